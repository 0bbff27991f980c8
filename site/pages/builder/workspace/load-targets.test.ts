import { describe, expect, test } from 'vitest'
import type { PlacedPart, Point, Turn } from '#builder/model.ts'
import { UNTURNED } from '#builder/model.ts'
import { shapes } from '#builder/testing.ts'
import { loadTargets, partsBetween, placeOn } from './load-targets.ts'

const BACKWARD: Turn = [
  [-1, 0, 0],
  [0, -1, 0],
  [0, 0, 1],
]
const UPRIGHT: Turn = [
  [0, 0, -1],
  [0, 1, 0],
  [1, 0, 0],
]
const part = (id: string, partNumber: string, at: Point, turn: Turn = UNTURNED): PlacedPart => ({
  id,
  partNumber,
  at,
  turn,
})

/** A 20 ft beam whose right half points to the left, with a splice plate, and a column. */
const right = part('right', 'BS-TR12A-10', [240, 0, 120], BACKWARD)
const left = part('left', 'BS-TR12A-10', [0, 0, 120])
const plate = part('plate', 'BS-PL-SP12', [120, 6, 120])
const column = part('column', 'BS-TR12A-10', [-6, 0, 0], UPRIGHT)

describe('load targets', () => {
  test('joins aligned members, and omits the plates between them', () => {
    const targets = loadTargets([right, plate, left, column], shapes)
    expect(targets.map(({ pieces, lengthIn, start }) => [pieces.map((each) => each.part.id), lengthIn, start])).toEqual(
      [
        [['left', 'right'], 240, 'left'],
        [['column'], 120, 'bottom'],
      ],
    )
  })

  test.each([
    [0, 'left', 0],
    [60, 'left', 60],
    [180, 'right', 60],
    [240, 'right', 0],
  ])('finds the part at %d in along a beam, even if the part points to the left', (xIn, id, atIn) => {
    const [beam] = loadTargets([left, right], shapes)
    expect(beam && placeOn(beam, xIn)).toEqual({ part: id, atIn })
  })

  test('divides a line load among the parts that it covers', () => {
    const [beam] = loadTargets([left, right], shapes)
    expect(beam && partsBetween(beam, 96, 150)).toEqual([
      { part: 'left', fromIn: 96, toIn: 120 },
      { part: 'right', fromIn: 90, toIn: 120 },
    ])
  })

  test('offers other parts if no member is selected', () => {
    expect(loadTargets([plate], shapes)).toMatchObject([{ id: 'plate' }])
  })
})
