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

/** A polygon of so many sides has 0.018 % less area than its circle; a ring lacks twice that. */
const EXACT_SIDES = 192
/** A ball of so many sides has 0.04 % less volume than its sphere. */
export const EXACT_BALL_SIDES = 256
let exact = false

/**
 * What `make` returns, with each circle made of so many sides that areas and volumes of round parts are exact to
 * 0.05 %: for measuring. Pictures and drawings need a tenth of them.
 */
export function exactly<Result>(make: () => Result): Result {
  exact = true
  try {
    return make()
  } finally {
    exact = false
  }
}

/** `count` sides of a circle or steps of an arc, which are enough to look at (0: the kernel's own choice); many more where the solid is measured. */
export const facets = (count: number, exactly = EXACT_SIDES): number => (exact ? exactly : count)

/**
 * Sides of the polygon that stands for a circle of this radius (in). Always divisible by 4, so that the
 * bounding box of a circle is exact; a 9/16 in hole gets 24.
 */
export function sides(radius: number): number {
  if (radius < 0.15) return facets(16)
  if (radius < 0.3) return facets(24)
  if (radius < 0.75) return facets(48)
  if (radius < 2) return facets(64)
  if (radius < 6) return facets(96)
  return facets(128)
}

/** All solids as one; overlapping ones are welded together. */
export const union = (solids: readonly Solid[]): Solid => Manifold.union([...solids])

/** `solid` without any of `cutters`. */
export const cut = (solid: Solid, cutters: readonly Solid[]): Solid =>
  cutters.length === 0 ? solid : Manifold.difference([solid, ...cutters])
