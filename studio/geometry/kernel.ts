import loadManifold from 'manifold-3d'

const wasm = await loadManifold()
wasm.setup()

/** A watertight solid. Units inches, z up. Immutable: every operation returns a new one. */
export const Manifold = wasm.Manifold
export type Solid = InstanceType<typeof wasm.Manifold>

/** A flat outline, in. Immutable as well. */
export const CrossSection = wasm.CrossSection
export type Outline = InstanceType<typeof wasm.CrossSection>

export type Vec2 = readonly [number, number]
export type Vec3 = readonly [number, number, number]

/**
 * Sides of the polygon that stands for a circle of this radius (in). Always divisible by 4, so that the
 * bounding box of a circle is exact; a 9/16 in hole gets 24.
 */
export function sides(radius: number): number {
  if (radius < 0.15) return 16
  if (radius < 0.3) return 24
  if (radius < 0.75) return 48
  if (radius < 2) return 64
  if (radius < 6) return 96
  return 128
}

/** All solids as one; overlapping ones are welded together. */
export const union = (solids: readonly Solid[]): Solid => Manifold.union([...solids])

/** `solid` without any of `cutters`. */
export const cut = (solid: Solid, cutters: readonly Solid[]): Solid =>
  cutters.length === 0 ? solid : Manifold.difference([solid, ...cutters])
