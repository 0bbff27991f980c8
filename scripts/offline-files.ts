import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import type { KeepPlan } from '#contract/keep-plan.ts'
import type { OfflineFiles, SiteShell } from '#contract/site-build.ts'
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

/** Returns the scripts, styles, and fonts to save with every product, and the size of each file. */
export const productAssets = (manifest: Manifest, client: string): Promise<KeepPlan['files']> =>
  Promise.all(
    filesOf(manifest, [...START, 'site/pages/product/product.tsx', 'site/offline/notices.ts']).map(
      async (file) => [file, (await stat(join(client, file))).size] as const,
    ),
  )
