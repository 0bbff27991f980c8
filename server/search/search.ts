import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { backoffMs } from '#contract/backoff.ts'
import type { Edits } from '#contract/content/content.ts'
import { isPictureResult } from '#contract/picture-names.ts'
import { type SearchRequest, type SearchResponse, searchRequest } from '#contract/search.ts'
import { endChild, startChild } from '../child.ts'
import type { Config } from '../config.ts'
import { PublicError, publicError, unreadableRequest } from '../errors.ts'
import type { Storage } from '../files/storage.ts'
import type { Entry } from './entry.ts'
import { pdfTexts } from './pdf-text.ts'
import { resultsFrom } from './results.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'
import type { SiteReaderAnswer, SiteReaderRequest } from './site-reader.ts'
import { textNote, type UploadedFile, uploadEntries, uploadedPages, uploadGroup } from './upload-entries.ts'

/** Maximum time that a search waits for the index. */
const INDEX_TIMEOUT_MS = 30_000

/** Pause before the next update after an update failed or could not read files. It doubles each time. */
const FIRST_RETRY_MS = 10_000
const MAX_RETRY_MS = 10 * 60_000

/**
 * Maximum number of consecutive retries. After the last one, only a change to the files or a search starts another
 * attempt. Searches start at most one attempt per `MAX_RETRY_MS`.
 */
const MAX_RETRIES = 10

/** Maximum time for reading the pages and documents. */
const READ_TIMEOUT_MS = 2 * 60_000

/** Reading the site takes about 150 MB. */
const MAX_READER_HEAP_MB = 512

/** Number of entries to add before yielding to the event loop. */
const ENTRIES_PER_BATCH = 20

export interface SearchDeps {
  readonly config: Pick<Config, 'dataDir' | 'contentOrigin' | 'publicUrl'>
  readonly media: string
  readonly storage: Pick<Storage, 'withLocalCopy'>
  /** Returns the published edits of the site's text. Called when the site is indexed. */
  readonly edits: () => Edits
  /** Returns the current staff uploads. Called for each update. */
  readonly uploads: () => Promise<readonly UploadedFile[]>
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** Maximum time for reading the pages and documents, ms. */
  readonly readTimeoutMs?: number
}

export interface SearchState {
  /** Time when the index was last complete, or undefined if it has never been complete. */
  readonly currentAt: Date | undefined
  /** Time of the first change that is missing from the index. */
  readonly behindSince: Date | undefined
}

export type Search = ReturnType<typeof createSearch>

/** The site's search, with an in-memory index of pages, parts, documents, and uploads. */
export function createSearch({
  config,
  media,
  storage,
  edits,
  uploads,
  log,
  readTimeoutMs = READ_TIMEOUT_MS,
}: SearchDeps) {
  let site: { readonly index: SearchIndex; readonly answer: ReturnType<typeof resultsFrom>['answer'] } | undefined
  const built = Promise.withResolvers<void>()
  let running: Promise<void> | undefined
  let isStale = false
  let isSiteStale = true
  const closing = new AbortController()
  let retry: NodeJS.Timeout | undefined
  let failures = 0
  let failedAt = 0
  let currentAt: Date | undefined
  let behindSince: Date | undefined
  const isClosed = () => closing.signal.aborted
  const texts = pdfTexts(join(config.dataDir, 'pdf-texts'))
  /** The indexed state of each upload as JSON. Empty if its bytes could not be read. */
  const indexed = new Map<string, string>()
  /** Hash of the entries in each of the site's groups. */
  const siteGroups = new Map<string, string>()

  /** Reads the site and replaces the groups of entries that have changed. */
  async function updateSite() {
    const start = performance.now()
    const { entries, facts } = await readSite()
    const index = site?.index ?? createSearchIndex()
    const groups = Map.groupBy(entries, ({ group }) => group)
    for (const group of [...siteGroups.keys()].filter((each) => !groups.has(each))) replaceGroup(index, group, [])
    let added = 0
    for (const [group, members] of groups) {
      if (!replaceGroup(index, group, members)) continue
      added += members.length
      if (added % ENTRIES_PER_BATCH < members.length) await turn()
    }
    site = { index, answer: resultsFrom(index, facts).answer }
    log.info(
      { entries: entries.length, added, milliseconds: Math.round(performance.now() - start) },
      'read the site for the search index',
    )
  }

  /** Reads the site in a child process, which ends afterwards. */
  async function readSite(): Promise<SiteReaderAnswer> {
    const reader = startChild(new URL('./site-reader.ts', import.meta.url), [], MAX_READER_HEAP_MB)
    const ended = new AbortController()
    reader.once('exit', (code) => ended.abort(new Error(`the site reader exited with code ${code}`)))
    reader.send({ media, contentOrigin: config.contentOrigin, edits: edits() } satisfies SiteReaderRequest)
    const signal = AbortSignal.any([closing.signal, ended.signal, AbortSignal.timeout(readTimeoutMs)])
    try {
      const [answer] = await once(reader, 'message', { signal })
      return answer
    } finally {
      await endChild(reader)
    }
  }

  /** Replaces the entries of a group. Returns false if the group already contains the given entries. */
  function replaceGroup(index: SearchIndex, group: string, entries: readonly Entry[]): boolean {
    const hash = createHash('sha256').update(JSON.stringify(entries)).digest('base64')
    if (siteGroups.get(group) === hash) return false
    if (siteGroups.has(group)) index.discard(group)
    for (const entry of entries) index.add(entry)
    if (entries.length > 0) siteGroups.set(group, hash)
    else siteGroups.delete(group)
    return true
  }

  /**
   * Adds new uploads and removes deleted ones.
   * @returns true if all new uploads could be read
   */
  async function updateUploads({ index }: { readonly index: SearchIndex }): Promise<boolean> {
    const current = await uploads()
    const ids = new Set(current.map(({ id }) => id))
    for (const id of [...indexed.keys()].filter((each) => !ids.has(each))) {
      index.discard(uploadGroup(id))
      indexed.delete(id)
    }
    for (const file of current) {
      const content = JSON.stringify(file)
      if (indexed.get(file.id) === content || isClosed()) continue
      const pages = await pagesOf(file)
      index.discard(uploadGroup(file.id))
      for (const entry of uploadEntries(file, pages ?? [])) index.add(entry)
      indexed.set(file.id, pages ? content : '')
    }
    texts.keepOnly(new Set(current.map(({ sha256 }) => sha256)))
    return ![...indexed.values()].includes('')
  }

  /**
   * Returns the pages of a PDF, an empty list if the PDF is unreadable, or undefined if its bytes cannot be read right
   * now.
   */
  async function pagesOf(file: UploadedFile): Promise<readonly string[] | undefined> {
    try {
      return await uploadedPages(file, storage, texts, closing.signal)
    } catch (error) {
      if (isClosed()) return undefined
      log.warn({ err: error, file: file.name }, 'search can find this document only by its name')
      return error instanceof PublicError ? undefined : []
    }
  }

  async function updateUntilCurrent() {
    let isComplete = false
    while (isStale && !isClosed()) {
      isStale = false
      try {
        if (isSiteStale) {
          isSiteStale = false
          await updateSite().catch((error: unknown) => {
            isSiteStale = true
            throw error
          })
        }
        built.resolve()
        isComplete = site !== undefined && (await updateUploads(site))
      } catch (error) {
        isComplete = false
        if (!isClosed()) log.error({ err: error }, 'could not update the search index')
      }
    }
    running = undefined
    if (isClosed()) return
    if (isComplete) {
      log.info({ uploads: indexed.size }, 'search index is up to date')
      failures = 0
      currentAt = new Date()
      behindSince = undefined
    } else {
      failures += 1
      failedAt = performance.now()
      if (failures > MAX_RETRIES) {
        log.error({ failures }, 'gave up on updating the search index until files change or visitors search')
        return
      }
      retry = setTimeout(refresh, backoffMs(failures, FIRST_RETRY_MS, MAX_RETRY_MS))
      retry.unref()
    }
  }

  /**
   * Updates the index after uploads have changed. Resolves when the index is current. Calls made during an update are
   * merged into that update.
   */
  function refresh(): Promise<void> {
    if (isClosed()) return Promise.resolve()
    clearTimeout(retry)
    behindSince ??= new Date()
    isStale = true
    running ??= updateUntilCurrent()
    return running
  }

  /** Updates the index after staff have published text. */
  function refreshSite(): Promise<void> {
    isSiteStale = true
    return refresh()
  }

  async function builtSite() {
    if (failures > MAX_RETRIES && performance.now() - failedAt >= MAX_RETRY_MS) void refresh()
    if (site) return site
    if (failures === 0) void refresh()
    await Promise.race([running, built.promise, wait(INDEX_TIMEOUT_MS, undefined, { ref: false })])
    if (!site) throw publicError('SEARCH_NOT_READY')
    return site
  }

  const isOurs = (url: string) => {
    const { contentOrigin, publicUrl } = config
    const origins = contentOrigin.startsWith('/') ? [contentOrigin, publicUrl + contentOrigin] : [contentOrigin]
    return origins.some((origin) => url.startsWith(`${origin}/`))
  }

  /**
   * Answers a search.
   * @throws PublicError for an invalid request, or before the index exists
   */
  async function search(request: SearchRequest): Promise<SearchResponse> {
    const parsed = searchRequest.safeParse(request)
    if (!parsed.success) throw unreadableRequest()
    const imageUrls = parsed.data.imageUrls.filter((url) => isOurs(url) && isPictureResult(url))
    const { answer } = await builtSite()
    const start = performance.now()
    const found = answer({ ...parsed.data, imageUrls })
    return { ...found, searchTime: Number((performance.now() - start).toFixed(2)) }
  }

  return {
    search,
    refresh,
    refreshSite,
    /** Explains to staff why search finds a file only by its name. */
    noteOn: (file: Pick<UploadedFile, 'type' | 'size' | 'sha256'>) => textNote(file, texts),
    /** Returns true during the first attempt to build the index, when no search can be answered. */
    isStarting: () => running !== undefined && site === undefined && failures === 0,
    state: (): SearchState => ({ currentAt, behindSince }),
    async close() {
      closing.abort()
      clearTimeout(retry)
      await running
    },
  }
}
