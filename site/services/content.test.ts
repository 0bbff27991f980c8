import { describe, expect, test } from 'vitest'
import { collectImageUrls, contentUrl, thumbnailUrl } from './content.ts'

// Covers 7.content.4-6
test.each(['', '/'])('an address is that of the content host and a path, with %j before it or not', (slash) => {
  expect(contentUrl(`${slash}documents/catalog-v5.pdf`)).toBe('/content/documents/catalog-v5.pdf')
  expect(thumbnailUrl(`${slash}pictures/truss.png`)).toBe('/content/thumbnail/pictures/truss.png')
})

describe('the picture addresses in an object', () => {
  // Covers 7.content.7
  test('are all strings that end as pictures do, each once, in their order', () => {
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

  test('are found in an object that contains itself', () => {
    const loop: Record<string, unknown> = { url: 'a.png' }
    loop.self = loop
    expect(collectImageUrls(loop)).toEqual(['a.png'])
  })
})
