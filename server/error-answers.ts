import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { complaints, type Failure } from '../contract/enquiries.ts'
import type { App } from './app.ts'
import {
  internalError,
  PublicError,
  tooLarge,
  unknownAddress,
  unreadableRequest,
  unsupportedType,
  wrongFields,
} from './errors.ts'
import { withoutStrayPercent } from './pages/stray-percent.ts'

// Where a schema has no words of its own for what is wrong with a value, its library's are not shown either.
z.config({ localeError: () => 'This value is not valid.' })

/**
 * Answers whatever a handler throws, and what no route takes. A call gets JSON, everything else a plain line.
 * `headers` are set here too: a request that fails before its hooks run would miss them.
 */
export const errorAnswers = (headers: Readonly<Record<string, string>>) => {
  function answer(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const shown = publicError(error)
    if (shown.status >= 500) request.log.error({ err: error, requestId: request.id }, 'request failed')
    const { code, status, message, fields } = shown
    reply.removeHeader('content-encoding').removeHeader('etag')
    reply.code(status).headers({ ...headers, 'x-request-id': request.id, 'cache-control': 'no-store' })
    if (request.url.startsWith('/api/')) {
      return reply.send({ code, message, requestId: request.id, ...(fields && { fields }) } satisfies Failure)
    }
    const line = status >= 500 ? `${message} (request ${request.id})` : message
    return reply.type('text/plain; charset=utf-8').send(`${line}\n`)
  }

  return {
    /** For what Fastify refuses before it has found a route. */
    answerUnrouted(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      const valid = error.code === 'FST_ERR_BAD_URL' ? withoutStrayPercent(request) : undefined
      if (valid === undefined) return answer(error, request, reply)
      return reply.headers({ ...headers, 'x-request-id': request.id }).redirect(valid, 302)
    },
    register(app: App) {
      app.setErrorHandler(answer)
      app.setNotFoundHandler((request, reply) => answer(unknownAddress(), request, reply))
    },
  }
}

function publicError(error: unknown): PublicError {
  if (error instanceof PublicError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return wrongFields(complaints(error.validation.map(issueOf)))
  // What Fastify itself refuses: an address that cannot be decoded, a body that is too large or no JSON.
  const status = (error as Partial<FastifyError> | undefined)?.statusCode
  if (status === 413) return tooLarge()
  if (status === 415) return unsupportedType()
  return status !== undefined && status >= 400 && status < 500 ? unreadableRequest(status) : internalError()
}

/** What the schema said, its path taken back from the JSON pointer that Fastify's errors carry. */
const issueOf = ({ instancePath, message = '' }: { readonly instancePath: string; readonly message?: string }) => ({
  path: instancePath.split('/').slice(1),
  message,
})
