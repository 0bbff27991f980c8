/** Industrial rigging scenes: gantry, lifting frame, beam hang, and spreader. */

import { boltStationsIn } from '../../../engineering/part-models/mounts.ts'
import { heavyCasterIn } from '../../../engineering/part-models/placements.ts'
import { sideLug } from '../../../engineering/part-models/rigging.ts'
import type { Solid, Vec3 } from '../../geometry/kernel.ts'
import { SHACKLE_058_PIN_IN } from '../../parts/rigging.ts'
import { application, frame, knee, type Scenes, seam, tee } from '../assemblies.ts'
import { hingedStrut, kneeBrace, REDUCER_IN, reducer, sideSeam } from '../braces.ts'
import { bolt, caster, FT, PICK_IN, pick, run, Stage, splice, splicePlate, WALL_IN } from '../kit.ts'
import { block, box, cut, cylinder, HOIST_IN, hoist, line, thing, torus, union } from '../props.ts'
import { bent, emptyPallet, iBeam, machine, motor } from '../surroundings.ts'

const BEAM_FT = 16
const POST_FT = 8

/**
 * Adds the frame at one end of the gantry, in the yz plane at x. It has a post on a foot with casters. Struts between
 * hinges brace the post. Returns the height of the top of the frame.
 */
async function endFrame(stage: Stage, x: number): Promise<number> {
  const foot = heavyCasterIn + FT
  for (const y of [-36, 36]) {
    await caster(stage, 'BS-MO-CA8', [x, y, 0], y > 0 ? 20 : 200)
    await sideSeam(stage, 12, [x, y, heavyCasterIn], 'z', 'y', WALL_IN, 0.375)
  }
  await run(stage, 'BS-TR12A', [x, -42, heavyCasterIn + 6], 'y', 7)
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
      { u: 6 + REDUCER_IN, v: up, degrees: 0, side: -1, without: (across, inward) => across !== 0 && inward !== 0 },
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
  await splicePlate(stage, 12, { at: [0, 0, head + 12] })
  await splice(stage, 12, [0, 0, head + 6], 'x')
  const [middle, drop] = [6, 20]
  await stage.add('BS-RG-HM12', { turn: [180, 0, 0], at: [middle, 0, head] })
  await sideSeam(stage, 12, [middle, 0, head], 'z', 'x', WALL_IN, 0.375)
  // The hook hangs from the pin of the mount.
  const hook = head - 4.375 + 0.5
  await stage.add(hoist(drop), { at: [middle, 0, hook] })
  await stage.add(motor(), { at: [middle, 0, hook - HOIST_IN - drop] })
  await stage.add(emptyPallet(), { at: [middle, 0, 0] })
}

/** Height of the machine's lifting eyes, in. */
const EYE_IN = 62.6
/** Height of the plate on a screw jack with 12 in of travel, in. */
const JACK_IN = 12.875
const JACK_PLATE_IN = 0.375
const FRAME_IN = 0.25

async function liftingFrame(stage: Stage): Promise<void> {
  const [w, d] = [9 * FT, 10 * FT]
  // Each leg stands on a screw jack. The screw of the jack extends into the leg.
  const foot = JACK_IN + REDUCER_IN
  const top = foot + 8 * FT
  for (const x of [6, w - 6])
    for (const y of [6, d - 6]) {
      await stage.add('BS-MO-SJ12', { at: [x, y, 0] })
      await stage.add('BS-TR-RP1206', { at: [x, y, JACK_IN] })
      await seam(stage, 6, [x, y, JACK_IN], 'z', JACK_PLATE_IN + REDUCER_IN)
      await seam(stage, 12, [x, y, foot + (FRAME_IN - REDUCER_IN) / 2], 'z', REDUCER_IN + FRAME_IN)
      await run(stage, 'BS-TR12A', [x, y, foot], 'z', 8)
      await seam(stage, 12, [x, y, top], 'z')
    }
  await frame(stage, [0, 0, top], w / FT, d / FT)
  await run(stage, 'BS-TR12A', [w / 2, 12, top + 6], 'y', 8)
  // Ties connect the feet on three sides. The fourth side is open, so the machine can be moved in and out.
  const tie = foot + 6
  for (const x of [6, w - 6]) {
    await run(stage, 'BS-TR12A', [x, 12, tie], 'y', d / FT - 2)
    for (const y of [12, d - 12]) {
      await sideSeam(stage, 12, [x, y, tie], 'y', 'z', y > 20 ? WALL_IN : FRAME_IN, y > 20 ? FRAME_IN : WALL_IN)
      await knee(stage, [x + (x > 20 ? 6 : -6), y, tie + 6], x > 20 ? '+x' : '-x', y > 20 ? -1 : 1, 1)
    }
  }
  await run(stage, 'BS-TR12A', [12, d - 6, tie], 'x', w / FT - 2)
  for (const x of [12, w - 12])
    await sideSeam(stage, 12, [x, d - 6, tie], 'x', 'z', x > 20 ? WALL_IN : FRAME_IN, x > 20 ? FRAME_IN : WALL_IN)
  await stage.add(machine([48, 72, 60]), { at: [w / 2, d / 2, 0] })
  // Slings connect lifting mounts below the cross beam to the eyes on the machine.
  const eye = thing(
    union([box([7, 4, 0.8], true).translate([0, 0, 0.4]), torus(3.2, 0.9).rotate([90, 0, 0]).translate([0, 0, 2.6])]),
    'painted-yellow',
  )
  for (const y of [d / 2 - 24, d / 2 + 24]) {
    const mount = new Stage()
    await pick(mount, [0, 0, 0], true)
    stage.addAll(mount, { turn: [0, 0, 90], at: [w / 2, y, top] })
    for (const dx of [-5, 5])
      for (const dy of [-1.5, 1.5]) await stage.add(bolt(0.375 + WALL_IN), { at: [w / 2 + dx, y + dy, top + WALL_IN] })
    await stage.add(eye, { at: [w / 2, y, 60] })
    const shackle = EYE_IN - SHACKLE_058_PIN_IN
    await stage.add('BS-RG-SH058', { turn: [0, 0, 90], at: [w / 2, y, shackle], crosses: 'its pin is in the eye' })
    await stage.add(line(0.75, 'zinc', [w / 2, y, shackle + 3.3], [w / 2, y, top - PICK_IN + 0.25]), {
      crosses: 'spliced around the shackles',
    })
  }
}

/** Thickness of a beam mount's bars, in. */
const MOUNT_IN = 0.75

async function beamHang(stage: Stage): Promise<void> {
  const low = 118
  await run(stage, 'BS-TR12A', [-60, 0, low], 'x', 10)
  for (const x of [-36, 36]) {
    await stage.add(iBeam(12, 8, 1200), {
      at: [x, 0, low + 6 + MOUNT_IN],
      unframed: true,
      held: 'a beam of the building',
    })
    await stage.add('BS-RG-BM12', { at: [x, 0, low + 6] })
    for (const dx of [-7.5, 7.5])
      for (const y of [-5, 5]) await stage.add(bolt(MOUNT_IN + WALL_IN), { at: [x + dx, y, low + 6 + MOUNT_IN] })
  }
  await pick(stage, [0, 0, low - 6], true)
  await stage.add(line(0.8, 'zinc', [0, 0, low - 6 - PICK_IN + 0.25], [0, 0, 0]), {
    unframed: true,
    crosses: 'spliced around the shackle',
  })
}

/** Returns a round sling that runs from lug to lug under a pipe, in the yz plane. */
const basket = (radius: number, middle: number, from: number, high: number): Solid => {
  const below = Array.from({ length: 13 }, (_, k): Vec3 => {
    const angle = Math.PI + (Math.PI * k) / 12
    return [0, Math.cos(angle) * radius, middle + Math.sin(angle) * radius]
  })
  return bent([[0, -from, high], ...below, [0, from, high]], 0.9)
}

async function spreader(stage: Stage): Promise<void> {
  const z = 96
  await run(stage, 'BS-TR12A', [-120, 0, z], 'x', 20)
  const crown: Vec3 = [0, 0, z + 92]
  for (const x of [-61.5, 61.5]) {
    await pick(stage, [x, 0, z + 6])
    await stage.add(line(0.8, 'zinc', [x, 0, z + 6 + PICK_IN - 0.25], [0, 0, z + 89]), {
      crosses: 'spliced around shackle and master link',
    })
  }
  await stage.add(thing(torus(6, 1.1).rotate([90, 0, 0]), 'zinc'), { at: crown })
  await stage.add(line(1, 'zinc', [0, 0, z + 95], [0, 0, z + 400]), {
    unframed: true,
    held: 'from the hook of a crane, out of the picture',
    crosses: 'spliced around the master link',
  })
  // Side lugs with shackles are on both faces of the spreader. A sling goes around the pipe from one face to the other.
  const [row, half, pipe] = [z - 5, sideLug.lug.thicknessIn / 2, 33]
  const hole = row - 1.35 - sideLug.roundHead.holeAtIn
  for (const x of [-96, 96]) {
    for (const turn of [0, 180]) {
      const lug = new Stage()
      await lug.add('BS-MH-LL2', { turn: [90, 0, 0] }, { turn: [0, 180, 0] }, { at: [0, -6, row - 1.35] })
      for (const dx of boltStationsIn['BS-MH-LL2'])
        await lug.add(bolt(2 * half + WALL_IN), { turn: [90, 0, 0], at: [dx, -6 - 2 * half, row] })
      await lug.add('BS-RG-SH058', { turn: [180, 0, 90], at: [0, -6 - half, hole + SHACKLE_058_PIN_IN] })
      stage.addAll(lug, { turn: [0, 0, turn] }, { at: [x, 0, 0] })
    }
    const bow = hole + SHACKLE_058_PIN_IN - 3.3
    await stage.add(thing(basket(8.5, pipe, 6 + half, bow), 'painted-black'), {
      at: [x, 0, 0],
      crosses: 'spliced around the shackles; it lies around the pipe',
    })
  }
  await stage.add(thing(cut(barrelOf(16, 276), [barrelOf(15, 280)]), 'steel'), { at: [0, 0, pipe] })
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
