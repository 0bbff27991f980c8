import { partUrl } from '#catalog/urls.ts'
import { isPictureResult } from '#contract/picture-names.ts'
import type { ResultLink, SearchAnswer, SearchFacets, SearchResponse, SearchResult } from '#contract/search.ts'
import { NO_PREVIEW, RESULT_KINDS, type ResultKind, type ResultSort } from '#contract/search-limits.ts'
import { fold } from '#contract/search-words.ts'
import { loadRowAnchor } from '#engineering/load-tables/load-rows.ts'
import { answersFrom } from './answers/answers.ts'
import { isBeamQuestion } from './answers/beam-question.ts'
import { sizeOf } from './answers/part-names.ts'
import { cadRequest } from './cad-words.ts'
import { CALCULATORS } from './language.ts'
import { partNumbers } from './part-numbers.ts'
import { dimensionOf, inOneUnit, withPlainNumbers } from './quantities.ts'
import { type Query, queryParser, shortened } from './query.ts'
import { matchedTerms, type Ranked, rank } from './rank.ts'
import type { Group, Indexed, SearchIndex } from './search-index.ts'
import type { Facts, PartFact } from './site-facts.ts'
import { clausesByTerm, snippetOf } from './snippet.ts'
import { tokenize } from './terms.ts'

export interface ReadRequest {
  readonly query: string
  readonly pageSize: number
  readonly pageNumber: number
  /** URLs of images on the content host. Images that are not in the index are searched by file name. */
  readonly imageUrls: readonly string[]
  readonly kind?: ResultKind | undefined
  readonly product?: string | undefined
  readonly sort?: ResultSort
  readonly verbatim?: boolean
}

type Answer = Omit<SearchResponse, 'searchTime'>

/** Maximum number of strings whose tokens are cached. */
const MAX_CACHED_TEXTS = 3000

/** Maximum length of a file name whose words are searched, in characters. */
const MAX_NAME_LENGTH = 60

/** Comparing with one collator is ten times as fast as `localeCompare`. */
const byNumber = new Intl.Collator('en', { numeric: true })

const KIND_LABELS: Readonly<Record<ResultKind, string>> = {
  part: 'Parts',
  page: 'Pages',
  loadTable: 'Load tables',
  document: 'Documents',
  picture: 'Images',
  file: 'Files',
}

/** Queries to suggest when nothing is found. Review them with `priors.ts`. */
const POPULAR = ['12 in truss', 'load tables', 'gusset plate', 'swivel caster', '1/2-13 bolt', 'base plate']

const PLATFORM = '/tools/platform'
const BEAM = '/tools/beam'
const MAX_PANEL_FT = 8
const DIMENSION_WORDS = new Set(['high', 'tall', 'wide', 'long', 'deep', 'by', 'foot', 'feet', 'height', 'width'])

/** Answers searches from an index of the whole site. Uploads may be added and removed later. */
export function resultsFrom(index: SearchIndex, facts: Facts) {
  const entries = index.all()
  const queries = queryParser(index.vocabulary, partNumbers(entries), index.count)
  const answers = answersFrom(facts)
  const tokensOf = memoized(MAX_CACHED_TEXTS, (text: string) => tokenize(text))
  const products = entries.filter(({ id }) => /^page:\/products\/[^#]*$/.test(id))
  const byLink = new Map(
    entries.toReversed().flatMap((entry) => {
      const { partNumber } = entry.card ?? {}
      return [entry.link, ...(partNumber ? [partUrl(partNumber)] : [])].map((link) => [link, entry] as const)
    }),
  )
  const parts = new Map<string, PartFact>(facts.parts.map((part) => [part.partNumber, part]))
  const productNames = new Map(products.map(({ product, title }) => [product, title]))

  function answer({ query: whole, pageSize, pageNumber, imageUrls, ...request }: ReadRequest): Answer {
    const typed = shortened(whole)
    const cad = request.verbatim ? undefined : cadRequest(typed)
    const file = cad && answers.cadFile(cad.part, cad.format)
    const query = queries.parse(cad && (cad.isCertain || file) ? cad.part : typed, request.verbatim)
    const shown = query.isMissing ? undefined : (file ?? answerTo(typed, query))
    const pinned = [...sourceOf(shown), ...calculatorOf(typed), ...productsWithPrefix(typed)]
    const from = (pageNumber - 1) * pageSize
    const to = from + pageSize
    const { groups, selected, ranked } = rank(index, query, {
      pinned,
      chosen: (groups) => chosen(groups, request),
      count: request.sort === 'partNumber' ? Number.POSITIVE_INFINITY : to,
    })
    const extra = request.kind && request.kind !== 'picture' ? [] : unlistedImages(imageUrls, query)
    const total = selected.length + extra.length
    const byTerm = clausesByTerm(query)
    const results = [
      ...ordered(ranked, request.sort)
        .slice(from, to)
        .map((each) => present(each, query, byTerm)),
      ...extra.slice(Math.max(0, from - selected.length), Math.max(0, to - selected.length)),
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
      ...(groups.length > 0 ? { facets: facetsOf(groups, request) } : {}),
      ...(total === 0 ? { near: queries.near(query.text), popular: POPULAR } : {}),
    }
  }

  /** Answers a query with corrected words, but not one with corrected digits, which are only a guess. */
  function answerTo(typed: string, { spelling = '' }: Query): SearchAnswer | undefined {
    const isSpelled = spelling !== '' && digitsIn(spelling) === digitsIn(typed)
    return answers.answerTo(typed) ?? (isSpelled ? answers.answerTo(spelling) : undefined)
  }

  /** The source of an answer is the first result. */
  function sourceOf(answer: SearchAnswer | undefined): Indexed[] {
    const address = answer?.source.address ?? ''
    const found = byLink.get(address) ?? byLink.get(address.replace(/-\d+-ft$|(?<=^\/parts\/.*)#.*$/, ''))
    return found ? [found] : []
  }

  /** Returns the calculator for a beam question, or for a structure with dimensions, such as 'LED wall 20 x 12 ft'. */
  function calculatorOf(text: string): readonly Indexed[] {
    const beam = byLink.get(BEAM)
    if (beam && isBeamQuestion(text)) return [beam]
    const tokens = tokenize(text)
    const sides = tokens.flatMap(({ also }) => also.filter((each) => /^[\d.]+(x[\d.]+)+$/.test(each)))[0]?.split('x')
    const structure = tokens
      .filter(({ term, word }) => !/\d/.test(term) && !DIMENSION_WORDS.has(word))
      .map(({ word }) => word)
      .join(' ')
    const [path] = CALCULATORS.find(([, structures]) => structures.includes(structure)) ?? []
    // A 4 × 8 ft platform is a deck panel.
    const isStructure =
      sides && (sides.length > 2 || path !== PLATFORM || sides.some((side) => Number(side) > MAX_PANEL_FT))
    return [isStructure && byLink.get(path ?? '')].filter((each) => each !== undefined && each !== false)
  }

  /** Returns the pages for products whose names start with the query: 'tr' may become 'truss'. */
  function productsWithPrefix(text: string): readonly Indexed[] {
    const typed = fold(text).trim()
    return typed.length > 1 ? products.filter(({ title }) => fold(title).startsWith(typed)) : []
  }

  const chosen = (groups: readonly Group[], { kind, product }: Pick<ReadRequest, 'kind' | 'product'>) =>
    kind || product
      ? groups.filter(
          ({ members: [first] }) => (!kind || first.kind === kind) && (!product || first.product === product),
        )
      : groups

  /** Each facet ignores its own selection, so that visitors can select another value. */
  function facetsOf(all: readonly Group[], { kind, product }: Pick<ReadRequest, 'kind' | 'product'>): SearchFacets {
    const ids = products.flatMap(({ product = [] }) => product)
    const ofKind = chosen(all, { kind })
    return {
      kinds: counted(chosen(all, { product }), 'kind', RESULT_KINDS, (value) => KIND_LABELS[value]),
      products: counted(ofKind, 'product', ids, (id) => productNames.get(id) ?? id),
      withoutProduct: ofKind.filter(({ members: [{ product }] }) => product === undefined).length,
    }
  }

  /** Sorts by part number. Results without a part number follow, sorted by relevance. */
  function ordered(ranked: readonly Ranked[], sort: ResultSort = 'relevance'): readonly Ranked[] {
    if (sort === 'relevance') return ranked
    const numberOf = ({ shown }: Ranked) => shown.group.members[0].card?.partNumber
    return [
      ...ranked.filter(numberOf).sort((a, b) => byNumber.compare(numberOf(a) ?? '', numberOf(b) ?? '')),
      ...ranked.filter((each) => !numberOf(each)),
    ]
  }

  function present({ shown, best }: Ranked, query: Query, byTerm: ReadonlyMap<string, number>): SearchResult {
    const [first] = shown.group.members
    const { partNumber, figures, links = [] } = first.card ?? {}
    const searched = query.partNumber?.parts.find(
      ({ number, entry }) => number === query.partNumber?.number && entry === shown.number,
    )
    const part = partNumber ? parts.get(partNumber) : undefined
    const numbered = (number: string | undefined) => part?.sizes.find((each) => each.partNumber === number)
    const size = numbered(searched?.written) ?? (part && sizeOf(part, tokensOf(query.text))) ?? numbered(partNumber)
    const number = searched?.written ?? size?.partNumber
    const inTitle = new Set(
      query.clauses.flatMap((clause, at) => (matchedTerms([clause], shown.titleTerms).size > 0 ? [at] : [])),
    )
    const allLinks = [
      ...(first === shown ? [] : mainLink(first)),
      ...links.filter(({ address }) => withoutPage(address) !== shown.link).map((link) => atPage(link, best)),
    ]
    return {
      id: shown.id,
      readableTitle: shown.title,
      useableLink: number && first === shown ? partUrl(number) : atRow(shown, query),
      isPdf: shown.pageNumber !== null,
      isImage: shown.source === 'Picture' || isPictureResult(shown.link),
      pageNumber: shown.pageNumber,
      ...snippetOf(shown.body, tokensOf(shown.body), query, byTerm, inTitle),
      titleMatches: tokenize(shown.title)
        .filter(({ term, also }) => [term, ...also].some((each) => byTerm.has(each)))
        .map(({ start, end }) => [start, end]),
      source: shown.source,
      ...(shown.location ? { displayLocation: shown.location } : {}),
      ...(shown.thumbnail ? { thumbnail: shown.thumbnail } : {}),
      kind: first.kind,
      ...(first.product
        ? { product: { id: first.product, name: productNames.get(first.product) ?? first.product } }
        : {}),
      ...(number ? { partNumber: number } : {}),
      ...(figures ? { figures: [...figures, ...(size ? [size.weightFigure] : [])] } : {}),
      ...(allLinks.length > 0 ? { links: allLinks } : {}),
    }
  }

  /** Returns images in the request that are not in the index, matched by the words in their file names. */
  function unlistedImages(urls: readonly string[], { clauses, leftOut }: Query): SearchResult[] {
    if (urls.length === 0 || clauses.length + leftOut.length === 0) return []
    const listed = new Set(
      index.all().flatMap(({ thumbnail, link }) => (thumbnail ? [link, thumbnail].map(imageOf) : [])),
    )
    const words = leftOut.flatMap((each) => tokenize(each).map(({ term }) => term))
    return [...new Set(urls)].flatMap((url) => {
      const name = fileName(url)
      const terms = tokenize(name.slice(0, MAX_NAME_LENGTH).replaceAll(/[-_.]/g, ' ')).flatMap(({ term, also }) => [
        term,
        ...also,
      ])
      const isMatch =
        clauses.every((clause) => matchedTerms([clause], terms).size > 0) && words.every((word) => terms.includes(word))
      return isMatch && !listed.has(imageOf(url)) ? [unlistedImage(url, name)] : []
    })
  }

  return { answer }
}

function counted<Value extends string>(
  groups: readonly Group[],
  field: 'kind' | 'product',
  values: readonly Value[],
  labelOf: (value: Value) => string,
) {
  const counts = new Map<string | undefined, { value: Value; label: string; count: number }>(
    values.map((value) => [value, { value, label: labelOf(value), count: 0 }]),
  )
  for (const { members } of groups) {
    const found = counts.get(members[0][field])
    if (found) found.count += 1
  }
  return [...counts.values()].filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
}

const unlistedImage = (url: string, name: string): SearchResult => ({
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
})

/** Links to the load table row for the span in the query. */
function atRow({ id, link, body }: Indexed, { text }: Query): string {
  if (!/^load-table:[^:]*$/.test(id)) return link
  const amount = tokenize(inOneUnit(withPlainNumbers(text)))
    .map(({ term }) => (/(ft|m)$/.test(term) ? dimensionOf(term) : undefined))
    .find((each) => each?.dimension === 'length')
  const feet = amount && Math.ceil(amount.value / 12 - 1e-6)
  return feet && body.includes(` ${feet} ft (`)
    ? link.replace(/#.*/, (series) => `#${loadRowAnchor(series.slice(1), feet)}`)
    : link
}

const atPage = (link: ResultLink, best: Indexed): ResultLink =>
  best.pageNumber && best.pageNumber > 1 && best.link === withoutPage(link.address)
    ? { ...link, address: `${withoutPage(link.address)}#page=${best.pageNumber}` }
    : link

/** Returns a link to the part or load table that a spec sheet, PDF, or image belongs to. */
function mainLink({ source, pageNumber, link }: Indexed): ResultLink[] {
  if (pageNumber !== null || (source !== 'Part' && source !== 'Load table')) return []
  return [{ kind: source === 'Part' ? 'part' : 'loadTable', label: source, address: link }]
}

function interpretationOf(
  { quantities, leftOut, spelling, notes }: Query,
  typed: string,
): Pick<SearchResponse, 'interpretation'> {
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

/** Caches the results of `read` for the `max` most recently used keys. */
function memoized<Key, Value>(max: number, read: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>()
  return (key) => {
    const value = values.get(key) ?? read(key)
    // A map lists its keys in insertion order.
    values.delete(key)
    values.set(key, value)
    if (values.size > max) values.delete(values.keys().next().value as Key)
    return value
  }
}

const digitsIn = (text: string) => text.replaceAll(/\D/g, '')

const withoutPage = (address: string) => address.replace(/#page=\d+$/, '')

const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : url)

/** Removes an image's width and content hash from its URL. */
const imageOf = (url: string) => pathOf(url).replace(/(-\d+)?\.[0-9a-f]{8}\.\w+$/, '')

function fileName(url: string) {
  const name = pathOf(url).split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
