import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { describe, expect, test } from 'vitest'
import type { Storage } from '../files/storage.ts'

const HOUR_MS = 3_600_000
export const MEGABYTE = 1024 ** 2

export interface StoragePlace {
  readonly storage: Storage
  /** The storage's local folder for temporary files. */
  readonly folder: string
  readonly keys: () => Promise<readonly string[]>
}

export async function drafted(storage: Storage, bytes: Buffer) {
  const draft = await storage.draft()
  await pipeline([bytes], draft.stream)
  return draft
}

export const store = async (storage: Storage, bytes: Buffer) => (await drafted(storage, bytes)).commit()

export const temporaryFiles = (folder: string) =>
  existsSync(join(folder, 'incoming'))
    ? readdirSync(join(folder, 'incoming'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    : []

/** Sweeps the storage as if it were `hoursLater`. Returns the objects in the log. */
export async function sweep(storage: Storage, keysToKeep: readonly string[], hoursLater: number) {
  const logged: (readonly [text: string, object: string])[] = []
  const write = (fields: unknown, text?: unknown) => {
    logged.push([String(text), (fields as { readonly object: string }).object])
  }
  const now = new Date(Date.now() + hoursLater * HOUR_MS)
  const { signal } = new AbortController()
  const known = async (keys: readonly string[]) => new Set(keys.filter((key) => keysToKeep.includes(key)))
  await storage.sweep(known, { now, signal, log: { info: write, warn: write } })
  return logged
}

const DAYS = 24

/** Defines the tests that every storage implementation must pass. */
export const testStorage = (name: string, create: () => Promise<StoragePlace>) =>
  describe(`an object on ${name}`, () => {
    test('returns an object unchanged, as a whole and in ranges', async () => {
      const { storage } = await create()
      const bytes = randomBytes(100_000)
      const key = await store(storage, bytes)
      expect(key).toMatch(/^[0-9a-f]{32}$/)
      expect((await buffer(await storage.read(key))).equals(bytes)).toBe(true)
      const part = await buffer(await storage.read(key, { start: 60_000, end: 60_009 }))
      expect(part.equals(bytes.subarray(60_000, 60_010))).toBe(true)
      const rest = await buffer(await storage.read(key, { start: 99_999, end: 99_999 }))
      expect(rest.equals(bytes.subarray(99_999))).toBe(true)
    })

    test('stores an object unchanged when it is larger than one request', async () => {
      const { storage, keys } = await create()
      const bytes = randomBytes(21 * MEGABYTE)
      const key = await store(storage, bytes)
      expect((await buffer(await storage.read(key))).equals(bytes)).toBe(true)
      const across = await buffer(await storage.read(key, { start: 8 * MEGABYTE - 5, end: 8 * MEGABYTE + 4 }))
      expect(across.equals(bytes.subarray(8 * MEGABYTE - 5, 8 * MEGABYTE + 5))).toBe(true)
      expect(await keys()).toEqual([key])
    })

    test('hides an object until its draft is committed, and removes a discarded draft', async () => {
      const { storage, folder, keys } = await create()
      const draft = await drafted(storage, Buffer.from('half a file'))
      expect(await draft.withLocalCopy(async (file) => readFileSync(file, 'utf8'))).toBe('half a file')
      expect(await keys()).toEqual([])
      await draft.discard()
      expect(temporaryFiles(folder)).toEqual([])
      const unfinished = await storage.draft()
      unfinished.stream.write('something')
      await unfinished.discard()
      expect([await keys(), temporaryFiles(folder)]).toEqual([[], []])
    })

    test('leaves no temporary file after a commit', async () => {
      const { storage, folder } = await create()
      await store(storage, Buffer.from('a file'))
      expect(temporaryFiles(folder)).toEqual([])
    })

    test('provides local copies concurrently, and removes them after use', async () => {
      const { storage, folder } = await create()
      const key = await store(storage, Buffer.from('a file'))
      const use = () => storage.withLocalCopy(key, async (file) => readFileSync(file, 'utf8'))
      expect(await Promise.all([use(), use(), use()])).toEqual(['a file', 'a file', 'a file'])
      await expect(
        storage.withLocalCopy(key, async () => {
          throw new Error('a file that is not an image')
        }),
      ).rejects.toThrow('a file that is not an image')
      expect(temporaryFiles(folder)).toEqual([])
    })

    test('removes an object, even when it is removed twice', async () => {
      const { storage, keys } = await create()
      const key = await store(storage, Buffer.from('a file'))
      await storage.remove(key)
      await storage.remove(key)
      expect(await keys()).toEqual([])
      await expect(storage.read(key)).rejects.toMatchObject({ code: 'ENOENT' })
      await expect(storage.withLocalCopy(key, async (file) => readFileSync(file))).rejects.toMatchObject({
        code: 'ENOENT',
      })
    })

    test('quarantines an object without a row for 30 days before removing it, and logs both', async () => {
      const { storage, keys } = await create()
      const [kept, orphan] = [await store(storage, Buffer.from('kept')), await store(storage, Buffer.from('orphan'))]
      const both = [kept, orphan].sort()
      expect(await sweep(storage, [kept], 0)).toEqual([])
      expect(await sweep(storage, [kept], 1.1)).toEqual([[expect.stringContaining('quarantined'), orphan]])
      expect(await sweep(storage, [kept], 29 * DAYS)).toEqual([])
      expect([...(await keys())].sort()).toEqual(both)
      expect((await buffer(await storage.read(orphan))).toString()).toBe('orphan')
      expect(await sweep(storage, [kept], 31 * DAYS)).toEqual([[expect.stringContaining('removed'), orphan]])
      expect(await keys()).toEqual([kept])
    })

    test('releases a quarantined object when its row reappears, so that a later quarantine starts again', async () => {
      const { storage, keys } = await create()
      const [kept, lost] = [await store(storage, Buffer.from('kept')), await store(storage, Buffer.from('lost'))]
      await sweep(storage, [kept], 2)
      expect(await sweep(storage, [kept, lost], 40 * DAYS)).toEqual([[expect.stringContaining('released'), lost]])
      expect(await sweep(storage, [kept], 41 * DAYS)).toEqual([[expect.stringContaining('quarantined'), lost]])
      expect([...(await keys())].sort()).toEqual([kept, lost].sort())
    })

    test('keeps all objects, even quarantined ones, when the database lists none of them', async () => {
      const { storage, keys } = await create()
      const stored = [await store(storage, Buffer.from('a file')), await store(storage, Buffer.from('another'))]
      await sweep(storage, stored.slice(1), 2)
      await expect(sweep(storage, [], 40 * DAYS)).rejects.toThrow('lists none of the 2 uploaded files')
      expect([...(await keys())].sort()).toEqual(stored.sort())
    })

    test('removes an incomplete object at the next start after a crash', async () => {
      const { storage, folder } = await create()
      await drafted(storage, Buffer.from('half a file'))
      // Linux never assigns a process ID this high.
      const other = join(folder, 'incoming', `${hostname()}.4194305`)
      mkdirSync(other)
      writeFileSync(join(other, 'a'), 'half a file')
      expect(temporaryFiles(folder)).toHaveLength(2)
      await storage.clearIncoming()
      expect(temporaryFiles(folder)).toEqual([])
    })

    test('keeps an incomplete object from a process on another machine for a day', async () => {
      const { storage, folder } = await create()
      const foreign = join(folder, 'incoming', `another.${process.pid}`)
      mkdirSync(foreign, { recursive: true })
      writeFileSync(join(foreign, 'a'), 'half a file')
      await storage.clearIncoming()
      expect(temporaryFiles(folder)).toHaveLength(1)
      utimesSync(foreign, 0, 0)
      await storage.clearIncoming()
      expect(temporaryFiles(folder)).toEqual([])
    })
  })
