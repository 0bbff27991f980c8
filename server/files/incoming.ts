import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, join } from 'node:path'
import type { Draft } from './storage.ts'

/** Temporary files from a process on a different machine are considered abandoned at this age. */
const FOREIGN_AGE_MS = 24 * 3_600_000

/** Manages temporary files under `folder`: uploads that are being received, and copies of objects that are in use. */
export function incomingFolder(folder: string) {
  // Include the host name, because processes on different machines or in different containers can share the folder and
  // have the same process ID.
  const own = join(folder, `${hostname()}.${process.pid}`)

  async function newPath() {
    await mkdir(own, { recursive: true, mode: 0o700 })
    return join(own, randomBytes(16).toString('hex'))
  }

  return {
    newPath,

    /**
     * Creates a draft of an object as a temporary file. After the draft's stream finishes, the bytes are on disk.
     * @param store moves or copies the file to the object with this key
     * @param given key of the object. Random by default
     */
    async draft(store: (path: string, key: string) => Promise<void>, given?: string): Promise<Draft> {
      const path = await newPath()
      const key = given ?? basename(path)
      const stream = createWriteStream(path, { mode: 0o600, flush: true })
      return {
        stream,
        withLocalCopy: (use) => use(path),
        async commit() {
          await store(path, key)
          return key
        },
        async discard() {
          stream.destroy()
          if (!stream.closed) await new Promise((done) => stream.once('close', done))
          await rm(path, { force: true })
        },
      }
    },

    /** Removes the files of processes that have ended. Call it before this process creates its first file. */
    async clear() {
      for (const name of await readdir(folder).catch((): string[] => [])) {
        const path = join(folder, name)
        if (await isLeftBehind(path)) await rm(path, { recursive: true, force: true })
      }
    },
  }
}

async function isLeftBehind(path: string) {
  const [, host, pid] = /^(.*)\.(\d+)$/.exec(basename(path)) ?? []
  if (host === hostname()) return Number(pid) === process.pid || !isRunning(Number(pid))
  const { mtimeMs } = await stat(path)
  return Date.now() - mtimeMs > FOREIGN_AGE_MS
}

function isRunning(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
