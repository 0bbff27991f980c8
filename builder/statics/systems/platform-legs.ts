/** Legs of a platform in a structure. Lengths are in inches. */
import { TRUSS_IN } from '#engineering/systems/platform-layout.ts'
import { partForm, partKind } from '../../shapes.ts'
import { difference, dot } from '../../turns.ts'
import type { Frame, FrameJoint } from '../frame.ts'
import { gussetsOf } from '../plates.ts'
import type { Run } from '../runs.ts'
import { type Leg, SAME_IN } from './platform-spans.ts'

/** Upright runs on a leveling foot or on a corner block with a foot, with two gussets at the beam above. */
export function legsOf(frame: Frame, runs: readonly Run[], runOf: ReadonlyMap<string, Run>): Leg[] {
  return runs.flatMap((run): Leg[] => {
    if (!run.isUpright) return []
    const ids = new Set(run.lines.map(({ part }) => part.id))
    const numberOf = (id: string) => frame.bodies.get(id)?.part.partNumber ?? ''
    const base = frame.joints.find(({ kind, a, b }) => kind === 'body' && ids.has(a) && isLegBase(numberOf(b)))
    const blockIn = base && partKind(numberOf(base.b)) === 'corner' ? TRUSS_IN : 0
    const support = frame.supports.find(
      ({ node, part }) => node === base?.node && partForm(part.partNumber) === 'leveling foot',
    )
    const joint = frame.joints.find(
      ({ kind, a, at }) => kind === 'side' && ids.has(a) && at[2] > run.start[2] + run.lengthIn - SAME_IN,
    )
    const beam = joint && runOf.get(joint.b)
    if (!base || !support || !joint || !beam || !hasGussets(frame, joint)) return []
    const footIn = run.start[2] - blockIn - support.at[2]
    const lengthIn = run.lengthIn + blockIn
    // A leg between two beams has bolts in both, so the location of its axis determines which beam it supports.
    const atIn = dot(beam.along, difference(run.start, beam.start))
    return [{ run, lengthIn, baseNode: base.node, beam, joint, atIn, footIn }]
  })
}

const isLegBase = (partNumber: string): boolean =>
  partForm(partNumber) === 'leveling foot' || partKind(partNumber) === 'corner'

export const hasGussets = ({ lines }: Frame, joint: FrameJoint): boolean => {
  const line = lines.get(joint.a)
  return line !== undefined && gussetsOf(joint, line).length > 0
}
