/** Documents of the catalogue: `npm run studio -- documents [--only <part number, document number or path>]`. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readMedia } from '../media-data.ts'
import { applicationCatalog } from './applications.ts'
import { catalogDocument, productDocuments } from './catalog.ts'
import { connectionGuide, toolKitSheet } from './guide.ts'
import { tokens } from './house.ts'
import { loadTableDocuments } from './load-table.ts'
import { type Printable, print, printed } from './print.ts'
import { specSheetDocuments } from './spec-sheet.ts'

/** The most requested come first: a run that is stopped leaves the rest for the next. */
const all = async (): Promise<Printable[]> => [
  ...loadTableDocuments(),
  ...productDocuments(),
  catalogDocument(),
  applicationCatalog(),
  connectionGuide(),
  toolKitSheet(),
  ...(await specSheetDocuments()),
]

/** What the pages of all documents are made from: data, their own sources, shapes of solids, pictures. */
const SOURCES = ['catalogue', 'engineering', 'studio/documents', 'studio/drawing'] as const
const ROOT = new URL('../../', import.meta.url)
const EVERYTHING = 'everything'

const isSource = (path: string): boolean =>
  /\.(ts|css|woff2)$/.test(path) && !/\.test\.ts$|(media|cad)\.generated\.ts$/.test(path)

async function sourcesHash(): Promise<string> {
  const files = SOURCES.flatMap((path) =>
    readdirSync(new URL(path, ROOT), { recursive: true, encoding: 'utf8' })
      .map((name) => `${path}/${name}`)
      .filter(isSource),
  )
  const digest = createHash('sha256')
  for (const file of [...files, 'studio/measured.json'].sort())
    digest.update(`${file}\n`).update(readFileSync(new URL(file, ROOT)))
  digest.update(tokens())
  const { pictures } = await readMedia()
  const hashes = Object.entries(pictures).map(([key, { hash }]) => `${key} ${hash}`)
  return digest.update(hashes.sort().join('\n')).digest('hex').slice(0, 16)
}

/** The documents, if anything that they are made from has changed since all of them were last gone through. */
export const dueDocuments = async (): Promise<string[]> =>
  printed.inputs(EVERYTHING) === (await sourcesHash()) ? [] : ['documents']

export async function documents(only?: string): Promise<void> {
  const wanted = only?.toLowerCase()
  const found = (await all()).filter(
    ({ key, number }) => !wanted || key.includes(wanted.replace(/^documents\//, '')) || number.toLowerCase() === wanted,
  )
  await print(found)
  if (!only) printed.note(EVERYTHING, await sourcesHash())
}
