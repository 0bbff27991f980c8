/** Members that are joined end to end on a common axis. Lengths are in inches. */

import type { Point } from '../model.ts'
import { difference, dot, scaled, sum } from '../turns.ts'
import type { Frame, FrameJoint } from './frame.ts'
import { addTo } from './lists.ts'
import { isUpright, type LineMember } from './members.ts'

export interface Run {
  /** Id of the first member. */
  readonly id: string
  readonly lines: readonly LineMember[]
  readonly start: Point
  readonly along: Point
  readonly lengthIn: number
  readonly isUpright: boolean
  /** Joints between the members, in order from the start of the run. */
  readonly joints: readonly { readonly joint: FrameJoint; readonly atIn: number }[]
  /** Nodes with a support or a connection to a part outside the run, in order from the start of the run. */
  readonly braced: readonly { readonly node: string; readonly atIn: number }[]
}

const COAXIAL = 0.999
const SAME_AXIS_IN = 0.1

/** Returns the runs in a frame. A member that is not joined to another member on its axis is a separate run. */
export function runsOf(frame: Frame): Run[] {
  const inline = frame.joints.filter((joint) => joint.kind === 'inline' && isCoaxial(frame, joint))
  const outer = new Map<string, FrameJoint[]>()
  const isInline = new Set(inline)
  for (const joint of frame.joints)
    if (!isInline.has(joint)) for (const id of [joint.a, joint.b]) addTo(outer, id, joint)
  const supported = new Set(frame.supports.map(({ node }) => node))
  const neighbors = new Map<string, FrameJoint[]>()
  for (const joint of inline) for (const id of [joint.a, joint.b]) addTo(neighbors, id, joint)
  const seen = new Set<string>()
  const runs: Run[] = []
  for (const id of frame.lines.keys()) {
    if (seen.has(id)) continue
    const group: string[] = []
    const queue = [id]
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      if (seen.has(next)) continue
      seen.add(next)
      group.push(next)
      for (const { a, b } of neighbors.get(next) ?? []) queue.push(a, b)
    }
    runs.push(runOf(frame, group, { inline: neighbors, outer, supported }))
  }
  return runs
}

/** Joints by the parts that they connect (within runs or to other parts), and nodes with supports. */
interface Surroundings {
  readonly inline: ReadonlyMap<string, readonly FrameJoint[]>
  readonly outer: ReadonlyMap<string, readonly FrameJoint[]>
  readonly supported: ReadonlySet<string>
}

function isCoaxial({ lines }: Frame, { a, b }: FrameJoint): boolean {
  const [one, other] = [lines.get(a) as LineMember, lines.get(b) as LineMember]
  const between = difference(other.start, one.start)
  const off = difference(between, scaled(one.axes[0], dot(between, one.axes[0])))
  return Math.abs(dot(one.axes[0], other.axes[0])) > COAXIAL && Math.hypot(...off) < SAME_AXIS_IN
}

function runOf(frame: Frame, ids: readonly string[], { inline, outer, supported }: Surroundings): Run {
  const members = ids.map((id) => frame.lines.get(id) as LineMember)
  const [first] = members as [LineMember]
  // A run points in the positive direction of its axis, so that upright runs start at the bottom.
  const along = scaled(first.axes[0], first.axes[0].some((each) => each > 0.5) ? 1 : -1)
  const endsOf = (line: LineMember) => {
    const [from, to] = [dot(along, line.start), dot(along, sum(line.start, scaled(line.axes[0], line.lengthIn)))]
    return [Math.min(from, to), Math.max(from, to)] as const
  }
  const lines = members.toSorted((one, other) => endsOf(one)[0] - endsOf(other)[0])
  const from = endsOf(lines[0] as LineMember)[0]
  const lengthIn = endsOf(lines.at(-1) as LineMember)[1] - from
  const start = sum(first.start, scaled(along, from - dot(along, first.start)))
  const places = new Map<string, number>()
  const place = (node: string, id: string, xIn: number) => {
    const line = frame.lines.get(id) as LineMember
    const at = dot(along, sum(line.start, scaled(line.axes[0], xIn))) - from
    if (!places.has(node)) places.set(node, at)
    return at
  }
  const joints = [...new Set(ids.flatMap((id) => inline.get(id) ?? []))].map((joint) => ({
    joint,
    atIn: place(joint.node, joint.a, joint.aIn),
  }))
  places.clear()
  // A brace restrains a truss only in one plane.
  for (const id of ids)
    for (const joint of outer.get(id) ?? [])
      if (joint.kind !== 'brace') place(joint.node, id, joint.a === id ? joint.aIn : joint.bIn)
  for (const id of ids)
    for (const { start: low, end: high, fromIn, toIn } of frame.segments.get(id) ?? []) {
      if (supported.has(low)) place(low, id, fromIn)
      if (supported.has(high)) place(high, id, toIn)
    }
  return {
    id: (lines[0] as LineMember).part.id,
    lines,
    start,
    along,
    lengthIn,
    isUpright: isUpright(first),
    joints: joints.toSorted((one, other) => one.atIn - other.atIn),
    braced: [...places].map(([node, atIn]) => ({ node, atIn })).toSorted((one, other) => one.atIn - other.atIn),
  }
}

/** Returns the location of a point on a member, measured from the start of its run. */
export const runIn = ({ along, start }: Run, line: LineMember, xIn: number): number =>
  dot(along, difference(sum(line.start, scaled(line.axes[0], xIn)), start))

/** Returns the distance between the nearest braced points on either side of a location. */
export function bayAt({ braced, lengthIn }: Run, atIn: number): number {
  let [low, high] = [0, lengthIn]
  for (const { atIn: at } of braced) {
    if (at <= atIn) low = Math.max(low, at)
    if (at >= atIn) high = Math.min(high, at)
  }
  return high - low > 1 ? high - low : lengthIn
}
