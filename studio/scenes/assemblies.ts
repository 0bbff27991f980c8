/** What scenes of several applications share: views of one build, platforms, portals, gussets at joints. Inches, z up. */

import { hinges } from '../../engineering/part-models/hinges.ts'
import { gussets } from '../../engineering/part-models/plates.ts'
import { holeRowIn, type TrussSize } from '../../engineering/truss-models.ts'
import type { Vec3 } from '../geometry/kernel.ts'
import { gusset180Holes } from '../parts/plates.ts'
import { frameHoles } from '../parts/truss-patterns.ts'
import { elevationAt, framedPoints } from '../render/framing.ts'
import type { Camera, Light, Place, Scene } from '../render/scene.ts'
import { type Axis, bolt, column, deck, FT, rail, run, type Series, Stage, seam, shot, sizeOf, WALL_IN } from './kit.ts'
import { gusset } from './products.ts'

export type Scenes = Readonly<Record<string, () => Promise<Scene>>>

export interface View extends Omit<Camera, 'azimuth' | 'elevation'> {
  readonly studio: 'light' | 'dark'
  readonly azimuth: number
  /** Of the camera above the floor, in, unless an elevation is given. */
  readonly eye?: number
  readonly elevation?: number
  readonly reach?: number
  readonly target?: Vec3
  readonly exposure?: number
  readonly lights?: readonly Light[]
  /** More light per pixel, where clear panels leave grain. */
  readonly samples?: number
}

export interface Setting {
  readonly build: (stage: Stage) => Promise<void>
  readonly view: View
}

/** Thickness of an end frame, a corner block and the frame of a hinge; of a reducer plate. */
const FRAME_IN = 0.25
export const REDUCER_IN = 0.375

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

/** The gallery of an application by picture key; its banner is one of its scenes, wide, with calm space on the left. */
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
      seen(await built(setting), { ...setting.view, within: [0.6, 0.8], offset: [0.34, -0.02], ...changed }, BANNER),
  }
}

/** Camera at a fixed place, for close views: from an azimuth, `away` in. */
export function closeUp(
  lookAt: Vec3,
  away: number,
  azimuth: number,
  elevation: number,
  lens = 50,
): Pick<View, 'azimuth' | 'elevation' | 'lens' | 'lookAt' | 'position' | 'focus'> {
  const [a, e] = [azimuth, elevation].map((each) => (each * Math.PI) / 180) as [number, number]
  const position: Vec3 = [
    lookAt[0] - Math.sin(a) * Math.cos(e) * away,
    lookAt[1] - Math.cos(a) * Math.cos(e) * away,
    lookAt[2] + Math.sin(e) * away,
  ]
  return { azimuth, elevation, lens, lookAt, position, focus: lookAt }
}

export type Face = '+x' | '-x' | '+y' | '-y'
const faceTurn: Readonly<Record<Face, number>> = { '-y': 0, '+x': 90, '+y': 180, '-x': -90 }

/**
 * Yellow gusset in the corner between an upright and a level member. `at` is the inner corner on the face that the
 * plate lies on; the open corner looks along the face's level axis (1: towards positive x or y) and up or down.
 */
export async function knee(
  stage: Stage,
  at: Vec3,
  face: Face,
  level: 1 | -1,
  upright: 1 | -1,
  size: TrussSize = 12,
): Promise<void> {
  // Seen from outside, the level axis runs to the right on -y and +x faces, to the left on the others.
  const right = face === '-y' || face === '+x' ? level : -level
  const turn = right > 0 ? (upright > 0 ? 0 : 90) : upright > 0 ? -90 : 180
  await gusset(stage, size, { turn: [90, 0, 0] }, { turn: [0, turn, 0] }, { turn: [0, 0, faceTurn[face]] }, { at })
}

/** Gusset that joins an upright in the middle of a level run; `at` is the middle of the run's edge on the face. */
export async function tee(
  stage: Stage,
  at: Vec3,
  face: Face,
  upright: 1 | -1 = 1,
  size: TrussSize = 12,
): Promise<void> {
  const it = new Stage()
  await it.add(`BS-PL-G180-${String(size).padStart(2, '0')}`)
  for (const [x, y] of gusset180Holes(size)) await it.add(bolt(), { at: [x - size / 2, y, gussets.thicknessIn] })
  stage.addAll(
    it,
    { turn: [90, 0, 0] },
    { turn: [0, upright > 0 ? 0 : 180, 0] },
    { turn: [0, 0, faceTurn[face]] },
    { at },
  )
}

/** Rectangle of truss between corner blocks with bolted seams, its outside `width` × `depth` ft, corner and lower face at `at`. */
export async function frame(
  stage: Stage,
  [x, y, z]: Vec3,
  width: number,
  depth: number,
  series: Series = 'BS-TR12A',
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
    await run(stage, series, [x + cx, y + size, z + half], 'y', (d - 2 * size) / FT)
    for (const end of [size, d - size]) await sparseSeam(stage, size, [x + cx, y + end, z + half])
  }
}

/** Bolts along y on the second face of a corner block: those whose nuts would meet the first face's are left out. */
async function sparseSeam(stage: Stage, size: 6 | 12, [x, y, z]: Vec3): Promise<void> {
  const row = size / 2 - holeRowIn(size)
  for (const dx of [-1.5, 1.5])
    for (const dz of [-row, row])
      await stage.add(bolt(2 * FRAME_IN), { turn: [-90, 0, 0], at: [x + dx, y + FRAME_IN, z + dz] })
}

export type Side = 'front' | 'back' | 'left' | 'right'

/** Guardrails along one side of a deck whose corner is at `at` (upper face), toe board on the outside; from `start` to `end` ft. */
export async function railing(
  stage: Stage,
  [x, y, z]: Vec3,
  width: number,
  depth: number,
  side: Side,
  start = 0,
  end = side === 'front' || side === 'back' ? width : depth,
  toe = true,
): Promise<void> {
  const it = new Stage()
  await rail(it, [0, 0, 0], 'x', end - start, toe)
  const [w, d] = [width * FT, depth * FT]
  const [from, to] = [start * FT, end * FT]
  const inset = 2.4
  if (side === 'back') stage.addAll(it, { at: [x + from, y + d - inset, z] })
  if (side === 'front') stage.addAll(it, { turn: [0, 0, 180], at: [x + to, y + inset, z] })
  if (side === 'left') stage.addAll(it, { turn: [0, 0, 90], at: [x + inset, y + from, z] })
  if (side === 'right') stage.addAll(it, { turn: [0, 0, -90], at: [x + w - inset, y + to, z] })
}

export interface Platform {
  readonly at: readonly [number, number]
  /** Ft. */
  readonly width: number
  readonly depth: number
  /** Length of the legs, ft. */
  readonly legs: number
  readonly series?: Series
  readonly base?: 'plate' | 'ground' | 'leveling' | 'none'
  /** Height of the floor that the legs stand on, in. */
  readonly floor?: number
  /** Legs along x, ft from the left; by default at both ends. */
  readonly legsAt?: readonly number[]
  readonly rails?: readonly Side[]
  readonly along?: 'x' | 'y'
  readonly gussets?: boolean
}

const lifts = {
  plate: { 3: 0, 6: 0.38, 12: 0.5 },
  ground: { 3: 0, 6: 2.25, 12: 2.25 },
  leveling: { 3: 3.25, 6: 5, 12: 10 },
  none: { 3: 0, 6: 0, 12: 0 },
} as const

/** Leg on its foot; returns where it ends. Leveling feet of 12 in truss carry two 1/2 in spacers, so that decks meet stairs. */
export async function leg(
  stage: Stage,
  [x, y, z]: Vec3,
  feet: number,
  series: Series,
  base: NonNullable<Platform['base']>,
): Promise<number> {
  const size = sizeOf(series)
  if (base === 'leveling') {
    await stage.add(`BS-MO-LF${series.slice(5, 7)}`, { at: [x, y, z] })
    if (size === 12) for (const up of [9, 9.5]) await stage.add('BS-PL-SC12-050', { at: [x, y, z + up] })
    await run(stage, series, [x, y, z + lifts.leveling[size]], 'z', feet)
  } else await column(stage, [x, y, z], feet, series, base)
  return z + lifts[base][size] + feet * FT
}

/** Deck on legs and a rectangle of beams; returns the height of its upper face. */
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

/** Two columns and a beam on them along x, gussets in the corners; `at` is the middle of the left foot. Returns the beam's upper face. */
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

/** Square tower of 12 in truss with a corner at the origin: legs, and rings between them at heights (in, undersides). Returns its head's height. */
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
  for (const x of [6, w - 6])
    for (const y of [6, w - 6]) {
      top = await leg(stage, [x, y, 0], feet, 'BS-TR12A', base)
      if (feet > 10) await seam(stage, 12, [x, y, top - (feet - 10) * 12], 'z')
    }
  for (const z of rings) {
    for (const y of [6, w - 6])
      if (!skip.includes(`${z} ${y < 20 ? 'front' : 'back'}`))
        await run(stage, 'BS-TR12A', [12, y, z + 6], 'x', side - 2)
    for (const x of [6, w - 6]) await run(stage, 'BS-TR12A', [x, 12, z + 6], 'y', side - 2)
    // Above the lowest ring, below the others.
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

/** Underside of what stands on a ground base, in. */
export const GROUND_IN = 2.24

const outward: Readonly<Record<Face, number>> = { '+x': 0, '+y': 90, '-x': 180, '-y': -90 }
const faceAt = (degrees: number): Face =>
  (Object.keys(outward) as Face[]).find((face) => (outward[face] - degrees) % 360 === 0) as Face

/**
 * Feet of a tower on a ground base at (x, y): 12 in truss from its sides, each to a ground base of its own, gussets in
 * the corners on the sides that are free.
 */
export async function outriggers(
  stage: Stage,
  x: number,
  y: number,
  sides: readonly Face[],
  feet: number,
): Promise<void> {
  for (const side of sides) {
    const it = new Stage()
    await run(it, 'BS-TR12A', [6, 0, GROUND_IN + 6], 'x', feet)
    await sideSeam(it, 12, [6, 0, GROUND_IN + 6], 'x', 'z')
    await it.add('BS-TR-GB12', { at: [feet * FT, 0, 0] })
    const turn = outward[side]
    if (!sides.includes(faceAt(turn - 90))) await knee(it, [6, -6, GROUND_IN + FT], '-y', 1, 1)
    if (!sides.includes(faceAt(turn + 90))) await knee(it, [6, 6, GROUND_IN + FT], '+y', 1, 1)
    stage.addAll(it, { turn: [0, 0, turn] }, { at: [x, y, 0] })
  }
}

/** Fixed half of a hinge in a vertical plane: middle of the face that it is bolted to, where that face looks, on which side of it (counterclockwise: 1) the pins are. */
export interface HingeSeat {
  readonly u: number
  readonly v: number
  readonly degrees: number
  readonly side: 1 | -1
  /** Thickness of what it is bolted to, in: a reducer plate by default. */
  readonly on?: number
  /** Bolts that are left out as lacing crosses behind: across the strut, and towards the pins' side. */
  readonly without?: (across: number, inward: number) => boolean
}

/** A strut longer or shorter than its hinges are apart by this much does not go in, in. */
const PIN_PLAY_IN = 0.1

const pinOf = ({ u, v, degrees, side }: HingeSeat, off: number): [number, number] => {
  const a = (degrees * Math.PI) / 180
  const depth = hinges.depthIn
  return [u + depth * Math.cos(a) - side * off * Math.sin(a), v + depth * Math.sin(a) + side * off * Math.cos(a)]
}

/**
 * Truss between two hinges, each open on one row of pins. Built in the xz plane (u along x, v along z); the places move
 * all of it. Throws if the pins of the seats are not as far apart as those of the strut.
 */
export async function hingedStrut(
  stage: Stage,
  series: 'BS-TR12A' | 'BS-TR06A',
  feet: number,
  foot: HingeSeat,
  head: HingeSeat,
  ...places: readonly Place[]
): Promise<void> {
  const size = sizeOf(series) as 6 | 12
  const half = `BS-HG-H${series.slice(5, 7)}`
  const off = size / 2 + hinges.axisIn
  const length = feet * FT + 2 * hinges.depthIn
  const [from, to] = [pinOf(foot, off), pinOf(head, off)]
  // Seen along the strut, a pin that is counterclockwise of the foot's face is clockwise of the head's.
  const [a, b] = [foot.side * off, -head.side * off]
  const apart = Math.hypot(to[0] - from[0], to[1] - from[1])
  const wanted = Math.hypot(length, b - a)
  if (Math.abs(apart - wanted) > PIN_PLAY_IN)
    throw new Error(`A strut of ${feet} ft needs pins ${wanted.toFixed(2)} in apart; they are ${apart.toFixed(2)}`)
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0]) - Math.atan2(b - a, length)
  const degrees = (turn * 180) / Math.PI
  const it = new Stage()
  const strut = new Stage()
  await strut.add(half, { turn: [0, 0, 180], at: [hinges.depthIn, 0, 0] })
  await run(strut, series, [hinges.depthIn, 0, 0], 'x', feet)
  await strut.add(half, { at: [length - hinges.depthIn, 0, 0] })
  for (const x of [hinges.depthIn, length - hinges.depthIn]) await seam(strut, size, [x, 0, 0], 'x')
  it.addAll(strut, { turn: [0, -degrees, 0] }, { at: [from[0] + a * Math.sin(turn), 0, from[1] - a * Math.cos(turn)] })
  // The head's half is turned over: its knuckles fill the gaps of the strut's.
  for (const [seat, over] of [
    [foot, 0],
    [head, 180],
  ] as const) {
    const fixed = new Stage()
    await fixed.add(half)
    await seatSeam(fixed, size, seat)
    it.addAll(fixed, { turn: [over, 0, 0] }, { turn: [0, -seat.degrees, 0] }, { at: [seat.u, 0, seat.v] })
  }
  // The pins' handles lie in the angle between seat and strut.
  for (const [[u, v], seat, back] of [
    [from, foot, 0],
    [to, head, 180],
  ] as const) {
    const [along, away] = [seat.degrees + 90 * seat.side, degrees + back]
    const handle = along + (((away - along + 540) % 360) - 180) / 2
    for (const middle of hinges.groupsIn[size])
      await it.add(
        'BS-HG-HP-063',
        { turn: [90, 0, 0] },
        { turn: [0, 0, 90] },
        { turn: [0, -handle, 0] },
        { at: [u, middle - 1.1, v] },
      )
  }
  stage.addAll(it, ...places)
}

/** From upright onto an axis, the head looking along it. */
const boltTurn: Readonly<Record<Axis, Vec3>> = { x: [0, 90, 0], y: [-90, 0, 0], z: [0, 0, 0] }

/**
 * Bolts where an end frame, or a plate with its pattern, lies on the side of a truss that runs along an axis: only the
 * chords have holes there. What lies on either side of `at` is so thick, in.
 */
export async function sideSeam(
  stage: Stage,
  size: 6 | 12,
  at: Vec3,
  normal: Axis,
  along: Axis,
  above = FRAME_IN,
  below = WALL_IN,
): Promise<void> {
  const row = size / 2 - holeRowIn(size)
  const axes = { x: 0, y: 1, z: 2 } as const
  const across = (['x', 'y', 'z'] as const).find((axis) => axis !== normal && axis !== along) as Axis
  for (const station of size === 12 ? [-4.5, -1.5, 1.5, 4.5] : [-1.5, 1.5])
    for (const side of [-row, row]) {
      const place: [number, number, number] = [...at]
      place[axes[along]] += station
      place[axes[across]] += side
      place[axes[normal]] += above
      await stage.add(bolt(above + below), { turn: boltTurn[normal], at: place })
    }
}

/** Reducer plate on the side of a 12 in truss along x, whose face is z = 0; the places move both plate and bolts. */
export async function reducer(stage: Stage, ...places: readonly Place[]): Promise<void> {
  const it = new Stage()
  await it.add('BS-TR-RP1206')
  await sideSeam(it, 12, [0, 0, 0], 'z', 'x', REDUCER_IN)
  stage.addAll(it, ...places)
}

/** A diagonal crosses behind the plate, as `HingeSeat.without`. */
export const onDiagonal = (across: number, inward: number): boolean => across * inward < 0

/** Bolts through the holes of an end frame in +x of the origin and of what it lies on. */
async function seatSeam(stage: Stage, size: 6 | 12, { on = REDUCER_IN, without }: HingeSeat): Promise<void> {
  if (!without) return seam(stage, size, [(FRAME_IN - on) / 2, 0, 0], 'x', FRAME_IN + on)
  for (const [y, z] of frameHoles(size))
    if (!without(y, z)) await stage.add(bolt(FRAME_IN + on), { turn: boltTurn.x, at: [FRAME_IN, y, z] })
}

/** Edge guard of 4 ft along x over the front edge of a deck, whose upper face is at `at`; the places move it. */
export const edgeGuard = (stage: Stage, [x, y, z]: Vec3, ...places: readonly Place[]): Promise<Stage> =>
  stage.add('BS-AC-EG04', { turn: [180, 0, 180], at: [x + 4 * FT, y - 0.75, z + 0.75] }, ...places)

/** Short bolt through a wall into a slot nut of a profile along x, whose face is z = 0; the wall lies on it. */
export async function slotBolt(stage: Stage, wall: number, ...places: readonly Place[]): Promise<void> {
  const it = new Stage()
  await it.add('BS-EX-SN1', { at: [0, 0, -0.395] })
  await it.add(wall > 0.2 ? 'BS-HW8-SB-062' : 'BS-HW8-SB-050', { at: [0, 0, wall] })
  stage.addAll(it, ...places)
}

const KNEE_BRACE_FT = 6
/** From the corner along either member to the bend of the plate: 51 in are 72 in along the brace, so that all holes meet. */
export const KNEE_BRACE_IN = 51

/**
 * Knee brace of 3 in truss between bent plates of 45 degrees. Built in the xz plane: the corner at the origin, the level
 * member below z = 0, the upright left of x = 0; the places move it.
 */
export async function kneeBrace(stage: Stage, ...places: readonly Place[]): Promise<void> {
  const it = new Stage()
  const thick = 0.25
  await it.add('BS-PL-BT45', { turn: [0, 0, 180], at: [KNEE_BRACE_IN, 0, 0] })
  await it.add('BS-PL-BT45', { turn: [0, 90, 0], at: [0, 0, KNEE_BRACE_IN] })
  for (const from of [1.5, 4.5]) {
    await it.add(bolt(thick + WALL_IN), { at: [KNEE_BRACE_IN + from, 0, thick] })
    await it.add(bolt(thick + WALL_IN), { turn: [0, 90, 0], at: [thick, 0, KNEE_BRACE_IN + from] })
  }
  const on = (along: number, off: number): Vec3 => [
    KNEE_BRACE_IN + (off - along) * Math.SQRT1_2,
    0,
    (off + along) * Math.SQRT1_2,
  ]
  const start = (KNEE_BRACE_IN * Math.SQRT2 - KNEE_BRACE_FT * FT) / 2
  const tube = new Stage()
  await run(tube, 'BS-TR03A', [0, 0, 0], 'x', KNEE_BRACE_FT)
  it.addAll(tube, { turn: [0, -135, 0], at: on(start, thick + 1.5) })
  // Half of the play at either end.
  for (const along of [1.5 + start / 2, 4.5 + start / 2, 67.5 + 1.5 * start, 70.5 + 1.5 * start])
    await it.add(bolt(3 + thick), { turn: [0, 45, 0], at: on(along, 3 + thick) })
  stage.addAll(it, ...places)
}

export { seam }
