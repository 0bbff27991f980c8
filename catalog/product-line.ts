import type { ProductHead } from './types.ts'

/** The thirteen products, in the order of the menu and the grid. */
export const productLine = [
  { id: 'truss', name: 'Truss', abbreviation: 'TR', color: '#feed4d' },
  { id: 'extrusion', name: 'Extrusion', abbreviation: 'EX', color: '#000000' },
  { id: 'plates', name: 'Plates', abbreviation: 'PL', color: '#999490' },
  { id: 'joist-hangers', name: 'Joist Hangers', abbreviation: 'JH', color: '#ffffff' },
  { id: 'pipe-adapters', name: 'Pipe Adapters', abbreviation: 'PA', color: '#a4b8c3' },
  { id: 'hinges', name: 'Hinges', abbreviation: 'HG', color: '#135ea2' },
  { id: 'motion', name: 'Motion', abbreviation: 'MO', color: '#122449' },
  { id: 'rigging', name: 'Rigging', abbreviation: 'RG', color: '#005356' },
  { id: 'access', name: 'Access', abbreviation: 'AC', color: '#5ee0e8' },
  { id: 'hardware', name: 'Hardware', abbreviation: 'HW', color: '#f9933c' },
  { id: 'tools', name: 'Tools', abbreviation: 'TK', color: '#c0bfbd' },
  { id: 'material-handling', name: 'Material Handling', abbreviation: 'MH', color: '#b7c671' },
  { id: 'film-tools', name: 'Film Tools', abbreviation: 'FT', color: '#000000' },
] as const satisfies readonly ProductHead[]

export type ProductId = (typeof productLine)[number]['id']

export const productHead = Object.fromEntries(productLine.map((head) => [head.id, head])) as unknown as {
  readonly [Id in ProductId]: Extract<(typeof productLine)[number], { id: Id }>
}
