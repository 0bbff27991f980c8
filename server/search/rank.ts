/** Which results match a query, and in which order. MiniSearch says which entries have the terms, and where. */
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
import type { Field, Indexed, SearchIndex } from './search-index.ts'
import type { Token } from './terms.ts'

/** If fewer results match so much of a query, those that match less of it follow. */
const ENOUGH_RESULTS = 8

/** Shares of a query, by weight: all of it but words that say little, most of it, and some of a long question. */
const SHARES = [0.8, 0.55, 0.3]

/** Number of the best matches that are ranked by all other signals, and of those whose texts are read for phrases. */
const RANKED = 200
const READ = 12

const EXACT_TITLE_BONUS = 2

/** All that was typed, rather than a name that is part of it. */
const WHOLE_BONUS = 1.5

/** A part that is what was asked for, rather than for it: a 'Truss pad' is not truss. */
const HEAD_BONUS = 1

/** Shares of a match in a heading only, and of a phrase whose words are apart. */
const HEADING_SHARE = 0.7
const APART_SHARE = 0.6

/** An entry whose name has much of the query is a result, even if it lacks the rest. */
const NAMED_SHARE = 0.5

/** How much of a query an entry has, by the weights of the clauses. */
interface Found {
  readonly indexed: Indexed
  readonly relevance: number
  /** By how well each clause matches, and counting each in full. */
  readonly covered: number
  readonly present: number
  /** In title or keys, and there or in the heading. */
  readonly named: number
  readonly headed: number
}

export interface Ranked {
  readonly shown: Indexed
  /** What matches best: another entry of the group, if it is the PDF of what is shown. */
  readonly best: Indexed
}

/** The results of a query with how they rank, one of each group. */
export function rank(
  index: SearchIndex,
  query: Query,
  pinned: readonly Indexed[],
  tokensOf: (entry: Indexed) => readonly Token[],
  isWanted: (group: string) => boolean,
) {
  const full = query.clauses.reduce((sum, { weight }) => sum + weight, 0)
  const found = matches(index, query)
  const presentIn = new Map<string, number>()
  const note = (group: string, share: number) => presentIn.set(group, Math.max(share, presentIn.get(group) ?? 0))
  for (const { indexed, present, named } of found) note(indexed.group, present + NAMED_SHARE * named)
  for (const { group } of pinned) note(group, full || 1)
  const groups = groupsOf(presentIn, full)
  const wanted = new Set(groups.filter(isWanted))
  const candidates = found.filter(({ indexed }) => wanted.has(indexed.group))
  const order = orderOf(index, query, candidates, full, tokensOf)
  const first = pinned.filter(({ group }) => wanted.has(group))
  const present = new Map(found.map((each) => [each.indexed, each]))
  const seen = new Set<string>()
  const ranked = [...first, ...order].flatMap((best): Ranked[] => {
    if (seen.has(best.group)) return []
    seen.add(best.group)
    return [{ shown: shownOf(index, best, present), best }]
  })
  return { groups, ranked }
}

/** The groups that have enough of the query. */
function groupsOf(presentIn: ReadonlyMap<string, number>, full: number): readonly string[] {
  let groups: readonly string[] = []
  for (const share of SHARES) {
    groups = [...presentIn].filter(([, present]) => present >= share * full).map(([group]) => group)
    if (groups.length >= ENOUGH_RESULTS) break
  }
  return groups.length > 0 ? groups : [...presentIn.keys()]
}

/** One OR clause per word: what an entry has of the query is the sum over clauses of the best alternative. */
function matches({ mini, entries }: SearchIndex, { clauses }: Query): Found[] {
  const strengths = new Map<string, number>()
  for (const { terms, together } of clauses) {
    const all = [...terms, ...together.flatMap(({ terms, strength }) => terms.map((term) => [term, strength] as const))]
    for (const [term, strength] of all) strengths.set(term, Math.max(strength, strengths.get(term) ?? 0))
  }
  const results = mini.search([...strengths.keys()].join(' '), { boostTerm: (term) => strengths.get(term) ?? 0 })
  return results.map(({ id, score, queryTerms, match }) => {
    let [covered, present, named, headed] = [0, 0, 0, 0]
    for (const clause of clauses) {
      const { strength, inName, inHeading } = strengthOf(clause, match as Readonly<Record<string, readonly Field[]>>)
      if (strength === 0) continue
      covered += clause.weight * strength
      present += clause.weight
      named += clause.weight * inName
      headed += clause.weight * Math.max(inName, HEADING_SHARE * inHeading)
    }
    const relevance = score / queryTerms.length
    return { indexed: entries.get(id) as Indexed, relevance, covered, present, named, headed }
  })
}

const isName = (field: Field) => field === 'title' || field === 'keys'

/** How well the best alternatives of a clause match anywhere, in the name, and in the heading: 0 to 1. */
function strengthOf({ terms, together }: Clause, match: Readonly<Record<string, readonly Field[]>>) {
  const best = { strength: 0, inName: 0, inHeading: 0 }
  const note = (fields: readonly Field[], strength: number, share = 1) => {
    best.strength = Math.max(best.strength, strength * share)
    if (fields.some(isName)) best.inName = Math.max(best.inName, strength)
    if (fields.includes('heading')) best.inHeading = Math.max(best.inHeading, strength)
  }
  for (const term in match) {
    const strength = terms.get(term)
    if (strength !== undefined) note(match[term] as readonly Field[], strength)
  }
  for (const { terms, strength } of together) {
    const [first, ...others] = terms.map((term) => match[term])
    if (!first || others.some((fields) => !fields)) continue
    const common = first.filter((field) => others.every((fields) => fields?.includes(field)))
    note(common, strength, common.length > 0 ? 1 : APART_SHARE)
  }
  return best
}

/** The entries in order, the best first. */
function orderOf(
  index: SearchIndex,
  query: Query,
  candidates: readonly Found[],
  full: number,
  tokensOf: (entry: Indexed) => readonly Token[],
): readonly Indexed[] {
  const boosts = partBoosts(query)
  const preliminary = candidates
    .map((found) => ({
      found,
      score: (boosts.get(found.indexed.number) ?? 0) + found.present + found.relevance / 4 + found.named / 2,
    }))
    .sort(byScore)
  const best = preliminary.slice(0, RANKED).map(({ found }) => found)
  const mostRelevant = Math.max(1e-9, ...best.map(({ relevance }) => relevance))
  const scored = best
    .map((found) => ({
      found,
      score: (boosts.get(found.indexed.number) ?? 0) + scoreOf(index, query, found, full, mostRelevant),
    }))
    .sort(byScore)
  const read = scored
    .slice(0, READ)
    .map(({ found, score }) => ({ found, score: score + phraseBonus(query, found, full, tokensOf) }))
    .sort(byScore)
  return [...read, ...scored.slice(READ), ...preliminary.slice(RANKED)].map(({ found }) => found.indexed)
}

interface Scored {
  readonly found: Found
  readonly score: number
}

const byScore = (a: Scored, b: Scored) => b.score - a.score || a.found.indexed.number - b.found.indexed.number

function scoreOf(
  index: SearchIndex,
  query: Query,
  { indexed, ...found }: Found,
  full: number,
  mostRelevant: number,
): number {
  const { titleTerms, nameLength, head, id } = indexed
  const whole = full + query.leftOutWeight
  const inTitle = matchedTerms(query.clauses, titleTerms)
  const titleCoverage = found.named / whole
  const titleMatches = titleTerms.filter((term) => inTitle.has(term)).length
  const nameMatches = titleTerms.slice(0, nameLength).filter((term) => inTitle.has(term)).length
  const name = nameMatches / Math.max(1, nameLength)
  const coverage = found.present / whole
  const isProductPage = id.startsWith('page:/products/') && !id.includes('#')
  return (
    8 * coverage +
    (coverage > 0.99 ? WHOLE_BONUS : 0) +
    8 * (found.covered / whole) +
    7 * titleCoverage +
    (head === undefined ? 0 : inTitle.has(head) ? HEAD_BONUS * coverage : -HEAD_BONUS) +
    3 * (found.headed / whole) +
    4 * name * titleCoverage +
    2 * name * coverage +
    2 * (titleMatches / Math.max(1, titleTerms.length)) * coverage +
    // 'Joist Hangers' and nothing else: the page or part of exactly this name.
    (titleCoverage > 0.99 && titleMatches === titleTerms.length ? EXACT_TITLE_BONUS : 0) +
    (isProductPage ? PRODUCT_PAGE_PRIOR * titleCoverage : 0) +
    5 * (found.relevance / mostRelevant) +
    priorOf(index, indexed) * (0.4 + 0.6 * Math.min(1, coverage))
  )
}

function priorOf({ groups }: SearchIndex, { id, group, source, pageNumber, kind: own }: Indexed): number {
  const [first] = groups.get(group) ?? []
  const kind = first?.kind ?? own
  return (
    // A spec sheet also lists the parts that its part connects to.
    (pageNumber !== null && first?.pageNumber === null && kind === 'part' ? SPEC_SHEET_PRIOR : 0) +
    KIND_PRIOR[kind] +
    (SOURCE_PRIOR[source] ?? 0) +
    (LIST_PAGES.includes(id) ? LIST_PAGE_PRIOR : 0) +
    (id.startsWith('part:') ? (COMMON_PARTS[id.slice('part:'.length)] ?? 0) : 0) +
    // The first page of a PDF is its title page.
    (pageNumber === 1 ? 0.3 : 0)
  )
}

/** Words that follow each other in the query and in the text. */
function phraseBonus(
  { clauses }: Query,
  { indexed, named }: Found,
  full: number,
  tokensOf: (entry: Indexed) => readonly Token[],
): number {
  const pairs = clauses.length - 1
  if (pairs < 1) return 0
  const most = Math.min(5, 1.2 * pairs)
  // A title that has all of it is read as a phrase already.
  if (named > 0.95 * full) return most
  const places = new Map(clauses.flatMap(({ term }, index) => (term === undefined ? [] : [[term, index] as const])))
  const inTitle = followers(
    indexed.titleTerms.map((term) => [term]),
    places,
  )
  if (inTitle === pairs) return most
  const inBody = followers(
    tokensOf(indexed).map(({ term, also }) => [term, ...also]),
    places,
  )
  return most * (Math.max(inTitle, inBody) / pairs)
}

/** How many terms of a query come right after the one before them in the query. */
function followers(text: readonly (readonly string[])[], places: ReadonlyMap<string, number>): number {
  const found = new Set<number>()
  let before = -2
  for (const alternatives of text) {
    let current = -2
    for (const term of alternatives) {
      const place = places.get(term)
      if (place === undefined) continue
      current = place
      if (place === before + 1) found.add(place)
    }
    before = current
  }
  return found.size
}

/** Boosts of parts whose number is the query or starts with it: the exact one highest, then in order of the numbers. */
function partBoosts({ partNumber }: Query): ReadonlyMap<number, number> {
  const boosts = new Map<number, number>()
  for (const [index, { number, entry }] of (partNumber?.parts.slice(0, 400) ?? []).entries()) {
    const boost = number === partNumber?.number ? 100_000 : 50_000 - 100 * index
    boosts.set(entry, Math.max(boosts.get(entry) ?? 0, boost))
  }
  return boosts
}

/** The page of a part or a load table represents its PDF and its image, unless these are asked for by name. */
function shownOf({ groups }: SearchIndex, best: Indexed, present: ReadonlyMap<Indexed, Found>): Indexed {
  const [first] = groups.get(best.group) ?? []
  if (!first || first === best || (first.kind !== 'part' && first.kind !== 'loadTable')) return best
  const found = present.get(first)
  if (first.pageNumber !== null || !found) return best
  return found.named >= (present.get(best)?.named ?? 0) - 0.5 ? first : best
}

/** The terms among these that clauses match. */
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
