import { AsyncLocalStorage } from 'node:async_hooks'
import { betterAuth } from 'better-auth'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { twoFactor } from 'better-auth/plugins'
import type { FastifyBaseLogger } from 'fastify'
import { PASSWORD_LENGTH, ROLES } from '#contract/staff.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/connection.ts'
import { engineOf } from '../database/engine-of.ts'
import type { Secrets, Versions } from '../secrets/secrets.ts'
import { backupCodeOptions } from './backup-codes.ts'

const HOUR = 60 * 60

/** A session ends after it has been idle for this long. */
const IDLE_SECONDS = 12 * HOUR

/** How often an active session is extended. */
const EXTEND_SECONDS = HOUR / 4

/** Lifetime of a link that sets a password. */
export const LINK_SECONDS = 48 * HOUR

/**
 * Header that contains the client's IP address. Fastify determines the address and takes trusted proxies into account.
 */
export const ADDRESS_HEADER = 'x-client-address'

/**
 * Captures the token that better-auth would send by email, because an administrator gives the link to the member
 * instead.
 */
const passwordToken = new AsyncLocalStorage<{ token?: string }>()

export type StaffLog = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>

/** Functions that replace better-auth's scrypt. */
export interface PasswordHashing {
  readonly hash: (password: string) => Promise<string>
  readonly verify: (stored: { readonly hash: string; readonly password: string }) => Promise<boolean>
}

interface AuthDeps {
  readonly config: Pick<Config, 'publicUrl'>
  readonly secrets: Pick<Secrets, 'staff'>
  readonly database: Database
  readonly log: StaffLog
  readonly passwordHashing?: PasswordHashing | undefined
}

/** Returns better-auth with the current versions of the secret. */
export type CurrentAuth = () => Auth

/** Recreates better-auth after a rotation, because better-auth reads its secrets only when it is created. */
export function authOf({ secrets, ...deps }: AuthDeps): CurrentAuth {
  let current: { readonly versions: string; readonly auth: Auth } | undefined
  return () => {
    const accepted = secrets.staff()
    const versions = accepted.map(({ version }) => version).join()
    if (current?.versions !== versions) current = { versions, auth: createAuth(accepted, deps) }
    return current.auth
  }
}

/**
 * Creates better-auth with the product's tables. Its functions are called directly, without its router. `routes.ts`
 * defines the endpoints, validates requests, and builds responses, because better-auth's responses contain the session
 * token, which scripts must not read. `same-origin.ts` and `attempts.ts` replace the router's origin check and rate
 * limit.
 */
function createAuth(
  accepted: ReturnType<Versions>,
  { config, database, log, passwordHashing }: Omit<AuthDeps, 'secrets'>,
) {
  const isHttps = config.publicUrl.startsWith('https:')
  return betterAuth({
    appName: 'BoltSpan',
    baseURL: config.publicUrl,
    basePath: '/api/auth',
    secrets: accepted.map(({ version, value }) => ({ version, value })),
    // The type 'sqlite' makes better-auth write flags as 0 and 1 and times as text, even in PostgreSQL
    // (`database/tables.ts`).
    database: { db: database, type: 'sqlite', transaction: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      ...(passwordHashing && { password: passwordHashing }),
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: LINK_SECONDS,
      sendResetPassword: async ({ token }) => {
        const received = passwordToken.getStore()
        if (!received) throw new Error('better-auth created a password token outside newPasswordToken')
        received.token = token
      },
    },
    user: {
      modelName: 'staff_member',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: {
        role: { type: [...ROLES], required: true, input: false },
        disabled: { type: 'boolean', required: false, defaultValue: false, input: false },
      },
    },
    session: {
      modelName: 'staff_session',
      fields: {
        userId: 'user_id',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        expiresAt: 'expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      expiresIn: IDLE_SECONDS,
      updateAge: EXTEND_SECONDS,
      // Read the session from the database on every call, so a changed role or a revoked session takes effect
      // immediately.
      cookieCache: { enabled: false },
    },
    account: {
      modelName: 'staff_credential',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'staff_verification',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
      storeIdentifier: 'hashed',
    },
    plugins: [
      twoFactor({
        issuer: 'BoltSpan',
        backupCodeOptions,
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'staff_two_factor',
            fields: {
              userId: 'user_id',
              backupCodes: 'backup_codes',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
    ],
    advanced: {
      // With the type 'sqlite', better-auth can check the columns only in SQLite. `database/tables.test.ts` checks them
      // in both databases.
      database: { validateSchema: engineOf(database).name === 'sqlite' },
      // Replaces better-auth's prefix for secure cookies. Other hosts in the domain cannot set cookies with the
      // `__Host-` prefix.
      cookiePrefix: isHttps ? '__Host-boltspan' : 'boltspan',
      useSecureCookies: false,
      // With SameSite=Lax, a member who follows a link in an email is signed in. This is safe because no GET call
      // changes anything.
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { log: (level, message, ...details) => log[level]({ details }, `better-auth: ${message}`) },
  })
}

export type Auth = ReturnType<typeof createAuth>

/**
 * Returns a token that sets the password of the account with the given email address. The token can be used once within
 * `LINK_SECONDS`.
 */
export async function newPasswordToken(auth: Auth, email: string): Promise<string> {
  const received: { token?: string } = {}
  await passwordToken.run(received, () => auth.api.requestPasswordReset({ body: { email } }))
  if (!received.token) throw new Error('better-auth created no token for this account')
  return received.token
}

/**
 * Returns the code that an authenticator app currently shows. better-auth also accepts the previous and next codes.
 * @param storedSecret the app's secret as stored in `staff_two_factor`
 */
export async function currentCode(auth: Auth, storedSecret: string): Promise<string> {
  const { secretConfig } = await auth.$context
  const secret = await symmetricDecrypt({ key: secretConfig, data: storedSecret })
  return (await auth.api.generateTOTP({ body: { secret } })).code
}

/** Encrypts the stored secret of an authenticator app again, with the current version of our secret. */
export async function withCurrentSecret(auth: Auth, storedSecret: string): Promise<string> {
  const { secretConfig: key } = await auth.$context
  return symmetricEncrypt({ key, data: await symmetricDecrypt({ key, data: storedSecret }) })
}
