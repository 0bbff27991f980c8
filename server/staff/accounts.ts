import { randomBytes } from 'node:crypto'
import type { Role } from '../../contract/staff.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/connection.ts'
import { accountExists, lastAdmin, unknownAccount } from '../errors.ts'
import { type Auth, LINK_SECONDS } from './auth.ts'
import { type AccountRow, accountRepository } from './repository.ts'
import type { SignInGuard } from './sign-in-guard.ts'

interface AccountsDeps {
  readonly config: Pick<Config, 'publicUrl'>
  readonly database: Database
  readonly auth: Auth
  readonly guard: SignInGuard
}

export interface Link {
  readonly account: AccountRow
  /** The token stands behind the `#`: no server, log or referrer ever sees it. */
  readonly link: string
  readonly expiresAt: Date
}

interface NewAccount {
  readonly email: string
  readonly name: string
  readonly role: Role
}

/** The accounts of the staff: made by an administrator, or by whoever may run programs on the server. */
export function createAccounts({ config, database, auth, guard }: AccountsDeps) {
  const repository = accountRepository(database)

  async function found(id: string) {
    const account = await repository.byId(id)
    if (!account) throw unknownAccount()
    return account
  }

  /** A new link to set the password; those given out before no longer hold. */
  async function linkFor(id: string): Promise<Link> {
    const account = await found(id)
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(Date.now() + LINK_SECONDS * 1000)
    await repository.forgetLinks(id)
    const { internalAdapter } = await auth.$context
    await internalAdapter.createVerificationValue({ identifier: `reset-password:${token}`, value: id, expiresAt })
    await guard.forgive(account.email)
    return { account, link: `${config.publicUrl}/manage/set-password#${token}`, expiresAt }
  }

  return {
    list: () => repository.all(),
    isEmpty: () => repository.isEmpty(),
    byEmail: (email: string) => repository.byEmail(email),
    linkFor,

    /** @throws PublicError ACCOUNT_EXISTS (409) */
    async add({ email, name, role }: NewAccount): Promise<Link> {
      if (await repository.byEmail(email)) throw accountExists()
      const { internalAdapter } = await auth.$context
      const user = await internalAdapter.createUser({ email, name, role, emailVerified: true }, { method: 'admin' })
      return linkFor(user.id)
    },

    /**
     * Who is disabled is signed out at once; a new role holds from the next call on.
     * @throws PublicError UNKNOWN_ACCOUNT (404), LAST_ADMIN (409)
     */
    async change(id: string, changes: { readonly role?: Role | undefined; readonly disabled?: boolean | undefined }) {
      return database.transaction().execute(async (transaction) => {
        const inside = accountRepository(transaction)
        const account = await inside.byId(id)
        if (!account) throw unknownAccount()
        const staysAdmin = (changes.role ?? account.role) === 'admin' && !(changes.disabled ?? account.disabled === 1)
        const isAdmin = account.role === 'admin' && account.disabled === 0
        if (isAdmin && !staysAdmin && !(await inside.hasAdminBeside(id))) throw lastAdmin()
        await inside.change(id, {
          ...(changes.role && { role: changes.role }),
          ...(changes.disabled !== undefined && { disabled: changes.disabled }),
        })
        if (changes.disabled) {
          await inside.endSessions(id)
          await inside.forgetLinks(id)
        }
        const changed = await inside.byId(id)
        if (!changed) throw unknownAccount()
        return changed
      })
    },

    /** For whoever has lost phone and backup codes; all sessions end. @throws PublicError UNKNOWN_ACCOUNT (404) */
    async removeTwoFactor(id: string) {
      await found(id)
      await repository.removeTwoFactor(id)
      await repository.endSessions(id)
      return found(id)
    },

    /** @throws PublicError UNKNOWN_ACCOUNT (404), LAST_ADMIN (409) */
    async remove(id: string) {
      return database.transaction().execute(async (transaction) => {
        const inside = accountRepository(transaction)
        const account = await inside.byId(id)
        if (!account) throw unknownAccount()
        const isAdmin = account.role === 'admin' && account.disabled === 0
        if (isAdmin && !(await inside.hasAdminBeside(id))) throw lastAdmin()
        await inside.remove(id)
        return account
      })
    },
  }
}

export type Accounts = ReturnType<typeof createAccounts>
