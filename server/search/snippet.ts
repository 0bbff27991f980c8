import { NO_PREVIEW, SNIPPET_LENGTH } from '../../contract/search-limits.ts'
import type { Query } from './query.ts'
import { tokenize } from './terms.ts'

export interface Snippet {
  readonly snippet: string
  readonly matches: [start: number, end: number][]
}

/** Maximum distance of the hit from the start of a snippet, so that the shortest card still shows it. */
const LEAD_LENGTH = 36

/** The part of a text with most matches, and their positions in it. Plain text. */
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
  /** Index of the clause that it matches. */
  readonly clause: number
}

function hitsIn(text: string, { clauses }: Query): Hit[] {
  const byTerm = new Map<string, number>()
  for (const [index, { terms, related, together }] of clauses.entries()) {
    for (const term of [...terms, ...together, ...related]) if (!byTerm.has(term)) byTerm.set(term, index)
  }
  const prefixes = clauses.flatMap(({ prefix }, index) => (prefix ? [{ prefix, index }] : []))
  return tokenize(text).flatMap(({ term, also, word, start, end }) => {
    const readings = [term, ...also]
    const known = readings.map((reading) => byTerm.get(reading)).find((index) => index !== undefined)
    const byPrefix = prefixes.find(
      ({ prefix }) => word.startsWith(prefix) || readings.some((each) => each.startsWith(prefix)),
    )
    const found = known ?? byPrefix?.index
    return found === undefined ? [] : [{ start, end, clause: found }]
  })
}

/** Start of the passage that matches most clauses; the first of equals. */
function bestStart(hits: readonly Hit[]) {
  let best = { start: 0, matched: 0, count: 0 }
  for (const [index, first] of hits.entries()) {
    const within = hits.slice(index).filter(({ end }) => end - first.start <= SNIPPET_LENGTH - LEAD_LENGTH)
    const matched = new Set(within.map(({ clause }) => clause)).size
    if (matched > best.matched || (matched === best.matched && within.length > best.count + 1)) {
      best = { start: first.start, matched, count: within.length }
    }
  }
  return best.start
}

/** A little before the hit: at the start of a sentence if one is near, else of a word. */
function startOf(text: string, hit: number) {
  if (hit <= LEAD_LENGTH) return 0
  const before = text.slice(hit - LEAD_LENGTH, hit)
  const sentence = Math.max(before.lastIndexOf('. '), before.lastIndexOf('; '))
  if (sentence >= 0) return hit - LEAD_LENGTH + sentence + 2
  const word = before.indexOf(' ')
  return word < 0 ? hit : hit - LEAD_LENGTH + word + 1
}

/** At the end of a word, with at most `most` characters including the ellipsis. */
function endOf(text: string, start: number, most: number) {
  if (text.length - start <= most) return text.length
  const limit = start + most - 1
  const word = text.lastIndexOf(' ', limit)
  const end = word > start ? word : limit
  return start + text.slice(start, end).replace(/[\s,;:–—-]+$|[\uD800-\uDBFF]$/, '').length
}
