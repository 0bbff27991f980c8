/** Runs the builder and the referee on random grids on three hoists, and on three hoists along each of two sides. */

import type { PlacedPart, Structure } from '#builder/model.ts'
import { FT, minus, X, Y, Z } from '#builder/templates/assembly.ts'
import { pick } from '#builder/templates/frames.ts'
import { analyzeBuilt, type BuiltModel, type PointModel } from '../models/built.ts'
import type { Vector } from '../models/frame.ts'
import { type Draw, drawFrom } from '../models/random.ts'
import { analyzed, Builder, type BuiltRun, builtRows } from './built.ts'
import { boxFor, weightOf } from './data.ts'
import { DesignRows, type Row, reportOf } from './report.ts'

const SERIES = ['BS-TR12A', 'BS-TR12S'] as const
const TRIM_IN = 192
const AXIS_IN = TRIM_IN + 6
const FRAME_BOLTS_LB = 12 * weightOf('BS-HW8-050-150')
const CHORD_BOLTS_LB = 8 * weightOf('BS-HW8-050-125')
const GUSSET_LB = weightOf('BS-PL-G90-12') + 6 * weightOf('BS-HW8-050-125')
const MOUNT_LB = weightOf('BS-RG-LM12') + 4 * weightOf('BS-HW8-050-150')
const BLOCK_LB = weightOf('BS-TR-CB12')

interface Design {
  readonly structure: Structure
  readonly runs: readonly BuiltRun[]
  readonly model: BuiltModel
}

const grid3 = (value: number) => 3 * Math.round(value / 3)

function picksOf(draw: Draw, isThree: boolean, w: number, d: number): Vector[] {
  const inner = (low: number, high: number) => grid3(draw.number(low, high))
  if (isThree) {
    const [near, far] = draw.chance(0.5) ? [6, d - 6] : [d - 6, 6]
    return [
      [inner(18, w / 4), near, AXIS_IN],
      [inner((3 * w) / 4, w - 18), near, AXIS_IN],
      [inner(0.35 * w, 0.65 * w), far, AXIS_IN],
    ]
  }
  return [6, d - 6].flatMap((y) => [18, inner(0.4 * w, 0.6 * w), w - 18].map((x): Vector => [x, y, AXIS_IN]))
}

/** Distances that keep picks and cross trusses clear of the splice plates and of each other. */
const SPLICE_CLEAR_IN = 12

function design(seed: number): Design | undefined {
  const draw = drawFrom(seed)
  const series = draw.of(SERIES)
  const isThree = seed % 2 === 0
  const [wFt, dFt] = [draw.number(8, 30, 1), draw.number(6, 20, 1)]
  const [w, d] = [wFt * FT, dFt * FT]
  const made = new Builder(series)
  const { it } = made
  for (const x of [6, w - 6]) for (const y of [6, d - 6]) it.add('BS-TR-CB12', [x, y, TRIM_IN])
  const front = made.run('Front', [12, 6, AXIS_IN], 'x', wFt - 2)
  const back = made.run('Back', [12, d - 6, AXIS_IN], 'x', wFt - 2)
  const left = made.run('Left', [6, 12, AXIS_IN], 'y', dFt - 2)
  const right = made.run('Right', [w - 6, 12, AXIS_IN], 'y', dFt - 2)
  const joints = front.slice(1).map(({ at }) => at[0])
  const picks = picksOf(draw, isThree, w, d)
  const levelIn = draw.of([0.125, 0.25, 0.5])
  const links: [Vector, Vector][] = []
  const { points: parts } = made
  for (const x of [6, w - 6])
    for (const y of [6, d - 6]) {
      const center: Vector = [x, y, AXIS_IN]
      // Half of the weight of the bolts is on the truss.
      parts.push({ at: center, lb: BLOCK_LB + FRAME_BOLTS_LB })
      const ends: Vector[] = [
        [x === 6 ? 12 : w - 12, y, AXIS_IN],
        [x, y === 6 ? 12 : d - 12, AXIS_IN],
      ]
      for (const at of ends) {
        parts.push({ at, lb: FRAME_BOLTS_LB / 2 })
        links.push([at, center])
      }
    }
  const crossX = grid3(draw.number(0.35 * w, 0.65 * w))
  const hasCross = draw.chance(0.6) && [...picks.map(([x]) => x)].every((x) => Math.abs(x - crossX) >= 30) && w >= 168
  const cross = hasCross ? made.run('Cross', [crossX, 12, AXIS_IN], 'y', dFt - 2) : undefined
  const isClear = (x: number, by: number) => joints.every((each) => Math.abs(each - x) >= by)
  if (!picks.every(([x]) => isClear(x, SPLICE_CLEAR_IN)) || (cross && !isClear(crossX, 24))) return undefined
  if (cross)
    for (const [y, along] of [
      [12, Y],
      [d - 12, minus(Y)],
    ] as const) {
      for (const [edge, side] of [
        [crossX - 6, minus(X)],
        [crossX + 6, X],
      ] as const)
        it.gussets(series, [edge, y, AXIS_IN], Z, along, side, 'Cross')
      const axis: Vector = [crossX, y === 12 ? 6 : d - 6, AXIS_IN]
      links.push([[crossX, y, AXIS_IN], axis])
      parts.push({ at: axis, lb: 4 * GUSSET_LB + CHORD_BOLTS_LB })
    }
  for (const [x, y] of picks) pick(it, [x, y, TRIM_IN + 12], series)
  for (const at of picks) parts.push({ at, lb: MOUNT_LB })
  const live: PointModel[] = []
  const most = series === 'BS-TR12S' ? 500 : 250
  const place = (list: readonly PlacedPart[], along: 0 | 1, at: Vector) => {
    live.push(made.load(list, along, at, draw.number(20, most, 5)))
  }
  const node = (low: number, high: number) => 12 * Math.round(draw.number(low, high) / 12)
  place(draw.of([front]), 0, [node(24, w - 24), 6, AXIS_IN])
  if (draw.chance(0.7)) place(back, 0, [node(24, w - 24), d - 6, AXIS_IN])
  if (draw.chance(0.6)) place(left, 1, [6, node(24, d - 24), AXIS_IN])
  if (draw.chance(0.6)) place(right, 1, [w - 6, node(24, d - 24), AXIS_IN])
  if (cross) place(cross, 1, [crossX, node(24, d - 24), AXIS_IN])
  return {
    structure: it.structure('Grid', levelIn),
    runs: made.runs,
    model: {
      section: boxFor(series),
      runs: made.models,
      ...{ links, parts, live, levelIn },
      uniform: new Map(),
      hung: picks,
    },
  }
}

function rowsOf(seed: number): Row[] | undefined {
  const made = design(seed)
  if (!made) return undefined
  const { structure, runs, model } = made
  const analysis = analyzed(structure)
  if (analysis.status !== 'passes') return undefined
  const own = analyzeBuilt(model)
  const rows = new DesignRows(
    `seed ${seed}: ${structure.parts[4]?.partNumber}, picks ${model.hung?.map((each) => each.slice(0, 2).join(' ')).join(', ')}, ` +
      `loads ${model.live.map(({ at, lb }) => `${lb} at ${at.slice(0, 2).join(' ')}`).join(', ')}, level ${model.levelIn}`,
  )
  if (!own) {
    rows.add('stable', 0, 1)
    return rows.rows
  }
  for (const [index] of (model.hung ?? []).entries()) {
    const id = structure.supports[index]?.id
    const lb = Math.max(...analysis.reactions.filter(({ support }) => support === id).map(({ forceLb }) => forceLb[2]))
    rows.add('hoist', lb, Math.max(...own.results.map(({ supportsLb }) => supportsLb[index] as number)), 950)
  }
  builtRows(rows, analysis, runs, model, own)
  return rows.rows
}

export const grids = (count: number) => reportOf('Grids on three hoists, or three on each side', count, rowsOf)
