/** The nine load tables in display order, and the series (part number without length) that each table lists. */
export const seriesOf = {
  'truss-12-aluminum': 'BS-TR12A',
  'truss-12-steel': 'BS-TR12S',
  'truss-6-aluminum': 'BS-TR06A',
  'truss-6-steel': 'BS-TR06S',
  'truss-3-aluminum': 'BS-TR03A',
  'extrusion-15x15': 'BS-EX1515',
  'extrusion-15x30': 'BS-EX1530',
  'extrusion-30x30': 'BS-EX3030',
  'extrusion-30x60': 'BS-EX3060',
} as const

export type LoadTableId = keyof typeof seriesOf

export const loadTableIds = Object.keys(seriesOf) as LoadTableId[]
