import type { PartNumber } from './types.ts'

/** Primary part numbers of interchangeable truss (aluminum and steel truss of the same size), and of the profiles. */
export const truss12 = ['BS-TR12A-10', 'BS-TR12S-10'] as const satisfies readonly PartNumber[]
export const truss6 = ['BS-TR06A-10', 'BS-TR06S-10'] as const satisfies readonly PartNumber[]
export const truss3 = ['BS-TR03A-10', 'BS-TR03S-10'] as const satisfies readonly PartNumber[]
export const boxTruss = [...truss12, ...truss6] as const
export const allTruss = [...boxTruss, ...truss3] as const
export const profiles = [
  'BS-EX1515-10',
  'BS-EX1530-10',
  'BS-EX3030-10',
  'BS-EX3060-10',
] as const satisfies readonly PartNumber[]
