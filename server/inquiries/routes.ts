import type { FastifyRequest } from 'fastify'
import { failure } from '#contract/failure.ts'
import { contactRequest, contactResponse, MAX_BODY_BYTES, MAX_FORM_BYTES } from '#contract/inquiries.ts'
import { publicError } from '../errors.ts'
import type { App } from '../http/app-type.ts'
import { perAddress } from '../http/rate-limit.ts'
import type { createInquiries } from './inquiries.ts'

export interface InquiriesRoutesDeps {
  readonly inquiries: ReturnType<typeof createInquiries>
  /** Maximum number of submissions per IP address in ten minutes. */
  readonly limit: number
}

const submit = {
  body: contactRequest,
  response: {
    200: contactResponse,
    400: failure,
    403: failure,
    413: failure,
    415: failure,
    429: failure,
    '5xx': failure,
  },
}

/** Serves `POST /api/contact`, which receives the contact form, catalog requests, and training registrations. */
export function inquiriesRoutes(app: App, { inquiries, limit }: InquiriesRoutesDeps) {
  app.removeContentTypeParser('text/plain')

  const options = { schema: submit, bodyLimit: MAX_BODY_BYTES, preValidation: limitForm, config: perAddress(limit) }

  app.post('/api/contact', options, async ({ body, ip }, reply) => {
    reply.header('cache-control', 'no-store')
    return inquiries.submit(body, ip)
  })
}

/** Limits the size of the form without its parts list. */
async function limitForm({ body, headers }: FastifyRequest) {
  if (Number(headers['content-length'] ?? Infinity) <= MAX_FORM_BYTES) return
  const { quoteLines: _, ...form } = Object(body)
  if (Buffer.byteLength(JSON.stringify(form)) > MAX_FORM_BYTES) throw publicError('TOO_LARGE')
}
