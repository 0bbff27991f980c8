/** Props for the application scenes: plain solids without markings, in inches, with z up. */
import { CrossSection, Manifold, type Solid, type Vec2, type Vec3 } from '../geometry/kernel.ts'
import { body, type Look, type Part, part } from '../geometry/part.ts'
import { ball, box, circle, cut, cylinder, hullOf, polygon, rectangle, rod, thing, torus, union } from './props.ts'

const at = (solid: Solid, x: number, y: number, z: number): Solid => solid.translate([x, y, z])

/** A chain of rods with round joints, for ropes, handles, and bent bars. */
export const bent = (points: readonly Vec3[], diameter: number): Solid =>
  union([
    ...points.slice(1).map((to, k) => rod(points[k] as Vec3, to, diameter)),
    ...points.slice(1, -1).map((point) => ball(diameter).translate([...point])),
  ])

/**
 * Returns a smooth curve through points with increasing x (Catmull-Rom). The curve is level before the first point and
 * after the last point.
 */
function through(...points: readonly Vec2[]): (x: number) => number {
  const at = (k: number) => points[Math.min(Math.max(k, 0), points.length - 1)] as Vec2
  return (x) => {
    if (x <= at(0)[0]) return at(0)[1]
    const k = points.findIndex(([from], index) => x >= from && x <= at(index + 1)[0])
    if (k < 0 || k === points.length - 1) return at(points.length)[1]
    const [p0, p1, p2, p3] = [at(k - 1), at(k), at(k + 1), at(k + 2)]
    const t = (x - p1[0]) / (p2[0] - p1[0])
    const slope = (a: Vec2, b: Vec2) => (b[0] === a[0] ? 0 : ((b[1] - a[1]) / (b[0] - a[0])) * (p2[0] - p1[0]))
    const [m1, m2] = [slope(p0, p2), slope(p1, p3)]
    return (
      (2 * t ** 3 - 3 * t ** 2 + 1) * p1[1] +
      (t ** 3 - 2 * t ** 2 + t) * m1 +
      (3 * t ** 2 - 2 * t ** 3) * p2[1] +
      (t ** 3 - t ** 2) * m2
    )
  }
}

/** A solid along x that connects convex outlines in (y, z), one at each station. */
const loft = (stations: readonly number[], outline: (x: number) => readonly Vec2[]): Solid => {
  const slices = stations.map((x) =>
    polygon(...outline(x))
      .extrude(0.02)
      .rotate([90, 0, 90])
      .translate([x, 0, 0]),
  )
  return union(slices.slice(1).map((slice, k) => Manifold.hull([slices[k] as Solid, slice])))
}

const stations = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, k) => from + ((to - from) * k) / count)

/** Returns positions that are closer together toward both ends, where the shape is round. */
const roundedStations = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, k) => from + ((to - from) * (1 - Math.cos((Math.PI * k) / count))) / 2)

/** A rounded section that is wider at the bottom than at the top. */
function section(foot: number, head: number, low: number, high: number, power = 3.4): Vec2[] {
  return Array.from({ length: 56 }, (_, k): Vec2 => {
    const angle = (k / 56) * 2 * Math.PI
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const up = (Math.sign(s) * Math.abs(s) ** (2 / power) + 1) / 2
    return [Math.sign(c) * Math.abs(c) ** (2 / power) * (foot + (head - foot) * up), low + (high - low) * up]
  })
}

/** Height of the car's flat underside, in. */
export const CAR_FLOOR_IN = 8
const CAR = {
  half: through([-90, 22], [-84, 30], [-70, 34.5], [-40, 36], [40, 36], [72, 35], [86, 30], [91, 24]),
  shoulder: through([-90, 23], [-80, 28], [-58, 32], [-30, 36], [30, 38.5], [70, 39], [86, 36], [91, 31]),
  low: through([-90, 15], [-82, 10], [-66, CAR_FLOOR_IN], [64, CAR_FLOOR_IN], [82, 11], [91, 18]),
  roof: through([-38, 34], [-24, 42], [-6, 51.5], [14, 55.4], [34, 55], [56, 49], [74, 41.5], [84, 36]),
} as const

/**
 * A smooth car body along x, 15 ft long. Its nose points toward -x, and its wheels touch z = 0.
 */
export function car(look: Look): Part {
  const lower = loft(roundedStations(-90, 91, 64), (x) =>
    section(CAR.half(x), CAR.half(x) - 2.4, CAR.low(x), CAR.shoulder(x), 4.2),
  )
  const cabin = loft(stations(-37, 83, 48), (x) => {
    const rise = Math.max(0, Math.min(1, (CAR.roof(x) - 36) / 18))
    return section(CAR.half(x) - 3.5, CAR.half(x) - 3.5 - 9 * rise, 20, CAR.roof(x), 4.6)
  })
  const wells = [-56, 54].flatMap((x) =>
    [1, -1].map((s) =>
      cylinder(29, 12)
        .rotate([90, 0, 0])
        .translate([x, s * 33 + 6, 13]),
    ),
  )
  const shell = cut(union([lower, cabin]), wells)
  // The windows are slightly outside the cabin: a windshield, a rear window, and two windows on each side.
  const proud = cabin.scale([1.002, 1.006, 1.004])
  const side = (...points: readonly Vec2[]) =>
    polygon(...points)
      .extrude(100)
      .rotate([90, 0, 0])
      .translate([0, 50, 0])
  const across = (...points: readonly Vec2[]) =>
    hullOf(...points.map(([y, z]): [number, number, number] => [y, z, 3]))
      .extrude(60)
      .rotate([90, 0, 90])
  const glass = union([
    side([-17, 39.6], [15, 40.2], [15, 52], [2, 50.6]),
    side([18, 40.2], [56, 40.6], [46, 47], [36, 51], [18, 52]),
    across([-25, 38.4], [25, 38.4], [20, 49.5], [-20, 49.5]).translate([-62, 0, 0]),
    across([-22, 41.5], [22, 41.5], [18, 49], [-18, 49]).translate([46, 0, 0]),
  ]).intersect(proud.subtract(cabin.scale([0.985, 0.97, 0.985])))
  // Each wheel has a tire with a recess on both sides, and a rim with five spokes and a hub.
  const disc = (diameter: number, width: number) => cylinder(diameter, width).translate([0, 0, -width / 2])
  const tire = cut(disc(25.5, 8.5), [disc(15, 2).translate([0, 0, 4]), disc(15, 2).translate([0, 0, -4])])
  const spokes = Array.from({ length: 5 }, (_, k) =>
    box([2.6, 7.2, 7.6], true)
      .translate([0, 3.6, 0])
      .rotate([0, 0, k * 72]),
  )
  const rim = union([cut(disc(16, 8.9), [disc(13.6, 10)]), disc(5, 8.2), ...spokes])
  const wheels = (solid: Solid) =>
    union([-56, 54].flatMap((x) => [1, -1].map((s) => solid.rotate([90, 0, 0]).translate([x, s * 31, 12.75]))))
  return part(
    body(shell, 'steel', look),
    body(glass, 'steel', 'plastic-black'),
    body(wheels(tire), 'steel', 'rubber'),
    body(wheels(rim), 'steel', 'zinc'),
  )
}

/** The car under a cloth. The cloth is tight over the roof and fenders, and it has folds and a hem on the floor. */
export function coveredCar(): Part {
  const top = through(
    [-97, 8],
    [-93, 24],
    [-84, 29.6],
    [-58, 33.4],
    [-36, 37],
    [-8, 52],
    [14, 56.4],
    [34, 56],
    [60, 48],
    [80, 41],
    [92, 37],
    [98, 30],
    [102, 8],
  )
  const half = through([-97, 20], [-92, 30], [-76, 36.6], [-40, 37.4], [40, 37.4], [80, 36.6], [97, 30], [102, 20])
  const fold = (x: number, phase: number) => 1.1 * Math.sin(x * 0.36 + phase) + 0.7 * Math.sin(x * 0.83 + 2 * phase)
  return thing(
    loft(stations(-97, 102, 150), (x) => {
      const [z, w] = [top(x), half(x)]
      const shoulder = Math.min(z * 0.86, 35)
      const roof = w - Math.max(2, (z - shoulder) * 0.72)
      const hem = (side: 1 | -1) => side * (w + 5 + fold(x, side))
      return [
        [hem(-1), 0],
        [hem(1), 0],
        [w, shoulder * 0.82],
        [w - 0.8, shoulder * 0.94],
        [w - 3, shoulder + (z - shoulder) * 0.24],
        [roof, z - (z - shoulder) * 0.16],
        [roof - 3.5, z - (z - shoulder) * 0.03],
        [roof - 9, z],
        [-roof + 9, z],
        [-roof + 3.5, z - (z - shoulder) * 0.03],
        [-roof, z - (z - shoulder) * 0.16],
        [-w + 3, shoulder + (z - shoulder) * 0.24],
        [-w + 0.8, shoulder * 0.94],
        [-w, shoulder * 0.82],
      ]
    }),
    'painted-grey',
  )
}

export const mat = (width: number, depth: number, height: number, look: Look = 'painted-grey'): Part =>
  thing(rectangle(width, depth, { round: 1.5 }).extrude(height), look)

export const roundMat = (diameter: number, height: number): Part => thing(cylinder(diameter, height), 'painted-grey')

/** A plain chair that faces -y, with its seat at 17 in. */
export function chair(look: Look = 'painted-black'): Part {
  const legs = [
    [-8, -8],
    [8, -8],
    [-8, 8],
    [8, 8],
  ].map(([x, y]) => rod([x as number, y as number, 0], [(x as number) * 0.92, (y as number) * 0.92, 17], 0.9))
  const back = [-7.4, 7.4].map((x) => rod([x, 7.4, 17], [x, 9.6, 34], 0.9))
  return thing(
    union([
      ...legs,
      ...back,
      at(rectangle(18, 17, { round: 2 }).extrude(1.2), 0, 0, 17),
      at(rectangle(17, 8, { round: 2 }).extrude(0.8).rotate([83, 0, 0]), 0, 9.8, 30),
    ]),
    look,
  )
}

/** A cabin seat that faces -y. It is on two rails along y that are bolted to the floor. */
export function cabinSeat(): Part {
  const frames = [-8, 8].flatMap((x) => [
    box([2, 24, 0.75]).translate([x - 1, -12, 0]),
    box([1.2, 15, 13]).translate([x - 0.6, -7, 0.5]),
  ])
  return part(
    body(union(frames), 'steel', 'painted-grey'),
    body(
      union([
        rectangle(19, 18, { round: 2 }).extrude(4).translate([0, 0, 13]),
        rectangle(19, 26, { round: 3 }).extrude(4).rotate([80, 0, 0]).translate([0, 10.5, 28]),
        rectangle(12, 7, { round: 2 }).extrude(3.4).rotate([80, 0, 0]).translate([0, 13.4, 43]),
        box([5, 3, 8], true).translate([0, 12, 40]),
      ]),
      'plywood',
      'painted-black',
    ),
  )
}

export const stool = (height = 29, look: Look = 'painted-black'): Part =>
  thing(
    union([
      cylinder(16, 0.8),
      cylinder(2.2, height - 2),
      cylinder(13.5, 2).translate([0, 0, height - 2]),
      torus(12, 0.8).translate([0, 0, 11]),
    ]),
    look,
  )

export const roundTable = (height = 29, diameter = 36): Part =>
  part(
    body(union([cylinder(20, 0.8), cylinder(3, height - 1)]), 'steel', 'painted-black'),
    body(cylinder(diameter, 1).translate([0, 0, height - 1]), 'plywood', 'plywood'),
  )

/** A rolled I-beam along y, centered on x. Its lower face is at z = 0. */
export function iBeam(depth: number, width: number, length: number, look: Look = 'painted-grey'): Part {
  const [w, f, t] = [width / 2, 0.5, 0.35]
  const outline = polygon(
    [-w, 0],
    [w, 0],
    [w, f],
    [t / 2, f],
    [t / 2, depth - f],
    [w, depth - f],
    [w, depth],
    [-w, depth],
    [-w, depth - f],
    [-t / 2, depth - f],
    [-t / 2, f],
    [-w, f],
  )
  return thing(
    outline
      .extrude(length)
      .rotate([90, 0, 0])
      .translate([0, length / 2, 0]),
    look,
  )
}

/** A finned electric motor along x. Its lifting eye is at the origin. */
export function motor(): Part {
  const fins = Array.from({ length: 40 }, (_, k) =>
    box([17, 0.35, 1.6])
      .translate([-8.5, -0.17, 8.2])
      .rotate([(k * 360) / 40, 0, 0]),
  )
  const solid = union([
    cylinder(17, 18).rotate([0, 90, 0]).translate([-9, 0, 0]),
    ...fins,
    cylinder(19.6, 2).rotate([0, 90, 0]).translate([9, 0, 0]),
    cylinder(18.4, 5).rotate([0, 90, 0]).translate([-14, 0, 0]),
    box([9, 8, 7], true).translate([1, -9, 4]),
    box([14, 18, 1.4], true).translate([0, 0, -11.2]),
    box([12, 3, 3], true).translate([0, 7, -9.6]),
    box([12, 3, 3], true).translate([0, -7, -9.6]),
  ])
  return part(
    body(solid.translate([0, 0, -13.05]), 'steel', 'painted-grey'),
    body(
      union([
        cylinder(2.4, 9).rotate([0, 90, 0]).translate([10.5, 0, -13.05]),
        torus(3.4, 0.9).rotate([0, 90, 0]).translate([0, 0, -1.25]),
        cylinder(1.4, 2).translate([0, 0, -4.45]),
      ]),
      'steel',
      'zinc',
    ),
  )
}

/** A block-shaped machine on a base. Its dimensions are x, y, and z. */
export const machine = ([x, y, z]: Vec3): Part =>
  part(
    body(
      union([
        box([x, y, 6]).translate([-x / 2, -y / 2, 0]),
        rectangle(x - 6, y - 6, { round: 2 })
          .extrude(z - 6)
          .translate([0, 0, 6]),
      ]),
      'steel',
      'painted-grey',
    ),
    body(
      union([
        box([x * 0.5, 1, z * 0.34]).translate([-x * 0.25, -y / 2 + 2.4, z * 0.5]),
        box([1, y * 0.5, z * 0.4]).translate([-x / 2 + 2.4, -y * 0.25, z * 0.3]),
      ]),
      'steel',
      'painted-black',
    ),
  )

/**
 * A moving light with its base on z = 0. Its head points up and is tilted by `lean` degrees. If the light is on, its
 * beam is a faint cone.
 */
export function movingLight(lean = 0): Part {
  const head = union([cylinder(9, 13).translate([0, 0, -5]), cylinder(10.4, 3).translate([0, 0, 7])])
    .rotate([0, lean, 0])
    .translate([0, 0, 17])
  const arms = [-6.4, 6.4].map((y) =>
    hullOf([0, 6, 4], [0, 17, 5])
      .extrude(1.6)
      .rotate([90, 0, 0])
      .translate([0, y + 0.8, 0]),
  )
  return part(
    body(
      union([
        rectangle(13, 13, { round: 1.5 }).extrude(5),
        cylinder(9, 1.6).translate([0, 0, 5]),
        box([4.5, 14, 2], true).translate([0, 0, 6.6]),
        ...arms,
        head,
      ]),
      'aluminum',
      'painted-black',
    ),
    body(
      cylinder(8.6, 0.4).translate([0, 0, 10]).rotate([0, lean, 0]).translate([0, 0, 17]),
      'aluminum',
      'painted-white',
    ),
  )
}

/** A camera with a long lens on a pan head. The lens points toward -y, and the base is at z = 0. */
export const longCamera = (): Part =>
  part(
    body(
      union([
        cylinder(6, 3),
        box([5, 7, 4], true).translate([0, 0, 5]),
        box([7, 15, 10], true).translate([0, 5, 12]),
        box([8, 22, 8.6], true).translate([0, -13, 12]),
        box([9, 6, 9.6], true)
          .translate([0, -26, 12])
          .subtract(box([7, 6, 7.6], true).translate([0, -28, 12])),
        box([7, 8, 6], true).translate([0, 9, 20]),
        rod([0, 6, 17], [0, 6, 20], 2),
        rod([3, 6, 6], [7, 26, 2], 1),
        rod([-3, 6, 6], [-7, 26, 2], 1),
      ]),
      'aluminum',
      'painted-black',
    ),
    body(cylinder(6.6, 0.4).rotate([90, 0, 0]).translate([0, -24, 12]), 'aluminum', 'glass'),
  )

/** A dark monitor on a stand, facing -y. */
export const monitor = (): Part =>
  part(
    body(
      union([
        rectangle(9, 6, { round: 1 }).extrude(0.5),
        box([1.6, 1, 8]).translate([-0.8, 1.4, 0]),
        rectangle(22, 13.4, { round: 0.5 }).extrude(1).rotate([90, 0, 0]).translate([0, 1, 12]),
      ]),
      'aluminum',
      'painted-black',
    ),
    body(box([21, 0.2, 12.4], true).translate([0, -0.1, 12]), 'aluminum', 'glass'),
  )

/** A tripod. Its head is `height` inches above the floor. */
export const tripod = (height: number): Part =>
  thing(
    union([
      cylinder(4, 3).translate([0, 0, height - 3]),
      ...[90, 210, 330].flatMap((turn) =>
        [rod([0, 0, height - 2], [22, 0, 0.8], 1.6), ball(1.6).translate([22, 0, 0.8])].map((each) =>
          each.rotate([0, 0, turn]),
        ),
      ),
    ]),
    'painted-black',
  )

/** A 44 × 28 × 14 in concert loudspeaker that faces -y. The middle of its back edge is at the origin. */
export const speaker = (): Part =>
  part(
    body(
      Manifold.hull([box([44, 1, 14], true).translate([0, -28, 0]), box([34, 1, 12.4], true)]),
      'plywood',
      'painted-black',
    ),
    body(box([41, 0.6, 12], true).translate([0, -28.7, 0]), 'steel', 'fabric'),
    body(union([-22.3, 22.3].flatMap((x) => [box([0.5, 5, 15.4], true).translate([x, -24, 0])])), 'steel', 'zinc'),
  )

/** A slanted mixing console on a stand. It is `width` inches wide, and the operator is at +y. */
export function mixer(width: number): Part {
  const side: Vec2[] = [
    [-15, 34],
    [15, 34],
    [15, 38],
    [-11, 47],
    [-15, 47],
  ]
  const shell = polygon(...side)
    .extrude(width)
    .rotate([90, 0, 90])
    .translate([-width / 2, 0, 0])
  const legs = [-1, 1].map((s) => box([3, 26, 34]).translate([s * (width / 2 - 8) - 1.5, -13, 0]))
  const faders = Array.from({ length: Math.floor(width / 4) }, (_, k) =>
    box([0.7, 13, 0.5], true)
      .rotate([-19, 0, 0])
      .translate([-width / 2 + 3 + k * 4, 5, 41.6]),
  )
  return part(
    body(union([shell, ...legs]), 'aluminum', 'painted-black'),
    body(Manifold.compose(faders), 'aluminum', 'painted-grey'),
  )
}

export const hoop = (diameter = 38): Part => thing(torus(diameter, 1.3).rotate([90, 0, 0]), 'painted-black')

/** A net in the xz plane from (0, 0, 0). Its openings are `pitch` inches wide. */
export function net(width: number, height: number, pitch = 12): Part {
  const cords: Solid[] = []
  for (let x = 0; x <= width + 0.1; x += pitch) cords.push(rod([x, 0, 0], [x, 0, height], 0.8))
  for (let z = 0; z <= height + 0.1; z += pitch) cords.push(rod([0, 0, z], [width, 0, z], 0.8))
  return thing(union(cords), 'painted-white')
}

/** An open fuselage section along x, with frames and stringers inside. Its centerline is at z = 0. */
export function fuselageSection(diameter: number, length: number): Part {
  const tube = (outside: number, inside: number, long: number) => circle(outside).subtract(circle(inside)).extrude(long)
  const skin = tube(diameter, diameter - 0.5, length)
  const frames = Array.from({ length: Math.floor(length / 20) + 1 }, (_, k) =>
    tube(diameter - 0.4, diameter - 8, 1).translate([0, 0, Math.min(length - 1, k * 20)]),
  )
  const stringers = Array.from({ length: 36 }, (_, k) =>
    box([2.2, 0.9, length])
      .translate([diameter / 2 - 2.5, -0.45, 0])
      .rotate([0, 0, k * 10 + 5]),
  )
  const floor = box([2, diameter * 0.9, length])
    .translate([-diameter * 0.16, -diameter * 0.45, 0])
    .intersect(cylinder(diameter - 0.5, length))
  const along = (solid: Solid) => solid.rotate([0, 90, 0]).translate([-length / 2, 0, 0])
  // Rotate the section about y, so that x points down.
  return part(
    body(along(skin), 'aluminum', 'aircraft'),
    body(along(union([...frames, ...stringers])), 'aluminum', 'zinc-yellow'),
    body(along(floor.mirror([1, 0, 0]).mirror([1, 0, 0])), 'aluminum', 'painted-grey'),
  )
}

/**
 * A simplified glider. Its nose points toward -x, its wings are along y, and the middle of its belly is at the origin.
 */
export function glider(span = 300): Part {
  const slice = (x: number, w: number, h: number, z: number): Solid =>
    CrossSection.circle(1, 40)
      .scale([w / 2, h / 2])
      .extrude(0.2)
      .rotate([90, 0, 90])
      .translate([x, 0, z])
  const stations: [number, number, number, number][] = [
    [-74, 2, 2, 4],
    [-66, 14, 16, 6],
    [-46, 24, 29, 8],
    [-20, 25, 31, 8],
    [10, 20, 24, 8],
    [40, 11, 13, 8],
    [130, 6, 7, 9],
  ]
  const bodyOf = stations
    .slice(1)
    .map((to, k) => Manifold.hull([slice(...(stations[k] as [number, number, number, number])), slice(...to)]))
  const foil = (chord: number, thick: number, place: Vec3) =>
    CrossSection.circle(1, 40)
      .scale([chord / 2, thick / 2])
      .translate([chord / 2, 0])
      .extrude(0.3)
      .rotate([90, 0, 0])
      .translate([...place])
  const wings = [1, -1].map((s) =>
    Manifold.hull([
      foil(30, 4.5, [-20, 0, 18]),
      foil(26, 3.6, [-18, s * span * 0.3, 20]),
      foil(12, 1.5, [-8, s * span * 0.5, 26]),
    ]),
  )
  const wing2 = [1, -1].map((s) => Manifold.hull([foil(16, 1.6, [114, 0, 44]), foil(10, 1, [118, s * 44, 44])]))
  const fin = Manifold.hull([box([30, 1.6, 1]).translate([104, -0.8, 9]), box([15, 1.2, 1]).translate([118, -0.6, 44])])
  const canopy = Manifold.hull([
    slice(-60, 9, 10, 14),
    slice(-44, 20, 20, 14.4),
    slice(-26, 19, 20, 15),
    slice(-10, 8, 6, 17),
  ])
  return part(
    body(union([...bodyOf, ...wings, ...wing2, fin]), 'aluminum', 'aircraft'),
    body(canopy, 'aluminum', 'plastic-black'),
  )
}

/** A conical capsule with a 9 ft base on z = 0. It is darker toward the base. */
export function capsule(base = 108): Part {
  const shield = Manifold.hull([
    cylinder(base * 0.5, 0.5),
    cylinder(base, 1).translate([0, 0, 9]),
    cylinder(base * 0.99, 1).translate([0, 0, 12]),
  ])
  const lowCone = cylinder(base * 0.985, 22, base * 0.8).translate([0, 0, 13])
  const cone = cylinder(base * 0.8, 52, base * 0.34).translate([0, 0, 35])
  const neck = union([cylinder(base * 0.3, 9).translate([0, 0, 87]), cylinder(base * 0.34, 2.4).translate([0, 0, 95])])
  const seams = [14, 34.2, 86.4].map((z, k) =>
    cylinder([base, base * 0.812, base * 0.36][k] as number, 1.2).translate([0, 0, z]),
  )
  const window = (turn: number): Solid =>
    cylinder(11, 3)
      .rotate([0, 64, 0])
      .translate([base * 0.287, 0, 64])
      .rotate([0, 0, turn])
  const hatch = rectangle(22, 26, { round: 4 })
    .extrude(3)
    .rotate([90, 0, 0])
    .rotate([0, 0, 90])
    .rotate([0, 26, 0])
    .translate([base * 0.345, 0, 50])
    .rotate([0, 0, -95])
  return part(
    body(shield, 'steel', 'black-oxide'),
    body(lowCone, 'steel', 'steel'),
    body(union([cone, neck]), 'steel', 'painted-grey'),
    body(union([...seams, hatch]), 'steel', 'steel'),
    body(union([window(-50), window(-140)]), 'steel', 'plastic-black'),
  )
}

/** A robot arm with six links that reaches toward -x. Its base is at z = 0. */
export function robot(): Part {
  const link = (from: Vec3, to: Vec3, d: number) =>
    Manifold.hull([ball(d).translate([...from]), ball(d * 0.86).translate([...to])])
  const shoulder: Vec3 = [-5, 0, 26]
  const elbow: Vec3 = [10, 0, 58]
  const wrist: Vec3 = [-27, 0, 63]
  const tool: Vec3 = [-34, 0, 54]
  const hub = (point: Vec3, d: number, w: number) =>
    cylinder(d, w)
      .rotate([90, 0, 0])
      .translate([point[0], point[1] + w / 2, point[2]])
  return part(
    body(
      union([
        cylinder(20, 14, 15).translate([0, 0, 4]),
        link([0, 0, 15], shoulder, 14),
        link(shoulder, elbow, 10),
        link(elbow, wrist, 8.4),
        link(wrist, tool, 5.4),
      ]),
      'steel',
      'painted-yellow',
    ),
    body(
      union([
        cylinder(24, 4),
        hub(shoulder, 13, 17),
        hub(elbow, 10.6, 14),
        hub(wrist, 7.4, 10.4),
        rod(tool, [-37, 0, 50.2], 3),
        box([1, 6, 6], true).rotate([0, 40, 0]).translate([-37.6, 0, 49.6]),
        box([5, 1, 1.4], true).rotate([0, 40, 0]).translate([-40, 2.4, 47]),
        box([5, 1, 1.4], true).rotate([0, 40, 0]).translate([-40, -2.4, 47]),
      ]),
      'steel',
      'painted-black',
    ),
  )
}

/** A dish antenna that faces -y. The middle of its back is at the origin. */
export function dish(diameter: number): Part {
  const r = diameter / 2
  const bowl = (shift: number): Vec2[] =>
    Array.from({ length: 17 }, (_, k): Vec2 => [(r * k) / 16, 0.24 * r * (k / 16) ** 2 + shift])
  const shell = polygon(...bowl(0), ...bowl(0.7).reverse())
    .revolve(96)
    .rotate([90, 0, 0])
  const struts = [90, 210, 330].map((turn) =>
    rod([r * 0.86, 0, r * 0.18], [0, 0, r * 0.72], 0.7)
      .rotate([0, 0, turn])
      .rotate([90, 0, 0]),
  )
  return part(
    body(shell, 'aluminum', 'painted-white'),
    body(
      union([
        ...struts,
        cylinder(5, 5)
          .translate([0, 0, r * 0.66])
          .rotate([90, 0, 0]),
        cylinder(7, 4).rotate([90, 0, 0]).translate([0, 4, 0]),
      ]),
      'aluminum',
      'painted-grey',
    ),
  )
}

export const vase = (): Part => {
  const outer: Vec2[] = [
    [0, 0],
    [3.4, 0],
    [5.2, 4],
    [5.8, 8],
    [4.6, 12.4],
    [2.6, 15.4],
    [2.2, 17.4],
    [3, 19],
    [2.6, 19],
    [1.8, 17.4],
    [0, 16.8],
  ]
  return thing(polygon(...outer).revolve(96), 'painted-white')
}

/** A framed painting that faces -y. Its lower-left corner is at the origin. */
export const painting = (width: number, height: number, look: Look = 'painted-grey'): Part =>
  part(
    body(
      box([width, 1.2, height])
        .translate([0, -1.2, 0])
        .subtract(box([width - 3, 4, height - 3]).translate([1.5, -3, 1.5])),
      'plywood',
      'painted-black',
    ),
    body(box([width - 3, 0.5, height - 3]).translate([1.5, -0.6, 1.5]), 'plywood', look),
  )

/** A bench with a plain top, centered. */
export const bench = (length: number): Part =>
  part(
    body(box([length, 16, 3], true).translate([0, 0, 16.5]), 'plywood', 'plywood'),
    body(
      union([-1, 1].map((s) => box([2, 14, 15], true).translate([s * (length / 2 - 8), 0, 7.5]))),
      'steel',
      'painted-black',
    ),
  )

/** A vertical panel in the xz plane from (0, 0, 0). */
export const panel = (width: number, height: number, look: Look, thick = 0.4): Part =>
  thing(box([width, thick, height]), look)

/** A cloth with slight waves in the xz plane from (0, 0, 0). */
export function cloth(width: number, height: number, look: Look): Part {
  const front: Vec2[] = Array.from(
    { length: 61 },
    (_, k): Vec2 => [(width * k) / 60, 0.35 * Math.sin(k * 0.5) + 0.2 * Math.sin(k * 0.23)],
  )
  return thing(polygon(...front, ...front.map(([x, y]): Vec2 => [x, y + 0.2]).reverse()).extrude(height), look)
}

/** A beam of light in haze that extends up from z = 0. The diameters and the length are in inches. */
export const beam = (from: number, to: number, length: number): Part => thing(cylinder(from, length, to), 'beam')

/** A 48 × 40 in empty pallet, centered. */
export const emptyPallet = (): Part =>
  thing(
    union([
      ...Array.from({ length: 6 }, (_, k) => box([48, 5.5, 0.75]).translate([-24, -20 + k * 6.9, 4.2])),
      ...[-22, 0, 22].map((x) => box([3.5, 40, 3.5], true).translate([x, 0, 2.45])),
      ...[-18, 0, 18].map((y) => box([48, 3.5, 0.7], true).translate([0, y, 0.35])),
    ]),
    'plywood',
  )

/** A road case with metal edges on casters, centered. */
export function roadCase([x, y, z]: Vec3): Part {
  const edge = (size: Vec3, place: Vec3) => box([...size], true).translate([...place])
  const upright = [1, -1].flatMap((a) =>
    [1, -1].map((b) => edge([1.4, 1.4, z], [(a * (x - 0.8)) / 2, (b * (y - 0.8)) / 2, 5 + z / 2])),
  )
  const around = [5.6, 5 + z * 0.64, 4.4 + z].flatMap((height) => [
    ...[1, -1].map((b) => edge([x, 1.2, 1.2], [0, (b * (y - 0.7)) / 2, height])),
    ...[1, -1].map((a) => edge([1.2, y, 1.2], [(a * (x - 0.7)) / 2, 0, height])),
  ])
  const wheels = [1, -1].flatMap((a) =>
    [1, -1].map((b) =>
      cylinder(4, 1.4)
        .rotate([90, 0, 0])
        .translate([a * (x / 2 - 5), b * (y / 2 - 5) + 0.7, 2]),
    ),
  )
  const forks = [1, -1].flatMap((a) => [1, -1].map((b) => edge([2, 2.4, 3], [a * (x / 2 - 5), b * (y / 2 - 5), 3.6])))
  const metal = union([...upright, ...around, ...forks])
  return part(
    body(
      box([x - 1, y - 1, z - 0.6], true)
        .translate([0, 0, 5 + z / 2])
        .subtract(metal),
      'plywood',
      'painted-black',
    ),
    body(metal, 'aluminum', 'brushed'),
    body(union(wheels).subtract(metal), 'rubber', 'rubber'),
  )
}

/**
 * A crowd barrier along x, starting at x = 0. It is a tube frame with bars on a floor plate. The plate is on the
 * crowd's side (-y).
 */
export function barrier(length: number): Part {
  const high = 45
  const bars = Array.from({ length: Math.floor(length / 6) - 1 }, (_, k) =>
    rod([6 + k * 6, 0, 6], [6 + k * 6, 0, 36], 0.7),
  )
  return thing(
    union([
      box([length, 40, 0.3]).translate([0, -40, 0]),
      ...[1, length - 1].flatMap((x) => [
        rod([x, 0, 0.2], [x, 0, high], 1.9),
        rod([x, 0, high - 6], [x, -30, 0.4], 1.5),
      ]),
      ...[6, 36, high].map((z) => rod([1, 0, z], [length - 1, 0, z], 1.6)),
      ...bars,
    ]),
    'brushed',
  )
}

/** An equipment shelter with a flat roof and a door in the front (-y). A corner of the shelter is at the origin. */
export const shelter = ([x, y, z]: Vec3): Part =>
  part(
    body(
      union([
        box([x, y, z - 10]).translate([0, 0, 6]),
        ...Array.from({ length: Math.floor(x / 8) - 1 }, (_, k) =>
          box([1.2, y + 1.2, z - 14]).translate([8 + k * 8, -0.6, 8]),
        ).map((rib) => rib.subtract(box([46, 10, 200]).translate([x * 0.3 - 2, -8, 0]))),
        box([x + 8, y + 8, 4]).translate([-4, -4, z - 4]),
      ]),
      'aluminum',
      'painted-grey',
    ),
    body(
      union([
        box([x, y, 6]),
        box([40, 1.4, 80]).translate([x * 0.3, -1.2, 6.5]),
        box([26, 12, 30]).translate([x * 0.74, -12, 40]),
      ]),
      'steel',
      'painted-black',
    ),
    body(box([1.4, 3, 6]).translate([x * 0.3 + 34, -4, 42]), 'steel', 'zinc'),
  )

/** A drawer cabinet on casters, centered. Its drawers face -y. */
export function toolCabinet(): Part {
  const fronts = Array.from({ length: 6 }, (_, k) => box([38, 1, 4.6]).translate([-19, -10.8, 8 + k * 5]))
  const grips = Array.from({ length: 6 }, (_, k) => box([34, 1.4, 0.6]).translate([-17, -12, 11.6 + k * 5]))
  return part(
    body(box([41, 20, 32]).translate([-20.5, -10, 6.6]), 'steel', 'painted-black'),
    body(union(fronts), 'steel', 'painted-red'),
    body(
      union([
        ...grips,
        rod([22, -8, 36], [22, 8, 36], 1.2),
        rod([20, -8, 36], [22, -8, 36], 0.8),
        rod([20, 8, 36], [22, 8, 36], 0.8),
      ]),
      'steel',
      'zinc',
    ),
    body(box([41, 20, 1]).translate([-20.5, -10, 38.6]), 'rubber', 'rubber'),
    body(
      union(
        [-16, 16].flatMap((x) =>
          [-7, 7].map((y) =>
            cylinder(5.4, 1.6)
              .rotate([90, 0, 0])
              .translate([x, y + 0.8, 2.7]),
          ),
        ),
      ),
      'rubber',
      'rubber',
    ),
    body(
      union([-16, 16].flatMap((x) => [-7, 7].map((y) => box([2, 3, 4], true).translate([x, y, 5])))),
      'steel',
      'zinc',
    ),
  )
}
