import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { FILE_KINDS, type FileKindName } from '#contract/file-kinds.ts'
import type { FilesSummary } from '#contract/files.ts'
import type { StaffMember } from '#contract/staff.ts'
import type { Changes } from '../database/changes.ts'
import { type Database, inTransaction } from '../database/connection.ts'
import { engineOf } from '../database/engine-of.ts'
import { PublicError, publicError } from '../errors.ts'
import { displayFolder, pathKey } from './name.ts'
import { checkPublicPdf } from './public-pdf.ts'
import { createReceiver, type Received, storageError } from './receiver.ts'
import { type FileListing, type FileRecord, fileRepository, type RevisionRecord } from './repository.ts'
import type { ByteRange, Storage } from './storage.ts'
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

export interface Placement {
  readonly folder: string
  /** ID of the file whose bytes the upload replaces. */
  readonly replaces?: string | undefined
  /** Whether to keep a file with the same path and reject the upload. By default, the upload replaces the file. */
  readonly existing?: 'replace' | 'keep' | undefined
}

/** Maximum number of uploads that are received, and of images whose metadata is removed, at the same time. */
const PLACES = { uploads: 20, images: 2 }

export type Files = ReturnType<typeof createFiles>

/** Manages the staff area's files. Their rows are in the database, and their bytes are in storage. */
export function createFiles({ database, storage, maxUploadMb, scan, changes, log }: FilesDeps) {
  const files = fileRepository(database)
  const engine = engineOf(database)
  const { maxBytes, receive } = createReceiver({
    storage,
    maxMb: maxUploadMb,
    places: PLACES,
    checkPdf: checkPublicPdf,
    scan,
  })

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
        if (placement.replaces !== undefined && file === undefined) throw publicError('UNKNOWN_FILE')
        if (file !== undefined) {
          if (placement.replaces === undefined && placement.existing === 'keep')
            throw publicError('FILE_EXISTS', file.name)
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
    if (before.kind !== kind) throw publicError('OTHER_KIND_OF_FILE', FILE_KINDS[before.kind].label)
  }

  /**
   * Returns the file with the given ID.
   * @throws PublicError if the file does not exist
   */
  async function get(id: string): Promise<FileRecord> {
    const file = await files.find(id)
    if (!file) throw publicError('UNKNOWN_FILE')
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
      if (!before) throw publicError('UNKNOWN_FILE')
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
        if (!(await repository.find(id))) throw publicError('UNKNOWN_FILE')
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
