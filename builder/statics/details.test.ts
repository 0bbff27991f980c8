/** Details of a structure that must not turn off a check, and structures that are opened from calculators. */
import { describe, expect, it } from 'vitest'
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
    for (const check of ['chord', 'gusset', 'hanger', 'foot', 'strength'])
      expect(highest(found).get(check), check).toBeGreaterThan(0.98 * (whole.get(check) ?? 0))
  })

  it('displace each hoist of a grid', () => {
    const level = analyzed({ ...sample('grid 12 × 12'), levelIn: 0 })
    const found = analyzed(sample('grid 12 × 12'))
    expect(level.status).toBe('passes')
    expect(found.status).toBe('fails')
    expect(found.combinations.filter(({ name }) => name.includes('hoist'))).toHaveLength(8)
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
    expect(highest(hung(66)).get('chord')).toBeGreaterThan((590 * 1.5) / 2 / 702)
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

  it('keep the eccentricity, the wind, and the ballast of an LED wall', () => {
    const withoutBallast = (structure: Structure): Structure => ({
      ...structure,
      loads: structure.loads.filter(({ kind, case: of }) => kind !== 'point' || of !== 'dead'),
    })
    for (const name of ['wall 12 × 7, 8 in', 'wall 16 × 8, 14 in']) {
      const wall = sample(name)
      const found = highest(analyzed(wall))
      // The base joints resist the eccentricity and the wind, and the tips of the outriggers carry the ballast.
      expect(found.get('base'), name).toBeGreaterThan(0.5)
      for (const check of ['overturning', 'sliding'])
        expect(found.get(check), `${name} ${check}`).toBeLessThan(
          0.8 * (highest(analyzed(withoutBallast(wall))).get(check) ?? 0),
        )
    }
    expect(analyzed(withoutBallast(sample('wall 12 × 7, 8 in'))).status).toBe('fails')
    // The calculator neglects the weight of the bases, so the other wall slides only in the calculator.
    expect(highest(analyzed(withoutBallast(sample('wall 16 × 8, 14 in')))).get('sliding')).toBeGreaterThan(0.85)
  })
})
