/** Measures the Brotli-compressed size of every prerendered page. Exits with an error if a page exceeds a budget. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isCompressible } from '#server/http/compression.ts'
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
const folder = join(import.meta.dirname, '..', 'build', 'client')

const pages = (await readdir(folder, { recursive: true }))
  .filter((name) => /(^|\/)index\.html$/.test(name))
  .map((name) => `/${name.replace(/\/?index\.html$/, '')}`)
  .sort()
if (pages.length === 0) throw new Error('build/client has no pages. Run `npm run build` first.')
const manifest = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8'))

const read = (path: string) => readFile(fileOf(folder, path))

const sizes = new Map<string, Promise<number>>()
const wireSize = (path: string, bytes: Buffer) => {
  const cached = sizes.get(path)
  if (cached) return cached
  const file = fileOf(folder, path)
  const size = isCompressible(file) ? stat(`${file}.br`).then((each) => each.size) : Promise.resolve(bytes.length)
  sizes.set(path, size)
  return size
}

type Weights = Readonly<Record<string, number>>

const documents: Record<string, Weights> = {}
for (const path of pages) documents[path] = { ...(await weighDocument(path, read, wireSize)) }
const scripts: Record<string, Weights> = {}
for (const page of pageModules(manifest)) {
  scripts[page] = { script: await weighScripts(manifest, page, read, wireSize) }
}
const pageFiles = new Set(pageModules(manifest).flatMap((page) => filesWithImports(manifest, ['site/start.ts', page])))
const viewer = { '3D viewer': { script: await weighOnDemand(VIEWER) } }
const builder = { '3D builder': { script: await weighOnDemand(BUILDER) } }
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
async function weighOnDemand(modules: readonly string[]) {
  const files = filesWithImports(manifest, modules).filter((file) => !pageFiles.has(file) && !/\/frame-/.test(file))
  const sizes = await Promise.all(files.map(async (file) => wireSize(`/${file}`, await read(`/${file}`))))
  return sizes.reduce((sum, each) => sum + each, 0)
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
  const isOver = (weights: Weights, kind: string) => (weights[kind] ?? 0) > (budgets[kind] ?? 0)
  const names = Object.keys(rows)
  const over = names.filter((name) => kinds.some((kind) => isOver(rows[name] ?? {}, kind)))
  const largest = kinds.map((kind) => [kind, Math.max(...names.map((name) => rows[name]?.[kind] ?? 0))])
  const table: Record<string, Weights> = {
    ...Object.fromEntries((options.all ? names : over).map((name) => [name, rows[name] ?? {}])),
    [`(largest of ${names.length})`]: Object.fromEntries(largest),
    '(budget)': budgets,
  }
  const formatted = (weights: Weights) =>
    kinds.map((kind) => [kind, `${((weights[kind] ?? 0) / KB).toFixed(1)}${isOver(weights, kind) ? ' over' : ''}`])
  console.table(
    Object.fromEntries(Object.entries(table).map(([name, weights]) => [name, Object.fromEntries(formatted(weights))])),
  )
  return over
}
