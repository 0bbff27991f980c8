/**
 * Converts a structure to frames. A member is the segment of a truss, tube, or extrusion between the parts that it
 * connects to. Bolted parts form rigid joints: a node, and rigid arms from the node to the ends of the members. Each
 * group of connected parts is a separate frame. Lengths are in inches.
 */
import type { FrameMember, FrameModel, FrameSupport } from '#engineering/frame/model.ts'
import { guardrails } from '#engineering/part-models/railings.ts'
import type { Connection } from '../connections.ts'
import type { PlacedPart, Point, Structure, Support, SupportKind } from '../model.ts'
import { type PinnedHinge, pinnedHinges } from '../pins.ts'
import { partForm, partKind, partRole, partWheel, type Shapes } from '../shapes.ts'
import { difference, distance, dot, placed, scaled, sum, turned } from '../turns.ts'
import type { StaticsData } from './data.ts'
import { alongIn, isBrace, type LineMember, lineMemberOf, onAxis } from './members.ts'

/** A part of a frame that is not a member: a corner block, base, hinge, hanger, or lifting part. */
export interface Body {
  readonly part: PlacedPart
  readonly node: string
}

/** A connection between an end or side of a member and another part of the frame. */
export interface FrameJoint {
  readonly id: string
  /**
   * `inline` joins the ends of two members, `side` joins the end of member `a` to the side of member `b`, `crossing`
   * joins the sides of two members, `brace` joins the end of diagonal brace `a` to the side of member `b`, and `body`
   * joins a member to another part.
   */
  readonly kind: 'inline' | 'side' | 'crossing' | 'brace' | 'body'
  readonly node: string
  readonly a: string
  readonly aIn: number
  readonly b: string
  readonly bIn: number
  readonly at: Point
  /** Centers of the aligned holes. */
  readonly points: readonly Point[]
  readonly normal: Point
  /** Splice plates and gussets that connect both parts. */
  readonly plates: readonly PlacedPart[]
}

export interface Segment {
  readonly id: string
  readonly fromIn: number
  readonly toIn: number
  readonly start: string
  readonly end: string
}

export interface SupportPoint {
  readonly id: string
  readonly kind: SupportKind
  readonly node: string
  readonly at: Point
  readonly part: PlacedPart
  /** True if the support prevents rotation of its part. A base that tilts loses this restraint. */
  readonly isFixed: boolean
  /** True for a caster or wheel on the floor. */
  readonly isOnWheels: boolean
  /** True for a wheel that rolls freely. */
  readonly rolls?: true
  /** Axis about which the width of a level truss prevents it from rolling. */
  readonly rolling?: 'rx' | 'ry'
  /** Axis of the only truss at a hoist, which tilts about the other horizontal axis. */
  readonly hungAlong?: 'rx' | 'ry'
  /** True if the frame hangs from hoists that aren't in one line, so that it needs no springs against tilting. */
  readonly isSteady?: true
}

/** The pin line of an open hinge half, and the direction of the truss on each half. */
export interface OpenHinge {
  readonly at: Point
  readonly along: Point
  readonly axes: readonly [Point, Point]
}

/** A group of connected parts and its frame. */
export interface Frame {
  readonly model: FrameModel
  readonly lines: ReadonlyMap<string, LineMember>
  readonly segments: ReadonlyMap<string, readonly Segment[]>
  readonly bodies: ReadonlyMap<string, Body>
  /** Hinges with one pin line, by the ids of their halves. */
  readonly openHinges: ReadonlyMap<string, OpenHinge>
  readonly nodeAt: ReadonlyMap<string, Point>
  readonly joints: readonly FrameJoint[]
  readonly supports: readonly SupportPoint[]
}

/** A part that carries another one, the location of their connection, and its bolts. */
interface Carrier {
  readonly part: string
  readonly at: Point
  readonly points: readonly Point[]
}

export interface StructureFrames {
  readonly frames: readonly Frame[]
  /** For each part that is not in a frame, the members and bodies that carry it. */
  readonly carriers: ReadonlyMap<string, readonly Carrier[]>
  /** Ids of parts that touch no member, and of members without a load table. */
  readonly loose: ReadonlySet<string>
  readonly unknown: readonly string[]
}

/** Connections on a member that are closer together than this share a node. */
const SAME_PLACE_IN = 0.3
/** Length of a hanger's seat. */
const SEAT_IN = 3.1
const PARALLEL = 0.99
const NO_FRAME = ['deck', 'rail', 'stair', 'panel', 'hardware']

export const isReinforcement = (partNumber: string): boolean =>
  ['splice plate', 'splice angle', 'gusset'].includes(partRole(partNumber) ?? '')
/** A hanger, foot, or caster does not transfer moment. */
export const isHanger = (partNumber: string): boolean => partRole(partNumber) === 'hanger'
export const isBasePlate = (partNumber: string): boolean => partRole(partNumber) === 'base plate'

/** Finds groups of rigidly connected locations. */
class Groups {
  readonly #parents = new Map<string, string>()

  of(key: string): string {
    const parent = this.#parents.get(key)
    if (parent === undefined) {
      this.#parents.set(key, key)
      return key
    }
    if (parent === key) return key
    const root = this.of(parent)
    this.#parents.set(key, root)
    return root
  }

  join(a: string, b: string): void {
    const [first, second] = [this.of(a), this.of(b)]
    if (first !== second) this.#parents.set(second, first)
  }
}

interface Parts {
  readonly all: ReadonlyMap<string, PlacedPart>
  readonly lines: ReadonlyMap<string, LineMember>
  /** Bodies that connect several parts of a frame or have a support. */
  readonly bodies: ReadonlySet<string>
  /** Hinges whose halves are bodies. */
  readonly hinges: readonly PinnedHinge[]
}

/**
 * A spacer or loose end frame between two parts belongs to the joint between those parts. The joint is rated as if the
 * spacer or end frame were absent.
 */
const isFiller = (partNumber: string): boolean => partRole(partNumber) === 'filler'

/**
 * Replaces the connections to fillers (spacers and loose end frames) with connections between the parts on either side.
 */
function withoutFillers(
  { parts, supports }: Structure,
  connections: readonly Connection[],
): { readonly connections: readonly Connection[]; readonly fillers: ReadonlySet<string> } {
  const supported = new Set(supports.map(({ part }) => part))
  const fillers = new Set(
    parts.filter(({ id, partNumber }) => isFiller(partNumber) && !supported.has(id)).map(({ id }) => id),
  )
  if (fillers.size === 0) return { connections, fillers }
  const stacks = new Groups()
  const outer: {
    readonly stack: string
    readonly other: string
    readonly outward: Point
    readonly connection: Connection
  }[] = []
  for (const { a, b } of connections) if (fillers.has(a) && fillers.has(b)) stacks.join(a, b)
  for (const connection of connections) {
    const { a, b, normal } = connection
    if (fillers.has(a) === fillers.has(b)) continue
    const [filler, other] = fillers.has(a) ? [a, b] : [b, a]
    outer.push({ stack: stacks.of(filler), other, outward: fillers.has(a) ? normal : scaled(normal, -1), connection })
  }
  const direct = connections.filter(({ a, b }) => !fillers.has(a) && !fillers.has(b))
  const through = outer.flatMap((one, index) =>
    outer
      .slice(index + 1)
      .filter((two) => two.stack === one.stack && two.other !== one.other && dot(one.outward, two.outward) < -PARALLEL)
      .map((two): Connection => {
        const normal = scaled(one.outward, -1)
        return {
          ...one.connection,
          id: `${one.connection.id}+${two.connection.id}`,
          a: one.other,
          b: two.other,
          normal,
        }
      }),
  )
  return { connections: [...direct, ...through], fillers }
}

/** Returns the frames in a structure. */
export function framesOf(
  structure: Structure,
  found: readonly Connection[],
  shapes: Shapes,
  data: StaticsData,
): StructureFrames {
  const { connections, fillers } = withoutFillers(structure, found)
  const all = new Map(structure.parts.map((part) => [part.id, part]))
  const lines = new Map<string, LineMember>()
  const unknown: string[] = []
  for (const part of structure.parts) {
    const line = lineMemberOf(part, shapes, data)
    if (line) lines.set(part.id, line)
    else if (['truss', 'extrusion'].includes(partKind(part.partNumber))) unknown.push(part.id)
  }
  const pinned = pinnedHinges(structure.parts, shapes)
  const bodies = bodiesOf(structure, connections, lines, { fillers, pinned })
  const hinges = pinned.filter(({ halves }) => halves.every(({ id }) => bodies.has(id)))
  const parts: Parts = { all, lines, bodies, hinges }
  const isFramed = (id: string) => lines.has(id) || parts.bodies.has(id)
  const carriers = new Map<string, Carrier[]>()
  for (const connection of found) {
    for (const [from, to] of [
      [connection.a, connection.b],
      [connection.b, connection.a],
    ] as const) {
      if (isFramed(from)) continue
      const list = carriers.get(from) ?? []
      carriers.set(from, list)
      list.push({ part: to, at: middleOf(connection.points), points: connection.points })
    }
  }
  for (const part of structure.parts) {
    const posts = partForm(part.partNumber) === 'gate' ? postsOf(part, structure.parts) : []
    if (posts.length > 0) carriers.set(part.id, [...(carriers.get(part.id) ?? []), ...posts])
  }
  const loose = new Set(structure.parts.filter(({ id }) => !isFramed(id) && !carriers.has(id)).map(({ id }) => id))
  return { frames: builtFrames(structure, connections, parts, shapes), carriers, loose, unknown }
}

/** Returns the guardrails with a post at the axis of a gate's hinges, which clamp the post. */
const postsOf = (gate: PlacedPart, parts: readonly PlacedPart[]): Carrier[] =>
  parts.flatMap((rail) =>
    (guardrails.models.find(({ partNumber }) => partNumber === rail.partNumber)?.postsIn ?? []).flatMap((xIn) => {
      const [x, y, z] = difference(gate.at, placed(rail, [xIn, 0, 0]))
      const isClamped = Math.hypot(x, y) < SAME_PLACE_IN && z > 0 && z < guardrails.heightIn
      return isClamped ? [{ part: rail.id, at: gate.at, points: [gate.at] }] : []
    }),
  )

/** Returns the center of a connection's bolts. */
export const middleOf = (points: readonly Point[]): Point =>
  scaled(
    points.reduce((total, each) => sum(total, each), [0, 0, 0] as Point),
    1 / Math.max(1, points.length),
  )

/**
 * Returns the ids of parts that act as rigid bodies in the frame: parts that have a support or that connect at least
 * two other parts of the frame. Plates that only reinforce joints between members are not bodies.
 */
function bodiesOf(
  { parts, supports }: Structure,
  connections: readonly Connection[],
  lines: ReadonlyMap<string, LineMember>,
  { fillers, pinned }: { readonly fillers: ReadonlySet<string>; readonly pinned: readonly PinnedHinge[] },
): Set<string> {
  const supported = new Set(supports.map(({ part }) => part))
  const direct = new Set(connections.filter(({ a, b }) => lines.has(a) && lines.has(b)).map(({ a, b }) => pairOf(a, b)))
  const neighbors = new Map<string, Set<string>>()
  const add = (from: string, to: string) => neighbors.set(from, (neighbors.get(from) ?? new Set()).add(to))
  for (const { a, b } of [...connections, ...pinned.map(({ halves: [a, b] }) => ({ a: a.id, b: b.id }))]) {
    add(a, b)
    add(b, a)
  }
  const bodies = new Set(
    parts
      .filter(({ id, partNumber }) => {
        if (lines.has(id) || fillers.has(id) || (NO_FRAME.includes(partKind(partNumber)) && !supported.has(id)))
          return false
        if (!isReinforcement(partNumber)) return true
        const met = [...(neighbors.get(id) ?? [])].filter((each) => lines.has(each))
        const joined = new Groups()
        for (const [index, one] of met.entries())
          for (const other of met.slice(index + 1)) if (direct.has(pairOf(one, other))) joined.join(one, other)
        return new Set(met.map((each) => joined.of(each))).size > 1
      })
      .map(({ id }) => id),
  )
  const queue = [...bodies]
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (!bodies.has(id) || supported.has(id)) continue
    const met = [...(neighbors.get(id) ?? [])].filter((each) => lines.has(each) || bodies.has(each))
    if (met.length > 1) continue
    bodies.delete(id)
    queue.push(...met.filter((each) => bodies.has(each)))
  }
  return bodies
}

const pairOf = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`)

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

const isEnd = ({ lengthIn }: LineMember, xIn: number): boolean => xIn === 0 || xIn === lengthIn

type Draft = Omit<FrameJoint, 'node' | 'plates'> & { readonly key: string }

/** Joints, their points on each member, and the groups that the joints form before nodes are assigned. */
interface Drafts {
  readonly joints: readonly Draft[]
  readonly places: ReadonlyMap<string, { xIn: number; key: string }[]>
  readonly groups: Groups
  readonly pinned: ReadonlySet<string>
}

function draftsOf(
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

function supportIn(line: LineMember, { at }: Support): number {
  const xIn = Math.min(line.lengthIn, Math.max(0, at[0]))
  return xIn < SAME_PLACE_IN ? 0 : xIn > line.lengthIn - SAME_PLACE_IN ? line.lengthIn : xIn
}

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

/** Assigns nodes, and builds a frame for each group of connected parts. */
function builtFrames(structure: Structure, connections: readonly Connection[], parts: Parts, shapes: Shapes): Frame[] {
  const drafts = draftsOf(structure, connections, parts)
  const { groups, places } = drafts
  const islands = new Groups()
  for (const [id, list] of places) for (const { key } of list) islands.join(`part ${id}`, groups.of(key))
  for (const id of parts.bodies) islands.join(groups.of(id), `part ${id}`)
  for (const { halves } of parts.hinges) islands.join(`part ${halves[0].id}`, `part ${halves[1].id}`)
  const plates = platesByPair(connections, parts)
  const byIsland = new Map<string, string[]>()
  for (const id of [...parts.lines.keys(), ...parts.bodies]) {
    const island = islands.of(`part ${id}`)
    byIsland.set(island, [...(byIsland.get(island) ?? []), id])
  }
  return [...byIsland.values()]
    .filter((ids) => ids.some((id) => parts.lines.has(id)))
    .map((ids) => frameOf(new Set(ids), structure, parts, drafts, plates, shapes))
}

/** Splice plates and gussets, by the pair of parts that they connect. */
function platesByPair(connections: readonly Connection[], { all, lines, bodies }: Parts): Map<string, PlacedPart[]> {
  const met = new Map<string, Set<string>>()
  for (const { a, b } of connections) {
    for (const [plate, other] of [
      [a, b],
      [b, a],
    ] as const) {
      if (isReinforcement(all.get(plate)?.partNumber ?? '') && (lines.has(other) || bodies.has(other)))
        met.set(plate, (met.get(plate) ?? new Set()).add(other))
    }
  }
  const byPair = new Map<string, PlacedPart[]>()
  for (const [plate, others] of met) {
    const list = [...others]
    for (const [index, one] of list.entries())
      for (const other of list.slice(index + 1)) {
        const pair = pairOf(one, other)
        byPair.set(pair, [...(byPair.get(pair) ?? []), all.get(plate) as PlacedPart])
      }
  }
  return byPair
}

function frameOf(
  ids: ReadonlySet<string>,
  structure: Structure,
  parts: Parts,
  { joints: drafts, places, groups, pinned }: Drafts,
  plates: ReadonlyMap<string, readonly PlacedPart[]>,
  shapes: Shapes,
): Frame {
  const lines = new Map([...parts.lines].filter(([id]) => ids.has(id)))
  const supports = structure.supports.filter(({ part }) => ids.has(part))
  const nodeAt = nodesOf(
    lines,
    [...parts.bodies].filter((id) => ids.has(id)),
    supports,
    { parts, places, groups, shapes },
  )
  const segments = new Map<string, Segment[]>()
  const members: FrameMember[] = []
  for (const [id, line] of lines) {
    const stops = (places.get(id) ?? []).map(({ xIn, key }) => ({ xIn, node: groups.of(key) }))
    const list: Segment[] = []
    for (const [index, { xIn, node }] of stops.entries()) {
      const before = stops[index - 1]
      if (!before || before.node === node) continue
      const segment = { id: `${id}/${list.length}`, fromIn: before.xIn, toIn: xIn, start: before.node, end: node }
      list.push(segment)
      members.push(memberOf(line, segment, nodeAt, pinned))
    }
    segments.set(id, list)
  }
  const open = parts.hinges.filter(({ halves: [half], lines: pins }) => pins.length === 1 && ids.has(half.id))
  members.push(...open.map((hinge) => hingeMember(hinge, groups, nodeAt)))
  const points = steadied(
    supports.map((support) => withAxis(supportPoint(support, parts, groups, nodeAt), { supports, lines, segments })),
  )
  const extra = extraNodes(points, nodeAt)
  return {
    model: {
      nodes: [...nodeAt].map(([id, atIn]) => ({ id, atIn })),
      members: [...members, ...extra.members],
      supports: extra.points.map(restraintsOf),
    },
    lines,
    segments,
    bodies: new Map(
      [...parts.bodies]
        .filter((id) => ids.has(id))
        .map((id) => [id, { part: parts.all.get(id) as PlacedPart, node: groups.of(id) }]),
    ),
    openHinges: new Map(open.flatMap(openHalves)),
    nodeAt,
    joints: drafts
      .filter(({ a }) => ids.has(a))
      .map(({ key, ...draft }) => ({
        ...draft,
        node: groups.of(key),
        plates: plates.get(pairOf(draft.a, draft.b)) ?? [],
      })),
    supports: extra.points,
  }
}

/** Length of the stiff member from the pins of an open hinge into the second half. */
const HINGE_IN = 3

/** Connects the halves of an open hinge with a stiff member that rotates freely about the pins. */
function hingeMember({ halves: [a, b], lines }: PinnedHinge, groups: Groups, nodeAt: Map<string, Point>): FrameMember {
  const { at, along } = lines[0] as PinnedHinge['lines'][number]
  const [start, end] = [groups.of(a.id), groups.of(b.id)]
  const inside = difference(at, scaled(turned(b.turn, [1, 0, 0]), HINGE_IN))
  return {
    id: `${a.id}~${b.id}`,
    start,
    end,
    section: STIFF,
    reference: along,
    startOffsetIn: difference(at, nodeAt.get(start) as Point),
    endOffsetIn: difference(inside, nodeAt.get(end) as Point),
    startReleases: ['ry'],
  }
}

function openHalves({ halves: [a, b], lines }: PinnedHinge): [string, OpenHinge][] {
  const { at, along } = lines[0] as PinnedHinge['lines'][number]
  const axes = [turned(a.turn, [1, 0, 0]), turned(b.turn, [1, 0, 0])] as const
  return [
    [a.id, { at, along, axes }],
    [b.id, { at, along, axes }],
  ]
}

const memberOf = (
  line: LineMember,
  { id, fromIn, toIn, start, end }: Segment,
  nodeAt: ReadonlyMap<string, Point>,
  pinned: ReadonlySet<string>,
): FrameMember => {
  const offset = (xIn: number, node: string) => difference(onAxis(line, xIn), nodeAt.get(node) as Point)
  const [from, to] = [offset(fromIn, start), offset(toIn, end)]
  const isPinned = (xIn: number) => pinned.has(`${line.part.id} ${xIn}`)
  // A joist does not restrain the rotation of the beams that carry it.
  const isJoist = isPinned(0) && isPinned(line.lengthIn)
  return {
    id,
    start,
    end,
    section: line.section,
    weightLbPerIn: line.weightLbPerIn,
    reference: line.axes[1],
    ...(Math.hypot(...from) > 1e-9 ? { startOffsetIn: from } : {}),
    ...(Math.hypot(...to) > 1e-9 ? { endOffsetIn: to } : {}),
    ...(isPinned(fromIn) ? { startReleases: isJoist ? (['rx', 'ry', 'rz'] as const) : (['ry', 'rz'] as const) } : {}),
    ...(isPinned(toIn) ? { endReleases: ['ry', 'rz'] as const } : {}),
  }
}

/**
 * Returns the location of each node: the support, the axis of a member that passes through the joint, the center of a
 * block, or the end of a member.
 */
function nodesOf(
  lines: ReadonlyMap<string, LineMember>,
  bodies: readonly string[],
  supports: readonly Support[],
  { parts, places, groups, shapes }: { parts: Parts; places: Drafts['places']; groups: Groups; shapes: Shapes },
): Map<string, Point> {
  const nodeAt = new Map<string, Point>()
  const add = (key: string, at: Point) => {
    if (!nodeAt.has(groups.of(key))) nodeAt.set(groups.of(key), at)
  }
  for (const support of supports) add(`support ${support.id}`, supportAt(support, parts))
  for (const isPassing of [true, false]) {
    if (!isPassing)
      for (const id of bodies) {
        const part = parts.all.get(id) as PlacedPart
        const box = shapes(part.partNumber)?.box
        if (partKind(part.partNumber) === 'corner' && box) add(id, placed(part, scaled(sum(box[0], box[1]), 0.5)))
      }
    for (const [id, line] of lines)
      for (const { xIn, key } of places.get(id) ?? []) if (isPassing !== isEnd(line, xIn)) add(key, onAxis(line, xIn))
  }
  for (const id of bodies) add(id, (parts.all.get(id) as PlacedPart).at)
  return nodeAt
}

/** A support on the side of a member acts at the member's axis, because friction at the floor is not reliable. */
function supportAt(support: Support, { all, lines }: Parts): Point {
  const line = lines.get(support.part)
  return line ? onAxis(line, supportIn(line, support)) : placed(all.get(support.part) as PlacedPart, support.at)
}

function supportPoint(
  support: Support,
  parts: Parts,
  groups: Groups,
  nodeAt: ReadonlyMap<string, Point>,
): SupportPoint {
  const { id, kind } = support
  const part = parts.all.get(support.part) as PlacedPart
  const line = parts.lines.get(support.part)
  const node = groups.of(`support ${id}`)
  const along = line?.axes[0]
  return {
    id,
    kind,
    node,
    at: line ? supportAt(support, parts) : placed(part, support.at),
    part,
    isFixed: kind !== 'hoist' && isBasePlate(part.partNumber) && nodeAt.has(node),
    isOnWheels: kind === 'floor' && partWheel(part.partNumber) !== undefined,
    ...(along && kind !== 'hoist' && Math.abs(along[2]) < 0.5
      ? { rolling: Math.abs(along[0]) > 0.5 ? ('rx' as const) : ('ry' as const) }
      : {}),
  }
}

/**
 * Adds the axis of a truss to its hoist if the frame has several hoists and no other truss meets there. If one of the
 * hoists is out of level, the truss tilts almost freely: the springs resist a tilt of 1/2 in over 5 ft with 8 in·lb.
 */
function withAxis(
  point: SupportPoint,
  { supports, lines, segments }: { readonly supports: readonly Support[] } & Pick<Frame, 'lines' | 'segments'>,
): SupportPoint {
  if (point.kind !== 'hoist' || supports.length < 2) return point
  const axes = [...segments].flatMap(([id, list]) =>
    list.some(({ start, end }) => start === point.node || end === point.node)
      ? [(lines.get(id) as LineMember).axes[0]]
      : [],
  )
  const isAlong = (axis: 0 | 1) => axes.length > 0 && axes.every((each) => Math.abs(each[axis]) > PARALLEL)
  return isAlong(0) ? { ...point, hungAlong: 'rx' } : isAlong(1) ? { ...point, hungAlong: 'ry' } : point
}

/** Distance of a hoist from the line through two others that keeps a frame from tilting about that line. */
const STEADY_IN = 12

/** Marks the hoists of a frame that hangs from three or more hoists that aren't in one line. */
function steadied(points: SupportPoint[]): SupportPoint[] {
  const hoists = points.filter(({ kind }) => kind === 'hoist').map(({ at }) => at)
  const [first] = hoists
  const far = first && hoists.reduce((most, at) => (distance(at, first) > distance(most, first) ? at : most))
  if (!far || far === first) return points
  const [x, y, lengthIn] = [far[0] - first[0], far[1] - first[1], Math.hypot(far[0] - first[0], far[1] - first[1])]
  const isSteady = hoists.some((at) => Math.abs(x * (at[1] - first[1]) - y * (at[0] - first[0])) > STEADY_IN * lengthIn)
  return isSteady ? points.map((point) => (point.kind === 'hoist' ? { ...point, isSteady: true } : point)) : points
}

const STIFF = { elasticPsi: 29e6, shearPsi: 11e6, areaIn2: 50, iyIn4: 500, izIn4: 500, torsionIn4: 500 } as const

/** Gives each additional support at a node its own node, and connects the two nodes with a stiff member. */
function extraNodes(points: readonly SupportPoint[], nodeAt: Map<string, Point>) {
  const used = new Set<string>()
  const members: FrameMember[] = []
  const made = points.map((point) => {
    const at = nodeAt.get(point.node) as Point
    if (!used.has(point.node)) {
      used.add(point.node)
      if (distance(at, point.at) < 1e-6) return point
    }
    if (distance(at, point.at) < 1e-6) return undefined
    const node = `${point.node} ${point.id}`
    nodeAt.set(node, point.at)
    members.push({ id: node, start: point.node, end: node, section: STIFF })
    return { ...point, node }
  })
  return { members, points: made.filter((each) => each !== undefined) }
}

/**
 * Springs at a hoist. A hoist carries only vertical load, so the springs keep the frame from drifting in a linear
 * analysis.
 * `analyze` reports loads that the springs resist.
 */
export const HOIST_SPRINGS = { lateralLbPerIn: 5, rollInLb: 1e5, tiltInLb: 1000 } as const

/**
 * Horizontal stiffness of a wheel that rolls, which keeps the frame from drifting in a linear analysis. A frame that
 * spreads by 1/2 in meets a resistance of 5 lb.
 */
const ROLLING_LB_PER_IN = 10

/**
 * Returns the stiffness of the springs at a hoist about both horizontal axes. On a steady frame, stiffer springs would
 * carry moments: 200 in·lb at each of three hoists of a 29 × 7 ft grid, which took 2% from the load of a hoist and 7%
 * from the moments at the blocks.
 */
export function hoistSprings({ hungAlong, isSteady }: SupportPoint): { readonly rx: number; readonly ry: number } {
  const { rollInLb, tiltInLb } = HOIST_SPRINGS
  const about = (axis: 'rx' | 'ry') => (isSteady || (hungAlong && hungAlong !== axis) ? tiltInLb : rollInLb)
  return { rx: about('rx'), ry: about('ry') }
}

/** Returns the restraints of a support before any are released. */
export function restraintsOf(point: SupportPoint): FrameSupport {
  const { node, kind, isFixed, rolls, rolling } = point
  if (kind === 'hoist') {
    const { lateralLbPerIn, rollInLb } = HOIST_SPRINGS
    return {
      node,
      restraints: { x: lateralLbPerIn, y: lateralLbPerIn, z: 'fixed', ...hoistSprings(point), rz: rollInLb },
    }
  }
  if (rolls) return { node, restraints: { x: ROLLING_LB_PER_IN, y: ROLLING_LB_PER_IN, z: 'fixed' } }
  const fixed = { x: 'fixed', y: 'fixed', z: 'fixed' } as const
  if (isFixed) return { node, restraints: { ...fixed, rx: 'fixed', ry: 'fixed', rz: 'fixed' } }
  return { node, restraints: rolling ? { ...fixed, [rolling]: 'fixed' } : fixed }
}
