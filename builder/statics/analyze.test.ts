import { describe, expect, it } from 'vitest'
import { memberOf } from '#catalog/computed.fixture.ts'
import { computedStatics } from '#catalog/computed-statics.ts'
import type { PartShape } from '#catalog/part-shape.ts'
import { notCovered } from '#engineering/checks/not-covered.ts'
import type { Connection } from '../connections.ts'
import type { Load, PlacedPart, Point, Structure, Turn } from '../model.ts'
import { Assembly, turnTo } from '../templates/assembly.ts'
import { goalPost } from '../templates/frames.ts'
import { shapes } from '../testing.ts'
import { cross, scaled, sum } from '../turns.ts'
import { type Analysis, analyze } from './analyze.ts'
import {
  BACK,
  gridStructure,
  part,
  pointLoad,
  splicePlates,
  structureOf,
  support,
  UPRIGHT,
} from './structures.fixture.ts'
import { answering } from './worker.ts'

const data = computedStatics()
/** Weight of the four bolts of a lifting mount. */
const mountBoltsLb = 4 * (data.weightLb['BS-HW8-050-150'] ?? 0)
const truss = memberOf('BS-TR12A')
const [flexuralLbIn2, webLb] = [truss.flexuralLbIn2, truss.truss?.webLb ?? 0]
const weightLbPerIn = truss.selfWeightLbPerFt / 12

const analyzed = (structure: Structure, connections?: readonly Connection[]) =>
  analyze(structure, shapes, data, connections)

const reaction = ({ reactions }: Analysis, id: string, combination: string) => {
  const found = reactions.find((each) => each.support === id && each.combination === combination)
  if (!found) throw new Error(`${id} has no reaction under ${combination}`)
  return found
}

const moveAt = ({ deformed }: Analysis, id: string, xIn: number): Point => {
  const found = deformed[id]?.find((each) => Math.abs(each.xIn - xIn) < 1e-6)
  if (!found) throw new Error(`${id} has no point at ${xIn} in`)
  return found.moveIn
}

const utilizationOf = ({ checks }: Analysis, check: string, start = '') =>
  checks.find((each) => each.check === check && each.part.startsWith(start))?.utilization

/** A tower made of 10 ft truss on an anchored base. Its support is 0.5 in below the truss. */
const anchoredTower = (loads: readonly Load[]) =>
  structureOf(
    [part('t', 'BS-TR12A-10', [0, 0, 0], UPRIGHT), part('base', 'BS-PL-BS12', [0, 0, -0.5])],
    [support('s', 'anchored', 'base', [0, 0, 0.5])],
    loads,
  )

describe('frames with closed-form solutions', () => {
  it('includes bending and shear deflection of a cantilever: P L³ / 3 E I + P L / G A', () => {
    const found = analyzed(anchoredTower([pointLoad('w', 't', [120, 0, 0], [50, 0, 0], 'wind')]))
    const expected = (50 * 120 ** 3) / (3 * flexuralLbIn2) + (50 * 120) / webLb
    expect(moveAt(found, 't', 120)[0]).toBeCloseTo(expected, 9)
    expect(reaction(found, 's', 'D + W').forceLb[0]).toBeCloseTo(-50, 9)
  })

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

  it('splits a symmetric load on a portal frame equally between its legs', () => {
    const found = analyzed(portal([pointLoad('p', 'b', [60, 0, 6], [0, 0, -500])]))
    const [left, right] = [reaction(found, 's0', 'D + L'), reaction(found, 's1', 'D + L')]
    expect(left.forceLb[2]).toBeCloseTo(right.forceLb[2], 3)
    expect(left.forceLb[2]).toBeCloseTo((500 + found.weightLb) / 2, 3)
    expect(left.forceLb[0]).toBeCloseTo(-right.forceLb[0], 3)
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

describe('general checks', () => {
  const beam = (loads: readonly Load[]) =>
    structureOf(
      [part('m', 'BS-TR12A-10', [0, 0, 6])],
      [support('a', 'floor', 'm', [0, 0, -6]), support('b', 'floor', 'm', [120, 0, -6])],
      loads,
    )
  it('releases a floor support that would be in tension', () => {
    const structure = structureOf(
      [part('m', 'BS-TR12A-10', [0, 0, 6])],
      [0, 48, 120].map((x) => support(`s${x}`, 'floor', 'm', [x, 0, -6])),
      [pointLoad('p', 'm', [84, 0, 6], [0, 0, -900])],
    )
    const found = analyzed(structure)
    expect(reaction(found, 's0', 'D + L').forceLb[2]).toBe(0)
    // Without the end support, the beam spans 72 in with a 48 in overhang: 900 / 2 + 64 lb · 60 in / 72 in.
    const middle = 450 + (120 * weightLbPerIn * 60) / 72
    expect(reaction(found, 's48', 'D + L').forceLb[2]).toBeCloseTo(middle, 6)
    expect(found.status).toBe('passes')
  })

  it('combines lateral and vertical bending', () => {
    const found = analyzed(
      beam([pointLoad('p', 'm', [60, 0, 6], [0, 0, -600]), pointLoad('w', 'm', [60, 0, 0], [0, 100, 0], 'wind')]),
    )
    // (700 · 120 / 4 + w L² / 8) / (0.85 · 83,990). When live load and wind act together, both are multiplied by 0.75:
    // 450 + 75 lb. With D only, the wind load is 100 lb.
    const weight = (weightLbPerIn * 120 ** 2) / 8
    const [withWind, alone] = [
      (0.75 * 700 * 30 + weight) / (0.85 * truss.momentInLb),
      (600 * 30 * 1.005 + weight * 1.005) / (0.85 * truss.momentInLb),
    ]
    // The load is above the axis, so out-of-plumb supports also twist the beam: 3 lb · 6 in / 2, against a capacity of
    // 11,330 in·lb.
    expect(utilizationOf(found, 'strength')).toBeCloseTo(
      Math.max(withWind, alone + 9 / (0.85 * (truss.truss?.torqueInLb ?? 0))),
      3,
    )
  })
})

describe('parts with ratings', () => {
  /** 12 in truss on two lifting mounts, whose bolts line up with holes in the upper chords at x = 18 and 102. */
  const flown = (loads: readonly Load[], mount = 'BS-RG-LM12') =>
    structureOf(
      [part('m', 'BS-TR12A-10', [0, 0, 200]), part('l', mount, [18, 0, 206]), part('r', mount, [102, 0, 206])],
      [support('a', 'hoist', 'l', [0, 0, 2.625]), support('b', 'hoist', 'r', [0, 0, 2.625])],
      loads,
    )

  it('checks each hoist load against the rating of its mount, including the dynamic factor of 1.5', () => {
    const found = analyzed(flown([pointLoad('p', 'm', [60, 0, -6], [0, 0, -500])]))
    const mountLb = data.weightLb['BS-RG-LM12'] ?? 0
    const half = (500 + 10 * truss.selfWeightLbPerFt) / 2
    expect(found.unrated).toEqual([])
    expect(utilizationOf(found, 'mount', 'l')).toBeCloseTo((1.5 * (half + mountLb + mountBoltsLb)) / 850, 6)
    expect(found.status).toBe('passes')
  })

  it('lets the next hoist catch a beam that tilts off a hoist that is too high', () => {
    const [weightLb, jointLb] = [data.weightLb['BS-TR12S-10'] ?? 0, 2 * 1.834 + 12 * 0.1913 + 16 * 0.1774]
    const mountLb = (data.weightLb['BS-RG-LM12'] ?? 0) + mountBoltsLb
    const halfLb = data.weightLb['BS-TR12S-05'] ?? 0
    const found = analyzed(
      structureOf(
        [
          part('m0', 'BS-TR12S-10', [0, 0, 200]),
          part('m1', 'BS-TR12S-05', [120, 0, 200]),
          ...splicePlates('p', [120, 0, 200]),
          ...[9, 78, 138].map((x) => part(`h${x}`, 'BS-RG-LM12', [x, 0, 206])),
        ],
        [9, 78, 138].map((x) => support(`s${x}`, 'hoist', `h${x}`, [0, 0, 2.625])),
        [pointLoad('p', 'm1', [6, 0, -6], [0, 0, -81])],
      ),
    )
    // The middle hoist is 1/2 in too high, so the beam hangs from it and tilts until the third hoist is taut. The first
    // mount hangs from the beam.
    const momentInLb = weightLb * (60 - 78) + halfLb * (150 - 78) + jointLb * 42 + 81 * 48 + mountLb * (9 - 78)
    const thirdLb = momentInLb / 60 + mountLb
    const middleLb = weightLb + halfLb + jointLb + 81 + 3 * mountLb - thirdLb
    const high = found.reactions.filter(({ combination }) => combination === 'D + L, hoist 2 high')
    const upLb = (id: string) => high.find((each) => each.support === id)?.forceLb[2] ?? 0
    expect(upLb('s9')).toBeCloseTo(0, 3)
    expect(upLb('s78') / (1.5 * middleLb)).toBeCloseTo(1, 2)
    expect(upLb('s138') / (1.5 * thirdLb)).toBeCloseTo(1, 2)
    expect(found.status).toBe('passes')
  })

  it('does not pass a base that is bolted to a corner block, because their joint has no rating', () => {
    const found = analyzed(
      structureOf(
        [
          part('base', 'BS-PL-BS12', [0, 0, -0.5]),
          part('block', 'BS-TR-CB12', [0, 0, 0]),
          part('leg', 'BS-TR12A-04', [0, 0, 12], UPRIGHT),
        ],
        [support('s', 'anchored', 'base', [0, 0, 0])],
        [pointLoad('p', 'leg', [48, 0, 0], [0, 0, -500])],
      ),
    )
    expect(found.status).toBe('incomplete')
    expect(found.unrated.map(({ part: id }) => id)).toContain('base')
  })

  it('counts a load on a truss directly above its base toward the base', () => {
    const on = (loads: readonly Load[]) =>
      analyzed(
        structureOf(
          [part('m', 'BS-TR12A-10', [0, 0, 8.25]), ...[18, 102].map((x) => part(`b${x}`, 'BS-TR-GB12', [x, 0, 0]))],
          [18, 102].map((x) => support(`s${x}`, 'floor', `b${x}`, [0, 0, 0])),
          loads,
        ),
      )
    const bearing = ({ checks }: Analysis) => checks.find(({ check }) => check === 'bearing')?.demand ?? 0
    const loaded = on([pointLoad('p', 'm', [18, 0, 6], [0, 0, -700], 'dead')])
    expect(bearing(loaded) - bearing(on([]))).toBeCloseTo(700, 0)
    expect(loaded.unrated).toEqual([])
  })

  it('checks a deck load against the allowable load at the joist spacing', () => {
    const structure = structureOf(
      [
        part('d', 'BS-AC-DP96', [48, 24, 3]),
        ...[6, 42, 90].map((x) => part(`j${x}`, 'BS-TR03A-04', [x, 0, 1.5], BACK)),
      ],
      [6, 42, 90].flatMap((x) => [
        support(`a${x}`, 'anchored', `j${x}`, [0, 0, -1.5]),
        support(`b${x}`, 'anchored', `j${x}`, [48, 0, -1.5]),
      ]),
      [{ id: 'l', kind: 'area', case: 'live', parts: ['d'], psf: 50 }],
    )
    const found = analyzed(structure, [])
    // The largest spacing is 48 in. 125 lb/ft² · (24 / 48)³ = 15.6 lb/ft².
    expect(utilizationOf(found, 'deck')).toBeCloseTo(50 / 15.625, 9)
    // The panel is continuous with 6 in overhangs: M1 = M3 = 6² / 2 = 18, and 18 · 36 + 2 · 84 M2 + 18 · 48 = (36³ + 48³) / 4
    // gives M2 = 225. The middle joist carries 42 + (225 − 18) (1 / 36 + 1 / 48) = 52.0625 in of the load and of the
    // panel, and its own weight.
    const shareIn = 52.0625
    const own = memberOf('BS-TR03A').selfWeightLbPerFt * 4
    const deck = ((data.weightLb['BS-AC-DP96'] ?? 0) + 4 * (data.weightLb['BS-HW8-050-125'] ?? 0)) * (shareIn / 96)
    expect(reaction(found, 'a42', 'D + L').forceLb[2]).toBeCloseTo((50 * (shareIn / 12) * 4 + own + deck) / 2, 6)
  })

  it('applies a concentrated load to the joists next to it, and does not report the deck as safe', () => {
    const structure = structureOf(
      [
        part('d', 'BS-AC-DP96', [48, 24, 3]),
        ...[6, 30, 66, 90].map((x) => part(`j${x}`, 'BS-TR03A-04', [x, 0, 1.5], BACK)),
      ],
      [6, 30, 66, 90].flatMap((x) => [
        support(`a${x}`, 'anchored', `j${x}`, [0, 0, -1.5]),
        support(`b${x}`, 'anchored', `j${x}`, [48, 0, -1.5]),
      ]),
      // 12 in from the first joist and from the front: x = 18, y = 12.
      [pointLoad('p', 'd', [-30, -12, 2], [0, 0, -400])],
    )
    const found = analyzed(structure, [])
    const difference = (id: string) =>
      (reaction(found, id, 'D + L').forceLb[2] ?? 0) - (reaction(found, id, 'D').forceLb[2] ?? 0)
    expect(difference('a6')).toBeCloseTo(200 * 0.75, 6)
    expect(difference('b30')).toBeCloseTo(200 * 0.25, 6)
    expect(found.reactions.filter(({ combination }) => combination === 'D + L').map((each) => each.support)).toEqual([
      ...['a6', 'b6', 'a30', 'b30'],
    ])
    expect(found.status).toBe('incomplete')
    expect(found.unrated.map(({ part }) => part)).toEqual(['d'])
  })

  it('does not report a loaded part as safe when the part has no rating', () => {
    const structure = structureOf(
      [part('low', 'BS-TR12A-10', [0, 0, 6]), part('high', 'BS-TR12A-10', [60, -60, 18], BACK)],
      [support('a', 'floor', 'low', [0, 0, -6]), support('b', 'floor', 'low', [120, 0, -6])],
      [],
    )
    const crossing: Connection = {
      id: 'x',
      a: 'low',
      b: 'high',
      kind: 'chords',
      normal: [0, 0, 1],
      points: [[60, 0, 12]],
      bolts: [],
      gripIn: 0.25,
    }
    const found = analyzed(structure, [crossing])
    expect(found.status).toBe('incomplete')
    expect(found.utilization.high).toBeUndefined()
  })
})

describe('plates at joints', () => {
  /** A plate on a truss along x, on the face whose outward normal is `out`. */
  const plate = (id: string, partNumber: string, at: Point, out: Point) =>
    part(id, partNumber, sum(at, scaled(out, 6)), turnTo([1, 0, 0], cross(out, [1, 0, 0])))
  const [FRONT, REAR, TOP]: Point[] = [
    [0, -1, 0],
    [0, 1, 0],
    [0, 0, 1],
  ]
  /** A beam made of two 10 ft sections, with a 600 lb load at the joint. */
  const beam = (plates: readonly PlacedPart[]) =>
    analyzed(
      structureOf(
        [part('a', 'BS-TR12A-10', [0, 0, 6]), part('b', 'BS-TR12A-10', [120, 0, 6]), ...plates],
        [support('l', 'floor', 'a', [0, 0, -6]), support('r', 'floor', 'b', [120, 0, -6])],
        [pointLoad('p', 'a', [120, 0, 6], [0, 0, -600])],
      ),
    )

  it('counts splice plates on opposite faces of a joint', () => {
    const found = beam([FRONT, REAR].map((out, index) => plate(`s${index}`, 'BS-PL-SP12', [120, 0, 6], out as Point)))
    // (40,612 in·lb / 105,964 in·lb + 0.3 kips · 0.0852 / kip) / 0.85, plus the effect of the weight of the plates and their
    // bolts.
    expect(utilizationOf(found, 'joint')).toBeCloseTo(0.489, 2)
    expect(found.status).toBe('passes')
  })

  it.each([
    ['adjacent faces', 'BS-PL-SP12', [FRONT, TOP], [120, 0, 6]],
    ['one side of the joint', 'BS-PL-SP12', [FRONT, REAR], [123, 0, 6]],
    ['one chord', 'BS-PL-SP03', [FRONT, REAR], [120, 0, 11]],
  ] as const)('counts only the end frames if splice plates are on %s', (_, partNumber, faces, at) => {
    const found = beam(faces.map((out, index) => plate(`s${index}`, partNumber, at, out as Point)))
    // 40,612 in·lb / 5,520 in·lb = 7.36, plus the shear term of 0.24.
    expect(utilizationOf(found, 'joint')).toBeGreaterThan(7.5)
    expect(found.status).toBe('fails')
  })

  it('counts only the end frame if both gussets are on one face', () => {
    const tee = (faces: readonly Point[]) => {
      const it = new Assembly()
      const base = it.add('BS-PL-BS12', [0, 0, 0])
      it.support('anchored', base, [0, 0, 0])
      it.run('BS-TR12A', [0, 0, 0.5], 'z', 8)
      const [header] = it.run('BS-TR12A', [-60, 0, 102.5], 'x', 10)
      for (const face of faces)
        for (const side of [1, -1]) it.gusset('BS-TR12A', [6 * side, 6 * face[1], 96.5], face, [side, 0, 0], [0, 0, -1])
      const at: Point = [84, 0, 6]
      it.load({ kind: 'point', case: 'live', part: header?.id ?? '', at, forceLb: [0, 0, -400] })
      return analyzed(it.structure('Tee'))
    }
    // The allowable moment is 2,210 ft·lb with two gussets. With one gusset, the end frame allows 460 ft·lb, and the
    // axial force of 507 lb reduces the moment of 400 lb × 24 in = 9,600 in·lb by 5.43 in × 507 lb.
    expect(utilizationOf(tee([FRONT as Point, REAR as Point]), 'gusset')).toBeGreaterThan(9600 / 26_520)
    const found = tee([FRONT as Point])
    expect(utilizationOf(found, 'gusset')).toBeUndefined()
    expect(utilizationOf(found, 'joint')).toBeGreaterThan((9600 - 5.431 * 507) / 5520)
  })
})

describe('horizontal live loads and beams on hoists', () => {
  it('checks sliding under horizontal dead and live loads', () => {
    const found = analyzed(
      structureOf(
        [part('t', 'BS-TR12A-04', [0, 0, 2.25], UPRIGHT), part('base', 'BS-TR-GB12', [0, 0, 0])],
        [support('s', 'floor', 'base', [0, 0, 0])],
        [pointLoad('d', 't', [12, 0, 0], [4, 0, 0], 'dead'), pointLoad('l', 't', [12, 0, 0], [0, 6, 0])],
      ),
    )
    // (4 + 6) lb / (0.3 · 0.6 · the weight).
    expect(found.stability[0]?.sliding).toBeCloseTo(10 / (0.18 * found.weightLb), 6)
  })

  it('checks sliding when a frame pushes its supports apart', () => {
    const { parts, supports } = goalPost.make({ width: 20, leg: 2, truss: 'BS-TR12A' })
    const on = parts.find(({ group }) => group === 'Beam')?.id ?? ''
    const found = analyzed(
      structureOf(
        parts,
        supports.map((each) => ({ ...each, kind: 'floor' as const })),
        [pointLoad('p', on, [120, 0, 6], [0, 0, -400])],
      ),
    )
    const { forceLb } = reaction(found, 's1', 'D + L')
    const pushed = found.checks.find(({ check, connection }) => check === 'sliding' && connection === 's1')
    expect(pushed?.utilization).toBeCloseTo(forceLb[0] / (0.3 * forceLb[2]), 6)
    expect(found.status).toBe('fails')
  })

  it('checks sliding at a floor support when the other support is anchored', () => {
    const found = analyzed(
      structureOf(
        [part('m', 'BS-TR12A-10', [0, 0, 6])],
        [support('f', 'floor', 'm', [0, 0, -6]), support('a', 'anchored', 'm', [120, 0, -6])],
        [pointLoad('w', 'm', [0, 0, 0], [0, 60, 0], 'wind')],
      ),
    )
    // The floor carries half of the weight and all of the wind load: 60 lb / (0.3 · 0.6 · 32 lb).
    expect(utilizationOf(found, 'sliding')).toBeCloseTo(60 / (0.18 * 5 * truss.selfWeightLbPerFt), 3)
    expect(found.status).toBe('fails')
  })

  it('multiplies the loads on a beam by 1.5 when the beam is supported by both a hoist and the floor', () => {
    const found = analyzed(
      structureOf(
        [part('m', 'BS-TR12A-10', [0, 0, 6]), part('h', 'BS-RG-LM12', [96, 0, 12])],
        [support('f', 'floor', 'm', [0, 0, -6]), support('s', 'hoist', 'h', [0, 0, 2.625])],
        [pointLoad('p', 'm', [48, 0, 6], [0, 0, -1000])],
      ),
    )
    // 1.5 · 1,000 lb · 96 in / 4 = 36,000 in·lb, compared with 94,810 in·lb.
    expect(utilizationOf(found, 'strength')).toBeGreaterThan(36_000 / 94_810)
  })

  it('multiplies the hoisted loads on a flown beam by 1.5 only once', () => {
    const found = analyzed(
      structureOf(
        [part('m', 'BS-TR12A-10', [0, 0, 200]), ...[18, 102].map((x) => part(`h${x}`, 'BS-RG-LM12', [x, 0, 206]))],
        [18, 102].map((x) => support(`s${x}`, 'hoist', `h${x}`, [0, 0, 2.625])),
        [{ ...pointLoad('p', 'm', [60, 0, -6], [0, 0, -500]), isHoisted: true }],
      ),
    )
    const pick = found.checks.find(({ check, part: on }) => check === 'mount' && on.startsWith('h'))
    const mountLb = data.weightLb['BS-RG-LM12'] ?? 0
    expect(pick?.demand).toBeCloseTo(
      (1.5 * (500 + 10 * truss.selfWeightLbPerFt)) / 2 + 1.5 * (mountLb + mountBoltsLb),
      6,
    )
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

describe('hinges made of two halves', () => {
  /** Rotated by 180° about z and then by 90° about y. */
  const FOLDED: Turn = [
    [0, 0, 1],
    [0, -1, 0],
    [1, 0, 0],
  ]
  const TURNED: Turn = [
    [-1, 0, 0],
    [0, -1, 0],
    [0, 0, 1],
  ]
  /**
   * A beam supported at its left end and by a leg. The leg is on the lower pin line, and the upper pin line is open.
   */
  const bent = (supports: readonly ('beam' | 'leg')[]) =>
    analyzed(
      structureOf(
        [
          part('beam', 'BS-TR12A-10', [0, 0, 100]),
          part('a', 'BS-HG-H12', [120, 0, 100]),
          part('b', 'BS-HG-H12', [128.25, 0, 91.75], FOLDED),
          part('leg', 'BS-TR12A-05', [128.25, 0, 31.75], UPRIGHT),
        ],
        supports.map((id) => support(id, 'floor', id, [0, 0, 0])),
        [pointLoad('p', 'beam', [60, 0, 6], [0, 0, -400])],
      ),
    )

  it('transfers forces through the pins of a hinge pinned on one side, but no moment about the pins', () => {
    const found = bent(['beam', 'leg'])
    const weight = 120 * weightLbPerIn
    // The half on the beam, its bolts, and the pins.
    const halfLb =
      (data.weightLb['BS-HG-H12'] ?? 0) +
      12 * (data.weightLb['BS-HW8-050-150'] ?? 0) +
      2 * (data.weightLb['BS-HG-HP-063'] ?? 0)
    // The leg is loaded only at its ends, so its force acts along the line from the support (128.25, 31.75) to the pins
    // (121.5, 93.25).
    const pull = ((400 + weight) * 60 + halfLb * 120) / (121.5 * 61.5 - 6.75 * 6.75)
    const { forceLb } = reaction(found, 'leg', 'D + L')
    expect(forceLb[0] / (-6.75 * pull)).toBeCloseTo(1, 2)
    // The force is 61.5 × `pull` along the leg and 6.75 × `pull` across it. The frame is also out of plumb.
    const utilization = (61.5 * pull) / 430 + (6.75 * pull) / 460
    expect(utilizationOf(found, 'hinge', 'leg')).toBeGreaterThan(utilization)
    expect(utilizationOf(found, 'hinge', 'leg')).toBeLessThan(1.15 * utilization)
    expect(found.unrated).toEqual([])
  })

  it('detects the mechanism when only a hinge pinned on one side holds a leg upright', () => {
    expect(bent(['leg']).status).not.toBe('passes')
  })

  it('transfers moment through a hinge pinned on both sides', () => {
    const found = analyzed(
      structureOf(
        [
          part('l', 'BS-TR12A-05', [0, 0, 6]),
          part('a', 'BS-HG-H12', [60, 0, 6]),
          part('b', 'BS-HG-H12', [63, 0, 6], TURNED),
          part('r', 'BS-TR12A-05', [63, 0, 6]),
        ],
        [support('left', 'floor', 'l', [0, 0, -6]), support('right', 'floor', 'r', [60, 0, -6])],
        [pointLoad('p', 'l', [30, 0, 6], [0, 0, -100])],
      ),
    )
    // M = 100 × 30 × 63 / 123 = 1,537 in·lb, plus the moment from the weights. V = 100 × 30 / 123 = 24 lb.
    const halfLb = data.weightLb['BS-HG-H12'] ?? 0
    const moment = 1537 + (weightLbPerIn * 123 ** 2) / 8 + (2 * halfLb * 123) / 4
    expect((utilizationOf(found, 'joint') ?? 0) / (moment / (12 * 440) + 24 / 930)).toBeCloseTo(1, 1)
    expect(found.status).toBe('passes')
  })
})
