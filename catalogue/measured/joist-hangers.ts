import type { Measured } from './measured.ts'

export const measured = {
  'BS-JH-210': { weightLb: 2.48, sizeIn: [3, 4.5, 9] },
  'BS-JH-24': { weightLb: 0.99, sizeIn: [3, 4.5, 3.25] },
  'BS-JH-26': { weightLb: 1.5, sizeIn: [3, 4.5, 5.25] },
  'BS-JH-28': { weightLb: 1.97, sizeIn: [3, 4.5, 7] },
  'BS-JH-D28': { weightLb: 2.41, sizeIn: [3, 7.5, 7] },
  'BS-JH-TR03': { weightLb: 1.19, sizeIn: [3, 7.5, 3] },
} as const satisfies Record<string, Measured>
