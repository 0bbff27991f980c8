import loadManifold from 'manifold-3d'

const wasm = await loadManifold()
wasm.setup()

/** A watertight solid in inches, with z up. It is immutable, so every operation returns a new solid. */
export const Manifold = wasm.Manifold
export type Solid = InstanceType<typeof wasm.Manifold>

/** A flat outline in inches. It is immutable. */
export const CrossSection = wasm.CrossSection
export type Outline = InstanceType<typeof wasm.CrossSection>

export type Vec2 = readonly [number, number]
export type Vec3 = readonly [number, number, number]

/**
 * Number of sides that represent a circle when a solid is measured. The polygon has 0.018% less area than the circle.
 * For a ring, the relative error can be twice as large.
 */
const EXACT_SIDES = 192
/** Number of sides that represent a ball when a solid is measured. The ball has 0.04% less volume than the sphere. */
export const EXACT_BALL_SIDES = 256
let exact = false

/**
 * Runs `make` with enough sides per circle for measurements, so that areas and volumes are accurate to 0.05%. Images
 * and drawings need only a tenth as many sides.
 */
export function exactly<Result>(make: () => Result): Result {
  exact = true
  try {
    return make()
  } finally {
    exact = false
  }
}

/**
 * Returns the number of sides in a circle, or the number of steps in an arc. `count` is the number for display (0 uses
 * the kernel's default). When solids are measured, the number is larger.
 */
export const facets = (count: number, exactly = EXACT_SIDES): number => (exact ? exactly : count)

/**
 * Returns the number of sides of the polygon that represents a circle of this radius (in). It is a multiple of 4, so
 * the bounding box of the circle is exact. A 9/16 in hole has 24 sides.
 */
export function sides(radius: number): number {
  if (radius < 0.15) return facets(16)
  if (radius < 0.3) return facets(24)
  if (radius < 0.75) return facets(48)
  if (radius < 2) return facets(64)
  if (radius < 6) return facets(96)
  return facets(128)
}

export const union = (solids: readonly Solid[]): Solid => Manifold.union([...solids])

export const cut = (solid: Solid, cutters: readonly Solid[]): Solid =>
  cutters.length === 0 ? solid : Manifold.difference([solid, ...cutters])
