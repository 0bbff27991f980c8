import { z } from 'zod'

/** What a member of the staff does: files, enquiries, or both and the accounts of the others. */
export const ROLES = ['editor', 'sales', 'admin'] as const

export const role = z.enum(ROLES)

export type Role = z.output<typeof role>

/** What a role may allow; each call of the staff area asks for one of these. */
export const PERMISSIONS = ['files', 'enquiries', 'figures', 'accounts'] as const

export type Permission = (typeof PERMISSIONS)[number]

/** The policy: which roles hold which permission. The staff area shows no way to what it would refuse. */
export const POLICY: Readonly<Record<Permission, readonly Role[]>> = {
  files: ['editor', 'admin'],
  enquiries: ['sales', 'admin'],
  figures: ['editor', 'sales', 'admin'],
  accounts: ['admin'],
}

export const isAllowed = (role: Role, permission: Permission) => POLICY[permission].includes(role)

/** Who is signed in, as the staff area shows it. */
export const staffMember = z.object({ id: z.string(), name: z.string(), email: z.string(), role })

export type StaffMember = z.output<typeof staffMember>
