import { describe, expect, test } from 'vitest'
import { answerOf, quantityOf } from '#catalog/computed.fixture.ts'
import { design, openRails, platform, railFt } from '#catalog/platform.fixture.ts'
import { lastRiserIn, type StairUnit, stairOf, stairRulesOf } from '#engineering/part-models/stairs.ts'
import { METERS_PER_FOOT } from '#engineering/units.ts'
import { withFixings } from './parts-list.ts'
import type { PlatformCase } from './platform-answer.ts'
import type { Edge } from './platform-edges.ts'
import { MAX_RISER_IN, stairHeightsNear, stairTo } from './platform-stairs.ts'

describe('a 16 × 8 ft platform with configurable edges', () => {
  const railed = (rails: Partial<PlatformCase['rails']>, change: Partial<PlatformCase> = {}) =>
    answerOf(
      design(
        { heightIn: 47, stair: undefined, use: 'workplace', ...change, rails: { ...platform.rails, ...rails } },
        'BS-TR12S',
      ),
    )

  test('has guardrails only on the edges that you choose when the deck is lower than 48 in', () => {
    expect(railFt(railed({}))).toBe(0)
    expect(railFt(railed({ back: 'rail', left: 'rail' }))).toBe(16 + 6)
  })

  test('has a stair with a gate, and rails on the rest of the edge, when the deck is 47 in high', () => {
    const found = railed({ front: 'rail', back: 'rail', left: 'rail', right: 'rail' }, { stair: 'front' })
    expect(railFt(found)).toBe(2 * (16 + 6) - 4)
    expect([quantityOf(found, 'BS-AC-ST36-6R'), quantityOf(found, 'BS-AC-GT36')]).toEqual([1, 1])
    // The stair ends at the top of the truss, so the last riser also includes the 2 in thickness of the deck.
    const stock = found.stair?.stock
    expect(stock).toMatchObject({ riserIn: 7.5 })
    expect(stock && lastRiserIn(stock)).toBe(9.5)
  })

  test('has a gate instead of 4 ft of rail', () => {
    const found = railed({ right: 'gate', back: 'rail' })
    // The gate is at the corner with the back, so both guardrails have their full length.
    expect(railFt(found)).toBe(16 + 8 - 4)
    expect(quantityOf(found, 'BS-AC-GT36')).toBe(1)
  })

  test('names the edges where no guardrail fits', () => {
    // Two of four guardrails fit into the corners of a 4 × 4 ft deck, and a gate needs one next to it.
    const of = (change: Partial<PlatformCase>) =>
      answerOf(design({ heightIn: 48, stair: undefined, ...change }, 'BS-TR12S'))
    const square = of({ lengthFt: 4, widthFt: 4 })
    expect(square.unguarded).toEqual(square.isLengthwise ? ['front', 'back'] : ['left', 'right'])
    expect(quantityOf(square, 'BS-AC-GR48')).toBe(2)
    expect(of({ lengthFt: 8, widthFt: 4, rails: { ...openRails, left: 'gate' } }).unguarded).toEqual(['left'])
    expect(of({ lengthFt: 8, widthFt: 4 }).unguarded).toEqual([])
    expect(of({ lengthFt: 4, widthFt: 8, stair: 'front', beams: 'short' }).unguarded).toEqual([])
  })

  test('has no rail on an edge that you leave open, even when the deck is 48 in high', () => {
    const found = railed({ front: 'open' }, { heightIn: 48 })
    expect(railFt(found)).toBe(16 + 6 + 6)
    expect(found.rails.front).toBe('open')
  })

  test('adds the guardrail weight to all edge beams when any edge has a rail', () => {
    const beamLb = (rails: Partial<PlatformCase['rails']>) =>
      railed(rails).edgeBeam.solved.reactions.reduce((sum, { lb }) => sum + lb, 0)
    expect(beamLb({ back: 'rail' })).toBeGreaterThan(beamLb({}))
  })
})

describe('a stair', () => {
  test('has seven equal risers to a deck 50 in high, each 7.14 in, less than the 9 1/2 in limit in OSHA 1910.25(c)(2)', () => {
    const found = answerOf(design({ heightIn: 50 }, 'BS-TR12S'))
    expect(found.stair).toMatchObject({ risers: 7, riserIn: 50 / 7 })
    expect(found.stair?.stock).toBeUndefined()
    expect(railFt(found)).toBe(2 * (16 + 6) - 4)
    expect(quantityOf(found, 'BS-AC-GT36')).toBe(1)
    expect(found.parts.some(({ partNumber }) => /BS-AC-(ST|HR)/.test(partNumber))).toBe(false)
  })

  test.each([
    [40, [47]],
    [48, [47, 60]],
    [61.9, [60, 62]],
    [75, [72]],
  ])('names the stock heights next to %s in', (heightIn, heights) => {
    expect(stairHeightsNear(heightIn)).toEqual(heights)
    for (const each of heights) expect(stairTo(each).stock).toBeDefined()
  })

  test.each([
    ['BS-AC-ST36', 32],
    ['BS-AC-ST36-6R', 47],
    ['BS-AC-ST36-8R', 62],
    ['BS-AC-SD24', 24],
    ['BS-AC-SD36', 36],
    ['BS-AC-SD48', 48],
    ['BS-AC-SD60', 60],
    ['BS-AC-SD72', 72],
  ])('%s fits a deck of %s in', (partNumber, heightIn) => {
    // ST36: 7 1/2 in per riser, and the 2 in deck on the truss.
    expect(stairOf(partNumber)?.deckIn).toBe(heightIn)
    expect(stairTo(heightIn).stock?.stair).toBe(partNumber)
  })

  // 8 / 11 is 36.0°, 7.2 / 11 is 33.2°, 6.857 / 11 is 31.9°, 6.667 / 11 is 31.2°, and 6.545 / 11 is 30.8°. IBC 1011.5.2
  // allows risers of up to 7 in, and 6 in risers, which would divide 24 and 36 in, have only 28.6°.
  test.each([
    ['BS-AC-SD24', 8, { osha: true, ibc: false }],
    ['BS-AC-SD36', 7.2, { osha: true, ibc: false }],
    ['BS-AC-SD48', 48 / 7, { osha: true, ibc: true }],
    ['BS-AC-SD60', 60 / 9, { osha: true, ibc: true }],
    ['BS-AC-SD72', 72 / 11, { osha: true, ibc: true }],
    ['BS-AC-ST36-6R', 7.5, { osha: false, ibc: false }],
  ])('%s has risers of %s in by these rules', (partNumber, riserIn, rules) => {
    const unit = stairOf(partNumber) as StairUnit
    expect(unit.riserIn).toBeCloseTo(riserIn, 9)
    expect(stairRulesOf(unit)).toEqual(rules)
  })

  test('lists a deck stair with its rails and bolts, line by line', () => {
    const found = answerOf(design({ heightIn: 60 }, 'BS-TR12S'))
    expect(found.stair?.riserIn).toBeCloseTo(60 / 9, 9)
    expect([quantityOf(found, 'BS-AC-SD60'), quantityOf(found, 'BS-AC-HD60')]).toEqual([1, 2])
    // Each rail has three posts with two bolts, besides the bolts of frames.
    expect(withFixings([{ partNumber: 'BS-AC-HD60', quantity: 2 }])[1]).toMatchObject({ quantity: 12 })
  })

  test('has risers of at most 9 1/2 in at every height', () => {
    for (let heightIn = 44; heightIn <= 78; heightIn += 0.5)
      expect(stairTo(heightIn).riserIn).toBeLessThanOrEqual(MAX_RISER_IN)
  })

  test('loads the edge beam with half the stair weight plus the greater of 1,000 lb and half of 100 lb/ft²', () => {
    // Six risers have a run of 55 in: 100 × 3 × 55 / 12 = 1,375 lb. The stair and its rails weigh at most 6 × 27 lb.
    expect(stairTo(47).beamLb).toBeCloseTo(1000 + 162 / 2, 6)
    // Ten risers have a run of 99 in: 100 × 3 × 99 / 12 = 2,475 lb.
    expect(stairTo(75).beamLb).toBeCloseTo((2475 + 270) / 2, 6)
  })

  test('is rejected if the beams and legs can carry the deck but not the stair', () => {
    expect(design({ livePsf: 100, heightIn: 48 })).toMatchObject({
      field: 'stair',
      message: expect.stringContaining('1,0'),
    })
    expect(answerOf(design({ livePsf: 100 }, 'BS-TR12S')).bracing.checks[0]?.utilization).toBeLessThanOrEqual(1)
    // With short legs, 1,000 lb on the stair overloads the cross truss joints by 7%.
    expect(design({ livePsf: 150, heightIn: 48 }, 'BS-TR12S')).toMatchObject({ field: 'stair' })
  })
})

describe('platform validation', () => {
  test('states the sizes of metric panels in meters', () => {
    expect(design({ lengthFt: 18 })).toMatchObject({
      metricMessage: 'Deck panels are 1.22 m wide. Use 4.88 m or 6.10 m, not 5.49 m.',
    })
  })

  test('accepts the metric sizes that it states', () => {
    const inMeters = { lengthFt: 4.88 / METERS_PER_FOOT, widthFt: 2.44 / METERS_PER_FOOT }
    const values = (each: unknown) => JSON.parse(JSON.stringify(each))
    expect(values(design(inMeters))).toEqual(values(design({ lengthFt: 16, widthFt: 8 })))
  })

  test.each<[Edge, string]>([
    ['left', 'leftRail'],
    ['front', 'frontRail'],
  ])('rejects a stair and a gate on a 4 ft %s edge', (stair, field) => {
    const rails = { ...platform.rails, [stair]: 'gate' as const }
    expect(design({ lengthFt: 4, widthFt: 4, stair, rails })).toMatchObject({ field })
  })

  test.each([
    [{ lengthFt: 18 }, 'lengthFt', 'Deck panels are 4 ft wide. Use 16 ft or 20 ft, not 18 ft.'],
    [
      { heightIn: 54, stair: undefined },
      'heightIn',
      'Legs come in 1 ft increments, and leveling feet adjust by 6 in. Use 44–50 in, or 56–62 in.',
    ],
    [
      { heightIn: 80 },
      'heightIn',
      'A stair to a deck over 75 in needs a landing. Use a lower deck, or select no stair and ask us for a stair with a landing.',
    ],
    [
      { stair: 'left' },
      'stair',
      'A stair bolts to a beam. Put it on the front or back edge, or change the direction of the beams.',
    ],
    [{ heightIn: 32 }, 'heightIn', 'With legs of 2–10 ft, deck heights are 44–146 in.'],
    [
      { livePsf: 125, heightIn: 146, stair: undefined, lateral: 10 },
      'heightIn',
      'At 125 lb/ft² and 10% lateral load, bracing of 12 in aluminum truss cannot support a deck 146 in high. Use 12 in steel truss, a lower deck, or a live load of 100 lb/ft².',
    ],
  ] as const)('shows a message and rejects the platform when the input is %o', (change, field, message) => {
    expect(design(change)).toMatchObject({ field, message })
  })

  test('rejects 6 in truss for platform beams', () => {
    expect(design({}, 'BS-TR06A')).toMatchObject({ field: 'section' })
  })
})
