/** Scenes of the application: crane base, vehicle rotisserie, overhead frame and camera track. */
import { application, knee, type Scenes, seam } from '../assemblies.ts'
import { column, run, Stage } from '../kit.ts'
import { gusset, slewing } from '../products.ts'
import { box, camera, cylinder, lines, thing, union } from '../props.ts'
import { car, chair } from '../surroundings.ts'

async function craneBase(stage: Stage): Promise<void> {
  await slewing(stage, 3)
  // The boom tilts in a fork of plates on the mast's head.
  const pivot = 24.3 + 36 + 14
  const boom = new Stage()
  await run(boom, 'BS-TR12A', [-84, 0, 0], 'x', 10)
  await run(boom, 'BS-TR12A', [36, 0, 0], 'x', 10)
  await seam(boom, 12, [36, 0, 0], 'x')
  await boom.add('BS-TRTPA-05', { at: [156, 0, 0] })
  await boom.add('BS-FT-MM06', { at: [214.5, 0, 3] })
  for (const x of [-72, -58, -44]) {
    await boom.add(thing(box([11, 7, 16], true), 'painted-black'), { at: [x, -9.8, -2] })
    await boom.add(thing(box([11, 7, 16], true), 'painted-black'), { at: [x, 9.8, -2] })
  }
  // Lean to the left: the boom runs towards -x and rises.
  stage.addAll(boom, { turn: [0, -20, 0] }, { turn: [0, 0, 180] }, { at: [0, 0, pivot] })
  const rise = (20 * Math.PI) / 180
  const tip = 214.5
  await stage.add(camera(), {
    turn: [0, 0, -60],
    at: [-tip * Math.cos(rise) - 4 * Math.sin(rise) * -1, 0, pivot + tip * Math.sin(rise) + 4.4 * Math.cos(rise)],
  })
  for (const y of [-1, 1])
    await stage.add(
      thing(
        union([box([12, 0.5, 20]).translate([-6, 0, 0]), cylinder(3, 1.2).rotate([90, 0, 0]).translate([0, 0.8, 14])]),
        'painted-yellow',
      ),
      { at: [0, y > 0 ? 6.3 : -6.8, pivot - 14] },
    )
  await stage.add('BS-FT-MM12', { at: [0, 0, 60.3] })
}

async function rotisserie(stage: Stage): Promise<void> {
  const axis = 72
  const rings = [-60, 60]
  for (const side of [-1, 1]) {
    const x = side * 116
    await column(stage, [x, 0, 0], 8, 'BS-TR12A', 'ground')
    // Outriggers make a foot of the tower.
    for (const dir of [-1, 1]) {
      await run(stage, 'BS-TR06A', dir > 0 ? [x, 6, 5.25] : [x, -42, 5.25], 'y', 3)
      await gusset(
        stage,
        6,
        { turn: [90, 0, 0] },
        { turn: [0, 0, 90] },
        ...(dir > 0 ? [] : [{ turn: [0, 0, 180] as const }]),
        { at: [x + (dir > 0 ? 3.1 : -3.1), dir * 6, 8.25] },
      )
    }
    await stage.add('BS-MO-PB15', { turn: [0, 0, 90] }, { turn: [0, -side * 90, 0] }, { at: [x - side * 6, 0, axis] })
  }
  const turning = new Stage()
  for (const x of rings) {
    const half = 48
    for (const s of [-1, 1]) {
      await run(turning, 'BS-TR06A', [x, -half, s * half], 'y', 8)
      await run(turning, 'BS-TR06A', [x, s * (half - 3), -half + 3], 'z', 7)
    }
    for (const sy of [-1, 1])
      for (const sz of [-1, 1])
        await knee(turning, [x - 3.05, sy * (half - 6), sz * (half - 3)], '-x', sy > 0 ? -1 : 1, sz > 0 ? -1 : 1, 6)
    for (const sy of [-1, 1])
      for (const sz of [-1, 1])
        await knee(turning, [x + 3.05, sy * (half - 6), sz * (half - 3)], '+x', sy > 0 ? -1 : 1, sz > 0 ? -1 : 1, 6)
    // Cross of 3 in truss carries the axle's stub and grips the car's end.
    const out = Math.sign(x) * 4.6
    await run(turning, 'BS-TR03A', [x + out, -48, 0], 'y', 8)
    await turning.add(
      thing(
        cylinder(1.5, 56)
          .rotate([0, Math.sign(x) * 90, 0])
          .translate([x, 0, 0]),
        'zinc',
      ),
    )
  }
  for (const y of [-24, 24]) await run(turning, 'BS-TR06A', [-60, y, -42], 'x', 10)
  await turning.add(car('painted-grey', true), { at: [0, 0, -38] })
  stage.addAll(turning, { turn: [50, 0, 0] }, { at: [0, 0, axis] })
}

async function overheadFrame(stage: Stage): Promise<void> {
  const z = 144
  for (const y of [0, 138]) {
    await run(stage, 'BS-TR06A', [-120, y + 3, z], 'x', 10)
    await run(stage, 'BS-TR06A', [0, y + 3, z], 'x', 10)
    await seam(stage, 6, [0, y + 3, z], 'x')
  }
  for (const x of [-117, 117]) await run(stage, 'BS-TR06A', [x, 6, z], 'y', 11)
  for (const sx of [-1, 1])
    for (const [y, level] of [
      [6, 1],
      [138, -1],
    ] as const)
      await gusset(
        stage,
        6,
        { turn: [0, 0, sx < 0 ? (level > 0 ? 0 : -90) : level > 0 ? 90 : 180] },
        { at: [sx * 114, y, z + 3] },
      )
  await stage.add(thing(box([226, 130, 0.3], true), 'painted-white'), { at: [0, 72, z - 1] })
  const ties = Array.from({ length: 16 }, (_, k) => k * 14.6 - 109.5)
  await stage.add(
    lines(
      ties.flatMap(
        (x) =>
          [
            [
              [x, 7.2, z - 1],
              [x + 1, 4, z - 1.5],
            ],
            [
              [x, 136.8, z - 1],
              [x + 1, 140, z - 1.5],
            ],
          ] as const,
      ),
      0.4,
      'painted-black',
    ),
  )
  for (const sx of [-1, 1]) {
    const x = sx * 130
    await column(stage, [x, 72, 0], 10, 'BS-TR12A', 'ground')
    await run(stage, 'BS-TR12A', [x, 72, 122.24], 'z', 1)
    await stage.add('BS-HG-H12', { turn: [0, -90, 0] }, { at: [x, 72, 134.24] })
    await stage.add(thing(box([18, 12, 0.5], true), 'painted-yellow'), { at: [x - sx * 5, 72, z - 3.4] })
    for (const dir of [-1, 1]) await run(stage, 'BS-TR06A', dir > 0 ? [x, 78, 5.25] : [x, 30, 5.25], 'y', 3)
  }
  await stage.add(chair(), { turn: [0, 0, 24], at: [-10, 60, 0] })
}

async function cameraTrack(stage: Stage): Promise<void> {
  for (const y of [0, 36])
    for (const [x, number] of [
      [-120, 'BS-MO-AT-10'],
      [0, 'BS-MO-AT-10'],
      [120, 'BS-MO-AT-10'],
    ] as const)
      await stage.add(number, { at: [x, y, 0], unframed: x !== 0 })
  const top = 5.7
  for (const x of [-21, 21]) for (const y of [0, 36]) await stage.add('BS-MO-VW4', { at: [x, y, 0.7] })
  for (const y of [0, 36]) await run(stage, 'BS-TR06A', [-24, y, top + 3], 'x', 4)
  for (const x of [-21, 21]) {
    await run(stage, 'BS-TR06A', [x, 3, top + 3], 'y', 2)
    await run(stage, 'BS-TR06A', [x, 27, top + 3], 'y', 1)
  }
  await run(stage, 'BS-TR06A', [0, 3, top + 3], 'y', 1)
  for (const sx of [-1, 1])
    for (const [y, level] of [
      [3, 1],
      [33, -1],
    ] as const)
      await gusset(
        stage,
        6,
        { turn: [0, 0, sx < 0 ? (level > 0 ? 0 : -90) : level > 0 ? 90 : 180] },
        { at: [sx * 18, y, top + 6] },
      )
  await run(stage, 'BS-TR12A', [-18, 18, top + 12], 'x', 3)
  await stage.add('BS-FT-MM12', { at: [0, 18, top + 18] })
  await stage.add('BS-FT-MR6', { at: [0, 18, top + 18.6] })
  await stage.add(camera(), { turn: [0, 0, 34], at: [0, 18, top + 24.9] })
}

export const scenes: Scenes = application(
  'film-grip-and-special-effects',
  {
    'crane-base': { build: craneBase, view: { studio: 'dark', azimuth: 22, within: [0.86, 0.82] } },
    'vehicle-rotisserie': { build: rotisserie, view: { studio: 'dark', azimuth: 30, within: [0.8, 0.8] } },
    'overhead-frame': { build: overheadFrame, view: { studio: 'light', azimuth: 28, within: [0.86, 0.84] } },
    'camera-track': { build: cameraTrack, view: { studio: 'light', azimuth: 52, eye: 22, within: [0.7, 0.8] } },
  },
  { of: 'crane-base', azimuth: 14, eye: 40, within: [0.78, 0.78], offset: [0.14, -0.06] },
)
