import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Temporary files below `folder`: uploads while they are received, and copies of objects while they are used. */
export function incomingFolder(folder: string) {
  const own = join(folder, String(process.pid))

  /** A path for a new file. */
  async function newPath() {
    await mkdir(own, { recursive: true, mode: 0o700 })
    return join(own, randomBytes(16).toString('hex'))
  }

  return {
    newPath,

    /** A new file, on the disk when its stream has finished. */
    async newFile() {
      const path = await newPath()
      const stream = createWriteStream(path, { mode: 0o600, flush: true })
      return {
        path,
        stream,
        async remove() {
          stream.destroy()
          if (!stream.closed) await new Promise((done) => stream.once('close', done))
          await rm(path, { force: true })
        },
      }
    },

    /** Removes the files of processes that have ended. Call before this process has any. */
    async clear() {
      const processes = await readdir(folder).catch((): string[] => [])
      for (const pid of processes.filter((name) => Number(name) === process.pid || !isRunning(Number(name)))) {
        await rm(join(folder, pid), { recursive: true, force: true })
      }
    },
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
