import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  FILE_KIND_NAMES,
  FILE_KINDS,
  type FileKindName,
  HEIC_REFUSAL,
  kindOfName,
  labelsOf,
  refusalOfName,
} from '#contract/file-kinds.ts'
import { PublicError, publicError } from '../errors.ts'
import { createPlaces } from '../http/places.ts'
import { checkImage } from '../images/images.ts'
import { isDamagedPdf, isHeic, kindOfBytes } from './file-type.ts'
import { createInspector } from './inspector.ts'
import { withoutMetadata } from './metadata/image-metadata.ts'
import { displayName } from './name.ts'
import type { Draft, Storage } from './storage.ts'
import type { ScanFile } from './virus-scanner.ts'

export interface ReceiverOptions {
  readonly storage: Pick<Storage, 'draft'>
  readonly maxMb: number
  /** Accepted types. All types by default. */
  readonly kinds?: readonly FileKindName[]
  /** Maximum number of uploads that are received, and of images whose metadata is removed, at the same time. */
  readonly places: { readonly uploads: number; readonly images: number }
  /** Refuses PDFs by their content. If undefined, PDFs are not parsed. */
  readonly checkPdf?: ((file: string) => Promise<void>) | undefined
  /** Scans uploads for viruses. If undefined, uploads are not scanned. */
  readonly scan?: ScanFile | undefined
}

/** A complete upload whose content matches its name. It has not been stored yet. */
export interface Received {
  readonly name: string
  readonly kind: FileKindName
  readonly size: number
  readonly sha256: string
  readonly draft: Draft
}

export interface Receiver {
  readonly maxBytes: number
  /**
   * Receives an upload in constant memory, and removes the metadata of images. The caller must then commit or discard
   * the draft.
   * @throws PublicError if the name, type, or size is not accepted, or if too many files are being received. The draft
   * is then discarded
   */
  receive(givenName: string, bytes: Readable): Promise<Received>
}

/** Receives uploads and checks their names, types, and sizes. */
export function createReceiver({
  storage,
  maxMb,
  kinds = FILE_KIND_NAMES,
  places,
  checkPdf,
  scan,
}: ReceiverOptions): Receiver {
  const maxBytes = maxMb * 1024 ** 2
  const uploading = createPlaces({ running: places.uploads, waiting: 0, busy: () => publicError('UPLOADS_BUSY') })
  const cleaning = createPlaces({
    running: places.images,
    waiting: places.uploads,
    busy: () => publicError('UPLOADS_BUSY'),
  })

  async function received(givenName: string, bytes: Readable): Promise<Received> {
    const name = displayName(givenName)
    const claimed = kindOfName(name)
    if (claimed === undefined || !kinds.includes(claimed))
      throw publicError(
        'WRONG_FILE_NAME',
        refusalOfName(name) ?? `We can’t accept this type of file. Upload one of these: ${labelsOf(kinds)}.`,
      )
    const upload = await written(bytes)
    const { draft, sample } = upload
    try {
      if (sample.size === 0) throw publicError('WRONG_FILE_TYPE', 'The file is empty.')
      const kind = kindOfBytes(sample)
      if (claimed === 'pdf' && isDamagedPdf(sample)) throw publicError('WRONG_FILE_TYPE', DAMAGED_PDF)
      if (kind === undefined && isHeic(sample)) throw publicError('WRONG_FILE_TYPE', HEIC_REFUSAL)
      if (kind !== claimed) throw publicError('WRONG_FILE_TYPE', disagreement(claimed, kind))
      // Scan the file before any library in this process reads it.
      if (scan) await draft.withLocalCopy(scan)
      if (kind === 'pdf' && checkPdf) await cleaning.run(() => draft.withLocalCopy(checkPdf))
      const stored = FILE_KINDS[kind].thumbnail
        ? await cleaning.run(() => draft.withLocalCopy((file) => cleanImage(file, upload, kind)))
        : upload
      if (stored !== upload) await draft.discard()
      return { name, kind, size: stored.sample.size, sha256: stored.sample.sha256, draft: stored.draft }
    } catch (error) {
      await draft.discard()
      throw error
    }
  }

  /** Writes a draft in constant memory. */
  async function written(bytes: AsyncIterable<Buffer>) {
    const draft = await storage.draft().catch((error: unknown) => {
      throw storageError(error)
    })
    try {
      const inspector = createInspector()
      let size = 0
      await pipeline(
        bytes,
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            size += chunk.length
            if (size > maxBytes) throw publicError('FILE_TOO_LARGE', maxMb)
            inspector.update(chunk)
            yield chunk
          }
        },
        draft.stream,
      )
      return { draft, sample: inspector.digest() }
    } catch (error) {
      await draft.discard()
      throw error instanceof PublicError ? error : storageError(error)
    }
  }

  /** Checks an image, and writes a copy without metadata if it contains any. */
  async function cleanImage(file: string, upload: Awaited<ReturnType<typeof written>>, kind: FileKindName) {
    const orientation = await checkImage((use) => use(file), kind)
    let clean = upload
    await withoutMetadata(file, { kind, orientation }, async (bytes) => {
      clean = await written(bytes)
    })
    return clean
  }

  return { maxBytes, receive: (givenName, bytes) => uploading.run(() => received(givenName, bytes)) }
}

const DAMAGED_PDF = 'The PDF is damaged or incomplete. Open it in a PDF viewer, save it again, and upload the copy.'

function disagreement(claimed: FileKindName, found: FileKindName | undefined) {
  const claim = FILE_KINDS[claimed].label
  if (found === undefined)
    return `The file’s extension says ${claim}, but its content is different. Rename the file or choose another one.`
  return `The file’s extension says ${claim}, but its content is ${FILE_KINDS[found].label}. Rename the file.`
}

/**
 * Maps a disk-full error to NO_ROOM_LEFT. Leaves other system errors unchanged, and treats all other errors as a lost
 * connection.
 */
export function storageError(error: unknown) {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') return publicError('NO_ROOM_LEFT').because(error)
  if (code?.startsWith('E') && code !== 'ERR_STREAM_PREMATURE_CLOSE' && code !== 'ECONNRESET') return error
  return publicError('UPLOAD_BROKEN').because(error)
}
