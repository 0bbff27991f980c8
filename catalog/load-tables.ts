import type { PartNumber, ResourceItem } from './types.ts'

export interface LoadTable extends ResourceItem {
  readonly type: 'truss' | 'extrusion'
  /** Its part number without the length. */
  readonly series: PartNumber
  /** Other parts that it lists, as columns only. */
  readonly columnsOf?: PartNumber
}

const tables: readonly Omit<LoadTable, 'url'>[] = [
  {
    id: 'truss-12-aluminum',
    series: 'BS-TR12A',
    title: '12 in Truss, Aluminum',
    description: 'Allowable loads of 12 × 12 in truss in 6061-T6 aluminum: beams, cantilevers, columns and joints.',
    type: 'truss',
  },
  {
    id: 'truss-12-steel',
    series: 'BS-TR12S',
    title: '12 in Truss, Steel',
    description:
      'Allowable loads of 12 × 12 in truss in A36 steel with A500 lacing: beams, cantilevers, columns and joints.',
    type: 'truss',
  },
  {
    id: 'truss-6-aluminum',
    series: 'BS-TR06A',
    title: '6 in Truss, Aluminum',
    description: 'Allowable loads of 6 × 6 in truss in 6061-T6 aluminum: beams, cantilevers, columns and joints.',
    type: 'truss',
  },
  {
    id: 'truss-6-steel',
    series: 'BS-TR06S',
    title: '6 in Truss, Steel',
    description:
      'Allowable loads of 6 × 6 in truss in A36 steel with A500 lacing: beams, cantilevers, columns and joints.',
    type: 'truss',
  },
  {
    id: 'truss-3-aluminum',
    series: 'BS-TR03A',
    columnsOf: 'BS-TR03S',
    title: '3 in Truss, Aluminum',
    description:
      'Allowable loads of 3 × 3 in perforated tube in 6061-T6 aluminum: beams, cantilevers, columns and joints; columns and joints of the steel tube.',
    type: 'truss',
  },
  {
    id: 'extrusion-15x15',
    series: 'BS-EX1515',
    title: 'Extrusion 1.5 × 1.5 in',
    description: 'Allowable loads of the 1.5 × 1.5 in extrusion as a beam, a cantilever and a column.',
    type: 'extrusion',
  },
  {
    id: 'extrusion-15x30',
    series: 'BS-EX1530',
    title: 'Extrusion 1.5 × 3 in',
    description: 'Allowable loads of the 1.5 × 3 in extrusion, on edge and flat: beams, cantilevers and columns.',
    type: 'extrusion',
  },
  {
    id: 'extrusion-30x30',
    series: 'BS-EX3030',
    title: 'Extrusion 3 × 3 in',
    description: 'Allowable loads of the 3 × 3 in extrusion as a beam, a cantilever and a column.',
    type: 'extrusion',
  },
  {
    id: 'extrusion-30x60',
    series: 'BS-EX3060',
    title: 'Extrusion 3 × 6 in',
    description: 'Allowable loads of the 3 × 6 in extrusion, on edge and flat: beams, cantilevers and columns.',
    type: 'extrusion',
  },
]

/** The nine load tables, truss first, in the order of the resources list and the load tables page. */
export const loadTables: readonly LoadTable[] = tables.map((table) => ({
  ...table,
  url: `documents/load-tables/${table.id}.pdf`,
}))

/** The table that lists a part: as a beam, or as a column only. */
export const loadTableOf = (partNumber: PartNumber): LoadTable | undefined =>
  loadTables.find(({ series, columnsOf }) =>
    [series, columnsOf].some((each) => each && partNumber.startsWith(`${each}-`)),
  )

/**
 * 'LT-TR12A', as the document is numbered.
 * @public for the studio
 */
export const loadTableNumber = ({ series }: LoadTable): string => `LT-${series.replace('BS-', '')}`
