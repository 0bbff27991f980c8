/** Dimensions of rated parts that `engineering/part-models.ts` does not hold, in inches, and what they are bolted to. */
import type { BoxSeries, tubeSeries } from '../truss-models.ts'

export type TubeSeries = keyof typeof tubeSeries
export type Series = BoxSeries | TubeSeries

/** Cubes of six frames, welded along their edges; holes and windows are those of the end frame. */
export const cornerBlock = { wallIn: 0.25 } as const

/** A half of a hinge: a frame with a wall around it, groups of knuckles on two of its edges. */
export const hingeHalf = {
  wallIn: 0.25,
  /** From the mating face to the plane of the joint, and to the nearer end of a knuckle's foot. */
  depthIn: 1.5,
  footFromIn: 0.7,
  footIn: 0.79,
  /** Both knuckles of a group and the gap between them. */
  groupIn: 1.52,
  /** Groups along one edge. */
  groups: { 6: 1, 12: 2 },
} as const

/** Fillet around the foot of the spigot of the 3 in base. */
export const SPIGOT_WELD_IN = 0.125

/** What the sides of a joist hanger are screwed with: #10, root diameter of the thread. */
export const screw = { rootIn: 0.152, yieldKsi: 80 } as const

export interface HangerScrews {
  readonly partNumber: string
  /** Height of the hanger, and screws of each side. */
  readonly heightIn: number
  readonly screws: number
}

export const hangerScrews: readonly HangerScrews[] = [
  { partNumber: 'BS-JH-24', heightIn: 3.25, screws: 2 },
  { partNumber: 'BS-JH-26', heightIn: 5.25, screws: 3 },
  { partNumber: 'BS-JH-28', heightIn: 7, screws: 4 },
  { partNumber: 'BS-JH-210', heightIn: 9, screws: 5 },
  { partNumber: 'BS-JH-D28', heightIn: 7, screws: 6 },
]

/** Middles of the screws of one side: from the chord, and from the bottom of the hanger. */
export const screwsAt = ({ heightIn, screws }: HangerScrews): readonly (readonly [x: number, z: number])[] =>
  Array.from({ length: screws }, (_, index) => [
    index % 2 === 0 ? 1.25 : 2.25,
    1 + ((heightIn - 1.7) * index) / Math.max(1, screws - 1),
  ])

/** The hanger that one bolt holds the 3 in tube down on. */
export const tubeSeat = { partNumber: 'BS-JH-TR03', seatIn: 3.0625 } as const

/** Half the foot of a sleeve, between its welds, and by how much these stop short of its ends together. */
export const sleeve = { round: 0.95, square: 1.25, shortIn: 0.5 } as const

/** Adapters whose two holes, 6 in apart, meet a single row; those with two rows meet no chord. */
export const rowAdapters = ['BS-PA-90-2', 'BS-PA-0-2', 'BS-PA-SQ90-2', 'BS-PA-SQ0-2'] as const

/** An upright plate with a hole for a shackle's pin. */
export interface LugModel {
  readonly thicknessIn: number
  /** Diameter of its head about the hole. */
  readonly headIn: number
  readonly holeIn: number
  readonly pinIn: number
  /** Length of its foot on a base, and the fillet around it; none where it is all one plate. */
  readonly footIn?: number
  readonly weldIn?: number
}

/** Plate between two rows of bolts that is bent by what stands in its middle. */
export interface BaseStripModel {
  readonly widthIn: number
  readonly thicknessIn: number
  /** From a row of bolts to the nearest rib or lug on it. */
  readonly leverIn: number
}

export interface LiftingModel {
  readonly partNumber: string
  readonly lugs: readonly LugModel[]
  readonly base?: BaseStripModel
}

const shackle058 = { holeIn: 0.8125, pinIn: 0.75 } as const

/** Lifting parts that are cut and welded here, of ASTM A36. Ribs reach 3.49 in and 1.68 in from the middle of the mounts. */
export const liftingParts: readonly LiftingModel[] = [
  {
    partNumber: 'BS-RG-LM12',
    lugs: [{ ...shackle058, thicknessIn: 0.625, headIn: 2.25, footIn: 4.5, weldIn: 0.2 }],
    base: { widthIn: 6, thicknessIn: 0.375, leverIn: 5 - 3.49 },
  },
  {
    partNumber: 'BS-RG-LM06',
    lugs: [{ ...shackle058, thicknessIn: 0.5, headIn: 2, footIn: 4, weldIn: 0.2 }],
    base: { widthIn: 6, thicknessIn: 0.375, leverIn: 2.25 - 1.68 },
  },
  {
    partNumber: 'BS-RG-LM03',
    lugs: [{ ...shackle058, thicknessIn: 0.5, headIn: 1.75, footIn: 3.5, weldIn: 0.2 }],
  },
  { partNumber: 'BS-RG-BP3', lugs: [{ ...shackle058, thicknessIn: 0.5, headIn: 2.5 }] },
  {
    partNumber: 'BS-MH-LL4',
    lugs: [{ thicknessIn: 0.75, headIn: 2.8, holeIn: 1, pinIn: 0.875, footIn: 3.4, weldIn: 0.22 }],
  },
  { partNumber: 'BS-MH-LL2', lugs: [{ ...shackle058, thicknessIn: 0.375, headIn: 2.6 }] },
]

/** Top of the saddle over the 3 in tube, bent between the sides. */
export const saddle = { lengthIn: 6, thicknessIn: 0.25, insideIn: 3.0625 } as const

/** Pin of the hoist mount between the middles of its cheeks. */
export const hoistPin = { diameterIn: 1, spanIn: 5 } as const

/**
 * Bar of the beam mount between the bolts at its ends; its slot lets a jaw's bolt through, the recess its nut. Worst on the
 * narrowest flange: the jaws' bolts stand nearest to the middle.
 */
export const beamBar = { widthIn: 2.5, thicknessIn: 0.75, recessIn: 0.95, boltIn: 7.5, jawIn: 2.5, bars: 2 } as const

/** Half ring of round bar on a plate with two bolts a pitch apart. */
export const padEye = { barIn: 0.5, radiusIn: 0.875, weldIn: 0.14, plateIn: 2.5, thicknessIn: 0.375 } as const

/** What is bolted to legs of chords: bolts of all, and how its pull bends the leg. */
export interface ChordMount {
  readonly partNumber: string
  readonly bolts: number
  readonly chords: 1 | 2
  /** A plate that cannot turn with the leg presses on its heel: the leg bends at its heel and at the bolt. */
  readonly held: boolean
  readonly series: readonly Series[]
}

const on12 = ['BS-TR12A', 'BS-TR12S'] as const
const on06 = ['BS-TR06A', 'BS-TR06S'] as const
const onTube = ['BS-TR03A', 'BS-TR03S'] as const

export const chordMounts: readonly ChordMount[] = [
  { partNumber: 'BS-RG-LM12', bolts: 4, chords: 2, held: true, series: on12 },
  { partNumber: 'BS-RG-LM06', bolts: 4, chords: 2, held: true, series: on06 },
  { partNumber: 'BS-RG-HM12', bolts: 8, chords: 2, held: true, series: on12 },
  { partNumber: 'BS-RG-BM12', bolts: 4, chords: 2, held: true, series: on12 },
  { partNumber: 'BS-RG-HR050', bolts: 1, chords: 1, held: false, series: [...on12, ...on06] },
  { partNumber: 'BS-RG-EB050', bolts: 1, chords: 1, held: false, series: [...on12, ...on06] },
  { partNumber: 'BS-RG-PE2', bolts: 2, chords: 1, held: false, series: [...on12, ...on06, ...onTube] },
  { partNumber: 'BS-MO-HB1', bolts: 4, chords: 2, held: true, series: on12 },
  { partNumber: 'BS-MO-HB3', bolts: 6, chords: 2, held: true, series: on12 },
  { partNumber: 'BS-MH-TR1', bolts: 2, chords: 1, held: false, series: [...on12, ...on06, ...onTube] },
  { partNumber: 'BS-MH-TB2', bolts: 2, chords: 1, held: false, series: [...on12, ...on06, ...onTube] },
]

/** Posts of railings on the side of a truss: two bolts in either chord. */
export const postMounts = [
  { partNumber: 'BS-AC-SF-SB', boltsEach: 2 },
  { partNumber: 'BS-AC-PS3', boltsEach: 2 },
] as const

/** What is bolted to an end frame and pulls or presses on it: the size of frame that its plate fits. */
export const framePulls = [{ partNumber: 'BS-MH-LL4', size: 6 }] as const
export const framePresses = [
  { partNumber: 'BS-MO-CA6', size: 6 },
  { partNumber: 'BS-MO-CA6R', size: 6 },
  { partNumber: 'BS-MO-CA8', size: 12 },
  { partNumber: 'BS-MO-LF06', size: 6 },
  { partNumber: 'BS-MO-LF12', size: 12 },
  { partNumber: 'BS-MO-SJ12', size: 6 },
] as const

/** 1/2-13 threaded rod of low-carbon steel: tensile stress area (ASME B1.1), and the load of MSS SP-58 for that size. */
export const rod = { stressAreaIn2: 0.1419, hangerLoadKip: 1.35 } as const
