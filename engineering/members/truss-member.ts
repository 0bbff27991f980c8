/** Box truss with its materials, and the strengths of its parts. Units are inches and kips. */
import type { Joint } from '#engineering/beams/beams.ts'
import { grid } from '#engineering/grid.ts'
import type { Aluminum, LoadBearing } from '#engineering/materials.ts'
import { type SplicePlateModel, splicePlates } from '#engineering/part-models/plates.ts'
import type { SectionProperties } from '#engineering/sections/sections.ts'
import { type BoxSeries, type BoxTrussModel, boxModel, boxSeries } from './truss-models.ts'

/** Size and materials of a truss. */
export interface TrussMember {
  readonly model: BoxTrussModel
  /** Material of the chords and the end frames. */
  readonly material: LoadBearing
  readonly lacingMaterial: LoadBearing
  /** Splice plates at the joints of the truss, one on each vertical face. */
  readonly splice: SplicePlateModel
}

/** Returns the box truss for a series, with the splice plates for its size. */
export function trussMember(series: BoxSeries): TrussMember {
  const { size, material, lacingMaterial } = boxSeries[series]
  return { model: boxModel(series), material, lacingMaterial, splice: splicePlates[size] }
}

/** Locations of the splice plate bolts in each chord on each side of a joint: the first two holes. */
export const SPLICE_BOLTS_IN = [grid.firstHoleIn, grid.firstHoleIn + grid.pitchIn] as const

export interface ChordStrength {
  readonly section: SectionProperties
  readonly netIn2: number
  readonly tensionKip: number
  readonly compressionKip: number
  /**
   * Allowable moment between nodes, where the toe of the leg is in tension, and allowable moment at a node, in kip·in.
   */
  readonly spanKipIn: number
  readonly nodeKipIn: number
  /** Allowable moment of a chord between an end frame and the first diagonal, including the inelastic increase. */
  readonly endKipIn: number
}

export interface JointStrength extends Joint {
  /** Chord force at the joint: limit of the bolts, limit of the net section, and the lower of the two. */
  readonly boltsKip: number
  readonly netKip: number
  readonly chordKip: number
  readonly plateKipIn: number
  /** Allowable moment of the joint, governed by the chords in compression next to the joint. */
  readonly compressionLimitInLb: number
}

/** Width of each leg that is outside the weld-affected zone of the lacing, measured from the heel in inches. */
export const soundHeelIn = ({ chord, lacing }: BoxTrussModel, { weldZoneIn }: Aluminum): number =>
  Math.max(0, chord.legIn - lacing.lapIn - weldZoneIn)

/** Area of the heel of an angle whose legs extend to `legIn`, in square inches. */
export const heelIn2 = (legIn: number, wallIn: number): number => (legIn > 0 ? 2 * legIn * wallIn - wallIn ** 2 : 0)

export interface LacingPiece {
  /** Strength of the weld around a lap. */
  readonly weldKip: number
  /** Strength of the tube between laps: under eccentric axial force, under concentric axial force, and in bending. */
  readonly tubeKip: number
  readonly axialKip: number
  readonly bendingKipIn: number
}

export interface LacingStrength {
  readonly diagonal: LacingPiece & { readonly sine: number }
  readonly post?: LacingPiece
  /** Shear stiffness of both vertical faces in pounds, V / γ = 2 E A p h² / d³ (Timoshenko and Gere, 2.18). */
  readonly stiffnessLb: number
}
