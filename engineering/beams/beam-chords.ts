/**
 * Chord bending of a beam: the moment of the truss, with local bending of the chords by loads and supports between nodes.
 * Units are inches and pounds.
 */
import { type Finding, inLb } from '#engineering/checks/check.ts'
import { usable } from '#engineering/factors.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import type { Applied } from './beam-case.ts'
import { type BeamCase, jointPlacesOf } from './beam-case.ts'
import { lengthOf } from './beam-statics.ts'
import type { Beam } from './beams.ts'
import { type ChordBending, type ChordPoint, type ChordSpread, chordBending, endPanelFactor } from './chord-bending.ts'
import { AT_NODE_IN } from './span-effects.ts'

type Truss = NonNullable<MemberStrength['truss']>

/** Returns the point loads that bend one or both chords between nodes. */
function appliedPoints(truss: Truss, { supports, points }: BeamCase): ChordPoint[] {
  const lengthIn = lengthOf(supports)
  const panelIn = truss.nodes[0]?.spacingIn ?? 0
  const isInEndPanel = (x: number) => (x < panelIn && supports.kind !== 'cantilever') || x > lengthIn - panelIn
  return points
    .filter(({ on }) => on === 'chord' || on === 'chords')
    .map(({ atIn, lb, on, isOpposite }) => ({
      atIn,
      lb: (isInEndPanel(atIn) ? endPanelFactor(lengthIn, panelIn) : 1) * (on === 'chords' ? lb / 2 : lb),
      side: on === 'chords' ? 0 : isOpposite ? -1 : 1,
    }))
}

/**
 * Returns the reactions that bend the chords: those of supports between two nodes, with half of the force on each chord.
 * Near an end of the truss, the end shear limits the reaction instead.
 */
function supportPoints(
  truss: Truss,
  { supports, reachesNodes, picks }: BeamCase,
  reactions: readonly { readonly atIn: number; readonly lb: number }[],
): ChordPoint[] {
  const lengthIn = lengthOf(supports)
  // The two-span tables assume that the middle support carries its load at the nodes of at least two chords.
  const isTable = supports.kind === 'two-spans' && !picks
  const isBetweenNodes = (atIn: number) => {
    const bent = truss.nodes.filter(({ spacingIn, offsetIn }) => {
      const panels = (atIn - offsetIn) / spacingIn
      return spacingIn * Math.abs(panels - Math.round(panels)) > AT_NODE_IN
    })
    return isTable ? bent.length === truss.nodes.length : bent.length > 0
  }
  const isInner = (atIn: number) => Math.min(atIn, lengthIn - atIn) > (truss.nodes[0]?.spacingIn ?? 0)
  return reactions
    .filter(({ atIn, lb }) => !reachesNodes && lb > 0 && isInner(atIn) && isBetweenNodes(atIn))
    .map(({ atIn, lb }) => ({ atIn, lb: lb / 2, side: 0 }))
}

/** Returns the local bending by these loads and supports. */
function localBending(
  truss: Truss,
  given: BeamCase,
  points: readonly ChordPoint[],
  spreads: readonly ChordSpread[],
): ChordBending {
  // Beyond the support of a cantilever, the chords continue for at least the length of the cantilever.
  const lengthIn = (given.supports.kind === 'cantilever' ? 2 : 1) * lengthOf(given.supports)
  return chordBending(truss, lengthIn, points, spreads)
}

/** Returns the locations on the beam where local bending can govern, or none if no load or support bends the chords. */
function placesOf(given: BeamCase, peaksIn: readonly number[], local: readonly ChordBending[]): number[] {
  const own = local.flatMap(({ placesIn }) => placesIn)
  if (own.length === 0) return []
  const lengthIn = lengthOf(given.supports)
  return [...new Set([...peaksIn, ...jointPlacesOf(given), ...own])].filter((atIn) => atIn >= 0 && atIn <= lengthIn)
}

/** Allowable moment at a location. Joints can be weaker than the truss. */
function strengthsOf(truss: Truss, given: BeamCase, beam: Beam): (atIn: number) => number {
  const moment = usable(beam.momentInLb)
  const anywhere = beam.joint ? Math.min(moment, usable(beam.joint.momentInLb)) : moment
  const joints = new Set(jointPlacesOf(given))
  return (atIn) => (joints.has(atIn) ? Math.min(anywhere, usable(truss.joint.momentInLb)) : anywhere)
}

/** Utilizations of the chords at a location: from the moment of the truss, and from local bending. */
export interface ChordPlace {
  readonly atIn: number
  readonly moment: number
  readonly local: number
}

/** Returns the chord check for any factor on the loads, and the utilizations for the loads themselves. */
export function chordChecks(
  truss: Truss,
  given: BeamCase,
  beam: Beam,
  { loads, own }: { readonly loads: Applied; readonly own: Applied },
): { readonly checksAt: (factor: number) => Finding[]; readonly places: readonly ChordPlace[] } {
  const largest = ({ reactions }: Applied) =>
    reactions.map(({ atIn, maxLb, minLb }) => ({ atIn, lb: Math.max(maxLb, -minLb) }))
  const applied = [...appliedPoints(truss, given), ...supportPoints(truss, given, largest(loads))]
  const local = localBending(truss, given, applied, given.spreads)
  const ownLocal = localBending(truss, given, supportPoints(truss, given, largest(own)), [])
  const strengthAt = strengthsOf(truss, given, beam)
  const peaks = loads.momentPeaks.map(({ atIn }) => atIn)
  const places = placesOf(given, peaks, [local, ownLocal]).map((atIn) => ({
    atIn,
    strength: strengthAt(atIn),
    momentInLb: loads.momentAt(atIn),
    ownInLb: own.momentAt(atIn),
    bent: local.at(atIn),
    ownBent: ownLocal.at(atIn),
  }))
  const checksAt = (factor: number): Finding[] => {
    const utilizationOf = ({ strength, momentInLb, ownInLb, bent, ownBent }: (typeof places)[number]) =>
      (ownInLb + factor * momentInLb) / strength + ownBent.utilization + factor * bent.utilization
    const worst = mostOf(places, utilizationOf)
    if (!worst) return []
    const { atIn, strength, momentInLb, ownInLb, bent, ownBent } = worst
    const both = {
      chordLb: ownBent.chordLb + factor * bent.chordLb,
      lbPerIn: factor * bent.lbPerIn,
      utilization: ownBent.utilization + factor * bent.utilization,
    }
    const terms = [inLb('M', ownInLb + factor * momentInLb, strength), ...local.terms(both)]
    return [{ check: 'chord', utilization: utilizationOf(worst), terms, atIn }]
  }
  return {
    checksAt,
    places: places.map(({ atIn, strength, momentInLb, ownInLb, bent, ownBent }) => ({
      atIn,
      moment: (ownInLb + momentInLb) / strength,
      local: ownBent.utilization + bent.utilization,
    })),
  }
}

/** Returns the chord check for a solved beam whose loads include the self-weight. */
export function chordCheckOf(
  truss: Truss,
  given: BeamCase,
  beam: Beam,
  solved: Pick<Applied['solved'], 'reactions' | 'momentAt' | 'momentPeaks'>,
  factor: number,
): Finding[] {
  const points = appliedPoints(truss, given).map((each) => ({ ...each, lb: factor * each.lb }))
  const spreads = given.spreads.map((each) => ({ ...each, lbPerIn: factor * each.lbPerIn }))
  const local = localBending(truss, given, [...points, ...supportPoints(truss, given, solved.reactions)], spreads)
  const strengthAt = strengthsOf(truss, given, beam)
  const utilizationAt = (atIn: number) =>
    Math.abs(solved.momentAt(atIn)) / strengthAt(atIn) + local.at(atIn).utilization
  const atIn = mostOf(placesOf(given, solved.momentPeaks, [local]), utilizationAt)
  if (atIn === undefined) return []
  const terms = [inLb('M', Math.abs(solved.momentAt(atIn)), strengthAt(atIn)), ...local.terms(local.at(atIn))]
  return [{ check: 'chord', utilization: utilizationAt(atIn), terms, atIn }]
}

const mostOf = <Each>(list: readonly Each[], of: (each: Each) => number): Each | undefined => {
  let [best, most] = [undefined as Each | undefined, -1]
  for (const each of list) {
    const value = of(each)
    if (value > most) [best, most] = [each, value]
  }
  return best
}
