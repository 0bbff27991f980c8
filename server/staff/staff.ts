import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { isAllowed, staffMember } from '#contract/staff.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/connection.ts'
import { counters } from '../database/counters.ts'
import { publicError } from '../errors.ts'
import type { Secrets } from '../secrets/secrets.ts'
import type { Allow, SignedIn } from './access.ts'
import { createAccounts } from './accounts.ts'
import { ADDRESS_HEADER, authOf, type PasswordHashing, type StaffLog, withCurrentSecret } from './auth.ts'
import { accountRepository } from './repository.ts'
import { createSignIn } from './sign-in.ts'
import { createSignInGuard } from './sign-in-guard.ts'

/** Maximum duration of a session, even if it is in use. */
const MAX_SESSION_MS = 7 * 24 * 60 * 60_000

/** Maximum age of a sign-in for calls that change accounts or end sessions. */
const RECENT_MS = 10 * 60_000

const CLEANUP_INTERVAL_MS = 60 * 60_000

export interface StaffDeps {
  readonly config: Pick<Config, 'publicUrl' | 'secondFactorRoles'>
  readonly secrets: Pick<Secrets, 'staff'>
  readonly database: Database
  readonly log: StaffLog
  readonly passwordHashing?: PasswordHashing | undefined
}

/** Provides sign-in, sessions, and authorization by role for staff. */
export function createStaff({ config, secrets, database, log, passwordHashing }: StaffDeps) {
  const auth = authOf({ config, secrets, database, log, passwordHashing })
  const guard = createSignInGuard(database)
  const repository = accountRepository(database)
  const accounts = createAccounts({ config, database, auth, guard })
  let cleaning: NodeJS.Timeout | undefined

  /** Returns the request headers that better-auth needs. */
  const headersOf = ({ headers, ip }: FastifyRequest) =>
    new Headers({
      [ADDRESS_HEADER]: ip,
      ...(headers.cookie && { cookie: headers.cookie }),
      ...(headers['user-agent'] && { 'user-agent': headers['user-agent'].slice(0, 300) }),
    })

  /** Reads the session that the cookies refer to from the database. */
  async function signedInBy(headers: Headers): Promise<SignedIn | undefined> {
    if (!headers.has('cookie')) return undefined
    const { response, headers: answered } = await auth().api.getSession({ headers, returnHeaders: true })
    if (!response || response.user.disabled) return undefined
    const { session, user } = response
    if (Date.now() - session.createdAt.getTime() > MAX_SESSION_MS) {
      await repository.endSession(user.id, session.id)
      return undefined
    }
    const member = staffMember.parse(user)
    return {
      member,
      twoFactor: user.twoFactorEnabled === true,
      appRequired: config.secondFactorRoles.includes(member.role),
      signedInAt: session.createdAt,
      token: session.token,
      cookies: answered.getSetCookie(),
    }
  }

  async function identify(request: FastifyRequest, reply: FastifyReply) {
    reply.header('cache-control', 'no-store')
    const signedIn = await signedInBy(headersOf(request))
    if (!signedIn) throw publicError('NOT_SIGNED_IN')
    for (const cookie of signedIn.cookies) reply.header('set-cookie', cookie)
    request.staff = signedIn.member
    request.staffSession = signedIn
    return signedIn
  }

  /** A hook for calls that concern the member's own account. Every member may make these calls. */
  const signedIn: onRequestAsyncHookHandler = async (request, reply) => {
    await identify(request, reply)
  }

  const allow: Allow = (permission) => async (request, reply) => {
    const { member, appRequired, twoFactor } = await identify(request, reply)
    if (!isAllowed(member.role, permission)) throw publicError('NOT_ALLOWED')
    if (appRequired && !twoFactor) throw publicError('SECOND_FACTOR_REQUIRED')
  }

  /**
   * An additional hook for calls that change accounts or end sessions. It requires a recent sign-in, because a member
   * may have left a session open.
   */
  const recentlySignedIn: onRequestAsyncHookHandler = async ({ staffSession }) => {
    if (!staffSession || Date.now() - staffSession.signedInAt.getTime() > RECENT_MS) throw publicError('SIGN_IN_AGAIN')
  }

  /**
   * Like `recentlySignedIn`, but for calls that contain the password. Only members with a second factor must have
   * signed in recently.
   */
  const recentSecondFactor: onRequestAsyncHookHandler = async function (request, reply) {
    if (request.staffSession?.twoFactor) await recentlySignedIn.call(this, request, reply)
  }

  const clean = () =>
    Promise.all([
      repository.deleteExpired(new Date()),
      guard.deleteExpired(),
      counters(database, 'request_count').deleteExpired(),
    ]).catch((error: unknown) => log.error({ err: error }, 'could not delete expired sessions and counts'))

  return {
    accounts,
    signIn: createSignIn({ auth, guard, repository, log }),
    headersOf,
    allow,
    signedIn,
    recentlySignedIn,
    recentSecondFactor,

    /** Returns a visitor's session, or undefined if the visitor is not signed in. */
    sessionOf: signedInBy,

    /**
     * Re-encrypts the keys of authenticator apps with the current secret.
     * @returns the number of keys
     */
    async encryptAgain() {
      const factors = await repository.storedFactors()
      for (const { id, secret } of factors) {
        await repository.replaceFactor(id, secret, await withCurrentSecret(auth(), secret))
      }
      return factors.length
    },

    /** Logs a warning if there are no accounts, and schedules the cleanup. */
    async start() {
      if (await accounts.isEmpty()) {
        log.warn('there are no staff accounts yet; create one with `npm run staff -- add name@example.com`')
      }
      await clean()
      cleaning = setInterval(clean, CLEANUP_INTERVAL_MS).unref()
    },
    stop() {
      clearInterval(cleaning)
    },
  }
}

export type Staff = ReturnType<typeof createStaff>
