import { pbkdf2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { pbkdf2, sha256 } from './pbkdf2.ts'

test('derives the same keys when the browser does not provide Web Crypto', () => {
  const password = new Uint8Array([1, 2, 3, 4])
  const salt = new Uint8Array([5, 6, 7])
  const key = pbkdf2(sha256, password, salt, { c: 1000, dkLen: 32 })
  expect(Buffer.from(key).toString('hex')).toBe(pbkdf2Sync(password, salt, 1000, 32, 'sha256').toString('hex'))
})
