// Written by the studio from the solids. Do not edit: run `npm run studio -- measure`.
import type { Measured } from './measured.ts'

export const measured = {
  'BS-PA-0-2': { weightLb: 2.889, sizeIn: [9, 3, 3.03] },
  'BS-PA-0-4': { weightLb: 5.752, sizeIn: [9, 6, 3.03] },
  'BS-PA-90-2': { weightLb: 3.077, sizeIn: [9, 3.175, 4.25] },
  'BS-PA-90-4': { weightLb: 3.681, sizeIn: [6, 6, 4.25] },
  'BS-PA-SQ0-2': { weightLb: 3.349, sizeIn: [9, 3, 3.28] },
  'BS-PA-SQ90-2': { weightLb: 3.816, sizeIn: [9, 3.3, 4.25] },
  'BS-PA-SQ90-4': { weightLb: 5.697, sizeIn: [9, 6, 4.25] },
} as const satisfies Readonly<Record<string, Measured>>
