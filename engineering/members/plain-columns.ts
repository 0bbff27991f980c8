/**
 * Tubes and extrusions as columns. Units are inches, kips, and ksi, but loads are in pounds. The repetitive-use factor
 * is not included.
 */
import { compressionKip } from '#engineering/checks/compression.ts'
import { type LoadBearing, shearModulusKsi } from '#engineering/materials.ts'

/** Effective length factors by end condition: AISC 360-22 commentary on appendix 7; ADM 2020 C.3. */
export const columnEnds = { held: 1, free: 2.1 } as const
export type ColumnEnds = keyof typeof columnEnds

/** Maximum slenderness kL/r in the tables. */
export const MAX_SLENDERNESS = 200

/** Member properties that the column checks use. */
export interface PlainColumn {
  readonly material: LoadBearing
  readonly section: { readonly areaIn2: number; readonly ixIn4: number; readonly iyIn4: number }
  /** Net area of a cross section through the holes. */
  readonly netIn2: number
  readonly effectiveInertiaIn4: number
  readonly torsionIn4: number
  /** Largest wall width-to-thickness ratio. */
  readonly wallRatio: number
}

/** Radius of gyration about the weaker axis, including the loss of stiffness at the holes, in inches. */
export const minEffectiveRadiusIn = ({
  section,
  effectiveInertiaIn4,
}: Pick<PlainColumn, 'section' | 'effectiveInertiaIn4'>): number =>
  Math.sqrt((Math.min(section.ixIn4, section.iyIn4) * (effectiveInertiaIn4 / section.ixIn4)) / section.areaIn2)

/**
 * Allowable concentric load on a column, in pounds, for the effective length kL. It is the lowest of flexural buckling
 * about the weaker axis, torsional buckling, and yielding on the net section.
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
