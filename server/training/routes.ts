import { failures } from '#contract/failure.ts'
import {
  registrationParams,
  registrationWrite,
  sentEmails,
  sessionDetail,
  sessionEmail,
  sessionFields,
  sessionList,
  sessionParams,
  sessionWrite,
} from '#contract/training.ts'
import type { App } from '../http/app-type.ts'
import { type Allow, memberOf } from '../staff/access.ts'
import type { Training } from './training.ts'

export interface TrainingRoutesDeps {
  readonly training: Training
  readonly allow: Allow
}

/** Serves training sessions to staff at `/api/training`. */
export function trainingRoutes(app: App, { training, allow }: TrainingRoutesDeps) {
  app.addHook('onRequest', allow('editContent'))
  const detail = { 200: sessionDetail, ...failures }

  app.get('/api/training', { schema: { response: { 200: sessionList, ...failures } } }, async () => ({
    sessions: await training.list(),
  }))

  app.post('/api/training', { schema: { body: sessionFields, response: detail } }, ({ body }) => training.add(body))

  app.get('/api/training/:id', { schema: { params: sessionParams, response: detail } }, ({ params }) =>
    training.detail(params.id),
  )

  app.put('/api/training/:id', { schema: { params: sessionParams, body: sessionWrite, response: detail } }, (request) =>
    training.change(request.params.id, request.body, memberOf(request)),
  )

  app.put(
    '/api/training/:id/registrations/:registrationId',
    { schema: { params: registrationParams, body: registrationWrite, response: detail } },
    ({ params, body }) => training.setRegistration(params.id, params.registrationId, body),
  )

  app.get('/api/training/:id/registrations.csv', { schema: { params: sessionParams } }, async ({ params }, reply) => {
    const csv = await training.csv(params.id)
    reply.type('text/csv; charset=utf-8; header=present')
    reply.header('content-disposition', 'attachment; filename="registrations.csv"')
    return reply.send(csv)
  })

  app.post(
    '/api/training/:id/email',
    { schema: { params: sessionParams, body: sessionEmail, response: { 200: sentEmails, ...failures } } },
    ({ params, body }) => training.email(params.id, body),
  )
}
