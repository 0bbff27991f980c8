import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeIndex } from '../search/index-file.ts'
import { type IndexReader, openIndex } from '../search/reader.ts'
import { siteEntries } from '../search/site-entries.ts'
import { siteFacts } from '../search/site-facts.ts'

/** An index of the whole site with its documents, in this process. */
export async function siteIndex(): Promise<IndexReader & { remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'boltspan-index-'))
  const path = join(folder, 'search.sqlite')
  const unread = (name: string, reason: string) => {
    throw new Error(`${name}: ${reason}`)
  }
  const known = { get: () => undefined, keep: () => {}, unread, unreachable: unread }
  const media = join(import.meta.dirname, '..', '..', 'media')
  const entries = await siteEntries({ media, contentOrigin: '/content' }, known)
  writeIndex(path, { keep: false }, (index) => index.addSite(entries, siteFacts(), 'test'))
  const reader = await openIndex(path)
  return {
    ...reader,
    remove() {
      reader.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
