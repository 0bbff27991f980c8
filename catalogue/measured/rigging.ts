// Written by the studio from the solids. Do not edit: run `npm run studio -- measure`.
import type { Measured } from './measured.ts'

export const measured = {
  'BS-RG-BM12': { weightLb: 20.2, sizeIn: [18, 12.5, 2.323] },
  'BS-RG-BP3': { weightLb: 5.849, sizeIn: [8.5, 7.696, 0.5] },
  'BS-RG-EB050': { weightLb: 0.4818, sizeIn: [2.188, 1.063, 3.874] },
  'BS-RG-HM12': { weightLb: 22.28, sizeIn: [12, 12, 5.865] },
  'BS-RG-HR050': { weightLb: 1.203, sizeIn: [2.88, 2.425, 4.028] },
  'BS-RG-LM03': { weightLb: 4.404, sizeIn: [6, 3.563, 5.265] },
  'BS-RG-LM06': { weightLb: 4.942, sizeIn: [6, 6, 3.115] },
  'BS-RG-LM12': { weightLb: 9.82, sizeIn: [6, 12, 3.74] },
  'BS-RG-PE2': { weightLb: 1.751, sizeIn: [6, 2.528, 2.102] },
  'BS-RG-SH050': { weightLb: 0.6823, sizeIn: [3.053, 1.281, 2.705] },
  'BS-RG-SH058': { weightLb: 1.284, sizeIn: [3.794, 1.537, 3.396] },
  'BS-RG-SH075': { weightLb: 2.117, sizeIn: [4.472, 1.794, 4.024] },
} as const satisfies Readonly<Record<string, Measured>>
