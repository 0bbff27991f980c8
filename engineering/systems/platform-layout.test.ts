import { describe, expect, test } from 'vitest'
import { grid } from '#engineering/grid.ts'
import { hangers } from '#engineering/part-models/joist-hangers.ts'
import { splicePlates } from '#engineering/part-models/plates.ts'
import {
  beamJointsIn,
  beamLengths,
  CLOSEST_JOISTS_IN,
  deckBayIn,
  deckLivePsf,
  deckSharesIn,
  FIRST_JOIST_IN,
  JOINT_CLEAR_IN,
  joistLineOf,
  joistPlacesIn,
} from './platform-layout.ts'

const { columnIn } = hangers.models['BS-JH-TR03']
/** Half the width of the hanger, including 3/4 in beyond each bolt. */
const halfIn = columnIn + 0.75
const onHoles = (atIn: number) => grid.pitchIn * Math.ceil(atIn / grid.pitchIn)

describe('possible joist locations', () => {
  test('depend on the hanger, the splice plate, and the holes', () => {
    expect(FIRST_JOIST_IN).toBe(grid.firstHoleIn + columnIn)
    const clearIn = splicePlates[12].lengthIn / 2 + halfIn
    expect(JOINT_CLEAR_IN).toBe(grid.firstHoleIn + onHoles(clearIn - grid.firstHoleIn))
    expect(CLOSEST_JOISTS_IN).toBe(onHoles(2 * halfIn))
  })

  test.each(Array.from({ length: 38 }, (_, index) => index + 3))('fit a %i ft beam', (spanFt) => {
    for (const stripIn of [24, 21, 18, 16, 14, 12, 10.5, 9]) {
      const places = joistPlacesIn(spanFt, stripIn)
      for (const at of places) {
        // Both bolts in the hanger line up with holes in the beam.
        for (const bolt of [at - columnIn, at + columnIn])
          expect(Math.abs((bolt - grid.firstHoleIn) % grid.pitchIn)).toBe(0)
        for (const joint of beamJointsIn(spanFt)) expect(Math.abs(at - joint)).toBeGreaterThanOrEqual(JOINT_CLEAR_IN)
      }
      expect(places[0]).toBeGreaterThanOrEqual(FIRST_JOIST_IN)
      expect(places.at(-1)).toBeLessThanOrEqual(12 * spanFt - FIRST_JOIST_IN)
      for (const [index, at] of places.slice(1).entries())
        expect(at - (places[index] as number)).toBeGreaterThanOrEqual(CLOSEST_JOISTS_IN)
    }
  })

  test('are as close to the centers of equal strips as the holes allow', () => {
    // The midpoints of 12 in strips are at 6, 18, 30, and 42 in. For a midpoint halfway between two holes, the hole
    // closer to the end is used.
    expect(joistPlacesIn(4, 12)).toEqual([4.5, 16.5, 31.5, 43.5])
    expect(joistPlacesIn(4, 16)).toEqual([7.5, 22.5, 40.5])
  })

  test('are on both sides of the splice plates at a joint', () => {
    expect(beamLengths(12)).toEqual([6, 6])
    const places = joistPlacesIn(12, 24)
    expect(places.filter((at) => Math.abs(at - 72) < 12)).toEqual([61.5, 82.5])
  })
})

describe('the deck supported by joists', () => {
  test('assigns each joist the deck up to halfway to each neighboring joist, so that the shares add up to the full width', () => {
    expect(deckSharesIn([4.5, 16.5, 31.5, 43.5], 0, 48)).toEqual([10.5, 13.5, 13.5, 10.5])
    for (const stripIn of [21, 12, 9]) {
      const { sharesIn } = joistLineOf(5, 4, stripIn)
      expect(sharesIn.reduce((sum, each) => sum + each)).toBeCloseTo(240, 9)
    }
  })

  test('includes the leverage of a large overhang in the load on the first joist, as in a long continuous beam', () => {
    // Supports 12 in apart under a panel with a 10.5 in overhang. The moments per unit of load are M1 = 10.5² / 2 =
    // 55.1 at the first support, and 144 / 12 = 12 at supports far from it. The difference is multiplied by −0.268 from
    // each support to the next: M2 = 12 − 0.268 × 43.1 = 0.4. The first reaction is 10.5 + 6 + (55.1 − 0.4) / 12 =
    // 21.05.
    const places = Array.from({ length: 9 }, (_, index) => 10.5 + 12 * index)
    const [first, second, third] = deckSharesIn(places, 0, 112.5)
    expect(first).toBeCloseTo(21.05, 1)
    expect([second, third]).toEqual([expect.closeTo(12 - 4.55, 1), 12])
  })

  test('has a live load rating based on the larger of its widest bay and twice its overhang', () => {
    expect(deckBayIn([4.5, 16.5, 31.5, 43.5], 0, 48)).toBe(15)
    expect(deckBayIn([10.5, 28.5, 43.5], 0, 48)).toBe(21)
    expect([24, 18, 48].map(deckLivePsf)).toEqual([125, expect.closeTo(166.7, 1), 125 / 8])
    // The joists next to a splice are 21 in apart, so the live load capacity is 125 × 24 / 21 = 142.9 lb/ft².
    expect(deckLivePsf(joistLineOf(12, 1, 12).deckBayIn)).toBeCloseTo(142.9, 1)
  })
})
