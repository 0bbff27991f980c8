import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Time limit for reading a PDF. PDFs that take longer are found only by their names. */
const READ_LIMIT_MS = 60_000

const MAX_HEAP_MB = 512

/**
 * Returns the text of each page of a PDF, with white space collapsed to single spaces.
 * @throws if the file is not a readable PDF (damaged or password protected), or reading takes too long
 */
async function readPdf(file: string): Promise<readonly string[]> {
  const reader = new Worker(new URL('./pdf-reader.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
  const pages = Promise.withResolvers<readonly string[]>()
  const timer = setTimeout(() => pages.reject(new Error(`reading took more than ${READ_LIMIT_MS} ms`)), READ_LIMIT_MS)
  // The message and the exit can come in the same turn, and the first to settle the promise wins.
  reader.once('message', pages.resolve)
  reader.once('error', pages.reject)
  reader.once('exit', (code) => pages.reject(new Error(`the PDF reader exited with code ${code}`)))
  try {
    return await pages.promise
  } finally {
    clearTimeout(timer)
    void reader.terminate()
  }
}

/**
 * Caches texts of PDFs in a folder by the hash of their bytes, because reading a PDF is slow. The folder is safe to
 * delete.
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
    /** @throws if the file can't be read */
    async read(hash: string, file: string): Promise<readonly string[]> {
      const pages = await readPdf(file)
      writeFileSync(`${pathOf(hash)}.writing`, JSON.stringify(pages))
      renameSync(`${pathOf(hash)}.writing`, pathOf(hash))
      return pages
    },
    /** Removes the texts of all other PDFs. */
    keepOnly(hashes: ReadonlySet<string>) {
      for (const name of readdirSync(folder)) if (!hashes.has(name.replace(/\.json$/, ''))) rmSync(join(folder, name))
    },
  }
}
