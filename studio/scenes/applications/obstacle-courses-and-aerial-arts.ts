/** Scenes of the application: course lane, peg ladder, aerial rig and climbing wall. */
import { application, knee, portal, type Scenes } from '../assemblies.ts'
import { GROUND_IN, hingedStrut } from '../braces.ts'
import { bolt, column, FT, PICK_IN, pick, run, Stage } from '../kit.ts'
import { gusset } from '../products.ts'
import { ball, box, lines, rod, thing, torus } from '../props.ts'
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
    if (k === 0)
      for (const x of [middle - 54, middle - 18, middle + 18, middle + 54]) {
        await stage.add('BS-RG-HR050', { turn: [180, 0, 0], at: [x, y, low] })
        await stage.add(
          lines(
            [
              [
                [x, y, low - 3.6],
                [x, y, low - 40],
              ],
            ],
            1,
            'painted-black',
          ),
        )
        await stage.add(thing(torus(9, 1.4).rotate([90, 0, 0]), 'plywood'), { at: [x, y, low - 45] })
      }
    if (k === 1) {
      await stage.add(thing(rod([-6, y, 92], [inner + 18, y, 92], 1.9), 'zinc'))
      for (const x of [-6, inner + 18])
        await stage.add('BS-PA-90-2', { turn: [90, 0, 0], at: [x > 50 ? x - 6 : x + 6, y - 6, 92] })
    }
    if (k === 2) await stage.add(net(144, 108, 12), { at: [middle - 72, y, 18] })
    if (k === 3)
      for (const x of [middle - 48, middle, middle + 48])
        await stage.add(
          lines(
            [
              [
                [x, y, low],
                [x, y, 24],
              ],
            ],
            1.6,
            'painted-black',
          ),
        )
    await stage.add(mat(150, gap - 14, 6), { at: [middle, y + gap / 2, 0] })
  }
  // Padded steps between the first portals.
  for (const [index, x] of [middle - 44, middle, middle + 44].entries()) {
    const feet = index === 1 ? 2 : 1
    const y = 52 + index * 8
    await run(stage, 'BS-TR06A', [x, y, 6], 'z', feet)
    await stage.add(thing(box([26, 20, 4], true), 'painted-yellow'), { at: [x, y, 8 + feet * FT] })
  }
}

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
    for (let z = 38; z < head - 16; z += 12) {
      await stage.add('BS-PA-90-2', { turn: [90, 0, 0], at: [x, -6, z] })
      await stage.add(thing(rod([0, -1, 0], [0, -11, 0], 1.9), 'zinc'), { at: [x, -6, z] })
    }
  }
  await run(stage, 'BS-TR12A', [-apart / 2 - 12, 0, head + 6], 'x', 6)
  for (const [x, level] of [
    [-apart / 2, 1],
    [apart / 2, -1],
  ] as const)
    for (const face of ['-y', '+y'] as const) await knee(stage, [x, face === '-y' ? -6 : 6, head], face, level, -1)
  const bar = 38 + 24
  await stage.add(thing(rod([-apart / 2 - 18, 0, 0], [apart / 2 + 18, 0, 0], 1.6), 'painted-yellow'), {
    at: [0, -13.5, bar + 1.8],
  })
  await stage.add(mat(120, 84, 6), { at: [0, -66, 0] })
}

async function aerialRig(stage: Stage): Promise<void> {
  const [lean, feet] = [(20 * Math.PI) / 180, 20]
  // Pins on the inner side of the legs: 9/16 in and a hinge's depth off the seats, a leg and two depths apart.
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
    // Wire from base to base keeps the feet together.
    const eye = GROUND_IN + 2.4
    for (const y of [-10.5, 10.5]) await it.add('BS-RG-EB050', { at: [out, y, GROUND_IN] })
    await it.add(
      lines(
        [
          [
            [out, 10.5, eye],
            [10.5, out, eye],
          ],
        ],
        0.5,
        'zinc',
      ),
    )
    stage.addAll(it, { turn: [0, 0, turn] })
  }
  // Head: a corner block, a leg on each side, the lifting mount below.
  await stage.add('BS-TR-CB12', { turn: [0, 0, 45], at: [0, 0, crown - 6] })
  const mount = new Stage()
  await pick(mount, [0, 0, 0], true)
  stage.addAll(mount, { turn: [0, 0, 45], at: [0, 0, crown - 6] })
  await stage.add(
    lines(
      [
        [
          [0, 0, crown - 6 - PICK_IN],
          [0, 0, 118],
        ],
      ],
      1.2,
      'painted-white',
    ),
    { crosses: 'spliced around shackle and hoop' },
  )
  await stage.add(hoop(39), { turn: [0, 0, 20], at: [0, 0, 98] })
  await stage.add(roundMat(144, 8))
}

async function climbingWall(stage: Stage): Promise<void> {
  const lean = 20
  const rad = (lean * Math.PI) / 180
  const foot = 5
  // Three frames: foot, upright behind, wall post that leans towards -y.
  for (const x of [3, 48, 93]) {
    for (const y of [-30, 66]) await stage.add('BS-MO-LF06', { at: [x, y, 0] })
    await run(stage, 'BS-TR06A', [x, -36, foot + 3], 'y', 9)
    const post = new Stage()
    await run(post, 'BS-TR06A', [0, 0, 0], 'z', 12)
    stage.addAll(post, { turn: [lean, 0, 0] }, { at: [x, 14, foot + 6] })
    await run(stage, 'BS-TR06A', [x, 63, foot + 6], 'z', 10)
    for (const face of ['-x', '+x'] as const) {
      const off = face === '-x' ? -3 : 3
      await knee(stage, [x + off, 60, foot + 6], face, -1, 1, 6)
      await gusset(
        stage,
        6,
        { turn: [90, 0, 0] },
        { turn: [0, 0, face === '+x' ? 90 : -90] },
        { at: [x + off, 18, foot + 6] },
      )
    }
    // Braces from the upright to the wall's post.
    for (const [low, high] of [
      [6.5, 5.2],
      [9.6, 9.5],
    ] as const) {
      const y = 14 - Math.sin(rad) * high * 12
      const z = foot + 6 + Math.cos(rad) * high * 12
      const from = [63, foot + 6 + low * 12] as const
      const length = Math.hypot(from[0] - y, from[1] - z)
      const angle = (Math.atan2(from[1] - z, from[0] - y) * 180) / Math.PI
      const brace = new Stage()
      await run(brace, 'BS-TR06A', [0, 0, 0], 'y', Math.max(1, Math.floor(length / 12)))
      stage.addAll(brace, { turn: [angle, 0, 0] }, { at: [x, y + 1, z] })
    }
  }
  await run(stage, 'BS-TR06A', [0, 63, foot + 6 + 123], 'x', 8)
  await run(stage, 'BS-TR06A', [6, 63, foot + 50], 'x', 3)
  await run(stage, 'BS-TR06A', [51, 63, foot + 50], 'x', 3)
  const wall = new Stage()
  for (const [x, z] of [
    [0, 0],
    [48, 0],
    [0, 48],
    [48, 48],
    [0, 96],
    [48, 96],
  ] as const)
    await wall.add(thing(box([47.7, 0.75, 47.7]).translate([x, -3.8, z]), 'plywood'))
  let seed = 7
  const random = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  for (let k = 0; k < 46; k++) {
    const [x, z, d] = [6 + random() * 84, 6 + random() * 132, 3 + random() * 4]
    await wall.add(thing(ball(d).scale([1, 0.6, 0.8]), k % 4 === 0 ? 'painted-yellow' : 'painted-grey'), {
      at: [x, -3.9, z],
    })
  }
  for (let x = 12; x < 96; x += 24)
    for (let z = 12; z < 144; z += 24) await wall.add(bolt(), { turn: [90, 0, 0], at: [x, -3.8, z] })
  stage.addAll(wall, { turn: [lean, 0, 0] }, { at: [0, 14, foot + 6] })
  await stage.add(mat(144, 96, 10), { at: [48, -86, 0] })
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
