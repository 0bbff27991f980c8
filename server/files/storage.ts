import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'

/** An incomplete upload: unreadable before `commit`, and `discard` leaves nothing. */
export interface Draft {
  readonly stream: Writable
  /** The temporary file. */
  readonly file: string
  /** Makes it an object that survives a power failure. @returns its key */
  commit(): Promise<string>
  discard(): Promise<void>
}

/** Storage of uploaded files. An object is immutable; its key is random. */
export interface Storage {
  draft(): Promise<Draft>
  /** Bytes `start` to `end`, both included, or all. */
  read(key: string, range?: { readonly start: number; readonly end: number }): Readable
  /** Succeeds if there is no such object. */
  remove(key: string): Promise<void>
  /** A file on this machine with the object's bytes, for libraries that read files. */
  file(key: string): string
  /** Removes what aborted uploads left, and objects older than an hour that `isKnown` does not return. */
  sweep(isKnown: (keys: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void>
}

const ORPHAN_AGE_MS = 3_600_000

const KEY = /^[0-9a-f]{32}$/

/** Objects as files below `folder`: `objects/ab/abcd…`, and `incoming/<process>/…` while they are received. */
export function diskStorage(folder: string): Storage {
  const incoming = join(folder, 'incoming', String(process.pid))
  const file = (key: string) => {
    if (!KEY.test(key)) throw new Error('not the key of an object')
    return join(folder, 'objects', key.slice(0, 2), key)
  }

  return {
    file,

    async draft() {
      await mkdir(incoming, { recursive: true, mode: 0o700 })
      const key = randomBytes(16).toString('hex')
      const part = join(incoming, key)
      const stream = createWriteStream(part, { mode: 0o600, flush: true })
      return {
        stream,
        file: part,
        async commit() {
          const target = file(key)
          await mkdir(dirname(target), { recursive: true, mode: 0o700 })
          await rename(part, target)
          await syncFolder(dirname(target))
          return key
        },
        async discard() {
          stream.destroy()
          if (!stream.closed) await new Promise((done) => stream.once('close', done))
          await rm(part, { force: true })
        },
      }
    },

    read: (key, range) => createReadStream(file(key), range),

    remove: (key) => rm(file(key), { force: true }),

    async sweep(isKnown) {
      const processes = await readdir(join(folder, 'incoming')).catch(none)
      for (const pid of processes.filter((name) => Number(name) === process.pid || !isRunning(Number(name)))) {
        await rm(join(folder, 'incoming', pid), { recursive: true, force: true })
      }
      for (const shelf of await readdir(join(folder, 'objects')).catch(none)) {
        const keys = (await readdir(join(folder, 'objects', shelf)).catch(none)).filter((name) => KEY.test(name))
        const known = await isKnown(keys)
        for (const key of keys.filter((each) => !known.has(each))) {
          const { mtimeMs } = await stat(file(key))
          if (Date.now() - mtimeMs > ORPHAN_AGE_MS) await rm(file(key), { force: true })
        }
      }
    },
  }
}

const none = (): string[] => []

/** Flushes the directory entry: a rename is durable only then. */
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function isRunning(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
