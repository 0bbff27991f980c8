/**
 * Converts a structure to frames. A member is the segment of a truss, tube, or extrusion between the parts that it
 * connects to. Bolted parts form rigid joints: a node, and rigid arms from the node to the ends of the members. Each
 * group of connected parts is a separate frame. Lengths are in inches.
 */
import type { FrameMember } from '#engineering/frame/model.ts'
import { guardrails } from '#engineering/part-models/railings.ts'
import type { Connection } from '../connections.ts'
import type { PlacedPart, Point, Structure, Support } from '../model.ts'
import { type PinnedHinge, pinnedHinges } from '../pins.ts'
import { partForm, partKind, partRole, type Shapes } from '../shapes.ts'
import { difference, dot, placed, scaled, sum, turned } from '../turns.ts'
import type { StaticsData } from './data.ts'
import {
  type Carrier,
  type Frame,
  isReinforcement,
  type OpenHinge,
  type Segment,
  type StructureFrames,
} from './frame.ts'
import { type Drafts, draftsOf, isEnd, middleOf, pairOf } from './frame-joints.ts'
import { Groups, PARALLEL, type Parts, SAME_PLACE_IN } from './frame-parts.ts'
import { extraNodes, restraintsOf, STIFF, steadied, supportAt, supportPoint, withAxis } from './frame-supports.ts'
import { type LineMember, lineMemberOf, onAxis } from './members.ts'

const NO_FRAME = ['deck', 'rail', 'stair', 'panel', 'hardware']

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
