import { createHash } from 'node:crypto'
import { builtIn } from '../catalog/built-in-content.ts'
import { computedStatics } from '../catalog/computed-statics.ts'
import { products } from '../catalog/products.ts'
import type { ContentReads, SiteShell } from '../contract/site-build.ts'
import { slugOf } from '../engineering/slug.ts'
import { SEARCH_NAMES_FILE } from './components/search-bar/names.ts'
import { prerenderedPaths } from './page-declaration.ts'
import { BUILDER_PARTS_FILE, BUILDER_STATICS_FILE } from './pages/builder/builder-files.ts'
import { builderParts } from './pages/builder/builder-parts.server.ts'
import { viewerDataOf } from './pages/product/viewer/viewer-data.server.ts'
import { viewerFile } from './pages/product/viewer/viewer-data.ts'
import { pages as declarations } from './pages.server.ts'
import { dataPaths, filesOf, load } from './render.tsx'
import { fitsOf } from './services/fits.server.ts'
import { fitsFile } from './services/fits.ts'
import { hotspotFiles } from './services/hotspots.server.ts'
import { searchNames } from './services/search-names.server.ts'
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
  const names = JSON.stringify(searchNames())
  const parts = JSON.stringify(builderParts())
  const statics = JSON.stringify(computedStatics())
  hash.update(names).update(parts).update(statics)
  const fits = products.map((product) => [fitsFile(slugOf(product.name)), JSON.stringify(fitsOf(product))] as const)
  for (const [, json] of fits) hash.update(json)
  const items = products.flatMap(({ productSections }) => productSections.flatMap((section) => section.items))
  const viewers = items.flatMap((item) => {
    const data = viewerDataOf(item)
    return data ? [[viewerFile(item.partNumber), JSON.stringify(data)] as const] : []
  })
  const spots = hotspotFiles()
  for (const [, json] of [...viewers, ...spots]) hash.update(json)
  const shell: SiteShell = { ...built, data: `/assets/pages-${hash.digest('hex').slice(0, 8)}` }
  const files = new Map(Object.entries(siteFiles()))
  files.set(`${shell.data}${SEARCH_NAMES_FILE}`, names)
  files.set(`${shell.data}${BUILDER_PARTS_FILE}`, parts)
  files.set(`${shell.data}${BUILDER_STATICS_FILE}`, statics)
  for (const [file, json] of [...fits, ...viewers, ...spots]) files.set(shell.data + file, json)
  for (const each of loaded) {
    for (const [file, text] of await filesOf(each, shell)) files.set(file, text)
  }
  const offline = declarations.filter(({ worksOffline }) => worksOffline).flatMap(prerenderedPaths)
  const reads: ContentReads = Object.fromEntries(loaded.map(({ path, reads }) => [path, reads]))
  return { shell, files, paths, reads, offline }
}
