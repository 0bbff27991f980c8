import { createHash, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Role } from '#contract/staff.ts'
import type { Tables } from '../database/tables.ts'

export type AccountRow = Awaited<ReturnType<ReturnType<typeof accountRepository>['all']>>[number]

/** Returns the hash of a token. Only hashes are stored, so a copy of the table cannot be used to set passwords. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Reads and writes better-auth's account tables. `db` may be a transaction. */
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

    /** Returns true if an administrator other than the given member can sign in. */
    async hasOtherAdmin(id: string) {
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

    /**
     * Adds an account without a password and returns its ID. Returns undefined if an account with the same email
     * address already exists.
     */
    async add(account: { readonly email: string; readonly name: string; readonly role: Role }) {
      const id = randomUUID()
      const now = new Date().toISOString()
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('staff_member')
        .values({
          id,
          ...account,
          email_verified: 1,
          image: null,
          disabled: 0,
          two_factor_enabled: 0,
          created_at: now,
          updated_at: now,
        })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n ? id : undefined
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

    /** Removes an account. The database also deletes its sessions, password, and second factor. */
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

    /** Ends a session. Returns false if the session does not belong to the member. */
    async endSession(memberId: string, sessionId: string) {
      const { numDeletedRows } = await db
        .deleteFrom('staff_session')
        .where('id', '=', sessionId)
        .where('user_id', '=', memberId)
        .executeTakeFirstOrThrow()
      return numDeletedRows > 0n
    },

    async endSessionOf(token: string) {
      await db.deleteFrom('staff_session').where('token', '=', token).execute()
    },

    async endSessions(memberId: string) {
      await db.deleteFrom('staff_session').where('user_id', '=', memberId).execute()
    },

    /** Returns the encrypted secret of the member's authenticator app, even if its setup is not confirmed. */
    async appSecretOf(memberId: string) {
      const row = await db
        .selectFrom('staff_two_factor')
        .select('secret')
        .where('user_id', '=', memberId)
        .executeTakeFirst()
      return row?.secret
    },

    storedFactors: () => db.selectFrom('staff_two_factor').select(['id', 'secret']).execute(),

    /** Replaces the secret of an authenticator app unless the member has changed it since it was read. */
    async replaceFactor(id: string, before: string, secret: string) {
      const factor = db.updateTable('staff_two_factor').set({ secret })
      await factor.where('id', '=', id).where('secret', '=', before).execute()
    },

    async removeTwoFactor(memberId: string) {
      await db.deleteFrom('staff_two_factor').where('user_id', '=', memberId).execute()
      await db.updateTable('staff_member').set({ two_factor_enabled: 0 }).where('id', '=', memberId).execute()
    },

    /** Stores the account that a token belongs to. The link's page shows this account. */
    async addLink(memberId: string, token: string, expiresAt: Date) {
      await db
        .insertInto('staff_link')
        .values({ token_hash: hashOf(token), user_id: memberId, expires_at: expiresAt.toISOString() })
        .execute()
    },

    ownerOfLink: (token: string, now: Date) =>
      db
        .selectFrom('staff_link')
        .innerJoin('staff_member', 'staff_member.id', 'staff_link.user_id')
        .select(['staff_member.id', 'staff_member.email', 'staff_member.name'])
        .where('staff_link.token_hash', '=', hashOf(token))
        .where('staff_link.expires_at', '>', now.toISOString())
        .executeTakeFirst(),

    async deleteLinks(memberId: string) {
      await db.deleteFrom('staff_link').where('user_id', '=', memberId).execute()
      await db.deleteFrom('staff_verification').where('value', '=', memberId).execute()
    },

    /** Deletes expired sessions, tokens, and links. */
    async deleteExpired(now: Date) {
      await db.deleteFrom('staff_session').where('expires_at', '<=', now.toISOString()).execute()
      await db.deleteFrom('staff_verification').where('expires_at', '<=', now.toISOString()).execute()
      await db.deleteFrom('staff_link').where('expires_at', '<=', now.toISOString()).execute()
    },
  }
}
