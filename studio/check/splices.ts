/**
 * Finds joints in level truss that have no splice plates. The connection guide requires plates in spans, and the
 * calculators' parts lists include two per joint, one on each vertical face. A joint directly above a support isn't in
 * a span.
 */
import { lengthInOf, seriesOf, trussSizeOf } from '../../builder/shapes.ts'
import { partTraits } from '../../catalog/part-traits.ts'
import { distance, dot, scaled, sum, type Vector } from '../../engineering/vectors.ts'
import type { Matrix } from '../render/scene.ts'
import { type Finding, finding, type Member } from './findings.ts'
import { TOUCH_IN } from './solids.ts'

const UP: Vector = [0, 0, 1]
const PARALLEL = 0.999
/** Parts that count as supports: truss, corner blocks, bases, feet, casters, and jacks. */
const SUPPORTS: readonly (string | undefined)[] = ['truss', 'motion']
/** Maximum distance from a plate to its correct position at the joint, in. */
const PLACE_IN = 0.5

interface Run {
  readonly member: Member
  readonly series: string
  readonly direction: Vector
  readonly ends: readonly Vector[]
}

const column = (m: Matrix, index: number) => m.slice(4 * index, 4 * index + 3) as unknown as Vector

function runOf(member: Member): Run[] {
  const [series, lengthIn] = [seriesOf(member.name), lengthInOf(member.name)]
  if (!series || !lengthIn || !trussSizeOf(member.name)) return []
  const [direction, start] = [column(member.matrix, 0), column(member.matrix, 3)]
  return [{ member, series, direction, ends: [start, sum(start, scaled(direction, lengthIn))] }]
}

export function splices(members: readonly Member[]): Finding[] {
  const runs = members.flatMap(runOf).filter(({ direction }) => Math.abs(dot(direction, UP)) < 1 - PARALLEL)
  return runs.flatMap((one, index) =>
    runs.slice(index + 1).flatMap((other) => {
      const at = jointOf(one, other)
      if (!at || isSupported(at, one, members) || isSpliced(at, one, members)) return []
      return [finding('splice', `${one.member.name} and ${other.member.name} meet in a span without splice plates`, at)]
    }),
  )
}

/** Returns the location where two in-line truss sections meet. */
function jointOf(one: Run, other: Run): Vector | undefined {
  if (one.series !== other.series || Math.abs(dot(one.direction, other.direction)) < PARALLEL) return undefined
  return one.ends.find((end) => other.ends.some((each) => distance(end, each) < TOUCH_IN))
}

const halfOf = ({ series }: Run): number => Number(series.slice(5, 7)) / 2

/** Returns true if a joint is on the floor, or if a support touches the underside of the truss there. */
function isSupported(at: Vector, run: Run, members: readonly Member[]): boolean {
  const under = at[2] - halfOf(run)
  if (under < TOUCH_IN) return true
  return members.some(
    ({ name, box: { min, max } }) =>
      SUPPORTS.includes(partTraits.get(name)?.product) &&
      Math.abs((max[2] as number) - under) < TOUCH_IN &&
      [0, 1].every((axis) => isBetween(at[axis] as number, min[axis] as number, max[axis] as number)),
  )
}

const isBetween = (value: number, low: number, high: number) => low <= value && value <= high

/**
 * Returns true if two opposite faces of a joint have plates that match the truss size. Horizontal faces don't count.
 */
function isSpliced(at: Vector, run: Run, members: readonly Member[]): boolean {
  const number = `BS-PL-SP${run.series.slice(5, 7)}`
  const plates = members.flatMap(({ name, matrix }) => (name === number ? [column(matrix, 3)] : []))
  const faces = [1, 2]
    .map((index) => column(run.member.matrix, index))
    .filter((face) => Math.abs(dot(face, UP)) < PARALLEL)
  return faces.some((face) =>
    [-1, 1].every((side) => {
      const place = sum(at, scaled(face, side * halfOf(run)))
      return plates.some((plate) => distance(plate, place) < PLACE_IN)
    }),
  )
}
