// Written by the studio from the solids. Do not edit: run `npm run studio -- measure`.
import type { Measured } from './measured.ts'

export const measured = {
  'BS-TK-CW34': { weightLb: 0.4621, sizeIn: [10.002, 1.44, 0.386] },
  'BS-TK-CW916': { weightLb: 0.2076, sizeIn: [8.002, 1.08, 0.29] },
  'BS-TK-DP050': { weightLb: 0.3776, sizeIn: [8, 0.62, 0.62] },
  'BS-TK-KIT1': { weightLb: 27.49, sizeIn: [24.16, 18.301, 15.414] },
  'BS-TK-RT12': { weightLb: 1.975, sizeIn: [10.005, 1.75, 1.9] },
  'BS-TK-SK34': { weightLb: 0.3644, sizeIn: [1.065, 1.065, 3] },
  'BS-TK-SK916': { weightLb: 0.2241, sizeIn: [0.88, 0.88, 3] },
  'BS-TK-TW12': { weightLb: 4.501, sizeIn: [18, 1.8, 1.9] },
} as const satisfies Readonly<Record<string, Measured>>
