import { describe, expect, test } from 'vitest'
import { boxTrusses } from '#engineering/members/truss-models.ts'
import { braceBoltsIn, braceLengthIn, braces } from '../part-models/braces.ts'
import { nodeLoad } from './chords.ts'
import { ratingsOf } from './ratings.ts'

const valuesOf = (partNumber: string, series?: string) =>
  Object.fromEntries(
    ratingsOf(partNumber)
      .filter((rating) => rating.series === series)
      .flatMap(({ values }) => values.map(({ kind, value }) => [kind, value])),
  )

describe('a diagonal brace', () => {
  // The plate is 2 1/2 × 3/8 in of A36. In the 3 in neck, K L / r is 1.2 × 3 / 0.10825 = 33.26, so Fcr is 33.96 ksi: 33.96
  // × 0.9375 / 1.67 = 19.07 kips, or 20.21 kips in tension. Its plastic moment is 36 × 2.5 × 0.375² / 4 / 1.67 = 1.895
  // kip·in. The force is (3/8 + 3/16) / 2 = 0.28125 in off its middle: 1 / (1 / 19.07 + 8/9 × 0.28125 / 1.895) = 5.424
  // kips, and 5.513 kips in tension. Times 0.85: 4,610 and 4,686 lb.
  //
  // The tube of the longest brace has A = 0.8759 in², I = 0.5200 in⁴, r = 0.7705 in, and Z = 0.6196 in³. L / r is 120.21 /
  // 0.7705 = 156.0, so Fe is 11.76 ksi and Fcr is 10.31 ksi: 10.31 × 0.8759 / 1.67 = 5.409 kips. The moment is 46 × 0.6196
  // / 1.67 = 17.07 kip·in. The own weight at 45° applies 0.318 kip·in. Pe is 10.30 kips. At 4.197 kips, the amplification
  // is 1 / (1 − 1.6 × 4.197 / 10.30) = 2.873: 4.197 / 5.409 + 8/9 × (4.197 × 0.28125 + 0.318) × 2.873 / 17.07 = 1.00.
  // Times 0.85: 3,567 lb.
  test.each([
    ['BS-TR-DB060', 4600, 4680],
    ['BS-TR-DB090', 4600, 4680],
    ['BS-TR-DB120', 3560, 4680],
  ])('%s carries %i lb in compression and %i lb in tension', (partNumber, compression, tension) => {
    expect(valuesOf(partNumber)).toEqual({ compression, tension })
  })

  test.each(['BS-TR12A', 'BS-TR12S'] as const)('loads a node of one face of %s with 1/√2 of its force', (series) => {
    const nodeLb = 1000 * nodeLoad(series).kip
    for (const { partNumber } of braces.models) {
      const { compression, tension } = valuesOf(partNumber, series)
      expect(compression).toBe(tension)
      expect(compression).toBeLessThanOrEqual((Math.SQRT2 * nodeLb) / 2)
      expect(compression).toBeGreaterThan((Math.SQRT2 * nodeLb) / 2 - 10)
    }
  })

  test('has its bolts on the grid of both trusses, on both sides of a node', () => {
    const { panelIn } = boxTrusses[12].lacing
    for (const model of braces.models) {
      expect(model.reachIn % panelIn).toBe(0)
      for (const at of braceBoltsIn(model)) expect(at % 3).toBe(1.5)
    }
    expect(braceLengthIn({ partNumber: 'BS-TR-DB060', reachIn: 36 })).toBeCloseTo(37 * Math.SQRT2, 9)
  })
})
