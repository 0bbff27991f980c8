import { computedLoadTable } from '../../../catalogue/computed-load-tables.ts'
import type { LoadTable } from '../../../catalogue/load-tables.ts'
import { packRows, packSideRows, type SideTableKind } from '../../../engineering/load-rows.ts'
import { commonConditions, type LoadTableId } from '../../../engineering/load-tables.ts'
import { formatQuantity } from '../../../engineering/units.ts'
import { type ShownLink, shownLink } from '../../services/media.server.ts'

export interface ShownSide {
  readonly kind: SideTableKind
  /** Packed. */
  readonly rows: string
}

export interface ShownTable {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly link: ShownLink | undefined
  /** Part number without its length, and the anchor that it makes. */
  readonly series: string
  readonly anchor: string
  /** '6.4 lb/ft (9.6 kg/m)' */
  readonly weight: string
  /** '2 to 40 ft' */
  readonly spans: string
  /** Packed, for the page carries them beside its markup. */
  readonly positions: readonly { readonly label: string; readonly rows: string; readonly sides: readonly ShownSide[] }[]
  readonly columns: readonly { readonly series: string; readonly side: ShownSide }[]
  /** What holds for this table beyond what holds for all, and how its loads are combined. */
  readonly conditions: readonly string[]
  readonly interaction: readonly string[]
}

/** A load table with the very rows that its document prints. */
export const shownTable = (table: LoadTable): ShownTable => {
  const { id, title, description } = table
  const computed = computedLoadTable(id as LoadTableId)
  const { series, selfWeightLbPerFt, positions, columns, conditions, interaction } = computed
  const weight = formatQuantity(selfWeightLbPerFt, 'lb/ft')
  const spans = positions.flatMap(({ rows }) => rows.map(({ spanFt }) => spanFt))
  return {
    id,
    title,
    description,
    link: shownLink(table),
    series,
    anchor: series.toLowerCase(),
    weight: `${weight.us} (${weight.metric})`,
    spans: `${Math.min(...spans)} to ${Math.max(...spans)} ft`,
    positions: positions.map(({ label, rows, sides }) => ({
      label,
      rows: packRows(rows),
      sides: sides.map((side) => ({ kind: side.kind, rows: packSideRows(side.rows) })),
    })),
    columns: columns.map((column) => ({
      series: column.series,
      side: { kind: 'column', rows: packSideRows(column.rows) },
    })),
    conditions: conditions.filter((each) => !commonConditions.includes(each)),
    interaction,
  }
}
