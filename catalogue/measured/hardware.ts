// Written by the studio from the solids. Do not edit: run `npm run studio -- measure`.
import type { PartNumber } from '../types.ts'
import type { Measured } from './measured.ts'

export const measured = {
  'BS-HW-NB-4': { weightLb: 2, sizeIn: [12, 1.25, 0.5] },
  'BS-HW-NB-2': { weightLb: 1, sizeIn: [6, 1.25, 0.5] },
  'BS-HW-NB-L': { weightLb: 1.9, sizeIn: [6, 1.75, 1.75] },
  'BS-HW-IN-050': { weightLb: 0.06, sizeIn: [1, 1, 0.75] },
  'BS-HW-IN-038': { weightLb: 0.03, sizeIn: [0.8, 0.8, 0.625] },
  'BS-HW8-050-100': { weightLb: 0.2, sizeIn: [0.87, 1.06, 1.31] },
  'BS-HW8-050-125': { weightLb: 0.21, sizeIn: [0.87, 1.06, 1.56] },
  'BS-HW8-050-150': { weightLb: 0.22, sizeIn: [0.87, 1.06, 1.81] },
  'BS-HW8-050-200': { weightLb: 0.25, sizeIn: [0.87, 1.06, 2.31] },
  'BS-HW8-050-250': { weightLb: 0.28, sizeIn: [0.87, 1.06, 2.81] },
  'BS-HW8-050-400': { weightLb: 0.36, sizeIn: [0.87, 1.06, 4.31] },
  'BS-HW8-050-450': { weightLb: 0.39, sizeIn: [0.87, 1.06, 4.81] },
  'BS-HW8-038-100': { weightLb: 0.09, sizeIn: [0.65, 0.81, 1.23] },
  'BS-HW8-038-150': { weightLb: 0.1, sizeIn: [0.65, 0.81, 1.73] },
  'BS-HW8-038-200': { weightLb: 0.12, sizeIn: [0.65, 0.81, 2.23] },
  'BS-HW8-050-N': { weightLb: 0.04, sizeIn: [0.87, 0.75, 0.44] },
  'BS-HW8-050-W': { weightLb: 0.02, sizeIn: [1.06, 1.06, 0.095] },
  'BS-HW-TR-01': { weightLb: 0.56, sizeIn: [12, 0.5, 0.5] },
  'BS-HW-TR-03': { weightLb: 1.68, sizeIn: [36, 0.5, 0.5] },
  'BS-HW-TR-06': { weightLb: 3.35, sizeIn: [72, 0.5, 0.5] },
  'BS-HW-CN-050': { weightLb: 0.1, sizeIn: [0.79, 0.69, 1.75] },
  'BS-HW-SP-05': { weightLb: 0.026, sizeIn: [1, 1, 0.5] },
  'BS-HW-SP-1': { weightLb: 0.052, sizeIn: [1, 1, 1] },
  'BS-HW-SP-2': { weightLb: 0.105, sizeIn: [1, 1, 2] },
  'BS-HW-SP-275': { weightLb: 0.144, sizeIn: [1, 1, 2.75] },
  'BS-HW-QP-050': { weightLb: 0.32, sizeIn: [1.5, 1.5, 5.5] },
  'BS-HW-HK-050': { weightLb: 0.2, sizeIn: [2.5, 2.5, 2.4] },
} as const satisfies Record<PartNumber, Measured>
