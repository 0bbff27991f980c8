import { computedLoadTable } from '../../../catalogue/computed-load-tables.ts'
import type { LoadTable } from '../../../catalogue/load-tables.ts'
import { packRows } from '../../../engineering/load-rows.ts'
import { commonNotes, type LoadTableId } from '../../../engineering/load-tables.ts'
import { formatQuantity } from '../../../engineering/units.ts'
import { type ShownLink, shownLink } from '../../services/media.server.ts'

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
  readonly positions: readonly { readonly label: string; readonly rows: string }[]
  /** What holds for this table beyond what holds for all. */
  readonly notes: readonly string[]
}

/** A load table with the very rows that its document prints. */
export const shownTable = (table: LoadTable): ShownTable => {
  const { id, title, description } = table
  const { series, selfWeightLbPerFt, positions, notes } = computedLoadTable(id as LoadTableId)
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
    positions: positions.map(({ label, rows }) => ({ label, rows: packRows(rows) })),
    notes: notes.filter((note) => !commonNotes.includes(note)),
  }
}
