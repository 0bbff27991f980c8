/** Details of a structure that must not turn off a check, and structures that are opened from calculators. */
import { describe, expect, it } from 'vitest'
import { answerOf, ledWallCase, memberOf, ratingsOf } from '#catalog/computed.fixture.ts'
import { checkBeam } from '#engineering/beams/beam-loads.ts'
import { designLedWall } from '#engineering/systems/led-wall.ts'
import type { Structure } from '../model.ts'
import { analyzed, highest } from './analyzed.fixture.ts'
import { samples } from './samples.fixture.ts'
import { part, pointLoad, splicePlates, structureOf, support } from './structures.fixture.ts'

const known = new Map(samples().map(({ name, structure }) => [name, structure]))
const sample = (name: string): Structure => {
  const found = known.get(name)
  if (!found) throw new Error(`There is no sample "${name}"`)
  return found
}

describe('details of a structure', () => {
  it.each(['tips, 1 lb lateral', 'tips, stub'])('do not turn off the tipping check or chord bending: %s', (name) => {
    const plain = highest(analyzed(sample('tips')))
    const found = analyzed(sample(name))
    expect(found.status).toBe('fails')
    for (const check of ['tipping', 'chord', 'mount', 'joint', 'node'])
      expect(highest(found).get(check), check).toBeGreaterThanOrEqual(0.98 * (plain.get(check) ?? 0))
  })

  it('do not turn off the check of hoists that are out of level', () => {
    const plain = highest(analyzed(sample('three picks')))
    const found = highest(analyzed(sample('three picks, stub')))
    // Calculator: 1.97 with the mount ratings of the calculator.
    expect(plain.get('mount')).toBeGreaterThan(1.8)
    expect(found.get('mount')).toBeGreaterThanOrEqual(plain.get('mount') as number)
    expect(highest(analyzed(sample('three picks, opened'))).get('mount')).toBeGreaterThan(1.8)
  })

  it('bend the chords of platform beams at joist hangers with and without all gussets', () => {
    const whole = highest(analyzed(sample('platform')))
    expect(whole.get('chord')).toBeGreaterThan(0.5)
    const found = analyzed(sample('platform, one gusset removed'))
    // All checks that use the forces in the frame.
    for (const check of ['chord', 'gusset', 'hanger', 'foot', 'shear', 'strength', 'node', 'overturning', 'sliding'])
      expect(found.checks.map((each) => each.check)).toContain(check)
    // In the frame, the beams are continuous over the inner legs.
    for (const check of ['chord', 'gusset', 'hanger', 'foot', 'strength'])
      expect(highest(found).get(check), check).toBeGreaterThan(0.9 * (whole.get(check) ?? 0))
  })

  it('displace each hoist of a grid', () => {
    const level = analyzed({ ...sample('grid 12 × 12'), levelIn: 0 })
    const found = analyzed(sample('grid 12 × 12'))
    expect(level.status).toBe('passes')
    expect(found.status).toBe('fails')
    // Four hoists, each too high and too low, under the weight alone, all loads, and four load patterns.
    expect(found.combinations.filter(({ name }) => name.includes('hoist'))).toHaveLength(2 * 4 * 6)
  })

  it('count the reaction of a hoist between two nodes', () => {
    // 590 lb × 1.5 / 2 on each chord, of which each can carry 702 lb.
    const hung = (atIn: number) =>
      analyzed(
        structureOf(
          [part('m', 'BS-TR12A-10', [0, 0, 6])],
          [support('a', 'hoist', 'm', [0, 0, 6]), support('b', 'hoist', 'm', [atIn, 0, 6])],
          [pointLoad('p', 'm', [atIn, 0, -6], [0, 0, -590])],
        ),
      )
    expect(highest(hung(60)).get('chord') ?? 0).toBeLessThan(0.1)
    expect(highest(hung(66)).get('chord')).toBeGreaterThan((590 * 1.5) / 2 / 1028)
  })

  it('go slack if the loads on one span would lift a hoist', () => {
    const beam = structureOf(
      [part('m0', 'BS-TR12S-10', [0, 0, 6]), part('m1', 'BS-TR12S-10', [120, 0, 6]), ...splicePlates('p', [120, 0, 6])],
      [
        support('a', 'hoist', 'm0', [0, 0, 6]),
        support('b', 'hoist', 'm1', [0, 0, 6]),
        support('c', 'hoist', 'm1', [120, 0, 6]),
      ],
      [pointLoad('p', 'm0', [60, 0, 6], [0, 0, -1500]), pointLoad('q', 'm1', [60, 0, 6], [0, 0, -1500])],
    )
    // As in the beam calculator: 63,311 / 163,923.
    expect(highest(analyzed({ ...beam, levelIn: 0 })).get('strength')).toBeCloseTo(0.386, 2)
  })

  it('can be loaded on one span with a hoist out of level', () => {
    // Two 10 ft spans of 12 in aluminum with 380 lb in the middle of each, and the middle hoist 0.02 in too high. Flexible
    // lacing multiplies the moments at the middle hoist by 1 / (1 + 3 × 800.0 / (2.951 × 14.4)) = 0.9465: 0.9465 × (1.5 ×
    // (2 × 4,275 + 1,153) + 3 × 800.0 × 10⁶ × 0.02 / 120²) = 16,931 in·lb. With one load and the hoist too low, the moment
    // at the load is 16,554 in·lb.
    const byHand = 16_931 / 94_810
    const beam = structureOf(
      [part('m0', 'BS-TR12A-10', [0, 0, 6]), part('m1', 'BS-TR12A-10', [120, 0, 6]), ...splicePlates('p', [120, 0, 6])],
      [
        support('a', 'hoist', 'm0', [0, 0, 6]),
        support('b', 'hoist', 'm1', [0, 0, 6]),
        support('c', 'hoist', 'm1', [120, 0, 6]),
      ],
      [pointLoad('p', 'm0', [60, 0, 6], [0, 0, -380]), pointLoad('q', 'm1', [60, 0, 6], [0, 0, -380])],
    )
    const found = highest(analyzed({ ...beam, levelIn: 0.02 })).get('strength') ?? 0
    expect(found / byHand).toBeGreaterThan(0.99)
    expect(found / byHand).toBeLessThan(1.01)
    const { checks } = checkBeam(memberOf('BS-TR12A'), {
      supports: { kind: 'continuous', lengthIn: 240, placesIn: [0, 120, 240] },
      points: [60, 180].map((atIn) => ({ atIn, lb: 380, on: 'node' as const })),
      spreads: [],
      joints: [120],
      dynamicFactor: 1.5,
      picks: { capacityLb: 950, unevenIn: 0.02 },
    })
    const inCalculator = checks.find(({ check }) => check === 'bending')?.utilization ?? 0
    expect(inCalculator / byHand).toBeGreaterThan(0.99)
    expect(inCalculator / byHand).toBeLessThan(1.02)
  })

  it('keep the eccentricity, the wind, and the ballast of an LED wall', () => {
    const withoutBallast = (structure: Structure): Structure => ({
      ...structure,
      loads: structure.loads.filter(({ kind, case: of }) => kind !== 'point' || of !== 'dead'),
    })
    const wall = sample('wall 6 × 5, 8 in')
    const [found, bare] = [wall, withoutBallast(wall)].map((each) => analyzed(each))
    // The base joints resist the eccentricity and the wind, and the tips of the outriggers carry the ballast.
    const of = (analysis: typeof found, check: string) => (analysis && highest(analysis).get(check)) ?? 0
    expect(of(found, 'base')).toBeGreaterThan(0.5)
    for (const check of ['overturning', 'sliding']) expect(of(found, check), check).toBeLessThan(0.8 * of(bare, check))
    expect([found?.status, bare?.status]).toEqual(['passes', 'fails'])
  })

  it.each([
    // The header carries 18 lb per panel and 5 lb/ft. Half of the weight of the longest bay twists it at a tower: 590 / 120 =
    // 4.917 × 84 / 2 × 8 = 1,652 and 6.717 × 72 / 2 × 8 = 1,934 of 30,185 in·lb, and 8 × 18 / 20 + 5 / 12 = 7.617 × 69 / 2
    // × 14 = 3,679 of 75,877 in·lb. Towers aren't at joints of the header, so their bays have different lengths.
    ['wall 6 × 5, 8 in', [6, 5], 8, 5, 'BS-TR12A', 84, 1652 / 30_185],
    ['wall 12 × 7, 8 in', [12, 7], 8, 3, 'BS-TR12A', 72, 1934 / 30_185],
    ['wall 16 × 8, 14 in', [16, 8], 14, 3, 'BS-TR12S', 69, 3679 / 75_877],
  ] as const)(
    'match the LED wall calculator check by check: %s',
    (name, [columns, rows], eccentricIn, pressurePsf, series, longestIn, torsion) => {
      const given = { ...ledWallCase, columns, rows, eccentricIn, pressurePsf, support: 'ground' } as const
      const answer = answerOf(designLedWall(memberOf(series), ratingsOf(series), given))
      const of = (check: string, part: string) =>
        answer.checks.find((each) => each.check === check && each.part === part)?.utilization ?? Number.NaN
      const structure = sample(name)
      const found = analyzed(structure)
      expect(found.status).toBe('passes')
      const inGroup = (group: string) => {
        const ids = new Set(structure.parts.filter((each) => each.group?.startsWith(group)).map(({ id }) => id))
        return found.checks.filter(({ part }) => ids.has(part))
      }
      const highestOf = (check: string, group: string) =>
        Math.max(...inGroup(group).flatMap((each) => (each.check === check ? each.utilization : [])))
      const twist = inGroup('Header')
        .flatMap(({ terms = [] }) => terms.filter(({ symbol }) => symbol === 'T'))
        .map(({ demand, capacity }) => demand / capacity)
      expect(Math.max(...twist) / torsion).toBeGreaterThan(0.95)
      expect(Math.max(...twist) / torsion).toBeLessThan(1.2)
      // The calculator has 5/8 of the weight of a bay on one side of a tower, and adds its largest effects.
      const longer = longestIn / answer.bayIn
      expect(Math.max(...twist)).toBeLessThanOrEqual(Math.max(1, longer) * of('torsion', 'header'))
      for (const check of ['strength', 'chord', 'shear', 'joint', 'node'])
        expect(highestOf(check, 'Header'), check).toBeLessThanOrEqual(of('combined', 'header'))
      expect(highestOf('shear', 'Header')).toBeGreaterThan(
        0.9 * longer * (of('shear', 'header') + of('torsion', 'header')),
      )
      // All towers slide together, with the same weight in the calculator.
      const sliding = highest(found).get('sliding') ?? 0
      expect(sliding * 0.6 * (answer.tower?.sliding.factor ?? 0)).toBeGreaterThan(0.98)
      expect(sliding * 0.6 * (answer.tower?.sliding.factor ?? 0)).toBeLessThan(1.02)
      // The calculator tips the wall about the ends of the outriggers, 5 in short of the runners of their bases.
      const overturning = 1 / 0.6 / (answer.tower?.overturningFactor ?? 0)
      expect(highest(found).get('overturning')).toBeLessThanOrEqual(overturning)
      expect(highest(found).get('overturning')).toBeGreaterThan(0.7 * overturning)
      // In the builder, the bases of the towers resist part of the moment of the outriggers. The calculator takes longer bays
      // and, in the plane of the wall, the moments of a frame with one bay.
      for (const [check, group, inCalculator, least] of [
        ['gusset', 'Outrigger', of('outriggerGusset', 'outrigger'), 0.4],
        ['gusset', 'Tower', of('seat', 'tower'), 0.7],
        ['base', 'Tower', of('base', 'base'), 0.8],
        ['bearing', 'Tower', of('bearing', 'base'), 0.85],
      ] as const) {
        expect(highestOf(check, group), `${group} ${check}`).toBeLessThanOrEqual(inCalculator)
        expect(highestOf(check, group), `${group} ${check}`).toBeGreaterThan(least * inCalculator)
      }
    },
  )
})

describe('a load off the axis of a truss', () => {
  // Halfway between two nodes, 100 lb load both sides with 50 lb each, one chord with 100 lb, or, 15 in from the axis, the
  // nearer side with 100 · (0.5 + 15 / 10) lb.
  it.each([
    [0, 50],
    [5, 100],
    [-15, 200],
  ])('%d in from it loads one side with %d lb, and twists the truss', (offIn, lb) => {
    const { checks, status } = analyzed(
      structureOf(
        [part('m', 'BS-TR12A-10', [0, 0, 6])],
        [support('a', 'anchored', 'm', [0, 0, -6]), support('b', 'anchored', 'm', [120, 0, -6])],
        [pointLoad('p', 'm', [66, offIn, 6], [0, 0, -100])],
      ),
    )
    expect(status).toBe('passes')
    const terms = checks.filter(({ check }) => check === 'chord').flatMap((each) => each.terms ?? [])
    expect(terms.find(({ symbol }) => symbol === 'P')?.demand).toBeCloseTo(lb, 1)
    // More than half of the torque goes to the nearer support.
    const torques = checks.flatMap((each) => each.terms ?? []).filter(({ symbol }) => symbol === 'T')
    expect(Math.max(0, ...torques.map(({ demand }) => demand))).toBeGreaterThanOrEqual(50 * Math.abs(offIn))
  })
})
