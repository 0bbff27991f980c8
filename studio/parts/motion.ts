/** Motion: casters, head blocks, jacks, leveling feet, sleeves, slewing rings, track, and bearings. */
import { boltStationsIn, endPlates } from '../../engineering/part-models/mounts.ts'
import { hexBolt, hexNut } from '../geometry/fasteners.ts'
import { cut, facets, type Outline, type Solid, union, type Vec2, type Vec3 } from '../geometry/kernel.ts'
import {
  circle,
  hexagon,
  hullOf,
  onCircle,
  polygon,
  rectangle,
  slot,
  stations,
  withHoles,
} from '../geometry/outlines.ts'
import { type Body, body, type Look, move, type Part, part, turn } from '../geometry/part.ts'
import {
  around,
  ball,
  bar,
  bentBar,
  both,
  box,
  cylinder,
  drill,
  extrude,
  gridTube,
  pipe,
  plate,
  revolve,
  torus,
  tubeProfile,
} from '../geometry/solids.ts'
import {
  endPlate,
  faceHoles,
  GAUGE_06_IN,
  GAUGE_12_IN,
  quadrants,
  rib,
  upright,
  weld,
  withEnd06,
  withEnd12,
} from './mounting.ts'

/** Solid of revolution, rotated so that its axis is along y. It is centered on the origin. */
const onAxle = (solid: Solid, width: number, at: Vec3): Solid =>
  solid
    .translate([0, 0, -width / 2])
    .rotate([90, 0, 0])
    .translate([...at])

/**
 * Axle bolt along y with a nut. The bolt goes through two plates, and `apart` is the distance between their outer
 * faces.
 */
function axle(diameter: number, apart: number, at: Vec3): Solid {
  const nut = hexNut(diameter)
  const tall = nut.boundingBox().max[2]
  const bolt = hexBolt(diameter, apart + tall + 0.1, { plain: true }).translate([0, 0, apart / 2])
  return union([bolt, nut.rotate([180, 0, 0]).translate([0, 0, -apart / 2])])
    .rotate([90, 0, 0])
    .translate([...at])
}

export interface CasterSize {
  readonly wheel: number
  readonly width: number
  /** Height from the floor to the top of the plate, in. */
  readonly height: number
  readonly swivel: boolean
  readonly brake: boolean
  /** Diameter of the axle bolt, in. */
  readonly axle: 0.375 | 0.5 | 0.625
  readonly top: Solid
  readonly thickness: number
}

/**
 * Wheel with its center at `at` and its axle along y. The iron core has a web with round windows, and the tire is cast.
 */
function wheel(diameter: number, width: number, bore: number, at: Vec3, tire: Look = 'polyurethane'): Body[] {
  const outer = diameter / 2
  const rim = outer * 0.8
  const half = width / 2
  const round = width * 0.16
  const tread = revolve(
    polygon(
      [rim, -half * 0.92],
      [outer - round, -half],
      [outer - round * 0.3, -half + round * 0.35],
      [outer, -half + round],
      [outer, half - round],
      [outer - round * 0.3, half - round * 0.35],
      [outer - round, half],
      [rim, half * 0.92],
    ),
  )
  const hub = Math.max(0.75, diameter * 0.14)
  const web = width * 0.14
  const core = revolve(
    polygon(
      [bore / 2, -half * 1.02],
      [hub, -half * 1.02],
      [hub + 0.05, -web],
      [rim - 0.28, -web],
      [rim - 0.2, -half * 0.86],
      [rim, -half * 0.86],
      [rim, half * 0.86],
      [rim - 0.2, half * 0.86],
      [rim - 0.28, web],
      [hub + 0.05, web],
      [hub, half * 1.02],
      [bore / 2, half * 1.02],
    ),
  )
  const windows = onCircle(6, hub + rim - 0.2).map(([x, y]) =>
    cylinder((rim - hub) * 0.52, 2 * width).translate([x, y, -width]),
  )
  const lying = (solid: Solid) => onAxle(solid, 0, at)
  return [body(lying(tread), 'polyurethane', tire), body(lying(cut(core, windows)), 'steel', 'painted-grey')]
}

/** Caster with its wheel on the floor. The wheel trails toward -x. The center of the plate is at x = y = 0. */
export function caster(size: CasterSize, turned = 0): Part {
  const { wheel: diameter, width, height, swivel, brake, axle: pin, top, thickness } = size
  const radius = diameter / 2
  const trail = swivel ? -diameter * 0.2 : 0
  const under = height - thickness
  const crownAt = swivel ? under - 0.72 : under
  const legGap = width / 2 + 0.16
  const leg = 0.25
  const reach = diameter * 0.27
  const legOutline = hullOf(
    [-reach + 0.1, crownAt - 0.15, 0.3],
    [reach - 0.1, crownAt - 0.15, 0.3],
    [trail, radius, diameter * 0.24],
  )
  const legs = [-1, 1].map((side) => upright(legOutline, leg, side * (legGap + leg / 2)))
  const crownOutline = rectangle(2 * reach, 2 * (legGap + leg), { round: 0.3 })
  const crown = extrude(crownOutline, 0.25).translate([0, 0, crownAt - 0.25])
  const fork = union([...legs, crown])
  // Two races, a cup and a cone, rotate relative to each other, with a row of balls in the gap between them.
  const race = Math.min(4.1, 2 * reach + 0.5)
  const bearing = swivel
    ? [
        cylinder(race, 0.3, race * 0.96).translate([0, 0, under - 0.3]),
        cylinder(race * 0.72, 0.14).translate([0, 0, under - 0.42]),
        cylinder(race * 0.88, 0.32, race * 0.94).translate([0, 0, under - 0.72]),
      ]
    : []
  const pinBolt = axle(pin, 2 * (legGap + leg), [trail, 0, radius])
  const collars = both(onAxle(pipe(pin + 0.4, 0.19, 0.14), 0.14, [0, width * 0.51 + 0.075, 0]), [0, 1, 0]).translate([
    trail,
    0,
    radius,
  ])
  // The whole caster is rotated at the end, so rotate the plate back first.
  const standing = (turned === 0 ? top : top.rotate([0, 0, -turned])).translate([0, 0, under])
  const steel = union([fork, ...bearing, standing, pinBolt, collars])
  const bodies: Body[] = [body(steel, 'steel', 'zinc'), ...wheel(diameter, width, pin + 0.02, [trail, 0, radius])]
  if (brake) bodies.push(body(cut(brakePedal(trail, radius, crownAt, legGap, leg), [steel]), 'steel', 'painted-red'))
  const it = part(...bodies)
  return turned === 0 ? it : turn(it, [0, 0, turned])
}

/**
 * Brake pedal behind the wheel. It has two arms on the legs of the fork, a tread plate between them, and a shoe above
 * the tire.
 */
function brakePedal(trail: number, radius: number, crownAt: number, legGap: number, leg: number): Solid {
  const pivot: Vec2 = [trail - radius * 0.28, Math.min(crownAt - 0.5, radius * 1.45)]
  const end: Vec2 = [trail - radius * 1.22, radius * 1.3]
  const outside = legGap + leg
  const arm = hullOf([pivot[0], pivot[1], 0.6], [end[0] + 0.25, end[1], 0.4])
  const arms = [-1, 1].map((side) => upright(arm, 0.15, side * (outside + 0.075)))
  const pedal = box([1, 2 * outside + 0.3, 0.15], true)
    .rotate([0, -18, 0])
    .translate([end[0], 0, end[1]])
  const lip = box([0.15, 2 * outside + 0.3, 0.4], true)
    .rotate([0, -18, 0])
    .translate([end[0] - 0.45, 0, end[1] - 0.02])
  const heads = [-1, 1].map((side) =>
    cylinder(0.5, 0.14)
      .rotate([-90 * side, 0, 0])
      .translate([pivot[0], side * (outside + 0.14), pivot[1]]),
  )
  return union([...arms, pedal, lip, ...heads])
}

interface SheaveSize {
  readonly count: number
  readonly base: Solid
}

/**
 * Head block with sheaves for 1/4 in rope. The tread diameter of the sheaves is 8 in, and the ropes run along x. The
 * base bolts across the chords.
 */
function headBlock({ count, base }: SheaveSize): Part {
  const thickness = 0.375
  const axleAt = 5.125
  const pitch = 0.9
  const inside = count * pitch + 0.1
  const sideAt = inside / 2 + 0.125
  const groove = revolve(
    polygon(
      [0.52, -0.4],
      [0.95, -0.4],
      [1.0, -0.2],
      [3.3, -0.2],
      [3.4, -0.375],
      [4.3, -0.375],
      [4.3, -0.3],
      [4.02, -0.1],
      [4.0, 0],
      [4.02, 0.1],
      [4.3, 0.3],
      [4.3, 0.375],
      [3.4, 0.375],
      [3.3, 0.2],
      [1.0, 0.2],
      [0.95, 0.4],
      [0.52, 0.4],
    ),
  )
  const sheave = cut(
    groove,
    onCircle(6, 4.3, 30).map(([x, y]) => cylinder(1.35, 2).translate([x, y, -1])),
  )
  const sheaves = union(
    Array.from({ length: count }, (_, i) => onAxle(sheave, 0, [0, (i - (count - 1) / 2) * pitch, axleAt])),
  )
  const keepers: Vec2[] = [40, 140].map((angle) => {
    const turned = (angle * Math.PI) / 180
    return [Math.cos(turned) * 4.65, axleAt + Math.sin(turned) * 4.65]
  })
  const arms = keepers.map(([x, z]) => hullOf([0, axleAt, 2.2], [x, z, 1]))
  const foot = hullOf([-2.7, 0.05, 0.1], [2.7, 0.05, 0.1], [0, axleAt, 2.6])
  const side = arms.reduce((all, arm) => all.add(arm), foot)
  const softened = side
    .offset(0.5, 'Round', 2, facets(32))
    .offset(-0.5, 'Round', 2, facets(32))
    .intersect(rectangle(20, 20).translate([0, 10]))
  const sides = [-1, 1].map((y) => upright(softened, 0.25, y * sideAt).translate([0, 0, thickness - 0.01]))
  const welds = [-1, 1].map((y) => weld(rectangle(5.4, 0.25), 0.16).translate([0, y * sideAt, thickness - 0.005]))
  const frame = union([base, ...sides, ...welds])
  const pins = [
    axle(1, inside + 0.5, [0, 0, axleAt + thickness]),
    ...keepers.map(([x, z]) => axle(0.375, inside + 0.5, [x, 0, z + thickness])),
  ]
  const tubes = keepers.map(([x, z]) => onAxle(cylinder(0.6, inside), inside, [x, 0, z + thickness]))
  const steelPins = cut(union([...pins, ...tubes]), [frame])
  return part(
    body(frame, 'steel', 'painted-black'),
    body(cut(sheaves.translate([0, 0, thickness]), [steelPins]), 'steel', 'zinc'),
    body(steelPins, 'steel', 'zinc'),
  )
}

/** Trapezoidal thread that extends up from z = 0. It consists of rings instead of a helix. */
function acme(diameter: number, length: number, threadsPerInch: number): Solid {
  const pitch = 1 / threadsPerInch
  const [outer, root] = [diameter / 2, diameter / 2 - pitch / 2]
  const turns = Math.floor((length - pitch) / pitch)
  const points: Vec2[] = [
    [0, 0],
    [root, 0],
  ]
  for (let turn = 0; turn < turns; turn++) {
    const z = (turn + 0.5) * pitch
    points.push([root, z], [outer, z + 0.13 * pitch], [outer, z + 0.5 * pitch], [root, z + 0.63 * pitch])
  }
  points.push([root, length - 0.06], [root - 0.06, length], [0, length])
  // Use fewer sides than for a plain bar of the same size, because a jack has a hundred turns of thread.
  return polygon(...points).revolve(facets(32))
}

/**
 * Screw jack at two-thirds of its travel. From bottom to top, it has a swivel foot, a handwheel, a plate with a bronze
 * nut, and a screw.
 */
function screwJack(travel: number): Part {
  const plateAt = 4.5 + (travel * 2) / 3
  const top = travel + 7
  const foot = union([
    cylinder(5, 0.375),
    cylinder(3, 0.7, 2.2).translate([0, 0, 0.37]),
    cylinder(2.2, 0.35).translate([0, 0, 1.06]),
  ])
  const screw = acme(1.5, top - 1.4, 4).translate([0, 0, 1.4])
  const rim = torus(8, 0.75).translate([0, 0, 2.6])
  const spokes = around(bar(circle(0.5), 3.9).translate([0.5, 0, 2.6]), 4)
  const hub = cylinder(2.2, 1.1).translate([0, 0, 2.05])
  const turned = union([foot, screw, rim, spokes, hub])
  const nut = cut(
    union([cylinder(2.5, 2.2).translate([0, 0, plateAt - 1.6]), cylinder(3.5, 0.3).translate([0, 0, plateAt - 0.3])]),
    [screw],
  )
  const { size, thicknessIn } = endPlates['BS-MO-SJ12']
  const flat = endPlate(size, thicknessIn, 2.52).translate([0, 0, plateAt])
  const bolts = onCircle(4, 3.05, 45).map(([x, y]) =>
    hexBolt(0.25, 0.5, { plain: true })
      .rotate([180, 0, 0])
      .translate([x, y, plateAt - 0.3]),
  )
  return part(
    body(turned, 'steel', 'black-oxide'),
    body(cut(flat, bolts), 'steel', 'black-oxide'),
    body(cut(nut, bolts), 'brass', 'brass'),
    body(union(bolts), 'steel', 'zinc'),
  )
}

/** Side-crank jack, retracted. Its back plate extends from y = 0 to y = 3/8. */
function crankJack(): Part {
  const tall = 24
  const tubeY = -1.25
  const outer = extrude(tubeProfile(2.5, 2.5, 0.1875), tall - 3.25).translate([0, tubeY, 2.5])
  const inner = extrude(tubeProfile(2, 2, 0.1875), 20).translate([0, tubeY, 0.24])
  const foot = plate(rectangle(6, 6, { round: 0.5 }), 0.25, quadrants(2.25, 1.5)).translate([0, tubeY, 0])
  const footWeld = weld(rectangle(2, 2), 0.2).translate([0, tubeY, 0.24])
  const back = upright(
    withHoles(rectangle(12, 6, { round: 0.5 }), faceHoles(3, [-5, -2.25, 0, 2.25, 5])),
    0.375,
    0.1875,
  ).translate([0, 0, 13])
  const cap = box([3, 3, 1.2], true).translate([0, tubeY, tall - 0.6])
  const gear = cylinder(2.2, 1.2)
    .rotate([0, 90, 0])
    .translate([1.2, tubeY, tall - 1.9])
  const shaft = bar(circle(0.625), 1.6).translate([2.3, tubeY, tall - 1.9])
  const crank = bentBar(
    circle(0.5),
    [
      [3.65, tubeY, tall - 2.15],
      [3.65, tubeY, tall - 1.9],
      [3.65, tubeY - 2.4, tall - 6.4],
    ],
    0,
  )
  const steel = union([outer, back, cap, gear, shaft, crank])
  const grip = cylinder(1, 3.2, 0.85)
    .rotate([0, 90, 0])
    .translate([3.6, tubeY - 2.4, tall - 6.4])
  const leg = union([inner, foot, footWeld])
  return part(
    body(steel, 'steel', 'zinc'),
    body(cut(leg, [outer, cap]), 'steel', 'zinc'),
    body(cut(grip, [steel]), 'nylon', 'plastic-black'),
  )
}

/** Flips a weld or rib upside down onto the lower face of a plate at height z. */
const below = (solid: Solid, x: number, z: number): Solid => solid.rotate([180, 0, 0]).translate([x, 0, z + 0.01])

/** Leveling foot for 12 in truss, at half its travel. */
function levelingFoot12(): Part {
  const { size, thicknessIn } = endPlates['BS-MO-LF12']
  const height = 9
  const under = height - thicknessIn
  const foot = plate(rectangle(8, 8, { round: 0.5 }), 0.375, quadrants(3, 3))
  const socket = union([cylinder(3, 0.45, 2.6).translate([0, 0, 0.37]), cylinder(2.4, 0.5).translate([0, 0, 0.8])])
  const neck = union([cylinder(1.2, 0.6).translate([0, 0, 1.2]), ball(1.5).translate([0, 0, 1.35])])
  const drive = extrude(hexagon(1.5), 0.7).translate([0, 0, 1.75])
  const screw = acme(1.5, height - 2.45 - 0.02, 4).translate([0, 0, 2.45])
  const jam = extrude(hexagon(2.25), 0.75).translate([0, 0, under - 2.4])
  const boss = cylinder(3, 1.55).translate([0, 0, under - 1.54])
  const ribs = around(below(rib(3.2, 1.5, 0.375), 1.3, under), 4).rotate([0, 0, 45])
  const top = endPlate(size, thicknessIn).translate([0, 0, under])
  return part(
    body(union([top, boss, ribs, below(weld(circle(3), 0.15), 0, under), screw, jam, drive, neck]), 'steel', 'zinc'),
    body(cut(union([foot, socket]), [union([neck, drive, screw])]), 'steel', 'zinc'),
  )
}

function levelingFoot06(): Part {
  const { size, thicknessIn } = endPlates['BS-MO-LF06']
  const height = 5
  const under = height - thicknessIn
  const sole = cylinder(4, 0.25, 4)
  const foot = union([cylinder(4, 0.3, 3.4).translate([0, 0, 0.25]), cylinder(2, 0.6, 1.6).translate([0, 0, 0.5])])
  const screw = acme(1, height - 1 - 0.5, 8).translate([0, 0, 1])
  const drive = extrude(hexagon(0.875), 0.45).translate([0, 0, 1.1])
  const nut = hexNut(1).translate([0, 0, under - 0.85])
  const jam = extrude(hexagon(1.5), 0.5).translate([0, 0, under - 1.42])
  const top = endPlate(size, thicknessIn, 1.02).translate([0, 0, under])
  const metal = union([foot, screw, drive, nut, jam, top, below(weld(hexagon(1.5), 0.12), 0, under)])
  return part(body(metal, 'steel', 'zinc'), body(cut(sole, [metal]), 'rubber', 'rubber'))
}

/**
 * Leveling foot for the 3 in truss. Its plug extends into the tube and bolts to the second holes, 4 1/2 in above the
 * end.
 */
function levelingFoot03(): Part {
  const shoulderAt = 3
  const foot = union([cylinder(3, 0.4, 2.7), cylinder(1.7, 0.5, 1.4).translate([0, 0, 0.39])])
  const screw = acme(0.75, 4.4, 10).translate([0, 0, 0.7])
  const jam = hexNut(0.75, 0.42).translate([0, 0, shoulderAt - 0.45])
  const drive = extrude(hexagon(0.625), 0.4).translate([0, 0, 0.9])
  const flange = extrude(rectangle(3, 3, { round: 0.1875 }), 0.25).translate([0, 0, shoulderAt])
  const plug = extrude(tubeProfile(2.6875, 2.6875, 0.3125, 0.25), 6).translate([0, 0, shoulderAt + 0.25])
  const floor = extrude(rectangle(2.5, 2.5), 1.25).translate([0, 0, shoulderAt + 0.25])
  const tip = shoulderAt + 0.25 + 6
  const chamfer = cut(box([4, 4, 0.2], true).translate([0, 0, tip]), [
    cylinder(5, 0.25, 4.4).translate([0, 0, tip - 0.13]),
  ])
  const holeAt = shoulderAt + 0.25 + 4.5
  const block = drill(drill(cut(union([flange, plug, floor]), [chamfer]), [[0, 0, holeAt]], 'x'), [[0, 0, holeAt]], 'y')
  const steel = union([screw, jam, drive])
  return part(
    body(cut(block, [steel]), 'aluminum', 'anodized'),
    body(steel, 'steel', 'zinc'),
    body(cut(foot, [steel]), 'nylon', 'nylon'),
  )
}

/** Roller sleeve around a truss along x. Each of its faces has the hole pattern of the truss's end frame. */
function rollerSleeve(truss: 12 | 6): Part {
  const outside = truss + 3
  const wall = 0.25
  const length = outside
  const window = truss === 12 ? 7.5 : 2.6
  const pattern = (outline: Outline) => (truss === 12 ? withEnd12(outline) : withEnd06(outline))
  const holes = extrude(rectangle(40, 40).subtract(pattern(rectangle(40, 40))), 40)
    .add(extrude(rectangle(window, window, { round: truss === 12 ? 1 : 0.6 }), 40))
    .translate([0, 0, -20])
  const tube = bar(tubeProfile(outside, outside, wall, 0.4), length).translate([-length / 2, 0, 0])
  const frame = cut(tube, [holes, holes.rotate([90, 0, 0])])
  // Model one roller with its bracket under the upper face, and then rotate and mirror it.
  const rollerDiameter = 1
  const wide = truss === 12 ? 1.3 : 0.9
  const axisAt = truss / 2 + 0.125 + rollerDiameter / 2
  const at: Vec2 = [length / 2 - 0.85, truss / 2 - (truss === 12 ? 1 : 0.75)]
  const inner = outside / 2 - wall
  const ear = hullOf([0, axisAt, 0.7], [-0.4, inner - 0.02, 0.06], [0.4, inner - 0.02, 0.06])
  const ears = union([-1, 1].map((side) => upright(ear, 0.125, side * (wide / 2 + 0.1))))
  const pinSolid = onAxle(cylinder(0.3, wide + 0.5), wide + 0.5, [0, 0, axisAt])
  const foot = box([0.9, wide + 0.5, 0.12], true).translate([0, 0, inner - 0.05])
  const bracket = union([ears, pinSolid, foot]).translate([at[0], at[1], 0])
  const roller = onAxle(pipe(rollerDiameter, 0.34, wide), wide, [at[0], at[1], axisAt])
  const everywhere = (solid: Solid) => {
    const four = both(both(solid, [1, 0, 0]), [0, 1, 0])
    return union([0, 90, 180, 270].map((angle) => four.rotate([angle, 0, 0])))
  }
  const shift: Vec3 = [length / 2, 0, 0]
  const brackets = everywhere(bracket)
  return move(
    part(
      body(frame, 'aluminum', 'anodized'),
      body(cut(brackets, [frame]), 'steel', 'zinc'),
      body(cut(everywhere(roller), [brackets]), 'nylon', 'nylon'),
    ),
    shift,
  )
}

/** Two separate races with a ring of bearing balls between them, from z = 0 to `height`. */
function races(outside: number, inside: number, height: number): { readonly lower: Solid; readonly upper: Solid } {
  const middle = (outside + inside) / 4
  const gap = 0.04
  const lower = revolve(
    polygon([middle + gap, 0], [outside / 2, 0], [outside / 2, height - 0.08], [middle + gap, height - 0.08]),
  )
  const upper = revolve(polygon([inside / 2, 0.08], [middle - gap, 0.08], [middle - gap, height], [inside / 2, height]))
  return { lower, upper }
}

function slewingRing12(): Part {
  const thick = 0.375
  const ring = 1.5
  const { lower, upper } = races(8.6, 4.6, ring + 0.02)
  // The outer race has 24 notches that the index pin engages.
  const notches = around(
    cylinder(0.3, 4)
      .rotate([90, 0, 0])
      .translate([0, -2.4, thick + ring / 2]),
    24,
  )
  const base = endPlate(12, thick, 4)
  const top = endPlate(12, thick, 4).translate([0, 0, thick + ring])
  const outer = cut(lower.translate([0, 0, thick - 0.01]), [notches])
  // The plunger is under the top plate, on the rotating side.
  const hanger = box([1, 0.8, ring - 0.25], true).translate([0, -5, thick + ring / 2 + 0.13])
  const pin = union([
    cylinder(0.26, 2.4)
      .rotate([90, 0, 0])
      .translate([0, -4.05, thick + ring / 2]),
    cylinder(0.75, 0.6)
      .rotate([90, 0, 0])
      .translate([0, -6.05, thick + ring / 2]),
  ])
  const turning = union([top, upper.translate([0, 0, thick]), hanger])
  return part(
    body(union([base, outer]), 'steel', 'black-oxide'),
    body(cut(turning, [pin]), 'steel', 'black-oxide'),
    body(cut(pin, [outer]), 'steel', 'zinc'),
  )
}

function slewingRing24(): Part {
  const thick = 0.5
  const ring = 2
  const { lower, upper } = races(20, 16.5, ring + 0.02)
  const flat = (at: number) =>
    extrude(withHoles(withHoles(withEnd12(circle(24)), onCircle(12, 22.5, 15)), [[0, 0]], 5), thick).translate([
      0,
      0,
      at,
    ])
  // Socket head screws in counterbores attach the races, so the mounting face is flat.
  const upperAt = thick + ring
  const heads = onCircle(16, 17.35, 11.25)
  const top = cut(
    flat(upperAt),
    heads.map(([x, y]) => cylinder(0.8, 0.4).translate([x, y, upperAt + 0.1])),
  )
  const screws = heads.map(([x, y]) =>
    cut(cylinder(0.75, 0.37), [extrude(hexagon(0.375), 0.3).translate([0, 0, 0.15])]).translate([x, y, upperAt + 0.09]),
  )
  return part(
    body(union([flat(0), lower.translate([0, 0, thick - 0.01])]), 'steel', 'black-oxide'),
    body(union([top, upper.translate([0, 0, thick])]), 'steel', 'black-oxide'),
    body(cut(union(screws), [top]), 'steel', 'steel'),
  )
}

/** V-groove wheel under a plate. Its rims are on z = 0, and the edge of the track fits in its groove. */
function grooveWheel(): Part {
  const height = 5
  const under = height - 0.375
  const axleAt = 2
  const profile = revolve(
    polygon(
      [0.32, -0.625],
      [0.8, -0.625],
      [0.85, -0.5],
      [1.6, -0.5],
      [1.65, -0.625],
      [2, -0.625],
      [2, -0.5],
      [1.5, 0],
      [2, 0.5],
      [2, 0.625],
      [1.65, 0.625],
      [1.6, 0.5],
      [0.85, 0.5],
      [0.8, 0.625],
      [0.32, 0.625],
    ),
  )
  const ear = hullOf([0, axleAt, 1.5], [-1.4, under - 0.05, 0.1], [1.4, under - 0.05, 0.1])
  const ears = [-1, 1].map((side) => upright(ear, 0.25, side * 0.95))
  const welds = [-1, 1].map((side) =>
    weld(rectangle(2.9, 0.25), 0.14)
      .rotate([180, 0, 0])
      .translate([0, side * 0.95, under + 0.005]),
  )
  const top = endPlate(6, 0.375).translate([0, 0, under])
  const pin = axle(0.625, 2.15, [0, 0, axleAt])
  const collars = both(onAxle(pipe(1, 0.18, 0.19), 0.19, [0, 0.725, axleAt]), [0, 1, 0])
  const steel = union([top, ...ears, ...welds, pin, collars])
  return part(
    body(steel, 'steel', 'zinc'),
    body(cut(onAxle(profile, 0, [0, 0, axleAt]), [steel]), 'steel', 'stainless'),
  )
}

/**
 * Track for V-groove wheels. It is an angle on a flat bar, with the apex up. The bar has the same two rows of holes as
 * 6 in truss.
 */
function angleTrack(feet: number): Part {
  const length = 12 * feet
  const leg = 1.5
  const wall = 0.1875
  const flat = extrude(
    withHoles(
      rectangle(length, 6),
      faceHoles(
        GAUGE_06_IN,
        stations(length).map((x) => x - length / 2),
      ),
    ),
    0.25,
  ).translate([length / 2, 0, 0])
  const angle = polygon([0, 0], [leg, 0], [leg, wall], [wall, wall], [wall, leg], [0, leg]).rotate(-135)
  const apex = leg / Math.SQRT2 + 0.25 - wall * 0.4
  const ridge = bar(angle, length).translate([0, 0, apex])
  const keep = box([length, 6, 4]).translate([0, -3, 0.01])
  return part(body(union([flat, ridge.intersect(keep)]), 'steel', 'zinc'))
}

/** Pillow block with its shaft along y and its base on z = 0. */
function pillowBlock(): Part {
  const center = 2.125
  const foot = extrude(
    rectangle(8, 2, { round: 0.6 })
      .subtract(slot(0.85, 0.5625).translate([3, 0]))
      .subtract(slot(0.85, 0.5625).translate([-3, 0])),
    0.7,
  )
  const eye = upright(
    hullOf([0, center, 3.9], [-2, 0.3, 0.3], [2, 0.3, 0.3]).intersect(rectangle(12, 12).translate([0, 6.02])),
    1.5,
  )
  const housing = cut(union([foot, eye]), [onAxle(cylinder(2.9, 4), 4, [0, 0, center])])
  const ring = revolve(
    polygon([0.75, -1.1], [1, -1.1], [1, -0.75], [1.45, -0.6], [1.45, 0.6], [1, 0.75], [1, 1.1], [0.75, 1.1]),
  )
  const lockScrew = cylinder(0.25, 0.3).translate([0, 0.93, center + 0.95])
  const insert = union([onAxle(ring, 0, [0, 0, center]), lockScrew])
  const nipple = cylinder(0.3, 0.35, 0.2)
    .rotate([0, -35, 0])
    .translate([-1.08, 0, center + 1.55])
  return part(
    body(union([housing, nipple]), 'steel', 'painted-grey'),
    body(cut(insert, [housing]), 'steel', 'stainless'),
  )
}

const casters = {
  'BS-MO-CA6': { wheel: 6, width: 2, height: 8, axle: 0.5, swivel: true, brake: true },
  'BS-MO-CA6R': { wheel: 6, width: 2, height: 8, axle: 0.5, swivel: false, brake: false },
  'BS-MO-CA8': { wheel: 8, width: 2.5, height: 10.5, axle: 0.625, swivel: true, brake: true },
} as const

/** Returns a caster with its fork rotated by the given angle, in degrees. The plate is not rotated. */
export function casterAt(number: keyof typeof casters, degrees = 0): Part {
  const { size, thicknessIn } = endPlates[number]
  return caster({ ...casters[number], top: endPlate(size, thicknessIn), thickness: thicknessIn }, degrees)
}

export const parts: Readonly<Record<string, () => Part>> = {
  'BS-MO-CA6': () => casterAt('BS-MO-CA6'),
  'BS-MO-CA6R': () => casterAt('BS-MO-CA6R'),
  'BS-MO-CA8': () => casterAt('BS-MO-CA8'),
  'BS-MO-HB1': () =>
    headBlock({
      count: 1,
      base: plate(rectangle(6, 12, { round: 0.375 }), 0.375, faceHoles(GAUGE_12_IN, boltStationsIn['BS-MO-HB1'])),
    }),
  'BS-MO-HB3': () =>
    headBlock({
      count: 3,
      base: plate(rectangle(9, 12, { round: 0.375 }), 0.375, faceHoles(GAUGE_12_IN, boltStationsIn['BS-MO-HB3'])),
    }),
  'BS-MO-SJ12': () => screwJack(12),
  'BS-MO-SJ24': () => screwJack(24),
  'BS-MO-CJ15': crankJack,
  'BS-MO-LF12': levelingFoot12,
  'BS-MO-LF06': levelingFoot06,
  'BS-MO-LF03': levelingFoot03,
  'BS-MO-SL12': () => rollerSleeve(12),
  'BS-MO-SL06': () => rollerSleeve(6),
  'BS-MO-SL03': () => part(body(gridTube(3.5, 3.5, 0.1875, 12), 'aluminum', 'brushed')),
  'BS-MO-SR12': slewingRing12,
  'BS-MO-SR24': slewingRing24,
  'BS-MO-VW4': grooveWheel,
  'BS-MO-AT-05': () => angleTrack(5),
  'BS-MO-AT-10': () => angleTrack(10),
  'BS-MO-PB15': pillowBlock,
}
