import { computedLoadTable } from '../../../catalogue/computed-load-tables.ts'
import type { LoadTable } from '../../../catalogue/load-tables.ts'
import type { LoadRow, SideRow, SideTableKind } from '../../../engineering/load-rows.ts'
import { commonConditions, type LoadTableId } from '../../../engineering/load-tables.ts'
import { formatQuantity } from '../../../engineering/units.ts'
import { type ShownLink, shownLink } from '../../services/media.server.ts'

export interface ShownSide {
  readonly kind: SideTableKind
  readonly rows: readonly SideRow[]
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
  readonly positions: readonly {
    readonly label: string
    readonly rows: readonly LoadRow[]
    readonly sides: readonly ShownSide[]
  }[]
  readonly columns: readonly { readonly series: string; readonly side: ShownSide }[]
  /** What holds for this table beyond what holds for all, and how its loads are combined. */
  readonly conditions: readonly string[]
  readonly interaction: readonly string[]
}

const hundredths = (inches: number) => Number(inches.toFixed(2))

/** Deflections no finer than they are printed, since the page carries them. */
const asPrinted = ({ spanFt, selfDeflectionIn, ...cells }: LoadRow): LoadRow => {
  const rounded = Object.entries(cells).map(([loadCase, cell]) => [
    loadCase,
    { ...cell, deflectionIn: hundredths(cell.deflectionIn) },
  ])
  return { spanFt, selfDeflectionIn: hundredths(selfDeflectionIn), ...Object.fromEntries(rounded) }
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
      rows: rows.map(asPrinted),
      sides: sides.map(({ kind, rows }) => ({ kind, rows })),
    })),
    columns: columns.map(({ series, rows }) => ({ series, side: { kind: 'column', rows } })),
    conditions: conditions.filter((each) => !commonConditions.includes(each)),
    interaction,
  }
}
