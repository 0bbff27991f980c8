import type { Measured } from './measured.ts'

export const measured = {
  'BS-PA-0-2': { weightLb: 2.76, sizeIn: [9, 3, 2.5] },
  'BS-PA-0-4': { weightLb: 5.51, sizeIn: [9, 6, 2.5] },
  'BS-PA-90-2': { weightLb: 3.05, sizeIn: [9, 3, 4.25] },
  'BS-PA-90-4': { weightLb: 3.65, sizeIn: [6, 6, 4.25] },
  'BS-PA-SQ0-2': { weightLb: 3.36, sizeIn: [9, 3, 2.75] },
  'BS-PA-SQ90-2': { weightLb: 3.85, sizeIn: [9, 3, 4.25] },
  'BS-PA-SQ90-4': { weightLb: 5.73, sizeIn: [9, 6, 4.25] },
} as const satisfies Record<string, Measured>
