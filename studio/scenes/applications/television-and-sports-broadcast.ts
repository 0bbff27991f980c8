/** Television and sports broadcast scenes: camera tower, commentary booth, sideline cart, and studio grid. */
import { sleeveAxisIn } from '../../parts/pipe-adapters.ts'
import { application, frame, knee, leg, railing, type Scenes, squareTower } from '../assemblies.ts'
import { edgeGuard } from '../braces.ts'
import { bolt, caster, column, deck, gate, guard, PICK_IN, pick, run, Stage, stairs, WALL_IN } from '../kit.ts'
import { gusset } from '../products.ts'
import { block, box, fixture, line, rod, thing } from '../props.ts'
import { longCamera, monitor, stool } from '../surroundings.ts'

async function cameraTower(stage: Stage): Promise<void> {
  const w = 96
  const top = await squareTower(stage, 8, 14, [2.24, 83.24])
  await frame(stage, [0, 0, top], 8, 8)
  const floor = top + 14
  await deck(stage, [0, 0, floor - 2], 8, 8)
  await guard(stage, [6, 0, floor], [54, 0, floor])
  await gate(stage, [54, 0, floor], [w, 0, floor])
  await railing(stage, [0, 0, floor], 8, 8, 'right')
  await railing(stage, [0, 0, floor], 8, 8, 'back')
  await railing(stage, [0, 0, floor], 8, 8, 'left')
  // The ladder is at the front, and the gate is to its right.
  for (const z of [0, 120.12]) await stage.add('BS-AC-LD18-10', { at: [42, -7, z] })
  // The mast stands on a separate base. It passes through the deck without touching it.
  const mast = new Stage()
  await column(mast, [w / 2, w / 2 + 6, 0], 20, 'BS-TR12A', 'ground')
  stage.addAll(mast, { crosses: 'the deck panel is cut out around the mast' })
  await stage.add('BS-FT-MM12', { at: [w / 2, w / 2 + 6, 2.24 + 240] })
  await stage.add(longCamera(), { turn: [0, 0, 50], at: [w / 2, w / 2 + 6, 242.99] })
}

async function commentaryBooth(stage: Stage): Promise<void> {
  const [width, depth] = [12, 8]
  // The legs stand on blocks that bring the floor to the height of four risers.
  for (const x of [3, 72, 141])
    for (const y of [3, 93]) {
      await stage.add(block([9, 9, 5], 'painted-black', [x - 4.5, y - 4.5, 0]))
      await leg(stage, [x, y, 5], 1, 'BS-TR06A', 'leveling')
    }
  for (const y of [3, 48, 93]) await run(stage, 'BS-TR06A', [0, y, 25], 'x', [8, 4])
  for (const x of [3, 72, 141]) for (const y of [6, 51]) await run(stage, 'BS-TR06A', [x, y + 3, 25], 'y', 3)
  const floor = 30
  await deck(stage, [0, 0, 28], width, depth)
  for (const side of ['left', 'right'] as const)
    await railing(stage, [0, 0, floor], width, depth, side, side === 'right' ? 4 : 0, 8)
  await railing(stage, [0, 0, floor], width, depth, 'back')
  // The roof is made of 3 in truss. Its posts don't touch the rails, and the holes in the posts line up with holes in
  // the beams.
  const posts = floor + 0.4
  const roof = posts + 96
  const [left, right, front, back] = [13.5, 130.5, 12, 84]
  for (const x of [left, right])
    for (const y of [front, back]) {
      await stage.add('BS-PL-BS03', { at: [x, y, floor] })
      await run(stage, 'BS-TR03A', [x, y, posts], 'z', 8)
    }
  for (const y of [front, back]) {
    await run(stage, 'BS-TR03A', [0, y, roof + 1.5], 'x', 12)
    const face = y === front ? '-y' : '+y'
    for (const [x, level] of [
      [left + 1.5, 1],
      [right - 1.5, -1],
    ] as const)
      await knee(stage, [x, y + (y === front ? -1.5 : 1.5), roof], face, level, -1, 3)
  }
  for (const x of [6, 50, 94, 138]) await run(stage, 'BS-TR03A', [x, 0, roof + 4.5], 'y', 8)
  await stage.add(block([150, 100, 0.6], 'painted-white', [-3, -2, roof + 6]))
  // The desk is made of extrusion.
  for (const x of [25.5, 72, 118.5])
    for (const y of [12, 34]) await stage.add('BS-EX3030-02', { turn: [0, -90, 0], at: [x, y, floor] })
  for (const y of [12, 34]) await stage.add('BS-EX3060-08', { at: [24, y, floor + 27] })
  await stage.add(block([108, 30, 1.2], 'plywood', [18, 8, floor + 30]))
  await stage.add(block([96, 0.4, 26], 'painted-black', [24, 10.1, floor + 3]))
  for (const x of [36, 72, 108]) {
    await stage.add(monitor(), { turn: [0, 0, 180], at: [x, 16, floor + 31.2] })
    await stage.add(stool(19), { at: [x, 52, floor] })
  }
  await stairs(stage, [144 + 33, 24, 0], 4, 90)
}

async function sidelineCart(stage: Stage): Promise<void> {
  for (const x of [6, 66]) for (const y of [3, 45]) await caster(stage, 'BS-MO-CA6', [x, y, 0], y > 20 ? 12 : 196)
  for (const y of [3, 45]) await run(stage, 'BS-TR06A', [0, y, 11], 'x', 6)
  for (const x of [3, 36, 69]) await run(stage, 'BS-TR06A', [x, 6, 11], 'y', 3)
  await stage.add(block([72, 48, 2], 'plywood', [0, 0, 14]))
  await guard(stage, [72, 48, 16], [0, 48, 16], { toe: false })
  // A cap covers the front post.
  await stage.add('BS-PL-BS03', { at: [14, 12, 16] })
  await run(stage, 'BS-TR03A', [14, 12, 16.4], 'z', 3)
  await stage.add('BS-FT-MM03', { at: [14, 12, 46.4] })
  await stage.add(longCamera(), { turn: [0, 0, 50], at: [14, 12, 53.15] })
  await edgeGuard(stage, [12, 0, 16])
  await stage.add(block([4, 900, 0.15], 'painted-white', [-24, -300, 0]), { unframed: true })
}

async function studioGrid(stage: Stage): Promise<void> {
  const [side, z] = [16, 168]
  await frame(stage, [0, 0, z], side, side)
  await run(stage, 'BS-TR12A', [12, 96, z + 6], 'x', 14)
  for (const [x, y] of [
    [6, 6],
    [186, 6],
    [6, 186],
    [186, 186],
  ] as const) {
    await pick(stage, [x, y, z + 12])
    await stage.add(line(0.6, 'zinc', [x, y, z + 12 + PICK_IN - 0.25], [x, y, z + 200]), {
      unframed: true,
      held: 'from the roof, out of the picture',
      crosses: 'spliced around the shackle',
    })
  }
  // Pipes run through sleeves below the chords.
  const [sleeve, pipe] = [0.25, z - sleeveAxisIn('round')]
  const pipes = [43.5, 97.5, 148.5]
  for (const x of pipes) {
    for (const y of [6, 96, 186])
      for (const row of [-5, 5]) {
        await stage.add('BS-PA-0-2', { turn: [180, 0, 0], at: [x, y + row, z] })
        for (const off of [-3, 3])
          await stage.add(bolt(sleeve + WALL_IN), { turn: [180, 0, 0], at: [x + off, y + row, z - sleeve] })
      }
    await stage.add(thing(rod([x, -12, pipe], [x, 204, pipe], 1.9), 'zinc'))
  }
  for (const [index, [k, y]] of (
    [
      [0, 40],
      [0, 140],
      [1, 50],
      [1, 152],
      [2, 36],
      [2, 132],
    ] as const
  ).entries()) {
    const light = new Stage()
    await light.add(fixture())
    if (index % 2 === 0) await light.add(thing(box([7, 7, 0.2], true), 'painted-white'), { at: [0, 0, -16.3] })
    stage.addAll(
      light,
      { turn: [index % 2 ? 8 : -8, index % 3 ? 6 : -6, index * 40] },
      { at: [pipes[k] as number, y, pipe - 0.96] },
    )
  }
  for (const [x, level] of [
    [12, 1],
    [180, -1],
  ] as const)
    for (const [y, other] of [
      [12, 1],
      [180, -1],
    ] as const) {
      const turn = level > 0 ? (other > 0 ? 0 : -90) : other > 0 ? 90 : 180
      const plate = new Stage()
      await gusset(plate, 12, { turn: [0, 0, 0] })
      stage.addAll(plate, { turn: [180, 0, 0] }, { turn: [0, 0, turn + 90] }, { at: [x, y, z] })
    }
}

export const scenes: Scenes = application(
  'television-and-sports-broadcast',
  {
    'camera-tower': { build: cameraTower, view: { studio: 'dark', azimuth: 30, lens: 35, within: [0.8, 0.88] } },
    'commentary-booth': {
      build: commentaryBooth,
      view: { studio: 'light', azimuth: 34, eye: 66, within: [0.82, 0.84] },
    },
    'sideline-cart': { build: sidelineCart, view: { studio: 'light', azimuth: 38, within: [0.74, 0.82] } },
    'studio-grid': {
      build: studioGrid,
      view: { studio: 'dark', azimuth: 26, lens: 32, within: [0.84, 0.7], reach: 150, target: [96, 96, 90] },
    },
  },
  { of: 'camera-tower', azimuth: 36, eye: 40, within: [0.6, 0.88] },
)
