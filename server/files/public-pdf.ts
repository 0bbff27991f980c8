/** Refuses PDFs that visitors can't open, or that do more than show pages, because the site offers them to everyone. */
import { z } from 'zod'
import { publicError } from '../errors.ts'
import { LimitedProcessError, type ProcessLimits, runLimited } from '../limited-process.ts'
import type { PdfFact } from './pdf-facts.ts'

const LIMITS: ProcessLimits = { memoryMb: 400, cpuSeconds: 20, wallSeconds: 80, outputMb: 1 }

const PDF_FACTS = new URL('./pdf-facts.ts', import.meta.url)

const PARTS: Readonly<Record<Exclude<PdfFact, 'password'>, string>> = {
  scripts: 'JavaScript',
  programs: 'links that start programs',
  files: 'attached files',
}

const facts = z.array(z.enum(['password', 'scripts', 'programs', 'files']))

const AND = new Intl.ListFormat('en-US')

/** @throws PublicError if the PDF needs a password, or contains scripts, links to programs, or files */
export async function checkPublicPdf(file: string): Promise<void> {
  const found = await runLimited(PDF_FACTS, [file], LIMITS, new AbortController().signal).then(
    (output) => facts.parse(JSON.parse(output)),
    (error: unknown): z.output<typeof facts> => {
      // The PDF may still be fine for viewers with more memory and time.
      if (error instanceof LimitedProcessError) return []
      throw error
    },
  )
  if (found.includes('password'))
    throw publicError(
      'WRONG_FILE_TYPE',
      'The PDF opens only with a password, which visitors don’t have. Save it without a password and upload the copy.',
    )
  const parts = found.flatMap((each) => (each === 'password' ? [] : PARTS[each]))
  if (parts.length > 0)
    throw publicError(
      'WRONG_FILE_TYPE',
      `The PDF contains ${AND.format(parts)}. Visitors’ programs may block it. Print it to a new PDF and upload that one.`,
    )
}
