import { readdir, readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { mime } from '@fastify/send'
import { PAGE_DATA } from '#contract/site-build.ts'
import type { Config } from '../config.ts'
import { BROTLI_ENDING, compress, isCompressible } from '../http/compression.ts'
import { createFinishedResponse, type FinishedResponse } from '../http/finished-response.ts'
import { type PolicyConfig, pagePolicy, serviceWorkerPolicy } from '../http/security-headers.ts'
import { plainBytes, type StoredBody, storedBody } from '../http/stored-body.ts'
import { needsSettings, type PageSettings, withSettings } from './page-settings.ts'

/**
 * The built site in memory: pages, their data for client-side navigation, assets, and root files. Each file is stored
 * only once, with Brotli if that makes it smaller.
 */
export interface Documents {
  /** Returns the document at exactly the given path, written as in the request line but without the query. */
  get(path: string): FinishedResponse | undefined
  /**
   * Returns the canonical path for a path that differs from it only in case, a trailing slash, or percent-encoding.
   * Returns undefined if the page does not exist. Pages that are rendered on request are included.
   */
  canonicalPath(path: string): string | undefined
  /**
   * Replaces documents in one step, so each request gets either all of the old ones or all of the new ones. Pages keep
   * their paths.
   */
  replace(changes: ReadonlyMap<string, FinishedResponse>): void
  /**
   * Removes the given pages' data files that belong to earlier builds. Pages that are still open from those builds then
   * load the current document.
   */
  removeOldData(pagePaths: readonly string[], currentData: string): void
}

/** If `serviceWorker` is false, browsers get a script that removes the service worker and its caches. */
export type DocumentsConfig = PolicyConfig & PageSettings & Partial<Pick<Config, 'serviceWorker'>>

const SERVICE_WORKER = '/service-worker.js'
const WORKER_REMOVER = '/service-worker-off.js'

/**
 * Pages that are also served with a trailing slash. For all other pages, the server redirects to the URL without the
 * slash.
 */
const WITH_TRAILING_SLASH = ['/catalog/request']

/**
 * Reads the built site (`client/` in a build) into memory. Uses the Brotli copies that the build created (`scripts/build.ts`)
 * and creates missing ones.
 * @param renderedPaths paths of the pages that are rendered on request and therefore have no document
 */
export async function loadDocuments(folder: string, config: DocumentsConfig, renderedPaths: readonly string[]) {
  const documents = await readFolder(folder, config)
  const workerRemover = documents.get(WORKER_REMOVER)
  if (config.serviceWorker === false && workerRemover) documents.set(SERVICE_WORKER, workerRemover)
  return documentsOf(documents, renderedPaths)
}

/** Reads a built folder and returns a document for each file, by its path under `base`. */
export async function readFolder(folder: string, config: PolicyConfig & PageSettings, base = '') {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith(BROTLI_ENDING))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => !name.startsWith('.'))
    .sort()
  const documents = new Map<string, FinishedResponse>()
  for (let start = 0; start < files.length; start += READ_AT_ONCE) {
    const paths = files
      .slice(start, start + READ_AT_ONCE)
      .map((name) => [base + pathOf(name), join(folder, name)] as const)
    const read = await Promise.all(paths.map(([path, file]) => readDocument(file, path, config)))
    for (const [index, document] of read.entries()) documents.set(paths[index]?.[0] ?? '', document)
  }
  return documents
}

/** Number of files processed concurrently. */
const READ_AT_ONCE = 8

function documentsOf(byPath: ReadonlyMap<string, FinishedResponse>, renderedPaths: readonly string[]): Documents {
  const all = new Map(byPath)
  const canonical = new Map<string, string>()
  for (const path of [...renderedPaths, ...byPath.keys()]) {
    if (isPage(path)) canonical.set(normalized(path), path)
  }
  for (const path of WITH_TRAILING_SLASH) {
    const page = all.get(path)
    if (page) all.set(`${path}/`, page)
  }
  const dataFolders = new Set([...all.keys()].flatMap((path) => DATA_FOLDER.exec(path)?.[0] ?? []))
  return {
    get: (path) => all.get(path),
    canonicalPath: (path) => canonical.get(normalized(path)),
    replace(changes) {
      for (const [path, document] of changes) {
        all.set(path, document)
        if (WITH_TRAILING_SLASH.includes(path)) all.set(`${path}/`, document)
      }
    },
    removeOldData(pagePaths, currentData) {
      for (const folder of dataFolders) {
        if (folder === `${currentData}/`) continue
        for (const path of pagePaths) all.delete(`${folder}${path === '/' ? 'index' : encodeURI(path.slice(1))}.json`)
      }
    },
  }
}

/** Base path of a build's page data. */
const DATA_FOLDER = /^\/assets\/pages-[^/]+\//

/** Returns true if a path refers to a page instead of a file. The last segment of a page path has no extension. */
export const isPage = (path: string) => !/\.[^/.]+$/.test(path)

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
 * Returns true if a path can only refer to a file. The response for a missing file must not be a page, because a
 * browser would use the page as a script or image. All other paths may be mistyped page URLs.
 */
export const isFileAddress = (path: string) => /^\/(?:api|assets|cad|content)\//.test(path) || ROOT_FILES.has(path)

/** Matches part data, which other sites may read. */
const OPEN_DATA = /^\/parts(?:\/[\w-]+|\.schema)?\.(?:json|csv)$/

/**
 * Matches file names and extensions that other sites use in page URLs, such as `/index.html`. Links with these endings
 * still reach the page.
 */
const PAGE_FILE = /(?:\/index)?\.(?:[sx]?html?|php|aspx?|jsp)$/

/**
 * Converts a page path to its canonical form: lowercase, decoded, hyphens instead of spaces, no trailing slash, and no
 * file name.
 */
function normalized(path: string) {
  const lower = decoded(path).toLowerCase().replaceAll(' ', '-')
  const page = lower.replace(/(?<=.)\/$/, '').replace(PAGE_FILE, '')
  return page === '' ? '/' : page
}

/** Decodes a path. Returns an invalid path unchanged. */
export function decoded(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * Returns the path of a file on the site: `/products/truss` for `products/truss/index.html`, and the file's own path
 * for any other file.
 */
export function pathOf(file: string) {
  const name = encodeURI(file.split(sep).join('/'))
  return `/${name.replace(/(^|\/)index\.html$/, '')}`
}

async function readDocument(
  file: string,
  path: string,
  config: PolicyConfig & PageSettings,
): Promise<FinishedResponse> {
  const bytes = await readFile(file)
  const copy = isCompressible(file) ? ((await freshCopy(file)) ?? (await compress.br(bytes, 'quick'))) : undefined
  const document = createDocument(file, storedBody(bytes, copy && { coding: 'br', bytes: copy }), config, path)
  if (!needsSettings(file, bytes, config)) return document
  // Apply the settings when the document is first requested, because all documents together take several seconds.
  let completed: Promise<FinishedResponse> | undefined
  const complete = async () => {
    const adapted = Buffer.from(withSettings(file, (await plainBytes(document.body)).toString(), config))
    const body = storedBody(adapted, copy && { coding: 'br', bytes: await compress.br(adapted, 'quick') })
    return createDocument(file, body, config, path)
  }
  return { ...document, completed: () => (completed ??= complete()) }
}

/** Creates the document for a file: `products/truss/index.html`. */
export const createDocument = (
  file: string,
  body: StoredBody,
  config: PolicyConfig,
  path = pathOf(file),
): FinishedResponse => createFinishedResponse(path === '/404' ? 404 : 200, headersOf(file, path, config), body)

/** Reads the Brotli copy of `file`, unless the copy is older than the file. */
async function freshCopy(file: string) {
  try {
    const [original, copy] = await Promise.all([stat(file), stat(file + BROTLI_ENDING)])
    return copy.mtimeMs >= original.mtimeMs ? await readFile(file + BROTLI_ENDING) : undefined
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
  if (path === SERVICE_WORKER || path === WORKER_REMOVER) {
    return {
      'content-type': contentType(file),
      'cache-control': 'no-cache',
      'content-security-policy': serviceWorkerPolicy,
    }
  }
  return {
    ...(OPEN_DATA.test(path)
      ? { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
      : {}),
    'content-type': contentType(file),
    'cache-control': cacheControl(path),
  }
}

/**
 * Page data changes when staff publish text, so browsers must revalidate it. The names of all other assets contain a
 * hash.
 */
function cacheControl(path: string) {
  if (PAGE_DATA.test(path)) return 'no-cache'
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
}

function contentType(file: string) {
  const type = mime.getType(file) ?? 'application/octet-stream'
  return /^text\/|javascript|json|xml/.test(type) ? `${type}; charset=utf-8` : type
}
