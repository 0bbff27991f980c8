import type { Item } from '../../../catalog/types.ts'

/** A choice that narrows the parts, by the truss series that they fit or by material. */
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

/** The share of parts whose name states a series. Below it, the number in a name means something else. */
const MIN_SHARE = 0.75

/** Returns the series in a name, such as 12 and 6 in 'Reducer plate, 12 to 6 in'. */
const seriesOf = ({ name }: Item) =>
  (/, (\d+)(?: to (\d+))? in(?: truss)?(?:, \w+)?$/.exec(name)?.slice(1) ?? []).filter((side) =>
    SERIES.some(([value]) => value === side),
  )

const hasEach = (values: readonly string[], choices: readonly (readonly [string, string])[]) =>
  choices.every(([value]) => values.filter((each) => each === value).length > 1)

/** Returns the choices that narrow the items, and for each part number the space-separated values that it fits. */
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
    /** A part without a series fits all of them. */
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
