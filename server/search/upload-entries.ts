import { isPictureResult } from '#contract/picture-names.ts'
import type { Storage } from '../files/storage.ts'
import type { Entry } from './entry.ts'
import { type pdfTexts, UnreadablePdf } from './pdf-text.ts'

export interface UploadedFile {
  readonly id: string
  /** The file's name when it was uploaded. */
  readonly name: string
  /** Media type, detected from the file's bytes. */
  readonly type: string
  readonly size: number
  /** Hash of the file's bytes, which is also its key in the text cache. */
  readonly sha256: string
  /** Key of the file's bytes in storage. */
  readonly object: string
  readonly link: string
  readonly thumbnail?: string
}

/** Larger PDFs are found only by their names, because reading a PDF needs several times its size in memory. */
const READ_MAX_BYTES = 150 * 1024 ** 2

const TOO_LARGE = `The PDF is larger than ${READ_MAX_BYTES / 1024 ** 2} MB.`

export const uploadGroup = (id: string) => `upload:${id}`

/**
 * Returns the entries for an upload: one for each page of a PDF. A PDF without text, or any other file, gets a single
 * entry that contains only its name.
 */
export function uploadEntries({ id, name, type, link, thumbnail }: UploadedFile, pages: readonly string[]): Entry[] {
  const isPdf = type === 'application/pdf'
  const isPicture = isPictureResult(link)
  const common = {
    group: uploadGroup(id),
    title: name,
    heading: '',
    keys: name.replaceAll(/[._]/g, ' '),
    link,
    location: 'Files',
    thumbnail: isPicture ? (thumbnail ?? link) : null,
  }
  if (pages.length > 0) {
    return pages.map((body, index) => ({
      ...common,
      id: `${uploadGroup(id)}#${index + 1}`,
      kind: 'document',
      body,
      source: 'Document',
      pageNumber: index + 1,
    }))
  }
  const kind = isPicture ? 'picture' : isPdf ? 'document' : 'file'
  const source = isPicture ? 'Picture' : isPdf ? 'Document' : 'File'
  return [{ ...common, id: uploadGroup(id), kind, body: '', source, pageNumber: isPdf ? 1 : null }]
}

/**
 * Returns the pages of an uploaded PDF, cached or newly read, and an empty list for other files. @throws PublicError if
 * storage cannot be reached, and a different error if the PDF cannot be read
 */
export async function uploadedPages(
  { type, object, size, sha256 }: UploadedFile,
  storage: Pick<Storage, 'withLocalCopy'>,
  texts: ReturnType<typeof pdfTexts>,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (type !== 'application/pdf') return []
  if (size > READ_MAX_BYTES) throw new UnreadablePdf(TOO_LARGE)
  return texts.cached(sha256) ?? storage.withLocalCopy(object, (file) => texts.read(sha256, file, signal))
}

/** Explains to staff why search finds a file only by its name. Returns undefined if search finds its text. */
export function textNote(
  { type, size, sha256 }: Pick<UploadedFile, 'type' | 'size' | 'sha256'>,
  texts: Pick<ReturnType<typeof pdfTexts>, 'explain'>,
): string | undefined {
  if (type !== 'application/pdf') return undefined
  const reason = size > READ_MAX_BYTES ? TOO_LARGE : texts.explain(sha256)
  return reason && `The text could not be read, so search finds this file only by its name. ${reason}`
}
