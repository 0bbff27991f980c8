/** Designs close to an overloaded beam that carry the same loads. */
import { checkHung, type HungMember } from '#engineering/beams/hung-beam.ts'
import { isOver } from '#engineering/checks/check.ts'
import { fieldText } from '../../services/quantity-field.ts'
import type { Units } from '../../services/units.ts'
import { type BeamValues, changeBeam, MAX_SUPPORTS, placeIn, readBeam } from './beam-query.ts'

export interface Alternative {
  readonly values: BeamValues
  readonly member: HungMember
  /** Support locations in inches. */
  readonly placesIn: readonly number[]
  readonly utilization: number
  /** Largest factor on all loads at which every check passes. */
  readonly factor: number
}

/** Returns the design if all its checks pass. */
function passing(values: BeamValues, members: readonly HungMember[], units: Units): Alternative | undefined {
  const { given, member } = readBeam(values, members, units)
  if (!given || !member) return undefined
  const { answer } = checkHung(member, given)
  const [governing] = answer.checks
  if (!governing || isOver(governing)) return undefined
  const placesIn = answer.solved.reactions.map(({ atIn }) => atIn)
  return { values, member, placesIn, utilization: governing.utilization, factor: answer.largestFactor() }
}

/** Returns the lightest section that carries the same loads on the same supports. */
export const nearestSection = (
  values: BeamValues,
  members: readonly HungMember[],
  units: Units,
): Alternative | undefined =>
  members
    .toSorted((a, b) => a.selfWeightLbPerFt - b.selfWeightLbPerFt)
    .reduce<Alternative | undefined>(
      (found, { key }) => found ?? passing({ ...values, section: key }, members, units),
      undefined,
    )

/** Limit on the processor time of a search for a layout, in milliseconds. */
const MAX_SEARCH_MS = 300

/**
 * Supports move in from the ends by whole feet, because nodes are a foot apart, and by at most this part of the beam.
 * Longer beams have larger steps.
 */
const MAX_INSET = 1 / 3
const MAX_STEPS = 12

/** Returns locations in feet at equal distances. */
const spaced = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1))

/** Returns equally spaced supports at whole feet with the outer ones at equal distances from the ends of the beam. */
function insetLayouts(lengthFt: number, count: number): number[][] {
  const mostFt = Math.floor(lengthFt * MAX_INSET)
  const stepFt = Math.ceil(mostFt / MAX_STEPS)
  return Array.from({ length: mostFt > 0 ? Math.floor(mostFt / stepFt) : 0 }, (_, index) => (index + 1) * stepFt)
    .map((insetFt) => {
      const places = spaced(insetFt, lengthFt - insetFt, count)
      return places.map((at, place) => (place === count - 1 ? at : Math.round(at)))
    })
    .filter((places) => places.every((at, place) => place === 0 || at > (places[place - 1] as number)))
}

/**
 * Returns the layout with the fewest supports on which the same section carries the same loads. The supports are equally
 * spaced: between the outer supports, or between the ends if an overhang is too long. Picks and supports at any location
 * can also be fewer, or in from the ends, and of these layouts, the one with the lowest utilization is returned. The
 * search stops after `MAX_SEARCH_MS`.
 */
export function nearestLayout(
  values: BeamValues,
  members: readonly HungMember[],
  units: Units,
  now: () => number = () => performance.now(),
): Alternative | undefined {
  if (values.supports === 'cantilever') return undefined
  const end = now() + MAX_SEARCH_MS
  const freed = changeBeam(values, { supports: 'any' }, units)
  const at = freed.places.map((place) => placeIn(place, units) ?? Number.NaN)
  const lengthFt = placeIn(freed.span, units) ?? Number.NaN
  const on = (places: readonly number[]) =>
    now() < end
      ? passing({ ...freed, places: places.map((each) => fieldText(each, 'ft', units)) }, members, units)
      : undefined
  const canMove = values.supports === 'any' || values.held === 'picks'
  for (let count = canMove ? 2 : at.length; count <= MAX_SUPPORTS; count++) {
    const kept = on(spaced(Math.min(...at), Math.max(...at), count)) ?? on(spaced(0, lengthFt, count))
    if (kept) return kept
    const moved = canMove ? insetLayouts(lengthFt, count).flatMap((places) => on(places) ?? []) : []
    const [best] = moved.toSorted((a, b) => a.utilization - b.utilization)
    if (best) return best
  }
  return undefined
}
