// Written by the studio from the solids. Do not edit: run `npm run studio -- measure`.
import type { PartNumber } from '../types.ts'
import type { Measured } from './measured.ts'

export const measured = {
  'BS-FT-MM12': { weightLb: 7, sizeIn: [12, 12, 0.75] },
  'BS-FT-MM06': { weightLb: 1.9, sizeIn: [6, 6, 0.75] },
  'BS-FT-MM03': { weightLb: 2.6, sizeIn: [4.25, 4.25, 7] },
  'BS-FT-MU12': { weightLb: 13, sizeIn: [12.5, 12, 20] },
  'BS-FT-MR3': { weightLb: 1.9, sizeIn: [4.5, 4.5, 3] },
  'BS-FT-MR6': { weightLb: 2.8, sizeIn: [4.5, 4.5, 6] },
  'BS-FT-MR12': { weightLb: 4.4, sizeIn: [4.5, 4.5, 12] },
  'BS-FT-MC1': { weightLb: 0.7, sizeIn: [4, 4, 1.5] },
} as const satisfies Record<PartNumber, Measured>
