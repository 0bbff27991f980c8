import { partTraits } from '#catalog/part-traits.ts'
import type { Item } from '#catalog/types.ts'

/** A filter for parts, by the truss series they fit or by material. */
export interface Narrow {
  readonly name: string
  readonly legend: string
  readonly choices: readonly (readonly [value: string, label: string])[]
}

const SERIES = [
  ['3', '3 in'],
  ['6', '6 in'],
  ['12', '12 in'],
] as const
const MATERIALS = [
  ['aluminum', 'Aluminum'],
  ['steel', 'Steel'],
] as const

/** Minimum share of parts that are made for a certain size of truss. */
const MIN_SHARE = 0.75

const seriesOf = ({ partNumber }: Item) => (partTraits.get(partNumber)?.trussSizes ?? []).map(String)

const hasEach = (values: readonly string[], choices: readonly (readonly [string, string])[]) =>
  choices.every(([value]) => values.filter((each) => each === value).length > 1)

/**
 * Returns the filters for the items, and a function that returns a space-separated list of the filter values that match
 * an item.
 */
export function narrowingOf(items: readonly Item[]) {
  const withSeries = items.filter((item) => seriesOf(item).length > 0)
  const isBySeries = withSeries.length >= items.length * MIN_SHARE && hasEach(withSeries.flatMap(seriesOf), SERIES)
  const isByMaterial =
    isBySeries &&
    hasEach(
      items.map(({ material }) => material),
      MATERIALS,
    )
  return {
    narrow: [
      ...(isBySeries ? [{ name: 'series', legend: 'Fits truss', choices: SERIES }] : []),
      ...(isByMaterial ? [{ name: 'material', legend: 'Material', choices: MATERIALS }] : []),
    ] as readonly Narrow[],
    /** A part without a series fits every series. */
    fitOf(item: Item): string | undefined {
      if (!isBySeries) return undefined
      const series = seriesOf(item)
      const values = [
        ...(series.length > 0 ? series : SERIES.map(([value]) => value)),
        ...(isByMaterial ? [item.material] : []),
      ]
      return values.join(' ')
    },
  }
}
