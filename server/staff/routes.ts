import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { failures } from '#contract/failure.ts'
import {
  accountLinkResponse,
  accountParams,
  accountResponse,
  accountsResponse,
  addAccountRequest,
  backupCodesResponse,
  changeAccountRequest,
  changePasswordRequest,
  codeRequest,
  enrollmentResponse,
  linkRequest,
  linkResponse,
  meResponse,
  passwordRequest,
  sessionsResponse,
  setPasswordRequest,
  signInRequest,
  signInResponse,
} from '#contract/staff.ts'
import { publicError } from '../errors.ts'
import type { App } from '../http/app-type.ts'
import { perAddress } from '../http/rate-limit.ts'
import type { Link } from './accounts.ts'
import { presentAccount, presentMember, presentSession } from './presenter.ts'
import type { Staff } from './staff.ts'

const MAX_BODY_BYTES = 16 * 1024

/**
 * Maximum number of unauthenticated calls per IP address in ten minutes. A limit is needed because hashing a password
 * takes 50 ms.
 */
const CALLS_PER_ADDRESS = 200

const nothing = z.object({})

/**
 * Serves `/api/auth` (the member's own sign-in, password, second factor, and sessions) and `/api/staff` (all accounts).
 */
export function staffRoutes(app: App, { staff }: { readonly staff: Staff }) {
  app.removeContentTypeParser('text/plain')
  const { accounts, allow, headersOf, recentlySignedIn, recentSecondFactor, signedIn, signIn } = staff
  const bodyLimit = MAX_BODY_BYTES
  const open = { bodyLimit, config: perAddress(CALLS_PER_ADDRESS) }
  const own = { bodyLimit, onRequest: signedIn }
  const ownWithPassword = { bodyLimit, onRequest: [signedIn, recentSecondFactor] }
  const ownRecent = { bodyLimit, onRequest: [signedIn, recentlySignedIn] }
  const administration = { bodyLimit, onRequest: [allow('accounts'), recentlySignedIn] }

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.post(
    '/api/auth/sign-in',
    { ...open, schema: { body: signInRequest, response: { 200: signInResponse, ...failures } } },
    async (request, reply) => {
      const { result, cookies } = await signIn.signIn(request.body, headersOf(request), request.ip)
      return withCookies(reply, cookies, { next: result })
    },
  )

  app.post(
    '/api/auth/sign-in/code',
    { ...open, schema: { body: codeRequest, response: { 200: nothing, ...failures } } },
    async (request, reply) => {
      const { cookies } = await signIn.enterCode(request.body.code, headersOf(request), request.ip)
      return withCookies(reply, cookies, {})
    },
  )

  app.post(
    '/api/auth/sign-out',
    { ...open, schema: { response: { 200: nothing, ...failures } } },
    async (request, reply) => {
      const { cookies } = await signIn.signOut(headersOf(request))
      return withCookies(reply, cookies, {})
    },
  )

  app.post(
    '/api/auth/link',
    { ...open, schema: { body: linkRequest, response: { 200: linkResponse, ...failures } } },
    async ({ body }) => {
      const { email, name } = await signIn.ownerOf(body.token)
      return { email, name }
    },
  )

  app.post(
    '/api/auth/set-password',
    { ...open, schema: { body: setPasswordRequest, response: { 200: nothing, ...failures } } },
    async ({ body }) => {
      await signIn.setPassword(body.token, body.newPassword)
      return {}
    },
  )

  app.get('/api/auth/me', { ...own, schema: { response: { 200: meResponse, ...failures } } }, async (request) => {
    const { member, twoFactor, appRequired } = sessionOf(request)
    return { ...presentMember(member), twoFactor, appRequired }
  })

  app.post(
    '/api/auth/change-password',
    { ...ownWithPassword, schema: { body: changePasswordRequest, response: { 200: nothing, ...failures } } },
    async (request, reply) => {
      const headers = headersOf(request)
      const { cookies } = await signIn.changePassword(sessionOf(request), request.body, headers, request.ip)
      return withCookies(reply, cookies, {})
    },
  )

  app.get(
    '/api/auth/sessions',
    { ...own, schema: { response: { 200: sessionsResponse, ...failures } } },
    async (request) => {
      const session = sessionOf(request)
      const sessions = await signIn.sessionsOf(session)
      return { sessions: sessions.map((each) => presentSession(each, session.token)) }
    },
  )

  app.delete(
    '/api/auth/sessions/:id',
    { ...ownRecent, schema: { params: accountParams, response: { 200: nothing, ...failures } } },
    async (request) => {
      await signIn.endSession(sessionOf(request), request.params.id)
      return {}
    },
  )

  app.post(
    '/api/auth/sign-out-everywhere',
    { ...ownRecent, schema: { response: { 200: nothing, ...failures } } },
    async (request, reply) => {
      const { cookies } = await signIn.signOutEverywhere(sessionOf(request), headersOf(request))
      return withCookies(reply, cookies, {})
    },
  )

  app.post(
    '/api/auth/two-factor/enable',
    { ...own, schema: { body: passwordRequest, response: { 200: enrollmentResponse, ...failures } } },
    async (request, reply) => {
      const headers = headersOf(request)
      const { password } = request.body
      const { result, cookies } = await signIn.beginEnrollment(sessionOf(request), password, headers, request.ip)
      return withCookies(reply, cookies, result)
    },
  )

  app.post(
    '/api/auth/two-factor/confirm',
    { ...own, schema: { body: codeRequest, response: { 200: nothing, ...failures } } },
    async (request, reply) => {
      const { cookies } = await signIn.confirmEnrollment(sessionOf(request), request.body.code, headersOf(request))
      return withCookies(reply, cookies, {})
    },
  )

  app.post(
    '/api/auth/two-factor/disable',
    { ...ownWithPassword, schema: { body: passwordRequest, response: { 200: nothing, ...failures } } },
    async (request, reply) => {
      const headers = headersOf(request)
      const { cookies } = await signIn.endTwoFactor(sessionOf(request), request.body.password, headers, request.ip)
      return withCookies(reply, cookies, {})
    },
  )

  app.post(
    '/api/auth/two-factor/backup-codes',
    { ...ownWithPassword, schema: { body: passwordRequest, response: { 200: backupCodesResponse, ...failures } } },
    async (request, reply) => {
      const headers = headersOf(request)
      const { password } = request.body
      const { result, cookies } = await signIn.newBackupCodes(sessionOf(request), password, headers, request.ip)
      return withCookies(reply, cookies, { backupCodes: result })
    },
  )

  app.get(
    '/api/staff/accounts',
    { onRequest: allow('accounts'), schema: { response: { 200: accountsResponse, ...failures } } },
    async () => ({ accounts: (await accounts.list()).map(presentAccount) }),
  )

  app.post(
    '/api/staff/accounts',
    { ...administration, schema: { body: addAccountRequest, response: { 201: accountLinkResponse, ...failures } } },
    async (request, reply) => {
      const link = await accounts.add(request.body)
      note(request, 'account added', link.account.email)
      return reply.code(201).send(presentLink(link))
    },
  )

  app.patch(
    '/api/staff/accounts/:id',
    {
      ...administration,
      schema: { params: accountParams, body: changeAccountRequest, response: { 200: accountResponse, ...failures } },
    },
    async (request) => {
      const account = await accounts.change(request.params.id, request.body, sessionOf(request).member.id)
      note(request, `account is ${account.disabled ? 'disabled' : account.role}`, account.email)
      return { account: presentAccount(account) }
    },
  )

  app.post(
    '/api/staff/accounts/:id/link',
    { ...administration, schema: { params: accountParams, response: { 201: accountLinkResponse, ...failures } } },
    async (request, reply) => {
      const link = await accounts.linkFor(request.params.id)
      note(request, 'link made', link.account.email)
      return reply.code(201).send(presentLink(link))
    },
  )

  app.delete(
    '/api/staff/accounts/:id',
    { ...administration, schema: { params: accountParams, response: { 200: nothing, ...failures } } },
    async (request) => {
      const { email } = await accounts.remove(request.params.id, sessionOf(request).member.id)
      note(request, 'account removed', email)
      return {}
    },
  )
}

const presentLink = ({ account, link, expiresAt }: Link) => ({
  account: presentAccount(account),
  link,
  expiresAt: expiresAt.toISOString(),
})

/** Logs a change to an account for audits. */
const note = ({ log, staff }: FastifyRequest, what: string, email: string) =>
  log.info({ staff: what, email, by: staff?.email }, 'staff account changed')

const sessionOf = ({ staffSession }: FastifyRequest) => {
  if (!staffSession) throw publicError('NOT_SIGNED_IN')
  return staffSession
}

function withCookies<Body>(reply: FastifyReply, cookies: readonly string[], body: Body) {
  for (const cookie of cookies) reply.header('set-cookie', cookie)
  return body
}
