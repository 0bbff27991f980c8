import { join } from 'node:path'
import { builtIn } from '#catalog/built-in-content.ts'
import { type ReadRequest, resultsFrom } from '../search/results.ts'
import { createSearchIndex } from '../search/search-index.ts'
import { siteEntries } from '../search/site-entries.ts'
import { siteFacts } from '../search/site-facts.ts'

/** Returns a search over the whole site and its documents. */
export async function siteIndex() {
  const media = join(import.meta.dirname, '..', '..', 'media')
  const contentOrigin = '/content'
  const index = createSearchIndex()
  for (const entry of await siteEntries({ media, contentOrigin }, builtIn)) index.add(entry)
  const results = resultsFrom(index, siteFacts(builtIn, contentOrigin))
  return { answer: (request: ReadRequest) => results.answer(request) }
}
