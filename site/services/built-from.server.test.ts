import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { expanded, isLinkProblem } from '#builder/link.ts'
import { partsListOf } from '#builder/parts-list.ts'
import { shapes } from '#builder/testing.ts'
import { applications } from '#catalog/applications.ts'
import { soldParts } from '#catalog/part-numbers.ts'
import { products } from '#catalog/products.ts'
import { scenePath } from '#catalog/scene-file.ts'
import { builtFrom } from '#catalog/studio-results.server.ts'
import { partUrl } from '#catalog/urls.ts'
import { builtFromOf } from './built-from.server.ts'

test('lists only parts in the catalog, each with a link to its page', () => {
  const pictures = [...applications, ...products].flatMap((page) => page.pictures)
  const parts = pictures.flatMap(({ url }) => builtFromOf(url))
  const pages = new Set([...soldParts.keys()].map(partUrl))
  expect(parts.length).toBeGreaterThan(0)
  expect(parts.filter(({ href }) => !pages.has(href))).toEqual([])
})

test('lists columns, joists, decks, rails, and stairs for a mezzanine', () => {
  const numbers = builtFromOf('applications/mezzanines-and-platforms/mezzanine').map(({ partNumber }) => partNumber)
  for (const part of ['BS-TR12A-08', 'BS-TR12A-10', 'BS-JH-28', 'BS-AC-DP96', 'BS-AC-GR96', 'BS-AC-ST36-8R'])
    expect(numbers).toContain(part)
})

/** Caps, tools, and pins that appear in images but don't belong to the structure. */
const isAccessory = (partNumber: string) => /^BS-(TR-CAP|EX-CAP|TK|HG-QP)/.test(partNumber)

test('lists the same parts and hardware as the builder does for every gallery image', () => {
  // In this image, the hinge is open, and its pin is next to the halves.
  const exploded = 'products/hinges/joined-halves'
  const keys = Object.keys(builtFrom).filter((key) => key !== 'products/tools/whole-kit' && key !== exploded)
  for (const key of keys) {
    const scene = expanded(JSON.parse(readFileSync(new URL(`../../media/${scenePath(key)}`, import.meta.url), 'utf8')))
    if (isLinkProblem(scene)) throw new Error(`${key}: ${scene.problem}`)
    const built = partsListOf(scene, shapes).lines.map(({ partNumber, quantity }) => [partNumber, quantity])
    const shown = builtFromOf(key).flatMap(({ partNumber, quantity }) =>
      isAccessory(partNumber) ? [] : [[partNumber, quantity]],
    )
    expect(shown.sort(), key).toEqual(built.sort())
  }
})

test('returns no list for an image that was not rendered by the studio', () => {
  expect(builtFromOf('leaders/somebody')).toEqual([])
})
