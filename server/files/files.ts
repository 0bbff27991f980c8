import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyBaseLogger } from 'fastify'
import { ACCEPTED_TYPES, FILE_KINDS, type FileKindName, kindOfName } from '#contract/file-kinds.ts'
import type { FilesSummary } from '#contract/files.ts'
import type { StaffMember } from '#contract/staff.ts'
import type { Changes } from '../database/changes.ts'
import { type Database, inTransaction } from '../database/connection.ts'
import { engineOf } from '../database/engine-of.ts'
import {
  fileExists,
  fileTooLarge,
  noSpaceLeft,
  otherKindOfFile,
  PublicError,
  unknownFile,
  uploadBroken,
  uploadsBusy,
  wrongFileName,
  wrongFileType,
} from '../errors.ts'
import { createPlaces } from '../http/places.ts'
import { checkImage } from '../images/images.ts'
import { isDamagedPdf, kindOfBytes } from './file-type.ts'
import { createInspector } from './inspector.ts'
import { withoutMetadata } from './metadata/image-metadata.ts'
import { displayFolder, displayName, pathKey } from './name.ts'
import { type FileListing, type FileRecord, fileRepository, type RevisionRecord } from './repository.ts'
import type { ByteRange, Draft, Storage } from './storage.ts'
import type { ScanFile } from './virus-scanner.ts'

export interface FilesDeps {
  readonly database: Database
  readonly storage: Storage
  readonly maxUploadMb: number
  /** Scans uploads for viruses. If undefined, uploads are not scanned. */
  readonly scan?: ScanFile | undefined
  /** Notifies other processes when staff add, replace, or remove a file. */
  readonly changes: Pick<Changes, 'announce' | 'check'>
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

/** A complete upload whose content matches its name. It has not been stored yet. */
export interface Received {
  readonly name: string
  readonly kind: FileKindName
  readonly size: number
  readonly sha256: string
  readonly draft: Draft
}

export interface Placement {
  readonly folder: string
  /** ID of the file whose bytes the upload replaces. */
  readonly replaces?: string | undefined
  /** Whether to keep a file with the same path and reject the upload. By default, the upload replaces the file. */
  readonly existing?: 'replace' | 'keep' | undefined
}

/** Maximum number of uploads that are received at the same time. */
const MAX_UPLOADS = 20

/** Maximum number of images whose metadata is removed at the same time. */
const MAX_CLEANED = 2

export type Files = ReturnType<typeof createFiles>

/** Manages the staff area's files. Their rows are in the database, and their bytes are in storage. */
export function createFiles({ database, storage, maxUploadMb, scan, changes, log }: FilesDeps) {
  const files = fileRepository(database)
  const engine = engineOf(database)
  const maxBytes = maxUploadMb * 1024 ** 2
  const uploading = createPlaces({ running: MAX_UPLOADS, waiting: 0, busy: uploadsBusy })
  const cleaning = createPlaces({ running: MAX_CLEANED, waiting: MAX_UPLOADS, busy: uploadsBusy })

  /**
   * Receives an upload in constant memory, and removes the metadata of images. The caller must then call `store` or
   * discard the draft.
   * @throws PublicError if the name, type, or size is not accepted, or if too many files are being received. The draft is
   * then discarded
   */
  const receive = (givenName: string, bytes: Readable) => uploading.run(() => received(givenName, bytes))

  async function received(givenName: string, bytes: Readable): Promise<Received> {
    const name = displayName(givenName)
    const claimed = kindOfName(name)
    if (claimed === undefined)
      throw wrongFileName(`We can’t accept this type of file. Upload one of these: ${ACCEPTED_TYPES}.`)
    const upload = await written(bytes)
    const { draft, sample } = upload
    try {
      if (sample.size === 0) throw wrongFileType('The file is empty.')
      const kind = kindOfBytes(sample)
      if (claimed === 'pdf' && isDamagedPdf(sample)) throw wrongFileType(DAMAGED_PDF)
      if (kind !== claimed) throw wrongFileType(disagreement(claimed, kind))
      // Scan the file before any library in this process reads it.
      if (scan) await draft.withLocalCopy(scan)
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
            if (size > maxBytes) throw fileTooLarge(maxUploadMb)
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

  /**
   * Stores a received upload as a new file, or as the next revision of the file with the ID in `replaces` or with the
   * same path. A replaced file keeps its URL.
   * @throws PublicError if the upload cannot be stored. The draft is then discarded
   */
  async function store(
    received: Received,
    placement: Placement,
    member: Pick<StaffMember, 'name'>,
    now = new Date(),
  ): Promise<FileRecord> {
    const { draft, kind, name, size, sha256 } = received
    let object: string | undefined
    let id: string
    try {
      const folder = displayFolder(placement.folder)
      await assertReplaceable(placement.replaces, kind)
      object = await draft.commit()
      const revision = { object, size, sha256, uploadedAt: now, uploadedBy: member.name }
      id = await inTransaction(database, async (trx) => {
        await engine.lockTable(trx, 'file')
        const repository = fileRepository(trx)
        const key = pathKey(folder, name)
        const before = placement.replaces ?? (await repository.idOfPath(key))
        const file = before === undefined ? undefined : await repository.find(before)
        await changes.announce(trx, 'files')
        if (placement.replaces !== undefined && file === undefined) throw unknownFile()
        if (file !== undefined) {
          if (placement.replaces === undefined && placement.existing === 'keep') throw fileExists(file.name)
          await repository.replace(file, revision)
          return file.id
        }
        const fresh = randomBytes(16).toString('hex')
        await repository.insert({ id: fresh, folder, name, kind, pathKey: key }, revision)
        return fresh
      })
    } catch (error) {
      if (object === undefined) await draft.discard()
      else await removeObject(object)
      throw error instanceof PublicError ? error : storageError(error)
    }
    // The row is committed, so the bytes must be kept even if a later step fails.
    await changes.check()
    return get(id)
  }

  /** Removes an object that has no row. If this fails, a later sweep removes the object. */
  const removeObject = (object: string) =>
    storage.remove(object).then(
      () => log.info({ object }, 'removed the bytes of a file'),
      (error: unknown) => log.error({ err: error, object }, 'could not remove the bytes of a file'),
    )

  /** Checks a replacement before its bytes are stored, so nothing is stored for an invalid replacement. */
  async function assertReplaceable(replaces: string | undefined, kind: FileKindName) {
    if (replaces === undefined) return
    const before = await get(replaces)
    if (before.kind !== kind) throw otherKindOfFile(FILE_KINDS[before.kind].label)
  }

  /**
   * Returns the file with the given ID.
   * @throws PublicError if the file does not exist
   */
  async function get(id: string): Promise<FileRecord> {
    const file = await files.find(id)
    if (!file) throw unknownFile()
    return file
  }

  return {
    maxBytes,
    receive,
    store,
    get,

    find: (id: string) => files.find(id),

    list: (listing: FileListing) => files.list(listing),

    summary: async (): Promise<FilesSummary> => ({ folders: await files.folders(), maxBytes }),

    all: () => files.all(),

    /**
     * Returns all revisions of the file, newest first.
     * @throws PublicError if the file does not exist
     */
    async revisions(id: string): Promise<RevisionRecord[]> {
      await get(id)
      return files.revisions(id)
    },

    /** Returns the file as it was at a given revision, or its current state if `revision` is undefined. */
    async at(id: string, revision: number | undefined): Promise<FileRecord> {
      const file = await get(id)
      if (revision === undefined || revision === file.revision) return file
      const before = (await files.revisions(id)).find((each) => each.revision === revision)
      if (!before) throw unknownFile()
      return { ...file, ...before }
    },

    read: ({ object }: Pick<FileRecord, 'object'>, range?: ByteRange) => storage.read(object, range),

    /** Runs `use` with the path of a local copy of the file. */
    withLocalCopy: <T>({ object }: Pick<FileRecord, 'object'>, use: (file: string) => Promise<T>) =>
      storage.withLocalCopy(object, use),

    async remove(id: string): Promise<void> {
      const revisions = await inTransaction(database, async (trx) => {
        await engine.lockTable(trx, 'file')
        const repository = fileRepository(trx)
        if (!(await repository.find(id))) throw unknownFile()
        const all = await repository.revisions(id)
        await repository.remove(id)
        await changes.announce(trx, 'files')
        return all
      })
      await changes.check()
      for (const { object } of revisions) await removeObject(object)
    },

    clearIncoming: () => storage.clearIncoming(),

    /**
     * Quarantines objects without a row, and removes them after 30 days. A crash can leave such objects behind. Errors
     * are logged, and the next sweep tries again.
     */
    sweep: (signal: AbortSignal, now = new Date()) =>
      storage
        .sweep((keys) => files.knownObjects(keys), { now, signal, log })
        .catch((error: unknown) => log.error({ err: error }, 'could not sweep the storage of uploaded files')),
  }
}

const DAMAGED_PDF = 'The PDF is damaged or incomplete. Open it in a PDF viewer, save it again, and upload the copy.'

function disagreement(claimed: FileKindName, found: FileKindName | undefined) {
  const claim = FILE_KINDS[claimed].label
  if (found === undefined)
    return `The file’s extension says ${claim}, but its content is different. Rename the file or choose another one.`
  return `The file’s extension says ${claim}, but its content is ${FILE_KINDS[found].label}. Rename the file.`
}

/**
 * Maps a disk-full error to `noSpaceLeft`. Leaves other system errors unchanged, and treats all other errors as a lost
 * connection.
 */
function storageError(error: unknown) {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') return noSpaceLeft(error)
  if (code?.startsWith('E') && code !== 'ERR_STREAM_PREMATURE_CLOSE' && code !== 'ECONNRESET') return error
  return uploadBroken(error)
}
