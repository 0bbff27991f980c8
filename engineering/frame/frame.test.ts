import { describe, expect, test } from 'vitest'
import type { Vector } from '#engineering/vectors.ts'
import {
  fixed as all,
  bar,
  beam,
  down,
  EIy,
  EIz,
  expectNear,
  frameOf,
  section,
  solve,
  solved,
  tip,
  uniform,
} from './frame.fixture.ts'
import { factorFrame } from './frame.ts'
import type { FrameLoad, FrameMember, FrameModel, FrameSection } from './model.ts'
import type { ForceAndMoment } from './solution.ts'

/**
 * Sources of the reference solutions: AISC Steel Construction Manual, table 3-23 (beams); Timoshenko and Gere, Theory
 * of Elastic Stability (columns); Kassimali, Matrix Analysis of Structures, second edition, example 8.4 (space frame);
 * slope-deflection by hand (portal frames). `published-frames.test.ts`
 * has more published cases.
 */

describe('single-member analysis', () => {
  const [L, P, w] = [120, 1000, 25]

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
