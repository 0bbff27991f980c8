/** Compares the builder's checks of a structure with the referee's forces. */

import type { PlacedPart, Structure } from '#builder/model.ts'
import { lengthInOf } from '#builder/shapes.ts'
import { type Analysis, analyze } from '#builder/statics/analyze.ts'
import type { StaticsData } from '#builder/statics/data.ts'
import { Assembly, FT } from '#builder/templates/assembly.ts'
import { shapes } from '#builder/testing.ts'
import { memberOf } from '#catalog/computed.fixture.ts'
import { computedStatics } from '#catalog/computed-statics.ts'
import { partTraits } from '#catalog/part-traits.ts'
import type { Check } from '#engineering/checks/check.ts'
import type { Analyzed, BuiltModel, PointModel, RunModel } from '../models/built.ts'
import type { Station, Vector } from '../models/frame.ts'
import { JOINT_LB, weightOf } from './data.ts'
import type { DesignRows } from './report.ts'

const data: StaticsData = computedStatics()

export const analyzed = (structure: Structure): Analysis => analyze(structure, shapes, data)

/** A run in the structure, and the run in the model with the same name. */
export interface BuiltRun {
  readonly name: string
  readonly series: string
  readonly parts: readonly PlacedPart[]
}

/** Runs that are added to a structure and to its model. */
export class Builder {
  readonly it = new Assembly()
  readonly runs: BuiltRun[] = []
  readonly models: RunModel[] = []
  readonly points: PointModel[] = []
  readonly #series: BuiltSeries

  constructor(series: BuiltSeries) {
    this.#series = series
  }

  /** Adds a run. Its joints weigh on the locations where its parts meet. */
  run(name: string, from: Vector, along: 'x' | 'y' | 'z', feet: number): readonly PlacedPart[] {
    const parts = this.it
      .run(this.#series, from, along, feet, name)
      .filter(({ partNumber }) => partTraits.get(partNumber)?.member?.series === this.#series)
    const axis = 'xyz'.indexOf(along)
    const to = from.map((each, index) => each + (index === axis ? feet * FT : 0)) as unknown as Vector
    this.runs.push({ name, series: this.#series, parts })
    const pieces = parts.map(({ partNumber }) => ({
      lengthIn: lengthInOf(partNumber) as number,
      lb: weightOf(partNumber),
    }))
    this.models.push({ name, from, to, pieces })
    for (const { at } of parts.slice(1)) this.points.push({ at, lb: JOINT_LB })
    return parts
  }

  /** Adds a live load on the axis of a run, and returns it for the model. */
  load(parts: readonly PlacedPart[], along: 0 | 1, at: Vector, lb: number): PointModel {
    const part = parts.findLast((each, index) => index === 0 || each.at[along] <= at[along])
    if (!part) throw new Error('No part carries the load.')
    const xIn = Math.min(at[along] - part.at[along], lengthInOf(part.partNumber) ?? 0)
    this.it.load({ kind: 'point', case: 'live', part: part.id, at: [xIn, 0, -6], forceLb: [0, 0, -lb] })
    return { at, lb }
  }
}

export type BuiltSeries = 'BS-TR12A' | 'BS-TR12S'

const capacity = (check: Check | undefined, symbol: string) =>
  check?.terms?.find((each) => each.symbol === symbol)?.capacity

/** Capacities that the product lists for a check on any run, for runs on which a term is negligible. */
function capacitiesOf(checks: readonly Check[], name: string, parts: readonly PlacedPart[]) {
  const ids = new Set(parts.map(({ id }) => id))
  const own = checks.filter((each) => each.check === name && ids.has(each.part))
  const all = checks.filter((each) => each.check === name)
  return (symbol: string): number => {
    const of = (list: readonly Check[]) =>
      list.map((each) => capacity(each, symbol)).filter((each) => each !== undefined)
    const values = of(own).length > 0 ? of(own) : of(all)
    return values.length > 0 ? Math.min(...values) : Number.POSITIVE_INFINITY
  }
}

const most = (values: readonly number[]) => Math.max(0, ...values)

/** Factor on the strengths of truss in repetitive use: ANSI E1.2-2021. */
const REPETITIVE = 0.85
const NODE_IN = 12

function memberRows(
  rows: DesignRows,
  { checks }: Analysis,
  { parts, series }: BuiltRun,
  lengthIn: number,
  stations: readonly Station[],
): void {
  const ids = new Set(parts.map(({ id }) => id))
  const highest = (check: string) =>
    most(checks.filter((each) => each.check === check && ids.has(each.part)).map(({ utilization }) => utilization))
  const strength = capacitiesOf(checks, 'strength', parts)
  const bending = Math.min(strength('My'), strength('Mz'))
  const torque = strength('T')
  rows.add(
    'member strength',
    highest('strength'),
    most(
      stations.map(
        ({ forces: [n, , , t, my, mz] }) =>
          Math.abs(n) / strength('N') + (Math.abs(my) + Math.abs(mz)) / bending + Math.abs(t) / torque,
      ),
    ),
  )
  const { truss, shearLb } = memberOf(series)
  if (!truss) return
  rows.add(
    'member shear',
    highest('shear'),
    most(
      stations.map(({ atIn, forces: [, vy, vz, t] }) => {
        // Within one node spacing of its ends, a truss has a lower strength.
        const isEnd = atIn < NODE_IN || atIn > lengthIn - NODE_IN
        return (
          (Math.abs(vy) + Math.abs(vz)) / (REPETITIVE * (isEnd ? truss.endShearLb : shearLb)) + Math.abs(t) / torque
        )
      }),
    ),
  )
}

/** Depth of the truss, and distance between chords, which compression acts at. */
const HALF_ARM_IN = 5.45

/** Joints at the ends of runs. The moment about each axis has its own capacity. */
function jointRows(
  rows: DesignRows,
  { checks }: Analysis,
  { parts }: BuiltRun,
  lengthIn: number,
  stations: readonly Station[],
) {
  for (const isEnd of [false, true]) {
    const part = isEnd ? parts.at(-1) : parts[0]
    const found = checks.filter(
      (each) =>
        (each.check === 'gusset' || each.check === 'joint') &&
        each.part === part?.id &&
        each.atIn !== undefined &&
        (isEnd ? each.atIn > 6 : each.atIn < 6),
    )
    const check = found.toSorted((a, b) => b.utilization - a.utilization)[0]
    if (!check?.terms) continue
    const of = (symbol: string) => capacity(check, symbol)
    const single = of('M')
    const my = of('My') ?? single ?? Number.POSITIVE_INFINITY
    const mz = of('Mz') ?? single ?? Number.POSITIVE_INFINITY
    const at = stations.filter(({ atIn }) => Math.abs(atIn - (isEnd ? lengthIn : 0)) < 0.01)
    const utilization = most(
      at.map(({ forces: [n, vy, vz, t, y, z] }) => {
        const relief = Math.max(0, -n) * HALF_ARM_IN
        // Compression keeps the end frames closed about the axis without gussets.
        const open = (moment: number, limit: number, other: number) =>
          Math.max(0, Math.abs(moment) - (limit <= other ? relief : 0)) / limit
        return (
          (Math.abs(vy) + Math.abs(vz)) / (of('V') ?? Number.POSITIVE_INFINITY) +
          Math.abs(t) / (of('T') ?? Number.POSITIVE_INFINITY) +
          open(y, my, mz) +
          open(z, mz, my) +
          Math.max(0, n) / (of('N') ?? Number.POSITIVE_INFINITY)
        )
      }),
    )
    rows.add(check.check === 'gusset' ? 'gusset joint' : 'joint at a block', check.utilization, utilization)
  }
}

/** Adds the rows for members, joints, and supports. */
export function builtRows(
  rows: DesignRows,
  analysis: Analysis,
  runs: readonly BuiltRun[],
  model: BuiltModel,
  { lines, results }: Analyzed,
): void {
  for (const run of runs) {
    const own = model.runs.find(({ name }) => name === run.name)
    if (!own) throw new Error(`${run.name} isn’t in the model.`)
    const lengthIn = Math.hypot(own.to[0] - own.from[0], own.to[1] - own.from[1], own.to[2] - own.from[2])
    const line = lines.get(run.name)
    const stations = results.flatMap(({ solution }) => solution.stations.filter((each) => each.line === line))
    memberRows(rows, analysis, run, lengthIn, stations)
    jointRows(rows, analysis, run, lengthIn, stations)
  }
}
