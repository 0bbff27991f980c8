/** The tool kit and each of its tools, on z = 0. */
import { cut, facets, type Outline, type Solid, union, type Vec2, type Vec3 } from '../geometry/kernel.ts'
import { circle, hexagon, hullOf, onCircle, polygon, rectangle } from '../geometry/outlines.ts'
import { body, join, move, type Part, part, turn } from '../geometry/part.ts'
import { bar, bentBar, box, cylinder, extrude, revolve } from '../geometry/solids.ts'

/** Twelve-point opening for a hexagon with this width across flats. */
const twelvePoint = (acrossFlats: number): Outline => hexagon(acrossFlats).add(hexagon(acrossFlats).rotate(30))

/** Vertical round bar with a straight knurl. It starts at z = 0. */
const knurled = (diameter: number, height: number): Solid => {
  const teeth = Math.round(diameter * 30)
  return extrude(
    polygon(
      ...onCircle(teeth * 2, 2).map(([x, y], i): Vec2 => {
        const radius = diameter / 2 - (i % 2 === 0 ? 0 : 0.03)
        return [x * radius, y * radius]
      }),
    ),
    height,
  )
}

/** Rotates a vertical solid so that it lies along +x. */
const lying = (solid: Solid): Solid => solid.rotate([0, 90, 0])

/** Combination wrench along x, centered. Its box end is at +x. */
function combinationWrench(acrossFlats: number, length: number): Part {
  const head = acrossFlats * 0.46
  const shank = acrossFlats * 0.4
  const open: Vec2 = [-length / 2 + acrossFlats * 1.23, 0]
  const box0: Vec2 = [length / 2 - acrossFlats * 0.74, 0]
  const jawOutline = hullOf(
    [0, 0, acrossFlats * 1.82],
    [-acrossFlats * 0.55, 0.2 * acrossFlats, acrossFlats * 1.35],
    [-acrossFlats * 0.55, -0.2 * acrossFlats, acrossFlats * 1.35],
  )
  const mouth = rectangle(acrossFlats * 2, acrossFlats)
    .translate([-acrossFlats * 0.95, 0])
    .add(circle(acrossFlats).translate([acrossFlats * 0.05, 0]))
  const jaw = jawOutline
    .subtract(mouth)
    .rotate(15)
    .translate([...open])
  const ring = circle(acrossFlats * 1.46).translate([...box0])
  const blade = hullOf(
    [open[0] + acrossFlats * 0.6, 0, acrossFlats * 0.88],
    [box0[0] - acrossFlats * 0.4, 0, acrossFlats * 0.7],
  )
  const bodyOf = (outline: Outline, thick: number, at = 0) => extrude(outline, thick).translate([0, 0, at])
  const solid = union([
    bodyOf(jaw, head),
    bodyOf(ring, head * 1.12),
    cut(bodyOf(blade.subtract(mouth.rotate(15).translate([...open])), shank, (head - shank) / 2), [
      // The faces of the shank are recessed, as on a forging.
      ...[-0.02, (head + shank) / 2 - shank * 0.1].map((z, i) =>
        extrude(
          blade.offset(-acrossFlats * 0.17, 'Round', 2, facets(32)),
          i === 0 ? (head - shank) / 2 + shank * 0.1 + 0.02 : 1,
        ).translate([0, 0, z]),
      ),
    ]),
  ])
  const hole = extrude(twelvePoint(acrossFlats * 1.01).translate([...box0]), 3).translate([0, 0, -1])
  return part(body(cut(solid, [hole]), 'steel', 'stainless'))
}

/** Head of a ratchet about z. Its 1/2 in drive points up, and its bottom is at z = 0. */
function driveHead(diameter: number): { readonly head: Solid; readonly lever: Solid } {
  const shell = revolve(
    polygon(
      [0, 0.08],
      [diameter * 0.4, 0.08],
      [diameter * 0.46, 0],
      [diameter * 0.5, 0.1],
      [diameter * 0.5, 0.95],
      [diameter * 0.46, 1.05],
      [diameter * 0.36, 1.05],
      [diameter * 0.36, 1.12],
      [0, 1.12],
    ),
  )
  const square = extrude(rectangle(0.5, 0.5, { chamfer: 0.05 }), 0.72).translate([0, 0, 1.1])
  const lever = extrude(hullOf([0, 0, 0.6], [diameter * 0.34, 0, 0.3]), 0.16).translate([0, 0, -0.08])
  return {
    head: cut(union([shell, square]), [cylinder(0.16, 0.2).rotate([0, 90, 0]).translate([0.15, 0, 1.55])]),
    lever,
  }
}

/** Ratchet along x with its head at x = 0. */
function ratchet(): Part {
  const { head, lever } = driveHead(1.75)
  const neck = lying(revolve(polygon([0, 0.6], [0.42, 0.6], [0.34, 1.4], [0.3, 4.6], [0.3, 4.7], [0, 4.7]))).translate([
    0, 0, 0.55,
  ])
  const grip = lying(
    union([
      knurled(0.95, 4).translate([0, 0, 4.9]),
      revolve(polygon([0, 4.6], [0.3, 4.6], [0.5, 4.75], [0.5, 4.95], [0, 4.95])),
      revolve(polygon([0, 8.85], [0.5, 8.85], [0.5, 9.05], [0.38, 9.13], [0, 9.13])),
    ]),
  ).translate([0, 0, 0.55])
  return move(part(body(union([head, lever, neck, grip]), 'steel', 'stainless')), [0, 0, 0.08])
}

/** Deep socket standing on its drive end. */
function deepSocket(acrossFlats: number): Part {
  const [outside, drive, tall] = [acrossFlats * 1.42, Math.max(0.88, acrossFlats * 1.2), 3]
  const shell = revolve(
    polygon(
      [0, 0],
      [drive / 2 - 0.04, 0],
      [drive / 2, 0.04],
      [drive / 2, 0.62],
      [outside / 2, 0.8],
      [outside / 2, tall - 0.04],
      [outside / 2 - 0.05, tall],
      [0, tall],
    ),
  )
  const opening = union([
    extrude(hexagon(acrossFlats * 1.01), 1).translate([0, 0, tall - 0.9]),
    cylinder(acrossFlats * 0.98, 1.4).translate([0, 0, tall - 2.1]),
  ])
  const square = extrude(rectangle(0.505, 0.505), 1.2).translate([0, 0, -0.1])
  const groove = cut(cylinder(outside + 1, 0.1), [cylinder(drive - 0.08, 0.1)]).translate([0, 0, 0.28])
  return part(body(cut(shell, [opening, square, groove]), 'steel', 'stainless'))
}

/** Torque wrench along x with its head at x = 0. */
function torqueWrench(): Part {
  const { head, lever } = driveHead(1.8)
  const z = 0.6
  const tube = lying(
    revolve(polygon([0, 0.6], [0.4, 0.6], [0.4, 2.0], [0.48, 2.2], [0.48, 16.5], [0, 16.5])),
  ).translate([0, 0, z])
  const scale = lying(revolve(polygon([0, 15.9], [0.52, 15.9], [0.52, 17.1], [0.6, 17.2], [0, 17.2]))).translate([
    0,
    0,
    z,
  ])
  const grip = lying(
    union([
      knurled(1.2, 3.6).translate([0, 0, 17.15]),
      revolve(polygon([0, 20.7], [0.62, 20.7], [0.62, 20.95], [0.5, 21], [0, 21])),
    ]),
  ).translate([0, 0, z])
  const collar = lying(
    union([knurled(1.1, 0.45).translate([0, 0, 21]), cylinder(0.8, 0.2).translate([0, 0, 21.4])]),
  ).translate([0, 0, z])
  // Graduations on the torque scale.
  const marks = union(
    Array.from({ length: 9 }, (_, i) => lying(cylinder(0.985, 0.03).translate([0, 0, 12.5 + i * 0.35]))).map((solid) =>
      solid.translate([0, 0, z]),
    ),
  )
  const steel = cut(union([head, lever, tube, scale]), [marks])
  const rest = cut(grip, [scale])
  return move(
    part(
      body(steel, 'steel', 'stainless'),
      body(rest, 'steel', 'black-oxide'),
      body(cut(collar, [grip]), 'steel', 'stainless'),
      body(marks, 'steel', 'black-oxide'),
    ),
    [0, 0, 0.08],
  )
}

/** Hex keys by part number, with their width across flats, in. */
const hexKeys = [
  [3 / 16, 'BS-TK-HK316'],
  [7 / 32, 'BS-TK-HK732'],
  [5 / 16, 'BS-TK-HK516'],
  [3 / 8, 'BS-TK-HK38'],
] as const

/** Hex key that lies flat. From the bend, its long arm runs along +x, and its short arm runs along +y. */
function hexKey(acrossFlats: number): Part {
  const short = 1 + acrossFlats * 1.6
  const key = bentBar(
    hexagon(acrossFlats),
    [
      [4.5, 0, 0],
      [0, 0, 0],
      [0, short, 0],
    ],
    acrossFlats * 1.5,
  )
  return part(body(key.translate([0, 0, acrossFlats / Math.sqrt(3)]), 'steel', 'black-oxide'))
}

/** Drift pin along x, with its point at +x. It rests on its thickest part. */
function driftPin(): Part {
  const pin = revolve(
    polygon(
      [0, 0],
      [0.22, 0],
      [0.28, 0.05],
      [0.31, 0.12],
      [0.28, 0.4],
      [0.265, 0.6],
      [0.265, 4],
      [0.094, 7.95],
      [0.07, 8],
      [0, 8],
    ),
  )
  return part(body(lying(pin).translate([0, 0, 0.31]), 'steel', 'black-oxide'))
}

/** The open case with the tools in foam. */
function toolKit(): Part {
  const [wide, deep, low, high] = [24, 13, 2.6, 1.4]
  const sheet = 0.06
  const shell = (height: number) => {
    const outline = rectangle(wide, deep, { round: 0.6 })
    return cut(extrude(outline, height), [
      extrude(outline.offset(-sheet, 'Round', 2, facets(32)), height).translate([0, 0, sheet]),
    ])
  }
  const rim = (height: number) => {
    const outline = rectangle(wide, deep, { round: 0.6 })
    return extrude(
      outline.offset(0.08, 'Round', 2, facets(32)).subtract(outline.offset(-0.02, 'Round', 2, facets(32))),
      0.2,
    ).translate([0, 0, height - 0.2])
  }
  const tray = union([shell(low), rim(low)])
  const top = low - 0.2
  const place = (tool: Part, at: Vec3, degrees: Vec3 = [0, 0, 0]) => move(turn(tool, degrees), at)
  const tools = join(
    place(torqueWrench(), [-10.4, -4.6, top - 1.05]),
    place(combinationWrench(0.75, 10), [-5.6, -2.3, top - 0.2]),
    place(combinationWrench(0.75, 10), [5.4, -2.3, top - 0.2], [0, 0, 180]),
    place(combinationWrench(0.5625, 8), [-6.4, -0.35, top - 0.15]),
    place(ratchet(), [-1.2, 0.2, top - 1.05]),
    place(driftPin(), [-10.6, 1.7, top - 0.4]),
    place(driftPin(), [-10.6, 3.1, top - 0.4]),
    place(deepSocket(0.75), [0.6, 3.2, top - 0.15], [0, 90, 0]),
    place(deepSocket(0.5625), [4.4, 3.2, top - 0.12], [0, 90, 0]),
    place(combinationWrench(0.9375, 12.5), [-4.4, 5.1, top - 0.25]),
    place(deepSocket(0.9375), [3.2, 5.15, top - 0.2], [0, 90, 0]),
    ...hexKeys.map(([acrossFlats], index) =>
      place(hexKey(acrossFlats), [7.9 + 0.65 * index, 6.1 - 0.4 * index, top - 0.3], [0, 0, -90]),
    ),
  )
  const inner = rectangle(wide, deep, { round: 0.6 }).offset(-sheet - 0.02, 'Round', 2, facets(32))
  // The cutouts in the foam are slightly larger than the tools and open at the top.
  const pockets = tools.bodies.flatMap(({ solid }) => {
    const { min } = solid.boundingBox()
    const shadow = solid.project().offset(0.06, 'Round', 2, facets(16))
    const floor = Math.max(sheet + 0.1, min[2] - 0.02)
    return [extrude(shadow, low).translate([0, 0, floor])]
  })
  const finger = [
    [-5.6, -2.3],
    [5.4, -2.3],
    [-6.4, -0.35],
    [2.1, 3.2],
    [5.9, 3.2],
    [-4.4, 5.1],
    [4.7, 5.15],
  ].map(([x, y]) => cylinder(1.5, 2).translate([x as number, y as number, top - 0.75]))
  const foam = cut(extrude(inner, top - sheet - 0.02).translate([0, 0, sheet + 0.02]), [...pockets, ...finger])
  // The lid is tilted back about its hinge along the upper rear edge.
  const swing = (solid: Solid) =>
    solid
      .translate([0, deep / 2, -high])
      .rotate([78, 0, 0])
      .translate([0, deep / 2 + 0.12, low + 0.02])
  const lidShell = union([shell(high), rim(high)])
  const lidFoam = extrude(inner, 0.7).translate([0, 0, sheet + 0.02])
  const label = box([9, 3.2, 0.06], true).translate([0, 0, sheet + 0.75])
  const hinges = union([-8, 0, 8].map((x) => bar(circle(0.3), 2).translate([x - 1, deep / 2 + 0.16, low])))
  const latches = union(
    [-7, 7].map((x) =>
      union([
        box([1.4, 0.2, 1.1], true).translate([x, -deep / 2 - 0.08, low - 0.65]),
        box([0.9, 0.32, 0.35], true).translate([x, -deep / 2 - 0.1, low - 0.95]),
      ]),
    ),
  )
  const handle = bentBar(
    circle(0.42),
    [
      [-2.4, -deep / 2 + 0.02, 1.3],
      [-2.4, -deep / 2 - 0.9, 1.15],
      [2.4, -deep / 2 - 0.9, 1.15],
      [2.4, -deep / 2 + 0.02, 1.3],
    ],
    0.4,
  )
  const black = union([tray, swing(lidShell)])
  const hard = union([hinges, latches])
  return join(
    part(
      body(black, 'steel', 'painted-black'),
      body(cut(hard, [black]), 'steel', 'zinc'),
      body(cut(handle, [black, hard]), 'nylon', 'plastic-black'),
      body(cut(foam, [black]), 'foam', 'painted-grey'),
      body(cut(swing(lidFoam), [black]), 'foam', 'painted-grey'),
      body(swing(label), 'aluminum', 'painted-yellow'),
    ),
    tools,
  )
}

export const parts: Readonly<Record<string, () => Part>> = {
  'BS-TK-KIT1': toolKit,
  'BS-TK-CW916': () => combinationWrench(0.5625, 8),
  'BS-TK-CW34': () => combinationWrench(0.75, 10),
  'BS-TK-CW1516': () => combinationWrench(0.9375, 12.5),
  'BS-TK-RT12': ratchet,
  'BS-TK-SK916': () => deepSocket(0.5625),
  'BS-TK-SK34': () => deepSocket(0.75),
  'BS-TK-SK1516': () => deepSocket(0.9375),
  'BS-TK-TW12': torqueWrench,
  'BS-TK-DP050': driftPin,
  ...Object.fromEntries(hexKeys.map(([acrossFlats, partNumber]) => [partNumber, () => hexKey(acrossFlats)])),
}
