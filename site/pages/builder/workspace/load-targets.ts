/** Parts that a new load can act on: straight beams and columns of one or more selected members, or other parts. */
import type { PlacedPart, Point } from '#builder/model.ts'
import { axisOf, type Shapes } from '#builder/shapes.ts'
import { difference, distance, dot, placed, scaled } from '#builder/turns.ts'

/**
 * Maximum gap between the ends of two members that form one straight beam or column. The gap leaves room for a plate at
 * most.
 */
const JOINED_IN = 1.5
const PARALLEL = 0.999

/** A piece of a target. `sign` is −1 if the part's axis points toward the start of the target. */
interface Piece {
  readonly part: PlacedPart
  /** Distance between the start of the target and the start of the piece. */
  readonly atIn: number
  readonly lengthIn: number
  /** Location of the start of the piece on the part's axis. */
  readonly fromIn: number
  readonly sign: 1 | -1
}

export interface LoadTarget {
  readonly id: string
  readonly pieces: readonly Piece[]
  readonly lengthIn: number
  /** Direction from the start to the end. */
  readonly along: Point
  /** Name of the end that distances are measured from. */
  readonly start: 'left' | 'front' | 'bottom' | 'lower'
}

interface Line {
  readonly part: PlacedPart
  readonly from: Point
  readonly to: Point
  readonly along: Point
  readonly fromIn: number
  readonly sign: 1 | -1
}

/** Returns the axis of a part, from its left, front, or lower end, in structure coordinates. */
function lineOf(part: PlacedPart, shapes: Shapes): Line {
  const box = shapes(part.partNumber)?.box
  const [start, end] = axisOf(part.partNumber) ?? (box ? [box[0], [box[1][0], box[0][1], box[0][2]]] : [])
  const [a, b] = [placed(part, start ?? [0, 0, 0]), placed(part, end ?? [0, 0, 0])]
  const step = difference(b, a)
  const largest = step.reduce((most, each) => (Math.abs(each) > Math.abs(most) + 1e-6 ? each : most), 0)
  const isForward = largest >= 0
  const [from, to] = isForward ? [a, b] : [b, a]
  const lengthIn = distance(a, b)
  const along: Point = lengthIn > 0 ? scaled(difference(to, from), 1 / lengthIn) : [1, 0, 0]
  return { part, from, to, along, fromIn: (isForward ? start : end)?.[0] ?? 0, sign: isForward ? 1 : -1 }
}

/** Returns the distance of a location on a part, in the part's coordinates, from the part's left, front, or lower end. */
export function distanceFromStart(part: PlacedPart, at: Point, shapes: Shapes): number {
  const { fromIn, sign } = lineOf(part, shapes)
  return sign * (at[0] - fromIn)
}

const continues = (line: Line, next: Line): boolean =>
  dot(line.along, next.along) > PARALLEL && distance(line.to, next.from) < JOINED_IN

function startOf([x, y, z]: Point): LoadTarget['start'] {
  if (Math.abs(z) > PARALLEL) return 'bottom'
  if (Math.abs(x) > PARALLEL) return 'left'
  return Math.abs(y) > PARALLEL ? 'front' : 'lower'
}

function targetOf(lines: readonly [Line, ...Line[]]): LoadTarget {
  const [first] = lines
  const pieces = lines.map(
    ({ part, from, to, fromIn, sign }): Piece => ({
      part,
      atIn: dot(first.along, difference(from, first.from)),
      lengthIn: distance(from, to),
      fromIn,
      sign,
    }),
  )
  const last = pieces.at(-1)
  return {
    id: pieces.map(({ part }) => part.id).join(' '),
    pieces,
    lengthIn: last ? last.atIn + last.lengthIn : 0,
    along: first.along,
    start: startOf(first.along),
  }
}

/**
 * Returns the targets among the selected parts. If members are selected, the plates and gussets between them are not
 * targets.
 */
export function loadTargets(parts: readonly PlacedPart[], shapes: Shapes): LoadTarget[] {
  const members = parts.filter(({ partNumber }) => axisOf(partNumber))
  if (members.length === 0) return parts.map((part) => targetOf([lineOf(part, shapes)]))
  const rest = new Set(members.map((part) => lineOf(part, shapes)))
  const targets: LoadTarget[] = []
  for (const line of rest) targets.push(targetOf(chainOf(line, rest)))
  return targets
}

/** Removes the lines of the straight beam or column that contains `line`, and returns them from start to end. */
function chainOf(line: Line, rest: Set<Line>): [Line, ...Line[]] {
  const chain: [Line, ...Line[]] = [line]
  rest.delete(line)
  for (;;) {
    const last = chain.at(-1) as Line
    const next = [...rest].find((each) => continues(last, each))
    const previous = next ? undefined : [...rest].find((each) => continues(each, chain[0]))
    if (next) chain.push(next)
    else if (previous) chain.unshift(previous)
    else return chain
    rest.delete((next ?? previous) as Line)
  }
}

/**
 * Returns the part at the given distance from the start of a target, and the distance from the start of the part's
 * axis.
 */
export function placeOn({ pieces }: LoadTarget, xIn: number): { readonly part: string; readonly atIn: number } {
  const piece = (pieces.findLast(({ atIn }) => xIn >= atIn - 1e-6) ?? pieces[0]) as Piece
  const inside = Math.min(piece.lengthIn, Math.max(0, xIn - piece.atIn))
  return { part: piece.part.id, atIn: piece.fromIn + piece.sign * inside }
}

/** Returns the parts of a target between two distances from its start, with the distances along each part's axis. */
export const partsBetween = ({ pieces }: LoadTarget, fromIn: number, toIn: number) =>
  pieces.flatMap(({ part, atIn, lengthIn, fromIn: start, sign }) => {
    const [from, to] = [Math.max(0, fromIn - atIn), Math.min(lengthIn, toIn - atIn)]
    if (to - from < 1e-6) return []
    const ends = [start + sign * from, start + sign * to].sort((a, b) => a - b) as [number, number]
    return [{ part: part.id, fromIn: ends[0], toIn: ends[1] }]
  })
