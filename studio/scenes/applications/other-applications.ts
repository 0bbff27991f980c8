/** Scenes for other applications: robot guard, workbench, stock rack, and antenna mast. */
import { gussets } from '../../../engineering/part-models/plates.ts'
import type { Vec3 } from '../../geometry/kernel.ts'
import { application, knee, type Scenes, seam } from '../assemblies.ts'
import { outriggers, slotBolt } from '../braces.ts'
import { caster, column, run, Stage } from '../kit.ts'
import { block, box, cylinder, line, person, rectangle, rod, thing, union } from '../props.ts'
import { dish, panel, roadCase, robot, shelter } from '../surroundings.ts'

/** Post spacing: a 4 ft frame rail plus a 3 in post. */
const BAY_IN = 51
const CELL_IN = 2 * BAY_IN
const GUARD_FT = 7
const BETWEEN_IN = 48
const RAIL_IN = 1.5

/**
 * One bay of the robot guard along x, starting at x = 0. A clear panel is in the grooves of frame rails between two
 * posts.
 */
async function bay(door = false): Promise<Stage> {
  const stage = new Stage()
  const [low, high] = [6, 79.5]
  const [from, to] = [low + RAIL_IN / 2, high - RAIL_IN / 2]
  await stage.add('BS-EX-FR15-04', { at: [0, 0, low] })
  await stage.add('BS-EX-FR15-04', { turn: [180, 0, 0], at: [0, 0, high] })
  await stage.add('BS-EX-FR15-06', { turn: [0, 90, 0], at: [RAIL_IN / 2, 0, to] })
  // The door hinges are bolted to a stile that is 3 in wide.
  const stile = door ? 3 : RAIL_IN
  if (door) await stage.add('BS-EX1530-06', { turn: [0, -90, 0] }, { turn: [0, 0, 0], at: [BETWEEN_IN - 1.5, 0, from] })
  else await stage.add('BS-EX-FR15-06', { turn: [0, -90, 0], at: [BETWEEN_IN - RAIL_IN / 2, 0, from] })
  const groove = 0.35
  const left = RAIL_IN - groove
  const right = BETWEEN_IN - stile + (door ? 0 : groove)
  await stage.add(panel(right - left, to - from + 2 * groove, 'clear', 0.22), { at: [left, -0.11, from - groove] })
  return stage
}

async function robotGuard(stage: Stage): Promise<void> {
  const posts: Vec3[] = []
  for (const x of [0, BAY_IN, CELL_IN])
    for (const y of [0, BAY_IN, CELL_IN]) if (x !== BAY_IN || y !== BAY_IN) posts.push([x, y, 0])
  for (const [x, y] of posts) {
    await stage.add(`BS-EX3030-0${GUARD_FT}`, { turn: [0, -90, 0], at: [x, y, 0] })
    await stage.add('BS-EX-CAP3030', { turn: [180, 0, 0], at: [x, y, GUARD_FT * 12 + 0.1875] })
    // Bent plates on both sides of each post are bolted to the floor and to the slots in the post.
    for (const turn of [0, 180]) {
      const clip = new Stage()
      await clip.add('BS-PL-BT02', { at: [0, -1.5, 0] })
      await clip.add('BS-HW8-SB-050', { at: [0, -3, 0.25], crosses: 'anchored in the floor' })
      await slotBolt(clip, 0.25, { turn: [0, 0, 90] }, { turn: [90, 0, 0] }, { turn: [0, 0, 0], at: [0, -1.5, 1.5] })
      stage.addAll(clip, { turn: [0, 0, turn], at: [x, y, 0] })
    }
  }
  for (const [x, y, turn] of [
    [1.5, 0, 0],
    [1.5, CELL_IN, 0],
    [52.5, CELL_IN, 0],
    [0, 1.5, 90],
    [0, 52.5, 90],
    [CELL_IN, 1.5, 90],
    [CELL_IN, 52.5, 90],
  ] as const)
    stage.addAll(await bay(), { turn: [0, 0, turn] }, { at: [x, y, 0] })
  // The door is flush with the outer faces of the posts, and its hinges are on a post and the stile.
  const door = await bay(true)
  await door.add(
    thing(
      union([
        rod([0.75, -2.9, 38], [0.75, -2.9, 50], 1),
        rod([0.75, -0.75, 39.5], [0.75, -2.9, 39.5], 0.8),
        rod([0.75, -0.75, 48.5], [0.75, -2.9, 48.5], 0.8),
      ]),
      'painted-yellow',
    ),
  )
  stage.addAll(door, { at: [52.5, -0.75, 0] })
  for (const z of [16.5, 43.5, 70.5])
    await stage.add('BS-HG-FL06', { turn: [0, -90, 0] }, { turn: [0, 0, 90] }, { at: [CELL_IN - 1.5, -1.5, z] })
  await stage.add('BS-PL-BS12', { at: [54, 54, 0] })
  await run(stage, 'BS-TR12A', [54, 54, 0.5], 'z', 1)
  await stage.add('BS-PL-WB12', { at: [54, 54, 12.5] })
  await stage.add(robot(), { turn: [0, 0, 24], at: [54, 54, 12.875] })
  // A worktable is inside the guard.
  for (const x of [12, 32]) for (const y of [14, 44]) await run(stage, 'BS-TR03A', [x, y, 0], 'z', 2)
  await stage.add(block([28, 40, 1.5], 'mill', [8, 9, 24]))
  await stage.add(block([8, 10, 6], 'painted-grey', [18, 26, 25.5]))
}

async function workbench(stage: Stage): Promise<void> {
  // Rails, 7 and 2 ft long, connect the legs and support the 8 ft beams.
  const [w, d] = [90, 30]
  const [foot, head] = [3.25, 27.25]
  for (const x of [1.5, w - 1.5])
    for (const y of [1.5, d - 1.5]) {
      await stage.add('BS-MO-LF03', { at: [x, y, 0] })
      await run(stage, 'BS-TR03A', [x, y, foot], 'z', 2)
    }
  const low = foot + 7.5
  for (const y of [1.5, d - 1.5]) {
    await run(stage, 'BS-TR03A', [-3, y, head + 1.5], 'x', 8)
    await run(stage, 'BS-TR03A', [3, y, low], 'x', 7)
    const [face, at] = y < 10 ? (['-y', 0] as const) : (['+y', d] as const)
    for (const [x, level] of [
      [3, 1],
      [w - 3, -1],
    ] as const) {
      await knee(stage, [x, at, head], face, level, -1, 3)
      await knee(stage, [x, at, low + 1.5], face, level, 1, 3)
    }
  }
  for (const x of [1.5, w / 2, w - 1.5]) await run(stage, 'BS-TR03A', [x, 3, head + 1.5], 'y', 2)
  for (const x of [1.5, w - 1.5]) await run(stage, 'BS-TR03A', [x, 3, low], 'y', 2)
  await stage.add(block([w + 8, d + 3, 1.5], 'plywood', [-4, -2, head + 3]))
  const shelf = low + 1.5
  await stage.add(block([w - 6, d, 0.75], 'plywood', [3, 0, shelf]))
  const top = head + 4.5
  // Add a vise, tools, and a truss section that is being assembled.
  await stage.add(
    thing(
      union([
        box([7, 8, 1.4]).translate([-3.5, 0, 0]),
        box([5, 4, 4]).translate([-2.5, 3, 1.4]),
        box([6.4, 1.6, 4.4]).translate([-3.2, -1.6, 2.6]),
        box([4, 3, 2.6]).translate([-2, -1.4, 2.6]),
        cylinder(1.3, 9).rotate([90, 0, 0]).translate([0, 1, 4]),
        rod([-4, -7.4, 4], [4, -7.4, 4], 0.6),
        box([6.4, 1.4, 3.6]).translate([-3.2, 1.8, 3.4]),
      ]),
      'painted-grey',
    ),
    { at: [14, -1, top] },
  )
  await stage.add('BS-TK-CW916', { turn: [0, 0, 24], at: [36, 8, top] })
  await stage.add('BS-TK-CW34', { turn: [0, 0, 12], at: [37, 13, top] })
  await stage.add('BS-TK-DP050', { turn: [0, 0, -20], at: [46, 7, top + 0.31] })
  await stage.add('BS-TK-TW12', { turn: [0, 0, 6], at: [14, 22, top] })
  await run(stage, 'BS-TR06A', [54, 15, top + 3], 'x', 3)
  await stage.add('BS-PL-G90-06', { turn: [0, 0, 20], at: [43, 17, top] })
  for (const [x, y] of [
    [50, 4],
    [52, 5.4],
    [54.4, 3.8],
  ] as const)
    await stage.add('BS-HW8-050-125', { at: [x, y, top] })
  await stage.add('BS-TK-KIT1', { turn: [0, 0, 8], at: [24, 13.5, shelf + 0.75] })
  for (const y of [12, 18]) await run(stage, 'BS-TR03A', [38, y, shelf + 2.25], 'x', 4)
}

const GUSSET_IN = gussets.thicknessIn

async function stockRack(stage: Stage): Promise<void> {
  const length = 96
  for (const x of [6, length - 6]) for (const y of [3, 45]) await caster(stage, 'BS-MO-CA6', [x, y, 0], x + y * 2)
  for (const y of [3, 45]) await run(stage, 'BS-TR06A', [0, y, 11], 'x', 8)
  const base = 14
  const posts = [15, 48, length - 15]
  for (const x of [3, length - 3]) await run(stage, 'BS-TR06A', [x, 6, 11], 'y', 3)
  for (const x of posts) {
    await run(stage, 'BS-TR06A', [x, 6, 11], 'y', 3)
    await run(stage, 'BS-TR06A', [x, 24, base], 'z', 5)
    for (const face of ['-x', '+x'] as const)
      for (const [y, level] of [
        [21, -1],
        [27, 1],
      ] as const)
        await knee(stage, [x + (face === '-x' ? -3 : 3), y, base], face, level, 1, 6)
    // The rack has arms on both sides at three levels.
    for (const z of [20, 38, 56]) await run(stage, 'BS-TR03A', [x + 4.5, 0, base + z - 2], 'y', 4)
  }
  await run(stage, 'BS-TR06A', [0, 24, base + 63], 'x', 8)
  const onto = (level: number) => base + level - 0.5
  for (const y of [4, 11, 37, 44]) await run(stage, 'BS-TR06A', [2, y, onto(20) + 3], 'x', 8)
  for (const y of [3, 10]) await run(stage, 'BS-TR06A', [-6, y, onto(38) + 3], 'x', 9)
  for (const [y, z] of [
    [32, 0],
    [36, 0],
    [40, 0],
    [44, 0],
    [34, 3.05],
    [38, 3.05],
    [42, 3.05],
  ] as const)
    await run(stage, 'BS-TR03A', [6, y, onto(38) + 1.5 + z], 'x', 7)
  for (const [y, z] of [
    [3, 0],
    [7, 0],
    [11, 0],
    [15, 0],
    [5, 3.05],
    [9, 3.05],
  ] as const)
    await run(stage, 'BS-TR03A', [-4, y, onto(56) + 1.5 + z], 'x', 8)
  const shelf = 0.75
  await stage.add(block([78, 18, shelf], 'plywood', [14, 29, onto(56)]))
  for (let k = 0; k < 9; k++)
    await stage.add('BS-PL-SP12', { turn: [0, 0, (k % 3) * 1.5 - 1], at: [36, 39, onto(56) + shelf + k * 0.25] })
  for (let k = 0; k < 6; k++)
    await stage.add('BS-PL-G90-12', { turn: [0, 0, 3 - (k % 2) * 2], at: [62, 36, onto(56) + shelf + k * GUSSET_IN] })
  for (const x of [32, 70])
    await stage.add(
      line(
        0.7,
        'painted-yellow',
        [x, -0.36, base - 3],
        [x, -0.36, onto(56)],
        [x, 1.1, onto(56) + 3.3],
        [x, 3.2, onto(56) + 6.4],
        [x, 10.8, onto(56) + 6.4],
        [x, 20.65, base + 62],
      ),
    )
}

async function antennaMast(stage: Stage): Promise<void> {
  await column(stage, [0, 0, 0], 20, 'BS-TR12A', 'ground')
  const head = 2.24 + 240
  await stage.add('BS-TRTPA-05', { turn: [0, -90, 0], at: [0, 0, head] })
  await seam(stage, 12, [0, 0, head], 'z')
  await run(stage, 'BS-TR06A', [0, 0, head + 60], 'z', 10)
  await seam(stage, 6, [0, 0, head + 60], 'z')
  const tip = head + 180
  await stage.add(dish(48), { turn: [0, 0, 24] }, { at: [-8, -12, tip - 26] })
  await stage.add(thing(rod([-2.4, -2.4, 0], [-7, -9, 0], 2), 'zinc'), {
    at: [0, 0, tip - 26],
    crosses: 'clamped around a chord, bolted to the dish',
  })
  for (const turn of [20, 150]) {
    const antenna = new Stage()
    await antenna.add(
      thing(
        union([
          rectangle(9, 4, { round: 1 }).extrude(40).translate([0, -7, 0]),
          rod([0, -2.4, 8], [0, -6, 8], 1.4),
          rod([0, -2.4, 32], [0, -6, 32], 1.4),
        ]),
        'painted-white',
      ),
    )
    stage.addAll(antenna, { turn: [0, 0, turn] }, { at: [0, 0, tip - 82], crosses: 'clamped around the chords' })
  }
  await stage.add(thing(rod([0, 0, 0], [0, 0, 34], 1), 'zinc'), { at: [2.4, 2.4, tip] })
  // Guys connect pad eyes on the chords to an anchor block on each side.
  const anchor = 150
  for (const turn of [0, 90, 180, 270]) {
    const guy = new Stage()
    await guy.add(block([20, 20, 9], 'painted-yellow', [anchor - 10, -8, 0]))
    for (const [face, row, height] of [
      [6, 5, 2.24 + 219],
      [3, 2.25, head + 60 + 21],
    ] as const) {
      await guy.add('BS-RG-PE2', { turn: [0, 90, 0], at: [face, row, height] })
      await guy.add(line(0.5, 'zinc', [face + 1.3, row, height], [anchor, row, 9]), {
        crosses: 'shackled to the pad eye and to an eye in the block',
      })
    }
    stage.addAll(guy, { turn: [0, 0, turn] })
  }
  await outriggers(stage, 0, 0, ['+x', '+y', '-x', '-y'], 3)
  // Add a shelter for radio equipment, a cable drum, and a person for scale.
  await stage.add(shelter([132, 92, 104]), { turn: [0, 0, 18], at: [-262, 10, 0] })
  await stage.add(thing(union([cylinder(34, 2), cylinder(34, 2).translate([0, 0, 22]), cylinder(16, 24)]), 'plywood'), {
    turn: [0, 90, 0],
    at: [150, -52, 17],
  })
  await stage.add(thing(cylinder(27, 18), 'painted-black'), {
    turn: [0, 90, 0],
    at: [153, -52, 17],
    crosses: 'cable, wound on the drum',
  })
  await stage.add(roadCase([40, 26, 30]), { turn: [0, 0, -12], at: [104, 56, 0] })
  await stage.add(person(), { turn: [0, 0, -24], at: [92, -40, 0] })
}

export const scenes: Scenes = application(
  'other-applications',
  {
    'robot-guard': {
      build: robotGuard,
      view: { studio: 'light', azimuth: 24, eye: 72, within: [0.82, 0.84], samples: 40 },
    },
    workbench: { build: workbench, view: { studio: 'light', azimuth: 28, eye: 60, within: [0.84, 0.8] } },
    'stock-rack': { build: stockRack, view: { studio: 'dark', azimuth: 32, within: [0.82, 0.82] } },
    'antenna-mast': { build: antennaMast, view: { studio: 'dark', azimuth: 24, lens: 35, within: [0.8, 0.9] } },
  },
  { of: 'robot-guard', azimuth: 26, eye: 56 },
)
