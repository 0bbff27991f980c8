import { expect, test } from 'vitest'
import { uploadReference } from '#contract/content/image.ts'
import type { LibraryImage } from '#contract/image-library.ts'
import { imageText } from './compared-image.tsx'

const id = '0123456789abcdef'.repeat(2)
const image = uploadReference({ id, hash: '0a1b2c3d', width: 1600, height: 900 })
const focus = { x: 0.5, y: 0.204 }
const library = [{ id, name: 'dock.jpg', renditions: [{ image, use: 'gallery', focus }] }] as unknown as LibraryImage[]

test.each([
  ['applications/aerospace/nose-dock', library, 'nose-dock'],
  [image, library, 'dock.jpg, focal point 50% from the left and 20% from the top'],
  [image, [], 'Uploaded image'],
])('describes the image %s', (reference, images, text) => {
  expect(imageText(reference, images)).toBe(text)
})
