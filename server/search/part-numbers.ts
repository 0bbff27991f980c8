import SearchableMap from 'minisearch/SearchableMap'
import { compactNumber } from '#contract/part-number.ts'
import { fold } from '#contract/search-words.ts'
import type { Indexed } from './search-index.ts'

export interface NumberedPart {
  /** Compact form for comparison: 'tr12a10'. */
  readonly number: string
  /** Printed form: 'BS-TR12A-10'. */
  readonly written: string
  readonly entry: number
  readonly label: string
}

/** The interpretation of a query as a part number. */
export interface NumberMatch {
  /** The query in compact form ('tr12a10'): a full part number or a prefix of one. */
  readonly number: string
  /** In number order, with an exact match first. */
  readonly parts: readonly NumberedPart[]
  /** Printed form of the corrected number, if the query contained a typo. */
  readonly corrected?: string
  /** Explains why the part does not exist and which parts do. `parts` contains the existing parts. */
  readonly missing?: string
}

const SIMILAR_CHARACTERS = new Map([...'o0 0o l1 1l i1 1i s5 5s b8 8b z2 2z'.split(' ')].map((pair) => [pair, 0.5]))

/** Label of a number that covers all sizes of a part, such as 'BS-TR12A'. */
export const ALL_SIZES = 'all sizes'

/** Finds parts and documents by complete, incomplete, or mistyped numbers. */
export function partNumbers(entries: readonly Indexed[]) {
  const all = entries
    .flatMap(({ number: entry, parts = [] }) =>
      parts.map(([written, label]): NumberedPart => ({ number: compactNumber(written), written, entry, label })),
    )
    .sort((a, b) => (a.number < b.number ? -1 : a.number > b.number ? 1 : a.entry - b.entry))
  const exact = new Set(all.map(({ number }) => number))
  /** Every number and its prefixes, for finding typos. */
  const beginnings = SearchableMap.from(
    all.flatMap(({ number }) =>
      Array.from({ length: Math.max(0, number.length - 3) }, (_, index): [string, true] => [
        number.slice(0, index + 4),
        true,
      ]),
    ),
  )

  /**
   * Parts whose numbers differ only in the last digits, which are lengths or sizes. Grouped by the rest of the number.
   */
  const families = Map.groupBy(
    all.filter(({ written, label }) => label !== ALL_SIZES && /^BS-.*\d$/.test(written)),
    ({ written }) => compactNumber(written.replace(/\d+$/, '')),
  )

  const beginning = (number: string) => all.filter((part) => part.number.startsWith(number))

  /** Matches a query that consists of a part number or a prefix of one. Returns undefined for other queries. */
  function whole(text: string): NumberMatch | undefined {
    const number = compactNumber(text)
    const isNamed = /^bs[-\s]?[a-z]{2}/.test(fold(text))
    if (number.length < (isNamed ? 2 : 3) || number.length > 30) return undefined
    if (!isNamed && !/^[a-z]{2}[a-z0-9]*\d/.test(number)) return undefined
    const parts = beginning(number)
    if (parts.length > 0) return { number, parts }
    const looksLikeNumber = /\d/.test(number) && !/[a-z]{5}|\d\s*(in|ft|lb|mm|kg|"|')\b/i.test(text)
    return looksLikeNumber ? (otherSizes(number, text) ?? mistyped(number)) : undefined
  }

  /** If a part number contains a length or size that its family does not offer, returns the sizes that exist. */
  function otherSizes(number: string, typed: string): NumberMatch | undefined {
    const family = [...families.keys()].find(
      (each) => number.startsWith(each) && /^\d{1,3}$/.test(number.slice(each.length)),
    )
    const parts = families.get(family ?? '')
    if (family === undefined || !parts) return undefined
    const digitsOf = (text: string) => text.slice(family.length)
    const digits = digitsOf(number)
    const isLength = parts.every(({ label }) => /^\d+ ft/.test(label))
    // '2' means '02'. Transposed or doubled digits are typos, but not in a length: '20' is not '02'.
    const meant = parts.find((part) => {
      const own = digitsOf(part.number)
      const isSlip = sorted(own) === sorted(digits) || own === digits.replace(/(\d)\1/, '$1')
      return Number(own) === Number(digits) || (!isLength && isSlip)
    })
    if (meant) return { number: meant.number, parts: [meant], corrected: meant.written }
    const [first, last] = [parts[0], parts.at(-1)] as [NumberedPart, NumberedPart]
    const named = ({ written, label }: NumberedPart) => (isLength ? `${written} (${label.split(',')[0]})` : written)
    const made = parts.length > 4 ? `from ${named(first)} to ${named(last)}` : parts.map(named).join(' or ')
    return { number: family, parts, missing: `${typed.trim().toUpperCase()} doesn’t exist. Choose ${made}.` }
  }

  /** Finds a part number, or a prefix of one, with one wrong, missing, extra, or transposed character. */
  function mistyped(typed: string): NumberMatch | undefined {
    const number = typed.replace(/^(b5|8s|85)(?=[a-z]{2})/, '')
    if (number.length < 5 || !/\d/.test(number)) return undefined
    let best: { readonly to: string; readonly cost: number } | undefined
    for (const [to, [, distance]] of beginnings.fuzzyGet(number, 2)) {
      const isWhole = exact.has(to)
      const isSwapped = distance === 2 && to.length === number.length && sorted(to) === sorted(number)
      if ((distance > 1 && !isSwapped) || (!isWhole && to.length !== number.length)) continue
      const cost = typoCost(number, to) + (isWhole ? 0 : 0.2)
      if (!best || cost < best.cost) best = { to, cost }
    }
    if (!best) return undefined
    const { to } = best
    const parts = beginning(to)
    const [first] = parts
    return (
      first && {
        number: to,
        parts,
        corrected: first.number === to ? first.written : first.written.slice(0, writtenLength(first, to)),
      }
    )
  }

  return { whole, mistyped, otherSizes }
}

const sorted = (digits: string) => [...digits].sort().join('')

function typoCost(from: string, to: string) {
  if (from.length !== to.length) return 1
  const at = [...from].findIndex((character, index) => character !== to[index])
  return SIMILAR_CHARACTERS.get(`${from[at]}${to[at]}`) ?? (from[at] === to[at + 1] ? 0.7 : 1)
}

/** Returns how many characters of the printed number correspond to a prefix of its compact form. */
function writtenLength({ written, number }: NumberedPart, to: string) {
  let remaining = to.length + (compactNumber(written) === number && /^bs/i.test(written) ? 2 : 0)
  for (const [index, character] of [...written].entries()) {
    if (/[a-z0-9]/i.test(character)) remaining -= 1
    if (remaining === 0) return index + 1
  }
  return written.length
}
