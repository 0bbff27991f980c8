/** The placement of a new part: on a hole pattern of a part of the structure, or on the floor. */
import type { Connections } from '../../../../builder/connections.ts'
import type { Refusal } from '../../../../builder/edit.ts'
import { type PlacedPart, type Point, type Structure, type Turn, UNTURNED } from '../../../../builder/model.ts'
import { isMember, type Shapes } from '../../../../builder/shapes.ts'
import { type Candidate, candidatesFor, isEnough, NEW_PART, refusal, type Target } from '../../../../builder/snap.ts'
import { type Axis, composed, placedBox, quarterTurn } from '../../../../builder/turns.ts'
import { type ChosenHole, patternsOf } from './patterns.ts'

export interface Placing {
  readonly partNumber: string
  /** True until the holes of the part have loaded. */
  readonly isLoading: boolean
  readonly target?: ChosenHole
  /** Possible placements on the target, best first. */
  readonly candidates: readonly Candidate[]
  readonly index: number
  /** The reason why the current placement is rejected. */
  readonly refusal?: Refusal
  /** The placement on the floor, if the part is not on a hole pattern. */
  readonly onFloor?: Pick<PlacedPart, 'turn' | 'at'>
}

interface Scene {
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

/** Returns the placement on a hole. It is rejected if too few holes align. */
export function placingAt(scene: Scene, partNumber: string, chosen: ChosenHole, index = 0): Placing {
  const { structure, shapes, connections } = scene
  const base = { partNumber, isLoading: false, target: chosen } as const
  const target = targetOf(scene, chosen)
  if (!target) return { ...base, candidates: [], index: 0, refusal: NO_HOLE }
  const candidates = candidatesFor(structure, shapes, partNumber, target, connections)
  const current = candidates[index] ?? candidates[0]
  const part: PlacedPart = { id: NEW_PART, partNumber, turn: current?.turn ?? UNTURNED, at: current?.at ?? target.at }
  const isSound = current && current.bolts >= 2 && isEnough(partNumber, current.bolts, candidates[0]?.bolts ?? 0)
  const refused = isSound ? undefined : refusal(structure, shapes, part, target, connections)
  return { ...base, candidates, index: candidates[index] ? index : 0, ...(refused ? { refusal: refused } : {}) }
}

const NO_HOLE: Refusal = { reason: 'This face has no holes.', fix: 'Choose another hole pattern.' }

/** Returns the placement on the outer pattern of a part where most holes meet. Joists rest inside of their hangers. */
export function placingOn(scene: Scene, partNumber: string, host: PlacedPart): Placing | undefined {
  const shape = scene.shapes(host.partNumber)
  if (!shape) return undefined
  const patterns = patternsOf(host, shape)
  const isSeat = isMember(partNumber) && host.partNumber.startsWith('BS-JH-')
  let best: Placing | undefined
  for (const [pattern, { isInside, holes }] of patterns.slice(0, COMPARED_PATTERNS).entries()) {
    if (isInside !== isSeat) continue
    const placing = placingAt(scene, partNumber, { part: host.id, pattern, hole: middleOf(holes) })
    if (!best || boltsIn(placing) > boltsIn(best)) best = placing
  }
  return best
}

const boltsIn = ({ candidates: [first] }: Placing) => first?.bolts ?? 0

/** Index of the hole nearest to the center of a pattern. */
function middleOf(holes: readonly Point[]): number {
  const mean = ([0, 1, 2] as const).map((axis) => holes.reduce((sum, hole) => sum + hole[axis], 0) / holes.length)
  const away = (hole: Point) => Math.hypot(...hole.map((value, axis) => value - (mean[axis] ?? 0)))
  return holes.reduce((best, hole, index) => (away(hole) < away(holes[best] as Point) - 1e-6 ? index : best), 0)
}

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

/** Describes the direction of a part: 'points right' for a member, or the side that its top faces for other parts. */
export function turnText(partNumber: string, turn: Turn): string {
  const column = isMember(partNumber) ? 0 : 2
  const names = ['right', 'left', 'back', 'front', 'up', 'down'] as const
  const direction = turn.map((row) => row[column])
  const axis = direction.findIndex((value) => Math.abs(value) > 0.99)
  if (axis < 0) return 'at an angle'
  const name = names[axis * 2 + ((direction[axis] ?? 0) > 0 ? 0 : 1)]
  return isMember(partNumber) ? `runs ${name}` : `faces ${name}`
}
