/**
 * Tubes and extrusions as beams and columns. Units are inches, kips, and ksi, except that the properties of a `Beam`
 * and all loads use pounds. The repetitive-use factor is not included.
 */
import type { Beam } from '#engineering/beams/beams.ts'
import { weightedElementKsi } from '#engineering/checks/compression.ts'
import { bendingKsi, type LateralTorsionalSection, lateralTorsionalKipIn } from '#engineering/checks/flexure.ts'
import { holeWidthIn } from '#engineering/checks/tension.ts'
import { cripplingKip, POINT_IN, SUPPORT_IN, shearKsi, shearRuptureKsi, type Web } from '#engineering/checks/webs.ts'
import { grid } from '#engineering/grid.ts'
import { type Aluminum, aluminum6061T6, designWallIn, type LoadBearing } from '#engineering/materials.ts'
import {
  hollowShape,
  type ProfileId,
  type ProfileModel,
  profileModels,
  slotShape,
} from '#engineering/sections/profile-models.ts'
import { flatProperties, flatRegion, onEdgeProperties, type Profile, profiles } from '#engineering/sections/profiles.ts'
import {
  integrate,
  perforatedStiffness,
  type Region,
  type RegionProperties,
  rectangle,
  rounded,
  without,
} from '#engineering/sections/sections.ts'
import { torsionIn4 } from '#engineering/sections/torsion.ts'
import { tubeTruss } from './truss-models.ts'

export type Position = 'onEdge' | 'flat'

/**
 * Minimum span-to-depth ratio. For shorter spans, web crippling governs instead of bending, and beam theory does not
 * apply.
 */
export const MIN_SPAN_TO_DEPTH = 8

/** A straight member without nodes, in one orientation relative to the load. */
export interface PlainMember {
  readonly material: LoadBearing
  readonly section: RegionProperties
  /** Net area of a cross section through the holes. */
  readonly netIn2: number
  readonly netModulusIn3: number
  readonly effectiveInertiaIn4: number
  readonly torsionIn4: number
  /** Largest wall width-to-thickness ratio. */
  readonly wallRatio: number
  /** Allowable moments of the cross section and of a member with this unbraced length, in kip·in. */
  readonly sectionKipIn: number
  readonly momentKipIn: (lengthIn: number) => number
  /** Section properties for lateral-torsional buckling. Absent if this limit state does not apply. */
  readonly lateralTorsional?: LateralTorsionalSection
  readonly shearKip: number
  readonly crippling?: { readonly endKip: number; readonly withinKip: number }
}

/** Returns a member as a beam between restrained points that are `lengthIn` apart. */
export const beamOf = (
  { material, momentKipIn, shearKip, effectiveInertiaIn4, crippling }: PlainMember,
  selfWeightLbPerFt: number,
  lengthIn: number,
): Beam => ({
  momentInLb: momentKipIn(lengthIn) * 1000,
  shearLb: shearKip * 1000,
  flexuralLbIn2: material.elasticKsi * 1000 * effectiveInertiaIn4,
  selfWeightLbPerFt,
  ...(crippling ? { crippling: { endLb: crippling.endKip * 1000, withinLb: crippling.withinKip * 1000 } } : {}),
})

/**
 * The 3 in tube. Its allowable moment is governed by rupture of the net section or by local buckling of the upper wall.
 * Shear in the side walls is checked for yielding without holes, and for rupture and web crippling with one hole.
 */
export function tubeMember(material: LoadBearing): PlainMember {
  const { sideIn, radiusIn } = tubeTruss
  const { wall, inside, hole } = tubeWallsOf(material)
  const gross = without(rounded(sideIn, sideIn, radiusIn), rounded(inside, inside, radiusIn - wall))
  const net = without(gross, rectangle(hole, sideIn + 1), rectangle(sideIn + 1, hole))
  const whole = integrate(gross, sideIn)
  const drilled = integrate(net, sideIn)
  const flat = (inside - 2 * (radiusIn - wall)) / wall
  const stress =
    material.kind === 'aluminum'
      ? Math.min(bendingKsi(material), weightedElementKsi(material, 'wall', flat) / material.omegaYield)
      : bendingKsi(material)
  const web: Web = { thicknessIn: wall, radiusIn: radiusIn - wall, count: 2 }
  return {
    material,
    section: whole,
    netIn2: drilled.areaIn2,
    netModulusIn3: drilled.sxIn3,
    effectiveInertiaIn4: whole.ixIn4 * perforatedStiffness(whole.ixIn4, drilled.ixIn4, grid.holeIn, grid.pitchIn),
    torsionIn4: torsionIn4(gross, sideIn, sideIn),
    wallRatio: flat,
    sectionKipIn: stress * drilled.sxIn3,
    // A square tube is equally stiff about both axes, so lateral-torsional buckling does not occur.
    momentKipIn: () => stress * drilled.sxIn3,
    shearKip: tubeShearKip(material),
    ...(material.kind === 'aluminum' ? { crippling: crippling(material, web, 1 - hole / inside) } : {}),
  }
}

/** Wall thickness, distance between the walls, and width of a hole, for design, in inches. */
function tubeWallsOf(material: LoadBearing) {
  const wall = designWallIn(material, tubeTruss.wallIn)
  return { wall, inside: tubeTruss.sideIn - 2 * wall, hole: holeWidthIn(material, grid.holeIn) }
}

/** Shear strength of the 3 in tube's two side walls. Unlike the other properties, it needs no integration. */
export function tubeShearKip(material: LoadBearing): number {
  const { wall, inside, hole } = tubeWallsOf(material)
  return Math.min(
    shearKsi(material) * 2 * wall * tubeTruss.sideIn,
    shearRuptureKsi(material) * 2 * wall * (inside - hole),
  )
}

const crippling = (material: Aluminum, web: Web, part = 1) => ({
  endKip: part * cripplingKip(material, web, SUPPORT_IN, 'end'),
  withinKip: part * cripplingKip(material, web, POINT_IN, 'within'),
})

const cache = new Map<Profile, ReturnType<typeof measured>>()

const measured = (profile: Profile) => ({
  onEdge: onEdgeProperties(profile),
  flat: flatProperties(profile),
  torsionIn4: torsionIn4(profile.region, profile.widthIn, profile.heightIn),
})

/** Returns the properties of a profile. They are cached, because the integration takes a second. */
function propertiesOf(profile: Profile): ReturnType<typeof measured> {
  const found = cache.get(profile) ?? measured(profile)
  cache.set(profile, found)
  return found
}

/** Returns a profile on edge (long side vertical) or flat. */
export function profileMember(id: ProfileId, position: Position): PlainMember {
  const profile = profiles[id]
  const material = aluminum6061T6
  const { onEdge, flat, torsionIn4: torsion } = propertiesOf(profile)
  const section = position === 'onEdge' ? onEdge : flat
  const sectionMoment = bendingKsi(material) * section.sxIn3
  const across = { sxIn3: section.sxIn3, iyIn4: section.iyIn4, jIn4: torsion }
  return {
    material,
    section,
    netIn2: section.areaIn2,
    netModulusIn3: section.sxIn3,
    effectiveInertiaIn4: section.ixIn4,
    torsionIn4: torsion,
    wallRatio: wallRatio(profileModels[id]),
    sectionKipIn: sectionMoment,
    momentKipIn: (lengthIn) => Math.min(sectionMoment, lateralTorsionalKipIn(material, across, lengthIn)),
    lateralTorsional: across,
    shearKip: shearKsi(material) * section.shearAreaIn2,
    crippling: crippling(material, websOf(id, position)),
  }
}

/**
 * Returns the webs that carry a vertical load through a profile. In hollow profiles, these are the 45° webs from boss
 * to ring, without the skin next to a slot. In solid profiles, they are the walls at the height where the profile has
 * the least metal.
 */
function websOf(id: ProfileId, position: Position): Web {
  const model = profileModels[id]
  if (model.kind === 'hollow') {
    const { webIn: thicknessIn, filletIn: radiusIn } = hollowShape
    return { thicknessIn, radiusIn, count: position === 'flat' ? 2 * model.cells.length : 2, inclinedDeg: 45 }
  }
  const profile = profiles[id]
  const [region, height] =
    position === 'flat' ? [flatRegion(profile), profile.widthIn] : [profile.region, profile.heightIn]
  const squares = (level: ReturnType<Region>) => level.reduce((sum, [from, to]) => sum + (to - from) ** 2, 0)
  const least = Array.from({ length: SLICES }, (_, index) => region(((index + 0.5) / SLICES - 0.5) * height))
    .filter((level) => level.length > 0)
    .reduce((low, each) => (squares(each) < squares(low) ? each : low))
  return { thicknessIn: Math.sqrt(squares(least) / least.length), radiusIn: 0, count: least.length }
}

const SLICES = 300

/**
 * Returns the width-to-thickness ratio of the skin of a hollow profile between the trough around a slot and the corner.
 * Solid profiles have no slender walls.
 */
const wallRatio = (model: ProfileModel): number =>
  model.kind === 'hollow' ? (model.widthIn / 2 - slotShape.halfWidthIn - hollowShape.troughIn) / hollowShape.skinIn : 0
