/** Weighs every finished page of the built site as it is sent, in brotli; ends with an error if one is over a budget. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compress, isCompressible } from '../server/documents/compression.ts'
import { fileOf, type PageWeight, weighPage } from './page-weight.ts'

/** As file sizes are given everywhere here. */
const KB = 1024

const BUDGETS: PageWeight = { html: 25 * KB, css: 16 * KB, fonts: 60 * KB, script: 100 * KB }

const { values: options } = parseArgs({ options: { all: { type: 'boolean', default: false } } })
const folder = join(import.meta.dirname, '..', 'build', 'client')

const pages = (await readdir(folder, { recursive: true }))
  .filter((name) => /(^|\/)index\.html$/.test(name))
  .map((name) => `/${name.replace(/\/?index\.html$/, '')}`)
  .sort()
if (pages.length === 0) throw new Error('No page in build/client: run `npm run build` first.')

const sizes = new Map<string, Promise<number>>()
const wireSize = (path: string, bytes: Buffer) => {
  const known = sizes.get(path)
  if (known) return known
  const file = fileOf(folder, path)
  const size = isCompressible(file)
    ? compress.br(bytes, 'smallest').then(({ length }) => length)
    : Promise.resolve(bytes.length)
  sizes.set(path, size)
  return size
}

const rows: ({ readonly path: string } & PageWeight)[] = []
for (const path of pages) {
  rows.push({ path, ...(await weighPage(path, (each) => readFile(fileOf(folder, each)), wireSize)) })
}
const kinds = Object.keys(BUDGETS) as (keyof PageWeight)[]
const over = rows.filter((row) => kinds.some((kind) => row[kind] > BUDGETS[kind]))

const inKb = (bytes: number) => (bytes / KB).toFixed(1)
const largest = Object.fromEntries(kinds.map((kind) => [kind, Math.max(...rows.map((row) => row[kind]))])) as Record<
  keyof PageWeight,
  number
>
const table = [
  ...(options.all ? rows : over),
  { path: `(largest of ${rows.length})`, ...largest },
  { path: '(budget)', ...BUDGETS },
]
console.table(
  Object.fromEntries(
    table.map((row) => [
      row.path,
      Object.fromEntries(kinds.map((kind) => [kind, `${inKb(row[kind])}${row[kind] > BUDGETS[kind] ? ' over' : ''}`])),
    ]),
  ),
)
if (over.length > 0) {
  console.error(`${over.length} of ${rows.length} pages are over a budget (KB of 1024 bytes, brotli).`)
  process.exit(1)
}
