import { NO_PREVIEW, SNIPPET_LENGTH } from '#contract/search-limits.ts'
import type { Query } from './query.ts'
import type { Token } from './terms.ts'

export interface Snippet {
  readonly snippet: string
  readonly matches: [start: number, end: number][]
}

/** Maximum distance of the first match from the start of a snippet, so that the shortest card still shows it. */
const LEAD_LENGTH = 36

/** Weight factor for a match that the title already shows. */
const IN_TITLE_SHARE = 0.25

interface Hit {
  readonly start: number
  readonly end: number
  readonly clause: number
}

/** Returns the clause that each term matches. Exact matches take precedence over similar ones. */
export function clausesByTerm({ clauses }: Query): ReadonlyMap<string, number> {
  const all = clauses.flatMap(({ terms, together }, clause) =>
    [...terms, ...together.flatMap(({ terms, strength }) => terms.map((term) => [term, strength] as const))].map(
      ([term, strength]) => ({ term, strength, clause }),
    ),
  )
  return new Map(
    all.sort((a, b) => a.strength - b.strength || b.clause - a.clause).map((each) => [each.term, each.clause]),
  )
}

/**
 * Returns the passage in a text that matches the largest share of a query, as plain text, and the positions of its
 * matches.
 * @param inTitle clauses that the title matches
 */
export function snippetOf(
  text: string,
  tokens: readonly Token[],
  query: Query,
  byTerm: ReadonlyMap<string, number>,
  inTitle: ReadonlySet<number>,
): Snippet {
  if (text === '') return { snippet: NO_PREVIEW, matches: [] }
  const hits = hitsIn(tokens, byTerm)
  const weights = query.clauses.map(({ weight }, index) => weight * (inTitle.has(index) ? IN_TITLE_SHARE : 1))
  const start = startOf(text, bestStart(hits, weights))
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

/** Returns the positions in a text that match a clause, in order. */
const hitsIn = (tokens: readonly Token[], byTerm: ReadonlyMap<string, number>): Hit[] =>
  tokens.flatMap(({ term, also, start, end }) => {
    const clause = [term, ...also].map((each) => byTerm.get(each)).find((each) => each !== undefined)
    return clause === undefined ? [] : [{ start, end, clause }]
  })

/** Returns the start of the passage with the highest weight. In a tie, returns the first. */
function bestStart(hits: readonly Hit[], weights: readonly number[]) {
  let best = { start: 0, weight: 0 }
  for (const [index, first] of hits.entries()) {
    const matched = new Set<number>()
    let weight = 0
    for (let next = index; next < hits.length; next += 1) {
      const { end, clause } = hits[next] as Hit
      if (end - first.start > SNIPPET_LENGTH - LEAD_LENGTH) break
      if (matched.has(clause)) continue
      matched.add(clause)
      weight += weights[clause] ?? 0
    }
    if (weight > best.weight * 1.001) best = { start: first.start, weight }
  }
  return best.start
}

/**
 * Returns a start slightly before the match: at the beginning of a sentence if one is nearby, or else at the beginning
 * of a word.
 */
function startOf(text: string, hit: number) {
  if (hit <= LEAD_LENGTH) return 0
  const before = text.slice(hit - LEAD_LENGTH, hit)
  const sentence = Math.max(before.lastIndexOf('. '), before.lastIndexOf('; '))
  if (sentence >= 0) return hit - LEAD_LENGTH + sentence + 2
  const word = before.indexOf(' ')
  return word < 0 ? hit : hit - LEAD_LENGTH + word + 1
}

/** Returns where to cut a snippet: at a word boundary, after at most `max` characters including the ellipsis. */
function endOf(text: string, start: number, max: number) {
  if (text.length - start <= max) return text.length
  const limit = start + max - 1
  const word = text.lastIndexOf(' ', limit)
  const end = word > start ? word : limit
  return start + text.slice(start, end).replace(/[\s,;:–—-]+$|[\uD800-\uDBFF]$/, '').length
}
