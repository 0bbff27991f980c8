import { betterAuth } from 'better-auth'
import { twoFactor } from 'better-auth/plugins'
import type { FastifyBaseLogger } from 'fastify'
import { PASSWORD_LENGTH, ROLES } from '../../contract/staff.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/connection.ts'
import { keptSecret } from '../kept-secret.ts'

const HOUR = 60 * 60

/** A session that nobody has used for so long has ended. */
const IDLE_SECONDS = 12 * HOUR

/** How often a session that is in use is prolonged. */
const PROLONG_SECONDS = HOUR / 4

/** How long a link that sets a password holds. */
export const LINK_SECONDS = 48 * HOUR

/** Where `auth.ts` finds the address that a call came from: Fastify has read it, with the proxies it trusts. */
export const ADDRESS_HEADER = 'x-client-address'

/** The server's log, or what stands in for it in a command. */
export type StaffLog = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>

interface AuthDeps {
  readonly config: Pick<Config, 'publicUrl' | 'dataDir' | 'staffSecret'>
  readonly database: Database
  readonly log: StaffLog
}

/**
 * better-auth on our own tables. It is called, never routed: `routes.ts` says which calls there are, checks what comes
 * in and presents what goes out (better-auth's own answers carry the session's token, which no script shall read), so
 * its router with its own origin check and rate limit is not used. `same-origin.ts` and `attempts.ts` do both.
 */
export const createAuth = ({ config, database, log }: AuthDeps) =>
  betterAuth({
    appName: 'BoltSpan',
    baseURL: config.publicUrl,
    basePath: '/api/auth',
    secret: config.staffSecret ?? keptSecret(config.dataDir, 'staff'),
    database: { db: database, type: 'sqlite', transaction: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_LENGTH.least,
      maxPasswordLength: PASSWORD_LENGTH.most,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: LINK_SECONDS,
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
      updateAge: PROLONG_SECONDS,
      // Each call asks the database: a role that has been taken away, or a session that has been ended, is so at once.
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
      cookiePrefix: 'boltspan',
      useSecureCookies: config.publicUrl.startsWith('https:'),
      // A link in a mail to an enquiry shall find its reader signed in; no call that changes anything is a GET.
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      log: (level, message, ...details) => log[level]({ details }, `better-auth: ${message}`),
    },
    databaseHooks: {
      session: {
        // Whatever led here, a disabled account gets no session.
        create: {
          before: async ({ userId }, context) => {
            const user = await context?.context.internalAdapter.findUserById(userId)
            return user !== null && user !== undefined && (user as { disabled?: boolean }).disabled !== true
          },
        },
      },
    },
  })

export type Auth = ReturnType<typeof createAuth>
