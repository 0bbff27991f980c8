// Written by the studio from the solids. Do not edit: run `npm run studio -- measure`.
import type { Measured } from './measured.ts'

export const measured = {
  'BS-MO-AT-05': { weightLb: 32.56, sizeIn: [60, 6, 1.236] },
  'BS-MO-AT-10': { weightLb: 65.13, sizeIn: [120, 6, 1.236] },
  'BS-MO-CA6': { weightLb: 13.3, sizeIn: [8.443, 6, 8] },
  'BS-MO-CA6R': { weightLb: 11.33, sizeIn: [6, 6, 8] },
  'BS-MO-CA8': { weightLb: 32.51, sizeIn: [13.063, 12, 10.5] },
  'BS-MO-CJ15': { weightLb: 31.83, sizeIn: [12.8, 6, 24] },
  'BS-MO-HB1': { weightLb: 21.06, sizeIn: [8.6, 12, 9.8] },
  'BS-MO-HB3': { weightLb: 39.9, sizeIn: [9, 12, 9.8] },
  'BS-MO-LF03': { weightLb: 3.059, sizeIn: [3, 3, 9.25] },
  'BS-MO-LF06': { weightLb: 6.151, sizeIn: [6, 6, 5] },
  'BS-MO-LF12': { weightLb: 35.13, sizeIn: [12, 12, 9] },
  'BS-MO-PB15': { weightLb: 7.341, sizeIn: [8, 2.2, 4.075] },
  'BS-MO-SJ12': { weightLb: 21.25, sizeIn: [8.8, 8.8, 19] },
  'BS-MO-SJ24': { weightLb: 26.34, sizeIn: [8.8, 8.8, 31] },
  'BS-MO-SL03': { weightLb: 2.763, sizeIn: [12, 3.5, 3.5] },
  'BS-MO-SL06': { weightLb: 8.839, sizeIn: [9, 9, 9] },
  'BS-MO-SL12': { weightLb: 18.13, sizeIn: [15, 15, 15] },
  'BS-MO-SR12': { weightLb: 43.03, sizeIn: [12, 12.65, 2.25] },
  'BS-MO-SR24': { weightLb: 172.8, sizeIn: [24, 24, 3] },
  'BS-MO-VW4': { weightLb: 8.104, sizeIn: [6, 6, 5] },
} as const satisfies Readonly<Record<string, Measured>>
