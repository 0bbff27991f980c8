import type { HoleGroup, PartShape, Point } from '#catalog/part-shape.ts'
import { capitalized } from '#engineering/words.ts'
import { lengthText } from '#site/services/quantity-texts.ts'
import type { Units } from '#site/services/units.ts'

/** A hole belongs to a side of the bounding box if it ends within this many inches of that side. */
const AT_SIDE_IN = 0.3
const SAME_IN = 0.01
/** Holes closer together than this many inches are a pair rather than a pattern with a pitch. */
const LEAST_PITCH_IN = 0.5

const SIDES = [
  ['left end', 'right end', 'Each end'],
  ['front', 'back', 'Front and back, each'],
  ['bottom', 'top', 'Top and bottom, each'],
] as const
const THROUGH = ['Through from end to end', 'Through from front to back', 'Through from top to bottom'] as const

/** Describes a part's size and the holes on each of its sides. */
export function describe(title: string, shape: PartShape, units: Units): string[] {
  const length = (inches: number) => lengthText(inches, units)
  const [min, max] = shape.box
  const size = max.map((value, axis) => value - (min[axis] as number)) as unknown as Point
  const lines = [`${title}: ${length(size[0])} long, ${length(size[1])} wide, ${length(size[2])} high.`]
  const found = placed(shape)
  const described = new Set<Pattern>()
  for (const pattern of found) {
    if (described.has(pattern)) continue
    const other = found.find(
      (each) => isOpposite(pattern, each) && describePattern(each, length) === describePattern(pattern, length),
    )
    if (other) described.add(other)
    const where = other ? SIDES[pattern.axis as 0 | 1 | 2][2] : whereOf(pattern)
    lines.push(`${where}: ${describePattern(pattern, length)}.`)
  }
  if (found.length === 0) lines.push('No bolt holes.')
  return lines
}

/** Holes of one diameter on one side of a part. */
interface Pattern {
  readonly axis: 0 | 1 | 2 | 3
  /** 0 is left, front, or bottom. 1 is right, back, or top. 'through' means both sides, and 'inside' means neither. */
  readonly side: 0 | 1 | 'through' | 'inside'
  readonly diameter: number
  readonly isSlot: boolean
  readonly at: Point[]
}

const isOpposite = (a: Pattern, b: Pattern) =>
  a !== b &&
  a.axis === b.axis &&
  a.axis < 3 &&
  typeof a.side === 'number' &&
  typeof b.side === 'number' &&
  a.side !== b.side

/** Groups the holes into patterns and returns the largest patterns first. */
function placed({ box, holes }: PartShape): Pattern[] {
  const patterns = new Map<string, Pattern>()
  for (const { diameter, depth, axis: direction, slot, at } of holes) {
    const axis = axisOf(direction)
    for (const middle of at) {
      const side = axis === 3 ? 'inside' : sideOf(box, axis, middle[axis], depth)
      const key = [axis, side, diameter, slot ?? false].join()
      const pattern = patterns.get(key) ?? { axis, side, diameter, isSlot: slot ?? false, at: [] }
      pattern.at.push(middle)
      patterns.set(key, pattern)
    }
  }
  return [...patterns.values()].sort((a, b) => b.at.length - a.at.length)
}

function sideOf([min, max]: PartShape['box'], axis: 0 | 1 | 2, middle: number, depth: number): Pattern['side'] {
  const isLow = middle - depth / 2 - min[axis] < AT_SIDE_IN
  const isHigh = max[axis] - middle - depth / 2 < AT_SIDE_IN
  if (isLow && isHigh) return 'through'
  if (isLow) return 0
  return isHigh ? 1 : 'inside'
}

const axisOf = (direction: HoleGroup['axis']) => {
  const axis = direction.findIndex((value) => Math.abs(value) > 0.9999)
  return (axis < 0 ? 3 : axis) as Pattern['axis']
}

function whereOf({ axis, side }: Pattern): string {
  if (axis === 3) return 'At an angle'
  if (side === 'through') return THROUGH[axis]
  if (side === 'inside') return `Inside, along the ${(['length', 'width', 'height'] as const)[axis]}`
  return capitalized(SIDES[axis][side])
}

function describePattern({ axis, diameter, isSlot, at }: Pattern, length: (inches: number) => string): string {
  const count = isSlot ? Math.ceil(at.length / 2) : at.length
  const what = isSlot ? (count === 1 ? 'slot' : 'slots') : count === 1 ? 'hole' : 'holes'
  const grid = axis === 3 || isSlot ? '' : gridOf(at, axis, length)
  return `${count} ${what}, ${length(diameter)} ${isSlot ? 'wide' : 'diameter'}${grid}`
}

const DIRECTIONS = ['length', 'width', 'height'] as const

/** Returns ', on a 3 in grid', or both pitches if they differ by direction. */
function gridOf(at: readonly Point[], axis: 0 | 1 | 2, length: (inches: number) => string): string {
  const pitches = ([0, 1, 2] as const).flatMap((each) => {
    const values = at.map((point) => point[each])
    const isRow = Math.max(...values) - Math.min(...values) < SAME_IN
    return each === axis || isRow ? [] : [{ each, pitch: pitchOf(values) }]
  })
  const [one, other] = pitches
  if (!one || pitches.some(({ pitch }) => pitch === undefined)) return ''
  const along = ({ each, pitch = 0 }: typeof one) => `${length(pitch)} apart along the ${DIRECTIONS[each]}`
  if (!other) return `, ${along(one)}`
  if (Math.abs((one.pitch ?? 0) - (other.pitch ?? 0)) < SAME_IN) return `, on a ${length(one.pitch ?? 0)} grid`
  return `, ${along(one)} and ${length(other.pitch ?? 0)} along the ${DIRECTIONS[other.each]}`
}

/**
 * Returns the pitch in inches: the smallest distance between the values, if it evenly divides all the other distances.
 * Otherwise, returns undefined.
 */
export function pitchOf(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b)
  const distances = sorted
    .slice(1)
    .map((value, index) => value - (sorted[index] as number))
    .filter((distance) => distance > SAME_IN)
  const pitch = Math.min(...distances)
  if (distances.length === 0 || pitch < LEAST_PITCH_IN) return undefined
  const isMultiple = (distance: number) => Math.abs(distance / pitch - Math.round(distance / pitch)) * pitch < SAME_IN
  return distances.every(isMultiple) ? Math.round(pitch * 1000) / 1000 : undefined
}
