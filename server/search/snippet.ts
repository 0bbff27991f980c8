import { NO_PREVIEW, SNIPPET_LENGTH } from '../../contract/search-limits.ts'
import type { Query } from './query.ts'
import { tokenize } from './terms.ts'

export interface Snippet {
  readonly snippet: string
  readonly matches: [start: number, end: number][]
}

/** A hit stands no further from the beginning, so that the shortest cut of a snippet still shows it. */
const LEAD_LENGTH = 36

/** The part of a text that holds most of what is sought, with the places of it. Plain text. */
export function snippetOf(text: string, query: Query): Snippet {
  if (text === '') return { snippet: NO_PREVIEW, matches: [] }
  const hits = hitsIn(text, query)
  const start = startOf(text, bestStart(hits))
  const lead = start > 0 ? '…' : ''
  const end = endOf(text, start, SNIPPET_LENGTH - lead.length)
  const tail = end < text.length ? '…' : ''
  return {
    snippet: lead + text.slice(start, end) + tail,
    matches: hits
      .filter((hit) => hit.start >= start && hit.end <= end)
      .map((hit) => [hit.start - start + lead.length, hit.end - start + lead.length]),
  }
}

interface Hit {
  readonly start: number
  readonly end: number
  /** Which of the wanted things it answers. */
  readonly wanted: number
}

function hitsIn(text: string, { wanted }: Query): Hit[] {
  const byTerm = new Map<string, number>()
  for (const [index, { terms, related, together }] of wanted.entries()) {
    for (const term of [...terms, ...together, ...related]) if (!byTerm.has(term)) byTerm.set(term, index)
  }
  const prefixes = wanted.flatMap(({ prefix }, index) => (prefix ? [{ prefix, index }] : []))
  return tokenize(text).flatMap(({ term, also, word, start, end }) => {
    const readings = [term, ...also]
    const known = readings.map((reading) => byTerm.get(reading)).find((index) => index !== undefined)
    const begun = prefixes.find(
      ({ prefix }) => word.startsWith(prefix) || readings.some((each) => each.startsWith(prefix)),
    )
    const found = known ?? begun?.index
    return found === undefined ? [] : [{ start, end, wanted: found }]
  })
}

/** Where the stretch begins that answers most; the first of equals. */
function bestStart(hits: readonly Hit[]) {
  let best = { start: 0, answered: 0, count: 0 }
  for (const [index, first] of hits.entries()) {
    const within = hits.slice(index).filter(({ end }) => end - first.start <= SNIPPET_LENGTH - LEAD_LENGTH)
    const answered = new Set(within.map(({ wanted }) => wanted)).size
    if (answered > best.answered || (answered === best.answered && within.length > best.count + 1)) {
      best = { start: first.start, answered, count: within.length }
    }
  }
  return best.start
}

/** A little before the hit: where a sentence begins if that is near, else at a word. */
function startOf(text: string, hit: number) {
  if (hit <= LEAD_LENGTH) return 0
  const before = text.slice(hit - LEAD_LENGTH, hit)
  const sentence = Math.max(before.lastIndexOf('. '), before.lastIndexOf('; '))
  if (sentence >= 0) return hit - LEAD_LENGTH + sentence + 2
  const word = before.indexOf(' ')
  return word < 0 ? hit : hit - LEAD_LENGTH + word + 1
}

/** At the end of a word, so that no more than `most` characters stand before it, the ellipsis included. */
function endOf(text: string, start: number, most: number) {
  if (text.length - start <= most) return text.length
  const limit = start + most - 1
  const word = text.lastIndexOf(' ', limit)
  const end = word > start ? word : limit
  return start + text.slice(start, end).replace(/[\s,;:–—-]+$|[\uD800-\uDBFF]$/, '').length
}
