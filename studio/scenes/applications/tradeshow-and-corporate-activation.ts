/** Trade show and corporate activation scenes: island booth, product arch, counter, and double deck. */
import { railPlaces } from '../../../engineering/part-models/placements.ts'
import { application, frame, knee, platform, type Scenes, seam } from '../assemblies.ts'
import { edgeGuard, GROUND_IN, outriggers, REDUCER_IN, sideSeam, slotBolt } from '../braces.ts'
import { column, deck, FT, guard, landingAt, run, Stage, stairs, WALL_IN } from '../kit.ts'
import { block, cylinder, thing, union } from '../props.ts'
import { chair, coveredCar, panel, roundTable, stool } from '../surroundings.ts'

async function islandBooth(stage: Stage): Promise<void> {
  const [size, legs] = [20, 11]
  const top = 0.5 + legs * 12
  const far = size * 12
  for (const x of [6, far - 6]) for (const y of [6, far - 6]) await column(stage, [x, y, 0], legs)
  await frame(stage, [0, 0, top], size, size)
  for (const x of [12, far - 12]) {
    await knee(stage, [x, 0, top], '-y', x < 50 ? 1 : -1, -1)
    await knee(stage, [x, far, top], '+y', x < 50 ? 1 : -1, -1)
  }
  for (const y of [12, far - 12]) {
    await knee(stage, [0, y, top], '-x', y < 50 ? 1 : -1, -1)
    await knee(stage, [far, y, top], '+x', y < 50 ? 1 : -1, -1)
  }
  // Banners in frame rails hang below the inner chords. Holes in the inner chords are on the same grid as the corner
  // blocks.
  for (const [turn, at, look, feet] of [
    [0, [30, far - 11, top], 'painted-yellow', 8],
    [90, [far - 11, 66, top], 'painted-white', 9],
  ] as const)
    stage.addAll(await hungBanner(feet, look), { turn: [0, 0, turn] }, { at: [...at] })
  await lowStage(stage)
  await stage.add(block([40, 18, 40], 'painted-white', [-20, -9, 0]), { at: [78, 60, 0] })
  for (const x of [64, 92]) await stage.add(stool(), { turn: [0, 0, 20], at: [x, 32, 0] })
}

async function lowStage(stage: Stage): Promise<void> {
  const z = 6
  for (const y of [111, 153, 195]) await run(stage, 'BS-TR06A', [108, y, 3], 'x', 8)
  await deck(stage, [108, 108, z], 8, 8)
  for (const x of [108, 156]) await edgeGuard(stage, [x, 108, z + 2])
}

const RAIL_IN = 1.5
/** Depth of a panel in the grooves of its rails, in. */
const GROOVE_IN = 0.35

/**
 * Adds a banner that is `feet` by 9 ft, in frame rails along x, starting at x = 0. It hangs from a chord whose face is
 * at z = 0.
 */
async function hungBanner(feet: number, look: 'painted-yellow' | 'painted-white'): Promise<Stage> {
  const stage = new Stage()
  const [width, tall] = [feet * FT, 9 * FT]
  const across = `BS-EX-FR15-${String(feet).padStart(2, '0')}`
  const [high, low] = [-RAIL_IN, -RAIL_IN - tall]
  await stage.add(across, { turn: [180, 0, 0], at: [0, 0, high + RAIL_IN / 2] })
  await stage.add(across, { at: [0, 0, low - RAIL_IN / 2] })
  await stage.add('BS-EX-FR15-09', { turn: [0, 90, 0], at: [RAIL_IN / 2, 0, high] })
  await stage.add('BS-EX-FR15-09', { turn: [0, -90, 0], at: [width - RAIL_IN / 2, 0, low] })
  const inset = RAIL_IN - GROOVE_IN
  await stage.add(panel(width - 2 * inset, tall + 2 * GROOVE_IN, look, 0.22), { at: [inset, -0.11, low - GROOVE_IN] })
  for (const x of [1.5, width / 3 - 0.5, (2 * width) / 3 + 0.5, width - 1.5])
    await slotBolt(stage, WALL_IN, { at: [Math.round((x - 1.5) / 3) * 3 + 1.5, 0, 0] })
  return stage
}

async function productArch(stage: Stage): Promise<void> {
  const [width, legs] = [20, 12]
  const [left, right] = [-width * 6 + 6, width * 6 - 6]
  const low = GROUND_IN + legs * FT
  for (const x of [left, right]) {
    await column(stage, [x, 0, 0], legs, 'BS-TR12A', 'ground')
    await stage.add('BS-TR-CB12', { at: [x, 0, low] })
    await seam(stage, 12, [x, 0, low], 'z')
    await outriggers(stage, x, 0, ['-y', '+y'], 4)
  }
  const z = low + 6
  await run(stage, 'BS-TR12A', [left + 6, 0, z], 'x', width - 2)
  for (const x of [left + 6, right - 6]) await seam(stage, 12, [x, 0, z], 'x')
  for (const face of ['-y', '+y'] as const) {
    const y = face === '-y' ? -6 : 6
    await knee(stage, [left + 6, y, low], face, 1, -1)
    await knee(stage, [right - 6, y, low], face, -1, -1)
  }
  // Lamps hang from reducer plates below the header's chords.
  for (const x of [-60, 0, 60]) {
    await stage.add('BS-TR-RP1206', { at: [x, 0, low - REDUCER_IN] })
    await sideSeam(stage, 12, [x, 0, low], 'z', 'x', WALL_IN, REDUCER_IN)
    await stage.add(
      thing(
        union([cylinder(6.5, 9), cylinder(2, 4).translate([0, 0, 9]), cylinder(5, 0.4).translate([0, 0, 12.6])]),
        'painted-black',
      ),
      { at: [x, 0, low - REDUCER_IN - 13] },
    )
  }
  await stage.add(thing(union([cylinder(204, 6), cylinder(200, 0.4).translate([0, 0, 6])]), 'painted-grey'))
  await stage.add(coveredCar(), { scale: 0.94, at: [-2, 0, 6.4] })
}

/** Thickness of a tube cap's head, in. */
const CAP_IN = 0.1875

async function counter(stage: Stage): Promise<void> {
  // Rails, 5 and 2 ft long, are between 3 ft posts. The holes in the posts start above the caps.
  const [length, depth, high] = [5 * FT + 6, 2 * FT + 6, 36 + CAP_IN]
  for (const x of [1.5, length - 1.5])
    for (const y of [1.5, depth - 1.5]) {
      await run(stage, 'BS-TR03A', [x, y, CAP_IN], 'z', 3)
      await stage.add('BS-TR-CAP03', { at: [x, y, 0] })
    }
  const low = CAP_IN + 7.5
  for (const z of [low, high - 1.5]) {
    for (const y of [1.5, depth - 1.5]) await run(stage, 'BS-TR03A', [3, y, z], 'x', 5)
    for (const x of [1.5, length - 1.5]) await run(stage, 'BS-TR03A', [x, 3, z], 'y', 2)
  }
  for (const [x, level] of [
    [3, 1],
    [length - 3, -1],
  ] as const)
    for (const [face, y] of [
      ['-y', 0],
      ['+y', depth],
    ] as const) {
      await knee(stage, [x, y, high - 3], face, level, -1, 3)
      await knee(stage, [x, y, low + 1.5], face, level, 1, 3)
    }
  await stage.add(block([length + 4, depth + 4, 1.5], 'plywood', [-2, -2, high]))
  await stage.add(panel(length - 6, high - low + 1.5, 'painted-white'), { at: [3, 3, low - 1.5] })
  // The sign tower is next to the counter and has its panel on the back.
  const tower = 90
  const [foot, top] = [0.4, 96.4]
  for (const x of [tower, tower + 27]) {
    await stage.add('BS-PL-BS03', { at: [x, 12, 0] })
    await run(stage, 'BS-TR03A', [x, 12, foot], 'z', 8)
    await stage.add('BS-TR-CAP03', { turn: [180, 0, 0], at: [x, 12, top + CAP_IN] })
  }
  const rails = [foot + 31.5, top - 1.5] as const
  for (const z of rails) await run(stage, 'BS-TR03A', [tower + 1.5, 12, z], 'x', 2)
  for (const [x, level] of [
    [tower + 1.5, 1],
    [tower + 25.5, -1],
  ] as const) {
    await knee(stage, [x, 10.5, rails[0] + 1.5], '-y', level, 1, 3)
    await knee(stage, [x, 10.5, rails[1] - 1.5], '-y', level, -1, 3)
  }
  await stage.add(panel(30, top - rails[0] + 1.5, 'painted-yellow'), { at: [tower - 1.5, 13.5, rails[0] - 1.5] })
  for (const x of [18, 48]) await stage.add(stool(), { at: [x, -20, 0] })
}

async function doubleDeck(stage: Stage): Promise<void> {
  const [width, depth] = [16, 12]
  const top = await platform(stage, { at: [0, 0], width, depth, legs: 8, base: 'leveling', legsAt: [0, 8, 16] })
  const [w, d] = [width * FT, depth * FT]
  // Clear panels are on the inside of the guardrails, one per rail. For each side, the list gives a corner, a rotation,
  // the length of the side, the insets at its two ends, and the lengths of its rails.
  const sides: readonly (readonly [number, number, number, number, readonly [number, number], readonly number[]])[] = [
    [0, 0, 0, w, [railPlaces.cornerIn, railPlaces.cornerIn], [96, 72]],
    [w, 0, 90, 8 * FT, [0, 0], [96]],
    [w, d, 180, w, [6, 18], [96, 72]],
    [0, d, 270, d, [0, 0], [96, 48]],
  ]
  for (const [x, y, turn, length, inset, rails] of sides) {
    const angle = (turn * Math.PI) / 180
    const to = [x + Math.cos(angle) * length, y + Math.sin(angle) * length] as const
    await guard(stage, [x, y, top], [...to, top], { inset })
    let along = inset[0]
    for (const rail of rails) {
      await stage.add(
        panel(rail - 12, 29, 'clear', 0.25),
        { at: [along + 6, 3.95, 6] },
        { turn: [0, 0, turn] },
        { at: [x, y, top] },
      )
      along += rail
    }
  }
  // A stair with two flights and a landing runs along the right side.
  const landing = w + 77 + 18
  await landingAt(stage, landing, d - 24, 60, ['right', 'back'])
  await stairs(stage, [landing, d - 42 - 77, 0], 8)
  await stairs(stage, [w + 77, d - 24, 60], 8, 90)
  const table = top
  await stage.add(roundTable(29, 42), { at: [60, 46, table] })
  for (const turn of [20, 110, 200, 290])
    await stage.add(chair(), { at: [0, 30, 0] }, { turn: [0, 0, turn] }, { at: [60, 46, table] })
  for (const cx of [50, 142]) {
    await stage.add(block([60, 20, 40], 'painted-white', [-30, -10, 0]), { at: [cx, 40, 0] })
    await stage.add(block([64, 24, 1.5], 'plywood', [-32, -12, 40]), { at: [cx, 40, 0] })
  }
}

export const scenes: Scenes = application(
  'tradeshow-and-corporate-activation',
  {
    'island-booth': { build: islandBooth, view: { studio: 'light', azimuth: 40, lens: 35, within: [0.86, 0.86] } },
    'product-arch': {
      build: productArch,
      view: {
        studio: 'dark',
        azimuth: 24,
        within: [0.84, 0.84],
        lights: [{ at: [0, 0, 1.1], to: [0, 0, 0], size: [0.7, 0.2], power: 16 }],
      },
    },
    counter: { build: counter, view: { studio: 'light', azimuth: 18, eye: 58, within: [0.8, 0.8] } },
    'double-deck': {
      build: doubleDeck,
      view: { studio: 'light', azimuth: 30, eye: 128, lens: 38, within: [0.86, 0.86] },
    },
  },
  { of: 'island-booth', azimuth: 46, eye: 50 },
)
