import type { QuoteLine } from '../../../contract/quote-list.ts'
import type { Visual } from '../visual.ts'

/** What the catalog knows of a part that can stand in a list; `catalog-parts.server.ts` makes it. */
export interface CatalogPart {
  readonly name: string
  /** Of its card. */
  readonly address: string
  readonly visual: Visual
  /** All its numbers; a part of one size has one, without a label. */
  readonly sizes: readonly PartSize[]
  /** What one of it is bolted together with. */
  readonly hardware: readonly NeededHardware[]
}

export interface PartSize {
  readonly partNumber: string
  readonly label?: string
  readonly weightLb: number
  /** Of a size that is a length. */
  readonly lengthFt?: number
  /** The longest side of its box. */
  readonly longestIn: number
}

export interface NeededHardware {
  readonly partNumber: string
  readonly count: number
  /** The only size that needs it, by its label. */
  readonly forSize?: string
}

/** A part number with the part that it is a size of. */
export interface KnownPart {
  readonly part: CatalogPart
  readonly size: PartSize
}

export type PartIndex = ReadonlyMap<string, KnownPart>

export const partIndex = (parts: readonly CatalogPart[]): PartIndex =>
  new Map(parts.flatMap((part) => part.sizes.map((size) => [size.partNumber, { part, size }] as const)))

/** 'Truss, 12 in, aluminum, 10 ft' */
export const nameOf = ({ part, size }: KnownPart) => (size.label ? `${part.name}, ${size.label}` : part.name)

/** A part number as one types it: in any case, with or without 'BS-'. Undefined where there is no such part. */
export function findPartNumber(index: PartIndex, typed: string): string | undefined {
  const number = typed.trim().toUpperCase()
  return [number, `BS-${number}`].find((each) => index.has(each))
}

export interface Totals {
  readonly lines: number
  readonly pieces: number
  /** Of the parts that the catalog knows. */
  readonly weightLb: number
  /** Part numbers that it does not know. */
  readonly unknown: readonly string[]
  /** Pieces of parts that are sold by the length, longest first. */
  readonly lengths: readonly { readonly lengthFt: number; readonly pieces: number }[]
  /** Pieces of all other parts. */
  readonly otherPieces: number
  /** What the longest piece is. */
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

/** Hardware that the parts of a list are bolted together with, if each joint has its own. */
export interface HardwareNeed {
  readonly partNumber: string
  readonly needed: number
  /** How many of it are in the list. */
  readonly listed: number
  /** The parts that need it. */
  readonly of: readonly string[]
}

/** Most pieces first; hardware of hardware is left out, for it is the same joint. */
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
