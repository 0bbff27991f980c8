/** Basic solids, in inches with z up. */
import { cross, difference, dot, scaled, sum, unit } from '../../engineering/vectors.ts'
import {
  CrossSection,
  cut,
  EXACT_BALL_SIDES,
  facets,
  Manifold,
  type Outline,
  type Solid,
  sides,
  union,
  type Vec2,
  type Vec3,
} from './kernel.ts'
import {
  circle,
  FIRST_HOLE_IN,
  fillet,
  HOLE_IN,
  PITCH_IN,
  polygon,
  rectangle,
  soften,
  stations,
  withHoles,
} from './outlines.ts'
import { asBentBar } from './recipe.ts'

/** Extrudes an outline up from z = 0. */
export const extrude = (outline: Outline, height: number): Solid => outline.extrude(height)

/** Flat plate on z = 0 with round through-holes. */
export const plate = (
  outline: Outline,
  thickness: number,
  holes: readonly Vec2[] = [],
  diameter: number = HOLE_IN,
): Solid => withHoles(outline, holes, diameter).extrude(thickness)

/** Sweeps an outline along x from 0 to `length`. The outline's x becomes y, and its y becomes z. */
export const bar = (profile: Outline, length: number): Solid =>
  // Rotates the axes (x → y → z → x). The matrix is in column-major order.
  profile.extrude(length).transform([0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1])

/** Revolves a profile about z. In the profile, x is the radius and y is the height. Radii must not be negative. */
export const revolve = (profile: Outline, degrees = 360): Solid => {
  const reach = profile.bounds().max[0]
  return profile.revolve(sides(reach), degrees)
}

export const box = (size: Vec3, centered = false): Solid => Manifold.cube([...size], centered)

/** Vertical cylinder that starts at z = 0, or a cone if `top` differs from `diameter`. Both diameters are in inches. */
export const cylinder = (diameter: number, height: number, top: number = diameter): Solid =>
  Manifold.cylinder(height, diameter / 2, top / 2, sides(Math.max(diameter, top) / 2))

/** Vertical tube that starts at z = 0. */
export const pipe = (outside: number, wall: number, height: number): Solid =>
  circle(outside)
    .subtract(circle(outside - 2 * wall))
    .extrude(height)

/** Torus about z. `diameter` is measured to the center of the wire, and `wire` is the diameter of the wire. */
export const torus = (diameter: number, wire: number): Solid =>
  CrossSection.circle(wire / 2, facets(24))
    .translate([diameter / 2, 0])
    .revolve(sides(diameter / 2))

/** Ball centered on the origin. */
export const ball = (diameter: number): Solid =>
  Manifold.sphere(diameter / 2, facets(sides(diameter / 2), EXACT_BALL_SIDES))

/** Round rod between two points, for lacing, wire, and pins. */
export function rod(from: Vec3, to: Vec3, diameter: number): Solid {
  return strut(circle(diameter), from, to)
}

/**
 * Sweeps a profile between two points. `up` is the direction of the profile's y. It defaults to z, or to y for a
 * vertical strut.
 */
function strut(profile: Outline, from: Vec3, to: Vec3, up?: Vec3): Solid {
  const along = difference(to, from)
  const length = Math.hypot(...along)
  const x = scaled(along, 1 / length)
  const wanted: Vec3 = up ?? (Math.abs(x[2]) > 0.999 ? [0, 1, 0] : [0, 0, 1])
  const y = unit(cross(wanted, x))
  const z = cross(x, y)
  return bar(profile, length).transform([...x, 0, ...y, 0, ...z, 0, ...from, 1] as never)
}

// The following functions return profiles for `bar` and `strut`. Profiles are in y and z, and they are centered unless
// noted.

/**
 * Square or rectangular tube. `radius` is the radius of the outside corners. The default, 1.5 times the wall thickness,
 * is for rolled tubes. Use 0 for extruded tubes.
 */
export function tubeProfile(width: number, height: number, wall: number, radius: number = 1.5 * wall): Outline {
  const inner = Math.max(0, radius - wall)
  return rectangle(width, height, { round: radius }).subtract(
    rectangle(width - 2 * wall, height - 2 * wall, inner > 0.01 ? { round: inner } : {}),
  )
}

export const pipeProfile = (outside: number, wall: number): Outline =>
  circle(outside).subtract(circle(outside - 2 * wall))

/**
 * Angle with its heel at the origin. The legs are along +x and +y of the outline. The inside corner radius equals the
 * wall thickness, and the toes are slightly rounded.
 */
export function angleProfile(legX: number, legY: number, wall: number): Outline {
  const sharp = polygon([0, 0], [legX, 0], [legX, wall], [wall, wall], [wall, legY], [0, legY])
  return fillet(sharp, wall)
}

/** Drills a hole at each point, parallel to `axis`. The holes go through the whole solid by default. */
export function drill(
  solid: Solid,
  at: readonly Vec3[],
  axis: 'x' | 'y' | 'z',
  diameter: number = HOLE_IN,
  depth = 400,
): Solid {
  const drillBit = cylinder(diameter, depth).translate([0, 0, -depth / 2])
  const turned = axis === 'x' ? drillBit.rotate([0, 90, 0]) : axis === 'y' ? drillBit.rotate([90, 0, 0]) : drillBit
  return cut(
    solid,
    at.map((point) => turned.translate([...point])),
  )
}

/**
 * Drills a row of holes in a part that runs along x. The holes are parallel to `axis` at (y, z), every 3 in, starting 1
 * 1/2 in from x = 0.
 */
const drillRow = (
  solid: Solid,
  length: number,
  [y, z]: Vec2,
  axis: 'y' | 'z',
  { diameter = HOLE_IN, first = FIRST_HOLE_IN, pitch = PITCH_IN, depth = 400 } = {},
): Solid =>
  drill(
    solid,
    stations(length, first, pitch).map((x): Vec3 => [x, y, z]),
    axis,
    diameter,
    depth,
  )

/** Square or rectangular tube along x. Each face has a centered row of 9/16 in holes on 3 in centers. */
export function gridTube(width: number, height: number, wall: number, length: number, radius?: number): Solid {
  const tube = bar(tubeProfile(width, height, wall, radius), length)
  return drillRow(drillRow(tube, length, [0, 0], 'y'), length, [0, 0], 'z')
}

/** A leg of a bent plate, with the bend at its end. */
export interface Leg {
  /** Length along the outside to the sharp corner, in. */
  readonly length: number
  /** Angle of the bend after this leg, in degrees. Bends to the left (up) are positive. The last leg has no bend. */
  readonly bend?: number
}

/**
 * Bent plate. Its profile starts at the origin, runs along +x, and turns at each bend. For left bends, lengths are
 * measured along the lower face, as in dimensioned drawings of angles. The inside radius defaults to the thickness. The
 * width is centered on y, and z is up.
 *
 * For example, `bentPlate([{ length: 3, bend: 90 }, { length: 4 }], 0.25, 3)` is an angle with 3 in and 4 in legs.
 */
export function bentPlate(legs: readonly Leg[], thickness: number, width: number, inside: number = thickness): Solid {
  // Find the corners of the lower face, and then offset them for the upper face. Concentric radii on both faces make
  // one bend.
  const lower: Vec2[] = [[0, 0]]
  let heading = 0
  for (const leg of legs) {
    const [x, y] = lower.at(-1) as Vec2
    lower.push([x + leg.length * Math.cos(heading), y + leg.length * Math.sin(heading)])
    heading += ((leg.bend ?? 0) * Math.PI) / 180
  }
  const headings: number[] = []
  heading = 0
  for (const leg of legs) {
    headings.push(heading)
    heading += ((leg.bend ?? 0) * Math.PI) / 180
  }
  const upper: Vec2[] = lower.map(([x, y], index) => {
    const before = headings[Math.max(0, index - 1)] as number
    const after = headings[Math.min(headings.length - 1, index)] as number
    const middle = (before + after) / 2
    const reach = thickness / Math.cos((after - before) / 2)
    return [x - Math.sin(middle) * reach, y + Math.cos(middle) * reach]
  })
  const ends = (points: readonly Vec2[]) => roundedPath(points, headings, inside, thickness, points === lower)
  const outline = polygon(...ends(lower), ...ends(upper).reverse())
  // The outline's (x, y) becomes (x, z). The extrusion goes toward -y, so move the plate back by half its width.
  return outline
    .extrude(width)
    .rotate([90, 0, 0])
    .translate([0, width / 2, 0])
}

function roundedPath(
  points: readonly Vec2[],
  headings: readonly number[],
  inside: number,
  thickness: number,
  isLower: boolean,
): Vec2[] {
  const out: Vec2[] = [points[0] as Vec2]
  for (let index = 1; index < points.length - 1; index++) {
    const [x, y] = points[index] as Vec2
    const before = headings[index - 1] as number
    const turn = (headings[index] as number) - before
    // The center of a left bend is on the upper side, so the lower face is on the outside.
    const radius = turn > 0 === isLower ? inside + thickness : inside
    const back = radius * Math.tan(Math.abs(turn) / 2)
    const side = Math.sign(turn)
    const start: Vec2 = [x - back * Math.cos(before), y - back * Math.sin(before)]
    const center: Vec2 = [start[0] - side * radius * Math.sin(before), start[1] + side * radius * Math.cos(before)]
    const steps = Math.max(3, facets(Math.round((Math.abs(turn) / (Math.PI / 2)) * 8)))
    for (let step = 0; step <= steps; step++) {
      const angle = before + (turn * step) / steps
      out.push([center[0] + side * radius * Math.sin(angle), center[1] - side * radius * Math.cos(angle)])
    }
  }
  out.push(points.at(-1) as Vec2)
  return out
}

/** Copies a solid at equal angles around the z axis and returns all copies as one solid. */
export const around = (solid: Solid, count: number): Solid =>
  union(Array.from({ length: count }, (_, i) => solid.rotate([0, 0, (360 * i) / count])))

/** Returns a solid and its mirror image across the plane through the origin with this normal, as one solid. */
export const both = (solid: Solid, normal: Vec3): Solid => union([solid, solid.mirror([...normal])])

/** Vertical extrusion with the top and bottom edges chamfered at 45°, like a machined block. */
export function chamferedBlock(outline: Outline, height: number, chamfer: number): Solid {
  const small = soften(outline.offset(-chamfer, 'Miter', 8), {})
  return Manifold.hull([small.extrude(height), outline.extrude(height - 2 * chamfer).translate([0, 0, chamfer])])
}

/**
 * Sweeps a profile along a path, for handrails and hoops. `radius` is the bend radius at corners, in inches, measured
 * to the center of the tube. Without a radius, the corners are mitered. `up` is the direction of the profile's y at the
 * start.
 */
export function bentBar(profile: Outline, path: readonly Vec3[], radius = 0, up: Vec3 = [0, 0, 1]): Solid {
  const points = radius > 0 ? roundedCorners(path, radius) : [...path]
  const last = points.length - 1
  const headings = Array.from({ length: last }, (_, i) => unit(difference(points[i + 1] as Vec3, points[i] as Vec3)))
  const first = headings[0] as Vec3
  const start: Vec3 = Math.abs(dot(up, first)) > 0.999 ? [0, 1, 0] : up
  // Avoid twist by projecting the side vector of each piece onto the plane of the next piece.
  let side = unit(cross(start, first))
  const frames = points.map((point, index) => {
    const before = headings[Math.max(0, index - 1)] as Vec3
    const after = headings[Math.min(last - 1, index)] as Vec3
    side = unit(difference(side, scaled(before, dot(side, before))))
    const over = cross(before, side)
    // Each ring of points is in the miter plane, so move the points along the preceding piece.
    const half = unit(sum(before, after))
    return { point, before, side, over, half, lean: dot(before, half) }
  })
  const bent = profile.extrude(last, last - 1).warp((vertex) => {
    const [u, v, ring] = vertex
    const { point, before, side: x, over: y, half, lean } = frames[Math.round(ring)] as (typeof frames)[number]
    const flat = sum(scaled(x, u), scaled(y, v))
    const at = sum(sum(point, flat), scaled(before, -dot(flat, half) / lean))
    vertex[0] = at[0]
    vertex[1] = at[1]
    vertex[2] = at[2]
  })
  return asBentBar(bent, { profile, path, radius, up })
}

function roundedCorners(path: readonly Vec3[], radius: number): Vec3[] {
  const out: Vec3[] = [path[0] as Vec3]
  for (let index = 1; index + 1 < path.length; index++) {
    const corner = path[index] as Vec3
    const a = unit(difference(path[index - 1] as Vec3, corner))
    const b = unit(difference(path[index + 1] as Vec3, corner))
    const angle = Math.acos(Math.max(-1, Math.min(1, dot(a, b))))
    if (Math.PI - angle < 0.01) {
      out.push(corner)
      continue
    }
    const back = radius / Math.tan(angle / 2)
    const center = sum(corner, scaled(unit(sum(a, b)), radius / Math.sin(angle / 2)))
    const start = difference(sum(corner, scaled(a, back)), center)
    const end = difference(sum(corner, scaled(b, back)), center)
    const sweep = Math.PI - angle
    const steps = Math.max(3, facets(Math.round(sweep / 0.2)))
    for (let step = 0; step <= steps; step++) {
      const t = step / steps
      const from = Math.sin((1 - t) * sweep) / Math.sin(sweep)
      const to = Math.sin(t * sweep) / Math.sin(sweep)
      out.push(sum(center, sum(scaled(start, from), scaled(end, to))))
    }
  }
  out.push(path.at(-1) as Vec3)
  return out
}
