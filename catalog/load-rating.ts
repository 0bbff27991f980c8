/**
 * Load ratings for parts: published limits, ratings computed in `engineering/ratings/`, or the reason that a part is
 * not rated.
 */
import { DYNAMIC_FACTOR } from '#engineering/factors.ts'
import { NOT_RATED } from '#engineering/load-tables/load-rows.ts'
import type { LoadBearing } from '#engineering/materials.ts'
import { trussSeries } from '#engineering/members/truss-models.ts'
import { hoistMount } from '#engineering/part-models/rigging.ts'
import { type PublishedBasis, publishedBasis } from '#engineering/ratings/published-limits.ts'
import { printedValue, type RatedValue, type Rating } from '#engineering/ratings/rating.ts'
import { ratingsOf } from '#engineering/ratings/ratings.ts'
import { notRated } from '#engineering/ratings/unrated.ts'
import { formatLoad, formatQuantity, isLoadUnit } from '#engineering/units.ts'
import { capitalized, governs } from '#engineering/words.ts'
import { loadTableOf } from './load-tables.ts'
import { partTraits } from './part-traits.ts'
import type { Figure, Item } from './types.ts'

/** Shown instead of a value when a part has several ratings. */
export const SEE_RATINGS = 'See ratings'

export interface LoadRating {
  readonly published: readonly Figure[]
  /** Basis for the published limits. Absent if the limits are computed. */
  readonly basis?: PublishedBasis
  readonly ratings: readonly Rating[]
  /** Reason that the part is not load rated. */
  readonly notRated?: string
  readonly hasLoadTable: boolean
  /** Purpose of a part that carries no load. */
  readonly carriesNone?: string
}

/** Returns the load rating of an item. */
export function loadRatingOf({ partNumber, figures }: Item): LoadRating {
  const basis = publishedBasis(partNumber)
  const reason = notRated.find((each) => each.partNumber === partNumber)?.reason
  const carriesNone = partTraits.get(partNumber)?.carriesNone
  return {
    published: figures.filter(({ limit }) => limit && !limit.atDegrees),
    ...(basis ? { basis } : {}),
    ratings: ratingsOf(partNumber),
    ...(reason ? { notRated: reason } : {}),
    hasLoadTable: loadTableOf(partNumber) !== undefined,
    ...(carriesNone ? { carriesNone } : {}),
  }
}

/** A printed load value in US and metric units. A text value has no metric equivalent. */
export interface LoadFigure {
  readonly label: string
  readonly us: string
  readonly metric?: string
}

/** Formats a spec for pages. Specs in lb and lb/ft are loads, because weights are measured and are not specs. */
export function shownFigure(figure: Figure): LoadFigure {
  const { label } = figure
  if ('text' in figure) return { label, us: figure.text }
  const { value, unit } = figure
  const { us, metric } = isLoadUnit(unit) ? formatLoad(value, unit, 'down') : formatQuantity(value, unit)
  return { label, us, ...(metric && { metric }) }
}

/** Returns the load specs to add to an item's catalog specs. */
export const loadFigures = (item: Item): LoadFigure[] => [...ownLoadFigures(item), ...trussFigures(item)]

/** Returns the computed rating of a part without a published limit, or "Not load rated" for an unrated part. */
export function ownLoadFigures(item: Item): LoadFigure[] {
  const { published, ratings, notRated, hasLoadTable } = loadRatingOf(item)
  if (notRated) return [{ label: 'Load rating', us: NOT_RATED }]
  return hasLoadTable || ratings.length === 0 || published.length > 0 ? [] : ownFigures(partValues(ratings))
}

/** Returns the rating on the weakest truss if it is lower than the part's own limit. */
export function trussFigures(item: Item): LoadFigure[] {
  const { published, ratings, notRated, hasLoadTable } = loadRatingOf(item)
  const limit = published.length > 0 ? largest(published) : partValues(ratings)[0]?.value
  const chord = hasLoadTable || notRated ? undefined : weakest(ratings.filter(({ of }) => of === 'chord'))
  return chord && (limit === undefined || chord.value.value < limit)
    ? [{ label: `On ${trussName(chord)}`, ...printedValue(chord.value) }]
    : []
}

const partValues = (ratings: readonly Rating[]): RatedValue[] =>
  ratings.filter(({ of }) => of === 'part').flatMap(({ values }) => values)

/** Returns the rated value if there is only one, or a reference to the table on the spec sheet if there are several. */
function ownFigures(own: readonly RatedValue[]): LoadFigure[] {
  const [only, ...others] = own
  if (!only || others.length > 0) return [{ label: 'Load rating', us: SEE_RATINGS }]
  return [{ label: `${only.what}, rated`, ...printedValue(only) }]
}

const largest = (figures: readonly Figure[]): number =>
  Math.max(...figures.map((figure) => ('text' in figure ? 0 : Math.max(...[figure.value].flat()))))

interface Found extends Pick<Rating, 'series'> {
  readonly value: RatedValue
}

const weakest = (ratings: readonly Rating[]): Found | undefined =>
  ratings
    .flatMap(({ series, values }) => values.map((value): Found => ({ ...(series ? { series } : {}), value })))
    .toSorted((a, b) => a.value.value - b.value.value)[0]

const seriesOf = ({ series }: Pick<Rating, 'series'>) => (series ? trussSeries[series] : undefined)

/** Returns the name of the truss that a rating applies to, such as '12 in aluminum truss'. */
function trussName(rating: Pick<Rating, 'series'>): string {
  const series = seriesOf(rating)
  if (!series) throw new Error('The rating does not depend on the truss')
  return `${series.size} in ${series.material.kind} truss`
}

/** A load limit for a part, and the truss that governs it. */
export interface LoadLimit extends LoadFigure {
  /** Value in lb or ft·lb. For a range, its maximum. Undefined for area loads. */
  readonly value?: number
  readonly unit?: string
  readonly isPublished: boolean
  /** True if the limit depends on the size, so `us` is a range. */
  readonly isRange?: true
  /** Angle of the load that the limit applies to. Absent for the direction of the part's own limit. */
  readonly atDegrees?: number
  /** Truss that governs. Undefined if the part itself governs. */
  readonly truss?: { readonly sizeIn: number; readonly material: LoadBearing['kind']; readonly name: string }
  /** Conditions that apply to the limit, as sentences. */
  readonly note?: string
}

/** Returns the basis for published limits, such as 'design factor 5 based on minimum breaking force, ASME B30.26'. */
export const basisText = ({ designFactor, basis }: PublishedBasis): string =>
  designFactor ? `design factor ${designFactor} based on ${basis}` : basis

/**
 * Returns all load limits for a part, including those that depend on the truss. Empty for members that have a load
 * table.
 */
export function loadLimits(item: Item): LoadLimit[] {
  const { published, basis, ratings, hasLoadTable } = loadRatingOf(item)
  if (hasLoadTable) return []
  const own = ratings.filter(({ of }) => of === 'part')
  const note = [...own.flatMap(({ conditions }) => conditions), ...(basis ? [sentence(basisText(basis))] : [])].join(
    ' ',
  )
  const atAngle = item.figures.filter(({ limit }) => limit?.atDegrees)
  return [
    ...[...published, ...atAngle].map(
      (figure): LoadLimit => ({
        isPublished: true,
        ...shownFigure(figure),
        ...(figure.limit?.atDegrees ? { atDegrees: figure.limit.atDegrees } : {}),
        ...('text' in figure
          ? {}
          : {
              value: Math.max(...[figure.value].flat()),
              unit: figure.unit,
              ...(Array.isArray(figure.value) ? { isRange: true } : {}),
            }),
        ...(note ? { note } : {}),
      }),
    ),
    ...(published.length > 0 ? [] : own.flatMap((rating) => limitsOf(rating))),
    ...ratings.filter(({ of, series }) => of !== 'part' && series).flatMap((rating) => limitsOf(rating)),
  ]
}

/**
 * Returns the load limits of a part for static loads. All loads on a chain hoist mount move, so its limits are divided
 * by the dynamic factor, which the note names. Other limits are unchanged.
 */
export const staticLimits = (item: Item): LoadLimit[] =>
  item.partNumber === hoistMount.partNumber ? loadLimits(item).map(staticLimit) : loadLimits(item)

function staticLimit(limit: LoadLimit): LoadLimit {
  if (limit.unit !== 'lb' || limit.value === undefined) return limit
  const value = Math.floor(limit.value / DYNAMIC_FACTOR / 10) * 10
  const words = `Static load: ${limit.us} divided by the dynamic factor of ${DYNAMIC_FACTOR} for hoisted loads (ASCE 7-22, 4.6).`
  return {
    ...limit,
    ...formatLoad(value, 'lb', 'down'),
    ...(limit.isPublished ? { label: 'Static load' } : {}),
    value,
    note: [words, limit.note].filter(Boolean).join(' '),
  }
}

const limitsOf = (rating: Rating): LoadLimit[] => {
  const { setup, conditions, values } = rating
  const series = seriesOf(rating)
  return values.map((each) => ({
    label: each.what,
    isPublished: false,
    ...printedValue(each),
    value: each.value,
    unit: each.unit,
    note: [...(series ? [sentence(setup)] : []), ...conditions, governs(each.governing)].join(' '),
    ...(series ? { truss: { sizeIn: series.size, material: series.material.kind, name: trussName(rating) } } : {}),
  }))
}

const sentence = (text: string) => `${capitalized(text)}.`
