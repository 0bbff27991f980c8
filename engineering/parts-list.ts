/** Parts lists for the calculators, by catalog part number. */
import { boxTrusses, LONGEST_FT } from './truss-models.ts'

export interface PartLine {
  readonly partNumber: string
  readonly quantity: number
  readonly lengthFt?: number
  readonly note?: string
}

/** Bolt sets by connection: two end frames, a 1/4 in plate on a chord, a guardrail foot on a toe board. */
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

/** Bolts between two end frames. */
export const frameBolts = (sizeIn: number): number => {
  const { holesIn, slotsIn } = modelOf(sizeIn).endFrame
  return holesIn.length + slotsIn.length
}

/**
 * Number of bolts between an end frame and the side of a truss. The remaining holes of the frame are between the two
 * chords.
 */
export const chordBolts = (sizeIn: number): number => {
  const { chord, endFrame } = modelOf(sizeIn)
  const row = sizeIn / 2 - chord.holeRowIn
  return endFrame.holesIn.filter(([, y]) => Math.abs(y) === row).length + endFrame.slotsIn.length
}

/**
 * Bolts and pins of access parts. Guardrails have four bolts in each foot of their base rail and a pin in each post.
 * Stair rails have two posts up to 6 risers and three at 8 risers.
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

/** Adds the bolts for decks, railings, stairs, and ladders, and combines equal lines. */
export const withFixings = (lines: readonly PartLine[]): PartLine[] =>
  combineLines([
    ...lines,
    ...lines.flatMap((line) =>
      fixings
        .filter(([parts]) => parts.some((part) => line.partNumber === `BS-AC-${part}`))
        .map(([, quantity, partNumber, note]) => ({ partNumber, quantity: quantity * line.quantity, note })),
    ),
  ])

/** Bolts per splice plate. */
const PLATE_BOLTS = 8

/** Part number of a length, such as 'BS-TR12A-05'. */
export const lengthNumber = (series: string, lengthFt: number): string =>
  `${series}-${String(lengthFt).padStart(2, '0')}`

/** The fewest standard lengths for a beam, longest first. For example, 24 ft is 10, 10, and 4. */
export function fewestLengths(totalFt: number): number[] {
  const whole = Math.ceil(totalFt - 1e-9)
  const rest = whole % LONGEST_FT
  return [...Array.from({ length: Math.floor(whole / LONGEST_FT) }, () => LONGEST_FT), ...(rest > 0 ? [rest] : [])]
}

/** Joint locations in inches from the left end of the beam. The truss sections extend equally past both ends. */
export function jointsOf(lengthsFt: readonly number[], beamIn: number): number[] {
  const over = (lengthsFt.reduce((sum, each) => sum + each, 0) * 12 - beamIn) / 2
  return lengthsFt
    .slice(0, -1)
    .map((_, index) => lengthsFt.slice(0, index + 1).reduce((sum, each) => sum + each, 0) * 12 - over)
}

/** Parts list lines of a truss, one for each length in feet. */
export const lengthLines = (series: string, lengthsFt: readonly number[], note?: string): PartLine[] =>
  lengthsFt.map((lengthFt) => ({
    partNumber: lengthNumber(series, lengthFt),
    quantity: 1,
    lengthFt,
    ...(note ? { note } : {}),
  }))

/** Parts list lines of joints: two splice plates per joint, with the bolts of the plates and of the end frames. */
export const spliceLines = (sizeIn: number, joints: number): PartLine[] =>
  joints === 0
    ? []
    : [
        { partNumber: `BS-PL-SP${String(sizeIn).padStart(2, '0')}`, quantity: 2 * joints, note: '2 per joint' },
        { partNumber: boltSets.frames, quantity: frameBolts(sizeIn) * joints, note: 'end frames' },
        { partNumber: boltSets.plate, quantity: 2 * PLATE_BOLTS * joints, note: 'splice plates' },
      ]

/** Combines lines with the same part number, in order of first appearance. Different notes are joined. */
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
