import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runWorker } from '../run-worker.ts'

/** Time limit for reading a PDF. PDFs that take longer are found only by their names. */
const READ_LIMIT_MS = 60_000

const PDF_READER = new URL('./pdf-reader.ts', import.meta.url)

/**
 * Caches the text of PDFs in a folder, keyed by a hash of their bytes, because reading a PDF is slow. The folder is
 * safe to delete.
 */
export function pdfTexts(folder: string) {
  mkdirSync(folder, { recursive: true })
  const pathOf = (hash: string) => join(folder, `${hash}.json`)

  function cached(hash: string): readonly string[] | undefined {
    try {
      return JSON.parse(readFileSync(pathOf(hash), 'utf8')) as readonly string[]
    } catch {
      return undefined
    }
  }

  return {
    cached,
    /**
     * Returns the text of each page, with whitespace collapsed to single spaces.
     * @throws if the file is not a readable PDF (corrupt or password-protected), or if reading takes too long
     */
    async read(hash: string, file: string): Promise<readonly string[]> {
      const pages = await runWorker<readonly string[]>(PDF_READER, file, READ_LIMIT_MS)
      writeFileSync(`${pathOf(hash)}.writing`, JSON.stringify(pages))
      renameSync(`${pathOf(hash)}.writing`, pathOf(hash))
      return pages
    },
    /** Removes the cached text of all PDFs except those with the given hashes. */
    keepOnly(hashes: ReadonlySet<string>) {
      for (const name of readdirSync(folder)) if (!hashes.has(name.replace(/\.json$/, ''))) rmSync(join(folder, name))
    },
  }
}
