// Written by the studio from the solids. Do not edit: run `npm run studio -- measure`.
import type { Measured } from './measured.ts'

export const measured = {
  'BS-FT-MC1': { weightLb: 0.8973, sizeIn: [4, 4, 1.5] },
  'BS-FT-MM03': { weightLb: 2.346, sizeIn: [4.25, 4.25, 6.74] },
  'BS-FT-MM06': { weightLb: 1.685, sizeIn: [6, 6, 0.749] },
  'BS-FT-MM12': { weightLb: 6.824, sizeIn: [12, 12, 0.749] },
  'BS-FT-MR12': { weightLb: 3.34, sizeIn: [4.25, 4.25, 12.375] },
  'BS-FT-MR3': { weightLb: 1.746, sizeIn: [4.25, 4.25, 3.375] },
  'BS-FT-MR6': { weightLb: 2.295, sizeIn: [4.25, 4.25, 6.375] },
  'BS-FT-MU12': { weightLb: 11.07, sizeIn: [6, 12.781, 20.999] },
} as const satisfies Readonly<Record<string, Measured>>
