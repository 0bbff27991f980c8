// Written by the studio from the solids. Do not edit: run `npm run studio -- measure`.
import type { Measured } from './measured.ts'

export const measured = {
  'BS-MH-FP24': { weightLb: 51.6, sizeIn: [24, 14.8, 6.275] },
  'BS-MH-FP36': { weightLb: 70.83, sizeIn: [36, 14.8, 6.275] },
  'BS-MH-LL2': { weightLb: 2.076, sizeIn: [6, 5, 0.375] },
  'BS-MH-LL4': { weightLb: 7.634, sizeIn: [6, 6, 4.49] },
  'BS-MH-PC48': { weightLb: 231, sizeIn: [48, 24, 42] },
  'BS-MH-SS12': { weightLb: 3.217, sizeIn: [15, 3, 3.5] },
  'BS-MH-SW2': { weightLb: 3.166, sizeIn: [4.45, 5, 2.889] },
  'BS-MH-TB2': { weightLb: 3.615, sizeIn: [12, 3, 2.4] },
  'BS-MH-TD12': { weightLb: 61.4, sizeIn: [30, 18, 10.25] },
  'BS-MH-TR1': { weightLb: 1.008, sizeIn: [5.178, 3.25, 1.821] },
} as const satisfies Readonly<Record<string, Measured>>
