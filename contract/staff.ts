import { z } from 'zod'

/** What a member of the staff does: files, inquiries, or both and the accounts of the others. */
export const ROLES = ['editor', 'sales', 'admin'] as const

export const role = z.enum(ROLES)

export type Role = z.output<typeof role>

/** What a role may allow; each call of the staff area asks for one of these. */
export const PERMISSIONS = ['files', 'inquiries', 'figures', 'accounts'] as const

export type Permission = (typeof PERMISSIONS)[number]

/** The policy: which roles hold which permission. The staff area shows no way to what it would refuse. */
export const POLICY: Readonly<Record<Permission, readonly Role[]>> = {
  files: ['editor', 'admin'],
  inquiries: ['sales', 'admin'],
  figures: ['editor', 'sales', 'admin'],
  accounts: ['admin'],
}

export const isAllowed = (role: Role, permission: Permission) => POLICY[permission].includes(role)

/** Who is signed in, as the staff area shows it. */
export const staffMember = z.object({ id: z.string(), name: z.string(), email: z.string(), role })

export type StaffMember = z.output<typeof staffMember>

/** Shorter ones are refused; longer ones than the second are, too, for hashing them would take long. */
export const PASSWORD_LENGTH = { least: 12, most: 128 } as const

const email = z
  .string('Enter an e-mail address.')
  .trim()
  .min(1, 'Enter an e-mail address.')
  .max(254, 'An e-mail address has 254 characters at most.')
  .refine((text) => z.email().safeParse(text).success, 'Enter an e-mail address such as name@example.com.')
  .transform((text) => text.toLowerCase())

const name = z
  .string('Enter a name.')
  .trim()
  .min(1, 'Enter a name.')
  .max(120, 'A name has 120 characters at most.')
  .refine((text) => !/\p{Cc}/u.test(text) && text.isWellFormed(), 'A name is one line of text.')

/** A password to sign in with. */
const givenPassword = z
  .string('Enter your password.')
  .min(1, 'Enter your password.')
  .max(PASSWORD_LENGTH.most, `A password has ${PASSWORD_LENGTH.most} characters at most.`)

/** A password that is being set. */
const newPassword = z
  .string('Choose a password.')
  .min(PASSWORD_LENGTH.least, `A password needs ${PASSWORD_LENGTH.least} characters or more.`)
  .max(PASSWORD_LENGTH.most, `A password has ${PASSWORD_LENGTH.most} characters at most.`)
  .refine((text) => text.isWellFormed(), 'A password is text.')

/** Body of `POST /api/auth/sign-in`. */
export const signInRequest = z.object({ email, password: givenPassword })

/** Signed in, or a code is required first. */
export const signInResponse = z.object({ next: z.enum(['done', 'code']) })

export type SignInResponse = z.output<typeof signInResponse>

/** Body of `POST /api/auth/sign-in/code`: of the authenticator app, or a backup code. */
export const codeRequest = z.object({
  code: z
    .string('Enter the code.')
    .trim()
    .min(1, 'Enter the code.')
    .max(32, 'A code is shorter than that.')
    .transform((text) => text.replaceAll(/\s/g, '')),
})

const token = z.string().min(1).max(200)

/** Body of `POST /api/auth/link`: whose password a link sets. */
export const linkRequest = z.object({ token })

export const linkResponse = z.object({ email: z.string(), name: z.string() })

/** Body of `POST /api/auth/set-password`. */
export const setPasswordRequest = z.object({ token, newPassword })

/** Body of `POST /api/auth/change-password`. */
export const changePasswordRequest = z.object({ currentPassword: givenPassword, newPassword })

/** Body of every call that asks for the password again. */
export const passwordRequest = z.object({ password: givenPassword })

/** `GET /api/auth/me`. */
export const meResponse = staffMember.extend({
  twoFactor: z.boolean(),
  /** Whether the role requires the second factor. */
  appRequired: z.boolean(),
})

/** Answer of `POST /api/auth/two-factor/enable`: shown once. */
export const enrolmentResponse = z.object({
  /** For the authenticator app: `otpauth://…`. */
  uri: z.string(),
  secret: z.string(),
  backupCodes: z.array(z.string()),
})

export type Enrolment = z.output<typeof enrolmentResponse>

export const backupCodesResponse = z.object({ backupCodes: z.array(z.string()) })

const staffSession = z.object({
  id: z.string(),
  /** The one that asks. */
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
  /** Whether a password has been set; before, only the link leads in. */
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
  .refine((changes) => Object.keys(changes).length > 0, 'Name what to change.')

export const accountParams = z.object({ id: z.string().min(1).max(64) })

/** A link that sets a password, once; shown once. */
export const accountLinkResponse = z.object({ account, link: z.url(), expiresAt: z.iso.datetime() })

export type AccountLink = z.output<typeof accountLinkResponse>
