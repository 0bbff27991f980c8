/** Outriggers around the columns of a frame, and what to change at a base that they don't relieve enough. Inches. */
import { fixOfBaseWithOutriggers } from '#engineering/checks/check-texts.ts'
import { dot } from '../turns.ts'
import type { StaticsData } from './data.ts'
import { type Frame, type FrameJoint, isBasePlate } from './frame.ts'
import { isLevel } from './members.ts'

/** Level members that start this close to a base, measured along the column, are outriggers. */
const NEAR_BASE_IN = 24
/** Members on adjacent sides of a column that are closer than this along it leave no room for gussets between them. */
const ROOM_IN = 12

/**
 * Returns what to change if a base joint fails, by the part above the base, for the columns with outriggers. More
 * outriggers would leave no room for the gussets of these ones.
 */
export function baseFixesOf({ joints, lines, bodies }: Frame, { supports }: StaticsData): Map<string, string> {
  const fixes = new Map<string, string>()
  for (const joint of joints) {
    const base = joint.kind === 'body' ? bodies.get(joint.b)?.part.partNumber : undefined
    const column = lines.get(joint.a)
    if (!base || !column || !isBasePlate(base) || isLevel(column)) continue
    const hasOutriggers = joints.some(({ kind, a, b, at }) => {
      const outrigger = kind === 'side' && b === joint.a ? lines.get(a) : undefined
      return outrigger && isLevel(outrigger) && Math.abs(at[2] - joint.at[2]) < NEAR_BASE_IN
    })
    if (!hasOutriggers) continue
    const momentOf = (each: StaticsData['supports'][number]) =>
      each.bases.find(({ partNumber }) => partNumber === base)?.momentFtLb ?? 0
    const own = supports.find(({ series }) => series === column.series)
    const stronger = supports.find((each) => own && momentOf(each) > momentOf(own))
    fixes.set(joint.a, fixOfBaseWithOutriggers(stronger?.series))
  }
  return fixes
}

/** Returns true for a member on the side of a column that also has members on the adjacent sides. */
export const isCrowded = ({ joints }: Frame, joint: FrameJoint): boolean =>
  joints.some(
    ({ kind, b, bIn, normal }) =>
      kind === 'side' &&
      b === joint.b &&
      Math.abs(bIn - joint.bIn) < ROOM_IN &&
      Math.abs(dot(normal, joint.normal)) < 0.1,
  )
