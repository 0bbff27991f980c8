import type { ResourceItem } from './types.ts'

export interface LoadTable extends ResourceItem {
  readonly type: 'truss' | 'extrusion'
}

/** The nine load tables, truss first, in the order of the resources list and the load tables page. */
export const loadTables: readonly LoadTable[] = [
  {
    id: 'truss-12-aluminum',
    title: '12 in Truss, Aluminum',
    description: 'Allowable loads of 12 × 12 in truss in 6061-T6 aluminum: beams, cantilevers, columns and joints.',
    type: 'truss',
    url: 'documents/load-tables/truss-12-aluminum.pdf',
  },
  {
    id: 'truss-12-steel',
    title: '12 in Truss, Steel',
    description:
      'Allowable loads of 12 × 12 in truss in A36 steel with A500 lacing: beams, cantilevers, columns and joints.',
    type: 'truss',
    url: 'documents/load-tables/truss-12-steel.pdf',
  },
  {
    id: 'truss-6-aluminum',
    title: '6 in Truss, Aluminum',
    description: 'Allowable loads of 6 × 6 in truss in 6061-T6 aluminum: beams, cantilevers, columns and joints.',
    type: 'truss',
    url: 'documents/load-tables/truss-6-aluminum.pdf',
  },
  {
    id: 'truss-6-steel',
    title: '6 in Truss, Steel',
    description:
      'Allowable loads of 6 × 6 in truss in A36 steel with A500 lacing: beams, cantilevers, columns and joints.',
    type: 'truss',
    url: 'documents/load-tables/truss-6-steel.pdf',
  },
  {
    id: 'truss-3-aluminum',
    title: '3 in Truss, Aluminum',
    description:
      'Allowable loads of 3 × 3 in perforated tube in 6061-T6 aluminum: beams, cantilevers, columns and joints.',
    type: 'truss',
    url: 'documents/load-tables/truss-3-aluminum.pdf',
  },
  {
    id: 'extrusion-15x15',
    title: 'Extrusion 1.5 × 1.5 in',
    description: 'Allowable loads of the 1.5 × 1.5 in extrusion as a beam, a cantilever and a column.',
    type: 'extrusion',
    url: 'documents/load-tables/extrusion-15x15.pdf',
  },
  {
    id: 'extrusion-15x30',
    title: 'Extrusion 1.5 × 3 in',
    description: 'Allowable loads of the 1.5 × 3 in extrusion, on edge and flat: beams, cantilevers and columns.',
    type: 'extrusion',
    url: 'documents/load-tables/extrusion-15x30.pdf',
  },
  {
    id: 'extrusion-30x30',
    title: 'Extrusion 3 × 3 in',
    description: 'Allowable loads of the 3 × 3 in extrusion as a beam, a cantilever and a column.',
    type: 'extrusion',
    url: 'documents/load-tables/extrusion-30x30.pdf',
  },
  {
    id: 'extrusion-30x60',
    title: 'Extrusion 3 × 6 in',
    description: 'Allowable loads of the 3 × 6 in extrusion, on edge and flat: beams, cantilevers and columns.',
    type: 'extrusion',
    url: 'documents/load-tables/extrusion-30x60.pdf',
  },
]
