import { expect, test, vi } from 'vitest'
import type { SearchResponse } from '../../contract/search.ts'
import { buildInProcess } from '../search/build-in-process.ts'
import { pdfFile } from '../testing/sample-files.ts'
import { signedIn } from '../testing/staff.ts'
import { testApp } from '../testing/test-app.ts'

const PATIENCE = { timeout: 90_000, interval: 100 }

test('the search finds what a PDF says when it is uploaded, not what it said before, and nothing when it is deleted', async () => {
  const world = await testApp({}, { buildIndex: buildInProcess })
  const { headers } = await signedIn(world, 'editor')
  const upload = async (text: string) => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(pdfFile(text))]), 'Torque.pdf')
    const body = new Response(form)
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/files/upload',
      headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' },
      payload: Buffer.from(await body.arrayBuffer()),
    })
    expect(answer.statusCode).toBe(201)
    return answer.json<{ id: string; url: string }>()
  }
  const found = async (query: string) => {
    const answer = await world.app.inject({ method: 'POST', url: '/api/search', payload: { query } })
    return answer.json<SearchResponse>().results.map(({ useableLink, pageNumber }) => [useableLink, pageNumber])
  }

  const { id, url } = await upload('Torque of the wombat joint')
  await vi.waitFor(async () => expect(await found('wombat')).toEqual([[url, 1]]), PATIENCE)
  await upload('Torque of the marmot joint')
  await vi.waitFor(async () => expect(await found('marmot')).toEqual([[url, 1]]), PATIENCE)
  await vi.waitFor(async () => expect(await found('wombat')).toEqual([]), PATIENCE)
  const answer = await world.app.inject({ method: 'DELETE', url: `/api/files/${id}`, headers })
  expect(answer.statusCode).toBe(204)
  await vi.waitFor(async () => expect(await found('marmot')).toEqual([]), PATIENCE)
}, 450_000)
