import { describe, expect, test } from 'vitest'
import { solve } from '#engineering/frame/frame.fixture.ts'
import type { FrameLoad, FrameModel } from '#engineering/frame/model.ts'
import type { Vector } from '#engineering/vectors.ts'
import { randomFrom } from '#tests/random.ts'
import { type Forces, lengthOf, peak, type Supports, solveBeam, supportPlaces } from './beam-statics.ts'

const point = (lb: number, atIn: number): Forces => ({ points: [{ lb, atIn }], spreads: [] })
const spread = (lbPerIn: number, fromIn: number, toIn: number): Forces => ({
  points: [],
  spreads: [{ lbPerIn, fromIn, toIn }],
})
const simple = (spanIn: number): Supports => ({ kind: 'simple', spanIn })
const cantilever = (lengthIn: number): Supports => ({ kind: 'cantilever', lengthIn })
const twoSpans = (first: number, second: number): Supports => ({ kind: 'two-spans', spansIn: [first, second] })

const continuous = (lengthIn: number, placesIn: readonly number[]): Supports => ({
  kind: 'continuous',
  lengthIn,
  placesIn,
})

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

  test('has the tabulated moments and reactions for three spans under a uniform load (table 3-22c)', () => {
    const beam = solveBeam(continuous(3 * L, [0, L, 2 * L, 3 * L]), spread(w, 0, 3 * L))
    expect(beam.reactions.map(({ lb }) => lb / (w * L))).toEqual(
      [0.4, 1.1, 1.1, 0.4].map((part) => expect.closeTo(part, 9)),
    )
    expect(beam.momentAt(L)).toBeCloseTo(-0.1 * w * L ** 2, 6)
  })

  test('matches the moments from statics when both ends overhang', () => {
    // For a beam with a 144 in span, 48 in overhangs, and 3 lb/in, the moments are 3 × 48² / 2 = 3,456 in·lb at the
    // supports and 3 × 144² / 8 − 3,456 = 4,320 in·lb at midspan.
    const beam = solveBeam(continuous(240, [48, 192]), spread(3, 0, 240))
    expect(beam.reactions.map(({ lb }) => lb)).toEqual([360, 360].map((lb) => expect.closeTo(lb, 9)))
    expect([beam.momentAt(48), beam.momentAt(120)]).toEqual([-3456, 4320].map((each) => expect.closeTo(each, 6)))
  })

  test('matches the reactions from the three-moment equation when a support is displaced', () => {
    // With k = E I δ / L², the moments at the interior supports of three spans are −3.6 k and 2.4 k if the first
    // interior support rises by δ. The reaction at that support is (6 + 3.6) k / L. For two spans, the reaction at the
    // middle support is 6 E I δ / L³.
    const flexuralLbIn2 = 1e8
    const of = (placesIn: number[], displacedIn: number[]) =>
      solveBeam(continuous(placesIn.at(-1) ?? 0, placesIn), point(0, 1), { flexuralLbIn2, displacedIn }).reactions[1]
        ?.lb
    expect(of([0, 120, 240], [0, -0.5, 0])).toBeCloseTo((6 * 1e8 * 0.5) / 120 ** 3, 6)
    expect(of([0, 120, 240, 360], [0, -0.5, 0, 0])).toBeCloseTo((9.6 * 1e8 * 0.5) / 120 ** 3, 6)
  })

  test('has no end reactions when the load is directly over the middle support', () => {
    const beam = solveBeam(twoSpans(L, 100), point(P, L))
    expect(beam.reactions.map(({ lb }) => lb)).toEqual([0, P, 0].map((lb) => expect.closeTo(lb, 9)))
  })
})

function randomCase(random: () => number): { supports: Supports; forces: Forces } {
  const length = () => 24 + Math.round(random() * 456)
  const kind = Math.floor(random() * 4)
  const spans = Array.from({ length: 1 + Math.floor(random() * 5) }, length)
  const overIn = random() < 0.5 ? 0 : length() / 2
  const placesIn = [overIn]
  for (const each of spans) placesIn.push((placesIn.at(-1) ?? 0) + each)
  const supports = [
    simple(length()),
    cantilever(length()),
    twoSpans(length(), length()),
    continuous((placesIn.at(-1) ?? 0) + (random() < 0.5 ? 0 : length() / 2), placesIn),
  ][kind] as Supports
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

const [elasticPsi, shearPsi, izIn4] = [29e6, 11.2e6, 100]

/** Solves the beam with the frame solver. Each span is one member along x, and loads act in the −z direction. */
function byFrame(supports: Supports, { points, spreads }: Forces, shearAreaIn2?: number) {
  const bare = { elasticPsi, shearPsi, areaIn2: 10, iyIn4: 40, izIn4, torsionIn4: 5 }
  const section = shearAreaIn2 ? { ...bare, shearAreaYIn2: shearAreaIn2 } : bare
  const places = [...new Set([0, ...supportPlaces(supports), lengthOf(supports)])]
  const spans = places.slice(1).map((toIn, index) => ({ id: String(index), fromIn: places[index] as number, toIn }))
  const nodeAt = (atIn: number) => String(places.indexOf(atIn))
  const held = { y: 'fixed', z: 'fixed' } as const
  const first = { ...held, x: 'fixed', rx: 'fixed' } as const
  const model: FrameModel = {
    nodes: places.map((x, index) => ({ id: String(index), atIn: [x, 0, 0] })),
    members: spans.map(({ id }, index) => ({ id, start: id, end: String(index + 1), section })),
    supports: supportPlaces(supports).map((atIn, index) => ({
      node: nodeAt(atIn),
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
  const solution = solve(model, loads)
  return {
    reactionsLb: supportPlaces(supports).map((atIn) => solution.reactions.get(nodeAt(atIn))?.zLb ?? Number.NaN),
    fixedInLb: solution.reactions.get('0')?.myInLb ?? Number.NaN,
    at: (x: number) => {
      const { id, fromIn } = spanAt(x)
      const { forcesAt, deflectionAt } = solution.member(id)
      const { momentZInLb, shearYLb } = forcesAt(x - fromIn)
      return { momentZInLb, shearYLb, bending: -deflectionAt(x - fromIn)[2] * elasticPsi * izIn4 }
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

test('matches the frame solver for random continuous beams with shear flexibility', () => {
  const random = randomFrom(20_261_125)
  const shearAreaIn2 = 0.4
  const stiffness = { flexuralLbIn2: elasticPsi * izIn4, webLb: shearPsi * shearAreaIn2 }
  for (let run = 0; run < 100; run++) {
    const { supports, forces } = randomCase(random)
    if (supports.kind !== 'continuous') continue
    const beam = solveBeam(supports, forces, stiffness)
    const frame = byFrame(supports, forces, shearAreaIn2)
    const all = beam.reactions.reduce((sum, { lb }) => sum + Math.abs(lb), 1)
    for (const [index, { lb }] of beam.reactions.entries())
      expect((lb - (frame.reactionsLb[index] ?? 0)) / all).toBeCloseTo(0, 8)
    const places = Array.from({ length: 24 }, (_, index) => ((index + 0.5) * beam.lengthIn) / 24)
    const deflectionAt = (x: number) => beam.bendingAt(x) + (beam.webAt(x) * stiffness.flexuralLbIn2) / stiffness.webLb
    const scale = Math.max(...places.map((x) => Math.abs(deflectionAt(x))))
    for (const x of places) expect((deflectionAt(x) - frame.at(x).bending) / scale).toBeCloseTo(0, 7)
  }
})
