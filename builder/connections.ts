/**
 * Connections in a structure: pairs of parts whose bolt holes are aligned and whose faces touch. They are derived from
 * the placements and holes of the parts. Lengths are in inches.
 */
import type { PartKind } from '#catalog/part-traits.ts'
import { chordBolts } from '#engineering/systems/parts-list.ts'
import { allFacesOf, type Bolt, boltsIn, type Face } from './faces.ts'
import type { PlacedPart, Point, Structure } from './model.ts'
import { partKind, type Shapes, trussSizeOf } from './shapes.ts'
import { slotConnections } from './slots.ts'
import {
  type Box,
  boxesMeet,
  composed,
  dot,
  inverse,
  inverted,
  type Placement,
  placed,
  placedBox,
  turned,
  unplaced,
} from './turns.ts'

/**
 * Maximum offset between the axes of two holes at which a bolt still fits through both. The holes are 1/16 in larger
 * than the bolt.
 */
const ALIGNED_IN = 0.03
/**
 * Maximum gap between two faces that count as touching. Placements are rounded, and so are plate thicknesses in scenes.
 */
const TOUCH_IN = 0.03
const OPPOSITE = -0.9999
/** Size of the grid cells for finding holes by location. Two holes in a face are at least 0.25 in apart. */
const HOLE_CELL_IN = 1
/** Size of the grid cells for finding neighboring parts. */
const PART_CELL_IN = 48

/**
 * `frames` joins two end frames, `side` joins an end frame to the side of a truss, and `chords` joins two sides. `slot`
 * is a bolt in an extrusion slot. The other kinds are named after the part that connects to a member.
 */
export type ConnectionKind =
  | 'frames'
  | 'side'
  | 'chords'
  | 'slot'
  | 'plate'
  | 'gusset'
  | 'base'
  | 'hinge'
  | 'deck'
  | 'rail'
  | 'stair'
  | 'panel'
  | 'rigging'
  | 'mount'

export interface Connection {
  readonly id: string
  /** Ids of the two parts. `a` precedes `b` in the structure. */
  readonly a: string
  readonly b: string
  readonly kind: ConnectionKind
  /** Unit vector that points out of part `a`, in structure coordinates. */
  readonly normal: Point
  /** Aligned hole centers in the plane between the parts. Both ends of a slot are included. */
  readonly points: readonly Point[]
  /** Bolt locations. A slot counts as one location. */
  readonly bolts: readonly Bolt[]
  /** Combined thickness of both parts at the first bolt, in. */
  readonly gripIn: number
  /**
   * True if some holes in the end frames have no matching hole, or if more than half of the bolts on a chord are
   * missing.
   */
  readonly isPartial?: true
}

export const connectionsOf = (structure: Structure, shapes: Shapes): Connection[] => [
  ...new Connections(structure, shapes).all,
]

interface Member {
  readonly part: PlacedPart
  readonly box: Box
  readonly cells: readonly string[]
}

/** Connections in a structure, updated when parts change. */
export class Connections {
  readonly #shapes: Shapes
  readonly #members = new Map<string, Member>()
  readonly #cells = new Map<string, Set<string>>()
  readonly #byPart = new Map<string, Map<string, readonly Connection[]>>()
  readonly #order = new Map<string, number>()
  #all: readonly Connection[] | undefined

  constructor(structure: Structure, shapes: Shapes) {
    this.#shapes = shapes
    this.update(structure)
  }

  /**
   * Finds the connections for parts that were added, moved, or removed. All other parts must be the same objects as
   * before.
   */
  update(structure: Structure): void {
    const changed = structure.parts.filter((part) => this.#members.get(part.id)?.part !== part)
    if (structure.parts.length - changed.filter(({ id }) => !this.#members.has(id)).length < this.#members.size) {
      const kept = new Set(structure.parts.map(({ id }) => id))
      for (const id of this.#members.keys()) if (!kept.has(id)) this.#remove(id)
    }
    this.#order.clear()
    for (const [index, { id }] of structure.parts.entries()) this.#order.set(id, index)
    for (const { id } of changed) if (this.#members.has(id)) this.#remove(id)
    for (const part of changed) this.#add(part)
    this.#all = undefined
  }

  /** All connections, in the order of their parts. */
  get all(): readonly Connection[] {
    if (!this.#all) {
      const found: Connection[] = []
      const order = (id: string) => this.#order.get(id) ?? 0
      for (const id of this.#order.keys()) {
        const own = this.of(id).filter(({ a }) => a === id)
        // The order of the connections follows the order of the parts, regardless of the order of the changes.
        found.push(...own.sort((one, other) => order(one.b) - order(other.b)))
      }
      this.#all = found
    }
    return this.#all
  }

  /** Returns the connections to one part in the structure. */
  of(id: string): Connection[] {
    return [...(this.#byPart.get(id)?.values() ?? [])].flat()
  }

  /** Connections that a part would have at its placement. The part is `b` in each of them. */
  with(part: PlacedPart): Connection[] {
    const box = this.#boxOf(part)
    if (!box) return []
    return this.near(box).flatMap((other) =>
      other.id === part.id ? [] : connectionsBetween(other, part, this.#shapes),
    )
  }

  /** Parts whose bounding boxes touch the given box. */
  near(box: Box): PlacedPart[] {
    const ids = new Set<string>()
    for (const cell of cellsOf(box)) for (const id of this.#cells.get(cell) ?? []) ids.add(id)
    const found: PlacedPart[] = []
    for (const id of ids) {
      const member = this.#members.get(id)
      if (member && boxesMeet(member.box, box, TOUCH_IN)) found.push(member.part)
    }
    return found
  }

  #boxOf(part: PlacedPart): Box | undefined {
    const shape = this.#shapes(part.partNumber)
    return shape && placedBox(part, shape.box)
  }

  #add(part: PlacedPart): void {
    const box = this.#boxOf(part)
    if (!box) return
    const own = new Map<string, readonly Connection[]>()
    for (const other of this.near(box)) {
      const isFirst = (this.#order.get(part.id) ?? 0) < (this.#order.get(other.id) ?? 0)
      const [a, b] = isFirst ? [part, other] : [other, part]
      const found = connectionsBetween(a, b, this.#shapes)
      if (found.length === 0) continue
      own.set(other.id, found)
      this.#byPart.get(other.id)?.set(part.id, found)
    }
    this.#byPart.set(part.id, own)
    const cells = cellsOf(box)
    this.#members.set(part.id, { part, box, cells })
    for (const cell of cells) {
      const known = this.#cells.get(cell) ?? new Set()
      known.add(part.id)
      this.#cells.set(cell, known)
    }
  }

  #remove(id: string): void {
    for (const other of this.#byPart.get(id)?.keys() ?? []) this.#byPart.get(other)?.delete(id)
    this.#byPart.delete(id)
    for (const cell of this.#members.get(id)?.cells ?? []) this.#cells.get(cell)?.delete(id)
    this.#members.delete(id)
  }
}

function cellsOf([min, max]: Box): string[] {
  const found: string[] = []
  const [from, to] = [min, max].map((corner, side) =>
    corner.map((value) => Math.floor((value + (side === 0 ? -TOUCH_IN : TOUCH_IN)) / PART_CELL_IN)),
  ) as [number[], number[]]
  const [x0, y0, z0] = from as [number, number, number]
  const [x1, y1, z1] = to as [number, number, number]
  for (let x = x0; x <= x1; x++)
    for (let y = y0; y <= y1; y++) for (let z = z0; z <= z1; z++) found.push(`${x},${y},${z}`)
  return found
}

/** Finds the connections between two placed parts. There is one for each plane where they touch. */
function connectionsBetween(a: PlacedPart, b: PlacedPart, shapes: Shapes): Connection[] {
  const [shapeA, shapeB] = [shapes(a.partNumber), shapes(b.partNumber)]
  if (!shapeA || !shapeB) return []
  const toA = { turn: composed(inverse(a.turn), b.turn), at: unplaced(a, b.at) }
  const found: Connection[] = []
  const add = (
    kind: ConnectionKind,
    normal: Point,
    points: readonly Point[],
    bolts: readonly Bolt[],
    isPartial: boolean,
  ) =>
    found.push({
      id: `${a.id}/${b.id}/${found.length}`,
      a: a.id,
      b: b.id,
      kind,
      normal: turned(a.turn, normal),
      points: points.map((point) => placed(a, point)),
      bolts: bolts.map((bolt) => ({ ...bolt, at: placed(a, bolt.at) })),
      gripIn: (bolts[0]?.layersIn[0] ?? 0) + (bolts[0]?.layersIn[1] ?? 0),
      ...(isPartial ? { isPartial: true as const } : {}),
    })
  const others = allFacesOf(shapeB).map((other) => {
    const normal = turned(toA.turn, other.normal)
    return { other, normal, at: other.at + dot(toA.at, normal) }
  })
  for (const face of allFacesOf(shapeA)) {
    for (const { other, normal, at } of others) {
      if (Math.abs(face.at + at) > TOUCH_IN || dot(normal, face.normal) > OPPOSITE) continue
      const pairs = pairsOf(face, other, toA)
      if (pairs.length === 0) continue
      const kind = kindOf(a.partNumber, face, b.partNumber, other)
      const isPartial = isPartialPattern(kind, [a.partNumber, face], [b.partNumber, other], pairs)
      add(
        kind,
        face.normal,
        pairs.map(([point]) => face.points[point] as Point),
        boltsOf(face, other, pairs),
        isPartial,
      )
    }
  }
  for (const { normal, bolts } of slotConnections([a.partNumber, shapeA], [b.partNumber, shapeB], toA))
    add(
      'slot',
      normal,
      bolts.map(({ at }) => at),
      bolts,
      false,
    )
  return found
}

type Pair = readonly [inA: number, inB: number]

const cellMaps = new WeakMap<Face, Map<number, number[]>>()
const cellKey = (x: number, y: number, z: number) => (x * 8191 + y) * 8191 + z
const cellAt = (value: number) => Math.floor(value / HOLE_CELL_IN)

function cellMapOf(face: Face): Map<number, number[]> {
  const known = cellMaps.get(face)
  if (known) return known
  const made = new Map<number, number[]>()
  for (const [index, [x, y, z]] of face.points.entries()) {
    const key = cellKey(cellAt(x), cellAt(y), cellAt(z))
    const cell = made.get(key)
    if (cell) cell.push(index)
    else made.set(key, [index])
  }
  cellMaps.set(face, made)
  return made
}

/**
 * Returns the pairs of coincident points on two faces, in the order of the points on `other`. `toA` transforms `other`
 * to the coordinates of `face`.
 */
function pairsOf(face: Face, other: Face, toA: Placement): Pair[] {
  // The points of the smaller face are looked up in the larger one.
  if (face.points.length < other.points.length)
    return coincident(other, face, inverted(toA))
      .map(([inOther, inFace]): Pair => [inFace, inOther])
      .sort(([, one], [, another]) => one - another)
  return coincident(face, other, toA)
}

function coincident(face: Face, other: Face, toFace: Placement): Pair[] {
  const cells = cellMapOf(face)
  const pairs: Pair[] = []
  for (const [index, point] of other.points.entries()) {
    const [x, y, z] = placed(toFace, point)
    const found = pointNear(face, cells, x, y, z)
    if (found !== undefined) pairs.push([found, index])
  }
  return pairs
}

function pointNear(
  face: Face,
  cells: ReadonlyMap<number, readonly number[]>,
  x: number,
  y: number,
  z: number,
): number | undefined {
  const [x0, x1] = [cellAt(x - TOUCH_IN), cellAt(x + TOUCH_IN)]
  const [y0, y1] = [cellAt(y - TOUCH_IN), cellAt(y + TOUCH_IN)]
  const [z0, z1] = [cellAt(z - TOUCH_IN), cellAt(z + TOUCH_IN)]
  for (let cx = x0; cx <= x1; cx++)
    for (let cy = y0; cy <= y1; cy++)
      for (let cz = z0; cz <= z1; cz++)
        for (const index of cells.get(cellKey(cx, cy, cz)) ?? []) {
          const at = face.points[index] as Point
          const [dx, dy, dz] = [at[0] - x, at[1] - y, at[2] - z]
          const off = dx * face.normal[0] + dy * face.normal[1] + dz * face.normal[2]
          if (dx * dx + dy * dy + dz * dz - off * off < ALIGNED_IN * ALIGNED_IN) return index
        }
  return undefined
}

/** Exceeds the number of bolt locations in any part. */
const MAX_BOLTS = 65536

/** Returns one bolt for each pair of holes. The two ends of a slot share a bolt. */
function boltsOf(face: Face, other: Face, pairs: readonly Pair[]): Bolt[] {
  const bolts = new Map<number, Bolt>()
  for (const [inA, inB] of pairs) {
    const [a, b] = [face.holes[inA], other.holes[inB]]
    if (!a || !b) continue
    const key = a.bolt * MAX_BOLTS + b.bolt
    if (bolts.has(key)) continue
    bolts.set(key, {
      inA: a.bolt,
      inB: b.bolt,
      at: face.points[inA] as Point,
      layersIn: [a.depthIn, b.depthIn],
      isThreaded: [a.isThreaded, b.isThreaded],
    })
  }
  return [...bolts.values()]
}

/** Returns true for the end frame of a truss and for every face of a corner block. */
const isFrame = (kind: PartKind, { normal }: Face): boolean =>
  kind === 'corner' || (kind === 'truss' && Math.abs(normal[0]) > 0.9999)

/** Kinds in order of precedence. A connection is named after the part that comes first. */
const NAMED: readonly (ConnectionKind & PartKind)[] = [
  'rail',
  'stair',
  'deck',
  'hinge',
  'gusset',
  'base',
  'rigging',
  'panel',
  'mount',
  'plate',
]

function kindOf(a: string, faceA: Face, b: string, faceB: Face): ConnectionKind {
  const kinds = [partKind(a), partKind(b)] as const
  const named = NAMED.find((kind) => kinds.includes(kind))
  if (named) return named
  if (!kinds.every((kind) => kind === 'truss' || kind === 'corner')) return 'mount'
  const frames = [isFrame(kinds[0], faceA), isFrame(kinds[1], faceB)].filter(Boolean).length
  return frames === 2 ? 'frames' : frames === 1 ? 'side' : 'chords'
}

function isPartialPattern(
  kind: ConnectionKind,
  ...[[a, faceA], [b, faceB], pairs]: [readonly [string, Face], readonly [string, Face], readonly Pair[]]
): boolean {
  const bolts = boltsIn(
    faceA,
    pairs.map(([inA]) => inA),
  )
  if (kind === 'side') {
    const framed = isFrame(partKind(a), faceA) ? a : b
    const size = trussSizeOf(framed)
    // A leg under a joint between two beams is bolted to both beams, with half of its bolts in each.
    return size !== undefined && size !== 3 && 2 * bolts < chordBolts(size)
  }
  if (kind !== 'frames' && kind !== 'hinge') return false
  return bolts < Math.min(boltsIn(faceA, faceA.points.keys()), boltsIn(faceB, faceB.points.keys()))
}
