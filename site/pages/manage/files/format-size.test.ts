import { expect, test } from 'vitest'
import { formatSize } from './format-size.ts'
import { isImageName } from './image-name.ts'

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
])('%i bytes are %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text)
})

test('a picture is told by the ending of its name', () => {
  const names = ['a.jpg', 'a.JPEG', 'a.png', 'a.gif', 'a.webp', 'a.jfif', 'a.tif', 'a.TIFF']
  expect(names.filter(isImageName)).toEqual(names)
  expect(['a.pdf', 'a.svg', 'jpg', 'a.png.zip', ''].filter(isImageName)).toEqual([])
})
