import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Structure } from '#builder/model.ts'
import { structureSchema } from '#builder/structure-schema.ts'
import { STRUCTURE_DAYS, STRUCTURE_ID, type StoredStructure } from '#contract/structures.ts'
import { databaseClock } from '../database/clock.ts'
import type { Database } from '../database/connection.ts'
import type { Tables } from '../database/tables.ts'
import { structuresFull, unknownStructure, wrongFields } from '../errors.ts'
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
}: {
  database: Database
  /** In bytes. */
  quota?: number
  clock?: () => Date | Promise<Date>
}) {
  const repository = structureRepository(database)

  const find = async (id: string) => (STRUCTURE_ID.test(id) ? repository.find(id, await clock()) : undefined)

  return {
    /**
     * Stores a structure and deletes expired structures.
     * @throws PublicError if all structures together would exceed the quota
     */
    async store(structure: Structure): Promise<StoredStructure> {
      const now = await clock()
      const expiresAt = new Date(now.getTime() + STRUCTURE_DAYS * DAY_MS).toISOString()
      const id = newId()
      await repository.deleteExpired(now)
      const packed = await packStructure(JSON.stringify(structure))
      if ((await repository.sharedSize()) + packed.size > quota) throw structuresFull()
      await repository.insert({
        ...packed,
        id,
        created_at: now.toISOString(),
        expires_at: expiresAt,
        inquiry_id: null,
        source_id: null,
      })
      return { id, expiresAt }
    },

    /**
     * Returns a stored structure.
     * @throws PublicError if the structure does not exist or has expired
     */
    async get(id: string) {
      const row = await find(id)
      if (!row) throw unknownStructure()
      return structureSchema.parse(await unpackStructure(row.body))
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
  })

/**
 * Deletes the structures that visitors stored before they sent copies with these inquiries. They contain the same text
 * as the copies, which are deleted together with the inquiries.
 */
export const deleteSentStructures = (transaction: Kysely<Tables>, inquiryIds: readonly string[]) =>
  structureRepository(transaction).deleteSources(inquiryIds)

export type Structures = ReturnType<typeof createStructures>
