import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { backoffMs } from '#contract/backoff.ts'
import type { ContentBody, ContentRef, Edits } from '#contract/content/content.ts'
import type { Clock } from '../database/clock.ts'
import type { FinishedResponse } from '../http/finished-response.ts'
import { createDocument, isPage, pathOf } from '../pages/documents.ts'
import type { Site } from '../pages/site.ts'
import { type KeptFilesDeps, keptFiles } from './kept-files.ts'
import type { RenderResult } from './render-process.ts'
import type { Renderer } from './renderer.ts'
import type { RevisionRow } from './repository.ts'
import { type PublishedEdits, publishedEdits } from './stored-content.ts'

/** Initial and maximum pause before retrying a failed update of the pages. */
const RETRY_MS = { first: 1000, longest: 10_000 } as const

/** Maximum delay until the next check, because the clock may be set and training sessions may pass. */
const LONGEST_DELAY_MS = 60_000

/** Number of documents to create before yielding to the event loop. */
const DOCUMENTS_PER_TURN = 10

export interface LiveContentDeps {
  /** The site and its renderer. Absent in development. */
  readonly pages: LivePages | undefined
  readonly published: () => Promise<readonly RevisionRow[]>
  readonly clock: Clock
  /** Called after a change to the edits that pages show. */
  readonly onChange: () => void
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

interface LivePages extends KeptFilesDeps {
  readonly site: Site
  readonly renderer: Renderer
}

/** Pages rendered before their content is published. */
interface Prepared {
  readonly before: PublishedEdits
  readonly ref: ContentRef
  readonly json: string
  readonly results: readonly RenderResult[]
}

export type LiveContent = ReturnType<typeof createLiveContent>

/**
 * The content that visitors see. `sync` reads the published edits, renders the pages that show them, and replaces these
 * pages in memory in one step. A page that fails to render keeps its old version.
 */
export function createLiveContent({ pages, published, clock, onChange, log }: LiveContentDeps) {
  let shown: PublishedEdits = { edits: new Map(), revisions: new Map(), problems: new Map(), nextChange: undefined }
  const reads = new Map(Object.entries(pages?.site.reads ?? {}))
  /** The reasons why pages keep an old version, by path. */
  const failures = new Map<string, string>()
  let prepared: Prepared | undefined
  let last: Promise<void> = Promise.resolve()
  let retry: NodeJS.Timeout | undefined
  /** Number of consecutive attempts that failed. */
  let failedAttempts = 0
  /** Updates the pages when an edit starts or ends. Also runs without such an edit, because the clock may be set back. */
  let change: NodeJS.Timeout | undefined
  let isStopped = false

  const pathsThatShow = (refs: ReadonlySet<ContentRef>) =>
    [...reads].filter(([, used]) => used.some((ref) => refs.has(ref))).map(([path]) => path)

  const render = async (refs: ReadonlySet<ContentRef>, edits: Edits): Promise<readonly RenderResult[]> => {
    const paths = pathsThatShow(refs)
    // A page that kept its old version doesn't show the current edits.
    return pages && paths.length > 0
      ? pages.renderer.render(paths, edits, failures.size === 0 ? shown.edits : undefined)
      : []
  }

  /** Replaces the pages in memory and returns how many were replaced. */
  async function apply(results: readonly RenderResult[]): Promise<number> {
    const documents = new Map<string, FinishedResponse>()
    const changed = results.flatMap((result) => (result.error === undefined && result.files.size > 0 ? [result] : []))
    for (const [index, { path, files }] of changed.entries()) {
      if (!pages) continue
      if (index % DOCUMENTS_PER_TURN === 0) await turn()
      const kept = await keptFiles(pages, path, files)
      for (const [name, body] of kept ? [...files, kept] : files) {
        const file = name.slice(1)
        documents.set(pathOf(file), createDocument(file, body, pages.site.policyConfig))
      }
    }
    pages?.site.documents.replace(documents)
    pages?.site.documents.removeOldData(
      changed.map(({ path }) => path),
      pages.site.data,
    )
    for (const result of results) {
      if (result.error === undefined) {
        failures.delete(result.path)
        reads.set(result.path, result.reads)
      } else {
        failures.set(result.path, result.error)
        log.error(
          { path: result.path, reason: result.error },
          'a page keeps its old text, because it can’t be rendered',
        )
      }
    }
    return changed.length
  }

  async function update() {
    const now = await clock()
    const next = publishedEdits(await published(), now)
    clearTimeout(change)
    if (!isStopped) {
      const delay = Math.min((next.nextChange?.getTime() ?? Infinity) - now.getTime(), LONGEST_DELAY_MS)
      change = setTimeout(() => void live.sync().catch(() => {}), delay).unref()
    }
    const changed = changedRefs(shown, next)
    if (changed.size === 0 || isStopped) return
    const start = performance.now()
    const results = matching(prepared, shown, next, changed)?.results ?? (await render(changed, next.edits))
    const pages = await apply(results)
    prepared = undefined
    shown = next
    for (const [ref, problem] of next.problems) log.error({ content: ref, problem }, 'published text is not shown')
    const milliseconds = Math.round(performance.now() - start)
    log.info({ changed: [...changed], pages, milliseconds }, 'pages show the published text')
    onChange()
  }

  const live = {
    edits: (): Edits => shown.edits,

    /** Paths of the pages that show a piece of content. */
    pagesOf: (ref: ContentRef) => pathsThatShow(new Set([ref])).filter(isPage),

    /** Prepares the renderer for pages that show a piece of content. */
    warm: (ref: ContentRef) => pages?.renderer.warm(pathsThatShow(new Set([ref])), shown.edits),

    /** Returns the reasons why pages don't show the published revision of a piece of content. */
    problemsOf(ref: ContentRef): string[] {
      const problem = shown.problems.get(ref)
      const failed = pathsThatShow(new Set([ref])).flatMap((path) => {
        const reason = failures.get(path)
        return reason === undefined ? [] : [`${path} keeps its old text: ${reason}`]
      })
      return [...(problem ? [problem] : []), ...failed]
    },

    /** Number of pages that keep an old version. */
    failedPages: () => failures.size,

    /**
     * Renders the pages that a body would change, so that the next `sync` only has to replace them.
     * @returns the reasons why pages could not be rendered. Empty if all were rendered
     */
    async prepare(ref: ContentRef, body: ContentBody): Promise<readonly string[]> {
      const before = shown
      const results = await render(new Set([ref]), new Map(before.edits).set(ref, body))
      prepared = { before, ref, json: JSON.stringify(body), results }
      return results.flatMap(({ path, error }) => (error === undefined ? [] : [`${path}: ${error}`]))
    },

    /**
     * Shows the published edits. Calls run one after another.
     * @throws Error if the database or the renderer fails. Another attempt then starts within 10 s
     */
    sync(): Promise<void> {
      clearTimeout(retry)
      const done = last.then(update)
      last = done.then(
        () => {
          failedAttempts = 0
        },
        (error: unknown) => {
          if (isStopped) return
          log.error({ err: error }, 'could not show the published text')
          failedAttempts += 1
          const delay = backoffMs(failedAttempts, RETRY_MS.first, RETRY_MS.longest)
          retry = setTimeout(() => void live.sync().catch(() => {}), delay).unref()
        },
      )
      return done
    },

    async stop() {
      isStopped = true
      clearTimeout(retry)
      await pages?.renderer.stop()
      await last
      clearTimeout(change)
    },
  }
  return live
}

/** Returns the prepared pages if the edit that they were prepared for is the only change in `next`. */
function matching(
  prepared: Prepared | undefined,
  shown: PublishedEdits,
  next: PublishedEdits,
  changed: ReadonlySet<ContentRef>,
) {
  if (!prepared || prepared.before !== shown || changed.size !== 1 || !changed.has(prepared.ref)) return undefined
  return JSON.stringify(next.edits.get(prepared.ref)) === prepared.json ? prepared : undefined
}

function changedRefs(before: PublishedEdits, after: PublishedEdits): ReadonlySet<ContentRef> {
  const all = [...before.revisions.keys(), ...after.revisions.keys()]
  return new Set(all.filter((ref) => before.revisions.get(ref) !== after.revisions.get(ref)))
}
