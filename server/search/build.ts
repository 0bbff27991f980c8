import { openStorage, type StorageSettings } from '../files/open-storage.ts'
import { loadTableEntries, ownAnchors, partEntries, pictureEntries } from './catalogue-entries.ts'
import { documentEntries, type KnownTexts, type UploadedFile, uploadEntries } from './document-entries.ts'
import type { Entry } from './entry.ts'
import { builtInputs, inputsHash, pdfTexts, removeDamaged, writeIndex } from './index-file.ts'
import { pageEntries } from './page-entries.ts'

/** The sources of the index. Plain data: it is sent to the process that builds. */
export interface IndexSources {
  /** The built site (`build/client`); pages are left out where there is none. */
  readonly pages: string | undefined
  /** Folder of documents and pictures. */
  readonly media: string
  /** `/content`, or the origin of a content host. */
  readonly contentOrigin: string
  readonly uploads: readonly UploadedFile[]
  /** Where the bytes of the uploads lie. */
  readonly storage: StorageSettings
}

export interface BuildResult {
  /** False if the index was up to date already. */
  readonly built: boolean
  readonly entries: number
  readonly milliseconds: number
  /** PDFs that could not be read and are found by their names only, with the reason. */
  readonly unread: readonly string[]
  /** Those of them that another build may be able to read. */
  readonly unreachable: readonly string[]
}

/** Brings the index at `path` up to date with its sources. */
export async function buildIndex(path: string, sources: IndexSources): Promise<BuildResult> {
  const start = performance.now()
  const texts = new Map<string, readonly string[]>()
  removeDamaged(path)
  const before = pdfTexts(path)
  const unread: string[] = []
  const unreachable: string[] = []
  const known: KnownTexts = {
    get: (hash) => before.get(hash),
    keep: (hash, pages) => texts.set(hash, pages),
    unread: (name, reason) => unread.push(`${name}: ${reason}`),
    unreachable: (name, reason) => unreachable.push(`${name}: ${reason}`),
  }
  const entries: Entry[] = [
    ...(sources.pages ? await pageEntries(sources.pages, ownAnchors()) : []),
    ...partEntries(),
    ...loadTableEntries(),
    ...(await documentEntries(sources.media, sources.contentOrigin, known)),
    ...pictureEntries(sources.contentOrigin),
    ...(await uploadEntries(sources.uploads, await openStorage(sources.storage), known)),
  ]
  const inputs = inputsHash(entries)
  const built = builtInputs(path) !== inputs
  if (built) writeIndex(path, entries, { inputs, texts })
  return { built, entries: entries.length, milliseconds: Math.round(performance.now() - start), unread, unreachable }
}
