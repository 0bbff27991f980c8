/**
 * Local loads on the chords of truss: applied loads, and the reactions of joints, hangers, mounts, and supports. A force
 * between two nodes bends the chords (docs/engineering.md, Chord between nodes). Units are inches and pounds.
 */

import {
  type ChordBending,
  type ChordPoint,
  type ChordSpread,
  chordBending,
  endPanelFactor,
  type Side,
} from '#engineering/beams/chord-bending.ts'
import { AT_NODE_IN } from '#engineering/beams/span-effects.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import { gaugeIn } from '#engineering/members/truss-models.ts'
import type { Point } from '../model.ts'
import { difference, dot } from '../turns.ts'
import type { Combination } from './combinations.ts'
import type { Frame, FrameJoint } from './frame.ts'
import { addTo } from './lists.ts'
import type { Action, ActionSet } from './load-paths.ts'
import { alongIn, type LineMember, onAxis } from './members.ts'
import type { Run } from './runs.ts'
import type { CombinedResponse } from './solve.ts'
import { FORCES, type Station } from './stations.ts'

/** A point load that bends a chord between nodes, or acts at a node. */
interface ChordLoad extends ChordPoint {
  readonly key: string
  readonly isNode: boolean
  /** A load on only one chord counts double against the capacity of a node. */
  readonly nodeShare: number
  /** The load times its distance to the nearest node. This is the moment that the load can add. */
  readonly shiftIn: number
}

interface KeyedSpread extends ChordSpread {
  readonly key: string
}

/** A location where another part or a support applies a force to the chords between two nodes. */
interface ReactionPlace {
  readonly atIn: number
  /** Stations on both sides of the location. */
  readonly left: number
  readonly right: number
  /** Part of the force on one chord, including the factor for end panels. */
  readonly share: number
  readonly side: Side
  /** Applied forces at this location, along the local axes. They are not part of the reaction. */
  readonly applied: readonly { readonly key: string; readonly lb: Point }[]
}

export interface LocalLoads {
  readonly points: readonly ChordLoad[]
  readonly spreads: readonly KeyedSpread[]
  readonly reactions: readonly ReactionPlace[]
}

/** A load closer than this to the plane between two chords acts on both chords. */
const CENTERED_IN = 1
/** A connection at least this wide reaches the nodes within its width. */
const WIDE_IN = 6
/** Length of a gusset arm along the truss. */
const GUSSET_IN = 9
const NO_LENGTH_IN = 1e-6
export const factorOf = ({ factors }: Combination, key: string): number => factors.get(key) ?? 0

/**
 * Returns where a point load acts on a truss: at a node, on one chord, or on both chords between nodes. `chordShare` is
 * the largest part of the load that acts on one side of the truss. It is more than 1 for a load beyond the chords, which
 * lifts the other side.
 */
export function loadedAt(
  line: LineMember,
  at: Point,
  forceLb: Point,
): { on: 'node' | 'chord' | 'chords'; shiftIn: number; side: Side; chordShare: number } {
  const { truss } = line.strengths[0]
  const xIn = alongIn(line, at)
  const off = difference(at, onAxis(line, xIn))
  const size = Math.hypot(...forceLb)
  const across: Point =
    size > 0
      ? difference(off, forceLb.map((each) => (each * dot(off, forceLb)) / size ** 2) as unknown as Point)
      : [0, 0, 0]
  const spacing = truss?.nodes[0]?.spacingIn ?? 0
  const toNode = spacing > 0 ? Math.abs(xIn - Math.round(xIn / spacing) * spacing) : 0
  // Without posts, the nodes on the two chords alternate, so no location is a node on both.
  const isNode = truss?.nodes.length === 1 && toNode <= AT_NODE_IN
  const offIn = Math.hypot(...across)
  const on = offIn > CENTERED_IN ? 'chord' : isNode ? 'node' : 'chords'
  const chordShare = on === 'chord' ? Math.max(1, 0.5 + (truss ? offIn / gaugeIn(truss.sizeIn) : 0)) : 0.5
  return { on, shiftIn: on === 'node' ? toNode : 0, side: on === 'chord' ? sideOf(line, across) : 0, chordShare }
}

/** Returns the side of the truss, along its local y axis or, if the offset has no y component, along its z axis. */
function sideOf({ axes }: LineMember, off: Point): Side {
  const [y, z] = [dot(axes[1], off), dot(axes[2], off)]
  return (Math.abs(y) > CENTERED_IN ? y : z) < 0 ? -1 : 1
}

const spacingOf = (line: LineMember): number => line.strengths[0].truss?.nodes[0]?.spacingIn ?? 0

/** Returns the applied loads that act on the chords of a member. Weights of bolted parts act on its whole width. */
export function appliedLoads(
  line: LineMember,
  actions: readonly { key: string; action: Action }[],
  [isStart, isEnd]: readonly [boolean, boolean],
): Pick<LocalLoads, 'points' | 'spreads'> {
  const spacing = spacingOf(line)
  const points: ChordLoad[] = []
  const spreads: KeyedSpread[] = []
  for (const { key, action } of actions) {
    if (action.kind === 'point') {
      if (action.isWeight) continue
      const lb = Math.hypot(
        ...difference(
          action.forceLb,
          line.axes[0].map((each) => each * dot(line.axes[0], action.forceLb)) as unknown as Point,
        ),
      )
      const { on, shiftIn, side, chordShare } = loadedAt(line, action.at, action.forceLb)
      const atIn = alongIn(line, action.at)
      const isInEndPanel = (isStart && atIn < spacing) || (isEnd && atIn > line.lengthIn - spacing)
      points.push({
        key,
        atIn,
        lb:
          (on === 'node' ? lb : chordShare * lb) *
          (isInEndPanel && on !== 'node' ? endPanelFactor(line.lengthIn, spacing) : 1),
        side,
        isNode: on === 'node',
        nodeShare: on === 'node' ? 1 : 2,
        shiftIn,
      })
    } else if (!action.isOwn) {
      const { fromIn, toIn, lbPerIn } = action
      spreads.push({ key, fromIn, toIn, lbPerIn: Math.hypot(...lbPerIn) })
    }
  }
  return { points, spreads }
}

/** Where a connection touches the chords of a member. */
interface Contact {
  readonly atIn: number
  readonly isSupport: boolean
  readonly fromIn: number
  readonly toIn: number
  readonly side: Side
}

/** Returns the connections and supports between the ends of a member. */
function contactsOf(line: LineMember, joints: readonly FrameJoint[], { supports }: Frame): Contact[] {
  const supported = new Set(supports.map(({ node }) => node))
  const inside = (atIn: number) => atIn > NO_LENGTH_IN && atIn < line.lengthIn - NO_LENGTH_IN
  const found = joints.flatMap((joint): Contact[] => {
    const atIn = joint.a === line.part.id ? joint.aIn : joint.bIn
    if (joint.kind === 'inline' || !inside(atIn)) return []
    const places = joint.points.map((point) => alongIn(line, point))
    const sides = joint.points.map((point) => sideOf(line, difference(point, onAxis(line, alongIn(line, point)))))
    const isOneChord = new Set(joint.points.map((point) => chordOf(line, point))).size === 1
    const beyond = joint.plates.length > 0 ? GUSSET_IN : 0
    return [
      {
        atIn,
        isSupport: supported.has(joint.node),
        fromIn: Math.min(...places) - beyond,
        toIn: Math.max(...places) + beyond,
        side: isOneChord ? (sides[0] as Side) : 0,
      },
    ]
  })
  const own = supports.flatMap(({ part, at }): Contact[] => {
    const atIn = alongIn(line, at)
    return part.id === line.part.id && inside(atIn)
      ? [{ atIn, isSupport: true, fromIn: atIn, toIn: atIn, side: 0 }]
      : []
  })
  return [...found, ...own]
}

/** Returns the chord nearest to a point, as the signs of its local y and z coordinates. */
function chordOf(line: LineMember, point: Point): string {
  const off = difference(point, line.start)
  return `${Math.sign(Math.round(dot(line.axes[1], off)))} ${Math.sign(Math.round(dot(line.axes[2], off)))}`
}

/** Returns true if a connection transfers its force at a node of every chord that it touches. */
function reachesNode(line: LineMember, { atIn, fromIn, toIn, side }: Contact): boolean {
  const nodes = line.strengths[0].truss?.nodes ?? []
  const [from, to] = side === 0 && toIn - fromIn >= WIDE_IN ? [fromIn, toIn] : [atIn, atIn]
  return nodes.every(({ spacingIn, offsetIn }) => {
    const first = Math.ceil((from - AT_NODE_IN - offsetIn) / spacingIn - 1e-9)
    return first * spacingIn + offsetIn <= to + AT_NODE_IN + 1e-9
  })
}

/**
 * Returns the locations where other parts or supports bend the chords of a member. Near an end of the run, the end shear
 * limits the reaction at a support instead.
 */
export function reactionPlaces(
  line: LineMember,
  joints: readonly FrameJoint[],
  frame: Frame,
  actions: readonly { key: string; action: Action }[],
  {
    stations,
    first,
    count,
    isRunEnd,
  }: {
    readonly stations: readonly Station[]
    readonly first: number
    readonly count: number
    readonly isRunEnd: readonly [boolean, boolean]
  },
): ReactionPlace[] {
  if (!line.strengths[0].truss) return []
  const spacing = spacingOf(line)
  const stationAt = (atIn: number, side: Station['side']) => {
    for (let index = first; index < first + count; index++) {
      const station = stations[index] as Station
      if (station.side === side && Math.abs(station.xIn - atIn) < 0.5) return index
    }
    return undefined
  }
  const taken = new Map<string, Contact>()
  for (const contact of contactsOf(line, joints, frame)) {
    const key = `${contact.atIn.toFixed(1)}`
    const other = taken.get(key)
    // Parts at the same location share a node, and two hangers there load both chords.
    if (!other) taken.set(key, contact)
    else
      taken.set(key, {
        ...other,
        isSupport: other.isSupport || contact.isSupport,
        fromIn: Math.min(other.fromIn, contact.fromIn),
        toIn: Math.max(other.toIn, contact.toIn),
        side: other.side === contact.side ? other.side : 0,
      })
  }
  return [...taken.values()].flatMap((contact): ReactionPlace[] => {
    const { atIn, isSupport, side } = contact
    const isInEndPanel = (isRunEnd[0] && atIn < spacing) || (isRunEnd[1] && atIn > line.lengthIn - spacing)
    if ((isSupport && isInEndPanel) || reachesNode(line, contact)) return []
    const [left, right] = [stationAt(atIn, 'left'), stationAt(atIn, 'right')]
    if (left === undefined || right === undefined) return []
    const applied = actions.flatMap(({ key, action }) =>
      action.kind === 'point' && Math.abs(alongIn(line, action.at) - (stations[left] as Station).xIn) < NO_LENGTH_IN
        ? [{ key, lb: line.axes.map((axis) => dot(axis, action.forceLb)) as unknown as Point }]
        : [],
    )
    const share = (side === 0 ? 0.5 : 1) * (isInEndPanel ? endPanelFactor(line.lengthIn, spacing) : 1)
    return [{ atIn, left, right, share, side, applied }]
  })
}

/** Returns the force that other parts and supports apply to a member at a location, across its axis. */
function reactionLb({ left, right, applied }: ReactionPlace, { forces, combination }: CombinedResponse): number {
  const across = ([1, 2] as const).map((axis) => {
    const jump = (forces[FORCES * left + axis] as number) - (forces[FORCES * right + axis] as number)
    return applied.reduce((sum, { key, lb }) => sum - factorOf(combination, key) * lb[axis], jump)
  })
  return Math.hypot(...across)
}

interface ChordLoads {
  /** Moment that results from moving loads near nodes to the nearest node. */
  readonly shiftInLb: number
  readonly bending: ChordBending
}

/** Returns the loads that bend the chords of a truss under one combination. */
export function chordLoadsOf(
  truss: NonNullable<MemberStrength['truss']>,
  { lengthIn }: Run,
  local: LocalLoads,
  response: CombinedResponse,
): ChordLoads {
  const { combination } = response
  const points: ChordPoint[] = []
  let shiftInLb = 0
  for (const { key, atIn, lb, isNode, shiftIn, side } of local.points) {
    const factored = lb * Math.abs(factorOf(combination, key))
    if (isNode) shiftInLb += factored * shiftIn
    else if (factored > 0) points.push({ atIn, lb: factored, side })
  }
  for (const place of local.reactions) {
    const lb = place.share * reactionLb(place, response)
    if (lb > 0) points.push({ atIn: place.atIn, lb, side: place.side })
  }
  const spreads = local.spreads
    .map((each) => ({ ...each, lbPerIn: each.lbPerIn * Math.abs(factorOf(combination, each.key)) }))
    .filter(({ lbPerIn }) => lbPerIn > 0)
  return { shiftInLb, bending: chordBending(truss, lengthIn, points, spreads) }
}

/** Returns the forces on each part, with the keys of their load sets. */
export function actionsByPart(sets: readonly ActionSet[]): Map<string, { key: string; action: Action }[]> {
  const found = new Map<string, { key: string; action: Action }[]>()
  for (const { key, actions } of sets) for (const action of actions) addTo(found, action.part, { key, action })
  return found
}
