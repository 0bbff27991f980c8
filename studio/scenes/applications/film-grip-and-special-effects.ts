/** Film grip and special effects scenes: crane base, vehicle rotisserie, overhead frame, and camera track. */
import type { Vec3 } from '../../geometry/kernel.ts'
import { application, frame, knee, type Scenes, seam, tee } from '../assemblies.ts'
import { GROUND_IN, outriggers, REDUCER_IN, reducer, sideSeam, slotBolt } from '../braces.ts'
import { bolt, column, FT, run, Stage, WALL_IN, wallsIn } from '../kit.ts'
import { gusset, slewing } from '../products.ts'
import { block, box, camera, cylinder, lines, Manifold, thing, union } from '../props.ts'
import { CAR_FLOOR_IN, car, chair } from '../surroundings.ts'

async function craneBase(stage: Stage): Promise<void> {
  await slewing(stage, 3)
  // A crosshead on the mast carries two posts. The posts have bearings for the boom shafts.
  const [mast, head] = [60, 72]
  await run(stage, 'BS-TR12A', [0, -24, mast + 6], 'y', 4)
  await sideSeam(stage, 12, [0, 0, mast], 'z', 'y', WALL_IN, 0.25)
  for (const face of ['-x', '+x'] as const) await tee(stage, [face === '-x' ? -6 : 6, 0, mast], face, -1)
  const posts = head + FT
  const [axisX, axisZ] = [1.5, posts + 2.125]
  for (const y of [-18, 18]) {
    await run(stage, 'BS-TR12A', [0, y, head], 'z', 1)
    await sideSeam(stage, 12, [0, y, head], 'z', 'y')
    for (const off of [-5, 5]) {
      await stage.add('BS-MO-PB15', { at: [axisX, y + off, posts] })
      for (const x of [-3, 3]) await stage.add(bolt(0.7 + 0.25), { at: [axisX + x, y + off, posts + 0.7] })
    }
  }
  const boom = new Stage()
  await run(boom, 'BS-TR12A', [-84, 0, 0], 'x', 10)
  await run(boom, 'BS-TR12A', [36, 0, 0], 'x', 10)
  await boom.add('BS-TRTPA-05', { at: [156, 0, 0] })
  for (const x of [36, 156]) await seam(boom, 12, [x, 0, 0], 'x')
  for (const side of [-1, 1]) {
    // The shaft's plate is bolted to a reducer plate on the side of the boom.
    const out = 6 + REDUCER_IN
    await reducer(boom, { turn: [side * -90, 0, 0], at: [0, side * 6, 0] })
    await boom.add('BS-PL-WB06', { turn: [side * -90, 0, 0], at: [0, side * out, 0] })
    await sideSeam(boom, 6, [0, side * out, 0], 'y', 'x', side > 0 ? 0.375 : REDUCER_IN, side > 0 ? REDUCER_IN : 0.375)
    await boom.add(thing(union([cylinder(1.5, 18.5), cylinder(4, 0.5)]).rotate([side * -90, 0, 0]), 'zinc'), {
      at: [0, side * (out + 0.375), 0],
    })
    for (const x of [-72, -58, -44])
      await boom.add(block([11, 7, 16], 'painted-black'), { at: [x, side * 9.5 - 3.5, -10] })
  }
  // The tip of the boom is a corner block with the Mitchell plate on top.
  const tip = 219
  await seam(boom, 6, [tip - 3, 0, 0], 'x')
  await boom.add('BS-TR-CB06', { at: [tip, 0, -3] })
  await boom.add('BS-FT-MM06', { at: [tip, 0, 3] })
  // The boom extends toward -x and rises to the left.
  const degrees = 20
  stage.addAll(boom, { turn: [0, -degrees, 0] }, { turn: [0, 0, 180] }, { at: [axisX, 0, axisZ] })
  // A wedge keeps the camera level on the tilted boom.
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const up = 3.75
  const at: Vec3 = [axisX - tip * cos + up * sin, 0, axisZ + tip * sin + up * cos]
  const wedge = Manifold.hull([cylinder(5.4, 0.4).rotate([0, degrees, 0]), cylinder(6, 0.6).translate([0, 0, 2])])
  await stage.add(thing(wedge, 'painted-black'), { at })
  await stage.add(camera(), { turn: [0, 0, -60], at: [at[0], at[1], at[2] + 2.6] })
}

async function rotisserie(stage: Stage): Promise<void> {
  const legs = 5
  const [foot, head] = [GROUND_IN + legs * FT, GROUND_IN + (legs + 1) * FT]
  // The bearings are 1 1/2 in off center, so that their holes line up with the holes in the crossheads.
  const [axisY, axisZ] = [1.5, head + 2.125]
  for (const side of [-1, 1]) {
    const x = side * 114
    await column(stage, [x, 0, 0], legs, 'BS-TR12A', 'ground')
    await outriggers(stage, x, 0, ['-y', '+y', side < 0 ? '-x' : '+x'], 3)
    // Each crosshead has two bearings for its shaft.
    await run(stage, 'BS-TR12A', [x, -18, foot + 6], 'y', 3)
    await sideSeam(stage, 12, [x, 0, foot], 'z', 'y', WALL_IN, 0.25)
    for (const face of ['-x', '+x'] as const) await tee(stage, [x + (face === '-x' ? -6 : 6), 0, foot], face, -1)
    for (const off of [-5, 5]) {
      await stage.add('BS-MO-PB15', { turn: [0, 0, 90], at: [x + off, axisY, head] })
      for (const y of [-3, 3]) await stage.add(bolt(0.7 + WALL_IN), { at: [x + off, axisY + y, head + 0.7] })
    }
  }
  const turning = new Stage()
  for (const s of [-1, 1]) {
    const x = s * 99
    const ring = new Stage()
    await frame(ring, [-48, -48, -3], 8, 8, 'BS-TR06A')
    turning.addAll(ring, { turn: [0, 90, 0] }, { at: [x, 0, 0] })
    // A cross member carries the plate with the shaft.
    await run(turning, 'BS-TR06A', [x, -42, 0], 'y', 7)
    for (const e of [-1, 1])
      await sideSeam(turning, 6, [x, e * 42, 0], 'y', 'z', e > 0 ? wallsIn[6] : 0.25, e > 0 ? 0.25 : wallsIn[6])
    await turning.add('BS-PL-WB06', { turn: [0, s * 90, 0], at: [x + s * 3, 0, 0] })
    await sideSeam(turning, 6, [x + s * 3, 0, 0], 'x', 'y', s > 0 ? 0.375 : wallsIn[6], s > 0 ? wallsIn[6] : 0.375)
    await turning.add(
      thing(
        union([cylinder(1.5, 19.2), cylinder(4, 0.5)])
          .rotate([0, s * 90, 0])
          .translate([x + s * 3.375, 0, 0]),
        'zinc',
      ),
    )
    for (const y of [-45, 45])
      for (const z of [-42, 42])
        await knee(turning, [x - s * 3, Math.sign(y) * 42, z], s > 0 ? '-x' : '+x', y > 0 ? -1 : 1, z > 0 ? -1 : 1, 6)
  }
  // Two beams connect the rings. The car is bolted to four posts on the beams.
  for (const y of [-24, 24]) {
    await run(turning, 'BS-TR06A', [-96, y, -45], 'x', 16)
    for (const s of [-1, 1])
      await sideSeam(turning, 6, [s * 96, y, -45], 'x', 'y', s > 0 ? wallsIn[6] : 0.25, s > 0 ? 0.25 : wallsIn[6])
    for (const x of [-39, 39]) {
      await run(turning, 'BS-TR06A', [x, y, -42], 'z', 1)
      await sideSeam(turning, 6, [x, y, -42], 'z', 'x')
      await turning.add('BS-PL-WB06', { at: [x, y, -30] })
    }
  }
  await turning.add(car('painted-grey'), { at: [0, 0, -29.63 - CAR_FLOOR_IN] })
  stage.addAll(turning, { turn: [50, 0, 0] }, { at: [0, axisY, axisZ] })
}

async function overheadFrame(stage: Stage): Promise<void> {
  const legs = 11
  const head = GROUND_IN + legs * FT
  // Each tower has a hinge with a reducer plate on top. The frame tilts about the line between the towers.
  const low = head + 3 + REDUCER_IN
  const z = low + 3
  for (const sx of [-1, 1]) {
    const x = sx * 117
    await column(stage, [x, 72, 0], legs, 'BS-TR12A', 'ground')
    await stage.add('BS-HG-180-12', { turn: [0, -90, 0] }, { turn: [0, 0, 90] }, { at: [x, 72, head] })
    await seam(stage, 12, [x, 72, head], 'z')
    // These bolts are next to the truss and go through the reducer plate into the hinge.
    for (const dx of [-1, 1])
      for (const [across, along] of [
        [5, -1.5],
        [5, 1.5],
        [4.75, -4.75],
        [4.75, 4.75],
      ] as const)
        await stage.add(bolt(0.25 + REDUCER_IN), { at: [x + dx * across, 72 + along, low] })
    await stage.add('BS-TR-RP1206', { at: [x, 72, head + 3] })
    await sideSeam(stage, 6, [x, 72, low], 'z', 'y', wallsIn[6], REDUCER_IN)
    const feet = ['-y', '+y', sx < 0 ? '-x' : '+x'] as const
    await outriggers(stage, x, 72, feet, 4)
    for (const face of feet) {
      const [dx, dy] = { '-y': [0, -1], '+y': [0, 1], '-x': [-1, 0], '+x': [1, 0] }[face] as [number, number]
      await stage.add(block([20, 20, 9], 'concrete', [-10, -10, 0]), {
        at: [x + dx * 44, 72 + dy * 44, GROUND_IN + FT],
      })
    }
  }
  // The joints of the short sides are away from the towers.
  await frame(stage, [-120, 0, low], 20, 12, 'BS-TR06A', [8, 3])
  // The cloth is laced to the inner chords.
  const [w, d] = [222, 126]
  await stage.add(thing(box([w, d, 0.3], true), 'painted-white'), { at: [0, 72, z] })
  const along = (length: number) =>
    Array.from(
      { length: Math.round(length / 14) + 1 },
      (_, k, all = Math.round(length / 14)) => (k / all - 0.5) * (length - 3),
    )
  const ties = [
    ...along(w).flatMap((x) =>
      [-1, 1].map((s): readonly [Vec3, Vec3] => [
        [x, 72 + (s * d) / 2 - s * 0.8, z],
        [x + 1, 72 + s * 66.6, z - 2.4],
      ]),
    ),
    ...along(d).flatMap((y) =>
      [-1, 1].map((s): readonly [Vec3, Vec3] => [
        [(s * w) / 2 - s * 0.8, 72 + y, z],
        [s * 114.6, 73 + y, z - 2.4],
      ]),
    ),
  ]
  await stage.add(lines(ties, 0.4, 'painted-black'), { crosses: 'cord through eyelets, around the chords' })
  await stage.add(chair(), { turn: [0, 0, 24], at: [-10, 60, 0] })
}

async function cameraTrack(stage: Stage): Promise<void> {
  // Extrusion ties keep the tracks parallel. The slot in each tie is below holes in the tracks.
  const [gauge, tie] = [42, 1.5]
  for (let hole = -106.5; hole < 240; hole += 36) {
    const isSeen = hole > 0 && hole < 120
    const it = new Stage()
    await it.add('BS-EX1530-04', { turn: [90, 0, 0] }, { turn: [0, 0, 90] }, { at: [hole, -3, tie / 2] })
    for (const y of [0, gauge])
      for (const off of [-2.25, 2.25]) await slotBolt(it, 0.25, { turn: [0, 0, 90], at: [hole, y + off, tie] })
    stage.addAll(it, { unframed: !isSeen })
  }
  for (const y of [0, gauge])
    for (const x of [-120, 0, 120]) await stage.add('BS-MO-AT-10', { at: [x, y, tie], unframed: x !== 0 })
  // Cross members 3 ft long connect the sides of the carriage.
  const top = tie + 5.7
  for (const x of [-21, 21]) for (const y of [0, gauge]) await stage.add('BS-MO-VW4', { at: [x, y, tie + 0.7] })
  for (const y of [0, gauge]) await run(stage, 'BS-TR06A', [-24, y, top + 3], 'x', 4)
  for (const x of [-21, 0, 21]) {
    await run(stage, 'BS-TR06A', [x, 3, top + 3], 'y', 3)
    for (const y of [3, gauge - 3])
      await sideSeam(stage, 6, [x, y, top + 3], 'y', 'x', y > 3 ? wallsIn[6] : 0.25, y > 3 ? 0.25 : wallsIn[6])
  }
  for (const sx of [-1, 1])
    for (const [y, level] of [
      [3, 1],
      [gauge - 3, -1],
    ] as const)
      await gusset(
        stage,
        6,
        { turn: [0, 0, sx < 0 ? (level > 0 ? 0 : -90) : level > 0 ? 90 : 180] },
        { at: [sx * 18, y, top + 6] },
      )
  const middle = gauge / 2
  await run(stage, 'BS-TR12A', [-18, middle, top + 12], 'x', 3)
  await stage.add('BS-FT-MM12', { at: [0, middle, top + 18] })
  // The boss of the riser is in the seat of the plate below.
  await stage.add('BS-FT-MR6', { at: [0, middle, top + 18.375] })
  await stage.add(camera(), { turn: [0, 0, 34], at: [0, middle, top + 24.75] })
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
