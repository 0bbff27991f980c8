import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { isPictureResult } from '../../contract/picture-names.ts'
import type { SearchResponse, SearchResult } from '../../contract/search.ts'
import { GROUP_SPAN } from './index-file.ts'
import { afterPrefix, type Clause, matchAtLeast, matchOne, matchPhrase, type Query, queryParser } from './query.ts'
import { snippetOf } from './snippet.ts'
import { fold, tokenize } from './terms.ts'

export interface ReadRequest {
  readonly query: string
  readonly pageSize: number
  readonly pageNumber: number
  /** URLs of pictures at the content host, searched by file name if they are not in the index. */
  readonly imageUrls: readonly string[]
}

/** If fewer results match all clauses, results that match most of them follow. */
const ENOUGH_RESULTS = 8

/** Number of the best candidates by BM25 that are ranked by all other signals. */
const RANKED = 150

/** BM25 weights of the columns: title, keys, heading, body, extra. */
const COLUMN_WEIGHTS = '8, 6, 3, 1, 0.8'

/** A page ranks above a PDF with the same content; pictures rank last. */
const KIND_BONUS: Readonly<Record<string, number>> = { page: 1.2, part: 3, pdf: 0, file: 0, picture: -5 }

/** A catalog mentions everything: documents about one subject rank above it. */
const SOURCE_BONUS: Readonly<Record<string, number>> = { 'Load table': 0.5, Document: -1.5 }

const EXACT_TITLE_BONUS = 2
const PRODUCT_PAGE_BONUS = 2

interface Candidate {
  readonly id: number
  readonly relevance: number
}

interface CandidateRow {
  readonly id: number
  readonly key: string
  readonly kind: string
  readonly source: string
  readonly title_terms: string
  readonly name_terms: string
  readonly heading_terms: string
  readonly page_number: number | null
}

interface EntryRow {
  readonly id: number
  readonly key: string
  readonly kind: string
  readonly title: string
  readonly body: string
  readonly link: string
  readonly source: string
  readonly location: string
  readonly page_number: number | null
  readonly thumbnail: string | null
}

export type IndexReader = ReturnType<typeof openIndex>

/** Opens a built index for reading. `close()` it when another one has replaced it. */
export function openIndex(path: string) {
  const database = new DatabaseSync(path, { readOnly: true })
  const statement = {
    groups: database.prepare(
      `select count(*) as n from (select distinct rowid / ${GROUP_SPAN} from term where term match ?)`,
    ),
    best: database.prepare(
      `select rowid as id, -bm25(term, ${COLUMN_WEIGHTS}) as relevance from term
       where term match ? order by bm25(term, ${COLUMN_WEIGHTS}), rowid limit ?`,
    ),
    matching: database.prepare(
      // The unary plus makes SQLite evaluate the match once, instead of once for each row id.
      'select rowid as id from term where term match ? and +rowid in (select value from json_each(?))',
    ),
    candidates: database.prepare(
      `select id, key, kind, source, title_terms, name_terms, heading_terms, page_number from entry
       where id in (select value from json_each(?))`,
    ),
    parts: database.prepare(
      'select entry, number from part where number >= ? and number < ? order by number limit 200',
    ),
    entry: database.prepare(
      'select id, key, kind, title, body, link, source, location, page_number, thumbnail from entry where id = ?',
    ),
    hasLink: database.prepare('select 1 from entry where link = ?1 or thumbnail = ?1 limit 1'),
  }
  const queries = queryParser(database)
  const products = database
    .prepare(`select id, title from entry where key like 'page:/products/%' and key not like '%#%' order by id`)
    .all()
    .map(({ id, title }) => ({ id: Number(id), name: fold(String(title)) }))

  function search(request: ReadRequest): Omit<SearchResponse, 'searchTime'> {
    const query = queries.parse(request.query)
    const match = chooseMatch(query.clauses, statement.groups)
    const extra = unlistedPictures(request.imageUrls, query)
    const total = match.groups + extra.length
    const from = (request.pageNumber - 1) * request.pageSize
    const to = from + request.pageSize
    const ids =
      from < match.groups ? rankedIds(query, match, to, productsWithPrefix(request.query)).slice(from, to) : []
    const pictures = extra.slice(Math.max(0, from - match.groups), Math.max(0, to - match.groups))
    const spelling = query.spelling ?? (total === 0 ? nearestSpelling(request.query) : undefined)
    return {
      results: [...ids.map((id) => present(statement.entry.get(id) as unknown as EntryRow, query)), ...pictures],
      totalResults: total,
      currentPage: request.pageNumber,
      pageSize: request.pageSize,
      totalPages: Math.ceil(total / request.pageSize),
      ...(spelling ? { spelling } : {}),
    }
  }

  /** Pages of the products whose name starts with the query: 'tr' may become 'truss'. */
  function productsWithPrefix(text: string): number[] {
    const typed = fold(text).trim()
    return products.filter(({ name }) => typed.length > 1 && name.startsWith(typed)).map(({ id }) => id)
  }

  /** One entry of each group: `pinned` ones first, then by rank; at least the first `count` groups. */
  function rankedIds(query: Query, { expression, matched }: Match, count: number, pinned: readonly number[]) {
    let candidates = statement.best.all(expression, RANKED) as unknown as Candidate[]
    const ranked = bestOfGroups([...pinned, ...scored(query, matched, candidates)])
    if (ranked.length >= count || candidates.length < RANKED) return ranked
    // Further down BM25 alone decides.
    candidates = statement.best.all(expression, -1) as unknown as Candidate[]
    return bestOfGroups([...ranked, ...candidates.map(({ id }) => id)])
  }

  function scored(query: Query, matched: number, candidates: readonly Candidate[]) {
    const ids = JSON.stringify(candidates.map(({ id }) => id))
    const rows = statement.candidates.all(ids) as unknown as CandidateRow[]
    const relevance = new Map(candidates.map((each) => [each.id, each.relevance]))
    const most = candidates[0]?.relevance || 1
    const matching = (each: string) =>
      new Set((statement.matching.all(each, ids) as { id: number }[]).map(({ id }) => id))
    const matchesAll = matched === query.clauses.length
    const perClause = matchesAll ? [] : query.clauses.map((clause) => matching(matchOne(clause)))
    const phrase = matchPhrase(query)
    const hasPhrase = phrase ? matching(phrase) : new Set<number>()
    const partBoosts = partBoostsOf(query)
    const fullWeight = query.clauses.reduce((sum, { weight }) => sum + weight, 0) || 1
    const isMatched = (term: string) => query.clauses.some((clause) => matchStrength(clause, [term]) > 0)
    const score = ({ id, key, kind, source, title_terms, name_terms, heading_terms, page_number }: CandidateRow) => {
      const title = title_terms.split(' ')
      const heading = heading_terms.split(' ')
      const inTitle = weigh(query.clauses, (clause) => matchStrength(clause, title))
      const inHeading = weigh(query.clauses, (clause) =>
        Math.max(matchStrength(clause, title), matchStrength(clause, heading) * 0.7),
      )
      const coverage = matchesAll
        ? 1
        : weigh(query.clauses, (_, index) => (perClause[index]?.has(id) ? 1 : 0)) / fullWeight
      const titleCoverage = inTitle / fullWeight
      const name = name_terms.split(' ')
      const nameMatches = name.filter(isMatched).length
      const titleMatches = title.filter(isMatched).length
      return (
        (partBoosts.get(id) ?? 0) +
        16 * coverage +
        6 * titleCoverage +
        3 * (inHeading / fullWeight) +
        4 * (nameMatches / name.length) * titleCoverage +
        2 * (nameMatches / name.length) +
        2 * (titleMatches / title.length) +
        // 'Joist Hangers' and nothing else: the page or part of exactly this name.
        (titleCoverage > 0.99 && titleMatches === title.length ? EXACT_TITLE_BONUS : 0) +
        (key.startsWith('page:/products/') && !key.includes('#') ? PRODUCT_PAGE_BONUS * titleCoverage : 0) +
        (hasPhrase.has(id) ? Math.min(5, 1.2 * (query.phrase.length - 1)) : 0) +
        6 * ((relevance.get(id) ?? 0) / most) +
        (KIND_BONUS[kind] ?? 0) +
        (SOURCE_BONUS[source] ?? 0) +
        // The first page of a PDF is its title page.
        (page_number === 1 ? 0.3 : 0)
      )
    }
    return rows
      .map((row) => ({ id: row.id, score: score(row) }))
      .sort((a, b) => b.score - a.score || a.id - b.id)
      .map(({ id }) => id)
  }

  /** Boosts of parts whose number is the query or starts with it: the exact one highest, then in order of the numbers. */
  function partBoostsOf({ partNumber }: Query): ReadonlyMap<number, number> {
    const boosts = new Map<number, number>()
    if (!partNumber) return boosts
    const rows = statement.parts.all(partNumber, afterPrefix(partNumber)) as { entry: number; number: string }[]
    for (const [index, { entry, number }] of rows.entries()) {
      const boost = number === partNumber ? 1000 : 500 - index
      boosts.set(entry, Math.max(boosts.get(entry) ?? 0, boost))
    }
    return boosts
  }

  /** Pictures of the request that are not in the index, matched by the words of their file names. */
  function unlistedPictures(urls: readonly string[], query: Query): SearchResult[] {
    const { clauses } = query
    if (clauses.length === 0) return []
    return [...new Set(urls)].flatMap((url) => {
      const name = fileName(url)
      const terms = tokenize(name.replaceAll(/[-_.]/g, ' ')).flatMap(({ term, also }) => [term, ...also])
      if (!clauses.every((clause) => matchStrength(clause, terms) > 0) || isListed(url)) return []
      return [
        {
          id: `image:${url}`,
          readableTitle: name,
          useableLink: url,
          isPdf: false,
          isImage: true,
          pageNumber: null,
          ...snippetOf('', query),
          source: 'Picture',
          thumbnail: url,
        },
      ]
    })
  }

  const isListed = (url: string) =>
    statement.hasLink.get(url) !== undefined || statement.hasLink.get(pathOf(url)) !== undefined

  /** For a query without results: a similar one with results. */
  function nearestSpelling(text: string) {
    const loose = queries.parse(text, true)
    return loose.spelling !== undefined && chooseMatch(loose.clauses, statement.groups).groups > 0
      ? loose.spelling
      : undefined
  }

  return { search, close: () => database.close() }
}

interface Match {
  readonly expression: string
  /** Number of clauses that each result matches at least. */
  readonly matched: number
  readonly groups: number
}

/** Entries that match all clauses; if these are few, entries that match most of them; if there are none, any of them. */
function chooseMatch(clauses: readonly Clause[], groups: StatementSync): Match {
  let match: Match = { expression: '', matched: 0, groups: 0 }
  const most = Math.ceil(clauses.length * 0.6)
  for (let matched = clauses.length; matched > 0; matched -= 1) {
    if (match.groups >= ENOUGH_RESULTS || (match.groups > 0 && matched < most)) break
    const expression = matchAtLeast(clauses, matched)
    match = { expression, matched, groups: Number(groups.get(expression)?.n ?? 0) }
  }
  return match
}

const weigh = (clauses: readonly Clause[], share: (clause: Clause, index: number) => number) =>
  clauses.reduce((sum, each, index) => sum + each.weight * share(each, index), 0)

/** How well the best of these terms matches a clause, 0 to 1. */
function matchStrength({ terms, related, prefix, together }: Clause, among: readonly string[]): number {
  if (terms.some((term) => among.includes(term))) return 1
  if (together.length > 0 && together.every((term) => among.includes(term))) return 1
  if (prefix && among.some((term) => term.startsWith(prefix))) return 0.8
  return related.some((term) => among.includes(term)) ? 0.6 : 0
}

function bestOfGroups(ids: readonly number[]) {
  const seen = new Set<number>()
  return ids.filter((id) => {
    const group = Math.floor(id / GROUP_SPAN)
    if (seen.has(group)) return false
    seen.add(group)
    return true
  })
}

function present(row: EntryRow, query: Query): SearchResult {
  return {
    id: row.key,
    readableTitle: row.title,
    useableLink: row.link,
    isPdf: row.kind === 'pdf',
    isImage: isPictureResult(row.link),
    pageNumber: row.page_number,
    ...snippetOf(row.body, query),
    source: row.source,
    ...(row.location ? { displayLocation: row.location } : {}),
    ...(row.thumbnail ? { thumbnail: row.thumbnail } : {}),
  }
}

const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : url)

function fileName(url: string) {
  const name = pathOf(url).split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
