import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { nonceContext } from '../contract/csp-nonce.ts'

/**
 * Renders a document whole: nothing streams in later, so a page reads the same without JavaScript.
 * The nonce is set for pages rendered on request; a prerendered page's inline scripts are hashed by the server.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  const nonce = loadContext.get(nonceContext)
  let failure: unknown
  const stream = await renderToReadableStream(
    <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />,
    {
      ...(nonce ? { nonce } : {}),
      signal: request.signal,
      // Nothing is set aside for later: a page is one piece.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failure ??= error
      },
    },
  )
  await stream.allReady
  if (failure) throw failure
  headers.set('content-type', 'text/html; charset=utf-8')
  const html = await new Response(stream).text()
  return new Response(import.meta.env.PROD ? scriptsAtLast(html) : html, { status, headers })
}

const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g
/** React Router's start of a page: its manifest, the modules of its routes, what names them, and the entry. */
const START =
  /(<script[^>]*>)import "([^"]+)";\n((?:import \* as route\d+ from "[^"]+";\n)+)\s*(window\.__reactRouterRouteModules = {[^}]*};)\s*import\("([^"]+)"\);<\/script>/
/**
 * Resolves when what the page began with is on the screen; at once in a tab that nobody sees and for a visitor who is
 * faster, after 3 s in any case.
 */
const SHOWN =
  'new Promise(go=>{const shown=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(go)));' +
  "document.hidden?go():document.readyState=='complete'?shown():addEventListener('load',shown);" +
  "for(const type of['pointerdown','keydown'])addEventListener(type,go,{once:true});setTimeout(go,3000)})"

/**
 * Scripts are enhancement here: they leave the line and the processor to styles, font and first picture, and start,
 * all in one go, when these are on the screen (`docs/decisions/2026-11-21-no-module-preloads.md`).
 */
function scriptsAtLast(html: string): string {
  const preloads = [...html.matchAll(MODULE_PRELOAD)].map(([, href]) => href as string)
  // A page of which React Router starts nothing loads nothing ahead either.
  if (preloads.length > 0 && !START.test(html)) throw new Error('React Router starts its pages in another way now')
  return html.replaceAll(MODULE_PRELOAD, '').replace(START, (_, ...found: string[]) => {
    const [tag, manifest, imports, modules, entry] = found as [string, string, string, string, string]
    const routes = [...imports.matchAll(/(route\d+) from "([^"]+)"/g)]
    const hrefs = new Set([...routes.map(([, , href]) => href), manifest, ...preloads])
    hrefs.delete(entry)
    const loads = [...hrefs].map((href) => `import("${href}")`).join()
    const names = routes.map(([, name]) => name).join()
    return `${tag}await ${SHOWN};const [${names}]=await Promise.all([${loads}]);${modules}import("${entry}")</script>`
  })
}

export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted) console.error(error)
}
