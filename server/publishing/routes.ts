import {
  contentDetail,
  contentList,
  contentParams,
  draftWrite,
  previewQuery,
  revisionBody,
  revisionParams,
  revisionWrite,
  savedDraft,
  unscheduleWrite,
} from '#contract/content/editing.ts'
import { failures } from '#contract/failure.ts'
import { IMAGE_FILES_PATH } from '#contract/image-library.ts'
import type { Config } from '../config.ts'
import type { App } from '../http/app-type.ts'
import { previewPolicy } from '../http/security-headers.ts'
import { type Allow, memberOf } from '../staff/access.ts'
import type { Publishing } from './publishing.ts'

/** The largest content is a list of 500 redirects. */
const MAX_CONTENT_BYTES = 1024 ** 2

export interface PublishingRoutesDeps {
  readonly config: Pick<Config, 'contentOrigin'>
  readonly publishing: Publishing
  readonly allow: Allow
}

/** Serves the API for editing the site's text at `/api/content`. */
export function publishingRoutes(app: App, { config, publishing, allow }: PublishingRoutesDeps) {
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', allow('editContent'))

  const list = { schema: { response: { 200: contentList, ...failures } } }
  app.get('/api/content', list, async () => ({ content: await publishing.list() }))

  const one = { schema: { params: contentParams, response: { 200: contentDetail, ...failures } } }
  app.get('/api/content/:kind/:key', one, async (request) => publishing.detail(request.params, memberOf(request)))

  const text = { schema: { params: revisionParams, response: { 200: revisionBody, ...failures } } }
  app.get('/api/content/:kind/:key/revisions/:revision', text, async ({ params }) =>
    publishing.revision(params, params.revision),
  )

  const bodyLimit = MAX_CONTENT_BYTES
  const draft = {
    bodyLimit,
    schema: { params: contentParams, body: draftWrite, response: { 200: savedDraft, ...failures } },
  }
  app.put('/api/content/:kind/:key/draft', draft, async (request) =>
    publishing.saveDraft(request.params, request.body, memberOf(request)),
  )

  app.delete('/api/content/:kind/:key/draft', one, async (request) =>
    publishing.discardDraft(request.params, memberOf(request)),
  )

  const adding = { bodyLimit, schema: { ...one.schema, body: revisionWrite } }
  app.post('/api/content/:kind/:key/revisions', adding, async (request) =>
    publishing.addRevision(request.params, request.body, memberOf(request)),
  )

  const cancel = { schema: { ...one.schema, body: unscheduleWrite } }
  app.post('/api/content/:kind/:key/unschedule', cancel, async (request) =>
    publishing.unschedule(request.params, request.body.base, memberOf(request)),
  )

  const preview = { schema: { params: contentParams, querystring: previewQuery } }
  app.get('/api/content/:kind/:key/preview', preview, async (request, reply) => {
    const { page, revision } = request.query
    const html = await publishing.preview(request.params, page, revision, memberOf(request))
    // Images in drafts are not public.
    const withDraftImages = html.replaceAll(`${config.contentOrigin}/pictures/uploads/`, `${IMAGE_FILES_PATH}/`)
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': previewPolicy(config),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    return reply.send(withDraftImages)
  })
}
