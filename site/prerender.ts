import { createHash } from 'node:crypto'
import type { Shell } from '../contract/site-build.ts'
import { SEARCH_NAMES_FILE } from './components/search-bar/names.ts'
import { prerenderedPaths } from './prerendered-paths.ts'
import { loadData, renderDocument } from './render.tsx'
import { searchNames } from './services/search-names.server.ts'
import { siteFiles } from './site-files.ts'

const search = () => Promise.reject(new Error('Search results are rendered on request.'))

async function loadPage(path: string) {
  const url = new URL(encodeURI(path), PUBLIC_URL)
  const data = await loadData({ url, search })
  if (!data) throw new Error(`No route has the path ${path}`)
  return { path, url, data, json: JSON.stringify(data) }
}

/**
 * Everything that can be finished at build time: pages, their data for going on within the document, and what crawlers
 * read. Files by their paths; the data's folder is named by what is in it, so that each build keeps its own.
 */
export async function prerender(built: Omit<Shell, 'data'>) {
  const pages = await Promise.all(prerenderedPaths().map(loadPage))
  const hash = createHash('sha256')
  for (const { path, json } of pages) hash.update(path).update(json)
  const names = JSON.stringify(searchNames())
  hash.update(names)
  const shell: Shell = { ...built, data: `/assets/pages-${hash.digest('hex').slice(0, 8)}` }
  const files = new Map(Object.entries(siteFiles()))
  files.set(`${shell.data}${SEARCH_NAMES_FILE}`, names)
  for (const { path, url, data, json } of pages) {
    files.set(`${shell.data}${path === '/' ? '/index' : path}.json`, json)
    files.set(`${path.replace(/\/$/, '')}/index.html`, await renderDocument(url, data, shell))
  }
  return { shell, files }
}
