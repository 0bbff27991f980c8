import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { PublicError } from '../errors.ts'
import type { LocalCopy } from '../files/storage.ts'
import { makeThumbnail } from '../images/images.ts'

/**
 * Maximum number of unreadable images to remember. A repeated request for a remembered image is rejected without
 * decoding the image.
 */
const MAX_REMEMBERED_FAILURES = 1000

export interface ThumbnailsDeps {
  /** Cache folder, which can be deleted at any time. */
  readonly folder: string
  readonly maxBytes: number
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly make?: Convert
}

type Convert = (source: LocalCopy) => Promise<Buffer>

/** Creates a disk cache of converted images. When the cache is full, the oldest images are removed. */
export function createThumbnails({ folder, maxBytes, log, make = makeThumbnail }: ThumbnailsDeps) {
  /** Maps the key of each cached image to its size in bytes. The oldest image comes first. */
  let loaded: Promise<Map<string, number>> | undefined
  let total = 0
  const running = new Map<string, Promise<Buffer>>()
  const failures = new Map<string, PublicError>()

  const path = (key: string) => join(folder, `${key}.webp`)

  async function load() {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const names = await readdir(folder)
    // Delete partial files that a crash left behind.
    await Promise.all(
      names.filter((name) => name.endsWith('.part')).map((name) => rm(join(folder, name), { force: true })),
    )
    const all = await Promise.all(
      names
        .filter((name) => name.endsWith('.webp'))
        .map(async (name) => ({ key: name.slice(0, -'.webp'.length), ...(await stat(join(folder, name))) })),
    )
    total = all.reduce((sum, { size }) => sum + size, 0)
    return new Map(all.sort((a, b) => a.mtimeMs - b.mtimeMs).map(({ key, size }) => [key, size]))
  }

  /** Returns the sizes of cached images, or undefined while the folder cannot be used. The next call tries again. */
  async function cachedSizes() {
    loaded ??= load()
    try {
      return await loaded
    } catch (error) {
      loaded = undefined
      log.error({ err: error }, 'cannot use the thumbnail folder')
      return undefined
    }
  }

  async function keep(key: string, bytes: Buffer) {
    const all = await cachedSizes()
    if (!all) return
    const file = sealed(bytes)
    // Use a unique name, because another process may write the same thumbnail.
    const part = `${path(key)}.${randomUUID()}.part`
    await writeFile(part, file)
    await rename(part, path(key))
    total += file.length - (all.get(key) ?? 0)
    all.delete(key)
    all.set(key, file.length)
    for (const [oldest, size] of all) {
      if (total <= maxBytes || oldest === key) break
      all.delete(oldest)
      total -= size
      await rm(path(oldest), { force: true })
    }
  }

  async function findOrMake(key: string, source: LocalCopy, convert: Convert): Promise<Buffer> {
    if ((await cachedSizes())?.has(key)) {
      const bytes = await readFile(path(key)).then(unsealed, () => undefined)
      if (bytes) return bytes
    }
    const bytes = await convert(source).catch((error: unknown) => {
      if (error instanceof PublicError && error.status < 500) remember(key, error)
      throw error
    })
    // Serve the image even if it cannot be cached.
    await keep(key, bytes).catch((error: unknown) => log.error({ err: error }, 'could not store the thumbnail'))
    return bytes
  }

  function remember(key: string, error: PublicError) {
    const [oldest] = failures.keys()
    if (failures.size >= MAX_REMEMBERED_FAILURES && oldest !== undefined) failures.delete(oldest)
    failures.set(key, error)
  }

  return {
    /**
     * Returns the thumbnail of the image that `source` provides, or the result of `convert` if that function is given.
     * Concurrent calls with the same key share one conversion.
     * @param key letters and digits, unique for each image and conversion. The key must change when the image changes
     * @throws PublicError if the image is damaged or has too many pixels, or if the storage cannot be reached
     */
    async get(key: string, source: LocalCopy, convert: Convert = make): Promise<Buffer> {
      const failure = failures.get(key)
      if (failure) throw failure
      const pending = running.get(key)
      if (pending) return pending
      const work = findOrMake(key, source, convert).finally(() => running.delete(key))
      running.set(key, work)
      return work
    },
  }
}

const SEAL_BYTES = 32

const sealOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest()

/** Prepends a hash to an image. The hash reveals damage from a power failure, which can corrupt recent writes. */
const sealed = (bytes: Buffer) => Buffer.concat([sealOf(bytes), bytes])

/** Removes the hash. Returns undefined if the file is damaged. */
function unsealed(file: Buffer) {
  const bytes = file.subarray(SEAL_BYTES)
  return sealOf(bytes).equals(file.subarray(0, SEAL_BYTES)) ? bytes : undefined
}

export type Thumbnails = ReturnType<typeof createThumbnails>
