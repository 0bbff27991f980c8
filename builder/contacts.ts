/**
 * Finds parts that intersect, float, or extend into the floor.
 *
 * The check compares the boxes that enclose the material of each part (`pieces.ts`). Boxes for flat walls are exact.
 * Round and slanted pieces are approximated by steps, so the check can report a false intersection within one step of
 * such a piece. `STEPPED` lists pairs where this happens in correct structures. For these pairs, only overlaps deeper
 * than the listed depth are reported. For all other pairs, the check finds every intersection deeper than `CUT_IN`.
 * Bolts are not checked. Lengths are in inches.
 */
import { type PartForm, type PartTraits, partTraits } from '#catalog/part-traits.ts'
import type { ProductId } from '#catalog/product-line.ts'
import { Connections } from './connections.ts'
import type { PlacedPart, Point, Structure } from './model.ts'
import { type Piece, piecesOf } from './pieces.ts'
import { partForm, type Shapes } from './shapes.ts'
import {
  type Box,
  boxesMeet,
  composed,
  cross,
  difference,
  dot,
  inverted,
  placed,
  placedBox,
  scaled,
  sum,
} from './turns.ts'

export type Problem =
  /** Two parts occupy the same space. `at` is near the point of deepest overlap. */
  | {
      readonly kind: 'intersects'
      readonly parts: readonly [a: string, b: string]
      readonly depthIn: number
      readonly at: Point
    }
  /** Parts that touch each other but touch neither the floor nor a supported part. */
  | { readonly kind: 'floats'; readonly parts: readonly string[] }
  | { readonly kind: 'sinks'; readonly parts: readonly [part: string]; readonly depthIn: number }
  /** A brace that is bolted at one end only, so it carries nothing. */
  | { readonly kind: 'hangs'; readonly parts: readonly [part: string] }

/** Maximum gap between parts that touch. Washers and paint cause small gaps. */
const TOUCH_IN = 1 / 16
/** Parts that overlap by less than this count as touching. */
const CUT_IN = 1 / 16

type Matcher = (traits: PartTraits) => boolean

const isForm =
  (...forms: readonly PartForm[]): Matcher =>
  ({ form }) =>
    form !== undefined && forms.includes(form)
const isOf =
  (...products: readonly ProductId[]): Matcher =>
  ({ product }) =>
    products.includes(product)

const matches = (a: string, b: string, one: Matcher, other: Matcher): boolean => {
  const [traitsA, traitsB] = [partTraits.get(a), partTraits.get(b)]
  if (!traitsA || !traitsB) return false
  return (one(traitsA) && other(traitsB)) || (one(traitsB) && other(traitsA))
}

/**
 * Returns true for parts that are cut or fitted on site: toe boards are notched where they meet at a corner.
 *
 * @public The studio uses this function.
 */
export const isFitted = (a: string, b: string): boolean => matches(a, b, isForm('toe board'), isForm('toe board'))

/**
 * Parts that interleave with, clasp, or pass through each other, and parts with round or slanted pieces close to flat
 * ones. Their stepped boxes overlap by up to this depth, in.
 */
const STEPPED: readonly (readonly [Matcher, Matcher, upToIn: number])[] = [
  [isForm('shackle'), ({ kind }) => kind === 'rigging', 1],
  [isForm('gate', 'edge guard'), isForm('guardrail', 'toe board'), 1],
  [isForm('stair rail'), isForm('stair unit'), 1],
  [isForm('Mitchell riser'), isForm('Mitchell', 'Mitchell riser'), 0.3],
  [isOf('hinges'), isOf('hinges', 'truss'), 0.2],
  [isForm('V-groove wheel'), isForm('angle track'), 0.6],
  [isForm('screw jack'), isForm('reducer plate'), 0.3],
  [isForm('sleeve'), isOf('truss'), 0.2],
  [isForm('bent plate 45'), isOf('truss'), 1.1],
]

/** Allowed overlap of two parts, in. */
const allowedIn = ({ partNumber: a }: PlacedPart, { partNumber: b }: PlacedPart): number =>
  isFitted(a, b) ? Number.POSITIVE_INFINITY : (STEPPED.find(([one, other]) => matches(a, b, one, other))?.[2] ?? CUT_IN)

/**
 * Returns the problems in a structure, in the order of its parts. A group of parts floats unless it touches the floor
 * or has a support.
 */
export function problemsOf(
  structure: Structure,
  shapes: Shapes,
  connections: Connections = new Connections(structure, shapes),
): Problem[] {
  const problems: Problem[] = []
  const order = new Map(structure.parts.map(({ id }, index) => [id, index]))
  const groups = new Groups(structure.parts.length)
  const supported = new Set(structure.supports.map(({ part }) => part))
  const standing: number[] = []
  for (const [index, part] of structure.parts.entries()) {
    const solid = solidOf(part, shapes)
    if (!solid) continue
    const lowIn = solid.box[0][2]
    if (lowIn < -TOUCH_IN) problems.push({ kind: 'sinks', parts: [part.id], depthIn: -lowIn })
    if (lowIn < TOUCH_IN || supported.has(part.id)) standing.push(index)
    const joined = connections.of(part.id)
    for (const { a, b } of joined) groups.join(order.get(a) ?? index, order.get(b) ?? index)
    if (partForm(part.partNumber) === 'diagonal brace' && new Set(joined.flatMap(({ a, b }) => [a, b])).size < 3)
      problems.push({ kind: 'hangs', parts: [part.id] })
    for (const other of connections.near(grown(solid.box))) {
      const at = order.get(other.id)
      if (at === undefined || at <= index) continue
      const meeting = meetingOf(part, other, shapes)
      if (!meeting) continue
      groups.join(index, at)
      if (meeting.gapIn < -allowedIn(part, other))
        problems.push({ kind: 'intersects', parts: [part.id, other.id], depthIn: -meeting.gapIn, at: meeting.at })
    }
  }
  const bases = new Set(standing.map((index) => groups.root(index)))
  const floating = Map.groupBy(structure.parts, (part) => groups.root(order.get(part.id) ?? 0))
  for (const [root, parts] of floating)
    if (!bases.has(root)) problems.push({ kind: 'floats', parts: parts.map(({ id }) => id) })
  return problems
}

/** Returns the first part in the structure that the given part would intersect. */
export function blockedBy(part: PlacedPart, shapes: Shapes, connections: Connections): PlacedPart | undefined {
  const shape = shapes(part.partNumber)
  if (!shape) return undefined
  const pieces = piecesOf(part.partNumber, shape)
  const box = solidBoxOf(part, pieces)
  // Place only the pieces near another part, because a long part usually touches other parts only at one end.
  const placedPieces = new Map<Piece, PlacedPiece>()
  const pieceAt = (piece: Piece): PlacedPiece => {
    const found = placedPieces.get(piece) ?? placedPiece(part, piece)
    placedPieces.set(piece, found)
    return found
  }
  return connections.near(box).find((other) => {
    const solid = other.id === part.id ? undefined : solidOf(other, shapes)
    if (!solid) return false
    const depthIn = allowedIn(other, part)
    const near = solid.pieces.filter((piece) => boxesMeet(piece.box, box))
    const local = unplacedBox(part, solid.box)
    return pieces.some((piece) => {
      if (!boxesMeet(boxOf(piece), local)) return false
      const one = pieceAt(piece)
      return near.some((another) => boxesMeet(another.box, one.box) && gapBetween(another, one, -depthIn) < -depthIn)
    })
  })
}

const boxes = new WeakMap<Piece, Box>()

/** Bounding box of a piece in the coordinates of its part. */
function boxOf(piece: Piece): Box {
  const found =
    boxes.get(piece) ?? placedBox({ turn: piece.turn, at: piece.center }, [scaled(piece.half, -1), piece.half])
  boxes.set(piece, found)
  return found
}

const unions = new WeakMap<readonly Piece[], Box>()

/** Bounding box of the pieces of a placed part. */
function solidBoxOf(part: PlacedPart, pieces: readonly Piece[]): Box {
  const isAlongAxes = part.turn.every((row) => row.some((value) => Math.abs(value) > ALONG_AXIS))
  if (!isAlongAxes) return unionOf(pieces.map((piece) => placedPiece(part, piece).box))
  const local = unions.get(pieces) ?? unionOf(pieces.map(boxOf))
  unions.set(pieces, local)
  return placedBox(part, local)
}

const ALONG_AXIS = 0.9999

const unionOf = (of: readonly Box[]): Box => {
  const corner = (side: 0 | 1, furthest: (...values: number[]) => number) =>
    [0, 1, 2].map((axis) => furthest(...of.map((box) => box[side][axis] as number))) as unknown as Point
  return [corner(0, Math.min), corner(1, Math.max)]
}

/** Bounding box, in the coordinates of a part, of a box in structure coordinates. */
const unplacedBox = (part: PlacedPart, box: Box): Box => placedBox(inverted(part), box)

interface PlacedPiece {
  readonly center: Point
  readonly half: Point
  /** Directions of the piece's edges. */
  readonly axes: readonly [Point, Point, Point]
  readonly box: Box
}

interface PlacedSolid {
  readonly pieces: readonly PlacedPiece[]
  readonly box: Box
}

/** Parts are never changed in place, so results are cached per part. */
const solids = new WeakMap<PlacedPart, PlacedSolid>()

function solidOf(part: PlacedPart, shapes: Shapes): PlacedSolid | undefined {
  const known = solids.get(part)
  if (known) return known
  const shape = shapes(part.partNumber)
  if (!shape) return undefined
  const pieces = piecesOf(part.partNumber, shape).map((piece) => placedPiece(part, piece))
  const solid = { pieces, box: unionOf(pieces.map(({ box }) => box)) }
  solids.set(part, solid)
  return solid
}

function placedPiece(part: PlacedPart, { center, half, turn }: Piece): PlacedPiece {
  const [x, y, z] = composed(part.turn, turn)
  const at = placed(part, center)
  return {
    center: at,
    half,
    axes: [
      [x[0], y[0], z[0]],
      [x[1], y[1], z[1]],
      [x[2], y[2], z[2]],
    ],
    box: placedBox({ turn: [x, y, z], at }, [scaled(half, -1), half]),
  }
}

const grown = ([min, max]: Box): Box => [
  sum(min, [-TOUCH_IN, -TOUCH_IN, -TOUCH_IN]),
  sum(max, [TOUCH_IN, TOUCH_IN, TOUCH_IN]),
]

interface Meeting {
  /** Smallest gap between the parts. Negative if they intersect. */
  readonly gapIn: number
  readonly at: Point
}

const meetings = new WeakMap<PlacedPart, WeakMap<PlacedPart, Meeting | 'none'>>()

/** Returns the gap between two parts and its location, or undefined if they do not touch. */
function meetingOf(a: PlacedPart, b: PlacedPart, shapes: Shapes): Meeting | undefined {
  const known = meetings.get(a)?.get(b)
  if (known) return known === 'none' ? undefined : known
  const found = compared(solidOf(a, shapes), solidOf(b, shapes))
  const own = meetings.get(a) ?? new WeakMap<PlacedPart, Meeting | 'none'>()
  own.set(b, found ?? 'none')
  meetings.set(a, own)
  return found
}

function compared(a: PlacedSolid | undefined, b: PlacedSolid | undefined): Meeting | undefined {
  if (!a || !b) return undefined
  const near = b.pieces.filter(({ box }) => boxesMeet(box, a.box, TOUCH_IN))
  let found: Meeting | undefined
  for (const one of a.pieces) {
    if (!boxesMeet(one.box, b.box, TOUCH_IN)) continue
    for (const other of near) {
      if (!boxesMeet(one.box, other.box, TOUCH_IN)) continue
      const gapIn = gapBetween(one, other, found?.gapIn ?? TOUCH_IN)
      if (gapIn > TOUCH_IN || (found && gapIn >= found.gapIn)) continue
      found = { gapIn, at: middleOf(one.box, other.box) }
    }
  }
  return found
}

/** Center of the overlap of two boxes. */
const middleOf = (a: Box, b: Box): Point =>
  [0, 1, 2].map(
    (axis) =>
      (Math.max(a[0][axis] as number, b[0][axis] as number) + Math.min(a[1][axis] as number, b[1][axis] as number)) / 2,
  ) as unknown as Point

const PARALLEL = 1e-6

/**
 * Returns the largest gap between two boxes along any separating axis. If the boxes intersect, the value is negative,
 * and its magnitude is the length of the shortest move that separates them. Source: Gottschalk, Lin, and Manocha,
 * "OBBTree", SIGGRAPH 1996.
 * @param enoughIn If the gap is larger than this, any value between this and the gap can be returned, in.
 */
function gapBetween(a: PlacedPiece, b: PlacedPiece, enoughIn: number): number {
  const offset = difference(b.center, a.center)
  let gap = Number.NEGATIVE_INFINITY
  for (const { axes } of [a, b])
    for (const axis of axes) {
      gap = Math.max(gap, gapAlong(axis, offset, a, b))
      if (gap > enoughIn) return gap
    }
  for (const one of a.axes)
    for (const other of b.axes) {
      const axis = cross(one, other)
      const length = Math.hypot(...axis)
      if (length <= PARALLEL) continue
      gap = Math.max(gap, gapAlong(scaled(axis, 1 / length), offset, a, b))
      if (gap > enoughIn) return gap
    }
  return gap
}

const gapAlong = (axis: Point, offset: Point, a: PlacedPiece, b: PlacedPiece): number =>
  Math.abs(dot(offset, axis)) - reachAlong(axis, a) - reachAlong(axis, b)

const reachAlong = (axis: Point, { half, axes }: PlacedPiece): number =>
  half[0] * Math.abs(dot(axes[0], axis)) +
  half[1] * Math.abs(dot(axes[1], axis)) +
  half[2] * Math.abs(dot(axes[2], axis))

/** Groups of connected indices. */
class Groups {
  readonly #parents: number[]

  constructor(size: number) {
    this.#parents = Array.from({ length: size }, (_, index) => index)
  }

  join(a: number, b: number): void {
    this.#parents[this.root(a)] = this.root(b)
  }

  root(index: number): number {
    let at = index
    while (this.#parents[at] !== at) at = this.#parents[at] as number
    this.#parents[index] = at
    return at
  }
}
