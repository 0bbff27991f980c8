import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { publicError } from '../errors.ts'
import type { LocalCopy } from '../files/storage.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createThumbnails } from './thumbnails.ts'

function create({
  folder = temporaryFolder(),
  maxBytes = 1000,
  make = async (file: string) => Buffer.from(file),
} = {}) {
  const log = { error: vi.fn() }
  return { ...createThumbnails({ folder, maxBytes, log, make: (source) => source(make) }), folder, log }
}

const fileAt =
  (file: string): LocalCopy =>
  (use) =>
    use(file)

describe('the thumbnail cache', () => {
  test('converts an image only once, even for concurrent requests and after a restart', async () => {
    const make = vi.fn(async (file: string) => Buffer.from(file))
    const first = create({ make })
    const all = await Promise.all(Array.from({ length: 20 }, () => first.get('a1', fileAt('truss'))))
    expect(all.map(String)).toEqual(Array(20).fill('truss'))
    expect(String(await first.get('a1', fileAt('truss')))).toBe('truss')
    const second = create({ folder: first.folder, make })
    expect(String(await second.get('a1', fileAt('truss')))).toBe('truss')
    expect(make).toHaveBeenCalledTimes(1)
  })

  test('removes the oldest thumbnails when the cache is full', async () => {
    const { get, folder } = create({ maxBytes: 90 })
    for (const key of ['a1', 'b2', 'c3', 'd4']) await get(key, fileAt('0123456789'))
    expect(readdirSync(folder).sort()).toEqual(['c3.webp', 'd4.webp'])
    const later = create({ folder, maxBytes: 90 })
    await later.get('e5', fileAt('0123456789'))
    expect(readdirSync(folder)).toHaveLength(2)
    expect(readdirSync(folder)).toContain('e5.webp')
  })

  test('serves thumbnails while the cache folder is unusable, and stores them when the folder is usable again', async () => {
    const { get, folder, log } = create()
    rmSync(folder, { recursive: true })
    writeFileSync(folder, 'a file where the folder should be')
    expect(String(await get('a1', fileAt('truss')))).toBe('truss')
    expect(log.error).toHaveBeenCalled()
    rmSync(folder)
    expect(String(await get('a1', fileAt('truss')))).toBe('truss')
    expect(readdirSync(folder)).toEqual(['a1.webp'])
  })

  test('recreates a thumbnail when the stored copy is corrupt', async () => {
    const make = vi.fn(async (file: string) => Buffer.from(file))
    const { get, folder } = create({ make })
    const file = join(folder, 'a1.webp')
    await get('a1', fileAt('truss'))
    const whole = readFileSync(file)
    const damages = [whole.subarray(0, -1), Buffer.alloc(0), Buffer.from(whole).fill(0, 33), Buffer.alloc(whole.length)]
    for (const damaged of damages) {
      writeFileSync(file, damaged)
      expect(String(await get('a1', fileAt('truss')))).toBe('truss')
      expect(readFileSync(file).equals(whole)).toBe(true)
    }
    expect(make).toHaveBeenCalledTimes(1 + damages.length)
  })

  test('does not retry an unreadable image', async () => {
    const make = vi.fn(async () => {
      throw publicError('UNREADABLE_PICTURE')
    })
    const { get, folder } = create({ make })
    for (let time = 0; time < 3; time += 1)
      await expect(get('a1', fileAt('truss'))).rejects.toMatchObject({ status: 422 })
    expect(make).toHaveBeenCalledTimes(1)
    expect(readdirSync(folder)).toEqual([])
  })

  test('serves a thumbnail that cannot be stored, and recreates it after the cache is deleted', async () => {
    const { get, folder, log } = create()
    await get('a1', fileAt('truss'))
    rmSync(folder, { recursive: true })
    expect(String(await get('a1', fileAt('truss')))).toBe('truss')
    expect(log.error).toHaveBeenCalledTimes(1)
  })
})
