import { addAccountRequest, ROLES } from '#contract/staff.ts'
import type { Accounts, Link } from './accounts.ts'
import type { AccountRow } from './repository.ts'

/** Thrown for a command that cannot be run. The message explains the usage. */
export class StaffCommandError extends Error {
  override name = 'StaffCommandError'
}

const USAGE = `npm run staff -- add name@example.com [--role ${ROLES.join('|')}] [--name "First Last"]
    creates an account, or a new link for an existing one, and prints the link that sets its password
npm run staff -- list
npm run staff -- role name@example.com ${ROLES.join('|')}
npm run staff -- remove-app name@example.com
    removes the authenticator app of a member who lost their phone and backup codes
npm run staff -- remove name@example.com`

interface Options {
  readonly role?: string | undefined
  readonly name?: string | undefined
}

/**
 * Runs a command of `npm run staff`.
 * @returns the lines to print
 * @throws StaffCommandError if the command is invalid, or PublicError if the change is rejected
 */
export async function runStaffCommand(
  accounts: Accounts,
  [command, email = '', ...rest]: readonly string[],
  options: Options,
): Promise<string[]> {
  switch (command) {
    case 'add':
      return add(accounts, email, options)
    case 'list': {
      const all = await accounts.list()
      return all.length === 0 ? ['There are no accounts yet.'] : all.map(lineOf)
    }
    case 'role': {
      const { id } = await named(accounts, email)
      return [lineOf(await accounts.change(id, { role: checked({ email, name: '?', role: rest[0] }).role }))]
    }
    case 'remove-app': {
      const { id } = await named(accounts, email)
      return [lineOf(await accounts.removeTwoFactor(id))]
    }
    case 'remove': {
      const account = await named(accounts, email)
      await accounts.remove(account.id)
      return [`Removed ${account.email}.`]
    }
    default:
      throw new StaffCommandError(USAGE)
  }
}

async function add(accounts: Accounts, email: string, { role, name }: Options) {
  const account = checked({
    email,
    name: name ?? nameFrom(email),
    // The first account must be an administrator, because only administrators can create other accounts.
    role: role ?? ((await accounts.isEmpty()) ? 'admin' : 'editor'),
  })
  const existing = await accounts.byEmail(account.email)
  if (!existing) return linesOf(await accounts.add(account))
  if (role) await accounts.change(existing.id, { role: account.role })
  return linesOf(await accounts.linkFor(existing.id))
}

function checked(account: unknown) {
  const result = addAccountRequest.safeParse(account)
  if (result.success) return result.data
  throw new StaffCommandError(`${result.error.issues[0]?.message}\n\n${USAGE}`)
}

async function named(accounts: Accounts, email: string) {
  const account = await accounts.byEmail(email.trim().toLowerCase())
  if (!account) throw new StaffCommandError(`There is no account for ${email || 'this address'}.\n\n${USAGE}`)
  return account
}

/** Derives a default name from an email address: 'Ada Lovelace' for 'ada.lovelace@example.com'. */
const nameFrom = (email: string) =>
  (email.split('@', 1)[0] ?? '')
    .split(/[._+-]+/)
    .filter(Boolean)
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ')

const lineOf = ({ name, email, role, disabled, two_factor_enabled, has_password }: AccountRow) =>
  [
    `${email}  ${role}  ${name}`,
    disabled && 'disabled',
    !has_password && 'no password yet',
    two_factor_enabled && 'authenticator app',
  ]
    .filter(Boolean)
    .join(', ')

const linesOf = ({ account, link, expiresAt }: Link) => [
  lineOf(account),
  `Set the password with this link, which works once and expires on ${expiresAt.toUTCString()}:`,
  link,
]
