// Written by the studio from the solids. Do not edit: run `npm run studio -- measure`.
import type { Measured } from './measured.ts'

export const measured = {
  'BS-TK-CW1516': { weightLb: 0.9036, sizeIn: [12.504, 1.801, 0.483] },
  'BS-TK-CW34': { weightLb: 0.4626, sizeIn: [10.004, 1.44, 0.386] },
  'BS-TK-CW916': { weightLb: 0.2077, sizeIn: [8.003, 1.08, 0.29] },
  'BS-TK-DP050': { weightLb: 0.3787, sizeIn: [8, 0.62, 0.62] },
  'BS-TK-HK316': { weightLb: 0.04911, sizeIn: [4.608, 1.408, 0.188] },
  'BS-TK-HK38': { weightLb: 0.2026, sizeIn: [4.717, 1.817, 0.375] },
  'BS-TK-HK516': { weightLb: 0.1393, sizeIn: [4.68, 1.68, 0.313] },
  'BS-TK-HK732': { weightLb: 0.06719, sizeIn: [4.626, 1.476, 0.219] },
  'BS-TK-KIT1': { weightLb: 30.37, sizeIn: [24.16, 18.302, 15.414] },
  'BS-TK-RT12': { weightLb: 1.977, sizeIn: [10.005, 1.75, 1.9] },
  'BS-TK-SK1516': { weightLb: 0.6098, sizeIn: [1.331, 1.331, 3] },
  'BS-TK-SK34': { weightLb: 0.3659, sizeIn: [1.065, 1.065, 3] },
  'BS-TK-SK916': { weightLb: 0.2244, sizeIn: [0.88, 0.88, 3] },
  'BS-TK-TW12': { weightLb: 5.434, sizeIn: [22.5, 1.8, 1.9] },
} as const satisfies Readonly<Record<string, Measured>>
