/** A member of the load tables as the calculators know it. Inches, pounds; without the repetitive-use factor. */
import type { Beam, ChordBays, Joint, Nodes } from './beams.ts'
import { type SidewaysSection, sidewaysKipIn } from './checks/flexure.ts'
import { aluminum6061T6, type LoadBearing } from './materials.ts'
import type { PlainColumn } from './plain-columns.ts'
import type { BoxSeries, BoxSize } from './truss-models.ts'

export interface MemberStrength {
  /** As it stands in an address: 'BS-TR12A', 'BS-EX1530-FLAT'. */
  readonly key: string
  /** Part number without its length. */
  readonly series: string
  /** Within a sentence: '12 in aluminum truss'. */
  readonly name: string
  /** Spans and overhangs that its table lists, ft. */
  readonly spansFt: readonly [from: number, to: number]
  readonly overhangFt: number
  readonly columnOnly?: true
  readonly selfWeightLbPerFt: number
  /** Of its section; of a profile that turns sideways, less over long spans. */
  readonly momentInLb: number
  readonly turning?: SidewaysSection
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
    /** On an end: a reaction, or a load at a tip. */
    readonly endShearLb: number
    /** On one node, half on either upright side; none in truss without posts. */
    readonly nodeLb?: number
    /** Load at any place of one chord, nothing else on the truss. */
    readonly chordPointLb: number
    readonly torqueInLb: number
    /** Between the centroids of its chords. */
    readonly armIn: number
    readonly joint: Joint
  }
  /** Of tube and extrusions. */
  readonly column?: PlainColumn
}

/** '12 in aluminum truss'. */
export const sectionName = (sizeIn: number, kind: LoadBearing['kind']): string => `${sizeIn} in ${kind} truss`

/** The beam of the load tables between points held against turning, `lengthIn` apart, with joints anywhere or none. */
export function beamOfMember(member: MemberStrength, lengthIn: number, jointed: boolean): Beam {
  const { momentInLb, turning, shearLb, flexuralLbIn2, selfWeightLbPerFt, crippling, truss } = member
  return {
    momentInLb: turning ? Math.min(momentInLb, 1000 * sidewaysKipIn(aluminum6061T6, turning, lengthIn)) : momentInLb,
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
