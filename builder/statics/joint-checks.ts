/**
 * Checks connections: spliced joints, end frames, gussets, corner blocks, bases, hangers, and lifting parts. Ratings
 * come from `engineering/ratings`, and ratios are added together. Forces without a rating are reported. Units are
 * inches and pounds.
 */
import type { CheckList } from './checks.ts'
import { hangerRatingOf, type PartRating, type StaticsData } from './data.ts'
import { type Frame, type FrameJoint, isHanger } from './frame.ts'
import { isLifting, JointCheck } from './joint-check.ts'
import { appliedTo, demandOf, type JointStations, type Prepared } from './joint-demands.ts'
import { addTo } from './lists.ts'
import type { ActionSet } from './load-paths.ts'
import type { LineMember } from './members.ts'
import { isCrowded } from './outriggers.ts'
import type { CombinedResponse } from './solve.ts'
import type { Station } from './stations.ts'

export class JointChecks {
  readonly #data: StaticsData
  readonly #prepared: Prepared[]
  readonly #decked: ReadonlySet<string>

  /**
   * @param decked Joists under deck panels, which carry the horizontal forces between the beams.
   */
  constructor(
    frame: Frame,
    sets: readonly ActionSet[],
    stations: readonly Station[],
    { data, decked }: { readonly data: StaticsData; readonly decked: ReadonlySet<string> },
  ) {
    this.#data = data
    this.#decked = decked
    const byPart = new Map<string, number[]>()
    for (const [index, { line }] of stations.entries()) addTo(byPart, line.part.id, index)
    const supported = new Set(frame.supports.map(({ node }) => node))
    const stationsAt = (part: string, node: string): JointStations =>
      (byPart.get(part) ?? []).flatMap((index): [number, 1 | -1][] => {
        const { segment, xIn, side } = stations[index] as Station
        const isAt =
          side === 'left'
            ? segment.end === node && xIn === segment.toIn
            : segment.start === node && xIn === segment.fromIn
        return isAt ? [[index, side === 'left' ? 1 : -1]] : []
      })
    this.#prepared = frame.joints
      .filter((joint) => isChecked(joint, frame, supported))
      .map((joint) => {
        const line = frame.lines.get(joint.a) as LineMember
        const found = stationsAt(joint.a, joint.node)
        const borne = bearsOnSeveral(joint, frame) ? frame.lines.get(joint.b) : undefined
        return {
          joint,
          line,
          stations: found,
          borne: borne && { line: borne, stations: stationsAt(joint.b, joint.node) },
          frameNumber: `${line.series}-10`,
          ratings: new Map(),
          applied: found[0] ? appliedTo(joint.kind, stations[found[0][0]] as Station, sets) : new Map(),
          worst: new Map(),
          reported: new Set(),
          other: frame.bodies.get(joint.b)?.part ?? frame.lines.get(joint.b)?.part,
          openHinge: frame.openHinges.get(joint.b),
          hangerRating: hangerAt(frame, joint, data),
          isCrowded: joint.kind === 'side' && isCrowded(frame, joint),
          footIn: footHeightIn(frame, joint),
        }
      })
  }

  check(list: CheckList, response: CombinedResponse): void {
    for (const prepared of this.#prepared) {
      if (prepared.stations.length === 0) continue
      const demand = demandOf(prepared, response)
      const check = new JointCheck(list, response.combination.name, prepared, demand, this.#data)
      check.run(this.#decked.has(prepared.joint.a))
    }
  }
}

/**
 * The support checks cover the lifting parts between the supports and the frame. A hanger is checked at the end of its
 * joist, because several hangers can share one node of a beam.
 */
function isChecked(
  { kind, a, aIn, b, node }: FrameJoint,
  { lines, bodies }: Frame,
  supported: ReadonlySet<string>,
): boolean {
  const number = bodies.get(b)?.part.partNumber ?? ''
  if (kind !== 'body') return true
  if (isLifting(number)) return !supported.has(node)
  return !isHanger(number) || aIn === 0 || aIn === lines.get(a)?.lengthIn
}

/** Returns the rating of a hanger on its joist and on the beam whose chord carries it. */
function hangerAt(
  { joints, lines, bodies }: Frame,
  { kind, b }: FrameJoint,
  data: StaticsData,
): PartRating | undefined {
  const { partNumber } = (kind === 'body' && bodies.get(b)?.part) || {}
  if (!partNumber || !isHanger(partNumber)) return undefined
  const members = joints.flatMap((each) => (each.b === b ? (lines.get(each.a) ?? []) : []))
  return hangerRatingOf(
    data,
    partNumber,
    members.map(({ series }) => series),
  )
}

const bearsOnSeveral = ({ kind, a, aIn, b }: FrameJoint, { joints }: Frame): boolean =>
  kind === 'side' && joints.some((each) => each.kind === 'side' && each.a === a && each.aIn === aIn && each.b !== b)

function footHeightIn({ bodies, supports }: Frame, { b, node, at }: FrameJoint): number | undefined {
  const support = supports.find((each) => each.node === node)
  return support && bodies.get(b)?.part.partNumber === SCREW_FOOT ? at[2] - support.at[2] : undefined
}

/** The foot whose screw is `screw`. */
const SCREW_FOOT = 'BS-MO-LF12'
