/**
 * Child process that renders and compresses pages with the build's code. The separate process keeps the server
 * responsive and can be stopped if a page never finishes rendering.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ContentRef, Edits } from '#contract/content/content.ts'
import type { BuiltShell, SiteBuild } from '#contract/site-build.ts'
import { compress, type Effort, isCompressible } from '../http/compression.ts'
import { type StoredBody, storedBody } from '../http/stored-body.ts'
import { type PageSettings, withSettings } from '../pages/page-settings.ts'

export interface RenderSettings extends Omit<PageSettings, 'builtUrl'> {
  /** The build folder. */
  readonly folder: string
}

export interface RenderRequest {
  readonly paths: readonly string[]
  readonly edits: Edits
  /** The edits already shown. The result contains no files for pages that don't change. */
  readonly shown?: Edits | undefined
  /** A preview is not compressed. A trial returns no files, but prepares the child process to render the same pages. */
  readonly kind: 'documents' | 'preview' | 'trial'
}

/** A rendered page, or the reason why it could not be rendered. The child process sends `'done'` after the last result. */
export type RenderResult = { readonly path: string } & (
  | {
      readonly files: ReadonlyMap<string, StoredBody>
      readonly reads: readonly ContentRef[]
      readonly error?: undefined
    }
  | { readonly error: string }
)

/** Number of pages that are compressed at the same time. Compression uses Node's thread pool. */
const AT_A_TIME = 4

/**
 * The first files in a request, up to this total size, are compressed with maximum effort. This takes a quarter of a
 * second.
 */
const SMALLEST_BYTES = 250_000

const { folder, ...settings } = JSON.parse(process.argv[2] ?? '') as RenderSettings
const [build, shell] = await Promise.all([
  import(pathToFileURL(join(folder, 'server', 'index.js')).href) as Promise<SiteBuild>,
  readFile(join(folder, 'server', 'shell.json'), 'utf8').then((text) => JSON.parse(text) as BuiltShell),
])
const pageSettings = { ...settings, builtUrl: shell.publicUrl }
const render = build.createRenderFiles(shell)

process.on('message', async ({ paths, ...request }: RenderRequest) => {
  const waiting = [...paths]
  let smallest = SMALLEST_BYTES
  const effortFor = ({ length }: Buffer): Effort => {
    if (length > smallest) return 'quick'
    smallest -= length
    return 'smallest'
  }
  const worker = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const current = path
      const result = await rendered(path, request, effortFor).catch((error: unknown) => failed(current, error))
      process.send?.(result)
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, worker))
  process.send?.('done')
})

const failed = (path: string, error: unknown): RenderResult => ({
  path,
  error: error instanceof Error ? error.message : String(error),
})

async function rendered(
  path: string,
  { edits, shown, kind }: Omit<RenderRequest, 'paths'>,
  effortFor: (bytes: Buffer) => Effort,
): Promise<RenderResult> {
  const { files, reads } = await render(path, edits, shown)
  const bodies = new Map<string, StoredBody>()
  if (kind === 'trial') return { path, files: bodies, reads }
  for (const [file, text] of files) {
    const bytes = Buffer.from(withSettings(file, text, pageSettings))
    bodies.set(file, kind === 'preview' ? storedBody(bytes) : await compressed(file, bytes, effortFor(bytes)))
  }
  return { path, files: bodies, reads }
}

async function compressed(file: string, bytes: Buffer, effort: Effort): Promise<StoredBody> {
  return storedBody(bytes, isCompressible(file) ? { coding: 'br', bytes: await compress.br(bytes, effort) } : undefined)
}
