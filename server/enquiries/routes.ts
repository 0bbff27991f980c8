import { contactRequest, contactResponse, failure, MAX_BODY_BYTES } from '../../contract/enquiries.ts'
import type { App } from '../app.ts'
import type { createEnquiries } from './enquiries.ts'
import { perAddress } from './rate-limit.ts'

export interface EnquiriesRoutesDeps {
  readonly enquiries: ReturnType<typeof createEnquiries>
  /** Submissions that one address may make in ten minutes. */
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

/** `POST /api/contact`: the contact form, catalog requests and training registrations. */
export function enquiriesRoutes(app: App, { enquiries, limit }: EnquiriesRoutesDeps) {
  app.removeContentTypeParser('text/plain')

  const options = { schema: submit, bodyLimit: MAX_BODY_BYTES, config: perAddress(limit) }

  app.post('/api/contact', options, async ({ body, ip }, reply) => {
    reply.header('cache-control', 'no-store')
    return enquiries.submit(body, ip)
  })
}
