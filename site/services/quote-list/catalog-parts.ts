import { compactNumber } from '#contract/part-number.ts'
import { plainCharacters } from '#contract/plain-characters.ts'
import type { QuoteLine } from '#contract/quote-list.ts'
import type { Visual } from '../visual.ts'

/** Catalog data for a part on a quote list (from `catalog-parts.server.ts`). */
export interface CatalogPart {
  readonly name: string
  readonly visual: Visual
  /** All part numbers with their size labels. A part with one size has a single part number without a label. */
  readonly sizes: readonly PartSize[]
  /** Hardware that is needed to bolt one piece in place. */
  readonly hardware: readonly NeededHardware[]
}

export interface PartSize {
  readonly partNumber: string
  readonly label?: string
  readonly weightLb: number
  /** Undefined if the size is not a length. */
  readonly lengthFt?: number
  /** Longest side of the part's bounding box, in inches. */
  readonly longestIn: number
}

export interface NeededHardware {
  readonly partNumber: string
  readonly count: number
  /** Label of the size that needs the hardware, if only one size needs it. */
  readonly forSize?: string
}

/** A catalog part and the size that a part number identifies. */
export interface IndexedPart {
  readonly part: CatalogPart
  readonly size: PartSize
}

export type PartIndex = ReadonlyMap<string, IndexedPart>

export const partIndex = (parts: readonly CatalogPart[]): PartIndex =>
  new Map(parts.flatMap((part) => part.sizes.map((size) => [size.partNumber, { part, size }] as const)))

/** Returns the full name: 'Truss, 12 in, aluminum, 10 ft'. */
export const nameOf = ({ part, size }: IndexedPart) => (size.label ? `${part.name}, ${size.label}` : part.name)

const numbersByCompact = new WeakMap<PartIndex, ReadonlyMap<string, string>>()

/** Returns the part numbers by their compact forms. */
export function compactNumbers(index: PartIndex): ReadonlyMap<string, string> {
  const known = numbersByCompact.get(index) ?? new Map([...index.keys()].map((each) => [compactNumber(each), each]))
  numbersByCompact.set(index, known)
  return known
}

/**
 * Finds a part number as typed or pasted: in uppercase or lowercase, with or without 'BS', in the plural, and with
 * different separators, hyphens, or invisible characters, such as 'bs tr12a 10', 'TR12A-5', or 'TR12A-10s'. Returns
 * undefined if there is no match.
 */
export function findPartNumber(index: PartIndex, typed: string): string | undefined {
  const known = compactNumbers(index)
  const trimmed = plainCharacters(typed)
  // Separators within a part number are spaces, hyphens, underscores, periods, and slashes.
  if (!/^[A-Za-z][A-Za-z0-9 ._/-]*$/.test(trimmed)) return undefined
  const single = trimmed.replace(/(\d)s$/i, '$1')
  // Lengths have two digits, but people often omit the zero. After a space, the digit can be a quantity.
  const padded = single.replace(/([._/-])(\d)$/, '$10$2')
  return known.get(compactNumber(trimmed)) ?? known.get(compactNumber(single)) ?? known.get(compactNumber(padded))
}

export interface Totals {
  readonly lines: number
  readonly pieces: number
  /** Total weight, not counting parts that are missing from the catalog. */
  readonly weightLb: number
  readonly unknown: readonly string[]
  /** Pieces of parts that are sold by length, longest first. */
  readonly lengths: readonly { readonly lengthFt: number; readonly pieces: number }[]
  /** Number of pieces that are not sold by length. */
  readonly otherPieces: number
  /** Length of the longest piece. */
  readonly longest: { readonly partNumber: string; readonly longestIn: number } | undefined
}

export function totalsOf(lines: readonly QuoteLine[], index: PartIndex): Totals {
  const lengths = new Map<number, number>()
  let [pieces, weightLb, otherPieces] = [0, 0, 0]
  let longest: Totals['longest']
  const unknown: string[] = []
  for (const { partNumber, quantity } of lines) {
    pieces += quantity
    const size = index.get(partNumber)?.size
    if (!size) {
      unknown.push(partNumber)
      otherPieces += quantity
      continue
    }
    weightLb += size.weightLb * quantity
    if (size.lengthFt) lengths.set(size.lengthFt, (lengths.get(size.lengthFt) ?? 0) + quantity)
    else otherPieces += quantity
    if (!longest || size.longestIn > longest.longestIn) longest = { partNumber, longestIn: size.longestIn }
  }
  return {
    lines: lines.length,
    pieces,
    weightLb,
    unknown,
    lengths: [...lengths].map(([lengthFt, pieces]) => ({ lengthFt, pieces })).sort((a, b) => b.lengthFt - a.lengthFt),
    otherPieces,
    longest,
  }
}

/** Hardware that is needed to bolt a list's parts together, assuming that no two joints share hardware. */
export interface HardwareNeed {
  readonly partNumber: string
  readonly needed: number
  readonly listed: number
  /** Parts that need the hardware. */
  readonly of: readonly string[]
}

/** Returns the hardware that the lines need, sorted by decreasing quantity. */
export function hardwareFor(lines: readonly QuoteLine[], index: PartIndex): readonly HardwareNeed[] {
  const needs = new Map<string, { needed: number; of: Set<string> }>()
  for (const { partNumber, quantity } of lines) {
    const known = index.get(partNumber)
    for (const { partNumber: bolt, count, forSize } of known?.part.hardware ?? []) {
      if (forSize && forSize !== known?.size.label) continue
      const need = needs.get(bolt) ?? { needed: 0, of: new Set() }
      need.needed += count * quantity
      need.of.add(partNumber)
      needs.set(bolt, need)
    }
  }
  const listed = new Map<string, number>()
  for (const { partNumber, quantity } of lines) listed.set(partNumber, (listed.get(partNumber) ?? 0) + quantity)
  return [...needs]
    .map(([partNumber, { needed, of }]) => ({ partNumber, needed, listed: listed.get(partNumber) ?? 0, of: [...of] }))
    .sort((a, b) => b.needed - a.needed)
}

export const missingHardware = (needs: readonly HardwareNeed[]): QuoteLine[] =>
  needs
    .filter(({ needed, listed }) => needed > listed)
    .map(({ partNumber, needed, listed }) => ({ partNumber, quantity: needed - listed }))
