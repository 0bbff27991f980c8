import { describe, expect, test } from 'vitest'
import type { Load, PlacedPart, Point } from '#builder/model.ts'
import { UNTURNED } from '#builder/model.ts'
import { shapes } from '#builder/testing.ts'
import { loadText } from './naming.ts'

const beam: PlacedPart = { id: 'p1', partNumber: 'BS-TR12A-10', turn: UNTURNED, at: [0, 0, 0] }
const column: PlacedPart = {
  ...beam,
  id: 'p2',
  turn: [
    [0, 0, 1],
    [0, 1, 0],
    [-1, 0, 0],
  ],
}
const turned: PlacedPart = {
  ...beam,
  id: 'p3',
  turn: [
    [-1, 0, 0],
    [0, -1, 0],
    [0, 0, 1],
  ],
}
const deck: PlacedPart = { ...beam, id: 'p4', partNumber: 'BS-AC-DP96' }
const textOf = (part: string, at: Point, forceLb: Point) => {
  const load: Load = { id: 'l1', kind: 'point', case: 'live', part, at, forceLb }
  return loadText(load, 'us', (id) => id, [beam, column, turned, deck], shapes)
}

describe('text of a point load', () => {
  test.each([
    ['p1', [60, 0, 6], [0, 0, -400], 'at 60 in'],
    ['p1', [60, 5, 6], [0, 0, -400], 'at 60 in, offset 5 in to the back'],
    ['p1', [60, -24, 6], [0, 0, -400], 'at 60 in, offset 24 in to the front'],
    // A lateral load on top of a beam twists it.
    ['p1', [60, 0, 6], [0, 50, 0], 'at 60 in, offset 6 in up'],
    ['p1', [60, 0, 0], [0, 50, 0], 'at 60 in'],
    // The form measures from the left end of a part, also if the part is turned or if its origin is at its center.
    ['p3', [96, 0, 6], [0, 0, -400], 'at 24 in'],
    ['p4', [-24, 0, 0], [0, 0, -400], 'at 24 in'],
    ['p2', [120, 5, 0], [0, 0, -400], 'at 0 in, offset 5 in to the back'],
  ] as const)('on %s at %j with a force of %j ends with “%s”', (part, at, force, end) => {
    expect(textOf(part, at, force).endsWith(` ${end}`)).toBe(true)
  })
})
