/**
 * Checks a beam under arbitrary loads against the limit states and factors used in the load tables (`beams.ts`). Each
 * check uses the maximum effect of the self-weight, as the tables do. Units are inches and pounds.
 */

import {
  assigned,
  type Check,
  type Finding,
  governingFirst,
  inLb,
  lb,
  sumOf,
  type Term,
} from '#engineering/checks/check.ts'
import type { CheckId } from '#engineering/checks/check-texts.ts'
import { REPETITIVE_USE_FACTOR, TIPPING_FACTOR, usable } from '#engineering/factors.ts'
import { beamOfMember, type MemberStrength } from '#engineering/members/member-strength.ts'
import { LONGEST_FT } from '#engineering/members/truss-models.ts'
import {
  type Applied,
  all,
  applied,
  type BeamCase,
  deflectionOf,
  largest,
  OFFSET_IN,
  type ReactionRange,
  spansOf,
} from './beam-effects.ts'
import {
  lengthOf,
  loadsBetween,
  type PointForce,
  peak,
  type SolvedBeam,
  solveBeam,
  supportPlaces,
} from './beam-statics.ts'
import {
  AT_NODE_IN,
  type Beam,
  chordUtilizationPerLbIn,
  type Governing,
  type Joint,
  jointUtilization,
} from './beams.ts'
import { appliedContinuous } from './continuous-beam.ts'
import { unevenBeams } from './uneven-picks.ts'

export interface BeamAnswer {
  /** Reactions, shear, moment, and deflection of the beam under the loads and its self-weight. */
  readonly solved: SolvedBeam
  /** Checks in order of decreasing utilization. */
  readonly checks: readonly Check[]
  /** Maximum deflection under the loads, and deflection under self-weight alone, both in inches. */
  readonly deflectionIn: number
  readonly selfDeflectionIn: number
  readonly selfWeightLb: number
  /** Deflection under the loads and self-weight, in inches. */
  readonly deflectionAt: (xIn: number) => number
  /** Maximum moment and shear from the loads and self-weight, in in·lb and lb. */
  readonly momentInLb: number
  readonly shearLb: number
  /** Returns the largest allowable factor on all loads, or infinity if there are no loads. Each call runs a search. */
  readonly largestFactor: () => number
  /**
   * Largest and smallest reactions at each support in pounds, including self-weight but not the dynamic factor. Loads
   * can be absent from some spans. A negative value is the force needed to hold the beam down.
   */
  readonly reactions: readonly ReactionRange[]
  /**
   * Maximum pick load when one pick is out of level, including the dynamic factor. Absent if there are fewer than three
   * picks.
   */
  readonly unevenPickLb?: number
}

/** Maximum torque in in·lb from loads on one chord. The lever arm is half the distance between the chord centroids. */
const torqueOf = ({ truss }: Pick<MemberStrength, 'truss'>, { supports, points }: BeamCase): number => {
  const off = points
    .filter(({ on }) => on === 'chord')
    .map(({ atIn, lb, isOpposite }) => ({ atIn, lb: isOpposite ? -lb : lb }))
  if (!truss || off.length === 0) return 0
  const reactions = spansOf(supports).flatMap(({ fromIn, toIn, isOverhang }) => {
    const span = loadsBetween({ points: off, spreads: [] }, fromIn, toIn)
    return isOverhang
      ? [span.points.reduce((sum, { lb }) => sum + lb, 0)]
      : solveBeam({ kind: 'simple', spanIn: toIn - fromIn }, span).reactions.map(({ lb }) => lb)
  })
  return (truss.armIn / 2) * Math.max(...reactions.map(Math.abs))
}

/** Returns the beam with the unbraced length that the load tables assume for these supports. */
const beamFor = (member: MemberStrength, { supports, joints }: BeamCase): Beam => {
  const turningIn = largest(spansOf(supports), ({ fromIn, toIn, isOverhang }) => (isOverhang ? 2 : 1) * (toIn - fromIn))
  return beamOfMember(member, turningIn, joints === 'anywhere' && lengthOf(supports) > LONGEST_FT * 12)
}

/** Returns all checks for loads multiplied by `factor`, in order of decreasing utilization. */
type ChecksAt = (factor: number) => Finding[]

const momentTerm = (demand: number, capacity: number): Term => inLb('M', demand, capacity)
const shearTerm = (demand: number, capacity: number): Term => lb('V', demand, capacity)

/** Returns the torque and torque capacity, or nothing if there is no torque. */
const torqueTerms = (truss: MemberStrength['truss'], torqueInLb: number): Term[] =>
  truss && torqueInLb > 0
    ? [{ symbol: 'T', demand: torqueInLb, capacity: usable(truss.torqueInLb), unit: 'in·lb' }]
    : []

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
      momentTerm(own.momentInLb + factor * section.momentInLb, usable(joint.momentInLb)),
      shearTerm(own.shearLb + factor * section.shearLb, usable(joint.shearLb)),
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
  const moment = momentTerm(at.ownInLb + factor * at.momentInLb, usable(joint.momentInLb))
  const shear = shearTerm(at.ownLb + factor * at.shearLb, usable(joint.shearLb))
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
    const bent = momentTerm(own.momentInLb + factor * press.momentInLb, capacityInLb)
    const pressed: Term = { ...shearTerm(ownLb + factor * press.lb, capacityLb), symbol: 'P' }
    const parts = [bent, pressed].map(({ demand, capacity }) => (demand / capacity) ** 1.5)
    const utilization = parts.reduce((sum, each) => sum + each) ** (2 / 3)
    return { check: 'crippling', utilization, terms: [bent, pressed], atIn: press.atIn }
  })

const jointPlacesOf = ({ joints }: BeamCase): readonly number[] => (joints === 'anywhere' ? [] : joints)

/**
 * Ratio of the moment that a chord load causes in an end panel of a truss to the moment in other panels. The end frame
 * does not restrain the chord, so the moment is 0.2046 P l instead of 0.1708 P l (`trusses.ts`), or P l / 4 in a
 * one-panel truss.
 */
export const endPanelFactor = (lengthIn: number, panelIn: number): number => (lengthIn > panelIn ? 1.2 : 1.47)

/**
 * Returns the locations where distributed loads or loads on one chord bend the chord between nodes. Each location
 * includes the truss moment, the moment capacity, and the utilization of the chord in local bending. Moments are in
 * in·lb. Loads within one node spacing of each other are combined.
 */
function chordBendingLocationsOf(
  truss: NonNullable<MemberStrength['truss']>,
  given: BeamCase,
  loads: Applied,
  momentInLb: number,
  weakestInLb: number,
) {
  const lengthIn = lengthOf(given.supports)
  const spacing = truss.nodes[0]?.spacingIn ?? 0
  const isInEndPanel = (x: number) => (x < spacing && given.supports.kind !== 'cantilever') || x > lengthIn - spacing
  const off = given.points
    .filter(({ on }) => on === 'chord' || on === 'chords')
    .map(({ atIn, lb, on, isOpposite = false }) => {
      const onOneLb = on === 'chords' ? lb / 2 : lb
      return { atIn, lb: isInEndPanel(atIn) ? endPanelFactor(lengthIn, spacing) * onOneLb : onOneLb, on, isOpposite }
    })
  const chords = off.some(({ isOpposite }) => isOpposite) ? [false, true] : [false]
  return chords.flatMap((chord) =>
    bendingOfChord(
      truss,
      given,
      loads,
      off.filter(({ on, isOpposite }) => on === 'chords' || isOpposite === chord),
      { momentInLb, weakestInLb },
    ),
  )
}

/** Returns the locations where the off-node loads `off` bend one chord. */
function bendingOfChord(
  truss: NonNullable<MemberStrength['truss']>,
  given: BeamCase,
  loads: Applied,
  off: readonly PointForce[],
  { momentInLb, weakestInLb }: { readonly momentInLb: number; readonly weakestInLb: number },
) {
  const spacing = truss.nodes[0]?.spacingIn ?? 0
  // Beyond the support of a cantilever, the chords continue for at least the length of the cantilever.
  const beamIn = (given.supports.kind === 'cantilever' ? 2 : 1) * lengthOf(given.supports)
  const between = (fromIn: number, toIn: number) =>
    off.reduce((sum, { atIn, lb }) => sum + (atIn > fromIn && atIn < toIn ? lb : 0), 0)
  // Loads that are one node spacing or more apart are never in the same panel.
  const inOneBay = (x: number) =>
    largest(
      off.filter(({ atIn }) => Math.abs(atIn - x) < spacing),
      ({ atIn }) => between(atIn - OFFSET_IN, Math.min(atIn, x) + spacing),
    )
  const spreadAt = (x: number) =>
    given.spreads.reduce((sum, { fromIn, toIn, lbPerIn }) => sum + (x >= fromIn && x <= toIn ? lbPerIn : 0), 0)
  const bayUtilizationPerLbIn = chordUtilizationPerLbIn(truss.chordBays, beamIn) / REPETITIVE_USE_FACTOR
  return [
    ...[
      ...loads.momentPeaks.filter(({ atIn }) => spreadAt(atIn) > 0),
      // A load next to a joint also bends the chords at the joint.
      ...jointPlacesOf(given).map((atIn) => ({ atIn, momentInLb: loads.momentAt(atIn) })),
    ].map((each) => ({ ...each, chordLb: inOneBay(each.atIn) })),
    ...off.map(({ atIn }) => ({ atIn, momentInLb: loads.momentAt(atIn), chordLb: inOneBay(atIn) })),
  ]
    .map(({ atIn, momentInLb: bent, chordLb }) => ({
      atIn,
      momentInLb: bent,
      utilization: bayUtilizationPerLbIn * spreadAt(atIn) + chordLb / usable(truss.chordPointLb),
      /** Chord loads between nodes, multiplied by a factor. */
      loadTerms: (factor: number): Term[] => {
        const all: Term[] = [
          { symbol: 'w', demand: factor * 12 * spreadAt(atIn), capacity: 12 / bayUtilizationPerLbIn, unit: 'lb/ft' },
          { symbol: 'P', demand: factor * chordLb, capacity: usable(truss.chordPointLb), unit: 'lb' },
        ]
        return all.filter(({ demand }) => demand > 0)
      },
      strength: jointPlacesOf(given).some((each) => Math.abs(each - atIn) < 1)
        ? Math.min(momentInLb, usable(truss.joint.momentInLb))
        : weakestInLb,
    }))
    .filter(({ utilization }) => utilization > 0)
}

/** Returns true for an intermediate support that bends the chords above it, because it is between two nodes. */
const isBetweenNodes = (truss: NonNullable<MemberStrength['truss']>, given: BeamCase, atIn: number): boolean => {
  const lengthIn = lengthOf(given.supports)
  const toNodeIn = Math.min(
    ...truss.nodes.map(({ spacingIn, offsetIn }) => {
      const panels = (atIn - offsetIn) / spacingIn
      return spacingIn * Math.abs(panels - Math.round(panels))
    }),
  )
  const isInner = Math.min(atIn, lengthIn - atIn) > (truss.nodes[0]?.spacingIn ?? 0)
  return !given.reachesNodes && isInner && toNodeIn > AT_NODE_IN
}

/** Checks a chord above a support between two nodes. Each chord carries half of the reaction. */
function supportedChord(
  truss: NonNullable<MemberStrength['truss']>,
  { atIn, lb, momentInLb }: { readonly atIn: number; readonly lb: number; readonly momentInLb: number },
  strengthInLb: number,
): Finding {
  const terms: Term[] = [
    momentTerm(momentInLb, strengthInLb),
    { symbol: 'P', demand: lb / 2, capacity: usable(truss.chordPointLb), unit: 'lb' },
  ]
  return { check: 'chord', utilization: sumOf(terms), terms, atIn }
}

function checksOf(
  member: MemberStrength,
  given: BeamCase,
): { checksAt: ChecksAt; loads: Applied; own: Applied; beam: Beam } {
  const beam = beamFor(member, given)
  const lengthIn = lengthOf(given.supports)
  const loads = effectsOf(beam, given, true)
  const weightLb = selfWeightOf(member, lengthIn)
  const { dynamicFactor = 1 } = given
  const own = effectsOf(beam, { ...given, ...all(dynamicFactor * weightLb, lengthIn), points: [] }, false)
  const torque = torqueOf(member, given)
  const { truss } = member
  const moment = usable(beam.momentInLb)
  const weakest = Math.min(moment, beam.joint ? usable(beam.joint.momentInLb) : moment)
  const places = jointPlacesOf(given)
  const bentPlaces = truss ? chordBendingLocationsOf(truss, given, loads, moment, weakest) : []
  const jointPlaces = places.map((atIn) => ({
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
      const terms = [shearTerm(shearLb, capacity), ...twisted]
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
    for (const { atIn, momentInLb, utilization, strength, loadTerms } of bentPlaces) {
      const bent = own.momentInLb + factor * momentInLb
      const terms = [momentTerm(bent, strength), ...loadTerms(factor)]
      checks.push({ check: 'chord', utilization: bent / strength + factor * utilization, terms, atIn })
    }
    if (truss)
      for (const [index, { atIn, maxLb, minLb }] of loads.reactions.entries())
        if (isBetweenNodes(truss, given, atIn)) {
          const reactionLb = (own.reactions[index]?.maxLb ?? 0) + factor * Math.max(maxLb, -minLb)
          const momentInLb = own.momentAt(atIn) + factor * loads.momentAt(atIn)
          checks.push(supportedChord(truss, { atIn, lb: reactionLb, momentInLb }, moment))
        }
    if (beam.crippling) {
      const { endLb, withinLb } = beam.crippling
      if (given.supports.kind !== 'cantilever') add('crippling', own.endLb + factor * loads.endLb, usable(endLb), 'lb')
      checks.push(...webChecks(own, loads, factor, moment, usable(withinLb)))
    }
    if (given.picks) checks.push(...pickChecks(member, beam, given, loads, bentPlaces, loadFactor))
    return worstOfEach(checks)
  }
  return { checksAt, loads, own, beam }
}

const effectsOf = (beam: Beam, given: BeamCase, isPatterned: boolean): Applied =>
  given.supports.kind === 'continuous'
    ? appliedContinuous(beam, given, given.supports, isPatterned)
    : applied(beam, given)

const selfWeightOf = ({ selfWeightLbPerFt }: MemberStrength, lengthIn: number) => (selfWeightLbPerFt * lengthIn) / 12

/** Returns the largest and smallest static reactions, with self-weight over the whole beam. */
function reactionRanges(member: MemberStrength, beam: Beam, { supports }: BeamCase, loads: Applied): ReactionRange[] {
  const lengthIn = lengthOf(supports)
  const own = solveBeam(supports, all(selfWeightOf(member, lengthIn), lengthIn), beam).reactions
  return loads.reactions.map(({ atIn, maxLb, minLb }, index) => {
    const ownLb = own[index]?.lb ?? 0
    return { atIn, maxLb: ownLb + maxLb, minLb: ownLb + minLb }
  })
}

/**
 * Checks the pick loads, tipping of the beam off the outer picks, and the beam with one pick out of level. The tipping
 * check compares the load on an overhang with the self-weight alone, because the other loads can be absent.
 */
function pickChecks(
  member: MemberStrength,
  beam: Beam,
  given: BeamCase,
  loads: Applied,
  bentPlaces: ReturnType<typeof chordBendingLocationsOf>,
  loadFactor: number,
): Finding[] {
  const { supports, picks, dynamicFactor = 1 } = given
  if (!picks) return []
  const { capacityLb } = picks
  const factor = dynamicFactor * loadFactor
  const lengthIn = lengthOf(supports)
  const places = supportPlaces(supports)
  const weightLb = selfWeightOf(member, lengthIn)
  const own = solveBeam(supports, all(weightLb, lengthIn), beam).reactions
  const pick = (demand: number, atIn: number): Finding => ({
    check: 'mount',
    utilization: demand / capacityLb,
    demand,
    capacity: capacityLb,
    unit: 'lb',
    atIn,
  })
  const ends = [places[0] as number, places.at(-1) as number] as const
  const tipping = ends.map((atIn, index): Finding => {
    const demand = TIPPING_FACTOR * loadFactor * Math.max(0, -loads.solved.momentAt(atIn))
    const capacity = weightLb * (index === 0 ? lengthIn / 2 - atIn : atIn - lengthIn / 2)
    return capacity > 0
      ? { check: 'tipping', utilization: demand / capacity, demand, capacity, unit: 'in·lb', atIn }
      : { check: 'tipping', utilization: Number.POSITIVE_INFINITY, atIn }
  })
  const level = loads.reactions.map(({ atIn, maxLb }, index) =>
    pick(dynamicFactor * (own[index]?.lb ?? 0) + factor * maxLb, atIn),
  )
  if (places.length < 3) return [...tipping, ...level]
  const solved = unevenOf(beam, given, weightLb, loadFactor)
  return [
    ...tipping,
    ...level,
    ...(solved
      ? solved.flatMap((each) =>
          worstOfEach([
            ...each.reactions.map(({ lb, atIn }) => pick(lb, atIn)),
            ...unevenChecks(member, beam, given, each, bentPlaces, factor),
          ]),
        )
      : [{ check: 'tipping' as const, utilization: Number.POSITIVE_INFINITY }]),
  ]
}

/** Solves the beam with its picks level, and then with each pick in turn out of level. */
function unevenOf(beam: Beam, given: BeamCase, weightLb: number, loadFactor: number) {
  const { supports, picks, points, spreads, dynamicFactor = 1 } = given
  const lengthIn = lengthOf(supports)
  const factor = dynamicFactor * loadFactor
  return unevenBeams(
    beam,
    { kind: 'continuous', lengthIn, placesIn: supportPlaces(supports) },
    {
      points: points.map((each) => ({ ...each, lb: factor * each.lb })),
      spreads: [
        ...spreads.map((each) => ({ ...each, lbPerIn: factor * each.lbPerIn })),
        ...all(dynamicFactor * weightLb, lengthIn).spreads,
      ],
    },
    picks?.unevenIn ?? 0,
  )
}

/** Returns the strength checks for a solved beam whose picks are out of level. The loads include the self-weight. */
function unevenChecks(
  { truss }: MemberStrength,
  beam: Beam,
  given: BeamCase,
  solved: SolvedBeam,
  bentPlaces: ReturnType<typeof chordBendingLocationsOf>,
  factor: number,
): Finding[] {
  const shearAt = (x: number) => Math.max(Math.abs(solved.shearAt(x, 'left')), Math.abs(solved.shearAt(x, 'right')))
  const ratio = (check: Governing, demand: number, strength: number, unit: 'lb' | 'in·lb', atIn: number): Finding => ({
    check,
    utilization: demand / usable(strength),
    demand,
    capacity: usable(strength),
    unit,
    atIn,
  })
  const bent = (x: number) => Math.abs(solved.momentAt(x))
  const torque = truss ? factor * torqueOf({ truss }, given) : 0
  const torqueUtilization = truss ? torque / usable(truss.torqueInLb) : 0
  const zoneIn = beam.chordBays?.bayIn ?? 0
  const jointPlaces = given.joints === 'anywhere' && beam.joint ? solved.momentPeaks : jointPlacesOf(given)
  return [
    ...solved.momentPeaks.flatMap((x) => [
      ratio('bending', bent(x), beam.momentInLb, 'in·lb', x),
      ratio('shear', shearAt(x) + torqueUtilization * usable(beam.shearLb), beam.shearLb, 'lb', x),
    ]),
    ...solved.reactions.map(({ atIn, lb }) =>
      Math.min(atIn, solved.lengthIn - atIn) <= zoneIn && beam.endShearLb
        ? ratio('shear', lb + torqueUtilization * usable(beam.endShearLb), beam.endShearLb, 'lb', atIn)
        : ratio('node', lb, beam.nodeLb ?? Number.POSITIVE_INFINITY, 'lb', atIn),
    ),
    ...solved.reactions
      .filter(({ atIn }) => truss && isBetweenNodes(truss, given, atIn))
      .map(({ atIn, lb }) =>
        supportedChord(
          truss as NonNullable<typeof truss>,
          { atIn, lb, momentInLb: bent(atIn) },
          usable(beam.momentInLb),
        ),
      ),
    ...(truss
      ? jointPlaces.map((atIn): Finding => {
          const utilization =
            jointUtilization(truss.joint, bent(atIn), shearAt(atIn)) / REPETITIVE_USE_FACTOR + torqueUtilization
          const terms = [
            momentTerm(bent(atIn), usable(truss.joint.momentInLb)),
            shearTerm(shearAt(atIn), usable(truss.joint.shearLb)),
            ...torqueTerms(truss, torque),
          ]
          return { check: 'joint', utilization, terms, atIn }
        })
      : []),
    ...bentPlaces.map(
      ({ atIn, utilization, strength, loadTerms }): Finding => ({
        check: 'chord',
        utilization: bent(atIn) / strength + factor * utilization,
        terms: [momentTerm(bent(atIn), strength), ...loadTerms(factor)],
        atIn,
      }),
    ),
  ]
}

/** Keeps the location with the highest utilization for each check, with the governing check first. */
const worstOfEach = (checks: readonly Finding[]): Finding[] => {
  const worst = new Map<CheckId, Finding>()
  for (const each of checks)
    if (each.utilization > (worst.get(each.check)?.utilization ?? -1)) worst.set(each.check, each)
  return governingFirst([...worst.values()])
}

const utilizationOf = (checks: readonly Finding[]): number => checks[0]?.utilization ?? 0

/**
 * Returns the largest value that keeps the utilization at or below 1. The utilization must increase with the value.
 * Uses false position (Illinois method). Returns 0 if no capacity remains, and infinity if the utilization at `upTo` is
 * at most 1.
 */
function largestPassing(utilization: (value: number) => number, upTo: number): number {
  let [low, high] = [0, upTo]
  let [below, above] = [utilization(low) - 1, utilization(high) - 1]
  if (below > 0) return 0
  if (above <= 0) return Number.POSITIVE_INFINITY
  let side = 0
  for (let step = 0; step < 100 && high - low > 1e-7 * high && below < -1e-9; step++) {
    // Every third step bisects the interval, because false position alone converges slowly where the slope changes
    // abruptly.
    const value =
      step % 3 === 2 || above === Number.POSITIVE_INFINITY
        ? (low + high) / 2
        : (low * above - high * below) / (above - below)
    const excess = utilization(value) - 1
    if (excess <= 0) {
      ;[low, below] = [value, excess]
      if (side === -1) above /= 2
      side = -1
    } else {
      ;[high, above] = [value, excess]
      if (side === 1) below /= 2
      side = 1
    }
  }
  return low
}

/** Returns the utilization, reactions, and deflections of a beam. `part` names it in the checks. */
export function checkBeam(member: MemberStrength, given: BeamCase, part = 'beam'): BeamAnswer {
  const { supports } = given
  const lengthIn = lengthOf(supports)
  const { checksAt, loads, own, beam } = checksOf(member, given)
  const checks = checksAt(1).map((each) => assigned(each, { part, member, combination: 'D + L' }))
  const selfWeightLb = selfWeightOf(member, lengthIn)
  const weight = all(selfWeightLb, lengthIn)
  const forces = { points: given.points, spreads: [...given.spreads, ...weight.spreads] }
  const solved = solveBeam(supports, forces, beam)
  const isUneven = given.picks && supportPlaces(supports).length > 2
  const uneven = isUneven ? unevenOf(beam, given, selfWeightLb, 1) : undefined
  const bare = loads.momentInLb === 0 && loads.shearLb === 0
  return {
    solved,
    checks,
    deflectionIn: largest(loads.deflections, (each) => each.deflectionIn),
    selfDeflectionIn:
      largest(spansOf(supports), ({ fromIn, toIn }) => peak(deflectionOf(beam, own.solved), fromIn, toIn).value) /
      (given.dynamicFactor ?? 1),
    selfWeightLb,
    deflectionAt: deflectionOf(beam, solved),
    momentInLb: largest(solved.momentPeaks, (x) => Math.abs(solved.momentAt(x))),
    shearLb: largest(solved.momentPeaks, (x) =>
      Math.max(Math.abs(solved.shearAt(x, 'left')), Math.abs(solved.shearAt(x, 'right'))),
    ),
    reactions: reactionRanges(member, beam, given, loads),
    ...(uneven ? { unevenPickLb: largest(uneven, ({ reactions }) => largest(reactions, ({ lb }) => lb)) } : {}),
    largestFactor: () =>
      bare ? Number.POSITIVE_INFINITY : largestPassing((factor) => utilizationOf(checksAt(factor)), 1e4),
  }
}

/** Returns the additional uniform load that the beam can carry over its full length, in lb/in. */
export function extraUniformLbPerIn(member: MemberStrength, given: BeamCase): number {
  const lengthIn = lengthOf(given.supports)
  const utilization = (lbPerIn: number) =>
    utilizationOf(
      checksOf(member, { ...given, spreads: [...given.spreads, { fromIn: 0, toIn: lengthIn, lbPerIn }] }).checksAt(1),
    )
  // Upper limit for the search: a load that exceeds both the bending capacity and the shear capacity.
  const most = (16 * member.momentInLb) / lengthIn ** 2 + member.shearLb / lengthIn
  return largestPassing(utilization, 4 * most)
}
