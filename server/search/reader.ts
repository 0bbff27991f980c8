import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { isPictureResult } from '../../contract/picture-names.ts'
import type { SearchResponse, SearchResult } from '../../contract/search.ts'
import { GROUP_SPAN } from './index-file.ts'
import { afterPrefix, matchAtLeast, matchOne, matchPhrase, type Query, queryReader, type Wanted } from './query.ts'
import { snippetOf } from './snippet.ts'
import { fold, tokenize } from './terms.ts'

export interface ReadRequest {
  readonly query: string
  readonly pageSize: number
  readonly pageNumber: number
  /** Addresses of pictures at the content host, to be searched by name if the index does not hold them. */
  readonly imageUrls: readonly string[]
}

/** Fewer documents than these that answer all of a query, and those that answer most of it come behind them. */
const ENOUGH_RESULTS = 8

/** As many of the best by word statistics are ranked by everything else that is known. */
const RANKED = 150

/** What a term is worth by where it stands: title, keys, heading, body, other readings. */
const COLUMN_WEIGHTS = '8, 6, 3, 1, 0.8'

/** A page over the PDF that says the same; pictures last. */
const KIND_BONUS: Readonly<Record<string, number>> = { page: 1.2, part: 3, pdf: 0, file: 0, picture: -5 }

/** A catalog says a little of everything: what is about the one thing comes first. */
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

/** Opens a built index for reading. `close()` when another has taken its place. */
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
      // With a plus, so that the match is made once and its rows are looked up, not once for each row.
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
  const queries = queryReader(database)
  const products = database
    .prepare(`select id, title from entry where key like 'page:/products/%' and key not like '%#%' order by id`)
    .all()
    .map(({ id, title }) => ({ id: Number(id), name: fold(String(title)) }))

  function search(request: ReadRequest): Omit<SearchResponse, 'searchTime'> {
    const query = queries.read(request.query)
    const match = chooseMatch(query.wanted, statement.groups)
    const extra = unlistedPictures(request.imageUrls, query)
    const total = match.groups + extra.length
    const from = (request.pageNumber - 1) * request.pageSize
    const to = from + request.pageSize
    const ids = from < match.groups ? rankedIds(query, match, to, productsBegun(request.query)).slice(from, to) : []
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

  /** Pages of the products whose name begins as what has been typed: 'tr' is on its way to 'truss'. */
  function productsBegun(text: string): number[] {
    const typed = fold(text).trim()
    return products.filter(({ name }) => typed.length > 1 && name.startsWith(typed)).map(({ id }) => id)
  }

  /** One entry of each group, those that are `begun` first, then the best, at least the first `count` groups. */
  function rankedIds(query: Query, { expression, answered }: Match, count: number, begun: readonly number[]) {
    let candidates = statement.best.all(expression, RANKED) as unknown as Candidate[]
    const ranked = bestOfGroups([...begun, ...scored(query, answered, candidates)])
    if (ranked.length >= count || candidates.length < RANKED) return ranked
    // Far down the list word statistics alone decide.
    candidates = statement.best.all(expression, -1) as unknown as Candidate[]
    return bestOfGroups([...ranked, ...candidates.map(({ id }) => id)])
  }

  function scored(query: Query, answered: number, candidates: readonly Candidate[]) {
    const ids = JSON.stringify(candidates.map(({ id }) => id))
    const rows = statement.candidates.all(ids) as unknown as CandidateRow[]
    const relevance = new Map(candidates.map((each) => [each.id, each.relevance]))
    const most = candidates[0]?.relevance || 1
    const matching = (each: string) =>
      new Set((statement.matching.all(each, ids) as { id: number }[]).map(({ id }) => id))
    const isWhole = answered === query.wanted.length
    const perWanted = isWhole ? [] : query.wanted.map((wanted) => matching(matchOne(wanted)))
    const phrase = matchPhrase(query)
    const saysPhrase = phrase ? matching(phrase) : new Set<number>()
    const parts = partPlaces(query)
    const fullWeight = query.wanted.reduce((sum, { weight }) => sum + weight, 0) || 1
    const isWanted = (term: string) => query.wanted.some((wanted) => answers(wanted, [term]) > 0)
    const score = ({ id, key, kind, source, title_terms, name_terms, heading_terms, page_number }: CandidateRow) => {
      const title = title_terms.split(' ')
      const heading = heading_terms.split(' ')
      const inTitle = weigh(query.wanted, (wanted) => answers(wanted, title))
      const inHeading = weigh(query.wanted, (wanted) =>
        Math.max(answers(wanted, title), answers(wanted, heading) * 0.7),
      )
      const coverage = isWhole ? 1 : weigh(query.wanted, (_, index) => (perWanted[index]?.has(id) ? 1 : 0)) / fullWeight
      const titleCoverage = inTitle / fullWeight
      const name = name_terms.split(' ')
      const named = name.filter(isWanted).length
      const said = title.filter(isWanted).length
      return (
        (parts.get(id) ?? 0) +
        16 * coverage +
        6 * titleCoverage +
        3 * (inHeading / fullWeight) +
        4 * (named / name.length) * titleCoverage +
        2 * (named / name.length) +
        2 * (said / title.length) +
        // 'Joist Hangers' and nothing else: the page or part of just this name.
        (titleCoverage > 0.99 && said === title.length ? EXACT_TITLE_BONUS : 0) +
        (key.startsWith('page:/products/') && !key.includes('#') ? PRODUCT_PAGE_BONUS * titleCoverage : 0) +
        (saysPhrase.has(id) ? Math.min(5, 1.2 * (query.phrase.length - 1)) : 0) +
        6 * ((relevance.get(id) ?? 0) / most) +
        (KIND_BONUS[kind] ?? 0) +
        (SOURCE_BONUS[source] ?? 0) +
        // The first page of a document says what it is.
        (page_number === 1 ? 0.3 : 0)
      )
    }
    return rows
      .map((row) => ({ id: row.id, score: score(row) }))
      .sort((a, b) => b.score - a.score || a.id - b.id)
      .map(({ id }) => id)
  }

  /** Parts whose number the query is, or begins: the exact one far ahead, then in the order of their numbers. */
  function partPlaces({ partNumber }: Query): ReadonlyMap<number, number> {
    const places = new Map<number, number>()
    if (!partNumber) return places
    const rows = statement.parts.all(partNumber, afterPrefix(partNumber)) as { entry: number; number: string }[]
    for (const [index, { entry, number }] of rows.entries()) {
      const place = number === partNumber ? 1000 : 500 - index
      places.set(entry, Math.max(places.get(entry) ?? 0, place))
    }
    return places
  }

  /** Pictures that the caller knows and the index does not, by the words of their file names. */
  function unlistedPictures(urls: readonly string[], { wanted }: Query): SearchResult[] {
    if (wanted.length === 0) return []
    return [...new Set(urls)].flatMap((url) => {
      const name = fileName(url)
      const terms = tokenize(name.replaceAll(/[-_.]/g, ' ')).flatMap(({ term, also }) => [term, ...also])
      if (!wanted.every((each) => answers(each, terms) > 0) || isListed(url)) return []
      return [
        {
          id: `image:${url}`,
          readableTitle: name,
          useableLink: url,
          isPdf: false,
          isImage: true,
          pageNumber: null,
          ...snippetOf('', { wanted } as Query),
          source: 'Picture',
          thumbnail: url,
        },
      ]
    })
  }

  const isListed = (url: string) =>
    statement.hasLink.get(url) !== undefined || statement.hasLink.get(pathOf(url)) !== undefined

  /** A query near to one that finds nothing, which finds something. */
  function nearestSpelling(text: string) {
    const loose = queries.read(text, true)
    return loose.spelling !== undefined && chooseMatch(loose.wanted, statement.groups).groups > 0
      ? loose.spelling
      : undefined
  }

  return { search, close: () => database.close() }
}

interface Match {
  readonly expression: string
  /** How many of the wanted things each document answers at least. */
  readonly answered: number
  readonly groups: number
}

/** Documents that answer all, or if these are few, those that answer most of it; any rather than none. */
function chooseMatch(wanted: readonly Wanted[], groups: StatementSync): Match {
  let match: Match = { expression: '', answered: 0, groups: 0 }
  const most = Math.ceil(wanted.length * 0.6)
  for (let answered = wanted.length; answered > 0; answered -= 1) {
    if (match.groups >= ENOUGH_RESULTS || (match.groups > 0 && answered < most)) break
    const expression = matchAtLeast(wanted, answered)
    match = { expression, answered, groups: Number(groups.get(expression)?.n ?? 0) }
  }
  return match
}

const weigh = (wanted: readonly Wanted[], share: (wanted: Wanted, index: number) => number) =>
  wanted.reduce((sum, each, index) => sum + each.weight * share(each, index), 0)

/** How well one of these terms answers what is wanted, 0 to 1. */
function answers({ terms, related, prefix, together }: Wanted, among: readonly string[]): number {
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
