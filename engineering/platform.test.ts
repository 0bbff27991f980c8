import { describe, expect, test } from 'vitest'
import { answerOf, memberOf, quantityOf, ratingsOf } from '../catalog/computed.fixture.ts'
import { measuredParts } from '../catalog/studio-results.server.ts'
import { designPlatform, type LoadClass, loadClasses, type PlatformCase } from './platform.ts'

const platform: PlatformCase = { lengthFt: 16, widthFt: 8, heightIn: 62, livePsf: 60, stair: true }
const design = (change: Partial<PlatformCase> = {}, series = 'BS-TR12A') =>
  designPlatform(memberOf(series), memberOf('BS-TR03A'), ratingsOf(series), { ...platform, ...change })

describe('16 × 8 ft, 5 ft 2 in high, 60 lb/ft², by hand', () => {
  const found = answerOf(design())

  test('joists: 63.6 lb/ft² × 8 ft × their spacing, half of it and of the joist in each hanger', () => {
    const psf = 60 + (measuredParts['BS-AC-DP96']?.weightLb ?? 0) / 32
    const joistLb = memberOf('BS-TR03A').selfWeightLbPerFt * 7
    expect(found.hanger.demandLb).toBeCloseTo((psf * 8 * (found.joistIn / 12) + joistLb) / 2, 2)
    expect(found.hanger.allowedLb).toBe(340)
  })

  test('legs: 62 in are 2 of deck, 12 of truss, 36 of leg and 12 of leveling foot', () => {
    expect(found.legFt * 12 + found.footIn + 14).toBe(62)
    expect(found.footIn).toBeGreaterThanOrEqual(6)
    expect(found.footIn).toBeLessThanOrEqual(12)
    expect(quantityOf(found, 'BS-MO-LF12')).toBe(found.legs)
  })

  test('four panels of 4 × 8 ft; rails and toe boards around, less 4 ft for the stair, with a gate', () => {
    expect(quantityOf(found, 'BS-AC-DP96')).toBe(4)
    expect(quantityOf(found, 'BS-AC-GR96') * 8 + quantityOf(found, 'BS-AC-GR48') * 4).toBe(2 * (16 + 8) - 4)
    expect(quantityOf(found, 'BS-AC-TB96') * 8 + quantityOf(found, 'BS-AC-TB48') * 4).toBe(2 * (16 + 8) - 4)
    expect(quantityOf(found, 'BS-AC-ST36-8R')).toBe(1)
    expect(quantityOf(found, 'BS-AC-HR8')).toBe(2)
    expect(quantityOf(found, 'BS-AC-GT36')).toBe(1)
  })

  test('what legs bear in all is the load, the deck and the truss', () => {
    const beams = found.edgeBeam.solved.reactions.reduce((sum, { lb }) => sum + lb, 0)
    const joists = quantityOf(found, 'BS-TR03A-07') / found.spans
    expect(beams).toBeCloseTo(joists * found.hanger.demandLb + found.edgeBeam.selfWeightLb, 6)
  })
})

test('OSHA 1910.28(b)(1): an edge below 4 ft needs no guardrail, one at 4 ft does', () => {
  expect(quantityOf(answerOf(design({ heightIn: 47 })), 'BS-AC-GR96')).toBe(0)
  expect(answerOf(design({ heightIn: 48, stair: false })).guarded).toBe(true)
})

test('every load class is borne by both trusses, with no check above 100 %', () => {
  for (const livePsf of Object.keys(loadClasses).map(Number) as LoadClass[]) {
    for (const series of ['BS-TR12A', 'BS-TR12S']) {
      const { joist, hanger, edgeBeam, innerBeam, leg } = answerOf(
        design({ livePsf, lengthFt: 24, widthFt: 16 }, series),
      )
      for (const use of [joist, edgeBeam, innerBeam].map((beam) => beam?.checks[0]?.use ?? 0))
        expect(use).toBeLessThanOrEqual(1)
      expect(hanger.demandLb).toBeLessThanOrEqual(hanger.allowedLb)
      expect(leg.use).toBeLessThanOrEqual(1)
    }
  }
})

describe('what cannot be built is refused beside its field', () => {
  test.each([
    [{ lengthFt: 18 }, 'lengthFt', 'Deck panels are 4 ft wide: 16 or 20 ft, not 18 ft.'],
    [
      { heightIn: 54, stair: false },
      'heightIn',
      'Legs come by the foot and their feet move 6 in: 44 to 50 in, or 56 to 62 in.',
    ],
    [
      { heightIn: 60 },
      'heightIn',
      'Stairs rise 30, 45 and 60 in to the top of the truss: with a stair the deck is 32, 47 or 62 in high.',
    ],
    [{ heightIn: 20 }, 'heightIn', 'Decks on legs of 1 to 10 ft are 32 to 146 in high.'],
    [{ lengthFt: 8, widthFt: 12 }, 'widthFt', 'The width is the shorter side.'],
  ])('%o', (change, field, message) => {
    expect(design(change)).toEqual({ field, message })
  })

  test('joists do not hang on 6 in truss', () => {
    expect(design({}, 'BS-TR06A')).toMatchObject({ field: 'section' })
  })
})
