import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { partTraits } from '#catalog/part-traits.ts'
import { footprints } from './footprints.ts'

type Point = readonly [x: number, y: number, z: number]

/** Reads the vertices and the circles of a STEP file: points, and centers with axes and radii. Lengths are in inches. */
function readStep(partNumber: string) {
  const file = new URL(`../../media/cad/${partNumber.toLowerCase()}.step.gz`, import.meta.url)
  const text = gunzipSync(readFileSync(file)).toString('utf8').replaceAll(/\s+/g, '')
  const entities = new Map([...text.matchAll(/#(\d+)=(.*?);/g)].map(([, id = '', value = '']) => [id, value]))
  const entity = (id: string | undefined) => entities.get(id ?? '') ?? ''
  const references = (value: string) => [...value.matchAll(/#(\d+)/g)].map(([, id]) => id)
  const numbers = (value: string) =>
    (/\(([^()]*)\)\)$/.exec(value)?.[1] ?? '').split(',').map(Number) as unknown as Point
  const all = (kind: string) => [...entities.values()].filter((value) => value.startsWith(`${kind}(`))
  return {
    points: all('VERTEX_POINT').map((value) => numbers(entity(references(value)[0]))),
    circles: all('CIRCLE').map((value) => {
      const [center, axis] = references(entity(references(value)[0]))
      return {
        center: numbers(entity(center)),
        axis: numbers(entity(axis)),
        radiusIn: Number(/,([^,]*)\)$/.exec(value)?.[1]),
      }
    }),
  }
}

/** The runners of the ground base have corners with a radius of 9/32 in. */
const NEAR_FLOOR_IN = 0.3
const isNearFloor = ([, , z]: Point) => z > -0.01 && z < NEAR_FLOOR_IN

/** Returns the extent of a solid on the floor along an axis, from its vertices and its horizontal circles. */
function extentOf({ points, circles }: ReturnType<typeof readStep>, axis: 0 | 1): [number, number] {
  const round = circles.filter(({ center, axis: [, , z] }) => isNearFloor(center) && Math.abs(z) > 0.99)
  const places = [
    ...points.filter(isNearFloor).map((point) => point[axis]),
    ...round.flatMap(({ center, radiusIn }) => [center[axis] - radiusIn, center[axis] + radiusIn]),
  ]
  return [Math.min(...places), Math.max(...places)]
}

const partsOn = (isWide: boolean) => Object.entries(footprints).filter(([, { halfIn }]) => halfIn[0] > 0 === isWide)

test.each(partsOn(true))('the footprint of %s is the extent of its solid on the floor', (partNumber, { halfIn }) => {
  const solid = readStep(partNumber)
  for (const axis of [0, 1] as const) {
    const [min, max] = extentOf(solid, axis)
    expect(min).toBeCloseTo(-halfIn[axis], 6)
    expect(max).toBeCloseTo(halfIn[axis], 6)
  }
})

const isWheel = (partNumber: string) => partTraits.get(partNumber)?.wheel !== undefined

test.each(partsOn(false).filter(([partNumber]) => isWheel(partNumber)))(
  'the wheel of %s trails by the distance in its solid',
  (partNumber, { trailIn = 0 }) => {
    const { circles } = readStep(partNumber)
    const treads = circles.filter(({ axis: [, y] }) => Math.abs(y) > 0.99)
    const wheel = treads.reduce((most, each) => (each.radiusIn > most.radiusIn ? each : most))
    expect(wheel.center[0]).toBeCloseTo(-trailIn, 6)
  },
)

test.each(partsOn(false).filter(([partNumber]) => !isWheel(partNumber)))(
  'the pad of %s is under its axis',
  (partNumber) => {
    const solid = readStep(partNumber)
    for (const axis of [0, 1] as const) {
      const [min, max] = extentOf(solid, axis)
      expect(min).toBeLessThan(-1)
      expect(max).toBeGreaterThan(1)
    }
  },
)

test('every part that stands on the floor has a footprint', () => {
  const standing = [...partTraits].filter(([, { kind }]) => kind === 'base').map(([partNumber]) => partNumber)
  expect(Object.keys(footprints).toSorted()).toEqual(standing.toSorted())
})
