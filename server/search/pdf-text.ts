import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { publicError } from '../errors.ts'
import { LimitedProcessError, type ProcessLimits, runLimited } from '../limited-process.ts'

/** Reading a 150 MB PDF takes 380 MB. */
const LIMITS: ProcessLimits = { memoryMb: 400, cpuSeconds: 60, wallSeconds: 240, outputMb: 32 }

/** The rest of a PDF is found only by the file's name. */
const READ_AT_MOST = { pages: 5000, characters: 5_000_000 }

const PDF_READER = new URL('./pdf-reader.ts', import.meta.url)

/** Increase this number when the reader changes, so that all PDFs are read again. */
const VERSION = 2

/** A PDF that took too long, or during which the server ended, may be readable on a less busy machine. */
const RETRY_MS = 24 * 3_600_000

const problemSchema = z.object({
  problem: z.enum(['memory', 'time', 'stalled', 'failed', 'interrupted']),
  at: z.iso.datetime(),
})

type Problem = z.output<typeof problemSchema>['problem']

/** Explanations for staff. */
const EXPLANATIONS: Readonly<Record<Problem, string>> = {
  memory: 'The PDF needs too much memory.',
  time: `Reading it took more than ${LIMITS.cpuSeconds} seconds of processor time.`,
  stalled: 'The server was too busy to read it. It tries again after a day.',
  failed: 'The PDF is damaged or has a password.',
  interrupted: 'The server ended while it read the PDF. It tries again after a day.',
}

/** Thrown for a PDF whose text could not be read. */
export class UnreadablePdf extends Error {
  override name = 'UnreadablePdf'
}

const unreadable = (problem: Problem, cause?: unknown) => new UnreadablePdf(EXPLANATIONS[problem], { cause })

/**
 * Caches the text of PDFs in a folder, keyed by a hash of their bytes, because reading a PDF is slow. Also records PDFs
 * that cannot be read, and the PDF that is being read. If a PDF ends the server, the next start skips it. The folder is
 * safe to delete.
 */
export function pdfTexts(folder: string, now: () => number = Date.now, readAtMost = READ_AT_MOST) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const pathOf = (hash: string, state: 'json' | 'reading' | 'problem') => join(folder, `${hash}.v${VERSION}.${state}`)
  const hashOf = (name: string) => /^([^.]+)\.v(\d+)\./.exec(name)

  const record = (hash: string, problem: Problem) =>
    writeFileSync(pathOf(hash, 'problem'), JSON.stringify({ problem, at: new Date(now()).toISOString() }))

  for (const name of readdirSync(folder).filter((each) => each.endsWith('.reading'))) {
    record(hashOf(name)?.[1] ?? name, 'interrupted')
    rmSync(join(folder, name))
  }

  function cached(hash: string): readonly string[] | undefined {
    try {
      return JSON.parse(readFileSync(pathOf(hash, 'json'), 'utf8')) as readonly string[]
    } catch {
      return undefined
    }
  }

  /** Returns the recorded problem, unless it is time to try again. */
  function problemOf(hash: string): Problem | undefined {
    try {
      const { problem, at } = problemSchema.parse(JSON.parse(readFileSync(pathOf(hash, 'problem'), 'utf8')))
      const isPermanent = problem === 'memory' || problem === 'failed'
      return isPermanent || now() - Date.parse(at) < RETRY_MS ? problem : undefined
    } catch {
      return undefined
    }
  }

  /** Writes a file completely or not at all. */
  function keep(hash: string, pages: readonly string[]) {
    const draft = `${pathOf(hash, 'json')}.writing`
    writeFileSync(draft, JSON.stringify(pages))
    renameSync(draft, pathOf(hash, 'json'))
    rmSync(pathOf(hash, 'problem'), { force: true })
  }

  return {
    cached,

    /** Explains why the text of a PDF could not be read. Returns undefined if there was no problem. */
    explain(hash: string): string | undefined {
      const problem = problemOf(hash)
      return problem && EXPLANATIONS[problem]
    },

    /**
     * Returns the text of each page, with whitespace collapsed to single spaces. Reads at most one PDF at a time.
     * @throws UnreadablePdf if the PDF cannot be read within the limits, and PublicError if the folder is not writable
     */
    async read(hash: string, file: string, signal: AbortSignal): Promise<readonly string[]> {
      const before = problemOf(hash)
      if (before) throw unreadable(before)
      try {
        writeFileSync(pathOf(hash, 'reading'), '', { flush: true })
      } catch (error) {
        throw publicError('STORAGE_UNAVAILABLE').because(error)
      }
      try {
        const inputs = [file, String(readAtMost.pages), String(readAtMost.characters)]
        const pages = z.array(z.string()).parse(JSON.parse(await runLimited(PDF_READER, inputs, LIMITS, signal)))
        keep(hash, pages)
        return pages
      } catch (error) {
        if (!(error instanceof LimitedProcessError)) throw error
        record(hash, error.problem)
        throw unreadable(error.problem, error)
      } finally {
        rmSync(pathOf(hash, 'reading'), { force: true })
      }
    },

    /** Removes the cached text of all PDFs except those with the given hashes, and text from earlier versions. */
    keepOnly(hashes: ReadonlySet<string>) {
      for (const name of readdirSync(folder)) {
        const [, hash = '', version] = hashOf(name) ?? []
        if (!hashes.has(hash) || Number(version) !== VERSION) rmSync(join(folder, name), { force: true })
      }
    },
  }
}
