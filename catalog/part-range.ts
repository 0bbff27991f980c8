import type { Item } from './types.ts'

/** What follows the last hyphen of a part number, cut before its number: '10' is ['', 10], 'GR96' is ['GR', 96]. */
function ending(partNumber: string): { readonly before: string; readonly letters: string; readonly number: number } {
  const [, before = '', letters = '', digits = ''] = /^(.*-)([A-Z]*)(\d+)$/.exec(partNumber) ?? []
  return { before, letters, number: Number(digits) }
}

/**
 * The part numbers of an item in a few words: 'BS-TR12A-01 to -10', where they go up to the last one; else the item's
 * own and how many more there are. A part of one size has one number.
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
