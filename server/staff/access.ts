import type { onRequestAsyncHookHandler } from 'fastify'
import type { Permission, StaffMember } from '../../contract/staff.ts'
import type { SignedIn } from './staff.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sent it: set by `allow` for every call of the staff area that is answered. */
    staff?: StaffMember
    /** With which session: set for calls about the sender's own account. */
    staffSession?: SignedIn
  }
}

/**
 * Makes the hook that stands before each call of the staff area: 401 without a session, 403 where the member's role
 * does not hold the permission. `app.get(path, { onRequest: allow('files') }, …)`. What comes from another site has
 * been refused before (`server/same-origin.ts`).
 */
export type Allow = (permission: Permission) => onRequestAsyncHookHandler
