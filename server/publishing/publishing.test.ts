import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { builtInContent } from '#catalog/built-in-content.ts'
import { contentDetail } from '#contract/content/editing.ts'
import { addressesOf, imageEditor, staffAddressesOf } from '../testing/images.ts'
import { imageFile } from '../testing/sample-files.ts'
import { SAME_ORIGIN, signedIn, signIn } from '../testing/staff.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

const AEROSPACE = '/api/content/application/aerospace'

const builtIn = builtInContent.application.get('aerospace')?.body

type Headers = Readonly<Record<string, string>>

const withText = (description: string) => ({ ...builtIn, description })

const open = async () => {
  const world = await testApp({}, { ownSite: true })
  const { headers, id } = await signedIn(world, 'editor')
  return { ...world, headers, id }
}

const read = async ({ app }: Pick<TestApp, 'app'>, headers: Headers) =>
  contentDetail.parse((await app.inject({ url: AEROSPACE, headers })).json())

const write = ({ app }: Pick<TestApp, 'app'>, headers: Headers, payload: object) =>
  app.inject({ method: 'POST', url: `${AEROSPACE}/revisions`, headers, payload })

const publish = (world: Pick<TestApp, 'app'>, headers: Headers, base: number, description: string) =>
  write(world, headers, { action: 'publish', base, body: withText(description), note: '' })

const shown = async ({ app }: Pick<TestApp, 'app'>) => [
  (await app.inject('/applications/aerospace')).body,
  (await app.inject('/assets/pages-abc/applications/aerospace.json')).body,
]

const found = async ({ app }: Pick<TestApp, 'app'>, query: string): Promise<string[]> => {
  const answer = await app.inject({ method: 'POST', url: '/api/search', payload: { query } })
  return answer.json().results?.map(({ useableLink }: { readonly useableLink: string }) => useableLink) ?? []
}

describe('publishing', () => {
  test('shows published text on the page, in the page data, and in search results', async () => {
    const world = await open()
    const answer = await publish(world, world.headers, 0, 'Zeppelin docks for every airfield.')
    expect(answer.statusCode, answer.body).toBe(200)
    expect(contentDetail.parse(answer.json())).toMatchObject({ revision: 1, state: 'published', published: 1 })
    for (const text of await shown(world)) expect(text).toContain('Zeppelin docks')
    await world.app.listen({ port: 0 })
    await vi.waitFor(async () => expect(await found(world, 'zeppelin')).toContain('/applications/aerospace'), 60_000)
  })

  test('keeps all revisions and republishes an earlier one', async () => {
    const world = await open()
    await publish(world, world.headers, 0, 'First.')
    await publish(world, world.headers, 1, 'Second.')
    const first = (await world.app.inject({ url: `${AEROSPACE}/revisions/1`, headers: world.headers })).json()
    await write(world, world.headers, { action: 'publish', base: 2, body: first.body, note: 'Restored revision 1' })
    for (const text of await shown(world)) expect(text).toContain('First.')
    const { revisions, builtInChanged } = await read(world, world.headers)
    expect(revisions.map(({ revision, state, note }) => [revision, state, note])).toEqual([
      [3, 'published', 'Restored revision 1'],
      [2, 'replaced', ''],
      [1, 'replaced', ''],
    ])
    expect(builtInChanged).toBe(false)
  })

  test('rejects invalid text when it is published, but not when it is saved', async () => {
    const world = await open()
    const body = { ...withText(''), text: ['## Heading', ''] }
    const refused = await write(world, world.headers, { action: 'publish', base: 0, body })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().fields).toEqual({ description: 'Enter text.', 'text.1': 'Remove the empty block.' })
    const saved = await write(world, world.headers, { action: 'save', base: 0, body })
    expect(saved.json()).toMatchObject({ revision: 1, state: 'draft', published: 0 })
  })

  test('publishes nothing when a page cannot be rendered, and says why', async () => {
    const world = await open()
    await publish(world, world.headers, 0, 'First.')
    const refused = await publish(world, world.headers, 1, 'This cannot be rendered.')
    expect(refused.statusCode).toBe(422)
    expect(refused.json().message).toContain('/applications/aerospace: The text is too wide.')
    expect((await read(world, world.headers)).revision).toBe(1)
    for (const text of await shown(world)) expect(text).toContain('First.')
  })

  test('publishes nothing when rendering fails, and explains it', async () => {
    const world = await open()
    const failed = await publish(world, world.headers, 0, 'This ends the renderer.')
    expect([failed.statusCode, failed.json().code]).toEqual([503, 'RENDERING_FAILED'])
    expect((await read(world, world.headers)).revision).toBe(0)
    for (const text of await shown(world)) expect(text).not.toContain('ends the renderer')
  })

  test.each(['save', 'publish', 'schedule'])('rejects a write based on an earlier revision: %s', async (action) => {
    const world = await open()
    await publish(world, world.headers, 0, 'First.')
    const publishAt = new Date(Date.now() + 60_000).toISOString()
    const answer = await write(world, world.headers, { action, base: 0, body: withText('Second.'), publishAt })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().code).toBe('CONTENT_CHANGED')
  })

  test('accepts only one of two writes that are based on the same revision', async () => {
    const world = await open()
    const answers = await Promise.all(['One.', 'Two.'].map((text) => publish(world, world.headers, 0, text)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  test('deletes page data from earlier builds when a page changes, so that open tabs load the new page', async () => {
    const world = await open()
    const old = async () => (await world.app.inject('/assets/pages-old/applications/aerospace.json')).statusCode
    expect(await old()).toBe(200)
    await publish(world, world.headers, 0, 'First.')
    expect(await old()).toBe(404)
  })
})

describe('scheduling', () => {
  test('publishes a scheduled revision at its scheduled time', async () => {
    const world = await open()
    const publishAt = new Date(Date.now() + 1000).toISOString()
    const answer = await write(world, world.headers, {
      action: 'schedule',
      base: 0,
      body: withText('Later.'),
      publishAt,
    })
    expect(answer.json()).toMatchObject({ state: 'scheduled', published: 0, scheduledFor: publishAt })
    const early = await shown(world)
    // On a slow machine, the time may have passed before all pages are read.
    if (Date.now() < Date.parse(publishAt)) for (const text of early) expect(text).not.toContain('Later.')
    await vi.waitFor(async () => expect((await shown(world))[0]).toContain('Later.'), 20_000)
    expect(await read(world, world.headers)).toMatchObject({ state: 'published', published: 1, scheduledFor: null })
  })

  test('rejects a time in the past', async () => {
    const world = await open()
    const publishAt = new Date(Date.now() - 1000).toISOString()
    const answer = await write(world, world.headers, { action: 'schedule', base: 0, body: builtIn, publishAt })
    expect(answer.json().fields).toEqual({ publishAt: 'Choose a time in the future.' })
  })

  test('turns a scheduled revision into a draft when it is canceled or replaced', async () => {
    const world = await open()
    const publishAt = new Date(Date.now() + 60_000).toISOString()
    await write(world, world.headers, { action: 'schedule', base: 0, body: withText('Later.'), publishAt })
    const url = `${AEROSPACE}/unschedule`
    const canceled = await world.app.inject({ method: 'POST', url, headers: world.headers, payload: { base: 1 } })
    expect(canceled.json()).toMatchObject({ state: 'draft', scheduledFor: null })
    await write(world, world.headers, { action: 'schedule', base: 1, body: withText('Later.'), publishAt })
    expect((await publish(world, world.headers, 2, 'Now.')).json()).toMatchObject({ published: 3, scheduledFor: null })
  })
})

describe('drafts', () => {
  const SECRET = 'Unpublished-Draft-7'

  test('never exposes a draft in a public response', async () => {
    const world = await open()
    await world.app.listen({ port: 0 })
    const { headers } = world
    await world.app.inject({
      method: 'PUT',
      url: `${AEROSPACE}/draft`,
      headers,
      payload: { base: 0, body: withText(SECRET) },
    })
    await write(world, headers, { action: 'save', base: 0, body: withText(SECRET) })
    const publishAt = new Date(Date.now() + 600_000).toISOString()
    await write(world, headers, { action: 'schedule', base: 1, body: withText(SECRET), publishAt })
    await publish(world, headers, 2, 'Public text.')
    const { upload, crop } = await imageEditor(world, 'images@boltspan.example')
    const { id } = await upload(await imageFile('png', 800, 450), `${SECRET}.png`)
    const image = await crop(id)
    const images = [{ image, title: SECRET, alt: SECRET }]
    const gallery = '/api/content/gallery/applications.aerospace'
    const payload = { base: 0, body: { images } }
    await world.app.inject({ method: 'PUT', url: `${gallery}/draft`, headers, payload })
    for (const [action, base] of [
      ['save', 0],
      ['schedule', 1],
    ] as const) {
      const revision = { action, base, body: { images }, note: '', publishAt }
      const url = `${gallery}/revisions`
      expect((await world.app.inject({ method: 'POST', url, headers, payload: revision })).statusCode).toBe(200)
    }
    const urls = [
      ...world.routes.filter(({ method }) => method === 'GET').map(({ url }) => url.replaceAll(/:\w+/g, 'aerospace')),
      ...[
        '/',
        '/applications/aerospace',
        '/assets/pages-abc/applications/aerospace.json',
        '/sitemap.xml',
        '/robots.txt',
      ],
      ...['draft', '0', '1', '2', '3'].map(
        (revision) => `${AEROSPACE}/preview?page=/applications/aerospace&revision=${revision}`,
      ),
      ...['draft', '1', '2'].map((revision) => `${gallery}/preview?page=/applications/aerospace&revision=${revision}`),
      `/applications/aerospace?preview=draft&revision=1`,
      '/content/pictures/uploads',
      '/content/pictures/uploads/',
      '/content/pictures/uploads/index.json',
      '/searchResults?query=unpublished',
    ]
    for (const url of urls) {
      const answer = await world.app.inject({ url, headers: SAME_ORIGIN })
      expect(answer.body, url).not.toContain(SECRET)
      expect(answer.body, url).not.toContain(id)
    }
    for (const url of [...addressesOf(image), ...staffAddressesOf(image)]) {
      expect((await world.app.inject({ url, headers: SAME_ORIGIN })).statusCode, url).toBeGreaterThanOrEqual(401)
    }
    await vi.waitFor(async () => expect(await found(world, 'truss')).not.toEqual([]), 60_000)
    expect(await found(world, SECRET)).not.toContain('/applications/aerospace')
  })

  test('belong to an editor and are deleted when the editor saves a revision', async () => {
    const world = await open()
    const { headers } = world
    const payload = { base: 0, body: withText('Mine.') }
    await world.app.inject({ method: 'PUT', url: `${AEROSPACE}/draft`, headers, payload })
    expect((await read(world, headers)).draft).toMatchObject(payload)
    const { headers: other } = await signedIn(world, 'editor', 'other@boltspan.example')
    expect((await read(world, other)).draft).toBeNull()
    await write(world, headers, { action: 'save', ...payload })
    expect((await read(world, headers)).draft).toBeNull()
  })

  test('are shown in a preview that only our own pages may frame', async () => {
    const world = await open()
    const { headers } = world
    const payload = { base: 0, body: withText('Preview this.') }
    await world.app.inject({ method: 'PUT', url: `${AEROSPACE}/draft`, headers, payload })
    const url = `${AEROSPACE}/preview?page=/applications/aerospace&revision=draft`
    const answer = await world.app.inject({ url, headers })
    expect(answer.body).toContain('Preview this.')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(answer.headers['content-security-policy']).not.toContain('script-src')
  })
})

test('shows published text after a restart', async () => {
  const world = await open()
  await publish(world, world.headers, 0, 'Still here.')
  const again = await testApp({}, { ownSite: true, dataDir: join(world.root, 'data') })
  for (const text of await shown(again)) expect(text).toContain('Still here.')
})

test('uses the text from later releases once a release includes the published text', async () => {
  const world = await open()
  await publish(world, world.headers, 0, builtIn?.description ?? '')
  const hash = async () => (await world.database.selectFrom('content_revision').select('built_in_hash').execute())[0]
  const current = await hash()
  await world.database.updateTable('content_revision').set({ built_in_hash: 'of an earlier release' }).execute()
  await testApp({}, { ownSite: true, dataDir: join(world.root, 'data') })
  expect(await hash()).toEqual(current)
})

test('shows text that another process publishes', async () => {
  const world = await open()
  const other = await testApp({}, { ownSite: true, dataDir: join(world.root, 'data') })
  await publish(world, await signIn(world, 'editor@boltspan.example'), 0, 'From another node.')
  await vi.waitFor(async () => expect((await shown(other))[0]).toContain('From another node.'), 10_000)
})

test('shows the built-in text and keeps the edit when the edit does not match the schema', async () => {
  const world = await open()
  await publish(world, world.headers, 0, 'First.')
  await world.database.updateTable('content_revision').set({ body: '{"description":"Half"}' }).execute()
  const again = await testApp({}, { ownSite: true, dataDir: join(world.root, 'data') })
  expect((await shown(again))[1]).toContain('built in')
  const listed = await again.app.inject({
    url: '/api/content',
    headers: await signIn(again, 'editor@boltspan.example'),
  })
  const { problems, published } = listed.json().content.find(({ key }: { readonly key: string }) => key === 'aerospace')
  expect([published, problems]).toEqual([1, [expect.stringContaining('doesn’t fit')]])
})
