// Written by the studio from the solids. Do not edit: run `npm run studio -- measure`.
import type { Measured } from './measured.ts'

export const measured = {
  'BS-TK-CW34': { weightLb: 0.4626, sizeIn: [10.004, 1.44, 0.386] },
  'BS-TK-CW916': { weightLb: 0.2077, sizeIn: [8.003, 1.08, 0.29] },
  'BS-TK-DP050': { weightLb: 0.3787, sizeIn: [8, 0.62, 0.62] },
  'BS-TK-KIT1': { weightLb: 27.51, sizeIn: [24.16, 18.302, 15.414] },
  'BS-TK-RT12': { weightLb: 1.977, sizeIn: [10.005, 1.75, 1.9] },
  'BS-TK-SK34': { weightLb: 0.3659, sizeIn: [1.065, 1.065, 3] },
  'BS-TK-SK916': { weightLb: 0.2244, sizeIn: [0.88, 0.88, 3] },
  'BS-TK-TW12': { weightLb: 4.509, sizeIn: [18, 1.8, 1.9] },
} as const satisfies Readonly<Record<string, Measured>>
