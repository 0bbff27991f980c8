import type { Item } from './types.ts'

/**
 * Splits off the number at the end of a part number and any letters before it: '10' gives ['', 10], and 'GR96' gives
 * ['GR', 96].
 */
function ending(partNumber: string): { readonly before: string; readonly letters: string; readonly number: number } {
  const [, before = '', letters = '', digits = ''] = /^(.*-)([A-Z]*)(\d+)$/.exec(partNumber) ?? []
  return { before, letters, number: Number(digits) }
}

/**
 * Part numbers of an item in short form: 'BS-TR12A-01 to -10' for consecutive numbers, or the lead number and the count
 * of the others.
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
