import { expect, test } from 'vitest'
import { createByteCache } from './byte-cache.ts'

const cache = () => createByteCache<string>(10, ({ length }) => length)

test('creates a value once, even for concurrent requests', async () => {
  const { get } = cache()
  let created = 0
  const create = async () => `value ${++created}`
  expect(await Promise.all([get('a', create), get('a', create)])).toEqual(['value 1', 'value 1'])
  expect(await get('a', create)).toBe('value 1')
})

test('removes the values that were not used for the longest time, and never exceeds its limit', async () => {
  const { get, bytes } = cache()
  const of = (text: string) => async () => text
  await get('a', of('aaaa'))
  await get('b', of('bbbb'))
  await get('a', of('unused'))
  await get('c', of('cccc'))
  expect(bytes()).toBe(8)
  expect(await get('a', of('new'))).toBe('aaaa')
  expect(await get('b', of('new'))).toBe('new')
  await get('d', of('larger than the cache'))
  expect(bytes()).toBeLessThanOrEqual(10)
})

test('creates a few values at the same time, and rejects a value when too many are waiting', async () => {
  const { get } = cache()
  const { promise: free, resolve } = Promise.withResolvers<string>()
  let started = 0
  const create = () => {
    started += 1
    return free
  }
  const values = Array.from({ length: 1004 }, (_, index) => get(`${index}`, create))
  await expect(get('rejected', create)).rejects.toMatchObject({ status: 503 })
  expect(started).toBe(4)
  resolve('value')
  expect(new Set(await Promise.all(values))).toEqual(new Set(['value']))
  expect(started).toBe(1004)
})

test('creates a value again after a failure', async () => {
  const { get } = cache()
  await expect(get('a', () => Promise.reject(new Error('full')))).rejects.toThrow('full')
  expect(await get('a', async () => 'value')).toBe('value')
})
