/** Tubes and extrusions as columns. Inches, kips and ksi; loads in lb. Without the repetitive-use factor. */
import { compressionKip } from './checks/compression.ts'
import { type LoadBearing, shearModulusKsi } from './materials.ts'

/** Effective length factors by how its ends are held: AISC 360-22 commentary, appendix 7; ADM 2020 C.3. */
export const columnEnds = { held: 1, free: 2.1 } as const
export type ColumnEnds = keyof typeof columnEnds

/** Columns beyond this kL/r are not listed. */
export const SLENDEREST = 200

/** What a column needs to know of a member. */
export interface PlainColumn {
  readonly material: LoadBearing
  readonly section: { readonly areaIn2: number; readonly ixIn4: number; readonly iyIn4: number }
  /** What is left where holes go through. */
  readonly netIn2: number
  readonly effectiveInertiaIn4: number
  readonly torsionIn4: number
  /** Width to thickness of its most slender wall. */
  readonly wallRatio: number
}

/** About the weaker axis, with its holes as stiffness sees them, in. */
export const leastEffectiveRadiusIn = ({
  section,
  effectiveInertiaIn4,
}: Pick<PlainColumn, 'section' | 'effectiveInertiaIn4'>): number =>
  Math.sqrt((Math.min(section.ixIn4, section.iyIn4) * (effectiveInertiaIn4 / section.ixIn4)) / section.areaIn2)

/** As a column of effective length kL, concentric, lb: about its weaker axis, or turning about its length. */
export function plainColumnLb(member: PlainColumn, effectiveIn: number): number {
  const { material, section, netIn2, torsionIn4: torsion, wallRatio: widthToThickness } = member
  const slenderness = effectiveIn / leastEffectiveRadiusIn(member)
  const turning =
    Math.PI * Math.sqrt((material.elasticKsi * (section.ixIn4 + section.iyIn4)) / (shearModulusKsi(material) * torsion))
  const kip = compressionKip(
    material,
    { areaIn2: section.areaIn2, element: 'wall', widthToThickness, elementsIn2: section.areaIn2 },
    Math.max(slenderness, turning),
  )
  return 1000 * Math.min(kip, (netIn2 * material.yieldKsi) / material.omegaYield)
}
