/**
 * Assemblies that the application scenes share: views of one structure, platforms, portals, and gussets at joints.
 * Units are inches, and z is up.
 */

import { holeRowIn, type TrussSize } from '../../engineering/members/truss-models.ts'
import { gussets } from '../../engineering/part-models/plates.ts'
import type { Vec3 } from '../geometry/kernel.ts'
import { gusset180Holes } from '../parts/plates.ts'
import { elevationAt, framedPoints } from '../render/framing.ts'
import type { Camera, Light, Scene } from '../render/scene.ts'
import {
  bolt,
  column,
  deck,
  FT,
  levelColumn,
  railing,
  run,
  type Series,
  type Side,
  Stage,
  seam,
  shot,
  sizeOf,
  wallsIn,
} from './kit.ts'
import { gussetOn } from './products.ts'

export type Scenes = Readonly<Record<string, () => Promise<Scene>>>

export interface View extends Omit<Camera, 'azimuth' | 'elevation'> {
  readonly studio: 'light' | 'dark'
  readonly azimuth: number
  /** Height of the camera above the floor, in. Not used if an elevation is given. */
  readonly eye?: number
  readonly elevation?: number
  readonly reach?: number
  readonly target?: Vec3
  readonly exposure?: number
  readonly lights?: readonly Light[]
  /** Samples per pixel. More samples reduce the noise in clear panels. */
  readonly samples?: number
}

export interface Setting {
  readonly build: (stage: Stage) => Promise<void>
  readonly view: View
}

/** Thickness of end frames and corner blocks. */
const FRAME_IN = 0.25

const EYE_IN = 60
const GALLERY = [1600, 900] as const
const BANNER = [1600, 800] as const

function seen(stage: Stage, view: View, size: readonly [number, number]): Scene {
  const { studio, eye = EYE_IN, elevation, reach, target, exposure, lights, samples, ...rest } = view
  const camera = { lens: 45, within: [0.78, 0.78] as const, ...rest }
  const points =
    elevation === undefined
      ? framedPoints(stage.scene({ studio, width: 1, height: 1, camera: { ...camera, elevation: 0 } }))
      : []
  return shot(stage, {
    studio,
    size,
    camera: { ...camera, elevation: elevation ?? elevationAt(eye, camera, size[0] / size[1], points) },
    ...(reach !== undefined && { reach }),
    ...(target && { target }),
    ...(exposure !== undefined && { exposure }),
    ...(lights && { lights }),
    ...(samples && { samples }),
  })
}

/**
 * Returns the images for an application's gallery, by key, and its banner. The banner is a wide view of one of the
 * scenes in the dark studio, because the title is white, with empty space on the left.
 */
export function application(
  id: string,
  settings: Readonly<Record<string, Setting>>,
  banner: { readonly of: string } & Partial<View>,
): Scenes {
  const built = async ({ build }: Setting): Promise<Stage> => {
    const stage = new Stage()
    await build(stage)
    return stage
  }
  const { of, ...changed } = banner
  const setting = settings[of]
  if (!setting) throw new Error(`${id} has no scene ${of}`)
  return {
    ...Object.fromEntries(
      Object.entries(settings).map(([name, each]) => [
        `applications/${id}/${name}`,
        async () => seen(await built(each), each.view, GALLERY),
      ]),
    ),
    [`banners/${id}`]: async () =>
      seen(
        await built(setting),
        { ...setting.view, studio: 'dark', within: [0.6, 0.8], offset: [0.34, -0.02], ...changed },
        BANNER,
      ),
  }
}

export type Face = '+x' | '-x' | '+y' | '-y'
const faceTurn: Readonly<Record<Face, number>> = { '-y': 0, '+x': 90, '+y': 180, '-x': -90 }

/**
 * Adds a yellow gusset in the corner between a vertical and a horizontal member. `at` is the inside corner on the face
 * where the gusset is. `level` is the direction of the horizontal member (1 for positive x or y), and `upright` is the
 * direction of the vertical member (1 for up).
 */
export async function knee(
  stage: Stage,
  at: Vec3,
  face: Face,
  level: 1 | -1,
  upright: 1 | -1,
  size: TrussSize = 12,
  wallIn = wallsIn[size],
): Promise<void> {
  // Viewed from the outside, the horizontal axis points right on the -y and +x faces, and left on the other faces.
  const right = face === '-y' || face === '+x' ? level : -level
  const turn = right > 0 ? (upright > 0 ? 0 : 90) : upright > 0 ? -90 : 180
  await gussetOn(
    stage,
    size,
    wallIn,
    { turn: [90, 0, 0] },
    { turn: [0, turn, 0] },
    { turn: [0, 0, faceTurn[face]] },
    { at },
  )
}

/**
 * Adds a gusset that joins a vertical member to the middle of a horizontal run. `at` is the middle of the joint, on the
 * edge of the run.
 */
export async function tee(
  stage: Stage,
  at: Vec3,
  face: Face,
  upright: 1 | -1 = 1,
  size: TrussSize = 12,
): Promise<void> {
  const it = new Stage()
  await it.add(`BS-PL-G180-${String(size).padStart(2, '0')}`)
  for (const [x, y] of gusset180Holes(size))
    await it.add(bolt(gussets.thicknessIn + wallsIn[size]), { at: [x - size / 2, y, gussets.thicknessIn] })
  stage.addAll(
    it,
    { turn: [90, 0, 0] },
    { turn: [0, upright > 0 ? 0 : 180, 0] },
    { turn: [0, 0, faceTurn[face]] },
    { at },
  )
}

/**
 * Adds a rectangle of truss between corner blocks with bolted joints. Its outside dimensions are `width` × `depth` ft,
 * and its lower corner is at `at`. `sections` are the lengths of the sections along y, from front to back, ft.
 */
export async function frame(
  stage: Stage,
  [x, y, z]: Vec3,
  width: number,
  depth: number,
  series: Series = 'BS-TR12A',
  sections: number | readonly number[] = depth - (2 * sizeOf(series)) / FT,
): Promise<void> {
  const size = sizeOf(series) as 6 | 12
  const half = size / 2
  const [w, d] = [width * FT, depth * FT]
  for (const cx of [half, w - half])
    for (const cy of [half, d - half])
      await stage.add(`BS-TR-CB${String(size).padStart(2, '0')}`, { at: [x + cx, y + cy, z] })
  for (const cy of [half, d - half]) {
    await run(stage, series, [x + size, y + cy, z + half], 'x', (w - 2 * size) / FT)
    for (const end of [size, w - size]) await seam(stage, size, [x + end, y + cy, z + half], 'x')
  }
  for (const cx of [half, w - half]) {
    await run(stage, series, [x + cx, y + size, z + half], 'y', sections)
    for (const end of [size, d - size]) await sparseSeam(stage, size, [x + cx, y + end, z + half])
  }
}

/**
 * Adds bolts along y to the second face of a corner block. Omits bolts whose nuts would hit the nuts on the first face.
 */
async function sparseSeam(stage: Stage, size: 6 | 12, [x, y, z]: Vec3): Promise<void> {
  const row = size / 2 - holeRowIn(size)
  for (const dx of [-1.5, 1.5])
    for (const dz of [-row, row])
      await stage.add(bolt(2 * FRAME_IN), { turn: [-90, 0, 0], at: [x + dx, y + FRAME_IN, z + dz] })
}

export interface Platform {
  readonly at: readonly [number, number]
  /** Outside dimensions, ft. */
  readonly width: number
  readonly depth: number
  /** Leg length, ft. */
  readonly legs: number
  readonly series?: Series
  readonly base?: 'plate' | 'ground' | 'leveling' | 'none'
  /** Height of the floor under the legs, in. */
  readonly floor?: number
  /** Positions of the legs along x, in feet from the left. Defaults to both ends. */
  readonly legsAt?: readonly number[]
  readonly rails?: readonly Side[]
  readonly along?: 'x' | 'y'
  readonly gussets?: boolean
}

const lifts = {
  plate: { 3: 0, 6: 0.38, 12: 0.5 },
  ground: { 3: 0, 6: 2.24, 12: 2.24 },
  leveling: { 3: 3.25, 6: 5, 12: 10 },
  none: { 3: 0, 6: 0, 12: 0 },
} as const

/**
 * Adds a leg on a foot and returns the height of the top of the leg. Leveling feet for 12 in truss have two 1/2 in
 * spacers, which make decks level with stairs.
 */
export async function leg(
  stage: Stage,
  [x, y, z]: Vec3,
  feet: number,
  series: Series,
  base: NonNullable<Platform['base']>,
): Promise<number> {
  const size = sizeOf(series)
  if (base === 'leveling' && size === 12) await levelColumn(stage, [x, y, z], feet, series)
  else if (base === 'leveling') {
    await stage.add(`BS-MO-LF${series.slice(5, 7)}`, { at: [x, y, z] })
    await run(stage, series, [x, y, z + lifts.leveling[size]], 'z', feet)
  } else await column(stage, [x, y, z], feet, series, base)
  return z + lifts[base][size] + feet * FT
}

/** Adds a deck on legs and a rectangle of beams. Returns the height of the deck's upper face. */
export async function platform(stage: Stage, it: Platform): Promise<number> {
  const {
    at: [x, y],
    width,
    depth,
    legs,
    series = 'BS-TR12A',
    base = 'plate',
    floor = 0,
    rails = [],
    along = 'x',
    gussets = series.startsWith('BS-TR12'),
  } = it
  const size = sizeOf(series)
  const half = size / 2
  const [w, d] = [width * FT, depth * FT]
  const xs = (it.legsAt ?? [0, width]).map((ft) => Math.min(Math.max(ft * FT, half), w - half))
  const ys = [half, d - half]
  let top = floor
  for (const lx of xs) for (const ly of ys) top = await leg(stage, [x + lx, y + ly, floor], legs, series, base)
  for (const ly of ys) await run(stage, series, [x, y + ly, top + half], 'x', width)
  for (const lx of xs) await run(stage, series, [x + lx, y + size, top + half], 'y', (d - 2 * size) / FT)
  if (gussets && size === 12)
    for (const lx of xs) {
      if (lx < w - 20) {
        await knee(stage, [x + lx + half, y, top], '-y', 1, -1)
        await knee(stage, [x + lx + half, y + d, top], '+y', 1, -1)
      }
      if (lx > 20) {
        await knee(stage, [x + lx - half, y, top], '-y', -1, -1)
        await knee(stage, [x + lx - half, y + d, top], '+y', -1, -1)
      }
    }
  await deck(stage, [x, y, top + size], width, depth, along)
  const upper = top + size + 2
  for (const side of rails) await railing(stage, [x, y, upper], width, depth, side)
  return upper
}

/**
 * Adds two columns with a beam on top along x, and gussets in the corners. `at` is the center of the left foot. Returns
 * the height of the top of the beam.
 */
export async function portal(
  stage: Stage,
  [x, y, z]: Vec3,
  width: number,
  legs: number,
  base: 'plate' | 'ground' = 'plate',
  series: Series = 'BS-TR12A',
): Promise<number> {
  const lift = base === 'plate' ? 0.5 : 2.24
  const top = z + lift + legs * FT
  const right = x + (width - 1) * FT
  for (const cx of [x, right]) await column(stage, [cx, y, z], legs, series, base)
  await run(stage, series, [x - 6, y, top + 6], 'x', width)
  for (const [face, off] of [
    ['-y', -6],
    ['+y', 6],
  ] as const) {
    await knee(stage, [x + 6, y + off, top], face, 1, -1)
    await knee(stage, [right - 6, y + off, top], face, -1, -1)
  }
  return top + FT
}

/**
 * Adds a square tower of 12 in truss with a corner at the origin. The tower has legs, and rings between the legs. The
 * undersides of the rings are at the given heights (in). Returns the height of the top of the tower.
 */
export async function squareTower(
  stage: Stage,
  side: number,
  feet: number,
  rings: readonly number[],
  base: 'ground' | 'plate' = 'ground',
  skip: readonly string[] = [],
): Promise<number> {
  const w = side * 12
  let top = 0
  for (const x of [6, w - 6]) for (const y of [6, w - 6]) top = await leg(stage, [x, y, 0], feet, 'BS-TR12A', base)
  for (const z of rings) {
    for (const y of [6, w - 6])
      if (!skip.includes(`${z} ${y < 20 ? 'front' : 'back'}`))
        await run(stage, 'BS-TR12A', [12, y, z + 6], 'x', side - 2)
    for (const x of [6, w - 6]) await run(stage, 'BS-TR12A', [x, 12, z + 6], 'y', side - 2)
    // Place gussets above the lowest ring and below all other rings.
    const [from, upright] = z < 24 ? ([z + 12, 1] as const) : ([z, -1] as const)
    for (const [at, level] of [
      [12, 1],
      [w - 12, -1],
    ] as const) {
      for (const face of ['-y', '+y'] as const)
        if (face === '+y' || !skip.includes(`${z} front`))
          await knee(stage, [at, face === '-y' ? 0 : w, from], face, level, upright)
      for (const face of ['-x', '+x'] as const)
        await knee(stage, [face === '-x' ? 0 : w, at, from], face, level, upright)
    }
  }
  return top
}

export { railing, seam }
