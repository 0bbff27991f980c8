import { type LoadTableId, loadTableIds, seriesOf } from '#engineering/load-tables/load-table-ids.ts'
import { partTraits } from './part-traits.ts'
import type { PartNumber, ResourceItem } from './types.ts'

export interface LoadTable extends ResourceItem {
  readonly id: LoadTableId
  readonly type: 'truss' | 'extrusion'
  /** Part number without the length. */
  readonly series: PartNumber
  /** Series that this table covers only as columns, not as beams. */
  readonly columnsOf?: PartNumber
}

const texts: Readonly<Record<LoadTableId, Pick<LoadTable, 'title' | 'description'>>> = {
  'truss-12-aluminum': {
    title: '12 in Truss, Aluminum',
    description: 'Allowable loads for 12 × 12 in truss in 6061-T6 aluminum: beams, cantilevers, columns, and joints.',
  },
  'truss-12-steel': {
    title: '12 in Truss, Steel',
    description:
      'Allowable loads for 12 × 12 in truss in A36 steel with A500 lacing: beams, cantilevers, columns, and joints.',
  },
  'truss-6-aluminum': {
    title: '6 in Truss, Aluminum',
    description: 'Allowable loads for 6 × 6 in truss in 6061-T6 aluminum: beams, cantilevers, columns, and joints.',
  },
  'truss-6-steel': {
    title: '6 in Truss, Steel',
    description:
      'Allowable loads for 6 × 6 in truss in A36 steel with A500 lacing: beams, cantilevers, columns, and joints.',
  },
  'truss-3-aluminum': {
    title: '3 in Truss, Aluminum',
    description:
      'Allowable loads for 3 × 3 in perforated tube in 6061-T6 aluminum: beams, cantilevers, columns, and joints; steel tube columns and joints.',
  },
  'extrusion-15x15': {
    title: 'Extrusion 1.5 × 1.5 in',
    description: 'Allowable loads for the 1.5 × 1.5 in extrusion as a beam, a cantilever, and a column.',
  },
  'extrusion-15x30': {
    title: 'Extrusion 1.5 × 3 in',
    description: 'Allowable loads for the 1.5 × 3 in extrusion, on edge and flat: beams, cantilevers, and columns.',
  },
  'extrusion-30x30': {
    title: 'Extrusion 3 × 3 in',
    description: 'Allowable loads for the 3 × 3 in extrusion as a beam, a cantilever, and a column.',
  },
  'extrusion-30x60': {
    title: 'Extrusion 3 × 6 in',
    description: 'Allowable loads for the 3 × 6 in extrusion, on edge and flat: beams, cantilevers, and columns.',
  },
}

/** The nine load tables, with truss first. The resources list and the load tables page use this order. */
export const loadTables: readonly LoadTable[] = loadTableIds.map((id) => ({
  id,
  series: seriesOf[id],
  ...(id === 'truss-3-aluminum' ? { columnsOf: 'BS-TR03S' } : {}),
  ...texts[id],
  type: id.startsWith('truss') ? 'truss' : 'extrusion',
  url: `documents/load-tables/${id}.pdf`,
}))

const ownSeries = (partNumber: string) => partTraits.get(partNumber)?.member?.series

/** Returns the load table that lists a part as a beam. */
export const beamTableOf = (partNumber: string): LoadTable | undefined =>
  loadTables.find(({ series }) => series === ownSeries(partNumber))

/** Returns the load table that lists a part as a beam or as a column. */
export const loadTableOf = (partNumber: string): LoadTable | undefined =>
  beamTableOf(partNumber) ?? loadTables.find(({ columnsOf }) => columnsOf && columnsOf === ownSeries(partNumber))

/** Document number, such as 'LT-TR12A'. @public The studio uses this function. */
export const loadTableNumber = ({ series }: LoadTable): string => `LT-${series.replace('BS-', '')}`
