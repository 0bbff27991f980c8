/** Plates that carry calculated loads, in inches: what their solids are made from and their ratings are computed from. */
import { grid } from './grid.ts'
import { aluminum6061T6, type LoadBearing, steelA36 } from './materials.ts'
import { type BoxSize, boxTrusses, type TrussSize, tubeTruss } from './truss-models.ts'

export interface SplicePlateModel {
  readonly partNumber: string
  readonly material: LoadBearing
  readonly lengthIn: number
  readonly widthIn: number
  readonly thicknessIn: number
  /** Between its two rows of holes; 0 of a plate with a single row. */
  readonly gaugeIn: number
  /** Length and height of the window in its middle; 0 without. */
  readonly windowLengthIn: number
  readonly windowIn: number
}

const gauge = (size: BoxSize): number => size - 2 * boxTrusses[size].chord.holeRowIn

const splice = { material: aluminum6061T6, lengthIn: 4 * grid.pitchIn, thicknessIn: 0.25 } as const

export const splicePlates: Readonly<Record<TrussSize, SplicePlateModel>> = {
  3: { ...splice, partNumber: 'BS-PL-SP03', widthIn: tubeTruss.sideIn, gaugeIn: 0, windowLengthIn: 0, windowIn: 0 },
  6: { ...splice, partNumber: 'BS-PL-SP06', widthIn: 6, gaugeIn: gauge(6), windowLengthIn: 0, windowIn: 0 },
  12: { ...splice, partNumber: 'BS-PL-SP12', widthIn: 12, gaugeIn: gauge(12), windowLengthIn: 9, windowIn: 7.5 },
}

/** Nests inside the corner of a 12 in chord across a joint. */
export const spliceAngle = {
  partNumber: 'BS-TR-SPA12',
  material: aluminum6061T6,
  legIn: 1.75,
  wallIn: 0.1875,
  holeRowIn: 0.875,
} as const

/** Gussets lie on the chords of two members that meet; their bolts are the first of each chord. */
export const gussets = {
  material: steelA36,
  thicknessIn: 0.1875,
  /** Bolts of an arm. */
  bolts: { 3: 2, 6: 2, 12: 3 },
} as const satisfies { readonly bolts: Readonly<Record<TrussSize, number>>; readonly [key: string]: unknown }

/** Where a 12 or 6 in truss stands. Anchors on a square, or none. */
export interface BaseModel {
  readonly partNumber: string
  readonly size: BoxSize
  readonly sideIn: number
  readonly thicknessIn: number
  readonly anchorsIn: number
  /** From the middle to the inner edge of the runners that the plate stands on; flat on the floor without. */
  readonly runnerIn?: number
}

export const bases: readonly BaseModel[] = [
  { partNumber: 'BS-PL-BS12', size: 12, sideIn: 18, thicknessIn: 0.5, anchorsIn: 15 },
  { partNumber: 'BS-PL-BS06', size: 6, sideIn: 12, thicknessIn: 0.375, anchorsIn: 9 },
  { partNumber: 'BS-TR-GB12', size: 12, sideIn: 24, thicknessIn: 0.25, anchorsIn: 21, runnerIn: 7 },
]

/** Plate with an upright spigot for the 3 in tube, bolted through the first two holes of all faces. */
export const base03 = {
  partNumber: 'BS-PL-BS03',
  material: steelA36,
  sideIn: 9,
  thicknessIn: 0.375,
  anchorsIn: 6,
  spigotIn: 2.5,
} as const

/** Hinges: knuckles on the edges of a frame that is bolted to the truss's end frame; a pin through each group. */
export const hinges = {
  material: aluminum6061T6,
  frameIn: 0.25,
  /** Height of the pin above the truss's face. */
  axisIn: 0.75,
  pinIn: 0.625,
  pinHoleIn: 21 / 32,
  knuckleIn: 0.48,
  lugIn: 1.25,
  /** Knuckles of one half along one edge. */
  knuckles: { 3: 2, 6: 2, 12: 4 },
} as const

/** Sheet of ASTM A653 SS grade 33, galvanized. */
const hangerSheet = { ...steelA36, name: 'ASTM A653 SS grade 33 steel', yieldKsi: 33, ultimateKsi: 45 } as const

export interface HangerModel {
  readonly partNumber: string
  /** Width between the sides, half the distance of the two columns of holes, height of what is hung. */
  readonly seatIn: number
  readonly columnIn: number
  readonly joistIn: number
}

/** Joist hangers of 12 gauge sheet; the top pair of bolts meets the chord, 1 in below the top of the joist. */
export const hangers = {
  material: hangerSheet,
  sheetIn: 0.1046,
  bendIn: 0.06,
  seatLengthIn: 3,
  topIn: 1,
  models: [
    { partNumber: 'BS-JH-24', seatIn: 1.5625, columnIn: 1.5, joistIn: 3.5 },
    { partNumber: 'BS-JH-26', seatIn: 1.5625, columnIn: 1.5, joistIn: 5.5 },
    { partNumber: 'BS-JH-28', seatIn: 1.5625, columnIn: 1.5, joistIn: 7.25 },
    { partNumber: 'BS-JH-210', seatIn: 1.5625, columnIn: 1.5, joistIn: 9.25 },
    { partNumber: 'BS-JH-D28', seatIn: 3.125, columnIn: 3, joistIn: 7.25 },
    { partNumber: 'BS-JH-TR03', seatIn: 3.0625, columnIn: 3, joistIn: 3 },
  ] satisfies readonly HangerModel[],
} as const

export interface AdapterModel {
  readonly partNumber: string
  readonly plateIn: readonly [number, number]
  /** Between the two holes (or rows) of the plate that share its bending, and bolts in each. */
  readonly spreadIn: number
  readonly boltsEach: number
  /** Round or square socket, outside. */
  readonly socketIn: number
  readonly round: boolean
  /** Stands on the plate, or lies along it. */
  readonly stands: boolean
  readonly lengthIn: number
}

export const adapters = {
  material: steelA36,
  thicknessIn: 0.25,
  weldIn: 0.125,
  models: [
    {
      partNumber: 'BS-PA-90-2',
      plateIn: [9, 3],
      spreadIn: 6,
      boltsEach: 1,
      socketIn: 2.25,
      round: true,
      stands: true,
      lengthIn: 4,
    },
    {
      partNumber: 'BS-PA-90-4',
      plateIn: [6, 6],
      spreadIn: 3,
      boltsEach: 2,
      socketIn: 2.25,
      round: true,
      stands: true,
      lengthIn: 4,
    },
    {
      partNumber: 'BS-PA-0-2',
      plateIn: [9, 3],
      spreadIn: 6,
      boltsEach: 1,
      socketIn: 2.25,
      round: true,
      stands: false,
      lengthIn: 3,
    },
    {
      partNumber: 'BS-PA-0-4',
      plateIn: [9, 6],
      spreadIn: 6,
      boltsEach: 2,
      socketIn: 2.25,
      round: true,
      stands: false,
      lengthIn: 6,
    },
    {
      partNumber: 'BS-PA-SQ90-2',
      plateIn: [9, 3],
      spreadIn: 6,
      boltsEach: 1,
      socketIn: 2.5,
      round: false,
      stands: true,
      lengthIn: 4,
    },
    {
      partNumber: 'BS-PA-SQ90-4',
      plateIn: [9, 6],
      spreadIn: 6,
      boltsEach: 2,
      socketIn: 2.5,
      round: false,
      stands: true,
      lengthIn: 4,
    },
    {
      partNumber: 'BS-PA-SQ0-2',
      plateIn: [9, 3],
      spreadIn: 6,
      boltsEach: 1,
      socketIn: 2.5,
      round: false,
      stands: false,
      lengthIn: 3,
    },
  ] satisfies readonly AdapterModel[],
} as const
