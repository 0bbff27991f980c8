import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import type { KeepPlan, OfflineFiles, SiteShell } from '../contract/site-build.ts'
import { filesWithImports } from './page-weight.ts'

interface Built {
  readonly manifest: Manifest
  readonly shell: SiteShell
  /** Contents of the prerendered files, keyed by path. */
  readonly files: ReadonlyMap<string, string>
}

const START = ['site/start.ts', 'site/hydrate.tsx', 'site/offline/start-offline.ts']
const FONT = /\.woff2$/

const filesOf = (manifest: Manifest, modules: readonly string[]) => {
  const styled = Object.values(manifest).flatMap(({ file, css = [] }) => (FONT.test(file) ? [file, ...css] : css))
  return [...new Set([...filesWithImports(manifest, modules), ...styled])].map((file) => `/${file}`)
}

/**
 * Returns the files that the service worker caches. They include all scripts, because pages load some scripts on
 * demand.
 */
export function offlineFiles({ manifest, shell, files }: Built, pages: readonly string[]): OfflineFiles {
  const first = new Set(filesOf(manifest, [...START, 'site/pages/offline/offline.tsx', 'site/offline/notices.ts']))
  const all = Object.values(manifest).map(({ file }) => `/${file}`)
  const data = pages.map((path) => `${shell.data}${path}.json`)
  const drawings = pages.flatMap((path) => drawingsIn(files.get(`${path}/index.html`) ?? ''))
  return {
    build: shell.data,
    shell: [...first],
    files: [...new Set([...all, ...data, ...drawings])].filter((file) => !first.has(file)),
    pages,
  }
}

const drawingsIn = (html: string) =>
  [...html.matchAll(/src="(\/[^"]+\/drawings\/[^"]+\.svg)"/g)].map(([, src = '']) => src)

/**
 * Width in px of the images to cache, which suits phones and desktops. Offline, the service worker returns this width
 * for requests for other widths.
 */
const OFFLINE_WIDTH_PX = 800

/** Returns the files to save for a product: its page, scripts, images, and linked documents. */
export async function keepPlan(
  { manifest, shell, files }: Built,
  path: string,
  client: string,
  media: string,
): Promise<KeepPlan> {
  const json = files.get(`${shell.data}${path}.json`) ?? ''
  const found = new Map<string, number>()
  found.set(path, Buffer.byteLength(files.get(`${path}/index.html`) ?? ''))
  for (const file of filesOf(manifest, [...START, 'site/pages/product/product.tsx', 'site/offline/notices.ts'])) {
    found.set(file, (await stat(join(client, file))).size)
  }
  const content = contentIn(JSON.parse(json))
  for (const name of content) found.set(`/content/${name}`, (await stat(join(media, name))).size)
  const count = (folder: string) => [...content].filter((name) => name.startsWith(`documents/${folder}/`)).length
  return {
    title: (JSON.parse(json) as { readonly name: string }).name,
    files: [...found],
    specSheets: count('spec-sheets'),
    loadTables: count('load-tables'),
  }
}

/** Collects the media paths of all images, drawings, and documents in a page's data. */
function contentIn(data: unknown, found = new Set<string>()) {
  if (typeof data !== 'object' || data === null) return found
  const { kind, key, hash, widths, href } = data as Readonly<Record<string, unknown>>
  if (kind === 'drawing') found.add(`drawings/${key}.${hash}.svg`)
  if (kind === 'picture') found.add(`pictures/${key}-${nearest(widths as readonly number[])}.${hash}.avif`)
  if (kind === 'document') found.add(String(href).replace(/^\/content\//, ''))
  for (const each of Object.values(data)) contentIn(each, found)
  return found
}

const nearest = (widths: readonly number[]) =>
  widths.reduce((best, width) =>
    Math.abs(width - OFFLINE_WIDTH_PX) < Math.abs(best - OFFLINE_WIDTH_PX) ? width : best,
  )
