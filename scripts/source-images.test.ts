import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builtInContent } from '#catalog/built-in-content.ts'
import { pictureAnchor } from '#catalog/urls.ts'
import { newImageName, withPictures, withStudioPicture } from './source-images.ts'

const read = (path: string) => readFileSync(new URL(`../catalog/${path}`, import.meta.url), 'utf8')

test.each([...builtInContent.gallery])('changes nothing in the module of an unchanged gallery: %s', (key, { body }) => {
  const source = read(`${key.replace('.', '/')}.ts`)
  const images = body.images.map(({ image, title, alt }) => ({ name: pictureAnchor(image), title, alt }))
  // The formatter removes quotes around property names that don't need them.
  const plain = (text: string | undefined) => text?.replaceAll(/^ {4}'([a-z0-9]+)': /gm, '    $1: ')
  expect(plain(withPictures(source, images))).toBe(plain(source))
})

test('writes additions, moves, and removals of images to the module', () => {
  const source = "  pictures: {\n    'a-b': `\n      A\n      Alt`,\n  },\n  usesProducts: [],"
  expect(withPictures(source, [{ name: 'c-d', title: 'Costs $5', alt: 'A `b` $'.concat('{c} \\') }])).toBe(
    "  pictures: {\n    'c-d': `\n      Costs $5\n      A \\`b\\` \\$".concat('{c} \\\\`,\n  },\n  usesProducts: [],'),
  )
  expect(withPictures(source, [])).toBe('  pictures: {},\n  usesProducts: [],')
  expect(withPictures('  usesProducts: [],', [])).toBeUndefined()
})

test('names a new image after its caption', () => {
  expect(newImageName('Yellow dot, 12 in', new Set())).toMatch(/^[a-z0-9-]+$/)
  expect(newImageName('Dot', new Set(['dot', 'dot-2']))).toBe('dot-3')
  expect(newImageName('…', new Set())).toBe('image')
})

test('keeps the format of studio.json', () => {
  const text = read('studio.json')
  const { pictures } = JSON.parse(text)
  expect(withStudioPicture(text, 'banners/truss', pictures['banners/truss'])).toBe(text)
  const added = JSON.parse(withStudioPicture(text, 'banners/new', { width: 1 }))
  expect(added.pictures['banners/new']).toEqual({ width: 1 })
})
