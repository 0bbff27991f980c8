import type { Kysely } from 'kysely'
import type { Role } from '../../contract/staff.ts'
import type { Tables } from '../database/tables.ts'

export type AccountRow = Awaited<ReturnType<ReturnType<typeof accountRepository>['all']>>[number]

/** Accounts as better-auth keeps them; `db` may be a transaction. */
export const accountRepository = (db: Kysely<Tables>) => {
  const accounts = db
    .selectFrom('staff_member')
    .select([
      'staff_member.id',
      'staff_member.name',
      'staff_member.email',
      'staff_member.role',
      'staff_member.disabled',
      'staff_member.two_factor_enabled',
      'staff_member.created_at',
    ])
    .select((select) => [
      select
        .selectFrom('staff_session')
        .whereRef('staff_session.user_id', '=', 'staff_member.id')
        .select((each) => each.fn.max('staff_session.updated_at').as('seen'))
        .as('last_seen_at'),
      select
        .exists(
          select
            .selectFrom('staff_credential')
            .whereRef('staff_credential.user_id', '=', 'staff_member.id')
            .where('staff_credential.password', 'is not', null)
            .select('staff_credential.id'),
        )
        .as('has_password'),
    ])

  return {
    all: () => accounts.orderBy('staff_member.name').orderBy('staff_member.email').execute(),
    byId: (id: string) => accounts.where('staff_member.id', '=', id).executeTakeFirst(),
    byEmail: (email: string) => accounts.where('staff_member.email', '=', email).executeTakeFirst(),

    async isEmpty() {
      return (await db.selectFrom('staff_member').select('id').limit(1).executeTakeFirst()) === undefined
    },

    /** Whether there is an administrator who can sign in, other than this one. */
    async hasAdminBeside(id: string) {
      const other = await db
        .selectFrom('staff_member')
        .select('id')
        .where('role', '=', 'admin')
        .where('disabled', '=', 0)
        .where('id', '!=', id)
        .limit(1)
        .executeTakeFirst()
      return other !== undefined
    },

    async change(id: string, changes: { readonly role?: Role; readonly disabled?: boolean }) {
      await db
        .updateTable('staff_member')
        .set({
          ...(changes.role && { role: changes.role }),
          ...(changes.disabled !== undefined && { disabled: changes.disabled ? 1 : 0 }),
          updated_at: new Date().toISOString(),
        })
        .where('id', '=', id)
        .execute()
    },

    /** With its sessions, its password and its second factor. */
    async remove(id: string) {
      await db.deleteFrom('staff_verification').where('value', '=', id).execute()
      await db.deleteFrom('staff_member').where('id', '=', id).execute()
    },

    sessionsOf: (id: string, now: Date) =>
      db
        .selectFrom('staff_session')
        .select(['id', 'token', 'ip_address', 'user_agent', 'created_at', 'updated_at'])
        .where('user_id', '=', id)
        .where('expires_at', '>', now.toISOString())
        .orderBy('updated_at', 'desc')
        .execute(),

    /** Whether it was one of this member's. */
    async endSession(memberId: string, sessionId: string) {
      const { numDeletedRows } = await db
        .deleteFrom('staff_session')
        .where('id', '=', sessionId)
        .where('user_id', '=', memberId)
        .executeTakeFirstOrThrow()
      return numDeletedRows > 0n
    },

    async endSessions(memberId: string) {
      await db.deleteFrom('staff_session').where('user_id', '=', memberId).execute()
    },

    async removeTwoFactor(memberId: string) {
      await db.deleteFrom('staff_two_factor').where('user_id', '=', memberId).execute()
      await db.updateTable('staff_member').set({ two_factor_enabled: 0 }).where('id', '=', memberId).execute()
    },

    /** Links that were given out before. */
    async forgetLinks(memberId: string) {
      await db.deleteFrom('staff_verification').where('value', '=', memberId).execute()
    },

    /** What has run out by itself. */
    async forgetExpired(now: Date) {
      await db.deleteFrom('staff_session').where('expires_at', '<=', now.toISOString()).execute()
      await db.deleteFrom('staff_verification').where('expires_at', '<=', now.toISOString()).execute()
    },
  }
}
