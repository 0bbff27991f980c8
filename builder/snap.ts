/** Placements of a new part whose holes align with the holes of a part in the structure. Lengths are in inches. */
import type { Mate, PartShape } from '../catalog/part-shape.ts'
import type { PartLine } from '../engineering/parts-list.ts'
import { type Connection, Connections } from './connections.ts'
import { blockedBy } from './contacts.ts'
import type { Refusal } from './edit.ts'
import { allFacesOf, depthBehind, type Face } from './faces.ts'
import { hardwareOf } from './hardware.ts'
import type { PlacedPart, Point, Structure, Turn } from './model.ts'
import { isMember, type PartKind, partKind, type Shapes, trussSizeOf } from './shapes.ts'
import { slotsOf } from './slots.ts'
import {
  composed,
  difference,
  distance,
  dot,
  inverse,
  isSameTurn,
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

/** A location on a face of a part, in the coordinates of the structure. */
export interface Target {
  readonly part: string
  readonly at: Point
  /** Direction in which the face points. */
  readonly normal: Point
}

export interface Candidate {
  readonly turn: Turn
  readonly at: Point
  /** Number of bolts between the new part and all parts of the structure. */
  readonly bolts: number
  readonly connections: readonly Connection[]
  readonly hardware: readonly PartLine[]
}

export const NEW_PART = 'new'

/** Holes farther than this from the target do not influence the ranking, in. */
const WINDOW_IN = 14
const MAX_CANDIDATES = 24
/** Number of placements for which all connections are counted. */
const COMPARED = 72
const PITCH_IN = 3
const BURIED_IN = 0.05
/** Longest move that a rejected placement suggests, in. */
const NEAR_IN = 12

/**
 * Returns the placements of a part in which its holes meet the hole nearest to the target, best first, and in which it
 * does not intersect other parts. Ranks them by the number of bolts, plates by the parts that they join, and then by the
 * distance of the part from the target.
 * Placements that mate an inside face are last.
 * @param connections Connections in the structure, if known.
 */
export function candidatesFor(
  structure: Structure,
  shapes: Shapes,
  partNumber: string,
  target: Target,
  connections: Connections = new Connections(structure, shapes),
): Candidate[] {
  const host = structure.parts.find(({ id }) => id === target.part)
  const [hostShape, shape] = [host && shapes(host.partNumber), shapes(partNumber)]
  if (!host || !hostShape || !shape) return []
  const face = faceAt(host, hostShape, target)
  if (!face) return []
  const numbers = new Map(structure.parts.map((part) => [part.id, part.partNumber]))
  numbers.set(NEW_PART, partNumber)
  const numberOf = (id: string) => numbers.get(id) ?? ''
  const turns = turnsFor(partNumber, host)
  const all = placementsOn(
    face,
    turns,
    facesFor(partNumber, shape),
    unplaced(host, target.at),
    shape,
    isMember(partNumber),
  )
  const most = Math.max(0, ...all.map(({ count }) => count))
  const local = all
    // A splice plate meets half of its holes on each of two trusses.
    .filter(({ count }) => count * 2 >= most)
    .sort((a, b) => buried(a) - buried(b) || b.count - a.count || a.reach - b.reach)
    .map(({ turn, at, ...each }) => ({
      ...each,
      part: { id: NEW_PART, partNumber, turn: composed(host.turn, turn), at: roundedPoint(placed(host, at)) },
    }))
  const isJoining = JOINING.includes(partKind(partNumber))
  const compared = (isSameOnAllSides(partNumber) ? distinct(local, shape) : local).slice(0, COMPARED)
  const found = compared
    .map(({ part, count, depth, reach }) => {
      const joined = connections.with(part)
      const bolts = joined.reduce((total, each) => total + each.bolts.length, 0)
      const hosts = isJoining ? new Set(joined.flatMap(({ a, b }) => [a, b])).size - 1 : 1
      const fewest = isJoining ? Math.min(...joined.map((each) => each.bolts.length)) : 0
      return { part, joined, bolts, hosts, fewest, count, depth, reach, tilt: tiltOf(part.turn) }
    })
    .filter(({ bolts, count, hosts }) => bolts > 0 && (count * 2 > most || hosts > 1))
    .sort(
      (a, b) =>
        buried(a) - buried(b) ||
        b.bolts - a.bolts ||
        b.hosts - a.hosts ||
        b.fewest - a.fewest ||
        Math.round(a.reach * 10) - Math.round(b.reach * 10) ||
        a.tilt - b.tilt,
    )
  return distinct(found, shape)
    .slice(0, COMPARED)
    .filter(({ part }) => !blockedBy(part, shapes, connections))
    .slice(0, MAX_CANDIDATES)
    .map(({ part, joined, bolts }) => ({
      turn: part.turn,
      at: part.at,
      bolts,
      connections: joined,
      hardware: hardwareOf(joined, numberOf, [NEW_PART]).lines,
    }))
}

/** Kinds of parts that always stand upright. */
const UPRIGHT: readonly PartKind[] = ['deck', 'rail', 'stair']

/** Turns relative to the host. */
const turnsFor = (partNumber: string, host: PlacedPart): readonly Turn[] =>
  UPRIGHT.includes(partKind(partNumber)) ? TURNS.filter((turn) => composed(host.turn, turn)[2][2] > 0.999) : TURNS

/** Kinds of parts that join other parts. */
const JOINING: readonly PartKind[] = ['plate', 'gusset']

/** Returns true for truss and corner blocks, whose box determines where their holes are. */
const isSameOnAllSides = (partNumber: string): boolean =>
  trussSizeOf(partNumber) !== undefined || partKind(partNumber) === 'corner'

/** Omits placements that differ only by turning a part that is the same on several sides. */
function distinct<Each extends { readonly part: PlacedPart }>(found: readonly Each[], shape: PartShape): Each[] {
  const keys = new Set<string>()
  return found.filter(({ part }) => {
    const points = isSameOnAllSides(part.partNumber)
      ? []
      : [shape.center, ...shape.holes.flatMap(({ at }) => at)].map((point) => toTenth(placed(part, point))).sort()
    const key = [...placedBox(part, shape.box).map(toTenth), ...points].join(' ')
    if (keys.has(key)) return false
    keys.add(key)
    return true
  })
}

const toTenth = (point: Point): string => point.map((value) => Math.round(value * 10)).join()

/** 1 if the mating face of the new part is not on its outside, so that the parts would usually intersect. */
const buried = ({ depth }: { readonly depth: number }): number => (depth > BURIED_IN ? 1 : 0)

/** Faces with holes, and slots as rows of holes on the grid. */
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

/** Returns the face of a placed part that faces the target and is nearest to it. */
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
  readonly count: number
  readonly depth: number
  readonly reach: number
}

/** Finds the placements that align a hole of one of the faces with the hole of the host's face nearest to a point. */
function placementsOn(
  face: Face,
  turns: readonly Turn[],
  others: readonly Face[],
  near: Point,
  shape: PartShape,
  isLong: boolean,
): LocalPlacement[] {
  const [anchor] = [...face.points].sort((a, b) => distance(a, near) - distance(b, near))
  if (!anchor) return []
  const window = face.points.filter((point) => distance(point, anchor) < WINDOW_IN)
  const center = scaled(sum(...shape.box), 0.5)
  const found = new Map<string, LocalPlacement>()
  for (const other of others) {
    const starts = isLong ? nearEnds(other, shape) : other.points
    const keys = new Set(other.points.map(keyOf))
    const depth = depthBehind(shape, other)
    for (const turn of turns) {
      if (dot(turned(turn, other.normal), face.normal) > -0.999) continue
      const targets = window.map((point) => unturned(turn, point))
      const onAnchor = unturned(turn, anchor)
      for (const start of starts) {
        const shift = difference(start, onAnchor)
        const count = targets.reduce((total, point) => total + (keys.has(keyOf(sum(point, shift))) ? 1 : 0), 0)
        const at = roundedPoint(difference(anchor, turned(turn, start)))
        const key = `${turn} ${at}`
        const known = found.get(key)
        if (known && known.count >= count) continue
        const reach = distance(sum(turned(turn, center), at), near)
        found.set(key, { turn, at, count, depth, reach })
      }
    }
  }
  return [...found.values()]
}

/** Coordinates are often multiples of 1/16 in, so the offset avoids rounding ties. */
const keyOf = ([x, y, z]: Point): string =>
  `${Math.round(x * 50 + 0.137)} ${Math.round(y * 50 + 0.137)} ${Math.round(z * 50 + 0.137)}`

/** Holes near the ends and the middle of a long part. Other locations follow by moving it along the grid. */
const nearEnds = ({ points }: Face, { box: [min, max] }: PartShape): Point[] =>
  points.filter(([x]) => [min[0], (min[0] + max[0]) / 2, max[0]].some((each) => Math.abs(each - x) < WINDOW_IN / 2))

/** Prefers parts in their usual orientation: 0 if no axis of the part is rotated. */
const tiltOf = (turn: Turn): number => turn.reduce((total, row, axis) => total + 1 - (row[axis] as number), 0)

/**
 * Returns true if a placement has enough bolts: two, and more than half of the bolts of the best placement there.
 * The end of a member on the side of another one needs only four, although the member could lie there with more.
 */
export const isEnough = (partNumber: string, bolts: number, most: number): boolean =>
  bolts > 0 && bolts >= Math.min(2, most) && (bolts * 2 > most || (isMember(partNumber) && bolts >= 4))

/**
 * Returns why a placement is refused, or undefined if enough holes meet (`isEnough`).
 */
export function refusal(
  structure: Structure,
  shapes: Shapes,
  part: PlacedPart,
  target: Target,
  connections: Connections = new Connections(structure, shapes),
): Refusal | undefined {
  const others = connections.with(part)
  const bolts = others.reduce((total, each) => total + each.bolts.length, 0)
  const blocking = blockedBy(part, shapes, connections)
  const best = candidatesFor(structure, shapes, part.partNumber, target, connections)
  const most = best[0]?.bolts ?? 0
  if (!blocking && isEnough(part.partNumber, bolts, most)) return undefined
  const host = structure.parts.find(({ id }) => id === target.part)
  const alternatives = host ? alternativesTo(part.partNumber, host, unturned(host.turn, target.normal), shapes) : []
  const use = alternatives.length > 0 ? `use ${listOf(alternatives)}` : ''
  if (most === 0)
    return {
      reason: `No holes in ${part.partNumber} line up with this face.`,
      fix: use ? `${capital(use)}.` : 'Choose another face.',
    }
  const change = changeTo(part, best)
  return {
    reason: blocking
      ? `It would intersect ${blocking.partNumber}.`
      : bolts === 0
        ? 'No holes line up.'
        : `Only ${bolts} of ${most} holes line up.`,
    fix: `${capital([change, use].filter(Boolean).join(' or '))}.`,
  }
}

/** Describes how to turn a placement into the best one: a rotation about one axis, or a move. */
function changeTo(part: PlacedPart, best: readonly Candidate[]): string {
  const same = best.find(({ turn }) => isSameTurn(turn, part.turn))
  const top = best[0] as Candidate
  if (same && same.bolts === top.bolts) {
    const [x, y, z] = difference(same.at, part.at)
    const moves = [['x', x] as const, ['y', y] as const, ['z', z] as const].filter(([, by]) => Math.abs(by) > 0.01)
    if (moves.some(([, by]) => Math.abs(by) > NEAR_IN)) return 'choose a suggested position'
    return `move it ${moves.map(([axis, by]) => `${inchesOf(by)} in along ${axis}`).join(' and ')}`
  }
  const [a, b, c] = composed(top.turn, inverse(part.turn))
  const degrees = Math.round((Math.acos(Math.min(1, Math.max(-1, (a[0] + b[1] + c[2] - 1) / 2))) * 180) / Math.PI)
  return `rotate it ${degrees}°`
}

const inchesOf = (value: number) => String(Math.round(value * 100) / 100).replace('-', '−')

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
const listOf = (items: readonly string[]) =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} or ${items.at(-1)}` : String(items[0] ?? '')

const MAX_ALTERNATIVES = 2

/** Parts of the same kind that bolt to a face of the host with this normal, with the most holes first. */
function alternativesTo(partNumber: string, host: PlacedPart, normal: Point, shapes: Shapes): string[] {
  const axis = normal.findIndex((value) => Math.abs(value) > 0.9)
  const isOnFace = ({ meet }: Mate) =>
    meet.every((point) => Math.abs((point[axis] ?? 0) - (meet[0]?.[axis] ?? 0)) < 0.01)
  return (shapes(host.partNumber)?.mates ?? [])
    .filter((mate) => mate.partNumber !== partNumber && partKind(mate.partNumber) === partKind(partNumber))
    .filter(isOnFace)
    .toSorted((a, b) => b.meet.length - a.meet.length)
    .slice(0, MAX_ALTERNATIVES)
    .map((mate) => mate.partNumber)
}
