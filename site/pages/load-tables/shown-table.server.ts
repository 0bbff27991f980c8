import { computedLoadTable } from '#catalog/computed-load-tables.ts'
import type { LoadTable } from '#catalog/load-tables.ts'
import { soldParts } from '#catalog/part-numbers.ts'
import { partUrl } from '#catalog/urls.ts'
import { type LoadRow, printedRow, type SideRow, type SideTableKind } from '#engineering/load-tables/load-rows.ts'
import { commonConditions } from '#engineering/load-tables/load-table.ts'
import { formatQuantity } from '#engineering/units.ts'
import { type ShownLink, shownLink } from '../../services/media.server.ts'
import { KEY_SPANS_FT } from './load-query.ts'

export interface ShownSide {
  readonly kind: SideTableKind
  readonly rows: readonly SideRow[]
}

export interface ShownTable {
  readonly id: string
  readonly title: string
  readonly link: ShownLink | undefined
  /** Part number without the length. */
  readonly series: string
  /** Path of the part page. */
  readonly part: string
  readonly weight: { readonly us: string; readonly metric: string }
  /** Orientation of the member for the key loads, if the member can be used in two orientations: 'on edge' */
  readonly position: string | undefined
  /** Uniform loads at the comparison spans, such as '3,460' lb and '15.3 kN'. Empty for spans outside the table. */
  readonly keyLoads: readonly { readonly spanFt: number; readonly us?: string; readonly metric?: string }[]
  readonly positions: readonly {
    readonly label: string
    readonly rows: readonly LoadRow[]
    readonly sides: readonly ShownSide[]
  }[]
  readonly columns: readonly { readonly series: string; readonly side: ShownSide }[]
  /** Conditions specific to this table, and its interaction equation. */
  readonly conditions: readonly string[]
  readonly interaction: readonly string[]
}

const hundredths = (inches: number) => Number(inches.toFixed(2))

/** Rounds deflections to the printed precision to reduce the page size. */
const asPrinted = ({ spanFt, selfDeflectionIn, ...cells }: LoadRow): LoadRow => {
  const rounded = Object.entries(cells).map(([loadCase, cell]) => [
    loadCase,
    { ...cell, deflectionIn: hundredths(cell.deflectionIn) },
  ])
  return { spanFt, selfDeflectionIn: hundredths(selfDeflectionIn), ...Object.fromEntries(rounded) }
}

/** Returns a load table with the same rows as its PDF. */
export const shownTable = (table: LoadTable): ShownTable => {
  const { id, title } = table
  const computed = computedLoadTable(id)
  const { series, selfWeightLbPerFt, positions, columns, conditions, interaction } = computed
  const [first] = positions
  return {
    id,
    title,
    part: partUrl([...soldParts.keys()].find((each) => each.startsWith(`${series}-`)) ?? series),
    link: shownLink(table),
    series,
    weight: formatQuantity(selfWeightLbPerFt, 'lb/ft'),
    position: positions.length > 1 ? first?.label.toLowerCase() : undefined,
    keyLoads: KEY_SPANS_FT.map((spanFt) => {
      const row = first?.rows.find((each) => each.spanFt === spanFt)
      if (!row) return { spanFt }
      const { lb, metric } = printedRow(row).loads.uniform
      return { spanFt, us: lb, metric: `${metric} kN` }
    }),
    positions: positions.map(({ label, rows, sides }) => ({
      label,
      rows: rows.map(asPrinted),
      sides: sides.map(({ kind, rows }) => ({ kind, rows })),
    })),
    columns: columns.map(({ series, rows }) => ({ series, side: { kind: 'column', rows } })),
    conditions: conditions.filter((each) => !commonConditions.includes(each)),
    interaction,
  }
}
