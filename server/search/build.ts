import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { openStorage, type StorageSettings } from '../files/open-storage.ts'
import type { Entry } from './entry.ts'
import { isDamage, readIndex, removeDamaged, siteHash, type UploadState, writeIndex } from './index-file.ts'
import type { KnownTexts } from './pdf-text.ts'
import type { SiteSources } from './site-entries.ts'
import { type UploadedFile, uploadEntries } from './upload-entries.ts'

/** The sources of the index. Plain data: it is sent to the process that builds. */
export interface IndexSources extends SiteSources {
  readonly uploads: readonly UploadedFile[]
  /** Where the bytes of the uploads lie. */
  readonly storage: StorageSettings
}

export interface BuildResult {
  /** False if the index was up to date already. */
  readonly built: boolean
  /** Uploads that were added or have changed. */
  readonly changed: number
  readonly removed: number
  readonly milliseconds: number
  /** PDFs that could not be read and are found by their names only, with the reason. */
  readonly unread: readonly string[]
  /** Those of them that another build may be able to read. */
  readonly unreachable: readonly string[]
}

/**
 * What may have changed. With `uploads` the site's part, which takes seconds to read, is taken over as it is; with
 * `everything` it is compared, and PDFs that could not be read are tried again.
 */
export type BuildScope = 'uploads' | 'everything'

/** Brings the index at `path` up to date with its sources; one that is damaged is replaced. */
export async function buildIndex(path: string, sources: IndexSources, scope: BuildScope): Promise<BuildResult> {
  if (scope === 'everything') removeDamaged(path)
  try {
    return await updateIndex(path, sources, scope)
  } catch (error) {
    if (!isDamage(error)) throw error
    rmSync(path, { force: true })
    return updateIndex(path, sources, 'everything')
  }
}

async function updateIndex(path: string, sources: IndexSources, scope: BuildScope): Promise<BuildResult> {
  const start = performance.now()
  const before = readIndex(path)
  const texts = new Map<string, readonly string[]>()
  const unread: string[] = []
  const unreachable: string[] = []
  let text: UploadState['text'] = 'read'
  const known: KnownTexts = {
    get: (hash) => before.text(hash),
    keep: (hash, pages) => texts.set(hash, pages),
    unread(name, reason) {
      unread.push(`${name}: ${reason}`)
      text = 'unread'
    },
    unreachable(name, reason) {
      unreachable.push(`${name}: ${reason}`)
      text = 'unreachable'
    },
  }
  try {
    const site = scope === 'everything' || !before.site ? await readSite(sources, known) : undefined
    const newSite = site && site.hash !== before.site ? site : undefined

    const indexed = newSite ? new Map<string, UploadState>() : before.uploads()
    const changed: { upload: UploadState; entries: readonly [Entry, ...Entry[]] }[] = []
    let storage: ReturnType<typeof openStorage> | undefined
    for (const file of sources.uploads) {
      const { id, sha256 } = file
      const hash = createHash('sha256').update(JSON.stringify(file)).digest('base64url')
      const was = indexed.get(id)
      const again = was?.text === 'unreachable' || (was?.text === 'unread' && scope === 'everything')
      if (was?.hash === hash && !again) continue
      text = 'read'
      storage ??= openStorage(sources.storage)
      const entries = await uploadEntries(file, await storage, known)
      if (was?.hash === hash && was.text === text) continue
      changed.push({ upload: { id, hash, sha256, text }, entries })
    }
    const current = new Set(sources.uploads.map(({ id }) => id))
    const removed = [...indexed.keys()].filter((id) => !current.has(id))

    const built = newSite !== undefined || changed.length > 0 || removed.length > 0
    if (built) {
      writeIndex(path, { keep: !newSite }, (index) => {
        if (newSite) index.addSite(newSite.entries, newSite.facts, newSite.hash)
        for (const id of removed) index.removeUpload(id)
        for (const { upload, entries } of changed) {
          index.removeUpload(upload.id)
          index.addUpload(upload, entries)
        }
        index.addTexts(texts)
      })
    }
    const milliseconds = Math.round(performance.now() - start)
    return { built, changed: changed.length, removed: removed.length, milliseconds, unread, unreachable }
  } finally {
    before.close()
  }
}

async function readSite(sources: SiteSources, known: KnownTexts) {
  // Loading the catalog alone takes longer than adding a file.
  const [{ siteEntries }, { siteFacts }] = await Promise.all([import('./site-entries.ts'), import('./site-facts.ts')])
  const entries = await siteEntries(sources, known)
  const facts = siteFacts()
  return { entries, facts, hash: siteHash(entries, facts) }
}
