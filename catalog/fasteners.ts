/** Bolts, nuts and washers that are sold, and which of them holds a joint. Inches throughout. */
import { boxTrusses, tubeTruss } from '../engineering/truss-models.ts'
import { formatInches } from '../engineering/units.ts'
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
 * By thread. ASME B18.2.1 (hex cap screws), B18.2.2 (nuts), SAE washers; rounded to 1/64 in. The first three are sold
 * as sets; solids and scenes take the others.
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

/** Bolt sets: lengths under the head, ascending. */
export const setLengths: Readonly<Record<SetThread, readonly number[]>> = {
  '3/8-16': [1, 1.5, 2],
  '1/2-13': [1, 1.25, 1.5, 1.75, 2, 2.5, 4, 4.5],
  '5/8-11': [1.75, 2.25],
}

/** Short 1/2-13 bolts without a nut, for threads. */
export const shortLengths: readonly number[] = [0.5, 0.625, 0.75]

const digits = (hundredths: number) => String(hundredths).padStart(3, '0')
const lengthDigits = (length: number) => digits(Math.floor(length * 100))

/** 'BS-HW8-050-125': by diameter and length in hundredths of an inch. */
export const setNumber = (thread: SetThread, length: number): PartNumber =>
  `BS-HW8-${digits(Math.round(fastenerSizes[thread].diameter * 100))}-${lengthDigits(length)}`

/** A short bolt by its length, in. */
export const shortNumber = (length: number): PartNumber => `BS-HW8-SB-${lengthDigits(length)}`

const sizeLabel = (diameter: number, length: number) => `${formatInches(diameter)} × ${formatInches(length)} in`

/** The lengths of a thread that are sold, as sizes of its item. */
export const setSizes = (thread: SetThread): readonly Size[] =>
  setLengths[thread].map((length) => ({
    partNumber: setNumber(thread, length),
    label: sizeLabel(fastenerSizes[thread].diameter, length),
  }))

export const shortSizes: readonly Size[] = shortLengths.map((length) => ({
  partNumber: shortNumber(length),
  label: sizeLabel(0.5, length),
}))

/** Threads that stand out of a tightened nut. */
const THREADS_BEYOND_NUT = 2

/** The greatest grip of a set: what is left of its length by two washers, the nut and the threads beyond it. */
export const greatestGrip = (thread: SetThread, length: number): number => {
  const { washer, nut, threadsPerInch } = fastenerSizes[thread]
  return length - 2 * washer[2] - nut - THREADS_BEYOND_NUT / threadsPerInch
}

/** What bolts go through: the wall of each truss at its holes. */
export const frame = boxTrusses[12].endFrame.thicknessIn
export const chord = boxTrusses[12].chord.wallIn
export const tube = tubeTruss.wallIn

const gripOf = (layers: readonly number[]) => layers.reduce((sum, each) => sum + each, 0)

/** Shortest set that holds these layers, the part's own first. An error where none is long enough. */
export function boltThrough(layers: readonly number[], thread: SetThread = '1/2-13'): PartNumber {
  const length = setLengths[thread].find((each) => greatestGrip(thread, each) >= gripOf(layers))
  if (!length) throw new Error(`No ${thread} bolt is sold for a grip of ${gripOf(layers)} in`)
  return setNumber(thread, length)
}

/** A thread that takes the bolt in place of a nut; distances from the face that the last layer lies on. */
export interface ThreadedHole {
  readonly name: string
  /** Where the thread begins. */
  readonly from: number
  /** How much of it the bolt takes at least. */
  readonly engaged: number
  /** Where something is in the bolt's way. */
  readonly clear: number
}

export const threadedHoles = {
  /** Behind the lips of a slot; the slot's bottom is in the way. */
  slotNut: { name: 'slot nuts', from: 0.015, engaged: 0.25, clear: 0.43 },
  nutBar: { name: 'nut bars', from: 0, engaged: 0.5, clear: 2.5 },
  /** The bolt through the other leg is in the way. */
  cornerNutBar: { name: 'corner nut bars', from: 0, engaged: 0.375, clear: 0.625 },
  /** On a spigot, 1/8 in inside the tube; the bolts through the neighboring faces are in the way. */
  tubeInsert: { name: 'insert nuts in tubes', from: 0.075, engaged: 0.5, clear: 1.125 },
  /** The joists of the panel may lie below. */
  deckInsert: { name: 'insert nuts in deck panels', from: 0, engaged: 0.5, clear: 0.75 },
  /** The end of the profile is in the way. */
  endPlug: { name: 'end plugs', from: 0, engaged: 0.375, clear: 0.5 },
} as const satisfies Readonly<Record<string, ThreadedHole>>

export type ThreadedHoleId = keyof typeof threadedHoles

/** What a bolt keeps off from whatever is in its way. */
export const TIP_CLEARANCE = 1 / 32

/** How far the tip of a bolt of this length reaches past its layers; one washer lies under its head. */
export const reachOf = (length: number, layers: readonly number[]): number =>
  length - fastenerSizes['1/2-13'].washer[2] - gripOf(layers)

/** Shortest 1/2-13 bolt that takes enough of a thread through these layers. */
export function boltInto(into: ThreadedHoleId, layers: readonly number[]): PartNumber {
  const { from, engaged, clear }: ThreadedHole = threadedHoles[into]
  const fits = (length: number) => {
    const reach = reachOf(length, layers)
    return reach >= from + engaged && reach <= clear - TIP_CLEARANCE
  }
  const short = shortLengths.find(fits)
  const long = setLengths['1/2-13'].find(fits)
  if (short) return shortNumber(short)
  if (long) return setNumber('1/2-13', long)
  throw new Error(`No bolt is sold for ${gripOf(layers)} in into ${threadedHoles[into].name}`)
}

/** Hardware of a joint: so many sets through these layers. */
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

/** Hardware of a joint whose bolts end in a thread. */
export const boltsInto = (
  into: ThreadedHoleId,
  count: number,
  through: readonly number[],
  use: string = `into ${threadedHoles[into].name}`,
): HardwareLine => ({ count, partNumber: boltInto(into, through), through, into, use })

/** '12 × BS-HW8-050-150, per face'. */
export const hardwareText = ({ count, partNumber, use }: HardwareLine): string =>
  `${count} × ${partNumber}${use ? `, ${use}` : ''}`

/** A part of a joint that is no bolt, or whose bolt is given. */
export const piece = (count: number, partNumber: PartNumber, use?: string): HardwareLine => ({
  count,
  partNumber,
  ...(use ? { use } : {}),
})
