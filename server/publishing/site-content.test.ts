import { describe, expect, test, vi } from 'vitest'
import { signedIn } from '../testing/staff.ts'
import { testApp } from '../testing/test-app.ts'

const open = async () => {
  const world = await testApp({ PUBLIC_URL: 'https://boltspan.example' }, { ownSite: true })
  const { headers } = await signedIn(world, 'editor')
  const publish = (kind: string, body: object, base = 0) =>
    world.app.inject({
      method: 'POST',
      url: `/api/content/${kind}/site/revisions`,
      headers,
      payload: { action: 'publish', base, body, note: '' },
    })
  const get = (url: string) => world.app.inject(url)
  return { ...world, headers, publish, get }
}

describe('redirects', () => {
  test('redirect old paths with status 301 and keep the query string', async () => {
    const { publish, get } = await open()
    const answer = await publish('redirects', {
      redirects: [
        { from: '/Spring-Sale', to: '/products' },
        { from: '/products/old-name', to: '/products/joist-hangers#gallery' },
        { from: '/café', to: '/products?q=é' },
        { from: '/old.pdf', to: 'https://boltspan.example/content/documents/catalog.pdf' },
      ],
    })
    expect(answer.statusCode, answer.body).toBe(200)
    const targetOf = async (url: string) => {
      const { statusCode, headers } = await get(url)
      return [statusCode, headers.location]
    }
    expect(await targetOf('/spring-sale/')).toEqual([301, '/products'])
    expect(await targetOf('/spring-sale?from=mail')).toEqual([301, '/products?from=mail'])
    expect(await targetOf('/products/old-name?a=b')).toEqual([301, '/products/joist-hangers#gallery'])
    expect(await targetOf('/caf%C3%A9')).toEqual([301, '/products?q=%C3%A9'])
    expect(await targetOf('/old.pdf')).toEqual([301, 'https://boltspan.example/content/documents/catalog.pdf'])
    await publish('redirects', { redirects: [] }, 1)
    expect(await targetOf('/spring-sale')).toEqual([302, '/'])
  })

  test.each([
    [[{ from: 'spring', to: '/products' }], 'redirects.0.from'],
    [[{ from: '/', to: '/products' }], 'redirects.0.from'],
    [[{ from: '/api/contact', to: '/products' }], 'redirects.0.from'],
    [[{ from: '/Products/', to: '/catalog/request' }], 'redirects.0.from'],
    [[{ from: '/a', to: '/A' }], 'redirects.0.to'],
    [[{ from: '/a', to: '/no-page' }], 'redirects.0.to'],
    [[{ from: '/a', to: '/PRODUCTS' }], 'redirects.0.to'],
    [[{ from: '/a', to: '//evil.example' }], 'redirects.0.to'],
    [[{ from: '/a', to: 'https://evil.example/' }], 'redirects.0.to'],
    [[{ from: '/a', to: 'https://evil@boltspan.example/products' }], 'redirects.0.to'],
    [[{ from: '/a', to: '/content/..//evil.example' }], 'redirects.0.to'],
    [[{ from: '/a', to: '/assets/%2e%2e//evil.example' }], 'redirects.0.to'],
    [[{ from: '/a', to: '/content/../a' }], 'redirects.0.to'],
    [[{ from: '/a', to: 'https://boltspan.example/a' }], 'redirects.0.to'],
    [[{ from: '/a', to: 'https://boltspan.example/content/../a' }], 'redirects.0.to'],
    [[{ from: '/a', to: 'https://boltspan.example//a' }], 'redirects.0.to'],
    [[{ from: '/content/../a', to: '/products' }], 'redirects.0.from'],
    [
      [
        { from: '/a', to: 'https://boltspan.example/b' },
        { from: '/b', to: 'https://boltspan.example/a' },
      ],
      'redirects.0.to',
    ],
    [[{ from: '/a', to: 'javascript:alert(1)' }], 'redirects.0.to'],
    [
      [
        { from: '/a', to: '/products' },
        { from: '/A/', to: '/products' },
      ],
      'redirects.1.from',
    ],
    [
      [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/products' },
      ],
      'redirects.0.to',
    ],
  ])('are rejected with a message for the invalid field: %j', async (redirects, field) => {
    const { publish } = await open()
    const answer = await publish('redirects', { redirects })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().fields)).toContain(field)
  })
})

describe('the notice', () => {
  const NOTICE = { text: 'We are closed on Friday.', link: '', linkText: '' }
  const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
  const PAGE = '/applications/aerospace'

  test('appears on pages at its start time, and disappears at its end time', async () => {
    const { publish, get } = await open()
    const answer = await publish('notice', { ...NOTICE, start: at(3000), end: at(5000) })
    expect(answer.statusCode, answer.body).toBe(200)
    expect((await get(PAGE)).body).not.toContain(NOTICE.text)
    await vi.waitFor(async () => expect((await get(PAGE)).body).toContain(NOTICE.text), 20_000)
    await vi.waitFor(async () => expect((await get(PAGE)).body).not.toContain(NOTICE.text), 20_000)
  })

  test('has no schedule besides its start and end', async () => {
    const { app, headers } = await open()
    const url = '/api/content/notice/site'
    const body = { ...NOTICE, start: at(3000), end: at(60_000) }
    const payload = { action: 'schedule', base: 0, body, note: '', publishAt: at(60_000) }
    const answer = await app.inject({ method: 'POST', url: `${url}/revisions`, headers, payload })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['publishAt']])
    const hasPeriod = async (path: string) => (await app.inject({ url: path, headers })).json().hasPeriod
    expect([await hasPeriod(url), await hasPeriod('/api/content/redirects/site')]).toEqual([true, false])
  })

  test('appears immediately if its start time has passed', async () => {
    const { publish, get } = await open()
    await publish('notice', { ...NOTICE, start: at(-1000), end: at(60_000) })
    expect((await get(PAGE)).body).toContain(NOTICE.text)
    await publish('notice', { ...NOTICE, text: '', start: '', end: '' }, 1)
    expect((await get(PAGE)).body).not.toContain(NOTICE.text)
  })

  test.each([
    [{ start: '' }, 'start'],
    [{ end: '' }, 'end'],
    [{ end: at(-60_000) }, 'end'],
    [{ start: 'soon' }, 'start'],
    [{ link: 'javascript:alert(1)', linkText: 'Now' }, 'link'],
    [{ link: '/content/..//evil.example', linkText: 'Now' }, 'link'],
    [{ link: '/training' }, 'linkText'],
    [{ linkText: 'See dates' }, 'link'],
  ])('is rejected with a message for the invalid field: %j', async (fields, field) => {
    const { publish } = await open()
    const answer = await publish('notice', { ...NOTICE, start: at(0), end: at(60_000), ...fields })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
  })
})
