import { readFile } from 'node:fs/promises'
import { isPictureResult } from '../../contract/picture-names.ts'
import type { Storage } from '../files/storage.ts'
import type { Entry } from './entry.ts'
import { type KnownTexts, textOf } from './pdf-text.ts'

/** The call of the storage of uploaded files that the index needs. */
export type UploadStorage = Pick<Storage, 'withLocalCopy'>

/** A file that staff have uploaded. */
export interface UploadedFile {
  readonly id: string
  /** As it was named when it was uploaded. */
  readonly name: string
  /** Media type, sniffed from its bytes. */
  readonly type: string
  readonly size: number
  /** Of its bytes: the key of its text in the cache. */
  readonly sha256: string
  /** Key of its bytes in the storage. */
  readonly object: string
  /** Public URL. */
  readonly link: string
  /** Of a picture. */
  readonly thumbnail?: string
}

/** Larger PDFs are found by their names only: reading one needs several times its size in memory. */
const READ_MAX_BYTES = 150 * 1024 ** 2

/** An upload of staff: a PDF by page, any other file by name. */
export async function uploadEntries(
  upload: UploadedFile,
  storage: UploadStorage,
  known: KnownTexts,
): Promise<[Entry, ...Entry[]]> {
  const { id, name, type, link, thumbnail } = upload
  const isPdf = type === 'application/pdf'
  const isPicture = isPictureResult(link)
  const common = {
    group: `upload:${id}`,
    title: name,
    heading: '',
    keys: name.replaceAll(/[._]/g, ' '),
    link,
    location: 'Files',
    thumbnail: isPicture ? (thumbnail ?? link) : null,
  }
  const [first, ...others] = (isPdf ? await uploadedPages(upload, storage, known) : []).map(
    (body, index): Entry => ({
      ...common,
      id: `upload:${id}#${index + 1}`,
      kind: 'document',
      body,
      source: 'Document',
      pageNumber: index + 1,
    }),
  )
  if (first) return [first, ...others]
  const kind = isPicture ? 'picture' : isPdf ? 'document' : 'file'
  const source = isPicture ? 'Picture' : isPdf ? 'Document' : 'File'
  return [{ ...common, id: `upload:${id}`, kind, body: '', source, pageNumber: isPdf ? 1 : null }]
}

/** The pages of an uploaded PDF; its bytes are read only when they are new. */
async function uploadedPages({ name, object, size, sha256 }: UploadedFile, storage: UploadStorage, known: KnownTexts) {
  if (size > READ_MAX_BYTES) {
    known.unread(name, `larger than ${READ_MAX_BYTES / 1024 ** 2} MB`)
    return []
  }
  return textOf(name, sha256, () => storage.withLocalCopy(object, (file) => readFile(file)), known)
}
