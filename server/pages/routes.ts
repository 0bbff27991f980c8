import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Edits } from '#contract/content/content.ts'
import type { SearchCapability } from '#contract/search-capability.ts'
import type { RenderPage } from '#contract/site-build.ts'
import type { Config } from '../config.ts'
import { publicError } from '../errors.ts'
import type { App } from '../http/app-type.ts'
import { sendFinishedResponse } from '../http/finished-response.ts'
import { MINUTE_MS, perAddressInGroup } from '../http/rate-limit.ts'
import type { Turns } from '../http/turns.ts'
import type { Redirects } from '../publishing/redirects.ts'
import { type Documents, isFileAddress } from './documents.ts'
import { type PageSettings, withSettings } from './page-settings.ts'

export interface PagesDeps {
  readonly config: Pick<Config, 'publicUrl' | 'searchLimit'>
  readonly documents: Documents
  readonly renderPage: RenderPage
  readonly policy: string
  readonly policyConfig: PageSettings
  readonly search: { readonly search: SearchCapability }
  readonly turns: Turns
  readonly edits: () => Edits
  readonly redirects: Pick<Redirects, 'targetOf'>
}

/** Serves the site. Built documents come from memory, and other pages are rendered on request. */
export function pagesRoutes(app: App, deps: PagesDeps) {
  const { config, documents, renderPage, policy, policyConfig, search, turns, edits, redirects } = deps
  const { protocol, host } = new URL(config.publicUrl)
  const limitRate = app.rateLimit(perAddressInGroup('rendered pages', config.searchLimit, MINUTE_MS))

  // Reject request bodies, because pages don't use them.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  // List HEAD explicitly, because the HEAD route that Fastify derives from GET cannot handle a Response.
  app.route({ method: ['GET', 'HEAD'], url: '/*', config: { quiet: true }, handler: answer })

  function answer(request: FastifyRequest, reply: FastifyReply) {
    const url = request.raw.url ?? '/'
    const queryAt = url.indexOf('?')
    const path = queryAt < 0 ? url : url.slice(0, queryAt)
    const document = documents.get(path)
    if (document) return sendFinishedResponse(document, request, reply)

    const canonical = documents.canonicalPath(path)
    if (canonical && canonical !== path) return reply.redirect(canonical + url.slice(path.length), 308)
    const target = redirects.targetOf(path, url.slice(path.length))
    // Browsers cache permanent redirects, so limit the time until a browser sees a change.
    if (target) return reply.header('cache-control', 'max-age=3600').redirect(target, 301)
    if (isFileAddress(path)) throw publicError('UNKNOWN_ADDRESS')
    return sendRendered(request, reply)
  }

  async function sendRendered(request: FastifyRequest, reply: FastifyReply) {
    await limitRate.call(app, request, reply)
    await turns.next()
    const onError = (error: unknown) => request.log.error({ err: error }, 'could not render the page')
    reply.headers({ 'content-security-policy': policy, 'cache-control': 'private, no-cache' })
    const response = await renderPage(createRequest(request.raw, reply.raw, { protocol, host }), {
      onError,
      search: search.search,
      edits: edits(),
    })
    // If the site's error page also fails to render, the response is not HTML.
    const html = response.headers.get('content-type')?.includes('html') ?? false
    if (response.status >= 500 && !html) throw publicError('INTERNAL_ERROR')
    return html ? new Response(withSettings('page.html', await response.text(), policyConfig), response) : response
  }
}
