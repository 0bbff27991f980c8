/**
 * Measures the Brotli-compressed size of every prerendered page. Exits with an error if a page exceeds a budget.
 *
 * Budgets are for the best compression (`npm run build -- --best`), which takes a minute of processor time. Quick
 * compression is never smaller, so only pages that exceed a budget with quick compression are measured with the best one.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compress, type Effort, isCompressible } from '#server/http/compression.ts'
import {
  type DocumentWeight,
  fileOf,
  filesWithImports,
  pageModules,
  weighDocument,
  weighScripts,
} from './page-weight.ts'

const KB = 1024

const DOCUMENT_BUDGETS: DocumentWeight = { html: 25 * KB, css: 16 * KB, fonts: 60 * KB }
const SCRIPT_BUDGETS = { script: 80 * KB }
/** Scripts that load only when the 3D viewer opens, including three.js. */
const VIEWER_BUDGETS = { script: 150 * KB }
const VIEWER = ['site/pages/product/viewer/viewer.tsx', 'site/pages/product/viewer/stage.ts']
/** Scripts that load only when the 3D builder opens, including three.js but not the statics worker. */
const BUILDER_BUDGETS = { script: 260 * KB }
const BUILDER = ['site/pages/builder/workspace/workspace.tsx', 'site/pages/builder/stage/stage.ts']

const { values: options } = parseArgs({ options: { all: { type: 'boolean', default: false } } })
const folder = join(import.meta.dirname, '..', 'build', 'current', 'client')

const pages = (await readdir(folder, { recursive: true }))
  .filter((name) => /(^|\/)index\.html$/.test(name))
  .map((name) => `/${name.replace(/\/?index\.html$/, '')}`)
  .sort()
if (pages.length === 0) throw new Error('build/current/client has no pages. Run `npm run build` first.')
const manifest = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8'))

const read = (path: string) => readFile(fileOf(folder, path))

const sizes = new Map<string, Promise<number>>()
const wireSize = (effort: Effort) => (path: string, bytes: Buffer) => {
  const key = `${effort} ${path}`
  const cached = sizes.get(key)
  if (cached) return cached
  const isPacked = isCompressible(fileOf(folder, path))
  const size = isPacked ? compress.br(bytes, effort).then(({ length }) => length) : Promise.resolve(bytes.length)
  sizes.set(key, size)
  return size
}

type WireSize = ReturnType<typeof wireSize>
type Weights = Readonly<Record<string, number>>

const isOver = (weights: Weights, budgets: Weights) =>
  Object.entries(budgets).some(([kind, budget]) => (weights[kind] ?? 0) > budget)

/** Measures with quick compression, and with the best compression if the result exceeds a budget. */
async function measured(budgets: Weights, weigh: (size: WireSize) => Promise<Weights>) {
  const weights = await weigh(wireSize('quick'))
  return isOver(weights, budgets) ? weigh(wireSize('smallest')) : weights
}

const documents: Record<string, Weights> = {}
for (const path of pages) {
  documents[path] = await measured({ ...DOCUMENT_BUDGETS }, async (size) => ({
    ...(await weighDocument(path, read, size)),
  }))
}
const scripts: Record<string, Weights> = {}
for (const page of pageModules(manifest)) {
  scripts[page] = await measured(SCRIPT_BUDGETS, async (size) => ({
    script: await weighScripts(manifest, page, read, size),
  }))
}
const pageFiles = new Set(pageModules(manifest).flatMap((page) => filesWithImports(manifest, ['site/start.ts', page])))
const viewer = { '3D viewer': await measured(VIEWER_BUDGETS, (size) => weighOnDemand(VIEWER, size)) }
const builder = { '3D builder': await measured(BUILDER_BUDGETS, (size) => weighOnDemand(BUILDER, size)) }
const preloaded = await preloadedByPages([...VIEWER, ...BUILDER].map((name) => manifest[name].file))
if (preloaded.length > 0) {
  console.error(`These pages load the 3D viewer or builder before it opens: ${preloaded.join(', ')}`)
  process.exit(1)
}
const overBudget = [
  ...report(documents, { ...DOCUMENT_BUDGETS }),
  ...report(scripts, SCRIPT_BUDGETS),
  ...report(viewer, VIEWER_BUDGETS),
  ...report(builder, BUILDER_BUDGETS),
]
if (overBudget.length > 0) {
  console.error(`Over budget (KB = 1024 bytes, Brotli): ${overBudget.join(', ')}`)
  process.exit(1)
}

/** Returns the total size of modules that load on demand, plus any of their imports that no page loads. */
async function weighOnDemand(modules: readonly string[], wireSize: WireSize): Promise<Weights> {
  const files = filesWithImports(manifest, modules).filter((file) => !pageFiles.has(file) && !/\/frame-/.test(file))
  const sizes = await Promise.all(files.map(async (file) => wireSize(`/${file}`, await read(`/${file}`))))
  return { script: sizes.reduce((sum, each) => sum + each, 0) }
}

/** Returns the pages that load one of these files without a click, through their HTML or a static import. */
async function preloadedByPages(files: readonly string[]) {
  const found = files.filter((file) => pageFiles.has(file))
  for (const path of pages) {
    const html = (await read(path)).toString()
    if (files.some((file) => html.includes(file))) found.push(path)
  }
  return found
}

/** Prints the sizes as a table and returns the names of the rows that exceed their budget. */
function report(rows: Readonly<Record<string, Weights>>, budgets: Weights): string[] {
  const kinds = Object.keys(budgets)
  const isKindOver = (weights: Weights, kind: string) => (weights[kind] ?? 0) > (budgets[kind] ?? 0)
  const names = Object.keys(rows)
  const over = names.filter((name) => isOver(rows[name] ?? {}, budgets))
  const largest = kinds.map((kind) => [kind, Math.max(...names.map((name) => rows[name]?.[kind] ?? 0))])
  const table: Record<string, Weights> = {
    ...Object.fromEntries((options.all ? names : over).map((name) => [name, rows[name] ?? {}])),
    [`(largest of ${names.length})`]: Object.fromEntries(largest),
    '(budget)': budgets,
  }
  const formatted = (weights: Weights) =>
    kinds.map((kind) => [kind, `${((weights[kind] ?? 0) / KB).toFixed(1)}${isKindOver(weights, kind) ? ' over' : ''}`])
  console.table(
    Object.fromEntries(Object.entries(table).map(([name, weights]) => [name, Object.fromEntries(formatted(weights))])),
  )
  return over
}
