import type { ChildProcess } from 'node:child_process'
import type { Edits } from '#contract/content/content.ts'
import { endChild, startChild } from '../child.ts'
import type { PageSettings } from '../pages/page-settings.ts'
import type { RenderRequest, RenderResult, RenderSettings } from './render-process.ts'

/** Stop the child process after this long without requests, because it uses about 150 MB. */
const IDLE_MS = 60_000

/**
 * Number of pages to render in advance of a request. Rendering more pages in advance would hardly make the request
 * faster.
 */
const TRIALS = 60

/** Maximum time for a request. Rendering all pages takes less than 10 s on two cores. */
const LIMIT_MS = 45_000

/** Rendering all pages takes about 200 MB. */
const MAX_HEAP_MB = 512

const SCRIPTS = /<script\b.*?<\/script>/gs

export interface RendererDeps {
  /** The build folder. */
  readonly folder: string
  readonly policyConfig: PageSettings
  /** Maximum time for a request, ms. */
  readonly limitMs?: number
}

export type Renderer = ReturnType<typeof createRenderer>

/** Renders the build's pages with edits in a child process, which starts at the first request. */
export function createRenderer({ folder, policyConfig: { analytics, publicUrl }, limitMs = LIMIT_MS }: RendererDeps) {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  /** Pages that the child process has rendered before. */
  const tried = new Set<string>()
  /** Requests run one after another, because a response does not identify its request. */
  let last: Promise<unknown> = Promise.resolve()

  async function stop() {
    clearTimeout(idle)
    const stopped = child
    child = undefined
    tried.clear()
    if (stopped) await endChild(stopped)
  }

  function start() {
    const settings = { folder, publicUrl, ...(analytics && { analytics }) } satisfies RenderSettings
    child ??= startChild(new URL('./render-process.ts', import.meta.url), [JSON.stringify(settings)], MAX_HEAP_MB)
    return child
  }

  /** Stops the child process after a period without requests. */
  function rest() {
    clearTimeout(idle)
    idle = setTimeout(stop, IDLE_MS).unref()
  }

  async function run(request: RenderRequest): Promise<readonly RenderResult[]> {
    clearTimeout(idle)
    const current = start()
    const { promise, resolve, reject } = Promise.withResolvers<readonly RenderResult[]>()
    const results: RenderResult[] = []
    const receive = (message: RenderResult | 'done') => (message === 'done' ? resolve(results) : results.push(message))
    const end = () => reject(new Error('The renderer ended.'))
    const limit = setTimeout(() => reject(new Error('Rendering took too long.')), limitMs)
    current.on('message', receive).on('error', reject).on('exit', end)
    current.send(request)
    try {
      return await promise
    } catch (error) {
      await stop()
      throw error
    } finally {
      clearTimeout(limit)
      current.off('message', receive).off('error', reject).off('exit', end)
      if (child) rest()
    }
  }

  function queued(request: RenderRequest): Promise<readonly RenderResult[]> {
    const result = last.then(() => run(request))
    last = result.catch(() => {})
    return result
  }

  return {
    /** Renders pages in advance of a request, because the first render of a page takes several times longer. */
    warm(paths: readonly string[], edits: Edits) {
      const first = paths.slice(0, TRIALS).filter((path) => !tried.has(path))
      if (child && first.length === 0) return rest()
      for (const path of first) tried.add(path)
      // If this fails, the request that follows reports the error.
      queued({ paths: first, edits, kind: 'trial' }).catch(() => {})
    },

    /**
     * Renders and compresses pages and files. If one of them fails, its result contains the error.
     * @param shown the edits already shown. The result for a page that doesn't change contains no files
     * @throws Error if the child process fails or takes longer than the limit
     */
    render: (paths: readonly string[], edits: Edits, shown?: Edits) =>
      queued({ paths, edits, shown, kind: 'documents' }),

    /**
     * Renders a page's document without scripts.
     * @throws Error if the page cannot be rendered
     */
    async preview(path: string, edits: Edits): Promise<string> {
      const [result] = await queued({ paths: [path], edits, kind: 'preview' })
      if (!result || result.error !== undefined) throw new Error(result?.error ?? 'The page was not rendered.')
      const html = [...result.files].find(([file]) => file.endsWith('.html'))?.[1].bytes
      return Buffer.from(html ?? '')
        .toString()
        .replaceAll(SCRIPTS, '')
    },

    stop,
  }
}
