import type { Measured } from './measured.ts'

export const measured = {
  'BS-HG-180-03': { weightLb: 3.4, sizeIn: [9, 3, 4.4] },
  'BS-HG-180-06': { weightLb: 4.3, sizeIn: [3, 6, 8.75] },
  'BS-HG-180-12': { weightLb: 9.89, sizeIn: [3, 12, 14.75] },
  'BS-HG-FL06': { weightLb: 2.63, sizeIn: [6, 6, 0.875] },
  'BS-HG-FL12': { weightLb: 5.26, sizeIn: [6, 12, 0.875] },
  'BS-HG-H03': { weightLb: 1.52, sizeIn: [5.1, 3, 4.4] },
  'BS-HG-H06': { weightLb: 1.78, sizeIn: [2.125, 6, 8.75] },
  'BS-HG-H12': { weightLb: 4.22, sizeIn: [2.125, 12, 14.75] },
  'BS-HG-HP-063': { weightLb: 0.39, sizeIn: [3.6, 1.8, 0.625] },
  'BS-HG-QP-063': { weightLb: 0.35, sizeIn: [4.2, 1.2, 0.7] },
} as const satisfies Record<string, Measured>
