import { expect, test } from 'vitest'
import { webAddressesIn } from './web-addresses.ts'

test.each([
  ['See https://a.example/b?c=1#d.', ['https://a.example/b?c=1#d']],
  ['(https://a.example), HTTP://b.example!', ['https://a.example', 'HTTP://b.example']],
  ['“https://a.example/x”\nhttps://b.example/y', ['https://a.example/x', 'https://b.example/y']],
  ['javascript:alert(1) ftp://a.example file:///etc www.a.example', []],
  ['https:// http://', []],
  ['', []],
])('finds the web addresses in %j', (text, expected) => {
  const parts = webAddressesIn(text)
  expect(parts.flatMap(({ href }) => (href === undefined ? [] : [href]))).toEqual(expected)
  expect(parts.map((part) => part.text).join('')).toBe(text)
})
