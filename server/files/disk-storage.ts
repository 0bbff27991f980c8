import { mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { incomingFolder } from './incoming.ts'
import type { Storage } from './storage.ts'
import { type Listed, sweepObjects } from './sweep.ts'

const KEY = /^[0-9a-f]{32}$/

/**
 * Stores objects as files under `folder`: `objects/ab/abcd…`, `quarantine/abcd…` as the mark of an object without a
 * row, and `incoming/<process>/…` while an upload is being received.
 */
export function diskStorage(folder: string): Storage {
  const incoming = incomingFolder(join(folder, 'incoming'))
  const file = (key: string) => {
    if (!KEY.test(key)) throw new Error('invalid object key')
    return join(folder, 'objects', key.slice(0, 2), key)
  }
  const mark = (key: string) => join(folder, 'quarantine', key)

  return {
    draft: (given) =>
      incoming.draft(async (path, key) => {
        const target = file(key)
        await mkdir(dirname(target), { recursive: true, mode: 0o700 })
        await rename(path, target)
        await syncFolder(dirname(target))
      }, given),

    // Open the file before the response starts, so an unreadable file causes an error instead of a partial response.
    read: async (key, range) => (await open(file(key))).createReadStream(range),

    withLocalCopy: (key, use) => use(file(key)),

    remove: (key) => rm(file(key), { force: true }),

    clearIncoming: incoming.clear,

    sweep: (isKnown, options) =>
      sweepObjects(
        {
          name: folder,
          async *objects() {
            for (const shelf of await readdir(join(folder, 'objects')).catch(none))
              yield await listed(join(folder, 'objects', shelf))
          },
          async *quarantined() {
            yield await listed(join(folder, 'quarantine'))
          },
          async mark(key, now) {
            await mkdir(join(folder, 'quarantine'), { recursive: true, mode: 0o700 })
            await writeFile(mark(key), '', { mode: 0o600 })
            await utimes(mark(key), now, now)
          },
          unmark: (key) => rm(mark(key), { force: true }),
          remove: (key) => rm(file(key), { force: true }),
        },
        isKnown,
        options,
      ),
  }
}

/** An unreadable folder is not an empty one, so other errors stop the sweep. */
function none(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
  throw error
}

/** Lists the objects or marks in a folder. Ignores files that are removed in the meantime. */
async function listed(folder: string): Promise<Listed[]> {
  const found: Listed[] = []
  for (const key of (await readdir(folder).catch(none)).filter((name) => KEY.test(name))) {
    const state = await stat(join(folder, key)).catch((error: NodeJS.ErrnoException) => void none(error))
    if (state) found.push({ key, modified: state.mtime })
  }
  return found
}

/** Flushes the directory entry, because a rename is not durable until then. */
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
