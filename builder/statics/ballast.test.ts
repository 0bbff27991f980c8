import { describe, expect, it } from 'vitest'
import { computedStatics } from '#catalog/computed-statics.ts'
import type { Load, Structure } from '../model.ts'
import { templateOf } from '../templates/templates.ts'
import { unplaced } from '../turns.ts'
import { analyzed } from './analyzed.fixture.ts'
import { gridStructure, part, pointLoad, structureOf, support, UPRIGHT } from './structures.fixture.ts'

const wind = (psf: number, direction: readonly [number, number, number]): Load => ({
  id: `wind ${direction}`,
  kind: 'wind',
  case: 'wind',
  psf,
  direction,
})

/** Adds the ballast that the analysis suggests, as the builder does. */
function withBallast(structure: Structure): Structure {
  const parts = new Map(structure.parts.map((each) => [each.id, each]))
  const loads = analyzed(structure)
    .stability.flatMap(({ ballast }) => ballast)
    .map(({ support: id, part: of, at, lb }) => {
      const on = parts.get(of)
      return pointLoad(`ballast ${id}`, of, on ? unplaced(on, at) : [0, 0, 0], [0, 0, -lb], 'dead')
    })
  expect(loads.length).toBeGreaterThan(0)
  return { ...structure, loads: [...structure.loads, ...loads] }
}

const mast = (loads: readonly Load[]) =>
  structureOf(
    [part('t', 'BS-TR12A-10', [0, 0, 2.25], UPRIGHT), part('base', 'BS-TR-GB12', [0, 0, 0])],
    [support('s', 'floor', 'base', [0, 0, 0])],
    loads,
  )

/** Two towers with a beam between their blocks. */
const goalPost = (loads: readonly Load[]) =>
  structureOf(
    [0, 132].flatMap((x, index) => [
      part(`base${index}`, 'BS-TR-GB12', [x, 0, 0]),
      part(`leg${index}`, 'BS-TR12A-10', [x, 0, 2.25], UPRIGHT),
      part(`block${index}`, 'BS-TR-CB12', [x, 0, 122.25]),
      ...(index === 0 ? [part('beam', 'BS-TR12A-10', [6, 0, 128.25])] : []),
    ]),
    [0, 1].map((index) => support(`s${index}`, 'floor', `base${index}`, [0, 0, 0])),
    loads,
  )

/** A 12 ft tower from the template with a load on top and wind at 60 mph. */
function tower(truss: string, outriggers: string): Structure {
  const made = templateOf('tower')?.make({ truss, height: 12, outrigger: 3, outriggers }, computedStatics())
  const top = made?.parts.findLast(({ group, partNumber }) => group === 'Column' && partNumber.startsWith(truss))
  if (!made || !top) throw new Error('The template is missing.')
  return { ...made, loads: [pointLoad('p', top.id, [60, 0, 0], [0, 0, -200], 'live'), wind(9.216, [1, 0, 0])] }
}

describe('advice for a tower', () => {
  it('says that combinations are missing while the tower tips over', () => {
    expect(analyzed(tower('BS-TR12A', 'two')).unsolved.length).toBeGreaterThan(0)
    expect(analyzed(withBallast(tower('BS-TR12A', 'two'))).unsolved).toEqual([])
  })

  it('names the truss with which the base carries the moment, because there are outriggers already', () => {
    const [base] = analyzed(withBallast(tower('BS-TR12A', 'two'))).checks
    expect(base).toMatchObject({ check: 'base', utilization: expect.closeTo(1.34, 2) })
    expect(base?.fix).toContain('Use BS-TR12S for the column')
    expect(analyzed(withBallast(tower('BS-TR12S', 'two'))).status).toBe('passes')
  })

  it('suggests outriggers for a base without any', () => {
    const [base] = analyzed(withBallast(tower('BS-TR12A', 'none'))).checks
    expect(base?.check).toBe('base')
    expect(base?.fix).toContain('add outriggers')
  })

  it('asks for gussets only where there is room for them', () => {
    const reasons = analyzed(withBallast(tower('BS-TR12A', 'four'))).unrated.map(({ reason }) => reason)
    expect(new Set(reasons)).toEqual(
      new Set([
        'The end frame pulls on the side of a truss. Remove the members on the adjacent sides, which leave no room for ' +
          'gussets, and add gussets on both sides.',
      ]),
    )
  })
})

describe('suggested ballast', () => {
  it.each<readonly [string, Structure]>([
    ['a mast with wind from the side', mast([pointLoad('w', 't', [120, 0, 0], [20, 0, 0], 'wind')])],
    ['a mast with wind along its base', mast([pointLoad('w', 't', [120, 0, 0], [0, 20, 0], 'wind')])],
    [
      'a mast that sways under a heavy load',
      mast([
        pointLoad('p', 't', [120, 0, 0], [0, 0, -900], 'dead'),
        pointLoad('w', 't', [120, 0, 0], [90, 0, 0], 'wind'),
      ]),
    ],
    ['a goal post with wind in two directions', goalPost([wind(12, [1, 0, 0]), wind(12, [0, 1, 0])])],
    ['a goal post with a load in front of it', goalPost([pointLoad('p', 'beam', [60, -60, 0], [0, 0, -500], 'live')])],
    ['a frame on four blocks in the wind', gridStructure([2, 2, 3], [wind(25, [1, 0, 0])])],
    [
      'a goal post with a lateral load that grows with its weight',
      goalPost([
        pointLoad('p', 'beam', [60, 0, 6], [0, 0, -1500], 'dead'),
        { id: 'n', kind: 'notional', case: 'notional', fraction: 0.12, direction: [0, 1, 0] },
      ]),
    ],
  ])('keeps %s in equilibrium', (_, structure) => {
    const before = analyzed(structure)
    expect(before.checks.some(({ check, utilization }) => /overturning|sliding/.test(check) && utilization > 1)).toBe(
      true,
    )
    const after = analyzed(withBallast(structure))
    const failed = after.checks.filter(
      ({ check, utilization }) =>
        !Number.isFinite(utilization) || (/overturning|sliding/.test(check) && utilization > 1),
    )
    expect(failed).toEqual([])
    expect(after.stability.flatMap(({ ballast }) => ballast)).toEqual([])
  })

  it('is the same on both bases of a symmetric structure', () => {
    const [stability] = analyzed(goalPost([wind(12, [0, 1, 0])])).stability
    const lb = stability?.ballast.map((each) => each.lb) ?? []
    expect(lb).toHaveLength(2)
    expect(lb[0]).toBe(lb[1])
  })

  it('is not suggested for a stable structure', () => {
    expect(analyzed(goalPost([])).stability[0]?.ballast).toEqual([])
  })
})
