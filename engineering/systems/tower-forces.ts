/** Checks of a tower or column where lateral forces act on it. Units are inches and pounds. */
import { endPanelFactor } from '#engineering/beams/chord-bending.ts'
import { AT_NODE_IN } from '#engineering/beams/span-effects.ts'
import { type Finding, inLb, lb, sumOf, type Term } from '#engineering/checks/check.ts'
import { usable } from '#engineering/factors.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import type { TowerCase } from './tower-case.ts'
import type { Lateral } from './tower-lateral.ts'

type Amplified = Readonly<Record<'compressionLb' | 'strengthLb' | 'capacityInLb' | 'amplification', number>>

/**
 * Moment with second-order effects at the height of the lateral force: from the load and the lateral forces above it, or
 * the maximum moment in a column that is restrained at both ends.
 */
function momentAtForceInLb(
  { heightIn, ends, axialLb, eccentricIn, lateralAtIn }: TowerCase,
  { cornerPerIn, topLb, topAtIn, corner }: Lateral,
  { amplification }: Amplified,
): number {
  const aboveIn = heightIn - lateralAtIn
  const momentInLb =
    axialLb * Math.abs(eccentricIn) +
    (ends === 'free' ? (cornerPerIn * aboveIn ** 2) / 2 + topLb * (topAtIn - lateralAtIn) : corner.momentInLb)
  return momentInLb === 0 ? 0 : amplification * momentInLb
}

/** Forces on an upright truss at the height of a lateral force between its ends. */
interface PushedTruss {
  readonly heightIn: number
  readonly atIn: number
  readonly lateralLb: number
  /** Part of the force that acts on chords between nodes. */
  readonly chordLb: number
  readonly terms: readonly Term[]
}

/** Returns the force on chords between nodes if a lateral force is within one panel of them. */
export const chordForceLb = (truss: NonNullable<MemberStrength['truss']>, atIn: number, lateralLb: number): number => {
  const spacingIn = truss.nodes[0]?.spacingIn ?? 0
  const fromNodeIn = Math.abs(atIn - Math.round(atIn / spacingIn) * spacingIn)
  return truss.nodes.length === 1 && fromNodeIn <= AT_NODE_IN ? 0 : lateralLb
}

/**
 * Checks the posts and the chords where a lateral force acts. Between nodes, it bends two of the chords, in addition to
 * the axial load and the moment at that height.
 */
export function pushedChecks(
  truss: NonNullable<MemberStrength['truss']>,
  { heightIn, atIn, lateralLb, chordLb, terms }: PushedTruss,
): Finding[] {
  const spacingIn = truss.nodes[0]?.spacingIn ?? 0
  const isInEndPanel = atIn < spacingIn || heightIn - atIn < spacingIn
  const factor = isInEndPanel ? endPanelFactor(heightIn, spacingIn) : 1
  const all = [...terms, lb('P', (factor * chordLb) / 2, usable(truss.chordPointLb))]
  const found: Finding[] = chordLb > 0 ? [{ check: 'chord', utilization: sumOf(all), terms: all }] : []
  if (!truss.nodeLb || lateralLb === 0 || atIn <= 0 || atIn >= heightIn) return found
  const capacity = usable(truss.nodeLb)
  return [...found, { check: 'node', utilization: lateralLb / capacity, demand: lateralLb, capacity, unit: 'lb' }]
}

/** Checks the posts and chords of truss, or the webs of tube and extrusion, at the lateral force and at the ends. */
export function forceChecks(
  { truss, crippling }: MemberStrength,
  given: TowerCase,
  lateral: Lateral,
  amplified: Amplified,
  endLb: number,
): Finding[] {
  const { heightIn, lateralLb, lateralAtIn } = given
  const moment = inLb('M', momentAtForceInLb(given, lateral, amplified), amplified.capacityInLb)
  if (truss) {
    const isBetween = lateralAtIn < heightIn
    return pushedChecks(truss, {
      ...{ heightIn, lateralLb, atIn: lateralAtIn },
      chordLb: given.chordLb ?? (isBetween ? chordForceLb(truss, lateralAtIn, lateralLb) : 0),
      terms: [lb('N', amplified.compressionLb, amplified.strengthLb), moment],
    })
  }
  if (!crippling || Math.max(endLb, lateralLb) < LEAST_PRESS_LB) return []
  const atEnd = lb('P', endLb, usable(crippling.endLb))
  const within = [moment, lb('P', lateralLb, usable(crippling.withinLb))]
  const utilization = within.reduce((sum, { demand, capacity }) => sum + (demand / capacity) ** 1.5, 0) ** (2 / 3)
  const isAtEnd = lateralLb === 0 || sumOf([atEnd]) > utilization
  return [
    {
      check: 'crippling',
      ...(isAtEnd ? { utilization: sumOf([atEnd]), terms: [atEnd] } : { utilization, terms: within }),
    },
  ]
}

/** Smaller concentrated forces don't cause web crippling. */
const LEAST_PRESS_LB = 1
