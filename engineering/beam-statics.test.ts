import { describe, expect, test } from 'vitest'
import { randomFrom } from '../tests/random.ts'
import {
  type Forces,
  lengthOf,
  peak,
  type SolvedBeam,
  type Supports,
  solveBeam,
  supportPlaces,
} from './beam-statics.ts'

const none: Forces = { points: [], spreads: [] }
const point = (lb: number, atIn: number): Forces => ({ points: [{ lb, atIn }], spreads: [] })
const spread = (lbPerIn: number, fromIn: number, toIn: number): Forces => ({
  points: [],
  spreads: [{ lbPerIn, fromIn, toIn }],
})
const simple = (spanIn: number): Supports => ({ kind: 'simple', spanIn })
const cantilever = (lengthIn: number): Supports => ({ kind: 'cantilever', lengthIn })
const twoSpans = (first: number, second: number): Supports => ({ kind: 'two-spans', spansIn: [first, second] })
const reactions = (solved: SolvedBeam) => solved.reactions.map(({ lb }) => lb)

const L = 240
const w = 3
const P = 500

describe('closed formulas of the AISC Manual, table 3-23', () => {
  test('case 1, simple span, uniform: R = wL/2, M = wL²/8, 5wL⁴/384EI', () => {
    const beam = solveBeam(simple(L), spread(w, 0, L))
    expect(reactions(beam)).toEqual([360, 360])
    expect(beam.momentAt(L / 2)).toBeCloseTo((w * L ** 2) / 8, 6)
    expect(beam.bendingAt(L / 2)).toBeCloseTo((5 * w * L ** 4) / 384, 1)
    expect(beam.turns).toContain(L / 2)
  })

  test('case 7, load in the middle: M = PL/4, PL³/48EI', () => {
    const beam = solveBeam(simple(L), point(P, L / 2))
    expect(beam.momentAt(L / 2)).toBeCloseTo((P * L) / 4, 6)
    expect(beam.bendingAt(L / 2)).toBeCloseTo((P * L ** 3) / 48, 1)
  })

  test('case 8, load at any place: M = Pab/L, Pa²b²/3EIL under it', () => {
    const [a, b] = [72, 168]
    const beam = solveBeam(simple(L), point(P, a))
    expect(beam.momentAt(a)).toBeCloseTo((P * a * b) / L, 6)
    expect(beam.bendingAt(a)).toBeCloseTo((P * a ** 2 * b ** 2) / (3 * L), 1)
    // The largest lies at √((L² − a²) / 3) from the far support.
    const { at } = peak(beam.bendingAt, 0, L, 200)
    expect(L - at).toBeCloseTo(Math.sqrt((L ** 2 - a ** 2) / 3), 1)
  })

  test('case 4, uniform over a part: R1 = wb(2c + b)/2L, M = R1 (a + R1/2w)', () => {
    const [a, b, c] = [48, 96, 96]
    const beam = solveBeam(simple(L), spread(w, a, a + b))
    const r1 = (w * b * (2 * c + b)) / (2 * L)
    expect(reactions(beam)[0]).toBeCloseTo(r1, 9)
    expect(Math.max(...beam.turns.map(beam.momentAt))).toBeCloseTo(r1 * (a + r1 / (2 * w)), 6)
  })

  test('case 19, cantilever, uniform: M = wL²/2, wL⁴/8EI', () => {
    const beam = solveBeam(cantilever(L), spread(w, 0, L))
    expect(beam.momentAt(0)).toBeCloseTo((-w * L ** 2) / 2, 6)
    expect(beam.bendingAt(L)).toBeCloseTo((w * L ** 4) / 8, 1)
    expect(beam.momentAt(L)).toBeCloseTo(0, 6)
  })

  test('case 21 and 22, cantilever, load at a place: Pb²(3L − b)/6EI at the tip', () => {
    const b = 180
    const beam = solveBeam(cantilever(L), point(P, b))
    expect(beam.bendingAt(L)).toBeCloseTo((P * b ** 2 * (3 * L - b)) / 6, 1)
    expect(solveBeam(cantilever(L), point(P, L)).bendingAt(L)).toBeCloseTo((P * L ** 3) / 3, 1)
  })

  test('two equal spans, both uniform: 3/8, 10/8, 3/8 of wL, M = −wL²/8', () => {
    const beam = solveBeam(twoSpans(L, L), spread(w, 0, 2 * L))
    const [a, b, c] = reactions(beam)
    expect([a, b, c].map((each) => (each ?? 0) / (w * L))).toEqual([
      expect.closeTo(3 / 8, 9),
      expect.closeTo(10 / 8, 9),
      expect.closeTo(3 / 8, 9),
    ])
    expect(beam.momentAt(L)).toBeCloseTo((-w * L ** 2) / 8, 5)
    expect(peak(beam.bendingAt, 0, L, 200).value / (w * L ** 4)).toBeCloseTo(1 / 185, 4)
  })

  test('case 29, one of two spans uniform: 7/16, 5/8, −1/16 of wL, 0.0092 wL⁴/EI', () => {
    const beam = solveBeam(twoSpans(L, L), spread(w, 0, L))
    const [a, b, c] = reactions(beam).map((lb) => lb / (w * L))
    expect(a).toBeCloseTo(7 / 16, 9)
    expect(b).toBeCloseTo(5 / 8, 9)
    expect(c).toBeCloseTo(-1 / 16, 9)
    expect(peak(beam.bendingAt, 0, L, 200).value / (w * L ** 4)).toBeCloseTo(0.0092, 4)
  })

  test('case 30, load in the middle of one of two spans: 13/32, 11/16, −3/32 of P, M = 13 PL/64, 0.015 PL³/EI', () => {
    const beam = solveBeam(twoSpans(L, L), point(P, L / 2))
    const [a, b, c] = reactions(beam).map((lb) => lb / P)
    expect(a).toBeCloseTo(13 / 32, 9)
    expect(b).toBeCloseTo(11 / 16, 9)
    expect(c).toBeCloseTo(-3 / 32, 9)
    expect(beam.momentAt(L / 2)).toBeCloseTo((13 / 64) * P * L, 6)
    expect(peak(beam.bendingAt, 0, L, 200).value / (P * L ** 3)).toBeCloseTo(0.015, 4)
  })

  test('a load on a middle support bends nothing', () => {
    const beam = solveBeam(twoSpans(L, 100), point(P, L))
    expect(reactions(beam)).toEqual([expect.closeTo(0, 9), expect.closeTo(P, 9), expect.closeTo(0, 9)])
  })

  test('nothing on it', () => {
    const beam = solveBeam(simple(L), none)
    expect(reactions(beam)).toEqual([0, 0])
    expect(beam.momentAt(100)).toBe(0)
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

/** Stiffness matrix of straight beam elements (Cook, Concepts and Applications of Finite Element Analysis, 2.3), E I = 1. */
function byFiniteElements(supports: Supports, { points, spreads }: Forces, elements: number) {
  const length = lengthOf(supports)
  const h = length / elements
  const size = 2 * (elements + 1)
  const matrix = Array.from({ length: size }, () => new Float64Array(size))
  const load = new Float64Array(size)
  const k = [
    [12, 6 * h, -12, 6 * h],
    [6 * h, 4 * h * h, -6 * h, 2 * h * h],
    [-12, -6 * h, 12, -6 * h],
    [6 * h, 2 * h * h, -6 * h, 4 * h * h],
  ]
  const shapes = (t: number) => [
    1 - 3 * t ** 2 + 2 * t ** 3,
    h * (t - 2 * t ** 2 + t ** 3),
    3 * t ** 2 - 2 * t ** 3,
    h * (t ** 3 - t ** 2),
  ]
  const put = (x: number, lb: number) => {
    const element = Math.min(elements - 1, Math.floor(x / h))
    shapes((x - element * h) / h).forEach((part, index) => {
      load[2 * element + index] = (load[2 * element + index] ?? 0) + part * lb
    })
  }
  for (const { atIn, lb } of points) put(atIn, lb)
  // Spread loads as many small ones.
  for (const { fromIn, toIn, lbPerIn } of spreads) {
    const pieces = 4000
    const step = (toIn - fromIn) / pieces
    for (let index = 0; index < pieces; index++) put(fromIn + (index + 0.5) * step, lbPerIn * step)
  }
  for (let element = 0; element < elements; element++) {
    for (let i = 0; i < 4; i++) {
      for (let j = 0; j < 4; j++) {
        const row = matrix[2 * element + i] as Float64Array
        row[2 * element + j] = (row[2 * element + j] ?? 0) + (k[i]?.[j] ?? 0) / h ** 3
      }
    }
  }
  const held = supports.kind === 'cantilever' ? [0, 1] : supportPlaces(supports).map((x) => 2 * Math.round(x / h))
  for (const place of held) {
    for (let index = 0; index < size; index++) {
      ;(matrix[place] as Float64Array)[index] = 0
      ;(matrix[index] as Float64Array)[place] = 0
    }
    ;(matrix[place] as Float64Array)[place] = 1
    load[place] = 0
  }
  // Gauss; the matrix is banded and positive.
  for (let column = 0; column < size; column++) {
    for (let row = column + 1; row < Math.min(size, column + 4); row++) {
      const factor = ((matrix[row]?.[column] ?? 0) as number) / (matrix[column]?.[column] as number)
      if (factor === 0) continue
      for (let index = column; index < Math.min(size, column + 8); index++) {
        ;(matrix[row] as Float64Array)[index] = (matrix[row]?.[index] ?? 0) - factor * (matrix[column]?.[index] ?? 0)
      }
      load[row] = (load[row] ?? 0) - factor * (load[column] ?? 0)
    }
  }
  const found = new Float64Array(size)
  for (let row = size - 1; row >= 0; row--) {
    let sum = load[row] ?? 0
    for (let index = row + 1; index < Math.min(size, row + 8); index++)
      sum -= (matrix[row]?.[index] ?? 0) * (found[index] ?? 0)
    found[row] = sum / (matrix[row]?.[row] as number)
  }
  return (node: number) => found[2 * node] ?? 0
}

describe('any loads on any supports', () => {
  const random = randomFrom(20_261_122)
  const cases = Array.from({ length: 200 }, () => randomCase(random))

  test('reactions are as large as the loads, and turn as they do', () => {
    for (const { supports, forces } of cases) {
      const solved = solveBeam(supports, forces)
      const total =
        forces.points.reduce((sum, { lb }) => sum + lb, 0) +
        forces.spreads.reduce((sum, { lbPerIn, fromIn, toIn }) => sum + lbPerIn * (toIn - fromIn), 0)
      const turning =
        forces.points.reduce((sum, { lb, atIn }) => sum + lb * atIn, 0) +
        forces.spreads.reduce((sum, { lbPerIn, fromIn, toIn }) => sum + (lbPerIn * (toIn ** 2 - fromIn ** 2)) / 2, 0)
      expect(solved.reactions.reduce((sum, { lb }) => sum + lb, 0)).toBeCloseTo(total, 6)
      const righting = solved.reactions.reduce((sum, { lb, atIn, momentInLb = 0 }) => sum + lb * atIn - momentInLb, 0)
      expect(righting / turning).toBeCloseTo(1, 9)
    }
  })

  test('the moment closes at the ends, is the integral of the shear, and nothing sinks where it is held', () => {
    for (const { supports, forces } of cases) {
      const solved = solveBeam(supports, forces)
      const { lengthIn, momentAt, shearAt, bendingAt } = solved
      const scale = Math.max(...solved.turns.map((x) => Math.abs(momentAt(x))), 1)
      expect(momentAt(lengthIn) / scale).toBeCloseTo(0, 9)
      expect(shearAt(lengthIn, 'right')).toBeCloseTo(0, 6)
      for (const [index, x] of solved.turns.slice(1).entries()) {
        const from = solved.turns[index] as number
        // Shear is straight between two places, so its mean is that of its ends.
        const mean = (shearAt(from, 'right') + shearAt(x, 'left')) / 2
        expect((momentAt(x) - momentAt(from) - mean * (x - from)) / scale).toBeCloseTo(0, 6)
      }
      const sunk = Math.max(...solved.turns.map((x) => Math.abs(bendingAt(x))), 1)
      for (const x of supportPlaces(supports)) expect(bendingAt(x) / sunk).toBeCloseTo(0, 6)
    }
  })

  test('deflections agree with a solution by finite elements', () => {
    for (const { supports, forces } of cases.slice(0, 24)) {
      // Elements as long as leaves a node at each support.
      const elements = supports.kind === 'two-spans' ? lengthOf(supports) : 60
      const solved = solveBeam(supports, forces)
      const found = byFiniteElements(supports, forces, elements)
      const h = solved.lengthIn / elements
      const largest = Math.max(...Array.from({ length: elements + 1 }, (_, node) => Math.abs(found(node))))
      for (let node = 0; node <= elements; node += 3) {
        expect((solved.bendingAt(node * h) - found(node)) / largest).toBeCloseTo(0, 4)
      }
    }
  })
})
