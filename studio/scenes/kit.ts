/**
 * Assemblies that all scenes share: bolted runs of truss, frames, decks, rails, and stairs. Units are inches, and z is
 * up.
 */

import { boltThrough } from '../../catalog/fasteners.ts'
import { boxSeries, holeRowIn, type TrussSize, trussSeries, tubeTruss } from '../../engineering/members/truss-models.ts'
import { base03, basePlates, groundBase, groundBaseIn } from '../../engineering/part-models/bases.ts'
import { earHolesIn, type HangerNumber, hangers } from '../../engineering/part-models/joist-hangers.ts'
import { heavyCasterIn, levelFoot, railPlaces } from '../../engineering/part-models/placements.ts'
import { gussets, splicePlates } from '../../engineering/part-models/plates.ts'
import { liftingMounts } from '../../engineering/part-models/rigging.ts'
import { handrailsAtIn } from '../../engineering/part-models/stairs.ts'
import { fewestLengths, lengthNumber } from '../../engineering/systems/parts-list.ts'
import { beamLengths } from '../../engineering/systems/platform-layout.ts'
import { hexBolt, hexNut } from '../geometry/fasteners.ts'
import { union, type Vec2, type Vec3 } from '../geometry/kernel.ts'
import { body, type Part, part } from '../geometry/part.ts'
import { box } from '../geometry/solids.ts'
import { casterAt } from '../parts/motion.ts'
import { SHACKLE_058_PIN_IN } from '../parts/rigging.ts'
import { frameHoles } from '../parts/truss-patterns.ts'
import { type Camera, type Light, type Place, type Scene, Stage } from '../render/scene.ts'
import { block, pipeRail } from './props.ts'

export const FT = 12
export type Series = 'BS-TR12A' | 'BS-TR12S' | 'BS-TR06A' | 'BS-TR06S' | 'BS-TR03A' | 'BS-TR03S'
export type Axis = 'x' | 'y' | 'z'

export const sizeOf = (series: Series): TrussSize => (trussSeries[series] as { readonly size: TrussSize }).size
const turnOnto: Readonly<Record<Axis, Vec3>> = { x: [0, 0, 0], y: [0, 0, 90], z: [0, -90, 0] }
const unit: Readonly<Record<Axis, Vec3>> = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] }
const plus = (a: Vec3, b: Vec3, by = 1): Vec3 => [a[0] + b[0] * by, a[1] + b[1] * by, a[2] + b[2] * by]

/** Wall thickness of aluminum truss at its holes, in. */
export const wallsIn: Readonly<Record<TrussSize, number>> = {
  3: tubeTruss.wallIn,
  6: boxSeries['BS-TR06A'].chordWallIn,
  12: boxSeries['BS-TR12A'].chordWallIn,
}
export const WALL_IN = wallsIn[12]
export const STEEL_WALL_IN = boxSeries['BS-TR12S'].chordWallIn
const FRAME_IN = 0.25

const plain = { plain: true, flange: 1.1 } as const
const made = new Map<string, Part>()
const once = (name: string, make: () => Part): Part => {
  const known = made.get(name)
  if (known) return known
  const it = make()
  made.set(name, it)
  return it
}

/**
 * Returns a Grade 8 bolt set. The bearing face of the bolt head is at z = 0, and the nut is `grip` inches below. The
 * default grip is for a gusset and the wall of 12 in truss.
 */
export const bolt = (grip: number = gussets.thicknessIn + WALL_IN): Part =>
  once(`bolt ${grip}`, () => ({
    ...part(
      body(
        union([hexBolt(0.5, grip + 0.6, plain), hexNut(0.5).rotate([180, 0, 0]).translate([0, 0, -grip])]),
        'steel',
        'black-oxide',
      ),
    ),
    numbers: { [boltThrough([grip])]: 1 },
    gripIn: grip,
  }))

/** Returns the bolt positions in an end frame: all round holes, and one position per corner slot of the 12 in frame. */
const frameBolts = (size: 6 | 12): readonly Vec2[] => {
  const corners = size === 12 ? [-4.75, 4.75].flatMap((y): Vec2[] => [-4.75, 4.75].map((z): Vec2 => [y, z])) : []
  return [...frameHoles(size), ...corners]
}

/**
 * Adds bolts through two end frames that touch at `at`, between two truss sections or between a truss section and a
 * corner block.
 */
export async function seam(stage: Stage, size: 6 | 12, at: Vec3, axis: Axis, grip = 2 * FRAME_IN): Promise<void> {
  const all = new Stage()
  for (const [y, z] of frameBolts(size)) await all.add(bolt(grip), { turn: [0, 90, 0], at: [grip / 2, y, z] })
  stage.addAll(all, { at, turn: turnOnto[axis] })
}

const SPLICE_STATIONS_IN = [-4.5, -1.5, 1.5, 4.5] as const

/**
 * Adds a splice plate with its bolts on one face of two truss sections along x. The face is up, and the sections meet
 * at x = 0.
 */
export async function splicePlate(stage: Stage, size: TrussSize, ...places: readonly Place[]): Promise<void> {
  const it = new Stage()
  const { partNumber, thicknessIn, gaugeIn } = splicePlates[size]
  await it.add(partNumber)
  for (const x of SPLICE_STATIONS_IN)
    for (const y of gaugeIn > 0 ? [-gaugeIn / 2, gaugeIn / 2] : [0])
      await it.add(bolt(thicknessIn + wallsIn[size]), { at: [x, y, thicknessIn] })
  stage.addAll(it, ...places)
}

/**
 * Adds splice plates on the vertical faces of two level truss sections that meet at `at`, as the connection guide
 * requires in spans.
 */
export async function splice(stage: Stage, size: TrussSize, at: Vec3, axis: 'x' | 'y'): Promise<void> {
  for (const turn of [90, -90])
    await splicePlate(stage, size, { at: [0, 0, size / 2] }, { turn: [turn, 0, 0] }, { turn: turnOnto[axis] }, { at })
}

/**
 * Adds truss sections in line along the given axis, starting at `at`. Bolts connect their end frames. Returns the
 * locations of the joints. Joints of level sections must be above supports, or have splice plates (`run`).
 */
export async function sections(
  stage: Stage,
  series: Series,
  at: Vec3,
  axis: Axis,
  lengthsFt: readonly number[],
): Promise<Vec3[]> {
  const size = sizeOf(series)
  let start = at
  const joints: Vec3[] = []
  for (const [index, length] of lengthsFt.entries()) {
    if (index > 0) joints.push(start)
    if (index > 0 && size !== 3) await seam(stage, size, start, axis)
    await stage.add(lengthNumber(series, length), { at: start, turn: turnOnto[axis] })
    start = plus(start, unit[axis], length * FT)
  }
  return joints
}

/**
 * Adds a straight run of truss along the given axis, starting at `at`. Its sections are up to 10 ft long, or have the
 * given lengths. The joints of level runs have splice plates.
 */
export async function run(
  stage: Stage,
  series: Series,
  at: Vec3,
  axis: Axis,
  feet: number | readonly number[],
): Promise<void> {
  const lengths = typeof feet !== 'number' ? feet : axis === 'z' ? fewestLengths(feet) : beamLengths(feet)
  const joints = await sections(stage, series, at, axis, lengths)
  if (axis !== 'z') for (const joint of joints) await splice(stage, sizeOf(series), joint, axis)
}

type Base = 'plate' | 'ground' | 'none'

/**
 * Height of a truss on its base. On a ground base, it is 0.01 in lower than in the builder, and on a plate for 6 in truss
 * 0.005 in higher, as in the rendered images.
 */
function liftIn(size: TrussSize, base: Base): number {
  if (base === 'ground') return groundBaseIn - 0.01
  if (base === 'none' || size === 3) return 0
  return size === 6 ? basePlates[6].thicknessIn + 0.005 : basePlates[12].thicknessIn
}

/**
 * Adds a vertical truss run on a base plate, on a ground base, or without a base. (x, y, z) is the center of its foot.
 */
export async function column(
  stage: Stage,
  [x, y, z]: Vec3,
  feet: number,
  series: Series = 'BS-TR12A',
  base: Base = 'plate',
): Promise<void> {
  const size = sizeOf(series)
  if (base === 'plate') await stage.add((size === 3 ? base03 : basePlates[size]).partNumber, { at: [x, y, z] })
  if (base === 'ground') await stage.add(groundBase.partNumber, { at: [x, y, z] })
  await run(stage, series, [x, y, z + liftIn(size, base)], 'z', feet)
}

/**
 * Adds a vertical 12 in truss run on a leveling foot. Two 1/2 in spacers make decks level with stairs. The truss starts
 * 10 in above the floor.
 */
export async function levelColumn(
  stage: Stage,
  [x, y, z]: Vec3,
  feet: number,
  series: Series = 'BS-TR12A',
): Promise<void> {
  const { heightIn, spacerIn } = levelFoot
  await stage.add('BS-MO-LF12', { at: [x, y, z] })
  for (const up of [0, 1]) await stage.add('BS-PL-SC12-050', { at: [x, y, z + heightIn + up * spacerIn] })
  await run(stage, series, [x, y, z + heightIn + 2 * spacerIn], 'z', feet)
}

/**
 * Adds a deck of 4 × 8 ft panels with the long side of each panel along x or y. The upper face of the floor is 2 in
 * above z.
 */
export async function deck(
  stage: Stage,
  [x, y, z]: Vec3,
  width: number,
  depth: number,
  along: 'x' | 'y' = 'x',
): Promise<void> {
  const [px, py] = along === 'x' ? [8, 4] : [4, 8]
  for (let ix = 0; ix < width - 0.01; ix += px) {
    const wide = Math.min(px, width - ix)
    for (let iy = 0; iy < depth - 0.01; iy += py) {
      const deep = Math.min(py, depth - iy)
      const square = wide <= 4 && deep <= 4
      await stage.add(square ? 'BS-AC-DP48' : 'BS-AC-DP96', {
        at: [x + (ix + wide / 2) * FT, y + (iy + deep / 2) * FT, z],
        turn: [0, 0, square || along === 'x' ? 0 : 90],
      })
    }
  }
}

const LADDER_RAIL_IN = 33
/** Length of a stair's stringers on the floor, in front of the first riser, in. */
const STRINGER_FOOT_IN = 9.5
const PIPE_IN = 1.9
export interface GuardOptions {
  /** True to add toe boards in 4 and 8 ft lengths. */
  readonly toe?: boolean
  /**
   * Distance of the rails from each end, in. This leaves space for the post on the adjacent side. Toe boards extend
   * over the full length.
   */
  readonly inset?: readonly [number, number]
}

/**
 * Adds 8, 6, and 4 ft guardrails with yellow toe boards along the edge of a deck. `from` and `to` are corners at floor
 * height, in counterclockwise order, so the deck is on the left.
 */
export async function guard(stage: Stage, from: Vec3, to: Vec3, options: GuardOptions = {}): Promise<void> {
  const { toe = true, inset = [0, 0] } = options
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  const it = new Stage()
  for (const [at, size] of lengthsOf(length - inset[0] - inset[1], [96, 72, 48]))
    await it.add(`BS-AC-GR${size}`, { at: [inset[0] + at, railPlaces.insetIn, toe ? railPlaces.toeFlangeIn : 0] })
  if (toe) {
    const boards = lengthsOf(length, [96, 48])
    for (const [at, size] of boards) await it.add(`BS-AC-TB${size}`, { at: [at, 0, 0] })
    // Cut the last toe board to the remaining length.
    const covered = boards.reduce((sum, [, size]) => sum + size, 0)
    if (length - covered > 3) await it.add(block([length - covered, 0.125, 4], 'painted-yellow', [covered, 0, 0]))
  }
  stage.addAll(it, { turn: [0, 0, turn] }, { at: from })
}

/**
 * Adds a gate that pivots on the end post of a guardrail. It closes the opening from `from`, where the guardrail ends,
 * toward `to`.
 */
export async function gate(stage: Stage, from: Vec3, to: Vec3): Promise<void> {
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  // The lower clamp is at the midrail joint, and the upper rail is 40 in high.
  await stage.add(
    'BS-AC-GT36',
    { at: [-railPlaces.insetIn, railPlaces.insetIn, railPlaces.gateUpIn] },
    { turn: [0, 0, turn] },
    { at: from },
  )
}

/**
 * Adds rails and a gate along a side of a deck that has a ladder in the far half of that side. The rails are cut to
 * length, and the gate is at the ladder.
 */
export async function ladderSide(stage: Stage, from: Vec3, to: Vec3): Promise<void> {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const at = (along: number): Vec3 => plus(from, [(to[0] - from[0]) / length, (to[1] - from[1]) / length, 0], along)
  // The gate pivots on the last post of the cut rails.
  await cutGuard(stage, from, at(LADDER_RAIL_IN))
  await gate(stage, at(LADDER_RAIL_IN + railPlaces.insetIn - PIPE_IN / 2 - 0.3), to)
}

/**
 * Adds pipe rails and a toe board along the edge of a deck where no guardrail module fits. The rails and the toe board
 * are cut to length. Takes the same parameters as `guard`.
 */
export async function cutGuard(stage: Stage, from: Vec3, to: Vec3): Promise<void> {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  const it = new Stage()
  const post = PIPE_IN / 2 + 0.3
  await it.add(pipeRail([post, railPlaces.insetIn, 0], [length - post, railPlaces.insetIn, 0]))
  await it.add(block([length, 0.125, 4], 'painted-yellow'))
  stage.addAll(it, { turn: [0, 0, turn] }, { at: from })
}

/** Returns the modules that fill the given length end to end, longest first, as pairs of start and length in inches. */
function lengthsOf(length: number, modules: readonly number[]): (readonly [number, number])[] {
  const shortest = modules.at(-1) as number
  const found: (readonly [number, number])[] = []
  let at = 0
  while (length - at >= shortest - 0.1) {
    const left = length - at
    const fits = (size: number) => left >= size - 0.1 && (left - size < 0.1 || left - size >= shortest - 0.1)
    const size = modules.find(fits) ?? modules.find((each) => left >= each - 0.1)
    if (!size) break
    found.push([at, size])
    at += size
  }
  return found
}

/**
 * Adds a stair with two handrails. `at` is the foot of the stair's centerline on the floor. The stair climbs along +y
 * and is then rotated by `turn`.
 */
export async function stairs(stage: Stage, at: Vec3, risers: 4 | 6 | 8, turn = 0, rails = true): Promise<void> {
  const unitOf = new Stage()
  await unitOf.add(risers === 4 ? 'BS-AC-ST36' : `BS-AC-ST36-${risers}R`)
  if (rails) for (const x of Object.values(handrailsAtIn)) await unitOf.add(`BS-AC-HR${risers}`, { at: [x, 0, 0] })
  stage.addAll(unitOf, { turn: [0, 0, turn] }, { at })
}

/**
 * Adds a lifting mount with a shackle at `at`, above a face, or below the face if `down` is true. A sling starts inside
 * the shackle bow.
 */
export async function pick(stage: Stage, at: Vec3, down = false): Promise<void> {
  const it = new Stage()
  await it.add('BS-RG-LM12')
  await it.add('BS-RG-SH058', { turn: [0, 0, 90], at: [0, 0, liftingMounts[12].holeHeightIn - SHACKLE_058_PIN_IN] })
  stage.addAll(it, { turn: [down ? 180 : 0, 0, 0], at })
}

/** Distance from the face to the inside of the shackle bow, where a hook hangs, in. */
export const PICK_IN = liftingMounts[12].holeHeightIn - SHACKLE_058_PIN_IN + 3.52

/**
 * Adds a joist hanger on the face of 12 in truss, with bolts through a row of holes in the chord. The top of the joist
 * is flush with the top of the truss. Before `turn` rotates the hanger, the joist is on the -y side of the hanger.
 * Returns the height of the underside of the joist.
 */
export async function hanger(
  stage: Stage,
  number: HangerNumber,
  [x, y, top]: Vec3,
  turn: 0 | 180 = 0,
): Promise<number> {
  const model = hangers.models[number]
  const { joistIn: joist, columnIn: column } = model
  const row = earHolesIn(model)[0] as number
  const it = new Stage()
  await it.add(number)
  for (const side of [-column, column])
    await it.add(bolt(hangers.sheetIn + WALL_IN), { turn: [90, 0, 0], at: [side, -hangers.sheetIn, row] })
  stage.addAll(it, { turn: [0, 0, turn] }, { at: [x, y, top - holeRowIn(12) - row] })
  return top - joist
}

/** Adds a caster under a truss. Its plate is aligned with the truss, and its fork is swiveled. */
export async function caster(stage: Stage, number: 'BS-MO-CA6' | 'BS-MO-CA8', at: Vec3, turned: number): Promise<void> {
  await stage.add(
    once(`${number} ${turned % 360}`, () => ({ ...casterAt(number, turned % 360), numbers: { [number]: 1 } })),
    { at },
  )
}

export interface Shot {
  readonly studio: 'light' | 'dark'
  readonly camera: Camera
  readonly size?: readonly [number, number]
  readonly reach?: number
  readonly target?: Vec3
  readonly exposure?: number
  readonly lights?: readonly Light[]
  readonly samples?: number
}

/** Returns an image of a stage with the default settings shared by all scenes. */
export const shot = (stage: Stage, { size = [1600, 900], camera, ...rest }: Shot): Scene =>
  stage.scene({ width: size[0], height: size[1], camera: { lens: 60, within: [0.82, 0.8], ...camera }, ...rest })

export { Stage }

const FOOT_IN = 5

/** Adds a leg of 6 in truss on a leveling foot. Returns the height of the top of the leg, in. */
export async function leg(stage: Stage, x: number, y: number, feet: number, z = 0): Promise<number> {
  await stage.add('BS-MO-LF06', { at: [x, y, z] })
  await run(stage, 'BS-TR06A', [x, y, z + 5], 'z', feet)
  return z + 5 + feet * FT
}

export type Side = 'front' | 'back' | 'left' | 'right'

/**
 * Adds guardrails with toe boards along one side of a deck whose upper corner is at (x, y, z). `start` and `end` are in
 * feet from the front or left end of the side. Rails on the shorter sides extend from corner to corner. Rails on the
 * longer sides fit between them.
 */
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
  const [w, d] = [width * FT, depth * FT]
  const isAcross = side === 'front' || side === 'back'
  const length = isAcross ? width : depth
  const isBetween = isAcross ? width > depth : depth >= width
  const [near, far] = [isBetween && start === 0, isBetween && end === length]
  const along = (feet: number): Vec3 =>
    isAcross ? [x + feet * FT, side === 'front' ? y : y + d, z] : [side === 'left' ? x : x + w, y + feet * FT, z]
  // Sides run counterclockwise. The front runs to the right, and the right side runs to the back.
  const isForward = side === 'front' || side === 'right'
  const [first, last] = isForward ? [near, far] : [far, near]
  await guard(stage, along(isForward ? start : end), along(isForward ? end : start), {
    toe,
    inset: [first ? railPlaces.cornerIn : 0, last ? railPlaces.cornerIn : 0],
  })
}

export interface PlatformOptions {
  readonly series?: 'BS-TR12A' | 'BS-TR06A'
  readonly base?: Base | 'feet' | 'casters'
  /** Sides that have guardrails and toe boards. */
  readonly rails?: readonly Side[]
  /** Positions of additional columns along x, in feet from the corner. */
  readonly between?: readonly number[]
}

/**
 * Adds a deck of `width` × `depth` ft with a corner at (x, y, z). The deck is on columns that are `feet` ft long and on
 * beams along x. Returns the height of the floor, in.
 */
export async function platform(
  stage: Stage,
  [x, y, z]: Vec3,
  feet: number,
  width: number,
  depth: number,
  options: PlatformOptions = {},
): Promise<number> {
  const { series = 'BS-TR12A', base = series === 'BS-TR12A' ? 'plate' : 'feet', rails = [], between = [] } = options
  const half = sizeOf(series) / 2
  const [w, d] = [width * FT, depth * FT]
  let head = 0
  for (const cx of [half, ...between.map((at) => at * FT), w - half])
    for (const cy of [half, d - half]) {
      if (base === 'feet') head = await leg(stage, x + cx, y + cy, feet, z)
      else if (base === 'casters') {
        await caster(stage, 'BS-MO-CA8', [x + cx, y + cy, z], cx < w / 2 ? 25 : 150)
        await run(stage, series, [x + cx, y + cy, z + heavyCasterIn], 'z', feet)
        head = z + heavyCasterIn + feet * FT
      } else {
        await column(stage, [x + cx, y + cy, z], feet, series, base)
        head = z + feet * FT + liftIn(sizeOf(series), base)
      }
    }
  for (const cy of [half, d - half]) await run(stage, series, [x, y + cy, head + half], 'x', width)
  const across = Math.floor((d - 4 * half) / FT)
  if (across > 0)
    for (const cx of [half, w - half])
      await run(stage, series, [x + cx, y + d / 2 - (across * FT) / 2, head + half], 'y', across)
  const floor = head + 2 * half + 2
  await deck(stage, [x, y, floor - 2], width, depth)
  for (const side of rails) await railing(stage, [x, y, floor], width, depth, side)
  return floor
}

/**
 * Adds a landing on four legs of 6 in truss. The legs have leveling feet, which stand on pads where the feet are too
 * short. The landing's center is (x, y), and its floor is at z.
 *
 * `rails` are the sides without a stair, in counterclockwise order. If `goesOn` is true, the last rail leaves space for
 * the next stair.
 */
export async function landingAt(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  rails: readonly Side[] = [],
  goesOn = true,
): Promise<void> {
  await stage.add('BS-AC-LN36', { at: [x, y, z - 6] })
  const feet = Math.floor((z - 6 - FOOT_IN) / FT)
  const pad = z - 6 - FOOT_IN - feet * FT
  for (const dx of [-15, 15])
    for (const dy of [-15, 15]) {
      await leg(stage, x + dx, y + dy, feet, pad)
      if (pad > 0.1)
        await stage.add(part(body(box([9, 9, pad], true), 'steel', 'painted-black')), { at: [x + dx, y + dy, pad / 2] })
    }
  const corners: Readonly<Record<Side, readonly [Vec3, Vec3]>> = {
    front: [
      [x - 18, y - 18, z],
      [x + 18, y - 18, z],
    ],
    right: [
      [x + 18, y - 18, z],
      [x + 18, y + 18, z],
    ],
    back: [
      [x + 18, y + 18, z],
      [x - 18, y + 18, z],
    ],
    left: [
      [x - 18, y + 18, z],
      [x - 18, y - 18, z],
    ],
  }
  for (const [index, side] of rails.entries()) {
    const [from, to] = corners[side]
    const end = goesOn && index === rails.length - 1 ? STRINGER_FOOT_IN : 0
    // Raise the guardrail by 0.06 in, the height of the raised pattern on the landing floor.
    await cutGuard(stage, raised(towards(from, to, 4)), raised(towards(to, from, end)))
  }
}

const raised = ([x, y, z]: Vec3): Vec3 => [x, y, z + 0.06]

const towards = (from: Vec3, to: Vec3, by: number): Vec3 => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  return plus(from, [(to[0] - from[0]) / length, (to[1] - from[1]) / length, 0], by)
}
