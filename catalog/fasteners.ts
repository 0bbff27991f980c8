/** Bolts, nuts, and washers in the catalog, and functions that select them for a joint. All lengths are in inches. */
import { boxSeries, boxTrusses, tubeTruss } from '#engineering/members/truss-models.ts'
import { formatInches } from '#engineering/units.ts'
import type { HardwareLine, PartNumber, Size } from './types.ts'

export interface FastenerSizes {
  readonly diameter: number
  readonly threadsPerInch: number
  readonly acrossFlats: number
  readonly head: number
  readonly nut: number
  readonly washer: readonly [inside: number, outside: number, thickness: number]
}

/**
 * Fastener dimensions by thread, rounded to 1/64 in. Sources: ASME B18.2.1 (hex cap screws), ASME B18.2.2 (nuts), and
 * SAE washers. The first three thread sizes are sold as sets. The others appear only in solids and scenes.
 */
export const fastenerSizes = {
  '3/8-16': sizes(3 / 8, 16, 9 / 16, 0.243, 21 / 64, [13 / 32, 13 / 16, 0.065]),
  '1/2-13': sizes(1 / 2, 13, 3 / 4, 0.323, 7 / 16, [17 / 32, 1 + 1 / 16, 0.095]),
  '5/8-11': sizes(5 / 8, 11, 15 / 16, 0.403, 35 / 64, [21 / 32, 1 + 5 / 16, 0.095]),
  '1/4-20': sizes(1 / 4, 20, 7 / 16, 0.163, 7 / 32, [9 / 32, 5 / 8, 0.065]),
  '5/16-18': sizes(5 / 16, 18, 1 / 2, 0.211, 17 / 64, [11 / 32, 11 / 16, 0.065]),
  '3/4-10': sizes(3 / 4, 10, 1 + 1 / 8, 0.483, 41 / 64, [13 / 16, 1 + 15 / 32, 0.134]),
  '1-8': sizes(1, 8, 1 + 1 / 2, 0.627, 55 / 64, [1 + 1 / 16, 2, 0.134]),
} as const

function sizes(
  diameter: number,
  threadsPerInch: number,
  acrossFlats: number,
  head: number,
  nut: number,
  washer: FastenerSizes['washer'],
): FastenerSizes {
  return { diameter, threadsPerInch, acrossFlats, head, nut, washer }
}

export type SetThread = '3/8-16' | '1/2-13' | '5/8-11'

/** Available bolt lengths, measured from under the head, in ascending order. */
export const setLengths: Readonly<Record<SetThread, readonly number[]>> = {
  '3/8-16': [1, 1.5, 2],
  '1/2-13': [1, 1.25, 1.5, 1.75, 2, 2.5, 4, 4.5],
  '5/8-11': [1.75, 2.25],
}

/** Lengths of the short 1/2-13 bolts, which thread into a part instead of into a nut. */
export const shortLengths: readonly number[] = [0.5, 0.625, 0.75]

const digits = (hundredths: number) => String(hundredths).padStart(3, '0')
const lengthDigits = (length: number) => digits(Math.floor(length * 100))

/** Part number of a bolt set. It contains the diameter and length in hundredths of an inch, as in 'BS-HW8-050-125'. */
export const setNumber = (thread: SetThread, length: number): PartNumber =>
  `BS-HW8-${digits(Math.round(fastenerSizes[thread].diameter * 100))}-${lengthDigits(length)}`

/** Part number of a short bolt, given its length in inches. */
export const shortNumber = (length: number): PartNumber => `BS-HW8-SB-${lengthDigits(length)}`

const sizeLabel = (diameter: number, length: number) => `${formatInches(diameter)} × ${formatInches(length)} in`

/** Available bolt set sizes for this thread. */
export const setSizes = (thread: SetThread): readonly Size[] =>
  setLengths[thread].map((length) => ({
    partNumber: setNumber(thread, length),
    label: sizeLabel(fastenerSizes[thread].diameter, length),
  }))

export const shortSizes: readonly Size[] = shortLengths.map((length) => ({
  partNumber: shortNumber(length),
  label: sizeLabel(0.5, length),
}))

/** Minimum number of threads that must project past a tightened nut. */
const THREADS_BEYOND_NUT = 2

/**
 * Maximum grip of a bolt set: the bolt length minus the thicknesses of two washers and the nut, and minus the length of
 * the threads past the nut.
 */
export const greatestGrip = (thread: SetThread, length: number): number => {
  const { washer, nut, threadsPerInch } = fastenerSizes[thread]
  return length - 2 * washer[2] - nut - THREADS_BEYOND_NUT / threadsPerInch
}

export const frame = boxTrusses[12].endFrame.thicknessIn
/** The thickest leg of a chord, so that a bolt set fits every truss. */
export const chord = Math.max(...Object.values(boxSeries).map(({ chordWallIn }) => chordWallIn))
export const tube = tubeTruss.wallIn

const gripOf = (layers: readonly number[]) => layers.reduce((sum, each) => sum + each, 0)

/** Returns the shortest bolt set for these layers, or undefined if no set is long enough. */
export function findBoltThrough(layers: readonly number[], thread: SetThread = '1/2-13'): PartNumber | undefined {
  const length = setLengths[thread].find((each) => greatestGrip(thread, each) >= gripOf(layers))
  return length === undefined ? undefined : setNumber(thread, length)
}

/**
 * Returns the shortest bolt set for these layers. The first layer is the part itself. @throws if no set is long enough
 */
export function boltThrough(layers: readonly number[], thread: SetThread = '1/2-13'): PartNumber {
  const found = findBoltThrough(layers, thread)
  if (!found) throw new Error(`No ${thread} bolt set has a grip of ${gripOf(layers)} in`)
  return found
}

/** A threaded hole used in place of a nut. Distances are measured from the mating face of the threaded part. */
export interface ThreadedHole {
  readonly name: string
  readonly from: number
  /** Minimum thread engagement, in inches. */
  readonly engaged: number
  /** Distance to the first obstruction behind the hole. */
  readonly clear: number
}

export const threadedHoles = {
  /** The thread starts behind the lips of the slot. The bottom of the slot is the obstruction. */
  slotNut: { name: 'slot nuts', from: 0.015, engaged: 0.25, clear: 0.43 },
  nutBar: { name: 'nut bars', from: 0, engaged: 0.5, clear: 2.5 },
  /** The bolt in the other leg is the obstruction. */
  cornerNutBar: { name: 'corner nut bars', from: 0, engaged: 0.375, clear: 0.625 },
  /**
   * The insert nut is in a spigot, 1/8 in inside the tube. The bolts in the adjacent faces of the spigot are the
   * obstruction.
   */
  tubeInsert: { name: 'insert nuts in tubes', from: 0.075, engaged: 0.5, clear: 1.125 },
  /** The joists under the deck panel are the obstruction. */
  deckInsert: { name: 'insert nuts in deck panels', from: 0, engaged: 0.5, clear: 0.75 },
  /** The end of the profile is the obstruction. */
  endPlug: { name: 'end plugs', from: 0, engaged: 0.375, clear: 0.5 },
} as const satisfies Readonly<Record<string, ThreadedHole>>

export type ThreadedHoleId = keyof typeof threadedHoles

/** Minimum clearance between the tip of a bolt and an obstruction, in inches. */
export const TIP_CLEARANCE = 1 / 32

/** Distance from the last layer to the tip of the bolt, in inches, with one washer under the head. */
export const reachOf = (length: number, layers: readonly number[]): number =>
  length - fastenerSizes['1/2-13'].washer[2] - gripOf(layers)

/** Returns the shortest 1/2-13 bolt that passes through these layers and engages enough thread, if there is one. */
export function findBoltInto(into: ThreadedHoleId, layers: readonly number[]): PartNumber | undefined {
  const { from, engaged, clear }: ThreadedHole = threadedHoles[into]
  const fits = (length: number) => {
    const reach = reachOf(length, layers)
    return reach >= from + engaged && reach <= clear - TIP_CLEARANCE
  }
  const short = shortLengths.find(fits)
  const long = setLengths['1/2-13'].find(fits)
  if (short) return shortNumber(short)
  return long === undefined ? undefined : setNumber('1/2-13', long)
}

/**
 * Returns the shortest 1/2-13 bolt that passes through these layers and engages enough thread. @throws if no bolt fits
 */
export function boltInto(into: ThreadedHoleId, layers: readonly number[]): PartNumber {
  const found = findBoltInto(into, layers)
  if (!found) throw new Error(`No bolt fits ${gripOf(layers)} in into ${threadedHoles[into].name}`)
  return found
}

/** Returns a hardware line with `count` bolt sets that fit these layers. */
export const bolts = (
  count: number,
  through: readonly number[],
  options: { readonly thread?: SetThread; readonly use?: string } = {},
): HardwareLine => ({
  count,
  partNumber: boltThrough(through, options.thread),
  through,
  ...(options.use ? { use: options.use } : {}),
})

/** Returns a hardware line with `count` bolts that fit these layers and thread into a hole. */
export const boltsInto = (
  into: ThreadedHoleId,
  count: number,
  through: readonly number[],
  use: string = `into ${threadedHoles[into].name}`,
): HardwareLine => ({ count, partNumber: boltInto(into, through), through, into, use })

/** Formats a hardware line as text, such as '12 × BS-HW8-050-150, per face'. */
export const hardwareText = ({ count, partNumber, use }: HardwareLine): string =>
  `${count} × ${partNumber}${use ? `, ${use}` : ''}`

/** Returns a hardware line for a given part number. */
export const piece = (count: number, partNumber: PartNumber, use?: string): HardwareLine => ({
  count,
  partNumber,
  ...(use ? { use } : {}),
})
