import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { SearchResult } from '#contract/search.ts'
import { Pagination } from './pagination.tsx'
import { PerPage } from './per-page.tsx'
import { ResultCard } from './result-card.tsx'

const page: SearchResult = {
  id: '1',
  readableTitle: 'Our Story',
  useableLink: '/about#story',
  isPdf: false,
  isImage: false,
  pageNumber: null,
  snippet: 'A scrap bin.',
  matches: [],
  source: 'Page',
}
const pdf = { ...page, useableLink: '/content/documents/catalog-v5.pdf', isPdf: true, pageNumber: 7 }
const picture = {
  ...page,
  useableLink: '/content/pictures/dock.webp',
  isImage: true,
  thumbnail: '/content/pictures/dock-400.webp',
}

const html = (result: SearchResult) => renderToStaticMarkup(<ResultCard result={result} />)
const text = (result: SearchResult) => html(result).replaceAll(/<[^>]*>/g, '|')
const icon = (result: SearchResult) => /<svg.*?<\/svg>/.exec(html(result))?.[0]

describe('result card', () => {
  // Covers 2.search.10
  test('shows a different icon for an image, a PDF, and a page', () => {
    expect(new Set([page, pdf, picture].map(icon)).size).toBe(3)
    expect(icon(page)).toBeDefined()
  })

  // Covers 2.search.11-13
  test('shows a result’s title, source, and location when they are known', () => {
    expect(text(page)).toContain('|Our Story|')
    expect(text(page)).toContain('|Page|')
    expect(text(page)).not.toContain('Our company')
    expect(text({ ...page, displayLocation: 'Our company' })).toContain('|Our company|')
  })

  // Covers 2.search.14, 2.search.16-17
  test('shows a snippet for a document and a preview for an image', () => {
    expect(text(page)).toContain('A scrap bin.')
    expect(html(page)).not.toContain('<img')
    expect(text({ ...page, snippet: 'No preview available' })).not.toContain('No preview available')
    expect(text(picture)).not.toContain('A scrap bin.')
    expect(html(picture)).toContain('<img src="/content/pictures/dock-400.webp"')
  })

  // Covers 9.12-14
  test('truncates a snippet to 100 characters in narrow windows, 120 by default, and 150 in wide windows', () => {
    const snippet = /<p class="[^"]*snippet[^"]*">(.*?)<\/p>/.exec(html({ ...page, snippet: 'x'.repeat(200) }))?.[1]
    const parts = [...(snippet ?? '').matchAll(/x+/g)].map(([part]) => part.length)
    // Characters added at each width, not counting the ellipsis.
    expect(parts).toEqual([99, 20, 30])
    expect(snippet?.match(/…/g)).toHaveLength(3)
  })

  // Covers 2.search.18
  test('labels the link for an image “View Image” and all other links “View Resource”', () => {
    expect([picture, pdf, page].map((result) => /View \w+/.exec(text(result))?.[0])).toEqual([
      'View Image',
      'View Resource',
      'View Resource',
    ])
  })

  // Covers 2.search.19
  test('shows the URL of a result without the protocol', () => {
    expect(text(page)).toContain('|localhost:3000/about#story|')
    expect(text({ ...page, useableLink: 'https://models.example/dock' })).toContain('|models.example/dock|')
  })

  test('marks the search terms in the title of a result', () => {
    expect(html({ ...page, titleMatches: [[4, 9]] })).toContain('Our <mark>Story</mark>')
  })

  test('lists a part’s number, specs, and documents, and opens only files in a new tab', () => {
    const part = html({
      ...page,
      partNumber: 'BS-TR12A-10',
      figures: [{ label: 'Weight', us: '63.9 lb', metric: '29 kg' }],
      links: [
        { kind: 'specSheet', label: 'Spec sheet', address: '/content/documents/spec-sheets/bs-tr12a-10.pdf' },
        { kind: 'loadTable', label: 'Load table', address: '/load-tables#bs-tr12a' },
      ],
    })
    expect(part).toContain('>BS-TR12A-10<')
    expect(part.replaceAll(/<[^>]*>/g, '|')).toContain('|Weight|||63.9 lb| |29 kg|')
    expect(part).toMatch(/<a href="\/content[^"]*bs-tr12a-10\.pdf" target="_blank" rel="noopener">Spec sheet/)
    expect(part).toMatch(/<a href="\/load-tables#bs-tr12a"(?![^>]*target)[^>]*>Load table/)
  })

  test('links an image to the page that shows it, or to the image file when no page shows it', () => {
    const placed = html({ ...picture, useableLink: '/applications/theatre-&-scenic#turntable' })
    expect(placed).toMatch(/<a href="\/applications\/theatre-&amp;-scenic#turntable"(?![^>]*target)/)
    expect(html(picture)).toMatch(/<a href="[^"]*dock\.webp" target="_blank"/)
  })

  // Covers 2.search.20-21
  test('links a PDF result to the page with the match', () => {
    expect(html(page)).toContain('href="/about#story"')
    expect(html(pdf)).toContain('href="/content/documents/catalog-v5.pdf#page=7"')
    expect(html(picture)).toContain('href="/content/pictures/dock.webp"')
  })
})

const plates = { query: 'plate', pageSize: 10, pageNumber: 1, sort: 'relevance', verbatim: false } as const

describe('pagination of results', () => {
  const pages = (pageNumber: number) =>
    renderToStaticMarkup(
      <Pagination search={{ ...plates, pageSize: 5, pageNumber }} total={48} totalPages={10} shown={5} />,
    )
  const disabled = (pageNumber: number) =>
    [...pages(pageNumber).matchAll(/<span role="link" aria-disabled="true">(\w+)<\/span>/g)].map(([, word]) => word)

  // Covers 2.search.22-23
  test('disables Previous on the first page and Next on the last', () => {
    expect(disabled(1)).toEqual(['Previous'])
    expect(disabled(5)).toEqual([])
    expect(disabled(10)).toEqual(['Next'])
  })

  // Covers 2.search.27
  test('shows “Showing x to y of total results”', () => {
    expect(pages(2)).toContain('Showing 6 to 10 of 48 results')
  })

  // Covers 2.search.28
  test('offers a page number field that opens the digits on a phone', () => {
    expect(pages(2)).toMatch(/Go to page<input inputMode="numeric"[^>]* name="pageNumber" value="2"/)
    expect(pages(2)).toContain('<button type="submit">Go</button>')
  })

  // Covers 9.15-16
  test('offers 5, 10, 20, or 50 results per page', () => {
    const picker = renderToStaticMarkup(<PerPage search={plates} />)
    expect([...picker.matchAll(/<option[^>]*>(\d+)</g)].map(([, size]) => size)).toEqual(['5', '10', '20', '50'])
    expect(picker).toMatch(/<option selected="">10</)
  })
})
