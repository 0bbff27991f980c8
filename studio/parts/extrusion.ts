/** Extrusion and what goes onto its ends and into its slots. Profiles along +x from x = 0, centered on y and z. */
import { CrossSection, cut, type Outline, type Solid, union, type Vec2, type Vec3 } from '../geometry/kernel.ts'
import { circle, fillet, HOLE_IN, hullOf, polygon, rectangle, row, stations } from '../geometry/outlines.ts'
import { body, type Part, part } from '../geometry/part.ts'
import { bar, bentPlate, box, cylinder, drill, plate, revolve } from '../geometry/solids.ts'

/** Opening of a slot: a 1/2 in bolt passes. */
const OPENING_IN = HOLE_IN
/** Thickness of the lips, in. */
const LIP_IN = 0.14
/** Depth of a slot from the face, in. */
const SLOT_DEPTH_IN = 0.43
/** Bores that take the 3/8-16 screws of an end plug, in; the 1 1/2 in profile's own takes a 1/2-13 thread. */
const SCREW_BORE_IN = 5 / 16
const CENTER_BORE_IN = 0.42

/** What a slot takes away: its face on y = 0, inside towards -y, centered on x. Widened all round by `wall`. */
function slotCut(wall = 0): Outline {
  const mouth = OPENING_IN / 2
  const cavity: Vec2[] = [
    [-0.46, -LIP_IN],
    [0.46, -LIP_IN],
    [0.46, -LIP_IN - 0.08],
    [0.22, -SLOT_DEPTH_IN],
    [-0.22, -SLOT_DEPTH_IN],
    [-0.46, -LIP_IN - 0.08],
  ]
  const around = polygon([
    [-mouth, 0.2],
    [mouth, 0.2],
    [mouth, -0.3],
    [-mouth, -0.3],
  ]).add(polygon(cavity))
  return wall > 0 ? around.offset(wall, 'Miter', 3) : around
}

/** A slot's place: the middle of its mouth, and which way its face looks (degrees from +y, counterclockwise). */
type SlotAt = readonly [x: number, y: number, facing: number]

const slots = (at: readonly SlotAt[], wall = 0): Outline =>
  CrossSection.union(at.map(([x, y, facing]) => slotCut(wall).rotate(facing).translate([x, y])))

const bores = (at: readonly Vec2[], diameter: number): Outline =>
  CrossSection.union(at.map(([x, y]) => circle(diameter).translate([x, y])))

const square15: readonly SlotAt[] = [
  [0, 0.75, 0],
  [-0.75, 0, 90],
  [0, -0.75, 180],
  [0.75, 0, 270],
]

/** Section of the 1 1/2 × 1 1/2 in profile. */
export function section1515(): Outline {
  return rectangle(1.5, 1.5, { round: 0.0625 }).subtract(slots(square15)).subtract(circle(CENTER_BORE_IN))
}

const bores1530: readonly Vec2[] = [
  [0, 0.75],
  [0, -0.75],
]

/** Section of the 1 1/2 × 3 in profile, its long side along y of the outline. */
export function section1530(): Outline {
  const pocket = polygon([
    [0.27, 0.6],
    [0.62, 0.6],
    [0.62, 1.12],
    [0.36, 1.12],
    [0.27, 0.95],
  ])
  const pockets = CrossSection.union([
    pocket,
    pocket.mirror([1, 0]),
    pocket.mirror([0, 1]),
    pocket.mirror([1, 0]).mirror([0, 1]),
  ])
  return rectangle(1.5, 3, { round: 0.0625 })
    .subtract(
      slots([
        [0, 1.5, 0],
        [-0.75, 0, 90],
        [0, -1.5, 180],
        [0.75, 0, 270],
      ]),
    )
    .subtract(fillet(pockets, 0.03))
    .subtract(bores(bores1530, SCREW_BORE_IN))
}

/** Hollow profile: skin, slots in their troughs, bosses for the screws, webs from the cells' rings to the bosses. */
function hollow(
  width: number,
  height: number,
  at: readonly SlotAt[],
  bosses: readonly Vec2[],
  cells: readonly Vec2[],
): Outline {
  const outside = rectangle(width, height, { round: 0.0938 })
  const skin = outside.subtract(rectangle(width - 0.25, height - 0.25, { round: 0.06 }))
  const rings = cells.map(([x, y]) => circle(0.86).translate([x, y]))
  // A boss is filled out to the skin: a crevice behind it could not be extruded.
  const seats = bosses.map(([x, y]) =>
    hullOf([
      [x, y, 0.56],
      [Math.sign(x) * (width / 2 - 0.15), Math.sign(y) * (height / 2 - 0.15), y === 0 ? 0.56 : 0.3],
    ]),
  )
  const webs = cells.flatMap((cell) =>
    bosses
      .filter((boss) => Math.hypot(boss[0] - cell[0], boss[1] - cell[1]) < 2)
      .map((boss) =>
        hullOf([
          [...cell, 0.14],
          [...boss, 0.14],
        ]),
      ),
  )
  const divider = cells.length > 1 ? [rectangle(width - 0.1, 0.16)] : []
  const metal = CrossSection.union([skin, slots(at, 0.12), ...rings, ...seats, ...webs, ...divider]).intersect(outside)
  return fillet(metal, 0.04).subtract(slots(at)).subtract(bores(bosses, SCREW_BORE_IN)).subtract(bores(cells, 0.6))
}

const bores3030: readonly Vec2[] = [
  [1.05, 1.05],
  [-1.05, 1.05],
  [-1.05, -1.05],
  [1.05, -1.05],
]

/** Section of the 3 × 3 in profile. */
export const section3030 = (): Outline =>
  hollow(
    3,
    3,
    [
      [0, 1.5, 0],
      [-1.5, 0, 90],
      [0, -1.5, 180],
      [1.5, 0, 270],
    ],
    bores3030,
    [[0, 0]],
  )

const bores3060: readonly Vec2[] = [
  [1.05, 2.55],
  [-1.05, 2.55],
  [1.05, 0],
  [-1.05, 0],
  [1.05, -2.55],
  [-1.05, -2.55],
]

/** Section of the 3 × 6 in profile, its long side along y of the outline. */
export const section3060 = (): Outline =>
  hollow(
    3,
    6,
    [
      [0, 3, 0],
      [-1.5, 1.5, 90],
      [-1.5, -1.5, 90],
      [0, -3, 180],
      [1.5, 1.5, 270],
      [1.5, -1.5, 270],
    ],
    bores3060,
    [
      [0, 1.5],
      [0, -1.5],
    ],
  )

/** Slots on three sides; a groove for 1/4 in sheet in the fourth, the upper one. */
const sectionFrameRail = (): Outline =>
  rectangle(1.5, 1.5, { round: 0.0625 })
    .subtract(slots(square15.slice(1)))
    .subtract(circle(CENTER_BORE_IN))
    .subtract(rectangle(0.26, 0.4375).translate([0, 0.75 - 0.4375 / 2]))

/** Rail whose one face (+x of the outline) is drawn out upwards to a flange. */
const sectionFlangedRail = (): Outline =>
  fillet(rectangle(1.5, 1.5, { round: 0.0625 }).add(rectangle(0.25, 2).translate([0.625, 1.25])), 0.0625)
    .subtract(slots(square15.slice(1)))
    .subtract(circle(CENTER_BORE_IN))

function flangedRail(length: number): Solid {
  const rail = bar(sectionFlangedRail(), length)
  // Centered on its 3 in like the other rails: the slot line lies 3/4 in below the middle, the holes as far above.
  return drill(
    rail,
    stations(length).map((x): Vec3 => [x, 0.625, 1.5]),
    'y',
    HOLE_IN,
    1,
  ).translate([0, 0, -0.75])
}

/** Head flush with the profile; pegs press into its bores. Head on the floor, pegs upwards, as it is pictured. */
function endCap(width: number, height: number, pegs: readonly Vec2[], bore: number): Solid {
  const head = rectangle(width, height, { round: 0.0938 }).extrude(0.1875)
  const ribbed = revolve(
    polygon([
      [0, 0.1],
      [bore / 2 - 0.02, 0.1],
      [bore / 2 - 0.02, 0.28],
      [bore / 2 + 0.012, 0.34],
      [bore / 2 - 0.02, 0.36],
      [bore / 2 - 0.02, 0.46],
      [bore / 2 + 0.012, 0.52],
      [bore / 2 - 0.02, 0.54],
      [bore / 2 - 0.02, 0.62],
      [bore / 2 + 0.006, 0.68],
      [bore / 2 - 0.07, 0.8],
      [0, 0.8],
    ]),
  )
  return union([head, ...pegs.map(([x, y]) => ribbed.translate([x, y, 0]))])
}

/** Flat-head screw, 3/8-16, its head's face on z = 0. */
function flatHeadScrew(): Solid {
  const screw = revolve(
    polygon([
      [0, 0],
      [0.36, 0],
      [0.36, -0.02],
      [0.1875, -0.2],
      [0.1875, -1.25],
      [0.15, -1.3],
      [0, -1.3],
    ]),
  )
  return cut(screw, [cylinder(0.25, 0.2).translate([0, 0, -0.12])])
}

/** Plug on an end: tapped holes, and screws in countersunk holes that reach into the profile's bores. */
function endPlug(width: number, height: number, screws: readonly Vec2[], tapped: readonly Vec2[]): Part {
  const thickness = 0.5
  const sink = revolve(
    polygon([
      [0, 0.01],
      [0.39, 0.01],
      [0.385, -0.02],
      [0.2, -0.205],
      [0.2, -1],
      [0, -1],
    ]),
  )
  const block = plate(rectangle(width, height, { round: 0.0938 }), thickness, tapped, 0.45)
  const drilled = cut(
    block,
    screws.map(([x, y]) => sink.translate([x, y, thickness])),
  )
  const screw = flatHeadScrew()
  const fitted = union(screws.map(([x, y]) => screw.translate([x, y, thickness - 0.015])))
  return part(body(drilled, 'aluminum', 'anodized'), body(fitted, 'steel', 'zinc'))
}

/** Section of what slides in a slot: beveled to the trough, with a collar that guides it in the mouth. */
const nutSection = (collar: boolean): Outline => {
  const bar15 = polygon([
    [-0.4375, 0.25],
    [0.4375, 0.25],
    [0.4375, 0.18],
    [0.22, 0],
    [-0.22, 0],
    [-0.4375, 0.18],
  ])
  return collar ? bar15.add(rectangle(0.53, 0.13).translate([0, 0.31])) : bar15
}

function slotNut(length: number, holes: number): Solid {
  const nut = bar(nutSection(true), length).translate([-length / 2, 0, 0])
  return drill(
    nut,
    row(holes).map(([x, y]): Vec3 => [x, y, 0]),
    'z',
    0.45,
  )
}

/** Two beveled legs at a right angle, a pair of set screws in each. */
function railCorner(): Part {
  const leg = bar(nutSection(false), 3)
  const across = leg.rotate([0, 0, 90]).mirror([1, 0, 0])
  const at: readonly Vec2[] = [
    [1.25, 0],
    [2.35, 0],
    [0, 1.25],
    [0, 2.35],
  ]
  // The corner itself: both bevels run through, so that neither rail's trough is blocked.
  const corner = box([0.875, 0.875, 0.07]).translate([-0.4375, -0.4375, 0.18])
  const key = drill(
    union([leg, across, corner]),
    at.map(([x, y]): Vec3 => [x, y, 0]),
    'z',
    0.34,
  )
  const screw = cut(cylinder(0.33, 0.3), [circle(0.19).extrude(0.2).translate([0, 0, 0.14])])
  return part(
    body(key, 'steel', 'zinc'),
    body(union(at.map(([x, y]) => screw.translate([x, y, -0.02]))), 'steel', 'black-oxide'),
  )
}

/** Heel on the x axis, legs towards -y and +z, a web at either side. */
function insideCorner(): Solid {
  const angle = bentPlate([{ length: 3, bend: 90 }, { length: 3 }], 0.25, 1.5)
    .mirror([1, 0, 0])
    .translate([3, 0, 0])
  const web = polygon([
    [0.5, 0.2],
    [2.9, 0.2],
    [2.9, 0.35],
    [0.35, 2.9],
    [0.2, 2.9],
    [0.2, 0.5],
  ])
    .extrude(0.1875)
    .rotate([90, 0, 0])
  const webs = [web.translate([0, 0.75, 0]), web.translate([0, -0.75 + 0.1875, 0])]
  const drilled = drill(drill(union([angle, ...webs]), [[1.5, 0, 0]], 'z', HOLE_IN, 1), [[0, 0, 1.5]], 'x', HOLE_IN, 1)
  return drilled.rotate([0, 0, -90])
}

/** Strip that lies on the mouth of a slot, two legs behind the lips. */
const coverSection = (): Outline =>
  CrossSection.union([
    rectangle(0.75, 0.0625, { round: 0.03 }).translate([0, 0.0325]),
    ...[1, -1].map((side) =>
      polygon([
        [side * 0.2, 0.02],
        [side * 0.265, 0.02],
        [side * 0.265, -0.14],
        [side * 0.31, -0.18],
        [side * 0.24, -0.25],
        [side * 0.2, -0.18],
      ]),
    ),
  ])

const anodized = (solid: Solid): Part => part(body(solid, 'aluminum', 'anodized'))
const molded = (solid: Solid): Part => part(body(solid, 'nylon', 'plastic-black'))
const zinc = (solid: Solid): Part => part(body(solid, 'steel', 'zinc'))

const byTheFoot = (name: string, make: (length: number) => Solid): [string, () => Part][] =>
  Array.from({ length: 10 }, (_, index) => [
    `${name}-${String(index + 1).padStart(2, '0')}`,
    () => anodized(make((index + 1) * 12)),
  ])

export const parts: Readonly<Record<string, () => Part>> = {
  ...Object.fromEntries([
    ...byTheFoot('BS-EX1515', (length) => bar(section1515(), length)),
    ...byTheFoot('BS-EX1530', (length) => bar(section1530(), length)),
    ...byTheFoot('BS-EX3030', (length) => bar(section3030(), length)),
    ...byTheFoot('BS-EX3060', (length) => bar(section3060(), length)),
    ...byTheFoot('BS-EX-FR15', (length) => bar(sectionFrameRail(), length)),
    ...byTheFoot('BS-EX-FR30', flangedRail),
  ]),
  'BS-EX-CAP1515': () => molded(endCap(1.5, 1.5, [[0, 0]], CENTER_BORE_IN)),
  'BS-EX-CAP1530': () =>
    molded(
      endCap(
        3,
        1.5,
        bores1530.map(([x, y]): Vec2 => [y, x]),
        SCREW_BORE_IN,
      ),
    ),
  'BS-EX-CAP3030': () => molded(endCap(3, 3, bores3030, SCREW_BORE_IN)),
  'BS-EX-CAP3060': () =>
    molded(
      endCap(
        6,
        3,
        bores3060.map(([x, y]): Vec2 => [y, x]),
        SCREW_BORE_IN,
      ),
    ),
  'BS-EX-PLG1530': () =>
    endPlug(
      3,
      1.5,
      bores1530.map(([x, y]): Vec2 => [y, x]),
      [[0, 0]],
    ),
  'BS-EX-PLG3030': () => endPlug(3, 3, bores3030, [[0, 0]]),
  'BS-EX-PLG3060': () =>
    endPlug(
      6,
      3,
      bores3060.map(([x, y]): Vec2 => [y, x]),
      [
        [1.5, 0],
        [-1.5, 0],
      ],
    ),
  'BS-EX-FRC': railCorner,
  'BS-EX-SN1': () => zinc(slotNut(1.25, 1)),
  'BS-EX-SN2': () => zinc(slotNut(4.5, 2)),
  'BS-EX-IC15': () => anodized(insideCorner()),
  'BS-EX-SC-01': () => molded(bar(coverSection(), 12)),
  'BS-EX-SC-03': () => molded(bar(coverSection(), 36)),
  'BS-EX-SC-06': () => molded(bar(coverSection(), 72)),
}
