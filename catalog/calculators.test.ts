import { describe, expect, test } from 'vitest'
import { hangers } from '#engineering/part-models/joist-hangers.ts'
import { stairUnits } from '#engineering/part-models/stairs.ts'
import {
  boltSets,
  combineLines,
  fewestLengths,
  frameBolts,
  jointsOf,
  lengthLines,
  spliceLines,
} from '#engineering/systems/parts-list.ts'
import { STAIR_LB_PER_RISER } from '#engineering/systems/platform-stairs.ts'
import { boltThrough, chord, frame } from './fasteners.ts'
import { itemOf } from './products.ts'
import { measuredParts } from './studio-results.server.ts'

describe('a parts list from a calculator', () => {
  test('includes the bolts that the catalog lists for each joint', () => {
    expect(boltSets.frames).toBe(boltThrough([frame, frame]))
    expect(boltSets.plate).toBe(boltThrough([0.25, chord]))
    expect(boltSets.gusset).toBe(boltThrough([0.1875, chord]))
    expect(boltSets.mount).toBe(boltThrough([0.375, chord]))
    expect(boltSets.hanger).toBe(boltThrough([hangers.sheetIn, chord]))
    expect(boltSets.foot).toBe(boltThrough([0.5, frame]))
    for (const [partNumber, quantity] of [
      ['BS-TR12A-10', frameBolts(12)],
      ['BS-TR06A-10', frameBolts(6)],
      ['BS-PL-SP12', 8],
      ['BS-PL-SP06', 8],
      ['BS-PL-G90-12', 6],
      ['BS-PL-G180-12', 16],
      ['BS-PL-G90-06', 4],
      ['BS-PL-G180-06', 10],
      ['BS-RG-LM12', 4],
      ['BS-MO-LF12', 12],
    ] as const) {
      expect(itemOf(partNumber).hardware[0]?.count, partNumber).toBe(quantity)
    }
  })

  test('combines 10, 10, and 4 ft sections into 24 ft, with two splice plates at each of two joints', () => {
    expect(fewestLengths(24)).toEqual([10, 10, 4])
    expect(fewestLengths(20)).toEqual([10, 10])
    expect(fewestLengths(7.5)).toEqual([8])
    expect(jointsOf([10, 10, 4], 288)).toEqual([120, 240])
    // The truss is 6 in longer than the beam, so it extends 3 in past each end.
    expect(jointsOf([10, 3], 150)).toEqual([117])
    expect(combineLines([...lengthLines('BS-TR12A', [10, 10, 4]), ...spliceLines(12, 2)])).toEqual([
      { partNumber: 'BS-TR12A-10', quantity: 2, lengthFt: 10 },
      { partNumber: 'BS-TR12A-04', quantity: 1, lengthFt: 4 },
      { partNumber: 'BS-PL-SP12', quantity: 4, note: '2 per joint' },
      { partNumber: 'BS-HW8-050-150', quantity: 24, note: 'end frames' },
      { partNumber: 'BS-HW8-050-125', quantity: 32, note: 'splice plates' },
    ])
  })

  test('contains stairs that weigh at most as much as the beams are designed for', () => {
    const weightLb = (partNumber: string) => measuredParts[partNumber]?.weightLb
    for (const { stair, rail, risers } of stairUnits) {
      const lb = (weightLb(stair) ?? 0) + 2 * (weightLb(rail) ?? 0)
      expect(lb / risers, stair).toBeLessThanOrEqual(STAIR_LB_PER_RISER)
    }
  })

  test('contains only bolts that the studio has measured', () => {
    for (const partNumber of Object.values(boltSets)) expect(measuredParts[partNumber]).toBeDefined()
  })
})
