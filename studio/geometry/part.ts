/**
 * A part consists of solids, each with a material and a surface.
 *
 * Part modules export `parts: Record<string, () => Part>` by part number:
 *
 *     export const parts: Readonly<Record<string, () => Part>> = {
 *       'BS-PL-WS-03': () => part(body(plate(rectangle(3, 3, { round: 0.25 }), 0.25, [[0, 0]]), 'steel', 'zinc')),
 *     }
 *
 * Every size of an item needs an entry ('BS-TR12A-01' to 'BS-TR12A-10'), because each has its own weight.
 *
 * Each part is placed so that images show its best side, and so that moves by multiples of 3 in align its holes with
 * those of other parts:
 * - Long parts (truss, tube, extrusion) start at x = 0 and run along +x, centered on y = 0 and z = 0.
 * - Plates are flat on z = 0, centered on x = y = 0.
 * - Bolts and nuts are on z = 0 and have z as their axis (see `fasteners.ts`).
 * - Parts that stand on the floor in use (caster, jack, base, stairs) have their lowest point at z = 0 and face -y.
 */
import type { Material } from '../../catalog/types.ts'
import { Manifold, type Solid, type Vec3 } from './kernel.ts'

/** Surface of a part in renderings. The weight depends only on the material below the paint, plating, or anodizing. */
export type Look =
  | 'brushed' // aluminum brushed lengthwise, the standard finish of truss
  | 'anodized' // clear satin, for extrusion and machined aluminum
  | 'anodized-black'
  | 'mill' // raw aluminum plate, slightly duller than brushed
  | 'steel' // raw or oiled steel
  | 'stainless'
  | 'zinc' // bright zinc plating, slightly blue
  | 'zinc-yellow' // yellow chromate, for Grade 8 hardware
  | 'black-oxide'
  | 'painted-yellow' // signal yellow, the brand's accent color
  | 'painted-black' // satin powder coat
  | 'painted-grey'
  | 'painted-blue'
  | 'painted-red'
  | 'painted-white'
  | 'rubber'
  | 'polyurethane' // dark red-brown, for wheels
  | 'nylon' // natural nylon, off-white
  | 'plastic-black'
  | 'plywood'
  | 'foam' // black, for edge padding
  | 'brass'
  | 'glass'
  | 'screen' // an LED tile that is on, only in scenes
  | 'fabric' // drapes, only in scenes
  | 'figure' // human figures for scale, only in scenes
  | 'aircraft' // only in scenes
  | 'concrete' // only in scenes
  | 'clear' // clear panels, only in scenes
  | 'beam' // light in haze, only in scenes

export interface Body {
  readonly solid: Solid
  readonly material: Material
  readonly look: Look
}

export interface Part {
  readonly bodies: readonly Body[]
  /** Quantities of the catalog parts in this part, by part number. */
  readonly numbers?: Readonly<Record<string, number>>
  /**
   * For a bolt set, the distance between the head and the nut, in. The bearing face of the head is at z = 0, and the
   * nut is `gripIn` below. Scene checks verify that the shank is in holes, and that the head and the nut bear on the
   * clamped parts.
   */
  readonly gripIn?: number
  /** True for floors and decks that are not in the catalog. */
  readonly walkable?: boolean
}

/** Densities in lb/in³. The densities of 6061-T6 and A36 are from ASM data sheets. The others are typical values. */
export const densityLbPerIn3: Readonly<Record<Material, number>> = {
  aluminum: 0.0975,
  'cast aluminum': 0.095,
  steel: 0.284,
  stainless: 0.289,
  brass: 0.307,
  plywood: 0.0214,
  polyurethane: 0.0433,
  nylon: 0.0412,
  rubber: 0.0434,
  foam: 0.0023,
}

export const body = (solid: Solid, material: Material, look: Look): Body => ({ solid, material, look })

export const part = (...bodies: readonly Body[]): Part => ({ bodies })

/** Combines parts into an assembly, such as a caster on its plate. */
export const join = (...parts: readonly Part[]): Part => ({ bodies: parts.flatMap((each) => each.bodies) })

/** Applies an operation to every solid in a part. */
export const map = (it: Part, change: (solid: Solid) => Solid): Part => ({
  bodies: it.bodies.map((each) => ({ ...each, solid: change(each.solid) })),
})

/** Moves a part. `by` is in inches. */
export const move = (it: Part, by: Vec3): Part => map(it, (solid) => solid.translate([...by]))

/** Rotates a part about the origin: first about x, then y, then z, in degrees. */
export const turn = (it: Part, degrees: Vec3): Part => map(it, (solid) => solid.rotate([...degrees]))

/** Mirrors a part across the plane through the origin with this normal. */
export const mirror = (it: Part, normal: Vec3): Part => map(it, (solid) => solid.mirror([...normal]))

/** Weight in lb: volume times density of each body. Bodies must not overlap. */
export const weightLb = (it: Part): number =>
  it.bodies.reduce((sum, each) => sum + each.solid.volume() * densityLbPerIn3[each.material], 0)

export interface Bounds {
  readonly min: Vec3
  readonly max: Vec3
  readonly size: Vec3
  readonly center: Vec3
}

/** Returns the bounding box of a part, in inches. */
export function bounds(it: Part): Bounds {
  const boxes = it.bodies.map((each) => each.solid.boundingBox())
  const at = (axis: 0 | 1 | 2, side: 'min' | 'max') => Math[side](...boxes.map((box) => box[side][axis]))
  const min: Vec3 = [at(0, 'min'), at(1, 'min'), at(2, 'min')]
  const max: Vec3 = [at(0, 'max'), at(1, 'max'), at(2, 'max')]
  return {
    min,
    max,
    size: [max[0] - min[0], max[1] - min[1], max[2] - min[2]],
    center: [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2],
  }
}

/** Lists faults in the solids of a part: empty, non-manifold, or inside-out solids. A valid part has none. */
export function faults(it: Part): string[] {
  if (it.bodies.length === 0) return ['has no body']
  return it.bodies.flatMap(({ solid }, index) => {
    if (solid.status() !== 'NoError') return [`body ${index}: ${solid.status()}`]
    if (solid.isEmpty()) return [`body ${index} is empty`]
    return solid.volume() > 0 ? [] : [`body ${index} has no volume`]
  })
}

/** Combines all bodies into one solid, for sections and outlines. */
export const asOneSolid = (it: Part): Solid => Manifold.union(it.bodies.map((each) => each.solid))
