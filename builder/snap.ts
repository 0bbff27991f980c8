/** Placements of a new part that align its holes with those of a part in the structure. Lengths are in inches. */
import type { PartShape } from '#catalog/part-shape.ts'
import type { PartLine } from '#engineering/systems/parts-list.ts'
import { type Connection, Connections } from './connections.ts'
import { blockedBy } from './contacts.ts'
import { allFacesOf, depthBehind, type Face } from './faces.ts'
import { hardwareLines, hardwareOf } from './hardware.ts'
import type { PlacedPart, Point, Structure, Turn } from './model.ts'
import { axisOf, isMember, partKind, partRole, type Shapes, trussSizeOf } from './shapes.ts'
import { slotsOf } from './slots.ts'
import {
  type Box,
  composed,
  difference,
  distance,
  dot,
  placed,
  placedBox,
  roundedPoint,
  scaled,
  sum,
  TURNS,
  turned,
  unplaced,
  unturned,
} from './turns.ts'

/** A location on a face of a part, in structure coordinates. */
export interface Target {
  readonly part: string
  readonly at: Point
  /** Outward normal of the face. */
  readonly normal: Point
}

export interface Candidate extends Ranked {
  readonly turn: Turn
  readonly at: Point
  readonly connections: readonly Connection[]
  readonly hardware: readonly PartLine[]
}

export const NEW_PART = 'new'

/** Holes farther from the target than this distance, in inches, do not affect the ranking. */
const WINDOW_IN = 14

const MAX_CANDIDATES = 24

/** Maximum number of placements for which all connections are counted. */
const COMPARED = 72

const PITCH_IN = 3
const FLUSH_IN = 0.01

/** A part with fewer bolts could rotate. */
export const FEWEST_BOLTS = 2

/** Maximum number of hole ends on an end frame. */
const FRAME_POINTS = 24

const BURIED_IN = 0.05

/** Longest move to suggest for a rejected placement, in. */
export const NEAR_IN = 12

/** Criteria that determine the order of placements (`byRank`). */
interface Ranked {
  readonly isBelowFloor: boolean
  /** True if the mating face is an inside face of the part, which usually makes the parts intersect. */
  readonly isInside: boolean
  /** True if the mating face is the side of a member. */
  readonly isSideways: boolean
  /** Number of parts that a plate or gusset joins. 1 for other parts. */
  readonly joined: number
  /** Number of sides that are flush with the part at the target. 0 for plates and gussets. */
  readonly flush: number
  readonly bolts: number
  /** Fewest bolts that a plate or gusset has in any part that it joins. 0 for other parts. */
  readonly fewest: number
  /** Distance from the target to the center of the part, or to the nearest end of a member, in. */
  readonly reachIn: number
  /** 0 for the part's usual orientation. */
  readonly tilt: number
}

/**
 * Compares two placements. The better one comes first:
 * 1. It is above the floor.
 * 2. An outer face of the part mates.
 * 3. The end of a member mates.
 * 4. A plate or gusset joins more parts, so that it braces a corner or a joint.
 * 5. More of its sides are flush with the part at the target.
 * 6. It has more bolts in total, and then more bolts in the part that has the fewest.
 * 7. It is closer to the target.
 * 8. It is closer to its usual orientation.
 */
export const byRank = (a: Ranked, b: Ranked): number =>
  Number(a.isBelowFloor) - Number(b.isBelowFloor) ||
  Number(a.isInside) - Number(b.isInside) ||
  Number(a.isSideways) - Number(b.isSideways) ||
  b.joined - a.joined ||
  b.flush - a.flush ||
  b.bolts - a.bolts ||
  b.fewest - a.fewest ||
  Math.round(a.reachIn * 10) - Math.round(b.reachIn * 10) ||
  a.tilt - b.tilt

/**
 * Returns the placements in which one of the part's holes meets the hole nearest to the target and the part does not
 * intersect other parts. The placements are sorted by `byRank`.
 * @param connections Connections in the structure, if known.
 * @param max Maximum number of placements to return.
 */
export function candidatesFor(
  structure: Structure,
  shapes: Shapes,
  partNumber: string,
  target: Target,
  connections: Connections = new Connections(structure, shapes),
  max = MAX_CANDIDATES,
): Candidate[] {
  const numbers = new Map(structure.parts.map((part) => [part.id, part.partNumber]))
  numbers.set(NEW_PART, partNumber)
  const candidates: Candidate[] = []
  for (const { part, ...each } of rankedPlacements(structure, shapes, partNumber, target, connections)) {
    if (candidates.length === max) break
    if (blockedBy(part, shapes, connections)) continue
    const hardware = hardwareLines(hardwareOf(each.connections, (id) => numbers.get(id) ?? '', [NEW_PART]))
    candidates.push({ ...each, turn: part.turn, at: part.at, hardware })
  }
  return candidates
}

/** Placements sorted by `byRank`, including those that intersect other parts. */
export function rankedPlacements(
  structure: Structure,
  shapes: Shapes,
  partNumber: string,
  target: Target,
  connections: Connections,
) {
  const host = structure.parts.find(({ id }) => id === target.part)
  const [hostShape, shape] = [host && shapes(host.partNumber), shapes(partNumber)]
  const face = host && hostShape && faceAt(host, hostShape, target)
  if (!face || !shape) return []
  const turns = new Map(
    turnsFor(partNumber, host).map((each) => {
      const turn = composed(host.turn, each)
      return [each, { turn, tilt: tiltOf(partNumber, turn) }] as const
    }),
  )
  const local = placementsOn(face, hostShape.box, partNumber, shape, [...turns.keys()], unplaced(host, target.at))
    .map((each) => {
      const { turn, tilt } = turns.get(each.turn) as { turn: Turn; tilt: number }
      const part = { id: NEW_PART, partNumber, turn, at: roundedPoint(placed(host, each.at)) }
      return { ...each, part, tilt }
    })
    .sort(
      (a, b) =>
        Number(a.isInside) - Number(b.isInside) ||
        b.share - a.share ||
        b.flush - a.flush ||
        Math.round(a.reachIn * 10) - Math.round(b.reachIn * 10) ||
        a.tilt - b.tilt,
    )
  const found = (isSameOnAllSides(partNumber) ? distinct(local, shape, COMPARED) : local.slice(0, COMPARED))
    .map((each) => ({ ...each, ...rankOf(each.part, shape, connections.with(each.part)) }))
    .filter((each) => each.bolts > 0 && (each.share > 0.5 || each.joined > 1))
    .sort(byRank)
  return distinct(found, shape)
}

/** Adds the contribution of a placement's connections to its rank. */
function rankOf(part: PlacedPart, shape: PartShape, connections: readonly Connection[]) {
  const bolts = connections.reduce((total, each) => total + each.bolts.length, 0)
  const isJoining = isJoint(part.partNumber)
  const boltsOf = new Map<string, number>()
  for (const { a, bolts } of connections) boltsOf.set(a, (boltsOf.get(a) ?? 0) + bolts.length)
  return {
    connections,
    isBelowFloor: placedBox(part, shape.box)[0][2] < -BURIED_IN,
    bolts,
    ...(isJoining ? { flush: 0 } : {}),
    joined: isJoining ? Math.max(1, [...boltsOf.values()].filter((each) => each >= FEWEST_BOLTS).length) : 1,
    fewest: isJoining ? Math.min(...boltsOf.values()) : 0,
  }
}

/** Returns true for parts that always stand upright. */
const isUpright = (partNumber: string): boolean =>
  ['deck', 'rail', 'stair'].includes(partKind(partNumber)) || partRole(partNumber) === 'hanger'

/** Rotations relative to the host. */
const turnsFor = (partNumber: string, host: PlacedPart): readonly Turn[] =>
  isUpright(partNumber) ? TURNS.filter((turn) => composed(host.turn, turn)[2][2] > 0.999) : TURNS

/** Returns true for parts that join other parts. */
export const isJoint = (partNumber: string): boolean => ['plate', 'gusset'].includes(partKind(partNumber))

/** Returns true for truss and corner blocks, whose hole locations are determined by their bounding boxes. */
const isSameOnAllSides = (partNumber: string): boolean =>
  trussSizeOf(partNumber) !== undefined || partKind(partNumber) === 'corner'

/** Omits placements that differ only by a rotation of a part that is identical on several sides. */
function distinct<Each extends { readonly part: PlacedPart }>(
  found: readonly Each[],
  shape: PartShape,
  max = Number.POSITIVE_INFINITY,
): Each[] {
  const byKey = new Map<string, Each>()
  for (const each of found) {
    if (byKey.size === max) break
    const { part } = each
    const points = isSameOnAllSides(part.partNumber)
      ? []
      : [shape.center, ...shape.holes.flatMap(({ at }) => at)].map((point) => toTenth(placed(part, point))).sort()
    const key = [...placedBox(part, shape.box).map(toTenth), ...points].join(' ')
    if (!byKey.has(key)) byKey.set(key, each)
  }
  return [...byKey.values()]
}

const toTenth = (point: Point): string => point.map((value) => Math.round(value * 10)).join()

/** Faces with holes. Slots are treated as rows of holes on the grid. */
const facesFor = (partNumber: string, shape: PartShape): readonly Face[] => [
  ...allFacesOf(shape),
  ...slotsOf(partNumber).map(({ normal, start, lengthIn }): Face => {
    const points = Array.from(
      { length: Math.floor(lengthIn / PITCH_IN) },
      (_, index): Point => [PITCH_IN / 2 + index * PITCH_IN, start[1], start[2]],
    )
    return {
      normal,
      at: dot(start, normal),
      points,
      holes: points.map((_, bolt) => ({ bolt, depthIn: 0, isThreaded: true })),
    }
  }),
]

/** Returns the face of a placed part that points in the target's direction and is nearest to the target. */
function faceAt(host: PlacedPart, shape: PartShape, { at, normal }: Target): Face | undefined {
  const [point, direction] = [unplaced(host, at), unturned(host.turn, normal)]
  const gap = (face: Face) => Math.min(...face.points.map((each) => distance(each, point)))
  return facesFor(host.partNumber, shape)
    .filter((face) => dot(face.normal, direction) > 0.999)
    .map((face) => ({ face, gapIn: gap(face) }))
    .sort((a, b) => a.gapIn - b.gapIn)[0]?.face
}

interface LocalPlacement {
  readonly turn: Turn
  readonly at: Point
  /** Axis of the mating face's normal. 0 for the ends of a member. */
  readonly side: number
  /** Number of holes that line up near the target. */
  readonly count: number
  /** `count` as a fraction of the highest count for the same `side`. */
  readonly share: number
  readonly flush: number
  readonly isInside: boolean
  readonly isSideways: boolean
  readonly reachIn: number
}

/**
 * Finds the placements that align a hole in one of these faces with the hole in the host's face that is nearest to a
 * point.
 */
function placementsOn(
  face: Face,
  host: Box,
  partNumber: string,
  shape: PartShape,
  turns: readonly Turn[],
  near: Point,
): LocalPlacement[] {
  const axis = axisOf(partNumber)
  const [anchor] = [...face.points].sort((a, b) => distance(a, near) - distance(b, near))
  if (!anchor) return []
  const window = face.points.filter((point) => distance(point, anchor) < WINDOW_IN)
  // A member across an end frame can run parallel to either pair of the frame's edges, but the anchor is on only one of
  // these edges.
  const isFrame = face.points.length <= FRAME_POINTS
  const anchors = isFrame ? face.points : [anchor]
  const middle = isFrame ? scaled(face.points.reduce(sum), 1 / face.points.length) : near
  const centers = axis ?? [scaled(sum(...shape.box), 0.5)]
  const found: Omit<LocalPlacement, 'share' | 'flush' | 'reachIn'>[] = []
  // Compare only placements with the same `side`, because the end of a member has fewer holes than its side.
  const most: number[] = []
  for (const turn of turns) {
    const known = new Map<number, (typeof found)[number]>()
    for (const other of facesFor(partNumber, shape)) {
      if (dot(turned(turn, other.normal), face.normal) > -0.999) continue
      const side = other.normal.findIndex((value) => Math.abs(value) > 0.999)
      const isSideways = axis !== undefined && side !== 0
      const starts = axis ? nearEnds(other, shape) : other.points
      const keys = keysOf(other)
      const isInside = depthBehind(shape, other) > BURIED_IN
      const targets = window.map((point) => unturned(turn, point))
      const turnedStarts = starts.map((start) => turned(turn, start))
      const tried = new Set<number>()
      for (const meeting of isSideways ? anchors : [anchor]) {
        const local = unturned(turn, meeting)
        for (const [index, start] of starts.entries()) {
          const at = roundedPoint(difference(meeting, turnedStarts[index] as Point))
          const key = keyOf(at[0], at[1], at[2])
          if (tried.has(key)) continue
          tried.add(key)
          const [dx, dy, dz] = difference(start, local)
          const enough = Math.max((most[side] ?? 0) / 2, (known.get(key)?.count ?? 0) + 1)
          let count = targets.length
          for (const [x, y, z] of targets) {
            if (keys.has(keyOf(x + dx, y + dy, z + dz))) continue
            count -= 1
            if (count < enough) break
          }
          if (count < enough) continue
          most[side] = Math.max(count, most[side] ?? 0)
          known.set(key, { turn, at, side, count, isInside, isSideways })
        }
      }
    }
    found.push(...known.values())
  }
  const turnedBy = new Map(
    turns.map((turn) => {
      const box = placedBox({ turn, at: [0, 0, 0] }, shape.box)
      return [turn, { box, centers: centers.map((point) => turned(turn, point)) }] as const
    }),
  )
  return found.flatMap((each) => {
    const share = each.count / (most[each.side] as number)
    // On a splice plate, half of the holes line up with each of the two truss sections.
    if (share < 0.5) return []
    const from = each.isSideways ? middle : near
    const { box, centers } = turnedBy.get(each.turn) as { box: Box; centers: Point[] }
    const reachIn = Math.min(...centers.map((point) => distance(sum(point, each.at), from)))
    const flush = flushSides([sum(box[0], each.at), sum(box[1], each.at)], host, face)
    return { ...each, share, flush, reachIn }
  })
}

/** For a part on a face of the host, the number of sides of the part's box that are flush with the host's box. */
const flushSides = (box: Box, host: Box, { normal }: Face): number =>
  [0, 1].reduce(
    (total, end) =>
      total +
      normal.filter(
        (along, axis) =>
          Math.abs(along) < 0.5 && Math.abs((box[end]?.[axis] ?? 0) - (host[end]?.[axis] ?? 0)) < FLUSH_IN,
      ).length,
    0,
  )

const keySets = new WeakMap<Face, ReadonlySet<number>>()

function keysOf(face: Face): ReadonlySet<number> {
  const known = keySets.get(face) ?? new Set(face.points.map((point) => keyOf(...point)))
  keySets.set(face, known)
  return known
}

/**
 * Returns the key of a location. Coordinates are often multiples of 1/16 in, so an offset is added to avoid rounding
 * ties.
 */
const keyOf = (x: number, y: number, z: number): number =>
  (Math.round(x * 50 + 0.137) * 131071 + Math.round(y * 50 + 0.137)) * 131071 + Math.round(z * 50 + 0.137)

/**
 * Holes near the ends and the middle of a long part. Other locations can be reached by moving the part along the grid.
 */
const nearEnds = ({ points }: Face, { box: [min, max] }: PartShape): Point[] =>
  points.filter(
    ([x]) => x - min[0] < WINDOW_IN || max[0] - x < WINDOW_IN || Math.abs(x - (min[0] + max[0]) / 2) < PITCH_IN,
  )

/**
 * Lower values are closer to a part's usual orientation. 0 means that no axis is rotated, so a member extends to the
 * right. Members that extend to the back or up come next.
 */
const tiltOf = (partNumber: string, turn: Turn): number =>
  turn.reduce((total, row, axis) => total + 1 - (row[axis] as number), 0) +
  (isMember(partNumber) && turn.some(([along]) => along < -0.5) ? 4 : 0)

/**
 * Returns true if a placement has enough bolts: at least two, unless no placement there has two,
 * and more than half as many as the best placement there. A member that ends on the side of another
 * member needs only four bolts, although it would have more if it lay along that side.
 */
export const isEnough = (partNumber: string, bolts: number, most: number): boolean =>
  bolts > 0 && bolts >= Math.min(FEWEST_BOLTS, most) && (bolts * 2 > most || (isMember(partNumber) && bolts >= 4))
