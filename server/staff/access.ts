import type { onRequestAsyncHookHandler } from 'fastify'
import type { Permission, StaffMember } from '../../contract/staff.ts'

/** A valid session and its member. */
export interface SignedIn {
  readonly member: StaffMember
  readonly twoFactor: boolean
  /** Whether the member's role requires a second factor. */
  readonly appRequired: boolean
  readonly signedInAt: Date
  readonly token: string
  /** Set-Cookie headers that extend the session. Usually empty. */
  readonly cookies: readonly string[]
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in member. Set by `allow` for each call of the staff area. */
    staff?: StaffMember
    /** The session. Set for calls about the member's own account. */
    staffSession?: SignedIn
  }
}

/**
 * Creates the hook that authorizes a call of the staff area: `app.get(path, { onRequest: allow('files') }, …)`. It
 * returns 401 without a session, and 403 if the member's role lacks the permission. Cross-site requests were rejected
 * before (`server/http/same-origin.ts`).
 */
export type Allow = (permission: Permission) => onRequestAsyncHookHandler
