import { failures } from '#contract/failure.ts'
import { botCheckQuery, botCheckResponse } from '#contract/inquiries.ts'
import type { App } from '../http/app-type.ts'
import { perAddress } from '../http/rate-limit.ts'
import type { BotCheck } from './bot-check.ts'

const getTask = { querystring: botCheckQuery, response: { 200: botCheckResponse, ...failures } }

/** Serves `GET /api/bot-check`, which returns the challenge for one form submission. The response is never cached. */
export function botCheckRoutes(app: App, { botCheck, limit }: { readonly botCheck: BotCheck; readonly limit: number }) {
  app.get('/api/bot-check', { schema: getTask, config: perAddress(limit) }, async ({ query }, reply) => {
    reply.header('cache-control', 'no-store')
    return botCheck.task(query.action)
  })
}
