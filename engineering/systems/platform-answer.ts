/** A platform, and the results of its checks. Units are feet, inches, and pounds. */

import type { BeamAnswer } from '#engineering/beams/beam-loads.ts'
import type { Check } from '#engineering/checks/check.ts'
import type { NotApplicable } from '#engineering/checks/limit-states.ts'
import type { StairUnit } from '#engineering/part-models/stairs.ts'
import { liveLoadTexts } from '#engineering/units.ts'
import type { PartLine } from './parts-list.ts'
import type { LateralUtilization } from './platform-beams.ts'
import type { Bracing, LateralClass } from './platform-bracing.ts'
import type { Edge, EdgeRails, RailChoice } from './platform-edges.ts'
import type { JoistLine } from './platform-layout.ts'

/**
 * Uniform live loads in lb/ft², ASCE 7-22, table 4.3-1. The concentrated loads in the same rows are
 * not covered, because deck panels have no rating for them.
 */
export const loadClasses = {
  40: 'Maintenance catwalks, without the 300 lb point load',
  60: 'Walkways and elevated platforms',
  100: 'Assembly platforms, lobbies, movable seats',
  125: 'Light storage; light manufacturing without the 2,000 lb point load',
  150: 'Stage floors, assembly with heavy equipment',
} as const

export type LoadClass = keyof typeof loadClasses

/** The live loads for a menu, each with its text in US and in metric units. */
export const loadClassOptions = Object.entries(loadClasses).map(([psf, use]) => {
  const [us, metric] = liveLoadTexts(Number(psf))
  return [psf, [`${us}: ${use}`, `${metric}: ${use}`]] as const
})

/**
 * Who uses a platform, and the rule that requires guards: IBC 1015.2 from more than 30 in, or OSHA 1910.28(b)(1) from 4
 * ft.
 */
export const guardRules = {
  public: {
    use: 'Open to the public',
    clause: 'IBC 1015.2',
    fromIn: 30,
    isNeeded: (heightIn: number) => heightIn > 30,
  },
  workplace: {
    use: 'Employees only, such as maintenance',
    clause: 'OSHA 1910.28(b)(1)',
    fromIn: 48,
    isNeeded: (heightIn: number) => heightIn >= 48,
  },
} as const

export type PlatformUse = keyof typeof guardRules

/** Returns the rule for guards. Without a use, the stricter rule applies. */
export const guardRuleOf = ({ use = 'public' }: Pick<PlatformCase, 'use'>) => guardRules[use]

/** Direction of the beams: along the long side, along the short side, or the direction that needs the fewest pieces. */
export type BeamDirection = 'long' | 'short' | 'fewest'

export interface PlatformCase {
  readonly lengthFt: number
  readonly widthFt: number
  /** Height of the top of the deck above the floor. */
  readonly heightIn: number
  readonly livePsf: LoadClass
  readonly beams: BeamDirection
  /** The public, if absent. */
  readonly use?: PlatformUse | undefined
  /** Edge with a stair, if there is one. */
  readonly stair?: Edge | undefined
  readonly rails: Readonly<Record<Edge, RailChoice>>
  /** Lateral load as a percentage of the live load. */
  readonly lateral: LateralClass
  /** Coefficient of friction between the leveling feet and the floor. */
  readonly friction: number
}

/** Inputs that can be rejected. Each edge has its own field. */
export type PlatformField = Exclude<keyof PlatformCase, 'rails'> | 'section' | `${Edge}Rail`

export interface PlatformAnswer {
  /** True if the beams are parallel to the front edge. */
  readonly isLengthwise: boolean
  readonly bayFt: number
  /** Maximum deck width per joist (`joistPlacesIn`), and the joists along each beam line. */
  readonly stripIn: number
  readonly joists: JoistLine
  /** Series of the 3 in truss that the joists are made of. */
  readonly joistSeries: string
  readonly beams: number
  /** Spans of each beam line, from its start. */
  readonly spansFt: readonly number[]
  /** Number of truss pieces: beams, legs, cross trusses, and joists. */
  readonly pieces: number
  readonly legs: number
  readonly legFt: number
  /** Height of the bottom of the leg above the floor. */
  readonly footIn: number
  /** The most loaded joist. */
  readonly joist: BeamAnswer
  /** Demand and rating of the most loaded hanger. */
  readonly hanger: { readonly demandLb: number; readonly capacityLb: number }
  /** The span with the highest utilization, on the edge lines and on the interior lines. */
  readonly edgeBeam: BeamAnswer
  readonly innerBeam?: BeamAnswer
  /** Floor deflections, which are limited to span/360 under live load and span/240 under total load. */
  readonly floor: { readonly joist: FloorDeflection; readonly beam: FloorDeflection }
  readonly bracing: Bracing
  /** Highest utilizations of the edge and interior beams, including the end moments from frame action. */
  readonly lateralBeams: { readonly edge: LateralUtilization; readonly inner?: LateralUtilization }
  readonly crossTrusses: number
  /** True if the rule for the use requires guardrails. */
  readonly needsGuardrails: boolean
  /** All checks, in order of decreasing utilization, each for the joist, beam, or leg with the highest utilization. */
  readonly checks: readonly Check[]
  /** Limit states of the joists, beams, legs, and cross trusses that no check contains. */
  readonly notApplicable: readonly NotApplicable[]
  readonly rails: EdgeRails
  /** Edges with a guardrail or a gate where no guardrail fits. */
  readonly unguarded: readonly Edge[]
  /**
   * Overturning factor of the empty platform under 200 lb at a top rail, and the ballast on its legs that prevents
   * tipping and sliding, rounded up to a multiple of 10 lb. Absent without guardrails.
   */
  readonly guard?: { readonly overturningFactor: number; readonly ballastLb: number }
  readonly stair?: StairAnswer
  readonly parts: readonly PartLine[]
}

export interface StairAnswer {
  /** Number of risers from the floor to the deck, and their height. Custom stairs have equal risers. */
  readonly risers: number
  readonly riserIn: number
  /** The stair in the parts list, if we stock one for this deck height. */
  readonly stock?: StairUnit
  /** Load on the beam that supports the stair, and the part of it that is live load. */
  readonly beamLb: number
  readonly liveLb: number
}

/** Live-load deflection and its limit in inches, and the larger of the utilizations for live load and total load. */
export interface FloorDeflection {
  readonly liveIn: number
  readonly limitIn: number
  readonly utilization: number
}

export type Framing = Omit<PlatformAnswer, 'parts' | 'isLengthwise' | 'rails' | 'unguarded' | 'guard' | 'stair'>
/** A layout before the joists are selected, on whose stiffness the shares of the deck depend. */
export type Layout = Pick<Framing, 'bayFt' | 'stripIn' | 'beams' | 'spansFt' | 'pieces' | 'legs'> & {
  readonly joists: Omit<JoistLine, 'sharesIn'>
}

/** A platform with lengthwise beams, and the weight of the guardrail along its edges in lb/ft. */
export interface Oriented extends Omit<PlatformCase, 'beams' | 'stair' | 'rails'> {
  readonly edgeLbPerFt: number
  /** Stair load on an edge beam, or 0 if there is none. */
  readonly stairLb: number
}
