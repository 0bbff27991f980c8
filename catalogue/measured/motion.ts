// Written by the studio from the solids. Do not edit: run `npm run studio -- measure`.
import type { PartNumber } from '../types.ts'
import type { Measured } from './measured.ts'

export const measured = {
  'BS-MO-CA6': { weightLb: 12.5, sizeIn: [6, 9, 8] },
  'BS-MO-CA6R': { weightLb: 10.5, sizeIn: [6, 6, 8] },
  'BS-MO-CA8': { weightLb: 31, sizeIn: [12, 12, 10.5] },
  'BS-MO-HB1': { weightLb: 16, sizeIn: [12, 6, 10] },
  'BS-MO-HB3': { weightLb: 28, sizeIn: [12, 6, 10] },
  'BS-MO-SJ12': { weightLb: 15, sizeIn: [6, 6, 24] },
  'BS-MO-SJ24': { weightLb: 21, sizeIn: [6, 6, 36] },
  'BS-MO-CJ15': { weightLb: 22, sizeIn: [8, 6, 24] },
  'BS-MO-LF12': { weightLb: 38, sizeIn: [12, 12, 9] },
  'BS-MO-LF06': { weightLb: 8.5, sizeIn: [6, 6, 5] },
  'BS-MO-LF03': { weightLb: 1.9, sizeIn: [2.69, 2.69, 7] },
  'BS-MO-SL12': { weightLb: 42, sizeIn: [18, 18, 18] },
  'BS-MO-SL06': { weightLb: 21, sizeIn: [12, 12, 12] },
  'BS-MO-SL03': { weightLb: 2.9, sizeIn: [3.5, 3.5, 12] },
  'BS-MO-SR12': { weightLb: 44, sizeIn: [12, 12, 2.25] },
  'BS-MO-SR24': { weightLb: 165, sizeIn: [24, 24, 3] },
  'BS-MO-VW4': { weightLb: 9.5, sizeIn: [6, 6, 5] },
  'BS-MO-AT-05': { weightLb: 35, sizeIn: [60, 6, 1.375] },
  'BS-MO-AT-10': { weightLb: 70, sizeIn: [120, 6, 1.375] },
  'BS-MO-PB15': { weightLb: 6.2, sizeIn: [8, 2.25, 4] },
} as const satisfies Record<PartNumber, Measured>
