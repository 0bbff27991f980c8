/**
 * Cross sections and their properties, in inches. In the plane of a section, x points right and y points up. Unless
 * otherwise noted, bending is about the horizontal axis through the centroid ("about x").
 */

export interface SectionProperties {
  readonly areaIn2: number
  /** Centroid relative to the origin of the section. */
  readonly centroidIn: readonly [x: number, y: number]
  /** Moments of inertia about the centroid: Ix = ∫y² dA, Iy = ∫x² dA, and Ixy = ∫xy dA. */
  readonly ixIn4: number
  readonly iyIn4: number
  readonly ixyIn4: number
}

/** A rectangle defined from its lower-left corner. If `void` is set, its area is subtracted. */
export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly void?: boolean
}

/**
 * Returns the exact properties of a section made up of rectangles. Parallel axis theorem; Roark's Formulas for Stress
 * and Strain, appendix A.
 */
function ofRectangles(rectangles: readonly Rectangle[]): SectionProperties {
  const pieces = rectangles.map(({ x, y, width, height, void: away }) => {
    const area = (away ? -1 : 1) * width * height
    const center = [x + width / 2, y + height / 2] as const
    return { area, center, ix: (area * height ** 2) / 12, iy: (area * width ** 2) / 12, ixy: 0 }
  })
  return gather(pieces)
}

interface Piece {
  readonly area: number
  readonly center: readonly [number, number]
  readonly ix: number
  readonly iy: number
  readonly ixy: number
}

function gather(pieces: readonly Piece[]): SectionProperties {
  const sum = (of: (piece: Piece) => number) => pieces.reduce((total, piece) => total + of(piece), 0)
  const area = sum((piece) => piece.area)
  const x = sum((piece) => piece.area * piece.center[0]) / area
  const y = sum((piece) => piece.area * piece.center[1]) / area
  return {
    areaIn2: area,
    centroidIn: [x, y],
    ixIn4: sum((piece) => piece.ix + piece.area * (piece.center[1] - y) ** 2),
    iyIn4: sum((piece) => piece.iy + piece.area * (piece.center[0] - x) ** 2),
    ixyIn4: sum((piece) => piece.ixy + piece.area * (piece.center[0] - x) * (piece.center[1] - y)),
  }
}

/** Equal-leg angle with square corners. The heel is at the origin, and the legs are along +x and +y. */
export const equalAngle = (legIn: number, thicknessIn: number): SectionProperties =>
  ofRectangles([
    { x: 0, y: 0, width: legIn, height: thicknessIn },
    { x: 0, y: thicknessIn, width: thicknessIn, height: legIn - thicknessIn },
  ])

/** Cross section of an equal-leg angle through the hole in each leg. The holes are `rowIn` from the heel. */
export const drilledAngle = (legIn: number, thicknessIn: number, rowIn: number, holeIn: number): SectionProperties =>
  ofRectangles([
    { x: 0, y: 0, width: legIn, height: thicknessIn },
    { x: 0, y: thicknessIn, width: thicknessIn, height: legIn - thicknessIn },
    { x: rowIn - holeIn / 2, y: 0, width: holeIn, height: thicknessIn, void: true },
    { x: 0, y: rowIn - holeIn / 2, width: thicknessIn, height: holeIn, void: true },
  ])

/** Square tube with square corners, centered on the origin. */
export const squareTube = (sideIn: number, wallIn: number): SectionProperties =>
  ofRectangles([
    { x: -sideIn / 2, y: -sideIn / 2, width: sideIn, height: sideIn },
    {
      x: -sideIn / 2 + wallIn,
      y: -sideIn / 2 + wallIn,
      width: sideIn - 2 * wallIn,
      height: sideIn - 2 * wallIn,
      void: true,
    },
  ])

/** Radius of gyration about the weaker principal axis, in inches (Roark's, appendix A). */
export function minRadiusIn({ areaIn2, ixIn4, iyIn4, ixyIn4 }: SectionProperties): number {
  const least = (ixIn4 + iyIn4) / 2 - Math.hypot((ixIn4 - iyIn4) / 2, ixyIn4)
  return Math.sqrt(least / areaIn2)
}

/**
 * Moment of inertia of four equal chords about either axis. The chords are at the corners of a square with side
 * `sizeIn`, with their heels outward. Parallel axis theorem.
 */
export function fourChordsIn4(sizeIn: number, chord: SectionProperties): number {
  return 4 * (chord.ixIn4 + chord.areaIn2 * (chordArmIn(sizeIn, chord) / 2) ** 2)
}

/** Distance between the centroids of the upper and lower chords, in inches. */
export const chordArmIn = (sizeIn: number, chord: SectionProperties): number => sizeIn - 2 * chord.centroidIn[1]

/**
 * Ratio of the axial stiffness of a perforated member to that of a solid member. It is conservative, because each hole
 * counts as a slot that is as long as the hole diameter. The solid and slotted lengths act as springs in series.
 */
export const perforatedStiffness = (grossIn2: number, netIn2: number, holeIn: number, pitchIn: number): number =>
  1 / (1 + (holeIn / pitchIn) * (grossIn2 / netIn2 - 1))

type Stretch = readonly [from: number, to: number]

/**
 * A section with slots and holes, defined by a function. For a height y, it returns the intervals of x that the section
 * covers, in ascending order and without overlap.
 */
export type Region = (y: number) => readonly Stretch[]

type Point = readonly [x: number, y: number]

/**
 * Convex polygon, given its points in clockwise or counterclockwise order. The function is called thousands of times,
 * so it allocates only its result.
 */
export function convex(points: readonly Point[]): Region {
  const edges = points.map(([ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length] as Point
    return { ax, ay, bx, by }
  })
  return (y) => {
    let [left, right, crossings] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0]
    for (const { ax, ay, bx, by } of edges) {
      if (ay <= y === by <= y) continue
      const x = ax + ((bx - ax) * (y - ay)) / (by - ay)
      if (x < left) left = x
      if (x > right) right = x
      crossings++
    }
    return crossings < 2 ? [] : [[left, right]]
  }
}

export const rectangle = (width: number, height: number, [x, y]: Point = [0, 0]): Region =>
  convex([
    [x - width / 2, y - height / 2],
    [x + width / 2, y - height / 2],
    [x + width / 2, y + height / 2],
    [x - width / 2, y + height / 2],
  ])

export const circle =
  (diameter: number, [cx, cy]: Point = [0, 0]): Region =>
  (y) => {
    const half = Math.sqrt(Math.max(0, (diameter / 2) ** 2 - (y - cy) ** 2))
    return half > 0 ? [[cx - half, cx + half]] : []
  }

/**
 * Convex hull of circles, used for shapes such as a lug or a rounded rectangle. Circles are approximated by polygons
 * with 64 sides.
 */
export function hullOf(circles: readonly (readonly [x: number, y: number, diameter: number])[]): Region {
  const sides = 64
  const points = circles.flatMap(([x, y, diameter]) =>
    Array.from({ length: sides }, (_, index): Point => {
      const angle = (2 * Math.PI * index) / sides
      return [x + (Math.cos(angle) * diameter) / 2, y + (Math.sin(angle) * diameter) / 2]
    }),
  )
  return convex(hull(points))
}

/** Convex hull by the monotone chain algorithm (A. M. Andrew, 1979). */
function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by)
  const half = (ordered: readonly Point[]): Point[] => {
    const kept: Point[] = []
    for (const point of ordered) {
      while (kept.length > 1 && turn(kept.at(-2) as Point, kept.at(-1) as Point, point) <= 0) kept.pop()
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

/** Rectangle with rounded corners around a center point. */
export const rounded = (width: number, height: number, radius: number): Region =>
  hullOf(
    [-1, 1].flatMap((x) =>
      [-1, 1].map((y) => [x * (width / 2 - radius), y * (height / 2 - radius), 2 * radius] as const),
    ),
  )

export const union =
  (regions: readonly Region[]): Region =>
  (y) => {
    const all: Stretch[] = []
    for (const region of regions) all.push(...region(y))
    return merged(all)
  }

/** Subtracts other regions from a region. */
export function without(region: Region, ...away: readonly Region[]): Region {
  const removed = union(away)
  return (y) => {
    const gaps = removed(y)
    const result: Stretch[] = []
    for (const [from, end] of region(y)) {
      let start = from
      for (const [gapFrom, gapTo] of gaps) {
        if (gapFrom > start) result.push([start, Math.min(end, gapFrom)])
        start = Math.max(start, gapTo)
        if (start >= end) break
      }
      if (end > start) result.push([start, end])
    }
    return result
  }
}

/** Sorts intervals and merges those that overlap. Changes the given list. */
function merged(stretches: Stretch[]): readonly Stretch[] {
  if (stretches.length < 2) return stretches
  stretches.sort(([a], [b]) => a - b)
  const result: Stretch[] = []
  for (const stretch of stretches) {
    const last = result.at(-1)
    if (last && stretch[0] <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], stretch[1])]
    else result.push(stretch)
  }
  return result
}

export interface RegionProperties extends SectionProperties {
  /** Elastic section modulus about x, which is I divided by the distance to the farther edge. */
  readonly sxIn3: number
  /** Effective shear area, which is the minimum of I t / Q, so the maximum shear stress is τ = V / shearAreaIn2. */
  readonly shearAreaIn2: number
}

const SLICES = 2400

/**
 * Integrates a region of height `heightIn`, centered on y = 0, in thin horizontal slices. τ = VQ / It: Roark's, section
 * 8.1.
 */
export function integrate(region: Region, heightIn: number): RegionProperties {
  const step = heightIn / SLICES
  const slices = Array.from({ length: SLICES }, (_, index) => {
    const y = -heightIn / 2 + (index + 0.5) * step
    return { y, stretches: region(y) }
  })
  const properties = gather(
    slices.flatMap(({ y, stretches }) =>
      stretches.map(([from, to]): Piece => {
        const area = (to - from) * step
        return {
          area,
          center: [(from + to) / 2, y],
          ix: (area * step ** 2) / 12,
          iy: (area * (to - from) ** 2) / 12,
          ixy: 0,
        }
      }),
    ),
  )
  const covered = slices.filter(({ stretches }) => stretches.length > 0).map(({ y }) => y)
  const [, middle] = properties.centroidIn
  const edge = Math.max((covered.at(-1) ?? 0) - middle, middle - (covered[0] ?? 0)) + step / 2
  let statical = 0
  let worst = 0
  for (const { y, stretches } of slices.toReversed()) {
    const width = stretches.reduce((sum, [from, to]) => sum + to - from, 0)
    statical += width * step * (y - middle)
    if (width > 0) worst = Math.max(worst, statical / width)
  }
  return { ...properties, sxIn3: properties.ixIn4 / edge, shearAreaIn2: properties.ixIn4 / worst }
}
