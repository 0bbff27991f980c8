/** The placement of a new part: on a hole pattern of another part in the structure, or on the floor. */
import type { Connections } from '#builder/connections.ts'
import type { Refusal } from '#builder/edit.ts'
import { type PlacedPart, type Point, type Structure, type Turn, UNTURNED } from '#builder/model.ts'
import { isMember, partKind, partRole, type Shapes } from '#builder/shapes.ts'
import { byRank, type Candidate, candidatesFor, isEnough, isJoint, NEW_PART, type Target } from '#builder/snap.ts'
import { betterOn, refusal } from '#builder/snap-refusals.ts'
import { type Axis, composed, difference, distance, placedBox, quarterTurn, scaled, sum } from '#builder/turns.ts'
import { type ChosenHole, patternsOf } from './patterns.ts'

export interface Placing {
  readonly partNumber: string
  /** True until the part's holes have loaded. */
  readonly isLoading: boolean
  readonly target?: ChosenHole
  /** Possible placements on the target, best first. */
  readonly candidates: readonly Candidate[]
  readonly index: number
  /** Why the current placement is rejected. */
  readonly refusal?: Refusal
  /** A base that bolts to the same part with more bolts, if the current placement of a base has only two. */
  readonly better?: string
  /** The placement on the floor, if the part is not on a hole pattern. */
  readonly onFloor?: Pick<PlacedPart, 'turn' | 'at'>
}

export interface Scene {
  readonly structure: Structure
  readonly shapes: Shapes
  readonly connections: Connections
}

/** Number of patterns to compare when looking for an initial target. */
const COMPARED_PATTERNS = 8

const targetOf = ({ structure, shapes }: Scene, chosen: ChosenHole): Target | undefined => {
  const host = structure.parts.find(({ id }) => id === chosen.part)
  const shape = host && shapes(host.partNumber)
  const pattern = host && shape && patternsOf(host, shape)[chosen.pattern]
  const at = pattern?.holes[chosen.hole]
  return pattern && at && { part: chosen.part, at, normal: pattern.normal }
}

function bestAt({ structure, shapes, connections }: Scene, partNumber: string, target: Target): Candidate | undefined {
  return candidatesFor(structure, shapes, partNumber, target, connections, 1)[0]
}

/** Returns the placement on a hole. The placement is rejected if too few holes align. */
export function placingAt(scene: Scene, partNumber: string, chosen: ChosenHole, index = 0): Placing {
  const { structure, shapes, connections } = scene
  const base = { partNumber, isLoading: false, target: chosen } as const
  const target = targetOf(scene, chosen)
  if (!target) return { ...base, candidates: [], index: 0, refusal: NO_HOLE }
  const candidates = candidatesFor(structure, shapes, partNumber, target, connections)
  const current = candidates[index] ?? candidates[0]
  const part: PlacedPart = { id: NEW_PART, partNumber, turn: current?.turn ?? UNTURNED, at: current?.at ?? target.at }
  const isSound = current && current.bolts >= 2 && isEnough(partNumber, current.bolts, candidates[0]?.bolts ?? 0)
  const refused = isSound ? undefined : refusal(structure, shapes, part, target, connections, candidates)
  const host = structure.parts.find(({ id }) => id === target.part)
  const better = host && current && !refused ? betterOn(host, partNumber, current.bolts, shapes) : undefined
  return {
    ...base,
    candidates,
    index: candidates[index] ? index : 0,
    ...(refused ? { refusal: refused } : {}),
    ...(better ? { better } : {}),
  }
}

const NO_HOLE: Refusal = { reason: 'This face has no holes.', fix: 'Choose another hole pattern.' }

/**
 * Returns the best placement on a part, or undefined if no holes align. Plates and gussets are placed at a joint of the
 * part, bases below its free end, and joists inside their hangers. Members continue to the right, back, or top.
 * @param onlyPattern The only hole pattern to consider.
 */
export function placingOn(
  scene: Scene,
  partNumber: string,
  hosts: readonly PlacedPart[],
  onlyPattern?: number,
): Placing | undefined {
  const isBase = partKind(partNumber) === 'base'
  const [best] = hosts
    .flatMap((host) => optionsOn(scene, partNumber, host, onlyPattern))
    .sort(
      (a, b) =>
        (isBase ? a.preference - b.preference : 0) ||
        byRank({ ...a.first, ...SAME_PLACE }, { ...b.first, ...SAME_PLACE }) ||
        a.preference - b.preference,
    )
  return best && placingAt(scene, partNumber, best.target)
}

/** Reach and tilt are not comparable between different patterns. */
const SAME_PLACE = { reachIn: 0, tilt: 0 }

function optionsOn(scene: Scene, partNumber: string, host: PlacedPart, onlyPattern: number | undefined) {
  const shape = scene.shapes(host.partNumber)
  if (!shape) return []
  const isSeat = isMember(partNumber) && partRole(host.partNumber) === 'hanger'
  const joints = scene.connections
    .of(host.id)
    .filter(({ kind }) => kind !== 'plate' && kind !== 'gusset')
    .map(({ points }) => meanOf(points))
  const patterns = patternsOf(host, shape)
  return patterns.flatMap(({ isInside, holes, normal }, pattern) => {
    const isCompared =
      onlyPattern === undefined ? pattern < COMPARED_PATTERNS && isInside === isSeat : pattern === onlyPattern
    if (!isCompared) return []
    return aimsAt(partNumber, holes, joints).flatMap((hole) => {
      const target = { part: host.id, pattern, hole }
      const first = bestAt(scene, partNumber, { part: host.id, at: holes[hole] as Point, normal })
      if (!first) return []
      return { target, first, preference: preferenceOf(partNumber, normal) }
    })
  })
}

/** Returns the indices of the holes in a pattern to try as targets for a part. */
function aimsAt(partNumber: string, holes: readonly Point[], joints: readonly Point[]): number[] {
  const middle = meanOf(holes)
  if (joints.length === 0) return nearestTo(holes, middle)
  // Both chords are equally close to a joint, and a gusset bolts to only one of them, so try the two nearest holes.
  if (isJoint(partNumber)) return [...new Set(joints.flatMap((joint) => nearestTo(holes, joint, 2)))]
  if (partKind(partNumber) !== 'base') return nearestTo(holes, middle)
  // Use the end of the pattern that is farthest from the joints.
  return nearestTo(holes, sum(middle, scaled(difference(middle, meanOf(joints)), FAR)))
}

const FAR = 100

/** 0 for the usual side of a part: the underside for bases, vertical faces for plates, and the far side for others. */
function preferenceOf(partNumber: string, normal: Point): number {
  const isUsual =
    partKind(partNumber) === 'base'
      ? normal[2] < -0.9
      : isJoint(partNumber)
        ? Math.abs(normal[2]) < 0.1
        : normal[0] + normal[1] + normal[2] > 0
  return isUsual ? 0 : 1
}

const meanOf = (points: readonly Point[]): Point => scaled(points.reduce(sum), 1 / points.length)

/** Indices of the nearest holes, nearest first. */
const nearestTo = (holes: readonly Point[], to: Point, count = 1): number[] =>
  [...holes.keys()]
    .map((hole) => [hole, Math.round(distance(holes[hole] as Point, to) * 1000)] as const)
    .sort(([, one], [, other]) => one - other)
    .slice(0, count)
    .map(([hole]) => hole)

/** Returns the placement on the floor, with the lowest point of the part at z = 0. */
export function placingOnFloor({ shapes }: Scene, partNumber: string, [x, y]: Point, turn: Turn = UNTURNED): Placing {
  const shape = shapes(partNumber)
  const low = shape ? placedBox({ turn, at: [0, 0, 0] }, shape.box)[0][2] : 0
  return { partNumber, isLoading: false, candidates: [], index: 0, onFloor: { turn, at: [x, y, 0 - low] } }
}

export const turnedPlacing = (scene: Scene, placing: Placing, axis: Axis): Placing => {
  const { onFloor, partNumber } = placing
  if (!onFloor) return placing
  return placingOnFloor(scene, partNumber, onFloor.at, composed(quarterTurn(axis, 1), onFloor.turn))
}

/**
 * Describes the orientation of a part: 'points right' for a member, or the direction that the top faces for any other
 * part.
 */
export function turnText(partNumber: string, turn: Turn): string {
  const column = isMember(partNumber) ? 0 : 2
  const names = ['right', 'left', 'back', 'front', 'up', 'down'] as const
  const direction = turn.map((row) => row[column])
  const axis = direction.findIndex((value) => Math.abs(value) > 0.99)
  if (axis < 0) return 'at an angle'
  const name = names[axis * 2 + ((direction[axis] ?? 0) > 0 ? 0 : 1)]
  return isMember(partNumber) ? `runs ${name}` : `faces ${name}`
}
