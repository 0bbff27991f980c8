import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { backoffMs } from '../../contract/backoff.ts'
import { isPictureResult } from '../../contract/picture-names.ts'
import { type SearchRequest, type SearchResponse, searchRequest } from '../../contract/search.ts'
import type { Config } from '../config.ts'
import { searchNotReady, unreadableRequest } from '../errors.ts'
import type { BuildScope, IndexSources } from './build.ts'
import { type BuildIndex, buildInProcess } from './build-in-process.ts'
import { isDamage } from './index-file.ts'
import { type IndexReader, openIndex, type ReadRequest } from './reader.ts'
import type { UploadedFile } from './upload-entries.ts'

/** How long a search waits for the first index. */
const FIRST_INDEX_TIMEOUT_MS = 8000

/** Between two builds for uploads: many in a row are merged, and do not keep a process busy on every node. */
const UPLOADS_PAUSE_MS = 2000

/**
 * Pauses before another build, after one that failed or could not fetch documents: 10 s, doubled each time, at most
 * 10 min. After the limit, some 40 minutes, a source has to change; without an index, a search starts one every 10 min.
 */
const FIRST_RETRY_MS = 10_000
const LONGEST_RETRY_MS = 10 * 60_000
export const MOST_BUILDS = 10

export interface SearchDeps {
  readonly config: Pick<Config, 'dataDir' | 's3' | 'contentOrigin' | 'publicUrl'>
  /** Folder of documents and pictures. */
  readonly media: string
  /** The current uploads of staff; called at each build. */
  readonly uploads?: () => Promise<readonly UploadedFile[]>
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** Builds the index in a separate process by default. */
  readonly build?: BuildIndex | undefined
  readonly uploadsPauseMs?: number
}

export interface SearchState {
  /** When the index was last known to have everything; undefined before the first time. */
  readonly currentAt: Date | undefined
  /** Since when it does not have a change. */
  readonly behindSince: Date | undefined
}

export type Search = ReturnType<typeof createSearch>

/**
 * The site's search. It answers from a local index: a file that is updated at start and after each `refresh()`, by a
 * process of its own, and only if its sources have changed. A thread would leave this process with its memory.
 */
export function createSearch({
  config,
  media,
  uploads = async () => [],
  log,
  build: buildIndex = buildInProcess,
  uploadsPauseMs = UPLOADS_PAUSE_MS,
}: SearchDeps) {
  const path = join(config.dataDir, 'search.sqlite')
  const { dataDir, s3, contentOrigin } = config
  const storage = { dataDir, s3 }
  let reader: IndexReader | undefined
  let opening = Promise.resolve()
  let running: Promise<void> | undefined
  let isStale = false
  let isSiteStale = true
  let closed = false
  const closing = new AbortController()
  let builtAt = -uploadsPauseMs
  let retry: NodeJS.Timeout | undefined
  /** Builds in a row that left something out. */
  let failures = 0
  let currentAt: Date | undefined
  let behindSince: Date | undefined

  /** The previous index is used until the new one is built; an unreadable one is ignored. */
  async function open() {
    if (closed || !existsSync(path)) return
    try {
      const next = await openIndex(path)
      if (closed) return next.close()
      reader?.close()
      reader = next
    } catch (error) {
      log.error({ err: error }, 'search index cannot be read')
    }
  }

  function openNext() {
    opening = opening.then(open)
    return opening
  }

  /** @returns whether all documents could be fetched */
  async function build(scope: BuildScope): Promise<boolean> {
    clearTimeout(retry)
    const sources: IndexSources = { media, contentOrigin, uploads: await uploads(), storage }
    const result = await buildIndex({ path, sources, scope }, closing.signal)
    if (result.built || !reader) await openNext()
    const { unread, unreachable, ...figures } = result
    if (unreachable.length > 0) {
      log.warn({ unreachable }, 'documents that search finds by their names until the storage answers')
    }
    if (unread.length > 0) log.warn({ unread }, 'documents that search finds by their names only')
    log.info(figures, result.built ? 'search index built' : 'search index is up to date')
    return unreachable.length === 0
  }

  function buildLater() {
    failures += 1
    if (failures >= MOST_BUILDS) {
      log.error({ failures }, 'search index is not built again until a source changes')
      return
    }
    retry = setTimeout(update, backoffMs(failures, FIRST_RETRY_MS, LONGEST_RETRY_MS), 'uploads')
    retry.unref()
  }

  async function buildUntilCurrent() {
    while (isStale && !closed) {
      // What changes meanwhile is in this build, too.
      if (!isSiteStale) await pause(builtAt + uploadsPauseMs - performance.now(), closing.signal)
      if (closed) break
      const scope: BuildScope = isSiteStale ? 'everything' : 'uploads'
      isStale = false
      isSiteStale = false
      let isComplete = false
      try {
        isComplete = await build(scope)
        if (!isStale && isComplete) {
          currentAt = new Date()
          behindSince = undefined
        }
      } catch (error) {
        if (scope === 'everything') isSiteStale = true
        if (!closed) log.error({ err: error }, 'search index could not be built')
      }
      builtAt = performance.now()
      if (isComplete) failures = 0
      else if (!isStale && !closed) buildLater()
    }
    running = undefined
  }

  /**
   * Call when a source has changed: with `uploads` if it can be no other. Resolves when the index is up to date; calls
   * during a build are merged into one more build.
   */
  function refresh(scope: BuildScope = 'everything'): Promise<void> {
    failures = 0
    return update(scope)
  }

  function update(scope: BuildScope): Promise<void> {
    if (closed) return Promise.resolve()
    behindSince ??= new Date()
    isStale = true
    if (scope === 'everything') isSiteStale = true
    running ??= buildUntilCurrent()
    return running
  }

  /** A file that turns out to be damaged is built again, and searched then. */
  async function searchIn(index: IndexReader, request: ReadRequest) {
    try {
      return index.search(request)
    } catch (error) {
      if (!isDamage(error)) throw error
      if (index === reader) {
        log.error({ err: error }, 'search index is damaged: built again')
        reader.close()
        reader = undefined
        rmSync(path, { force: true })
        void update('everything')
      }
      return (await firstReader()).search(request)
    }
  }

  async function firstReader() {
    await opening
    if (reader) return reader
    const isDue = failures === 0 || (failures >= MOST_BUILDS && performance.now() > builtAt + LONGEST_RETRY_MS)
    if (!running && !isDue) throw searchNotReady()
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<void>((done) => {
      timer = setTimeout(done, FIRST_INDEX_TIMEOUT_MS)
    })
    await Promise.race([running ?? update('everything'), timeout])
    clearTimeout(timer)
    if (!reader) throw searchNotReady()
    return reader
  }

  const isOurs = (url: string) => {
    const { contentOrigin, publicUrl } = config
    const origins = contentOrigin.startsWith('/') ? [contentOrigin, publicUrl + contentOrigin] : [contentOrigin]
    return origins.some((origin) => url.startsWith(`${origin}/`))
  }

  /**
   * Answers a search.
   * @throws PublicError for a request that the contract does not allow, or before there is an index
   */
  async function search(request: SearchRequest): Promise<SearchResponse> {
    const parsed = searchRequest.safeParse(request)
    if (!parsed.success) throw unreadableRequest()
    const imageUrls = parsed.data.imageUrls.filter((url) => isOurs(url) && isPictureResult(url))
    const index = await firstReader()
    const start = performance.now()
    const answer = await searchIn(index, { ...parsed.data, imageUrls })
    return { ...answer, searchTime: Number((performance.now() - start).toFixed(2)) }
  }

  return {
    search,
    refresh,
    state: (): SearchState => ({ currentAt, behindSince }),
    /** Opens the previous index and starts to update it. */
    start() {
      void openNext()
      void refresh()
    },
    async close() {
      closed = true
      closing.abort()
      clearTimeout(retry)
      await running
      await opening
      reader?.close()
      reader = undefined
    },
  }
}

/** Ends early when the signal is aborted. */
const pause = (ms: number, signal: AbortSignal) => wait(Math.max(0, ms), undefined, { signal }).catch(() => {})
