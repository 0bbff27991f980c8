/**
 * Reads queries with expected results that a person chose. Use `tests/search-relevance.json` for
 * tuning, and `tests/search-measured.json` only for evaluation.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { productUrl } from '#catalog/urls.ts'
import type { SearchResponse } from '#contract/search.ts'

export interface JudgedQuery {
  readonly query: string
  /** Class of the query, such as 'size', 'typo', or 'question'. */
  readonly kind: string
  /** Prefixes of acceptable URLs. One match is enough. */
  readonly right: readonly string[]
  /** Text that the answer above the results must contain. */
  readonly answer?: string
}

/** Reads a set of queries. Returns an empty list if the set does not exist. */
export function readJudged(name: 'search-relevance' | 'search-measured'): readonly JudgedQuery[] {
  const file = join(import.meta.dirname, '..', '..', 'tests', `${name}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as JudgedQuery[]) : []
}

export interface Judgement {
  readonly query: string
  readonly kind: string
  /** Position of the first correct result, starting at 1. Zero if the page contains no correct result. */
  readonly place: number
  readonly answered: boolean
}

/**
 * Finds the first correct result. A result is correct if its own URL is acceptable, or if the URL of its card, PDF, or
 * image is.
 */
export function judge(
  { query, kind, right, answer }: JudgedQuery,
  { results, answer: given }: SearchResponse,
): Judgement {
  const isRight = (address: string) => right.some((each) => address.startsWith(each))
  const place = results.findIndex(
    ({ id, useableLink, product, links = [] }) =>
      isRight(useableLink) ||
      // A part is also correct if the URL of its card on the product page is acceptable.
      (product && useableLink.startsWith('/parts/') && isRight(productUrl(product) + id.replace('part:', '#'))) ||
      links.some(({ kind, address }) => ['specSheet', 'picture'].includes(kind) && isRight(address)) ||
      (useableLink.startsWith('/load-tables') &&
        links.some(({ kind, address }) => kind === 'loadTablePdf' && isRight(address))),
  )
  const text = given ? [given.label, given.value, given.other, given.note].join(' ') : ''
  return { query, kind, place: place + 1, answered: !answer || text.toLowerCase().includes(answer.toLowerCase()) }
}

export interface Score {
  readonly queries: number
  /** Share of queries whose first result is correct, in percent. */
  readonly first: number
  readonly 'first three': number
  /** Mean reciprocal rank. It is 1 if the first result of every query is correct. */
  readonly MRR: number
}

const scoreOf = (judgements: readonly Judgement[]): Score => {
  const percent = (count: number) => Number(((100 * count) / judgements.length).toFixed(1))
  return {
    queries: judgements.length,
    first: percent(judgements.filter(({ place }) => place === 1).length),
    'first three': percent(judgements.filter(({ place }) => place >= 1 && place <= 3).length),
    MRR: Number(
      (judgements.reduce((sum, { place }) => sum + (place > 0 ? 1 / place : 0), 0) / judgements.length).toFixed(3),
    ),
  }
}

/** Calculates the score for each class and for all queries. */
export const reportOf = (judgements: readonly Judgement[]): Record<string, Score> => ({
  ...Object.fromEntries([...Map.groupBy(judgements, ({ kind }) => kind)].map(([kind, same]) => [kind, scoreOf(same)])),
  all: scoreOf(judgements),
})
