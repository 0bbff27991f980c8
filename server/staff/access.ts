import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Permission, StaffMember } from '#contract/staff.ts'

/** A valid session and the member that it belongs to. */
export interface SignedIn {
  readonly member: StaffMember
  readonly twoFactor: boolean
  /** True if the member's role requires an authenticator app. */
  readonly appRequired: boolean
  readonly signedInAt: Date
  readonly token: string
  /** Set-Cookie headers that extend the session. Usually empty. */
  readonly cookies: readonly string[]
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in member. `allow` sets it for each call to the staff API. */
    staff?: StaffMember
    /** The session. It is set only for calls that concern the member's own account. */
    staffSession?: SignedIn
  }
}

/**
 * Creates the hook that authorizes a call to the staff API: `app.get(path, { onRequest: allow('files') }, …)`. The hook
 * returns 401 without a session, and 403 if the member's role lacks the permission. `server/http/same-origin.ts` has
 * already rejected cross-site requests.
 */
export type Allow = (permission: Permission) => onRequestAsyncHookHandler

/** The signed-in member. `allow` has already authorized the call. */
export function memberOf({ staff }: Pick<FastifyRequest, 'staff'>): StaffMember {
  if (!staff) throw new Error('the route requires a signed-in member')
  return staff
}
