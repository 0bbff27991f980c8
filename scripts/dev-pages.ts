import type { ServerResponse } from 'node:http'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import type { SearchCapability } from '../contract/search-capability.ts'
import type { SiteShell } from '../contract/site-build.ts'

type Site = typeof import('../site/render.tsx')
type Routes = typeof import('virtual:routes')

/** Where a page's data is, for going on within the document. */
const DATA = '/page-data'

/** The sheet that sets the order of the style layers comes first. */
const FIRST_STYLES = '/site/styles/site.css'

/** Renders the site's pages from their sources, for each request. */
export const devPages = (search: SearchCapability): Plugin => ({
  name: 'dev-pages',
  // After Vite's own middlewares: what they do not know is a page.
  configureServer: (vite) => () => {
    vite.middlewares.use((request, response, next) => {
      answer(vite, search, request, response).catch(next)
    })
  },
})

async function answer(
  vite: ViteDevServer,
  search: SearchCapability,
  incoming: Connect.IncomingMessage,
  outgoing: ServerResponse,
) {
  const request = createRequest(Object.assign(incoming, { url: incoming.originalUrl }), outgoing)
  const url = new URL(request.url)
  const site = (await vite.ssrLoadModule('/site/render.tsx')) as Site
  if (url.pathname.startsWith(DATA)) {
    const path = url.pathname.slice(DATA.length).replace(/\.json$/, '')
    const data = await site.loadData({ url: new URL(path === '/index' ? '/' : path, url), search })
    return sendResponse(outgoing, data ? Response.json(data) : new Response(null, { status: 404 }))
  }
  const shell: SiteShell = { modules: ['/site/start.ts'], styles: await stylesOf(vite), pageStyles: {}, data: DATA }
  const onError = (error: unknown) => vite.config.logger.error(String((error as Error).stack ?? error))
  const page = await site.createRenderPage(shell)(request, { search, onError })
  if (!page.headers.get('content-type')?.startsWith('text/html')) return sendResponse(outgoing, page)
  const html = (await page.text()).replace('</head>', `${await reloadingScripts(vite)}</head>`)
  await sendResponse(outgoing, new Response(html, page))
}

/** What Vite puts into a page. At the end of its head, where React takes it for a stranger's and lets it be. */
async function reloadingScripts(vite: ViteDevServer) {
  const html = await vite.transformIndexHtml('/', '<head></head>')
  return /<head>(.*)<\/head>/s.exec(html)?.[1] ?? ''
}

/** Every style sheet of the site, so that a page has its looks before its code runs. */
async function stylesOf(vite: ViteDevServer) {
  const { routes } = (await vite.ssrLoadModule('virtual:routes')) as Routes
  await Promise.all(routes.map(({ module }) => module()))
  const urls = [...vite.environments.ssr.moduleGraph.urlToModuleMap.keys()].filter((url) => url.endsWith('.css'))
  return [...new Set([FIRST_STYLES, ...urls])].map((url) => `${url}?direct`)
}
