/**
 * Statics of beams: reactions, and exact functions for shear, moment, and deflection at any location. Units are inches,
 * pounds, and in·lb. Loads and deflections are positive downward, reactions are positive upward, and a positive moment
 * causes tension on the bottom. E I is constant along the beam. Sources: singularity functions (Macaulay; Hibbeler,
 * Mechanics of Materials, 12.3) and the three-moment equation (Clapeyron; Timoshenko, Strength of Materials I, 47).
 */

export interface PointForce {
  readonly atIn: number
  readonly lb: number
}

export interface SpreadForce {
  readonly fromIn: number
  readonly toIn: number
  readonly lbPerIn: number
}

export interface Forces {
  readonly points: readonly PointForce[]
  readonly spreads: readonly SpreadForce[]
}

/**
 * A beam on two or more supports at any locations, listed from left to right. The ends of the beam can extend past the
 * outer supports.
 */
export interface Continuous {
  readonly kind: 'continuous'
  readonly lengthIn: number
  readonly placesIn: readonly number[]
}

/** A simple span, a cantilever that is fixed at its left end, two continuous spans, or supports at any locations. */
export type Supports =
  | { readonly kind: 'simple'; readonly spanIn: number }
  | { readonly kind: 'cantilever'; readonly lengthIn: number }
  | { readonly kind: 'two-spans'; readonly spansIn: readonly [number, number] }
  | Continuous

/** Properties that affect the reactions of a continuous beam. The two-span tables ignore them. */
export interface Stiffness {
  /**
   * Flexural stiffness E I in lb·in², and shear stiffness G A in lb. If G A is absent, the web is assumed to be rigid.
   */
  readonly flexuralLbIn2: number
  readonly webLb?: number | undefined
  /** Downward displacement of each support, in inches. */
  readonly displacedIn?: readonly number[]
}

export interface Reaction {
  readonly atIn: number
  readonly lb: number
  /** Moment at a fixed end. It is negative for downward loads. */
  readonly momentInLb?: number
}

export interface SolvedBeam {
  readonly reactions: readonly Reaction[]
  readonly lengthIn: number
  /** Shear immediately to the left or right of a location, in pounds. */
  readonly shearAt: (xIn: number, side: 'left' | 'right') => number
  readonly momentAt: (xIn: number) => number
  /** Deflection due to bending, multiplied by E I, in lb·in³. */
  readonly bendingAt: (xIn: number) => number
  /** Deflection due to shear, multiplied by the shear stiffness, in in·lb. */
  readonly webAt: (xIn: number) => number
  /** Locations where the maximum moment can occur: supports, loads, and points of zero shear. */
  readonly momentPeaks: readonly number[]
}

export const lengthOf = (supports: Supports): number =>
  supports.kind === 'simple'
    ? supports.spanIn
    : supports.kind === 'two-spans'
      ? supports.spansIn[0] + supports.spansIn[1]
      : supports.lengthIn

/** Returns the support locations: one for a cantilever, and two or more for other beams. */
export const supportPlaces = (supports: Supports): number[] =>
  supports.kind === 'simple'
    ? [0, supports.spanIn]
    : supports.kind === 'cantilever'
      ? [0]
      : supports.kind === 'two-spans'
        ? [0, supports.spansIn[0], supports.spansIn[0] + supports.spansIn[1]]
        : [...supports.placesIn]

/**
 * Macaulay bracket. Powers are computed by multiplication, because `**` with a variable exponent took 10% of the
 * calculation time.
 */
const past = (x: number, from: number, power: 1 | 2 | 3 | 4): number => {
  if (x <= from) return 0
  const reach = x - from
  const square = reach * reach
  return power === 1 ? reach : power === 2 ? square : power === 3 ? square * reach : square * square
}

/** Returns the sum of the loads. */
export const totalLb = ({ points, spreads }: Forces): number =>
  points.reduce((sum, { lb }) => sum + lb, 0) +
  spreads.reduce((sum, { fromIn, toIn, lbPerIn }) => sum + lbPerIn * (toIn - fromIn), 0)

/** First moment of the loads about the left end of the beam, in in·lb. */
export const firstMoment = ({ points, spreads }: Forces): number =>
  points.reduce((sum, { atIn, lb }) => sum + lb * atIn, 0) +
  spreads.reduce((sum, { fromIn, toIn, lbPerIn }) => sum + (lbPerIn * (toIn ** 2 - fromIn ** 2)) / 2, 0)

/** Returns the loads between two locations. Unless it is `last`, a point load at the second location isn't included. */
export const loadsOn = ({ points, spreads }: Forces, fromIn: number, toIn: number, last = true): Forces => ({
  points: points.filter(({ atIn }) => atIn >= fromIn && (atIn < toIn || (last && atIn <= toIn))),
  spreads: spreads
    .map((each) => ({ ...each, fromIn: Math.max(each.fromIn, fromIn), toIn: Math.min(each.toIn, toIn) }))
    .filter((each) => each.toIn > each.fromIn),
})

/** Returns the loads between two locations, with load locations measured from the first location. */
export function loadsBetween(forces: Forces, fromIn: number, toIn: number, last = true): Forces {
  const { points, spreads } = loadsOn(forces, fromIn, toIn, last)
  return {
    points: points.map((each) => ({ ...each, atIn: each.atIn - fromIn })),
    spreads: spreads.map((each) => ({ ...each, fromIn: each.fromIn - fromIn, toIn: each.toIn - fromIn })),
  }
}

/** Load term for a span in the three-moment equation, 6 A a / L, measured from the outer end. */
const spanTerm = ({ points, spreads }: Forces, spanIn: number): number =>
  points.reduce((sum, { atIn, lb }) => sum + (lb * atIn * (spanIn ** 2 - atIn ** 2)) / spanIn, 0) +
  spreads.reduce(
    (sum, { fromIn, toIn, lbPerIn }) =>
      sum + (lbPerIn / spanIn) * ((spanIn ** 2 * (toIn ** 2 - fromIn ** 2)) / 2 - (toIn ** 4 - fromIn ** 4) / 4),
    0,
  )

const mirrored = ({ points, spreads }: Forces, spanIn: number): Forces => ({
  points: points.map(({ atIn, lb }) => ({ atIn: spanIn - atIn, lb })),
  spreads: spreads.map(({ fromIn, toIn, lbPerIn }) => ({ fromIn: spanIn - toIn, toIn: spanIn - fromIn, lbPerIn })),
})

/** First moment, about a location, of the loads to its left, in in·lb. */
const momentOfLoads = ({ points, spreads }: Forces, x: number): number =>
  points.reduce((sum, { atIn, lb }) => sum + lb * past(x, atIn, 1), 0) +
  spreads.reduce((sum, { fromIn, toIn, lbPerIn }) => sum + (lbPerIn * (past(x, fromIn, 2) - past(x, toIn, 2))) / 2, 0)

/**
 * Moments at the supports of a continuous beam, in in·lb, from the three-moment equation with displaced supports. In a
 * beam that is flexible in shear, the rotations of the cross sections are continuous, but the slopes are not. The chord
 * line of each span then also rotates by (M right − M left) / (G A L).
 */
function supportMoments(
  { placesIn, lengthIn }: Continuous,
  forces: Forces,
  stiffness: Stiffness | undefined,
): number[] {
  const last = placesIn.length - 1
  const flexural = stiffness?.flexuralLbIn2 ?? 0
  const shear = stiffness?.webLb ? (6 * flexural) / stiffness.webLb : 0
  const place = (index: number) => placesIn[index] as number
  const span = (index: number) => place(index + 1) - place(index)
  const moments = placesIn.map(() => 0)
  moments[0] = -momentOfLoads(forces, place(0))
  moments[last] = -momentOfLoads(mirrored(forces, lengthIn), lengthIn - place(last))
  // Forward elimination of the tridiagonal equations, given the diagonal and the constant for each support.
  const [diagonals, constants] = [[1], [moments[0]]]
  for (let index = 1; index < last; index++) {
    const [left, right] = [span(index - 1), span(index)]
    const sunk = (other: number) => (stiffness?.displacedIn?.[index] ?? 0) - (stiffness?.displacedIn?.[other] ?? 0)
    const before = left - shear / left
    const previous = index === 1 ? 0 : span(index - 1) - shear / span(index - 1)
    const ratio = before / (diagonals[index - 1] as number)
    diagonals[index] = 2 * (left + right) + shear / left + shear / right - (index === 1 ? 0 : ratio * previous)
    constants[index] =
      6 * flexural * (sunk(index - 1) / left + sunk(index + 1) / right) -
      spanTerm(loadsBetween(forces, place(index - 1), place(index)), left) -
      spanTerm(mirrored(loadsBetween(forces, place(index), place(index + 1)), right), right) -
      ratio * (constants[index - 1] as number)
  }
  for (let index = last - 1; index >= 1; index--) {
    const after = span(index) - shear / span(index)
    moments[index] =
      ((constants[index] as number) - after * (moments[index + 1] as number)) / (diagonals[index] as number)
  }
  return moments
}

/** Reactions of a continuous beam, from the moments at its supports. */
function continuousReactions(supports: Continuous, forces: Forces, stiffness: Stiffness | undefined): Reaction[] {
  const { placesIn } = supports
  const moments = supportMoments(supports, forces, stiffness)
  const reactions: Reaction[] = []
  for (let index = 0; index < placesIn.length - 1; index++) {
    const [atIn, nextIn] = [placesIn[index] as number, placesIn[index + 1] as number]
    const before = reactions.reduce((sum, each) => sum + each.lb * (nextIn - each.atIn), 0)
    const lb = ((moments[index + 1] as number) + momentOfLoads(forces, nextIn) - before) / (nextIn - atIn)
    reactions.push({ atIn, lb })
  }
  const carried = reactions.reduce((sum, { lb }) => sum + lb, 0)
  return [...reactions, { atIn: placesIn.at(-1) as number, lb: totalLb(forces) - carried }]
}

/** Returns the reactions of a beam. `stiffness` affects only continuous beams, as in `solveBeam`. */
export function reactionsOf(supports: Supports, forces: Forces, stiffness?: Stiffness): Reaction[] {
  if (supports.kind === 'continuous') return continuousReactions(supports, forces, stiffness)
  const total = totalLb(forces)
  if (supports.kind === 'cantilever') return [{ atIn: 0, lb: total, momentInLb: -firstMoment(forces) }]
  if (supports.kind === 'simple') {
    const { spanIn } = supports
    const right = firstMoment(forces) / spanIn
    return [
      { atIn: 0, lb: total - right },
      { atIn: spanIn, lb: right },
    ]
  }
  const [first, second] = supports.spansIn
  const left = loadsBetween(forces, 0, first)
  const right = mirrored(loadsBetween(forces, first, first + second), second)
  const onSupport = forces.points.filter(({ atIn }) => atIn === first).reduce((sum, { lb }) => sum + lb, 0)
  const moment = -(spanTerm(left, first) + spanTerm(right, second)) / (2 * (first + second))
  // A load over the middle support belongs to both spans but does not bend either one.
  const outer = (of: Forces, spanIn: number) => totalLb(of) - firstMoment(of) / spanIn + moment / spanIn
  const [a, c] = [outer(left, first), outer(right, second)]
  const middle = totalLb(left) + totalLb(right) - onSupport - a - c
  return [
    { atIn: 0, lb: a },
    { atIn: first, lb: middle },
    { atIn: first + second, lb: c },
  ]
}

/**
 * Solves a beam. `stiffness` affects only continuous beams. If it is omitted, the web is assumed to be rigid, and the
 * supports are assumed to be level.
 */
export function solveBeam(supports: Supports, forces: Forces, stiffness?: Stiffness): SolvedBeam {
  const { points, spreads } = forces
  const lengthIn = lengthOf(supports)
  const reactions = reactionsOf(supports, forces, stiffness)
  const fixedInLb = reactions[0]?.momentInLb ?? 0
  const shearAt = (x: number, side: 'left' | 'right') => {
    const passed = (at: number) => (side === 'right' ? at <= x : at < x)
    return (
      reactions.reduce((sum, { atIn, lb }) => sum + (passed(atIn) ? lb : 0), 0) -
      points.reduce((sum, { atIn, lb }) => sum + (passed(atIn) ? lb : 0), 0) -
      spreads.reduce((sum, { fromIn, toIn, lbPerIn }) => sum + lbPerIn * (past(x, fromIn, 1) - past(x, toIn, 1)), 0)
    )
  }
  /**
   * Returns a repeated integral of the loads. Power 1 gives the moment, and power 3 gives the second integral of the
   * moment.
   */
  const integral = (x: number, power: 1 | 3) => {
    const next = power === 1 ? 2 : 4
    return (
      (power === 1 ? fixedInLb : (fixedInLb * x * x) / 2) +
      (reactions.reduce((sum, { atIn, lb }) => sum + lb * past(x, atIn, power), 0) -
        points.reduce((sum, { atIn, lb }) => sum + lb * past(x, atIn, power), 0)) /
        (power === 1 ? 1 : 6) -
      spreads.reduce(
        (sum, { fromIn, toIn, lbPerIn }) => sum + lbPerIn * (past(x, fromIn, next) - past(x, toIn, next)),
        0,
      ) /
        (power === 1 ? 2 : 24)
    )
  }
  const momentAt = (x: number) => integral(x, 1)
  const places = supportPlaces(supports)
  const [first = 0, second] = places
  /** The straight line through a function's values at two locations. */
  const lineOf = (of: (x: number) => number, fromIn: number, toIn: number) => {
    const [from, to] = [of(fromIn), of(toIn)]
    return (x: number) => from + ((to - from) * (x - fromIn)) / (toIn - fromIn)
  }
  const bent = (x: number) => integral(x, 3)
  const level = second === undefined ? () => 0 : lineOf(bent, first, second)
  // With a rigid web, the reactions ignore the deflection of the web, so each span has its own straight line. The
  // moment from the supports varies linearly between supports.
  const webLines = places
    .slice(1)
    .map((toIn, index) => ({ toIn, line: lineOf(momentAt, places[index] as number, toIn) }))
  const isFlexible = supports.kind === 'continuous' && stiffness?.webLb !== undefined
  const webLine = (x: number) =>
    (isFlexible ? webLines[0] : (webLines.find(({ toIn }) => x <= toIn) ?? webLines.at(-1)))?.line(x) ?? fixedInLb
  let peaks: readonly number[] | undefined
  return {
    reactions,
    lengthIn,
    shearAt,
    momentAt,
    bendingAt: (x) => level(x) - bent(x),
    webAt: (x) => momentAt(x) - webLine(x),
    get momentPeaks() {
      peaks ??= momentPeaksOf(supports, forces, shearAt)
      return peaks
    },
  }
}

function momentPeaksOf(supports: Supports, { points, spreads }: Forces, shearAt: SolvedBeam['shearAt']): number[] {
  const ends = [
    ...new Set([
      0,
      lengthOf(supports),
      ...supportPlaces(supports),
      ...points.map(({ atIn }) => atIn),
      ...spreads.flatMap(({ fromIn, toIn }) => [fromIn, toIn]),
    ]),
  ].toSorted((a, b) => a - b)
  const zeros = ends.slice(1).flatMap((to, index) => {
    const from = ends[index] as number
    const [left, right] = [shearAt(from, 'right'), shearAt(to, 'left')]
    return left * right < 0 ? [from + ((to - from) * left) / (left - right)] : []
  })
  return [...ends, ...zeros].toSorted((a, b) => a - b)
}

/**
 * Returns the maximum of a function over a range, and where it occurs. The function is sampled, and a parabola is
 * fitted through the three points around the maximum.
 */
export function peak(
  of: (x: number) => number,
  fromIn: number,
  toIn: number,
  samples = 80,
): { at: number; value: number } {
  const step = (toIn - fromIn) / samples
  let [best, value] = [fromIn, of(fromIn)]
  for (let index = 1; index <= samples; index++) {
    const x = fromIn + index * step
    const y = of(x)
    if (y > value) [best, value] = [x, y]
  }
  if (best - step < fromIn || best + step > toIn) return { at: best, value }
  const [left, right] = [of(best - step), of(best + step)]
  const bend = left - 2 * value + right
  const at = bend < 0 ? best + (step * (left - right)) / (2 * bend) : best
  const refined = of(at)
  return refined > value ? { at, value: refined } : { at: best, value }
}
