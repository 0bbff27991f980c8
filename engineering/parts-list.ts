/** Lists of parts that calculators write, by the part numbers of the catalog. */
import { boxTrusses, LONGEST_FT } from './truss-models.ts'

export interface PartLine {
  readonly partNumber: string
  readonly quantity: number
  readonly lengthFt?: number
  readonly note?: string
}

/** Bolt sets by what they go through: two end frames, a 1/4 in plate on a chord, a guardrail's foot on a toe board. */
export const boltSets = {
  frames: 'BS-HW8-050-150',
  plate: 'BS-HW8-050-125',
  gusset: 'BS-HW8-050-125',
  mount: 'BS-HW8-050-150',
  hanger: 'BS-HW8-050-125',
  foot: 'BS-HW8-050-175',
  railing: 'BS-HW8-050-125',
  handrail: 'BS-HW8-050-150',
  landing: 'BS-HW8-050-150',
} as const

const modelOf = (sizeIn: number) => boxTrusses[sizeIn === 12 ? 12 : 6]

/** Bolts of an end frame on another one. */
export const frameBolts = (sizeIn: number): number => {
  const { holesIn, slotsIn } = modelOf(sizeIn).endFrame
  return holesIn.length + slotsIn.length
}

/** Bolts of an end frame on the side of a truss: its other holes are between the two chords. */
export const chordBolts = (sizeIn: number): number => {
  const { chord, endFrame } = modelOf(sizeIn)
  const row = sizeIn / 2 - chord.holeRowIn
  return endFrame.holesIn.filter(([, y]) => Math.abs(y) === row).length + endFrame.slotsIn.length
}

/**
 * Bolts and pins of access parts. Guardrails have four bolts in each foot of their base rail and a pin in each post.
 * Stair rails have two posts up to 6 risers and three at 8.
 */
const fixings: readonly (readonly [parts: readonly string[], quantity: number, partNumber: string, note: string])[] = [
  [['DP48', 'DP96'], 4, boltSets.plate, 'decks'],
  [['GR48'], 16, boltSets.railing, 'guardrails'],
  [['GR72'], 24, boltSets.railing, 'guardrails'],
  [['GR96'], 28, boltSets.railing, 'guardrails'],
  [['GR48', 'GR72'], 2, 'BS-HW-QP-050', 'guardrail posts'],
  [['GR96'], 3, 'BS-HW-QP-050', 'guardrail posts'],
  [['TB48', 'TB96'], 4, boltSets.plate, 'toe boards'],
  [['ST36', 'ST36-6R', 'ST36-8R'], 12, boltSets.plate, 'stairs'],
  [['HR4', 'HR6'], 4, boltSets.handrail, 'stair rails'],
  [['HR8'], 6, boltSets.handrail, 'stair rails'],
  [['LN36'], 8, boltSets.landing, 'landings'],
  [['LD18-04', 'LD18-06', 'LD18-08', 'LD18-10'], 4, boltSets.plate, 'ladders'],
]

/** The lines with the bolts of decks, railings, stairs and ladders, like lines together. */
export const withFixings = (lines: readonly PartLine[]): PartLine[] =>
  gathered([
    ...lines,
    ...lines.flatMap((line) =>
      fixings
        .filter(([parts]) => parts.some((part) => line.partNumber === `BS-AC-${part}`))
        .map(([, quantity, partNumber, note]) => ({ partNumber, quantity: quantity * line.quantity, note })),
    ),
  ])

/** Of a splice plate. */
const PLATE_BOLTS = 8

/** 'BS-TR12A-05'. */
export const lengthNumber = (series: string, lengthFt: number): string =>
  `${series}-${String(lengthFt).padStart(2, '0')}`

/** Fewest lengths for a beam of so many feet, the longest first: 24 ft are 10, 10 and 4. */
export function fewestLengths(totalFt: number): number[] {
  const whole = Math.ceil(totalFt - 1e-9)
  const rest = whole % LONGEST_FT
  return [...Array.from({ length: Math.floor(whole / LONGEST_FT) }, () => LONGEST_FT), ...(rest > 0 ? [rest] : [])]
}

/** Where lengths meet, in inches from the left end of a beam that they reach over evenly at both ends. */
export function jointsOf(lengthsFt: readonly number[], beamIn: number): number[] {
  const over = (lengthsFt.reduce((sum, each) => sum + each, 0) * 12 - beamIn) / 2
  return lengthsFt
    .slice(0, -1)
    .map((_, index) => lengthsFt.slice(0, index + 1).reduce((sum, each) => sum + each, 0) * 12 - over)
}

/** A line for each length, ft. */
export const lengthLines = (series: string, lengthsFt: readonly number[], note?: string): PartLine[] =>
  lengthsFt.map((lengthFt) => ({
    partNumber: lengthNumber(series, lengthFt),
    quantity: 1,
    lengthFt,
    ...(note ? { note } : {}),
  }))

/** Two splice plates a joint, with the bolts of plates and end frames. */
export const spliceLines = (sizeIn: number, joints: number): PartLine[] =>
  joints === 0
    ? []
    : [
        { partNumber: `BS-PL-SP${String(sizeIn).padStart(2, '0')}`, quantity: 2 * joints, note: '2 at each joint' },
        { partNumber: boltSets.frames, quantity: frameBolts(sizeIn) * joints, note: 'end frames' },
        { partNumber: boltSets.plate, quantity: 2 * PLATE_BOLTS * joints, note: 'splice plates' },
      ]

/** Lines of the same part together, in the order of their first; notes that differ one after the other. */
export function gathered(lines: readonly PartLine[]): PartLine[] {
  const byNumber = new Map<string, PartLine>()
  for (const line of lines) {
    const known = byNumber.get(line.partNumber)
    if (!known) {
      byNumber.set(line.partNumber, line)
      continue
    }
    const notes = [...new Set([known.note, line.note].flatMap((note) => note?.split(', ') ?? []))]
    byNumber.set(line.partNumber, {
      ...known,
      quantity: known.quantity + line.quantity,
      ...(notes.length > 0 ? { note: notes.join(', ') } : {}),
    })
  }
  return [...byNumber.values()].filter(({ quantity }) => quantity > 0)
}
