/**
 * Checks connections: spliced joints, end frames, gussets, corner blocks, bases, hangers, and lifting parts. Ratings
 * come from `engineering/ratings`, and ratios are added together. Forces without a rating are reported. Units are
 * inches and pounds.
 */
import { partTraits } from '#catalog/part-traits.ts'

import type { Joint } from '#engineering/beams/beams.ts'
import { inLb, lb, sumOf, type Term, termsOf } from '#engineering/checks/check.ts'
import { type CheckId, clauseOf, fixedClauseOf } from '#engineering/checks/check-texts.ts'
import { usable } from '#engineering/factors.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import { gaugeIn } from '#engineering/members/truss-models.ts'
import { braces } from '#engineering/part-models/braces.ts'
import { type RatingKind, ratingNames } from '#engineering/ratings/rating.ts'
import { screw } from '#engineering/systems/platform-bracing.ts'
import { bearingLb } from '#engineering/systems/tower.ts'
import type { PlacedPart, Point } from '../model.ts'
import { partKind, partRole, seriesOf } from '../shapes.ts'
import { cross, difference, dot, scaled, sum } from '../turns.ts'
import type { CheckList } from './checks.ts'
import { braceRatingOf, hangerRatingOf, type PartRating, ratingOf, type StaticsData } from './data.ts'
import { type Frame, type FrameJoint, isBasePlate, isHanger, isReinforcement, type OpenHinge } from './frame-of.ts'
import type { ActionSet } from './loads.ts'
import { alongIn, type LineMember, onAxis } from './members.ts'
import { isCrowded } from './outriggers.ts'
import { gussetsOf, splicesOf } from './plates.ts'
import type { CombinedResponse } from './solve.ts'
import { FORCES, type Station } from './stations.ts'

/** Forces that a member applies to a joint, as components both in structure coordinates and along the member's axes. */
interface Demand {
  readonly forceLb: Point
  readonly momentInLb: Point
  /** Moments about the local y and z axes of the member. */
  readonly momentsInLb: readonly [y: number, z: number]
  readonly tensionLb: number
  readonly compressionLb: number
  readonly shearLb: number
  readonly torqueInLb: number
  /** Sum of the moments about both transverse axes. */
  readonly bendingInLb: number
}

/** A force that is closer to a joint than this acts on the node of the joint in the frame. */
const AT_JOINT_IN = 1e-6

/** Demands smaller than these do not need a rating. */
const SMALL = { lb: 10, inLb: 250 } as const

type JointStations = readonly [index: number, sign: 1 | -1][]

interface Prepared {
  readonly joint: FrameJoint
  readonly line: LineMember
  /** Stations at the joint: one if a member ends there, two if it continues past the joint. */
  readonly stations: JointStations
  /**
   * A member that sits on the end of this one, if several members end there. The plates carry the moment of each member,
   * even if the moments cancel out in this one.
   */
  readonly borne: { readonly line: LineMember; readonly stations: JointStations } | undefined
  readonly other: PlacedPart | undefined
  /** The hinge that the other part belongs to, if one of its pin lines is open. */
  readonly openHinge: OpenHinge | undefined
  /** The lowest rating of the other part, if it is a hanger. */
  readonly hangerRating: PartRating | undefined
  /** True for a member on the side of a column that also has members on the adjacent sides. */
  readonly isCrowded: boolean
  /** Height of the truss above the floor, if the other part is a leveling foot with a screw. */
  readonly footIn: number | undefined
  /** Part number used to look up the rating of end frames without plates. */
  readonly frameNumber: string
  /** Ratings already looked up for the joint, by part number and name. */
  readonly ratings: Map<string, Map<RatingKind, PartRating | undefined>>
  /** Sum of the forces on the member at the joint, by load set (`appliedTo`). */
  readonly applied: ReadonlyMap<string, Point>
  /** Highest utilization of each check so far. */
  readonly worst: Map<CheckId, number>
  /** Forces already reported as unrated. */
  readonly reported: Set<string>
}

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

export const isLifting = (partNumber: string): boolean => partRole(partNumber) === 'lifting'

/**
 * Returns the forces that act on a member at a joint, such as ballast on a truss above its base, by load set. The member
 * transfers them through the joint, but the forces in the member don't contain them. At a joint between the ends of two
 * members, either member can carry them, and the joint transfers the larger of the forces in the two members.
 */
function appliedTo(
  kind: FrameJoint['kind'],
  { line, xIn: atIn }: Station,
  sets: readonly ActionSet[],
): Map<string, Point> {
  const applied = new Map<string, Point>()
  if (kind !== 'body' && kind !== 'side') return applied
  for (const { key, actions } of sets)
    for (const action of actions) {
      if (action.kind !== 'point' || action.part !== line.part.id) continue
      const xIn = Math.min(line.lengthIn, Math.max(0, alongIn(line, action.at)))
      if (Math.abs(xIn - atIn) < AT_JOINT_IN) applied.set(key, sum(applied.get(key) ?? [0, 0, 0], action.forceLb))
    }
  return applied
}

/**
 * Returns the net force that a member transfers to a joint. If the member continues past the joint, this is the
 * difference between the forces on the two sides of the joint.
 */
function demandOf({ line, stations, borne, applied }: Prepared, { forces, combination }: CombinedResponse): Demand {
  let [axial, shearY, shearZ, torque, momentY, momentZ] = [0, 0, 0, 0, 0, 0]
  for (const [key, forceLb] of applied) {
    const factor = combination.factors.get(key) ?? 0
    axial -= factor * dot(forceLb, line.axes[0])
    shearY -= factor * dot(forceLb, line.axes[1])
    shearZ -= factor * dot(forceLb, line.axes[2])
  }
  for (const [index, sign] of stations) {
    const at = FORCES * index
    axial += sign * (forces[at] as number)
    shearY += sign * (forces[at + 1] as number)
    shearZ += sign * (forces[at + 2] as number)
    torque += sign * (forces[at + 3] as number)
    momentY += sign * (forces[at + 4] as number)
    momentZ += sign * (forces[at + 5] as number)
  }
  if (borne) {
    const moment = momentFrom(borne.line, borne.stations, forces)
    momentY = Math.max(Math.abs(momentY), Math.abs(dot(moment, line.axes[1])))
    momentZ = Math.max(Math.abs(momentZ), Math.abs(dot(moment, line.axes[2])))
  }
  // At the start of a member, the cut faces the opposite direction, so compression there has the same sign as tension
  // at the end.
  const pulls = stations.length === 1 ? axial * (stations[0]?.[1] ?? 1) : 0
  return {
    get forceLb() {
      const [x, y, z] = line.axes
      return sum(sum(scaled(x, axial), scaled(y, shearY)), scaled(z, shearZ))
    },
    get momentInLb() {
      const [x, y, z] = line.axes
      return sum(sum(scaled(x, torque), scaled(y, momentY)), scaled(z, momentZ))
    },
    momentsInLb: [Math.abs(momentY), Math.abs(momentZ)],
    tensionLb: stations.length === 1 ? Math.max(0, pulls) : Math.abs(axial),
    compressionLb: Math.max(0, -pulls),
    shearLb: Math.hypot(shearY, shearZ),
    torqueInLb: Math.abs(torque),
    bendingInLb: Math.abs(momentY) + Math.abs(momentZ),
  }
}

/** Returns the moment that a member transfers to a joint, in structure coordinates. */
function momentFrom({ axes: [x, y, z] }: LineMember, stations: JointStations, forces: Float64Array): Point {
  let moment: Point = [0, 0, 0]
  for (const [index, sign] of stations) {
    const [torque, bendingY, bendingZ] = [3, 4, 5].map((each) => sign * (forces[FORCES * index + each] as number))
    moment = sum(
      moment,
      sum(sum(scaled(x, torque as number), scaled(y, bendingY as number)), scaled(z, bendingZ as number)),
    )
  }
  return moment
}

function addTo(lists: Map<string, number[]>, id: string, index: number): void {
  const list = lists.get(id)
  if (list) list.push(index)
  else lists.set(id, [index])
}

/** Checks one joint for one combination. */
class JointCheck {
  readonly #list: CheckList
  readonly #combination: string
  readonly #prepared: Prepared
  readonly #demand: Demand
  readonly #data: StaticsData

  constructor(list: CheckList, combination: string, prepared: Prepared, demand: Demand, data: StaticsData) {
    this.#list = list
    this.#combination = combination
    this.#prepared = prepared
    this.#demand = demand
    this.#data = data
  }

  run(isDecked: boolean): void {
    const { joint, line, other } = this.#prepared
    const { truss } = line.strengths[0]
    if (joint.kind === 'inline') {
      if (truss) this.#inlineTruss(truss)
      else this.#rated(splicesOf(joint, line)[0], 'joint')
    } else if (joint.kind === 'side') {
      if (truss && other) this.#side(truss)
      else this.#rated(gussetsOf(joint, line)[0], 'gusset')
    } else if (joint.kind === 'brace') this.#brace(line.part, other)
    else if (joint.kind === 'crossing') {
      this.#unratedForces(joint.b, 'Members bolted side by side have no rating.')
    } else if (other) this.#body(other, isDecked)
  }

  #body(other: PlacedPart, isDecked: boolean): void {
    const { partNumber } = other
    const { openHinge } = this.#prepared
    if (openHinge) this.#openHinge(other, openHinge)
    else if (isReinforcement(partNumber)) this.#rated(other, 'gusset')
    else if (isHanger(partNumber)) this.#hanger(other, isDecked)
    else if (isBasePlate(partNumber)) this.#base(other)
    else if (partTraits.get(partNumber)?.product === 'motion') this.#foot(other)
    else if (isLifting(partNumber)) this.#mount(other)
    else {
      const { truss } = this.#prepared.line.strengths[0]
      if (truss && partKind(partNumber) === 'corner') this.#block(truss, other)
      else this.#rated(other, 'joint')
    }
  }

  /** Adds a check whose utilization is the sum of its terms. */
  #add(check: CheckId, clause: string, terms: readonly Term[]): void {
    const { joint, worst } = this.#prepared
    const utilization = sumOf(terms)
    if (utilization <= (worst.get(check) ?? -1)) return
    worst.set(check, utilization)
    this.#list.add({
      part: joint.a,
      connection: joint.id,
      check,
      utilization,
      clause,
      combination: this.#combination,
      atIn: joint.aIn,
      ...termsOf(terms),
    })
  }

  #unrated(part: string, reason: string): void {
    const { joint, reported } = this.#prepared
    if (reported.has(reason)) return
    reported.add(reason)
    this.#list.unrated({ part, connection: joint.id, reason })
  }

  #unratedForces(part: string, reason: string): void {
    const { tensionLb, compressionLb, shearLb, bendingInLb, torqueInLb } = this.#demand
    if (tensionLb + compressionLb + shearLb > SMALL.lb || bendingInLb + torqueInLb > SMALL.inLb)
      this.#unrated(part, reason)
  }

  #ratingOf(partNumber: string, ...kinds: readonly RatingKind[]): PartRating | undefined {
    const { ratings, line } = this.#prepared
    for (const kind of kinds) {
      const known = ratings.get(partNumber) ?? new Map<RatingKind, PartRating | undefined>()
      ratings.set(partNumber, known)
      if (!known.has(kind)) known.set(kind, ratingOf(this.#data, partNumber, kind, line.series))
      const found = known.get(kind)
      if (found) return found
    }
    return undefined
  }

  /** Returns a rating in lb or in·lb. */
  #limit(partNumber: string, ...kinds: readonly RatingKind[]): number | undefined {
    const found = this.#ratingOf(partNumber, ...kinds)
    return found && (found.unit === 'ft·lb' ? 12 : 1) * found.value
  }

  /** Returns the lowest rating of these plates, or undefined if any of them is unrated. */
  #lowestLimit(plates: readonly PlacedPart[], kind: RatingKind): number | undefined {
    const limits = plates.map(({ partNumber }) => this.#limit(partNumber, kind) ?? 0)
    const lowest = Math.min(...limits)
    return Number.isFinite(lowest) && lowest > 0 ? lowest : undefined
  }

  /** Splice plates on opposite faces, splice angles on all chords, or end frames alone. */
  #inlineTruss(truss: NonNullable<MemberStrength['truss']>): void {
    const { joint, line } = this.#prepared
    const { bendingInLb, shearLb, tensionLb, compressionLb, torqueInLb } = this.#demand
    const isSpliced = splicesOf(joint, line).length > 0
    const clause = clauseOf('joint', line.strengths[0])
    if (isSpliced) {
      const { joint: strength } = truss
      // The plates carry tension through four bolt groups. Next to the joint, the chords carry 0.9 times their
      // compression capacity.
      const moment = usable(strength.momentInLb)
      this.#add('joint', clause, [
        ...jointTerms(strength, bendingInLb, shearLb),
        lb('N', tensionLb, (2 * moment) / gaugeIn(truss.sizeIn)),
        lb('N', compressionLb, (2 * moment) / truss.armIn),
        inLb('T', torqueInLb, usable(truss.torqueInLb)),
      ])
      return
    }
    this.#endFrames(truss, this.#prepared.frameNumber, 'joint', clause)
  }

  /** End frames without plates. Compression reduces the moment that opens the joint, as in the tower calculator. */
  #endFrames(
    { armIn, torqueInLb }: NonNullable<MemberStrength['truss']>,
    partNumber: string,
    check: CheckId,
    clause: string,
  ): void {
    const { bendingInLb, shearLb, tensionLb, compressionLb, torqueInLb: torque } = this.#demand
    const [moment, shear, tension] = [
      this.#limit(partNumber, 'moment'),
      this.#limit(partNumber, 'shear'),
      this.#limit(partNumber, 'tension'),
    ]
    if (!moment || !shear || !tension) {
      this.#unratedForces(this.#prepared.joint.a, 'This joint has no rating.')
      return
    }
    this.#add(check, clause, [
      ...openingTerms({ momentInLb: bendingInLb, compressionLb, armIn }, moment),
      lb('V', shearLb, shear),
      lb('N', tensionLb, tension),
      inLb('T', torque, usable(torqueInLb)),
    ])
  }

  /**
   * The end frame of a truss on a corner block. Compression keeps the frames together, as in other end-frame joints, and
   * presses the block and the chords, of which the worst one carries N / 4 + M / 2 a. A block transfers torque as shear in
   * the four frames around the truss axis, in the same way as a truss end. Each frame carries half of the shear rating at
   * a distance of half the arm.
   */
  #block({ armIn, torqueInLb }: NonNullable<MemberStrength['truss']>, { partNumber, id }: PlacedPart): void {
    const { bendingInLb, shearLb, tensionLb, compressionLb, torqueInLb: torque } = this.#demand
    const [moment, shear, tension, compression] = (['moment', 'shear', 'tension', 'compression'] as const).map((kind) =>
      this.#limit(partNumber, kind),
    )
    if (!moment || !shear || !tension || !compression) {
      this.#unratedForces(id, `${partNumber} has no rating on ${this.#prepared.line.series}.`)
      return
    }
    const opened = [
      ...openingTerms({ momentInLb: bendingInLb, compressionLb, armIn }, moment),
      lb('N', tensionLb, tension),
    ]
    const pressed = compressionLb > 0 ? [lb('N', compressionLb + (2 * bendingInLb) / armIn, compression)] : []
    const clause = this.#ratingOf(partNumber, 'moment')?.clause ?? ''
    this.#add('joint', clause, [
      ...(sumOf(pressed) > sumOf(opened) ? pressed : opened),
      lb('V', shearLb, shear),
      inLb('T', torque, Math.min(shear * armIn, usable(torqueInLb))),
    ])
  }

  /** The end frame of a truss on the side of another truss, with or without gussets in one plane. */
  #side(truss: NonNullable<MemberStrength['truss']>): void {
    const { joint, line } = this.#prepared
    const { momentsInLb, shearLb, tensionLb, compressionLb, torqueInLb } = this.#demand
    const frame = this.#prepared.frameNumber
    const [frameMoment, shear, tension] = [
      this.#limit(frame, 'moment'),
      this.#limit(frame, 'shear'),
      this.#limit(frame, 'tension'),
    ]
    if (!frameMoment || !shear || !tension) {
      this.#unratedForces(joint.a, 'This joint has no rating.')
      return
    }
    const gussets = gussetsOf(joint, line)
    const held = (compressionLb * truss.armIn) / 2
    const [, y, z] = line.axes
    const check = gussets.length > 0 ? 'gusset' : 'joint'
    const terms = [lb('V', shearLb, shear), inLb('T', torqueInLb, usable(truss.torqueInLb))]
    for (const [symbol, axis, moment] of [
      ['My', y, momentsInLb[0]],
      ['Mz', z, momentsInLb[1]],
    ] as const) {
      const rated = this.#lowestLimit(gussetsOf(joint, line, axis), 'moment')
      terms.push(rated ? inLb(symbol, moment, rated) : inLb(symbol, Math.max(0, moment - held), frameMoment))
    }
    // Each plate in a pair can also carry tension along the member.
    const plateLb = this.#lowestLimit(gussets, 'plateBraceForce')
    if (plateLb) terms.push(lb('N', tensionLb, gussets.length * plateLb))
    else if (tensionLb > SMALL.lb)
      this.#unrated(
        joint.a,
        `The end frame pulls on the side of a truss. ${this.#prepared.isCrowded ? 'Remove the members on the adjacent sides, which leave no room for gussets, and add' : 'Add'} gussets on both sides.`,
      )
    this.#add(check, clauseOf(check, line.strengths[0]), terms)
  }

  /** The axial force in a diagonal brace, which bolts to the chord of a truss with two bolts. */
  #brace({ partNumber, id }: PlacedPart, other: PlacedPart | undefined): void {
    const { joint } = this.#prepared
    const series = other && seriesOf(other.partNumber)
    const [tension, compression] = (['tension', 'compression'] as const).map(
      (kind) => series && braceRatingOf(this.#data, partNumber, kind, series),
    )
    if (!tension || !compression || joint.points.length < braces.bolts) {
      this.#unratedForces(id, `${partNumber} is rated with two bolts in a chord of 12 in truss.`)
      return
    }
    const { tensionLb, compressionLb } = this.#demand
    const [term, { clause }] =
      tensionLb > 0
        ? [lb('N', tensionLb, tension.value), tension]
        : [lb('N', compressionLb, compression.value), compression]
    this.#add('brace', clause, [term])
  }

  #hanger({ partNumber, id }: PlacedPart, isDecked: boolean): void {
    const { forceLb } = this.#demand
    const { hangerRating: rating } = this.#prepared
    if (!rating) {
      this.#unrated(id, `${partNumber} has no rating on ${this.#prepared.line.series}.`)
      return
    }
    const down = Math.abs(forceLb[2])
    this.#add('hanger', rating.clause, [lb('R', down, rating.value)])
    if (!isDecked && Math.hypot(forceLb[0], forceLb[1]) > Math.max(SMALL.lb, 0.1 * rating.value))
      this.#unrated(id, 'Joist hangers have no rating for horizontal forces.')
  }

  /** The same checks as for the base in the tower calculator, plus shear and uplift if the base is rated for them. */
  #base({ partNumber, id }: PlacedPart): void {
    const { bendingInLb, shearLb, tensionLb, compressionLb, torqueInLb } = this.#demandOnBase()
    const { series } = this.#prepared.line
    const base = this.#data.supports
      .find((each) => each.series === series)
      ?.bases.find((each) => each.partNumber === partNumber)
    if (!base) {
      this.#unratedForces(id, `${partNumber} has no rating on ${series}.`)
      return
    }
    const moment = 12 * base.momentFtLb
    const opening = openingTerms({ momentInLb: bendingInLb, compressionLb, armIn: base.leverIn }, moment)
    const uplift = this.#ratingOf(partNumber, 'uplift')
    const clause =
      this.#ratingOf(partNumber, 'moment')?.clause ?? this.#ratingOf(this.#prepared.frameNumber, 'moment')?.clause ?? ''
    // A base that has lifted off the floor hangs from its bolts.
    const ownLb = this.#data.weightLb[partNumber] ?? 0
    if (tensionLb > ownLb + SMALL.lb && !uplift) this.#unrated(id, `${partNumber} has no uplift rating.`)
    this.#add('base', clause, [...opening, ...(uplift ? [lb('N', tensionLb, uplift.value)] : [])])
    if (base.compressionLb && compressionLb > 0)
      this.#add('bearing', clause, [lb('N', bearingLb(base, compressionLb, bendingInLb), base.compressionLb)])
    const shear = this.#ratingOf(partNumber, 'shear') ?? this.#ratingOf(this.#prepared.frameNumber, 'shear')
    if (!shear) {
      if (shearLb > SMALL.lb) this.#unrated(id, `${partNumber} has no shear rating.`)
      return
    }
    const { truss } = this.#prepared.line.strengths[0]
    const twisting = truss ? [inLb('T', torqueInLb, usable(truss.torqueInLb))] : []
    this.#add('shear', shear.clause, [lb('V', shearLb, shear.value), ...twisting])
  }

  /** Forces on a base, along and across the vertical axis. A base can be below the side of a level truss. */
  #demandOnBase(): Pick<Demand, 'bendingInLb' | 'shearLb' | 'tensionLb' | 'compressionLb' | 'torqueInLb'> {
    const { line } = this.#prepared
    if (Math.abs(line.axes[0][2]) > 0.9) return this.#demand
    const { forceLb, momentInLb } = this.#demand
    return {
      bendingInLb: Math.abs(momentInLb[0]) + Math.abs(momentInLb[1]),
      shearLb: Math.hypot(forceLb[0], forceLb[1]),
      tensionLb: Math.max(0, -forceLb[2]),
      compressionLb: Math.max(0, forceLb[2]),
      torqueInLb: Math.abs(momentInLb[2]),
    }
  }

  /** A leveling foot, caster, or jack. The moment increases the load on one side, as in the platform calculator. */
  #foot({ partNumber, id }: PlacedPart): void {
    const { bendingInLb, compressionLb, tensionLb, shearLb } = this.#demand
    const { truss } = this.#prepared.line.strengths[0]
    const limits = [this.#data.publishedLb[partNumber], this.#limit(partNumber, 'compression')].filter(
      (each) => each !== undefined,
    )
    if (limits.length === 0) {
      this.#unratedForces(id, `${partNumber} has no rating.`)
      return
    }
    const capacity = Math.min(...limits)
    const leverIn = (truss?.armIn ?? Math.min(...this.#prepared.line.depthsIn)) / 2
    const clause = this.#ratingOf(partNumber, 'compression')?.clause ?? fixedClauseOf('foot')
    this.#add('foot', clause, [lb('N', compressionLb + bendingInLb / leverIn, capacity)])
    if (tensionLb > SMALL.lb) this.#unrated(id, `${partNumber} has no uplift rating.`)
    const { footIn } = this.#prepared
    // The screw bends between the ball and the jam nut.
    if (footIn !== undefined)
      this.#add('screw', clauseOf('screw', this.#prepared.line.strengths[0]), [
        lb('N', compressionLb, screw.columnLb),
        inLb('M', shearLb * Math.max(0, footIn - screw.endsIn), screw.momentInLb),
      ])
  }

  #mount({ partNumber, id }: PlacedPart): void {
    const { joint } = this.#prepared
    const { forceLb } = this.#demand
    const pull = Math.abs(dot(joint.normal, forceLb))
    const acrossLb = Math.hypot(...difference(forceLb, scaled(joint.normal, dot(joint.normal, forceLb))))
    const rating = this.#ratingOf(partNumber, 'pull')
    const capacity = Math.min(
      rating?.value ?? Number.POSITIVE_INFINITY,
      this.#data.publishedLb[partNumber] ?? Number.POSITIVE_INFINITY,
    )
    if (!rating) {
      this.#unratedForces(id, `${partNumber} has no rating on ${this.#prepared.line.series}.`)
      return
    }
    this.#add('mount', rating.clause, [lb('P', pull, capacity)])
    if (acrossLb > Math.max(SMALL.lb, 0.05 * capacity))
      this.#unrated(id, `${partNumber} has no rating across its pull direction.`)
  }

  /** A hinge with one open pin line: forces and moments at the pins, in the directions of both halves. */
  #openHinge({ partNumber, id }: PlacedPart, { at, along, axes }: OpenHinge): void {
    const { line, joint } = this.#prepared
    const { forceLb, momentInLb } = this.#demand
    const momentAtPins = sum(momentInLb, cross(difference(onAxis(line, joint.aIn), at), forceLb))
    const clause = this.#ratingOf(partNumber, 'alongTruss')?.clause ?? ''
    for (const axis of axes) {
      const across = cross(axis, along)
      const loads = [
        [lb, 'N', dot(forceLb, axis), 'alongTruss'],
        [lb, 'V', dot(forceLb, across), 'acrossTruss'],
        [lb, 'P', dot(forceLb, along), 'alongPins'],
        [inLb, 'M', dot(momentAtPins, across), 'momentAcrossPins'],
        [inLb, 'T', dot(momentAtPins, axis), 'torque'],
      ] as const
      const terms: Term[] = []
      for (const [term, symbol, demand, kind] of loads) {
        const limit = this.#limit(partNumber, kind)
        if (limit) terms.push(term(symbol, Math.abs(demand), limit))
        else if (Math.abs(demand) > (term === lb ? SMALL.lb : SMALL.inLb))
          this.#unrated(
            id,
            `${partNumber} has no rating for ${ratingNames[kind].toLowerCase()} when pinned on one side.`,
          )
      }
      this.#add('hinge', clause, terms)
    }
  }

  /** A part that is rated for individual forces. A force without a rating is reported. */
  #rated(part: PlacedPart | undefined, check: CheckId): void {
    const { joint } = this.#prepared
    const owner = part?.id ?? joint.a
    if (!part) {
      this.#unratedForces(owner, 'This joint has no rated plates.')
      return
    }
    const reason = this.#data.notRated[part.partNumber]
    if (reason) {
      this.#unratedForces(owner, `${part.partNumber} is not load rated. ${reason}`)
      return
    }
    const { bendingInLb, shearLb, tensionLb, compressionLb, torqueInLb } = this.#demand
    const terms = [
      {
        of: inLb,
        symbol: 'M',
        demand: bendingInLb,
        limit: this.#limit(part.partNumber, 'moment'),
        small: SMALL.inLb,
        what: 'moment',
      },
      // Bolts in plates mounted on tube have the same rating in shear and in tension.
      {
        of: lb,
        symbol: 'V',
        demand: shearLb,
        limit: this.#limit(part.partNumber, 'shear', 'tension'),
        small: SMALL.lb,
        what: 'shear',
      },
      {
        of: lb,
        symbol: 'N',
        demand: tensionLb,
        limit: this.#limit(part.partNumber, 'tension', 'pull', 'uplift'),
        small: SMALL.lb,
        what: 'tension',
      },
      {
        of: lb,
        symbol: 'N',
        demand: compressionLb,
        limit: this.#limit(part.partNumber, 'compression', 'tension', 'pull'),
        small: SMALL.lb,
        what: 'compression',
      },
    ]
    const rated: Term[] = []
    for (const { of, symbol, demand, limit, small, what } of terms) {
      if (limit) rated.push(of(symbol, demand, limit))
      else if (demand > small)
        this.#unrated(owner, `${part.partNumber} has no ${what} rating on ${this.#prepared.line.series}.`)
    }
    if (torqueInLb > SMALL.inLb) this.#unrated(owner, `${part.partNumber} has no torsion rating.`)
    const clause = this.#ratingOf(part.partNumber, 'moment', 'tension', 'pull', 'compression')?.clause ?? ''
    this.#add(check, clause, rated)
  }
}

/**
 * Returns the terms for a moment that opens a joint. Compression holds the joint closed: M − N h/2, where h is the
 * distance between the chords or the bolts.
 */
function openingTerms(
  {
    momentInLb,
    compressionLb,
    armIn,
  }: { readonly momentInLb: number; readonly compressionLb: number; readonly armIn: number },
  rated: number,
): Term[] {
  const isOpen = momentInLb > (compressionLb * armIn) / 2
  return isOpen ? [inLb('M', momentInLb, rated), lb('N', -compressionLb, (2 * rated) / armIn)] : [inLb('M', 0, rated)]
}

/**
 * Returns the terms for a spliced joint under moment and shear at the same section, for whichever of the three values
 * of `jointUse` is largest.
 */
function jointTerms(joint: Joint, momentInLb: number, shearLb: number): Term[] {
  const moment = usable(joint.momentInLb)
  const all = [
    [inLb('M', momentInLb, moment)],
    [lb('V', shearLb, usable(joint.shearLb)), inLb('M', momentInLb, moment / joint.momentShare)],
    [lb('V', shearLb, usable(1 / joint.shearUtilizationPerLb)), inLb('M', momentInLb, moment / joint.compressionShare)],
  ]
  return all.reduce((worst, each) => (sumOf(each) > sumOf(worst) ? each : worst))
}
