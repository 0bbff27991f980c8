// Written by the studio from the solids. Do not edit: run `npm run studio -- measure`.
import type { PartNumber } from '../types.ts'
import type { Measured } from './measured.ts'

export const measured = {
  'BS-RG-LM12': { weightLb: 9.8, sizeIn: [12, 6, 4] },
  'BS-RG-LM06': { weightLb: 5.6, sizeIn: [6, 6, 3.5] },
  'BS-RG-LM03': { weightLb: 5.5, sizeIn: [6, 3.5, 5] },
  'BS-RG-HM12': { weightLb: 24, sizeIn: [12, 12, 8] },
  'BS-RG-BM12': { weightLb: 24, sizeIn: [18, 12, 3] },
  'BS-RG-HR050': { weightLb: 1.1, sizeIn: [2.5, 2.5, 4] },
  'BS-RG-EB050': { weightLb: 0.6, sizeIn: [2.2, 1, 4] },
  'BS-RG-PE4': { weightLb: 2.2, sizeIn: [4.5, 4.5, 2.5] },
  'BS-RG-BP3': { weightLb: 4.2, sizeIn: [8, 7.5, 0.5] },
  'BS-RG-SH050': { weightLb: 0.8, sizeIn: [3, 1.5, 3.5] },
  'BS-RG-SH058': { weightLb: 1.5, sizeIn: [3.7, 1.9, 4.4] },
  'BS-RG-SH075': { weightLb: 2.5, sizeIn: [4.4, 2.2, 5.3] },
} as const satisfies Record<PartNumber, Measured>
