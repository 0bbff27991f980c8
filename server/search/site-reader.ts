/**
 * Worker thread that reads the catalog and the documents. The separate thread keeps the server responsive and the
 * server's memory use low.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { builtIn } from '#catalog/built-in-content.ts'
import { type Edits, withEdits } from '#contract/content/content.ts'
import { type SiteSources, siteEntries } from './site-entries.ts'
import { siteFacts } from './site-facts.ts'

export interface SiteReaderData extends SiteSources {
  /** Published edits. */
  readonly edits: Edits
}

const { edits, ...sources } = workerData as SiteReaderData
const content = withEdits(builtIn, edits)
parentPort?.postMessage({
  entries: await siteEntries(sources, content),
  facts: siteFacts(content, sources.contentOrigin),
})
