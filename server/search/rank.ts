/** Who matches a query, and in which order. All in memory; places of words in a text come from `termsOf`. */
import { IN_HEADING, IN_KEYS, IN_TITLE } from './index-file.ts'
import type { Postings } from './postings.ts'
import { BESIDE_PAGE_PRIOR, COMMON_PARTS, KIND_PRIOR, PRODUCT_PAGE_PRIOR, SOURCE_PRIOR } from './priors.ts'
import type { Clause, Query } from './query.ts'

/** If fewer results match the whole query, those that match most of it follow. */
const ENOUGH_RESULTS = 8

/** Shares of a query, by weight: all of it but words that say little, and most of it. */
const [WHOLE, MOST] = [0.8, 0.55]

/** Number of the best candidates by BM25 that are ranked by all other signals. */
const RANKED = 200

/** Number of the best of these whose texts are read for phrases. */
const READ = 16

const EXACT_TITLE_BONUS = 2

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
  /** One entry of each of these groups in order, from the first result on. */
  ranked(groups: readonly number[]): readonly Ranked[]
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
  const groupPresent = new Float32Array(groups.length)
  const entryOfRow = new Map(entries.map(({ row }, index) => [row, index]))
  const priors = entries.map(({ source, key, pageNumber, group }, index) => {
    const kind = groups[group]?.kind ?? 'file'
    const first = groups[group]?.first ?? index
    return (
      // The page of a part or a load table stands for its PDF.
      (pageNumber !== null && entries[first]?.pageNumber === null ? BESIDE_PAGE_PRIOR : 0) +
      KIND_PRIOR[kind] +
      (SOURCE_PRIOR[source] ?? 0) +
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

  /** What matches a query. `pinned` entries come first, in their order. */
  function match(query: Query, pinned: readonly number[]): Match {
    const touched: number[] = []
    for (const clause of query.clauses) addClause(clause, touched)
    const full = query.clauses.reduce((sum, { weight }) => sum + weight, 0)
    const members = new Map<number, number[]>()
    for (const entry of touched) {
      const { group } = entries[entry] as (typeof entries)[number]
      const same = members.get(group)
      if (same) same.push(entry)
      else members.set(group, [entry])
      const share = (present[entry] as number) + NAMED_SHARE * (named[entry] as number)
      groupPresent[group] = Math.max(groupPresent[group] as number, share)
    }
    for (const entry of pinned) {
      const { group } = entries[entry] as (typeof entries)[number]
      if (!members.has(group)) members.set(group, [entry])
      groupPresent[group] = full
    }
    const found = [...members.keys()]
    const atLeast = (share: number) => found.filter((group) => (groupPresent[group] as number) >= share * full)
    const whole = atLeast(WHOLE)
    const most = whole.length >= ENOUGH_RESULTS ? whole : atLeast(MOST)
    const results = most.length > 0 ? most : found

    const candidates = touched.map((entry) => ({
      entry,
      relevance: relevance[entry] as number,
      covered: covered[entry] as number,
      present: present[entry] as number,
      named: named[entry] as number,
      headed: headed[entry] as number,
    }))
    for (const entry of touched) {
      relevance[entry] = 0
      covered[entry] = 0
      present[entry] = 0
      named[entry] = 0
      headed[entry] = 0
    }
    for (const group of found) groupPresent[group] = 0
    return { groups: results, ranked: (of) => rankedEntries(query, candidates, new Set(of), pinned, full) }
  }

  interface Candidate {
    readonly entry: number
    readonly relevance: number
    readonly covered: number
    readonly present: number
    readonly named: number
    readonly headed: number
  }

  function rankedEntries(
    query: Query,
    all: readonly Candidate[],
    groupsWanted: ReadonlySet<number>,
    pinned: readonly number[],
    full: number,
  ): readonly Ranked[] {
    const boosts = partBoosts(query)
    const candidates = all
      .filter(({ entry }) => groupsWanted.has(groupOf(entry)))
      .sort(
        (a, b) =>
          (boosts.get(b.entry) ?? 0) - (boosts.get(a.entry) ?? 0) ||
          b.present - a.present + (b.relevance - a.relevance) / 4 ||
          a.entry - b.entry,
      )
    const mostRelevant = Math.max(...candidates.slice(0, RANKED).map(({ relevance }) => relevance), 1e-9)
    const scored = candidates
      .slice(0, RANKED)
      .map((each) => ({ ...each, score: (boosts.get(each.entry) ?? 0) + score(query, each, full, mostRelevant) }))
      .sort((a, b) => b.score - a.score || a.entry - b.entry)
    const read = scored
      .slice(0, READ)
      .map((each) => ({ ...each, score: each.score + phraseBonus(query, each.entry) }))
      .sort((a, b) => b.score - a.score || a.entry - b.entry)
    const byEntry = new Map(candidates.map((each) => [each.entry, each]))
    const seen = new Set<number>()
    const order = [...read, ...scored.slice(READ), ...candidates.slice(RANKED)].map(({ entry }) => entry)
    return [...pinned.filter((entry) => groupsWanted.has(groupOf(entry))), ...order].flatMap((entry) => {
      const group = groupOf(entry)
      if (seen.has(group)) return []
      seen.add(group)
      return [{ entry: shownOf(entry, byEntry), best: entry }]
    })
  }

  /** The page of a part or a load table stands for its PDF and its picture, unless these are asked for by name. */
  function shownOf(best: number, candidates: ReadonlyMap<number, Candidate>): number {
    const group = groups[groupOf(best)]
    if (!group || (group.kind !== 'part' && group.kind !== 'loadTable') || group.first === best) return best
    if (entries[group.first]?.pageNumber !== null) return best
    const main = candidates.get(group.first)
    return main && main.named >= (candidates.get(best)?.named ?? 0) - 0.5 ? group.first : best
  }

  const groupOf = (entry: number) => entries[entry]?.group ?? -1

  function score(
    query: Query,
    { entry, relevance, covered, present, named, headed }: Candidate,
    full: number,
    mostRelevant: number,
  ) {
    const { title, nameLength, head } = entries[entry] as (typeof entries)[number]
    const whole = full + query.leftOutWeight
    const matchedTerms = new Set<number>()
    for (const clause of query.clauses) strengthIn(clause, title, matchedTerms)
    const titleCoverage = named / whole
    let titleMatches = 0
    let nameMatches = 0
    for (const [index, term] of title.entries()) {
      if (!matchedTerms.has(term)) continue
      titleMatches += 1
      if (index < nameLength) nameMatches += 1
    }
    const name = nameMatches / Math.max(1, nameLength)
    return (
      8 * (present / whole) +
      8 * (covered / whole) +
      7 * titleCoverage +
      (head === null ? 0 : matchedTerms.has(head) ? HEAD_BONUS : -HEAD_BONUS) +
      3 * (headed / whole) +
      4 * name * titleCoverage +
      2 * name +
      2 * (titleMatches / Math.max(1, title.length)) +
      // 'Joist Hangers' and nothing else: the page or part of exactly this name.
      (titleCoverage > 0.99 && titleMatches === title.length ? EXACT_TITLE_BONUS : 0) +
      (isProductPage[entry] ? PRODUCT_PAGE_PRIOR * titleCoverage : 0) +
      6 * (relevance / mostRelevant) +
      (priors[entry] as number) * (0.4 + 0.6 * Math.min(1, present / whole))
    )
  }

  /** Words that follow each other in the query and in the text. */
  function phraseBonus(query: Query, entry: number) {
    const terms = query.clauses.map(({ term }) => term)
    if (terms.length < 2) return 0
    const { row, title } = entries[entry] as (typeof entries)[number]
    const pairs = new Set<number>()
    const look = (ordered: readonly number[]) => {
      for (let at = 1; at < ordered.length; at += 1) {
        for (let pair = 1; pair < terms.length; pair += 1) {
          if (terms[pair] !== undefined && ordered[at] === terms[pair] && ordered[at - 1] === terms[pair - 1])
            pairs.add(pair)
        }
      }
    }
    look([...title])
    if (pairs.size < terms.length - 1) look(firstTerms(bodyTermsOf(row)))
    return Math.min(5, 1.2 * (terms.length - 1)) * (pairs.size / (terms.length - 1))
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

/** The terms of a text in order, without alternative readings of the same word. */
function firstTerms(terms: Uint32Array): number[] {
  const ordered: number[] = []
  let last = -1
  for (let at = 0; at < terms.length; at += 3) {
    const start = terms[at + 1] as number
    if (start !== last) ordered.push(terms[at] as number)
    last = start
  }
  return ordered
}

/** Whether a clause matches something in a title. */
export const isInTitle = (clause: Clause, title: Uint32Array) => strengthIn(clause, title) > 0
