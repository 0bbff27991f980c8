/** Properties that the checks of any structure must have. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Load, Point, Structure, Turn } from '../model.ts'
import { analyzed, highest } from './analyzed.fixture.ts'
import { randomStructure, withStub } from './samples.fixture.ts'
import { part, pointLoad, structureOf, support } from './structures.fixture.ts'

/** Multiplies the loads of these cases on members. */
const withMore = (structure: Structure, factor: number, cases: readonly Load['case'][]): Structure => ({
  ...structure,
  loads: structure.loads.map((load): Load => {
    if (!cases.includes(load.case)) return load
    const more = ([x, y, z]: Point): Point => [x * factor, y * factor, z * factor]
    if (load.kind === 'point') return { ...load, forceLb: more(load.forceLb) }
    if (load.kind === 'line') return { ...load, lbPerFt: more(load.lbPerFt) }
    return load
  }),
})

const seeds = fc.integer({ min: 0, max: 400 })
const RUNS = { numRuns: 12, seed: 7, endOnFailure: true }

describe('any structure', () => {
  it('has at least the same utilization under larger loads', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const structure = randomStructure(5 * seed + 2)
        // A dead load is in every combination with the self-weight, and relieves a joint in another span. Deflections are
        // those of all loads, which can have opposite effects.
        const before = highest(analyzed(structure))
        const live = highest(analyzed(withMore(structure, 1.1, ['live'])))
        const all = highest(analyzed(withMore(structure, 1.1, ['live', 'dead'])))
        for (const check of ['strength', 'chord', 'shear', 'node', 'joint', 'deflection'])
          expect((check === 'deflection' ? all : live).get(check) ?? 0, `${seed} ${check}`).toBeGreaterThanOrEqual(
            (before.get(check) ?? 0) - 1e-9,
          )
      }),
      RUNS,
    )
  })

  it('changes by at most 1% if 1 lb is added in the same panel', () => {
    const beam = (lb: number) =>
      structureOf(
        [part('m', 'BS-TR12A-10', [0, 0, 6])],
        [support('a', 'anchored', 'm', [0, 0, -6]), support('b', 'anchored', 'm', [60, 0, -6])],
        [
          pointLoad('p', 'm', [84, 5, 6], [0, 0, -690]),
          ...(lb > 0 ? [pointLoad('q', 'm', [72.6, 5, 6], [0, 0, -lb])] : []),
        ],
      )
    const [before, after] = [beam(0), beam(1)].map((each) => highest(analyzed(each)))
    for (const [check, utilization] of before ?? [])
      expect(Math.abs((after?.get(check) ?? 0) - utilization), check).toBeLessThan(0.01)
  })

  it('has the same results with other names, in another order, and elsewhere', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: -9, max: 9 }), (seed, feet) => {
        const structure = randomStructure(seed)
        const rename = (id: string) => `z${id}`
        const moved: Structure = {
          ...structure,
          parts: structure.parts
            .map((each) => ({
              ...each,
              id: rename(each.id),
              at: [each.at[0] + 12 * feet, each.at[1] - 24, each.at[2]] as Point,
            }))
            .toReversed(),
          supports: structure.supports.map((each) => ({ ...each, part: rename(each.part) })),
          loads: structure.loads.map((load): Load => ('part' in load ? { ...load, part: rename(load.part) } : load)),
        }
        expectSame(highest(analyzed(structure)), highest(analyzed(moved)))
      }),
      RUNS,
    )
  })

  it('has the same results when rotated by 90°', () => {
    const rotated = ([x, y, z]: Point): Point => [-y, x, z]
    const turnedBy = ([x, y, z]: Turn): Turn => [[-y[0], -y[1], -y[2]], x, z]
    fc.assert(
      fc.property(seeds, (seed) => {
        const structure = randomStructure(seed)
        const turned: Structure = {
          ...structure,
          parts: structure.parts.map((each) => ({ ...each, at: rotated(each.at), turn: turnedBy(each.turn) })),
          loads: structure.loads.map((load): Load => {
            if (load.kind === 'point') return { ...load, forceLb: rotated(load.forceLb) }
            if (load.kind === 'line') return { ...load, lbPerFt: rotated(load.lbPerFt) }
            return load.kind === 'area' ? load : { ...load, direction: rotated(load.direction) }
          }),
        }
        expectSame(highest(analyzed(structure)), highest(analyzed(turned)))
      }),
      RUNS,
    )
  })

  it('has the same results if each load is split in two', () => {
    const halved = (load: Load): Load[] => {
      const half = ([x, y, z]: Point): Point => [x / 2, y / 2, z / 2]
      const both = (one: Load) => [one, { ...one, id: `${one.id} 2` }]
      if (load.kind === 'point') return both({ ...load, forceLb: half(load.forceLb) })
      return load.kind === 'line' ? both({ ...load, lbPerFt: half(load.lbPerFt) }) : [load]
    }
    fc.assert(
      fc.property(seeds, (seed) => {
        const structure = randomStructure(seed)
        expectSame(
          highest(analyzed(structure)),
          highest(analyzed({ ...structure, loads: structure.loads.flatMap(halved) })),
        )
      }),
      RUNS,
    )
  })

  it('has the same results if a beam is mirrored', () => {
    const feet = fc.integer({ min: 2, max: 10 })
    const beams = fc.record({
      lengths: fc.array(feet, { minLength: 1, maxLength: 3 }),
      places: fc.uniqueArray(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 4 }),
      loads: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 10, max: 300 })), {
        minLength: 1,
        maxLength: 3,
      }),
    })
    fc.assert(
      fc.property(beams, ({ lengths, places, loads }) => {
        const lengthIn = 12 * lengths.reduce((sum, each) => sum + each, 0)
        const at = (part: number) => 3 * Math.round((part * lengthIn) / 3)
        const beam = (isMirrored: boolean): Structure => {
          const order = isMirrored ? lengths.toReversed() : lengths
          const starts = order.map((_, index) => 12 * order.slice(0, index).reduce((sum, each) => sum + each, 0))
          const placeOf = (part: number) => {
            const x = isMirrored ? lengthIn - at(part) : at(part)
            const index = starts.findLastIndex((start) => start <= x)
            return [`m${index}`, x - (starts[index] as number)] as const
          }
          return structureOf(
            order.map((each, index) =>
              part(`m${index}`, `BS-TR12A-${String(each).padStart(2, '0')}`, [starts[index] as number, 0, 6]),
            ),
            places.map((each, index) => {
              const [of, x] = placeOf(each)
              return support(`s${index}`, 'anchored', of, [x, 0, -6])
            }),
            loads.map(([each, lb], index) => {
              const [of, x] = placeOf(each)
              return pointLoad(`p${index}`, of, [x, 5, 6], [0, 0, -lb])
            }),
          )
        }
        const [one, other] = [analyzed(beam(false)), analyzed(beam(true))]
        expect(other.status).toBe(one.status)
        expectSame(highest(one), highest(other))
      }),
      RUNS,
    )
  })

  // The weight of the part moves part of the load to other hoists.
  it('does not lose a check when a part that carries nothing is added', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const structure = randomStructure(5 * seed + 1)
        if (!structure.parts[0]?.partNumber.startsWith('BS-TR12')) return
        const found = [structure, withStub(structure, 30)].map((each) => analyzed(each))
        const [before, after] = found.map(highest)
        // The weight of the stub resists tipping, so the utilization is lower, and the moment of the loads is the same.
        const [tipping = 0, tippingAfter] = found.map(({ checks }) =>
          Math.max(0, ...checks.flatMap(({ check, demand = 0 }) => (check === 'tipping' ? demand : []))),
        )
        expect(tippingAfter, `${seed} tipping`).toBeCloseTo(tipping, 6)
        for (const [check, utilization] of before ?? [])
          if (check !== 'tipping')
            expect(after?.get(check) ?? 0, `${seed} ${check}`).toBeGreaterThanOrEqual(
              Math.min(1, 0.85 * utilization - 0.02),
            )
      }),
      RUNS,
    )
  })
})

function expectSame(one: Map<string, number>, other: Map<string, number>): void {
  expect([...other.keys()].sort()).toEqual([...one.keys()].sort())
  for (const [check, utilization] of one)
    if (Number.isFinite(utilization))
      expect(Math.abs((other.get(check) as number) - utilization), check).toBeLessThan(1e-3 * Math.max(1, utilization))
    else expect(other.get(check), check).toBe(utilization)
}
