import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Vector } from '#engineering/vectors.ts'
import { cross, dot } from '#engineering/vectors.ts'
import { randomFrom } from '#tests/random.ts'
import { fixed as all, inParts, solve, solved, solveSecondOrder, supportsOf } from './frame.fixture.ts'
import { factorFrame } from './frame.ts'
import {
  type Dof,
  type FrameLoad,
  type FrameMember,
  type FrameModel,
  type FrameNode,
  type FrameProblem,
  type FrameSection,
  type FrameSupport,
  isProblem,
} from './model.ts'
import type { ForceAndMoment, FrameSolution } from './solution.ts'

/**
 * Sources of the reference solutions: AISC Steel Construction Manual, table 3-23 (beams); Timoshenko and Gere, Theory
 * of Elastic Stability (columns); Kassimali, Matrix Analysis of Structures, second edition, example 8.4 (space frame);
 * slope-deflection by hand (portal frames). Random frames are tested for equilibrium, reciprocity (Maxwell and Betti),
 * and invariance.
 */

const section: FrameSection = { elasticPsi: 29e6, shearPsi: 11.2e6, areaIn2: 10, iyIn4: 40, izIn4: 100, torsionIn4: 5 }
const EIz = 29e6 * 100
const EIy = 29e6 * 40

function problemOf(result: object): FrameProblem {
  if (!isProblem(result)) throw new Error('The frame has a solution')
  return result
}

const frameOf = (
  places: Readonly<Record<string, Vector>>,
  members: readonly FrameMember[],
  supports: Readonly<Record<string, FrameSupport['restraints']>>,
): FrameModel => ({
  nodes: Object.entries(places).map(([id, atIn]) => ({ id, atIn })),
  members,
  supports: supportsOf(supports),
})

/** The two letters of the id name the start and end nodes. */
const bar = (id: string, more: Partial<FrameMember> = {}): FrameMember => ({
  id,
  start: id.charAt(0),
  end: id.charAt(1),
  section,
  ...more,
})

/** A beam along x from node A to node B. Local y points up (+z), and local z points in the −y direction. */
const beam = (
  lengthIn: number,
  atA: FrameSupport['restraints'],
  atB: FrameSupport['restraints'] = {},
  member: Partial<FrameMember> = {},
): FrameModel => frameOf({ A: [0, 0, 0], B: [lengthIn, 0, 0] }, [bar('AB', member)], { A: atA, B: atB })

const down = (lb: number): Vector => [0, 0, -lb]
const tip = (forceLb: Vector, momentInLb: Vector = [0, 0, 0]): FrameLoad => ({
  kind: 'node',
  node: 'B',
  forceLb,
  momentInLb,
})
const uniform = (member: string, lengthIn: number, load: Vector): FrameLoad => ({
  kind: 'distributed',
  member,
  fromIn: 0,
  toIn: lengthIn,
  startLbPerIn: load,
  endLbPerIn: load,
})

/** Uses a relative tolerance, because displacements are small numbers. */
const expectNear = (value: number, expected: number, relative = 1e-9) =>
  expect(Math.abs(value - expected)).toBeLessThanOrEqual(relative * Math.abs(expected))

describe('single-member analysis', () => {
  const [L, P, w] = [120, 1000, 25]

  test('returns the deflection and slope of a cantilever about both axes: PL³/3EI and PL²/2EI (table 3-23, case 22)', () => {
    const vertical = solve(beam(L, all), [tip(down(P))])
    expectNear(vertical.displacement('B').zIn, (-P * L ** 3) / 3 / EIz)
    expectNear(vertical.displacement('B').ryRad, (P * L ** 2) / 2 / EIz)
    const sideways = solve(beam(L, all), [tip([0, P, 0])])
    expectNear(sideways.displacement('B').yIn, (P * L ** 3) / 3 / EIy)
    expectNear(sideways.displacement('B').rzRad, (P * L ** 2) / 2 / EIy)
  })

  test('returns the elongation and twist of a cantilever: PL/EA and TL/GJ', () => {
    const result = solve(beam(L, all), [tip([P, 0, 0], [500, 0, 0])])
    expectNear(result.displacement('B').xIn, (P * L) / (29e6 * 10))
    expectNear(result.displacement('B').rxRad, (500 * L) / (11.2e6 * 5))
    expectNear(result.member('AB').forcesAt(50).axialLb, P)
    expectNear(result.member('AB').forcesAt(50).torqueInLb, 500)
  })

  test('returns the correct signs for the reactions, end forces, and internal forces of a cantilever', () => {
    const result = solve(beam(L, all), [tip(down(P))])
    const reaction = result.reactions.get('A') as ForceAndMoment
    expectNear(reaction.zLb, P)
    expectNear(reaction.myInLb, -P * L)
    const { start, end, forcesAt } = result.member('AB')
    expectNear(start.yLb, P)
    expectNear(start.mzInLb, P * L)
    expectNear(end.yLb, -P)
    expectNear(forcesAt(30).momentZInLb, -P * (L - 30))
    expectNear(forcesAt(30).shearYLb, -P)
  })

  test('solves a fixed-end beam with a uniform load: wL²/12, wx²(L − x)²/24EI (case 15)', () => {
    const result = solve(beam(L, all, all), [uniform('AB', L, down(w))])
    const { forcesAt, deflectionAt } = result.member('AB')
    expectNear(forcesAt(0).momentZInLb, (-w * L ** 2) / 12)
    expectNear(forcesAt(L).momentZInLb, (-w * L ** 2) / 12)
    expectNear(forcesAt(L / 2).momentZInLb, (w * L ** 2) / 24)
    for (const x of [10, 60, 95]) expectNear(deflectionAt(x)[2], (-w * x ** 2 * (L - x) ** 2) / 24 / EIz)
  })

  test('solves a fixed-end beam with a point load: Pab²/L², 2Pa³b²/[3EI(3a + b)²] (case 17)', () => {
    const [a, b] = [80, 40]
    const result = solve(beam(L, all, all), [{ kind: 'point', member: 'AB', atIn: a, forceLb: down(P) }])
    const { forcesAt, deflectionAt, stationsIn } = result.member('AB')
    expectNear(forcesAt(0).momentZInLb, (-P * a * b ** 2) / L ** 2)
    expectNear(forcesAt(L).momentZInLb, (-P * a ** 2 * b) / L ** 2)
    expectNear(forcesAt(a).momentZInLb, (2 * P * a ** 2 * b ** 2) / L ** 3)
    expectNear(forcesAt(a, 'left').shearYLb - forcesAt(a).shearYLb, -P)
    const x = (2 * a * L) / (3 * a + b)
    expectNear(deflectionAt(x)[2], (-2 * P * a ** 3 * b ** 2) / (3 * EIz * (3 * a + b) ** 2))
    expect(stationsIn).toEqual([0, a, L])
  })

  test('solves a fixed-end beam with a concentrated moment: Mb(2a − b)/L² and 6Mab/L³', () => {
    // Roark's Formulas for Stress and Strain, table 8.1, case 3d.
    const [M, a, b] = [9000, 50, 70]
    const load: FrameLoad = { kind: 'point', member: 'AB', atIn: a, momentInLb: [0, -M, 0] }
    const { start, end } = solve(beam(L, all, all), [load]).member('AB')
    expectNear(start.mzInLb, (M * b * (2 * a - b)) / L ** 2)
    expectNear(end.mzInLb, (M * a * (2 * b - a)) / L ** 2)
    expectNear(start.yLb, (6 * M * a * b) / L ** 3)
  })

  test('solves a fixed-end beam with a partial trapezoidal load: ∫ q s (L − s)²/L² ds', () => {
    const [from, to, q0, q1] = [20, 95, 10, 45]
    const load: FrameLoad = {
      kind: 'distributed',
      member: 'AB',
      fromIn: from,
      toIn: to,
      startLbPerIn: down(q0),
      endLbPerIn: down(q1),
    }
    const { start, end } = solve(beam(L, all, all), [load]).member('AB')
    const steps = 20_000
    const h = (to - from) / steps
    let [left, right] = [0, 0]
    for (let step = 0; step < steps; step++) {
      const s = from + (step + 0.5) * h
      const q = q0 + ((q1 - q0) * (s - from)) / (to - from)
      left += (h * q * s * (L - s) ** 2) / L ** 2
      right += (h * q * s ** 2 * (L - s)) / L ** 2
    }
    expectNear(start.mzInLb, left, 1e-7)
    expectNear(end.mzInLb, -right, 1e-7)
    expectNear(start.yLb + end.yLb, ((q0 + q1) / 2) * (to - from))
  })

  test('solves a propped cantilever that is modeled with a support or with an end release: wL²/8, wL³/48EI (case 12)', () => {
    const load = [uniform('AB', L, down(w))]
    const bySupport = solve(beam(L, all, { z: 'fixed' }), load)
    expectNear(bySupport.reactions.get('B')?.zLb ?? 0, (3 * w * L) / 8)
    expectNear(bySupport.reactions.get('A')?.myInLb ?? 0, (-w * L ** 2) / 8)
    expectNear(bySupport.displacement('B').ryRad, (-w * L ** 3) / 48 / EIz)
    const byRelease = solve(beam(L, all, all, { endReleases: ['rz'] }), load)
    const { forcesAt, deflectionAt, end } = byRelease.member('AB')
    expect(end.mzInLb).toBe(0)
    expectNear(forcesAt(0).momentZInLb, (-w * L ** 2) / 8)
    const r = 45
    expectNear(deflectionAt(L - r)[2], ((-w * r) / (48 * EIz)) * (L ** 3 - 3 * L * r ** 2 + 2 * r ** 3))
  })

  test('solves a simple beam that is modeled with end releases: 5wL⁴/384EI (case 1)', () => {
    const model = beam(L, all, all, { startReleases: ['ry', 'rz'], endReleases: ['ry', 'rz'] })
    const { forcesAt, deflectionAt } = solve(model, [uniform('AB', L, down(w))]).member('AB')
    expectNear(forcesAt(L / 2).momentZInLb, (w * L ** 2) / 8)
    expectNear(deflectionAt(L / 2)[2], (-5 * w * L ** 4) / 384 / EIz)
  })

  test('allows the end of a beam to translate when the end is released in the direction of the load', () => {
    // AISC table 3-23, case 23: One end is fixed, and the other end can translate but not rotate. The results are
    // wL⁴/24EI, wL²/3, and wL²/6.
    const { forcesAt, deflectionAt } = solve(beam(L, all, all, { endReleases: ['y'] }), [
      uniform('AB', L, down(w)),
    ]).member('AB')
    expectNear(forcesAt(0).momentZInLb, (-w * L ** 2) / 3)
    expectNear(forcesAt(L).momentZInLb, (w * L ** 2) / 6)
    expectNear(deflectionAt(L)[2], (-w * L ** 4) / 24 / EIz)
  })

  test('includes shear deformation: PL³/3EI + PL/GA and wL⁴/384EI + wL²/8GA', () => {
    const deep: FrameSection = { ...section, shearAreaYIn2: 2 }
    const GA = 11.2e6 * 2
    const cantilever = solve(beam(12, all, {}, { section: deep }), [tip(down(P))])
    expectNear(cantilever.displacement('B').zIn, -P * (12 ** 3 / 3 / EIz + 12 / GA))
    const { deflectionAt } = solve(beam(12, all, all, { section: deep }), [uniform('AB', 12, down(w))]).member('AB')
    expectNear(deflectionAt(6)[2], -w * (12 ** 4 / 384 / EIz + 12 ** 2 / 8 / GA))
  })

  test("matches Przemieniecki's stiffness matrix with shear deformation: (4 + Φ)EI/[L(1 + Φ)]", () => {
    const deep: FrameSection = { ...section, shearAreaYIn2: 2 }
    const phi = (12 * EIz) / (11.2e6 * 2 * 12 ** 2)
    const held = { ...all, ry: 0 }
    const result = solve(beam(12, all, held, { section: deep }), [tip([0, 0, 0], [0, -1000, 0])])
    const { start, end } = result.member('AB')
    expectNear(result.displacement('B').ryRad, (-1000 * 12 * (1 + phi)) / ((4 + phi) * EIz))
    expectNear(start.mzInLb / end.mzInLb, (2 - phi) / (4 + phi))
  })

  test('includes the deflection of spring supports: P/(3EI/L³ + k) and PL²/k', () => {
    const k = 4000
    const onSpring = solve(beam(L, all, { z: k }), [tip(down(P))])
    const deflection = P / ((3 * EIz) / L ** 3 + k)
    expectNear(onSpring.displacement('B').zIn, -deflection)
    expectNear(onSpring.reactions.get('B')?.zLb ?? 0, k * deflection)
    const rotation = solve(beam(L, { ...all, ry: 2e6 }), [tip(down(P))])
    expectNear(rotation.displacement('B').zIn, (-P * L ** 3) / 3 / EIz - (P * L ** 2) / 2e6)
  })

  test('applies self-weight in any direction', () => {
    const model = beam(L, all, {}, { weightLbPerIn: 0.3 })
    const vertical = solve(model, [{ kind: 'self-weight', factor: [0, 0, -1] }])
    expectNear(vertical.displacement('B').zIn, (-0.3 * L ** 4) / 8 / EIz)
    const hanging = solve(model, [{ kind: 'self-weight', factor: [1, 0, 0] }])
    expectNear(hanging.displacement('B').xIn, (0.3 * L ** 2) / 2 / (29e6 * 10))
    expectNear(hanging.member('AB').forcesAt(40).axialLb, 0.3 * 80)
  })

  test('orients the cross section by a reference vector or a roll angle', () => {
    const byReference = solve(beam(L, all, {}, { reference: [0, 1, 0] }), [tip(down(P))])
    expectNear(byReference.displacement('B').zIn, (-P * L ** 3) / 3 / EIy)
    const rollRad = Math.PI / 6
    const rolled = solve(beam(L, all, {}, { rollRad }), [tip(down(P))])
    // Unsymmetrical bending is the superposition of the load components along the principal axes (Hibbeler, Mechanics
    // of Materials, 6.5).
    expectNear(rolled.displacement('B').zIn, ((-P * L ** 3) / 3) * (0.75 / EIz + 0.25 / EIy))
    const across = ((P * L ** 3) / 3) * Math.sin(rollRad) * Math.cos(rollRad) * (1 / EIz - 1 / EIy)
    expectNear(Math.abs(rolled.displacement('B').yIn), Math.abs(across))
  })
})

describe('analysis of members with offsets or hinges', () => {
  const [L, P, e] = [120, 2000, 7]

  test('bends an eccentrically loaded column with the moment Pe: PeL²/2EI', () => {
    const column = { id: 'column', start: 'base', end: 'top', section, endOffsetIn: [-e, 0, 0] } as const
    const model = frameOf({ base: [0, 0, 0], top: [e, 0, L] }, [column], { base: all })
    const result = solve(model, [{ kind: 'node', node: 'top', forceLb: down(P) }])
    const { forcesAt, deflectionAt, lengthIn } = result.member('column')
    expect(lengthIn).toBeCloseTo(L, 12)
    for (const x of [0, 50, L]) expectNear(Math.abs(forcesAt(x).momentZInLb), P * e)
    expectNear(deflectionAt(L)[0], (P * e * L ** 2) / 2 / EIz)
    expectNear(result.displacement('top').zIn, (-P * L) / (29e6 * 10) - (P * e ** 2 * L) / EIz)
    expectNear(result.reactions.get('base')?.myInLb ?? 0, -P * e)
  })

  test('shortens the flexible length when both ends have rigid offsets', () => {
    const model = beam(L, all, all, { startOffsetIn: [20, 0, 0], endOffsetIn: [-10, 0, 0] })
    const result = solve(model, [uniform('AB', 90, down(10))])
    // The arms transfer the end shear to the nodes. The end moment is wl²/12 plus wl/2 times the arm length.
    expectNear(result.reactions.get('A')?.myInLb ?? 0, -((10 * 90 ** 2) / 12 + ((10 * 90) / 2) * 20))
    expectNear(result.reactions.get('B')?.myInLb ?? 0, (10 * 90 ** 2) / 12 + ((10 * 90) / 2) * 10)
  })

  const members = [bar('AH', { endReleases: ['rz'] }), bar('HB')]
  const hinged = frameOf({ A: [0, 0, 0], H: [60, 0, 0], B: [L, 0, 0] }, members, { A: all, B: all })

  test('splits a load equally between two cantilevers connected by a hinge: (P/2)(L/2)³/3EI', () => {
    const result = solve(hinged, [{ kind: 'node', node: 'H', forceLb: down(P) }])
    expectNear(result.displacement('H').zIn, (-(P / 2) * 60 ** 3) / 3 / EIz)
  })

  test('transfers 5P/32 through a hinge between two cantilevers when one of them is loaded at its midpoint', () => {
    // Force method with X as the force in the hinge. The load is at the center of AH, so it alone would deflect the tip
    // by 5PL³/48EI. Setting this equal to 2X L³/3EI gives X = 5P/32.
    const result = solve(hinged, [{ kind: 'point', member: 'AH', atIn: 30, forceLb: down(P) }])
    expectNear(result.member('HB').start.yLb, (-5 * P) / 32)
    expectNear(result.displacement('H').zIn, ((-5 * P) / 32) * (60 ** 3 / 3 / EIz))
  })
})

describe('frame analysis', () => {
  test("matches the space frame in Kassimali's example 8.4", () => {
    const w33: FrameSection = {
      elasticPsi: 29_000,
      shearPsi: 11_500,
      areaIn2: 32.9,
      izIn4: 716,
      iyIn4: 236,
      torsionIn4: 15.1,
    }
    // Forces are in kips, and Y is vertical. Without roll, local y of a vertical member points in the −X direction.
    const member = (start: string, reference: Vector, degrees: number): FrameMember => ({
      id: start,
      start,
      end: '1',
      section: w33,
      reference,
      rollRad: (degrees * Math.PI) / 180,
    })
    const places = { '1': [0, 0, 0], '2': [-240, 0, 0], '3': [0, -240, 0], '4': [0, 0, -240] } as const
    const members = [member('2', [0, 1, 0], 0), member('3', [-1, 0, 0], 90), member('4', [0, 1, 0], 30)]
    const result = solve(frameOf(places, members, { '2': all, '3': all, '4': all }), [
      uniform('2', 240, [0, -0.25, 0]),
      { kind: 'node', node: '1', momentInLb: [-1800, 0, 1800] },
    ])
    const published = [-1.3522e-3, -2.7965e-3, -1.812e-3, -3.0021e-3, 1.0569e-3, 6.4986e-3]
    const found = Object.values(result.displacement('1'))
    for (const [index, value] of published.entries()) expectNear(found[index] as number, value, 1e-4)
    const reactions = {
      '2': [5.3757, 44.106, -0.74272, 2.1722, 58.987, 2330.5],
      '3': [-4.6249, 11.117, -6.4607, -515.55, -0.76472, 369.67],
      '4': [-0.75082, 4.7763, 7.2034, -383.5, -60.166, -4.702],
    }
    for (const [node, values] of Object.entries(reactions)) {
      const reaction = Object.values(result.reactions.get(node) as ForceAndMoment)
      for (const [index, value] of values.entries()) expectNear(reaction[index] as number, value, 2e-4)
    }
  })

  const portal = (columnIn4: number, beamIn4: number, h: number, span: number): FrameModel => {
    // The areas are large so that axial strain is negligible, as in the slope-deflection method.
    const stiff = (izIn4: number): FrameSection => ({ ...section, areaIn2: 1e7, izIn4 })
    const [column, girder] = [{ section: stiff(columnIn4) }, { section: stiff(beamIn4) }]
    const places = { A: [0, 0, 0], B: [0, 0, h], C: [span, 0, h], D: [span, 0, 0] } as const
    return frameOf(places, [bar('AB', column), bar('BC', girder), bar('DC', column)], { A: all, D: all })
  }

  test('matches the slope-deflection method for a lateral load on a fixed-base portal frame: Hh(3k + 1)/[2(6k + 1)] at the base', () => {
    // At each joint, 4θ + 6kθ = 6ψ, where k = (Ib/L)/(Ic/h). Hh is the sum of the column moments.
    const [H, h, span, columnIn4, beamIn4] = [3000, 144, 216, 80, 150]
    const k = beamIn4 / span / (columnIn4 / h)
    const result = solve(portal(columnIn4, beamIn4, h, span), [{ kind: 'node', node: 'B', forceLb: [H, 0, 0] }])
    const atBase = (H * h * (3 * k + 1)) / (2 * (6 * k + 1))
    const atTop = (H * h * 3 * k) / (2 * (6 * k + 1))
    for (const id of ['A', 'D']) expectNear(result.reactions.get(id)?.myInLb ?? 0, -atBase, 1e-4)
    expectNear(Math.abs(result.member('AB').end.mzInLb), atTop, 1e-4)
    expectNear(result.reactions.get('D')?.zLb ?? 0, (2 * atTop) / span, 1e-4)
  })

  test('matches the slope-deflection method for a uniform load on a fixed-base portal frame: wL²/[6(k + 2)] at the knees', () => {
    // Slope deflection without sway gives 4θ + 2kθ = wL²h/12EIc. Source: Kleinlogel, Rigid Frame Formulas.
    const [w, h, span, columnIn4, beamIn4] = [10, 144, 216, 80, 150]
    const k = beamIn4 / span / (columnIn4 / h)
    const result = solve(portal(columnIn4, beamIn4, h, span), [uniform('BC', span, down(w))])
    expectNear(result.member('BC').forcesAt(0).momentZInLb, (-w * span ** 2) / (6 * (k + 2)), 1e-4)
    expectNear(Math.abs(result.reactions.get('A')?.myInLb ?? 0), (w * span ** 2) / (12 * (k + 2)), 1e-4)
  })

  test('matches a direct solution when load case results are combined', () => {
    const frame = solved(factorFrame(portal(80, 150, 144, 216)))
    const dead: FrameLoad[] = [
      uniform('BC', 216, down(10)),
      { kind: 'point', member: 'AB', atIn: 50, forceLb: [9, 0, 0] },
    ]
    const wind: FrameLoad[] = [{ kind: 'node', node: 'B', forceLb: [900, 0, 0] }]
    const combined = frame.combine([
      { solution: solved(frame.solve(dead)), factor: 1.2 },
      { solution: solved(frame.solve(wind)), factor: -0.5 },
    ])
    const direct = solved(
      frame.solve([
        uniform('BC', 216, down(12)),
        { kind: 'point', member: 'AB', atIn: 50, forceLb: [10.8, 0, 0] },
        { kind: 'node', node: 'B', forceLb: [-450, 0, 0] },
      ]),
    )
    expectNear(combined.displacement('C').xIn, direct.displacement('C').xIn)
    expectNear(combined.reactions.get('A')?.myInLb ?? 0, direct.reactions.get('A')?.myInLb ?? 1)
    for (const x of [0, 70, 216]) {
      const [a, b] = [combined.member('BC').forcesAt(x), direct.member('BC').forcesAt(x)]
      expectNear(a.momentZInLb, b.momentZInLb)
    }
  })
})

describe('second-order analysis', () => {
  const L = 200
  const COUNT = 8
  const column = (
    atTop: FrameSupport['restraints'],
    atBase: FrameSupport['restraints'],
    shear?: Pick<FrameSection, 'shearAreaYIn2' | 'shearAreaZIn2'>,
  ): FrameModel => {
    const whole = {
      id: 'c',
      start: 'base',
      end: 'top',
      section: { ...section, ...shear },
      reference: [0, 1, 0],
    } as const
    const { nodes, members } = inParts(
      whole,
      [
        [0, 0, 0],
        [0, 0, L],
      ],
      COUNT,
    )
    const ends = frameOf({ base: [0, 0, 0], top: [0, 0, L] }, [], { base: atBase, top: atTop })
    return { nodes: [...ends.nodes, ...nodes], members, supports: ends.supports }
  }
  // Local y is the global y axis, so loads along x bend the column about its weak axis.
  const euler = (Math.PI ** 2 * EIy) / L ** 2
  const press = (lb: number): FrameLoad => ({ kind: 'node', node: 'top', forceLb: down(lb) })
  const side = ({ members }: FrameModel, lbPerIn: number): FrameLoad[] =>
    members.map(({ id }) => uniform(id, L / COUNT, [lbPerIn, 0, 0]))
  const pinned = column({ x: 'fixed', y: 'fixed' }, { x: 'fixed', y: 'fixed', z: 'fixed', rz: 'fixed' })
  const cantilever = column({}, all)
  const middle = `c:${COUNT / 2}`

  test('amplifies the deflection of a pinned column, as in Timoshenko and Gere, chapter 1', () => {
    for (const part of [0.2, 0.5, 0.8]) {
      const P = part * euler
      const u = (L / 2) * Math.sqrt(P / EIy)
      const result = solved(solveSecondOrder(pinned, [...side(pinned, 2), press(P)]))
      const expected = ((2 * EIy) / P ** 2) * (1 / Math.cos(u) - 1) - (2 * L ** 2) / (8 * P)
      expectNear(result.displacement(middle).xIn, expected, 1e-3)
      const moment = Math.abs(result.member(`c${COUNT / 2}`).forcesAt(0).momentYInLb)
      expectNear(moment, ((2 * EIy) / P) * (1 / Math.cos(u) - 1), 0.01)
    }
  })

  test('amplifies the sway of a cantilever column by 3(tan u − u)/u³', () => {
    const P = (0.6 * euler) / 4
    const u = L * Math.sqrt(P / EIy)
    const result = solved(solveSecondOrder(cantilever, [{ kind: 'node', node: 'top', forceLb: [50, 0, 0] }, press(P)]))
    const sway = result.displacement('top').xIn
    expectNear(sway, ((50 * L ** 3) / 3 / EIy) * ((3 * (Math.tan(u) - u)) / u ** 3), 1e-3)
    expectNear(Math.abs(result.member('c0').forcesAt(0).momentYInLb), 50 * L + P * sway, 0.005)
  })

  const cases: readonly [name: string, model: FrameModel, timesEuler: number][] = [
    ['pinned at both ends', pinned, 1],
    ['fixed at the base, free at the top', cantilever, 1 / 4],
    ['fixed at the base, pinned at the top', column({ x: 'fixed', y: 'fixed' }, all), 20.1907 / Math.PI ** 2],
    ['fixed at both ends, free to sway', column({ rx: 'fixed', ry: 'fixed', rz: 'fixed' }, all), 1],
    ['fixed at both ends', column({ ...all, z: 0 }, all), 4],
  ]
  // A small lateral load starts the sway.
  test.each(cases)('finds the buckling load of a column that is %s', (_, model, timesEuler) => {
    const under = (part: number) => solveSecondOrder(model, [...side(model, 0.01), press(part * timesEuler * euler)])
    expect(isProblem(under(0.98))).toBe(false)
    expect(under(1.02)).toMatchObject({ problem: 'buckled' })
  })

  test('returns the shape of a column that buckles', () => {
    const problem = problemOf(solveSecondOrder(cantilever, [...side(cantilever, 0.01), press(0.3 * euler)]))
    expect(problem.shape?.get('top')?.xIn).toBeGreaterThan(problem.shape?.get(middle)?.xIn ?? Number.NaN)
  })

  test('reduces the buckling load to Pe/(1 + Pe/GA) when shear deformation is included (Timoshenko and Gere, 2.17)', () => {
    const model = column({}, all, { shearAreaYIn2: 0.02, shearAreaZIn2: 0.02 })
    const critical = 1 / (4 / euler + 1 / (11.2e6 * 0.02))
    const under = (part: number) => solveSecondOrder(model, [...side(model, 0.01), press(part * critical)])
    expect(isProblem(under(0.98))).toBe(false)
    expect(under(1.02)).toMatchObject({ problem: 'buckled' })
  })

  test('does not amplify displacements without compression', () => {
    const loads: FrameLoad[] = [...side(cantilever, 2), press(-500)]
    const first = solve(cantilever, loads).displacement('top').xIn
    expectNear(solved(solveSecondOrder(cantilever, loads)).displacement('top').xIn, first)
  })
})

/**
 * Returns a random frame that uses every feature and every load type. Supports are either fully fixed or springs with
 * the same stiffness in all directions.
 */
function randomFrame(seed: number) {
  const random = randomFrom(seed)
  const between = (low: number, high: number) => low + (high - low) * random()
  const vector = (size: number): Vector => [between(-size, size), between(-size, size), between(-size, size)]
  const count = 3 + Math.floor(4 * random())
  const nodes: FrameNode[] = Array.from({ length: count }, (_, index) => ({
    id: `n${index}`,
    // Every member must be longer than 20 in, because loads are placed up to 20 in from its start.
    atIn: [40 * index + between(-5, 5), between(-60, 60), between(-60, 60)],
  }))
  const randomSection = (): FrameSection => ({
    elasticPsi: 1e7,
    shearPsi: 4e6,
    areaIn2: between(0.5, 4),
    iyIn4: between(0.3, 6),
    izIn4: between(0.3, 6),
    torsionIn4: between(0.3, 4),
    ...(random() < 0.5 ? { shearAreaYIn2: between(0.2, 2), shearAreaZIn2: between(0.2, 2) } : {}),
  })
  const member = (from: number, to: number, extra: Partial<FrameMember> = {}): FrameMember => ({
    id: `m${from}-${to}`,
    start: `n${from}`,
    end: `n${to}`,
    section: randomSection(),
    weightLbPerIn: between(0, 1),
    reference: vector(1),
    rollRad: between(-3, 3),
    ...(random() < 0.4 ? { startOffsetIn: vector(3) } : {}),
    ...(random() < 0.4 ? { endOffsetIn: vector(3) } : {}),
    ...extra,
  })
  const released: readonly Dof[][] = [[], ['rz'], ['ry', 'rz'], ['x'], ['rx', 'ry', 'rz'], ['y']]
  const chain = nodes.slice(1).map((_, index) => member(index, index + 1))
  const braces = nodes
    .slice(2)
    .map((_, index) =>
      member(index, index + 2, {
        startReleases: released[Math.floor(6 * random())] as Dof[],
        endReleases: released[Math.floor(3 * random())] as Dof[],
      }),
    )
  const spring = between(1e3, 1e6)
  const model: FrameModel = {
    nodes,
    members: [...chain, ...braces],
    supports: [
      { node: 'n0', restraints: all },
      { node: `n${count - 1}`, restraints: random() < 0.5 ? { x: spring, y: spring, z: spring } : all },
    ],
  }
  const loadsOf = (withWeight: boolean): FrameLoad[] => [
    ...nodes.map(({ id }): FrameLoad => ({ kind: 'node', node: id, forceLb: vector(500), momentInLb: vector(900) })),
    ...model.members.map(({ id }): FrameLoad => {
      return { kind: 'point', member: id, atIn: between(2, 15), forceLb: vector(300), momentInLb: vector(200) }
    }),
    ...(withWeight
      ? [
          ...model.members.map(
            ({ id }): FrameLoad => ({
              kind: 'distributed',
              member: id,
              fromIn: between(0, 8),
              toIn: between(9, 18),
              startLbPerIn: vector(20),
              endLbPerIn: vector(20),
            }),
          ),
          { kind: 'self-weight', factor: vector(2) } as const,
        ]
      : []),
  ]
  return { model, loadsOf, random, vector, between }
}

const plus = (a: Vector, b: Vector, times = 1): Vector => [
  a[0] + times * b[0],
  a[1] + times * b[1],
  a[2] + times * b[2],
]
const forceOf = ({ xLb, yLb, zLb }: ForceAndMoment): Vector => [xLb, yLb, zLb]
const momentOf = ({ mxInLb, myInLb, mzInLb }: ForceAndMoment): Vector => [mxInLb, myInLb, mzInLb]

describe('random frames', () => {
  const forRandomFrames = (check: (frame: ReturnType<typeof randomFrame>) => void) =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => check(randomFrame(seed))),
      { numRuns: 40 },
    )

  const positionOf = (model: FrameModel, id: string): Vector =>
    (model.nodes.find((each) => each.id === id) as FrameNode).atIn

  /** Returns the ends of a member's flexible length. */
  const endsOf = (model: FrameModel, { start, end, startOffsetIn, endOffsetIn }: FrameMember): [Vector, Vector] => [
    plus(positionOf(model, start), startOffsetIn ?? [0, 0, 0]),
    plus(positionOf(model, end), endOffsetIn ?? [0, 0, 0]),
  ]

  /** Returns the resultant force of a load, and its resultant moment about the origin. */
  function resultant(model: FrameModel, load: FrameLoad): [Vector, Vector] {
    const none: Vector = [0, 0, 0]
    if (load.kind === 'node') {
      const { forceLb = none, momentInLb = none } = load
      return [forceLb, plus(momentInLb, cross(positionOf(model, load.node), forceLb))]
    }
    const along = (member: FrameMember, x: number): Vector => {
      const [from, to] = endsOf(model, member)
      const length = Math.hypot(...plus(to, from, -1))
      return plus(from, plus(to, from, -1), x / length)
    }
    const memberOf = (id: string) => model.members.find((each) => each.id === id) as FrameMember
    if (load.kind === 'point') {
      const { forceLb = none, momentInLb = none } = load
      return [forceLb, plus(momentInLb, cross(along(memberOf(load.member), load.atIn), forceLb))]
    }
    if (load.kind === 'self-weight') {
      return model.members.reduce<[Vector, Vector]>(
        ([force, moment], member) => {
          const [from, to] = endsOf(model, member)
          const weight = (member.weightLbPerIn ?? 0) * Math.hypot(...plus(to, from, -1))
          const part: Vector = [load.factor[0] * weight, load.factor[1] * weight, load.factor[2] * weight]
          const middle = plus(from, plus(to, from, -1), 0.5)
          return [plus(force, part), plus(moment, cross(middle, part))]
        },
        [none, none],
      )
    }
    // The product of a linear load and a linear arm is quadratic, so Simpson's rule is exact.
    const { fromIn, toIn, startLbPerIn, endLbPerIn } = load
    const samples = [
      [fromIn, startLbPerIn, 1],
      [(fromIn + toIn) / 2, plus(plus(startLbPerIn, none), plus(endLbPerIn, startLbPerIn, -1), 0.5), 4],
      [toIn, endLbPerIn, 1],
    ] as const
    return samples.reduce<[Vector, Vector]>(
      ([force, moment], [x, q, weight]) => {
        const part = plus(none, q, (weight * (toIn - fromIn)) / 6)
        return [plus(force, part), plus(moment, cross(along(memberOf(load.member), x), part))]
      },
      [none, none],
    )
  }

  test('finds reactions that balance the applied loads', () => {
    forRandomFrames(({ model, loadsOf }) => {
      const loads = loadsOf(true)
      const result = solve(model, loads)
      let [force, moment]: [Vector, Vector] = [
        [0, 0, 0],
        [0, 0, 0],
      ]
      for (const load of loads) {
        const [f, m] = resultant(model, load)
        ;[force, moment] = [plus(force, f), plus(moment, m)]
      }
      for (const [node, reaction] of result.reactions) {
        force = plus(force, forceOf(reaction))
        moment = plus(moment, plus(momentOf(reaction), cross(positionOf(model, node), forceOf(reaction))))
      }
      expect(Math.hypot(...force)).toBeLessThan(1e-5)
      expect(Math.hypot(...moment)).toBeLessThan(1e-3)
    })
  })

  test('has consistent member forces and deflections at the nodes', () => {
    forRandomFrames(({ model, loadsOf }) => {
      const result = solve(model, loadsOf(true))
      for (const member of model.members) {
        const { forcesAt, deflectionAt, end, lengthIn } = result.member(member.id)
        const { axialLb, shearYLb, shearZLb, torqueInLb, momentYInLb, momentZInLb } = forcesAt(lengthIn)
        const inside = [axialLb, shearYLb, shearZLb, torqueInLb, momentYInLb, momentZInLb]
        const outside = Object.values(end)
        for (let i = 0; i < 6; i++) expect(inside[i]).toBeCloseTo(outside[i] as number, 4)
        if (member.endReleases?.length || member.startReleases?.length) continue
        const { xIn, yIn, zIn, rxRad, ryRad, rzRad } = result.displacement(member.end)
        const arm = cross([rxRad, ryRad, rzRad], member.endOffsetIn ?? [0, 0, 0])
        const expected = plus([xIn, yIn, zIn], arm)
        expect(Math.hypot(...plus(deflectionAt(lengthIn), expected, -1))).toBeLessThan(1e-7)
      }
    })
  })

  test('satisfies the reciprocal theorem for two sets of loads (Maxwell and Betti)', () => {
    forRandomFrames(({ model, loadsOf, vector, between }) => {
      const frame = solved(factorFrame(model))
      const forcesOnly = (loads: readonly FrameLoad[]) =>
        loads.map((load): FrameLoad => (load.kind === 'point' ? { ...load, momentInLb: [0, 0, 0] } : load))
      const a = forcesOnly(loadsOf(false))
      const b = forcesOnly([
        ...model.nodes.map(({ id }): FrameLoad => ({ kind: 'node', node: id, forceLb: vector(400) })),
        ...model.members.map(({ id }): FrameLoad => {
          return { kind: 'point', member: id, atIn: between(2, 15), forceLb: vector(300) }
        }),
      ])
      const [byA, byB] = [solved(frame.solve(a)), solved(frame.solve(b))]
      const work = (loads: readonly FrameLoad[], by: FrameSolution) =>
        loads.reduce((total, load) => {
          if (load.kind === 'node') {
            const { xIn, yIn, zIn, rxRad, ryRad, rzRad } = by.displacement(load.node)
            const rotation = dot(load.momentInLb ?? [0, 0, 0], [rxRad, ryRad, rzRad])
            return total + dot(load.forceLb ?? [0, 0, 0], [xIn, yIn, zIn]) + rotation
          }
          return load.kind === 'point'
            ? total + dot(load.forceLb ?? [0, 0, 0], by.member(load.member).deflectionAt(load.atIn))
            : total
        }, 0)
      const scale = Math.sqrt(work(a, byA) * work(b, byB))
      expect(Math.abs(work(a, byB) - work(b, byA)) / scale).toBeLessThan(1e-8)
    })
  })

  test('rotates the displacements along with the frame', () => {
    forRandomFrames(({ model, loadsOf, vector }) => {
      const loads = loadsOf(true)
      // Rotation by an angle about a unit axis (Rodrigues' formula).
      const axis = vector(1)
      const unit = plus([0, 0, 0], axis, 1 / Math.hypot(...axis))
      const turned = (v: Vector): Vector =>
        plus(
          plus(plus([0, 0, 0], v, Math.cos(1.1)), cross(unit, v), Math.sin(1.1)),
          unit,
          dot(unit, v) * (1 - Math.cos(1.1)),
        )
      const turnedFields = <T extends object>(value: T): T =>
        Object.fromEntries(
          Object.entries(value).map(([key, each]) => [
            key,
            Array.isArray(each) && typeof each[0] === 'number' ? turned(each as unknown as Vector) : each,
          ]),
        ) as T
      const before = solve(model, loads)
      const after = solve(
        { ...model, nodes: model.nodes.map(turnedFields), members: model.members.map(turnedFields) },
        loads.map(turnedFields),
      )
      const size = Math.max(...model.nodes.map(({ id }) => Math.hypot(...Object.values(before.displacement(id)))))
      for (const { id } of model.nodes) {
        const [u, v] = [before.displacement(id), after.displacement(id)]
        const moved = plus(turned([u.xIn, u.yIn, u.zIn]), [v.xIn, v.yIn, v.zIn], -1)
        const rotated = plus(turned([u.rxRad, u.ryRad, u.rzRad]), [v.rxRad, v.ryRad, v.rzRad], -1)
        expect(Math.hypot(...moved, ...rotated) / size).toBeLessThan(1e-7)
      }
    })
  })

  test('returns the same deflection within a member when a node divides the member', () => {
    forRandomFrames(({ model, loadsOf }) => {
      const loads = loadsOf(true)
      const member = model.members[0] as FrameMember
      const [from, to] = endsOf(model, member)
      const length = Math.hypot(...plus(to, from, -1))
      const x = 20
      const { endOffsetIn, startOffsetIn, ...common } = member
      const halves: FrameMember[] = [
        { ...common, id: 'left', end: 'middle', ...(startOffsetIn ? { startOffsetIn } : {}) },
        { ...common, id: 'right', start: 'middle', ...(endOffsetIn ? { endOffsetIn } : {}) },
      ]
      const divided: FrameModel = {
        ...model,
        nodes: [...model.nodes, { id: 'middle', atIn: plus(from, plus(to, from, -1), x / length) }],
        members: [...model.members.slice(1), ...halves],
      }
      const moved = loads.map((load): FrameLoad => {
        const isOnMember = 'member' in load && load.member === member.id
        return isOnMember ? { ...load, member: 'left' } : load
      })
      const whole = solve(model, loads).member(member.id)
      const result = solve(divided, moved)
      const { xIn, yIn, zIn } = result.displacement('middle')
      const gap = Math.hypot(...plus(whole.deflectionAt(x), [xIn, yIn, zIn], -1))
      expect(gap / Math.hypot(xIn, yIn, zIn)).toBeLessThan(1e-7)
      expect(result.member('left').forcesAt(x).momentZInLb).toBeCloseTo(whole.forcesAt(x).momentZInLb, 4)
    })
  })
})

describe('unstable frame detection', () => {
  const hinge: Dof[] = ['ry', 'rz']
  const chain = frameOf(
    { A: [0, 0, 0], B: [40, 0, 0], C: [80, 0, 0], D: [120, 0, 0] },
    [bar('AB', { endReleases: hinge }), bar('BC'), bar('CD', { startReleases: hinge, endReleases: hinge })],
    { A: all, D: all },
  )
  const ball = { x: 'fixed', y: 'fixed', z: 'fixed' } as const

  test('names the node that moves the most in a mechanism', () => {
    const problem = problemOf(factorFrame(chain))
    expect(problem).toMatchObject({ problem: 'unstable', node: 'C' })
    expect(problem.message).toMatch(/^Node "C" can move along [yz]\. Add a support or a member\.$/)
    expect(problem.dof).toMatch(/^[yz]$/)
    // Node B is supported by the cantilever AB and does not move. Member BC rotates about node B.
    const { xIn, yIn, zIn } = problem.shape?.get('B') ?? { xIn: 1, yIn: 1, zIn: 1 }
    expect(Math.hypot(xIn, yIn, zIn)).toBeLessThan(1e-6)
  })

  test('detects a frame without supports', () => {
    expect(factorFrame({ ...chain, supports: [] })).toMatchObject({ problem: 'unstable' })
  })

  test('detects that a bar between ball joints can spin about its axis', () => {
    const problem = problemOf(factorFrame(beam(50, ball, ball)))
    expect(problem).toMatchObject({ problem: 'unstable', dof: 'rx' })
    expect(problem.message).toMatch(/^Node "[AB]" can rotate about x\. Add a support or a member\.$/)
  })

  test('detects that a skewed bar between ball joints can spin about its axis', () => {
    const model = beam(50, ball, ball)
    const skew = { ...model, nodes: [model.nodes[0] as FrameNode, { id: 'B', atIn: [31, 17, -23] as const }] }
    expect(factorFrame(skew)).toMatchObject({ problem: 'unstable' })
  })

  test('detects that a long frame can rotate about the line between two ball joints', () => {
    for (let seed = 0; seed < 40; seed++) {
      const random = randomFrom(seed)
      const count = 5 + Math.floor(35 * random())
      const slender = {
        ...section,
        iyIn4: 0.1 + random(),
        izIn4: 0.1 + random(),
        torsionIn4: 0.003 + 0.2 * random() ** 4,
      }
      const link = (from: number, to: number): FrameMember => ({
        id: `${from}-${to}`,
        start: String(from),
        end: String(to),
        section: slender,
      })
      const chained = Array.from({ length: count - 1 }, (_, index) => link(index, index + 1))
      const braced = chained.slice(1).flatMap((_, index) => (random() < 0.7 ? [link(index, index + 2)] : []))
      const model: FrameModel = {
        nodes: Array.from({ length: count }, (_, index) => ({
          id: String(index),
          atIn: [40 * index + 10 * random(), 60 * random(), 60 * random()],
        })),
        members: [...chained, ...braced],
        supports: [
          { node: '0', restraints: ball },
          { node: String(count - 1), restraints: ball },
        ],
      }
      expect(factorFrame(model)).toMatchObject({ problem: 'unstable' })
      const held = { node: '0', restraints: { ...ball, rx: 'fixed' } } as const
      expect(isProblem(factorFrame({ ...model, supports: [held, ...model.supports.slice(1)] }))).toBe(false)
    }
  })

  test('names a node that is not connected to any member', () => {
    const model = beam(50, all, all)
    const problem = problemOf(factorFrame({ ...model, nodes: [...model.nodes, { id: 'X', atIn: [0, 9, 0] }] }))
    expect(problem).toMatchObject({ problem: 'unstable', node: 'X' })
    expect(problem.message).toContain('No member is connected to it.')
  })

  test('names a member whose end releases make it a mechanism', () => {
    const spinning = beam(50, all, all, { startReleases: ['rx'], endReleases: ['rx'] })
    expect(factorFrame(spinning)).toMatchObject({ problem: 'unstable', member: 'AB', dof: 'rx' })
    const sliding = beam(50, all, all, { startReleases: ['rz', 'y'], endReleases: ['rz'] })
    expect(factorFrame(sliding)).toMatchObject({ problem: 'unstable', member: 'AB' })
  })

  test('accepts a cantilever of 200 members in series', () => {
    const count = 200
    const model: FrameModel = {
      nodes: Array.from({ length: count + 1 }, (_, index) => ({ id: String(index), atIn: [index, 0, 0] })),
      members: Array.from({ length: count }, (_, index) => ({
        id: String(index),
        start: String(index),
        end: String(index + 1),
        section,
      })),
      supports: [{ node: '0', restraints: all }],
    }
    const result = solve(model, [{ kind: 'node', node: String(count), forceLb: down(10) }])
    expectNear(result.displacement(String(count)).zIn, (-10 * count ** 3) / 3 / EIz, 1e-5)
  })
})

describe('frame and load validation', () => {
  const good = beam(50, all)
  const member = good.members[0] as FrameMember
  const withMember = (changes: Partial<FrameMember>): FrameModel => ({ ...good, members: [{ ...member, ...changes }] })
  const models: readonly [name: string, model: FrameModel, where: object][] = [
    ['an end at an unknown node', withMember({ end: 'Q' }), { member: 'AB', node: 'Q' }],
    ['both ends at the same node', withMember({ end: 'A' }), { member: 'AB', node: 'A' }],
    ['offsets as long as its length', withMember({ endOffsetIn: [-50, 0, 0] }), { member: 'AB' }],
    ['no area', withMember({ section: { ...section, areaIn2: 0 } }), { member: 'AB' }],
    ['a negative shear area', withMember({ section: { ...section, shearAreaYIn2: -1 } }), { member: 'AB' }],
    ['a modulus of NaN', withMember({ section: { ...section, elasticPsi: NaN } }), { member: 'AB' }],
    ['a parallel reference vector', withMember({ reference: [2, 0, 0] }), { member: 'AB' }],
    ['a roll of NaN', withMember({ rollRad: NaN }), { member: 'AB' }],
    ['a negative weight', withMember({ weightLbPerIn: -1 }), { member: 'AB' }],
    ['a duplicate id', { ...good, members: [member, member] }, { member: 'AB' }],
  ]
  test.each(models)('rejects a member with %s', (_, model, where) => {
    expect(factorFrame(model)).toMatchObject({ problem: 'invalid', ...where })
    expect(solveSecondOrder(model, [])).toMatchObject({ problem: 'invalid', ...where })
  })

  test('rejects invalid nodes and supports', () => {
    const twice = { ...good, nodes: [...good.nodes, { id: 'A', atIn: [1, 1, 1] as const }] }
    expect(factorFrame(twice)).toMatchObject({ problem: 'invalid', node: 'A' })
    const nowhere = { ...good, nodes: [{ id: 'A', atIn: [NaN, 0, 0] as const }] }
    expect(factorFrame(nowhere)).toMatchObject({ problem: 'invalid', node: 'A' })
    const support = (node: string, x: number) => ({ ...good, supports: [{ node, restraints: { x } }] })
    expect(factorFrame(support('Q', 1))).toMatchObject({ problem: 'invalid', node: 'Q' })
    expect(factorFrame(support('A', -1))).toMatchObject({ problem: 'invalid', node: 'A' })
    const two = { ...good, supports: [...good.supports, ...good.supports] }
    expect(factorFrame(two)).toMatchObject({ problem: 'invalid', node: 'A' })
  })

  const q: Vector = [0, 0, 1]
  const loads: readonly [name: string, load: FrameLoad, where: object][] = [
    ['at an unknown node', { kind: 'node', node: 'Q' }, { node: 'Q' }],
    ['of NaN', { kind: 'node', node: 'B', forceLb: [NaN, 0, 0] }, { node: 'B' }],
    ['on an unknown member', { kind: 'point', member: 'Q', atIn: 1 }, { member: 'Q' }],
    ['past the end of a member', { kind: 'point', member: 'AB', atIn: 51, forceLb: q }, { member: 'AB' }],
    ['at a location of NaN', { kind: 'point', member: 'AB', atIn: NaN, forceLb: q }, { member: 'AB' }],
    [
      'that ends before it starts',
      { kind: 'distributed', member: 'AB', fromIn: 9, toIn: 3, startLbPerIn: q, endLbPerIn: q },
      { member: 'AB' },
    ],
  ]
  test.each(loads)('rejects a load %s', (_, load, where) => {
    expect(solved(factorFrame(good)).solve([load])).toMatchObject({ problem: 'invalid', ...where })
    expect(solveSecondOrder(good, [load])).toMatchObject({ problem: 'invalid', ...where })
  })

  test('throws an error when a result is requested for an unknown node or member', () => {
    const result = solve(good, [])
    expect(() => result.displacement('Q')).toThrow('The frame has no node "Q"')
    expect(() => result.member('Q')).toThrow('The frame has no member "Q"')
  })
})
