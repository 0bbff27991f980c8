/** Displacements and deflections of members. Lengths are in inches. */
import { fixedClauseOf } from '#engineering/checks/check-texts.ts'
import { DEFLECTION_RATIO } from '#engineering/factors.ts'
import type { Point } from '../model.ts'
import type { CheckList } from './checks.ts'
import type { Frame } from './frame.ts'
import type { ActionSet } from './load-paths.ts'
import { isLevel } from './members.ts'
import { bayAt, type Run, runIn } from './runs.ts'
import { type FrameResults, SHAPE_PARTS } from './solve.ts'

/** Displacement of a point on the axis of a member. */
export interface DeformedPoint {
  readonly xIn: number
  readonly moveIn: Point
}
/** Shorter spans have no deflection check. */
export const SHORTEST_SPAN_IN = 12

/**
 * Returns true if the deformed shape includes a load set. The shape includes all loads and weights,
 * without dynamic factors.
 */
const isShown = ({ fraction }: ActionSet): boolean => fraction === undefined

/** Returns the displacements for the sum of these load sets, by member. */
function shapesOf(frame: Frame, { shapeOf }: FrameResults, keys: readonly string[]): Record<string, DeformedPoint[]> {
  const shape: Record<string, DeformedPoint[]> = {}
  const moves = shapeOf(keys)
  let at = 0
  for (const [id, segments] of frame.segments) {
    const points: DeformedPoint[] = []
    for (const { fromIn, toIn } of segments)
      for (const part of SHAPE_PARTS) {
        const moveIn: Point = [moves[at] as number, moves[at + 1] as number, moves[at + 2] as number]
        points.push({ xIn: fromIn + part * (toIn - fromIn), moveIn })
        at += 3
      }
    shape[id] = points
  }
  return shape
}

export const deformedOf = (frame: Frame, results: FrameResults, sets: readonly ActionSet[]) =>
  shapesOf(
    frame,
    results,
    sets.filter(isShown).map(({ key }) => key),
  )

/**
 * Deflection of level runs between braced points under the applied loads, excluding self-weight, as in the load tables.
 * For a cantilever, the span is twice its length (IBC table 1604.3, note i).
 */
export function checkDeflections(
  frame: Frame,
  runs: readonly Run[],
  sets: readonly ActionSet[],
  results: FrameResults,
  list: CheckList,
): void {
  const keys = sets.filter((set) => (set.case === 'dead' || set.case === 'live') && isShown(set)).map(({ key }) => key)
  if (keys.length === 0) return
  const shape = shapesOf(frame, results, keys)
  for (const run of runs) {
    const [first] = run.lines
    if (!first || !isLevel(first)) continue
    const points = run.lines
      .flatMap((line) =>
        (shape[line.part.id] ?? []).map(({ xIn, moveIn }) => ({
          atIn: runIn(run, line, xIn),
          down: -moveIn[2],
          line,
          xIn,
        })),
      )
      .toSorted((a, b) => a.atIn - b.atIn)
    const stops = run.braced.map(({ atIn }) => atIn)
    const downAt = (at: number) =>
      points.reduce((best, each) => (Math.abs(each.atIn - at) < Math.abs(best.atIn - at) ? each : best)).down
    for (const { atIn, down, line, xIn } of points) {
      const low = stops.findLast((at) => at <= atIn + 1e-6)
      const high = stops.find((at) => at >= atIn - 1e-6)
      const isTip = low === undefined || high === undefined
      const spanIn = isTip ? 2 * Math.abs(atIn - ((low ?? high) as number)) : bayAt(run, atIn)
      if (spanIn < SHORTEST_SPAN_IN) continue
      const chord = isTip
        ? downAt((low ?? high) as number)
        : downAt(low) + ((downAt(high) - downAt(low)) * (atIn - low)) / Math.max(1e-9, high - low)
      const demand = Math.abs(down - chord)
      const capacity = (isTip ? 2 * bayAt(run, atIn) : spanIn) / DEFLECTION_RATIO
      list.add({
        part: line.part.id,
        check: 'deflection',
        demand,
        capacity,
        unit: 'in',
        utilization: demand / capacity,
        clause: fixedClauseOf('deflection'),
        combination: 'D + L',
        atIn: xIn,
      })
    }
  }
}
