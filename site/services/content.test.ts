import { describe, expect, test } from 'vitest'
import { collectImageUrls, contentUrl, thumbnailUrl } from './content.ts'

// Covers 7.content.4-6
test.each(['', '/'])('joins the content host and a path prefixed with %j', (slash) => {
  expect(contentUrl(`${slash}documents/catalog-v5.pdf`)).toBe('/content/documents/catalog-v5.pdf')
  expect(thumbnailUrl(`${slash}pictures/truss.png`)).toBe('/content/thumbnail/pictures/truss.png')
})

describe('collectImageUrls', () => {
  // Covers 7.content.7
  test('returns all strings that have an image extension, in order and without duplicates', () => {
    const gallery = {
      banner: 'pictures/b.webp',
      pictures: [
        { url: 'pictures/a.JPG', title: 'a.jpg, seen from the left' },
        { url: 'pictures/c.jpeg' },
        { url: 'pictures/d.gif' },
        ['pictures/e.png', ['pictures/f.avif', 'pictures/a.JPG']],
      ],
      spec: 'documents/spec.pdf',
      drawing: 'drawings/truss.svg',
      width: 400,
      nothing: null,
    }
    expect(collectImageUrls(gallery)).toEqual([
      'pictures/b.webp',
      'pictures/a.JPG',
      'pictures/c.jpeg',
      'pictures/d.gif',
      'pictures/e.png',
      'pictures/f.avif',
    ])
    expect(collectImageUrls('pictures/a.png')).toEqual(['pictures/a.png'])
    expect(collectImageUrls(undefined)).toEqual([])
  })

  test('collects image URLs from an object that contains itself', () => {
    const loop: Record<string, unknown> = { url: 'a.png' }
    loop.self = loop
    expect(collectImageUrls(loop)).toEqual(['a.png'])
  })
})
