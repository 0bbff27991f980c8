import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { ATTACHMENTS } from '#contract/attachment-limits.ts'
import type { Attachment, AttachmentReference, UploadedAttachment } from '#contract/attachments.ts'
import { databaseClock } from '../database/clock.ts'
import type { Database } from '../database/connection.ts'
import type { Tables } from '../database/tables.ts'
import { unsentRows } from '../database/unsent-rows.ts'
import { PublicError, publicError } from '../errors.ts'
import { createReceiver, type Received } from '../files/receiver.ts'
import type { ByteRange, Storage } from '../files/storage.ts'
import type { ScanFile } from '../files/virus-scanner.ts'
import { networkOf } from '../staff/sign-in-guard.ts'
import { type AttachmentRow, attachmentRepository } from './repository.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** Maximum numbers of files that are received, and of images whose metadata is removed, at the same time. */
const PLACES = { uploads: 8, images: 1 }

/** Maximum number of files that are received from one network at the same time. */
const UPLOADS_PER_NETWORK = 2

/** Maximum total size of files that have not been sent with an inquiry. */
const UNSENT_QUOTA_BYTES = 1024 ** 3

export interface AttachmentsDeps {
  readonly database: Database
  readonly storage: Storage
  /** Maximum total size of all files, sent or not. */
  readonly maxTotalMb: number
  readonly scan?: ScanFile | undefined
  /** Returns a keyed hash of a network, so that the database contains no visitor's IP address. */
  readonly hashOf: (network: string) => string
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** Maximum total size of files that have not been sent, in bytes. */
  readonly unsentQuota?: number
  readonly clock?: () => Date | Promise<Date>
}

export type Attachments = ReturnType<typeof createAttachments>

/** Stores the files that visitors attach to inquiries. Visitors can't read them, and staff download them. */
export function createAttachments({
  database,
  storage,
  maxTotalMb,
  scan,
  hashOf,
  log,
  unsentQuota = UNSENT_QUOTA_BYTES,
  clock = databaseClock(database),
}: AttachmentsDeps) {
  const repository = attachmentRepository(database)
  const unsent = unsentRows(database, 'attachment')
  const { maxBytes, receive } = createReceiver({
    storage,
    maxMb: ATTACHMENTS.maxMb,
    kinds: ATTACHMENTS.kinds,
    places: PLACES,
    scan,
  })
  const uploading = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let cleaning: Promise<void> | undefined

  /** Removes objects without a row. If this fails, a later sweep of the storage removes them. */
  async function removeUnused(objects: readonly string[]) {
    const known = await repository.knownObjects(objects)
    for (const object of objects.filter((each) => !known.has(each))) {
      await storage.remove(object).then(
        () => log.info({ object }, 'removed an attached file'),
        (error: unknown) => log.error({ err: error, object }, 'could not remove an attached file'),
      )
    }
  }

  /** An unsent file's object has the same key as its row. */
  const removeExpired = async () => removeUnused(await unsent.deleteExpired(await clock()))

  async function makeRoom(size: number) {
    if ((await repository.totalSize()) + size > maxTotalMb * 1024 ** 2) {
      log.warn({ maxTotalMb }, 'the space for attached files is full')
      throw publicError('ATTACHMENTS_FULL')
    }
    await removeUnused(await unsent.makeRoom(size, unsentQuota, () => publicError('ATTACHMENTS_FULL')))
  }

  async function stored({ draft, name, kind, size, sha256 }: Received, address: string): Promise<UploadedAttachment> {
    let object: string | undefined
    try {
      await removeExpired()
      await makeRoom(size)
      object = await draft.commit()
      const now = await clock()
      await repository.insert({
        id: object,
        name,
        kind,
        size,
        sha256,
        object,
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + ATTACHMENTS.days * DAY_MS).toISOString(),
        inquiry_id: null,
        network: hashOf(networkOf(address)),
      })
      return { id: object, name, size }
    } catch (error) {
      if (object === undefined) await draft.discard()
      else await removeUnused([object])
      throw error
    }
  }

  return {
    maxBytes,

    /** @throws PublicError if the file is not accepted, or if too many files are being received */
    async receive(name: string, bytes: Readable, address: string): Promise<Received> {
      const network = networkOf(address)
      const running = uploading.get(network) ?? 0
      if (running >= UPLOADS_PER_NETWORK) throw publicError('UPLOADS_BUSY')
      uploading.set(network, running + 1)
      try {
        return await receive(name, bytes)
      } catch (error) {
        throw isFull(error) ? publicError('ATTACHMENTS_FULL').because(error) : error
      } finally {
        const left = (uploading.get(network) ?? 1) - 1
        if (left === 0) uploading.delete(network)
        else uploading.set(network, left)
      }
    },

    /**
     * Stores a received file until it is sent with an inquiry or expires. Deletes expired files and, if the quota is
     * exceeded, old ones.
     * @throws PublicError if there is no space. The draft is then discarded
     */
    store: stored,

    /** Starts deleting expired files, now and every hour. */
    start() {
      const check = () => {
        cleaning = removeExpired().catch((error: unknown) =>
          log.error({ err: error }, 'could not remove expired files'),
        )
      }
      check()
      timer = setInterval(check, HOUR_MS)
    },

    async stop() {
      clearInterval(timer)
      await cleaning
    },

    removeExpired,

    /** Returns the stored file of an inquiry. @throws PublicError if the inquiry has no such file */
    async get(inquiryId: string, id: string) {
      const row = await repository.find(id)
      if (row?.inquiry_id !== inquiryId || !isStored(row)) throw publicError('UNKNOWN_FILE')
      return row
    },

    read: ({ object }: StoredRow, range?: ByteRange) => storage.read(object, range),

    /** Removes the objects that belonged to deleted rows, unless the same file was sent with another inquiry. */
    removeUnused,
  }
}

type StoredRow = AttachmentRow &
  Readonly<Record<'object' | 'sha256', string>> & { readonly kind: NonNullable<AttachmentRow['kind']> }

const isStored = (row: AttachmentRow): row is StoredRow => row.object !== null

const isFull = (error: unknown) => error instanceof PublicError && error.code === 'NO_ROOM_LEFT'

/**
 * Adds files to an inquiry. A file that was sent before gets another row, because a visitor may change an inquiry and
 * send it again. A file that the server doesn't have gets a row without an object, so that staff see its name.
 */
export async function attachFiles(
  transaction: Kysely<Tables>,
  files: readonly AttachmentReference[],
  inquiry: { readonly id: string; readonly receivedAt: Date },
): Promise<Attachment[]> {
  const repository = attachmentRepository(transaction)
  const created = inquiry.receivedAt.toISOString()
  const sent = { created_at: created, expires_at: null, inquiry_id: inquiry.id, network: null }
  for (const { id, name } of files) {
    if (id !== undefined && (await repository.send(id, inquiry))) continue
    const row = id === undefined ? undefined : await repository.find(id)
    const missing = { name, kind: null, size: 0, sha256: null, object: null }
    const source = row && row.inquiry_id !== null ? row : missing
    await repository.insert({ ...source, ...sent, id: randomBytes(16).toString('hex') })
  }
  return (await filesOf(transaction, [inquiry.id])).get(inquiry.id) ?? []
}

/** Returns the files of inquiries by the inquiry's ID. */
export async function filesOf(db: Kysely<Tables>, inquiryIds: readonly string[]) {
  const byInquiry = new Map<string, Attachment[]>()
  for (const row of await attachmentRepository(db).of(inquiryIds)) {
    const id = row.inquiry_id ?? ''
    byInquiry.set(id, [...(byInquiry.get(id) ?? []), presented(row)])
  }
  return byInquiry
}

const presented = ({ id, name, size, object }: AttachmentRow): Attachment => ({
  id,
  name,
  size,
  isReceived: object !== null,
})

/** Returns the objects of the files that were sent with inquiries. */
export async function sentObjects(db: Kysely<Tables>, inquiryIds: readonly string[]): Promise<string[]> {
  const rows = await attachmentRepository(db).of(inquiryIds)
  return rows.flatMap(({ object }) => object ?? [])
}
