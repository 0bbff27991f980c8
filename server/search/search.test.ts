import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { builtIn } from '#catalog/built-in-content.ts'
import { pictures } from '#catalog/studio-results.server.ts'
import { type SearchResponse, searchResponse } from '#contract/search.ts'
import { QUERY_MAX_LENGTH, SNIPPET_LENGTH } from '#contract/search-limits.ts'
import { readConfig } from '../config.ts'
import { PublicError } from '../errors.ts'
import { pdfFile } from '../testing/sample-files.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { searchableApp } from '../testing/test-app.ts'
import { imageEntries } from './catalog-entries.ts'
import { createSearch, type Search } from './search.ts'
import type { UploadedFile } from './upload-entries.ts'

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }

function folder(files: Readonly<Record<string, string>>) {
  const root = temporaryFolder()
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), content, 'latin1')
  }
  return root
}

const FILES = {
  'media/documents/load-tables/truss-12-aluminum.json': JSON.stringify({
    title: 'Load Table: 12 in Truss, Aluminum',
    number: 'LT-TR12A',
    pages: ['LOAD TABLE LT-TR12A Uniform load by span', 'Notes: the zebra crossing of page two'],
  }),
  'media/documents/load-tables/truss-12-aluminum.pdf': 'not read: its JSON file has the text',
  'media/documents/flyer.pdf': 'without a JSON file',
  wombat: pdfFile('Torque of the wombat joint').toString('latin1'),
  numbat: pdfFile('Torque of the numbat joint').toString('latin1'),
  damaged: 'not a PDF',
}

const upload = (id: string, name: string, object: string, more: Partial<UploadedFile> = {}): UploadedFile => ({
  id,
  name,
  type: 'application/pdf',
  size: 800,
  sha256: object,
  object,
  link: `/content/files/${id}/${name}`,
  ...more,
})

let root = ''
let uploads: readonly UploadedFile[] = []
let search: Search

const create = (more: Partial<Parameters<typeof createSearch>[0]> = {}) =>
  createSearch({
    config: readConfig({ DATA_DIR: join(root, 'data') }),
    media: join(root, 'media'),
    edits: () => new Map(),
    storage: { withLocalCopy: (object, use) => use(join(root, object)) },
    uploads: async () => uploads,
    log,
    ...more,
  })

beforeAll(async () => {
  root = folder(FILES)
  search = create()
  await search.refresh()
}, 60_000)

afterAll(async () => {
  await search.close()
})

const titles = async (query: string, index = search) =>
  (await index.search({ query })).results.map(({ readableTitle }) => readableTitle)

describe('search results', () => {
  test('finds a part by the length in the query and shows its length and weight', async () => {
    const [first] = (await search.search({ query: 'BS-TR12A-05' })).results
    expect(first?.useableLink).toBe('/parts/bs-tr12a-05')
    expect(first?.snippet).toMatch(/BS-TR12A-05 5 ft, [\d.]+ lb/)
  })

  test('finds the PDF page that contains a phrase', async () => {
    const [first] = (await search.search({ query: 'zebra crossing' })).results
    expect(first).toMatchObject({
      useableLink: '/content/documents/load-tables/truss-12-aluminum.pdf',
      isPdf: true,
      pageNumber: 2,
      source: 'Load table',
      displayLocation: 'Resources › Load Tables',
    })
    expect((await titles('flyer'))[0]).toBe('flyer')
  })

  test('finds a page section', async () => {
    const [first] = (await search.search({ query: 'scrap bin' })).results
    expect(first).toMatchObject({
      readableTitle: 'Our Story: Designed, Built, Reused',
      useableLink: '/about#story',
      displayLocation: 'About',
      isPdf: false,
      isImage: false,
      pageNumber: null,
    })
  })

  test('finds an image by its subject and shows a thumbnail', async () => {
    const { results } = await search.search({ query: 'picture gusset plate 90 12 in', pageSize: 50 })
    expect(results.find(({ isImage }) => isImage)?.thumbnail).toMatch(/^\/content\/(pictures|drawings)\//)
  })

  test.each([
    ['tr', '/products/truss'],
    ['to', '/products/tools'],
  ])('lists the product page first when only the start of the product name is typed: %s', async (query, link) => {
    expect((await search.search({ query, pageSize: 3 })).results[0]?.useableLink).toBe(link)
  })

  test.each([
    ['gussett', 'gusset'],
    ['aluminimum', 'aluminum'],
    ['swivle caster', 'swivel caster'],
    ['trsus', 'truss'],
    ['joist hangar', 'joist hanger'],
  ])('corrects the spelling of "%s" to "%s"', async (query, spelling) => {
    expect((await search.search({ query })).spelling).toBe(spelling)
  })

  test.each(['qqzzxxyy', 'xyzzy'])('finds nothing for "%s", which resembles no known word', async (query) => {
    const answer = await search.search({ query, pageNumber: 3 })
    expect(answer).toMatchObject({ results: [], totalResults: 0, totalPages: 0, currentPage: 3 })
  })
})

test('returns each result on exactly one page', async () => {
  const { totalPages, totalResults } = await search.search({ query: 'plate', pageSize: 20 })
  const pages = await Promise.all(
    Array.from({ length: totalPages + 1 }, (_, index) =>
      search.search({ query: 'plate', pageSize: 20, pageNumber: index + 1 }),
    ),
  )
  expect(totalPages).toBeGreaterThan(1)
  expect(new Set(pages.flatMap(({ results }) => results.map(({ id }) => id))).size).toBe(totalResults)
  expect(pages.at(-1)).toMatchObject({ results: [], totalResults, totalPages })
})

test('shows the text around the matching words as plain text', async () => {
  const { results } = await search.search({ query: 'hole pitch', pageSize: 20 })
  expect(results.length).toBeGreaterThan(5)
  for (const { snippet, matches } of results) {
    expect(snippet.length).toBeLessThanOrEqual(SNIPPET_LENGTH)
    for (const [start, end] of matches) expect(snippet.slice(start, end)).toMatch(/^(holes?|pitch)$/i)
  }
})

// Covers 3.search.4
test('finds the requested images by file name when the images are on the content host', async () => {
  const imageUrls = [
    'https://elsewhere.example/red-tower-crane.jpg',
    '/content/site/red-tower-crane.tif',
    '/products/red-tower-crane.jpg',
    '',
    '/content/site/other.jpg',
    '/content/site/red-tower-crane.jpg',
  ]
  const { results, totalResults } = await search.search({ query: 'red tower crane', imageUrls, pageSize: 50 })
  const found = results.filter(({ useableLink }) => imageUrls.includes(useableLink))
  expect(found).toEqual([
    expect.objectContaining({ isImage: true, thumbnail: '/content/site/red-tower-crane.jpg', source: 'Picture' }),
  ])
  expect(totalResults).toBe(results.length)
})

test('indexes every rendered image', () => {
  const indexed = new Set(imageEntries('/content', builtIn).map(({ id }) => id))
  expect(Object.keys(pictures).filter((key) => !indexed.has(`picture:${key}`))).toEqual([])
})

describe('uploads', () => {
  test('finds an upload until it is replaced or deleted', async () => {
    onTestFinished(() => {
      uploads = []
    })
    uploads = [
      upload('1', 'Plan.pdf', 'wombat'),
      upload('2', 'Wombat.zip', '', { type: 'application/zip' }),
      upload('3', 'Broken wombat.pdf', 'damaged'),
    ]
    const refreshed = search.refresh()
    expect((await search.search({ query: 'truss' })).totalResults).toBeGreaterThan(0)
    await refreshed
    expect((await titles('wombat')).sort()).toEqual(['Broken wombat.pdf', 'Plan.pdf', 'Wombat.zip'])
    expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ file: 'Broken wombat.pdf' }), expect.any(String))
    const [plan, zip, broken] = uploads
    expect([plan, zip].map((file) => file && search.noteOn(file))).toEqual([undefined, undefined])
    expect(broken && search.noteOn(broken)).toMatch(/^The text could not be read.*damaged or has a password\.$/)
    expect(plan && search.noteOn({ ...plan, size: 151 * 1024 ** 2 })).toMatch(/larger than 150 MB/)

    uploads = [upload('1', 'Plan.pdf', 'numbat')]
    await search.refresh()
    expect(await titles('wombat')).toEqual([])
    expect(await titles('numbat')).toEqual(['Plan.pdf'])

    uploads = []
    await search.refresh()
    expect(await titles('numbat')).toEqual([])
  })

  test('restores the original ranking after an upload is deleted', async () => {
    const all = async () => Promise.all(['12 in truss', 'torque', 'joint'].map((query) => titles(query)))
    const before = await all()
    uploads = [upload('1', 'Truss torque.pdf', 'wombat')]
    await search.refresh()
    uploads = []
    await search.refresh()
    expect(await all()).toEqual(before)
  })

  // Covers 5.rules.18-25
  test('lists an upload as an image when its link ends in an image extension', async () => {
    uploads = [
      upload('1', 'quokka.png', '', { type: 'image/png' }),
      upload('2', 'quokka.jfif', '', { type: 'image/jpeg' }),
      upload('3', 'quokka.tif', '', { type: 'image/tiff', link: '/content/preview/files/3/quokka.tif.webp' }),
    ]
    await search.refresh()
    const { results } = await search.search({ query: 'quokka' })
    uploads = []
    await search.refresh()
    const summaries = results.map(({ readableTitle, isImage, source }) => [readableTitle, [isImage, source]])
    expect(Object.fromEntries(summaries)).toEqual({
      'quokka.png': [true, 'Picture'],
      'quokka.jfif': [false, 'File'],
      'quokka.tif': [true, 'Picture'],
    })
  })

  test('reads uploads from the cache after a restart', async () => {
    const withLocalCopy = vi.fn((object, use) => use(join(root, object)))
    for (const starts of [1, 2]) {
      const one = create({
        config: readConfig({ DATA_DIR: join(root, 'other') }),
        storage: { withLocalCopy },
        uploads: async () => [upload('1', 'Plan.pdf', 'wombat')],
      })
      await one.refresh()
      expect(await titles('wombat', one), `start ${starts}`).toEqual(['Plan.pdf'])
      await one.close()
    }
    expect(withLocalCopy).toHaveBeenCalledTimes(1)
  })

  test('retries uploads with increasing backoff while storage or the database is down', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const current = vi.fn(async (): Promise<readonly UploadedFile[]> => {
      throw new Error('the database is down')
    })
    let isDown = true
    const withLocalCopy: Parameters<typeof createSearch>[0]['storage']['withLocalCopy'] = (object, use) => {
      if (isDown) throw new PublicError('STORAGE_UNAVAILABLE', 503, 'The storage does not answer.')
      return use(join(root, object))
    }
    const one = create({
      config: readConfig({ DATA_DIR: join(root, 'third') }),
      uploads: current,
      storage: { withLocalCopy },
    })
    onTestFinished(async () => {
      vi.useRealTimers()
      vi.restoreAllMocks()
      await one.close()
    })
    await one.refresh()
    await vi.advanceTimersByTimeAsync(9999)
    expect(current).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(current).toHaveBeenCalledTimes(2)
    expect(await titles('truss', one)).not.toEqual([])
    expect(one.state().behindSince).toBeInstanceOf(Date)

    current.mockResolvedValue([upload('1', 'Plan.pdf', 'wombat')])
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await titles('plan pdf', one)).toContain('Plan.pdf')
    expect(one.state().currentAt).toBeUndefined()

    isDown = false
    vi.useRealTimers()
    await one.refresh()
    expect(await titles('wombat', one)).toEqual(['Plan.pdf'])
    expect(one.state()).toEqual({ currentAt: expect.any(Date), behindSince: undefined })
  })
})

test('stops updating the index after ten retries, and resumes when files change or a visitor searches', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const current = vi.fn(async (): Promise<readonly UploadedFile[]> => {
    throw new Error('the database is down')
  })
  const one = create({ uploads: current })
  onTestFinished(async () => {
    vi.useRealTimers()
    await one.close()
  })
  await one.refresh()
  await vi.advanceTimersByTimeAsync(24 * 3_600_000)
  expect(current).toHaveBeenCalledTimes(11)
  expect(log.error).toHaveBeenLastCalledWith({ failures: 11 }, expect.stringContaining('gave up'))

  expect(await titles('truss', one)).not.toEqual([])
  await vi.waitFor(() => expect(log.error).toHaveBeenLastCalledWith({ failures: 12 }, expect.any(String)))
  await titles('truss', one)
  expect(current).toHaveBeenCalledTimes(12)

  current.mockResolvedValue([])
  await one.refresh()
  expect(one.state().behindSince).toBeUndefined()
})

test('stops reading the site when the server shuts down', async () => {
  const one = create()
  const refreshed = one.refresh()
  await one.close()
  await refreshed
  expect(one.state().currentAt).toBeUndefined()
})

test.each([
  ['the documents cannot be read', () => ({ media: join(folder({ 'media/documents': 'not a folder' }), 'media') })],
  ['reading them takes too long', () => ({ readTimeoutMs: 1 })],
])('reports that search is not ready when %s', async (_, more) => {
  log.error.mockClear()
  const one = create(more())
  onTestFinished(() => one.close())
  await one.refresh()
  expect(log.error).toHaveBeenCalledTimes(1)
  await expect(one.search({ query: 'truss' })).rejects.toMatchObject({ code: 'SEARCH_NOT_READY' })
})

describe('POST /api/search', () => {
  const shared = searchableApp()
  const post = (payload: unknown) =>
    shared().app.inject({ method: 'POST', url: '/api/search', payload: payload as object })

  // Covers 3.search.1-3, 3.search.5-19
  test('returns the fields in the API contract and forbids caching', async () => {
    const payload = { query: 'truss', pageSize: 3, pageNumber: 2, imageUrls: ['/content/site/tower.jpg'] }
    const answer = await post(payload)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    const body = searchResponse.parse(answer.json())
    expect(body).toMatchObject({ currentPage: 2, pageSize: 3, searchTime: expect.any(Number) })
    expect(body.results).toHaveLength(3)
    expect(body.totalPages).toBe(Math.ceil(body.totalResults / 3))
    const fields = 'id readableTitle useableLink isPdf isImage pageNumber snippet source displayLocation'.split(' ')
    for (const result of body.results) expect(Object.keys(result)).toEqual(expect.arrayContaining(fields))
  })

  // Covers 9.15
  test('returns the first ten results when the request contains only a query', async () => {
    const answer = (await post({ query: 'plate' })).json<SearchResponse>()
    expect(answer).toMatchObject({ currentPage: 1, pageSize: 10 })
    expect(answer.results).toHaveLength(10)
  })

  test.each([
    ['no query', {}],
    ['a blank query', { query: '   ' }],
    ['a query that is too long', { query: 'x'.repeat(QUERY_MAX_LENGTH + 1) }],
    ['a query that is not text', { query: 7 }],
    ['too many results per page', { query: 'truss', pageSize: 51 }],
    ['page 0', { query: 'truss', pageNumber: 0 }],
    ['too many images', { query: 'truss', imageUrls: Array.from({ length: 501 }, () => '/content/a.jpg') }],
    ['no body', undefined],
  ])('rejects a request with %s', async (_, payload) => {
    const answer = await post(payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) })
  })

  test('returns 200 or 400 for any query text', async () => {
    const words = ['truss', '12', '"', "'", '(', '*', 'OR', 'AND', '^', ':', '-', '{', ';', '%', '__proto__']
    const typed = fc.oneof(
      fc.string({ maxLength: QUERY_MAX_LENGTH, unit: 'binary' }),
      fc.string({ maxLength: 60, unit: 'grapheme' }),
      fc
        .array(fc.constantFrom(...words, 'BS-TR12A-10', '1/2', '×', '\u0000', '½', 'é', 'constructor'), {
          maxLength: 40,
        })
        .map((each) => each.join(' ').slice(0, QUERY_MAX_LENGTH)),
    )
    await fc.assert(
      fc.asyncProperty(typed, async (query) => {
        const answer = await post({ query, pageSize: 5 })
        expect([200, 400]).toContain(answer.statusCode)
        if (answer.statusCode === 200) searchResponse.parse(answer.json<SearchResponse>())
      }),
      { numRuns: 300 },
    )
  }, 60_000)
})
