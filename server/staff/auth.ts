import { AsyncLocalStorage } from 'node:async_hooks'
import { betterAuth } from 'better-auth'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { twoFactor } from 'better-auth/plugins'
import type { FastifyBaseLogger } from 'fastify'
import { PASSWORD_LENGTH, ROLES } from '../../contract/staff.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/connection.ts'
import { engineOf } from '../database/engine-of.ts'
import type { Secrets, Versions } from '../secrets/secrets.ts'
import { backupCodeOptions } from './backup-codes.ts'

const HOUR = 60 * 60

/** Idle timeout of a session. */
const IDLE_SECONDS = 12 * HOUR

/** How often a session that is in use is extended. */
const EXTEND_SECONDS = HOUR / 4

/** Lifetime of a link that sets a password. */
export const LINK_SECONDS = 48 * HOUR

/** Header with the client's address as Fastify has determined it, considering trusted proxies. */
export const ADDRESS_HEADER = 'x-client-address'

/** Receives the token that better-auth would send by mail: an administrator hands the link over instead. */
const passwordToken = new AsyncLocalStorage<{ token?: string }>()

/** The server's log, or a command's. */
export type StaffLog = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>

/** Replaces better-auth's scrypt. */
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

/** better-auth with the versions of the secret that there are now. */
export type CurrentAuth = () => Auth

/** Makes better-auth again when the secret has been rotated: it takes its secrets when it is made. */
export function authOf({ secrets, ...deps }: AuthDeps): CurrentAuth {
  let made: { readonly versions: string; readonly auth: Auth } | undefined
  return () => {
    const accepted = secrets.staff()
    const versions = accepted.map(({ version }) => version).join()
    if (made?.versions !== versions) made = { versions, auth: createAuth(accepted, deps) }
    return made.auth
  }
}

/**
 * better-auth on our own tables. It is called, not routed: `routes.ts` defines the calls, validates requests and
 * presents responses (better-auth's own contain the session token, which scripts must not read), so its router with
 * its origin check and rate limit is not used. `same-origin.ts` and `attempts.ts` replace them.
 */
function createAuth(
  accepted: ReturnType<Versions>,
  { config, database, log, passwordHashing }: Omit<AuthDeps, 'secrets'>,
) {
  // What was encrypted before secrets had versions does not say which one it needs: it is the first.
  const original = accepted.find(({ version }) => version === 1)?.value
  const isHttps = config.publicUrl.startsWith('https:')
  return betterAuth({
    appName: 'BoltSpan',
    baseURL: config.publicUrl,
    basePath: '/api/auth',
    secrets: accepted.map(({ version, value }) => ({ version, value })),
    ...(original !== undefined && { secret: original }),
    // The type says how values are written: flags as 0 and 1, times as text, in PostgreSQL too (`database/tables.ts`).
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
        const taken = passwordToken.getStore()
        if (!taken) throw new Error('better-auth made a password token outside newPasswordToken')
        taken.token = token
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
      // Each call reads the database, so that a revoked role or session is effective at once.
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
        backupCodeOptions: backupCodeOptions(original),
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
      // Its check of the columns goes by that type; ours is `database/tables.test.ts`.
      database: { validateSchema: engineOf(database).name === 'sqlite' },
      // In place of better-auth's own prefix for secure cookies: no other host of the domain can set one named so.
      cookiePrefix: isHttps ? '__Host-boltspan' : 'boltspan',
      useSecureCookies: false,
      // Lax, so that links from mails open the staff area signed in; no GET call changes anything.
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { log: (level, message, ...details) => log[level]({ details }, `better-auth: ${message}`) },
  })
}

export type Auth = ReturnType<typeof createAuth>

/** A token that sets the password of the account with this address once, for `LINK_SECONDS`. */
export async function newPasswordToken(auth: Auth, email: string): Promise<string> {
  const taken: { token?: string } = {}
  await passwordToken.run(taken, () => auth.api.requestPasswordReset({ body: { email } }))
  if (!taken.token) throw new Error('better-auth made no token for this account')
  return taken.token
}

/**
 * The code that an authenticator app shows now. better-auth accepts those of the half minutes before and after, too.
 * @param storedSecret as in `staff_two_factor`
 */
export async function currentCode(auth: Auth, storedSecret: string): Promise<string> {
  const { secretConfig } = await auth.$context
  const secret = await symmetricDecrypt({ key: secretConfig, data: storedSecret })
  return (await auth.api.generateTOTP({ body: { secret } })).code
}

/** What the two-factor plugin has stored of a member. */
export interface StoredFactor {
  readonly secret: string
  readonly backup_codes: string
}

/** The same, encrypted with the secret that is in force; backup codes of earlier versions become hashes. */
export async function withCurrentSecret(auth: Auth, { secret, backup_codes }: StoredFactor): Promise<StoredFactor> {
  const { secretConfig } = await auth.$context
  const { storeBackupCodes } = backupCodeOptions(
    typeof secretConfig === 'string' ? secretConfig : secretConfig.legacySecret,
  )
  return {
    secret: await symmetricEncrypt({
      key: secretConfig,
      data: await symmetricDecrypt({ key: secretConfig, data: secret }),
    }),
    backup_codes: await storeBackupCodes.decrypt(backup_codes),
  }
}
