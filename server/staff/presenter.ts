import { type Account, role, type StaffMember, type StaffSession } from '#contract/staff.ts'
import type { AccountRow, accountRepository } from './repository.ts'

type SessionRow = Awaited<ReturnType<ReturnType<typeof accountRepository>['sessionsOf']>>[number]

export const presentMember = ({ id, name, email, role }: StaffMember): StaffMember => ({ id, name, email, role })

export const presentAccount = (row: AccountRow): Account => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: role.parse(row.role),
  disabled: row.disabled === 1,
  twoFactor: row.two_factor_enabled === 1,
  hasPassword: Boolean(row.has_password),
  lastSeenAt: row.last_seen_at,
  createdAt: row.created_at,
})

export const presentSession = (row: SessionRow, currentToken: string): StaffSession => ({
  id: row.id,
  current: row.token === currentToken,
  signedInAt: row.created_at,
  seenAt: row.updated_at,
  address: row.ip_address || null,
  browser: row.user_agent || null,
})
