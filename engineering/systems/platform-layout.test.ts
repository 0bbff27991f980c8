import { describe, expect, test } from 'vitest'
import { grid } from '#engineering/grid.ts'
import { hangers } from '#engineering/part-models/joist-hangers.ts'
import { splicePlates } from '#engineering/part-models/plates.ts'
import { deckSharesIn } from './deck-loads.ts'
import {
  beamJointsIn,
  beamLengths,
  CLOSEST_JOISTS_IN,
  deckBayIn,
  deckLivePsf,
  FIRST_JOIST_IN,
  JOINT_CLEAR_IN,
  joistLineOf,
  joistLinePlacesIn,
  joistPlacesIn,
  joistSharesIn,
  legPlacesIn,
  spansOf,
} from './platform-layout.ts'

const { columnIn } = hangers.models['BS-JH-TR03']
/** Half the width of the hanger, including 3/4 in beyond each bolt. */
const halfIn = columnIn + 0.75
const onHoles = (atIn: number) => grid.pitchIn * Math.ceil(atIn / grid.pitchIn)

describe('the spans of a beam line', () => {
  test('are whole feet, differ by at most one, and are the same from both ends, with the longer ones in the middle', () => {
    expect([spansOf(16, 3), spansOf(20, 3), spansOf(28, 5), spansOf(28, 6)]).toEqual([
      [5, 6, 5],
      [7, 6, 7],
      [5, 6, 6, 6, 5],
      [4, 5, 5, 5, 5, 4],
    ])
    for (let lengthFt = 4; lengthFt <= 40; lengthFt += 4)
      for (let count = 1; count <= lengthFt; count++) {
        const spans = spansOf(lengthFt, count)
        expect(spans.reduce((sum, each) => sum + each)).toBe(lengthFt)
        expect(spans.toReversed()).toEqual(spans)
        expect(Math.max(...spans) - Math.min(...spans)).toBeLessThanOrEqual(1)
      }
  })

  test('meet over the inner legs', () => {
    expect(legPlacesIn([5, 6, 5])).toEqual([6, 60, 132, 186])
  })
})

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

/** A joist of 3 in aluminum truss between beams 8 ft apart. */
const joist = { flexuralLbIn2: 18.81e6, clearIn: 84 }

describe('the deck supported by joists', () => {
  test('is a continuous beam, so its shares add up to the full width', () => {
    // Three-moment equation with M1 = 4.5² / 2 = 10.125 at the ends of the panel: 12 M1 + 54 M2 + 15 M2 = (12³ + 15³) / 4
    // gives M2 = 16.73. The end joist carries 4.5 + 6 − (16.73 − 10.125) / 12 = 9.95 in, and the next one the rest.
    const rigid = [9.95, 14.05, 14.05, 9.95]
    for (const [index, share] of deckSharesIn([4.5, 16.5, 31.5, 43.5], 0, 48).entries())
      expect(share).toBeCloseTo(rigid[index] as number, 2)
    for (const stripIn of [21, 12, 9]) {
      const sharesIn = joistSharesIn(20, joistLinePlacesIn([5, 5, 5, 5], stripIn), joist)
      expect(sharesIn.reduce((sum, each) => sum + each)).toBeCloseTo(240, 9)
    }
  })

  test('carries part of the load of a joist that deflects to the joists next to it', () => {
    const places = [4.5, 16.5, 31.5, 43.5]
    const [end = 0, inner = 0] = deckSharesIn(places, 0, 48)
    const [softEnd = 0, softInner = 0] = deckSharesIn(places, 0, 48, joist)
    expect(softInner).toBeLessThan(inner)
    expect(softEnd).toBeGreaterThan(end)
    // On joists that are much softer than the panel, all shares are equal.
    for (const share of deckSharesIn(places, 0, 48, { ...joist, flexuralLbIn2: 1 })) expect(share).toBeCloseTo(12, 2)
  })

  test('includes the leverage of a large overhang in the load on the first joist, as in a long continuous beam', () => {
    // Supports 12 in apart under a panel with a 10.5 in overhang. The moments per unit of load are M1 = 10.5² / 2 =
    // 55.1 at the first support, and 144 / 12 = 12 at supports far from it. The difference is multiplied by −0.268 from
    // each support to the next: M2 = 12 − 0.268 × 43.1 = 0.4. The first reaction is 10.5 + 6 + (55.1 − 0.4) / 12 =
    // 21.05.
    const places = Array.from({ length: 9 }, (_, index) => 10.5 + 12 * index)
    const [first, second, third] = deckSharesIn(places, 0, 112.5)
    expect(first).toBeCloseTo(21.05, 1)
    // M3 = 12 + 0.268² × 43.1 = 15.1, so the second support carries 12 + (2 × 0.4 − 55.1 − 15.1) / 12 = 6.2. M4 = 12 − 0.268³
    // × 43.1 = 11.2, so the third one carries 12 + (2 × 15.1 − 0.4 − 11.2) / 12 = 13.5.
    expect([second, third]).toEqual([expect.closeTo(6.22, 1), expect.closeTo(13.55, 1)])
  })

  test('has a live load rating based on the larger of its widest bay and twice its overhang', () => {
    expect(deckBayIn([4.5, 16.5, 31.5, 43.5], 0, 48)).toBe(15)
    expect(deckBayIn([10.5, 28.5, 43.5], 0, 48)).toBe(21)
    expect([24, 18, 48].map(deckLivePsf)).toEqual([125, expect.closeTo(166.7, 1), 125 / 8])
    // The joists next to a splice are 21 in apart, so the live load capacity is 125 × 24 / 21 = 142.9 lb/ft².
    expect(deckLivePsf(joistLineOf([12], 12).deckBayIn)).toBeCloseTo(142.9, 1)
  })
})
