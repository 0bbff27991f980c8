/**
 * Frames with published results, and the source of each. Tolerances cover the rounding of the published values and, for
 * curved members, the approximation by straight members.
 */
import { describe, expect, test } from 'vitest'
import type { Vector } from '#engineering/vectors.ts'
import { fixed, inParts, solve, solved, solveSecondOrder, supportsOf } from './frame.fixture.ts'
import {
  type FrameLoad,
  type FrameMember,
  type FrameModel,
  type FrameNode,
  type FrameSection,
  type FrameSupport,
  isProblem,
} from './model.ts'

/** Restraints that keep a node in the x-z plane. */
const inPlane = { y: 'fixed', rx: 'fixed', rz: 'fixed' } as const
/** Area large enough to make axial strain negligible. */
const STIFF_IN2 = 1e7

/** A steel section with negligible axial strain. */
const section: FrameSection = {
  elasticPsi: 29e6,
  shearPsi: 11e6,
  areaIn2: STIFF_IN2,
  iyIn4: 10,
  izIn4: 10,
  torsionIn4: 10,
}

const expectNear = (value: number | undefined, published: number, relative: number) =>
  expect(Math.abs((value ?? Number.NaN) - published), `${value} and ${published}`).toBeLessThanOrEqual(
    relative * Math.abs(published),
  )

const push = (node: string, forceLb: Vector, momentInLb: Vector = [0, 0, 0]): FrameLoad => ({
  kind: 'node',
  node,
  forceLb,
  momentInLb,
})

/** Nodes n0, n1, … with a member between each pair of neighbors. */
function chain(points: readonly Vector[], section: FrameSection, reference: Vector) {
  const nodes = points.map((atIn, index): FrameNode => ({ id: `n${index}`, atIn }))
  const members = nodes
    .slice(1)
    .map((_, index): FrameMember => ({ id: `m${index}`, start: `n${index}`, end: `n${index + 1}`, section, reference }))
  return { nodes, members, last: `n${points.length - 1}` }
}

/** Points on an arc in the x-z plane, between two angles from the x axis. */
const arc = (radiusIn: number, from: number, to: number, count: number): Vector[] =>
  Array.from({ length: count + 1 }, (_, index) => {
    const angle = from + ((to - from) * index) / count
    return [radiusIn * Math.cos(angle), 0, radiusIn * Math.sin(angle)]
  })

test('matches the plane frame in Weaver and Gere, Matrix Analysis of Framed Structures', () => {
  // Forces are in kips. The frame is in the x-y plane.
  const section = { elasticPsi: 10_000, shearPsi: 4000, areaIn2: 10, izIn4: 1000, iyIn4: 1000, torsionIn4: 1000 }
  const places = { joint1: [100, 75, 0], joint2: [0, 75, 0], joint3: [200, 0, 0] } as const
  const member = (id: string, start: string, end: string): FrameMember => ({
    id,
    start,
    end,
    section,
    reference: [0, 1, 0],
  })
  const model: FrameModel = {
    nodes: Object.entries(places).map(([id, atIn]) => ({ id, atIn })),
    members: [member('1', 'joint2', 'joint1'), member('2', 'joint1', 'joint3')],
    supports: supportsOf({ joint2: fixed, joint3: fixed }),
  }
  const load: Vector = [0, -0.24, 0]
  const { reactions, ...result } = solve(model, [
    push('joint1', [0, -10, 0], [0, 0, -1000]),
    { kind: 'distributed', member: '1', fromIn: 0, toIn: 100, startLbPerIn: load, endLbPerIn: load },
    { kind: 'point', member: '2', atIn: 62.5, forceLb: [0, -20, 0] },
  ])
  const { xIn, yIn, rzRad } = result.displacement('joint1')
  for (const [value, published] of [
    [xIn, -0.02026],
    [yIn, -0.09936],
    [rzRad, -0.001797],
    [reactions.get('joint2')?.xLb, 20.26],
    [reactions.get('joint2')?.yLb, 13.14],
    [reactions.get('joint2')?.mzInLb, 436.6],
    [reactions.get('joint3')?.xLb, -20.26],
    [reactions.get('joint3')?.yLb, 40.86],
    [reactions.get('joint3')?.mzInLb, -889.5],
  ] as const)
    expectNear(value, published, 5e-4)
})

describe('a test problem from MacNeal and Harder, A proposed standard set of problems to test finite element accuracy, 1985', () => {
  test('matches the straight beam under extension, in-plane shear, and out-of-plane shear', () => {
    const [width, depth] = [0.1, 0.2]
    const section: FrameSection = {
      elasticPsi: 1e7,
      shearPsi: 1e7 / 2.6,
      areaIn2: width * depth,
      iyIn4: (depth * width ** 3) / 12,
      izIn4: (width * depth ** 3) / 12,
      torsionIn4: 4.58e-5,
      shearAreaYIn2: (width * depth * 5) / 6,
      shearAreaZIn2: (width * depth * 5) / 6,
    }
    const points = Array.from({ length: 7 }, (_, index): Vector => [index, 0, 0])
    const { nodes, members, last } = chain(points, section, [0, 0, 1])
    const tipOf = (forceLb: Vector) =>
      solve({ nodes, members, supports: supportsOf({ n0: fixed }) }, [push(last, forceLb)]).displacement(last)
    expectNear(tipOf([1, 0, 0]).xIn, 3e-5, 1e-6)
    expectNear(tipOf([0, 0, 1]).zIn, 0.1081, 1e-3)
    expectNear(tipOf([0, 1, 0]).yIn, 0.4321, 1e-3)
  })

  test('matches the curved beam under in-plane and out-of-plane shear', () => {
    const [width, depth, radiusIn] = [0.1, 0.2, 4.22]
    const section: FrameSection = {
      elasticPsi: 1e7,
      shearPsi: 4e6,
      areaIn2: width * depth,
      iyIn4: (depth * width ** 3) / 12,
      izIn4: (width * depth ** 3) / 12,
      // Roark's formula for a 2:1 rectangle.
      torsionIn4: 0.229 * depth * width ** 3,
    }
    const { nodes, members, last } = chain(arc(radiusIn, 0, Math.PI / 2, 60), section, [1, 0, 0.01])
    const model = { nodes, members, supports: supportsOf({ n0: fixed }) }
    // The published values are from the theory of thick curved beams.
    expectNear(solve(model, [push(last, [0, 0, 1])]).displacement(last).zIn, 0.08734, 0.015)
    expectNear(solve(model, [push(last, [0, 1, 0])]).displacement(last).yIn, 0.5022, 0.005)
  })
})

describe('a benchmark from AISC 360-16, commentary C2.1', () => {
  // W14×48 about its strong axis, in kips, with shear deformation.
  const section: FrameSection = {
    elasticPsi: 29_000,
    shearPsi: 11_200,
    areaIn2: 14.1,
    iyIn4: 484,
    izIn4: 484,
    torsionIn4: 1.45,
    shearAreaYIn2: 13.8 * 0.34,
    shearAreaZIn2: 13.8 * 0.34,
  }
  const upright = { id: 'column', start: 'base', end: 'top', section, reference: [0, 1, 0] } as const
  const [base, top] = [
    { id: 'base', atIn: [0, 0, 0] },
    { id: 'top', atIn: [0, 0, 336] },
  ] as const
  const parts = inParts(upright, [base.atIn, top.atIn], 8)
  const column = { nodes: [base, ...parts.nodes, top], members: parts.members }

  test.each([
    [0, 235, 0.202],
    [150, 270, 0.23],
    [300, 316, 0.269],
    [450, 380, 0.322],
  ])('matches case 1, a pinned column with a uniform load, at P = %i kips', (P, momentKipIn, deflectionIn) => {
    const w: Vector = [0.2 / 12, 0, 0]
    const supports = supportsOf({
      base: { x: 'fixed', y: 'fixed', z: 'fixed', rz: 'fixed' },
      top: { x: 'fixed', y: 'fixed' },
    })
    const sideways = column.members.map(({ id }): FrameLoad => {
      return { kind: 'distributed', member: id, fromIn: 0, toIn: 336 / 8, startLbPerIn: w, endLbPerIn: w }
    })
    const result = solved(solveSecondOrder({ ...column, supports }, [...sideways, push('top', [0, 0, -P])]))
    expectNear(result.displacement('column:4').xIn, deflectionIn, 0.01)
    expectNear(Math.abs(result.member('column4').forcesAt(0).momentYInLb), momentKipIn, 0.01)
  })

  test.each([
    [0, 336, 0.907],
    [100, 470, 1.34],
    [150, 601, 1.77],
    [200, 856, 2.6],
  ])('matches case 2, a cantilever with a load of 1 kip at the top, at P = %i kips', (P, momentKipIn, deflectionIn) => {
    const result = solved(
      solveSecondOrder({ ...column, supports: supportsOf({ base: fixed }) }, [push('top', [1, 0, -P])]),
    )
    expectNear(result.displacement('top').xIn, deflectionIn, 0.01)
    expectNear(Math.abs(result.member('column0').forcesAt(0).momentYInLb), momentKipIn, 0.01)
  })
})

describe('a ring or an arch', () => {
  const [EI, R, P] = [29e7, 60, 1000]

  test('matches Timoshenko, Strength of Materials II, for a ring with two opposing loads', () => {
    // A quarter of the ring carries half of the load.
    const { nodes, members, last } = chain(arc(R, 0, Math.PI / 2, 80), section, [0, 1, 0])
    const model = {
      nodes,
      members,
      supports: supportsOf({
        n0: { ...inPlane, z: 'fixed', ry: 'fixed' },
        [last]: { ...inPlane, x: 'fixed', ry: 'fixed' },
      }),
    }
    const result = solve(model, [push(last, [0, 0, -P / 2])])
    expectNear(-2 * result.displacement(last).zIn, (0.149 * P * R ** 3) / EI, 0.005)
    expectNear(2 * result.displacement('n0').xIn, (0.137 * P * R ** 3) / EI, 0.005)
    expectNear(Math.abs(result.reactions.get(last)?.myInLb ?? 0), 0.318 * P * R, 0.005)
  })

  test('matches Timoshenko and Young, Theory of Structures, for a two-hinged semicircular arch: H = P/π', () => {
    const { nodes, members, last } = chain(arc(R, 0, Math.PI, 80), section, [0, 1, 0])
    const hinge = { ...inPlane, x: 'fixed', z: 'fixed' } as const
    const result = solve({ nodes, members, supports: supportsOf({ n0: hinge, [last]: hinge }) }, [
      push('n40', [0, 0, -P]),
    ])
    expectNear(Math.abs(result.reactions.get('n0')?.xLb ?? 0), P / Math.PI, 0.002)
  })
})

test('matches Hetényi, Beams on Elastic Foundation, for an infinite beam with a point load: Pλ/2k, P/4λ', () => {
  const [EI, k, P, pitchIn, count] = [29e6 * 10, 100, 1000, 2, 300]
  const points = Array.from({ length: count + 1 }, (_, index): Vector => [index * pitchIn, 0, 0])
  const { nodes, members } = chain(points, section, [0, 0, 1])
  const supports = nodes.map(
    ({ id }, index): FrameSupport => ({
      node: id,
      restraints: { ...inPlane, z: k * pitchIn, ...(index === 0 ? { x: 'fixed' as const } : {}) },
    }),
  )
  const middle = count / 2
  const result = solve({ nodes, members, supports }, [push(`n${middle}`, [0, 0, -P])])
  const lambda = (k / (4 * EI)) ** 0.25
  expectNear(-result.displacement(`n${middle}`).zIn, (P * lambda) / (2 * k), 0.002)
  expectNear(Math.abs(result.member(`m${middle}`).forcesAt(0).momentZInLb), P / (4 * lambda), 0.01)
})

test.each([
  ['pinned', { ...inPlane, x: 'fixed', z: 'fixed' }, 1.82],
  ['fixed', fixed, 7.38],
] as const)(
  'matches Timoshenko and Gere, Theory of Elastic Stability, for the sway buckling of a square portal frame with %s bases',
  (_, base, factor) => {
    const [EI, h] = [29e6 * 10, 144]
    const section: FrameSection = {
      elasticPsi: 29e6,
      shearPsi: 11e6,
      areaIn2: 1e4,
      iyIn4: 10,
      izIn4: 10,
      torsionIn4: 10,
    }
    const places = { A: [0, 0, 0], B: [0, 0, h], C: [h, 0, h], D: [h, 0, 0] } as const
    const bars = (['AB', 'BC', 'DC'] as const).map((id) => {
      const [start, end] = [...id] as ['A', 'C']
      return inParts({ id, start, end, section, reference: [0, 1, 0] }, [places[start], places[end]], 4)
    })
    const model: FrameModel = {
      nodes: [...Object.entries(places).map(([id, atIn]) => ({ id, atIn })), ...bars.flatMap(({ nodes }) => nodes)],
      members: bars.flatMap(({ members }) => members),
      supports: supportsOf({ A: base, B: inPlane, C: inPlane, D: base }),
    }
    // A small lateral load starts the sway.
    const under = (share: number) => {
      const P = (share * factor * EI) / h ** 2
      return solveSecondOrder(model, [push('B', [1, 0, -P]), push('C', [0, 0, -P])])
    }
    expect(isProblem(under(0.98))).toBe(false)
    expect(under(1.02)).toMatchObject({ problem: 'buckled' })
  },
)
