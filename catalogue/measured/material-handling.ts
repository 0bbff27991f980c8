// Written by the studio from the solids. Do not edit: run `npm run studio -- measure`.
import type { PartNumber } from '../types.ts'
import type { Measured } from './measured.ts'

export const measured = {
  'BS-MH-FP24': { weightLb: 41, sizeIn: [24, 14, 4.5] },
  'BS-MH-FP36': { weightLb: 61, sizeIn: [36, 14, 4.5] },
  'BS-MH-LL4': { weightLb: 9.5, sizeIn: [6, 6, 4.5] },
  'BS-MH-LL2': { weightLb: 2.3, sizeIn: [6, 5, 0.375] },
  'BS-MH-TD12': { weightLb: 44, sizeIn: [30, 18, 12] },
  'BS-MH-PC48': { weightLb: 190, sizeIn: [48, 24, 42] },
  'BS-MH-SS12': { weightLb: 4.5, sizeIn: [15, 3, 3.5] },
  'BS-MH-TR1': { weightLb: 1.3, sizeIn: [4.5, 3, 3] },
  'BS-MH-TB2': { weightLb: 2.7, sizeIn: [12, 1.5, 2.4] },
  'BS-MH-SW2': { weightLb: 3.6, sizeIn: [5, 4, 4] },
} as const satisfies Record<PartNumber, Measured>
