import type { SearchAnswer } from '../../contract/search.ts'
import type { Facts } from './facts.ts'
import type { Query } from './query.ts'

export const answerOf = (_query: Query, _typed: string, _facts: Facts): SearchAnswer | undefined => undefined
