/** Converts forces on parts to loads on the frame model. Units are inches and pounds. */

import type { FrameLoad } from '#engineering/frame/model.ts'
import type { Point } from '../model.ts'
import { cross, difference, scaled } from '../turns.ts'
import type { Frame, Segment } from './frame.ts'
import type { Action } from './load-paths.ts'
import { alongIn, type LineMember, onAxis } from './members.ts'

/** A load closer than this to a node acts on the node. */
const SAME_PLACE_IN = 1e-6

/** Converts load set forces to loads on the frame model. */
export function frameLoadsOf({ lines, segments, bodies, nodeAt }: Frame, actions: readonly Action[]): FrameLoad[] {
  const loads: FrameLoad[] = []
  for (const action of actions) {
    const line = lines.get(action.part)
    const body = bodies.get(action.part)
    if (line) {
      const list = segments.get(action.part) ?? []
      loads.push(...(action.kind === 'point' ? pointLoads(line, list, action, nodeAt) : lineLoads(list, action)))
    } else if (body && action.kind === 'point') {
      const arm = difference(action.at, nodeAt.get(body.node) as Point)
      loads.push({ kind: 'node', node: body.node, forceLb: action.forceLb, momentInLb: cross(arm, action.forceLb) })
    }
  }
  return loads
}

export const times = (action: Action, factor: number): Action =>
  action.kind === 'point'
    ? { ...action, forceLb: scaled(action.forceLb, factor) }
    : { ...action, lbPerIn: scaled(action.lbPerIn, factor) }

/** A load at the end of a segment acts on the node, so that the end forces of the member include it. */
function pointLoads(
  line: LineMember,
  segments: readonly Segment[],
  { at, forceLb }: Action & { kind: 'point' },
  nodeAt: Frame['nodeAt'],
): FrameLoad[] {
  const xIn = Math.min(line.lengthIn, Math.max(0, alongIn(line, at)))
  const segment = segments.find(({ toIn }) => xIn <= toIn) ?? segments.at(-1)
  if (!segment) return []
  const { id, fromIn, toIn } = segment
  if (xIn < fromIn + SAME_PLACE_IN || xIn > toIn - SAME_PLACE_IN) {
    const node = xIn < fromIn + SAME_PLACE_IN ? segment.start : segment.end
    return [{ kind: 'node', node, forceLb, momentInLb: cross(difference(at, nodeAt.get(node) as Point), forceLb) }]
  }
  const momentInLb = cross(difference(at, onAxis(line, xIn)), forceLb)
  return [{ kind: 'point', member: id, atIn: xIn - fromIn, forceLb, momentInLb }]
}

/** Distance between the point moments that replace the torque from a load off the axis. */
const TORQUE_STEP_IN = 12

function lineLoads(
  segments: readonly Segment[],
  { fromIn, toIn, lbPerIn, offIn }: Action & { kind: 'line' },
): FrameLoad[] {
  return segments.flatMap((segment): FrameLoad[] => {
    const [low, high] = [Math.max(fromIn, segment.fromIn), Math.min(toIn, segment.toIn)]
    if (high - low < 1e-9) return []
    const range = { fromIn: low - segment.fromIn, toIn: high - segment.fromIn }
    const load = {
      kind: 'distributed',
      member: segment.id,
      ...range,
      startLbPerIn: lbPerIn,
      endLbPerIn: lbPerIn,
    } as const
    if (!offIn) return [load]
    const steps = Math.ceil((high - low) / TORQUE_STEP_IN)
    const stepIn = (high - low) / steps
    const momentInLb = scaled(cross(offIn, lbPerIn), stepIn)
    const moments = Array.from({ length: steps }, (_, step): FrameLoad => {
      return { kind: 'point', member: segment.id, atIn: range.fromIn + (step + 0.5) * stepIn, momentInLb }
    })
    return [load, ...moments]
  })
}
