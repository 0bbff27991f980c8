import type { Reader } from '../../services/use-reader.ts'
import type { ArrangedPart, PartsQuery, Sort } from './parts-query.ts'

/**
 * Returns the parts that match a query, in the query's sort order. Without a query, keeps the catalog order.
 * @param reader reads the limits. Without it, they are ignored
 * @param unit the unit of the column that the query limits
 */
export function arrangeParts<P extends ArrangedPart>(
  parts: readonly P[],
  { text, column, least, most, sort }: PartsQuery,
  reader?: Reader,
  unit = '',
): readonly P[] {
  const words = normalized(text).split(' ').filter(Boolean)
  const [from, to] = [boundIn(least, reader, unit) ?? -Infinity, boundIn(most, reader, unit) ?? Infinity]
  const bounded = Number.isFinite(from) || Number.isFinite(to)
  const found = parts.filter((part) => {
    const searched = normalized(textOf(part))
    if (!words.every((word) => (/^\d+$/.test(word) ? hasNumber(searched, word) : searched.includes(word)))) return false
    const cell = part.cells[column]
    // A part with several sizes matches if any of its sizes is in the range.
    return !bounded || Boolean(cell && cell.to >= from && cell.from <= to)
  })
  return sort ? sorted(found, sort) : found
}

/** Returns the error message for an invalid bound. */
export function boundError(text: string, reader: Reader, unit = ''): string | undefined {
  const quantity = reader.quantityOf(unit)
  const values = reader.valuesOf(text, quantity, 'us')
  if (values.length > 1) return reader.questionAbout(text, values, quantity, 'us')
  return text.trim() && values.length === 0 ? 'Enter a number, such as 12, 1 1/2, or 2,000.' : undefined
}

const boundIn = (text: string, reader: Reader | undefined, unit: string): number | undefined => {
  const [value, other] = reader?.valuesOf(text, reader.quantityOf(unit), 'us') ?? []
  return other === undefined ? value : undefined
}

const normalized = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=\d) ?[x*] ?(?=\d)/g, ' × ')

/** Matches whole numbers only: 6 does not match 'bs-tr06a', 16, or 6.5. */
const hasNumber = (text: string, number: string) => new RegExp(`(?<![\\w.])${number}(?![\\w.])`).test(text)

const textOf = ({ range, partNumber, name, size, sizes, figures = [] }: ArrangedPart) =>
  [
    range,
    partNumber,
    name,
    size,
    ...(sizes?.map((each) => each.partNumber) ?? []),
    ...figures.flatMap(({ label, us }) => (/^material$|hole/i.test(label) ? us : [])),
  ].join(' ')

/** Sorts parts, keeping ties in their original order. Parts without a value come last in both directions. */
function sorted<P extends ArrangedPart>(parts: readonly P[], { by, descending }: Sort): P[] {
  const sign = descending ? -1 : 1
  if (by === 'range' || by === 'name') {
    const { compare } = new Intl.Collator('en', { numeric: true })
    return parts.toSorted((a, b) => sign * compare(a[by], b[by]))
  }
  const keyOf = ({ size, cells }: ArrangedPart): readonly number[] => {
    if (by === 'size') return dimensions(size)
    const cell = cells[by]
    return cell ? [descending ? cell.to : cell.from] : []
  }
  return parts.toSorted((a, b) => {
    const [first, second] = [keyOf(a), keyOf(b)]
    if (first.length === 0 || second.length === 0) return second.length - first.length
    const differing = first.findIndex((value, index) => value !== second[index])
    return differing < 0 ? 0 : sign * ((first[differing] ?? 0) - (second[differing] ?? 0))
  })
}

/** Returns all numbers in a size such as '1 1/2 × 3 in'. */
const dimensions = (size: string) =>
  [...size.matchAll(/(?:\d+ )?\d+\/\d+|[\d,.]+/g)].map(([number]) =>
    number.split(' ').reduce((sum, each) => {
      const [over = 0, under = 1] = each.replaceAll(',', '').split('/').map(Number)
      return sum + over / under
    }, 0),
  )
