import loadManifold from 'manifold-3d'

const wasm = await loadManifold()
wasm.setup()

/** A watertight solid. Inches, z up. Immutable: every operation returns a new solid. */
export const Manifold = wasm.Manifold
export type Solid = InstanceType<typeof wasm.Manifold>

/** An immutable flat outline, in. */
export const CrossSection = wasm.CrossSection
export type Outline = InstanceType<typeof wasm.CrossSection>

export type Vec2 = readonly [number, number]
export type Vec3 = readonly [number, number, number]

/**
 * A regular polygon with this many sides has 0.018% less area than its circle. For a ring, the relative error can be
 * twice as large.
 */
const EXACT_SIDES = 192
/** A ball with this many sides has 0.04% less volume than its sphere. */
export const EXACT_BALL_SIDES = 256
let exact = false

/**
 * Runs `make` with enough sides per circle for areas and volumes within 0.05%, for measurements. Images and drawings
 * need a tenth of the sides.
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
 * Number of sides of a circle or steps of an arc: `count` for display (0 uses the kernel's default), or more for
 * measurements.
 */
export const facets = (count: number, exactly = EXACT_SIDES): number => (exact ? exactly : count)

/**
 * Number of polygon sides for a circle of this radius (in). A multiple of 4, so that the bounding box of a circle is
 * exact. A 9/16 in hole has 24.
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
