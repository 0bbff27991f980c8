/**
 * The checks of a beam. Each one uses the maximum effect of the self-weight, as the load tables do. Units are inches and
 * pounds.
 */
import { type Finding, inLb, lb, type Term, worstOfEach } from '#engineering/checks/check.ts'
import { REPETITIVE_USE_FACTOR, usable } from '#engineering/factors.ts'
import { beamOfMember, type MemberStrength } from '#engineering/members/member-strength.ts'
import { LONGEST_FT } from '#engineering/members/truss-models.ts'
import type { Applied } from './beam-case.ts'
import { type BeamCase, deadLoad, jointPlacesOf, largest, spansOf } from './beam-case.ts'
import { type ChordPlace, chordChecks } from './beam-chords.ts'
import { applied, scaledBy, torqueOf, torqueTerms } from './beam-effects.ts'
import { lengthOf, solveBeam } from './beam-statics.ts'
import { type Beam, type Governing, type Joint, jointUtilization } from './beams.ts'
import { appliedContinuous } from './continuous-beam.ts'
import { pickChecks } from './pick-checks.ts'

/** Returns the beam with the unbraced length that the load tables assume for these supports. */
const beamFor = (member: MemberStrength, { supports, joints }: BeamCase): Beam => {
  const turningIn = largest(spansOf(supports), ({ fromIn, toIn, isOverhang }) => (isOverhang ? 2 : 1) * (toIn - fromIn))
  return beamOfMember(member, turningIn, joints === 'anywhere' && lengthOf(supports) > LONGEST_FT * 12)
}

/** Returns all checks for loads multiplied by `factor`, in order of decreasing utilization. */
type ChecksAt = (factor: number) => Finding[]

/**
 * Checks a joint at its worst location. The utilizations from the self-weight and from the loads are added, as in the
 * load tables.
 */
function jointAnywhere(
  joint: Joint,
  own: Applied,
  loads: Applied,
  factor: number,
  torqueUtilization: number,
  twisted: readonly Term[],
): Finding {
  const utilizationOf = (each: Applied['sections'][number]) => jointUtilization(joint, each.momentInLb, each.shearLb)
  const none = { momentInLb: 0, shearLb: 0 }
  const section = loads.sections.reduce((most, each) => (utilizationOf(each) > utilizationOf(most) ? each : most), none)
  return {
    check: 'joint',
    utilization: (utilizationOf(own) + factor * utilizationOf(section)) / REPETITIVE_USE_FACTOR + torqueUtilization,
    terms: [
      inLb('M', own.momentInLb + factor * section.momentInLb, usable(joint.momentInLb)),
      lb('V', own.shearLb + factor * section.shearLb, usable(joint.shearLb)),
      ...twisted,
    ],
  }
}

/** Checks a joint at a given location for moment, shear, and both combined. */
function jointChecks(
  joint: Joint,
  at: Readonly<Record<'atIn' | 'momentInLb' | 'ownInLb' | 'shearLb' | 'ownLb', number>>,
  factor: number,
  torqueUtilization: number,
  twisted: readonly Term[],
): Finding[] {
  const { atIn } = at
  const moment = inLb('M', at.ownInLb + factor * at.momentInLb, usable(joint.momentInLb))
  const shear = lb('V', at.ownLb + factor * at.shearLb, usable(joint.shearLb))
  const sheared = shear.demand + torqueUtilization * shear.capacity
  const { demand, capacity } = moment
  return [
    { check: 'joint', utilization: demand / capacity, demand, capacity, unit: 'in·lb', atIn },
    { check: 'joint', utilization: sheared / shear.capacity, terms: [shear, ...twisted], atIn },
    {
      check: 'joint',
      utilization: jointUtilization(joint, moment.demand, sheared) / REPETITIVE_USE_FACTOR,
      terms: [moment, shear, ...twisted],
      atIn,
    },
  ]
}

/**
 * Checks web crippling combined with bending at each concentrated force: ADM 2020 J.9, (M / Ma)^1.5 + (P / Pa)^1.5,
 * converted to a utilization that is proportional to the load.
 */
const webChecks = (own: Applied, loads: Applied, factor: number, capacityInLb: number, capacityLb: number): Finding[] =>
  loads.webForces.map((press) => {
    const ownLb = own.webForces.find(({ atIn }) => atIn === press.atIn)?.lb ?? 0
    const bent = inLb('M', own.momentInLb + factor * press.momentInLb, capacityInLb)
    const pressed: Term = lb('P', ownLb + factor * press.lb, capacityLb)
    const parts = [bent, pressed].map(({ demand, capacity }) => (demand / capacity) ** 1.5)
    const utilization = parts.reduce((sum, each) => sum + each) ** (2 / 3)
    return { check: 'crippling', utilization, terms: [bent, pressed], atIn: press.atIn }
  })

export function checksOf(
  member: MemberStrength,
  given: BeamCase,
): { checksAt: ChecksAt; loads: Applied; own: Applied; beam: Beam; chordPlaces: readonly ChordPlace[] } {
  const beam = beamFor(member, given)
  const loads = effectsOf(beam, given, true)
  const { dynamicFactor = 1 } = given
  const { points, spreads } = scaledBy(deadLoad(member, given), dynamicFactor)
  const weights = points.map((each) => ({ ...each, on: 'chords' as const }))
  const own = effectsOf(beam, { ...given, points: weights, spreads }, false)
  const torque = torqueOf(member, given)
  const { truss } = member
  const moment = usable(beam.momentInLb)
  const chords = truss && chordChecks(truss, given, beam, { loads, own })
  const jointPlaces = jointPlacesOf(given).map((atIn) => ({
    atIn,
    momentInLb: loads.momentAt(atIn),
    ownInLb: own.momentAt(atIn),
    shearLb: loads.shearAt(atIn),
    ownLb: own.shearAt(atIn),
  }))
  const checksAt: ChecksAt = (loadFactor) => {
    const factor = dynamicFactor * loadFactor
    const checks: Finding[] = []
    const add = (check: Governing, demand: number, capacity: number, unit: Finding['unit'], atIn?: number) =>
      checks.push({
        check,
        utilization: demand / capacity,
        demand,
        capacity,
        ...(unit ? { unit } : {}),
        ...(atIn === undefined ? {} : { atIn }),
      })
    const torqueUtilization = truss ? (factor * torque) / usable(truss.torqueInLb) : 0
    const twisted = torqueTerms(truss, factor * torque)
    const addShear = (check: Governing, shearLb: number, strengthLb: number, atIn?: number) => {
      const capacity = usable(strengthLb)
      if (twisted.length === 0) return add(check, shearLb, capacity, 'lb', atIn)
      const utilization = shearLb / capacity + torqueUtilization
      const terms = [lb('V', shearLb, capacity), ...twisted]
      return checks.push({ check, utilization, terms, ...(atIn === undefined ? {} : { atIn }) })
    }
    add('bending', own.momentInLb + factor * loads.momentInLb, moment, 'in·lb', loads.momentPlaceIn)
    addShear('shear', own.shearLb + factor * loads.shearLb, beam.shearLb)
    for (const { deflectionIn, limitIn, atIn } of loads.deflections) {
      add('deflection', loadFactor * deflectionIn, limitIn, 'in', atIn)
    }
    if (beam.endShearLb) addShear('shear', own.endLb + factor * loads.endLb, beam.endShearLb)
    if (beam.nodeLb) {
      add('node', factor * loads.nodeLb, usable(beam.nodeLb), 'lb')
      add('node', own.supportLb + factor * loads.supportLb, usable(beam.nodeLb), 'lb')
    }
    if (beam.joint) {
      const { momentInLb, shearLb } = beam.joint
      add('joint', own.momentInLb + factor * loads.momentInLb, usable(momentInLb), 'in·lb', loads.momentPlaceIn)
      addShear('joint', own.shearLb + factor * loads.shearLb, shearLb)
      checks.push(jointAnywhere(beam.joint, own, loads, factor, torqueUtilization, twisted))
    }
    if (truss)
      for (const joint of jointPlaces)
        checks.push(...jointChecks(truss.joint, joint, factor, torqueUtilization, twisted))
    if (chords) checks.push(...chords.checksAt(factor))
    if (beam.crippling) {
      const { endLb, withinLb } = beam.crippling
      if (given.supports.kind !== 'cantilever') add('crippling', own.endLb + factor * loads.endLb, usable(endLb), 'lb')
      checks.push(...webChecks(own, loads, factor, moment, usable(withinLb)))
    }
    if (given.picks) checks.push(...pickChecks(member, beam, given, loads, loadFactor))
    return worstOfEach(checks)
  }
  return { checksAt, loads, own, beam, chordPlaces: chords?.places ?? [] }
}

/**
 * Returns the checks of a beam on picks with all loads present: the picks, and the beam with each pick in turn out of
 * level. `checksOf` includes them, and loads that can be absent, but takes up to ten times as long.
 */
export function fullyLoadedChecks(member: MemberStrength, given: BeamCase): Finding[] {
  const beam = beamFor(member, given)
  const solved = solveBeam(given.supports, given)
  const reactions = solved.reactions.map(({ atIn, lb }) => ({ atIn, maxLb: lb, minLb: lb }))
  return worstOfEach(pickChecks(member, beam, given, { solved, reactions }, 1))
}

const effectsOf = (beam: Beam, given: BeamCase, isPatterned: boolean): Applied =>
  given.supports.kind === 'continuous'
    ? appliedContinuous(beam, given, given.supports, isPatterned)
    : applied(beam, given)
