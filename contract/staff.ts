import { z } from 'zod'
import { cleanEmail, isEmail } from './email-address.ts'
import { cleanLine } from './plain-text.ts'

/** Roles of staff members. `POLICY` lists their permissions. */
export const ROLES = ['editor', 'sales', 'admin'] as const

export const role = z.enum(ROLES)

export type Role = z.output<typeof role>

export const PERMISSIONS = ['editContent', 'files', 'inquiries', 'analytics', 'accounts'] as const

export type Permission = (typeof PERMISSIONS)[number]

/** The roles that have each permission. The staff area hides links that a role may not open. */
export const POLICY: Readonly<Record<Permission, readonly Role[]>> = {
  editContent: ['editor', 'admin'],
  files: ['editor', 'admin'],
  inquiries: ['sales', 'admin'],
  analytics: ['editor', 'sales', 'admin'],
  accounts: ['admin'],
}

export const isAllowed = (role: Role, permission: Permission) => POLICY[permission].includes(role)

export const staffMember = z.object({ id: z.string(), name: z.string(), email: z.string(), role })

export type StaffMember = z.output<typeof staffMember>

/** Password length limits, in characters. The maximum limits how long hashing takes. */
export const PASSWORD_LENGTH = { min: 12, max: 128 } as const

const email = z
  .string('Enter an email address.')
  .overwrite(cleanEmail)
  .min(1, 'Enter an email address.')
  .max(254, 'Shorten this to 254 characters.')
  .refine(isEmail, 'Enter an email address such as name@example.com.')
  .transform((text) => text.toLowerCase())

const name = z
  .string('Enter a name.')
  .overwrite(cleanLine)
  .trim()
  .min(1, 'Enter a name.')
  .max(120, 'Shorten this to 120 characters.')

const givenPassword = z
  .string('Enter your password.')
  .min(1, 'Enter your password.')
  .max(PASSWORD_LENGTH.max, `Enter up to ${PASSWORD_LENGTH.max} characters.`)

const newPassword = z
  .string('Choose a password.')
  .min(PASSWORD_LENGTH.min, `Enter at least ${PASSWORD_LENGTH.min} characters.`)
  .max(PASSWORD_LENGTH.max, `Enter up to ${PASSWORD_LENGTH.max} characters.`)
  .refine((text) => text.isWellFormed(), 'The password contains invalid characters.')

/** Body of `POST /api/auth/sign-in`. */
export const signInRequest = z.object({ email, password: givenPassword })

/** If `next` is 'code', signing in also requires a code. */
export const signInResponse = z.object({ next: z.enum(['done', 'code']) })

export type SignInResponse = z.output<typeof signInResponse>

/** Body of `POST /api/auth/sign-in/code`: a code from the authenticator app, or a backup code. */
export const codeRequest = z.object({
  code: z
    .string('Enter the code.')
    .trim()
    .min(1, 'Enter the code.')
    .max(32, 'That code is too long.')
    .transform((text) => text.replaceAll(/\s/g, '')),
})

const token = z.string().min(1).max(200)

/** Body of `POST /api/auth/link`, which returns the account that the link belongs to. */
export const linkRequest = z.object({ token })

export const linkResponse = z.object({ email: z.string(), name: z.string() })

/** Body of `POST /api/auth/set-password`. */
export const setPasswordRequest = z.object({ token, newPassword })

/** Body of `POST /api/auth/change-password`. */
export const changePasswordRequest = z.object({ currentPassword: givenPassword, newPassword })

/** Body of every request that requires the user to reenter the password. */
export const passwordRequest = z.object({ password: givenPassword })

/** Response to `GET /api/auth/me`. */
export const meResponse = staffMember.extend({
  twoFactor: z.boolean(),
  /** True if the role requires two-factor authentication. */
  appRequired: z.boolean(),
})

/** Response to `POST /api/auth/two-factor/enable`. The setup URI, secret, and backup codes are shown only once. */
export const enrollmentResponse = z.object({
  /** Setup URI for the authenticator app: `otpauth://…`. */
  uri: z.string(),
  secret: z.string(),
  backupCodes: z.array(z.string()),
})

export type Enrollment = z.output<typeof enrollmentResponse>

export const backupCodesResponse = z.object({ backupCodes: z.array(z.string()) })

const staffSession = z.object({
  id: z.string(),
  /** True if the request was made from this session. */
  current: z.boolean(),
  signedInAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  address: z.string().nullable(),
  browser: z.string().nullable(),
})

export const sessionsResponse = z.object({ sessions: z.array(staffSession) })

export type StaffSession = z.output<typeof staffSession>

const account = staffMember.extend({
  disabled: z.boolean(),
  twoFactor: z.boolean(),
  /** False until the member uses the link to set a password. */
  hasPassword: z.boolean(),
  lastSeenAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
})

export type Account = z.output<typeof account>

export const accountResponse = z.object({ account })

export const accountsResponse = z.object({ accounts: z.array(account) })

/** Body of `POST /api/staff/accounts`. */
export const addAccountRequest = z.object({ email, name, role: z.enum(ROLES, 'Choose a role.') })

/** Body of `PATCH /api/staff/accounts/{id}`. */
export const changeAccountRequest = z
  .object({ role: z.enum(ROLES, 'Choose a role.'), disabled: z.boolean() })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, 'Choose what to change.')

export const accountParams = z.object({ id: z.string().min(1).max(64) })

/** A one-time link for setting a password. It is shown only once. */
export const accountLinkResponse = z.object({ account, link: z.url(), expiresAt: z.iso.datetime() })

export type AccountLink = z.output<typeof accountLinkResponse>
