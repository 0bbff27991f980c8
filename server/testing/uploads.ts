import { expect } from 'vitest'
import type { SearchResponse } from '#contract/search.ts'
import { signedIn } from './staff.ts'
import type { TestApp } from './test-app.ts'

/** Returns functions for an editor who uploads files and for a visitor who searches. */
export async function fileEditor(world: TestApp) {
  const { headers } = await signedIn(world, 'editor')

  const send = async (name: string, bytes: Buffer) => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(bytes)]), name)
    const body = new Response(form)
    return world.app.inject({
      method: 'POST',
      url: '/api/files/upload',
      headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' },
      payload: Buffer.from(await body.arrayBuffer()),
    })
  }

  return {
    headers,
    send,
    async upload(name: string, bytes: Buffer) {
      const answer = await send(name, bytes)
      expect(answer.statusCode, answer.body).toBe(201)
      return answer.json<{ id: string; url: string; thumbnail?: string }>()
    },
    async remove(id: string) {
      const answer = await world.app.inject({ method: 'DELETE', url: `/api/files/${id}`, headers })
      expect(answer.statusCode).toBe(204)
    },
    /** Returns the URL and page number of each search result. */
    async found(query: string) {
      const answer = await world.app.inject({ method: 'POST', url: '/api/search', payload: { query } })
      return answer.json<SearchResponse>().results.map(({ useableLink, pageNumber }) => [useableLink, pageNumber])
    },
  }
}
