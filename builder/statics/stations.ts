/** Locations where the forces in the members are computed. Lengths are in inches. */

import type { Frame, Segment } from './frame.ts'
import type { ActionSet } from './load-paths.ts'
import { alongIn, type LineMember } from './members.ts'

/** A cut through a member. Stations are in the same order as the force arrays. */
export interface Station {
  readonly line: LineMember
  readonly segment: Segment
  readonly xIn: number
  readonly side: 'left' | 'right'
}

/** Forces at a station: axial force (tension is positive), shears, torque, and moments about the local y and z axes. */
export const FORCES = 6

/** Returns the stations of all members: ends of segments, point loads, and ends of distributed loads. */
export function stationsOf(frame: Frame, sets: readonly ActionSet[]): Station[] {
  const stops = new Map<string, number[]>()
  for (const { actions } of sets) {
    for (const action of actions) {
      const line = frame.lines.get(action.part)
      if (!line) continue
      const list = stops.get(action.part) ?? []
      stops.set(action.part, list)
      if (action.kind === 'point') list.push(Math.min(line.lengthIn, Math.max(0, alongIn(line, action.at))))
      else list.push(action.fromIn, action.toIn)
    }
  }
  const stations: Station[] = []
  for (const [id, segments] of frame.segments) {
    const line = frame.lines.get(id) as LineMember
    for (const segment of segments) {
      const { fromIn, toIn } = segment
      const inside = (stops.get(id) ?? []).filter((xIn) => xIn > fromIn + 1e-6 && xIn < toIn - 1e-6)
      stations.push({ line, segment, xIn: fromIn, side: 'right' })
      for (const xIn of [...new Set(inside)].sort((a, b) => a - b))
        stations.push({ line, segment, xIn, side: 'left' }, { line, segment, xIn, side: 'right' })
      stations.push({ line, segment, xIn: toIn, side: 'left' })
    }
  }
  return stations
}
