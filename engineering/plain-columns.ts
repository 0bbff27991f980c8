/** Tubes and extrusions as columns. Inches, kips, ksi. Loads in pounds. Without the repetitive-use factor. */
import { compressionKip } from './checks/compression.ts'
import { type LoadBearing, shearModulusKsi } from './materials.ts'

/** Effective length factors by end condition: AISC 360-22 commentary, appendix 7; ADM 2020 C.3. */
export const columnEnds = { held: 1, free: 2.1 } as const
export type ColumnEnds = keyof typeof columnEnds

/** Maximum slenderness kL/r in the tables. */
export const MAX_SLENDERNESS = 200

/** Member properties for column checks. */
export interface PlainColumn {
  readonly material: LoadBearing
  readonly section: { readonly areaIn2: number; readonly ixIn4: number; readonly iyIn4: number }
  /** Net area at holes. */
  readonly netIn2: number
  readonly effectiveInertiaIn4: number
  readonly torsionIn4: number
  /** Largest width-to-thickness ratio of its walls. */
  readonly wallRatio: number
}

/** Radius of gyration about the weaker axis, including the effect of holes on stiffness, in inches. */
export const minEffectiveRadiusIn = ({
  section,
  effectiveInertiaIn4,
}: Pick<PlainColumn, 'section' | 'effectiveInertiaIn4'>): number =>
  Math.sqrt((Math.min(section.ixIn4, section.iyIn4) * (effectiveInertiaIn4 / section.ixIn4)) / section.areaIn2)

/**
 * Allowable concentric load of a column with effective length kL, in pounds: flexural buckling about the weaker axis,
 * or torsional buckling.
 */
export function plainColumnLb(member: PlainColumn, effectiveIn: number): number {
  const { material, section, netIn2, torsionIn4: torsion, wallRatio: widthToThickness } = member
  const slenderness = effectiveIn / minEffectiveRadiusIn(member)
  const torsionalSlenderness =
    Math.PI * Math.sqrt((material.elasticKsi * (section.ixIn4 + section.iyIn4)) / (shearModulusKsi(material) * torsion))
  const kip = compressionKip(
    material,
    { areaIn2: section.areaIn2, element: 'wall', widthToThickness, elementsIn2: section.areaIn2 },
    Math.max(slenderness, torsionalSlenderness),
  )
  return 1000 * Math.min(kip, (netIn2 * material.yieldKsi) / material.omegaYield)
}
