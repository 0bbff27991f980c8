import { createHash } from 'node:crypto'
import { builtIn } from '#catalog/built-in-content.ts'
import type { BuiltShell, ContentReads, SiteShell } from '#contract/site-build.ts'
import { dataFiles } from './data-files.server.ts'
import { prerenderedPaths } from './page-declaration.ts'
import { pages as declarations } from './pages.server.ts'
import { dataPaths, filesOf, fixedPaths, inlineScript, load } from './render.tsx'
import { siteFiles } from './site-files.ts'

/**
 * Renders everything that is known at build time: pages, their data for client-side navigation, and files for crawlers.
 * Returns files by path. The data folder's name is a hash of its content, so each build has a separate folder.
 */
export async function prerender(built: Omit<SiteShell, 'data'>) {
  const paths = declarations.flatMap(prerenderedPaths)
  const loaded = await Promise.all([...paths, ...dataPaths].map((path) => load(path, builtIn)))
  const hash = createHash('sha256')
  for (const { path, json } of loaded) hash.update(path).update(json)
  const browserData = dataFiles()
  for (const json of browserData.values()) hash.update(json)
  const data = `/assets/pages-${hash.digest('hex').slice(0, 8)}`
  const shell: BuiltShell = { ...built, data, fixedPaths, inlineScript, publicUrl: PUBLIC_URL }
  const files = new Map(Object.entries(siteFiles()))
  for (const [file, json] of browserData) files.set(data + file, json)
  for (const each of loaded) {
    for (const [file, text] of await filesOf(each, shell)) files.set(file, text)
  }
  const offline = declarations.filter(({ worksOffline }) => worksOffline).flatMap(prerenderedPaths)
  const reads: ContentReads = Object.fromEntries(loaded.map(({ path, reads }) => [path, reads]))
  return { shell, files, paths, reads, offline }
}
