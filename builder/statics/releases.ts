/** Supports that are released because they would pull on the floor or tilt. Units are inches and pounds. */

import type { FrameLoad, FrameSupport } from '#engineering/frame/model.ts'
import { footprints } from '#engineering/part-models/footprints.ts'
import type { PlacedPart, Point } from '../model.ts'
import type { SupportPoint } from './frame.ts'

/**
 * Ids of supports that are released because they would pull on the floor. For each base that tilts about an axis, the
 * moment from its load at its edge.
 */
export interface Released {
  readonly lifted: Set<string>
  readonly tilted: Map<string, number>
}

const AXES = ['rx', 'ry'] as const

/** Key of a base that tilts about an axis. Its runners or edges still resist rotation about the other axis. */
const tiltKey = (id: string, axis: (typeof AXES)[number]): string => `${id} ${axis}`

/** Removes the restraints about the axes that a base tilts about. */
export function withTilt(id: string, support: FrameSupport, { tilted }: Released): FrameSupport {
  const restraints = { ...support.restraints }
  const axes = AXES.filter((axis) => tilted.has(tiltKey(id, axis)))
  for (const axis of axes) delete restraints[axis]
  // A base on one corner turns freely.
  if (axes.length === AXES.length) delete restraints.rz
  return { ...support, restraints }
}

/** The moments that the floor applies to bases that tilt, because it pushes on their edges. */
export const tiltLoads = (supports: readonly SupportPoint[], { tilted }: Released): FrameLoad[] =>
  supports.map(({ id, node }) => ({
    kind: 'node',
    node,
    momentInLb: [tilted.get(tiltKey(id, 'rx')) ?? 0, tilted.get(tiltKey(id, 'ry')) ?? 0, 0],
  }))

/**
 * Half of the extent of a part on the floor along the x and y axes of the structure, in inches. This extent resists
 * tilting.
 */
function halfIn({ partNumber, turn }: PlacedPart): readonly [x: number, y: number] {
  const [x, y] = footprints[partNumber]?.halfIn ?? [0, 0]
  const along = ([a, b]: Point) => Math.abs(a) * x + Math.abs(b) * y
  return [along(turn[0]), along(turn[1])]
}

const PULL_LB = 0.5

/**
 * Releases floor supports that would pull on the floor, and bases whose load is outside their footprint. The load of a
 * base that tilts is at its edge. Returns false if there is nothing to release.
 */
export function release(
  supports: readonly SupportPoint[],
  reactions: Float64Array,
  { lifted, tilted }: Released,
): boolean {
  let isChanged = false
  for (const [index, { id, kind, part, isFixed }] of supports.entries()) {
    const downLb = reactions[6 * index + 2] as number
    const pulls = (kind === 'floor' && downLb < -PULL_LB) || (kind === 'hoist' && downLb < -PULL_LB)
    if (pulls && !lifted.has(id)) {
      lifted.add(id)
      isChanged = true
      continue
    }
    if (kind !== 'floor' || !isFixed) continue
    const [x, y] = halfIn(part)
    for (const [component, axis, armIn] of [
      [3, 'rx', y],
      [4, 'ry', x],
    ] as const) {
      const key = tiltKey(id, axis)
      const known = tilted.get(key)
      const momentInLb = known ?? (reactions[6 * index + component] as number)
      const mostInLb = Math.max(0, downLb) * armIn
      // While a base tilts, the moment follows its load, which grows as other supports lift.
      const overInLb = Math.abs(momentInLb) - mostInLb
      if ((known === undefined ? overInLb : Math.abs(overInLb)) <= 1) continue
      tilted.set(key, Math.sign(momentInLb) * mostInLb)
      isChanged = true
    }
  }
  return isChanged
}
