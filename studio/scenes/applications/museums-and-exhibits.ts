/** Museums and exhibits scenes: plinth and banner, suspended glider, capsule cradle, and gallery walls. */
import type { Vec3 } from '../../geometry/kernel.ts'
import { placed } from '../../render/framing.ts'
import { matrixOf, type Place, times } from '../../render/scene.ts'
import { application, frame, knee, type Scenes, seam, tee } from '../assemblies.ts'
import { sideSeam } from '../braces.ts'
import { FT, PICK_IN, pick, run, Stage } from '../kit.ts'
import { gusset } from '../products.ts'
import { block, cylinder, line, lines, thing, union } from '../props.ts'
import { inPlace, saddle } from '../saddles.ts'
import { bench, bent, capsule, cloth, glider, painting, panel, vase } from '../surroundings.ts'

/** Thickness of a tube cap's head, in. */
const CAP_IN = 0.1875

async function plinthAndBanner(stage: Stage): Promise<void> {
  // The plinth has posts and rails of 3 in truss with panels between them.
  const [side, high] = [30, 36]
  for (const x of [1.5, side - 1.5]) for (const y of [1.5, side - 1.5]) await run(stage, 'BS-TR03A', [x, y, 0], 'z', 3)
  for (const z of [4.5, high - 1.5]) {
    for (const y of [1.5, side - 1.5]) await run(stage, 'BS-TR03A', [3, y, z], 'x', 2)
    for (const x of [1.5, side - 1.5]) await run(stage, 'BS-TR03A', [x, 3, z], 'y', 2)
  }
  for (const turn of [0, 90, 180, 270]) {
    const face = new Stage()
    await face.add(panel(side - 6, high - 9, 'painted-white', 0.5), { at: [-side / 2 + 3, -side / 2 + 1, 6] })
    stage.addAll(face, { turn: [0, 0, turn] }, { at: [side / 2, side / 2, 0] })
  }
  await stage.add(block([side + 1, side + 1, 0.75], 'painted-white', [-0.5, -0.5, high]))
  await stage.add(vase(), { at: [side / 2, side / 2, high + 0.75] })
  // A 5 × 10 ft banner frame is behind the plinth. Its posts stand on feet that are 4 ft long, with tee gussets on both
  // sides.
  const frame = new Stage()
  const foot = 3 + CAP_IN
  for (const x of [0, 63]) {
    // The first holes in the posts and feet are on the same grid.
    await run(frame, 'BS-TR03A', [x, -25.5, 1.5], 'y', 4)
    await frame.add('BS-TR-CAP03', { turn: [-90, 0, 0], at: [x, -25.5 - CAP_IN, 1.5] })
    await frame.add('BS-TR-CAP03', { turn: [90, 0, 0], at: [x, 22.5 + CAP_IN, 1.5] })
    for (const face of ['-x', '+x'] as const) await tee(frame, [x + (face === '-x' ? -1.5 : 1.5), 0, 3], face, 1, 3)
    await run(frame, 'BS-TR03A', [x, 0, 3], 'z', 10)
    await frame.add('BS-TR-CAP03', { turn: [180, 0, 0], at: [x, 0, 120 + foot] })
  }
  const [bottom, top] = [13.5, 121.5]
  for (const z of [bottom, top]) {
    await run(frame, 'BS-TR03A', [1.5, 0, z], 'x', 5)
  }
  for (const [x, level] of [
    [1.5, 1],
    [61.5, -1],
  ] as const) {
    await knee(frame, [x, -1.5, top - 1.5], '-y', level, -1, 3)
    await knee(frame, [x, -1.5, bottom + 1.5], '-y', level, 1, 3)
  }
  // The banner is laced to the frame on all sides.
  const [w, tall] = [54, top - bottom - 9]
  await frame.add(cloth(w, tall, 'painted-yellow'), { at: [4.5, 0, bottom + 4.5] })
  const ties = (length: number) =>
    Array.from({ length: Math.round(length / 9) + 1 }, (_, k) => 1.5 + (k / Math.round(length / 9)) * (length - 3))
  await frame.add(
    lines(
      [
        ...ties(tall).flatMap((z): [Vec3, Vec3][] => [
          [
            [5.4, 0, bottom + 4.5 + z],
            [1.5, 0, bottom + 4.5 + z],
          ],
          [
            [57.6, 0, bottom + 4.5 + z],
            [61.5, 0, bottom + 4.5 + z],
          ],
        ]),
        ...ties(w).flatMap((x): [Vec3, Vec3][] => [
          [
            [4.5 + x, 0, bottom + 5.4],
            [4.5 + x, 0, bottom + 1.5],
          ],
          [
            [4.5 + x, 0, top - 5.4],
            [4.5 + x, 0, top - 1.5],
          ],
        ]),
      ],
      0.3,
      'painted-black',
    ),
    { crosses: 'cord through eyelets, around the frame' },
  )
  stage.addAll(frame, { at: [54, 48, 0] })
}

async function suspendedGlider(stage: Stage): Promise<void> {
  const z = 220
  // A square of 10 ft truss sections between corner blocks.
  const half = 60
  const apothem = half + 6
  for (const turn of [0, 90, 180, 270]) {
    const it = new Stage()
    await run(it, 'BS-TR12A', [-half, -apothem, z], 'x', 10)
    await it.add('BS-TR-CB12', { at: [apothem, -apothem, z - 6] })
    for (const x of [-half, half]) await seam(it, 12, [x, -apothem, z], 'x')
    await pick(it, [0, -apothem, z + 6])
    await it.add(line(0.5, 'zinc', [0, -apothem, z + 6 + PICK_IN], [0, -apothem, z + 300]), {
      unframed: true,
      held: 'from the roof, out of the picture',
      crosses: 'spliced around the shackle',
    })
    stage.addAll(it, { turn: [0, 0, turn] })
  }
  const place: Vec3 = [0, 0, 116]
  const places: Place[] = [{ turn: [-9, 4, 0] }, { turn: [0, 0, 24] }, { at: place }]
  await stage.add(glider(330), ...places)
  // Lines connect the ring to the nose, wings, and tail of the glider.
  const moved = places.map(matrixOf).reduce((inner, outer) => times(outer, inner))
  const hold: Vec3[] = [
    [-50, 0, 22],
    [-8, -44, 21],
    [-8, 44, 21],
    [-4, -84, 23],
    [-4, 84, 23],
    [74, 0, 13],
  ]
  const points = hold.map((at): [Vec3, Vec3] => {
    const from = placed(moved, ...at)
    const angle = Math.atan2(from[1], from[0])
    // Loop the line around the lower chord that is closest to it.
    const turn = angle - (Math.round(angle / (Math.PI / 2)) * Math.PI) / 2
    const r = (apothem - 5.2) / Math.cos(turn)
    return [from, [Math.cos(angle) * r, Math.sin(angle) * r, z - 5.9]]
  })
  await stage.add(lines(points, 0.3, 'zinc'), { crosses: 'wire around a chord, and through eyes in the glider' })
}

async function capsuleCradle(stage: Stage): Promise<void> {
  const w = 120
  const z = 5
  for (const x of [3, w - 3]) for (const y of [3, w - 3]) await stage.add('BS-MO-LF06', { at: [x, y, 0] })
  await frame(stage, [0, 0, z], 10, 10, 'BS-TR06A')
  for (const s of [36, w - 36]) await run(stage, 'BS-TR06A', [s, 6, z + 3], 'y', 9)
  const top = z + 6
  for (const [x, y, turn] of [
    [6, 6, 0],
    [w - 6, 6, 90],
    [w - 6, w - 6, 180],
    [6, w - 6, -90],
  ] as const)
    await gusset(stage, 6, { turn: [0, 0, turn], at: [x, y, top] })
  // Padded saddles support the heat shield. Each saddle is on a post with a plate.
  const places: Place[] = [{ turn: [0, 0, -20] }, { at: [w / 2, w / 2, top + 16.6] }]
  const it = capsule()
  const shield = inPlace({ bodies: it.bodies.slice(0, 1) }, ...places)
  for (const x of [36, w - 36])
    for (const y of [36, w - 36]) {
      await run(stage, 'BS-TR06A', [x, y, top], 'z', 1)
      await sideSeam(stage, 6, [x, y, top], 'z', 'y')
      await stage.add('BS-PL-WB06', { at: [x, y, top + FT] })
      await saddle(stage, [x, y, top + FT + 0.375], [12, 14], shield)
    }
  await stage.add(it, ...places)
  // A low rail surrounds the capsule.
  const posts = [-84, -28, 28]
  for (const turn of [0, 90, 180, 270]) {
    const side = new Stage()
    for (const x of posts)
      await side.add(thing(union([cylinder(9, 0.6), cylinder(1.6, 24)]), 'painted-black'), { at: [x, -84, 0] })
    stage.addAll(side, { turn: [0, 0, turn] }, { at: [w / 2, w / 2, 0] })
  }
  const around: Vec3[] = [
    [-84, -84, 24.7],
    [84, -84, 24.7],
    [84, 84, 24.7],
    [-84, 84, 24.7],
    [-84, -84, 24.7],
  ]
  await stage.add(thing(bent(around, 1.4), 'zinc'), { at: [w / 2, w / 2, 0] })
}

/** Post spacing in a wall: a 4 ft rail plus a 3 in post. */
const WALL_BAY_IN = 51
const WALL_POSTS_IN = [1.5, 1.5 + WALL_BAY_IN, 1.5 + 2 * WALL_BAY_IN] as const

/**
 * Gallery wall along x, starting at x = 0. It is 10 ft high and has two bays of 3 in truss. It stands on feet with tee
 * gussets.
 */
async function galleryWall(open: boolean): Promise<Stage> {
  const stage = new Stage()
  for (const x of WALL_POSTS_IN) {
    await run(stage, 'BS-TR03A', [x, -19.5, 1.5], 'y', 3)
    await stage.add('BS-TR-CAP03', { turn: [-90, 0, 0], at: [x, -19.5 - CAP_IN, 1.5] })
    await stage.add('BS-TR-CAP03', { turn: [90, 0, 0], at: [x, 16.5 + CAP_IN, 1.5] })
    for (const face of ['-x', '+x'] as const) await tee(stage, [x + (face === '-x' ? -1.5 : 1.5), 0, 3], face, 1, 3)
    await run(stage, 'BS-TR03A', [x, 0, 3], 'z', 10)
  }
  const [first, middle, last] = WALL_POSTS_IN
  const [low, high] = [13.5, 121.5]
  for (const z of [low, 49.5, 85.5, high])
    for (const x of [first, middle]) await run(stage, 'BS-TR03A', [x + 1.5, 0, z], 'x', 4)
  if (open) {
    for (const [x, level] of [
      [first + 1.5, 1],
      [last - 1.5, -1],
    ] as const) {
      await knee(stage, [x, -1.5, high - 1.5], '-y', level, -1, 3)
      await knee(stage, [x, -1.5, low + 1.5], '-y', level, 1, 3)
    }
    await tee(stage, [middle, -1.5, high - 1.5], '-y', -1, 3)
    await tee(stage, [middle, -1.5, low + 1.5], '-y', 1, 3)
  }
  const face = (y: number) => block([last + 1.5, 0.5, high - low + 3], 'painted-white', [0, y, low - 1.5])
  if (!open) await stage.add(face(-2))
  await stage.add(face(1.5))
  return stage
}

async function galleryWalls(stage: Stage): Promise<void> {
  for (const [index, [x, y, turn]] of (
    [
      [0, 0, 0],
      [140, 34, -16],
      [280, 40, 20],
    ] as const
  ).entries()) {
    const wall = await galleryWall(index === 0)
    if (index > 0) {
      await wall.add(painting(44, 56, index === 1 ? 'painted-grey' : 'fabric'), { at: [30, -2, 44] })
    }
    stage.addAll(wall, { turn: [0, 0, turn], at: [x, y, 0] })
  }
  await stage.add(bench(60), { turn: [0, 0, -6], at: [190, -84, 0] })
}

export const scenes: Scenes = application(
  'museums-and-exhibits',
  {
    'plinth-and-banner': {
      build: plinthAndBanner,
      view: { studio: 'light', azimuth: 20, within: [0.6, 0.82], offset: [0.1, 0] },
    },
    'suspended-glider': {
      build: suspendedGlider,
      view: { studio: 'dark', azimuth: 42, lens: 35, within: [0.86, 0.86], target: [0, 0, 100], reach: 170 },
    },
    'capsule-cradle': {
      build: capsuleCradle,
      view: {
        studio: 'dark',
        azimuth: 28,
        within: [0.86, 0.86],
        lights: [{ at: [0.1, -0.2, 2.2], to: [0, 0, 0.3], size: [0.5, 0.5], power: 34, color: [1, 0.95, 0.86] }],
      },
    },
    'gallery-walls': { build: galleryWalls, view: { studio: 'light', azimuth: 16, lens: 38, within: [0.88, 0.82] } },
  },
  { of: 'capsule-cradle', azimuth: 34, eye: 44 },
)
