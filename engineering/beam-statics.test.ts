import { describe, expect, test } from 'vitest'
import { randomFrom } from '../tests/random.ts'
import { type Forces, lengthOf, peak, type Supports, solveBeam, supportPlaces } from './beam-statics.ts'
import { type FrameLoad, type FrameModel, isProblem, type Vector } from './frame/model.ts'
import { factorFrame } from './frame.ts'

const point = (lb: number, atIn: number): Forces => ({ points: [{ lb, atIn }], spreads: [] })
const spread = (lbPerIn: number, fromIn: number, toIn: number): Forces => ({
  points: [],
  spreads: [{ lbPerIn, fromIn, toIn }],
})
const simple = (spanIn: number): Supports => ({ kind: 'simple', spanIn })
const cantilever = (lengthIn: number): Supports => ({ kind: 'cantilever', lengthIn })
const twoSpans = (first: number, second: number): Supports => ({ kind: 'two-spans', spansIn: [first, second] })

const L = 240
const w = 3
const P = 500

describe('a beam in table 3-23 of the AISC Manual', () => {
  test('has the tabulated maximum moment when a uniform load covers part of the span (case 4)', () => {
    const [a, b, c] = [48, 96, 96]
    const beam = solveBeam(simple(L), spread(w, a, a + b))
    const r1 = (w * b * (2 * c + b)) / (2 * L)
    expect(Math.max(...beam.momentPeaks.map(beam.momentAt))).toBeCloseTo(r1 * (a + r1 / (2 * w)), 6)
  })

  test('has the maximum deflection at the tabulated location when a point load is off center (case 8)', () => {
    const a = 72
    const { at } = peak(solveBeam(simple(L), point(P, a)).bendingAt, 0, L, 200)
    expect(L - at).toBeCloseTo(Math.sqrt((L ** 2 - a ** 2) / 3), 1)
  })

  test.each([
    ['two spans with a uniform load', spread(w, 0, 2 * L), w * L, [3 / 8, 10 / 8, 3 / 8], 1 / 185],
    ['a uniform load on one of two spans (case 29)', spread(w, 0, L), w * L, [7 / 16, 5 / 8, -1 / 16], 0.0092],
    [
      'a point load at the center of one of two spans (case 30)',
      point(P, L / 2),
      P,
      [13 / 32, 11 / 16, -3 / 32],
      0.015,
    ],
  ] as const)('matches the tabulated reactions and deflection of %s', (_, forces, loadLb, reactions, deflection) => {
    const beam = solveBeam(twoSpans(L, L), forces)
    expect(beam.reactions.map(({ lb }) => lb / loadLb)).toEqual(reactions.map((part) => expect.closeTo(part, 9)))
    expect(peak(beam.bendingAt, 0, L, 200).value / (loadLb * L ** 3)).toBeCloseTo(deflection, 4)
  })

  test('has no end reactions when the load is over the middle support', () => {
    const beam = solveBeam(twoSpans(L, 100), point(P, L))
    expect(beam.reactions.map(({ lb }) => lb)).toEqual([0, P, 0].map((lb) => expect.closeTo(lb, 9)))
  })
})

function randomCase(random: () => number): { supports: Supports; forces: Forces } {
  const length = () => 24 + Math.round(random() * 456)
  const kind = Math.floor(random() * 3)
  const supports = kind === 0 ? simple(length()) : kind === 1 ? cantilever(length()) : twoSpans(length(), length())
  const whole = lengthOf(supports)
  const forces: Forces = {
    points: Array.from({ length: Math.floor(random() * 6) }, () => ({ lb: random() * 1000, atIn: random() * whole })),
    spreads: Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
      const [a, b] = [random() * whole, random() * whole]
      return { lbPerIn: random() * 20, fromIn: Math.min(a, b), toIn: Math.max(a, b) }
    }),
  }
  return { supports, forces }
}

/** Solves the beam with the frame solver. Each span is one member along x, and loads act in the −z direction. */
function byFrame(supports: Supports, { points, spreads }: Forces) {
  const elasticPsi = 29e6
  const section = { elasticPsi, shearPsi: 11.2e6, areaIn2: 10, iyIn4: 40, izIn4: 100, torsionIn4: 5 }
  const places = supports.kind === 'cantilever' ? [0, lengthOf(supports)] : supportPlaces(supports)
  const spans = places.slice(1).map((toIn, index) => ({ id: String(index), fromIn: places[index] as number, toIn }))
  const held = { y: 'fixed', z: 'fixed' } as const
  const first = { ...held, x: 'fixed', rx: 'fixed' } as const
  const model: FrameModel = {
    nodes: places.map((x, index) => ({ id: String(index), atIn: [x, 0, 0] })),
    members: spans.map(({ id }, index) => ({ id, start: id, end: String(index + 1), section })),
    supports: supportPlaces(supports).map((_, index) => ({
      node: String(index),
      restraints: index > 0 ? held : supports.kind === 'cantilever' ? { ...first, ry: 'fixed', rz: 'fixed' } : first,
    })),
  }
  const spanAt = (x: number) => spans.find(({ toIn }) => x < toIn) ?? spans.at(-1) ?? { id: '0', fromIn: 0, toIn: 0 }
  const down = (lb: number): Vector => [0, 0, -lb]
  const loads: FrameLoad[] = [
    ...points.map(({ atIn, lb }): FrameLoad => {
      const { id, fromIn } = spanAt(atIn)
      return { kind: 'point', member: id, atIn: atIn - fromIn, forceLb: down(lb) }
    }),
    ...spreads.flatMap(({ fromIn, toIn, lbPerIn }) =>
      spans.flatMap((span): FrameLoad[] => {
        const [from, to] = [Math.max(fromIn, span.fromIn) - span.fromIn, Math.min(toIn, span.toIn) - span.fromIn]
        const load = down(lbPerIn)
        const common = { kind: 'distributed', member: span.id, startLbPerIn: load, endLbPerIn: load } as const
        return to > from ? [{ ...common, fromIn: from, toIn: to }] : []
      }),
    ),
  ]
  const frame = factorFrame(model)
  if (isProblem(frame)) throw new Error(frame.message)
  const solution = frame.solve(loads)
  if (isProblem(solution)) throw new Error(solution.message)
  return {
    reactionsLb: supportPlaces(supports).map((_, index) => solution.reactions.get(String(index))?.zLb ?? Number.NaN),
    fixedInLb: solution.reactions.get('0')?.myInLb ?? Number.NaN,
    at: (x: number) => {
      const { id, fromIn } = spanAt(x)
      const { forcesAt, deflectionAt } = solution.member(id)
      const { momentZInLb, shearYLb } = forcesAt(x - fromIn)
      return { momentZInLb, shearYLb, bending: -deflectionAt(x - fromIn)[2] * elasticPsi * section.izIn4 }
    },
  }
}

test('matches the frame solver for random supports and loads', () => {
  const random = randomFrom(20_261_122)
  for (let run = 0; run < 200; run++) {
    const { supports, forces } = randomCase(random)
    const beam = solveBeam(supports, forces)
    const frame = byFrame(supports, forces)
    const places = Array.from({ length: 24 }, (_, index) => ((index + 0.5) * beam.lengthIn) / 24)
    const scaleOf = (of: (x: number) => number) => Math.max(...places.map((x) => Math.abs(of(x))), 1)
    const [moment, bending] = [scaleOf(beam.momentAt), scaleOf(beam.bendingAt)]
    for (const [index, { lb }] of beam.reactions.entries()) expect(lb).toBeCloseTo(frame.reactionsLb[index] ?? 0, 6)
    if (supports.kind === 'cantilever')
      expect((beam.reactions[0]?.momentInLb ?? 0) / moment).toBeCloseTo(frame.fixedInLb / moment, 8)
    for (const x of places) {
      const byElement = frame.at(x)
      expect((beam.momentAt(x) - byElement.momentZInLb) / moment).toBeCloseTo(0, 8)
      expect(beam.shearAt(x, 'right')).toBeCloseTo(-byElement.shearYLb, 6)
      expect((beam.bendingAt(x) - byElement.bending) / bending).toBeCloseTo(0, 8)
    }
    // The maximum moment must occur at one of the locations in `momentPeaks`.
    expect(scaleOf(beam.momentAt)).toBeLessThanOrEqual(
      Math.max(...beam.momentPeaks.map((x) => Math.abs(beam.momentAt(x)))) + 1e-6 * moment,
    )
  }
})
