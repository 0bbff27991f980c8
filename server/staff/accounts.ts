import type { Role } from '#contract/staff.ts'
import type { Config } from '../config.ts'
import { type Database, inTransaction } from '../database/connection.ts'
import { engineOf } from '../database/engine-of.ts'
import { publicError } from '../errors.ts'
import { type CurrentAuth, LINK_SECONDS, newPasswordToken } from './auth.ts'
import { type AccountRow, accountRepository } from './repository.ts'
import type { SignInGuard } from './sign-in-guard.ts'

interface AccountsDeps {
  readonly config: Pick<Config, 'publicUrl'>
  readonly database: Database
  readonly auth: CurrentAuth
  readonly guard: SignInGuard
}

export interface Link {
  readonly account: AccountRow
  /** The token is in the URL's fragment, which browsers send neither in requests nor in Referer headers. */
  readonly link: string
  readonly expiresAt: Date
}

interface NewAccount {
  readonly email: string
  readonly name: string
  readonly role: Role
}

interface Changes {
  readonly role?: Role | undefined
  readonly disabled?: boolean | undefined
}

/** Manages staff accounts for the staff area and `npm run staff`. */
export function createAccounts({ config, database, auth, guard }: AccountsDeps) {
  const repository = accountRepository(database)
  const engine = engineOf(database)

  async function found(id: string) {
    const account = await repository.byId(id)
    if (!account) throw publicError('UNKNOWN_ACCOUNT')
    return account
  }

  /** Creates a new password link and invalidates earlier links. */
  async function linkFor(id: string): Promise<Link> {
    const account = await found(id)
    const expiresAt = new Date(Date.now() + LINK_SECONDS * 1000)
    await repository.deleteLinks(id)
    const token = await newPasswordToken(auth(), account.email)
    await repository.addLink(id, token, expiresAt)
    await guard.reset(account.email)
    return { account, link: `${config.publicUrl}/manage/set-password#${token}`, expiresAt }
  }

  return {
    list: () => repository.all(),
    isEmpty: () => repository.isEmpty(),
    byEmail: (email: string) => repository.byEmail(email),
    linkFor,

    /**
     * Adds an account.
     * @throws PublicError ACCOUNT_EXISTS (409)
     */
    async add({ email, name, role }: NewAccount): Promise<Link> {
      const id = await repository.add({ email, name, role })
      if (id === undefined) throw publicError('ACCOUNT_EXISTS')
      return linkFor(id)
    },

    /**
     * Changes an account. Disabling an account signs its owner out immediately. A new role takes effect on the next
     * call.
     * @param by the administrator's ID, or undefined on the command line
     * @throws PublicError UNKNOWN_ACCOUNT (404), LAST_ADMIN (409), OWN_ACCOUNT (409)
     */
    async change(id: string, changes: Changes, by?: string) {
      if (changes.disabled && id === by) throw publicError('OWN_ACCOUNT')
      return inTransaction(database, async (transaction) => {
        await engine.lockTable(transaction, 'staff_member')
        const inside = accountRepository(transaction)
        const account = await inside.byId(id)
        if (!account) throw publicError('UNKNOWN_ACCOUNT')
        const staysAdmin = (changes.role ?? account.role) === 'admin' && !(changes.disabled ?? account.disabled === 1)
        const isAdmin = account.role === 'admin' && account.disabled === 0
        if (isAdmin && !staysAdmin && !(await inside.hasOtherAdmin(id))) throw publicError('LAST_ADMIN')
        await inside.change(id, {
          ...(changes.role && { role: changes.role }),
          ...(changes.disabled !== undefined && { disabled: changes.disabled }),
        })
        if (changes.disabled) {
          await inside.endSessions(id)
          await inside.deleteLinks(id)
        }
        const changed = await inside.byId(id)
        if (!changed) throw publicError('UNKNOWN_ACCOUNT')
        return changed
      })
    },

    /**
     * Removes the second factor of a member who lost both the phone and the backup codes. Ends all of the member's
     * sessions.
     * @throws PublicError UNKNOWN_ACCOUNT (404)
     */
    async removeTwoFactor(id: string) {
      await found(id)
      await repository.removeTwoFactor(id)
      await repository.endSessions(id)
      return found(id)
    },

    /**
     * Removes an account.
     * @throws PublicError UNKNOWN_ACCOUNT (404), LAST_ADMIN (409), OWN_ACCOUNT (409)
     */
    async remove(id: string, by?: string) {
      if (id === by) throw publicError('OWN_ACCOUNT')
      return inTransaction(database, async (transaction) => {
        await engine.lockTable(transaction, 'staff_member')
        const inside = accountRepository(transaction)
        const account = await inside.byId(id)
        if (!account) throw publicError('UNKNOWN_ACCOUNT')
        const isAdmin = account.role === 'admin' && account.disabled === 0
        if (isAdmin && !(await inside.hasOtherAdmin(id))) throw publicError('LAST_ADMIN')
        await inside.remove(id)
        return account
      })
    },
  }
}

export type Accounts = ReturnType<typeof createAccounts>
