/** Obstacle courses and aerial arts scenes: course lane, peg ladder, aerial rig, and climbing wall. */
import { hinges } from '../../../engineering/part-models/hinges.ts'
import { application, knee, portal, type Scenes } from '../assemblies.ts'
import { GROUND_IN, hingedStrut, sideSeam } from '../braces.ts'
import { bolt, column, FT, PICK_IN, pick, run, Stage, WALL_IN, wallsIn } from '../kit.ts'
import { ball, box, cut, cylinder, line, rod, thing, torus } from '../props.ts'
import { hoop, mat, net, roundMat } from '../surroundings.ts'

const WIDTH_FT = 16
const LEG_FT = 11

async function courseLane(stage: Stage): Promise<void> {
  const gap = 108
  const inner = WIDTH_FT * 12 - 24
  const middle = WIDTH_FT * 6 - 6
  for (let k = 0; k < 4; k++) {
    const y = k * gap
    const top = await portal(stage, [0, y, 0], WIDTH_FT, LEG_FT, 'ground')
    for (const x of [0, WIDTH_FT * 12 - 12]) await stage.add('BS-AC-EP12', { turn: [0, -90, 0], at: [x, y, 20] })
    const low = top - 12
    const front = y - 5
    // Ropes hang from lifting mounts at nodes on the header. The header has nodes every 12 in and a joint at 24 in.
    const rope = async (x: number, diameter: number, bottom: number) => {
      await pick(stage, [middle + x, y, low], true)
      await stage.add(line(diameter, 'painted-black', [middle + x, y, low - PICK_IN], [middle + x, y, bottom]), {
        crosses: 'spliced around the shackle, and around a ring',
      })
    }
    if (k === 0)
      for (const x of [-48, -12, 12, 48]) {
        await rope(x, 1, low - 41)
        await stage.add(thing(torus(9, 1.4).rotate([90, 0, 0]), 'plywood'), { at: [middle + x, y, low - 45] })
      }
    if (k === 1) {
      const z = GROUND_IN + 91.5
      await stage.add(thing(rod([6.5, front, z], [6 + inner - 0.5, front, z], 1.9), 'zinc'))
      for (const side of [1, -1]) {
        const face = side > 0 ? 6 : 6 + inner
        await stage.add('BS-PA-90-2', { turn: [0, side * 90, 0], at: [face, front, z] })
        for (const up of [-3, 3])
          await stage.add(bolt(0.25 + WALL_IN), { turn: [0, side * 90, 0], at: [face + side * 0.25, front, z + up] })
      }
    }
    // The net is laced to the header. It doesn't touch the pads on the posts.
    if (k === 2) await stage.add(net(162, 108, 13.5), { at: [6 + (inner - 162) / 2, front, low - 0.4 - 108] })
    if (k === 3) for (const x of [-48, 0, 48]) await rope(x, 1.6, 24)
    await stage.add(mat(150, gap - 14, 6), { at: [middle, y + gap / 2, 0] })
  }
  // Padded steps go between the first portals.
  for (const [index, x] of [middle - 44, middle, middle + 44].entries()) {
    const feet = index === 1 ? 2 : 1
    const y = 52 + index * 8
    await run(stage, 'BS-TR06A', [x, y, 6], 'z', feet)
    await stage.add(thing(box([26, 20, 4], true), 'painted-yellow'), { at: [x, y, 8 + feet * FT] })
  }
}

/** Height of the lowest pegs, in. This is the height of a hole in the posts. */
const PEG_IN = GROUND_IN + 37.5

async function pegLadder(stage: Stage): Promise<void> {
  const [feet, apart] = [15, 48]
  const head = 2.24 + feet * 12
  for (const x of [-apart / 2 - 6, apart / 2 + 6]) {
    await column(stage, [x, 0, 0], feet, 'BS-TR12A', 'ground')
    for (const dir of [-1, 1] as const) {
      await run(stage, 'BS-TR12A', dir > 0 ? [x, 6, 8.3] : [x, -42, 8.3], 'y', 3)
      for (const face of ['-x', '+x'] as const)
        await knee(stage, [x + (face === '-x' ? -6 : 6), dir * 6, 14.3], face, dir, 1)
    }
    // Sockets are bolted to holes in the inner chord, one per foot of height.
    const chord = x - Math.sign(x) * 5
    for (let z = PEG_IN; z < head - 18; z += 12) {
      await stage.add('BS-PA-90-2', { turn: [0, 0, 90] }, { turn: [90, 0, 0], at: [chord, -6, z] })
      for (const up of [-3, 3]) await stage.add(bolt(0.25 + WALL_IN), { turn: [90, 0, 0], at: [chord, -6.25, z + up] })
      await stage.add(thing(rod([0, -0.5, 0], [0, -11, 0], 1.9), 'zinc'), { at: [chord, -6, z] })
    }
  }
  await run(stage, 'BS-TR12A', [-apart / 2 - 12, 0, head + 6], 'x', 6)
  for (const [x, level] of [
    [-apart / 2, 1],
    [apart / 2, -1],
  ] as const)
    for (const face of ['-y', '+y'] as const) await knee(stage, [x, face === '-y' ? -6 : 6, head], face, level, -1)
  await stage.add(thing(rod([-apart / 2 - 18, 0, 0], [apart / 2 + 18, 0, 0], 1.6), 'painted-yellow'), {
    at: [0, -13.5, PEG_IN + 24 + 1.75],
  })
  await stage.add(mat(47, 92, 6), { at: [0, -58.5, 0] })
}

async function aerialRig(stage: Stage): Promise<void> {
  const [lean, feet] = [(20 * Math.PI) / 180, 20]
  // The pins are on the inside of the legs, one hinge depth from the seats. `off` is the distance from the pins to the
  // axis of the leg. `length` is the distance between the two pins along the leg.
  const [depth, off, length] = [1.5, 6.75, feet * FT + 3]
  const out = 6 + depth + length * Math.sin(lean) + off
  const crown = GROUND_IN + depth + length * Math.cos(lean) + off
  const legs = [45, 135, 225, 315] as const
  for (const turn of legs) {
    const it = new Stage()
    await it.add('BS-TR-GB12', { at: [out, 0, 0] })
    await hingedStrut(
      it,
      'BS-TR12A',
      feet,
      { u: out, v: GROUND_IN, degrees: 90, side: 1, on: 0.25 },
      { u: 6, v: crown, degrees: 0, side: -1, on: 0.25 },
    )
    // Wires between the bases keep the feet from spreading.
    const eye = GROUND_IN + 2.4
    for (const y of [-10.5, 10.5]) await it.add('BS-RG-EB050', { at: [out, y, GROUND_IN] })
    await it.add(line(0.5, 'zinc', [out, 10.5, eye], [10.5, out, eye]))
    stage.addAll(it, { turn: [0, 0, turn] })
  }
  // The head is a corner block with a leg on each side and a lifting mount below.
  await stage.add('BS-TR-CB12', { turn: [0, 0, 45], at: [0, 0, crown - 6] })
  const mount = new Stage()
  await pick(mount, [0, 0, 0], true)
  stage.addAll(mount, { turn: [0, 0, 45], at: [0, 0, crown - 6] })
  await stage.add(line(1.2, 'painted-white', [0, 0, crown - 6 - PICK_IN], [0, 0, 118]), {
    crosses: 'spliced around shackle and hoop',
  })
  await stage.add(hoop(39), { turn: [0, 0, 20], at: [0, 0, 98] })
  await stage.add(roundMat(144, 8))
}

/**
 * Positions of the hinge seats for the leaning posts, in inches: the height at the foot, and the offset and height at
 * the head.
 */
const LEANING = { foot: 11.375, out: 51, head: 155 } as const

/**
 * Adds a frame of the climbing wall at x. The frame has a foot, a rear post, and a beam on top. A leaning post runs
 * between two hinges, one on the foot and one below the beam.
 */
async function wallFrame(stage: Stage, x: number): Promise<void> {
  const [foot, rear, head] = [11, 48, LEANING.head] as const
  for (const y of [-36, 60]) await stage.add('BS-MO-LF06', { at: [x, y, 0] })
  await run(stage, 'BS-TR06A', [x, -42, foot - 3], 'y', 9)
  await run(stage, 'BS-TR06A', [x, rear, foot], 'z', 12)
  await run(stage, 'BS-TR06A', [x, -54, head + 3], 'y', 9)
  await sideSeam(stage, 6, [x, rear, foot], 'z', 'y')
  await sideSeam(stage, 6, [x, rear, head], 'z', 'y', wallsIn[6], 0.25)
  for (const face of ['-x', '+x'] as const) {
    const off = face === '-x' ? -3 : 3
    await knee(stage, [x + off, rear - 3, foot], face, -1, 1, 6)
    await knee(stage, [x + off, rear - 3, head], face, -1, -1, 6)
  }
  // Spacers below the lower hinge make the distance between the seats match the length of the post.
  await stage.add('BS-PL-SC06-025', { at: [x, 0, foot] })
  await stage.add('BS-PL-SC06-012', { at: [x, 0, foot + 0.25] })
  const offRows = (across: number) => Math.abs(across) < 2
  await hingedStrut(
    stage,
    'BS-TR06A',
    12,
    { u: 0, v: LEANING.foot, degrees: 90, side: -1, on: LEANING.foot - foot + wallsIn[6], without: offRows },
    { u: LEANING.out, v: LEANING.head, degrees: 270, side: -1, on: wallsIn[6], without: offRows },
    { turn: [0, 0, -90] },
    { at: [x, 0, 0] },
  )
}

async function climbingWall(stage: Stage): Promise<void> {
  const frames = [3, 57, 111] as const
  for (const x of frames) await wallFrame(stage, x)
  for (const x of [6, 60]) {
    for (const z of [74, 128]) {
      await run(stage, 'BS-TR06A', [x, 48, z], 'x', 4)
      for (const [end, above] of [
        [x, 0.25],
        [x + 48, wallsIn[6]],
      ] as const)
        await sideSeam(stage, 6, [end, 48, z], 'x', 'z', above, above === wallsIn[6] ? 0.25 : wallsIn[6])
    }
    for (const [y, z] of [
      [-39, 8],
      [-39, 158],
    ] as const) {
      await run(stage, 'BS-TR06A', [x, y, z], 'x', 4)
      for (const [end, above] of [
        [x, 0.25],
        [x + 48, wallsIn[6]],
      ] as const)
        await sideSeam(stage, 6, [end, y, z], 'x', 'y', above, above === wallsIn[6] ? 0.25 : wallsIn[6])
    }
  }
  // The plywood is on the leaning posts. Its z axis runs along the posts from the lower pins, and the climbing wall
  // faces -y.
  const [thick, face] = [0.75, -3.75]
  const bolts = [0, 45, 90].flatMap((row) =>
    [9, 27, 48].flatMap((z) => [5.25, 54.75, 59.25, 108.75].map((x) => [x, row + z] as const)),
  )
  const holes = bolts.map(([x, z]) =>
    cylinder(0.5625, 4)
      .rotate([90, 0, 0])
      .translate([x, face + 3, z]),
  )
  const wall = new Stage()
  for (const x of [0, 57])
    for (const z of [6, 51, 96])
      await wall.add(thing(cut(box([56.9, thick, 44.9]).translate([x + 0.05, face, z + 0.05]), holes), 'plywood'))
  for (const [x, z] of bolts) await wall.add(bolt(thick + wallsIn[6]), { turn: [90, 0, 0], at: [x, face, z] })
  let seed = 7
  const random = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  const holds: (readonly [number, number])[] = []
  while (holds.length < 44) {
    const [x, z] = [6 + random() * 102, 12 + random() * 122]
    if (![...bolts, ...holds].every(([ox, oz]) => Math.hypot(ox - x, oz - z) > 8)) continue
    const size = 3 + random() * 4
    const half = ball(size).scale([1, 0.9, 0.8]).trimByPlane([0, -1, 0], 0)
    await wall.add(thing(half, holds.length % 4 === 0 ? 'painted-yellow' : 'painted-grey'), { at: [x, face, z] })
    holds.push([x, z])
  }
  // The pins are in front of the posts at the foot and behind them at the head, because the posts lean.
  const { depthIn } = hinges
  const off = 3 + hinges.axisIn
  const pins = Math.atan2(LEANING.out - 2 * off, LEANING.head - LEANING.foot - 2 * depthIn)
  const lean = pins + Math.atan2(2 * off, 12 * FT + 2 * depthIn)
  stage.addAll(wall, {
    turn: [(lean * 180) / Math.PI, 0, 0],
    at: [0, off * Math.cos(lean) - off, LEANING.foot + depthIn + off * Math.sin(lean)],
  })
  for (const x of [30, 84]) await stage.add(mat(46, 30, 10), { at: [x, -18, 0] })
  await stage.add(mat(144, 84, 10), { at: [57, -86, 0] })
}

export const scenes: Scenes = application(
  'obstacle-courses-and-aerial-arts',
  {
    'course-lane': { build: courseLane, view: { studio: 'light', azimuth: 24, lens: 35, within: [0.88, 0.84] } },
    'peg-ladder': { build: pegLadder, view: { studio: 'dark', azimuth: 52, within: [0.8, 0.88] } },
    'aerial-rig': { build: aerialRig, view: { studio: 'dark', azimuth: 20, lens: 38, within: [0.84, 0.86] } },
    'climbing-wall': { build: climbingWall, view: { studio: 'light', azimuth: 58, within: [0.84, 0.86] } },
  },
  { of: 'course-lane', azimuth: 30, eye: 54 },
)
