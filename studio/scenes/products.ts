/** Scenes for the home page, the product banners, and the product galleries. */

import type { TrussSize } from '../../engineering/members/truss-models.ts'
import { gussets } from '../../engineering/part-models/plates.ts'
import { poster } from '../film/story.ts'
import type { Vec3 } from '../geometry/kernel.ts'
import { gusset90Holes, gusset180Holes } from '../parts/plates.ts'
import type { Camera, Place, Scene } from '../render/scene.ts'
import {
  bolt,
  caster,
  column,
  cutGuard,
  deck,
  guard,
  hanger,
  levelColumn,
  PICK_IN,
  pick,
  railing,
  run,
  Stage,
  seam,
  shot,
  splice,
  splicePlate,
  stairs,
  WALL_IN,
  wallsIn,
} from './kit.ts'
import { block, type box, camera, drum, fuselage, hoist, line, lines, lumber, polygon, thing } from './props.ts'

/** Adds a 90-degree gusset plate on aluminum truss with its bolts. The origin is at the corner of the plate. */
export const gusset = (stage: Stage, size: TrussSize, ...places: readonly Place[]): Promise<void> =>
  gussetOn(stage, size, wallsIn[size], ...places)

/** As `gusset`, on truss with this wall thickness (in). */
export async function gussetOn(
  stage: Stage,
  size: TrussSize,
  wallIn: number,
  ...places: readonly Place[]
): Promise<void> {
  const it = new Stage()
  await it.add(`BS-PL-G90-${String(size).padStart(2, '0')}`)
  for (const [x, y] of gusset90Holes(size))
    await it.add(bolt(gussets.thicknessIn + wallIn), { at: [x, y, gussets.thicknessIn] })
  stage.addAll(it, ...places)
}

async function tee(stage: Stage, ...places: readonly Place[]): Promise<void> {
  const it = new Stage()
  await it.add('BS-PL-G180-12')
  for (const [x, y] of gusset180Holes(12)) await it.add(bolt(), { at: [x - 6, y, gussets.thicknessIn] })
  stage.addAll(it, ...places)
}

/**
 * Two truss runs meet at a right angle under a gusset, and a third run stands behind them. This is the signature image
 * of the brand.
 */
async function corner(stage: Stage): Promise<void> {
  await run(stage, 'BS-TR12A', [-24, 6, 6], 'x', 3)
  await run(stage, 'BS-TR12A', [6, -36, 6], 'y', 3)
  await gusset(stage, 12, { turn: [0, 0, 180], at: [0, 0, 12] })
  await run(stage, 'BS-TR12A', [18, 6, 0], 'z', 3)
  // These bolts go through the corner slots in the end frame into the side of the vertical truss.
  for (const y of [-5, 5])
    for (const z of [1.5, 10.5])
      await stage.add(bolt(0.25 + WALL_IN), { turn: [0, 90, 0], at: [12 + WALL_IN, 6 + y, z] })
}

const bannerCamera: Camera = { azimuth: 34, elevation: 16, lens: 70, within: [0.62, 0.66], offset: [0.3, -0.06] }

const banner = (stage: Stage, camera: Partial<Camera> = {}, more: Partial<Parameters<typeof shot>[1]> = {}): Scene =>
  shot(stage, { studio: 'dark', size: [1600, 800], camera: { ...bannerCamera, ...camera }, ...more })

const gallery = (stage: Stage, studio: 'light' | 'dark', camera: Partial<Camera> = {}): Scene =>
  shot(stage, { studio, camera: { azimuth: 36, elevation: 22, lens: 70, within: [0.74, 0.72], ...camera } })

/** Returns close-up views. The frame crops long parts. */
const close = (lookAt: Vec3, away: number, azimuth: number, elevation: number, lens = 70): Camera => {
  const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180]
  return {
    azimuth,
    elevation,
    lens,
    lookAt,
    position: [
      lookAt[0] - Math.sin(a) * Math.cos(e) * away,
      lookAt[1] - Math.cos(a) * Math.cos(e) * away,
      lookAt[2] + Math.sin(e) * away,
    ],
    fStop: 5.6,
    focus: lookAt,
  }
}

/** Returns a wide close-up. */
const closeBanner = (stage: Stage, camera: Camera, reach: number, target: Vec3 = [0, 0, 0]): Scene =>
  shot(stage, { studio: 'dark', size: [1600, 800], camera, reach, target })

type Scenes = Readonly<Record<string, () => Promise<Scene>>>

/** Posters for the films. They show the first frame of each film. */
export const home: Scenes = { 'home/hero': () => poster('wide'), 'home/hero-upright': () => poster('upright') }

export const banners: Scenes = {
  'banners/truss': async () => {
    const stage = new Stage()
    await corner(stage)
    return banner(stage, { azimuth: 54, elevation: 20, lens: 50, within: [0.6, 0.94], offset: [0.34, -0.04] })
  },
  'banners/extrusion': async () => {
    const stage = new Stage()
    await stage.add('BS-EX3060-02', { at: [0, 0, 3] })
    await stage.add('BS-EX3030-02', { at: [1.5, -6, 1.5] })
    await stage.add('BS-EX1530-02', { at: [0, -10.5, 1.5] })
    await stage.add('BS-EX1515-02', { at: [2.4, -14, 0.75] })
    return banner(stage, { azimuth: 64, elevation: 18, within: [0.6, 0.62], fStop: 8, focus: [0, -6, 2] })
  },
  'banners/plates': async () => {
    const stage = new Stage()
    await run(stage, 'BS-TR12A', [-48, 6, 6], 'x', 5)
    await run(stage, 'BS-TR12A', [6, -48, 6], 'y', 4)
    await gusset(stage, 12, { turn: [0, 0, 180], at: [0, 0, 12] })
    return closeBanner(stage, close([-8, 3, 11], 62, 40, 30, 60), 34)
  },
  'banners/joist-hangers': async () => {
    const stage = new Stage()
    await run(stage, 'BS-TR12A', [-60, 6, 6], 'x', 10)
    for (const x of [-24, 0, 24, 48]) {
      const under = await hanger(stage, 'BS-JH-28', [x, 0, 12])
      await stage.add(lumber(1.5, 7.25, 46), { turn: [0, 0, -90], at: [x, -0.3, under] })
    }
    return closeBanner(stage, close([-6, -8, 7], 98, 30, 24, 60), 46, [0, -10, 0])
  },
  'banners/pipe-adapters': async () => {
    const stage = new Stage()
    await run(stage, 'BS-TR12A', [-60, 0, 6], 'x', 10)
    await stage.add('BS-PA-90-4', { at: [4.5, -3, 12] })
    await stage.add(thing(pipe(40), 'zinc'), { at: [4.5, -3, 13] })
    await stage.add('BS-PA-90-2', { at: [-25.5, -5, 12] })
    await stage.add(thing(pipe(26), 'zinc'), { at: [-25.5, -5, 13] })
    return closeBanner(stage, close([-10, -3, 14], 84, 28, 16, 60), 40)
  },
  'banners/hinges': async () => {
    const stage = new Stage()
    await folded(stage)
    return banner(stage, { azimuth: 28, elevation: 12, within: [0.6, 0.46], offset: [0.24, -0.01] })
  },
  'banners/motion': async () => {
    const stage = new Stage()
    await run(stage, 'BS-TR12A', [0, 0, 16.5], 'x', 6)
    for (const x of [6, 66]) await caster(stage, 'BS-MO-CA8', [x, 0, 0], x < 30 ? 30 : -20)
    return closeBanner(stage, close([14, 0, 8.5], 92, 42, 5, 60), 38, [20, 0, 0])
  },
  'banners/rigging': async () => {
    const stage = new Stage()
    await run(stage, 'BS-TR12A', [-54, 0, 6], 'x', 9)
    await pick(stage, [0, 0, 12])
    return closeBanner(stage, close([-6, 0, 14], 62, 34, 10, 60), 36)
  },
  'banners/access': async () => {
    const stage = new Stage()
    for (const x of [6, 90]) for (const y of [6, 42]) await levelColumn(stage, [x, y, 0], 3)
    for (const y of [6, 42]) await run(stage, 'BS-TR12A', [0, y, 52], 'x', 8)
    await deck(stage, [0, 0, 58], 8, 4)
    await stairs(stage, [48, -77, 0], 8)
    for (const side of ['back', 'left', 'right'] as const) await railing(stage, [0, 0, 60], 8, 4, side)
    for (const x of [6, 68]) await cutGuard(stage, [x, 0, 60], [x + 22, 0, 60])
    return banner(stage, { azimuth: 38, elevation: 4, within: [0.62, 0.46], offset: [0.3, -0.01] })
  },
  'banners/hardware': async () => {
    const stage = new Stage()
    await run(stage, 'BS-TR12A', [-60, 0, 6], 'x', 10)
    for (let x = -58.5; x < 58; x += 3) await stage.add(bolt(WALL_IN), { at: [x, -5, 12] })
    return shot(stage, {
      studio: 'dark',
      size: [1600, 800],
      camera: { ...close([-3, -5, 12.6], 17, 62, 14, 60), fStop: 4 },
      reach: 30,
      target: [0, 0, 0],
      // Use more samples, because the denoiser's guide images (albedo and normals) are also noisy in blurred areas.
      samples: 48,
    })
  },
  'banners/tools': async () => {
    const stage = new Stage()
    await stage.add('BS-TK-KIT1')
    await stage.add('BS-TK-TW12', { at: [-12, -14, 0], turn: [0, 0, 10] })
    return banner(stage, { azimuth: 24, elevation: 17, within: [0.58, 0.72] })
  },
  'banners/material-handling': async () => {
    const stage = new Stage()
    await stacked(stage)
    return banner(stage, { azimuth: 50, elevation: 12, within: [0.62, 0.54], offset: [0.3, 0] })
  },
  'banners/film-tools': async () => {
    const stage = new Stage()
    await column(stage, [0, 0, 0], 2, 'BS-TR12A', 'none')
    await stage.add('BS-FT-MM12', { at: [0, 0, 24] })
    return closeBanner(stage, close([-9, 0, 22], 66, 30, 20, 60), 26)
  },
}

const pipe = (height: number) => ringPipe(1.9, 1.61, height)
const ringPipe = (outside: number, inside: number, height: number) =>
  cylinderOf(outside, height).subtract(cylinderOf(inside, height + 2).translate([0, 0, -1]))
const cylinderOf = (diameter: number, height: number) =>
  (drum(diameter, height, 'zinc').bodies[0] as { solid: ReturnType<typeof box> }).solid

/**
 * Height of the lumber under a truss and its hinge, in. The truss needs the lumber, because a hinge is taller than its
 * truss.
 */
const DUNNAGE_IN = 1.5
const dunnage = (x: number) => block([3.5, 18, DUNNAGE_IN], 'plywood', [x, -9, 0])

/** A run of 12 in truss that is folded at a hinge. One half is flat, and the other half is tilted up. */
async function folded(stage: Stage): Promise<void> {
  const joint = new Stage()
  await run(joint, 'BS-TR12A', [-49.5, 0, 6], 'x', 4)
  const [angle, pin] = [55, 13.38] as const
  await joint.add('BS-HG-H12', { turn: [0, 0, 0], at: [-1.5, 0, 6] })
  // The other half pivots about the upper pin, in the plane of the joint at x = 0.
  const other = new Stage()
  await other.add('BS-HG-H12', { turn: [0, 0, 180], at: [1.5, 0, 6 - pin] })
  await run(other, 'BS-TR12A', [1.5, 0, 6 - pin], 'x', 4)
  joint.addAll(other, { turn: [0, -angle, 0] }, { at: [0, 0, pin] })
  stage.addAll(joint, { at: [0, 0, DUNNAGE_IN] })
  for (const x of [-40, -14]) await stage.add(dunnage(x))
}

/** A dolly with three truss sections strapped to its deck frame. */
async function stacked(stage: Stage): Promise<void> {
  await stage.add('BS-MH-TD12', { at: [30, 0, 0] })
  const top = 7.25
  for (const lift of [0, 12, 24]) await run(stage, 'BS-TR12A', [0, 0, top + 6 + lift], 'x', 5)
  const [low, edge, side, high] = [6.8, 9.28, 6.28, top + 36.28]
  const strap = (x: number) =>
    line(0.6, 'painted-yellow', [x, -edge, low], [x, -side, high], [x, side, high], [x, edge, low])
  for (const x of [21, 39]) await stage.add(strap(x))
}

export const galleries: Scenes = {
  'products/truss/tower-joint': async () => {
    const stage = new Stage()
    await column(stage, [6, 6, 0], 5, 'BS-TR12A', 'ground')
    await run(stage, 'BS-TR12A', [12, 6, 56.2], 'x', 4)
    await gusset(stage, 12, { turn: [90, 0, 0] }, { turn: [0, 90, 0] }, { at: [12, 0, 50.2] })
    return gallery(stage, 'light', { elevation: 14 })
  },
  'products/truss/spliced-span': async () => {
    const stage = new Stage()
    await run(stage, 'BS-TR12A', [-60, 0, 6], 'x', 5)
    await run(stage, 'BS-TR12A', [0, 0, 6], 'x', 5)
    await splicePlate(stage, 12, { at: [0, 0, 12] })
    await splicePlate(stage, 12, { turn: [90, 0, 0] }, { at: [0, -6, 6] })
    return shot(stage, { studio: 'light', camera: close([0, -2, 8], 62, 30, 26, 60), reach: 36, target: [0, 0, 0] })
  },
  'products/truss/corner-block': async () => {
    const stage = new Stage()
    await stage.add('BS-TR-CB12')
    await run(stage, 'BS-TR12A', [6, 0, 6], 'x', 4)
    await run(stage, 'BS-TR12A', [0, -54, 6], 'y', 4)
    await run(stage, 'BS-TR12A', [0, 0, 12], 'z', 3)
    return gallery(stage, 'light', { azimuth: 40, within: [0.7, 0.8] })
  },
  'products/plates/gusset-corner': async () => {
    const stage = new Stage()
    await run(stage, 'BS-TR12A', [-48, 6, 6], 'x', 5)
    await run(stage, 'BS-TR12A', [6, -48, 6], 'y', 4)
    await gusset(stage, 12, { turn: [0, 0, 180], at: [0, 0, 12] })
    return shot(stage, { studio: 'light', camera: close([-4, -3, 10], 58, 36, 34, 60), reach: 36, target: [0, 0, 0] })
  },
  'products/plates/tee-joint': async () => {
    const stage = new Stage()
    await run(stage, 'BS-TR12A', [-36, 6, 6], 'x', 6)
    await run(stage, 'BS-TR12A', [0, 6, 12], 'z', 3)
    await tee(stage, { turn: [90, 0, 0] }, { at: [0, 0, 12] })
    return gallery(stage, 'light', { azimuth: 28, elevation: 14 })
  },
  'products/plates/splice-row': async () => {
    const stage = new Stage()
    let y = 0
    for (const size of ['03', '06', '12'] as const) {
      y -= Number(size) / 2 + 2.5
      await stage.add(`BS-PL-SP${size}`, { at: [0, y, 0] })
      for (const x of [-3, 0, 3])
        if (size === '03') await stage.add('BS-HW8-050-125', { at: [9.5, y + x, 0.53], turn: [0, 90, 20 * x] })
      y -= Number(size) / 2
    }
    return gallery(stage, 'light', { azimuth: 30, elevation: 40 })
  },
  'products/hinges/folding-truss': async () => {
    const stage = new Stage()
    await folded(stage)
    return gallery(stage, 'light', { azimuth: 26, elevation: 16 })
  },
  'products/hinges/closed-joint': async () => {
    const stage = new Stage()
    const z = 6 + DUNNAGE_IN
    await run(stage, 'BS-TR12A', [-61.5, 0, z], 'x', 5)
    await stage.add('BS-HG-180-12', { at: [-1.5, 0, z] })
    await run(stage, 'BS-TR12A', [1.5, 0, z], 'x', 5)
    for (const x of [-50, -20, 16, 46]) await stage.add(dunnage(x))
    return shot(stage, { studio: 'light', camera: close([0, -3, 8], 54, 32, 22, 60), reach: 34, target: [0, 0, 0] })
  },
  'products/hinges/joined-halves': async () => {
    const stage = new Stage()
    await stage.add('BS-HG-H12', { turn: [0, 0, 180], at: [-1.5, 0, 7.38] })
    await stage.add('BS-HG-H12', { at: [5, 0, 7.38] })
    await stage.add('BS-HG-HP-063', { turn: [0, 0, 66], at: [1.8, -8.5, 0.86] })
    return gallery(stage, 'light', { azimuth: 40, elevation: 24, within: [0.7, 0.7] })
  },
  'products/motion/rolling-tower': async () => {
    const stage = new Stage()
    await rollingTower(stage)
    return gallery(stage, 'light', { azimuth: 34, elevation: 10, within: [0.7, 0.84] })
  },
  'products/motion/slewing-base': async () => {
    const stage = new Stage()
    await slewing(stage, 3)
    return gallery(stage, 'light', { azimuth: 30, elevation: 16, within: [0.7, 0.8] })
  },
  'products/motion/track-carriage': async () => {
    const stage = new Stage()
    // The V-groove wheels run on the edge of the track.
    const [wheel, truss] = [0.72, 8.72]
    for (const y of [3, 33]) {
      await stage.add('BS-MO-AT-10', { at: [0, y, 0] })
      for (const x of [30, 66]) await stage.add('BS-MO-VW4', { at: [x, y, wheel] })
      await run(stage, 'BS-TR06A', [24, y, truss], 'x', 4)
    }
    for (const x of [30, 66]) await run(stage, 'BS-TR06A', [x, 6, truss], 'y', 2)
    return gallery(stage, 'light', { azimuth: 44, elevation: 14, within: [0.86, 0.8] })
  },
  'products/rigging/two-point-pick': async () => {
    const stage = new Stage()
    await run(stage, 'BS-TR12A', [0, 0, 40], 'x', 6)
    await run(stage, 'BS-TR12A', [72, 0, 40], 'x', 6)
    await seam(stage, 12, [72, 0, 40], 'x')
    await splice(stage, 12, [72, 0, 40], 'x')
    for (const x of [30, 114]) await pick(stage, [x, 0, 46])
    await stage.add(
      lines(
        [
          [
            [30, 0, 46 + PICK_IN - 0.25],
            [72, 0, 92],
          ],
          [
            [114, 0, 46 + PICK_IN - 0.25],
            [72, 0, 92],
          ],
        ],
        0.55,
        'zinc',
      ),
    )
    await stage.add(line(0.7, 'zinc', [72, 0, 92], [72, 0, 160]), {
      unframed: true,
      held: 'hangs from a hoist above the picture',
    })
    return gallery(stage, 'dark', { azimuth: 24, elevation: 6, within: [0.8, 0.78] })
  },
  'products/rigging/hoist-mount': async () => {
    const stage = new Stage()
    await stage.add('BS-TR12A-10', { at: [-60, 0, 80], held: 'runs on to its supports, out of the picture' })
    await stage.add('BS-RG-HM12', { turn: [180, 0, 0], at: [0, 0, 74] })
    await stage.add(hoist(14), { at: [0, 0, 71.87], crosses: 'its hook lies in the eye of the mount' })
    return shot(stage, { studio: 'light', camera: close([0, 0, 60], 136, 30, 4, 62), reach: 50, target: [0, 0, 20] })
  },
  'products/rigging/beam-mount': async () => {
    const stage = new Stage()
    await run(stage, 'BS-TR12A', [-48, 0, 60], 'x', 8)
    const beam = polygon(
      [-4, 0],
      [4, 0],
      [4, 0.6],
      [0.3, 0.6],
      [0.3, 11.4],
      [4, 11.4],
      [4, 12],
      [-4, 12],
      [-4, 11.4],
      [-0.3, 11.4],
      [-0.3, 0.6],
      [-4, 0.6],
    )
    await stage.add(thing(beam.extrude(150).rotate([90, 0, 0]).translate([0, 75, 66.75]), 'painted-grey'), {
      held: 'a beam of the building',
      crosses: 'its flange is clamped',
    })
    await stage.add('BS-RG-BM12', { at: [0, 0, 66] })
    for (const x of [-7.5, 7.5]) for (const y of [-5, 5]) await stage.add(bolt(0.75 + WALL_IN), { at: [x, y, 66.75] })
    return shot(stage, { studio: 'light', camera: close([-2, 0, 65], 70, 52, 14, 60), reach: 50, target: [0, 0, 20] })
  },
  'products/access/stair-and-landing': async () => {
    const stage = new Stage()
    await landing(stage)
    return gallery(stage, 'light', { azimuth: 40, elevation: 18, within: [0.7, 0.84] })
  },
  'products/access/guardrail-deck': async () => {
    const stage = new Stage()
    for (const x of [6, 90]) for (const y of [6, 90]) await column(stage, [x, y, 0], 3)
    for (const y of [6, 90]) await run(stage, 'BS-TR12A', [0, y, 42.5], 'x', 8)
    for (const x of [6, 90]) await run(stage, 'BS-TR12A', [x, 12, 42.5], 'y', 6)
    await deck(stage, [0, 0, 48.5], 8, 8)
    for (const side of ['front', 'right', 'back', 'left'] as const) await railing(stage, [0, 0, 50.5], 8, 8, side)
    return gallery(stage, 'light', { azimuth: 32, elevation: 18, within: [0.76, 0.84] })
  },
  'products/access/padded-dock': async () => {
    const stage = new Stage()
    await stage.add(fuselage(420), {
      at: [-250, 92, 96],
      unframed: true,
      held: 'on its landing gear, out of the picture',
    })
    for (const x of [-54, 54]) await column(stage, [x, 0, 0], 4)
    await run(stage, 'BS-TR12A', [-60, 0, 54.5], 'x', 10)
    for (const x of [-48, 0]) await stage.add('BS-AC-EP12', { at: [x, 0, 54.5] })
    return gallery(stage, 'light', { azimuth: -34, elevation: 12, within: [0.76, 0.8] })
  },
  'products/joist-hangers/deck-bay': async () => {
    const stage = new Stage()
    for (const y of [6, -54]) {
      for (const x of [6, 114]) await column(stage, [x, y, 0], 2)
      await run(stage, 'BS-TR12A', [0, y, 30.5], 'x', 10)
    }
    for (const x of [12, 36, 60, 84, 108]) {
      const under = await hanger(stage, 'BS-JH-28', [x, 0, 36.5])
      await hanger(stage, 'BS-JH-28', [x, -48, 36.5], 180)
      await stage.add(lumber(1.5, 7.25, 47.4), { turn: [0, 0, -90], at: [x, -0.3, under] })
    }
    await deck(stage, [72, -60, 36.5], 4, 4)
    return gallery(stage, 'light', { azimuth: 30, elevation: 20, within: [0.8, 0.78] })
  },
  'products/joist-hangers/truss-joist': async () => {
    const stage = new Stage()
    await run(stage, 'BS-TR12A', [-60, 6, 6], 'x', 10)
    for (const x of [-25.5, 25.5]) {
      const under = await hanger(stage, 'BS-JH-TR03', [x, 0, 12])
      await run(stage, 'BS-TR03A', [x, -60.15, under + 1.5], 'y', 5)
    }
    const under = await hanger(stage, 'BS-JH-D28', [1.5, 0, 12])
    for (const x of [0.74, 2.26]) await stage.add(lumber(1.5, 7.25, 59.7), { turn: [0, 0, -90], at: [x, -0.3, under] })
    return shot(stage, { studio: 'dark', camera: close([-3, -4, 8], 100, 58, 20, 60), reach: 46, target: [0, -10, 0] })
  },
  'products/tools/torque': async () => {
    const stage = new Stage()
    await run(stage, 'BS-TR12A', [-48, 6, 6], 'x', 5)
    await run(stage, 'BS-TR12A', [6, -48, 6], 'y', 4)
    const top = 12 + gussets.thicknessIn
    const [[firstX, firstY], [pinX, pinY], ...others] = gusset90Holes(12).map(([x, y]) => [-x, -y] as const) as [
      readonly [number, number],
      readonly [number, number],
      ...(readonly [number, number])[],
    ]
    await stage.add('BS-PL-G90-12', { turn: [0, 0, 180], at: [0, 0, 12] })
    for (const [x, y] of [[firstX, firstY] as const, ...others]) await stage.add(bolt(), { at: [x, y, top] })
    // A drift pin is inserted in the last hole, up to the start of the pin's taper, to align the holes.
    await stage.add('BS-TK-DP050', { turn: [0, 90, 0], at: [pinX - 0.31, pinY, top + 3.6] })
    await stage.add('BS-TK-SK34', { turn: [180, 0, 0], at: [firstX, firstY, top + 3.14] })
    await stage.add('BS-TK-TW12', { turn: [180, 0, 200], at: [firstX, firstY, top + 4.32] })
    return shot(stage, { studio: 'light', camera: close([-6, 0, 13], 64, 30, 26, 60), reach: 40, target: [0, 0, 0] })
  },
  'products/tools/whole-kit': async () => {
    const stage = new Stage()
    await stage.add('BS-TK-TW12', { at: [-8.5, 4.4, 0] })
    await stage.add('BS-TK-RT12', { at: [-8.5, 1.8, 0] })
    for (const [number, x] of [
      ['BS-TK-SK34', 3.2],
      ['BS-TK-SK916', 6],
    ] as const)
      await stage.add(number, { at: [x, 1.8, 0] })
    for (const [number, y] of [
      ['BS-TK-CW34', -0.8],
      ['BS-TK-CW34', -2.8],
      ['BS-TK-CW916', -4.6],
    ] as const)
      await stage.add(number, { at: [-3.5, y, 0] })
    for (const y of [-1.2, -2.6]) await stage.add('BS-TK-DP050', { at: [3, y, 0] })
    return gallery(stage, 'light', { azimuth: 22, elevation: 44, within: [0.78, 0.76] })
  },
  'products/film-tools/tower-head': async () => {
    const stage = new Stage()
    await column(stage, [0, 0, 0], 2, 'BS-TR12A', 'ground')
    const head = 26.24
    await stage.add('BS-FT-MM12', { at: [0, 0, head] })
    await stage.add('BS-FT-MR6', { at: [0, 0, head + 0.75] })
    await stage.add(camera(), { turn: [0, 0, -18], at: [0, 0, head + 0.75 + 6.375] })
    return gallery(stage, 'dark', { azimuth: 30, elevation: 10, within: [0.6, 0.86] })
  },
  'products/film-tools/underslung': async () => {
    const stage = new Stage()
    await stage.add('BS-TR12A-10', { at: [-60, 0, 70], held: 'runs on to its supports, out of the picture' })
    await stage.add('BS-FT-MU12', { at: [0, 0, 55.2] })
    await stage.add(camera(), { turn: [180, 0, 0], at: [0, 0, 55.2] })
    return shot(stage, { studio: 'dark', camera: close([0, 0, 57], 104, 30, 4, 60), reach: 50, target: [0, 0, 20] })
  },
  'products/film-tools/riser-stack': async () => {
    const stage = new Stage()
    await run(stage, 'BS-TR12A', [-36, 0, 6], 'x', 6)
    for (const [x, riser] of [
      [-24, 'BS-FT-MR3'],
      [0, 'BS-FT-MR6'],
      [24, 'BS-FT-MR12'],
    ] as const) {
      await stage.add('BS-FT-MM12', { at: [x, 0, 12] })
      await stage.add(riser, { at: [x, 0, 12.75] })
    }
    return gallery(stage, 'light', { azimuth: 26, elevation: 18 })
  },
}

/** An 8 ft tower on a frame with four casters. */
async function rollingTower(stage: Stage): Promise<void> {
  for (const y of [-24, 24]) await run(stage, 'BS-TR12A', [-30, y, 16.5], 'x', 5)
  await run(stage, 'BS-TR12A', [0, -18, 16.5], 'y', 3)
  for (const x of [-24, 24]) for (const y of [-24, 24]) await caster(stage, 'BS-MO-CA8', [x, y, 0], x * 2 + y + 20)
  await run(stage, 'BS-TR12A', [0, 0, 22.5], 'z', 8)
}

/** Adds a cross of four truss runs on leveling feet. The slewing ring and a mast are on top. */
export async function slewing(stage: Stage, mastFt: number): Promise<void> {
  const arms = new Stage()
  await run(arms, 'BS-TR12A', [6, 0, 15], 'x', 4)
  await arms.add('BS-MO-LF12', { at: [48, 0, 0] })
  for (const turn of [0, 90, 180, 270]) stage.addAll(arms, { turn: [0, 0, turn] })
  await stage.add('BS-TR-CB12', { at: [0, 0, 9] })
  await stage.add('BS-MO-SR24', { at: [0, 0, 21] })
  await run(stage, 'BS-TR12A', [0, 0, 24], 'z', mastFt)
}

/** Two flights that meet at a landing. */
async function landing(stage: Stage): Promise<void> {
  const height = 30
  for (const x of [-15, 15]) for (const y of [3, 33]) await run(stage, 'BS-TR06A', [x, y, 0], 'z', 2)
  await stage.add('BS-AC-LN36', { at: [0, 18, height - 6] })
  await stairs(stage, [0, -33, 0], 4)
  await stairs(stage, [18, 18, height], 4, -90)
  for (const x of [54, 96])
    for (const y of [-3, 39]) {
      await stage.add('BS-MO-LF06', { at: [x, y, 0] })
      await run(stage, 'BS-TR06A', [x, y, 5], 'z', 4)
    }
  for (const y of [-3, 39]) await run(stage, 'BS-TR06A', [51, y, 56], 'x', 4)
  await deck(stage, [51, -6, 59], 4, 4)
  await guard(stage, [51, -6, 61], [99, -6, 61])
  await cutGuard(stage, [99, 0, 61], [99, 36, 61])
  await guard(stage, [99, 42, 61], [51, 42, 61])
}
