import { DatabaseSync } from 'node:sqlite'
import { isPictureResult } from '../../contract/picture-names.ts'
import type { ResultLink, SearchAnswer, SearchFacets, SearchResponse, SearchResult } from '../../contract/search.ts'
import { NO_PREVIEW, RESULT_KINDS, type ResultKind, type ResultSort } from '../../contract/search-limits.ts'
import { loadRowAnchor } from '../../engineering/load-rows.ts'
import { answersFrom } from './answers.ts'
import { withoutCadWords } from './cad-words.ts'
import type { Card } from './entry.ts'
import type { Facts } from './facts.ts'
import { unpacked } from './index-file.ts'
import { partNumbers } from './part-numbers.ts'
import { loadPostings, type Postings } from './postings.ts'
import { dimensionOf } from './quantities.ts'
import { type Query, queryParser } from './query.ts'
import { isInTitle, type Ranked, ranker } from './rank.ts'
import { clausesByTerm, snippetOf } from './snippet.ts'
import { fold, tokenize } from './terms.ts'

export interface ReadRequest {
  readonly query: string
  readonly pageSize: number
  readonly pageNumber: number
  /** URLs of pictures at the content host, searched by file name if they are not in the index. */
  readonly imageUrls: readonly string[]
  readonly kind?: ResultKind | undefined
  readonly product?: string | undefined
  readonly sort?: ResultSort
  readonly verbatim?: boolean
}

type Answer = Omit<SearchResponse, 'searchTime'>

interface EntryRow {
  readonly key: string
  readonly title: string
  readonly body: string
  readonly link: string
  readonly source: string
  readonly location: string
  readonly page_number: number | null
  readonly thumbnail: string | null
  readonly bodyTerms: Uint32Array
}

/** Answers that are kept until the next index, and texts of entries. */
const KEPT_ANSWERS = 500
const KEPT_ENTRIES = 1500

const KIND_LABELS: Readonly<Record<ResultKind, string>> = {
  part: 'Parts',
  page: 'Pages',
  loadTable: 'Load tables',
  document: 'Documents',
  picture: 'Pictures',
  file: 'Files',
}

/** What is offered where nothing was found: reviewed, as `priors.ts` is. */
const POPULAR = ['12 in truss', 'load tables', 'gusset plate', 'swivel caster', '1/2-13 bolt', 'base plate']

export type IndexReader = Awaited<ReturnType<typeof openIndex>>

/** Opens a built index for reading. `close()` it when another one has replaced it. */
export async function openIndex(path: string) {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    return reader(database, await loadPostings(database))
  } catch (error) {
    database.close()
    throw error
  }
}

function reader(database: DatabaseSync, postings: Postings) {
  const statement = {
    entry: database.prepare(
      'select key, title, body, link, source, location, page_number, thumbnail, body_terms from entry where id = ?',
    ),
    link: database.prepare('select link from entry where id = ?'),
    atLink: database.prepare('select id from entry where link = ? or link = ? order by id limit 1'),
    card: database.prepare('select card from entry where id = ?'),
  }
  const { entries, groups } = postings
  const numbers = partNumbers(database)
  const queries = queryParser(postings, numbers)
  const entryRow = kept(KEPT_ENTRIES, (row: number): EntryRow => {
    const { body_terms, ...columns } = statement.entry.get(row) as unknown as EntryRow & { body_terms: Uint8Array }
    return { ...columns, bodyTerms: unpacked(body_terms) }
  })
  const { match } = ranker(postings, (row) => entryRow(row).bodyTerms)
  const facts = JSON.parse(String(database.prepare('select facts from meta').get()?.facts ?? 'null')) as Facts | null
  const answers = facts ? answersFrom(facts) : undefined
  const indexOfRow = new Map(entries.map(({ row }, index) => [row, index]))
  const products = database
    .prepare(
      `select id, title, product from entry where key like 'page:/products/%' and key not like '%#%' order by id`,
    )
    .all()
    .map(({ id, title, product }) => ({
      entry: indexOfRow.get(Number(id)) as number,
      id: String(product),
      name: String(title),
    }))
  const productNames = new Map(products.map(({ id, name }) => [id, name]))
  const listedPictures = new Set(
    database
      .prepare(`select link, thumbnail from entry where thumbnail is not null`)
      .all()
      .flatMap(({ link, thumbnail }) => [pictureOf(String(link)), pictureOf(String(thumbnail))]),
  )
  const answerOf = kept(KEPT_ANSWERS, (key: string) => answer(JSON.parse(key) as ReadRequest))

  function search({ imageUrls: sent, ...rest }: ReadRequest): Answer {
    // Browsers send the pictures of their page; those of the index change nothing.
    const imageUrls = [...new Set(sent)].filter((url) => !listedPictures.has(pictureOf(url)))
    const request = { ...rest, imageUrls }
    if (imageUrls.length > 0) return answer(request)
    return answerOf(JSON.stringify(request))
  }

  /** Without the cache. */
  function answer({ query: typed, pageSize, pageNumber, imageUrls, ...request }: ReadRequest): Answer {
    const query = queries.parse(request.verbatim ? typed : withoutCadWords(typed), request.verbatim)
    // A corrected word may be answered, a corrected number is only a guess.
    const isSpelled = query.spelling && digitsIn(query.spelling) === digitsIn(typed)
    const shown = query.isMissing
      ? undefined
      : (answers?.answerTo(typed) ?? (isSpelled ? answers?.answerTo(query.spelling ?? '') : undefined))
    const from = (pageNumber - 1) * pageSize
    const to = from + pageSize
    const found = match(query, [...sourceOf(shown), ...productsWithPrefix(typed)], {
      of: (all) => filtered(all, request),
      count: request.sort === 'partNumber' ? Number.POSITIVE_INFINITY : to,
    })
    const wanted = found.chosen
    const extra = request.kind && request.kind !== 'picture' ? [] : unlistedPictures(imageUrls, query)
    const total = wanted.length + extra.length
    const order = from < wanted.length ? ordered(found.ranked, request.sort) : []
    const byTerm = clausesByTerm(query)
    const results = [
      ...order.slice(from, to).map((ranked) => present(ranked, query, byTerm)),
      ...extra.slice(Math.max(0, from - wanted.length), Math.max(0, to - wanted.length)),
    ]
    return {
      results,
      totalResults: total,
      currentPage: pageNumber,
      pageSize,
      totalPages: Math.ceil(total / pageSize),
      ...(query.spelling ? { spelling: query.spelling } : {}),
      ...(shown ? { answer: shown } : {}),
      ...interpretationOf(query, typed),
      ...(found.groups.length > 0 ? { facets: facetsOf(found.groups, request) } : {}),
      ...(total === 0 ? { near: nearTerms(query), popular: POPULAR } : {}),
    }
  }

  /** Where an answer stands is the first result. */
  function sourceOf(answer: SearchAnswer | undefined): number[] {
    const address = answer?.source.address
    const row = address && statement.atLink.get(address, address.replace(/-\d+-ft$/, ''))?.id
    const entry = indexOfRow.get(Number(row))
    return entry === undefined ? [] : [entry]
  }

  /** Pages of the products whose name starts with the query: 'tr' may become 'truss'. */
  function productsWithPrefix(text: string): number[] {
    const typed = fold(text).trim()
    return products.filter(({ name }) => typed.length > 1 && fold(name).startsWith(typed)).map(({ entry }) => entry)
  }

  interface Choice {
    readonly kind?: ResultKind | undefined
    readonly product?: string | undefined
  }

  const filtered = (all: readonly number[], { kind, product }: Choice) =>
    kind || product
      ? all.filter((group) => {
          const of = groups[group]
          return (!kind || of?.kind === kind) && (!product || of?.product === product)
        })
      : all

  const kindOf = groups.map(({ kind }) => RESULT_KINDS.indexOf(kind))
  const productOf = groups.map(({ product }) => products.findIndex(({ id }) => id === product))

  /** Each list without its own choice, so that another can be made. */
  function facetsOf(all: readonly number[], { kind, product }: Choice): SearchFacets {
    const counted = (of: readonly number[], values: readonly number[], size: number) => {
      const counts = new Uint32Array(size)
      for (const group of of) {
        const value = values[group] as number
        if (value >= 0) counts[value] = (counts[value] as number) + 1
      }
      return [...counts.entries()].filter(([, count]) => count > 0).sort((a, b) => b[1] - a[1] || a[0] - b[0])
    }
    return {
      kinds: counted(filtered(all, { product }), kindOf, RESULT_KINDS.length).map(([index, count]) => {
        const value = RESULT_KINDS[index] as ResultKind
        return { value, label: KIND_LABELS[value], count }
      }),
      products: counted(filtered(all, { kind }), productOf, products.length).map(([index, count]) => {
        const { id, name } = products[index] as (typeof products)[number]
        return { value: id, label: name, count }
      }),
    }
  }

  /** By part number, results without one follow by relevance. */
  function ordered(ranked: readonly Ranked[], sort: ResultSort = 'relevance'): readonly Ranked[] {
    if (sort === 'relevance') return ranked
    const numbered = ranked.map((each) => ({ each, number: cardOf(each.entry).partNumber }))
    return [
      ...numbered
        .filter(({ number }) => number !== undefined)
        .sort((a, b) => String(a.number).localeCompare(String(b.number), 'en', { numeric: true })),
      ...numbered.filter(({ number }) => number === undefined),
    ].map(({ each }) => each)
  }

  const cards = new Map<number, Card>()

  /** What the card of an entry's group has. */
  function cardOf(entry: number): Card {
    const first = groups[entries[entry]?.group ?? -1]?.first ?? entry
    const known = cards.get(first)
    if (known) return known
    const card = statement.card.get(entries[first]?.row ?? -1)?.card
    const parsed = card ? (JSON.parse(String(card)) as Card) : {}
    cards.set(first, parsed)
    return parsed
  }

  function present({ entry, best }: Ranked, query: Query, byTerm: ReadonlyMap<number, number>): SearchResult {
    const indexed = entries[entry] as (typeof entries)[number]
    const group = groups[indexed.group]
    const row = entryRow(indexed.row)
    const inTitle = new Set(query.clauses.flatMap((clause, index) => (isInTitle(clause, indexed.title) ? [index] : [])))
    const { partNumber, figures, links = [] } = cardOf(entry)
    const searched = query.partNumber?.parts.find(
      ({ number, row }) => number === query.partNumber?.number && row === indexed.row,
    )
    const main = group && group.first !== entry ? mainLink(group.first) : []
    return {
      id: row.key,
      readableTitle: row.title,
      useableLink: atRow(row, query),
      isPdf: row.page_number !== null,
      isImage: row.source === 'Picture' || isPictureResult(row.link),
      pageNumber: row.page_number,
      ...snippetOf(row.body, row.bodyTerms, query, byTerm, inTitle),
      titleMatches: titleMatches(entry, row.title, byTerm),
      source: row.source,
      ...(row.location ? { displayLocation: row.location } : {}),
      ...(row.thumbnail ? { thumbnail: row.thumbnail } : {}),
      ...(group ? { kind: group.kind } : {}),
      ...(group?.product
        ? { product: { id: group.product, name: productNames.get(group.product) ?? group.product } }
        : {}),
      ...(partNumber ? { partNumber: searched?.written ?? partNumber } : {}),
      ...(figures ? { figures: [...figures] } : {}),
      ...(links.length + main.length > 0
        ? {
            links: [
              ...main,
              ...links.filter(({ address }) => withoutPage(address) !== row.link).map((link) => atPage(link, best)),
            ],
          }
        : {}),
    }
  }

  /** A load table opens at the row of the span that a query names. */
  function atRow({ key, link, body }: EntryRow, { text }: Query): string {
    if (!/^load-table:[^:]*$/.test(key)) return link
    const amount = tokenize(text)
      .map(({ term }) => (/(ft|m)$/.test(term) ? dimensionOf(term) : undefined))
      .find((each) => each?.dimension === 'length')
    const feet = amount && Math.ceil(amount.value / 12 - 1e-6)
    return feet && body.includes(` ${feet} ft (`)
      ? link.replace(/#.*/, (series) => `#${loadRowAnchor(series.slice(1), feet)}`)
      : link
  }

  /** The link to a PDF leads to its page that matches best. */
  function atPage(link: ResultLink, best: number): ResultLink {
    const { pageNumber, row } = entries[best] as (typeof entries)[number]
    return pageNumber && pageNumber > 1 && statement.link.get(row)?.link === withoutPage(link.address)
      ? { ...link, address: `${withoutPage(link.address)}#page=${pageNumber}` }
      : link
  }

  /** The part or load table that a spec sheet, a PDF or a picture belongs to. */
  function mainLink(entry: number): NonNullable<SearchResult['links']> {
    const { source, pageNumber, row } = entries[entry] as (typeof entries)[number]
    if (pageNumber !== null || (source !== 'Part' && source !== 'Load table')) return []
    const kind = source === 'Part' ? 'part' : 'loadTable'
    return [{ kind, label: source, address: String(statement.link.get(row)?.link) }]
  }

  const titleTokens = new Map<number, ReturnType<typeof tokenize>>()

  function titleMatches(entry: number, title: string, byTerm: ReadonlyMap<number, number>): [number, number][] {
    const tokens = titleTokens.get(entry) ?? tokenize(title)
    titleTokens.set(entry, tokens)
    return tokens.flatMap(({ term, also, start, end }): [number, number][] =>
      [term, ...also].some((each) => byTerm.has(postings.idOf(each) ?? -1)) ? [[start, end]] : [],
    )
  }

  function interpretationOf(query: Query, typed: string): Pick<SearchResponse, 'interpretation'> {
    const { quantities, leftOut, spelling, notes } = query
    if (quantities.length + leftOut.length + notes.length === 0 && !spelling) return {}
    return {
      interpretation: {
        quantities: [...quantities],
        leftOut: [...leftOut],
        ...(spelling ? { correction: { original: typed, shown: spelling } } : {}),
        notes: [...notes],
      },
    }
  }

  /** Pictures of the request that are not in the index, matched by the words of their file names. */
  function unlistedPictures(urls: readonly string[], { clauses, leftOut }: Query): SearchResult[] {
    if (clauses.length + leftOut.length === 0) return []
    const words = new Set(leftOut.flatMap((each) => tokenize(each).map(({ term }) => term)))
    return urls.flatMap((url) => {
      const name = fileName(url)
      const terms = tokenize(name.replaceAll(/[-_.]/g, ' ')).flatMap(({ term, also }) => [term, ...also])
      const ids = new Uint32Array(terms.flatMap((term) => postings.idOf(term) ?? []))
      const all = clauses.every((clause) => isInTitle(clause, ids)) && [...words].every((word) => terms.includes(word))
      if (!all) return []
      return [
        {
          id: `image:${url}`,
          readableTitle: name,
          useableLink: url,
          isPdf: false,
          isImage: true,
          pageNumber: null,
          snippet: NO_PREVIEW,
          matches: [],
          source: 'Picture',
          thumbnail: url,
          kind: 'picture',
        },
      ]
    })
  }

  /** Words of the index that are like what was typed, a little further away than a correction. */
  const nearTerms = ({ text }: Query): string[] =>
    [...new Set(tokenize(text).flatMap(({ word }) => queries.near(word)))].slice(0, 5)

  return { search, answer, close: () => database.close() }
}

/** What `read` has for a key, of the `most` that were used last from memory. */
function kept<Key, Value>(most: number, read: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>()
  return (key) => {
    const value = values.get(key) ?? read(key)
    // A map lists its keys in the order in which they were set.
    values.delete(key)
    values.set(key, value)
    if (values.size > most) values.delete(values.keys().next().value as Key)
    return value
  }
}

const digitsIn = (text: string) => text.replaceAll(/\D/g, '')

const withoutPage = (address: string) => address.replace(/#page=\d+$/, '')

const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : url)

/** The address of a picture without its width and the hash of its bytes. */
const pictureOf = (url: string) => pathOf(url).replace(/(-\d+)?\.[0-9a-f]{8}\.\w+$/, '')

function fileName(url: string) {
  const name = pathOf(url).split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
