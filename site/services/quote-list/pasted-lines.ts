/** Prepares the lines of pasted text: removes the marks of quoted messages, and joins the cells of a PDF to rows. */
import { isLikeQuantity } from './quantity.ts'

/** The marks before a line that an email quotes. A mark before a digit can mean 'more than'. */
const QUOTE = /^[^\S\n]*(?:>[^\S\n]*)*>(?![^\S\n]*>)(?!\d)[^\S\n]?|^[^\S\n]*\|[^\S\n]+(?=[^|\n]*$)/gm

const depthOf = (line: string) => line.match(/^(?:\s*>)+/)?.[0].replaceAll(/\s/g, '').length ?? 0

/**
 * Removes the quote marks of an email from the lines of the last message that lists parts. Earlier messages keep their
 * marks, because they can list the same pieces.
 */
export function withoutQuotes(text: string, hasPart: (line: string) => boolean): string {
  const lines = text.split(/\r\n|\r|\n/)
  if (!lines.some((line) => /^\s*[>|]/.test(line))) return text
  const withParts = lines.filter((line) => hasPart(line.replace(/^(?:\s*>)+/, '')))
  const depth = Math.min(...withParts.map(depthOf))
  return lines.map((line) => (depthOf(line) > depth ? line : line.replaceAll(QUOTE, ''))).join('\n')
}

/** Returns true if a line is a quantity, or begins with one, and is too short to contain a part. */
export const isOnlyQuantity = (line: string): boolean =>
  line.split(/\s+/).length < 4 && (isLikeQuantity(line) || /^\W*\d/.test(line))

/** A table from a PDF has fewer columns. */
const MAX_CELLS = 12

/**
 * Joins lines that have one cell each, as copied from a PDF, to rows with tabs: 'BS-TR12A-10', '4', 'BS-PL-SP12', '16'.
 * Returns other text unchanged. The part number must be in the same place of every row.
 */
export function joinedCells(text: string, isPart: (cell: string) => boolean): string {
  if (text.includes('\t')) return text
  const cells = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean)
  const parts = cells.flatMap((cell, place) => (isPart(cell) ? [place] : []))
  const [first, second = cells.length] = parts
  if (first === undefined || !cells.some(isOnlyQuantity)) return text
  const width = parts.length === 1 ? 2 : second - first
  const isRegular = parts.every((part, row) => part === first + row * width)
  // The first row can have headings.
  const isComplete =
    parts.length * width === cells.length || (first >= width && (parts.length + 1) * width === cells.length)
  if (width < 2 || width > MAX_CELLS || !isRegular || !isComplete) return text
  const rows = Array.from({ length: cells.length / width }, (_, row) => cells.slice(row * width, (row + 1) * width))
  return rows.map((row) => row.join('\t')).join('\n')
}
