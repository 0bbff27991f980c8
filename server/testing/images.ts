import { expect } from 'vitest'
import { uploadedImage } from '#contract/content/image.ts'
import { IMAGE_FILES_PATH, type LibraryImage } from '#contract/image-library.ts'
import { signedIn } from './staff.ts'
import type { TestApp } from './test-app.ts'

/** Returns functions for an editor who uploads and crops images. */
export async function imageEditor(world: TestApp, email = 'editor@boltspan.example') {
  const { headers } = await signedIn(world, 'editor', email)
  const send = async (name: string, bytes: Buffer, use = 'gallery') => {
    const form = new FormData()
    form.set('use', use)
    form.set('file', new Blob([new Uint8Array(bytes)]), name)
    const body = new Response(form)
    return world.app.inject({
      method: 'POST',
      url: '/api/images',
      headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' },
      payload: Buffer.from(await body.arrayBuffer()),
    })
  }
  return {
    headers,
    send,
    async upload(bytes: Buffer, name = 'photo.png', use = 'gallery'): Promise<LibraryImage> {
      const answer = await send(name, bytes, use)
      expect(answer.statusCode, answer.body).toBe(201)
      return answer.json()
    },
    async crop(id: string, x = 0.5, y = 0.5, use = 'gallery'): Promise<string> {
      const answer = await world.app.inject({
        method: 'POST',
        url: `/api/images/${id}/renditions`,
        headers,
        payload: { use, focus: { x, y } },
      })
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json().image
    },
  }
}

/** URLs that visitors use for all files of an image after it is published. */
export const addressesOf = (reference: string) => {
  const { key = '', hash = '', widths = [] } = uploadedImage(reference) ?? {}
  return widths.flatMap((width) =>
    ['avif', 'webp'].map((format) => `/content/pictures/${key}-${width}.${hash}.${format}`),
  )
}

/** URLs that staff use for the same files. */
export const staffAddressesOf = (reference: string) =>
  addressesOf(reference).map((address) => address.replace('/content/pictures/uploads', IMAGE_FILES_PATH))
