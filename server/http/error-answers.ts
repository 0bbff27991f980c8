import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Failure } from '#contract/failure.ts'
import { fieldErrors } from '#contract/field-errors.ts'
import { isUnstorableText } from '../database/postgres.ts'
import { PublicError, publicError, unreadableRequest, wrongFields } from '../errors.ts'
import { withoutStrayPercent } from '../pages/stray-percent.ts'
import type { App } from './app-type.ts'
import { type FinishedResponse, sendFinishedResponse } from './finished-response.ts'

// Set a default message for schemas without one, because visitors must not see the library's messages.
z.config({ localeError: () => 'This value is not valid.' })

/** Headers that describe the body. A handler may have set them before it failed. */
const BODY_HEADERS = ['content-encoding', 'content-type', 'content-disposition', 'accept-ranges', 'etag']

/**
 * Sends errors that handlers throw, and 404 for unknown routes. The response is JSON for URLs under `/api/` and one
 * line of plain text for other URLs. A visitor who opens a missing file under `/content/` gets the page that
 * `notFoundPage` returns. `headers` are also set here, because a request may fail before its hooks run.
 */
export const errorAnswers = (
  headers: Readonly<Record<string, string>>,
  notFoundPage: () => FinishedResponse | undefined = () => undefined,
  isFull: (error: unknown) => boolean = () => false,
) => {
  function answer(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const visible = isFull(error) ? publicError('NOT_STORED').because(error) : visibleError(error)
    if (visible.status >= 500) request.log.error({ err: error, requestId: request.id }, 'request failed')
    const { code, status, message, fields } = visible
    for (const name of BODY_HEADERS) reply.removeHeader(name)
    reply.code(status).headers({ ...headers, 'x-request-id': request.id, 'cache-control': 'no-store' })
    if (request.url.startsWith('/api/')) {
      return reply.send({ code, message, requestId: request.id, ...(fields && { fields }) } satisfies Failure)
    }
    // Don't send the page from a separate content host, which does not serve the page's assets.
    const isOfSite = request.originalUrl.startsWith('/content/')
    const page = status === 404 && isOfSite && isForDocument(request) ? notFoundPage() : undefined
    if (page) return sendFinishedResponse(page, request, reply)
    const line = status >= 500 ? `${message} (request ${request.id})` : message
    return reply.type('text/plain; charset=utf-8').send(`${line}\n`)
  }

  return {
    /** Responds to a request that Fastify rejects before routing. */
    answerUnrouted(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      const valid = error.code === 'FST_ERR_BAD_URL' ? withoutStrayPercent(request) : undefined
      if (valid === undefined) return answer(error, request, reply)
      return reply.headers({ ...headers, 'x-request-id': request.id }).redirect(valid, 302)
    },
    register(app: App) {
      app.setErrorHandler(answer)
      app.setNotFoundHandler((request, reply) => answer(publicError('UNKNOWN_ADDRESS'), request, reply))
    },
  }
}

/**
 * Returns true if the browser displays the response in a tab. Returns false if a page or script requested it. Old
 * browsers and crawlers send only `Accept`.
 */
function isForDocument({ headers }: FastifyRequest) {
  const destination = headers['sec-fetch-dest']
  return destination === undefined ? (headers.accept?.includes('text/html') ?? false) : destination === 'document'
}

function visibleError(error: unknown): PublicError {
  if (error instanceof PublicError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = fieldErrors(error.validation.map(issueOf))
    return Object.keys(fields).length > 0 ? wrongFields(fields) : unreadableRequest()
  }
  if (isUnstorableText(error)) return unreadableRequest()
  // Fastify throws its own error for an invalid URL, and for a body that is too large or not JSON.
  const status = (error as Partial<FastifyError> | undefined)?.statusCode
  if (status === 413) return publicError('TOO_LARGE')
  if (status === 415) return publicError('UNSUPPORTED_TYPE')
  return status !== undefined && status >= 400 && status < 500
    ? unreadableRequest(status)
    : publicError('INTERNAL_ERROR')
}

/** Converts a Fastify validation error to a schema issue. The path is parsed from a JSON pointer. */
const issueOf = ({ instancePath, message = '' }: { readonly instancePath: string; readonly message?: string }) => ({
  path: instancePath.split('/').slice(1),
  message,
})
