/**
 * A beam on three or more picks that are not level. A pick can only pull upward. If the beam rises at a pick, the sling
 * goes slack. Units are inches and pounds.
 */

import { type Continuous, type Forces, type SolvedBeam, solveBeam } from './beam-statics.ts'
import type { Beam } from './beams.ts'
import { deflectionOf } from './moved-loads.ts'

/** Tolerances for a pull in pounds and for a gap in inches. */
const NO_FORCE_LB = 1e-3
const NO_GAP_IN = 1e-6

/** Returns the index of the smallest value, or −1 if no value is below the limit. */
const lowest = (values: readonly number[], limit: number): number => {
  const least = Math.min(...values)
  return least < limit ? values.indexOf(least) : -1
}

/**
 * Solves a beam on picks that are displaced downward by `displacedIn`. Picks that would push go slack. A slack pick
 * becomes active again if the beam would drop below it. Returns undefined if the beam tips off its picks.
 */
function solveOnPicks(
  beam: Beam,
  { lengthIn, placesIn }: Continuous,
  forces: Forces,
  displacedIn: readonly number[],
): SolvedBeam | undefined {
  let pulling = placesIn.map((_, index) => index)
  // Each step changes one pick. Real beams converge within a few steps.
  for (let step = 0; step < placesIn.length ** 2 && pulling.length > 1; step++) {
    const at = pulling.map((index) => placesIn[index] as number)
    const down = pulling.map((index) => displacedIn[index] as number)
    const solved = solveBeam({ kind: 'continuous', lengthIn, placesIn: at }, forces, { ...beam, displacedIn: down })
    const pushing = lowest(
      solved.reactions.map(({ lb }) => lb),
      -NO_FORCE_LB,
    )
    if (pushing >= 0) {
      pulling = pulling.filter((_, index) => index !== pushing)
      continue
    }
    const [firstIn, secondIn] = at as [number, number]
    const [first, second] = down as [number, number]
    const curve = deflectionOf(beam, solved)
    const deflectionAt = (x: number) => curve(x) + first + ((second - first) * (x - firstIn)) / (secondIn - firstIn)
    const gaps = placesIn.map((x, index) =>
      pulling.includes(index) ? 0 : (displacedIn[index] as number) - deflectionAt(x),
    )
    const caught = lowest(gaps, -NO_GAP_IN)
    if (caught < 0) return solved
    pulling = [...pulling, caught].toSorted((a, b) => a - b)
  }
  return undefined
}

/**
 * Returns the solved beam with all picks level, and then with each pick in turn too high or too low by `unevenIn`.
 * Returns undefined if the beam tips off its picks. The loads include the self-weight.
 */
export function unevenBeams(
  beam: Beam,
  supports: Continuous,
  forces: Forces,
  unevenIn: number,
): readonly SolvedBeam[] | undefined {
  const { placesIn } = supports
  const level = placesIn.map(() => 0)
  const cases = [
    level,
    ...(unevenIn > 0
      ? placesIn.flatMap((_, index) => [level.with(index, unevenIn), level.with(index, -unevenIn)])
      : []),
  ]
  const solved = cases.map((displacedIn) => solveOnPicks(beam, supports, forces, displacedIn))
  return solved.every((each) => each !== undefined) ? solved : undefined
}
