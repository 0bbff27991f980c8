/** Scenes of the application: wing shores, fuselage cradle, tail tripod and transport frame. */
import { application, knee, type Scenes, seam } from '../assemblies.ts'
import { bolt, caster, run, Stage } from '../kit.ts'
import { gusset } from '../products.ts'
import { box, circle, cylinder, lines, Manifold, polygon, rectangle, thing, turned, union, wing } from '../props.ts'
import { fuselageSection } from '../surroundings.ts'

async function wingShore(stage: Stage): Promise<void> {
  const towers = [
    [0, 4],
    [96, 5],
    [192, 6],
  ] as const
  for (const [k, [x, feet]] of towers.entries()) {
    for (const dx of [-7, 7])
      for (const dy of [-7, 7])
        await stage.add(thing(union([cylinder(3.4, 0.6), cylinder(1, 4)]), 'zinc'), { at: [x + dx, dy, 0] })
    await stage.add('BS-PL-BS12', { at: [x, 0, 3] })
    await run(stage, 'BS-TR12S', [x, 0, 3.5], 'z', feet)
    const head = 3.5 + feet * 12
    await stage.add('BS-MO-SJ12', { at: [x, 0, head] })
    const top = head + 19
    const saddle = new Stage()
    await saddle.add(thing(rectangle(46, 14, { round: 1 }).extrude(1.5), 'plywood'))
    for (const y of [-6, 6])
      await saddle.add(
        thing(
          polygon([
            [-23, 0],
            [23, 0],
            [23, 5.4],
            [12, 3],
            [0, 2.2],
            [-12, 3.4],
            [-23, 6.6],
          ])
            .extrude(0.75)
            .rotate([90, 0, 0])
            .translate([0, y + 0.4, 1.4]),
          'plywood',
        ),
      )
    await saddle.add(
      thing(
        polygon([
          [-23, 4.4],
          [-23, 6.8],
          [-12, 3.8],
          [0, 2.8],
          [12, 3.4],
          [23, 5.8],
          [23, 4.4],
          [12, 2],
          [0, 1.4],
          [-12, 2.4],
        ])
          .extrude(12)
          .rotate([90, 0, 0])
          .translate([0, 6, 1.4]),
        'foam',
      ),
    )
    // The saddle lies along the chord, which runs along y here.
    stage.addAll(saddle, { turn: [0, 0, 90] }, { turn: [0, -7.1, 0] }, { at: [x, 0, top - 1.6] })
    const next = towers[k + 1]
    for (const level of [20, 38]) {
      if (!next) continue
      for (const y of [-4.5, 4.5]) await run(stage, 'BS-TR03A', [x + 6, y, level], 'x', 7)
    }
    for (const face of ['-y', '+y'] as const)
      for (const dir of [-1, 1] as const)
        if ((dir > 0 && next) || (dir < 0 && k > 0))
          await knee(stage, [x + dir * 6, face === '-y' ? -6 : 6, 21.5], face, dir, 1, 12)
  }
  // Wing: underside rests on the saddles, root at the left.
  await stage.add(
    wing(560, 150, 66, 40),
    { turn: [0, 0, -90] },
    { turn: [0, -5.18, 0] },
    { at: [-250, 60, 72.8], unframed: true },
  )
}

async function fuselageCradle(stage: Stage): Promise<void> {
  const [w, d] = [16, 8]
  for (const x of [6, w * 12 - 6]) for (const y of [6, d * 12 - 6]) await stage.add('BS-MO-LF12', { at: [x, y, 0] })
  const z = 9
  for (const y of [6, d * 12 - 6]) {
    await run(stage, 'BS-TR12A', [0, y, z + 6], 'x', 10)
    await run(stage, 'BS-TR12A', [120, y, z + 6], 'x', 6)
    await seam(stage, 12, [120, y, z + 6], 'x')
  }
  const bars = [30, w * 12 - 30]
  for (const x of [6, ...bars, w * 12 - 6]) await run(stage, 'BS-TR12A', [x, 12, z + 6], 'y', 6)
  for (const [x, y, turn] of [
    [12, 12, 0],
    [w * 12 - 12, 12, 90],
    [w * 12 - 12, d * 12 - 12, 180],
    [12, d * 12 - 12, -90],
  ] as const)
    await gusset(stage, 12, { turn: [0, 0, turn] }, { at: [x, y, z + 12] })
  const radius = 60
  const axis = z + 12 + 10 + radius + 1.5
  const half = 45
  const cutOut = circle((radius + 1.2) * 2).translate([0, axis - z - 12])
  const outline = polygon([
    [-half, 0],
    [half, 0],
    [half, 36],
    [half - 6, 42],
    [-half + 6, 42],
    [-half, 36],
  ]).subtract(cutOut)
  const pad = circle((radius + 1.2) * 2)
    .subtract(circle(radius * 2))
    .translate([0, axis - z - 12])
    .intersect(rectangle(78, 84))
  for (const x of bars) {
    for (const off of [-5.5, 4.75])
      await stage.add(thing(outline.extrude(0.75).rotate([90, 0, 90]), 'plywood'), { at: [x + off, d * 6, z + 12] })
    await stage.add(thing(pad.extrude(12).rotate([90, 0, 90]), 'foam'), { at: [x - 6, d * 6, z + 12] })
    for (const y of [-36, -24, -12, 0, 12, 24, 36])
      for (const side of [-1, 1])
        await stage.add('BS-PL-BT02', { turn: [0, 0, side * 90], at: [x + side * 5.6, d * 6 + y, z + 12] })
    for (const y of [-39, 39])
      for (const zz of [3, 9, 15]) await stage.add(bolt(), { turn: [0, -90, 0], at: [x - 5.5, d * 6 + y, z + 12 + zz] })
  }
  await stage.add(fuselageSection(radius * 2, 144), { at: [w * 6, d * 6, axis] })
}

async function tailTripod(stage: Stage): Promise<void> {
  const [feet, lean] = [4, 40]
  const rad = (lean * Math.PI) / 180
  const base = 4.6
  const hubZ = base + feet * 12 * Math.cos(rad) + 2
  const out = 9 + feet * 12 * Math.sin(rad)
  for (const turn of [-20, 100, 220]) {
    const it = new Stage()
    await run(it, 'BS-TR06A', [0, 0, 0], 'z', feet)
    stage.addAll(it, { turn: [0, -lean, 0] }, { at: [out, 0, base] }, { turn: [0, 0, turn] })
    const foot = new Stage()
    await foot.add('BS-MO-LF06')
    stage.addAll(foot, { at: [out, 0, 0] }, { turn: [0, 0, turn] })
    // Cheeks hold the leg's head on the hub.
    const cheek = polygon([
      [1, -3.4],
      [6, 8],
      [9, 8],
      [19, -7],
      [13, -12],
    ])
      .extrude(0.375)
      .rotate([90, 0, 0])
    const cheeks = new Stage()
    for (const y of [3.4, -3.05]) await cheeks.add(thing(cheek, 'painted-yellow'), { at: [0, y, 0] })
    for (const [x, z] of [
      [7.4, 4.6],
      [7.4, 0.6],
      [12.4, -7.2],
      [14.8, -5],
    ] as const)
      for (const side of [-1, 1]) await cheeks.add(bolt(), { turn: [side * -90, 0, 0], at: [x, side * 3.45, z] })
    stage.addAll(cheeks, { at: [0, 0, hubZ] }, { turn: [0, 0, turn] })
    const along = out - 16 * Math.sin(rad)
    const tie = new Stage()
    await run(tie, 'BS-TR03A', [1.6, 0, 0], 'x', 4)
    stage.addAll(tie, { turn: [0, 0, 150] }, { at: [along, 0, base + 16 * Math.cos(rad)] }, { turn: [0, 0, turn] })
  }
  await stage.add('BS-TR-CB12', { at: [0, 0, hubZ - 4] })
  const head = hubZ + 8
  await stage.add('BS-MO-SJ24', { at: [0, 0, head] })
  const top = head + 31
  await stage.add(thing(rectangle(24, 18, { round: 1 }).extrude(1.2), 'plywood'), { at: [0, 0, top - 0.4] })
  const cradle = rectangle(24, 12)
    .translate([0, 6])
    .subtract(circle(50).translate([0, 28]))
  for (const x of [-7, 6])
    await stage.add(thing(cradle.extrude(0.9).rotate([90, 0, 90]), 'plywood'), { at: [x, 0, top + 0.8] })
  await stage.add(
    thing(
      rectangle(22, 10)
        .translate([0, 6.6])
        .subtract(circle(48).translate([0, 28]))
        .subtract(rectangle(40, 1).translate([0, 0.6]))
        .extrude(18)
        .rotate([90, 0, 90]),
      'foam',
    ),
    { at: [-9, 0, top + 0.8] },
  )
  const cone = turned(
    [
      [-70, 2],
      [-64, 6],
      [-40, 14],
      [0, 24],
      [60, 36],
      [160, 56],
      [420, 72],
    ],
    'aircraft',
  )
  await stage.add(cone, { turn: [0, -6, 0], at: [0, 0, top + 28.6], unframed: true })
  const fin = Manifold.hull([box([90, 2, 1]).translate([60, -1, 34]), box([44, 1.4, 1]).translate([130, -0.7, 150])])
  await stage.add(thing(fin, 'aircraft'), { turn: [0, -6, 0], at: [0, 0, top + 28.6], unframed: true })
}

async function transportFrame(stage: Stage): Promise<void> {
  const length = 20
  const z = 8
  for (const x of [9, 114, 231]) for (const y of [3, 45]) await caster(stage, 'BS-MO-CA6', [x, y, 0], x * 3 + y)
  for (const y of [3, 45]) {
    for (const x of [0, 120]) await run(stage, 'BS-TR06A', [x, y, z + 3], 'x', 10)
    await seam(stage, 6, [120, y, z + 3], 'x')
  }
  const posts = [21, 87, 153, 219]
  for (const x of [3, ...posts, length * 12 - 3]) await run(stage, 'BS-TR06A', [x, 6, z + 3], 'y', 3)
  for (const x of posts)
    for (const [y, level] of [
      [3, 1],
      [45, -1],
    ] as const) {
      await run(stage, 'BS-TR06A', [x, y, z + 6], 'z', 5)
      for (const face of ['-x', '+x'] as const)
        await knee(stage, [x + (face === '-x' ? -3 : 3), y + level * 3, z + 6], face, level, 1, 6)
      const at = y < 20 ? y + 3 : y - 3
      await stage.add(thing(box([6, 5, 34], true), 'foam'), { at: [x, at + level * 2.5, z + 46] })
      await stage.add(thing(box([12, 16, 5], true), 'foam'), { at: [x, 24, z + 8.6] })
      await stage.add('BS-MH-TR1', { turn: [90, 0, 0], at: [x, level > 0 ? 0 : 48, z + 3] })
    }
  // The wing panel stands on its leading edge.
  await stage.add(wing(270, 92, 66, 0), { turn: [0, -90, 0] }, { turn: [0, 0, -90] }, { at: [-14, 24, z + 11] })
  for (const x of posts) {
    const high = z + 11 + 92 - ((x + 14) / 270) * 26
    await stage.add(
      lines(
        [
          [
            [x, 0, z + 4],
            [x, 14, high - 12],
          ],
          [
            [x, 14, high - 12],
            [x, 24, high + 0.6],
          ],
          [
            [x, 24, high + 0.6],
            [x, 34, high - 12],
          ],
          [
            [x, 34, high - 12],
            [x, 48, z + 4],
          ],
        ],
        0.9,
        'painted-yellow',
      ),
    )
  }
}

export const scenes: Scenes = application(
  'aircraft-shoring',
  {
    'wing-shore': {
      build: wingShore,
      view: { studio: 'dark', azimuth: 16, lens: 40, within: [0.66, 0.6], offset: [0.06, -0.22] },
    },
    'fuselage-cradle': { build: fuselageCradle, view: { studio: 'light', azimuth: 38, eye: 66, within: [0.8, 0.82] } },
    'tail-tripod': {
      build: tailTripod,
      view: { studio: 'light', azimuth: 16, eye: 56, within: [0.7, 0.7], offset: [-0.12, -0.16] },
    },
    'transport-frame': { build: transportFrame, view: { studio: 'dark', azimuth: 34, within: [0.86, 0.8] } },
  },
  { of: 'wing-shore', azimuth: 16, within: [0.5, 0.6], offset: [0.36, -0.2] },
)
