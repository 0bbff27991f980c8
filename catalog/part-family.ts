const commonStart = (a: string, b: string) => {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return a.slice(0, length)
}

/**
 * Returns an item's family number: the portion that the part numbers of all its sizes share, without the size digits.
 * For example, returns 'BS-TR12A' for 'BS-TR12A-01' to 'BS-TR12A-10', and 'BS-HW8-N' for 'BS-HW8-050-N' and
 * 'BS-HW8-063-N'. Returns undefined if the item has only one size.
 */
export function familyNumber({
  sizes = [],
}: {
  readonly sizes?: readonly { readonly partNumber: string }[]
}): string | undefined {
  const [first, ...others] = sizes.map(({ partNumber }) => partNumber)
  if (first === undefined || others.length === 0) return undefined
  const start = others.reduce(commonStart, first).replace(/-?\d*$/, '')
  const [end = ''] = /-[A-Z]+$/.exec(first) ?? []
  return others.every((number) => number.endsWith(end)) ? start + end : start
}
