import { expect, test, vi } from 'vitest'
import { builtInContent } from '#catalog/built-in-content.ts'
import { signedIn } from '../testing/staff.ts'
import { testApp } from '../testing/test-app.ts'

const URL = '/api/content/application/aerospace'

test('reports overdue scheduled text in the log and the metrics, and keeps the text', async () => {
  const world = await testApp({}, { ownSite: true })
  const { app, database, logLines } = world
  const { headers } = await signedIn(world, 'editor')
  const body = { ...builtInContent.application.get('aerospace')?.body, description: 'Later.' }
  const publishAt = new Date(Date.now() + 600_000).toISOString()
  const payload = { action: 'schedule', base: 0, body, publishAt }
  const answer = await app.inject({ method: 'POST', url: `${URL}/revisions`, headers, payload })
  expect(answer.statusCode, answer.body).toBe(200)
  const late = new Date(Date.now() - 120_000).toISOString()
  // The text no longer matches the schema, for example after a release that changes the schema.
  await database.updateTable('content_revision').set({ publish_at: late, body: '{}' }).execute()
  await app.listen({ port: 0 })
  await vi.waitFor(() => expect(logLines.map(({ msg }) => msg)).toContain('a scheduled revision is overdue'), 30_000)
  const metrics = (await app.inject('/metrics')).body
  expect(Number(/^boltspan_content_overdue_seconds (\S+)$/m.exec(metrics)?.[1])).toBeGreaterThan(60)
  expect((await app.inject({ url: URL, headers })).json()).toMatchObject({ scheduledFor: late, published: 0 })
})
