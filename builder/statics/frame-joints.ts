/** Joints between the parts of a frame, before nodes are assigned. Lengths are in inches. */
import type { Connection } from '../connections.ts'
import type { Point, Structure } from '../model.ts'
import { dot, scaled, sum } from '../turns.ts'
import { type FrameJoint, isHanger } from './frame.ts'
import { Groups, PARALLEL, type Parts, SAME_PLACE_IN, supportIn } from './frame-parts.ts'
import { alongIn, isBrace, type LineMember } from './members.ts'

/** Length of a hanger's seat. */
const SEAT_IN = 3.1

/** Returns the center of a connection's bolts. */
export const middleOf = (points: readonly Point[]): Point =>
  scaled(
    points.reduce((total, each) => sum(total, each), [0, 0, 0] as Point),
    1 / Math.max(1, points.length),
  )

export const pairOf = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`)

/** Returns the location of a connection on a member: an end if the face is perpendicular to the member's axis. */
function placeOn(
  line: LineMember,
  { normal, points }: Pick<Connection, 'normal' | 'points'>,
  isInHanger = false,
): number {
  const at = alongIn(line, middleOf(points))
  if (isBrace(line)) return at < line.lengthIn / 2 ? 0 : line.lengthIn
  // A hanger's bolt is near the end of the joist. The full length of the joist counts as the span, as in the
  // calculator.
  const nearIn = isInHanger ? SEAT_IN : 0
  if (at < nearIn) return 0
  if (at > line.lengthIn - nearIn) return line.lengthIn
  if (Math.abs(dot(normal, line.axes[0])) > PARALLEL) return at < line.lengthIn / 2 ? 0 : line.lengthIn
  return Math.min(line.lengthIn, Math.max(0, at))
}

export const isEnd = ({ lengthIn }: LineMember, xIn: number): boolean => xIn === 0 || xIn === lengthIn
type Draft = Omit<FrameJoint, 'node' | 'plates'> & { readonly key: string }

/** Joints, their points on each member, and the groups that the joints form before nodes are assigned. */
export interface Drafts {
  readonly joints: readonly Draft[]
  readonly places: ReadonlyMap<string, { xIn: number; key: string }[]>
  readonly groups: Groups
  readonly pinned: ReadonlySet<string>
}

export function draftsOf(
  structure: Structure,
  connections: readonly Connection[],
  { all, lines, bodies, hinges }: Parts,
): Drafts {
  const groups = new Groups()
  for (const { halves, lines: pins } of hinges) if (pins.length > 1) groups.join(halves[0].id, halves[1].id)
  const places = new Map<string, { xIn: number; key: string }[]>([...lines.keys()].map((id) => [id, []]))
  const pinned = new Set<string>()
  const joints: Draft[] = []
  let count = 0
  const place = (id: string, xIn: number): string => {
    const key = `${id}@${count++}`
    places.get(id)?.push({ xIn, key })
    return key
  }
  for (const connection of connections) {
    const [a, b] = [lines.get(connection.a), lines.get(connection.b)]
    if ((!a && !bodies.has(connection.a)) || (!b && !bodies.has(connection.b))) continue
    if (!a && !b) {
      groups.join(connection.a, connection.b)
      continue
    }
    const [line, other] = a ? [a, connection.b] : [b as LineMember, connection.a]
    const xIn = placeOn(line, connection, isHanger(all.get(other)?.partNumber ?? ''))
    const key = place(line.part.id, xIn)
    const second = a && b ? { line: b, xIn: placeOn(b, connection) } : undefined
    groups.join(key, second ? place(other, second.xIn) : other)
    if (isHanger(all.get(other)?.partNumber ?? '') && isEnd(line, xIn)) pinned.add(`${line.part.id} ${xIn}`)
    joints.push(draftJoint(connection, { line, xIn }, second ?? other, key))
  }
  for (const support of structure.supports) {
    const line = lines.get(support.part)
    if (line) groups.join(place(support.part, supportIn(line, support)), `support ${support.id}`)
    else if (bodies.has(support.part)) groups.join(support.part, `support ${support.id}`)
  }
  for (const key of bracePins(lines, places)) pinned.add(key)
  mergePlaces(lines, places, groups)
  return { joints, places, groups, pinned }
}

/** Returns the ends of braces that are bolted at both ends. The bolts of a brace that hangs from one end hold it. */
const bracePins = (lines: Parts['lines'], places: Drafts['places']): string[] =>
  [...lines.values()].filter(isBrace).flatMap(({ part: { id }, lengthIn }) => {
    const ends = [0, lengthIn]
    const isBolted = (end: number) => places.get(id)?.some(({ xIn }) => xIn === end)
    return ends.every(isBolted) ? ends.map((end) => `${id} ${end}`) : []
  })

function draftJoint(
  { id, normal, points }: Connection,
  first: { readonly line: LineMember; readonly xIn: number },
  second: { readonly line: LineMember; readonly xIn: number } | string,
  key: string,
): Draft {
  const base = { id, key, at: middleOf(points), points, normal }
  if (typeof second === 'string')
    return { ...base, kind: 'body', a: first.line.part.id, aIn: first.xIn, b: second, bIn: 0 }
  if (isBrace(first.line) || isBrace(second.line)) {
    const [brace, other] = isBrace(first.line) ? [first, second] : [second, first]
    return { ...base, kind: 'brace', a: brace.line.part.id, aIn: brace.xIn, b: other.line.part.id, bIn: other.xIn }
  }
  const ends = [first, second].map(
    ({ line, xIn }) => isEnd(line, xIn) && Math.abs(dot(normal, line.axes[0])) > PARALLEL,
  )
  const [a, b] = ends[0] || !ends[1] ? [first, second] : [second, first]
  const kind = ends[0] && ends[1] ? 'inline' : ends[0] || ends[1] ? 'side' : 'crossing'
  return { ...base, kind, a: a.line.part.id, aIn: a.xIn, b: b.line.part.id, bIn: b.xIn }
}

/** Merges points on a member that are at the same location. */
function mergePlaces(lines: Parts['lines'], places: Drafts['places'], groups: Groups): void {
  for (const [id, list] of places) {
    const { lengthIn } = lines.get(id) as LineMember
    for (const xIn of [0, lengthIn])
      if (!list.some((each) => each.xIn === xIn)) list.push({ xIn, key: `${id} end ${xIn}` })
    list.sort((first, second) => first.xIn - second.xIn)
    for (const [index, { xIn, key }] of list.entries()) {
      const before = list[index - 1]
      if (before && xIn - before.xIn < SAME_PLACE_IN) groups.join(before.key, key)
    }
  }
}
