import { Readable } from 'node:stream'
import { failures } from '#contract/failure.ts'
import {
  assignees,
  inboxCounts,
  inboxFilter,
  inboxPage,
  inboxQuery,
  inquiryDetail,
  inquiryParams,
  inquiryPatch,
  mailParams,
  newNote,
  newReply,
  person,
  personDeletion,
  personExport,
  personSummary,
} from '#contract/inquiry-inbox.ts'
import type { App } from '../http/app-type.ts'
import { type Allow, memberOf } from '../staff/access.ts'
import type { Inbox } from './inbox.ts'

export interface InboxRoutesDeps {
  readonly inbox: Inbox
  readonly allow: Allow
}

/** Serves the inbox at `/api/inquiries`. All endpoints require the permission to read inquiries. */
export function inboxRoutes(app: App, { inbox, allow }: InboxRoutesDeps) {
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', allow('inquiries'))
  // Don't log searches, because they often contain people's names or addresses.
  const config = { logQuery: false }

  const list = { config, schema: { querystring: inboxQuery, response: { 200: inboxPage, ...failures } } }
  app.get('/api/inquiries', list, async (request) => {
    const { page, pageSize, ...filter } = request.query
    return inbox.list(filter, { page, pageSize }, memberOf(request))
  })

  const csv = { config, schema: { querystring: inboxFilter } }
  app.get('/api/inquiries/export.csv', csv, async (request, reply) => {
    reply.type('text/csv; charset=utf-8; header=present')
    reply.header('content-disposition', `attachment; filename="inquiries-${new Date().toISOString().slice(0, 10)}.csv"`)
    return reply.send(Readable.from(inbox.csv(request.query, memberOf(request))))
  })

  const counts = { schema: { response: { 200: inboxCounts, ...failures } } }
  app.get('/api/inquiries/counts', counts, async () => inbox.counts())

  const whom = { schema: { response: { 200: assignees, ...failures } } }
  app.get('/api/inquiries/assignees', whom, async () => inbox.assignees())

  const one = { schema: { params: inquiryParams, response: { 200: inquiryDetail, ...failures } } }
  app.get('/api/inquiries/:id', one, async ({ params }) => inbox.detail(params.id))

  const change = { schema: { ...one.schema, body: inquiryPatch } }
  app.patch('/api/inquiries/:id', change, async (request) =>
    inbox.change(request.params.id, request.body, memberOf(request)),
  )

  const note = { schema: { ...one.schema, body: newNote } }
  app.post('/api/inquiries/:id/notes', note, async (request) =>
    inbox.addNote(request.params.id, request.body, memberOf(request)),
  )

  const reply = { schema: { ...one.schema, body: newReply } }
  app.post('/api/inquiries/:id/replies', reply, async (request) =>
    inbox.reply(request.params.id, request.body, memberOf(request)),
  )

  const resend = { schema: { ...one.schema, params: mailParams } }
  app.post('/api/inquiries/:id/mails/:mailId/resend', resend, async (request) =>
    inbox.resend(request.params.id, request.params.mailId, memberOf(request)),
  )

  const summary = { schema: { body: person, response: { 200: personSummary, ...failures } } }
  app.post('/api/inquiries/person', summary, async ({ body }) => inbox.summaryOf(body.email))

  const exporting = { schema: { body: person, response: { 200: personExport, ...failures } } }
  app.post('/api/inquiries/person/export', exporting, async (request) =>
    inbox.exportPerson(request.body.email, memberOf(request)),
  )

  const deletion = { schema: { body: personDeletion, response: { 200: personSummary, ...failures } } }
  app.post('/api/inquiries/person/delete', deletion, async (request) =>
    inbox.deletePerson(request.body, memberOf(request)),
  )
}
