import type { onRequestAsyncHookHandler } from 'fastify'
import type { Permission, StaffMember } from '../../contract/staff.ts'

/** A valid session and the member that it belongs to. */
export interface SignedIn {
  readonly member: StaffMember
  readonly twoFactor: boolean
  /** Whether the member's role requires an authenticator app. */
  readonly appRequired: boolean
  readonly signedInAt: Date
  readonly token: string
  /** Set-Cookie headers that extend the session. The list is usually empty. */
  readonly cookies: readonly string[]
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in member. `allow` sets it for each call of the staff area. */
    staff?: StaffMember
    /** The session. It is set for calls about the member's own account. */
    staffSession?: SignedIn
  }
}

/**
 * Creates the hook that authorizes a call of the staff area: `app.get(path, { onRequest: allow('files') }, …)`. The
 * hook returns 401 without a session, and 403 if the member's role lacks the permission. `server/http/same-origin.ts`
 * has rejected cross-site requests before.
 */
export type Allow = (permission: Permission) => onRequestAsyncHookHandler
