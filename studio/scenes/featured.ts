/** Scenes for the four applications on the home page: aerospace, theater, video, and mezzanines. See docs/scenes.md. */

import { hinges } from '../../engineering/part-models/hinges.ts'
import { hangers, screwsAt } from '../../engineering/part-models/joist-hangers.ts'
import { railPlaces } from '../../engineering/part-models/placements.ts'
import { handrailsAtIn } from '../../engineering/part-models/stairs.ts'
import type { Vec2 } from '../geometry/kernel.ts'
import type { Body } from '../geometry/part.ts'
import type { Camera, Scene } from '../render/scene.ts'
import { leg as footed, frame, knee, platform as raised, squareTower } from './assemblies.ts'
import {
  crossTruss,
  edgeGuard,
  GROUND_IN,
  hingedStrut,
  onDiagonal,
  outriggers,
  REDUCER_IN,
  reducer,
  sideSeam,
  slotBolt,
} from './braces.ts'
import {
  bolt,
  caster,
  column,
  cutGuard,
  deck,
  FT,
  gate,
  guard,
  hanger,
  ladderSide,
  landingAt,
  leg,
  PICK_IN,
  pick,
  platform,
  railing,
  run,
  Stage,
  seam,
  sections,
  shot,
  splice,
  splicePlate,
  stairs,
  WALL_IN,
  wallsIn,
} from './kit.ts'
import {
  barrel,
  block,
  box,
  circle,
  cut,
  cylinder,
  drum,
  type Facet,
  fuselage,
  HOIST_IN,
  hoist,
  ledWall,
  line,
  lumber,
  pallet,
  person,
  rectangle,
  thing,
  turned,
  union,
  wing,
} from './props.ts'
import { toolCabinet } from './surroundings.ts'

type Scenes = Readonly<Record<string, () => Promise<Scene>>>
type Builder = (stage: Stage) => Promise<void>

const view =
  (studio: 'light' | 'dark', build: Builder, camera: Partial<Camera>, more: Partial<Parameters<typeof shot>[1]> = {}) =>
  async () => {
    const stage = new Stage()
    await build(stage)
    return shot(stage, {
      studio,
      camera: { azimuth: 34, elevation: 10, lens: 55, within: [0.84, 0.8], ...camera },
      ...more,
    })
  }

/**
 * Returns a wide view of a scene in the dark studio from a low camera. The subject is on the right, and the left has
 * space for a white title.
 */
const wide = (build: Builder, camera: Partial<Camera>, more: Partial<Parameters<typeof shot>[1]> = {}) =>
  view('dark', build, { within: [0.62, 0.8], offset: [0.3, -0.02], ...camera }, { size: [1600, 800], ...more })

// Aerospace

interface Beam {
  readonly from: number
  readonly to: number
  readonly columns: readonly number[]
  /** Range along the beam that a stair occupies. */
  readonly stair?: readonly [from: number, to: number]
}

/** Length of beam, from the edge of a column, that a 12 in gusset needs, in. */
const GUSSET_ARM_IN = 12

/** Returns the column edges that have room for a gusset, and the direction of each gusset. */
const gussetPlaces = ({ from, to, columns, stair: [near, far] = [to, from] }: Beam) =>
  columns
    .flatMap((center) => [-1, 1].map((side) => ({ edge: center + side * 6, side: side as 1 | -1 })))
    .filter(({ edge, side }) => {
      const [low, high] = [edge, edge + side * GUSSET_ARM_IN].toSorted((a, b) => a - b) as [number, number]
      return low >= from && high <= to && (high <= near || low >= far)
    })

/** Adds gussets on one face of a beam along x, on both sides of each column where they have room. */
async function kneesX(stage: Stage, face: '-y' | '+y', y: number, under: number, beam: Beam) {
  for (const { edge, side } of gussetPlaces(beam)) await knee(stage, [edge, y, under], face, side, -1)
}

/** Adds gussets on one face of a beam along y, as `kneesX` does for a beam along x. */
async function kneesY(stage: Stage, face: '-x' | '+x', x: number, under: number, beam: Beam) {
  for (const { edge, side } of gussetPlaces(beam)) await knee(stage, [x, edge, under], face, side, -1)
}

const noseDock: Builder = async (stage) => {
  await stage.add(fuselage(1200), { at: [8, 0, 132], unframed: true, held: 'on its landing gear, out of the picture' })
  // The structure is a U around the nose of the aircraft. The two arms of the U are 4 ft wide. One arm is shorter on
  // the upper floor.
  const upperEnd = 136
  const columns = (end: number): readonly (readonly [number, number])[] => [
    ...[-138, -36, 36, 138].map((y) => [-98, y] as const),
    ...[-102, -36, 36, 102].map((y) => [-62, y] as const),
    ...[64, 178].flatMap((x) => [102, 138].map((y) => [x, y] as const)),
    ...[64, ...(end < 184 ? [end - 6] : [130, 178])].flatMap((x) => [-138, -102].map((y) => [x, y] as const)),
  ]
  const level = async (under: number, end: number) => {
    // The sections of the beams meet above columns.
    for (const x of [-98, -62]) await sections(stage, 'BS-TR12A', [x, -144, under + 6], 'y', [9, 6, 9])
    for (const [y, x1] of [
      [102, 184],
      [138, 184],
      [-102, end],
      [-138, end],
    ] as const)
      await sections(stage, 'BS-TR12A', [-56, y, under + 6], 'x', [10, (x1 - 64) / FT])
    for (const [x, y] of [
      [64, 108],
      [178, 108],
      [64, -132],
      [end - 6, -132],
    ] as const)
      await run(stage, 'BS-TR12A', [x, y, under + 6], 'y', 2)
    await deck(stage, [-104, -144, under + 12], 4, 24, 'y')
    await deck(stage, [-56, 96, under + 12], 20, 4)
    await deck(stage, [-56, -144, under + 12], (end + 56) / FT, 4)
    return under + 14
  }
  for (const [x, y] of columns(184)) await footed(stage, [x, y, 0], 3, 'BS-TR12A', 'leveling')
  const lower = await level(46, 184)
  for (const [x, y] of columns(upperEnd)) await run(stage, 'BS-TR12A', [x, y, lower], 'z', 4)
  const upper = await level(lower + 48, upperEnd)
  for (const [z, end, shortArm] of [
    [46, 184, [64, 130, 178]],
    [lower + 48, upperEnd, [64, upperEnd - 6]],
  ] as const) {
    await kneesY(stage, '-x', -104, z, { from: -144, to: 144, columns: [-138, -36, 36, 138] })
    await kneesX(stage, '+y', 144, z, { from: -56, to: 184, columns: [64, 178] })
    await kneesX(stage, '-y', -144, z, {
      from: -56,
      to: end,
      columns: shortArm,
      ...(z === 46 ? { stair: [139, 175] } : {}),
    })
  }
  const rails = async (z: number, edges: readonly (readonly [number, number, number, number])[]) => {
    for (const [x0, y0, x1, y1] of edges) await guard(stage, [x0, y0, z], [x1, y1, z])
  }
  // On the lower floor, rails run between the columns that carry the upper floor.
  await rails(lower, [
    [-92, -144, 52, -144],
    [70, -144, 118, -144],
    [118, -96, 70, -96],
    [46, -96, -50, -96],
    [-56, -90, -56, -42],
    [-56, -24, -56, 24],
    [-56, 42, -56, 90],
    [-50, 96, 46, 96],
    [70, 96, 166, 96],
    [166, 144, 70, 144],
    [52, 144, -92, 144],
    [-104, 24, -104, -24],
  ])
  for (const [from, to] of [
    [132, 42],
    [-42, -132],
  ] as const)
    await guard(stage, [-104, from, lower], [-104, to, lower], { inset: [9, 9] })
  await cutGuard(stage, [184, 108, lower], [184, 132, lower])
  await cutGuard(stage, [175, -96, lower], [139, -96, lower])
  await rails(upper, [
    [-104, -144, upperEnd - 48, -144],
    [upperEnd - 48, -144, upperEnd, -144],
    [upperEnd, -96, -56, -96],
    [-56, -96, -56, 96],
    [-56, 96, 184, 96],
    [184, 144, -104, 144],
  ])
  await guard(stage, [-104, 144, upper], [-104, -144, upper], { inset: [railPlaces.cornerIn, railPlaces.cornerIn] })
  await cutGuard(stage, [184, 105, upper], [184, 135, upper])
  // A stair leads to the lower floor at the end of the short arm, and a ladder leads from the lower floor to the upper
  // floor.
  await guard(stage, [184, -144, lower], [184, -96, lower])
  await stairs(stage, [157, -221, 0], 8)
  await stage.add('BS-AC-LD18-10', { turn: [0, 0, 90], at: [upperEnd + 7.2, -111, lower] })
  await gate(stage, [upperEnd, -138, upper], [upperEnd, -96, upper])
}

const wingStand: Builder = async (stage) => {
  const floor = await platform(stage, [0, 0, 0], 3, 12, 4, { base: 'casters', rails: ['right', 'front'] })
  for (const x of [24, 72]) await edgeGuard(stage, [-x - 48, -48, floor], { turn: [0, 0, 180] })
  stage.leaveOpen([0, 48, floor], [144, 48, floor], 'docked: the wing stands 6 in from it')
  stage.leaveOpen([0, 0, floor], [0, 5, floor], 'beside the handrail of the stair')
  stage.leaveOpen([0, 0, floor], [5, 0, floor], 'from the corner to the first post')
  await stairs(stage, [-77, 24, 0], 8, -90)
  // The leading edge of the wing is parallel to the deck.
  const sweep = (Math.atan2(120, 520) * 180) / Math.PI
  await stage.add(wing(520, 190, 110, 120), {
    turn: [0, 0, 90 + sweep],
    at: [300, 54, floor + 14],
    unframed: true,
    held: 'part of an aircraft on its landing gear',
  })
  await stage.add(person(), { at: [-96, -20, 0], turn: [0, 0, 20] })
}

const tailTower: Builder = async (stage) => {
  const levels = [71.24, 143.24]
  const top = await squareTower(stage, 8, 20, levels)
  const beams = top - FT
  for (const y of [6, 90]) {
    await run(stage, 'BS-TR12A', [12, y, beams + 6], 'x', 6)
    await run(stage, 'BS-TR12A', [96, y, beams + 6], 'x', 4)
    const [face, at] = y < 48 ? (['-y', 0] as const) : (['+y', 96] as const)
    await kneesX(stage, face, at, beams, { from: 0, to: 144, columns: [6, 90] })
  }
  for (const x of [6, 90]) await run(stage, 'BS-TR12A', [x, 12, beams + 6], 'y', 6)
  await kneesY(stage, '-x', 0, beams, { from: 0, to: 96, columns: [6, 90] })
  for (const x of [6, 90])
    for (const y of [6, 90]) {
      const sides = [x < 48 ? '-x' : '+x', y < 48 ? '-y' : '+y'] as const
      await outriggers(stage, x, y, sides, 4)
      for (const side of sides) {
        const [out, across] = [side.startsWith('-') ? -1 : 1, side.endsWith('x')]
        const [bx, by] = across ? [x + out * 39, y] : [x, y + out * 39]
        for (const k of [0, 1])
          await stage.add(block([22, 22, 8], 'concrete', [bx - 11, by - 11, GROUND_IN + FT + k * 8]))
      }
    }
  const notched = { crosses: 'the deck panels are notched around the columns' }
  for (const z of levels) {
    const floor = new Stage()
    await deck(floor, [0, 0, z + 12], 8, 8)
    stage.addAll(floor, notched)
    await guard(stage, [12, 0, z + 14], [84, 0, z + 14])
    await guard(stage, [96, 12, z + 14], [96, 84, z + 14])
    await guard(stage, [84, 96, z + 14], [12, 96, z + 14])
    await ladderSide(stage, [0, 83.5, z + 14], [0, 12, z + 14])
  }
  const floor = top + 2
  await deck(stage, [0, 0, top], 8, 8)
  await deck(stage, [96, 0, top], 4, 8, 'y')
  await guard(stage, [0, 0, floor], [144, 0, floor])
  await guard(stage, [144, 0, floor], [144, 96, floor], { inset: [railPlaces.cornerIn, railPlaces.cornerIn] })
  await guard(stage, [144, 96, floor], [0, 96, floor])
  await ladderSide(stage, [0, 88, floor], [0, 0, floor])
  for (const [z, number] of [
    [0, 'BS-AC-LD18-10'],
    [120.12, 'BS-AC-LD18-10'],
    [240.24, 'BS-AC-LD18-04'],
  ] as const)
    await stage.add(number, { at: [-7, 63, z], turn: [0, 0, -90] })
  await stage.add(toolCabinet(), { at: [-66, -30, 0], turn: [0, 0, -16] })
  await stage.add(person(), { at: [-40, -70, 0], turn: [0, 0, -30] })
  await stage.add(pallet(1), { at: [150, -70, 0], turn: [0, 0, 12] })
  const tail = turned('aircraft', [0, 14], [60, 30], [200, 54], [700, 70])
  const parked = {
    held: 'the aircraft stands on its landing gear, out of the picture',
    crosses: 'fin and fuselage are one',
  }
  await stage.add(tail, { at: [176, 48, 110], unframed: true, ...parked })
  await stage.add(wing(210, 210, 110, 110), { turn: [90, 0, 180], at: [424, 48, 150], unframed: true, ...parked })
}

const engineStand: Builder = async (stage) => {
  const solidOf = (...points: readonly Vec2[]) => (turned('aircraft', ...points).bodies[0] as Body).solid
  const shell = solidOf([0, 40], [3, 45], [10, 47.5], [30, 48], [80, 46], [118, 36]).subtract(
    solidOf([-1, 39.5], [4, 38.6], [30, 37], [46, 37]),
  )
  const blades = Array.from({ length: 26 }, (_, k) =>
    box([8, 1, 36])
      .translate([-4, -0.5, 0])
      .rotate([0, 0, 42])
      .translate([0, 0, 0.5])
      .rotate([(k * 360) / 26, 0, 0])
      .translate([34, 0, 0]),
  )
  const nacelle = thing(shell, 'aircraft')
  const fan = thing(union(blades), 'steel')
  const dark = turned('plastic-black', [44, 37.4], [45, 37.4])
  const spinner = turned('painted-grey', [14, 0.5], [22, 6], [31, 10.4], [40, 11])
  const engine = { held: 'the engine hangs on its wing, out of the picture', crosses: 'pylon and engine are one' }
  for (const each of [nacelle, fan, dark, spinner])
    await stage.add(each, { turn: [0, 0, 90], at: [0, 0, 84], ...engine })
  await stage.add(block([12, 100, 400], 'aircraft', [-6, 22, 126]), { unframed: true, ...engine })
  for (const side of [-1, 1]) {
    const x = side < 0 ? -112 : 64
    // Base plates with 1 in spacers bring the floor to the height of six risers.
    for (const px of [x + 3, x + 45])
      for (const py of [3, 93]) {
        await stage.add('BS-PL-BS06', { at: [px, py, 0] })
        await stage.add('BS-PL-SC06-050', { at: [px, py, 0.375] })
        await stage.add('BS-PL-SC06-012', { at: [px, py, 0.875] })
      }
    const floor = await platform(stage, [x, 0, 1], 3, 4, 8, {
      series: 'BS-TR06A',
      base: 'none',
      rails: [side < 0 ? 'left' : 'right', 'back'],
    })
    for (const y of [0, 48]) {
      const [edge, from] = side < 0 ? [x + 48, y] : [x, y + 48]
      const crosses = y > 0 ? { crosses: 'foam, cut out for the toe board' } : {}
      await edgeGuard(stage, [0, 0, 0], { turn: [0, 0, -side * 90], at: [edge, from, floor], ...crosses })
    }
    await stairs(stage, [x + 24, -55, 0], 6)
  }
}

const crownBridge: Builder = async (stage) => {
  await stage.add(barrel(144, 2400, 'aircraft'), {
    at: [-1200, 0, 92],
    unframed: true,
    held: 'the aircraft stands on its landing gear, out of the picture',
  })
  for (const x of [-18, 18]) {
    for (const y of [-138, -102, 102, 138]) await column(stage, [x, y, 0], 14)
    await run(stage, 'BS-TR12A', [x, -144, 174.5], 'y', 24)
  }
  await deck(stage, [-24, -144, 180.5], 4, 24, 'y')
  const floor = 182.5
  await guard(stage, [24, -144, floor], [24, 144, floor])
  await guard(stage, [-24, 144, floor], [-24, -144, floor])
  // Each end has a gate on a corner post and a ladder next to the gate.
  for (const end of [-1, 1]) {
    await gate(stage, [end * 18, end * 144, floor], [end * -18, end * 144, floor])
    for (const z of [0, 120.12])
      await stage.add('BS-AC-LD18-10', { at: [end * -12, end * 151, z], turn: [0, 0, end < 0 ? 0 : 180] })
  }
}

// Theatre & Scenic

const twoStory: Builder = async (stage) => {
  const columns = [6, 96, 186]
  for (const x of columns) for (const y of [6, 90]) await footed(stage, [x, y, 0], 8, 'BS-TR12A', 'leveling')
  const [under, floor] = [106, 120]
  // The sections of each beam meet above a column.
  for (const y of [6, 90]) await sections(stage, 'BS-TR12A', [0, y, under + 6], 'x', [8, 8])
  for (const [face, y] of [
    ['-y', 0],
    ['+y', 96],
  ] as const)
    await kneesX(stage, face, y, under, { from: 0, to: 192, columns })
  for (const x of columns) await crossTruss(stage, x, 12, 6, under)
  await deck(stage, [0, 0, under + FT], 16, 8)
  await guard(stage, [0, 0, floor], [192, 0, floor])
  await guard(stage, [192, 6, floor], [192, 54, floor])
  await guard(stage, [192, 96, floor], [0, 96, floor])
  await guard(stage, [0, 96, floor], [0, 0, floor], { inset: [railPlaces.cornerIn, railPlaces.cornerIn] })
  // A stair at the right end leads to a landing at 60 in. A second stair leads from the landing back to the upper
  // floor.
  await landingAt(stage, 287, 72, 60, ['right', 'back'])
  await stairs(stage, [287, -23, 0], 8)
  await stairs(stage, [269, 72, 60], 8, 90)
  // Panels in frames of 3 in truss are between the columns.
  for (const x of [15, 105]) {
    for (const post of [x + 1.5, x + 64.5]) await run(stage, 'BS-TR03A', [post, 90, 0], 'z', 7)
    for (const z of [1.5, 82.5]) await run(stage, 'BS-TR03A', [x + 3, 90, z], 'x', 5)
    await stage.add(block([60, 1, 78], 'painted-white', [x + 3, 89.5, 3]))
  }
}

const rollingWagon: Builder = async (stage) => {
  for (const y of [3, 93]) await run(stage, 'BS-TR06A', [0, y, 11], 'x', 8)
  for (const x of [3, 93]) await run(stage, 'BS-TR06A', [x, 6, 11], 'y', 7)
  for (const x of [3, 93]) for (const y of [3, 93]) await caster(stage, 'BS-MO-CA6', [x, y, 0], x + 2 * y)
  await deck(stage, [0, 0, 14], 8, 8)
  // Rails are at the ends of the posts. The hinge spigots extend into the rails up to the posts. Panels are on the back
  // of the wall.
  const [posts, floor, back] = [7, 16, 93]
  const high = posts * FT + 6
  const rails = [1.5, high - 1.5]
  const wall = async (feet: number, from: number) => {
    const it = new Stage()
    const to = from + feet * FT
    for (const z of rails) await run(it, 'BS-TR03A', [from, 0, z], 'x', feet)
    for (const [x, level] of [
      [from, 1],
      [to, -1],
    ] as const) {
      await run(it, 'BS-TR03A', [x + level * 4.5, 0, 3], 'z', posts)
      await knee(it, [x + level * 6, -1.5, 3], '-y', level, 1, 3)
      await knee(it, [x + level * 6, -1.5, high - 3], '-y', level, -1, 3)
    }
    await it.add(block([feet * FT, 0.5, high], 'painted-grey', [from, 1.5, 0]))
    return it
  }
  const middle = await wall(8, 0)
  // A closed hinge is 3 in long. Its vertical pin is in front of the wall.
  const [depth, off] = [hinges.depthIn, 1.5 + hinges.axisIn]
  for (const [side, end, folded] of [
    [-1, 0, 100],
    [1, 96, -112],
  ] as const) {
    const wing = await wall(4, side < 0 ? end - 2 * depth - 48 : end + 2 * depth)
    const pin = end + side * depth
    const [toRight, toLeft] = [[{ turn: [90, 0, 0] }], [{ turn: [0, 0, 180] }, { turn: [90, 0, 0] }]] as const
    for (const z of rails) {
      await middle.add('BS-HG-H03', ...(side > 0 ? toRight : toLeft), { at: [end, 0, z] })
      await wing.add('BS-HG-H03', ...(side > 0 ? toLeft : toRight), { at: [end + side * 2 * depth, 0, z] })
      await middle.add('BS-HG-HP-063', { turn: [0, 90, 0] }, { turn: [0, 0, -90] }, { at: [pin, -off, z + 1.1] })
    }
    const aside = new Stage()
    aside.addAll(wing, { at: [-pin, off, 0] }, { turn: [0, 0, folded] }, { at: [pin, -off, 0] })
    stage.addAll(aside, { at: [0, back, floor] })
  }
  stage.addAll(middle, { at: [0, back, floor] })
}

/** Positions of bolts along each arm, in. The bolts go through the hub plates. */
const ARM_BOLTS_IN = [10.88, 13.88, 16.88, 19.88] as const

const turntable: Builder = async (stage) => {
  // The pivot has a ground base that is anchored to the floor, a slewing ring on the base, and a corner block as the
  // hub.
  await stage.add('BS-TR-GB12')
  await stage.add('BS-MO-SR24', { at: [0, 0, GROUND_IN] })
  const hub = GROUND_IN + 3
  await stage.add('BS-TR-CB12', { at: [0, 0, hub] })
  const arms = hub + 3
  const top = arms + 6
  for (let k = 0; k < 8; k++) {
    // Every other arm is bolted to a side of the hub. The plates above and below the hub connect all the arms.
    const start = k % 2 === 0 ? 6.38 : 9.38
    const arm = new Stage()
    if (k % 2 === 0) {
      await arm.add('BS-TR-RP1206', { turn: [0, 90, 0], at: [6, 0, arms + 3] })
      await seam(arm, 6, [6.38 + (0.25 - REDUCER_IN) / 2, 0, arms + 3], 'x', 0.25 + REDUCER_IN)
    }
    await run(arm, 'BS-TR06A', [start, 0, arms + 3], 'x', 7)
    for (const along of ARM_BOLTS_IN)
      for (const y of [-2.25, 2.25]) {
        await arm.add(bolt(0.375 + wallsIn[6]), { at: [along, y, top + 0.375] })
        await arm.add(bolt(0.375 + wallsIn[6]), { turn: [180, 0, 0], at: [along, y, arms - 0.375] })
      }
    await arm.add('BS-MO-CA6R', { at: [84.38, 0, arms - 8], turn: [0, 0, 90] })
    await sideSeam(arm, 6, [84.38, 0, arms], 'z', 'x', wallsIn[6], 0.375)
    stage.addAll(arm, { turn: [0, 0, k * 45] })
    // Joists of 3 in truss connect the arms. The ends of the joists are over the centerlines of the arms.
    for (const [feet, at] of [
      [2, 30.5],
      [4, 59.5],
      [6, 88.5],
    ] as const) {
      const joist = new Stage()
      await run(joist, 'BS-TR03A', [(-feet * FT) / 2, at, top + 1.5], 'x', feet)
      stage.addAll(joist, { turn: [0, 0, k * 45 + 22.5] })
    }
  }
  const drilled = Array.from({ length: 8 }, (_, k) => k * 45).flatMap((turn) =>
    ARM_BOLTS_IN.flatMap((along) => [-2.25, 2.25].map((y) => circle(0.5625).translate([along, y]).rotate(turn))),
  )
  const plates = drilled
    .reduce((plate, hole) => plate.subtract(hole), circle(52).subtract(rectangle(12.9, 12.9)))
    .extrude(0.375)
  for (const z of [arms - 0.375, top]) await stage.add(thing(plates, 'painted-yellow'), { at: [0, 0, z] })
  // A flat steel track is below the wheels.
  await stage.add(
    thing(
      circle(175)
        .subtract(circle(162.5))
        .extrude(arms - 8),
      'steel',
    ),
  )
  // Omit the quarter of the floor that is closest to the viewer.
  const floor = cut(cylinder(192, 0.75), [box([120, 120, 4]).translate([-110, -110, -1])])
  await stage.add(thing(floor, 'plywood'), { at: [0, 0, top + 3] })
}

const grandStair: Builder = async (stage) => {
  // Leave 3/4 in gaps between the four stair units for the tread bolt heads. A third handrail is in the middle.
  const pitch = 37.25
  const units = [-1.5, -0.5, 0.5, 1.5].map((each) => each * pitch) as [number, number, number, number]
  for (const x of units) await stairs(stage, [x, -77, 0], 8, 0, false)
  for (const x of [units[0] + handrailsAtIn.left, units[1] + handrailsAtIn.right, units[3] + handrailsAtIn.right])
    await stage.add('BS-AC-HR8', { at: [x, -77, 0] })
  for (const x of [-90, -30, 30, 90]) for (const y of [6, 42]) await footed(stage, [x, y, 0], 3, 'BS-TR12A', 'leveling')
  // The sections of each beam meet above a leg.
  for (const y of [6, 42]) await sections(stage, 'BS-TR12A', [-96, y, 52], 'x', [10, 6])
  await deck(stage, [-96, 0, 58], 16, 4)
  await guard(stage, [96, 0, 60], [96, 48, 60])
  await guard(stage, [96, 48, 60], [-96, 48, 60], { inset: [railPlaces.cornerIn, railPlaces.cornerIn] })
  await guard(stage, [-96, 48, 60], [-96, 0, 60])
  for (const [from, to] of [
    [-90, -76],
    [76, 90],
  ] as const)
    await cutGuard(stage, [from, 0, 60], [to, 0, 60])
  await stage.add(person(), { at: [26, 26, 60], turn: [0, 0, 10] })
}

/**
 * Adds a hoist at a pick point on a 12 in truss along x, with the hoist chain to the roof. The truss is centered on z.
 */
async function hoisted(stage: Stage, x: number, z: number): Promise<void> {
  await pick(stage, [x, 0, z + 6])
  const hook = z + 6 + PICK_IN + HOIST_IN
  await stage.add(hoist(0), { at: [x, 0, hook] })
  await stage.add(line(0.5, 'zinc', [x, 0, hook + 0.66], [x, 0, z + 220]), {
    unframed: true,
    held: 'from the roof, out of the picture',
  })
}

const flownHeader: Builder = async (stage) => {
  for (const x of [-90, 90]) {
    await column(stage, [x, 0, 0], 14, 'BS-TR12A', 'ground')
    await outriggers(stage, x, 0, ['-y', '+y', x < 0 ? '-x' : '+x'], 4)
    // Each tower has a hinge half, ready for the mating half below the header.
    await stage.add('BS-HG-H12', { turn: [0, -90, 0], at: [x, 0, GROUND_IN + 14 * FT] })
    await seam(stage, 12, [x, 0, GROUND_IN + 14 * FT], 'z')
  }
  const low = GROUND_IN + 14 * FT + 3 + 12
  const z = low + 6
  for (const x of [-90, 90]) {
    await stage.add('BS-HG-H12', { turn: [180, 0, 0] }, { turn: [0, 90, 0], at: [x, 0, low] })
    await sideSeam(stage, 12, [x, 0, low], 'z', 'x', WALL_IN, 0.25)
  }
  // Two 8 ft sections are spliced on three sides in the middle.
  for (const x of [-96, 0]) await run(stage, 'BS-TR12A', [x, 0, z], 'x', 8)
  await seam(stage, 12, [0, 0, z], 'x')
  await splicePlate(stage, 12, { at: [0, 0, z + 6] })
  await splice(stage, 12, [0, 0, z], 'x')
  for (const x of [-60, 60]) await hoisted(stage, x, z)
}

// Video & LED Wall Support

const BAYS = [6, 120, 234] as const

/**
 * Heights of the rails on the towers, in. The rails are at holes in the chords, behind the middle of every other row of
 * panels.
 */
const RAILS_IN = [21.74, 60.74, 99.74, 141.74] as const

const ledFrame: Builder = async (stage) => {
  // The backs of the panels rest against the rails.
  await stage.add(ledWall(12, 7), { at: [0, -4.3, 11] })
  for (const x of BAYS) {
    await column(stage, [x, 6, 0], 13, 'BS-TR12A', 'ground')
    await outriggers(stage, x, 6, ['+y'], 7)
    // A brace between hinges on reducer plates connects the outrigger to the back of the tower.
    const [out, up] = [66, 92.24]
    await reducer(stage, { turn: [0, 0, 90], at: [x, out, GROUND_IN + FT] })
    await reducer(stage, { turn: [0, 90, 0] }, { turn: [0, 0, 90], at: [x, 12, up] })
    await hingedStrut(
      stage,
      'BS-TR06A',
      7,
      { u: out, v: GROUND_IN + FT + REDUCER_IN, degrees: 90, side: 1, without: onDiagonal(-1) },
      { u: 12 + REDUCER_IN, v: up, degrees: 0, side: -1, without: onDiagonal(-1) },
      { turn: [0, 0, 90], at: [x, 0, 0] },
    )
    // Ballast is strapped to the end of the outrigger.
    for (const k of [0, 1]) await stage.add(block([36, 22, 11], 'concrete', [x - 18, 73.5, GROUND_IN + FT + k * 11]))
    for (const y of [79, 90])
      await stage.add(
        line(
          0.6,
          'painted-yellow',
          [x - 5, y, GROUND_IN + FT - 1],
          [x - 18.4, y, GROUND_IN + FT + 0.2],
          [x - 18.4, y, GROUND_IN + FT + 22.2],
          [x + 18.4, y, GROUND_IN + FT + 22.2],
          [x + 18.4, y, GROUND_IN + FT + 0.2],
          [x + 5, y, GROUND_IN + FT - 1],
        ),
        { crosses: 'the strap lies around the ballast' },
      )
  }
  for (const z of RAILS_IN) {
    for (const x of [0, 120]) await stage.add('BS-EX1530-10', { at: [x, -0.75, z] })
    // Bolts inside the chords thread into slot nuts in the rails.
    for (const x of BAYS)
      for (const side of [-5, 5]) await slotBolt(stage, WALL_IN, { turn: [-90, 0, 0], at: [x + side, 0, z] })
  }
}

/**
 * Distance from the center of a tower to the line where the rails meet, in. The front of the tower touches the rails.
 */
const TOWER_IN = 9.52

const curvedWall: Builder = async (stage) => {
  let [x, y, heading] = [0, 0, 20]
  const wallFrom = 9
  const facets: Facet[] = []
  for (let bay = 0; bay <= 5; bay++) {
    // Each tower is on the line that bisects the angle between the adjacent bays.
    const place = {
      turn: [0, 0, bay === 0 ? heading : bay === 5 ? heading + 10 : heading + 5] as const,
      at: [x, y, 0] as const,
    }
    const tower = new Stage()
    await column(tower, [0, TOWER_IN, 0], 11, 'BS-TR12A', 'ground')
    await outriggers(tower, 0, TOWER_IN, ['+y'], 4)
    for (const k of [0, 1])
      await tower.add(block([22, 22, 8], 'concrete', [-11, TOWER_IN + 28, GROUND_IN + FT + k * 8]))
    stage.addAll(tower, place)
    if (bay === 5) break
    const [along, across] = [Math.cos((heading * Math.PI) / 180), Math.sin((heading * Math.PI) / 180)]
    facets.push({ turn: heading, at: [x + 0.8 * across, y - 0.8 * along, wallFrom] })
    // Rails connect the towers behind the panels. The corners of the rails are at the fronts of the towers.
    const rails = new Stage()
    for (const z of [wallFrom + 10, wallFrom + 50, wallFrom + 90])
      await rails.add('BS-EX1530-05', { at: [0, 2.75, z], crosses: 'ends cut to the bend' })
    stage.addAll(rails, { turn: [0, 0, heading], at: [x, y, 0] })
    x += 60 * along
    y += 60 * across
    heading -= 10
  }
  await stage.add(ledWall(3, 6, 20, facets), { crosses: 'edges beveled to the bend' })
}

const flownColumns: Builder = async (stage) => {
  const z = 160
  await run(stage, 'BS-TR12A', [-120, 0, z], 'x', 20)
  for (const x of [-90, 90]) await hoisted(stage, x, z)
  // Each column of panels hangs on wire rope from two lifting mounts. An extrusion bar is attached to the top of the
  // panels.
  for (const [x, drop] of [
    [-84, 14],
    [0, 40],
    [84, 14],
  ] as const) {
    const eye = z - 6 - PICK_IN - drop
    const bar = eye - EYE_BOLT_IN - 1.5
    for (const dx of [-12, 12]) {
      await pick(stage, [x + dx, 0, z - 6], true)
      await stage.add('BS-RG-EB050', { at: [x + dx, 0, bar + 1.5] })
      await stage.add(line(0.4, 'zinc', [x + dx, 0, eye], [x + dx, 0, z - 6 - PICK_IN]), {
        crosses: 'wire rope around thimbles',
      })
    }
    await stage.add('BS-EX3030-03', { at: [x - 18, 0, bar] })
    await stage.add(ledWall(2, 5), { at: [x - 20, 0, bar - 1.4 - 100] })
  }
}

/** Height of the opening in an eye bolt, in. */
const EYE_BOLT_IN = 2.9

const ledCorner: Builder = async (stage) => {
  const [side, legs] = [16 * FT, 12]
  const top = 0.5 + legs * FT
  for (const [x, y] of [
    [6, 6],
    [side - 6, 6],
    [6, side - 6],
    [side - 6, side - 6],
    [side / 2, side - 6],
    [6, side / 2],
  ] as const)
    await column(stage, [x, y, 0], legs)
  // The ceiling is a square of truss between corner blocks, with two truss runs across it.
  await frame(stage, [0, 0, top], 16, 16)
  for (const x of [72, 120]) {
    await run(stage, 'BS-TR12A', [x, 12, top + 6], 'y', 14)
    await sideSeam(stage, 12, [x, 12, top + 6], 'y', 'x')
    await sideSeam(stage, 12, [x, side - 12, top + 6], 'y', 'x', WALL_IN, 0.25)
  }
  // Rails are on the inner faces of the towers, at several heights behind the panels.
  const inner = 13.5
  for (const z of [11, 50, 89, 131]) {
    for (const at of [0, side / 2]) await stage.add('BS-EX1530-08', { turn: [0, 0, 90], at: [12.75, at, z] })
    await stage.add('BS-EX1530-07', { at: [inner, side - 12.75, z] })
    await stage.add('BS-EX1530-08', { at: [inner + 7 * FT, side - 12.75, z] })
    await stage.add('BS-EX-IC15', { turn: [0, 90, 0], at: [inner, side - inner, z] })
    for (const at of [6, side / 2, side - 6])
      for (const off of [-5, 5]) {
        if (at > 6) await slotBolt(stage, WALL_IN, { turn: [-90, 0, 0], at: [at + off, side - 12, z] })
        await slotBolt(stage, WALL_IN, { turn: [-90, 0, 0] }, { turn: [0, 0, 90], at: [12, at + off, z] })
      }
  }
  // The wall panels stand on the floor against the rails. The ceiling panels hang below the ceiling truss.
  await stage.add(ledWall(8, 7), { at: [18.4, side - 16.3, 0.1] })
  await stage.add(ledWall(7, 7), { turn: [0, 0, 90], at: [16.3, 32, 0.1] })
  await stage.add(ledWall(8, 7), { turn: [90, 0, 0], at: [18.4, side - 18.4, top - 2.8] })
  await stage.add(thing(rectangle(42, 42).extrude(18), 'painted-white'), { at: [96, 104, 0] })
}

// Mezzanines & Platforms

const mezzanine: Builder = async (stage) => {
  const [legs, rows] = [
    [6, 96, 186],
    [6, 138, 282],
  ] as const
  for (const x of legs) for (const y of rows) await footed(stage, [x, y, 0], 8, 'BS-TR12A', 'leveling')
  const [under, top, floor] = [106, 118, 120]
  // The sections of each beam meet above a leg.
  for (const y of rows) await sections(stage, 'BS-TR12A', [0, y, under + 6], 'x', [8, 8])
  const sides = { from: 0, to: 192, columns: legs }
  await kneesX(stage, '-y', 0, under, { ...sides, stair: [102, 138] })
  await kneesX(stage, '+y', 288, under, sides)
  for (const x of legs) {
    await crossTruss(stage, x, 12, 10, under)
    await crossTruss(stage, x, 144, 11, under)
  }
  // Lumber joists span between the beams, with a joist hanger at each end.
  for (const x of [6, 30, 54, 78, 102, 126, 150, 174, 186])
    for (const [near, far] of [
      [12, 132],
      [144, 276],
    ] as const) {
      await hanger(stage, 'BS-JH-28', [x, near, top], 180)
      const seat = await hanger(stage, 'BS-JH-28', [x, far, top])
      await stage.add(lumber(1.5, 7.25, far - near - 0.6), { turn: [0, 0, -90], at: [x, far - 0.3, seat] })
    }
  await deck(stage, [0, 0, top], 16, 24)
  await guard(stage, [3, 0, floor], [99, 0, floor])
  await gate(stage, [99, 0, floor], [141, 0, floor])
  await guard(stage, [141, 0, floor], [189, 0, floor])
  await guard(stage, [192, 0, floor], [192, 288, floor], { inset: [railPlaces.cornerIn, railPlaces.cornerIn] })
  await guard(stage, [192, 288, floor], [0, 288, floor])
  await guard(stage, [0, 288, floor], [0, 0, floor], { inset: [railPlaces.cornerIn, railPlaces.cornerIn] })
  // A stair with two flights and a landing runs along the front.
  await landingAt(stage, 120, -95, 60, ['front', 'right'])
  await stairs(stage, [25, -95, 0], 8, -90)
  await stairs(stage, [120, -77, 60], 8)
  await stage.add(person(), { at: [-8, -88, 0], turn: [0, 0, -20] })
  await stage.add(pallet(3), { at: [60, 80, 0] })
  await stage.add(pallet(2), { at: [130, 96, 0], turn: [0, 0, 90] })
}

const tankPlatform: Builder = async (stage) => {
  for (const x of [3, 72, 141]) for (const y of [3, 72, 141]) if (x !== 72 || y !== 72) await leg(stage, x, y, 5)
  for (const y of [3, 141]) await run(stage, 'BS-TR06A', [0, y, 68], 'x', 12)
  for (const x of [3, 141]) await run(stage, 'BS-TR06A', [x, 12, 68], 'y', 10)
  const floor = cut(rectangle(144, 144).extrude(2), [cylinder(92, 8).translate([0, 0, -2])])
  await stage.add({ ...thing(floor, 'plywood'), walkable: true }, { at: [72, 72, 71] })
  for (const side of ['front', 'back', 'right'] as const) await railing(stage, [0, 0, 73], 12, 12, side)
  await guard(stage, [0, 138, 73], [0, 90, 73])
  await guard(stage, [0, 54, 73], [0, 6, 73])
  await gate(stage, [0, 90, 73], [0, 54, 73])
  await stage.add('BS-AC-LD18-10', { at: [-7, 102, 0], turn: [0, 0, -90] })
  const dome = turned('stainless', [0, 42], [112, 42], [122, 34], [128, 18], [130, 1])
  await stage.add(dome, { turn: [0, -90, 0], at: [72, 72, 0] })
  await stage.add(drum(14, 8, 'stainless'), { at: [72, 72, 128], crosses: 'the manway is welded to the tank' })
}

const crossover: Builder = async (stage) => {
  for (const x of [-45, 45])
    for (const y of [-21, 21]) {
      await stage.add('BS-PL-BS06', { at: [x, y, 0] })
      for (const z of [0.375, 0.875]) await stage.add(`BS-PL-SC06-0${z < 0.5 ? '50' : '12'}`, { at: [x, y, z] })
      await run(stage, 'BS-TR06A', [x, y, 1], 'z', 3)
    }
  for (const y of [-21, 21]) await run(stage, 'BS-TR06A', [-48, y, 40], 'x', 8)
  await deck(stage, [-48, -24, 43], 8, 4)
  await guard(stage, [-48, -24, 45], [48, -24, 45])
  await guard(stage, [48, 24, 45], [-48, 24, 45])
  await stairs(stage, [-103, 0, 0], 6, -90)
  await stairs(stage, [103, 0, 0], 6, 90)
  const frame = union([box([3, 420, 6]).translate([-16, -210, 20]), box([3, 420, 6]).translate([13, -210, 20])])
  const legs = union([-150, -90, 90, 150].flatMap((y) => [-15, 12].map((x) => box([3, 3, 20]).translate([x, y, 0]))))
  await stage.add(thing(union([frame, legs]), 'painted-grey'), { unframed: true })
  const rollers = Array.from({ length: 66 }, (_, k) =>
    cylinder(2.4, 26)
      .rotate([0, 90, 0])
      .translate([-13, -206 + k * 6.3, 24]),
  )
  await stage.add(thing(union(rollers), 'zinc'), { unframed: true })
  await stage.add(thing(box([18, 16, 12], true), 'painted-white'), { at: [0, -92, 31.2] })
  await stage.add(thing(box([14, 20, 10], true), 'painted-white'), { at: [0, 84, 30.2] })
}

const joistDetail: Builder = async (stage) => {
  await run(stage, 'BS-TR12A', [-60, 6, 6], 'x', 10)
  for (const x of [-24, 0, 24]) {
    const under = await hanger(stage, 'BS-JH-28', [x, 0, 12])
    await stage.add(lumber(1.5, 7.25, 60), { turn: [0, 0, -90], at: [x, -0.3, under] })
    const { models, sheetIn } = hangers
    const model = models['BS-JH-28']
    for (const [along, up] of screwsAt(model))
      for (const side of [-1, 1])
        await stage.add(thing(screwHead, 'zinc'), {
          turn: [0, side * 90, 0],
          at: [x + side * (model.seatIn / 2 + sheetIn), -along, under - sheetIn + up],
        })
  }
}

/** Head of a wood screw. Its face is at z = 0, and it points up. */
const screwHead = union([cylinder(0.36, 0.06), cylinder(0.36, 0.06, 0.22).translate([0, 0, 0.06])])

const stairTower: Builder = async (stage) => {
  // Each flight has two handrails, so the flights must be 41 in apart. A board closes the gap between the landings.
  const second = 41
  await landingAt(stage, 0, 95, 60)
  await landingAt(stage, second, 95, 60)
  await stage.add({ ...block([second - 36, 36, 1.5], 'plywood', [18, 77, 58.5]), walkable: true })
  await stairs(stage, [0, 0, 0], 8)
  await stairs(stage, [second, 77, 60], 8, 180)
  await landingAt(stage, second, -18, 120, ['left', 'front'], false)
  await cutGuard(stage, [second + 18, 77 + 9.5, 60.06], [second + 18, 113, 60.06])
  await cutGuard(stage, [second + 14, 113, 60.06], [-18, 113, 60.06])
  await cutGuard(stage, [-18, 109, 60.06], [-18, 77, 60.06])
  const [x, y] = [62, -84]
  const floor = await raised(stage, { at: [x, y], width: 16, depth: 8, legs: 8, base: 'leveling', legsAt: [0, 8, 16] })
  await stage.add({ ...block([3, 36, 1.5], 'plywood', [59, -36, floor - 1.5]), walkable: true })
  for (const side of ['front', 'right'] as const) await railing(stage, [x, y, floor], 16, 8, side)
  await guard(stage, [x + 192, y + 96, floor], [x, y + 96, floor], { inset: [18, 6] })
  await railing(stage, [x, y, floor], 16, 8, 'left', 0, 4)
  await stage.add(pallet(3), { at: [124, -36, 0], turn: [0, 0, 90] })
  await stage.add(pallet(2), { at: [200, -40, 0], turn: [0, 0, 90] })
  await stage.add(person(), { at: [156, -104, 0], turn: [0, 0, -24] })
}

const at = (x: number, y: number, z: number) => [x, y, z] as const

/** Warm light over the two-story set. */
const lamp = {
  at: at(-0.1, 0.1, 0.66),
  to: at(-0.1, 0, 0),
  size: [0.9, 0.4],
  power: 60,
  color: [1, 0.72, 0.42],
} as const

/** Returns the scenes for an application's gallery, by image key. */
const gallery = (application: string, scenes: Scenes): Scenes =>
  Object.fromEntries(Object.entries(scenes).map(([name, scene]) => [`applications/${application}/${name}`, scene]))

export const featured: Scenes = {
  ...gallery('aerospace', {
    'nose-dock': view('dark', noseDock, { azimuth: 42, elevation: 10, within: [0.86, 0.86] }),
  }),
  ...gallery('mezzanines-and-platforms', {
    mezzanine: view('light', mezzanine, { azimuth: 40, elevation: 6, within: [0.86, 0.84] }),
  }),
  ...gallery('theatre-and-scenic', {
    'two-story-set': view('dark', twoStory, { azimuth: -28, elevation: 9 }, { lights: [lamp] }),
  }),
  ...gallery('video-and-led-wall-support', {
    'ground-wall': view('dark', ledFrame, { azimuth: 52, elevation: 8, within: [0.84, 0.8] }),
  }),
  'banners/aerospace': wide(noseDock, { azimuth: 46, elevation: 7 }),
  'banners/mezzanines-and-platforms': wide(mezzanine, { azimuth: 44, elevation: 5 }),
  'banners/theatre-and-scenic': wide(twoStory, { azimuth: -24, elevation: 6 }, { lights: [lamp] }),
  'banners/video-and-led-wall-support': wide(ledFrame, { azimuth: 108, elevation: 7 }),
  ...gallery('aerospace', {
    'wing-stand': view('light', wingStand, { azimuth: -30, elevation: 10, within: [0.8, 0.8] }),
    'tail-tower': view('dark', tailTower, { azimuth: 34, elevation: 4, within: [0.8, 0.94], offset: [-0.12, 0] }),
    'engine-stand': view('light', engineStand, { azimuth: 0, elevation: 8 }),
    'crown-bridge': view('dark', crownBridge, { azimuth: 48, elevation: 13, within: [0.86, 0.84] }),
  }),
  ...gallery('mezzanines-and-platforms', {
    'tank-platform': view('light', tankPlatform, { azimuth: 38, elevation: 14, within: [0.8, 0.84] }),
    crossover: view('light', crossover, { azimuth: 24, elevation: 12 }),
    'joist-detail': view(
      'dark',
      joistDetail,
      {
        azimuth: 30,
        elevation: 24,
        lens: 60,
        lookAt: at(-2, -4, 6),
        position: at(-42, -68, 42),
        fStop: 4,
        focus: at(0, -2, 6),
      },
      { reach: 44, target: at(0, -8, 0) },
    ),
    'stair-tower': view('light', stairTower, { azimuth: 30, elevation: 10, within: [0.84, 0.86] }),
  }),
  ...gallery('theatre-and-scenic', {
    'rolling-wagon': view('light', rollingWagon, { azimuth: -20, elevation: 14, within: [0.7, 0.84] }),
    turntable: view('dark', turntable, { azimuth: 45, elevation: 26, within: [0.84, 0.8] }),
    'grand-stair': view('light', grandStair, { azimuth: 0, elevation: 9, within: [0.76, 0.8] }),
    'flown-header': view('dark', flownHeader, { azimuth: 26, elevation: 4, within: [0.8, 0.88] }),
  }),
  ...gallery('video-and-led-wall-support', {
    'rear-frame': view('light', ledFrame, { azimuth: 204, elevation: 8, within: [0.88, 0.86] }),
    'curved-wall': view('dark', curvedWall, { azimuth: -14, elevation: 6, within: [0.84, 0.8] }),
    'flown-columns': view('dark', flownColumns, { azimuth: 24, elevation: 3, within: [0.8, 0.86] }),
    'led-corner': view('dark', ledCorner, { azimuth: -11, elevation: 6, lens: 40, within: [0.84, 0.86] }),
  }),
}
