/**
 * Converts the extrusion profiles to regions, in inches. Inside fillets are omitted, because they add less than 2% to
 * the area.
 */
import {
  type HollowProfile,
  hollowShape,
  type Point,
  type ProfileId,
  type ProfileModel,
  profileModels,
  ribsOf,
  SCREW_HOLE_IN,
  type SlotAt,
  type SolidProfile,
  slotShape,
} from './profile-models.ts'
import {
  circle,
  convex,
  hullOf,
  integrate,
  type Region,
  type RegionProperties,
  rectangle,
  rounded,
  union,
  without,
} from './sections.ts'

/** Rotates a point about the origin, and then translates it. */
const placed =
  ([x, y, quarters]: SlotAt) =>
  ([px, py]: Point): Point => {
    const turned: readonly Point[] = [
      [px, py],
      [-py, px],
      [-px, -py],
      [py, -px],
    ]
    const [tx, ty] = turned[quarters] as Point
    return [x + tx, y + ty]
  }

/**
 * Returns half of a slot cavity's outline, starting at the lip. The other half is its mirror image. `wall` offsets the
 * outline outward.
 */
function cavity(wall: number): Point[] {
  const { lipIn, sideIn, depthIn, halfWidthIn, bottomHalfIn } = slotShape
  // The sloping side is offset parallel to itself. Its ends move along the adjacent edges.
  const [dx, dy] = [bottomHalfIn - halfWidthIn, -depthIn + lipIn + sideIn]
  const length = Math.hypot(dx, dy)
  const [nx, ny] = [-dy / length, dx / length]
  const at = (from: Point, along: number): Point => [from[0] + dx * along, from[1] + dy * along]
  const start: Point = [halfWidthIn + nx * wall, -lipIn - sideIn + ny * wall]
  const upper = at(start, (halfWidthIn + wall - start[0]) / dx)
  const lower = at(start, (-depthIn - wall - start[1]) / dy)
  const right: Point[] = [[halfWidthIn + wall, -lipIn + wall], upper, lower]
  return [...right, ...right.toReversed().map(([x, y]): Point => [-x, y])]
}

const mouth = (wall: number): Point[] => {
  const half = slotShape.openingIn / 2 + wall
  return [
    [-half, 0.2],
    [half, 0.2],
    [half, -0.3],
    [-half, -0.3],
  ]
}

const slots = (at: readonly SlotAt[], wall = 0): Region =>
  union(at.flatMap((slot) => [convex(mouth(wall).map(placed(slot))), convex(cavity(wall).map(placed(slot)))]))

const bores = (at: readonly Point[], diameter: number): Region => union(at.map((center) => circle(diameter, center)))

/** Returns the region of a solid profile without its slots, holes, and pockets. */
const solid = ({ widthIn, heightIn, cornerRadiusIn, slots: at, bores: drilled, pocket }: SolidProfile): Region =>
  without(
    rounded(widthIn, heightIn, cornerRadiusIn),
    slots(at),
    bores(drilled.at, drilled.diameterIn),
    ...(pocket
      ? [-1, 1].flatMap((x) => [-1, 1].map((y) => convex(pocket.corners.map(([px, py]): Point => [x * px, y * py]))))
      : []),
  )

/**
 * Returns the region of a hollow profile: the skin, the troughs around the slots, the bosses for screws, and the webs
 * from the rings to the bosses.
 */
function hollow(model: HollowProfile): Region {
  const { widthIn, heightIn, slots: at, bosses, cells } = model
  const { cornerRadiusIn, skinIn, skinRadiusIn, troughIn, ring, dividerIn } = hollowShape
  const outside = rounded(widthIn, heightIn, cornerRadiusIn)
  const skin = without(outside, rounded(widthIn - 2 * skinIn, heightIn - 2 * skinIn, skinRadiusIn))
  const ribs = ribsOf(model).map(hullOf)
  const divider = cells.length > 1 ? [rectangle(widthIn - 0.1, dividerIn)] : []
  const metal = union([skin, slots(at, troughIn), bores(cells, ring.outsideIn), ...ribs, ...divider])
  const beyond = without(rectangle(widthIn + 1, heightIn + 1), outside)
  return without(metal, beyond, slots(at), bores(bosses, SCREW_HOLE_IN), bores(cells, ring.insideIn))
}

const region = (model: ProfileModel): Region => (model.kind === 'solid' ? solid(model) : hollow(model))

export interface Profile {
  readonly widthIn: number
  readonly heightIn: number
  readonly region: Region
}

const profileOf = (model: ProfileModel): Profile => ({ ...model, region: region(model) })

export const profiles: Readonly<Record<ProfileId, Profile>> = {
  '15x15': profileOf(profileModels['15x15']),
  '15x30': profileOf(profileModels['15x30']),
  '30x30': profileOf(profileModels['30x30']),
  '30x60': profileOf(profileModels['30x60']),
}

/** Returns the section properties of a profile on edge (long side vertical). */
export const onEdgeProperties = ({ region, heightIn }: Profile): RegionProperties => integrate(region, heightIn)

/** Returns the section properties of a profile that is laid flat. The x and y axes are swapped. */
export const flatProperties = (profile: Profile): RegionProperties => integrate(flatRegion(profile), profile.widthIn)

/** Returns the region for a profile that is laid flat. */
export const flatRegion = ({ region, heightIn }: Profile): Region => turned(region, heightIn)

const COLUMNS = 1200

/**
 * Rotates a region of height `heightIn` by 90°. The intervals at height y are the original region's intervals along x =
 * y.
 */
function turned(region: Region, heightIn: number): Region {
  const step = heightIn / COLUMNS
  const rows = Array.from({ length: COLUMNS }, (_, index) => {
    const y = -heightIn / 2 + (index + 0.5) * step
    return { y, stretches: region(y) }
  })
  return (x) => {
    const result: [number, number][] = []
    for (const { y, stretches } of rows) {
      if (!covers(stretches, x)) continue
      const last = result.at(-1)
      if (last && y - step / 2 - last[1] < step / 2) last[1] = y + step / 2
      else result.push([y - step / 2, y + step / 2])
    }
    return result
  }
}

function covers(stretches: ReturnType<Region>, x: number): boolean {
  for (const stretch of stretches) if (stretch[0] <= x && x < stretch[1]) return true
  return false
}
