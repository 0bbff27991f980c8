import { z } from 'zod'
import { analyticsEvent, EVENT_MAX_BYTES } from '../../contract/events.ts'
import { failure } from '../../contract/failure.ts'
import type { App } from '../http/app-type.ts'
import { perAddress } from '../http/rate-limit.ts'
import type { createEvents } from './events.ts'

/** Events that one address may send in ten minutes: enough for a large office behind one address. */
const EVENTS_LIMIT = 1000

const takeEvent = {
  body: analyticsEvent,
  response: { 204: z.null(), 400: failure, 403: failure, 413: failure, 415: failure, 429: failure, '5xx': failure },
}

/**
 * `POST /api/events`: one event of a visitor who has given consent. The client's address is used for the rate limit,
 * for ten minutes; it is logged at `LOG_LEVEL=debug` only.
 */
export function eventsRoutes(app: App, { events }: { readonly events: ReturnType<typeof createEvents> }) {
  app.removeContentTypeParser('text/plain')

  const options = {
    schema: takeEvent,
    bodyLimit: EVENT_MAX_BYTES,
    config: { ...perAddress(EVENTS_LIMIT), quiet: true },
  }

  app.post('/api/events', options, async ({ body }, reply) => {
    events.count(body)
    return reply.header('cache-control', 'no-store').code(204).send(null)
  })
}
