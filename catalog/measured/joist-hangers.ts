// Written by the studio from the solids. Do not edit: run `npm run studio -- measure`.
import type { Measured } from './measured.ts'

export const measured = {
  'BS-JH-210': { weightLb: 2.357, sizeIn: [4.5, 3, 9] },
  'BS-JH-24': { weightLb: 0.9173, sizeIn: [4.5, 3, 3.25] },
  'BS-JH-26': { weightLb: 1.413, sizeIn: [4.5, 3, 5.25] },
  'BS-JH-28': { weightLb: 1.86, sizeIn: [4.5, 3, 7] },
  'BS-JH-D28': { weightLb: 2.279, sizeIn: [7.5, 3, 7] },
  'BS-JH-TR03': { weightLb: 1.1, sizeIn: [7.5, 3, 3] },
} as const satisfies Readonly<Record<string, Measured>>
