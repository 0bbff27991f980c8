import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { incomingFolder } from './incoming.ts'
import { ORPHAN_AGE_MS, type Storage } from './storage.ts'

const KEY = /^[0-9a-f]{32}$/

/**
 * Stores objects as files under `folder`: `objects/ab/abcd…`, and `incoming/<process>/…` while an upload is being
 * received.
 */
export function diskStorage(folder: string): Storage {
  const incoming = incomingFolder(join(folder, 'incoming'))
  const file = (key: string) => {
    if (!KEY.test(key)) throw new Error('invalid object key')
    return join(folder, 'objects', key.slice(0, 2), key)
  }

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

    async sweep(isKnown, { now, signal }) {
      for (const shelf of await readdir(join(folder, 'objects')).catch(none)) {
        if (signal.aborted) return
        const keys = (await readdir(join(folder, 'objects', shelf)).catch(none)).filter((name) => KEY.test(name))
        const known = await isKnown(keys)
        for (const key of keys.filter((each) => !known.has(each))) {
          const { mtimeMs } = await stat(file(key))
          if (now.getTime() - mtimeMs > ORPHAN_AGE_MS) await rm(file(key), { force: true })
        }
      }
    },
  }
}

const none = (): string[] => []

/** Flushes the directory entry, because a rename is not durable until then. */
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
