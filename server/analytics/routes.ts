import { z } from 'zod'
import { analyticsEvent, EVENT_MAX_BYTES } from '#contract/events.ts'
import { failure } from '#contract/failure.ts'
import type { App } from '../http/app-type.ts'
import { perAddress } from '../http/rate-limit.ts'
import type { createEvents } from './events.ts'

/** Maximum number of events per IP address in ten minutes. Many visitors in one office can share an address. */
const EVENTS_LIMIT = 1000

const receiveEvent = {
  body: analyticsEvent,
  response: { 204: z.null(), 400: failure, 403: failure, 413: failure, 415: failure, 429: failure, '5xx': failure },
}

/**
 * Serves `POST /api/events`, which receives one event from a visitor who accepted analytics. The rate limiter keeps the
 * client's IP address for ten minutes. The request is logged only at `LOG_LEVEL=debug`.
 */
export function eventsRoutes(app: App, { events }: { readonly events: ReturnType<typeof createEvents> }) {
  app.removeContentTypeParser('text/plain')

  const options = {
    schema: receiveEvent,
    bodyLimit: EVENT_MAX_BYTES,
    config: { ...perAddress(EVENTS_LIMIT), quiet: true },
  }

  app.post('/api/events', options, async ({ body }, reply) => {
    events.count(body)
    return reply.header('cache-control', 'no-store').code(204).send(null)
  })
}
