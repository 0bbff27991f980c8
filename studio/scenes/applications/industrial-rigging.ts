/** Scenes of the application: gantry, lifting frame, beam hang and spreader. */
import type { Vec3 } from '../../geometry/kernel.ts'
import { application, frame, knee, leg, type Scenes, seam, tee } from '../assemblies.ts'
import { hingedStrut, kneeBrace, onDiagonal, REDUCER_IN, reducer, sideSeam } from '../braces.ts'
import { caster, FT, pick, run, Stage, splice, WALL_IN } from '../kit.ts'
import { block, box, cut, cylinder, HOIST_IN, hoist, lines, thing, torus, union } from '../props.ts'
import { emptyPallet, iBeam, machine, motor } from '../surroundings.ts'

const BEAM_FT = 16
const CASTER_IN = 10.5
const POST_FT = 8

/** End frame at x, in the yz plane: post on a foot with casters, struts between hinges from the foot to below the post's head. Returns the head's height. */
async function endFrame(stage: Stage, x: number): Promise<number> {
  const foot = CASTER_IN + FT
  for (const y of [-36, 36]) {
    await caster(stage, 'BS-MO-CA8', [x, y, 0], y > 0 ? 20 : 200)
    await sideSeam(stage, 12, [x, y, CASTER_IN], 'z', 'y', WALL_IN, 0.375)
  }
  await run(stage, 'BS-TR12A', [x, -42, CASTER_IN + 6], 'y', 7)
  await run(stage, 'BS-TR12A', [x, 0, foot], 'z', POST_FT)
  await sideSeam(stage, 12, [x, 0, foot], 'z', 'y')
  for (const face of ['-x', '+x'] as const) await tee(stage, [x + (face === '-x' ? -6 : 6), 0, foot], face)
  const [out, up] = [33, foot + 90]
  for (const side of [-1, 1]) {
    await reducer(stage, { turn: [0, 0, 90], at: [x, side * out, foot] })
    await reducer(stage, { turn: [0, 90, 0] }, { turn: [0, 0, side * 90], at: [x, side * 6, up] })
    await hingedStrut(
      stage,
      'BS-TR06A',
      7,
      { u: out, v: foot + REDUCER_IN, degrees: 90, side: 1, without: (_, inward) => inward > 2 },
      { u: 6 + REDUCER_IN, v: up, degrees: 0, side: -1, without: onDiagonal(-1) },
      { turn: [0, 0, side * 90], at: [x, 0, 0] },
    )
  }
  return foot + POST_FT * FT
}

async function gantry(stage: Stage): Promise<void> {
  let head = 0
  for (const side of [-1, 1]) {
    head = await endFrame(stage, side * 78)
    await sideSeam(stage, 12, [side * 78, 0, head], 'z', 'x', WALL_IN, 0.25)
    for (const y of [-5, 5])
      await kneeBrace(stage, { turn: [180, 0, side > 0 ? 180 : 0] }, { at: [side * 72, y, head] })
  }
  await run(stage, 'BS-TR12A', [-96, 0, head + 6], 'x', 8)
  await run(stage, 'BS-TR12A', [0, 0, head + 6], 'x', BEAM_FT - 8)
  await seam(stage, 12, [0, 0, head + 6], 'x')
  await splice(stage, [0, 0, head + 6], 'x')
  const side = new Stage()
  await splice(side, [0, 0, 0], 'x')
  for (const turn of [90, -90]) stage.addAll(side, { turn: [turn, 0, 0] }, { at: [0, 0, head + 6] })
  const [middle, drop] = [6, 20]
  await stage.add('BS-RG-HM12', { turn: [180, 0, 0], at: [middle, 0, head] })
  await sideSeam(stage, 12, [middle, 0, head], 'z', 'x', WALL_IN, 0.375)
  // The hook hangs on the mount's pin.
  const hook = head - 4.375 + 0.5
  await stage.add(hoist(drop), { at: [middle, 0, hook] })
  await stage.add(motor(), { at: [middle, 0, hook - HOIST_IN - drop] })
  await stage.add(emptyPallet(), { at: [middle, 0, 0] })
}

async function liftingFrame(stage: Stage): Promise<void> {
  const [w, d] = [9, 10]
  const top = 0.5 + 96 + 19
  for (const x of [6, w * 12 - 6])
    for (const y of [6, d * 12 - 6]) {
      const end = await leg(stage, [x, y, 0], 8, 'BS-TR12A', 'plate')
      await stage.add('BS-MO-SJ12', { at: [x, y, end] })
    }
  await frame(stage, [0, 0, top], w, d)
  await run(stage, 'BS-TR12A', [w * 6, 12, top + 6], 'y', 8)
  // Ties between the feet on three sides; the machine comes and goes on the fourth.
  for (const x of [6, w * 12 - 6]) {
    await run(stage, 'BS-TR12A', [x, 12, 6.5], 'y', d - 2)
    for (const y of [12, d * 12 - 12])
      await knee(stage, [x + (x > 20 ? 6 : -6), y, 12.5], x > 20 ? '+x' : '-x', y > 20 ? -1 : 1, 1)
  }
  await run(stage, 'BS-TR12A', [12, d * 12 - 6, 6.5], 'x', w - 2)
  await stage.add(machine([48, 72, 60]), { at: [w * 6, d * 6, 0] })
  // Threaded rods from the cross beam to the machine's lugs.
  for (const y of [d * 6 - 24, d * 6 + 24]) {
    await stage.add('BS-MH-LL2', { at: [w * 6, y, top + 12] })
    await stage.add(
      lines(
        [
          [
            [w * 6, y, 60],
            [w * 6, y, top + 15],
          ],
        ],
        0.75,
        'zinc',
      ),
    )
    await stage.add(
      thing(
        union([box([7, 4, 0.8], true).translate([0, 0, 60.4]), cylinder(1.9, 1).translate([0, 0, 60.8])]),
        'painted-yellow',
      ),
      { at: [w * 6, y, 0] },
    )
  }
  for (const x of [18, w * 12 - 18]) await stage.add('BS-RG-PE2', { at: [x, 6, top + 12] })
}

async function beamHang(stage: Stage): Promise<void> {
  const low = 118
  await stage.add(iBeam(12, 8, 420), { turn: [0, 0, 90], at: [0, 0, low + 6.6], unframed: true })
  await run(stage, 'BS-TR12A', [-60, 0, low], 'x', 10)
  for (const x of [-36, 36]) await stage.add('BS-RG-BM12', { turn: [0, 0, 90], at: [x, 0, low + 6] })
  await pick(stage, [0, 0, low - 6], true)
  await stage.add(
    lines(
      [
        [
          [0, 0, low - 10.6],
          [0, 0, 0],
        ],
      ],
      0.8,
      'zinc',
    ),
    { unframed: true },
  )
}

async function spreader(stage: Stage): Promise<void> {
  const z = 96
  await run(stage, 'BS-TR12A', [-120, 0, z], 'x', 10)
  await run(stage, 'BS-TR12A', [0, 0, z], 'x', 10)
  const side = new Stage()
  await splice(side, [0, 0, 0], 'x')
  stage.addAll(side, { turn: [90, 0, 0] }, { at: [0, 0, z] })
  await splice(stage, [0, 0, z], 'x')
  const crown: Vec3 = [0, 0, z + 92]
  for (const x of [-61.5, 61.5]) {
    await pick(stage, [x, 0, z + 6])
    await stage.add(lines([[[x, 0, z + 10.6], crown]], 0.8, 'zinc'))
  }
  await stage.add(thing(union([torus(6, 1.1).rotate([90, 0, 0]), torus(3, 0.9).translate([0, 0, 4])]), 'zinc'), {
    at: crown,
  })
  await stage.add(
    lines(
      [
        [
          [0, 0, z + 95],
          [0, 0, z + 400],
        ],
      ],
      1,
      'zinc',
    ),
    { unframed: true },
  )
  for (const x of [-97.5, -37.5, 37.5, 97.5]) {
    await stage.add('BS-MH-LL2', { turn: [90, 0, 0] }, { at: [x, -6, z - 5] })
    await stage.add('BS-RG-SH058', { turn: [180, 0, 0] }, { at: [x, -6.4, z - 5.6] })
    await stage.add(
      lines(
        [
          [
            [x, -6.4, z - 9],
            [x, -8.4, 38],
          ],
          [
            [x, -6.4, z - 9],
            [x, 8.4, 38],
          ],
        ],
        0.9,
        'painted-black',
      ),
    )
    await stage.add(thing(torus(16.8, 0.9).rotate([0, 90, 0]), 'painted-black'), { at: [x, 0, 33] })
  }
  await stage.add(thing(cut(barrelOf(16, 276), [barrelOf(15, 280)]), 'steel'), { at: [0, 0, 33] })
  for (const x of [-78, 78]) await stage.add(block([7, 30, 9], 'plywood', [-3.5, -15, 0]), { at: [x, 0, 0] })
}

const barrelOf = (diameter: number, length: number) =>
  cylinder(diameter, length)
    .rotate([0, 90, 0])
    .translate([-length / 2, 0, 0])

export const scenes: Scenes = application(
  'industrial-rigging',
  {
    gantry: { build: gantry, view: { studio: 'light', azimuth: 32, within: [0.86, 0.86] } },
    'lifting-frame': { build: liftingFrame, view: { studio: 'dark', azimuth: 36, within: [0.7, 0.82] } },
    'beam-hang': {
      build: beamHang,
      view: { studio: 'dark', azimuth: 32, within: [0.72, 0.6], target: [0, 0, 60], reach: 90 },
    },
    spreader: { build: spreader, view: { studio: 'light', azimuth: 26, within: [0.84, 0.8] } },
  },
  { of: 'gantry', azimuth: 40, eye: 44 },
)
