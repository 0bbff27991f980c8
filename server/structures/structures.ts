import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Structure } from '#builder/model.ts'
import { STRUCTURE_DAYS, STRUCTURE_ID, type StoredStructure } from '#contract/structures.ts'
import { databaseClock } from '../database/clock.ts'
import type { Database } from '../database/connection.ts'
import type { Tables } from '../database/tables.ts'
import { unsentRows } from '../database/unsent-rows.ts'
import { publicError, wrongFields } from '../errors.ts'
import { networkOf } from '../staff/sign-in-guard.ts'
import { packStructure, unpackStructure } from './packing.ts'
import { structureRepository } from './repository.ts'

const DAY_MS = 24 * 60 * 60_000

/** Maximum total size of the structures that visitors share by link, in the database. */
const QUOTA_BYTES = 256 * 1024 ** 2

/** A copy that is stored with an inquiry. */
type StructureCopy = Pick<Tables['structure'], 'id' | 'body' | 'size' | 'source_id'>

const newId = () => randomBytes(16).toString('base64url')

/** Stores structures that are too large for a link. Anyone who knows the ID can read the structure. */
export function createStructures({
  database,
  clock = databaseClock(database),
  quota = QUOTA_BYTES,
  hashOf,
}: {
  database: Database
  /** Returns a keyed hash of a network, so that the database contains no visitor's IP address. */
  hashOf: (network: string) => string
  /** In bytes. */
  quota?: number
  clock?: () => Date | Promise<Date>
}) {
  const repository = structureRepository(database)
  const unsent = unsentRows(database, 'structure')

  const find = async (id: string) => (STRUCTURE_ID.test(id) ? repository.find(id, await clock()) : undefined)

  return {
    /**
     * Stores a structure, and deletes expired structures and, if the quota is exceeded, old ones.
     * @throws PublicError if the structure is larger than the quota
     */
    async store(structure: Structure, address: string): Promise<StoredStructure> {
      const now = await clock()
      const expiresAt = new Date(now.getTime() + STRUCTURE_DAYS * DAY_MS).toISOString()
      const id = newId()
      await unsent.deleteExpired(now)
      const packed = await packStructure(JSON.stringify(structure))
      await unsent.makeRoom(packed.size, quota, () => publicError('STRUCTURES_FULL'))
      await repository.insert({
        ...packed,
        id,
        created_at: now.toISOString(),
        expires_at: expiresAt,
        inquiry_id: null,
        source_id: null,
        network: hashOf(networkOf(address)),
      })
      return { id, expiresAt }
    },

    /**
     * Returns the JSON of a stored structure. It was validated when it was stored, and the builder validates it again.
     * @throws PublicError if the structure does not exist or has expired
     */
    async json(id: string): Promise<Buffer> {
      const row = await find(id)
      if (!row) throw publicError('UNKNOWN_STRUCTURE')
      return unpackStructure(row.body)
    },

    /**
     * Returns a copy of a structure with a new ID, to be stored with an inquiry by `attachStructure`.
     * @throws PublicError if the structure does not exist or has expired
     */
    async toSend(id: string): Promise<StructureCopy> {
      const row = await find(id)
      if (!row)
        throw wrongFields({
          structure: 'The structure’s link has expired. Send the message without it, or open it again in the builder.',
        })
      return { id: newId(), body: row.body, size: row.size, source_id: row.id }
    },
  }
}

/** Stores a structure with an inquiry. The structure is deleted together with the inquiry. */
export const attachStructure = (
  transaction: Kysely<Tables>,
  copy: StructureCopy,
  inquiry: { readonly id: string; readonly receivedAt: Date },
) =>
  structureRepository(transaction).insert({
    ...copy,
    created_at: inquiry.receivedAt.toISOString(),
    expires_at: null,
    inquiry_id: inquiry.id,
    network: null,
  })

/**
 * Deletes the structures that visitors stored before they sent copies with these inquiries. They contain the same text
 * as the copies, which are deleted together with the inquiries.
 */
export const deleteSentStructures = (transaction: Kysely<Tables>, inquiryIds: readonly string[]) =>
  structureRepository(transaction).deleteSources(inquiryIds)

export type Structures = ReturnType<typeof createStructures>
