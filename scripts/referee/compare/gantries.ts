/**
 * Runs the builder and the referee on random gantries with cantilevers: two beams on two pairs of legs on casters, with
 * braces between the legs, and gussets at the legs.
 */
import type { Structure } from '#builder/model.ts'
import { FT, minus, X, Y, Z } from '#builder/templates/assembly.ts'
import { analyzeBuilt, type BuiltModel, type PointModel, tippingOf } from '../models/built.ts'
import type { Vector } from '../models/frame.ts'
import { drawFrom } from '../models/random.ts'
import { analyzed, Builder, type BuiltRun, builtRows } from './built.ts'
import { boxFor, weightOf } from './data.ts'
import { DesignRows, type Row, reportOf } from './report.ts'

const SERIES = ['BS-TR12A', 'BS-TR12S'] as const
const CASTER = 'BS-MO-CA8'
/** Height of the caster, and distance between its axis and its wheel (footprint on its drawing). */
const CASTER_IN = 10.5
const TRAIL_IN = 1.6
const CASTER_LB = weightOf(CASTER)
const CASTER_CAPACITY_LB = 2000
const FRAME_BOLTS_LB = 12 * weightOf('BS-HW8-050-150')
const CHORD_BOLTS_LB = 8 * weightOf('BS-HW8-050-125')
const GUSSET_LB = weightOf('BS-PL-G90-12') + 6 * weightOf('BS-HW8-050-125')
/** Room for a leg with its gussets next to a splice. */
const CLEAR_IN = 24

interface Design {
  readonly structure: Structure
  readonly runs: readonly BuiltRun[]
  readonly model: BuiltModel
}

function design(seed: number): Design | undefined {
  const draw = drawFrom(seed)
  const series = draw.of(SERIES)
  const [spanFt, depthFt, legFt] = [draw.number(4, 16, 1), draw.number(5, 10, 1), draw.number(4, 10, 1)]
  const [leftFt, rightFt] = [draw.of([2, 3, 4]), draw.number(2, 8, 1)]
  const made = new Builder(series)
  const { it, points: parts } = made
  const depth = depthFt * FT
  const top = CASTER_IN + legFt * FT
  const axis = top + 6
  const legsX = [leftFt * FT + 6, (leftFt + spanFt) * FT + 6]
  const links: [Vector, Vector][] = []
  const standing: Vector[] = []
  const beams = [6, depth - 6].map((y, index) =>
    made.run(`Beam ${index + 1}`, [0, y, axis], 'x', leftFt + spanFt + 1 + rightFt),
  )
  const joints = (beams[0] ?? []).slice(1).map(({ at }) => at[0])
  if (joints.some((joint) => legsX.some((x) => Math.abs(joint - x) < CLEAR_IN))) return undefined
  for (const [side, x] of legsX.entries()) {
    for (const [row, y] of [6, depth - 6].entries()) {
      const caster = it.add(CASTER, [x, y, 0])
      it.support('floor', caster, [x, y, 0])
      standing.push([x, y, 0])
      made.run(`Leg ${side + 1} ${row + 1}`, [x, y, CASTER_IN], 'z', legFt)
      links.push(
        [
          [x, y, 0],
          [x, y, CASTER_IN],
        ],
        [
          [x, y, top],
          [x, y, axis],
        ],
      )
      parts.push({ at: [x, y, CASTER_IN], lb: CASTER_LB + FRAME_BOLTS_LB })
      parts.push({ at: [x, y, axis], lb: CHORD_BOLTS_LB + 4 * GUSSET_LB })
      for (const along of [X, minus(X)]) it.gussets(series, [x + 6 * along[0], y, top], Y, along, minus(Z), 'Beams')
    }
    const braceZ = CASTER_IN + 12 + 6
    made.run(`Brace ${side + 1}`, [x, 12, braceZ], 'y', depthFt - 2)
    for (const [y, along] of [
      [12, Y],
      [depth - 12, minus(Y)],
    ] as const) {
      it.gussets(series, [x, y, braceZ + 6], X, along, Z, 'Braces')
      const leg = y === 12 ? 6 : depth - 6
      links.push([
        [x, y, braceZ],
        [x, leg, braceZ],
      ])
      parts.push({ at: [x, leg, braceZ], lb: CHORD_BOLTS_LB + 2 * GUSSET_LB })
    }
  }
  const end = (leftFt + spanFt + 1 + rightFt) * FT
  const most = series === 'BS-TR12S' ? 500 : 200
  const live: PointModel[] = []
  for (const [row, y] of [6, depth - 6].entries()) {
    const beam = beams[row] ?? []
    // At nodes: on the cantilever, and on the span.
    live.push(made.load(beam, 0, [end - FT * draw.number(0, 1, 1), y, axis], draw.number(10, most, 5)))
    const middle = (leftFt + Math.round(draw.number(0.3, 0.7) * spanFt)) * FT
    if (draw.chance(0.5)) live.push(made.load(beam, 0, [middle, y, axis], draw.number(10, most, 5)))
  }
  return {
    structure: it.structure('Gantry'),
    runs: made.runs,
    model: { section: boxFor(series), runs: made.models, links, parts, live, uniform: new Map(), standing },
  }
}

function rowsOf(seed: number): Row[] | undefined {
  const made = design(seed)
  if (!made) return undefined
  const { structure, runs, model } = made
  const analysis = analyzed(structure)
  if (analysis.status !== 'passes') return undefined
  const own = analyzeBuilt(model)
  const beam = model.runs[0]
  const rows = new DesignRows(
    `seed ${seed}: ${runs[0]?.series}, beams of ${beam?.to[0]} in, legs at ${model.standing?.map((at) => at.slice(0, 2).join(' ')).join(', ')}, ` +
      `${beam?.to[2]} in high, loads ${model.live.map(({ at, lb }) => `${lb} at ${at.slice(0, 2).join(' ')}`).join(', ')}`,
  )
  if (!own) {
    rows.add('stable', 0, 1)
    return rows.rows
  }
  const ids = structure.supports.map(({ id }) => id)
  const lb = ids.map((id) =>
    Math.max(...analysis.reactions.filter(({ support }) => support === id).map(({ forceLb }) => forceLb[2])),
  )
  for (const [index, product] of lb.entries())
    rows.add(
      'caster',
      product,
      Math.max(...own.results.map(({ supportsLb }) => supportsLb[index] as number)),
      CASTER_CAPACITY_LB,
    )
  builtRows(rows, analysis, runs, model, own)
  const [a, b] = [model.standing?.[0] as Vector, model.standing?.at(-1) as Vector]
  const [west, east] = [a[0] + TRAIL_IN, b[0] - TRAIL_IN]
  const [south, north] = [a[1] + TRAIL_IN, b[1] - TRAIL_IN]
  const corners: Vector[] = [
    [west, south, 0],
    [east, south, 0],
    [east, north, 0],
    [west, north, 0],
  ]
  const worst = Math.max(
    ...corners.map((corner, index) => {
      const { tips, holds } = tippingOf(model, [corner, corners[(index + 1) % 4] as Vector])
      return tips / 0.6 / holds
    }),
  )
  const found = analysis.checks.find(({ check }) => check === 'overturning')
  rows.add('overturning', found?.utilization ?? 0, worst)
  return rows.rows
}

export const gantries = (count: number) => reportOf('Gantries with cantilevers', count, rowsOf)
