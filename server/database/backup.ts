import { createWriteStream, existsSync } from 'node:fs'
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '../files/storage.ts'
import { SQLITE_FILE } from './sqlite.ts'

/** Maximum number of attempts. The database is copied again if staff delete a file during the backup. */
const ATTEMPTS = 5

const SECRETS = ['staff.secret', 'bot-check.secret']

export interface Backup {
  readonly inquiries: number
  readonly objects: number
  readonly bytes: number
}

/** Thrown when a backup cannot be made. The message explains why. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/**
 * Copies the embedded database, the uploaded files, and the secrets to a new folder that a server can use as its
 * `DATA_DIR`. A server may write to the database during the backup. The database is copied first, from one snapshot.
 * Every object that a row refers to was on disk before the row was committed, and objects never change, so they can be
 * copied later. If staff delete an object in the meantime, the database is copied again without the object's row.
 * @throws BackupError if the folder exists or there is no database
 */
export async function backUp(dataDir: string, storage: Pick<Storage, 'read'>, target: string): Promise<Backup> {
  const source = join(dataDir, SQLITE_FILE)
  if (!existsSync(source)) throw new BackupError(`There is no database in ${dataDir}. Check DATA_DIR.`)
  if (existsSync(target)) throw new BackupError(`${target} already exists. Choose a new folder for the backup.`)
  const draft = `${target}.part`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  for (let attempt = 1; ; attempt += 1) {
    const { inquiries, objects } = await copyDatabase(source, join(draft, SQLITE_FILE))
    try {
      let bytes = 0
      for (const key of objects) bytes += await copyObject(storage, key, draft)
      for (const name of SECRETS.filter((each) => existsSync(join(dataDir, each)))) {
        await copyFile(join(dataDir, name), join(draft, name))
      }
      await rename(draft, target)
      await syncFolder(dirname(target))
      return { inquiries, objects: objects.length, bytes }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || attempt === ATTEMPTS) throw error
    }
  }
}

/** Uses one read transaction, so writers can continue. */
async function copyDatabase(source: string, target: string) {
  await rm(target, { force: true })
  const original = new DatabaseSync(source, { timeout: 5000 })
  try {
    original.prepare('vacuum into ?').run(target)
  } finally {
    original.close()
  }
  const handle = await open(target, 'r+')
  await handle.chmod(0o600)
  await handle.sync()
  await handle.close()
  const copy = new DatabaseSync(target, { readOnly: true })
  try {
    const { quick_check: state } = copy.prepare('pragma quick_check').get() as { quick_check: string }
    if (state !== 'ok')
      throw new BackupError(
        `The copy of the database is damaged (${state}). No backup was made. Check the database and the disk.`,
      )
    const { inquiries } = copy.prepare('select count(*) as inquiries from inquiry').get() as { inquiries: number }
    const objects = copy
      .prepare(
        `select object from file_revision union select object from image union select object from image_file
        union select object from attachment where object is not null`,
      )
      .all() as { object: string }[]
    return { inquiries, objects: objects.map(({ object }) => object) }
  } finally {
    copy.close()
  }
}

/** Copies an object to the unfinished backup unless an earlier attempt already copied it. Returns its size in bytes. */
async function copyObject(storage: Pick<Storage, 'read'>, key: string, draft: string): Promise<number> {
  const path = join(draft, 'files', 'objects', key.slice(0, 2), key)
  const before = existsSync(path)
  if (before) return 0
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const part = `${path}.part`
  const stream = createWriteStream(part, { mode: 0o600, flush: true })
  await pipeline(await storage.read(key), stream)
  await rename(part, path)
  return stream.bytesWritten
}

async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
