import { readdir, readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { mime } from '@fastify/send'
import type { Config } from '../config.ts'
import { CODINGS, type Coding, compress, isCompressible } from '../http/compression.ts'
import { createFinishedResponse, type FinishedResponse } from '../http/finished-response.ts'
import { type PolicyConfig, pagePolicy, serviceWorkerPolicy } from '../http/security-headers.ts'
import { markAnalytics } from './analytics-mark.ts'

/** The built site in memory: pages, their data for navigation in the browser, assets, and what lies beside them. */
export interface Documents {
  /** The document of exactly this path, as it stands in the request line (without a query). */
  get(path: string): FinishedResponse | undefined
  /**
   * The path that a visitor meant who wrote it in other case, with a slash at its end, or with other
   * percent-encoding; `undefined` if no page is named so. Pages that are rendered on request count too.
   */
  canonicalPath(path: string): string | undefined
}

/** `serviceWorker`: whether there is one; otherwise its place is taken by one that removes what it has kept. */
export type DocumentsConfig = PolicyConfig & Partial<Pick<Config, 'serviceWorker'>>

const SERVICE_WORKER = '/service-worker.js'
const SWITCHED_OFF = '/service-worker-off.js'

/** Pages that are also known with a slash at their end and answer there too, instead of leading away. */
const ALSO_WITH_SLASH = ['/catalog/request']

/**
 * Reads the folder that the build left (`build/client`) into memory, with brotli and gzip forms. Those that the
 * build prepared (`scripts/build.ts`) are taken; what is missing is compressed now.
 * @param renderedPaths pages without a document, which are rendered on request
 */
export async function loadDocuments(folder: string, config: DocumentsConfig, renderedPaths: readonly string[]) {
  const documents = await readFolder(folder, config)
  const switchedOff = documents.get(SWITCHED_OFF)
  if (config.serviceWorker === false && switchedOff) documents.set(SERVICE_WORKER, switchedOff)
  return documentsOf(documents, renderedPaths)
}

/** A document for each file of a built folder, by its path: below `base`, as the file lies in the folder. */
export async function readFolder(folder: string, config: PolicyConfig, base = '') {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !CODINGS.some(({ ending }) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => !name.startsWith('.'))
    .sort()
  const documents = new Map<string, FinishedResponse>()
  for (const name of files) {
    const path = base + pathOf(name)
    documents.set(path, await readDocument(join(folder, name), path, config))
  }
  return documents
}

function documentsOf(byPath: ReadonlyMap<string, FinishedResponse>, renderedPaths: readonly string[]): Documents {
  const all = new Map(byPath)
  const canonical = new Map<string, string>()
  for (const path of [...renderedPaths, ...byPath.keys()]) {
    if (isPage(path)) canonical.set(normalized(path), path)
  }
  for (const path of ALSO_WITH_SLASH) {
    const page = all.get(path)
    if (page) all.set(`${path}/`, page)
  }
  return { get: (path) => all.get(path), canonicalPath: (path) => canonical.get(normalized(path)) }
}

/** Whether the route table or the build means a page by a path rather than a file: its last segment has no extension. */
const isPage = (path: string) => !/\.[^/.]+$/.test(path)

/** Files that browsers and crawlers expect at the root. */
const ROOT_FILES: ReadonlySet<string> = new Set([
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/favicon.svg',
  '/icon-192.png',
  '/icon-512.png',
  '/robots.txt',
  SERVICE_WORKER,
  '/site.webmanifest',
  '/sitemap.xml',
])

/**
 * Whether only a file can be meant by a path. A missing one must not be answered with a page: a browser would take it
 * for the script or picture. Any other address, with a dot in it or not, may be what a visitor typed.
 */
export const isFileAddress = (path: string) => /^\/(?:api|assets|cad|content)\//.test(path) || ROOT_FILES.has(path)

/** What the address of a page ends in on other servers: links to those still lead to the page. */
const PAGE_FILE = /(?:\/index)?\.(?:[sx]?html?|php|aspx?|jsp)$/

/**
 * One spelling for all that name the same page: lower case, decoded, spaces as hyphens, no slash at the end and no
 * file name.
 */
function normalized(path: string) {
  const lower = decoded(path).toLowerCase().replaceAll(' ', '-')
  const page = lower.replace(/(?<=.)\/$/, '').replace(PAGE_FILE, '')
  return page === '' ? '/' : page
}

function decoded(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** `products/truss/index.html` answers `/products/truss`; any other file answers at its own name. */
function pathOf(file: string) {
  const name = encodeURI(file.split(sep).join('/'))
  return `/${name.replace(/(^|\/)index\.html$/, '')}`
}

async function readDocument(file: string, path: string, config: PolicyConfig) {
  const built = await readFile(file)
  const bytes = file.endsWith('.html') ? Buffer.from(markAnalytics(built.toString(), config)) : built
  const prepared = bytes.equals(built)
  const forms: Partial<Record<Coding, Buffer>> = {}
  if (isCompressible(file)) {
    for (const { name, ending } of CODINGS) {
      forms[name] = (prepared && (await readIfFresh(file, ending))) || (await compress[name](bytes, 'smallest'))
    }
  }
  return createFinishedResponse(path === '/404' ? 404 : 200, headersOf(file, path, config), bytes, forms)
}

/** The compressed file beside `file`, unless it is older. */
async function readIfFresh(file: string, ending: string) {
  try {
    const [original, compressed] = await Promise.all([stat(file), stat(file + ending)])
    return compressed.mtimeMs >= original.mtimeMs ? await readFile(file + ending) : undefined
  } catch {
    return undefined
  }
}

function headersOf(file: string, path: string, config: PolicyConfig) {
  if (file.endsWith('.html')) {
    return {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': pagePolicy(config),
    }
  }
  if (path === SERVICE_WORKER || path === SWITCHED_OFF) {
    return {
      'content-type': contentType(file),
      'cache-control': 'no-cache',
      'content-security-policy': serviceWorkerPolicy,
    }
  }
  return {
    'content-type': contentType(file),
    'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  }
}

function contentType(file: string) {
  const type = mime.getType(file) ?? 'application/octet-stream'
  return /^text\/|javascript|json|xml/.test(type) ? `${type}; charset=utf-8` : type
}
