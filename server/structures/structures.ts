import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Structure } from '#builder/model.ts'
import { structureSchema } from '#builder/structure-schema.ts'
import { STRUCTURE_DAYS, STRUCTURE_ID, type StoredStructure } from '#contract/structures.ts'
import { databaseClock } from '../database/clock.ts'
import type { Database } from '../database/connection.ts'
import type { Tables } from '../database/tables.ts'
import { unknownStructure, wrongFields } from '../errors.ts'
import { structureRepository } from './repository.ts'

const DAY_MS = 24 * 60 * 60_000

const newId = () => randomBytes(16).toString('base64url')

/** Stores structures that are too large for a link. Anyone who knows the ID can read the structure. */
export function createStructures({
  database,
  clock = databaseClock(database),
}: {
  database: Database
  clock?: () => Date | Promise<Date>
}) {
  const repository = structureRepository(database)

  const find = async (id: string) => (STRUCTURE_ID.test(id) ? repository.find(id, await clock()) : undefined)

  return {
    /** Stores a structure and deletes expired structures. */
    async store(structure: Structure): Promise<StoredStructure> {
      const now = await clock()
      const expiresAt = new Date(now.getTime() + STRUCTURE_DAYS * DAY_MS).toISOString()
      const id = newId()
      await repository.deleteExpired(now)
      await repository.insert({
        id,
        body: JSON.stringify(structure),
        created_at: now.toISOString(),
        expires_at: expiresAt,
        inquiry_id: null,
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
      return structureSchema.parse(JSON.parse(row.body))
    },

    /**
     * Returns a copy of a structure with a new ID, to be stored with an inquiry by `attachStructure`.
     * @throws PublicError if the structure does not exist or has expired
     */
    async toSend(id: string): Promise<Pick<Tables['structure'], 'id' | 'body'>> {
      const row = await find(id)
      if (!row)
        throw wrongFields({
          structure: 'The structure’s link has expired. Send the message without it, or open it again in the builder.',
        })
      return { id: newId(), body: row.body }
    },
  }
}

/** Stores a structure with an inquiry. The structure is deleted together with the inquiry. */
export const attachStructure = (
  transaction: Kysely<Tables>,
  { id, body }: Pick<Tables['structure'], 'id' | 'body'>,
  inquiry: { readonly id: string; readonly receivedAt: Date },
) =>
  structureRepository(transaction).insert({
    id,
    body,
    created_at: inquiry.receivedAt.toISOString(),
    expires_at: null,
    inquiry_id: inquiry.id,
  })

export type Structures = ReturnType<typeof createStructures>
