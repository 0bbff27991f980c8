import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { isAllowed, type StaffMember, staffMember } from '../../contract/staff.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/connection.ts'
import { notAllowed, notSignedIn } from '../errors.ts'
import type { Allow } from './access.ts'
import { createAccounts } from './accounts.ts'
import { ADDRESS_HEADER, createAuth, type StaffLog } from './auth.ts'
import { accountRepository } from './repository.ts'
import { createSignIn } from './sign-in.ts'
import { createSignInGuard } from './sign-in-guard.ts'

/** However busy a session is kept: after so long a password is asked for again. */
const LONGEST_SESSION_MS = 7 * 24 * 60 * 60_000

const CLEANING_INTERVAL_MS = 60 * 60_000

export interface StaffDeps {
  readonly config: Pick<Config, 'publicUrl' | 'dataDir' | 'staffSecret'>
  readonly database: Database
  readonly log: StaffLog
}

/** A session that holds, and whose it is. */
export interface SignedIn {
  readonly member: StaffMember
  readonly twoFactor: boolean
  readonly token: string
  /** Prolongs the session's cookie; empty most of the time. */
  readonly cookies: readonly string[]
}

/** Who works here: sign-in, sessions, and what a role allows. */
export function createStaff({ config, database, log }: StaffDeps) {
  const auth = createAuth({ config, database, log })
  const guard = createSignInGuard(database)
  const repository = accountRepository(database)
  const accounts = createAccounts({ config, database, auth, guard })
  let cleaning: NodeJS.Timeout | undefined

  /** Whose session the cookies carry; the database is asked each time. */
  async function signedInBy(headers: Headers): Promise<SignedIn | undefined> {
    if (!headers.has('cookie')) return undefined
    const { response, headers: answered } = await auth.api.getSession({ headers, returnHeaders: true })
    if (!response || response.user.disabled) return undefined
    const { session, user } = response
    if (Date.now() - session.createdAt.getTime() > LONGEST_SESSION_MS) {
      await repository.endSession(user.id, session.id)
      return undefined
    }
    return {
      member: staffMember.parse(user),
      twoFactor: user.twoFactorEnabled === true,
      token: session.token,
      cookies: answered.getSetCookie(),
    }
  }

  async function identify(request: FastifyRequest, reply: FastifyReply) {
    reply.header('cache-control', 'no-store')
    const signedIn = await signedInBy(staffHeaders(request))
    if (!signedIn) throw notSignedIn()
    for (const cookie of signedIn.cookies) reply.header('set-cookie', cookie)
    request.staff = signedIn.member
    return signedIn
  }

  /** For what every member may do: their own account. */
  const signedIn: onRequestAsyncHookHandler = async (request, reply) => {
    request.staffSession = await identify(request, reply)
  }

  const allow: Allow = (permission) => async (request, reply) => {
    const { member } = await identify(request, reply)
    if (!isAllowed(member.role, permission)) throw notAllowed()
  }

  const clean = () =>
    Promise.all([repository.forgetExpired(new Date()), guard.forgetOld()]).catch((error: unknown) =>
      log.error({ err: error }, 'ended sessions could not be forgotten'),
    )

  return {
    accounts,
    signIn: createSignIn({ auth, guard, repository, log }),
    allow,
    signedIn,

    /** For the pages: who opens one, if anybody. */
    memberOf: async (headers: Headers) => (await signedInBy(headers))?.member,

    /** Says so if nobody can sign in yet, and sweeps up from time to time. */
    async start() {
      if (await accounts.isEmpty()) {
        log.warn('nobody can sign in at /manage yet: make an account with `npm run staff -- add name@example.com`')
      }
      await clean()
      cleaning = setInterval(clean, CLEANING_INTERVAL_MS).unref()
    },
    stop() {
      clearInterval(cleaning)
    },
  }
}

export type Staff = ReturnType<typeof createStaff>

/** What better-auth gets to see of a request. */
export const staffHeaders = ({ headers, ip }: FastifyRequest) =>
  new Headers({
    [ADDRESS_HEADER]: ip,
    ...(headers.cookie && { cookie: headers.cookie }),
    ...(headers['user-agent'] && { 'user-agent': headers['user-agent'].slice(0, 300) }),
  })
