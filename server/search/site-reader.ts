/**
 * Child process that reads the catalog and the documents. The separate process keeps the server responsive and the
 * server's memory use low.
 */
import { once } from 'node:events'
import { builtIn } from '#catalog/built-in-content.ts'
import { type Edits, withEdits } from '#contract/content/content.ts'
import type { Entry } from './entry.ts'
import { type SiteSources, siteEntries } from './site-entries.ts'
import { type Facts, siteFacts } from './site-facts.ts'

export interface SiteReaderRequest extends SiteSources {
  /** Published edits. */
  readonly edits: Edits
}

export interface SiteReaderAnswer {
  readonly entries: readonly Entry[]
  readonly facts: Facts
}

const [{ edits, ...sources }] = (await once(process, 'message')) as [SiteReaderRequest]
const content = withEdits(builtIn, edits)
process.send?.({
  entries: await siteEntries(sources, content),
  facts: siteFacts(content, sources.contentOrigin),
} satisfies SiteReaderAnswer)
