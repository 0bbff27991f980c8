/** Props for scenes: plain solids in gray, white, and black, without markings. */
import { CrossSection, cut, Manifold, type Solid, union, type Vec2, type Vec3 } from '../geometry/kernel.ts'
import { circle, hullOf, polygon, rectangle } from '../geometry/outlines.ts'
import { body, type Look, type Part, part } from '../geometry/part.ts'
import { ball, box, cylinder, revolve, rod, torus } from '../geometry/solids.ts'

const PERSON_IN = 69

/** A flat gray figure of a person, 5 ft 9 in tall, facing -y. */
export function person(): Part {
  const shape = CrossSection.union([
    circle(8.6).translate([0, 64.6]),
    hullOf([0, 59, 3.4], [0, 62, 3.4]),
    hullOf([-6.4, 54.6, 6], [6.4, 54.6, 6], [-4.4, 40, 6], [4.4, 40, 6]),
    hullOf([-7.6, 55, 4.2], [-9.4, 43, 3.6]),
    hullOf([-9.4, 43, 3.6], [-9.2, 32, 3]),
    hullOf([7.6, 55, 4.2], [9.6, 43, 3.6]),
    hullOf([9.6, 43, 3.6], [9, 32.5, 3]),
    hullOf([-3.6, 38, 7], [-4.2, 20, 5.2]),
    hullOf([-4.2, 20, 5.2], [-4.4, 2, 3.4]),
    hullOf([3.6, 38, 7], [4.4, 20, 5.2]),
    hullOf([4.4, 20, 5.2], [5, 2, 3.4]),
    hullOf([-6.6, 1, 2], [-3.6, 1, 2]),
    hullOf([4.4, 1, 2], [7.6, 1, 2]),
  ])
  const height = shape.bounds().max[1]
  const solid = shape
    .scale([PERSON_IN / height, PERSON_IN / height])
    .extrude(1.5)
    .rotate([90, 0, 0])
    .translate([0, 0.75, 0])
  return thing(solid, 'figure')
}

export const thing = (solid: Solid, look: Look): Part => part(body(solid, 'steel', look))

export const block = (size: Vec3, look: Look, at: Vec3 = [0, 0, 0]): Part => thing(box(size).translate([...at]), look)

export const drum = (diameter: number, height: number, look: Look): Part => thing(cylinder(diameter, height), look)

/** A barrel with its axis along x. */
export const barrel = (diameter: number, length: number, look: Look): Part =>
  thing(cylinder(diameter, length).rotate([0, 90, 0]), look)

/** Lines between points: slings, guys, and ropes. */
export const lines = (pairs: readonly (readonly [Vec3, Vec3])[], diameter: number, look: Look): Part =>
  thing(union(pairs.map(([from, to]) => rod(from, to, diameter))), look)

/** A line through points. */
export const line = (diameter: number, look: Look, ...points: readonly Vec3[]): Part =>
  lines(
    points.slice(1).map((to, index) => [points[index] as Vec3, to]),
    diameter,
    look,
  )

/**
 * A pipe guardrail that is cut to length, from post to post. Its two rails are at the same heights as those on the
 * catalog's guardrails.
 */
export function pipeRail([x0, y0, z]: Vec3, [x1, y1]: Vec3): Part {
  const level = (height: number): readonly [Vec3, Vec3] => [
    [x0, y0, z + height],
    [x1, y1, z + height],
  ]
  const post = (x: number, y: number): readonly [Vec3, Vec3] => [
    [x, y, z],
    [x, y, z + 42],
  ]
  return lines([post(x0, y0), post(x1, y1), level(21), level(41.2)], 1.9, 'brushed')
}

/** A solid of revolution about x. The points are [x, radius]. */
export function turned(look: Look, ...points: readonly Vec2[]): Part {
  const profile = polygon(
    ...points.map(([x, r]): Vec2 => [r, x]),
    [0, (points.at(-1) as Vec2)[0]],
    [0, (points[0] as Vec2)[0]],
  )
  return thing(revolve(profile).rotate([0, 90, 0]), look)
}

/** The nose and fuselage of an airliner along x, 12 ft in diameter. The tip of the nose is at x = 0, facing -x. */
export function fuselage(length = 360, diameter = 144): Part {
  const r = diameter / 2
  const steps = 28
  const nose = 1.35 * diameter
  const profile: Vec2[] = Array.from({ length: steps + 1 }, (_, k): Vec2 => {
    const u = k / steps
    return [u * nose, r * Math.sin((Math.acos(1 - u) / (Math.PI / 2)) * (Math.PI / 2)) ** 0.92]
  })
  const skin = revolve(polygon(...profile.map(([x, y]): Vec2 => [y, x]), [r, length], [0, length])).rotate([0, 90, 0])
  // Cockpit windows: a band of dark facets above the nose.
  const band = [-56, -19, 19, 56].map((degrees) =>
    box([22, 21, 40], true)
      .translate([0, 0, 12])
      .rotate([0, -40, 0])
      .translate([nose * 0.33, 0, r * 0.77])
      .rotate([degrees, 0, 0]),
  )
  // Windows are slightly outside the skin, because coplanar surfaces don't render well.
  const proud = skin.scale([1, 1.004, 1.004]).translate([-0.3, 0, 0])
  const windows = union(band).intersect(proud)
  const row = Array.from({ length: Math.floor((length - nose - 30) / 20) }, (_, k) => nose + 34 + k * 20)
  const sides = union(
    row.flatMap((x) =>
      [1, -1].map((s) =>
        hullOf([0, -2, 8], [0, 2, 8])
          .extrude(8)
          .rotate([90, 0, 0])
          .translate([x, s > 0 ? r + 2 : -r + 6, r * 0.22]),
      ),
    ),
  ).intersect(proud)
  return part(body(skin, 'aluminum', 'aircraft'), body(union([windows, sides]), 'aluminum', 'plastic-black'))
}

/**
 * A wing panel along y. Its root is at y = 0, and its leading edge faces -x. The tip is `sweep` inches behind the root.
 */
export function wing(span: number, root: number, tip: number, sweep: number, look: Look = 'aircraft'): Part {
  const foil = (chord: number, thick: number) =>
    polygon(
      ...Array.from({ length: 48 }, (_, k): Vec2 => {
        const t = (k / 48) * 2 * Math.PI
        const x = (1 - Math.cos(t)) / 2
        const half =
          2.6 * thick * (0.2969 * Math.sqrt(x) - 0.126 * x - 0.3516 * x * x + 0.2843 * x ** 3 - 0.1036 * x ** 4)
        return [x * chord, Math.sin(t) >= 0 ? half * chord : -half * chord]
      }),
    )
  const section = (chord: number, thick: number, at: Vec3) =>
    foil(chord, thick)
      .extrude(0.5)
      .rotate([90, 0, 0])
      .translate([...at])
  return thing(Manifold.hull([section(root, 0.8, [0, 0, 0]), section(tip, 0.7, [sweep, span, 0])]), look)
}

/**
 * A flat section of an LED wall: the position of its lower-left corner, and its rotation about the vertical, in
 * degrees.
 */
export interface Facet {
  readonly turn: number
  readonly at: Vec3
}

/**
 * A wall of square screen panels on 20 in centers. Its lower-left corner is at the origin, and it faces -y. It is one
 * part, so that its image spans all panels of all facets. Each facet has `columns` × `rows` panels.
 */
export function ledWall(
  columns: number,
  rows: number,
  pitch = 20,
  facets: readonly Facet[] = [{ turn: 0, at: [0, 0, 0] }],
): Part {
  const faces: Solid[] = []
  const backs: Solid[] = []
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const at: [number, number, number] = [(column + 0.5) * pitch, 0, (row + 0.5) * pitch]
      faces.push(box([pitch - 0.25, 0.4, pitch - 0.25], true).translate([at[0], -1.7, at[2]]))
      backs.push(
        union([
          box([pitch - 0.2, 2.6, pitch - 0.2], true),
          box([6, 1.6, 8], true).translate([0, 2, 0]),
          box([pitch - 4, 0.8, 1.4], true).translate([0, 1.6, pitch / 3]),
          box([pitch - 4, 0.8, 1.4], true).translate([0, 1.6, -pitch / 3]),
        ]).translate(at),
      )
    }
  const onFacets = (panels: readonly Solid[]) =>
    Manifold.compose(
      facets.flatMap(({ turn, at }) => panels.map((panel) => panel.rotate([0, 0, turn]).translate([...at]))),
    )
  return part(body(onFacets(faces), 'aluminum', 'screen'), body(onFacets(backs), 'aluminum', 'plastic-black'))
}

/**
 * A stage light: a box with barn doors that hangs from a yoke at the origin. Before any rotation, its beam points
 * toward -z.
 */
export const fixture = (): Part =>
  part(
    body(
      union([
        cylinder(8, 11).translate([0, 0, -16]),
        box([1, 10.6, 9], true)
          .translate([0, 0, -6])
          .subtract(box([3, 9.2, 8], true).translate([0, 0, -6.6])),
        cylinder(1.4, 3).translate([0, 0, -3]),
        box([9, 0.3, 5], true).rotate([28, 0, 0]).translate([0, 5.4, -18]),
        box([9, 0.3, 5], true).rotate([-28, 0, 0]).translate([0, -5.4, -18]),
      ]),
      'aluminum',
      'painted-black',
    ),
    body(cylinder(7, 0.3).translate([0, 0, -16.2]), 'aluminum', 'glass'),
  )

/** A cinema camera made of plain blocks. Its lens points toward -y, and it stands on z = 0. */
export const camera = (): Part =>
  part(
    body(
      union([
        box([6, 12, 7], true).translate([0, 2, 8]),
        cylinder(5, 8).rotate([90, 0, 0]).translate([0, -4, 8]),
        box([7, 4, 6.4], true)
          .translate([0, -12.4, 8])
          .subtract(box([5.6, 6, 5], true).translate([0, -14, 8])),
        box([4.4, 5, 5.4], true).translate([0, 10, 8.4]),
        cylinder(1, 9).rotate([90, 0, 0]).translate([0, 6, 13]),
        box([1, 1, 2], true).translate([0, 5, 12]),
        box([1, 1, 2], true).translate([0, -2, 12]),
        cylinder(6.4, 2),
        cylinder(4.6, 3.4).translate([0, 0, 1.6]),
      ]),
      'aluminum',
      'painted-black',
    ),
    body(cylinder(4, 0.4).rotate([90, 0, 0]).translate([0, -11.8, 8]), 'aluminum', 'glass'),
  )

/** Lumber on edge that starts at x = 0. The lumber and its grain run along x. */
export const lumber = (width: number, height: number, length: number): Part =>
  block([length, width, height], 'plywood', [0, -width / 2, 0])

/** Height from the suspension point of a hoist to its lower hook, excluding the chain, in. */
export const HOIST_IN = 20.7

/**
 * An electric chain hoist. The inside of its upper hook is at the origin. Its lower hook hangs from `drop` inches of
 * chain.
 */
export function hoist(drop: number): Part {
  const link = torus(1.1, 0.28).rotate([90, 0, 0]).scale([1, 1, 1.4])
  // The chain starts inside the body and ends at the hook.
  const chain = Array.from({ length: Math.ceil((drop + 4) / 1.25) + 1 }, (_, k) =>
    link.rotate([0, 0, (k % 2) * 90]).translate([0, 0, -13.85 - k * 1.25]),
  )
  return part(
    body(
      union([
        box([10, 7, 9], true).translate([0, 0, -9.25]),
        cylinder(7.4, 9).rotate([0, 90, 0]).translate([4, 0, -9.25]),
        cylinder(3.6, 3.8).translate([0, 0, -5.6]),
      ]),
      'aluminum',
      'painted-black',
    ),
    body(
      union([
        torus(2.4, 0.7).rotate([90, 0, 0]).translate([0, 0, -0.85]),
        ...chain,
        torus(2.6, 0.7)
          .rotate([90, 0, 0])
          .translate([0, 0, -HOIST_IN + 0.95 - drop]),
        cylinder(1.6, 2).translate([0, 0, -HOIST_IN + 2.05 - drop]),
      ]),
      'steel',
      'zinc',
    ),
  )
}

/** A pallet with layers of cartons, centered. `emptyPallet` has no cartons. */
export function pallet(layers: 1 | 2 | 3): Part {
  const boards: Solid[] = []
  for (let k = 0; k < 6; k++) boards.push(box([48, 5.5, 0.75]).translate([-24, -20 + k * 6.9, 4.2]))
  for (const x of [-22, 0, 22]) boards.push(box([3.5, 40, 4.2]).translate([x - 1.75, -20, 0]))
  const boxes: Solid[] = []
  for (let layer = 0; layer < layers; layer++)
    for (const x of [-15.6, 0, 15.6])
      for (const y of [-9.6, 9.6]) boxes.push(box([15, 18.6, 12.4]).translate([x - 7.5, y - 9.3, 5 + layer * 12.6]))
  return part(body(union(boards), 'plywood', 'plywood'), body(Manifold.compose(boxes), 'plywood', 'painted-white'))
}

export { ball, box, circle, cut, cylinder, hullOf, Manifold, polygon, rectangle, rod, torus, union }
