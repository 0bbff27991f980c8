import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cadFiles } from '#catalog/cad-files.ts'
import { fitsWith } from '#catalog/fits-with.ts'
import { type PartShape, shapePath } from '#catalog/part-shape.ts'
import { catalogItems as items } from '#catalog/products.ts'
import { lengthText } from '#site/services/quantity-texts.ts'
import { describe as inWords, pitchOf } from './part-description.ts'
import { distanceOf, inDirection, isInFace, nearest, placedPoint, type Rim, rimsOf, type SeenRim } from './snap.ts'
import { viewerDataOf } from './viewer-data.server.ts'

const media = join(import.meta.dirname, '../../../../media')
const shapes = new Map<string, PartShape>()
const shapeOf = (partNumber: string): PartShape => {
  const known = shapes.get(partNumber)
  if (known) return known
  const shape = JSON.parse(readFileSync(join(media, shapePath(partNumber)), 'utf8')) as PartShape
  shapes.set(partNumber, shape)
  return shape
}
const numbers = Object.keys(cadFiles)

describe('viewer data', () => {
  test('lists the holes in each part that has a model', () => {
    expect(readdirSync(join(media, 'holes')).sort()).toEqual(
      numbers.map((partNumber) => `${partNumber.toLowerCase()}.json`).sort(),
    )
  })

  test('lists an item’s sizes, drawing, and spec sheet', () => {
    const item = items.find(({ partNumber }) => partNumber === 'BS-TR12A-10')
    const data = item && viewerDataOf(item)
    expect(data?.sizes.map(({ label }) => label)).toEqual(Array.from({ length: 10 }, (_, index) => `${index + 1} ft`))
    expect(data?.drawing.kind).toBe('drawing')
    expect(data?.specSheet).toMatch(/spec-sheets\/bs-tr12a-10\.pdf$/)
  })

  test('lists all parts that can be attached to an item', () => {
    for (const item of items) {
      const data = viewerDataOf(item)
      for (const { partNumber } of data?.sizes ?? [])
        for (const matingPart of shapeOf(partNumber).mates)
          expect(data?.matingParts[matingPart.item], `${matingPart.item} on ${partNumber}`).toBeTruthy()
    }
  })
})

describe('mating part', () => {
  test('aligns the holes in a mating part with the holes in the main part to within 0.01 in', () => {
    let compared = 0
    const wrong: string[] = []
    for (const partNumber of numbers) {
      const shape = shapeOf(partNumber)
      const own = rimsOf(shape)
      for (const matingPart of shape.mates) {
        const others = rimsOf(shapeOf(matingPart.partNumber)).map(({ at }) => placedPoint(matingPart, at))
        const isMet = matingPart.meet.every((point) =>
          [own.map(({ at }) => at), others].every((rims) => rims.some((at) => distanceOf(at, point) < 0.01)),
        )
        if (!isMet || matingPart.meet.length === 0) wrong.push(`${matingPart.partNumber} on ${partNumber}`)
        compared += matingPart.meet.length
      }
    }
    expect(wrong).toEqual([])
    expect(compared).toBeGreaterThan(10_000)
  })

  test('rotates a mating part without mirroring it', () => {
    for (const partNumber of numbers)
      for (const { turn } of shapeOf(partNumber).mates) {
        const [[a, b, c], [d, e, f], [g, h, i]] = turn
        expect(a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)).toBe(1)
      }
  })

  test('finds mating parts only where the catalog lists a fit, and finds them for more than two-thirds of all items', () => {
    const patterned = items.filter(({ partNumber }) => !/^BS-(HW|TK)/.test(partNumber))
    const missing: string[] = []
    for (const item of patterned) {
      const known = fitsWith(item).map(({ item: matingPart }) => matingPart.partNumber as string)
      const there = shapeOf(item.partNumber).mates.map((matingPart) => matingPart.item)
      expect(known).toEqual(expect.arrayContaining(there))
      if (known.length > 0 && there.length === 0) missing.push(item.partNumber)
    }
    expect(missing.length).toBeLessThan(patterned.length / 3)
  })
})

describe('part description', () => {
  test('describes the size of a part and the holes on each side', () => {
    expect(inWords('Truss, 12 in, aluminum, 1 ft', shapeOf('BS-TR12A-01'), 'us')).toEqual([
      'Truss, 12 in, aluminum, 1 ft: 12 in long, 12 in wide, 12 in high.',
      'Top and bottom, each: 8 holes, 9/16 in diameter, 3 in apart along the length and 10 in along the width.',
      'Front and back, each: 8 holes, 9/16 in diameter, 3 in apart along the length and 10 in along the height.',
      'Each end: 4 slots, 9/16 in wide.',
      'Each end: 8 holes, 9/16 in diameter.',
    ])
    expect(inWords('Gusset', shapeOf('BS-PL-G90-03'), 'metric')).toEqual([
      'Gusset: 228.6 mm long, 228.6 mm wide, 4.8 mm high.',
      'Through from top to bottom: 5 holes, 14.3 mm diameter, on a 76.2 mm grid.',
    ])
    expect(inWords('Guard', shapeOf('BS-AC-EG04'), 'us').at(-1)).toBe('No bolt holes.')
  })

  test('counts each hole in each part only once', () => {
    for (const partNumber of numbers) {
      const shape = shapeOf(partNumber)
      const round = shape.holes.filter(({ slot }) => !slot).reduce((sum, { at }) => sum + at.length, 0)
      const said = inWords(partNumber, shape, 'us')
        .map(
          (line) => [/^(?:Each|.*, each)/.test(line) ? 2 : 1, Number(/: (\d+) holes?,/.exec(line)?.[1] ?? 0)] as const,
        )
        .reduce((sum, [times, count]) => sum + times * count, 0)
      expect(said, partNumber).toBe(round)
    }
  })

  test('describes the hole pitch when all distances between holes are multiples of the pitch', () => {
    expect(pitchOf([0, 3, 9, 3])).toBe(3)
    expect(pitchOf([0, 3, 7])).toBeUndefined()
    expect(pitchOf([1, 1])).toBeUndefined()
  })
})

describe('lengthText', () => {
  test.each([
    [3, '3 in', '76.2 mm'],
    [0.5625, '9/16 in', '14.3 mm'],
    [24, '24 in (2 ft)', '609.6 mm'],
    [117, '117 in (9 ft 9 in)', '2,971.8 mm'],
    [10, '10 in', '254 mm'],
  ])('formats %s in as %s or %s', (inches, us, metric) => {
    expect(lengthText(inches, 'us')).toBe(us)
    expect(lengthText(inches, 'metric')).toBe(metric)
  })
})

describe('measurement', () => {
  const rim = (x: number, y: number, z: number): Rim => ({
    at: [x, y, z],
    normal: [0, 0, 1],
    diameter: 0.5625,
    isSlot: false,
  })
  const seen = (x: number, y: number, distance: number): SeenRim => ({ rim: rim(x, y, distance), x, y, distance })

  test('snaps to the hole nearest to the pointer, or to the front hole when several are aligned', () => {
    const [front, behind, aside] = [seen(100, 100, 10), seen(102, 100, 20), seen(130, 100, 5)]
    expect(nearest([behind, front, aside], 103, 100, 16)).toBe(front)
    expect(nearest([behind, front, aside], 126, 100, 16)).toBe(aside)
    expect(nearest([front], 150, 100, 16)).toBeUndefined()
  })

  test('selects the next hole in the direction of an arrow key', () => {
    const holes = [seen(0, 0, 1), seen(50, 4, 1), seen(100, 0, 1), seen(0, 50, 1)] as const
    expect(inDirection(holes, { x: 0, y: 0 }, [1, 0])).toEqual([holes[1], holes[2]])
    expect(inDirection(holes, { x: 0, y: 0 }, [0, 1])).toEqual([holes[3]])
    expect(inDirection(holes, { x: 0, y: 0 }, [-1, 0])).toEqual([])
  })

  test('detects holes that are in the same face', () => {
    expect(isInFace(rim(0, 0, 1), rim(3, 0, 1))).toBe(true)
    expect(isInFace(rim(0, 0, 1), rim(3, 0, 1.2))).toBe(false)
  })

  test('measures 3 in between neighboring holes in a truss', () => {
    const top = rimsOf(shapeOf('BS-TR12A-02')).filter(({ at, normal }) => normal[2] === 1 && at[2] > 5.99)
    const [first] = top
    expect(top.some(({ at }) => first && distanceOf(at, first.at) === 3)).toBe(true)
  })
})
