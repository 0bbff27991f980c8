/**
 * Runs Lighthouse's mobile tests several times on each page and reports the medians. Exits with an error if a page
 * misses a target. Tests five pages by default. Pass paths to test other pages, or `--all` to test every page in the
 * sitemap.
 */
import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { BROWSER_PATH } from './browser-path.ts'
import { median } from './median.ts'
import { startProduct } from './server-process.ts'

const TARGETS = { score: 99, lcpMs: 1500, cls: 0.01, tbtMs: 100 }
/** Lighthouse recommends another run if the browser's trace has a gap. */
const MAX_ATTEMPTS = 3

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, all: { type: 'boolean', default: false } },
})

const product = await startProduct()
const paths = values.all
  ? await sitemapPaths()
  : positionals.length > 0
    ? positionals
    : ['/', '/parts/bs-tr12a-10', '/products/truss', '/load-tables', '/resources/cad']
const table: Record<string, Record<string, number>> = {}
const failedAudits = new Set<string>()
try {
  for (const path of paths) {
    const runs: Record<string, number>[] = []
    for (let run = 0; run < Number(values.runs); run += 1) runs.push(await measure(product.address + path))
    const names = Object.keys(runs[0] ?? {})
    table[path] = Object.fromEntries(names.map((name) => [name, median(runs.map((each) => each[name] ?? Number.NaN))]))
    console.log(path, table[path])
  }
} finally {
  await product.stop()
}
console.table(table)
if (failedAudits.size > 0) console.log(`Failed audits:\n  ${[...failedAudits].sort().join('\n  ')}`)

const missed = Object.entries(table).filter(
  ([, row]) =>
    ['performance', 'accessibility', 'best practices', 'seo'].some((name) => (row[name] ?? 0) < TARGETS.score) ||
    (row['LCP ms'] ?? 0) > TARGETS.lcpMs ||
    (row['TBT ms'] ?? 0) > TARGETS.tbtMs ||
    (row.CLS ?? 0) > TARGETS.cls,
)
if (missed.length > 0) {
  console.error(`Pages below the targets (${JSON.stringify(TARGETS)}): ${missed.map(([path]) => path).join(', ')}`)
  process.exitCode = 1
}

async function sitemapPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${product.address}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname,
  )
}

async function measure(url: string, attempts = MAX_ATTEMPTS): Promise<Record<string, number>> {
  const chrome = await launch({ chromePath: BROWSER_PATH, chromeFlags: ['--headless=new', '--no-sandbox'] })
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error' })
    if (!result) throw new Error(`Lighthouse returned no result for ${url}`)
    const { categories, audits } = result.lhr
    if (categories.performance?.score === null) {
      if (attempts <= 1) throw new Error(`Lighthouse could not measure ${url}: ${result.lhr.runtimeError?.message}`)
      return await measure(url, attempts - 1)
    }
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
    for (const category of ['accessibility', 'best-practices', 'seo']) {
      for (const { id, weight } of categories[category]?.auditRefs ?? []) {
        const audit = audits[id]
        if (weight === 0 || audit?.score === null || (audit?.score ?? 1) === 1) continue
        failedAudits.add(`${category}: ${audit?.title}: ${elementsOf(audit?.details).join(', ')}`)
      }
    }
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best practices': score('best-practices'),
      seo: score('seo'),
      'FCP ms': Math.round(value('first-contentful-paint')),
      'LCP ms': Math.round(value('largest-contentful-paint')),
      'TBT ms': Math.round(value('total-blocking-time')),
      CLS: Number(value('cumulative-layout-shift').toFixed(4)),
    }
  } finally {
    chrome.kill()
  }
}

/** Returns the selectors of the first three elements that an audit lists. */
function elementsOf(details: unknown): string[] {
  const items = (details as { items?: { node?: { selector?: string } }[] } | undefined)?.items ?? []
  return items.flatMap(({ node }) => node?.selector ?? []).slice(0, 3)
}
