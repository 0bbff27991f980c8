/**
 * Queries with the right results, judged by a person: `tests/search-relevance.json` to tune on,
 * `tests/search-measured.json` only to measure.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SearchResponse } from '../../contract/search.ts'

export interface JudgedQuery {
  readonly query: string
  /** What sort of query it is: 'size', 'typo', 'question'. */
  readonly kind: string
  /** Beginnings of right addresses; any of them. */
  readonly right: readonly string[]
  /** What the answer above the results has in it. */
  readonly answer?: string
}

/** None where there is no such set. */
export function readJudged(name: 'search-relevance' | 'search-measured'): readonly JudgedQuery[] {
  const file = join(import.meta.dirname, '..', '..', 'tests', `${name}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as JudgedQuery[]) : []
}

export interface Judgement {
  readonly query: string
  readonly kind: string
  /** Of the first right result, from 1; 0 if it is not on the page. */
  readonly place: number
  readonly answered: boolean
}

/** A result is right if it leads to a right address, or if that is the PDF or the picture of the result itself. */
export function judge(
  { query, kind, right, answer }: JudgedQuery,
  { results, answer: given }: SearchResponse,
): Judgement {
  const isRight = (address: string) => right.some((each) => address.startsWith(each))
  const place = results.findIndex(
    ({ useableLink, links = [] }) =>
      isRight(useableLink) ||
      links.some(({ kind, address }) => ['specSheet', 'picture'].includes(kind) && isRight(address)) ||
      (useableLink.startsWith('/load-tables') &&
        links.some(({ kind, address }) => kind === 'loadTablePdf' && isRight(address))),
  )
  const text = given ? [given.label, given.value, given.other, given.note].join(' ') : ''
  return { query, kind, place: place + 1, answered: !answer || text.toLowerCase().includes(answer.toLowerCase()) }
}

export interface Score {
  readonly queries: number
  /** Percent. */
  readonly first: number
  readonly 'first three': number
  /** Mean reciprocal rank: 1 if the right one is always first. */
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

/** By class, and of all. */
export const reportOf = (judgements: readonly Judgement[]): Record<string, Score> => ({
  ...Object.fromEntries([...Map.groupBy(judgements, ({ kind }) => kind)].map(([kind, same]) => [kind, scoreOf(same)])),
  all: scoreOf(judgements),
})
