/** Why a part has no placement at a face, and what to change. Lengths are in inches. */
import type { Mate } from '#catalog/part-shape.ts'
import type { PartKind } from '#catalog/part-traits.ts'
import { capitalized } from '#engineering/words.ts'
import { Connections } from './connections.ts'
import { blockedBy } from './contacts.ts'
import type { Refusal } from './edit.ts'
import type { PlacedPart, Point, Structure } from './model.ts'
import { partKind, partWheel, type Shapes } from './shapes.ts'
import {
  type Candidate,
  candidatesFor,
  FEWEST_BOLTS,
  isEnough,
  NEAR_IN,
  rankedPlacements,
  type Target,
} from './snap.ts'
import { composed, difference, inverse, isSameTurn, unturned } from './turns.ts'

/**
 * Returns the reason a placement is rejected, or undefined if enough holes line up (`isEnough`).
 * @param best Candidates at the target, if known.
 */
export function refusal(
  structure: Structure,
  shapes: Shapes,
  part: PlacedPart,
  target: Target,
  connections: Connections = new Connections(structure, shapes),
  best: readonly Candidate[] = candidatesFor(structure, shapes, part.partNumber, target, connections),
): Refusal | undefined {
  const others = connections.with(part)
  const bolts = others.reduce((total, each) => total + each.bolts.length, 0)
  const blocking = blockedBy(part, shapes, connections)
  const most = best[0]?.bolts ?? 0
  if (!blocking && isEnough(part.partNumber, bolts, most)) return undefined
  const host = structure.parts.find(({ id }) => id === target.part)
  const alternatives = host ? alternativesTo(part.partNumber, host, unturned(host.turn, target.normal), shapes) : []
  const use = alternatives.length > 0 ? `use ${listOf(alternatives)}` : ''
  if (most === 0) {
    const [first] = rankedPlacements(structure, shapes, part.partNumber, target, connections)
    const inTheWay = first && blockedBy(first.part, shapes, connections)
    if (inTheWay)
      return {
        reason: `It would intersect ${inTheWay.partNumber} here.`,
        fix: `Choose another hole or face, or remove ${inTheWay.partNumber}.`,
      }
    return {
      reason: `No holes in ${part.partNumber} line up with this face.`,
      fix: use ? `${capitalized(use)}.` : 'Choose another face.',
    }
  }
  const change = changeTo(part, best)
  return {
    reason: blocking
      ? `It would intersect ${blocking.partNumber}.`
      : bolts === 0
        ? 'No holes line up.'
        : `Only ${bolts} of ${most} holes line up.`,
    fix: `${capitalized([change, use].filter(Boolean).join(' or '))}.`,
  }
}

/** Describes the change from a placement to the best placement: a rotation about one axis, or a move. */
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
  // Other angles are rotations about a diagonal.
  return degrees % 90 === 0 ? `rotate it ${degrees}°` : 'choose a suggested position'
}

const inchesOf = (value: number) => String(Math.round(value * 100) / 100).replace('-', '−')

const listOf = (items: readonly string[]) =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} or ${items.at(-1)}` : String(items[0] ?? '')

const MAX_ALTERNATIVES = 2

/** Kinds whose parts are not interchangeable: they have different lengths or attach different things. */
const UNIQUE: readonly PartKind[] = ['truss', 'extrusion', 'mount']

/**
 * Returns the base, or the caster for a caster, that bolts to the host with the most bolts, if the placement of a base
 * has only the fewest bolts.
 */
export function betterOn(host: PlacedPart, partNumber: string, bolts: number, shapes: Shapes): string | undefined {
  if (bolts > FEWEST_BOLTS || partKind(partNumber) !== 'base') return undefined
  const isWheel = partWheel(partNumber) !== undefined
  return matesLike(partNumber, host, shapes).find(
    (mate) => mate.meet.length > bolts && (partWheel(mate.partNumber) !== undefined) === isWheel,
  )?.partNumber
}

/** Parts of the same kind that bolt to a host face with this normal, sorted by number of holes in descending order. */
function alternativesTo(partNumber: string, host: PlacedPart, normal: Point, shapes: Shapes): string[] {
  const axis = normal.findIndex((value) => Math.abs(value) > 0.9)
  const isOnFace = ({ meet }: Mate) =>
    meet.every((point) => Math.abs((point[axis] ?? 0) - (meet[0]?.[axis] ?? 0)) < 0.01)
  return matesLike(partNumber, host, shapes)
    .filter(isOnFace)
    .slice(0, MAX_ALTERNATIVES)
    .map((mate) => mate.partNumber)
}

/** Parts of the same kind that bolt to a part, sorted by number of holes in descending order. */
function matesLike(partNumber: string, host: PlacedPart, shapes: Shapes): Mate[] {
  const kind = partKind(partNumber)
  if (UNIQUE.includes(kind)) return []
  return (shapes(host.partNumber)?.mates ?? [])
    .filter((mate) => mate.partNumber !== partNumber && partKind(mate.partNumber) === kind)
    .toSorted((a, b) => b.meet.length - a.meet.length)
}
