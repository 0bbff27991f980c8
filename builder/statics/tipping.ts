/**
 * Tipping of a flown frame off its hoists. About each line between two outer hoists, the self-weight must resist 1.5
 * times the loads beyond the line. The other loads can be absent, so they do not resist. Units are inches and pounds.
 */
import type { Check } from '#engineering/checks/check.ts'
import { clauseOf } from '#engineering/checks/check-texts.ts'
import { TIPPING_FACTOR } from '#engineering/factors.ts'
import type { Point } from '../model.ts'
import { sum } from '../turns.ts'
import type { Frame } from './frame.ts'
import type { Action, ActionSet } from './load-paths.ts'
import { type LineMember, onAxis } from './members.ts'
import { hullOf } from './stability.ts'

type Corner = readonly [x: number, y: number]

/** A line that a frame can tip about: a point on it, and the horizontal direction away from the hoists. */
interface TippingLine {
  readonly at: Corner
  readonly outward: Corner
}

const SAME_IN = 1

/** Returns the tipping checks of a frame that hangs only from hoists. */
export function tippingChecks(frame: Frame, sets: readonly ActionSet[]): Check[] {
  const { supports } = frame
  if (supports.length === 0 || supports.some(({ kind }) => kind !== 'hoist')) return []
  const own = sets.filter((set) => set.case === 'self').flatMap(({ actions }) => actions)
  const applied = sets
    .filter((set) => (set.case === 'dead' || set.case === 'live') && set.fraction === undefined)
    .flatMap(({ actions }) => actions)
  const [line] = frame.lines.values()
  if (!line) return []
  const clause = clauseOf('tipping', line.strengths[0])
  return tippingLines(supports.map(({ at }) => [at[0], at[1]])).map((tippingLine): Check => {
    const distance = ({ at }: { readonly at: Point }) =>
      Math.abs(
        (at[0] - tippingLine.at[0]) * tippingLine.outward[0] + (at[1] - tippingLine.at[1]) * tippingLine.outward[1],
      )
    const part = supports.reduce((best, each) => (distance(each) < distance(best) ? each : best)).part.id
    const total = (actions: readonly Action[], isOutside: boolean) =>
      actions.reduce((moment, action) => moment + momentOf(frame, action, tippingLine, isOutside), 0)
    const demand = TIPPING_FACTOR * Math.max(0, total(applied, true))
    const capacity = -total(own, false)
    const base = { part, check: 'tipping', clause, combination: 'D + L' } as const
    return capacity > 0
      ? { ...base, utilization: demand / capacity, demand, capacity, unit: 'in·lb' }
      : { ...base, utilization: Number.POSITIVE_INFINITY }
  })
}

/** Returns the sides of the convex hull of the hoists or, for hoists on one line, the lines across its ends. */
function tippingLines(hoists: readonly Corner[]): TippingLine[] {
  const hull = hullOf(hoists)
  const widest = hull.length > 2 ? widthOf(hull) : 0
  if (widest > SAME_IN)
    return hull.map((from, index) => {
      const to = hull[(index + 1) % hull.length] as Corner
      const lengthIn = Math.hypot(to[0] - from[0], to[1] - from[1])
      // The hull is counterclockwise, so its outside is on the right.
      return { at: from, outward: [(to[1] - from[1]) / lengthIn, -(to[0] - from[0]) / lengthIn] }
    })
  const ends = hoists.flatMap((a) => hoists.map((b) => [a, b, Math.hypot(b[0] - a[0], b[1] - a[1])] as const))
  const [a, b, lengthIn] = ends.reduce((most, each) => (each[2] > most[2] ? each : most))
  // A frame on a single hoist turns until its center of gravity is below the hoist (`checkSupports`).
  if (lengthIn < SAME_IN) return []
  const along: Corner = [(b[0] - a[0]) / lengthIn, (b[1] - a[1]) / lengthIn]
  return [
    { at: a, outward: [-along[0], -along[1]] },
    { at: b, outward: along },
  ]
}

/** Returns the smallest width of a convex polygon. */
const widthOf = (hull: readonly Corner[]): number =>
  Math.min(
    ...hull.map((from, index) => {
      const to = hull[(index + 1) % hull.length] as Corner
      const lengthIn = Math.hypot(to[0] - from[0], to[1] - from[1])
      return Math.max(
        ...hull.map(
          ([x, y]) => Math.abs((x - from[0]) * (to[1] - from[1]) - (y - from[1]) * (to[0] - from[0])) / lengthIn,
        ),
      )
    }),
  )

/** Moment of a load's downward force about a line, positive if it tips the frame. Counts only the part outside if asked. */
function momentOf({ lines }: Frame, action: Action, { at, outward }: TippingLine, isOutside: boolean): number {
  const beyond = ([x, y]: Point) => (x - at[0]) * outward[0] + (y - at[1]) * outward[1]
  if (action.kind === 'point') {
    const arm = beyond(action.at)
    const moment = -action.forceLb[2] * arm
    return isOutside ? Math.max(0, moment) : moment
  }
  const line = lines.get(action.part) as LineMember
  const off = action.offIn ?? [0, 0, 0]
  const [a, b] = [beyond(sum(onAxis(line, action.fromIn), off)), beyond(sum(onAxis(line, action.toIn), off))]
  const lb = -action.lbPerIn[2] * (action.toIn - action.fromIn)
  if (!isOutside) return (lb * (a + b)) / 2
  const [low, high] = [Math.min(a, b), Math.max(a, b)]
  // The load from distance 0 to `high` is outside.
  const outside = high <= 0 ? 0 : low >= 0 ? (low + high) / 2 : high ** 2 / (2 * (high - low))
  return Math.max(0, lb * outside)
}
