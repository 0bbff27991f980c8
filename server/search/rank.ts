/** Who matches a query, and in which order. All in memory; places of words in a text come from `termsOf`. */
import { IN_HEADING, IN_KEYS, IN_TITLE } from './index-file.ts'
import type { Postings } from './postings.ts'
import {
  COMMON_PARTS,
  KIND_PRIOR,
  LIST_PAGE_PRIOR,
  LIST_PAGES,
  PRODUCT_PAGE_PRIOR,
  SOURCE_PRIOR,
  SPEC_SHEET_PRIOR,
} from './priors.ts'
import type { Clause, Query } from './query.ts'

/** If fewer results match so much of a query, those that match less of it follow. */
const ENOUGH_RESULTS = 8

/** Shares of a query, by weight: all of it but words that say little, most of it, and some of a long question. */
const SHARES = [0.8, 0.55, 0.3]

/** Number of the best candidates by BM25 that are ranked by all other signals. */
const RANKED = 200

/** Number of the best of these whose texts are read for phrases. */
const READ = 12

const EXACT_TITLE_BONUS = 2

/** All that was typed, rather than a name that is part of it. */
const WHOLE_BONUS = 1.5

/** A part that is what was asked for, rather than for it: a 'Truss pad' is no truss. */
const HEAD_BONUS = 1

/** Shares of a match that stands in a heading only, and of a phrase whose words stand apart. */
const HEADING_SHARE = 0.7
const APART_SHARE = 0.6

/** What names much of the query is a result, even if it does not have all of it. */
const NAMED_SHARE = 0.5

const IN_NAME = IN_TITLE | IN_KEYS

export interface Ranked {
  /** What is shown. */
  readonly entry: number
  /** What matches best: another one, if it is the PDF of what is shown. */
  readonly best: number
}

export interface Match {
  /** Indexes of groups that are results. */
  readonly groups: readonly number[]
  /** Those of them that were chosen. */
  readonly chosen: readonly number[]
  /** One entry of each chosen group in order; at least the first `count` of them. */
  readonly ranked: readonly Ranked[]
}

export interface Choice {
  /** Which of the results are wanted: those of a kind, or of a product. */
  readonly of: (groups: readonly number[]) => readonly number[]
  /** How many results are wanted, from the first on. */
  readonly count: number
}

export function ranker(postings: Postings, bodyTermsOf: (row: number) => Uint32Array) {
  const { entries, groups, entryOf, weightOf, placesOf, range, countOfId } = postings
  const count = entries.length
  const relevance = new Float32Array(count)
  const covered = new Float32Array(count)
  const present = new Float32Array(count)
  const named = new Float32Array(count)
  const headed = new Float32Array(count)
  const clauseWeight = new Float32Array(count)
  const clauseNamed = new Float32Array(count)
  const clauseHeaded = new Float32Array(count)
  const clauseStrength = new Float32Array(count)
  const preliminary = new Float32Array(count)
  const groupPresent = new Float32Array(groups.length)
  const isChosen = new Uint8Array(groups.length)
  const groupOf = Uint32Array.from(entries, ({ group }) => group)
  const entryOfRow = new Map(entries.map(({ row }, index) => [row, index]))
  const priors = entries.map(({ source, key, pageNumber, group }, index) => {
    const kind = groups[group]?.kind ?? 'file'
    const first = groups[group]?.first ?? index
    return (
      // A spec sheet lists other parts, too, that it mates with.
      (pageNumber !== null && entries[first]?.pageNumber === null && kind === 'part' ? SPEC_SHEET_PRIOR : 0) +
      KIND_PRIOR[kind] +
      (SOURCE_PRIOR[source] ?? 0) +
      (LIST_PAGES.includes(key) ? LIST_PAGE_PRIOR : 0) +
      (key.startsWith('part:') ? (COMMON_PARTS[key.slice('part:'.length)] ?? 0) : 0) +
      // The first page of a PDF is its title page.
      (pageNumber === 1 ? 0.3 : 0)
    )
  })
  const isProductPage = entries.map(({ key }) => key.startsWith('page:/products/') && !key.includes('#'))

  /** Adds what a clause gives to each entry; calls `touched` for those that it is the first to match. */
  function addClause({ terms, together, weight }: Clause, touched: number[]) {
    const matched: number[] = []
    const note = (entry: number, gain: number, strength: number, places: number) => {
      if (clauseStrength[entry] === 0) matched.push(entry)
      if (places & IN_NAME && strength > (clauseNamed[entry] as number)) clauseNamed[entry] = strength
      if (places & IN_HEADING && strength > (clauseHeaded[entry] as number)) clauseHeaded[entry] = strength
      if (gain > (clauseWeight[entry] as number)) clauseWeight[entry] = gain
      if (strength > (clauseStrength[entry] as number)) clauseStrength[entry] = strength
    }
    for (const [term, strength] of terms) {
      const { from, to } = range(term)
      const rarity = Math.log(1 + count / (1 + countOfId(term))) * strength
      for (let place = from; place < to; place += 1) {
        note(entryOf[place] as number, rarity * (weightOf[place] as number), strength, placesOf[place] as number)
      }
    }
    for (const { terms, strength } of together) {
      for (const [entry, gain, places] of allOf(terms)) {
        note(entry, gain * strength, places === 0 ? strength * APART_SHARE : strength, places)
      }
    }
    for (const entry of matched) {
      if (present[entry] === 0) touched.push(entry)
      relevance[entry] = (relevance[entry] as number) + (clauseWeight[entry] as number)
      covered[entry] = (covered[entry] as number) + weight * (clauseStrength[entry] as number)
      present[entry] = (present[entry] as number) + weight
      named[entry] = (named[entry] as number) + weight * (clauseNamed[entry] as number)
      headed[entry] =
        (headed[entry] as number) +
        weight * Math.max(clauseNamed[entry] as number, HEADING_SHARE * (clauseHeaded[entry] as number))
      clauseNamed[entry] = 0
      clauseHeaded[entry] = 0
      clauseWeight[entry] = 0
      clauseStrength[entry] = 0
    }
  }

  /** Entries with all of these terms, and the places that have all of them: title, heading or text. */
  function allOf(terms: readonly number[]): [entry: number, gain: number, places: number][] {
    const [first, ...others] = [...terms].sort((a, b) => countOfId(a) - countOfId(b)) as [number, ...number[]]
    let found = listOf(first)
    for (const term of others) {
      const next = listOf(term)
      const both = new Map<number, { gain: number; places: number }>()
      for (const [entry, { gain, places }] of found) {
        const other = next.get(entry)
        if (other) both.set(entry, { gain: gain + other.gain, places: places & other.places })
      }
      found = both
    }
    return [...found].map(([entry, { gain, places }]) => [entry, gain, places])
  }

  function listOf(term: number) {
    const { from, to } = range(term)
    const rarity = Math.log(1 + count / (1 + countOfId(term)))
    const list = new Map<number, { gain: number; places: number }>()
    for (let place = from; place < to; place += 1) {
      list.set(entryOf[place] as number, {
        gain: rarity * (weightOf[place] as number),
        places: placesOf[place] as number,
      })
    }
    return list
  }

  /** What matches a query, and in which order. `pinned` entries come first, in theirs. */
  function match(query: Query, pinned: readonly number[], choice: Choice): Match {
    const touched: number[] = []
    for (const clause of query.clauses) addClause(clause, touched)
    const full = query.clauses.reduce((sum, { weight }) => sum + weight, 0)
    const found = foundGroups(touched, pinned, full)
    const atLeast = (share: number) => found.filter((group) => (groupPresent[group] as number) >= share * full)
    let results = found
    for (const share of SHARES) {
      results = atLeast(share)
      if (results.length >= ENOUGH_RESULTS) break
    }
    if (results.length === 0) results = found
    const chosen = choice.of(results)
    for (const group of chosen) isChosen[group] = 1
    const ranked = choice.count > 0 ? rankedEntries(query, touched, pinned, full, choice.count) : []

    for (const entry of touched) {
      relevance[entry] = 0
      covered[entry] = 0
      present[entry] = 0
      named[entry] = 0
      headed[entry] = 0
    }
    for (const group of found) {
      groupPresent[group] = 0
      isChosen[group] = 0
    }
    return { groups: results, chosen, ranked }
  }

  /** The groups of what matches, with how much of the query the best entry of each has. */
  function foundGroups(touched: readonly number[], pinned: readonly number[], full: number): number[] {
    const found: number[] = []
    const note = (entry: number, share: number) => {
      const group = groupOf[entry] as number
      if (groupPresent[group] === 0) found.push(group)
      if (share > (groupPresent[group] as number)) groupPresent[group] = share
    }
    for (const entry of touched) note(entry, (present[entry] as number) + NAMED_SHARE * (named[entry] as number))
    for (const entry of pinned) note(entry, full || 1)
    return found
  }

  function rankedEntries(
    query: Query,
    touched: readonly number[],
    pinned: readonly number[],
    full: number,
    least: number,
  ): readonly Ranked[] {
    const boosts = partBoosts(query)
    const candidates = touched.filter((entry) => isChosen[groupOf[entry] as number] === 1)
    for (const entry of candidates) {
      preliminary[entry] =
        (boosts.get(entry) ?? 0) +
        (present[entry] as number) +
        (relevance[entry] as number) / 4 +
        (named[entry] as number) / 2
    }
    const best = bestOf(candidates)
    let mostRelevant = 1e-9
    for (const entry of best) mostRelevant = Math.max(mostRelevant, relevance[entry] as number)
    const scored = best
      .map((entry) => ({ entry, score: (boosts.get(entry) ?? 0) + score(query, entry, full, mostRelevant) }))
      .sort(byScore)
    const read = scored
      .slice(0, READ)
      .map(({ entry, score }) => ({ entry, score: score + phraseBonus(query, entry, full) }))
      .sort(byScore)
    const order = [...pinned.filter((entry) => isChosen[groupOf[entry] as number] === 1)]
    for (const { entry } of read) order.push(entry)
    for (const { entry } of scored.slice(READ)) order.push(entry)
    const first = oneOfEachGroup(order)
    if (first.length >= least || best.length === candidates.length) return first
    // A page of results far back: in the order of the preliminary score.
    const rest = candidates.sort((a, b) => (preliminary[b] as number) - (preliminary[a] as number) || a - b)
    return oneOfEachGroup([...order, ...rest])
  }

  /** The best of these by their preliminary score. */
  function bestOf(candidates: readonly number[]): readonly number[] {
    if (candidates.length <= RANKED) return candidates
    const scores = new Float32Array(candidates.length)
    for (let at = 0; at < candidates.length; at += 1) scores[at] = preliminary[candidates[at] as number] as number
    const least = scores.sort().at(-RANKED) as number
    return candidates.filter((entry) => (preliminary[entry] as number) >= least).slice(0, 2 * RANKED)
  }

  function oneOfEachGroup(order: readonly number[]): Ranked[] {
    const seen = new Set<number>()
    return order.flatMap((entry) => {
      const group = groupOf[entry] as number
      if (seen.has(group)) return []
      seen.add(group)
      return [{ entry: shownOf(entry), best: entry }]
    })
  }

  /** The page of a part or a load table stands for its PDF and its picture, unless these are asked for by name. */
  function shownOf(best: number): number {
    const group = groups[groupOf[best] as number]
    if (!group || (group.kind !== 'part' && group.kind !== 'loadTable') || group.first === best) return best
    if (entries[group.first]?.pageNumber !== null || present[group.first] === 0) return best
    return (named[group.first] as number) >= (named[best] as number) - 0.5 ? group.first : best
  }

  function score(query: Query, entry: number, full: number, mostRelevant: number) {
    const { title, nameLength, head } = entries[entry] as (typeof entries)[number]
    const whole = full + query.leftOutWeight
    const matchedTerms = new Set<number>()
    for (const clause of query.clauses) strengthIn(clause, title, matchedTerms)
    const titleCoverage = (named[entry] as number) / whole
    let titleMatches = 0
    let nameMatches = 0
    for (let index = 0; index < title.length; index += 1) {
      if (!matchedTerms.has(title[index] as number)) continue
      titleMatches += 1
      if (index < nameLength) nameMatches += 1
    }
    const name = nameMatches / Math.max(1, nameLength)
    const coverage = (present[entry] as number) / whole
    return (
      8 * coverage +
      (coverage > 0.99 ? WHOLE_BONUS : 0) +
      8 * ((covered[entry] as number) / whole) +
      7 * titleCoverage +
      (head === null ? 0 : matchedTerms.has(head) ? HEAD_BONUS * coverage : -HEAD_BONUS) +
      3 * ((headed[entry] as number) / whole) +
      4 * name * titleCoverage +
      2 * name * coverage +
      2 * (titleMatches / Math.max(1, title.length)) * coverage +
      // 'Joist Hangers' and nothing else: the page or part of exactly this name.
      (titleCoverage > 0.99 && titleMatches === title.length ? EXACT_TITLE_BONUS : 0) +
      (isProductPage[entry] ? PRODUCT_PAGE_PRIOR * titleCoverage : 0) +
      5 * ((relevance[entry] as number) / mostRelevant) +
      (priors[entry] as number) * (0.4 + 0.6 * Math.min(1, coverage))
    )
  }

  /** Words that follow each other in the query and in the text. */
  function phraseBonus({ clauses }: Query, entry: number, full: number) {
    const pairs = clauses.length - 1
    if (pairs < 1) return 0
    const most = Math.min(5, 1.2 * pairs)
    // A title that has all of it is read as a phrase already.
    if ((named[entry] as number) > 0.95 * full) return most
    const places = new Map<number, number>()
    for (const [index, { term }] of clauses.entries()) if (term !== undefined) places.set(term, index)
    const { row, title } = entries[entry] as (typeof entries)[number]
    const inTitle = followers(title, 1, places)
    return most * (Math.max(inTitle, inTitle < pairs ? followers(bodyTermsOf(row), 3, places) : 0) / pairs)
  }

  /** Boosts of parts whose number is the query or starts with it: the exact one highest, then in order of the numbers. */
  function partBoosts({ partNumber }: Query): ReadonlyMap<number, number> {
    const boosts = new Map<number, number>()
    for (const [index, { number, row }] of (partNumber?.parts ?? []).entries()) {
      const entry = entryOfRow.get(row)
      if (entry === undefined || index > 400) continue
      const boost = number === partNumber?.number ? 100_000 : 50_000 - 100 * index
      boosts.set(entry, Math.max(boosts.get(entry) ?? 0, boost))
    }
    return boosts
  }

  return { match }
}

/** How well the best of these terms matches a clause, 0 to 1; terms that match are added to `matched`. */
function strengthIn({ terms, together }: Clause, among: Uint32Array, matched?: Set<number>): number {
  let best = 0
  for (const term of among) {
    const strength = terms.get(term)
    if (strength === undefined) continue
    matched?.add(term)
    if (strength > best) best = strength
  }
  for (const each of together) {
    if (!each.terms.every((term) => among.includes(term))) continue
    for (const term of each.terms) matched?.add(term)
    if (each.strength > best) best = each.strength
  }
  return best
}

/**
 * How many terms of a query stand right after the one before them in the query.
 * @param step between two terms of the text; with places, the second number is where a term begins
 * @param places of the terms in the query
 */
function followers(terms: Uint32Array, step: 1 | 3, places: ReadonlyMap<number, number>): number {
  const found = new Set<number>()
  let before = -2
  let current = -2
  let start = -1
  for (let at = 0; at < terms.length; at += step) {
    const isNext = step === 1 || terms[at + 1] !== start
    if (isNext) {
      before = current
      current = -2
      start = step === 1 ? at : (terms[at + 1] as number)
    }
    const place = places.get(terms[at] as number)
    if (place === undefined) continue
    current = place
    if (place === before + 1) found.add(place)
  }
  return found.size
}

const byScore = (
  a: { readonly score: number; readonly entry: number },
  b: { readonly score: number; readonly entry: number },
) => b.score - a.score || a.entry - b.entry

/** Whether a clause matches something in a title. */
export const isInTitle = (clause: Clause, title: Uint32Array) => strengthIn(clause, title) > 0
