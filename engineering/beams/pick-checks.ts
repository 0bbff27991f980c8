/** Checks a beam that hangs from picks: pick loads, tipping, and picks that are out of level. Units are inches and pounds. */
import { type Finding, inLb, lb, worstOfEach } from '#engineering/checks/check.ts'
import { REPETITIVE_USE_FACTOR, TIPPING_FACTOR, usable } from '#engineering/factors.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import type { Applied } from './beam-case.ts'
import { type BeamCase, deadLoad, jointPlacesOf, spansOf } from './beam-case.ts'
import { chordCheckOf } from './beam-chords.ts'
import { joined, scaledBy, torqueOf, torqueTerms } from './beam-effects.ts'
import {
  type Forces,
  firstMoment,
  lengthOf,
  loadsOn,
  type SolvedBeam,
  solveBeam,
  supportPlaces,
  totalLb,
} from './beam-statics.ts'
import { type Beam, type Governing, jointUtilization } from './beams.ts'
import { unevenBeams } from './uneven-picks.ts'

/** Returns the load that the weight of a mount adds to its own check. */
export const mountOwnLb = (weightLb: number, dynamicFactor: number): number => dynamicFactor * weightLb

/** Returns the lightest mount that can carry a load and its own weight, or the strongest mount if none can. */
export const mountFor = <Mount extends { readonly lb: number; readonly weightLb: number }>(
  mounts: readonly Mount[],
  loadLb: number,
  dynamicFactor: number,
): Mount =>
  mounts.find(({ lb, weightLb }) => loadLb + mountOwnLb(weightLb, dynamicFactor) <= lb) ?? (mounts.at(-1) as Mount)

/**
 * Checks the pick loads, picks that go slack, tipping of the beam off the outer picks, and the beam with one pick out of
 * level. The tipping check compares the load on an overhang with the self-weight alone, because the other loads can be
 * absent.
 */
export function pickChecks(
  member: MemberStrength,
  beam: Beam,
  given: BeamCase,
  loads: Pick<Applied, 'solved' | 'reactions'>,
  loadFactor: number,
): Finding[] {
  const { supports, picks, dynamicFactor = 1 } = given
  if (!picks) return []
  const { capacityLb, mountLb = 0 } = picks
  const factor = dynamicFactor * loadFactor
  const places = supportPlaces(supports)
  const dead = deadLoad(member, given)
  const [weightLb, momentInLb] = [totalLb(dead), firstMoment(dead)]
  const own = solveBeam(supports, dead, beam).reactions
  const pick = (loadLb: number, atIn: number): Finding => {
    const demand = loadLb + mountOwnLb(mountLb, dynamicFactor)
    return { check: 'mount', utilization: demand / capacityLb, demand, capacity: capacityLb, unit: 'lb', atIn }
  }
  const ends = [places[0] as number, places.at(-1) as number] as const
  const tipping = ends.map((atIn, index): Finding => {
    const demand = TIPPING_FACTOR * loadFactor * Math.max(0, -loads.solved.momentAt(atIn))
    const capacity = (index === 0 ? 1 : -1) * (momentInLb - weightLb * atIn)
    return capacity > 0
      ? { check: 'tipping', utilization: demand / capacity, demand, capacity, unit: 'in·lb', atIn }
      : { check: 'tipping', utilization: Number.POSITIVE_INFINITY, atIn }
  })
  const level = loads.reactions.map(({ atIn, maxLb }, index) =>
    pick(dynamicFactor * (own[index]?.lb ?? 0) + factor * maxLb, atIn),
  )
  if (places.length < 3) return [...tipping, ...level]
  // A hoist can't push. With two picks, the tipping check is stricter.
  const slack = loads.solved.reactions.flatMap(({ lb: loadLb, atIn }, index): Finding[] => {
    const [demand, capacity] = [-factor * loadLb, dynamicFactor * (own[index]?.lb ?? 0)]
    if (capacity > 0)
      return demand > 0
        ? [{ check: 'slackPick', utilization: demand / capacity, demand, capacity, unit: 'lb', atIn }]
        : []
    return demand > capacity ? [{ check: 'slackPick', utilization: Number.POSITIVE_INFINITY, atIn }] : []
  })
  const solved = unevenOf(beam, given, dead, loadFactor)
  const lifted = patternedBeams(beam, given, dead, loadFactor)
  return [
    ...tipping,
    ...slack,
    ...level,
    ...(solved && lifted
      ? [...solved, ...lifted].flatMap((each) =>
          worstOfEach([
            ...each.reactions.map(({ lb, atIn }) => pick(lb, atIn)),
            ...unevenChecks(member, beam, given, each, factor),
          ]),
        )
      : [{ check: 'tipping' as const, utilization: Number.POSITIVE_INFINITY }]),
  ]
}

type IsLoaded = (span: number) => boolean

/** Patterns of loaded spans with level picks: each span alone. */
const alone = (spans: number): IsLoaded[] => Array.from({ length: spans }, (_, only) => (span) => span === only)

/** Patterns of loaded spans, also with each pick out of level: every other span, and all spans but every third. */
const patterns: readonly IsLoaded[] = [
  ...[0, 1].map(
    (on): IsLoaded =>
      (span) =>
        span % 2 === on,
  ),
  ...[0, 1, 2].map(
    (off): IsLoaded =>
      (span) =>
        span % 3 !== off,
  ),
]

/**
 * Solves the beam for each load pattern: with its picks level if a pick would have to push, because that pick is slack,
 * and with each pick in turn out of level. Other patterns are part of the level check. Returns undefined if the beam tips
 * off its picks.
 */
function patternedBeams(
  beam: Beam,
  given: BeamCase,
  dead: Forces,
  loadFactor: number,
): readonly SolvedBeam[] | undefined {
  const { supports, picks, dynamicFactor = 1 } = given
  const lengthIn = lengthOf(supports)
  const factor = dynamicFactor * loadFactor
  const unevenIn = picks?.isAlwaysLoaded ? 0 : (picks?.unevenIn ?? 0)
  const continuous = { kind: 'continuous', lengthIn, placesIn: supportPlaces(supports) } as const
  const own = scaledBy(dead, dynamicFactor)
  const reactionsTo = (forces: Forces) => solveBeam(continuous, forces, beam).reactions.map(({ lb }) => lb)
  const ownLb = reactionsTo(own)
  const spans = spansOf(supports)
  const applied = scaledBy(given, factor)
  const loads = spans.map(({ fromIn, toIn }, index) => {
    // A load at a support belongs to the span on its right.
    const forces = loadsOn(applied, fromIn, toIn, index === spans.length - 1)
    return { forces, reactionsLb: reactionsTo(forces) }
  })
  const solved: SolvedBeam[] = []
  const seen = new Set<string>()
  for (const isLoaded of [...patterns, ...alone(spans.length)]) {
    const present = loads.filter((_, span) => isLoaded(span))
    const key = spans.map((_, span) => isLoaded(span)).join()
    if (present.length === 0 || present.length === loads.length || seen.has(key)) continue
    seen.add(key)
    const pushes = ownLb.some(
      (lb, pick) => present.reduce((sum, { reactionsLb }) => sum + (reactionsLb[pick] ?? 0), lb) < 0,
    )
    const ownUnevenIn = patterns.includes(isLoaded) ? unevenIn : 0
    if (!pushes && ownUnevenIn === 0) continue
    const forces = present.map((each) => each.forces).reduce(joined, own)
    const found = unevenBeams(beam, continuous, forces, ownUnevenIn)
    if (!found) return undefined
    solved.push(...found)
  }
  return solved
}

/** Solves the beam with its picks level, and then with each pick in turn out of level. */
export function unevenOf(beam: Beam, given: BeamCase, dead: Forces, loadFactor: number) {
  const { supports, picks, dynamicFactor = 1 } = given
  return unevenBeams(
    beam,
    { kind: 'continuous', lengthIn: lengthOf(supports), placesIn: supportPlaces(supports) },
    joined(scaledBy(given, dynamicFactor * loadFactor), scaledBy(dead, dynamicFactor)),
    picks?.unevenIn ?? 0,
  )
}

/** Returns the strength checks for a solved beam whose picks are out of level. The loads include the self-weight. */
function unevenChecks(
  { truss }: MemberStrength,
  beam: Beam,
  given: BeamCase,
  solved: SolvedBeam,
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
    ...(truss
      ? jointPlaces.map((atIn): Finding => {
          const utilization =
            jointUtilization(truss.joint, bent(atIn), shearAt(atIn)) / REPETITIVE_USE_FACTOR + torqueUtilization
          const terms = [
            inLb('M', bent(atIn), usable(truss.joint.momentInLb)),
            lb('V', shearAt(atIn), usable(truss.joint.shearLb)),
            ...torqueTerms(truss, torque),
          ]
          return { check: 'joint', utilization, terms, atIn }
        })
      : []),
    ...(truss ? chordCheckOf(truss, given, beam, solved, factor) : []),
  ]
}
