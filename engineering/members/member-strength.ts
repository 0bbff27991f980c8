/**
 * Strength of a load table member for use in the calculators. Units are inches and pounds. The repetitive-use factor is
 * not included.
 */
import type { Beam, ChordBays, Joint } from '#engineering/beams/beams.ts'
import type { Nodes } from '#engineering/beams/span-effects.ts'
import { type LateralTorsionalSection, lateralTorsionalKipIn } from '#engineering/checks/flexure.ts'
import { aluminum6061T6, type LoadBearing } from '#engineering/materials.ts'
import type { PlainColumn } from './plain-columns.ts'
import type { BoxSeries, BoxSize } from './truss-models.ts'

export interface MemberStrength {
  /** Key that identifies the member in URLs, such as 'BS-TR12A' or 'BS-EX1530-FLAT'. */
  readonly key: string
  /** Part number without the length. */
  readonly series: string
  /** Name as it appears within a sentence, such as '12 in aluminum truss'. */
  readonly name: string
  readonly material: LoadBearing['kind']
  /** Width of the widest face, which wind acts on, in inches. */
  readonly faceIn: number
  /** Shortest and longest listed span, in feet. */
  readonly spansFt: readonly [from: number, to: number]
  readonly overhangFt: number
  readonly isColumnOnly?: true
  readonly selfWeightLbPerFt: number
  /** Allowable moment of the section. In long profiles, lateral-torsional buckling can reduce it. */
  readonly momentInLb: number
  readonly lateralTorsional?: LateralTorsionalSection
  /** Strength and stiffness of a rectangular profile on edge about its other axis. */
  readonly weaker?: Pick<MemberStrength, 'momentInLb' | 'flexuralLbIn2'>
  readonly shearLb: number
  readonly flexuralLbIn2: number
  readonly crippling?: { readonly endLb: number; readonly withinLb: number }
  readonly truss?: {
    readonly series: BoxSeries
    readonly sizeIn: BoxSize
    /** Shear stiffness of the lacing, in pounds. */
    readonly webLb: number
    readonly nodes: readonly Nodes[]
    readonly chordBays: ChordBays
    /** Allowable force at an end of the truss (a reaction, or a load at the tip). */
    readonly endShearLb: number
    /** Allowable force on one node, with half of it on each vertical face. Absent for truss without posts. */
    readonly nodeLb?: number
    /** Allowable load anywhere on one chord when the truss carries no other load. */
    readonly chordPointLb: number
    readonly torqueInLb: number
    /** Distance between the centroids of the upper and lower chords. */
    readonly armIn: number
    readonly joint: Joint
    /** Weight of the plates and bolts of a spliced joint. */
    readonly spliceLb: number
  }
  /** Column properties of a tube or extrusion. Absent for box truss. */
  readonly column?: PlainColumn
}

/** Returns the name of a truss, such as '12 in aluminum truss'. */
export const sectionName = (sizeIn: number, kind: LoadBearing['kind']): string => `${sizeIn} in ${kind} truss`

/**
 * Returns the beam that the load tables use between restrained points `lengthIn` apart. Its joints are either at the
 * worst location or absent.
 */
export function beamOfMember(member: MemberStrength, lengthIn: number, jointed: boolean): Beam {
  const { momentInLb, lateralTorsional, shearLb, flexuralLbIn2, selfWeightLbPerFt, crippling, truss } = member
  return {
    momentInLb: lateralTorsional
      ? Math.min(momentInLb, 1000 * lateralTorsionalKipIn(aluminum6061T6, lateralTorsional, lengthIn))
      : momentInLb,
    shearLb,
    flexuralLbIn2,
    selfWeightLbPerFt,
    ...(crippling ? { crippling } : {}),
    ...(truss
      ? {
          webLb: truss.webLb,
          nodes: truss.nodes,
          chordBays: truss.chordBays,
          endShearLb: truss.endShearLb,
          ...(truss.nodeLb ? { nodeLb: truss.nodeLb } : {}),
          ...(jointed ? { joint: truss.joint } : {}),
        }
      : {}),
  }
}
