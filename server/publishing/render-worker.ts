/**
 * Worker thread that renders and compresses pages with the build's code. It keeps the server responsive, and a page
 * that never finishes rendering can be stopped.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { ContentRef, Edits } from '../../contract/content/content.ts'
import type { SiteBuild, SiteShell } from '../../contract/site-build.ts'
import { CODINGS, compress, type Effort, isCompressible } from '../http/compression.ts'
import type { PolicyConfig } from '../http/security-headers.ts'
import { markAnalytics } from '../pages/analytics-mark.ts'
import type { FileForms } from '../pages/documents.ts'

export interface RenderWorkerData extends Pick<PolicyConfig, 'analytics'> {
  /** The folder of the build. */
  readonly folder: string
}

export interface RenderRequest {
  readonly paths: readonly string[]
  readonly edits: Edits
  /** A preview is not compressed. */
  readonly kind: 'documents' | 'preview'
}

/** A rendered page, or the reason why it could not be rendered. The worker sends `'done'` after the last result. */
export type RenderResult = { readonly path: string } & (
  | {
      readonly files: ReadonlyMap<string, FileForms>
      readonly reads: readonly ContentRef[]
      readonly error?: undefined
    }
  | { readonly error: string }
)

/** Number of pages that are compressed at the same time. Compression uses Node's thread pool. */
const AT_A_TIME = 4

/** Compressing this many pages with the smallest size takes less than a second. */
const SMALLEST_UP_TO = 4

const { folder, ...config } = workerData as RenderWorkerData
const [build, shell] = await Promise.all([
  import(pathToFileURL(join(folder, 'server', 'index.js')).href) as Promise<SiteBuild>,
  readFile(join(folder, 'server', 'shell.json'), 'utf8').then((text) => JSON.parse(text) as SiteShell),
])
const render = build.createRenderFiles(shell)

parentPort?.on('message', async ({ paths, edits, kind }: RenderRequest) => {
  const waiting = [...paths]
  const effort = paths.length > SMALLEST_UP_TO ? 'quick' : 'smallest'
  const worker = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const current = path
      const result = await rendered(path, edits, kind, effort).catch((error: unknown) => failed(current, error))
      parentPort?.postMessage(result)
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, worker))
  parentPort?.postMessage('done')
})

const failed = (path: string, error: unknown): RenderResult => ({
  path,
  error: error instanceof Error ? error.message : String(error),
})

async function rendered(
  path: string,
  edits: Edits,
  kind: RenderRequest['kind'],
  effort: Effort,
): Promise<RenderResult> {
  const { files, reads } = await render(path, edits)
  const forms = new Map<string, FileForms>()
  for (const [file, text] of files) {
    const bytes = Buffer.from(file.endsWith('.html') ? markAnalytics(text, config) : text)
    forms.set(file, kind === 'preview' ? { bytes } : await compressed(file, bytes, effort))
  }
  return { path, files: forms, reads }
}

async function compressed(file: string, bytes: Buffer, effort: Effort): Promise<FileForms> {
  if (!isCompressible(file)) return { bytes }
  const forms = await Promise.all(CODINGS.map(async ({ name }) => [name, await compress[name](bytes, effort)] as const))
  return { bytes, ...Object.fromEntries(forms) }
}
