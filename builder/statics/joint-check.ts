/** The checks of one joint for one combination. Units are inches and pounds. */
import { partTraits } from '#catalog/part-traits.ts'
import { inLb, lb, sumOf, type Term } from '#engineering/checks/check.ts'
import { type CheckId, clauseOf, fixedClauseOf } from '#engineering/checks/check-texts.ts'
import { usable } from '#engineering/factors.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import { gaugeIn } from '#engineering/members/truss-models.ts'
import { braces } from '#engineering/part-models/braces.ts'
import { ratingNames } from '#engineering/ratings/rating.ts'
import { screw } from '#engineering/systems/platform-bracing.ts'
import { bearingLb } from '#engineering/systems/tower.ts'
import type { PlacedPart } from '../model.ts'
import { partKind, partRole, seriesOf } from '../shapes.ts'
import { cross, difference, dot, scaled, sum } from '../turns.ts'
import { braceRatingOf } from './data.ts'
import { isBasePlate, isHanger, isReinforcement, type OpenHinge } from './frame.ts'
import type { Demand } from './joint-demands.ts'
import { jointTerms, openingTerms } from './joint-terms.ts'
import { onAxis } from './members.ts'
import { gussetsOf, splicesOf } from './plates.ts'
import { RatedJoint, SMALL } from './rated-joint.ts'

export const isLifting = (partNumber: string): boolean => partRole(partNumber) === 'lifting'

/** Checks one joint for one combination. */
export class JointCheck extends RatedJoint {
  run(isDecked: boolean): void {
    const { joint, line, other } = this.prepared
    const { truss } = line.strengths[0]
    if (joint.kind === 'inline') {
      if (truss) this.#inlineTruss(truss)
      else this.#rated(splicesOf(joint, line)[0], 'joint')
    } else if (joint.kind === 'side') {
      if (truss && other) this.#side(truss)
      else this.#rated(gussetsOf(joint, line)[0], 'gusset')
    } else if (joint.kind === 'brace') this.#brace(line.part, other)
    else if (joint.kind === 'crossing') {
      this.unratedForces(joint.b, 'Members bolted side by side have no rating.')
    } else if (other) this.#body(other, isDecked)
  }

  #body(other: PlacedPart, isDecked: boolean): void {
    const { partNumber } = other
    const { openHinge } = this.prepared
    if (openHinge) this.#openHinge(other, openHinge)
    else if (isReinforcement(partNumber)) this.#rated(other, 'gusset')
    else if (isHanger(partNumber)) this.#hanger(other, isDecked)
    else if (isBasePlate(partNumber)) this.#base(other)
    else if (partTraits.get(partNumber)?.product === 'motion') this.#foot(other)
    else if (isLifting(partNumber)) this.#mount(other)
    else {
      const { truss } = this.prepared.line.strengths[0]
      if (truss && partKind(partNumber) === 'corner') this.#block(truss, other)
      else this.#rated(other, 'joint')
    }
  }

  /** Splice plates on opposite faces, splice angles on all chords, or end frames alone. */
  #inlineTruss(truss: NonNullable<MemberStrength['truss']>): void {
    const { joint, line } = this.prepared
    const { bendingInLb, shearLb, tensionLb, compressionLb, torqueInLb } = this.demand
    const isSpliced = splicesOf(joint, line).length > 0
    const clause = clauseOf('joint', line.strengths[0])
    if (isSpliced) {
      const { joint: strength } = truss
      // The plates carry tension through four bolt groups. Next to the joint, the chords carry 0.9 times their
      // compression capacity.
      const moment = usable(strength.momentInLb)
      this.add('joint', clause, [
        ...jointTerms(strength, bendingInLb, shearLb),
        lb('N', tensionLb, (2 * moment) / gaugeIn(truss.sizeIn)),
        lb('N', compressionLb, (2 * moment) / truss.armIn),
        inLb('T', torqueInLb, usable(truss.torqueInLb)),
      ])
      return
    }
    this.#endFrames(truss, this.prepared.frameNumber, 'joint', clause)
  }

  /** End frames without plates. Compression reduces the moment that opens the joint, as in the tower calculator. */
  #endFrames(
    { armIn, torqueInLb }: NonNullable<MemberStrength['truss']>,
    partNumber: string,
    check: CheckId,
    clause: string,
  ): void {
    const { bendingInLb, shearLb, tensionLb, compressionLb, torqueInLb: torque } = this.demand
    const [moment, shear, tension] = [
      this.limit(partNumber, 'moment'),
      this.limit(partNumber, 'shear'),
      this.limit(partNumber, 'tension'),
    ]
    if (!moment || !shear || !tension) {
      this.unratedForces(this.prepared.joint.a, 'This joint has no rating.')
      return
    }
    this.add(check, clause, [
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
    const { bendingInLb, shearLb, tensionLb, compressionLb, torqueInLb: torque } = this.demand
    const [moment, shear, tension, compression] = (['moment', 'shear', 'tension', 'compression'] as const).map((kind) =>
      this.limit(partNumber, kind),
    )
    if (!moment || !shear || !tension || !compression) {
      this.unratedForces(id, `${partNumber} has no rating on ${this.prepared.line.series}.`)
      return
    }
    const opened = [
      ...openingTerms({ momentInLb: bendingInLb, compressionLb, armIn }, moment),
      lb('N', tensionLb, tension),
    ]
    const pressed = compressionLb > 0 ? [lb('N', compressionLb + (2 * bendingInLb) / armIn, compression)] : []
    const clause = this.ratingOf(partNumber, 'moment')?.clause ?? ''
    this.add('joint', clause, [
      ...(sumOf(pressed) > sumOf(opened) ? pressed : opened),
      lb('V', shearLb, shear),
      inLb('T', torque, Math.min(shear * armIn, usable(torqueInLb))),
    ])
  }

  /** The end frame of a truss on the side of another truss, with or without gussets in one plane. */
  #side(truss: NonNullable<MemberStrength['truss']>): void {
    const { joint, line } = this.prepared
    const { momentsInLb, shearLb, tensionLb, compressionLb, torqueInLb } = this.demand
    const frame = this.prepared.frameNumber
    const [frameMoment, shear, tension] = [
      this.limit(frame, 'moment'),
      this.limit(frame, 'shear'),
      this.limit(frame, 'tension'),
    ]
    if (!frameMoment || !shear || !tension) {
      this.unratedForces(joint.a, 'This joint has no rating.')
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
      const rated = this.lowestLimit(gussetsOf(joint, line, axis), 'moment')
      terms.push(rated ? inLb(symbol, moment, rated) : inLb(symbol, Math.max(0, moment - held), frameMoment))
    }
    // Each plate in a pair can also carry tension along the member.
    const plateLb = this.lowestLimit(gussets, 'plateBraceForce')
    if (plateLb) terms.push(lb('N', tensionLb, gussets.length * plateLb))
    else if (tensionLb > SMALL.lb)
      this.unrated(
        joint.a,
        `The end frame pulls on the side of a truss. ${this.prepared.isCrowded ? 'Remove the members on the adjacent sides, which leave no room for gussets, and add' : 'Add'} gussets on both sides.`,
      )
    this.add(check, clauseOf(check, line.strengths[0]), terms)
  }

  /** The axial force in a diagonal brace, which bolts to the chord of a truss with two bolts. */
  #brace({ partNumber, id }: PlacedPart, other: PlacedPart | undefined): void {
    const { joint } = this.prepared
    const series = other && seriesOf(other.partNumber)
    const [tension, compression] = (['tension', 'compression'] as const).map(
      (kind) => series && braceRatingOf(this.data, partNumber, kind, series),
    )
    if (!tension || !compression || joint.points.length < braces.bolts) {
      this.unratedForces(id, `${partNumber} is rated with two bolts in a chord of 12 in truss.`)
      return
    }
    const { tensionLb, compressionLb } = this.demand
    const [term, { clause }] =
      tensionLb > 0
        ? [lb('N', tensionLb, tension.value), tension]
        : [lb('N', compressionLb, compression.value), compression]
    this.add('brace', clause, [term])
  }

  #hanger({ partNumber, id }: PlacedPart, isDecked: boolean): void {
    const { forceLb } = this.demand
    const { hangerRating: rating } = this.prepared
    if (!rating) {
      this.unrated(id, `${partNumber} has no rating on ${this.prepared.line.series}.`)
      return
    }
    const down = Math.abs(forceLb[2])
    this.add('hanger', rating.clause, [lb('R', down, rating.value)])
    if (!isDecked && Math.hypot(forceLb[0], forceLb[1]) > Math.max(SMALL.lb, 0.1 * rating.value))
      this.unrated(id, 'Joist hangers have no rating for horizontal forces.')
  }

  /** The same checks as for the base in the tower calculator, plus shear and uplift if the base is rated for them. */
  #base({ partNumber, id }: PlacedPart): void {
    const { bendingInLb, shearLb, tensionLb, compressionLb, torqueInLb } = this.#demandOnBase()
    const { series } = this.prepared.line
    const base = this.data.supports
      .find((each) => each.series === series)
      ?.bases.find((each) => each.partNumber === partNumber)
    if (!base) {
      this.unratedForces(id, `${partNumber} has no rating on ${series}.`)
      return
    }
    const moment = 12 * base.momentFtLb
    const opening = openingTerms({ momentInLb: bendingInLb, compressionLb, armIn: base.leverIn }, moment)
    const uplift = this.ratingOf(partNumber, 'uplift')
    const clause =
      this.ratingOf(partNumber, 'moment')?.clause ?? this.ratingOf(this.prepared.frameNumber, 'moment')?.clause ?? ''
    // A base that has lifted off the floor hangs from its bolts.
    const ownLb = this.data.weightLb[partNumber] ?? 0
    if (tensionLb > ownLb + SMALL.lb && !uplift) this.unrated(id, `${partNumber} has no uplift rating.`)
    this.add('base', clause, [...opening, ...(uplift ? [lb('N', tensionLb, uplift.value)] : [])])
    if (base.compressionLb && compressionLb > 0)
      this.add('bearing', clause, [lb('N', bearingLb(base, compressionLb, bendingInLb), base.compressionLb)])
    const shear = this.ratingOf(partNumber, 'shear') ?? this.ratingOf(this.prepared.frameNumber, 'shear')
    if (!shear) {
      if (shearLb > SMALL.lb) this.unrated(id, `${partNumber} has no shear rating.`)
      return
    }
    const { truss } = this.prepared.line.strengths[0]
    const twisting = truss ? [inLb('T', torqueInLb, usable(truss.torqueInLb))] : []
    this.add('shear', shear.clause, [lb('V', shearLb, shear.value), ...twisting])
  }

  /** Forces on a base, along and across the vertical axis. A base can be below the side of a level truss. */
  #demandOnBase(): Pick<Demand, 'bendingInLb' | 'shearLb' | 'tensionLb' | 'compressionLb' | 'torqueInLb'> {
    const { line } = this.prepared
    if (Math.abs(line.axes[0][2]) > 0.9) return this.demand
    const { forceLb, momentInLb } = this.demand
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
    const { bendingInLb, compressionLb, tensionLb, shearLb } = this.demand
    const { truss } = this.prepared.line.strengths[0]
    const limits = [this.data.publishedLb[partNumber], this.limit(partNumber, 'compression')].filter(
      (each) => each !== undefined,
    )
    if (limits.length === 0) {
      this.unratedForces(id, `${partNumber} has no rating.`)
      return
    }
    const capacity = Math.min(...limits)
    const leverIn = (truss?.armIn ?? Math.min(...this.prepared.line.depthsIn)) / 2
    const clause = this.ratingOf(partNumber, 'compression')?.clause ?? fixedClauseOf('foot')
    this.add('foot', clause, [lb('N', compressionLb + bendingInLb / leverIn, capacity)])
    if (tensionLb > SMALL.lb) this.unrated(id, `${partNumber} has no uplift rating.`)
    const { footIn } = this.prepared
    // The screw bends between the ball and the jam nut.
    if (footIn !== undefined)
      this.add('screw', clauseOf('screw', this.prepared.line.strengths[0]), [
        lb('N', compressionLb, screw.columnLb),
        inLb('M', shearLb * Math.max(0, footIn - screw.endsIn), screw.momentInLb),
      ])
  }

  #mount({ partNumber, id }: PlacedPart): void {
    const { joint } = this.prepared
    const { forceLb } = this.demand
    const pull = Math.abs(dot(joint.normal, forceLb))
    const acrossLb = Math.hypot(...difference(forceLb, scaled(joint.normal, dot(joint.normal, forceLb))))
    const rating = this.ratingOf(partNumber, 'pull')
    const capacity = Math.min(
      rating?.value ?? Number.POSITIVE_INFINITY,
      this.data.publishedLb[partNumber] ?? Number.POSITIVE_INFINITY,
    )
    if (!rating) {
      this.unratedForces(id, `${partNumber} has no rating on ${this.prepared.line.series}.`)
      return
    }
    this.add('mount', rating.clause, [lb('P', pull, capacity)])
    if (acrossLb > Math.max(SMALL.lb, 0.05 * capacity))
      this.unrated(id, `${partNumber} has no rating across its pull direction.`)
  }

  /** A hinge with one open pin line: forces and moments at the pins, in the directions of both halves. */
  #openHinge({ partNumber, id }: PlacedPart, { at, along, axes }: OpenHinge): void {
    const { line, joint } = this.prepared
    const { forceLb, momentInLb } = this.demand
    const momentAtPins = sum(momentInLb, cross(difference(onAxis(line, joint.aIn), at), forceLb))
    const clause = this.ratingOf(partNumber, 'alongTruss')?.clause ?? ''
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
        const limit = this.limit(partNumber, kind)
        if (limit) terms.push(term(symbol, Math.abs(demand), limit))
        else if (Math.abs(demand) > (term === lb ? SMALL.lb : SMALL.inLb))
          this.unrated(
            id,
            `${partNumber} has no rating for ${ratingNames[kind].toLowerCase()} when pinned on one side.`,
          )
      }
      this.add('hinge', clause, terms)
    }
  }

  /** A part that is rated for individual forces. A force without a rating is reported. */
  #rated(part: PlacedPart | undefined, check: CheckId): void {
    const { joint } = this.prepared
    const owner = part?.id ?? joint.a
    if (!part) {
      this.unratedForces(owner, 'This joint has no rated plates.')
      return
    }
    const reason = this.data.notRated[part.partNumber]
    if (reason) {
      this.unratedForces(owner, `${part.partNumber} is not load rated. ${reason}`)
      return
    }
    const { bendingInLb, shearLb, tensionLb, compressionLb, torqueInLb } = this.demand
    const terms = [
      {
        of: inLb,
        symbol: 'M',
        demand: bendingInLb,
        limit: this.limit(part.partNumber, 'moment'),
        small: SMALL.inLb,
        what: 'moment',
      },
      // Bolts in plates mounted on tube have the same rating in shear and in tension.
      {
        of: lb,
        symbol: 'V',
        demand: shearLb,
        limit: this.limit(part.partNumber, 'shear', 'tension'),
        small: SMALL.lb,
        what: 'shear',
      },
      {
        of: lb,
        symbol: 'N',
        demand: tensionLb,
        limit: this.limit(part.partNumber, 'tension', 'pull', 'uplift'),
        small: SMALL.lb,
        what: 'tension',
      },
      {
        of: lb,
        symbol: 'N',
        demand: compressionLb,
        limit: this.limit(part.partNumber, 'compression', 'tension', 'pull'),
        small: SMALL.lb,
        what: 'compression',
      },
    ]
    const rated: Term[] = []
    for (const { of, symbol, demand, limit, small, what } of terms) {
      if (limit) rated.push(of(symbol, demand, limit))
      else if (demand > small)
        this.unrated(owner, `${part.partNumber} has no ${what} rating on ${this.prepared.line.series}.`)
    }
    if (torqueInLb > SMALL.inLb) this.unrated(owner, `${part.partNumber} has no torsion rating.`)
    const clause = this.ratingOf(part.partNumber, 'moment', 'tension', 'pull', 'compression')?.clause ?? ''
    this.add(check, clause, rated)
  }
}
