/** Training simulator scenes: cockpit platform, rope tower, tilting cabin, and door trainer. */
import { railPlaces } from '../../../engineering/part-models/placements.ts'
import type { Vec2, Vec3 } from '../../geometry/kernel.ts'
import { body, part } from '../../geometry/part.ts'
import { application, frame, knee, leg, platform, type Scenes, squareTower } from '../assemblies.ts'
import { sideSeam } from '../braces.ts'
import {
  bolt,
  column,
  deck,
  FT,
  guard,
  ladderSide,
  landingAt,
  pick,
  run,
  Stage,
  stairs,
  WALL_IN,
  wallsIn,
} from '../kit.ts'
import { box, circle, cut, cylinder, line, Manifold, person, polygon, rectangle, rod, thing, union } from '../props.ts'
import { bench, cabinSeat, mat, net } from '../surroundings.ts'

/** Cockpit on z = 0 with its nose toward -y. The hull has flat faces with windows. */
function cockpit() {
  const section = (y: number, w: number, low: number, high: number) =>
    polygon(
      [-w * 0.6, low],
      [w * 0.6, low],
      [w, low + (high - low) * 0.35],
      [w, low + (high - low) * 0.55],
      [w * 0.62, high],
      [-w * 0.62, high],
      [-w, low + (high - low) * 0.55],
      [-w, low + (high - low) * 0.35],
    )
      .extrude(0.3)
      .rotate([90, 0, 0])
      .translate([0, y, 0])
  const hull = union([
    Manifold.hull([section(-64, 12, 22, 36), section(-40, 30, 8, 52)]),
    Manifold.hull([section(-40, 30, 8, 52), section(-16, 40, 2, 84)]),
    Manifold.hull([section(-16, 40, 2, 84), section(48, 42, 0, 88)]),
  ])
  const inside = hull.scale([0.93, 0.93, 0.93]).translate([0, 3, 3])
  const pane = (depth: number, ...points: readonly Vec2[]) => polygon(...points).extrude(depth)
  // The front windows face -y, and the side windows face -x and +x.
  const front = [
    pane(26, [-24, 52], [-1.5, 54], [-1.5, 76], [-18, 76]),
    pane(26, [1.5, 54], [24, 52], [18, 76], [1.5, 76]),
  ].map((solid) => solid.rotate([90, 0, 0]).translate([0, -14, 0]))
  const sides = [1, -1].map((s) =>
    pane(30, [-12, 54], [12, 50], [30, 50], [30, 74], [-4, 76])
      .rotate([90, 0, 90])
      .translate([s > 0 ? 20 : -50, 0, 0]),
  )
  const openings = union([...front, ...sides])
  const shell = cut(hull, [inside])
  const glass = shell.intersect(openings)
  return part(
    body(shell.subtract(openings), 'aluminum', 'aircraft'),
    body(glass.scale([0.995, 0.995, 0.995]), 'aluminum', 'plastic-black'),
  )
}

async function cockpitPlatform(stage: Stage): Promise<void> {
  const [w, d] = [16, 12]
  const top = await platform(stage, { at: [0, 0], width: w, depth: d, legs: 3, base: 'leveling', legsAt: [0, 8, 16] })
  await guard(stage, [0, 0, top], [w * FT, 0, top])
  await guard(stage, [w * FT, 0, top], [w * FT, d * FT, top], { inset: [railPlaces.cornerIn, railPlaces.cornerIn] })
  // The stair ends at the left end of the back side.
  await guard(stage, [w * FT, d * FT, top], [4 * FT, d * FT, top])
  await guard(stage, [0, d * FT, top], [0, 0, top], { inset: [6, 18] })
  await stage.add(cockpit(), { at: [96, 74, top] })
  await stairs(stage, [24, d * 12 + 77, 0], 8, 180)
  // A curved screen in front of the cockpit shows an image on its inner face.
  const [radius, arc] = [150, 112]
  const sector = (outside: number, inside: number, height: number) => {
    const ring = circle(outside * 2).subtract(circle(inside * 2))
    const wedge = polygon(
      [0, 0],
      ...Array.from({ length: 13 }, (_, k): Vec2 => {
        const angle = ((270 - arc / 2 + (arc * k) / 12) * Math.PI) / 180
        return [Math.cos(angle) * 400, Math.sin(angle) * 400]
      }),
    )
    return ring.intersect(wedge).extrude(height)
  }
  const screen = part(
    body(sector(radius, radius - 0.4, 96), 'aluminum', 'screen'),
    body(union([sector(radius + 2, radius, 100).translate([0, 0, -2])]), 'aluminum', 'painted-black'),
  )
  await stage.add(screen, { at: [96, 56, 56] })
  for (const angle of [218, 244, 270, 296, 322]) {
    const [x, y] = [96 + Math.cos((angle * Math.PI) / 180) * 155, 56 + Math.sin((angle * Math.PI) / 180) * 155]
    await stage.add('BS-PL-BS06', { at: [x, y, 0], turn: [0, 0, angle] })
    const post = new Stage()
    await run(post, 'BS-TR06A', [0, 0, 0.38], 'z', 12)
    stage.addAll(post, { turn: [0, 0, angle] }, { at: [x, y, 0] })
  }
}

async function ropeTower(stage: Stage): Promise<void> {
  const side = 8
  const w = side * 12
  const feet = 20
  const middle = 108.5
  const top = await squareTower(stage, side, feet, [0.5, middle], 'plate', ['0.5 front'])
  const floor = new Stage()
  await deck(floor, [0, 0, middle + 12], side, side)
  stage.addAll(floor, { crosses: 'the deck panels are notched around the columns' })
  for (const y of [6, w - 6]) await run(stage, 'BS-TR12A', [0, y, top + 6], 'x', side)
  for (const x of [6, w - 6]) await run(stage, 'BS-TR12A', [x, 12, top + 6], 'y', 6)
  for (const [x, level] of [
    [12, 1],
    [w - 12, -1],
  ] as const)
    await knee(stage, [x, 0, top], '-y', level, -1)
  await deck(stage, [0, 0, top + 12], side, side)
  // Rails run between the legs at the middle level and around the floor at the top level, with a gate at the ladder on
  // the left.
  const [low, high] = [middle + 14, top + 14]
  for (const [from, to] of [
    [
      [12, 0],
      [w - 12, 0],
    ],
    [
      [w, 12],
      [w, w - 12],
    ],
    [
      [w - 12, w],
      [12, w],
    ],
  ] as const)
    await guard(stage, [...from, low], [...to, low])
  await ladderSide(stage, [0, 83.5, low], [0, 12, low])
  await guard(stage, [0, 0, high], [w, 0, high])
  await guard(stage, [w, 0, high], [w, w, high], { inset: [railPlaces.cornerIn, railPlaces.cornerIn] })
  await guard(stage, [w, w, high], [0, w, high])
  await ladderSide(stage, [0, 88, high], [0, 0, high])
  for (const [z, number] of [
    [0, 'BS-AC-LD18-10'],
    [120.12, 'BS-AC-LD18-10'],
    [240.24, 'BS-AC-LD18-06'],
  ] as const)
    await stage.add(number, { at: [-7, 66, z], turn: [0, 0, -90] })
  // The arm extends 4 ft over the mat, level with the top of the tower.
  for (const x of [36, 60]) await run(stage, 'BS-TR12A', [x, -48, top + 6], 'y', 4)
  await pick(stage, [36, -42, top], true)
  await run(stage, 'BS-TR12A', [42, -42, top + 6], 'x', 1)
  await stage.add(line(1.5, 'plywood', [36, -42, top - 4], [36, -42, 16]), {
    crosses: 'the rope is tied to the shackle and knotted at its end',
  })
  await stage.add(thing(cylinder(4, 9), 'plywood'), { at: [36, -42, 12] })
  await stage.add(mat(96, 96, 8), { at: [30, -64, 0] })
  await stage.add(person(), { turn: [0, 0, -30], at: [96, -76, 0] })
  // Add a net in a frame next to the tower, a mat in front of the net, and a bench for trainees.
  for (const y of [6, 90]) {
    for (const x of [210, 318]) await column(stage, [x, y, 0], 10)
    await run(stage, 'BS-TR12A', [204, y, 126.5], 'x', 10)
    for (const [x, level] of [
      [216, 1],
      [312, -1],
    ] as const)
      await knee(stage, [x, y < 48 ? y - 6 : y + 6, 120.5], y < 48 ? '-y' : '+y', level, -1)
  }
  for (const x of [210, 318]) await run(stage, 'BS-TR12A', [x, 12, 126.5], 'y', 6)
  await stage.add(net(96, 106), { at: [216, 6, 14.5], crosses: 'the net is laced to its frame' })
  await stage.add(mat(108, 84, 8), { at: [264, -46, 0] })
  await stage.add(bench(60), { turn: [0, 0, 8], at: [-96, -20, 0] })
  await stage.add(person(), { turn: [0, 0, -30], at: [186, -96, 0] })
}

const TILT_DEG = 25
/** Positions of the rings along the barrel, in. The rings are made of 6 in truss and lie in the xz plane. */
const CRADLE_RINGS_IN = [-33, 33] as const
const BARREL_IN = 82

async function tiltingCabin(stage: Stage): Promise<void> {
  const half = 60
  const head = 72.5
  // The bearings are 1 1/2 in off center, so that their holes line up with the holes in the beams.
  const [axisY, axisZ] = [1.5, head + 2.125]
  for (const x of [-half, half]) {
    for (const y of [-42, 42]) {
      await leg(stage, [x, y, 0], 5, 'BS-TR12A', 'plate')
      await sideSeam(stage, 12, [x, y, 60.5], 'z', 'y', WALL_IN, 0.25)
    }
    await run(stage, 'BS-TR12A', [x, -48, 66.5], 'y', 8)
    await run(stage, 'BS-TR12A', [x, -36, 6.5], 'y', 6)
    for (const face of ['-x', '+x'] as const)
      for (const [y, level] of [
        [-36, 1],
        [36, -1],
      ] as const) {
        await knee(stage, [x + (face === '-x' ? -6 : 6), y, 60.5], face, level, -1)
        // Lower gussets are only on the outside, because the cross members are on the inside.
        if (Math.sign(x) === (face === '-x' ? -1 : 1))
          await knee(stage, [x + (face === '-x' ? -6 : 6), y, 12.5], face, level, 1)
      }
    for (const side of [-5, 5]) {
      await stage.add('BS-MO-PB15', { turn: [0, 0, 90], at: [x + side, axisY, head] })
      for (const y of [-3, 3]) await stage.add(bolt(0.7 + WALL_IN), { at: [x + side, axisY + y, head + 0.7] })
    }
  }
  for (const y of [-42, 42]) {
    await run(stage, 'BS-TR12A', [-54, y, 6.5], 'x', 9)
    for (const s of [-1, 1])
      await sideSeam(stage, 12, [s * 54, y, 6.5], 'x', 'z', s > 0 ? WALL_IN : 0.25, s > 0 ? 0.25 : WALL_IN)
  }
  const turning = new Stage()
  for (const y of CRADLE_RINGS_IN) {
    const ring = new Stage()
    await frame(ring, [-48, -48, -3], 8, 8, 'BS-TR06A')
    turning.addAll(ring, { turn: [90, 0, 0] }, { at: [0, y, 0] })
    for (const turn of [0, 90, 180, 270]) {
      const pad = rectangle(20, 7)
        .translate([0, -38.5])
        .subtract(circle(BARREL_IN))
        .extrude(6)
        .rotate([90, 0, 0])
        .translate([0, y + 3, 0])
        .rotate([0, turn, 0])
      await turning.add(thing(pad, 'foam'))
    }
  }
  // Members connect the rings. The members at midheight carry the shafts. The members below and above them keep the
  // rings square.
  for (const [x, z] of [
    [-45, 0],
    [45, 0],
    [-24, -45],
    [24, -45],
    [-24, 45],
    [24, 45],
  ] as const) {
    await run(turning, 'BS-TR06A', [x, -30, z], 'y', 5)
    for (const s of [-1, 1])
      await sideSeam(
        turning,
        6,
        [x, s * 30, z],
        'y',
        z === 0 ? 'z' : 'x',
        s > 0 ? wallsIn[6] : 0.25,
        s > 0 ? 0.25 : wallsIn[6],
      )
  }
  for (const s of [-1, 1]) {
    await turning.add('BS-PL-WB06', { turn: [0, s * 90, 0], at: [s * 48, 0, 0] })
    await sideSeam(turning, 6, [s * 48, 0, 0], 'x', 'y', s > 0 ? 0.375 : wallsIn[6], s > 0 ? wallsIn[6] : 0.375)
    await turning.add(
      thing(
        union([cylinder(1.5, 18.8), cylinder(4, 0.5)])
          .rotate([0, s * 90, 0])
          .translate([s * 48.375, 0, 0]),
        'zinc',
      ),
    )
  }
  // An index disk is on the right shaft. A pin through a hole in the disk and a block on the beam locks the cabin.
  const [pinY, pinZ] = [7.5, -8.1]
  const reach = Math.hypot(pinY, pinZ)
  const first = (Math.atan2(pinZ, pinY) * 180) / Math.PI
  const disc = Array.from({ length: 24 }, (_, k) =>
    circle(0.66)
      .translate([reach, 0])
      .rotate(first - TILT_DEG + k * 15),
  ).reduce((outline, hole) => outline.subtract(hole), circle(25).subtract(circle(1.52)))
  await turning.add(thing(disc.extrude(0.375).rotate([90, 0, 90]), 'painted-yellow'), { at: [50, 0, 0] })
  await turning.add(thing(cylinder(3, 1.12).subtract(cylinder(1.52, 2)).rotate([0, 90, 0]), 'steel'), {
    at: [48.88, 0, 0],
  })
  const hold: Vec3 = [half - 6, axisY + pinY, axisZ + pinZ]
  const reachIn = hold[0] - 50.5
  await stage.add(
    thing(
      union([
        box([reachIn, 2.5, 2.5]).translate([-reachIn, -1.25, -1.25]),
        box([0.5, 2.5, 8]).translate([-0.5, -1.25, -3]),
      ]).subtract(
        cylinder(0.66, 4)
          .rotate([0, 90, 0])
          .translate([-reachIn - 0.5, 0, 0]),
      ),
      'steel',
    ),
    { at: hold },
  )
  await stage.add('BS-HG-QP-063', { at: [49.98, hold[1], hold[2]] })
  // The cabin is a barrel along y with rows of seats on its floor. The end that faces the camera is open.
  const skin = circle(BARREL_IN).subtract(circle(79))
  const barrel = skin.extrude(96).rotate([90, 0, 0]).translate([0, 48, 0])
  const floor = rectangle(80, 1.5)
    .translate([0, -20])
    .intersect(circle(79.5))
    .extrude(96)
    .rotate([90, 0, 0])
    .translate([0, 48, 0])
  const windows = union(
    [-18, 0, 18].flatMap((y) =>
      [1, -1].map((s) =>
        rectangle(9, 13, { round: 3.4 })
          .extrude(14)
          .rotate([90, 0, 90])
          .translate([s > 0 ? 30 : -44, y, 13]),
      ),
    ),
  )
  await turning.add(
    part(
      body(barrel.subtract(windows), 'aluminum', 'aircraft'),
      body(floor.subtract(barrel), 'aluminum', 'painted-grey'),
    ),
  )
  for (const y of [-32, 0, 32])
    for (const x of [-22, 22]) await turning.add(cabinSeat(), { turn: [0, 0, 180], at: [x, y, -19.25] })
  stage.addAll(turning, { turn: [TILT_DEG, 0, 0] }, { at: [0, axisY, axisZ] })
}

async function doorTrainer(stage: Stage): Promise<void> {
  const [w, d] = [12, 8]
  // Ground bases and spacers raise the floor to 90 in, the height of twelve risers.
  const foot = 2.24 + 3 * 0.5 + 0.25
  for (const lx of [6, w * FT - 6])
    for (const ly of [6, d * FT - 6]) {
      await stage.add('BS-TR-GB12', { at: [lx, ly, 0] })
      for (const up of [2.24, 2.74, 3.24]) await stage.add('BS-PL-SC12-050', { at: [lx, ly, up] })
      await stage.add('BS-PL-SC12-025', { at: [lx, ly, 3.74] })
    }
  const top = await platform(stage, { at: [0, 0], width: w, depth: d, legs: 6, base: 'none', floor: foot })
  await guard(stage, [w * FT, 0, top], [w * FT, 4 * FT, top])
  await guard(stage, [w * FT, d * FT, top], [0, d * FT, top], { inset: [6, 18] })
  await guard(stage, [0, d * FT, top], [0, 0, top])
  stage.leaveOpen([46, 0, top], [98, 0, top], 'the door is open: the slide begins at its sill')
  // The wall of the cabin curves inward at the top and has an open door.
  const outer: Vec2[] = Array.from({ length: 15 }, (_, k): Vec2 => {
    const angle = ((-14 + k * 5.6) * Math.PI) / 180
    return [96 * (1 - Math.cos(angle)), 24 + 96 * Math.sin(angle)]
  })
  const profile = polygon(...outer, ...outer.map(([x, z]): Vec2 => [x + 1.6, z]).reverse())
  const wall = profile
    .extrude(w * 12 - 8)
    .rotate([90, 0, 90])
    .translate([4, 4, 0])
  const opening = rectangle(36, 72, { round: 7 }).extrude(120).rotate([90, 0, 0]).translate([72, 80, 38])
  const windows = union(
    [22, 118].map((x) => rectangle(10, 14, { round: 4 }).extrude(120).rotate([90, 0, 0]).translate([x, 80, 48])),
  )
  const surround = rectangle(42, 78, { round: 9 })
    .subtract(rectangle(36, 72, { round: 7 }))
    .extrude(120)
    .rotate([90, 0, 0])
    .translate([72, 80, 38])
  await stage.add(
    part(
      body(cut(wall, [opening, windows, surround]), 'aluminum', 'aircraft'),
      body(wall.intersect(surround), 'aluminum', 'painted-grey'),
      body(wall.intersect(windows), 'aluminum', 'plastic-black'),
    ),
    { at: [0, 0, top] },
  )
  for (const x of [10, 46, 98, 134]) {
    await stage.add('BS-EX3030-08', { turn: [0, -90, 0], at: [x, 40, top] })
    await stage.add(thing(rod([x, 40, 60], [x, 14, 70], 1.5), 'anodized'), {
      at: [0, 0, top],
      crosses: 'the struts are let into post and cabin frame',
    })
  }
  for (const z of [40, 94]) await stage.add('BS-EX3030-10', { at: [12, 43, top + z] })
  // The slide goes from the doorsill to the floor.
  const [run0, rise] = [132, top]
  const length = Math.hypot(run0, rise)
  const tilt = (Math.atan2(rise, run0) * 180) / Math.PI
  const tube = (x: number, d0: number) =>
    Manifold.hull([
      cylinder(d0, 1).rotate([90, 0, 0]).translate([x, 0, 0]),
      cylinder(d0, 1)
        .rotate([90, 0, 0])
        .translate([x, -length + 8, 0]),
    ])
  const slide = union([
    tube(-19, 13),
    tube(19, 13),
    box([38, length, 3]).translate([-19, -length, -4]),
    cylinder(13, 38)
      .rotate([0, 90, 0])
      .translate([-19, -length + 8, 0]),
  ])
  await stage.add(thing(slide, 'painted-grey'), {
    turn: [tilt, 0, 0],
    at: [72, 0, top + 3.5],
    crosses: 'the slide is laced to the sill',
  })
  // The stair has a landing at 60 in, and then four more risers.
  const x = w * 12
  await landingAt(stage, x + 51, 72, 60, ['right', 'back'])
  await stairs(stage, [x + 51, 54 - 77, 0], 8)
  await stairs(stage, [x + 33, 72, 60], 4, 90)
}

export const scenes: Scenes = application(
  'training-simulators',
  {
    'cockpit-platform': {
      build: cockpitPlatform,
      view: {
        studio: 'dark',
        azimuth: 112,
        eye: 112,
        lens: 38,
        within: [0.86, 0.86],
        lights: [{ at: [-0.2, -0.5, 0.6], to: [0, 0.2, 0.4], size: [0.8, 0.5], power: 4.5, color: [1, 0.9, 0.6] }],
      },
    },
    'rope-tower': { build: ropeTower, view: { studio: 'light', azimuth: 30, lens: 38, within: [0.8, 0.9] } },
    'tilting-cabin': { build: tiltingCabin, view: { studio: 'dark', azimuth: 30, within: [0.8, 0.84] } },
    'door-trainer': { build: doorTrainer, view: { studio: 'light', azimuth: 36, lens: 38, within: [0.86, 0.86] } },
  },
  { of: 'cockpit-platform', azimuth: 116, eye: 100 },
)
