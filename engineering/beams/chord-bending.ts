/**
 * Bending of a truss chord between its nodes by local loads: applied loads, and the reactions of supports and connections
 * between nodes. The beam calculator and the builder both use it. Units are inches and pounds. Source: AISC Manual, table
 * 3-22c, and the moments of a continuous chord in docs/engineering.md, Chord between nodes.
 */
import { lb, type Term } from '#engineering/checks/check.ts'
import { REPETITIVE_USE_FACTOR, usable } from '#engineering/factors.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import { chordUtilizationPerLbIn } from './beams.ts'

/** Side of a truss that a load acts on, or 0 if the load acts on the chords of both sides. */
export type Side = -1 | 0 | 1

export interface ChordPoint {
  readonly atIn: number
  /** Load on one chord, including the factor for end panels. */
  readonly lb: number
  readonly side: Side
}

export interface ChordSpread {
  readonly fromIn: number
  readonly toIn: number
  /** Load on the truss. Half of it acts on each chord. */
  readonly lbPerIn: number
}

/** Local loads on the chords at a location. */
interface ChordLoadsAt {
  readonly chordLb: number
  readonly lbPerIn: number
  readonly utilization: number
}

export interface ChordBending {
  readonly at: (xIn: number) => ChordLoadsAt
  /** Locations where the sum of local bending and bending of the truss can be largest. */
  readonly placesIn: readonly number[]
  readonly terms: (loads: ChordLoadsAt) => readonly Term[]
}

/**
 * Ratio of the moment that a chord load causes in an end panel of a truss to the moment in other panels. The end frame
 * does not restrain the chord, so the moment is 0.2046 P l instead of 0.1708 P l (`trusses.ts`), or P l / 4 in a
 * one-panel truss.
 */
export const endPanelFactor = (lengthIn: number, panelIn: number): number => (lengthIn > panelIn ? 1.2 : 1.47)

/** Locations closer than this are the same location. */
const SAME_IN = 1e-6
/**
 * A point load bends a continuous chord most at the load (0.1708 P l), and less toward the nodes (0.0792 P l). This is
 * the part of the largest moment that is lost over one panel. The moment decreases at least this fast.
 */
const LOST_PER_PANEL = 1 - 0.0792 / 0.1708

/**
 * Returns the local bending of the chords of a truss. The loads in one panel are added. Loads that are a panel or more
 * apart are never in the same panel.
 */
export function chordBending(
  truss: NonNullable<MemberStrength['truss']>,
  lengthIn: number,
  points: readonly ChordPoint[],
  spreads: readonly ChordSpread[],
): ChordBending {
  const spacingIn = truss.nodes[0]?.spacingIn ?? 0
  const perLbIn = chordUtilizationPerLbIn(truss.chordBays, lengthIn) / REPETITIVE_USE_FACTOR
  const pointLb = usable(truss.chordPointLb)
  /** Sum of the loads in a range, multiplied by the part of each load's largest moment that acts at a location. */
  const sumIn = (fromIn: number, toIn: number, side: Side, xIn: number) =>
    points.reduce(
      (sum, { atIn, lb, side: on }) =>
        atIn >= fromIn && atIn < toIn && (on === 0 || on === side)
          ? sum + lb * (1 - (LOST_PER_PANEL * Math.abs(atIn - xIn)) / spacingIn)
          : sum,
      0,
    )
  const at = (xIn: number): ChordLoadsAt => {
    let chordLb = 0
    for (const { atIn } of points)
      if (Math.abs(atIn - xIn) < spacingIn)
        for (const side of [-1, 1] as const)
          chordLb = Math.max(chordLb, sumIn(atIn - SAME_IN, Math.min(atIn, xIn) + spacingIn - SAME_IN, side, xIn))
    // Loads that end and begin at this location are not added.
    let [before, after] = [0, 0]
    for (const { fromIn, toIn, lbPerIn } of spreads) {
      if (xIn > fromIn + SAME_IN && xIn <= toIn + SAME_IN) before += lbPerIn
      if (xIn >= fromIn - SAME_IN && xIn < toIn - SAME_IN) after += lbPerIn
    }
    const lbPerIn = Math.max(before, after)
    return { chordLb, lbPerIn, utilization: lbPerIn * perLbIn + chordLb / pointLb }
  }
  return {
    at,
    placesIn: [
      ...points.flatMap(({ atIn }) => [atIn - spacingIn + 2 * SAME_IN, atIn, atIn + spacingIn - 2 * SAME_IN]),
      ...spreads.flatMap(({ fromIn, toIn }) => [fromIn, toIn]),
    ],
    terms: ({ chordLb, lbPerIn }) =>
      [
        { symbol: 'w', demand: 12 * lbPerIn, capacity: 12 / perLbIn, unit: 'lb/ft' } as const,
        lb('P', chordLb, pointLb),
      ].filter(({ demand }) => demand > 0),
  }
}
