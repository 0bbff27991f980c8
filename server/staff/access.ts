import type { onRequestAsyncHookHandler } from 'fastify'
import type { Permission, StaffMember } from '../../contract/staff.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sent it: set by `allow` for every call of the staff area that is answered. */
    staff?: StaffMember
  }
}

/**
 * Makes the hook that stands before each call of the staff area: 401 without a session, 403 where the member's role
 * does not hold the permission or the call comes from another site. `app.get(path, { onRequest: allow('files') }, …)`.
 */
export type Allow = (permission: Permission) => onRequestAsyncHookHandler
