/** A load table member in the form that the calculators use. Inches and pounds, without the repetitive-use factor. */
import type { Beam, ChordBays, Joint, Nodes } from './beams.ts'
import { type LateralTorsionalSection, lateralTorsionalKipIn } from './checks/flexure.ts'
import { aluminum6061T6, type LoadBearing } from './materials.ts'
import type { PlainColumn } from './plain-columns.ts'
import type { BoxSeries, BoxSize } from './truss-models.ts'

export interface MemberStrength {
  /** Key of the member in URLs, such as 'BS-TR12A' or 'BS-EX1530-FLAT'. */
  readonly key: string
  /** Part number without length. */
  readonly series: string
  /** Name within a sentence, such as '12 in aluminum truss'. */
  readonly name: string
  /** Range of listed spans and cantilevers, in feet. */
  readonly spansFt: readonly [from: number, to: number]
  readonly overhangFt: number
  readonly isColumnOnly?: true
  readonly selfWeightLbPerFt: number
  /** Strength of the section. A profile subject to lateral-torsional buckling has less on long spans. */
  readonly momentInLb: number
  readonly lateralTorsional?: LateralTorsionalSection
  readonly shearLb: number
  readonly flexuralLbIn2: number
  readonly crippling?: { readonly endLb: number; readonly withinLb: number }
  readonly truss?: {
    readonly series: BoxSeries
    readonly sizeIn: BoxSize
    /** Shear stiffness of the lacing. */
    readonly webLb: number
    readonly nodes: readonly Nodes[]
    readonly chordBays: ChordBays
    /** Allowable force at an end: a reaction, or a load at the tip. */
    readonly endShearLb: number
    /** Allowable force on one node, with half on each vertical face. Absent for truss without posts. */
    readonly nodeLb?: number
    /** Allowable load anywhere on one chord, with no other load on the truss. */
    readonly chordPointLb: number
    readonly torqueInLb: number
    /** Distance between the centroids of the upper and lower chords. */
    readonly armIn: number
    readonly joint: Joint
  }
  /** Column properties of tube and extrusion. */
  readonly column?: PlainColumn
}

/** Name of a truss section, such as '12 in aluminum truss'. */
export const sectionName = (sizeIn: number, kind: LoadBearing['kind']): string => `${sizeIn} in ${kind} truss`

/**
 * Returns the beam of the load tables between restrained points `lengthIn` apart, with joints anywhere or without
 * joints.
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
