/**
 * Recovers lines, arcs, and circles from outlines. The kernel stores curves as short chords (see `exactly` in
 * `geometry/kernel.ts`).
 */
import type { Outline, Vec2 } from '../geometry/kernel.ts'
import { cross2, distance2, dot2, sub2 } from './vectors.ts'

export interface Line {
  readonly kind: 'line'
  readonly from: Vec2
  readonly to: Vec2
}

export interface Arc {
  readonly kind: 'arc'
  readonly from: Vec2
  readonly to: Vec2
  readonly center: Vec2
  readonly radius: number
  /** True if the arc runs counterclockwise. */
  readonly left: boolean
}

export interface Circle {
  readonly kind: 'circle'
  readonly center: Vec2
  readonly radius: number
  readonly left: boolean
}

export type Edge = Line | Arc
/** A closed curve: a circle, or connected edges. */
export type Loop = Circle | { readonly kind: 'edges'; readonly edges: readonly Edge[] }

export interface Region {
  readonly outer: Loop
  readonly holes: readonly Loop[]
}

/**
 * Maximum angle between two adjacent chords of a curve. A circle has 192 chords, so the angle between its adjacent
 * chords is 1.9°.
 */
const MOST_TURN = (8 * Math.PI) / 180
/**
 * Tolerances in inches. Outlines are accurate to 1e-8 in. In an outline that was offset twice, the points can be off
 * the true circle by up to the sagitta of a chord.
 */
const TOLERANCES_IN = [3e-6, 6e-5] as const
const SAME_POINT_IN = 1e-6
const LARGEST_RADIUS_IN = 2000

interface Fit {
  readonly center: Vec2
  readonly radius: number
}

/** Vertices `first` to `last` of a ring. They lie on one circle, or they are the two ends of a line. */
interface Piece {
  readonly first: number
  readonly last: number
  readonly arc?: Fit & { readonly left: boolean }
}

/** Regions of an outline, each with a counterclockwise outer loop and clockwise holes. */
export const regionsOf = (outline: Outline): Region[] =>
  outline.decompose().map((each) => {
    const rings = (each.toPolygons() as Vec2[][]).sort((a, b) => areaOf(b) - areaOf(a))
    const [outer, ...holes] = rings.map(loopOf)
    if (!outer) throw new Error('The outline has no ring')
    return { outer, holes }
  })

/** Area enclosed by a loop, in². Negative if the loop is clockwise. */
export function loopArea(loop: Loop): number {
  if (loop.kind === 'circle') return (loop.left ? 1 : -1) * Math.PI * loop.radius ** 2
  return loop.edges.reduce((sum, edge) => {
    const chord = cross2(edge.from, edge.to) / 2
    if (edge.kind === 'line') return sum + chord
    const [from, to] = anglesOf(edge)
    return sum + chord + (edge.radius ** 2 * (to - from - Math.sin(to - from))) / 2
  }, 0)
}

/** Start and end angles of an arc. The end angle is larger for counterclockwise arcs. */
export function anglesOf({ from, to, center, left }: Arc): readonly [number, number] {
  const angleOf = (point: Vec2) => Math.atan2(point[1] - center[1], point[0] - center[0])
  const [start, end] = [angleOf(from), angleOf(to)]
  if (left) return [start, end <= start ? end + 2 * Math.PI : end]
  return [start, end >= start ? end - 2 * Math.PI : end]
}

/**
 * Fits a loop to a ring of points. The second tolerance is for curves that were offset. If the area of the fitted loop
 * doesn't match that of the ring, returns the original points.
 */
export function loopOf(ring: readonly Vec2[]): Loop {
  const points = withoutStraightOnes(ring)
  const asLines: Loop = {
    kind: 'edges',
    edges: points.map((from, index) => ({ kind: 'line', from, to: points[(index + 1) % points.length] as Vec2 })),
  }
  const around = ring.reduce((sum, point, index) => sum + distance2(point, ring[(index + 1) % ring.length] as Vec2), 0)
  const area = areaOf(ring)
  const isRight = (loop: Loop) => Math.abs(loopArea(loop) - area) < 2e-4 * around + 1e-7
  for (const tolerance of TOLERANCES_IN) {
    const loop = new Reading(points, tolerance).loop()
    if (isRight(loop) && !hasChords(loop)) return loop
  }
  const strict = new Reading(points, TOLERANCES_IN[0]).loop()
  return isRight(strict) ? strict : asLines
}

/** Returns true if the angle between two adjacent lines is small enough for the lines to be chords of a curve. */
function hasChords(loop: Loop): boolean {
  if (loop.kind === 'circle') return false
  const { edges } = loop
  return edges.some((edge, index) => {
    const next = edges[(index + 1) % edges.length] as Edge
    if (edge.kind !== 'line' || next.kind !== 'line') return false
    return Math.abs(turnAt(edge.from, edge.to, next.to)) < MOST_TURN / 3
  })
}

const areaOf = (ring: readonly Vec2[]): number =>
  ring.reduce((sum, point, index) => sum + cross2(point, ring[(index + 1) % ring.length] as Vec2), 0) / 2

/** Turning angle at `b`, in rad, on the path from `a` to `c`. */
function turnAt(a: Vec2, b: Vec2, c: Vec2): number {
  const [into, out] = [sub2(b, a), sub2(c, b)]
  return Math.atan2(cross2(into, out), dot2(into, out))
}

function withoutStraightOnes(ring: readonly Vec2[]): readonly Vec2[] {
  let points = ring.filter(
    (point, index) => distance2(point, ring[(index + ring.length - 1) % ring.length] as Vec2) > SAME_POINT_IN,
  )
  for (;;) {
    const count = points.length
    const kept = points.filter((point, index) => {
      const [before, after] = [points[(index + count - 1) % count] as Vec2, points[(index + 1) % count] as Vec2]
      return Math.abs(turnAt(before, point, after)) > 2e-5
    })
    if (kept.length === count) return points
    points = kept
  }
}

function circleThrough(a: Vec2, b: Vec2, c: Vec2): Fit | undefined {
  const [ab, ac] = [sub2(b, a), sub2(c, a)]
  const twice = 2 * cross2(ab, ac)
  if (Math.abs(twice) < 1e-14) return undefined
  const x = (ac[1] * dot2(ab, ab) - ab[1] * dot2(ac, ac)) / twice
  const y = (ab[0] * dot2(ac, ac) - ac[0] * dot2(ab, ab)) / twice
  return { center: [a[0] + x, a[1] + y], radius: Math.hypot(x, y) }
}

/** Rounds a coordinate if it is very close to a round number. */
function neat(value: number): number {
  const round = Math.round(value * 1e5) / 1e5
  return Math.abs(value - round) < 2e-7 ? round + 0 : value
}

const nearest = (points: readonly Vec2[], to: Vec2): Vec2 | undefined =>
  [...points].sort((a, b) => distance2(a, to) - distance2(b, to))[0]

/** Fits a ring of points using a single tolerance. Vertex indices continue past the end of the ring. */
class Reading {
  readonly #points: readonly Vec2[]
  readonly #tolerance: number

  constructor(points: readonly Vec2[], tolerance: number) {
    this.#points = points
    this.#tolerance = tolerance
  }

  loop(): Loop {
    const count = this.#points.length
    // Start with the longest arc, so that no arc crosses the start of the ring.
    let longest: Piece | undefined
    for (let index = 0; index < count; index++) {
      const run = this.#runFrom(index)
      if (run && (!longest || run.last - run.first > longest.last - longest.first)) longest = run
      if (longest?.arc && longest.last - longest.first >= count) return { kind: 'circle', ...longest.arc }
    }
    const start = longest?.first ?? 0
    const pieces: Piece[] = []
    for (let index = start; index < start + count; ) {
      const run = this.#runFrom(index)
      const piece: Piece = run ? { ...run, last: Math.min(run.last, start + count) } : { first: index, last: index + 1 }
      pieces.push(piece)
      index = piece.last
    }
    return { kind: 'edges', edges: this.#joined(pieces) }
  }

  #at(index: number): Vec2 {
    const count = this.#points.length
    return this.#points[((index % count) + count) % count] as Vec2
  }

  #turn = (index: number): number => turnAt(this.#at(index - 1), this.#at(index), this.#at(index + 1))
  #chord = (index: number): number => distance2(this.#at(index), this.#at(index + 1))

  /**
   * Returns the longest run of vertices on one circle, starting at the given vertex. A run has at least three chords.
   */
  #runFrom(first: number): Piece | undefined {
    const count = this.#points.length
    const start = circleThrough(this.#at(first), this.#at(first + 1), this.#at(first + 2))
    const turn = this.#turn(first + 1)
    if (!start || Math.abs(turn) > MOST_TURN || start.radius > LARGEST_RADIUS_IN) return undefined
    const tolerance = this.#tolerance * Math.min(4, Math.max(1, start.radius))
    let fit = start
    let last = first + 2
    const isFar = (index: number) => Math.abs(distance2(this.#at(index), fit.center) - fit.radius) > tolerance
    const isLong = (index: number) => this.#chord(index) > fit.radius * MOST_TURN
    if (isLong(first) || isLong(first + 1)) return undefined
    while (last - first < count) {
      const here = this.#turn(last)
      if (Math.sign(here) !== Math.sign(turn) || Math.abs(here) >= MOST_TURN) break
      // As the run grows, fit the circle through points that are far apart. Adjacent points give an inaccurate center.
      if (last - first >= 4) fit = circleThrough(this.#at(first), this.#at((first + last) >> 1), this.#at(last)) ?? fit
      if (isFar(last + 1) || isLong(last)) break
      last++
    }
    const long = last - first
    if (long < 3) return undefined
    // The corners of a trapezoid also lie on a circle, so the chords of a short run must be equal. Only the first and
    // last chords may be shorter.
    if (long < 6) {
      const chords = Array.from({ length: long }, (_, each) => this.#chord(first + each))
      const isFull = chords.map((chord) => chord > Math.max(...chords) * 0.999)
      if (isFull.filter(Boolean).length < 2 || isFull.slice(1, -1).includes(false)) return undefined
    }
    fit =
      (long >= count
        ? circleThrough(
            this.#at(first),
            this.#at(first + Math.round(count / 3)),
            this.#at(first + Math.round((2 * count) / 3)),
          )
        : circleThrough(this.#at(first), this.#at(Math.round((first + last) / 2)), this.#at(last))) ?? start
    for (let index = first; index <= last; index++)
      if (isFar(index) || (index < last && isLong(index))) return undefined
    const { center, radius } = fit
    return { first, last, arc: { center: [neat(center[0]), neat(center[1])], radius: neat(radius), left: turn > 0 } }
  }

  /**
   * Connects the pieces. If the last chord of an arc is shortened, it becomes part of the arc, and its endpoint moves
   * onto the circle.
   */
  #joined(pieces: readonly Piece[]): Edge[] {
    const count = pieces.length
    const neighbor = (index: number, by: number) => pieces[(index + by + count) % count] as Piece
    const isCutShort = pieces.map((piece, index) => {
      if (piece.arc) return false
      return [
        { arc: neighbor(index, -1), corner: piece.first, inner: neighbor(index, -1).last - 1 },
        { arc: neighbor(index, 1), corner: piece.last, inner: neighbor(index, 1).first },
      ].some(({ arc, corner, inner }) => {
        if (!arc.arc) return false
        const regular = Math.abs(this.#turn(arc.first + 1))
        const turn = this.#turn(corner)
        const isShorter = distance2(this.#at(piece.first), this.#at(piece.last)) < this.#chord(inner) * 0.999
        return (
          isShorter &&
          Math.sign(turn) === (arc.arc.left ? 1 : -1) &&
          Math.abs(Math.abs(turn) - regular) < 0.03 * regular
        )
      })
    })
    const kept = pieces.flatMap((piece, index) =>
      isCutShort[index] ? [] : [{ piece, follows: isCutShort[(index + count - 1) % count] === true }],
    )
    const starts = kept.map(({ piece, follows }, index): Vec2 => {
      const corner = this.#at(piece.first)
      const before = kept[(index + kept.length - 1) % kept.length]?.piece
      return (follows && before && this.#meet(before, piece, corner)) || corner
    })
    return kept
      .map(({ piece: { arc } }, index): Edge => {
        const [from, to] = [starts[index] as Vec2, starts[(index + 1) % kept.length] as Vec2]
        return arc ? { kind: 'arc', from, to, ...arc } : { kind: 'line', from, to }
      })
      .filter((edge) => edge.kind === 'arc' || distance2(edge.from, edge.to) > SAME_POINT_IN)
  }

  /** Returns the intersection of two pieces that is closest to the given point. */
  #meet(a: Piece, b: Piece, near: Vec2): Vec2 | undefined {
    if (a.arc && b.arc) return nearest(circlesMeet(a.arc, b.arc), near)
    const [arc, line] = a.arc ? [a.arc, b] : [b.arc, a]
    return arc && nearest(lineMeets(arc, this.#at(line.first), this.#at(line.last)), near)
  }
}

function circlesMeet(a: Fit, b: Fit): Vec2[] {
  const [dx, dy] = sub2(b.center, a.center)
  const apart = Math.hypot(dx, dy)
  if (apart < 1e-9) return []
  const along = (apart ** 2 + a.radius ** 2 - b.radius ** 2) / (2 * apart)
  const squared = a.radius ** 2 - along ** 2
  if (squared < 0) return []
  const [ux, uy] = [dx / apart, dy / apart]
  return [Math.sqrt(squared), -Math.sqrt(squared)].map(
    (aside): Vec2 => [a.center[0] + ux * along - uy * aside, a.center[1] + uy * along + ux * aside],
  )
}

function lineMeets({ center, radius }: Fit, from: Vec2, to: Vec2): Vec2[] {
  const way = sub2(to, from)
  const start = sub2(from, center)
  const [a, b, c] = [dot2(way, way), 2 * dot2(start, way), dot2(start, start) - radius ** 2]
  const squared = b * b - 4 * a * c
  if (squared < 0) return []
  return [Math.sqrt(squared), -Math.sqrt(squared)].map((root): Vec2 => {
    const at = (root - b) / (2 * a)
    return [from[0] + way[0] * at, from[1] + way[1] * at]
  })
}
