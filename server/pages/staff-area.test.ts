import { beforeAll, describe, expect, test } from 'vitest'
import { STAFF_PAGES } from '#contract/staff-area.ts'
import { signedIn } from '../testing/staff.ts'
import { sharedApp, testApp } from '../testing/test-app.ts'

const shared = sharedApp()

type Answer = { readonly body: string }

const titleOf = ({ body }: Answer) => /<title>(.*)<\/title>/.exec(body)?.[1]

const memberOf = ({ body }: Answer) => JSON.parse(/id="member">(.*)<\/script>/.exec(body)?.[1] ?? '')

describe('pages of the staff area', () => {
  let editor: Awaited<ReturnType<typeof signedIn>>
  beforeAll(async () => {
    editor = await signedIn(shared(), 'editor')
  })

  test.each([
    '/manage',
    '/manage/',
    '/manage/sign-in',
    '/manage/files',
    '/manage/inquiries/42',
    '/manage/no-such-page',
  ])('asks visitors at %s to sign in and reveals nothing else', async (url) => {
    const { app } = shared()
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(401)
    expect(titleOf(answer)).toBe('Sign in | BoltSpan staff')
    expect(memberOf(answer)).toBeNull()
  })

  test.each([
    ['/manage/files', 200, 'Files'],
    ['/manage/files/?search=truss', 200, 'Files'],
    ['/manage/account', 200, 'Your account'],
    ['/manage/set-password', 200, 'Set your password'],
    ['/manage/accounts', 403, 'Not allowed'],
    ['/manage/inquiries/42', 403, 'Not allowed'],
    ['/manage/no-such-page', 404, 'Page not found!'],
    ['/manage/files/more', 404, 'Page not found!'],
  ])('sends %s to an editor with status %i', async (url, status, title) => {
    const { headers, id, email } = editor
    const answer = await shared().app.inject({ url, headers })
    expect(answer.statusCode).toBe(status)
    expect(titleOf(answer)).toBe(`${title} | BoltSpan staff`)
    expect(memberOf(answer)).toEqual({ id, email, name: 'The editor', role: 'editor' })
  })

  test.each([
    ['editor', '/manage/files'],
    ['sales', '/manage/inquiries'],
    ['admin', '/manage/files'],
  ] as const)('redirects %s from /manage to %s', async (role, to) => {
    const world = shared()
    const { headers } = role === 'editor' ? editor : await signedIn(world, role)
    for (const url of ['/manage', '/manage/', '/manage/sign-in']) {
      const answer = await world.app.inject({ url, headers })
      expect(answer.statusCode, url).toBe(302)
      expect(answer.headers.location).toBe(to)
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  test('prevents caching and indexing, and allows only the app’s own scripts', async () => {
    const { app } = await testApp({
      ANALYTICS: 'ga4',
      GA4_MEASUREMENT_ID: 'G-1A2B3C4D5E',
      BOT_CHECK_SITE_KEY: 'site-key',
      BOT_CHECK_SECRET_KEY: 'secret-key',
    })
    for (const page of ['/manage', ...STAFF_PAGES.map(({ path }) => `/manage/${path}`)]) {
      const { headers } = await app.inject({ method: 'HEAD', url: page })
      expect(headers['cache-control'], page).toBe('no-store')
      expect(headers['x-robots-tag']).toBe('noindex, nofollow')
      expect(headers['content-security-policy']).toContain("script-src 'self';")
      expect(headers['content-security-policy']).not.toMatch(/google|unsafe|sha256|nonce/)
    }
  })

  test('escapes a member’s name in the page', async () => {
    const world = await testApp()
    const { headers, id } = await signedIn(world, 'editor')
    const name = '</script><script>alert(1)</script> $& $title'
    await world.database.updateTable('staff_member').set({ name }).where('id', '=', id).execute()
    const answer = await world.app.inject({ url: '/manage/files', headers })
    expect(memberOf(answer)).toMatchObject({ name })
    expect(answer.body.match(/<script/g)).toHaveLength(2)
  })
})

test('caches a staff app file for a year and returns 404 for an unknown file', async () => {
  const { app } = shared()
  const answer = await app.inject({ url: '/assets/staff/index-abc.js', headers: { 'accept-encoding': 'br' } })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(answer.headers['content-encoding']).toBe('br')
  for (const url of ['/assets/staff/', '/assets/staff/index.html', '/assets/staff/gone.js']) {
    expect((await app.inject(url)).statusCode, url).toBe(404)
  }
})
