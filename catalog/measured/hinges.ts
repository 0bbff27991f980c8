// Written by the studio from the solids. Do not edit: run `npm run studio -- measure`.
import type { Measured } from './measured.ts'

export const measured = {
  'BS-HG-180-03': { weightLb: 3.324, sizeIn: [9, 3.7, 4.426] },
  'BS-HG-180-06': { weightLb: 3.868, sizeIn: [3.5, 6, 8.851] },
  'BS-HG-180-12': { weightLb: 9.044, sizeIn: [3.5, 12.1, 14.851] },
  'BS-HG-FL06': { weightLb: 2.64, sizeIn: [6.24, 6, 0.875] },
  'BS-HG-FL12': { weightLb: 5.27, sizeIn: [12.24, 6, 0.875] },
  'BS-HG-H03': { weightLb: 1.463, sizeIn: [5.125, 3, 4.375] },
  'BS-HG-H06': { weightLb: 1.536, sizeIn: [2.125, 6, 8.75] },
  'BS-HG-H12': { weightLb: 3.725, sizeIn: [2.125, 12, 14.75] },
  'BS-HG-HP-063': { weightLb: 0.3985, sizeIn: [3.7, 1.126, 2.85] },
  'BS-HG-QP-063': { weightLb: 0.319, sizeIn: [3.832, 1.34, 1.56] },
} as const satisfies Readonly<Record<string, Measured>>
