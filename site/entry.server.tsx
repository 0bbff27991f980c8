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
  return new Response(withoutModulePreloads(html), { status, headers })
}

/**
 * Scripts are enhancement here: without preloads they leave the line to styles, font and the first picture, and the
 * browser finds them a round trip later (`docs/decisions/2026-11-21-no-module-preloads.md`).
 */
const withoutModulePreloads = (html: string) => html.replaceAll(/<link rel="modulepreload"[^>]*>/g, '')

export function handleError(error: unknown, { request }: { request: Request }) {
  if (!request.signal.aborted) console.error(error)
}
