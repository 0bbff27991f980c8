/** Publishes text on the built site and measures how long it takes. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { builtInContent } from '#catalog/built-in-content.ts'
import { builtFrom } from '#catalog/studio-results.server.ts'
import { contentDetail } from '#contract/content/editing.ts'
import { KEEP_PLAN, type KeepPlan } from '#contract/keep-plan.ts'
import { NODE, startSite } from './site-server.ts'

const EMAIL = 'eve@boltspan.example'
const PASSWORD = 'twelve inch box truss'

/** Required response times on a quiet machine with two cores, in s. They limit the processor time for publishing. */
const ONE_TEXT_S = 2
const ALL_PAGES_S = 10

/** Processor time of the reference work on that machine, in s. */
const REFERENCE_S = 1

/** Returns how many times slower this machine is now: 1 or more. A busy machine also needs more processor time. */
function slowdown() {
  const page = readFileSync('build/current/client/parts/bs-tr12a-10/index.html')
  const start = process.cpuUsage()
  for (let repeat = 0; repeat < 13; repeat += 1) brotliCompressSync(page)
  const { user, system } = process.cpuUsage(start)
  return Math.max(1, (user + system) / 1e6 / REFERENCE_S)
}

async function editorOf({ url, dataDir }: Awaited<ReturnType<typeof startSite>>) {
  const env = { ...process.env, DATA_DIR: dataDir }
  const added = execFileSync(NODE, ['scripts/staff.ts', 'add', EMAIL, '--role', 'editor', '--name', 'Eve'], { env })
  const token = /#(\S+)/.exec(added.toString())?.[1]
  const send = (path: string, body: object, headers = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { origin: url, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  await send('/api/auth/set-password', { token, newPassword: PASSWORD })
  const signedIn = await send('/api/auth/sign-in', { email: EMAIL, password: PASSWORD })
  const cookie = signedIn.headers.getSetCookie().map((each) => each.split(';', 1)[0])
  const headers = { cookie: cookie.join('; ') }
  const read = async (path: string) => contentDetail.parse(await (await fetch(url + path, { headers })).json())

  const processorTime = async () =>
    Number(/^process_cpu_seconds_total (\S+)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1])

  /** Publishes text with changed fields. Returns the processor time, in s, and the number of pages. */
  return async (path: string, fields: object) => {
    const { revision, body, pages } = await read(path)
    const start = await processorTime()
    const payload = { action: 'publish', base: revision, body: { ...body, ...fields } }
    const answer = await send(`${path}/revisions`, payload, headers)
    expect(answer.status, await answer.text()).toBe(200)
    return { seconds: (await processorTime()) - start, pages: pages.length }
  }
}

test('publishes a single page, and all pages, within the time limits', async () => {
  const site = await startSite()
  onTestFinished(site.stop)
  const publish = await editorOf(site)
  const shown = async (path: string) => (await fetch(site.url + path)).text()
  // The first publish also loads the renderer, which normally loads when an editor first opens the page.
  await publish('/api/content/about/page', { heading: 'First edition' })

  const one = await publish('/api/content/about/page', { heading: 'Second edition' })
  expect(await shown('/about')).toContain('Second edition')
  expect(one.pages).toBe(1)
  expect(one.seconds / slowdown()).toBeLessThan(ONE_TEXT_S)

  const text = 'We are closed on Friday.'
  const period = { link: '', linkText: '', start: '2020-01-01T00:00:00Z', end: '2099-01-01T00:00:00Z' }
  const before = slowdown()
  const all = await publish('/api/content/notice/site', { ...period, text })
  for (const path of ['/', '/products/truss', '/parts/BS-TR12A-10']) expect(await shown(path)).toContain(text)
  expect(all.pages).toBeGreaterThan(400)
  expect(all.seconds / Math.max(before, slowdown())).toBeLessThan(ALL_PAGES_S)
}, 240_000)

test('updates the public data files and the list of files to save for offline use when a gallery changes', async () => {
  const site = await startSite()
  onTestFinished(site.stop)
  const publish = await editorOf(site)
  const get = (path: string) => fetch(site.url + path)
  const [first, second, ...rest] = builtInContent.gallery.get('products.access')?.body.images ?? []
  if (!first || !second) throw new Error('the gallery has too few images')
  const base = /data-pages="([^"]+)"/.exec(await (await get('/products/access')).text())?.[1]
  const images = async () => {
    const { files } = (await (await get(`${base}/products/access/${KEEP_PLAN}`)).json()) as KeepPlan
    return files.map(([address]) => address).filter((address) => address.includes('/pictures/'))
  }
  const partsIn = (image: string) => Object.keys(builtFrom[image] ?? {}).map((each) => each.toLowerCase())
  const [removed = ''] = partsIn(first.image).filter((part) =>
    rest.every(({ image }) => !partsIn(image).includes(part)),
  )
  const [renamed = ''] = partsIn(second.image)
  const data = async () =>
    Promise.all([`/parts/${renamed}.json`, '/parts.json'].map(async (path) => (await get(path)).text()))
  const before = await images()
  expect(before.join()).toContain(first.image)

  const shown = [{ ...second, title: 'New title' }, ...rest]
  const { pages } = await publish('/api/content/gallery/products.access', { images: shown })
  expect(pages).toBeGreaterThan(10)
  for (const text of await data()) expect(text).toContain('New title')
  expect(await (await get(`/parts/${removed}.json`)).text()).not.toContain(first.title)
  expect(await images()).toEqual(before.filter((address) => !address.includes(first.image)))
}, 240_000)
