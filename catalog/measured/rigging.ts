// Written by the studio from the solids. Do not edit: run `npm run studio -- measure`.
import type { Measured } from './measured.ts'

export const measured = {
  'BS-RG-BM12': { weightLb: 20.15, sizeIn: [18, 12.5, 2.243] },
  'BS-RG-BP3': { weightLb: 5.849, sizeIn: [8.5, 7.696, 0.5] },
  'BS-RG-EB050': { weightLb: 0.4782, sizeIn: [2.188, 1.063, 3.874] },
  'BS-RG-HM12': { weightLb: 22.23, sizeIn: [12, 12, 5.865] },
  'BS-RG-HR050': { weightLb: 1.211, sizeIn: [2.88, 2.427, 4.029] },
  'BS-RG-LM03': { weightLb: 4.391, sizeIn: [6, 3.563, 5.275] },
  'BS-RG-LM06': { weightLb: 4.936, sizeIn: [6, 6, 3.125] },
  'BS-RG-LM12': { weightLb: 9.816, sizeIn: [6, 12, 3.75] },
  'BS-RG-PE2': { weightLb: 1.751, sizeIn: [6, 2.53, 2.1] },
  'BS-RG-SH050': { weightLb: 0.7546, sizeIn: [3.053, 1.281, 3.328] },
  'BS-RG-SH058': { weightLb: 1.405, sizeIn: [3.794, 1.537, 4.144] },
  'BS-RG-SH075': { weightLb: 2.323, sizeIn: [4.472, 1.794, 4.897] },
} as const satisfies Readonly<Record<string, Measured>>
