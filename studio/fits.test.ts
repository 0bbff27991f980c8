/**
 * Checks that the connections in the catalog work with the solids: holes align, and bolt lengths match plate
 * thicknesses.
 */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { fastenerSizes } from '../catalog/fasteners.ts'
import type { HardwareLine, Item } from '../catalog/types.ts'
import { boxModel, boxTrusses } from '../engineering/members/truss-models.ts'
import { type Hole, roundHoles } from './geometry/holes.ts'
import type { Vec2 } from './geometry/kernel.ts'
import { HOLE_IN } from './geometry/outlines.ts'
import { type CatalogItem, catalogItems } from './items.ts'
import { allParts, partOf } from './library.ts'

/** Diameters of the threaded holes for 1/2-13 in nut bars, slot nuts, and insert nuts. */
const THREADS_IN = [0.44, 0.45, 0.46]
/** Holes for 5/8 in bolts have a clearance of 1/16 in. */
const LARGE_HOLE_IN = 11 / 16

let items: readonly CatalogItem[] = []
const holes = new Map<string, readonly Hole[]>()

/** Use the 2 ft length, because longer lengths have the same hole patterns. */
async function lengthToLookAt({ partNumber }: Item): Promise<string> {
  const short = partNumber.replace(/-\d\d$/, '-02')
  return short in (await allParts()) ? short : partNumber
}

before(async () => {
  items = await catalogItems()
  for (const { item } of items) {
    const it = await partOf(await lengthToLookAt(item))
    holes.set(
      item.partNumber,
      [HOLE_IN, ...THREADS_IN].flatMap((diameter) => roundHoles(it, diameter)),
    )
  }
})

/** Groups the holes in a part by face, without duplicates. */
function faces(partNumber: string): Vec2[][] {
  const byFace = new Map<string, Map<string, Vec2>>()
  for (const { axis, at } of holes.get(partNumber) ?? []) {
    const index = 'xyz'.indexOf(axis)
    const face = `${axis} ${Math.round((at[index] as number) / 0.3)}`
    const place: Vec2 = [at[(index + 1) % 3] as number, at[(index + 2) % 3] as number]
    const places = byFace.get(face) ?? new Map<string, Vec2>()
    byFace.set(face, places.set(place.map((each) => Math.round(each / 0.05)).join(), place))
  }
  return [...byFace.values()].map((places) => [...places.values()])
}

const turns = [1, -1].flatMap((side) =>
  [0, 1, 2, 3].map((quarter) => {
    const [cos, sin] = [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ][quarter] as [number, number]
    return ([x, y]: Vec2): Vec2 => [cos * x - sin * y * side, sin * x + cos * y * side]
  }),
)

/** Returns the largest number of holes that can align when one face is placed on the other. */
function inLine(one: readonly Vec2[], other: readonly Vec2[]): number {
  const [few, many] = one.length <= other.length ? [one, other] : [other, one]
  const isHole = (x: number, y: number) => many.some(([a, b]) => Math.abs(a - x) < 0.03 && Math.abs(b - y) < 0.03)
  let most = 0
  for (const turn of turns) {
    const turned = few.map(turn)
    for (const [fromX, fromY] of turned.slice(0, 4)) {
      for (const [toX, toY] of many) {
        const count = turned.filter(([x, y]) => isHole(x + toX - fromX, y + toY - fromY)).length
        most = Math.max(most, count)
        if (most === few.length) return most
      }
    }
  }
  return most
}

const largest = (of: readonly (readonly Vec2[])[]) => Math.max(0, ...of.map((face) => face.length))

/**
 * Returns the number of bolts per face. A part with two faces lists the bolts for both faces. If a part lists no bolts,
 * assumes that half of its holes are used.
 */
const boltsOfAFace = ({ partNumber, hardware }: Item): number => {
  const counts = hardware.filter(({ through }) => through).map(({ count }) => count)
  return Math.ceil((counts.length > 0 ? Math.max(...counts) : largest(faces(partNumber))) / 2)
}

describe('a connection in the catalog', () => {
  test('aligns the holes in mating parts', () => {
    const byNumber = new Map(items.map((each) => [each.item.partNumber as string, each]))
    let compared = 0
    const wrong: string[] = []
    for (const { item, product } of items) {
      for (const number of item.matesWith) {
        const mate = byNumber.get(number)
        // Skip fasteners and tools, because they have threads and openings but no hole patterns.
        if (!mate || ['hardware', 'tools'].some((id) => [product.id, mate.product.id].includes(id))) continue
        const [own, others] = [faces(item.partNumber), faces(number)]
        const expected = Math.min(boltsOfAFace(item), boltsOfAFace(mate.item), largest(own), largest(others))
        if (expected === 0) continue
        const found = Math.max(...own.flatMap((one) => others.map((other) => inLine(one, other))))
        compared += 1
        if (found < expected) wrong.push(`${item.partNumber} on ${number}: ${found} holes of ${expected} in line`)
      }
    }
    assert.deepEqual(wrong, [])
    assert.ok(compared > 300, `${compared} pairs compared`)
  })

  test('lists bolts that match the thickness of the plate', () => {
    const own = ({ through = [], into }: HardwareLine) =>
      into === 'deckInsert' || (!into && through.length > 1) ? through[0] : undefined
    const wrong = items.flatMap(({ item }) => {
      const depths = (holes.get(item.partNumber) ?? []).map(({ depth }) => depth)
      if (depths.length === 0 || item.sizes?.some(({ label }) => label.includes('thick'))) return []
      return item.hardware
        .map(own)
        .filter((layer) => layer !== undefined && !depths.some((depth) => Math.abs(depth - layer) < 0.006))
        .map((layer) => `${item.partNumber}: no hole is ${layer} in deep, but ${[...new Set(depths)].join(', ')}`)
    })
    assert.deepEqual(wrong, [])
  })
})

describe('the box-truss adapter', () => {
  const GAUGE_IN = 10
  /** The corner bolts must not touch the edge of a box-truss chord. */
  const { washer, acrossFlats } = fastenerSizes['5/8-11']

  test('has holes on a 10 in square for the four 5/8 in bolts of plated box truss', async () => {
    const large = roundHoles(await partOf('BS-TR-BXA12'), LARGE_HOLE_IN)
    const places = large.map(({ at: [, y, z] }) => `${y.toFixed(2)} ${z.toFixed(2)}`).sort()
    const half = (GAUGE_IN / 2).toFixed(2)
    assert.deepEqual(places, [`${half} ${half}`, `${half} -${half}`, `-${half} ${half}`, `-${half} -${half}`].sort())
    for (const { depth } of large) assert.ok(Math.abs(depth - boxTrusses[12].endFrame.thicknessIn) < 0.01)
  })

  test('leaves space for a washer, nut, and socket between the chords and the window of the end frame', () => {
    const { chord, sizeIn } = boxModel('BS-TR12S')
    const toChord = sizeIn / 2 - chord.wallIn - GAUGE_IN / 2
    // The outside diameter of a deep socket is 1.42 times its opening (`tools.ts`).
    assert.ok(toChord > (1.42 * acrossFlats) / 2, 'socket')
    assert.ok(toChord > washer[1] / 2, 'washer')
    const toWindow = GAUGE_IN / 2 - (sizeIn / 2 - chord.legIn)
    assert.ok(toWindow > washer[1] / 2, 'washer on the frame')
  })
})
