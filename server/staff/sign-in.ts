import { isAPIError } from 'better-auth/api'
import type { Enrollment } from '#contract/staff.ts'
import { PublicError, publicError, wrongPassword } from '../errors.ts'
import type { SignedIn } from './access.ts'
import { type CurrentAuth, currentCode, type StaffLog } from './auth.ts'
import { backupCodeHash } from './backup-codes.ts'
import { assertStrongPassword } from './password-strength.ts'
import type { accountRepository } from './repository.ts'
import type { SignInGuard } from './sign-in-guard.ts'

/** How long better-auth locks an account's second factor after ten consecutive incorrect codes. */
const CODE_LOCK_SECONDS = 15 * 60

interface SignInDeps {
  readonly auth: CurrentAuth
  readonly guard: SignInGuard
  readonly repository: ReturnType<typeof accountRepository>
  readonly log: StaffLog
}

/** The result of a call and its Set-Cookie headers. */
interface Outcome<Result> {
  readonly result: Result
  readonly cookies: readonly string[]
}

/** Handles passwords, codes, and sessions. Logs every success and failure, but never logs secrets. */
export const createSignIn = (deps: SignInDeps) => ({
  ...signInSteps(deps),
  ...passwordChanges(deps),
  ...sessionChanges(deps),
  ...secondFactorChanges(deps),
})

/** Signs in with the password, and also with a code if the member has a second factor. */
function signInSteps({ auth, guard, repository, log }: SignInDeps) {
  /** Treats a sign-in to a disabled account like a wrong password, and ends the session that the sign-in created. */
  async function refuseDisabled(email: string) {
    const account = await repository.byEmail(email)
    if (!account?.disabled) return
    await repository.endSessions(account.id)
    throw publicError('WRONG_SIGN_IN')
  }

  /**
   * Ends the session that a new sign-in in the same browser replaces, unless that session belongs to another member.
   */
  async function endReplacedSession(email: string, headers: Headers) {
    const before = headers.has('cookie') ? await auth().api.getSession({ headers }) : null
    if (before?.user.email === email) await repository.endSessionOf(before.session.token)
  }

  return {
    /**
     * Performs the first step of a sign-in.
     * @throws PublicError WRONG_SIGN_IN (401), TOO_MANY_ATTEMPTS (429)
     */
    async signIn(
      { email, password }: { readonly email: string; readonly password: string },
      headers: Headers,
      address: string,
    ): Promise<Outcome<'done' | 'code'>> {
      const { result, cookies } = await guarded(guard, { email, address }, async () => {
        const answer = await auth().api.signInEmail({ body: { email, password }, headers, returnHeaders: true })
        await refuseDisabled(email)
        return answer
      }).catch((error) => {
        log.warn({ staff: 'sign-in rejected', email, address }, 'staff sign-in rejected')
        throw error
      })
      const next = 'twoFactorRedirect' in result ? 'code' : 'done'
      await endReplacedSession(email, headers)
      log.info({ staff: next === 'code' ? 'password accepted' : 'signed in', email, address }, 'staff sign-in')
      return { result: next, cookies }
    },

    /**
     * Performs the second step of a sign-in, with a code from the authenticator app or a backup code.
     * @throws PublicError WRONG_CODE (400), SIGN_IN_EXPIRED (401), TOO_MANY_ATTEMPTS (429)
     */
    async enterCode(code: string, headers: Headers, address: string): Promise<Outcome<void>> {
      const isTotp = /^\d{6}$/.test(code)
      const step = withoutSession(headers)
      const { result, cookies } = await callAuth(async () =>
        isTotp
          ? auth().api.verifyTOTP({ body: { code }, headers: step, returnHeaders: true })
          : auth().api.verifyBackupCode({ body: { code: backupCodeHash(code) }, headers: step, returnHeaders: true }),
      ).catch((error) => {
        log.warn({ staff: 'code rejected', address }, 'staff sign-in rejected')
        throw error
      })
      const { token, user } = result
      const refuse = async (why: string, error: PublicError) => {
        if (token) await repository.endSessionOf(token)
        log.warn({ staff: why, email: user.email, address }, 'staff sign-in rejected')
        throw error
      }
      await refuseDisabled(user.email)
      if (isTotp && !(await isCurrentCode(auth, repository, user.id, code))) {
        await refuse('expired or early code', publicError('SIGN_IN_EXPIRED'))
      }
      if (isTotp && !(await guard.spendCode(user.id, code)))
        await refuse('code already used', publicError('WRONG_CODE'))
      log.info({ staff: 'signed in', email: user.email, address, backupCode: !isTotp }, 'staff sign-in')
      return { result: undefined, cookies }
    },
  }
}

function passwordChanges({ auth, guard, repository, log }: SignInDeps) {
  /**
   * Returns the account that a password link belongs to.
   * @throws PublicError LINK_NOT_VALID (400)
   */
  async function ownerOf(token: string) {
    const owner = await repository.ownerOfLink(token, new Date())
    if (!owner) throw publicError('LINK_NOT_VALID')
    return owner
  }

  return {
    ownerOf,

    /**
     * Sets the password, invalidates the link, and ends all sessions of the account.
     * @throws PublicError LINK_NOT_VALID (400), WEAK_PASSWORD (400)
     */
    async setPassword(token: string, newPassword: string) {
      const owner = await ownerOf(token)
      await assertStrongPassword(newPassword, owner)
      await callAuth(() => auth().api.resetPassword({ body: { token, newPassword }, returnHeaders: true }))
      await repository.deleteLinks(owner.id)
      await guard.reset(owner.email)
      log.info({ staff: 'password set by link', email: owner.email }, 'staff account changed')
    },

    /**
     * Changes the member's password, ends all other sessions, and replaces the token of the current session.
     * @throws PublicError WRONG_PASSWORD (400), WEAK_PASSWORD (400)
     */
    async changePassword(
      { member: { name, email } }: SignedIn,
      passwords: { readonly currentPassword: string; readonly newPassword: string },
      headers: Headers,
      address: string,
    ): Promise<Outcome<void>> {
      await assertStrongPassword(passwords.newPassword, { name, email })
      const body = { ...passwords, revokeOtherSessions: true }
      const change = () => auth().api.changePassword({ body, headers, returnHeaders: true })
      const { cookies } = await guarded(guard, { email, address }, change, 'currentPassword')
      log.info({ staff: 'password changed', email }, 'staff account changed')
      return { result: undefined, cookies }
    },
  }
}

function sessionChanges({ auth, repository, log }: SignInDeps) {
  async function signOut(headers: Headers): Promise<Outcome<void>> {
    const { cookies } = await callAuth(() => auth().api.signOut({ headers, returnHeaders: true }))
    return { result: undefined, cookies }
  }

  return {
    signOut,

    sessionsOf: ({ member }: SignedIn) => repository.sessionsOf(member.id, new Date()),

    /**
     * Ends a session of the member.
     * @throws PublicError UNKNOWN_SESSION (404) if the session does not exist or belongs to another member
     */
    async endSession({ member }: SignedIn, sessionId: string) {
      if (!(await repository.endSession(member.id, sessionId))) throw publicError('UNKNOWN_SESSION')
    },

    async signOutEverywhere({ member }: SignedIn, headers: Headers): Promise<Outcome<void>> {
      const outcome = await signOut(headers)
      await repository.endSessions(member.id)
      log.info({ staff: 'signed out everywhere', email: member.email }, 'staff account changed')
      return outcome
    },
  }
}

function secondFactorChanges({ auth, guard, repository, log }: SignInDeps) {
  return {
    /**
     * Starts the setup of an authenticator app. Sign-ins require the app after its first code has been confirmed.
     * @throws PublicError WRONG_PASSWORD (400), TOTP_ON (409)
     */
    async beginEnrollment({ member: { email } }: SignedIn, password: string, headers: Headers, address: string) {
      const { result, cookies } = await guarded(guard, { email, address }, () =>
        auth().api.enableTwoFactor({ body: { password, method: 'totp' }, headers, returnHeaders: true }),
      )
      if (result.method !== 'totp') throw new Error('better-auth set up something other than TOTP')
      const secret = new URL(result.totpURI).searchParams.get('secret') ?? ''
      return { result: { uri: result.totpURI, secret, backupCodes: result.backupCodes } satisfies Enrollment, cookies }
    },

    /**
     * Confirms the app with its current code.
     * @throws PublicError WRONG_CODE (400), TOTP_OFF (409) if setup has not been started
     */
    async confirmEnrollment({ member }: SignedIn, code: string, headers: Headers): Promise<Outcome<void>> {
      const isSetUp = (await repository.appSecretOf(member.id)) !== undefined
      if (isSetUp && !(await isCurrentCode(auth, repository, member.id, code))) throw publicError('WRONG_CODE')
      const { cookies } = await callAuth(() => auth().api.verifyTOTP({ body: { code }, headers, returnHeaders: true }))
      await guard.spendCode(member.id, code)
      log.info({ staff: 'authenticator app set up', email: member.email }, 'staff account changed')
      return { result: undefined, cookies }
    },

    /**
     * Turns off the second factor.
     * @throws PublicError WRONG_PASSWORD (400), SECOND_FACTOR_REQUIRED (403) if the member's role requires it
     */
    async endTwoFactor(
      { member: { email }, appRequired }: SignedIn,
      password: string,
      headers: Headers,
      address: string,
    ): Promise<Outcome<void>> {
      if (appRequired) throw publicError('SECOND_FACTOR_REQUIRED')
      const { cookies } = await guarded(guard, { email, address }, () =>
        auth().api.disableTwoFactor({ body: { password }, headers, returnHeaders: true }),
      )
      log.info({ staff: 'authenticator app removed', email }, 'staff account changed')
      return { result: undefined, cookies }
    },

    /**
     * Replaces all backup codes.
     * @throws PublicError WRONG_PASSWORD (400), TOTP_OFF (409)
     */
    async newBackupCodes(
      { member: { email } }: SignedIn,
      password: string,
      headers: Headers,
      address: string,
    ): Promise<Outcome<string[]>> {
      const { result, cookies } = await guarded(guard, { email, address }, () =>
        auth().api.generateBackupCodes({ body: { password }, headers, returnHeaders: true }),
      )
      log.info({ staff: 'backup codes renewed', email }, 'staff account changed')
      return { result: result.backupCodes, cookies }
    },
  }
}

type AuthCall<Result> = () => Promise<{ headers: Headers; response: Result }>

/** Calls better-auth and maps its errors to public errors. `field` is the name of the form's password field. */
async function callAuth<Result>(call: AuthCall<Result>, field = 'password'): Promise<Outcome<Result>> {
  try {
    const { headers, response } = await call()
    return { result: response, cookies: headers.getSetCookie() }
  } catch (error) {
    throw isAPIError(error) ? publicErrorOf(error.body?.code, field, error) : error
  }
}

/**
 * Like `callAuth`, but for a call that contains a password. The call counts as an attempt unless the password is
 * correct.
 * @throws PublicError TOO_MANY_ATTEMPTS (429)
 */
async function guarded<Result>(
  guard: SignInGuard,
  { email, address }: { readonly email: string; readonly address: string },
  call: AuthCall<Result>,
  field?: string,
) {
  const giveBack = await guard.attempt(email, address)
  const outcome = await callAuth(call, field)
  await giveBack()
  return outcome
}

/** Returns true if the member's authenticator app currently shows the given code. */
async function isCurrentCode(auth: CurrentAuth, repository: SignInDeps['repository'], memberId: string, code: string) {
  const secret = await repository.appSecretOf(memberId)
  return secret !== undefined && (await currentCode(auth(), secret)) === code
}

/** Maps better-auth's error codes to public errors. An unknown code remains an internal error. */
function publicErrorOf(code: string | undefined, field: string, cause: unknown): unknown {
  switch (code) {
    // Don't reveal whether the email address or the password was wrong, or that the account is disabled.
    case 'INVALID_EMAIL_OR_PASSWORD':
      return publicError('WRONG_SIGN_IN')
    case 'INVALID_PASSWORD':
      return wrongPassword(field)
    case 'INVALID_CODE':
    case 'INVALID_BACKUP_CODE':
      return publicError('WRONG_CODE')
    case 'INVALID_TWO_FACTOR_COOKIE':
    case 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE':
      return publicError('SIGN_IN_EXPIRED')
    case 'ACCOUNT_TEMPORARILY_LOCKED':
      return publicError('TOO_MANY_ATTEMPTS', CODE_LOCK_SECONDS)
    case 'INVALID_TOKEN':
    case 'USER_NOT_FOUND':
      return publicError('LINK_NOT_VALID')
    case 'TOTP_ALREADY_ENABLED':
      return publicError('TOTP_ON')
    case 'TOTP_NOT_ENABLED':
    case 'TWO_FACTOR_NOT_ENABLED':
    case 'BACKUP_CODES_NOT_ENABLED':
      return publicError('TOTP_OFF')
    default:
      return cause instanceof PublicError ? cause : new Error(`better-auth: ${code}`, { cause })
  }
}

/** Removes the cookie of an earlier session, which the second step of a sign-in must not use. */
function withoutSession(headers: Headers) {
  const step = new Headers(headers)
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/).filter((cookie) => !/session_token=/.test(cookie))
  step.set('cookie', cookies.join('; '))
  return step
}
