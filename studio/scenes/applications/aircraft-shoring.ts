/** Aircraft shoring scenes: wing shores, fuselage cradle, tail tripod, and transport frame. */
import type { Vec3 } from '../../geometry/kernel.ts'
import type { Place } from '../../render/scene.ts'
import { application, knee, type Scenes, seam } from '../assemblies.ts'
import { GROUND_IN, outriggers, REDUCER_IN, sideSeam } from '../braces.ts'
import { caster, column, FT, run, STEEL_WALL_IN, type Stage } from '../kit.ts'
import { gusset } from '../products.ts'
import { box, circle, cut, Manifold, polygon, rectangle, thing, turned, union, wing } from '../props.ts'
import { inPlace, saddle } from '../saddles.ts'
import { bent, fuselageSection } from '../surroundings.ts'

/** Thickness of an end frame, in. */
const FRAME_IN = 0.25
/** Thickness of a screw jack's plate, and of the reducer plate under it. */
const JACK_PLATE_IN = 0.375
/** Distance from the plate of a screw jack with 12 in of travel to the face of the jack's foot, in. */
const JACK_IN = 12.875

/** Adds an inverted screw jack on top of vertical 12 in truss. Returns the height of the face of the jack's foot. */
async function jackOn(stage: Stage, x: number, y: number, head: number): Promise<number> {
  await stage.add('BS-TR-RP1206', { at: [x, y, head] })
  await seam(stage, 12, [x, y, head + (REDUCER_IN - FRAME_IN) / 2], 'z', FRAME_IN + REDUCER_IN)
  const plate = head + REDUCER_IN
  await seam(stage, 6, [x, y, plate], 'z', REDUCER_IN + JACK_PLATE_IN)
  await stage.add('BS-MO-SJ12', { turn: [180, 0, 0], at: [x, y, plate + JACK_IN] })
  return plate + JACK_IN
}

async function wingShore(stage: Stage): Promise<void> {
  const towers = [
    [0, 4],
    [96, 5],
    [192, 6],
  ] as const
  // The underside of the wing rests on the saddles, and the wing root is on the left.
  const it = wing(560, 150, 66, 40)
  const places: Place[] = [{ turn: [0, 0, -90] }, { turn: [0, -5.18, 0] }, { at: [-250, 60, 68.64] }]
  const load = inPlace(it, ...places)
  for (const [x, feet] of towers) {
    await column(stage, [x, 0, 0], feet, 'BS-TR12S', 'ground')
    await outriggers(stage, x, 0, ['-y', '+y'], 3, 'BS-TR12S')
    const top = await jackOn(stage, x, 0, GROUND_IN + feet * FT)
    await saddle(stage, [x, 0, top], [14, 46], load)
  }
  // Trusses with gussets brace the towers along the wing.
  const level = GROUND_IN + 2 * FT
  for (const [x] of towers.slice(1)) {
    const [from, to] = [x - 90, x - 6]
    await run(stage, 'BS-TR12S', [from, 0, level + 6], 'x', (to - from) / FT)
    await sideSeam(stage, 12, [from, 0, level + 6], 'x', 'z', FRAME_IN, STEEL_WALL_IN)
    await sideSeam(stage, 12, [to, 0, level + 6], 'x', 'z', STEEL_WALL_IN, FRAME_IN)
    for (const face of ['-y', '+y'] as const)
      for (const [end, along] of [
        [from, 1],
        [to, -1],
      ] as const)
        await knee(stage, [end, face === '-y' ? -6 : 6, level + FT], face, along, 1, 12, STEEL_WALL_IN)
  }
  await stage.add(it, ...places, { unframed: true })
}

async function fuselageCradle(stage: Stage): Promise<void> {
  const [w, d] = [16, 8]
  for (const x of [6, w * 12 - 6]) for (const y of [6, d * 12 - 6]) await stage.add('BS-MO-LF12', { at: [x, y, 0] })
  const z = 9
  for (const y of [6, d * 12 - 6]) await run(stage, 'BS-TR12A', [0, y, z + 6], 'x', w)
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
  const outline = polygon([-half, 0], [half, 0], [half, 36], [half - 6, 42], [-half + 6, 42], [-half, 36]).subtract(
    cutOut,
  )
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
  }
  await stage.add(fuselageSection(radius * 2, 144), { at: [w * 6, d * 6, axis] })
}

async function tailTripod(stage: Stage): Promise<void> {
  const feet = 5
  await column(stage, [0, 0, 0], feet, 'BS-TR12A', 'ground')
  await outriggers(stage, 0, 0, ['-x', '+x', '-y'], 3)
  const top = await jackOn(stage, 0, 0, GROUND_IN + feet * FT)
  // The tail cone and the fin are one piece. The underside of the cone rests on the saddle.
  const cone = turned('aircraft', [-70, 2], [-64, 6], [-40, 14], [0, 24], [60, 36], [160, 56], [420, 72])
  const fin = Manifold.hull([box([90, 2, 1]).translate([60, -1, 34]), box([44, 1.4, 1]).translate([130, -0.7, 150])])
  const tail = thing(union([...cone.bodies.map(({ solid }) => solid), fin]), 'aircraft')
  const places: Place[] = [{ turn: [0, -6, 0] }, { at: [0, 0, top + 29.8] }]
  await saddle(stage, [0, 0, top], [24, 18], inPlace(cone, ...places))
  await stage.add(tail, ...places, { unframed: true })
}

async function transportFrame(stage: Stage): Promise<void> {
  const length = 20
  const z = 8
  for (const x of [9, 114, 231]) for (const y of [3, 45]) await caster(stage, 'BS-MO-CA6', [x, y, 0], x * 3 + y)
  for (const y of [3, 45]) await run(stage, 'BS-TR06A', [0, y, z + 3], 'x', length)
  const bed = z + 6
  const posts = [21, 87, 153, 219]
  for (const x of [3, ...posts, length * 12 - 3]) await run(stage, 'BS-TR06A', [x, 6, z + 3], 'y', 3)
  // The wing panel rests on its leading edge in saddles. Pads on the posts support it laterally.
  const it = wing(270, 80, 58, 0)
  const places: Place[] = [{ turn: [0, -90, 0] }, { turn: [0, 0, -90] }, { at: [-14, 24, z + 11] }]
  const load = inPlace(it, ...places)
  for (const x of posts) {
    await saddle(stage, [x, 24, bed], [6, 16], load)
    for (const [y, side] of [
      [3, 1],
      [45, -1],
    ] as const) {
      await run(stage, 'BS-TR06A', [x, y, bed], 'z', 5)
      await sideSeam(stage, 6, [x, y, bed], 'z', 'x')
      for (const level of [1, -1] as const)
        await knee(stage, [x + level * 3, side > 0 ? 0 : 48, bed], side > 0 ? '-y' : '+y', level, 1, 6)
      const from = y + side * 3
      const pad = box([6, 24 - 6, 20]).translate([x - 3, side > 0 ? from : 24, z + 36])
      await stage.add(thing(cut(pad, [load]), 'foam'))
    }
  }
  await stage.add(it, ...places)
  // Straps from rings on the bed go over the wing between the posts, next to the splice plates.
  for (const x of [54, 132, 186]) {
    for (const side of [1, -1])
      await stage.add('BS-MH-TR1', { turn: [side * 90, 0, 0], at: [x, side > 0 ? 0 : 48, z + 3] })
    const slice = load.intersect(box([1, 60, 200]).translate([x - 0.5, -6, 0])).boundingBox()
    const [wide, high] = [(slice.max[1] - slice.min[1]) / 2 + 0.5, slice.max[2]]
    const widest = z + 11 + (high - z - 11) * 0.3
    const over: Vec3[] = [
      [x, -1.4, z + 3],
      [x, 24 - wide, widest],
      [x, 23.4, high + 0.5],
      [x, 24.6, high + 0.5],
      [x, 24 + wide, widest],
      [x, 49.4, z + 3],
    ]
    await stage.add(thing(bent(over, 0.9), 'painted-yellow'), {
      crosses: 'webbing, through the rings and close around the wing',
    })
  }
}

export const scenes: Scenes = application(
  'aircraft-shoring',
  {
    'wing-shore': {
      build: wingShore,
      view: { studio: 'light', azimuth: 16, lens: 40, within: [0.66, 0.6], offset: [0.06, -0.22] },
    },
    'fuselage-cradle': { build: fuselageCradle, view: { studio: 'light', azimuth: 38, eye: 66, within: [0.8, 0.82] } },
    'tail-tripod': {
      build: tailTripod,
      view: { studio: 'light', azimuth: 16, eye: 56, within: [0.7, 0.7], offset: [-0.12, -0.16] },
    },
    'transport-frame': { build: transportFrame, view: { studio: 'dark', azimuth: 34, within: [0.86, 0.8] } },
  },
  { of: 'wing-shore', azimuth: 16, within: [0.5, 0.6], offset: [0.36, -0.2], exposure: 0.5 },
)
