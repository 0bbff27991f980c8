import { expect, test } from 'vitest'
import { formatBytes } from './byte-size.ts'

// Covers 9.18-21
test.each([
  [0, '0 Bytes'],
  [1, '1 Bytes'],
  [1023, '1,023 Bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1024 ** 2, '1 MB'],
  [104_857_601, '100 MB'],
  [1_288_490_188, '1.2 GB'],
  [1024 ** 4, '1,024 GB'],
])('formats %i bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes, 'exact')).toBe(text)
})

test.each([
  [1023, '1023 Bytes'],
  [1536, '1.5 KB'],
  [114_900, '112 KB'],
])('abbreviates %i bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes, 'brief')).toBe(text)
})
