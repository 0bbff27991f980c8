import type { ServerResponse } from 'node:http'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { builtIn } from '#catalog/built-in-content.ts'
import type { SearchCapability } from '#contract/search-capability.ts'
import type { SiteShell } from '#contract/site-build.ts'

type Site = typeof import('#site/render.tsx')
type Routes = typeof import('virtual:routes')
type DataFiles = typeof import('#site/data-files.server.ts')

/** Base path of the data files, and of the page data for client-side navigation. */
const DATA_PATH = '/page-data'

/** This style sheet must come first, because it sets the order of the cascade layers. */
const FIRST_STYLES = '/site/styles/site.css'

/** Vite plugin that renders pages from source on each request. */
export const devPages = (search: SearchCapability): Plugin => ({
  name: 'dev-pages',
  // Run after Vite's own middleware, because all remaining requests are for pages.
  configureServer: (vite) => () => {
    vite.middlewares.use((request, response, next) => {
      respond(vite, search, request, response).catch(next)
    })
  },
})

async function respond(
  vite: ViteDevServer,
  search: SearchCapability,
  incoming: Connect.IncomingMessage,
  outgoing: ServerResponse,
) {
  const request = createRequest(Object.assign(incoming, { url: incoming.originalUrl }), outgoing)
  const url = new URL(request.url)
  const site = (await vite.ssrLoadModule('/site/render.tsx')) as Site
  if (url.pathname.startsWith(DATA_PATH)) {
    const file = url.pathname.slice(DATA_PATH.length)
    const json = await dataFile(vite, file)
    if (json) return sendResponse(outgoing, new Response(json, { headers: { 'content-type': 'application/json' } }))
    const path = file.replace(/\.json$/, '')
    const data = await site.loadData({ url: new URL(path === '/index' ? '/' : path, url), search, content: builtIn })
    return sendResponse(outgoing, data ? Response.json(data) : new Response(null, { status: 404 }))
  }
  const shell: SiteShell = {
    modules: ['/site/start.ts'],
    styles: await stylesOf(vite),
    pageStyles: {},
    data: DATA_PATH,
  }
  const onError = (error: unknown) => vite.config.logger.error(String((error as Error).stack ?? error))
  const page = await site.createRenderPage(shell)(request, { search, onError, edits: new Map() })
  if (!page.headers.get('content-type')?.startsWith('text/html')) return sendResponse(outgoing, page)
  const html = (await page.text()).replace('</head>', `${await reloadScripts(vite)}</head>`)
  await sendResponse(outgoing, new Response(html, page))
}

const cache = new WeakMap<DataFiles['dataFiles'], ReadonlyMap<string, string>>()

/** Returns a data file. The files are regenerated after their sources change. */
async function dataFile(vite: ViteDevServer, path: string) {
  const { dataFiles } = (await vite.ssrLoadModule('/site/data-files.server.ts')) as DataFiles
  const files = cache.get(dataFiles) ?? dataFiles()
  cache.set(dataFiles, files)
  return files.get(path)
}

/** Returns Vite's reload scripts. React ignores unknown elements at the end of the head. */
async function reloadScripts(vite: ViteDevServer) {
  const html = await vite.transformIndexHtml('/', '<head></head>')
  return /<head>(.*)<\/head>/s.exec(html)?.[1] ?? ''
}

/** Returns all of the site's style sheets. The HTML links to them, so a page is styled before its scripts run. */
async function stylesOf(vite: ViteDevServer) {
  const { routes } = (await vite.ssrLoadModule('virtual:routes')) as Routes
  await Promise.all(routes.map(({ module }) => module()))
  const urls = [...vite.environments.ssr.moduleGraph.urlToModuleMap.keys()].filter((url) => url.endsWith('.css'))
  return [...new Set([FIRST_STYLES, ...urls])].map((url) => `${url}?direct`)
}
