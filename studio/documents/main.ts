/** Prints the catalog's documents: `npm run studio -- documents [--only <part number, document number, or path>]`. */
import { applicationCatalog } from './applications.ts'
import { catalogDocument, productDocuments } from './catalog.ts'
import { connectionGuide, toolKitSheet } from './guide.ts'
import { loadTableDocuments } from './load-table.ts'
import { print, unprinted } from './print.ts'
import type { Printable } from './printable.ts'
import { specSheetDocuments } from './spec-sheet.ts'

/** The most requested documents come first, because a run may be interrupted. */
const all = async (): Promise<Printable[]> => [
  ...loadTableDocuments(),
  ...productDocuments(),
  catalogDocument(),
  applicationCatalog(),
  connectionGuide(),
  toolKitSheet(),
  ...(await specSheetDocuments()),
]

export const dueDocuments = async (): Promise<string[]> => unprinted(await all())

export async function documents(only?: string): Promise<void> {
  const wanted = only?.toLowerCase()
  const found = (await all()).filter(
    ({ key, number }) => !wanted || key.includes(wanted.replace(/^documents\//, '')) || number.toLowerCase() === wanted,
  )
  await print(found)
}
