/** Selects and sorts the results of a query. MiniSearch finds the entries and fields that contain its terms. */
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
import { type Group, IN_NAME, type Indexed, type SearchIndex } from './search-index.ts'
import { tokenize } from './terms.ts'

/** If fewer results than this match a given share of the query, results that match a smaller share are added. */
const ENOUGH_RESULTS = 8

/** Shares of the query, by weight, that results must match. Tried in order. */
const SHARES = [0.8, 0.55, 0.3]

/** Number of top matches that are ranked by all signals. */
const RANKED = 200

/** Penalty for a query word that matches nothing. */
const LEFT_OUT_WEIGHT = 2

/** Bonus for matching the whole query rather than a name that is part of it. */
const WHOLE_BONUS = 1.5

/** Bonus for a part that is the item in the query: 'Truss pad' is a pad, so it gets no bonus for 'truss'. */
const HEAD_BONUS = 1

/** Penalty for a name with a different truss size: 'Truss, 6 in' for a query with '12 in'. */
const OTHER_SIZE_PENALTY = 6

const TRUSS_SIZES = new Set(['3in', '6in', '12in'])

/** The share of a query that each entry matches, as sums of clause weights. */
interface Found {
  /** Indexes of the entries that match any clause. */
  readonly entries: readonly number[]
  readonly relevance: Float32Array
  /** `covered` weights each match by its quality, and `present` counts it in full. */
  readonly covered: Float32Array
  readonly present: Float32Array
  readonly named: Float32Array
  readonly full: number
}

export interface Ranked {
  readonly shown: Indexed
  /** The best match. It may be the displayed entry's PDF instead of the displayed entry itself. */
  readonly best: Indexed
}

export interface Choice {
  readonly pinned: readonly Indexed[]
  readonly chosen: (groups: readonly Group[]) => readonly Group[]
  /** Number of results that must be in order. */
  readonly count: number
}

/**
 * Returns all groups that match a query, the groups that `chosen` selects, and at least the first `count` results in
 * order.
 */
export function rank(index: SearchIndex, query: Query, { pinned, chosen, count }: Choice) {
  const found = matches(index, query)
  const groups = groupsOf(index, found, pinned)
  const selected = chosen(groups)
  const isShown = new Uint8Array(index.groupNumbers())
  for (const { number } of selected) isShown[number] = 1
  const candidates = found.entries.filter((entry) => isShown[index.groupOf(entry)]).map(index.entry)
  const first = pinned.filter(({ group }) => isShown[group.number])
  const order = orderOf(query, candidates, found)
  let ranked = oneOfEachGroup([...first, ...order.best], found)
  if (ranked.length < Math.min(count, selected.length)) {
    ranked = oneOfEachGroup([...first, ...order.best, ...order.others()], found)
  }
  return { groups, selected, ranked }
}

function oneOfEachGroup(order: readonly Indexed[], found: Found): Ranked[] {
  const seen = new Set<Group>()
  return order.flatMap((best) => {
    if (seen.has(best.group)) return []
    seen.add(best.group)
    return [{ shown: shownOf(best, found), best }]
  })
}

function groupsOf(index: SearchIndex, found: Found, pinned: readonly Indexed[]): readonly Group[] {
  const presentIn = new Float32Array(index.groupNumbers())
  const all: number[] = []
  const note = (entry: number, share: number) => {
    const group = index.groupOf(entry)
    if (presentIn[group] === 0) all.push(group)
    if (share > (presentIn[group] as number)) presentIn[group] = share
  }
  for (const entry of found.entries) {
    note(entry, found.present[entry] as number)
  }
  for (const { number } of pinned) note(number, found.full || 1)
  let groups: readonly number[] = []
  for (const share of SHARES) {
    groups = all.filter((group) => (presentIn[group] as number) >= share * found.full)
    if (groups.length >= ENOUGH_RESULTS) break
  }
  return (groups.length > 0 ? groups : all).map(index.group)
}

/** Matches one OR clause per word. An entry's score is the sum of the scores of the best alternative in each clause. */
function matches(index: SearchIndex, { clauses }: Query): Found {
  const column = () => new Float32Array(index.numbers())
  const [relevance, covered, present, named] = [column(), column(), column(), column()] as const
  const [best, score, inName] = [column(), column(), column()] as const
  const found: number[] = []
  const add = (total: Float32Array, entry: number, value: number) => {
    total[entry] = (total[entry] as number) + value
  }
  const raise = (values: Float32Array, entry: number, value: number) => {
    if (value > (values[entry] as number)) values[entry] = value
  }
  for (const { terms, together, weight } of clauses) {
    const touched: number[] = []
    const note = (entry: number, fields: number, gain: number, strength: number) => {
      if (best[entry] === 0) touched.push(entry)
      raise(best, entry, strength)
      raise(score, entry, strength * gain)
      if (fields & IN_NAME) raise(inName, entry, strength)
    }
    for (const [term, strength] of terms) {
      const { entries, fields, scores } = index.matchesOf(term)
      for (let at = 0; at < entries.length; at += 1) {
        note(entries[at] as number, fields[at] as number, scores[at] as number, strength)
      }
    }
    for (const { terms, strength } of together) {
      for (const [entry, { fields, score }] of haveAll(index, terms)) {
        note(entry, fields, score, strength)
      }
    }
    for (const entry of touched) {
      if (present[entry] === 0) found.push(entry)
      add(relevance, entry, score[entry] as number)
      add(covered, entry, weight * (best[entry] as number))
      add(present, entry, weight)
      add(named, entry, weight * (inName[entry] as number))
      for (const each of [best, score, inName]) each[entry] = 0
    }
  }
  const full = clauses.reduce((sum, { weight }) => sum + weight, 0)
  return { entries: found, relevance, covered, present, named, full }
}

/** Returns the entries that contain all of the given terms, along with the fields that contain all of the terms. */
function haveAll(index: SearchIndex, terms: readonly string[]) {
  const [first, ...others] = terms.map((term) => index.matchesOf(term))
  let found = new Map<number, { readonly fields: number; readonly score: number }>()
  for (const [at, entry] of first?.entries.entries() ?? []) {
    found.set(entry, { fields: first?.fields[at] ?? 0, score: first?.scores[at] ?? 0 })
  }
  for (const { entries, fields, scores } of others) {
    const both: typeof found = new Map()
    for (const [at, entry] of entries.entries()) {
      const before = found.get(entry)
      if (before) {
        both.set(entry, { fields: before.fields & (fields[at] ?? 0), score: before.score + (scores[at] ?? 0) })
      }
    }
    found = both
  }
  return found
}

/** Returns the top entries in final order, and all entries in preliminary order. */
function orderOf(query: Query, candidates: readonly Indexed[], found: Found) {
  const boosts = partBoosts(query)
  const boostOf = ({ number }: Indexed) => (boosts.size > 0 ? (boosts.get(number) ?? 0) : 0)
  const { present, relevance, named } = found
  const preliminary = new Float32Array(candidates.length)
  for (let at = 0; at < candidates.length; at += 1) {
    const entry = candidates[at] as Indexed
    const has = present[entry.number] as number
    preliminary[at] =
      boostOf(entry) + has + (relevance[entry.number] as number) / 4 + (named[entry.number] as number) / 2
  }
  const threshold = candidates.length > RANKED ? (preliminary.toSorted().at(-RANKED) as number) : 0
  const best = candidates.filter((_, at) => (preliminary[at] as number) >= threshold).slice(0, 2 * RANKED)
  const mostRelevant = Math.max(1e-9, ...best.map(({ number }) => relevance[number] as number))
  const sizes = trussSizesIn(query)
  const scored = best
    .map((entry) => ({
      entry,
      score:
        boostOf(entry) +
        scoreOf(query, entry, found, mostRelevant) -
        (hasOtherSize(entry, sizes) ? OTHER_SIZE_PENALTY : 0),
    }))
    .sort(byScore)
  return {
    best: scored.map(({ entry }) => entry),
    others: () =>
      candidates
        .map((entry, at) => ({ entry, score: preliminary[at] as number }))
        .sort(byScore)
        .map(({ entry }) => entry),
  }
}

/** Returns the truss sizes in a query, as typed or converted from millimeters. */
const trussSizesIn = ({ text, quantities }: Query): readonly string[] =>
  [text, ...quantities.map(({ read }) => read)]
    .flatMap((each) => tokenize(each).map(({ term }) => term))
    .filter((term) => TRUSS_SIZES.has(term))

function hasOtherSize({ titleTerms }: Indexed, sizes: readonly string[]): boolean {
  const own = sizes.length > 0 ? titleTerms.filter((term) => TRUSS_SIZES.has(term)) : []
  return own.length > 0 && !own.some((term) => sizes.includes(term))
}

interface Scored {
  readonly entry: Indexed
  readonly score: number
}

const byScore = (a: Scored, b: Scored) => b.score - a.score || a.entry.number - b.entry.number

function scoreOf({ clauses, leftOut }: Query, entry: Indexed, found: Found, mostRelevant: number): number {
  const { titleTerms, nameLength, head, id, number } = entry
  const share = (column: Float32Array) => (column[number] as number) / (found.full + LEFT_OUT_WEIGHT * leftOut.length)
  const inTitle = matchedTerms(clauses, titleTerms)
  const titleCoverage = share(found.named)
  const nameMatches = titleTerms.slice(0, nameLength).filter((term) => inTitle.has(term)).length
  const name = nameMatches / Math.max(1, nameLength)
  const coverage = share(found.present)
  const isProductPage = id.startsWith('page:/products/') && !id.includes('#')
  return (
    8 * coverage +
    (coverage > 0.99 ? WHOLE_BONUS : 0) +
    8 * share(found.covered) +
    9 * titleCoverage +
    (head === undefined ? 0 : inTitle.has(head) ? HEAD_BONUS * coverage : -HEAD_BONUS) +
    4 * name * titleCoverage +
    2 * name * coverage +
    (isProductPage ? PRODUCT_PAGE_PRIOR * titleCoverage : 0) +
    5 * ((found.relevance[number] as number) / mostRelevant) +
    priorOf(entry) * (0.4 + 0.6 * Math.min(1, coverage))
  )
}

function priorOf({ id, group, source, pageNumber }: Indexed): number {
  const [first] = group.members
  const { kind } = first
  return (
    // A spec sheet also lists the parts that its part connects to.
    (pageNumber !== null && first.pageNumber === null && kind === 'part' ? SPEC_SHEET_PRIOR : 0) +
    KIND_PRIOR[kind] +
    (SOURCE_PRIOR[source] ?? 0) +
    (LIST_PAGES.includes(id) ? LIST_PAGE_PRIOR : 0) +
    (id.startsWith('part:') ? (COMMON_PARTS[id.slice('part:'.length)] ?? 0) : 0) +
    // The first page of a PDF is its title page.
    (pageNumber === 1 ? 0.3 : 0)
  )
}

/** Boosts parts whose number equals the query, and then those whose number starts with it, in number order. */
function partBoosts({ partNumber }: Query): ReadonlyMap<number, number> {
  const boosts = new Map<number, number>()
  for (const [index, { number, entry }] of (partNumber?.parts.slice(0, 400) ?? []).entries()) {
    const boost = number === partNumber?.number ? 100_000 : 50_000 - 100 * index
    boosts.set(entry, Math.max(boosts.get(entry) ?? 0, boost))
  }
  return boosts
}

/** Returns the page of a part or load table instead of its PDF or image, unless the query asks for the PDF or image. */
function shownOf(best: Indexed, { present, named }: Found): Indexed {
  const [first] = best.group.members
  if (first === best || (first.kind !== 'part' && first.kind !== 'loadTable')) return best
  if (first.pageNumber !== null || present[first.number] === 0) return best
  return (named[first.number] as number) >= (named[best.number] as number) - 0.5 ? first : best
}

export function matchedTerms(clauses: readonly Clause[], among: readonly string[]): ReadonlySet<string> {
  const matched = new Set<string>()
  for (const { terms, together } of clauses) {
    for (const term of among) if (terms.has(term)) matched.add(term)
    for (const each of together) {
      if (each.terms.every((term) => among.includes(term))) for (const term of each.terms) matched.add(term)
    }
  }
  return matched
}
