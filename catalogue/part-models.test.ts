import { describe, expect, test } from 'vitest'
import { adapters, base03, bases, gussets, hangers, spliceAngle, splicePlates } from '../engineering/part-models.ts'
import { ratings } from '../engineering/ratings/ratings.ts'
import { notRated } from '../engineering/ratings/unrated.ts'
import { measuredParts } from './measured-parts.ts'

const sizeOf = (partNumber: string): number[] => {
  const measured = measuredParts[partNumber]
  if (!measured) throw new Error(`${partNumber} has not been measured`)
  return [...measured.sizeIn].toSorted((a, b) => a - b)
}

describe('the models of rated parts', () => {
  test('are as large as their solids: splice plates and angles', () => {
    for (const { partNumber, lengthIn, widthIn, thicknessIn } of Object.values(splicePlates))
      expect(sizeOf(partNumber)).toEqual([thicknessIn, widthIn, lengthIn].toSorted((a, b) => a - b))
    expect(sizeOf(spliceAngle.partNumber).slice(0, 2)).toEqual([spliceAngle.legIn, spliceAngle.legIn])
  })

  test('are as large as their solids: gussets, bases and the plates of pipe adapters', () => {
    for (const size of ['03', '06', '12']) expect(sizeOf(`BS-PL-G90-${size}`)[0]).toBeCloseTo(gussets.thicknessIn, 2)
    for (const { partNumber, sideIn, thicknessIn, runnerIn } of bases) {
      const [least, ...sides] = sizeOf(partNumber)
      expect(sides).toEqual([sideIn, sideIn])
      if (!runnerIn) expect(least).toBe(thicknessIn)
    }
    expect(sizeOf(base03.partNumber).slice(1)).toEqual([base03.sideIn, base03.sideIn])
    // A weld nut stands out beyond the narrow side of some plates.
    for (const { partNumber, plateIn } of adapters.models) expect(sizeOf(partNumber)).toContain(Math.max(...plateIn))
  })

  test('are as wide as their solids: joist hangers, over the holes of both ears', () => {
    for (const { partNumber, columnIn } of hangers.models)
      expect(Math.max(...sizeOf(partNumber))).toBeGreaterThan(2 * columnIn)
  })

  test('and all that is rated or said not to be are parts of the catalog', () => {
    for (const { partNumber } of [...ratings(), ...notRated])
      expect(measuredParts, partNumber).toHaveProperty([partNumber])
  })
})
