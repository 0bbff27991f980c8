import type { Item } from './types.ts'

/**
 * Splits a part number after its last hyphen, and then splits the ending into letters and a number: '10' becomes '' and
 * 10, and 'GR96' becomes 'GR' and 96.
 */
function ending(partNumber: string): { readonly before: string; readonly letters: string; readonly number: number } {
  const [, before = '', letters = '', digits = ''] = /^(.*-)([A-Z]*)(\d+)$/.exec(partNumber) ?? []
  return { before, letters, number: Number(digits) }
}

/**
 * Returns an item's part numbers in short form: 'BS-TR12A-01 to -10' for consecutive numbers. Otherwise, returns the
 * primary part number and the number of other sizes.
 */
export function partRange({ partNumber, sizes = [] }: Pick<Item, 'partNumber' | 'sizes'>): string {
  const [first, last] = [sizes[0], sizes.at(-1)]
  if (!first || !last || first === last) return partNumber
  const ends = sizes.map((size) => ending(size.partNumber))
  const isRange = ends.every(({ before, letters, number }, index) => {
    const previous = ends[index - 1]
    return (
      before !== '' &&
      (!previous || (before === previous.before && letters === previous.letters && number > previous.number))
    )
  })
  if (!isRange) return `${partNumber} and ${sizes.length - 1} more`
  const { before } = ending(last.partNumber)
  return `${first.partNumber} ${sizes.length > 2 ? 'to' : 'and'} -${last.partNumber.slice(before.length)}`
}
