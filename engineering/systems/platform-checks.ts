/** All checks of a platform, with every limit state of its members. Units are inches and pounds. */
import type { BeamAnswer } from '#engineering/beams/beam-loads.ts'
import {
  assigned,
  type Check,
  compared,
  type Finding,
  governingFirst,
  inLb,
  lb,
  sumOf,
  type Term,
  worstOfEach,
} from '#engineering/checks/check.ts'
import { type Absence, absentFrom, type NotApplicable } from '#engineering/checks/limit-states.ts'
import { usable } from '#engineering/factors.ts'
import { columnStrengthLb } from '#engineering/members/columns.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import type { FloorDeflection, Framing, Layout, Oriented } from './platform-answer.ts'
import type { LateralUtilization } from './platform-beams.ts'
import { deckCheckOf, TRUSS_IN } from './platform-layout.ts'

interface CheckedPlatform extends Pick<Framing, 'joist' | 'hanger' | 'bracing' | 'lateralBeams' | 'floor'> {
  readonly given: Oriented
  readonly layout: Layout
  readonly edgeBeams: readonly BeamAnswer[]
  readonly innerBeams: readonly BeamAnswer[]
}

/** Returns the worst of each check of the beams, which `part` names. */
const worstOfBeams = (beams: readonly BeamAnswer[], part: string): Check[] =>
  worstOfEach(beams.flatMap(({ checks }) => checks)).map((each) => ({ ...each, part }))

/** The two shares of the check that governs: vertical load, and end moments and axial force from the lateral load. */
function swayFinding({ utilization, vertical, lateral }: LateralUtilization): Finding {
  const term = (symbol: string, demand: number): Term => ({ symbol, demand, capacity: 1, unit: 'ratio' })
  return { check: 'swayMoment', utilization, terms: [term('Vertical', vertical), term('Lateral', lateral)] }
}

const floorFinding = ({ liveIn, limitIn, utilization }: FloorDeflection): Finding => ({
  check: 'floorDeflection',
  utilization,
  demand: liveIn,
  capacity: limitIn,
  unit: 'in',
})

const summed = (terms: readonly Term[]): Finding => ({ check: 'column', utilization: sumOf(terms), terms })

/** Compression of the joists by the lateral load of a leg, together with their bending. */
const joistColumn = (member: MemberStrength, { joist, bracing }: CheckedPlatform): Finding =>
  summed([
    lb('N', bracing.amplification * bracing.lateralLb, columnStrengthLb(member, joist.solved.lengthIn)),
    inLb('M', joist.momentInLb, usable(member.momentInLb)),
  ])

/** The legs and cross trusses carry the horizontal force at a foot. A cross truss has end moments of opposite sign. */
function lateralChecks(beam: MemberStrength, { bracing, layout: { bayFt } }: CheckedPlatform): Check[] {
  const { truss } = beam
  if (!truss) return []
  const { legShearLb, crossTruss } = bracing
  const clearIn = 12 * bayFt - TRUSS_IN
  const axial = lb('N', crossTruss.axialLb, columnStrengthLb(beam, clearIn))
  const weightLb = (beam.selfWeightLbPerFt * bayFt) / 2
  const placeOf = (part: string) => ({ part, member: beam, combination: 'D + L + lateral' })
  return [
    compared('shear', [legShearLb, usable(truss.endShearLb), 'lb'], placeOf('leg')),
    assigned(summed([axial, inLb('M', crossTruss.endInLb, usable(beam.momentInLb))]), placeOf('crossTruss')),
    compared(
      'shear',
      [(2 * crossTruss.endInLb) / clearIn + weightLb, usable(truss.endShearLb), 'lb'],
      placeOf('crossTruss'),
    ),
  ]
}

/** Returns all checks, governing first, and the limit states that none of them contains. */
export function platformChecks(
  joistMember: MemberStrength,
  beam: MemberStrength,
  platform: CheckedPlatform,
): Pick<Framing, 'checks' | 'notApplicable'> {
  const { given, layout, joist, hanger, edgeBeams, innerBeams, floor, bracing, lateralBeams } = platform
  const place = { member: beam, combination: 'D + L' }
  const swayOf = (part: string, found: LateralUtilization) => assigned(swayFinding(found), { ...place, part })
  const checks = governingFirst([
    deckCheckOf('deck', given.livePsf, layout.joists.deckBayIn),
    ...worstOfBeams([joist], 'joist'),
    assigned(joistColumn(joistMember, platform), {
      part: 'joist',
      member: joistMember,
      combination: 'D + L + lateral',
    }),
    compared('hanger', [hanger.demandLb, hanger.capacityLb, 'lb'], { ...place, part: 'hanger' }),
    ...worstOfBeams(edgeBeams, 'edgeBeam'),
    ...worstOfBeams(innerBeams, 'innerBeam'),
    swayOf('edgeBeam', lateralBeams.edge),
    ...(lateralBeams.inner ? [swayOf('innerBeam', lateralBeams.inner)] : []),
    assigned(floorFinding(floor.joist), { ...place, part: 'joist' }),
    assigned(floorFinding(floor.beam), { ...place, part: 'beam' }),
    ...bracing.checks,
    ...lateralChecks(beam, platform),
  ])
  const absent = (member: MemberStrength, part: string, reasons: readonly Absence[]) =>
    absentFrom(member, part, checks, reasons)
  const ofBeams = (part: string, beams: readonly BeamAnswer[]) =>
    absent(beam, part, beams.every(({ chordPlaces }) => chordPlaces.length === 0) ? ['noChordForce'] : [])
  const ofLegs: readonly Absence[] = ['notLevel', 'noChordForce', 'noNodeForce']
  const notApplicable: NotApplicable[] = [
    ...absent(joistMember, 'joist', joist.chordPlaces.length === 0 ? ['noChordForce', 'noPress'] : ['noPress']),
    ...ofBeams('edgeBeam', edgeBeams),
    ...(innerBeams.length > 0 ? ofBeams('innerBeam', innerBeams) : []),
    ...absent(beam, 'leg', ofLegs),
    ...absent(beam, 'crossTruss', ['onlyWeight', 'noChordForce', 'noNodeForce']),
  ]
  return { checks, notApplicable }
}
