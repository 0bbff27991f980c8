import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getDocumentProxy } from 'unpdf'
import { PART_DOCUMENTS_FOLDER } from '#catalog/urls.ts'

/**
 * Returns the page counts and sizes of the PDFs that the studio doesn't generate, keyed by path in the media folder.
 */
export async function partDocuments(media: string) {
  const paths = globSync(`${PART_DOCUMENTS_FOLDER}*.pdf`, { cwd: media })
  const read = async (path: string) => {
    const pdf = await readFile(join(media, path))
    const { numPages } = await getDocumentProxy(new Uint8Array(pdf))
    return [path, { pages: numPages, bytes: pdf.length }] as const
  }
  return Object.fromEntries(await Promise.all(paths.map(read)))
}
