import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { pictures } from '../../catalog/studio-results.server.ts'
import { type SearchResponse, searchResponse } from '../../contract/search.ts'
import { QUERY_MAX_LENGTH, SNIPPET_LENGTH } from '../../contract/search-limits.ts'
import { readConfig } from '../config.ts'
import { pdfFile } from '../testing/sample-files.ts'
import { buildHere, searchableApp, type TestApp } from '../testing/test-app.ts'
import { pictureEntries } from './catalog-entries.ts'
import { createSearch, MOST_BUILDS, type Search } from './search.ts'
import type { UploadedFile } from './upload-entries.ts'

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }

/** What the log says of a new index. */
const BUILT = 'search index built'

const pdf = (text: string) => pdfFile(text).toString('latin1')

function folder(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'boltspan-search-'))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), content)
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
  'media/documents/note.pdf': pdf('The quick marmot is bolted down'),
  'media/documents/damaged.pdf': 'no PDF at all',
}

let root = ''
let search: Search

const create = (root: string, uploads?: () => Promise<readonly UploadedFile[]>) =>
  createSearch({
    config: readConfig({ DATA_DIR: join(root, 'data') }),
    media: join(root, 'media'),
    ...(uploads ? { uploads } : {}),
    log,
    build: buildHere,
    uploadsPauseMs: 0,
  })

beforeAll(async () => {
  root = folder(FILES)
  search = create(root)
  await search.refresh()
}, 60_000)

afterAll(async () => {
  await search.close()
  rmSync(root, { recursive: true, force: true })
})

const links = async (query: string) => (await search.search({ query })).results.map(({ useableLink }) => useableLink)

describe('a search finds', () => {
  test.each(['BS-TR12A-10', 'bstr12a10', 'tr12a 10', 'bs tr12a-10'])('the part first: %s', async (query) => {
    expect((await links(query))[0]).toBe('/products/truss#bs-tr12a-10')
  })

  test('the part for a length in the query, with its length and weight', async () => {
    const [first] = (await search.search({ query: 'BS-TR12A-05' })).results
    expect(first?.useableLink).toBe('/products/truss#bs-tr12a-10')
    expect(first?.snippet).toMatch(/BS-TR12A-05 5 ft, [\d.]+ lb/)
  })

  test('the page of a PDF on which a phrase stands', async () => {
    const [first] = (await search.search({ query: 'zebra crossing' })).results
    expect(first).toMatchObject({
      useableLink: '/content/documents/load-tables/truss-12-aluminum.pdf',
      isPdf: true,
      pageNumber: 2,
      source: 'Load table',
      displayLocation: 'Resources › Load Tables',
    })
  })

  test('the text of a PDF without a JSON file, and a PDF that cannot be read by its name', async () => {
    expect((await links('quick marmot'))[0]).toBe('/content/documents/note.pdf')
    expect((await links('damaged'))[0]).toBe('/content/documents/damaged.pdf')
  })

  test('a section of a page, to scroll to', async () => {
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

  test('a picture by what it shows, with a thumbnail', async () => {
    const { results } = await search.search({ query: 'picture gusset plate 90 12 in', pageSize: 50 })
    const picture = results.find(({ isImage }) => isImage)
    expect(picture?.thumbnail).toMatch(/^\/content\/(pictures|drawings)\//)
  })

  test('one result of a document, its best page', async () => {
    const { results } = await search.search({ query: 'load truss', pageSize: 50 })
    const all = results.filter(
      ({ useableLink, links = [] }) =>
        useableLink.includes('truss-12-aluminum.pdf') ||
        (useableLink.startsWith('/load-tables') &&
          links.some(({ address }) => address.includes('truss-12-aluminum.pdf'))),
    )
    expect(all).toHaveLength(1)
  })
})

describe('a misspelt word', () => {
  test.each([
    ['gussett', 'gusset', /gusset/i],
    ['aluminimum', 'aluminum', /aluminum/i],
    ['swivle caster', 'swivel caster', /caster/i],
  ])('%s is read as %s', async (query, spelling, title) => {
    const answer = await search.search({ query })
    expect(answer.spelling).toBe(spelling)
    expect(answer.results[0]?.readableTitle).toMatch(title)
  })

  test('that is like no other finds nothing, and no other page of nothing', async () => {
    const answer = await search.search({ query: 'qqzzxxyy', pageNumber: 3 })
    expect(answer).toMatchObject({ results: [], totalResults: 0, totalPages: 0, currentPage: 3 })
  })
})

test.each([
  ['tr', '/products/truss'],
  ['Tru', '/products/truss'],
  ['to', '/products/tools'],
])('%s, on its way to the name of a product, finds that first', async (query, link) => {
  const { results, totalResults } = await search.search({ query, pageSize: 3 })
  expect(results[0]?.useableLink).toBe(link)
  expect(totalResults).toBeGreaterThanOrEqual(results.length)
})

test('pages of results do not overlap, and together are all', async () => {
  const seen = new Set<string>()
  const { totalPages, totalResults } = await search.search({ query: 'plate', pageSize: 20 })
  for (let pageNumber = 1; pageNumber <= totalPages; pageNumber += 1) {
    const { results } = await search.search({ query: 'plate', pageSize: 20, pageNumber })
    for (const { id } of results) seen.add(id)
  }
  expect(totalResults).toBeGreaterThan(20)
  expect(seen.size).toBe(totalResults)
  const past = await search.search({ query: 'plate', pageSize: 20, pageNumber: totalPages + 1 })
  expect(past).toMatchObject({ results: [], totalResults, totalPages })
})

test('a snippet is plain text around the hit, its matches are what was searched for', async () => {
  const { results } = await search.search({ query: 'hole pitch', pageSize: 20 })
  expect(results.length).toBeGreaterThan(5)
  for (const { snippet, matches } of results) {
    expect(snippet.length).toBeLessThanOrEqual(SNIPPET_LENGTH)
    for (const [start, end] of matches) expect(snippet.slice(start, end)).toMatch(/^(holes?|pitch)$/i)
  }
})

// Covers 3.search.4
test('pictures that the caller knows and the index does not are found by their names', async () => {
  const imageUrls = ['/content/site/red-tower-crane.jpg', '/content/site/other.jpg']
  const { results, totalResults } = await search.search({ query: 'red tower crane', imageUrls, pageSize: 50 })
  expect(results.filter(({ useableLink }) => imageUrls.includes(useableLink))).toEqual([
    expect.objectContaining({ isImage: true, thumbnail: imageUrls[0], source: 'Picture' }),
  ])
  expect(totalResults).toBe(results.length)
})

test('addresses that are no pictures of the content host are passed over, and the rest is searched', async () => {
  const imageUrls = [
    'https://elsewhere.example/red-tower-crane.jpg',
    '/content/site/red-tower-crane.tif',
    '/products/red-tower-crane.jpg',
    '',
    '/content/site/red-tower-crane.jpg',
  ]
  const { results } = await search.search({ query: 'red tower crane', imageUrls, pageSize: 50 })
  const found = results.map(({ useableLink }) => useableLink).filter((link) => link.includes('red-tower-crane'))
  expect(found).toEqual(['/content/site/red-tower-crane.jpg'])
})

test('every picture of the studio is in the index: a page that sends those it shows finds nothing twice', () => {
  const indexed = new Set(pictureEntries('/content').map(({ id }) => id))
  expect(Object.keys(pictures).filter((key) => !indexed.has(`picture:${key}`))).toEqual([])
})

// Covers 5.rules.18-25
test('a result is a picture if its link ends as one', async () => {
  const upload = (name: string, type: string, link: string): UploadedFile => ({
    id: name,
    name,
    type,
    size: 1,
    sha256: '0',
    object: '',
    link,
    thumbnail: `/content/thumbnail/files/${name}`,
  })
  const other = create(folder(FILES), async () => [
    upload('quokka.png', 'image/png', '/content/files/1/quokka.png'),
    upload('quokka.jfif', 'image/jpeg', '/content/files/2/quokka.jfif'),
    upload('quokka.tif', 'image/tiff', '/content/preview/files/3/quokka.tif.webp'),
  ])
  onTestFinished(() => other.close())
  await other.refresh()
  const { results } = await other.search({ query: 'quokka' })
  const shown = Object.fromEntries(
    results.map(({ readableTitle, isImage, source }) => [readableTitle, [isImage, source]]),
  )
  expect(shown).toEqual({
    'quokka.png': [true, 'Picture'],
    'quokka.jfif': [false, 'File'],
    'quokka.tif': [true, 'Picture'],
  })
})

describe('the index', () => {
  test('is not rebuilt while its sources are the same', async () => {
    const path = join(root, 'data', 'search.sqlite')
    const before = statSync(path).ino
    const other = create(root)
    onTestFinished(() => other.close())
    await other.refresh()
    expect(statSync(path).ino).toBe(before)
    expect(log.info).toHaveBeenLastCalledWith(expect.objectContaining({ built: false }), expect.any(String))
    expect((await other.search({ query: 'zebra crossing' })).results[0]?.isPdf).toBe(true)
  })

  test('adds what staff upload and removes what they delete, while searches go on', async () => {
    const object = 'a'.repeat(32)
    const own = folder({ 'media/x.txt': '', [`data/files/objects/aa/${object}`]: pdf('Torque of the wombat joint') })
    let uploads: readonly UploadedFile[] = []
    const other = create(own, async () => uploads)
    onTestFinished(async () => {
      await other.close()
      rmSync(own, { recursive: true, force: true })
    })
    await other.refresh()
    expect((await other.search({ query: 'wombat' })).totalResults).toBe(0)
    const place = { object, link: '/api/files/1', size: 800, sha256: 'a1' }
    const file = { name: 'Site plan.pdf', type: 'application/pdf', ...place }
    uploads = [
      { id: '1', ...file },
      { ...file, id: '2', name: 'Wombat photo.png', type: 'image/png', link: '/content/files/2/Wombat.png' },
    ]
    const refreshed = other.refresh()
    expect((await other.search({ query: 'truss' })).totalResults).toBeGreaterThan(0)
    await refreshed
    const { results } = await other.search({ query: 'wombat' })
    expect(results.map(({ readableTitle, isPdf, isImage }) => [readableTitle, isPdf, isImage])).toEqual(
      expect.arrayContaining([
        ['Site plan.pdf', true, false],
        ['Wombat photo.png', false, true],
      ]),
    )
    uploads = []
    await other.refresh()
    expect((await other.search({ query: 'wombat' })).totalResults).toBe(0)
    expect(readdirSync(join(own, 'data')).filter((name) => name.includes('building'))).toEqual([])
  })

  test('is the same, whether uploads were added and removed one by one or are all read at once', async () => {
    const object = (letter: string) => letter.repeat(32)
    const own = folder({
      ...FILES,
      ...Object.fromEntries(
        ['Torque of the wombat joint', 'Torque of the numbat joint', 'Gusset plates for wombats'].map((text, index) => {
          const key = object('abc'[index] ?? '')
          return [`data/files/objects/${key.slice(0, 2)}/${key}`, pdf(text)]
        }),
      ),
    })
    const file = (id: string, name: string, letter: string): UploadedFile => ({
      id,
      name,
      type: 'application/pdf',
      size: 800,
      sha256: letter,
      object: object(letter),
      link: `/content/files/${id}/${name}`,
    })
    let uploads: readonly UploadedFile[] = []
    const grown = create(own, async () => uploads)
    onTestFinished(async () => {
      await grown.close()
      rmSync(own, { recursive: true, force: true })
    })
    const steps = [
      [],
      [file('1', 'Trusses in Wombatville.pdf', 'a')],
      [file('1', 'Trusses in Wombatville.pdf', 'a'), file('2', 'Numbat.pdf', 'b')],
      // Another revision of the first, the second is gone.
      [file('1', 'Trusses in Wombatville.pdf', 'c'), file('3', 'Wombat guide.pdf', 'a')],
    ]
    for (const step of steps) {
      uploads = step
      await grown.refresh('uploads')
    }
    expect(log.info).toHaveBeenLastCalledWith(expect.objectContaining({ built: true, changed: 2, removed: 1 }), BUILT)

    const path = join(own, 'data', 'search.sqlite')
    const contents = () => {
      using database = new DatabaseSync(path, { readOnly: true })
      const all = (query: string) => database.prepare(query).all()
      return {
        words: all('select word, stem, uses from word order by word'),
        entries: all('select key, kind, title, keys, heading, body, link, name_length, card from entry order by key'),
        texts: all('select hash, pages from pdf_text order by hash'),
        uploads: all('select id, hash, text from upload order by id'),
      }
    }
    const judged = JSON.parse(readFileSync('tests/search-relevance.json', 'utf8')) as readonly { query: string }[]
    const queries = ['wombat', 'numbat', 'womabt', 'torque joint', 'gusset plate', ...judged.map(({ query }) => query)]
    const answers = async () =>
      Promise.all(
        queries.map(async (query) => ({ ...(await grown.search({ query, pageSize: 50 })), searchTime: undefined })),
      )
    const before = { contents: contents(), answers: await answers() }
    rmSync(path)
    await grown.refresh()
    expect(contents()).toEqual(before.contents)
    expect(await answers()).toEqual(before.answers)
    expect((await grown.search({ query: 'numbat' })).results.map(({ readableTitle }) => readableTitle)).toEqual([])
  })

  test('is built again when an upload comes and the file is damaged', async () => {
    const own = folder(FILES)
    let uploads: readonly UploadedFile[] = []
    const one = create(own, async () => uploads)
    onTestFinished(async () => {
      await one.close()
      rmSync(own, { recursive: true, force: true })
    })
    await one.refresh()
    const path = join(own, 'data', 'search.sqlite')
    const bytes = readFileSync(path)
    // The beginning with the schema is whole, the rest is not.
    writeFileSync(path, bytes.fill(7, 200_000))
    const place = { size: 1, sha256: '0', object: '', link: '/content/files/1/Wombat.zip' }
    uploads = [{ id: '1', name: 'Wombat.zip', type: 'application/zip', ...place }]
    log.error.mockClear()
    await one.refresh('uploads')
    expect(log.error).not.toHaveBeenCalled()
    expect((await one.search({ query: 'wombat' })).totalResults).toBe(1)
    expect((await one.search({ query: 'zebra crossing' })).results[0]?.isPdf).toBe(true)
  })

  test('names the documents that could not be read, and tries them again the next time', async () => {
    const own = folder({ 'media/documents/damaged.pdf': 'no PDF at all' })
    onTestFinished(() => rmSync(own, { recursive: true, force: true }))
    for (const content of ['no PDF at all', pdf('Torque of the numbat joint')]) {
      writeFileSync(join(own, 'media/documents/damaged.pdf'), content)
      log.warn.mockClear()
      const one = create(own)
      await one.refresh()
      const damaged = content.startsWith('no')
      expect((await one.search({ query: 'numbat' })).totalResults).toBe(damaged ? 0 : 1)
      expect(log.warn.mock.calls.length).toBe(damaged ? 1 : 0)
      if (damaged)
        expect(log.warn).toHaveBeenCalledWith(
          { unread: [expect.stringMatching(/^damaged\.pdf: /)] },
          expect.any(String),
        )
      await one.close()
    }
  })

  test('keeps what it has while a folder cannot be read, and logs it', async () => {
    const own = folder({ 'media/documents/note.pdf': pdf('Torque of the numbat joint') })
    const one = create(own)
    onTestFinished(async () => {
      await one.close()
      rmSync(own, { recursive: true, force: true })
    })
    await one.refresh()
    rmSync(join(own, 'media/documents'), { recursive: true })
    writeFileSync(join(own, 'media/documents'), 'a file where the folder was')
    log.error.mockClear()
    await one.refresh()
    expect(log.error).toHaveBeenCalledTimes(1)
    expect((await one.search({ query: 'numbat' })).totalResults).toBe(1)
  })

  test('is built again with growing pauses when a build fails, up to a limit, then when a source changes', async () => {
    const own = folder({ 'media/x.txt': '' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const uploads = vi.fn(async (): Promise<readonly UploadedFile[]> => {
      throw new Error('the database is down')
    })
    const one = create(own, uploads)
    onTestFinished(async () => {
      vi.useRealTimers()
      vi.restoreAllMocks()
      await one.close()
      rmSync(own, { recursive: true, force: true })
    })
    await one.refresh()
    await vi.advanceTimersByTimeAsync(9999)
    expect(uploads).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(uploads).toHaveBeenCalledTimes(2)
    // A search neither waits nor starts another build in between.
    await expect(one.search({ query: 'truss' })).rejects.toMatchObject({ code: 'SEARCH_NOT_READY' })
    await vi.advanceTimersByTimeAsync(19_999)
    expect(uploads).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(24 * 60 * 60_000)
    expect(uploads).toHaveBeenCalledTimes(MOST_BUILDS)
    expect(one.state().behindSince).toBeInstanceOf(Date)
    // Without an index, a search may start one build every ten minutes.
    for (let count = 0; count < 3; count += 1) {
      await expect(one.search({ query: 'truss' })).rejects.toMatchObject({ code: 'SEARCH_NOT_READY' })
    }
    expect(uploads).toHaveBeenCalledTimes(MOST_BUILDS + 1)
    uploads.mockResolvedValue([])
    await one.refresh()
    expect((await one.search({ query: 'truss' })).totalResults).toBeGreaterThan(0)
    expect(one.state().behindSince).toBeUndefined()
  })

  test('is built again when the file is deleted or damaged', async () => {
    const own = folder({ 'media/x.txt': '' })
    const first = create(own)
    await first.refresh()
    await first.close()
    const path = join(own, 'data', 'search.sqlite')
    for (const spoil of [() => rmSync(path), () => writeFileSync(path, 'not a database'.repeat(1000))]) {
      spoil()
      const next = create(own)
      next.start()
      expect((await next.search({ query: 'truss' })).totalResults).toBeGreaterThan(0)
      await next.close()
    }
    expect(existsSync(path)).toBe(true)
    rmSync(own, { recursive: true, force: true })
  })

  const garbled = (path: string) => {
    const bytes = readFileSync(path)
    for (let at = 4096; at + 4096 <= bytes.length; at += 8192) bytes.fill(0xa5, at, at + 4096)
    return bytes
  }

  test.each([
    ['overwritten', () => 'not a database'.repeat(1000)],
    ['overwritten in part', garbled],
    ['emptied', () => ''],
  ])('is built again when the file is %s while it is used', async (_how, damage) => {
    log.error.mockClear()
    const own = folder(FILES)
    const one = create(own)
    await one.refresh()
    const before = await one.search({ query: 'truss' })
    const path = join(own, 'data', 'search.sqlite')
    writeFileSync(path, damage(path))
    expect((await one.search({ query: 'marmot' })).totalResults).toBe(1)
    expect((await one.search({ query: 'truss' })).totalResults).toBe(before.totalResults)
    await one.close()
    rmSync(own, { recursive: true, force: true })
  })

  test('is built again at a start when SQLite finds damage in the file', async () => {
    const own = folder(FILES)
    const first = create(own)
    await first.refresh()
    await first.close()
    const path = join(own, 'data', 'search.sqlite')
    writeFileSync(path, garbled(path))
    const next = create(own)
    await next.refresh()
    expect(log.info).toHaveBeenLastCalledWith(expect.anything(), 'search index built')
    await next.close()
    rmSync(own, { recursive: true, force: true })
  })
})

describe('POST /api/search', () => {
  const shared = searchableApp()
  const post = (app: TestApp['app'], payload: unknown) =>
    app.inject({ method: 'POST', url: '/api/search', payload: payload as object })

  // Covers 3.search.5-10
  test('answers as the contract says, never from a cache', async () => {
    const { app } = shared()
    const answer = await post(app, { query: 'truss', pageSize: 3, pageNumber: 2, imageUrls: [] })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    const body = searchResponse.parse(answer.json())
    expect(body).toMatchObject({ currentPage: 2, pageSize: 3 })
    expect(body.results).toHaveLength(3)
    expect(body.totalPages).toBe(Math.ceil(body.totalResults / 3))
  })

  test.each([
    ['no query', {}],
    ['a blank one', { query: '   ' }],
    ['one that is too long', { query: 'x'.repeat(QUERY_MAX_LENGTH + 1) }],
    ['a query that is no text', { query: 7 }],
    ['no results a page', { query: 'truss', pageSize: 0 }],
    ['too many', { query: 'truss', pageSize: 51 }],
    ['page nought', { query: 'truss', pageNumber: 0 }],
    ['half a page', { query: 'truss', pageNumber: 1.5 }],
    ['too many pictures', { query: 'truss', imageUrls: Array.from({ length: 501 }, () => '/content/a.jpg') }],
    ['nothing', undefined],
  ])('refuses %s', async (_, payload) => {
    const { app } = shared()
    const answer = await post(app, payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) })
  })

  test('answers whatever is typed, or says that it cannot be read', async () => {
    const { app } = shared()
    const words = [
      'truss',
      '12',
      '"',
      "'",
      '(',
      ')',
      '*',
      'OR',
      'AND',
      'NOT',
      'NEAR',
      '^',
      ':',
      '-',
      '{',
      '}',
      ';',
      '%',
    ]
    const typed = fc.oneof(
      fc.string({ maxLength: QUERY_MAX_LENGTH, unit: 'binary' }),
      fc.string({ maxLength: 60, unit: 'grapheme' }),
      fc
        .array(fc.constantFrom(...words, 'BS-TR12A-10', '1/2', '×', '\u0000', '½', 'é'), { maxLength: 40 })
        .map((each) => each.join(' ').slice(0, QUERY_MAX_LENGTH)),
    )
    await fc.assert(
      fc.asyncProperty(typed, async (query) => {
        const answer = await post(app, { query, pageSize: 5 })
        expect([200, 400]).toContain(answer.statusCode)
        if (query.trim().length > 0 && answer.statusCode === 200) searchResponse.parse(answer.json<SearchResponse>())
      }),
      { numRuns: 300 },
    )
  }, 60_000)

  test('answers two hundred at once', async () => {
    const { app } = shared()
    const queries = Array.from(
      { length: 200 },
      (_, index) => `truss ${createHash('md5').update(`${index}`).digest('hex')}`,
    )
    const answers = await Promise.all(queries.map((query) => post(app, { query })))
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
  }, 60_000)
})
