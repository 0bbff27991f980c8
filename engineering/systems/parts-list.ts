/** Creates parts lists for the calculators, with catalog part numbers. */

import { boxTrusses, LONGEST_FT } from '#engineering/members/truss-models.ts'
import { hoistMount } from '#engineering/part-models/rigging.ts'
import { handrailPosts, stairUnits } from '#engineering/part-models/stairs.ts'

export interface PartLine {
  readonly partNumber: string
  readonly quantity: number
  readonly lengthFt?: number
  readonly note?: string
  /** Locations of the parts in inches from the left end of the header. */
  readonly placesIn?: readonly number[]
}

/** Returns the catalog weight of a part in pounds. */
export type PartWeight = (partNumber: string) => number

/**
 * Returns the weights of the parts of a calculator.
 * @throws if a part has no weight
 */
export const partWeights =
  (facts: Readonly<Record<string, { readonly weightLb: number }>>): PartWeight =>
  (partNumber) => {
    const fact = facts[partNumber]
    if (!fact) throw new Error(`${partNumber} has no weight.`)
    return fact.weightLb
  }

/** Returns the weight of the parts in a list. */
export const weightOf = (lines: readonly PartLine[], partLb: PartWeight): number =>
  lines.reduce((sum, { partNumber, quantity }) => sum + quantity * partLb(partNumber), 0)

/** Bolt sets by connection, such as two end frames, a 1/4 in plate on a chord, or a guardrail foot on a toe board. */
export const boltSets = {
  frames: 'BS-HW8-050-150',
  plate: 'BS-HW8-050-125',
  gusset: 'BS-HW8-050-125',
  mount: 'BS-HW8-050-150',
  hanger: 'BS-HW8-050-125',
  joist: 'BS-HW8-050-100',
  foot: 'BS-HW8-050-175',
  railing: 'BS-HW8-050-125',
  handrail: 'BS-HW8-050-150',
  landing: 'BS-HW8-050-150',
  tubeBase: 'BS-HW8-050-100',
} as const

const modelOf = (sizeIn: number) => boxTrusses[sizeIn === 12 ? 12 : 6]

/** Number of bolts between two end frames. */
export const frameBolts = (sizeIn: number): number => {
  const { holesIn, slotsIn } = modelOf(sizeIn).endFrame
  return holesIn.length + slotsIn.length
}

/**
 * Number of bolts between an end frame and the side of a truss. The remaining holes in the frame are between the two
 * chords.
 */
export const chordBolts = (sizeIn: number): number => {
  const { chord, endFrame } = modelOf(sizeIn)
  const row = sizeIn / 2 - chord.holeRowIn
  return endFrame.holesIn.filter(([, y]) => Math.abs(y) === row).length + endFrame.slotsIn.length
}

/** Number of bolts in a corner gusset. */
export const gussetBolts = (sizeIn: number): number => (sizeIn === 12 ? 6 : 4)

/**
 * Bolts and pins for access parts. A guardrail has four bolts in each foot of its base rail, and a pin in each post. A
 * stair rail has two bolts in each post.
 */
const fixings: readonly (readonly [parts: readonly string[], quantity: number, partNumber: string, note: string])[] = [
  [['BS-AC-DP48', 'BS-AC-DP96'], 4, boltSets.plate, 'decks'],
  [['BS-AC-GR48'], 16, boltSets.railing, 'guardrails'],
  [['BS-AC-GR72'], 24, boltSets.railing, 'guardrails'],
  [['BS-AC-GR96'], 28, boltSets.railing, 'guardrails'],
  [['BS-AC-GR48', 'BS-AC-GR72'], 2, 'BS-HW-QP-050', 'guardrail posts'],
  [['BS-AC-GR96'], 3, 'BS-HW-QP-050', 'guardrail posts'],
  [['BS-AC-TB48', 'BS-AC-TB96'], 4, boltSets.plate, 'toe boards'],
  [stairUnits.map(({ stair }) => stair), 12, boltSets.plate, 'stairs'],
  ...stairUnits.map((unit) => [[unit.rail], 2 * handrailPosts(unit), boltSets.handrail, 'stair rails'] as const),
  [['BS-AC-LN36'], 8, boltSets.landing, 'landings'],
  [['BS-AC-LD18-04', 'BS-AC-LD18-06', 'BS-AC-LD18-08', 'BS-AC-LD18-10'], 4, boltSets.plate, 'ladders'],
]

/**
 * Returns true for decks, railings, and stairs. Parts lists contain a fixed set of bolts for each of these parts instead
 * of bolts derived from aligned holes.
 */
export const hasFixings = (partNumber: string): boolean => withOwnFixings.has(partNumber)

const withOwnFixings = new Set(fixings.flatMap(([parts]) => parts))

/** Adds the bolts for decks, railings, stairs, and ladders, and combines lines with the same part number. */
export const withFixings = (lines: readonly PartLine[]): PartLine[] =>
  combineLines([
    ...lines,
    ...lines.flatMap((line) =>
      fixings
        .filter(([parts]) => parts.includes(line.partNumber))
        .map(([, quantity, partNumber, note]) => ({ partNumber, quantity: quantity * line.quantity, note })),
    ),
  ])

/** Multiplies the quantities in a list. */
export const times = (lines: readonly PartLine[], count: number): PartLine[] =>
  lines.map((line) => ({ ...line, quantity: line.quantity * count }))

/** Returns a base with the bolts that connect it to a truss, or to a tube if there is no truss size. */
export const baseLines = (
  { partNumber, anchored }: { readonly partNumber: string; readonly anchored: boolean },
  sizeIn: number | undefined,
): PartLine[] => [
  { partNumber, quantity: 1 },
  // Base plates for box truss come with screws.
  ...(sizeIn && !anchored ? [{ partNumber: boltSets.frames, quantity: frameBolts(sizeIn), note: 'base' }] : []),
  ...(sizeIn
    ? []
    : [
        { partNumber: boltSets.tubeBase, quantity: 8, note: 'base' },
        { partNumber: 'BS-HW-IN-050', quantity: 8, note: 'base' },
      ]),
]

/** Shackle in the lug of a lifting mount. The hook of a hoist hangs from the pin of a hoist mount without a shackle. */
export const SHACKLE = 'BS-RG-SH058'

/** Returns a lifting mount with its bolts and its shackle. */
export const mountLines = (partNumber: string, bolts: number): PartLine[] => [
  { partNumber, quantity: 1, note: 'picks, at nodes' },
  { partNumber: boltSets.mount, quantity: bolts, note: 'mounts' },
  ...(partNumber === hoistMount.partNumber ? [] : [{ partNumber: SHACKLE, quantity: 1 }]),
]

/** Number of bolts in each splice plate. */
const PLATE_BOLTS = 8

/** Returns the part number for a length, such as 'BS-TR12A-05'. */
export const lengthNumber = (series: string, lengthFt: number): string =>
  `${series}-${String(lengthFt).padStart(2, '0')}`

/** Splits a beam into the fewest standard lengths, longest first. For example, 24 ft is 10, 10, and 4. */
export function fewestLengths(totalFt: number): number[] {
  const whole = Math.ceil(totalFt - 1e-9)
  const rest = whole % LONGEST_FT
  return [...Array.from({ length: Math.floor(whole / LONGEST_FT) }, () => LONGEST_FT), ...(rest > 0 ? [rest] : [])]
}

/**
 * Returns the joint locations in inches from the left end of the beam. If the truss is longer than the beam, it extends
 * equally past both ends.
 */
export function jointsOf(lengthsFt: readonly number[], beamIn: number): number[] {
  const over = (lengthsFt.reduce((sum, each) => sum + each, 0) * 12 - beamIn) / 2
  return lengthsFt
    .slice(0, -1)
    .map((_, index) => lengthsFt.slice(0, index + 1).reduce((sum, each) => sum + each, 0) * 12 - over)
}

/** Returns a parts list line for each length of truss in a beam. */
export const lengthLines = (series: string, lengthsFt: readonly number[], note?: string): PartLine[] =>
  lengthsFt.map((lengthFt) => ({
    partNumber: lengthNumber(series, lengthFt),
    quantity: 1,
    lengthFt,
    ...(note ? { note } : {}),
  }))

/**
 * Returns the parts list lines for the joints in a beam: two splice plates for each joint, plus bolts for the plates
 * and end frames.
 */
export const spliceLines = (sizeIn: number, joints: number): PartLine[] =>
  joints === 0
    ? []
    : [
        { partNumber: `BS-PL-SP${String(sizeIn).padStart(2, '0')}`, quantity: 2 * joints, note: '2 per joint' },
        { partNumber: boltSets.frames, quantity: frameBolts(sizeIn) * joints, note: 'end frames' },
        { partNumber: boltSets.plate, quantity: 2 * PLATE_BOLTS * joints, note: 'splice plates' },
      ]

/** Returns the parts list of a beam: its lengths, and the joints between them if it is a truss. */
export const beamLines = (series: string, trussIn: number | undefined, lengthsFt: readonly number[], note?: string) =>
  combineLines([
    ...lengthLines(series, lengthsFt, note),
    ...(trussIn ? spliceLines(trussIn, Math.max(0, lengthsFt.length - 1)) : []),
  ])

/** Combines lines with the same part number, in order of first appearance. Their notes are joined if they differ. */
export function combineLines(lines: readonly PartLine[]): PartLine[] {
  const byNumber = new Map<string, PartLine>()
  for (const line of lines) {
    const existing = byNumber.get(line.partNumber)
    if (!existing) {
      byNumber.set(line.partNumber, line)
      continue
    }
    const notes = [...new Set([existing.note, line.note].flatMap((note) => note?.split(', ') ?? []))]
    byNumber.set(line.partNumber, {
      ...existing,
      quantity: existing.quantity + line.quantity,
      ...(notes.length > 0 ? { note: notes.join(', ') } : {}),
    })
  }
  return [...byNumber.values()].filter(({ quantity }) => quantity > 0)
}
