import { randomBytes } from 'node:crypto'
import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SearchCapability } from '../../contract/search-context.ts'
import type { StaffCapability } from '../../contract/staff-context.ts'
import type { App } from '../app.ts'
import type { Config } from '../config.ts'
import { type Document, sendDocument } from '../documents/document.ts'
import { internalError, unknownAddress } from '../errors.ts'
import { pagePolicy } from '../security-headers.ts'
import { markAnalytics } from './analytics-mark.ts'
import { type Documents, isFileAddress } from './documents.ts'

export interface RenderOptions {
  /** What the page's inline scripts carry. */
  readonly nonce: string
  /** Told what went wrong while the page was rendered; the answer shows a visitor none of it. */
  readonly onError: (error: unknown) => void
  /** What the results page asks. */
  readonly search: SearchCapability
  /** Who opens a page of the staff area. */
  readonly staff: StaffCapability
}

/** Renders a page that is not finished at build time. */
export type RenderPage = (request: Request, options: RenderOptions) => Promise<Response>

export interface PagesDeps {
  readonly config: Pick<Config, 'publicUrl' | 'contentOrigin' | 'botCheck' | 'analytics'>
  readonly documents: Documents
  readonly renderPage: RenderPage
  readonly search: { readonly search: SearchCapability }
  readonly staff: { readonly memberOf: (headers: Headers) => ReturnType<StaffCapability> }
}

/** Everything that a browser asks the site for: finished documents from memory, the rest rendered on request. */
export function pagesRoutes(app: App, { config, documents, renderPage, search, staff }: PagesDeps) {
  // A body is left unread: React Router's actions read it from the request themselves.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  // HEAD is named: the one that Fastify makes of GET cannot take a Response.
  app.route({ method: ['GET', 'HEAD'], url: '/*', config: { quiet: true }, handler: answer })

  function answer(request: FastifyRequest, reply: FastifyReply) {
    const url = request.raw.url ?? '/'
    const queryAt = url.indexOf('?')
    const path = queryAt < 0 ? url : url.slice(0, queryAt)
    const document = documents.get(path)
    if (document) return sendDocument(document, request, reply)

    const canonical = documents.canonicalPath(path)
    if (canonical?.endsWith('.data')) return sendDocument(documents.get(canonical) as Document, request, reply)
    if (canonical && canonical !== path) return reply.redirect(canonical + url.slice(path.length), 308)
    if (isFileAddress(path)) throw unknownAddress()
    return sendRendered(request, reply)
  }

  const ownPages = { publicUrl: config.publicUrl, contentOrigin: config.contentOrigin }

  async function sendRendered(request: FastifyRequest, reply: FastifyReply) {
    const nonce = randomBytes(16).toString('base64')
    const address = { protocol: `${request.protocol}:`, host: request.host }
    const onError = (error: unknown) => request.log.error({ err: error }, 'page could not be rendered')
    reply.headers({
      'content-security-policy': pagePolicy(isStaffArea(request.url) ? ownPages : config, [`'nonce-${nonce}'`]),
      'cache-control': 'private, no-cache',
    })
    const response = await renderPage(createRequest(request.raw, reply.raw, address), {
      nonce,
      onError,
      search: search.search,
      staff: ({ headers }) => staff.memberOf(headers),
    })
    // Not even the site's own error page could be made.
    const html = response.headers.get('content-type')?.includes('html') ?? false
    if (response.status >= 500 && !html) throw internalError()
    if (!html || config.analytics.kind === 'first-party') return response
    return new Response(markAnalytics(await response.text(), config), response)
  }
}

/** Where no other party's script has any business. */
const isStaffArea = (url: string) => /^\/manage(?![\w-])/i.test(url)
