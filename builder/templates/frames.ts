/** Frame templates: goal post, tower, gantry, grid, LED frame, booth, and beam. */
import type { BoxSeries } from '#engineering/members/truss-models.ts'
import { basePlates, groundBase, groundBaseIn } from '#engineering/part-models/bases.ts'
import { heavyCasterIn } from '#engineering/part-models/placements.ts'
import { liftingMounts } from '#engineering/part-models/rigging.ts'
import { beamLengths } from '#engineering/systems/platform-layout.ts'
import type { Point, Structure } from '../model.ts'
import { ALONG, Assembly, FT, minus, sizeOf, X, Y, Z } from './assembly.ts'
import type { Choice, Field, FixedTemplate, Values } from './template.ts'

const field = (name: string, label: string, initial: number, min: number, max: number, step = 1): Field => ({
  name,
  label,
  initial,
  min,
  max,
  step,
  unit: 'ft',
})

const count = (name: string, label: string, initial: number, min: number, max: number): Field => ({
  name,
  label,
  initial,
  min,
  max,
  step: 1,
})

const SERIES: Readonly<Record<BoxSeries, string>> = {
  'BS-TR12A': '12 in, aluminum',
  'BS-TR12S': '12 in, steel',
  'BS-TR06A': '6 in, aluminum',
  'BS-TR06S': '6 in, steel',
}

export const trussChoice = (
  initial: BoxSeries,
  allowed: readonly BoxSeries[] = Object.keys(SERIES) as BoxSeries[],
): Choice => ({
  name: 'truss',
  label: 'Truss',
  initial,
  options: allowed.map((value) => ({ value, label: SERIES[value] })),
})

const LARGE: readonly BoxSeries[] = ['BS-TR12A', 'BS-TR12S']

const seriesIn = ({ truss }: Values): BoxSeries => truss as BoxSeries
const numberIn = (values: Values, name: string): number => values[name] as number

/** Adds a leg with a base plate at a location on the floor. Returns the height of the top of the leg. */
function plateLeg(
  it: Assembly,
  series: BoxSeries,
  [x, y]: readonly [number, number],
  feet: number,
  group: string,
): number {
  const { partNumber, thicknessIn: lift } = basePlates[sizeOf(series)]
  const base = it.add(partNumber, [x, y, 0], undefined, group)
  it.support('anchored', base, [x, y, 0])
  it.run(series, [x, y, lift], 'z', feet, group)
  return lift + feet * FT
}

/** A column on an anchored base plate. */
export function columnOnPlate(series: BoxSeries, feet: number): Structure {
  const it = new Assembly()
  plateLeg(it, series, [0, 0], feet, 'Column')
  return it.structure(`Tower, ${feet} ft`)
}

/** Ground bases have their longer side, along the runners, parallel to y. Walls and the weak side of towers face y. */
const GROUND_TURN = ALONG.y

/** Adds a leg on a part whose top has the end-frame hole pattern, such as a ground base or a caster. */
function footLeg(
  it: Assembly,
  series: BoxSeries,
  [x, y]: readonly [number, number],
  feet: number,
  [foot, footIn]: readonly [string, number],
  group: string,
): number {
  const base = it.add(foot, [x, y, 0], foot === groundBase.partNumber ? GROUND_TURN : undefined, group)
  it.support('floor', base, [x, y, 0])
  it.run(series, [x, y, footIn], 'z', feet, group)
  return footIn + feet * FT
}

export const goalPost: FixedTemplate = {
  id: 'goal-post',
  name: 'Goal post',
  description: 'Two legs on base plates with a beam on top.',
  fields: [
    field('width', 'Width', 20, 6, 40),
    { ...field('leg', 'Clear height', 10, 2, 20), note: 'Under the beam, on legs of this length' },
  ],
  choices: [trussChoice('BS-TR12A')],
  make(values) {
    const [series, width, leg] = [seriesIn(values), numberIn(values, 'width') * FT, numberIn(values, 'leg')]
    const it = new Assembly()
    const half = sizeOf(series) / 2
    const xs = [half, width - half]
    const top = Math.max(
      ...xs.map((x, index) => plateLeg(it, series, [x, 0], leg, index === 0 ? 'Left leg' : 'Right leg')),
    )
    it.run(series, [0, 0, top + half], 'x', width / FT, 'Beam')
    for (const [x, along] of [
      [2 * half, X],
      [width - 2 * half, minus(X)],
    ] as const)
      it.gussets(series, [x, 0, top], Y, along, minus(Z), 'Beam')
    return it.structure(`Goal post, ${width / FT} × ${leg} ft`)
  },
}

export const tower: FixedTemplate = {
  id: 'tower',
  name: 'Tower',
  description: 'A column on a ground base, with or without outriggers.',
  fields: [field('height', 'Height', 16, 4, 30), field('outrigger', 'Outrigger length', 3, 2, 8)],
  choices: [
    trussChoice('BS-TR12A', LARGE),
    {
      name: 'outriggers',
      label: 'Outriggers',
      initial: 'two',
      options: [
        { value: 'none', label: 'None' },
        { value: 'two', label: 'Two, with gussets' },
        { value: 'four', label: 'Four, without gussets (no lateral rating)' },
      ],
    },
  ],
  make(values) {
    const [series, height] = [seriesIn(values), numberIn(values, 'height')]
    const it = new Assembly()
    footLeg(it, series, [0, 0], height, [groundBase.partNumber, groundBaseIn], 'Column')
    const sides =
      values.outriggers === 'none' ? [] : values.outriggers === 'two' ? [X, minus(X)] : [X, minus(X), Y, minus(Y)]
    outriggers(it, series, [0, 0], numberIn(values, 'outrigger'), sides)
    return it.structure(`Tower, ${height} ft`)
  },
}

/** Adds outriggers to the sides of a column on a ground base. Each outrigger ends on another ground base. */
function outriggers(
  it: Assembly,
  series: BoxSeries,
  [x, y]: readonly [number, number],
  feet: number,
  sides: readonly Point[],
) {
  const half = sizeOf(series) / 2
  const z = groundBaseIn + half
  for (const side of sides) {
    const at = (along: number, height: number): Point => [x + side[0] * along, y + side[1] * along, height]
    const isAlongX = side[0] !== 0
    const isForward = side[0] + side[1] > 0
    const group = `Outrigger ${1 + sides.indexOf(side)}`
    it.run(series, at(isForward ? half : half + feet * FT, z), isAlongX ? 'x' : 'y', feet, group)
    const base = it.add(groundBase.partNumber, at(feet * FT, 0), GROUND_TURN, group)
    it.support('floor', base, at(feet * FT, 0))
    // Outriggers on adjacent sides leave no room for gussets between them.
    const across = isAlongX ? Y : X
    if (!sides.some((each) => (each[0] !== 0) !== isAlongX))
      it.gussets(series, at(half, groundBaseIn + 2 * half), across, side, Z, group)
  }
}

export const gantry: FixedTemplate = {
  id: 'gantry',
  name: 'Gantry',
  description: 'A beam between two end frames on casters.',
  fields: [
    field('span', 'Clear span', 12, 4, 30),
    field('depth', 'Depth of the end frames', 8, 6, 10),
    field('leg', 'Leg length', 8, 4, 10),
  ],
  choices: [trussChoice('BS-TR12A', LARGE)],
  make(values) {
    const [series, span, leg] = [seriesIn(values), numberIn(values, 'span') * FT, numberIn(values, 'leg')]
    const depth = numberIn(values, 'depth') * FT
    const it = new Assembly()
    let top = 0
    for (const x of [-6, span + 6]) {
      const group = x < 0 ? 'Left end frame' : 'Right end frame'
      for (const y of [6, depth - 6]) top = footLeg(it, series, [x, y], leg, ['BS-MO-CA8', heavyCasterIn], group)
      it.run(series, [x, 0, top + 6], 'y', depth / FT, group)
      // The lower brace is between the legs, one foot above the casters.
      const braceZ = heavyCasterIn + 12 + 6
      it.run(series, [x, 12, braceZ], 'y', depth / FT - 2, group)
      for (const [y, along] of [
        [12, Y],
        [depth - 12, minus(Y)],
      ] as const) {
        it.gussets(series, [x, y, top], X, along, minus(Z), group)
        it.gussets(series, [x, y, braceZ + 6], X, along, Z, group)
      }
    }
    const middle = Math.round(depth / 2 / 3) * 3
    it.run(series, [0, middle, top + 6], 'x', span / FT, 'Beam')
    for (const [x, along] of [
      [0, X],
      [span, minus(X)],
    ] as const)
      for (const [y, side] of [
        [middle - 6, minus(Y)],
        [middle + 6, Y],
      ] as const)
        it.gussets(series, [x, y, top + 6], Z, along, side, 'Beam')
    return it.structure(`Gantry, ${span / FT} ft`)
  },
}

export const grid: FixedTemplate = {
  id: 'grid',
  name: 'Grid',
  description: 'A flown rectangle of truss with corner blocks and cross trusses, on hoists.',
  fields: [
    field('width', 'Width', 20, 6, 40),
    field('depth', 'Depth', 16, 6, 40),
    field('trim', 'Height of the underside', 16, 4, 60),
    count('cross', 'Cross trusses', 1, 0, 6),
  ],
  choices: [trussChoice('BS-TR12A', LARGE)],
  make(values) {
    const [series, w, d] = [seriesIn(values), numberIn(values, 'width') * FT, numberIn(values, 'depth') * FT]
    const z = numberIn(values, 'trim') * FT
    const it = new Assembly()
    for (const x of [6, w - 6]) for (const y of [6, d - 6]) it.add('BS-TR-CB12', [x, y, z], undefined, 'Corner blocks')
    for (const [y, group] of [
      [6, 'Front'],
      [d - 6, 'Back'],
    ] as const)
      it.run(series, [12, y, z + 6], 'x', w / FT - 2, group)
    for (const [x, group] of [
      [6, 'Left'],
      [w - 6, 'Right'],
    ] as const)
      it.run(series, [x, 12, z + 6], 'y', d / FT - 2, group)
    const joints = jointsOf(w / FT - 2).map((at) => at + 12)
    const crosses = evenly(w, Math.min(numberIn(values, 'cross'), Math.floor(w / CROSS_IN) - 1)).map((x) =>
      clearOf(x, joints, 12),
    )
    for (const [index, x] of crosses.entries()) {
      const group = `Cross truss ${index + 1}`
      it.run(series, [x, 12, z + 6], 'y', d / FT - 2, group)
      for (const [y, along] of [
        [12, Y],
        [d - 12, minus(Y)],
      ] as const)
        for (const [edge, side] of [
          [x - 6, minus(X)],
          [x + 6, X],
        ] as const)
          it.gussets(series, [edge, y, z + 6], Z, along, side, group)
    }
    for (const y of [6, d - 6]) for (const x of [18, w - 18]) pick(it, [x, y, z + 12], series)
    return it.structure(`Grid, ${w / FT} × ${d / FT} ft`)
  },
}

/** Minimum distance between cross trusses, and between a cross truss and a pick. The gussets need this space. */
const CROSS_IN = 42

/** Returns evenly spaced locations on the grid, excluding the ends. */
const evenly = (lengthIn: number, number: number): number[] =>
  Array.from({ length: Math.max(0, number) }, (_, index) => onGrid(((index + 1) * lengthIn) / (number + 1)))

const onGrid = (value: number): number => Math.round(value / 3) * 3

/** Locations of the joints in a run, measured from its start. */
const jointsOf = (feet: number): number[] => {
  const lengths = beamLengths(feet)
  return lengths.slice(0, -1).map((_, index) => lengths.slice(0, index + 1).reduce((sum, each) => sum + each, 0) * FT)
}

/** Moves a location far enough from a joint to leave room for the splice plates. */
function clearOf(x: number, joints: readonly number[], byIn: number): number {
  const near = joints.find((joint) => Math.abs(joint - x) < byIn)
  return near === undefined ? x : near + (x < near ? -byIn : byIn)
}

/** Adds a lifting mount and a hoist on top of a truss along x. */
export function pick(
  it: Assembly,
  at: Point,
  series: BoxSeries,
  partNumber: string = liftingMounts[sizeOf(series)].partNumber,
): void {
  const mount = it.add(partNumber, at, undefined, 'Picks')
  it.support('hoist', mount, [at[0], at[1], at[2] + liftingMounts[sizeOf(series)].holeHeightIn])
}

export const ledFrame: FixedTemplate = {
  id: 'led-frame',
  name: 'LED frame',
  description: 'A header on towers with outriggers behind, for an LED wall.',
  fields: [
    field('width', 'Header', 20, 10, 40),
    field('height', 'Tower height', 14, 4, 30),
    field('outrigger', 'Outrigger length', 4, 2, 8),
    count('towers', 'Towers', 2, 2, 4),
  ],
  choices: [
    trussChoice('BS-TR12A', LARGE),
    {
      name: 'outriggers',
      label: 'Outriggers',
      initial: 'behind',
      options: [
        { value: 'behind', label: 'Behind the wall' },
        { value: 'both', label: 'On both sides' },
      ],
    },
  ],
  make(values) {
    const [series, width, height] = [seriesIn(values), numberIn(values, 'width') * FT, numberIn(values, 'height')]
    const it = new Assembly()
    const towers = numberIn(values, 'towers')
    const top = groundBaseIn + height * FT
    // The tee plates are 30 in long, and splice plates extend 6 in from a joint.
    const joints = jointsOf(width / FT)
    const xs = Array.from({ length: towers }, (_, index) =>
      clearOf(18 + onGrid((index * (width - 36)) / (towers - 1)), joints, 21),
    )
    for (const [index, x] of xs.entries()) {
      const group = `Tower ${index + 1}`
      footLeg(it, series, [x, 0], height, [groundBase.partNumber, groundBaseIn], group)
      outriggers(it, series, [x, 0], numberIn(values, 'outrigger'), values.outriggers === 'both' ? [Y, minus(Y)] : [Y])
      it.tee(series, [x, 0, top], Y, X, minus(Z), group)
    }
    it.run(series, [0, 0, top + 6], 'x', width / FT, 'Header')
    return it.structure(`LED frame, ${width / FT} × ${height} ft`)
  },
}

export const booth: FixedTemplate = {
  id: 'booth',
  name: 'Booth',
  description: 'A tradeshow booth: four columns with headers between corner blocks.',
  fields: [
    field('width', 'Width', 10, 4, 20),
    field('depth', 'Depth', 10, 4, 20),
    field('height', 'Column length', 8, 4, 10),
  ],
  choices: [trussChoice('BS-TR06A', ['BS-TR06A', 'BS-TR06S'])],
  make(values) {
    const [series, w, d] = [seriesIn(values), numberIn(values, 'width') * FT, numberIn(values, 'depth') * FT]
    const height = numberIn(values, 'height')
    const it = new Assembly()
    let top = 0
    for (const x of [3, w - 3])
      for (const y of [3, d - 3]) {
        top = plateLeg(it, series, [x, y], height, 'Columns')
        it.add('BS-TR-CB06', [x, y, top], undefined, 'Corner blocks')
      }
    for (const y of [3, d - 3]) it.run(series, [6, y, top + 3], 'x', w / FT - 1, 'Headers')
    for (const x of [3, w - 3]) it.run(series, [x, 6, top + 3], 'y', d / FT - 1, 'Headers')
    return it.structure(`Booth, ${w / FT} × ${d / FT} ft`)
  },
}

export const beam: FixedTemplate = {
  id: 'beam',
  name: 'Beam',
  description: 'A simple beam between two supports.',
  fields: [field('span', 'Span', 20, 2, 40), field('elevation', 'Height of the underside', 8, 0, 60)],
  choices: [trussChoice('BS-TR12A')],
  make: (values) => beamOf(seriesIn(values), numberIn(values, 'span'), numberIn(values, 'elevation') * FT),
}

/** A beam with a support under each end. */
function beamOf(series: BoxSeries, feet: number, z: number): Structure {
  const it = new Assembly()
  const parts = it.run(series, [0, 0, z + sizeOf(series) / 2], 'x', feet, 'Beam')
  for (const x of [0, feet * FT]) it.supportRun(parts, 'anchored', [x, 0, z])
  return it.structure(`Beam, ${feet} ft`)
}
