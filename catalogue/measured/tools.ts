// Written by the studio from the solids. Do not edit: run `npm run studio -- measure`.
import type { PartNumber } from '../types.ts'
import type { Measured } from './measured.ts'

export const measured = {
  'BS-TK-KIT1': { weightLb: 28, sizeIn: [24, 13, 14] },
  'BS-TK-CW916': { weightLb: 0.35, sizeIn: [8, 1.2, 0.35] },
  'BS-TK-CW34': { weightLb: 0.62, sizeIn: [10, 1.6, 0.45] },
  'BS-TK-RT12': { weightLb: 1.3, sizeIn: [10, 1.8, 1.8] },
  'BS-TK-SK916': { weightLb: 0.32, sizeIn: [0.9, 0.9, 3] },
  'BS-TK-SK34': { weightLb: 0.45, sizeIn: [1.1, 1.1, 3] },
  'BS-TK-TW12': { weightLb: 3.1, sizeIn: [18, 1.9, 1.9] },
  'BS-TK-DP050': { weightLb: 0.4, sizeIn: [8, 0.8, 0.8] },
} as const satisfies Record<PartNumber, Measured>
