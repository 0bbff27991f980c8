import { describe, expect, test } from 'vitest'
import { answerOf, joistMembers, memberOf, quantityOf } from '#catalog/computed.fixture.ts'
import { design, openRails, railFt } from '#catalog/platform.fixture.ts'
import { measuredParts } from '#catalog/studio-results.server.ts'
import { type BeamAnswer, utilizationOf } from '#engineering/beams/beam-loads.ts'
import { gussetReachIn } from '#engineering/part-models/plates.ts'
import { guardRules, type LoadClass, loadClasses, type PlatformCase } from './platform-answer.ts'
import { lateralUtilizationOf } from './platform-beams.ts'
import { GUSSET_REACH_IN } from './platform-layout.ts'

describe('a 16 × 8 ft platform of 12 in steel truss that is 5 ft 2 in high and carries 60 lb/ft²', () => {
  const found = answerOf(design({}, 'BS-TR12S'))

  test('loads a joist with 63.65 lb/ft² on its 8 ft strip of the deck, and a hanger with half of the joist load', () => {
    // In the 5 ft and 6 ft beams, joists are at 4.5, 16.5, 28.5, 43.5, and 55.5 in, and at 64.5, 76.5, and 88.5 in. Under an
    // 8 ft panel that is continuous over eight joists that deflect, they carry 10.57 to 13.23 in of deck, and the joist on
    // the other side of the middle carries 14.12 in.
    expect(found.spansFt).toEqual([5, 6, 5])
    expect(found.joists.placesIn.slice(0, 8)).toEqual([4.5, 16.5, 28.5, 43.5, 55.5, 64.5, 76.5, 88.5])
    for (const [index, share] of [10.57, 12.14, 13.23, 12.71].entries())
      expect(found.joists.sharesIn[index]).toBeCloseTo(share, 1)
    // A panel has four bolts. The hanger with its bolts and nut bar weighs 1.1 + 2 × 0.1774 + 0.1657 + 1.016 = 2.64 lb.
    // The end joists carry 10.93 in of deck, and (1 + 4.5 / 12) of the guardrail: 11.78 × 1.375 = 16.20 lb/ft. With 304.9 lb,
    // their hangers carry less than those of the joist at the middle.
    const psf = 60 + (116.1 + 4 * 0.1774) / 32
    const joistLb = memberOf('BS-TR03A').selfWeightLbPerFt * 7
    expect(found.hanger.demandLb).toBeCloseTo((psf * 8 * (14.116 / 12) + joistLb) / 2 + 2.64, 1)
    expect(found.hanger.capacityLb).toBe(750)
  })

  test('uses 36 in legs when the 62 in height includes 2 in for the deck, 12 in for the truss, and 12 in for the leveling foot', () => {
    expect(found.legFt * 12 + found.footIn + 14).toBe(62)
    expect(found.footIn).toBeGreaterThanOrEqual(6)
    expect(found.footIn).toBeLessThanOrEqual(12)
    expect(quantityOf(found, 'BS-MO-LF12')).toBe(found.legs)
  })

  test('lists four 4 × 8 ft panels, a gate, and rails and toe boards on all edges except for 4 ft at the stair', () => {
    expect(quantityOf(found, 'BS-AC-DP96')).toBe(4)
    // Two guardrails don't fit into a corner, so those of the 8 ft edges are 6 ft long.
    expect(railFt(found)).toBe(2 * (16 + 6) - 4)
    expect(quantityOf(found, 'BS-AC-TB96') * 8 + quantityOf(found, 'BS-AC-TB48') * 4).toBe(2 * (16 + 8) - 4)
    expect(quantityOf(found, 'BS-AC-ST36-8R')).toBe(1)
    expect(quantityOf(found, 'BS-AC-HR8')).toBe(2)
    expect(quantityOf(found, 'BS-AC-GT36')).toBe(1)
  })
})

test('transfers the live load and the weight of the deck, rails, and truss to the legs of a platform with one span', () => {
  const { spansFt, joists, edgeBeam, joist } = answerOf(design({ lengthFt: 8, stair: undefined }, 'BS-TR12S'))
  expect(spansFt).toEqual([8])
  // A guardrail with its toe board, 20 bolts, and 2 pins weighs (39.2 + 3.679 + 20 × 0.1774 + 2 × 0.3473) / 4 = 11.78
  // lb/ft. At the end of the deck, leverage increases its load on the last joist by a factor of (1 + 7.5 / 12).
  const railLb = 11.7804
  expect(joists.sharesIn.reduce((sum, each) => sum + each)).toBeCloseTo(96, 9)
  const deckLb = (60 + (116.1 + 4 * 0.1774) / 32) * 8 * 8
  const hangerLb = 2.6365
  const hangersLb =
    (deckLb + 2 * railLb * (1 + 7.5 / 12) * 8 + joists.placesIn.length * (joist.selfWeightLb + 2 * hangerLb)) / 2
  const beamLb = memberOf('BS-TR12S').selfWeightLbPerFt * 8
  const legsLb = edgeBeam.solved.reactions.reduce((sum, { lb }) => sum + lb, 0)
  expect(legsLb).toBeCloseTo(hangersLb + railLb * 8 + beamLb, 3)
})

describe('the bracing of a 16 × 8 ft platform that is 60 in high, with 12 in steel truss and 40 lb/ft²', () => {
  // The beams have two 8 ft spans, with five joists each. The largest moment of the first span, between the axis of the
  // outer leg and the chord of the middle leg, is 16,030 in·lb, or × (90 / 84.55)² = 18,165 in·lb for a span of 90 in.
  //
  // End moments: a = 90 / 3 + 194.8 / 90 = 32.16 in, b = 90 / 6 − 2.16 = 12.84 in, and c = (46³ − 10³) / 3 / 52² + 194.8
  // × 36 / 52² = 14.47 in. Outer legs: 18,165 × 30 / 59.47 = 9,164 in·lb. Two spans: the far end has 18,165 × 30 × (1 −
  // 0.3993) / (32.16 − 5.13 + 14.47) = 7,888 in·lb, so the middle leg has (544,950 − 12.84 × 7,888) / 32.16 = 13,796
  // in·lb.
  //
  // The middle leg carries 1,788 lb from the beams and 1,967 lb with its own parts. The lateral load is 0.05 × 0.892 ×
  // 1,788 + 1,967 / 200 = 89.6 lb. It adds 2 × 89.6 × 60 / 96 = 112 lb to a leg on the compression side.
  const found = answerOf(design({ heightIn: 60, livePsf: 40, stair: undefined }, 'BS-TR12S'))
  const { bracing } = found
  const checkOf = (name: string) => bracing.checks.find(({ check }) => check === name)

  test('applies a lateral load of 5% of the live load plus 1/200 of the total load', () => {
    expect(found.spansFt).toEqual([8, 8])
    expect(bracing.lateralLb).toBeCloseTo(89.6, 0)
    expect(bracing.legLb).toBeCloseTo(1967 + 112, -0.5)
  })

  test('adds the end moments of the beams to the lateral load on the gussets along the beams', () => {
    expect(Math.abs(bracing.edgeEnds.outerInLb / 9164 - 1)).toBeLessThan(0.001)
    expect(Math.abs(bracing.edgeEnds.innerInLb / 13_796 - 1)).toBeLessThan(0.001)
    // The gussets of the two beams on the middle leg share the moment from the lateral load.
    expect(Math.abs((checkOf('legGusset')?.demand ?? 0) / ((89.6 * 46 * 1.0086) / 2 + 13_796) - 1)).toBeLessThan(0.001)
  })

  test('bends the leveling foot screw when friction resists the moment from an eccentricity of 5.45 in', () => {
    // The moment from eccentricity is 1,788 × 5.45 = 9,751 in·lb across the beams. Friction of up to 0.3 × 1,967 − 89.6
    // = 501 lb is available, and 9,751 / 28 = 348.2 lb is enough to resist the moment. The total lateral force is 437.8
    // lb. It adds 437.8 × 10 / 5.45 = 803 lb to the 2,079 lb on the foot. The utilization of the screw is 437.8 × 5.75 /
    // 12,050 + 2,079 / 35,100.
    expect(checkOf('foot')?.demand).toBeCloseTo(2882, -1)
    expect(checkOf('screw')?.utilization).toBeCloseTo(0.209 + 0.059, 2)
  })

  test('checks the gussets for the lateral load across the beams, with second-order amplification', () => {
    // The first-order moment is 89.6 × 60 = 5,374 in·lb. Across the beams, a one-pound force displaces the deck by 60³
    // / 3EI + 60² × 96 / 3EI + 60 / 7,979,000 + 5.75³ / 3EI (screw) = 47 + 75 + 7 + 20 millionths of an inch. The
    // amplification is 1 / (1 − 1.67 × 2,079 × 148 × 10⁻⁶ / 60) = 1.0086. Friction could resist the moment of the eccentric
    // load, but the cross truss carries at least 0.3 × 9,751 in·lb of it.
    expect(bracing.amplification).toBeCloseTo(1.0086, 3)
    expect(Math.abs((checkOf('bracingGusset')?.demand ?? 0) / (5374 * 1.0086 + 0.3 * 9751) - 1)).toBeLessThan(0.005)
    // The chords of the leg also carry 2,079 lb, so the allowable moment is 23,280 (1 − 2,079 × 5.45 / 163,923) in·lb.
    expect(checkOf('bracingGusset')?.capacity).toBeCloseTo(21_669, -1)
  })

  test('lists three 7 ft cross trusses between the legs, with four gussets each', () => {
    expect(found.crossTrusses).toBe(3)
    expect(quantityOf(found, 'BS-TR12S-07')).toBe(3)
    // Each of the four outer legs has two gussets along the beams, each of the two inner legs has four, and so has each
    // of the three cross trusses.
    expect(quantityOf(found, 'BS-PL-G90-12')).toBe(4 * 2 + 2 * 4 + 3 * 4)
  })

  test('calculates a joist deflection of 0.226 in under live load, below the limit of 0.233 in', () => {
    // A joist with 20.62 in of deck carries 40 × 20.62 / 12 × 8 / 7 = 78.6 lb/ft, or 6.546 lb/in, over 84 in. The
    // deflection is 5 w L⁴ / 384 EI = 5 × 6.546 × 84⁴ / (384 × 18.81 × 10⁶) = 0.2256 in.
    expect(found.floor.joist.liveIn).toBeCloseTo(0.2256, 3)
    expect(found.floor.joist.limitIn).toBeCloseTo(0.2333, 4)
  })
})

test('returns the same platform when length and width are swapped', () => {
  const [first, second] = [{ lengthFt: 8, widthFt: 16, stair: 'left' as const }, {}].map(
    (change) => answerOf(design(change)).parts,
  )
  expect(first).toEqual(second)
})

test('adds the eccentricity moment to the gussets when friction cannot resist it', () => {
  // With a coefficient of 0.1, friction resists (0.1 × 1,967 − 89.6) × 30 in = 3,212 in·lb of the 1,788 × 5.45 = 9,751
  // in·lb moment. With a coefficient of 0.3, friction resists the entire moment, but 0.3 of it counts.
  const demand = (friction: number) =>
    answerOf(design({ friction, livePsf: 40, stair: undefined }, 'BS-TR12S')).bracing.checks.find(
      ({ check }) => check === 'bracingGusset',
    )?.demand ?? 0
  expect(demand(0.1) - demand(0.3)).toBeCloseTo(0.7 * 9751 - 3212, -2)
})

test('bends the gussets more under a 140 in high deck than under a 50 in high deck', () => {
  const low = answerOf(design({ livePsf: 40, stair: undefined, heightIn: 50 }, 'BS-TR12S'))
  const high = answerOf(design({ livePsf: 40, stair: undefined, heightIn: 140 }, 'BS-TR12S'))
  expect(high.bracing.edgeEnds.swayInLb).toBeGreaterThan(2 * low.bracing.edgeEnds.swayInLb)
  expect(high.bracing.checks[0]?.utilization).toBeLessThanOrEqual(1)
})

/**
 * Lowest ratio of the resisting moment to the overturning moment for a platform with a strip of crowd of any width. The
 * lateral forces are 5.5% of the weight of the crowd and 0.5% of the weight of the platform.
 */
const lowestFactor = (
  lengthIn: number,
  insetIn: number,
  { deadPsf, livePsf, heightIn }: { readonly deadPsf: number; readonly livePsf: number; readonly heightIn: number },
): number =>
  Math.min(
    ...Array.from({ length: 20 * lengthIn }, (_, index) => {
      const crowdIn = (index + 1) / 20
      const [deadLb, crowdLb] = [deadPsf * lengthIn, livePsf * crowdIn]
      const resisting = deadLb * (lengthIn / 2 - insetIn) + crowdLb * (crowdIn / 2 - insetIn)
      return resisting / heightIn / (0.055 * crowdLb + 0.005 * deadLb)
    }),
  )

test('bases the overturning factor on a crowd in a strip along one edge', () => {
  // The platform is 4 × 4 ft and 140 in high, with a live load of 60 lb/ft². Along the beams, it tips about legs that
  // are 6 in from the edge.
  const { bracing, joists } = answerOf(design({ lengthFt: 4, widthFt: 4, heightIn: 140, stair: undefined }))
  // Deck 60.94 lb with 4 bolts, two beams of 26.58 lb, four legs of 63.91 lb with 8 bolts, two gussets, and 12 bolts at
  // each leg, the feet of 35.13 lb with 12 bolts, and two cross trusses of 20.35 lb with 8 bolts, two gussets, and 12
  // bolts at each end. A joist weighs 4.81 lb, and the parts at each of its ends weigh 2.64 lb.
  const gussetsLb = 2 * 4.549 + 12 * 0.1774
  const trussLb = (ft: string) => measuredParts[`BS-TR12A-${ft}`]?.weightLb ?? 0
  const weightLb =
    60.94 +
    4 * 0.1774 +
    2 * trussLb('04') +
    4 * (trussLb('10') + 8 * 0.1774 + gussetsLb + 35.13 + 12 * 0.2052) +
    2 * trussLb('03') +
    4 * (8 * 0.1774 + gussetsLb) +
    joists.placesIn.length * (4.806 + 2 * 2.6365)
  expect(bracing.deadPsf * 16).toBeCloseTo(weightLb, 0)
  expect(bracing.overturningFactor).toBeCloseTo(
    lowestFactor(48, 6, { deadPsf: weightLb / 16, livePsf: 60, heightIn: 140 }),
    2,
  )
})

test('spaces the deck supports at most 20 in apart when the live load is 150 lb/ft²', () => {
  // A panel carries 125 lb/ft² on supports 24 in apart, and 125 × 24 / 20 = 150 lb/ft² on supports 20 in apart.
  const { joists } = answerOf(design({ livePsf: 150, stair: undefined }, 'BS-TR12S'))
  expect(joists.gapIn).toBeLessThanOrEqual(20)
  expect(joists.deckBayIn).toBeLessThanOrEqual(20)
})

test('requires guardrails above 30 in for the public (IBC 1015.2), and from 48 in for employees (OSHA 1910.28(b)(1))', () => {
  const at = (heightIn: number, use?: PlatformCase['use']) => answerOf(design({ heightIn, stair: undefined, use }))
  expect(at(47, 'workplace').needsGuardrails).toBe(false)
  expect(quantityOf(at(47, 'workplace'), 'BS-AC-GR96')).toBe(0)
  expect(at(48, 'workplace').needsGuardrails).toBe(true)
  for (const use of ['public', undefined] as const) {
    expect(at(47, use).needsGuardrails).toBe(true)
    expect(quantityOf(at(47, use), 'BS-AC-GR96')).toBeGreaterThan(0)
  }
  expect([guardRules.public.isNeeded(30), guardRules.public.isNeeded(30.1)]).toEqual([false, true])
})

test('keeps every utilization at or below 100% in all load classes', () => {
  for (const livePsf of Object.keys(loadClasses).map(Number) as LoadClass[]) {
    for (const [series, stair] of [
      ['BS-TR12A', undefined],
      ['BS-TR12S', undefined],
      ['BS-TR12S', 'front'],
    ] as const) {
      const found = design({ livePsf, lengthFt: 24, widthFt: 16, heightIn: stair ? 60 : 48, stair }, series)
      expect(utilizationOf(answerOf(found).checks)).toBeLessThanOrEqual(1)
    }
  }
})

test('runs the beams along the selected side, or in the direction that needs the fewest parts', () => {
  const sides = { lengthFt: 16, widthFt: 24, livePsf: 60, heightIn: 48, stair: undefined } as const
  const of = (beams: PlatformCase['beams']) => answerOf(design({ ...sides, beams }))
  expect([of('long').isLengthwise, of('short').isLengthwise]).toEqual([false, true])
  // The beam lines are 8 ft apart. There are 16 / 8 + 1 lines if they run along the 24 ft side, and 24 / 8 + 1 lines if
  // they run along the 16 ft side.
  expect([of('long').beams, of('short').beams]).toEqual([3, 4])
  const pieces = ({ parts }: { parts: ReturnType<typeof of>['parts'] }) =>
    parts.reduce((sum, { partNumber, quantity }) => sum + (partNumber.startsWith('BS-TR') ? quantity : 0), 0)
  expect(pieces(of('fewest'))).toBe(Math.min(pieces(of('long')), pieces(of('short'))))
})

test('uses the gusset reach from the gusset model', () => {
  expect(GUSSET_REACH_IN).toBe(gussetReachIn(12))
})

test('puts 2 ft legs on corner blocks, because the legs have no room for gussets in both directions', () => {
  const found = answerOf(design({ heightIn: 47 }, 'BS-TR12S'))
  expect(found.legFt).toBe(2)
  expect(quantityOf(found, 'BS-TR-CB12')).toBe(found.legs)
  expect(quantityOf(found, 'BS-TR12S-01')).toBe(found.legs)
  expect(quantityOf(found, 'BS-TR12S-02')).toBe(0)
  // Only the gussets between each leg and its beams remain.
  expect(quantityOf(found, 'BS-PL-G90-12')).toBe(2 * (found.legs + found.beams * (found.spansFt.length - 1)))
  // The allowable end-frame moment is 600 ft·lb.
  const check = found.bracing.checks.find((each) => each.check === 'bracingBlock')
  expect(check?.capacity).toBe(12 * 600)
  expect(check?.utilization).toBeLessThanOrEqual(1)
})

describe('a platform 60 in high with 100 lb/ft²', () => {
  const legsOf = (lengthFt: number, widthFt: number, series = 'BS-TR12A', heightIn = 60) =>
    answerOf(
      design({ lengthFt, widthFt, heightIn, livePsf: 100, beams: 'fewest', stair: undefined }, series, joistMembers()),
    ).legs

  test('needs few legs', () => {
    expect([legsOf(16, 8), legsOf(24, 16), legsOf(12, 8), legsOf(8, 8)]).toEqual([8, 20, 6, 4])
    expect([legsOf(16, 8, 'BS-TR12S'), legsOf(24, 16, 'BS-TR12S')]).toEqual([9, 20])
  })

  test('has steel joists only if it then needs fewer legs', () => {
    const joistsAt = (heightIn: number) =>
      answerOf(design({ heightIn, livePsf: 100, beams: 'fewest', stair: undefined }, 'BS-TR12A', joistMembers()))
        .joistSeries
    expect([48, 60].map(joistsAt)).toEqual(['BS-TR03A', 'BS-TR03S'])
  })

  test('has end moments and gussets as calculated by hand for unequal spans', () => {
    // 16 × 8 ft on eight legs, with spans of 54, 72, and 54 in between the axes of the legs. E I / G A is 271.1 in². The
    // middle span is supported over 61.14 in and has a moment of 17,262 in·lb, so m = 17,262 × (72 / 61.14)² = 23,940 in·lb.
    // a = 72 / 3 + 271.1 / 72 = 27.77 in and b = 8.23 in. The next span has a = 54 / 3 + 271.1 / 54 = 23.02 in. The legs
    // are 36 in long on 10 in feet: c = (46³ − 10³) / 3 / 52² + 271.1 × 36 / 52² = 15.49 in. At its far end, the leg turns
    // with the next beam: 1 / (1 / 15.49 + 1 / 23.02) = 9.26 in, so the moment is 24 m (1 − 8.23 / 27.77) / (27.77 − 8.23² /
    // 27.77 + 9.26) = 0.4882 m. At the near end, it is (24 − 8.23 × 0.4882) m / 27.77 = 0.7196 m.
    const { bracing, edgeBeam } = answerOf(
      design({ heightIn: 60, livePsf: 100, beams: 'fewest', stair: undefined }, 'BS-TR12A', joistMembers()),
    )
    expect(edgeBeam.momentInLb * (72 / edgeBeam.solved.lengthIn) ** 2).toBeCloseTo(23_940, -1.5)
    expect(Math.abs(bracing.edgeEnds.innerInLb / (0.7196 * 23_940) - 1)).toBeLessThan(0.001)
    // The leg carries 2,963 lb and a lateral load of 139.2 lb, amplified by 1.0228.
    const gusset = bracing.checks.find(({ check }) => check === 'legGusset')
    expect(Math.abs((gusset?.demand ?? 0) / ((139.2 * 1.0228 * 46) / 2 + 17_227) - 1)).toBeLessThan(0.001)
    expect(Math.abs((gusset?.capacity ?? 0) / (26_520 * (1 - (2963 * 5.431) / 94_810)) - 1)).toBeLessThan(0.001)
  })
})

test('checks the joint of a leg on its block for the moment that the load on the leg does not hold closed', () => {
  // 8 × 8 ft, 48 in high, 60 lb/ft², 10%. An inner leg has the end moment 11,254 in·lb of one beam, which pushes its foot
  // with 11,254 / 40 = 281.3 lb. 22 in above the floor, M = 22 × (112.0 × 1.0060 + 281.3) = 8,668 in·lb. The leg on the
  // other side carries 1,345.7 − 4 × 112.0 × 48 / 84 = 1,089.6 lb.
  const { bracing } = answerOf(
    design({ lengthFt: 8, heightIn: 48, lateral: 10, stair: undefined, beams: 'fewest', rails: openRails }),
  )
  const joint = bracing.checks.find(({ check }) => check === 'blockJoint')
  expect(joint?.demand).toBeCloseTo(8668 - 1089.6 * 5.4308, -1)
  expect(joint?.capacity).toBe(5520)
})

test('adds the shear from the end moments of the frame to the end shear of the beams', () => {
  const { bracing, innerBeam } = answerOf(
    design({ heightIn: 140, livePsf: 100, beams: 'fewest', stair: undefined }, 'BS-TR12S'),
  )
  // The lateral load of a leg acts 126 in below the beam.
  expect(bracing.innerEnds.swayInLb).toBeCloseTo(bracing.lateralLb * bracing.amplification * 126, -2)
  const [left = 0, right = 0] = innerBeam?.solved.reactions.map(({ lb }) => lb) ?? []
  // Shear governs without the moment checks.
  const checks = innerBeam?.checks.filter(({ check }) => check === 'shear') ?? []
  const answer = { ...(innerBeam as BeamAnswer), checks, chordPlaces: [], momentInLb: 1e9 }
  const given = { supports: { kind: 'simple', spanIn: 42 }, points: [], spreads: [], joints: [] } as const
  const span = { answer, given, betweenLegsIn: 42 }
  const of = (swayInLb: number, innerInLb: number, innerEnd?: 0 | 1) =>
    lateralUtilizationOf(
      { ...span, ...(innerEnd === undefined ? {} : { innerEnd }) },
      { swayInLb, outerInLb: 0, innerInLb, axialLb: 0 },
      memberOf('BS-TR12S'),
    )
  const endLb = 0.85 * (memberOf('BS-TR12S').truss?.endShearLb ?? 0)
  expect(of(40_000, 0).utilization).toBeCloseTo((Math.max(left, right) + (2 * 40_000) / 42) / endLb, 3)
  // End moments from the vertical load move (20,000 − 0) / 42 lb to the inner leg.
  for (const [end, lb] of [
    [0, left],
    [1, right],
  ] as const)
    expect(of(40_000, 20_000, end).utilization).toBeCloseTo((lb + (2 * 40_000 + 20_000) / 42) / endLb, 3)
})

test('adds the lateral load of a leg to the bending of a joist', () => {
  const given = { lengthFt: 32, widthFt: 16, heightIn: 48, livePsf: 100, rails: openRails, stair: undefined } as const
  const { checks } = answerOf(design({ ...given, lateral: 5, beams: 'fewest' }))
  const column = checks.find(({ part, check }) => part === 'joist' && check === 'column')
  // 131.8 lb × 1.0115 / 20,361 + 3,489 / 18,014
  expect(column?.utilization).toBeCloseTo(0.2002, 3)
})

test('asks for ballast if 200 lb at a top rail would tip or slide the empty platform', () => {
  // 4 × 4 ft, 48 in high. The outer legs are 18 in from the center along the beams. The platform weighs 518 lb without
  // its guardrails: 518 × 18 / 200 / 89.05 = 0.52. The ballast is 17,810 / 0.6 / 18 − 518 = 1,131 lb. Sliding requires
  // only 200 / (0.6 × 0.3) − 518 = 593 lb.
  const small = answerOf(design({ lengthFt: 4, widthFt: 4, heightIn: 48, stair: undefined }))
  const weightLb = small.bracing.deadPsf * 16
  expect(weightLb).toBeCloseTo(518, 0)
  expect(small.guard?.overturningFactor).toBeCloseTo((weightLb * 18) / 200 / 89.05, 9)
  expect(small.guard?.ballastLb).toBe(Math.ceil((17_810 / 0.6 / 18 - weightLb) / 10) * 10)
  expect(((weightLb + (small.guard?.ballastLb ?? 0)) * 18) / 17_810).toBeGreaterThan(1 / 0.6)
  const slippery = answerOf(design({ lengthFt: 4, widthFt: 4, heightIn: 48, stair: undefined, friction: 0.1 }))
  expect(slippery.guard?.ballastLb).toBe(Math.ceil((200 / 0.06 - weightLb) / 10) * 10)
  expect(answerOf(design({ rails: openRails, stair: undefined })).guard).toBeUndefined()
})

test('bases the overturning factor on the less favorable side', () => {
  const of = (beams: PlatformCase['beams']) =>
    answerOf(design({ lengthFt: 24, beams, stair: undefined, livePsf: 40 }, 'BS-TR12S')).bracing
  const [long, short] = [of('long'), of('short')]
  const loads = { livePsf: 40, heightIn: 62 }
  expect(long.overturningFactor).toBeCloseTo(lowestFactor(96, 0, { ...loads, deadPsf: long.deadPsf }), 4)
  // With beams along the short side, the outer legs are 6 in from the edge.
  expect(short.overturningFactor).toBeCloseTo(lowestFactor(96, 6, { ...loads, deadPsf: short.deadPsf }), 4)
})
