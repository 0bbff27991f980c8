import type { Item } from '../../../catalog/types.ts'
import { listedKg } from '../../../engineering/load-rows.ts'
import { formatNumber, KG_PER_POUND, METERS_PER_FOOT } from '../../../engineering/units.ts'
import { equalDecimals } from './equal-decimals.ts'
import { lengthFt, weightLb } from './part-weight.server.ts'
import { uniformLoads } from './uniform-load.server.ts'

/** A column of a size table: text, or a quantity in two units. */
interface Column {
  readonly label: string
  readonly units?: readonly [us: string, metric: string]
}

export interface ShownSizes {
  readonly columns: readonly Column[]
  /** The row's cells: one for each unit of each column. */
  readonly rows: readonly { readonly partNumber: string; readonly cells: readonly string[] }[]
}

interface Cells {
  readonly column: Column
  readonly cells: readonly (readonly string[])[]
}

const NONE = ['–', '–']

/** Number of digits to show. Neighboring sizes differ in the third digit. */
const DIGITS = 3

const inTwoUnits = (values: readonly number[], metric: number) => {
  const [us, other] = [
    equalDecimals(values, DIGITS),
    equalDecimals(
      values.map((value) => value * metric),
      DIGITS,
    ),
  ]
  return values.map((value) => [us(value), other(value * metric)])
}

export function shownSizes({ partNumber, sizes = [] }: Item): ShownSizes | undefined {
  if (sizes.length === 0) return undefined
  const lengths = sizes.flatMap(({ label }) => lengthFt(label) ?? [])
  const weights = sizes.map((size) => weightLb(size.partNumber))
  const loads = uniformLoads(partNumber)
  const groups: Cells[] = [
    lengths.length === sizes.length
      ? {
          column: { label: 'Length', units: ['ft', 'm'] },
          cells: lengths.map((feet) => [formatNumber(feet), formatNumber(feet * METERS_PER_FOOT, 2)]),
        }
      : { column: { label: 'Size' }, cells: sizes.map(({ label }) => [label]) },
    { column: { label: 'Weight', units: ['lb', 'kg'] }, cells: inTwoUnits(weights, KG_PER_POUND) },
  ]
  if (loads && lengths.length === sizes.length) {
    groups.push({
      column: { label: loads.position ? `UDL, ${loads.position}` : 'UDL', units: ['lb', 'kg'] },
      cells: lengths.map((feet) => {
        const lb = loads.atFt(feet)
        return lb === undefined ? NONE : [formatNumber(lb), formatNumber(listedKg(lb))]
      }),
    })
  }
  return {
    columns: groups.map(({ column }) => column),
    rows: sizes.map((size, index) => ({
      partNumber: size.partNumber,
      cells: groups.flatMap(({ cells }) => cells[index] ?? []),
    })),
  }
}
