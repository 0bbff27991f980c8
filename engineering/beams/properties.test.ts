/** Properties that the checks of any beam must have. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { memberOf } from '#catalog/computed.fixture.ts'
import { wrongStates } from '#engineering/checks/limit-states.fixture.ts'
import { kindOfMember } from '#engineering/checks/limit-states.ts'
import { DYNAMIC_FACTOR } from '#engineering/factors.ts'
import type { BeamCase, LoadedAt, PointLoad } from './beam-case.ts'
import { checkBeam } from './beam-loads.ts'
import { lengthOf, type Supports } from './beam-statics.ts'

interface Sample {
  readonly key: string
  readonly given: BeamCase
}

const keys = ['BS-TR12A', 'BS-TR12S', 'BS-TR06A', 'BS-TR06S', 'BS-TR03A', 'BS-EX3060', 'BS-EX1530-FLAT'] as const
const inches = (min: number, max: number, stepIn = 0.25) =>
  fc.integer({ min: Math.ceil(min / stepIn), max: Math.floor(max / stepIn) }).map((each) => each * stepIn)
const capacities = { 'BS-TR12A': 950, 'BS-TR12S': 1340, 'BS-TR06A': 710, 'BS-TR06S': 750 } as const

const supportsAt = (stepIn: number): fc.Arbitrary<Supports> => {
  const lengths = (min: number, max: number) => inches(min, max, stepIn)
  return fc.oneof(
    lengths(12, 240).map((spanIn): Supports => ({ kind: 'simple', spanIn })),
    lengths(12, 96).map((lengthIn): Supports => ({ kind: 'cantilever', lengthIn })),
    fc.tuple(lengths(24, 180), lengths(24, 180)).map((spansIn): Supports => ({ kind: 'two-spans', spansIn })),
    fc
      .tuple(lengths(0, 48), fc.array(lengths(24, 120), { minLength: 1, maxLength: 3 }), lengths(0, 48))
      .map(([before, spans, after]): Supports => {
        const placesIn = [before]
        for (const span of spans) placesIn.push((placesIn.at(-1) as number) + span)
        return { kind: 'continuous', placesIn, lengthIn: (placesIn.at(-1) as number) + after }
      }),
  )
}

/** Beams, each with one more load. All loads on one chord are on the same chord. */
const samplesOf = (supports: fc.Arbitrary<Supports>): fc.Arbitrary<Sample & { readonly added: PointLoad }> =>
  fc
    .record({ key: fc.constantFrom(...keys), supports, isHung: fc.boolean(), isAnywhere: fc.boolean() })
    .chain(({ key, supports, isHung, isAnywhere }) => {
      const lengthIn = lengthOf(supports)
      const isTruss = key.startsWith('BS-TR12') || key.startsWith('BS-TR06')
      const on = fc.constantFrom<LoadedAt>(
        ...(isTruss ? (['node', 'chord', 'chords'] as const) : (['chords'] as const)),
      )
      const point = fc.record({ atIn: inches(0, lengthIn), lb: fc.integer({ min: 1, max: 900 }), on })
      const spread = fc.tuple(inches(0, lengthIn), inches(0, lengthIn), fc.integer({ min: 1, max: 8 }))
      const hangs = isHung && isTruss && supports.kind === 'continuous'
      return fc.record({
        key: fc.constant(key),
        added: point,
        given: fc.record({
          supports: fc.constant(supports),
          points: fc.array(point, { maxLength: 4 }),
          spreads: fc
            .array(spread, { maxLength: 2 })
            .map((list) => list.map(([a, b, lbPerIn]) => ({ fromIn: Math.min(a, b), toIn: Math.max(a, b), lbPerIn })))
            .map((list) => list.filter(({ fromIn, toIn }) => toIn > fromIn)),
          joints: isAnywhere ? fc.constant('anywhere' as const) : fc.array(inches(0, lengthIn), { maxLength: 2 }),
          ...(hangs
            ? {
                dynamicFactor: fc.constant(DYNAMIC_FACTOR),
                picks: fc.constant({ capacityLb: capacities[key as keyof typeof capacities], unevenIn: 0.5 }),
              }
            : {}),
        }),
      })
    })

const samples = samplesOf(supportsAt(0.25))
/** The ends of these beams are nodes, so that the nodes are also mirrored. */
const wholeFeet = samplesOf(supportsAt(12))

const utilizationsOf = ({ key, given }: Sample) =>
  new Map<string, number>(checkBeam(memberOf(key), given).checks.map(({ check, utilization }) => [check, utilization]))

const withLoad = ({ key, given }: Sample, ...added: PointLoad[]): Sample => ({
  key,
  given: { ...given, points: [...given.points, ...added] },
})

const RUNS = { numRuns: 300, seed: 5, endOnFailure: true }
const ROUNDING = 1e-9

/** Chord bending and web crippling include the moment of the beam, even if the load on the chord or web is small. */
const momentPart = (check: string, found: Map<string, number>) =>
  check === 'chord' || check === 'crippling' ? Math.max(found.get('bending') ?? 0, found.get('joint') ?? 0) : 0

describe('any beam', () => {
  // If three or more picks are out of level, a load can relieve other picks and spans.
  it('has at least the same utilization of each check if a load is added', () => {
    fc.assert(
      fc.property(samples, ({ added, ...sample }) => {
        const { supports, picks } = sample.given
        if (picks && supports.kind === 'continuous' && supports.placesIn.length > 2) return
        const [before, after] = [utilizationsOf(sample), utilizationsOf(withLoad(sample, added))]
        for (const [check, utilization] of before)
          expect(after.get(check), check).toBeGreaterThanOrEqual(utilization * (1 - ROUNDING))
      }),
      RUNS,
    )
  })

  it('changes no utilization by more than 0.01 if 1 lb is added', () => {
    fc.assert(
      fc.property(samples, ({ added, ...sample }) => {
        const [before, after] = [utilizationsOf(sample), utilizationsOf(withLoad(sample, { ...added, lb: 1 }))]
        for (const [check, utilization] of after) {
          // The self-weight alone resists tipping, and it can be small.
          if (check === 'tipping' || !Number.isFinite(utilization)) continue
          const known = before.get(check) ?? 0
          const most = 0.01 * Math.max(1, utilization)
          expect(utilization, check).toBeGreaterThan(known - most)
          expect(utilization, check).toBeLessThan(Math.max(known, momentPart(check, before)) + most)
        }
      }),
      RUNS,
    )
  })

  it('has the same results if a load is split in two or the loads are in another order', () => {
    fc.assert(
      fc.property(samples, ({ added, ...sample }) => {
        const half = { ...added, lb: added.lb / 2 }
        const split = withLoad(sample, half, half)
        const { given } = withLoad(sample, added)
        const reordered = { ...given, points: given.points.toReversed(), spreads: given.spreads.toReversed() }
        expectSame(utilizationsOf({ ...sample, given }), utilizationsOf(split))
        expectSame(utilizationsOf({ ...sample, given }), utilizationsOf({ ...sample, given: reordered }))
      }),
      RUNS,
    )
  })

  it('lists every limit state', () => {
    fc.assert(
      fc.property(samples, ({ key, given }) => {
        const { checks, notApplicable } = checkBeam(memberOf(key), given)
        const kind = kindOfMember(memberOf(key))
        expect(wrongStates({ checks, notApplicable: notApplicable() }, 'beam', kind), key).toEqual([])
      }),
      RUNS,
    )
  })

  it('has the same results if it is mirrored', () => {
    fc.assert(
      fc.property(wholeFeet, ({ added: _, ...sample }) => {
        if (sample.given.supports.kind === 'cantilever') return
        expectSame(utilizationsOf(sample), utilizationsOf({ ...sample, given: mirrored(sample.given) }))
      }),
      RUNS,
    )
  })
})

function mirrored(given: BeamCase): BeamCase {
  const { supports, points, spreads, joints } = given
  const lengthIn = lengthOf(supports)
  const at = (x: number) => lengthIn - x
  return {
    ...given,
    supports:
      supports.kind === 'two-spans'
        ? { kind: 'two-spans', spansIn: [supports.spansIn[1], supports.spansIn[0]] }
        : supports.kind === 'continuous'
          ? { ...supports, placesIn: supports.placesIn.map(at).toReversed() }
          : supports,
    points: points.map((each) => ({ ...each, atIn: at(each.atIn) })),
    spreads: spreads.map((each) => ({ ...each, fromIn: at(each.toIn), toIn: at(each.fromIn) })),
    joints: joints === 'anywhere' ? joints : joints.map(at),
  }
}

function expectSame(one: Map<string, number>, other: Map<string, number>): void {
  for (const [check, utilization] of one)
    if (Number.isFinite(utilization))
      expect(Math.abs((other.get(check) as number) - utilization), check).toBeLessThan(1e-6 * Math.max(1, utilization))
    else expect(other.get(check), check).toBe(utilization)
}
