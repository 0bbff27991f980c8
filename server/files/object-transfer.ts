/**
 * Copies the bytes of uploaded images and of the files of inquiries to and from an export. The export contains the rows
 * of all tables.
 */
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Database } from '../database/connection.ts'
import type { Storage } from './storage.ts'

const KEY = /^[0-9a-f]{32}$/

const folderOf = (folder: string) => join(folder, 'objects')

/** Writes each object to `objects/<key>` and returns the number of objects. */
export async function exportObjects(database: Database, storage: Pick<Storage, 'read'>, folder: string) {
  const keys = await objectKeys(database)
  await mkdir(folderOf(folder), { recursive: true, mode: 0o700 })
  for (const key of keys) {
    const file = createWriteStream(join(folderOf(folder), key), { mode: 0o600, flush: true })
    await pipeline(await storage.read(key), file)
  }
  return keys.length
}

async function objectKeys(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('image')
    .select('object')
    .union(database.selectFrom('image_file').select('object'))
    .union(
      database
        .selectFrom('attachment')
        .select(({ ref }) => ref('object').$notNull().as('object'))
        .where('object', 'is not', null),
    )
    .execute()
  return rows.map(({ object }) => object)
}

/** Stores each object under its key and returns the number of objects. */
export async function importObjects(storage: Pick<Storage, 'draft'>, folder: string) {
  const keys = (await readdir(folderOf(folder)).catch((): string[] => [])).filter((name) => KEY.test(name))
  for (const key of keys) {
    const draft = await storage.draft(key)
    try {
      await pipeline(createReadStream(join(folderOf(folder), key)), draft.stream)
      await draft.commit()
    } catch (error) {
      await draft.discard()
      throw error
    }
  }
  return keys.length
}
