/**
 * What is known of the load that a part may carry: limits published here, ratings computed in `engineering/ratings/`,
 * or why there are none.
 */
import { governs, NOT_RATED } from '../engineering/load-rows.ts'
import type { LoadBearing } from '../engineering/materials.ts'
import { type PublishedBasis, publishedBasis } from '../engineering/ratings/bought.ts'
import { printedValue, type RatedValue, type Rating } from '../engineering/ratings/rating.ts'
import { ratingsOf } from '../engineering/ratings/ratings.ts'
import { notRated } from '../engineering/ratings/unrated.ts'
import { trussSeries } from '../engineering/truss-models.ts'
import { formatQuantity } from '../engineering/units.ts'
import { loadTableOf } from './load-tables.ts'
import type { Figure, Item } from './types.ts'

/** Labels of the figures that say what a part may carry. */
const capacities: readonly string[] = [
  'Working load limit',
  'Rated capacity',
  'Line load',
  'Line load, each',
  'Axial capacity',
  'Overturning moment',
  'Capacity, per pair',
  'Load at any point',
  'Live load',
  'Rail load',
  'Uniform rail load',
  'Double shear',
  'Pull-out in 3/4 in plywood',
]

/** Beginnings of part numbers that carry no load, and what they are for instead. */
const noLoad: readonly (readonly [prefix: string, what: string])[] = [
  ['BS-TK-', 'Tools'],
  ['BS-EX-CAP', 'Caps over cut ends'],
  ['BS-TR-CAP', 'Caps over cut ends'],
  ['BS-EX-SC-', 'Covers of slots'],
  ['BS-AC-EP', 'Padding'],
  ['BS-AC-EG', 'Padding'],
  ['BS-AC-EC', 'Padding'],
]

export interface LoadRating {
  readonly published: readonly Figure[]
  /** What the published limits rest on, where no rating of the part itself is behind them. */
  readonly basis?: PublishedBasis
  readonly ratings: readonly Rating[]
  /** Why the part is not load rated. */
  readonly notRated?: string
  /** It has a load table of its own. */
  readonly hasLoadTable: boolean
  /** What it is, if it is of a kind that carries no load. */
  readonly carriesNone?: string
}

/** All that is known of the load of an item. */
export function loadRatingOf({ partNumber, figures }: Item): LoadRating {
  const basis = publishedBasis(partNumber)
  const reason = notRated.find((each) => each.partNumber === partNumber)?.reason
  const carriesNone = noLoad.find(([prefix]) => partNumber.startsWith(prefix))?.[1]
  return {
    published: figures.filter(({ label }) => capacities.includes(label)),
    ...(basis ? { basis } : {}),
    ratings: ratingsOf(partNumber),
    ...(reason ? { notRated: reason } : {}),
    hasLoadTable: loadTableOf(partNumber) !== undefined,
    ...(carriesNone ? { carriesNone } : {}),
  }
}

/** A figure about loads as it is printed, in both units; a text has no metric one. */
export interface LoadFigure {
  readonly label: string
  readonly us: string
  readonly metric?: string
}

/**
 * What stands beside the typed figures of a part: its own rating where it publishes none, the limit of the weakest
 * truss under it where that is the lower one, or that it is not rated.
 */
export function loadFigures(item: Item): LoadFigure[] {
  const { published, ratings, notRated, hasLoadTable } = loadRatingOf(item)
  if (notRated) return [{ label: 'Load rating', us: NOT_RATED }]
  if (hasLoadTable || ratings.length === 0) return []
  const own = ratings.filter(({ of }) => of === 'part').flatMap(({ values }) => values)
  const limit = published.length > 0 ? largest(published) : own[0]?.value
  const chord = weakest(ratings.filter(({ of }) => of === 'chord'))
  return [
    ...(published.length > 0 ? [] : ownFigures(own)),
    ...(chord && (limit === undefined || chord.value.value < limit)
      ? [{ label: `On ${trussName(chord.on)}`, ...printedValue(chord.value) }]
      : []),
  ]
}

/** One value stands for itself; several, or those of joints, need their table. */
function ownFigures(own: readonly RatedValue[]): LoadFigure[] {
  const [only, ...others] = own
  if (!only || others.length > 0) return [{ label: 'Load rating', us: 'Listed on its spec sheet' }]
  return [{ label: `${only.what}, rated`, ...printedValue(only) }]
}

const largest = (figures: readonly Figure[]): number =>
  Math.max(...figures.map((figure) => ('text' in figure ? 0 : Math.max(...[figure.value].flat()))))

interface Found {
  readonly on: string
  readonly value: RatedValue
}

const weakest = (ratings: readonly Rating[]): Found | undefined =>
  ratings
    .flatMap(({ on, values }) => values.map((value): Found => ({ on, value })))
    .toSorted((a, b) => a.value.value - b.value.value)[0]

const seriesOf = (on: string) => Object.entries(trussSeries).find(([name]) => on.startsWith(`${name},`))?.[1]

/** '12 in aluminum truss', of a rating that begins with its series. */
function trussName(on: string): string {
  const series = seriesOf(on)
  if (!series) throw new Error(`‘${on}’ does not begin with a truss`)
  return `${series.size} in ${series.material.kind} truss`
}

/** One load that a part may carry, with what limits it. */
export interface LoadLimit extends LoadFigure {
  /** In lb or ft·lb, of a range the largest; none for a load per area. */
  readonly value?: number
  readonly unit?: string
  readonly isPublished: boolean
  /** The truss that the limit depends on; none where it is of the part alone. */
  readonly truss?: { readonly sizeIn: number; readonly material: LoadBearing['kind']; readonly name: string }
  /** Where and how the limit applies, in sentences. */
  readonly note?: string
}

/** Every limit of a part that stands alone or depends on the truss under it; none for a member with a load table. */
export function loadLimits(item: Item): LoadLimit[] {
  const { published, basis, ratings, hasLoadTable } = loadRatingOf(item)
  if (hasLoadTable) return []
  const own = ratings.filter(({ of }) => of === 'part')
  const note = [
    ...own.flatMap(({ conditions }) => conditions),
    ...(basis
      ? [basis.designFactor ? `Design factor ${basis.designFactor} on ${basis.basis}.` : sentence(basis.basis)]
      : []),
  ].join(' ')
  const atAngle = item.figures.filter(({ label }) => label.startsWith('Limit at '))
  return [
    ...[...published, ...atAngle].map(
      (figure): LoadLimit => ({
        label: figure.label,
        isPublished: true,
        ...('text' in figure
          ? { us: figure.text }
          : {
              ...formatQuantity(figure.value, figure.unit),
              value: Math.max(...[figure.value].flat()),
              unit: figure.unit,
            }),
        ...(note ? { note } : {}),
      }),
    ),
    ...(published.length > 0 ? [] : own.flatMap((rating) => limitsOf(rating))),
    ...ratings.filter(({ of, on }) => of !== 'part' && seriesOf(on)).flatMap((rating) => limitsOf(rating)),
  ]
}

const limitsOf = ({ on, conditions, values }: Rating): LoadLimit[] => {
  const series = seriesOf(on)
  return values.map((each) => ({
    label: each.what,
    isPublished: false,
    ...printedValue(each),
    value: each.value,
    unit: each.unit,
    note: [...(series ? [sentence(on.slice(on.indexOf(',') + 2))] : []), ...conditions, governs(each.governing)].join(
      ' ',
    ),
    ...(series ? { truss: { sizeIn: series.size, material: series.material.kind, name: trussName(on) } } : {}),
  }))
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
