import { describe, expect, it } from 'vitest'
import { memberOf } from '#catalog/computed.fixture.ts'
import { computedStatics } from '#catalog/computed-statics.ts'
import type { PartShape } from '#catalog/part-shape.ts'
import { notCovered } from '#engineering/checks/not-covered.ts'
import type { Connection } from '../connections.ts'
import type { Load } from '../model.ts'
import { shapes } from '../testing.ts'
import { analyzed, anchoredTower, moveAt, reaction, utilizationOf } from './analyzed.fixture.ts'
import { BACK, gridStructure, part, pointLoad, structureOf, support, UPRIGHT } from './structures.fixture.ts'
import { answering } from './worker.ts'

const data = computedStatics()
const truss = memberOf('BS-TR12A')
const [flexuralLbIn2, webLb] = [truss.flexuralLbIn2, truss.truss?.webLb ?? 0]
const weightLbPerIn = truss.selfWeightLbPerFt / 12

describe('frames with closed-form solutions', () => {
  it('calculates midspan deflection: P L³ / 48 E I + P L / 4 G A, and 5 w L⁴ / 384 E I + w L² / 8 G A', () => {
    const beam = structureOf(
      [part('m', 'BS-TR12A-10', [0, 0, 6])],
      [support('a', 'floor', 'm', [0, 0, -6]), support('b', 'floor', 'm', [120, 0, -6])],
      [pointLoad('p', 'm', [60, 0, 6], [0, 0, -400])],
    )
    const load = (400 * 120 ** 3) / (48 * flexuralLbIn2) + (400 * 120) / (4 * webLb)
    const weight = (5 * weightLbPerIn * 120 ** 4) / (384 * flexuralLbIn2) + (weightLbPerIn * 120 ** 2) / (8 * webLb)
    expect(-moveAt(analyzed(beam), 'm', 60)[2]).toBeCloseTo(load + weight, 9)
  })

  it('splits a load between two identical beams that cross at midspan', () => {
    const structure = structureOf(
      [part('low', 'BS-TR12A-10', [-60, 0, 6]), part('high', 'BS-TR12A-10', [0, -60, 18], BACK)],
      [
        support('a', 'floor', 'low', [0, 0, -6]),
        support('b', 'floor', 'low', [120, 0, -6]),
        support('c', 'anchored', 'high', [0, 0, -6]),
        support('d', 'anchored', 'high', [120, 0, -6]),
      ],
      [pointLoad('p', 'high', [60, 0, 6], [0, 0, -600])],
    )
    const crossing: Connection = {
      id: 'x',
      a: 'low',
      b: 'high',
      kind: 'chords',
      normal: [0, 0, 1],
      points: [[0, 0, 12]],
      bolts: [],
      gripIn: 0.25,
    }
    const found = analyzed(structure, [crossing])
    // Each beam carries 300 lb. Equal beams do not load each other, so each end carries 150 lb plus 60 w.
    const each = 150 + 60 * weightLbPerIn
    for (const id of ['a', 'b', 'c', 'd']) expect(reaction(found, id, 'D + L').forceLb[2]).toBeCloseTo(each, 6)
    expect(found.unrated.map(({ reason }) => reason)).toContain('Members bolted side by side have no rating.')
  })

  /** Two towers with corner blocks and a beam between them, on bases at x = 0 and x = 132. */
  const portal = (
    loads: readonly Load[],
    base: 'BS-PL-BS12' | 'BS-MO-LF12' = 'BS-PL-BS12',
    kind: 'floor' | 'anchored' = 'anchored',
  ) => {
    const foot = base === 'BS-PL-BS12' ? 0.5 : 9
    return structureOf(
      [0, 132]
        .flatMap((x, index) => [
          part(`t${index}`, 'BS-TR12A-08', [x, 0, foot], UPRIGHT),
          part(`c${index}`, 'BS-TR-CB12', [x, 0, foot + 96]),
          part(`f${index}`, base, [x, 0, 0]),
        ])
        .concat(part('b', 'BS-TR12A-10', [6, 0, foot + 102])),
      [support('s0', kind, 'f0', [0, 0, 0]), support('s1', kind, 'f1', [0, 0, 0])],
      loads,
    )
  }

  it('splits a lateral load on a portal frame equally between its legs and satisfies V L + M + M = H h', () => {
    const found = analyzed(portal([pointLoad('w', 'c0', [0, 0, 6], [80, 0, 0], 'wind')]))
    const [left, right] = ['s0', 's1'].map((id) => {
      const [still, all] = [reaction(found, id, 'D'), reaction(found, id, 'D + W')]
      return {
        x: all.forceLb[0] - still.forceLb[0],
        z: all.forceLb[2] - still.forceLb[2],
        m: all.momentInLb[1] - still.momentInLb[1],
      }
    }) as [Record<'x' | 'z' | 'm', number>, Record<'x' | 'z' | 'm', number>]
    expect(left.x + right.x).toBeCloseTo(-80, 3)
    // The load acts at the left block, and the beam is not axially rigid.
    expect(left.x / right.x).toBeCloseTo(1, 1)
    expect(left.z).toBeCloseTo(-right.z, 3)
    // The center of the block is 102.5 in above the floor. Second-order effects are small.
    expect((right.z * 132 - left.m - right.m) / (80 * 102.5)).toBeCloseTo(1, 2)
  })

  it('reports that a portal frame on two leveling feet can fall over', () => {
    const found = analyzed(portal([], 'BS-MO-LF12'))
    expect(found.status).toBe('unstable')
    expect(found.instabilities[0]?.message).toMatch(/can (move|turn)/)
  })

  it('applies torsion and bending to a mast with an arm: T = H a, M = P a', () => {
    const structure = structureOf(
      [
        part('t', 'BS-TR12A-08', [0, 0, 0], UPRIGHT),
        part('base', 'BS-PL-BS12', [0, 0, -0.5]),
        part('c', 'BS-TR-CB12', [0, 0, 96]),
        part('arm', 'BS-TR12A-04', [6, 0, 102]),
      ],
      [support('s', 'anchored', 'base', [0, 0, 0.5])],
      [pointLoad('h', 'arm', [48, 0, 0], [0, 30, 0], 'wind'), pointLoad('p', 'arm', [48, 0, 0], [0, 0, -100], 'wind')],
    )
    const found = analyzed(structure)
    const [dead, all] = [reaction(found, 's', 'D').momentInLb, reaction(found, 's', 'D + W').momentInLb]
    expect((all[2] as number) - dead[2]).toBeCloseTo(-30 * 54, 0)
    expect((all[1] as number) - dead[1]).toBeCloseTo(-100 * 54, 0)
    expect((all[0] as number) - dead[0]).toBeCloseTo(30 * 102, 0)
  })

  it.each([0.1, 0.25])('amplifies the moment in a mast by tan u / u under an axial load of %d Pcr', (share) => {
    const tube = memberOf('BS-TR03A')
    const criticalLb = (Math.PI ** 2 * tube.flexuralLbIn2) / (4 * 120 ** 2)
    // A short tube at the top disables the tower calculator's checks.
    const structure = structureOf(
      [
        part('t', 'BS-TR03A-10', [0, 0, 0], UPRIGHT),
        part('x', 'BS-TR03A-01', [1.5, 0, 118.5]),
        part('base', 'BS-PL-BS03', [0, 0, -1]),
      ],
      [support('s', 'anchored', 'base', [0, 0, 1])],
      [
        pointLoad('p', 't', [120, 0, 0], [0, 0, -share * criticalLb], 'dead'),
        pointLoad('w', 't', [120, 0, 0], [10, 0, 0], 'wind'),
      ],
    )
    const bolted = { bolts: [], gripIn: 0.25 }
    const connections: Connection[] = [
      { ...bolted, id: 'x', a: 't', b: 'x', kind: 'chords', normal: [1, 0, 0], points: [[1.5, 0, 118.5]] },
      { ...bolted, id: 'b', a: 't', b: 'base', kind: 'base', normal: [0, 0, -1], points: [[0, 0, 0]] },
    ]
    const found = analyzed(structure, connections)
    const moment = reaction(found, 's', 'D + W').momentInLb[1] - reaction(found, 's', 'D').momentInLb[1]
    // The analysis uses 1.6 / 0.8 = 2 times the axial force.
    const u = (Math.PI / 2) * Math.sqrt(2 * share)
    const ratio = Math.abs(moment) / 1200 / (Math.tan(u) / u)
    // The weight of the tube increases the sway.
    expect(ratio).toBeGreaterThan(1)
    expect(ratio).toBeLessThan(1.015)
  })

  it('reports buckling above the critical load', () => {
    const mast = anchoredTower([pointLoad('p', 't', [120, 0, 0], [0, 0, -90_000], 'dead')])
    const arm = part('x', 'BS-TR12A-01', [6, 0, 126])
    const found = analyzed({ ...mast, parts: [...mast.parts, part('c', 'BS-TR-CB12', [0, 0, 120]), arm] })
    expect(utilizationOf(found, 'frameBuckling')).toBe(Number.POSITIVE_INFINITY)
  })
})

describe('equilibrium', () => {
  /** Numbers from 0 to 1 that depend only on the seed. */
  const random = (seed: number) => {
    let state = seed
    return () => {
      state = (state * 1664525 + 1013904223) % 2 ** 32
      return state / 2 ** 32
    }
  }

  it.each([1, 2, 3, 4, 5, 6])('balances all loads on random structure %i', (seed) => {
    const next = random(seed)
    const size = [2 + Math.floor(next() * 3), 2 + Math.floor(next() * 2), 2] as const
    const base = gridStructure(size)
    const members = base.parts.filter(({ partNumber }) => partNumber.startsWith('BS-TR12A'))
    const loads = Array.from({ length: 8 }, (_, index): Load => {
      const of = members[Math.floor(next() * members.length)]?.id ?? ''
      const kind = next() < 0.7 ? 'live' : 'dead'
      return pointLoad(
        `p${index}`,
        of,
        [next() * 48, next() * 10 - 5, 6],
        [next() * 4 - 2, next() * 4 - 2, -next() * 90],
        kind,
      )
    })
    const structure = {
      ...base,
      loads,
      supports: base.supports.map((each) => ({ ...each, kind: 'anchored' as const })),
    }
    const found = analyzed(structure)
    expect(found.instabilities).toEqual([])
    const total = (kinds: readonly string[], axis: 0 | 1 | 2) =>
      loads.reduce(
        (sum, load) => sum + (load.kind === 'point' && kinds.includes(load.case) ? load.forceLb[axis] : 0),
        0,
      )
    for (const [name, kinds] of [
      ['D', ['dead']],
      ['D + L', ['dead', 'live']],
    ] as const)
      for (const axis of [0, 1, 2] as const) {
        const sum = found.reactions
          .filter(({ combination }) => combination === name)
          .reduce((all, { forceLb }) => all + forceLb[axis], 0)
        expect(sum).toBeCloseTo(-total(kinds, axis) + (axis === 2 ? found.weightLb : 0), 3)
      }
  })
})

describe('unstable structures', () => {
  it('names the part that can move', () => {
    const structure = structureOf([part('m', 'BS-TR12A-10', [0, 0, 6])], [support('a', 'floor', 'm', [0, 0, -6])], [])
    const found = analyzed(structure)
    expect(found.status).toBe('unstable')
    expect(found.instabilities[0]).toMatchObject({ part: 'm' })
    expect(found.instabilities[0]?.message).toMatch(/^BS-TR12A-10 can .*\. Add a support/)
  })

  it('lists what no calculation covers', () => {
    const { notCovered: listed } = analyzed(structureOf([part('m', 'BS-TR12A-10', [0, 0, 6])], [], []))
    expect(listed).toEqual(expect.arrayContaining([...notCovered]))
  })

  it('reports parts without a support', () => {
    const found = analyzed(structureOf([part('m', 'BS-TR12A-10', [0, 0, 6])], [], []))
    expect(found.instabilities[0]?.message).toBe('These parts have no support. Add one.')
  })

  it('requires ballast if wind would overturn a tower', () => {
    const tower = structureOf(
      [part('t', 'BS-TR12A-10', [0, 0, 2.25], UPRIGHT), part('base', 'BS-TR-GB12', [0, 0, 0])],
      [support('s', 'floor', 'base', [0, 0, 0])],
      [pointLoad('w', 't', [120, 0, 0], [20, 0, 0], 'wind')],
    )
    const found = analyzed(tower)
    const ballast = found.stability[0]?.ballast[0]?.lb ?? 0
    // 20 lb · 122.25 in / (0.6 · 11 in) = 370.5 lb, minus the weights of the truss and the base. Along the runners, the
    // base tips about their ends.
    expect(ballast).toBe(Math.ceil((20 * 122.25) / 0.6 / 11 / 10 - found.weightLb / 10) * 10)
    expect(found.checks.find(({ check }) => check === 'overturning')?.fix).toBe(
      `Add ${ballast} lb of ballast on the support.`,
    )
    expect(found.status).toBe('fails')
  })

  it('fails a structure if one of its hoists must resist a horizontal load', () => {
    const flown = structureOf(
      [part('m', 'BS-TR12A-10', [0, 0, 200])],
      [support('a', 'hoist', 'm', [12, 0, 6]), support('b', 'hoist', 'm', [108, 0, 6])],
      [pointLoad('w', 'm', [60, 0, 0], [0, 60, 0], 'wind')],
    )
    const found = analyzed(flown)
    expect(utilizationOf(found, 'horizontal')).toBe(Number.POSITIVE_INFINITY)
    expect(found.status).toBe('fails')
  })

  it('reports an incomplete analysis if a hoist has no lifting mount', () => {
    const flown = structureOf(
      [part('m', 'BS-TR12A-10', [0, 0, 200])],
      [support('a', 'hoist', 'm', [12, 0, 6]), support('b', 'hoist', 'm', [108, 0, 6])],
      [],
    )
    expect(analyzed(flown).status).toBe('incomplete')
  })

  it('reports truss that has no load table', () => {
    const structure = structureOf([part('m', 'BS-TRTPA-05', [0, 0, 6])], [], [])
    expect(analyzed(structure).unrated[0]?.reason).toBe('BS-TRTPA-05 has no load table. An engineer must check it.')
  })
})

describe('the worker', () => {
  it('returns the same analysis as the page does, or a message if the data is not loaded yet', () => {
    const structure = anchoredTower([pointLoad('w', 't', [120, 0, 0], [10, 0, 0], 'wind')])
    const answer = answering()
    expect(answer({ kind: 'analyze', number: 1, structure })).toEqual({
      number: 1,
      message: 'The strength data is not loaded.',
    })
    const partShapes = Object.fromEntries(
      ['BS-TR12A-10', 'BS-PL-BS12'].map((number) => [number, shapes(number) as PartShape]),
    )
    answer(structuredClone({ kind: 'load', data } as const))
    answer({ kind: 'shapes', shapes: partShapes })
    const result = answer({ kind: 'analyze', number: 2, structure })
    expect(structuredClone(result)).toEqual({ number: 2, analysis: analyzed(structure) })
  })
})
