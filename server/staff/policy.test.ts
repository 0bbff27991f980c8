import { describe, expect, test } from 'vitest'
import { isAllowed, type Permission, POLICY, ROLES } from '#contract/staff.ts'
import { SAME_ORIGIN, signedIn } from '../testing/staff.ts'
import { type Route, sharedApp, testApp } from '../testing/test-app.ts'

/** Calls that visitors may make. Every other call to /api requires a session. */
const FOR_VISITORS = [
  'POST /api/contact',
  'POST /api/contact/files',
  'POST /api/search',
  'POST /api/events',
  'POST /api/structures',
  'GET /api/structures/:id',
  'HEAD /api/structures/:id',
  'POST /api/structures/files/:format',
  'GET /api/bot-check',
  'HEAD /api/bot-check',
  'POST /api/auth/sign-in',
  'POST /api/auth/sign-in/code',
  'POST /api/auth/sign-out',
  'POST /api/auth/link',
  'POST /api/auth/set-password',
]

/**
 * The permission that each staff call requires, by path. Calls marked 'own' concern the member's own account and are
 * allowed for every role.
 */
const PERMISSION_OF: Readonly<Record<string, Permission | 'own'>> = {
  '/api/auth/': 'own',
  '/api/staff/': 'accounts',
  '/api/content/': 'editContent',
  '/api/images/': 'editContent',
  '/api/training/': 'editContent',
  '/api/files/': 'files',
  '/api/inquiries/': 'inquiries',
  '/api/figures/': 'analytics',
}

const permissionOf = ({ url }: Route) =>
  Object.entries(PERMISSION_OF).find(([prefix]) => `${url}/`.startsWith(prefix))?.[1]

const nameOf = ({ method, url }: Route) => `${method} ${url}`

const isStaffCall = (route: Route) =>
  route.url.startsWith('/api/') && route.url !== '/api/*' && !FOR_VISITORS.includes(nameOf(route))

/** Moves calls that end the session to the end of the list, because every later call would be rejected. */
const inOrder = (routes: readonly Route[]) => [
  ...routes.filter(({ url }) => !/sign-out/.test(url)),
  ...routes.filter(({ url }) => /sign-out/.test(url)),
]

const request = ({ method, url }: Route, headers: Record<string, string>) => ({
  method: method as 'GET',
  url: url.replaceAll(/:\w+/g, 'nothing').replaceAll('*', 'nothing'),
  headers,
  ...(['POST', 'PUT', 'PATCH', 'DELETE'].includes(method) && { payload: {} }),
})

test('grants each role only its permissions', () => {
  expect(POLICY).toEqual({
    editContent: ['editor', 'admin'],
    files: ['editor', 'admin'],
    inquiries: ['sales', 'admin'],
    analytics: ['editor', 'sales', 'admin'],
    accounts: ['admin'],
  })
})

describe('the access policy', () => {
  const shared = sharedApp()

  // Covers 7.content.3
  test('covers every API call that requires a session', async () => {
    const { routes } = shared()
    const calls = routes.filter(isStaffCall)
    expect(calls.filter((route) => !permissionOf(route)).map(nameOf)).toEqual([])
    for (const permission of [...Object.keys(POLICY), 'own']) {
      expect(calls.map(permissionOf), permission).toContain(permission)
    }
  })

  test('rejects every call without a session', async () => {
    const { app, routes } = shared()
    for (const headers of [SAME_ORIGIN, { ...SAME_ORIGIN, cookie: 'boltspan.session_token=made.up' }]) {
      const answers: Record<string, number> = {}
      for (const route of routes.filter(isStaffCall)) {
        answers[nameOf(route)] = (await app.inject(request(route, headers))).statusCode
      }
      expect(answers).toEqual(Object.fromEntries(Object.keys(answers).map((name) => [name, 401])))
    }
  })

  test.each(ROLES)('allows each role only its permitted calls: %s', async (role) => {
    const world = shared()
    const { headers } = await signedIn(world, role)
    const refused: string[] = []
    const expected: string[] = []
    for (const route of inOrder(world.routes.filter(isStaffCall))) {
      const permission = permissionOf(route)
      if (permission && permission !== 'own' && !isAllowed(role, permission)) expected.push(nameOf(route))
      const { statusCode } = await world.app.inject(request(route, headers))
      expect(statusCode, nameOf(route)).not.toBe(401)
      if (statusCode === 403) refused.push(nameOf(route))
    }
    expect(refused).toEqual(expected)
  })

  test('applies a new role to the next call', async () => {
    const world = shared()
    const { id, headers } = await signedIn(world, 'editor', 'moved@boltspan.example')
    const files = async () => (await world.app.inject({ url: '/api/files/list', headers })).statusCode
    expect(await files()).toBe(200)
    await world.database.updateTable('staff_member').set({ role: 'sales' }).where('id', '=', id).execute()
    expect(await files()).toBe(403)
  })
})

test('limits calls to the staff API per network, whether or not they are allowed', async () => {
  const { app } = await testApp()
  const call = async (url: string, remoteAddress = '127.0.0.1') => (await app.inject({ url, remoteAddress })).statusCode
  for (let count = 0; count < 6000; count += 1) await call('/api/files/none')
  expect(await call('/api/inquiries')).toBe(429)
  expect(await call('/api/inquiries', '192.0.2.1')).toBe(401)
  expect(await call('/api/auth/session')).not.toBe(429)
})
