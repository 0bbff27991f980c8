/** An LED wall on a header, and the results of its checks. Units are inches and pounds. */
import type { BeamAnswer } from '#engineering/beams/beam-loads.ts'
import type { Check, ComparedCheck } from '#engineering/checks/check.ts'
import type { NotApplicable } from '#engineering/checks/limit-states.ts'
import type { PartLine } from './parts-list.ts'

export interface LedWallCase {
  readonly panelWidthIn: number
  readonly panelHeightIn: number
  readonly panelLb: number
  readonly columns: number
  readonly rows: number
  /** Weight of cables, hanging bars, and frames per foot of header. */
  readonly extraLbPerFt: number
  readonly support: 'flown' | 'ground'
  /** Number of picks or towers. Absent for the fewest that can carry the wall. */
  readonly supports?: number
  /** Difference in level between the picks of a flown wall. It matters only with three or more picks. */
  readonly levelIn: number
  /** Lateral pressure on a ground-supported wall, in lb/ft². It can act on either face. */
  readonly pressurePsf: number
  /** Height of the bottom of the wall above the floor, and length of each outrigger. */
  readonly clearanceIn: number
  readonly outriggerFt: number
  readonly outriggers: 'behind' | 'both'
  /** Horizontal distance from the centerline of the towers to the centerline of the wall. */
  readonly eccentricIn: number
  /** Coefficient of friction between the bases and the floor. */
  readonly friction: number
}

export type LedWallField = keyof LedWallCase | 'section'

export interface LedWallAnswer {
  readonly widthIn: number
  readonly heightIn: number
  readonly wallLb: number
  readonly headerFt: number
  /** Number of picks or towers, their locations from the left end of the header, and the longest distance between two. */
  readonly supports: number
  readonly placesIn: readonly number[]
  readonly bayIn: number
  readonly header: BeamAnswer
  /** Torsion and lateral bending of the header in in·lb, with the towers as a frame, if the wall is ground-supported. */
  readonly torsion?: ComparedCheck
  readonly lateralBending?: ComparedCheck
  /** The sum of the ratios for bending and shear, torsion, lateral bending, and compression, if the wall is ground-supported. */
  readonly combined?: Check
  /**
   * Static reactions from the weight of the wall and header: minimum and maximum at an end support, and maximum at an
   * intermediate support.
   */
  readonly minEndLb: number
  readonly endLb: number
  readonly innerLb: number
  /** Load on the most loaded pick, including the dynamic factor, and its mount with the weight of its bolts and shackle. */
  readonly point?: {
    readonly demandLb: number
    readonly capacityLb: number
    readonly partNumber: string
    readonly weightLb: number
  }
  /** Header checks, governing first, and maximum pick load when one of three or more picks is out of level. */
  readonly uneven?: { readonly checks: readonly Check[]; readonly pickLb: number }
  readonly tower?: LedTower
  /** All checks, in order of decreasing utilization. */
  readonly checks: readonly Check[]
  /** Limit states of the header, the towers, and the outriggers that no check contains. */
  readonly notApplicable: readonly NotApplicable[]
  readonly parts: readonly PartLine[]
}

export interface LedTower {
  readonly heightFt: number
  /** Number of outriggers per tower. */
  readonly arms: number
  /** Largest moment, with second-order effects, and lateral force at the foot of a tower. */
  readonly footInLb: number
  readonly footLb: number
  readonly column: Check
  readonly shear: ComparedCheck
  /** Chords and posts of a tower where the rail along the lower edge of the wall acts. */
  readonly atRail: readonly Check[]
  /** Bending and shear of an outrigger. */
  readonly outrigger: readonly Check[]
  /** Moment at the gussets of one outrigger, including second-order effects, in in·lb. */
  readonly gusset: ComparedCheck
  /** Compression of the base, and the moment that opens its joint. */
  readonly bearing: ComparedCheck
  readonly base: ComparedCheck
  /** The sum of the ratios of the header-to-tower joint. */
  readonly seat: Check
  /** Thrust of the frame under its weight against friction at the base of an end tower, with the ballast on it. */
  readonly thrust: ComparedCheck
  /** Ballast at the end of each outrigger and on each base, rounded up to a multiple of 10 lb. */
  readonly outriggerBallastLb: number
  readonly footBallastLb: number
  /** Total ballast for the wall. */
  readonly totalBallastLb: number
  /** Overturning safety factor for all towers combined, including ballast. */
  readonly overturningFactor: number
  readonly sliding: {
    readonly lateralLb: number
    readonly weightLb: number
    readonly factor: number
    /** Coefficient of friction needed to prevent sliding without ballast when 0.6 of the weight resists sliding. */
    readonly requiredFriction: number
  }
}

/** The header on its supports, before its supports are checked. */
export type Found = Omit<LedWallAnswer, 'point' | 'uneven' | 'tower' | 'checks' | 'notApplicable' | 'parts'>

export type Wall = Pick<Found, 'widthIn' | 'heightIn' | 'wallLb' | 'headerFt' | 'supports' | 'placesIn' | 'bayIn'>

/** Loads of the wall on its frame. */
export interface WallLoads {
  readonly axisIn: number
  /** Weight of the wall and total weight of the header with the wall, in lb/in, and pressure in lb for each in of height. */
  readonly wallLbPerIn: number
  readonly headerLbPerIn: number
  /** Weight of the wall and the header in lb. */
  readonly allLb: number
  readonly pressureLb: number
  /** Part of the pressure on the header. The rail at the lower edge of the wall carries the rest. */
  readonly upperPart: number
  /** Static reactions of the header on the towers, and the weight of each tower with its plates. */
  readonly reactionsLb: readonly number[]
  readonly towerLb: number
}
