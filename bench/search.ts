/**
 * Benchmarks search: index build time and memory, query times for the site and for 10,000 generated documents,
 * relevance for judged queries, fuzzing, and page latency during searches.
 *
 * Also reports the CPU time of queries, which is more reliable than elapsed time on a busy machine.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { builtIn } from '../catalog/built-in-content.ts'
import { readConfig } from '../server/config.ts'
import { PublicError } from '../server/errors.ts'
import type { Entry } from '../server/search/entry.ts'
import { resultsFrom } from '../server/search/results.ts'
import { createSearch } from '../server/search/search.ts'
import { createSearchIndex } from '../server/search/search-index.ts'
import { siteEntries } from '../server/search/site-entries.ts'
import { siteFacts } from '../server/search/site-facts.ts'
import { judge, readJudged, reportOf } from '../server/testing/judged.ts'
import { randomFrom } from '../tests/random.ts'
import { startProduct } from './server-process.ts'

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '10000' },
    fuzz: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '5' },
  },
})

const ROOT = join(import.meta.dirname, '..')
const MEDIA = join(ROOT, 'media')
const MB = 2 ** 20

const sets = { tuned: readJudged('search-relevance'), measured: readJudged('search-measured') }

/**
 * Judged queries, each followed by one of its prefixes, because users send prefixes while they type. All of these
 * queries fit in the server's query cache.
 */
const queries = sets.tuned.slice(0, 150).flatMap(({ query }) => [query, query.slice(0, Math.max(2, query.length - 3))])

const quantile = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

const rounded = (value: number) => Number(value.toPrecision(3))

function timeQueries(name: string, ask: (query: string) => unknown) {
  for (const query of queries) ask(query)
  const clock: number[] = []
  const cpuTimes: number[] = []
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const query of queries) {
      const cpu = process.cpuUsage()
      const start = performance.now()
      ask(query)
      clock.push(performance.now() - start)
      const { user, system } = process.cpuUsage(cpu)
      cpuTimes.push((user + system) / 1000)
    }
  }
  return {
    name,
    'median ms': rounded(quantile(clock, 0.5)),
    'p95 ms': rounded(quantile(clock, 0.95)),
    'CPU median ms': rounded(quantile(cpuTimes, 0.5)),
    'CPU p95 ms': rounded(quantile(cpuTimes, 0.95)),
  }
}

/** Generates documents with the same words, lengths, and kinds as the site's search entries. */
function generated(templates: readonly Entry[], count: number): Entry[] {
  const next = randomFrom(1)
  const pick = <T>(items: readonly T[]) => items[Math.floor(next() * items.length)] as T
  const words = templates.flatMap(({ body }) => body.split(' '))
  const sentence = (length: number) => Array.from({ length }, () => pick(words)).join(' ')
  return Array.from({ length: count }, (_, index) => {
    const model = pick(templates)
    return {
      ...model,
      id: `generated:${index}`,
      group: `generated:${index}`,
      title: sentence(2 + Math.floor(next() * 5)),
      keys: '',
      parts: [],
      body: sentence(Math.max(10, model.body.split(' ').length)),
    }
  })
}

const data = mkdtempSync(join(tmpdir(), 'boltspan-bench-'))
const lines: string[] = []
const search = createSearch({
  config: readConfig({ DATA_DIR: data }),
  media: MEDIA,
  storage: { withLocalCopy: (object, use) => use(object) },
  edits: () => new Map(),
  uploads: async () => [],
  log: { info: (value: unknown) => lines.push(JSON.stringify(value)), warn: console.warn, error: console.error },
})
try {
  const before = process.memoryUsage.rss()
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 10)
  const started = performance.now()
  await search.refresh()
  const buildSeconds = (performance.now() - started) / 1000
  for (const query of queries) await search.search({ query })
  clearInterval(watch)
  console.log(`own index: ${lines.at(-1)}, ${rounded(buildSeconds)} s, target 2 s`)
  console.log(
    `memory growth: up to ${rounded((peak - before) / MB)} MB during the build, target 150, ` +
      `${rounded((process.memoryUsage.rss() - before) / MB)} MB after ${queries.length} queries`,
  )

  for (const [name, set] of Object.entries(sets)) {
    if (set.length === 0) continue
    const places = await Promise.all(set.map(async (each) => judge(each, await search.search({ query: each.query }))))
    for (const { query, place, answered } of places) {
      if (place !== 1) console.log(`  not first: ${query} (${place === 0 ? 'not on the first page' : place})`)
      if (!answered) console.log(`  no direct answer: ${query}`)
    }
    console.log(`${name}, ${set.length} queries:`)
    console.table(reportOf(places))
  }

  const request = (query: string) => ({ query, pageSize: 10, pageNumber: 1, imageUrls: [] })
  const entries = await siteEntries({ media: MEDIA, contentOrigin: '/content' }, builtIn)
  const facts = siteFacts(builtIn, '/content')
  const answerFrom = (indexed: readonly Entry[]) => {
    const index = createSearchIndex()
    const start = performance.now()
    for (const entry of indexed) index.add(entry)
    const { answer } = resultsFrom(index, facts)
    console.log(`index of ${indexed.length}: ${rounded((performance.now() - start) / 1000)} s`)
    return answer
  }
  const own = answerFrom(entries)
  const large = answerFrom([...entries, ...generated(entries, Number(values.documents))])
  const rows = [
    timeQueries('own size, aim p95 2.5', (query) => own(request(query))),
    timeQueries(`${values.documents} generated, aim p95 10`, (query) => large(request(query))),
  ]
  console.table(Object.fromEntries(rows.map(({ name, ...row }) => [name, row])))

  const next = randomFrom(2)
  const alphabet = [
    ...' "\'()*^:-+{}[];%_\\/.,<>&|~@#$!?=\u0000\n½×°éß字🔩',
    ...'abcdefgrstu0123456789',
    ' OR ',
    ' AND ',
    ' NEAR(',
  ]
  const texts = [...alphabet, ...queries, 'BS-TR12A-10', ' in', '"*']
  const tally = { succeeded: 0, rejected: 0, failed: 0 }
  for (let run = 0; run < Number(values.fuzz); run += 1) {
    const length = 1 + Math.floor(next() * 40)
    const text = Array.from({ length }, () => texts[Math.floor(next() * texts.length)]).join('')
    const query = text.slice(0, Math.floor(next() * 210))
    try {
      await search.search({ query, pageSize: 5 })
      tally.succeeded += 1
    } catch (error) {
      if (error instanceof PublicError && error.status === 400) tally.rejected += 1
      else {
        tally.failed += 1
        console.error(JSON.stringify(query), error)
      }
    }
  }
  console.log('random queries:', tally)

  const startedMany = performance.now()
  const many = Array.from({ length: 200 }, (_, index) => search.search({ query: `${queries[index % queries.length]}` }))
  const settled = await Promise.allSettled(many)
  const failedCount = settled.filter(({ status }) => status === 'rejected').length
  console.log(`200 concurrent queries: ${failedCount} failed, ${rounded(performance.now() - startedMany)} ms total`)
} finally {
  await search.close()
  rmSync(data, { recursive: true, force: true })
}

const product = await startProduct()
try {
  console.log('one page every 10 ms, alone and during 50 uncached searches per second:')
  console.table(await pageTimes(product.address))
} finally {
  await product.stop()
}

/** Measures page latency over HTTP in alternating rounds with and without searches. */
async function pageTimes(address: string) {
  const times = { alone: [] as number[], 'with searches': [] as number[] }
  let sent = 0
  const searchOnce = async () => {
    const query = `${queries[sent % queries.length]} ${sent}`
    sent += 1
    const response = await fetch(`${address}/api/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, pageSize: 10, pageNumber: 1 }),
    })
    if (!response.ok) throw new Error(`search: ${response.status} ${await response.text()}`)
    await response.arrayBuffer()
  }
  for (let round = 0; round < 8; round += 1) {
    const isSearching = round % 2 === 1
    const searches: Promise<void>[] = []
    const timer = isSearching ? setInterval(() => searches.push(searchOnce()), 20) : undefined
    for (let request = 0; request < 250; request += 1) {
      const start = performance.now()
      const page = await fetch(`${address}/products/truss`)
      await page.arrayBuffer()
      const elapsedMs = performance.now() - start
      // Skip the first requests of a round, because they include the time to open connections.
      if (request >= 10) times[isSearching ? 'with searches' : 'alone'].push(elapsedMs)
      await wait(10)
    }
    clearInterval(timer)
    await Promise.all(searches)
  }
  return Object.fromEntries(
    Object.entries(times).map(([name, values]) => [
      name,
      {
        'median ms': rounded(quantile(values, 0.5)),
        'p95 ms': rounded(quantile(values, 0.95)),
        'p99 ms': rounded(quantile(values, 0.99)),
      },
    ]),
  )
}
