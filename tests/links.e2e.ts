import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { drawingSheetPaths, publicPages } from './routes.ts'

const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  avif: 'image/avif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  glb: 'model/gltf-binary',
  step: 'model/step',
  dxf: 'image/vnd.dxf',
}

const decoded = (text: string) => text.replaceAll('&amp;', '&')

const paths = [...publicPages.map(({ path }) => path), ...drawingSheetPaths]

const pagesHtml = async (request: APIRequestContext) => {
  const html = new Map<string, string>()
  for (const path of paths) html.set(path, await (await request.get(path)).text())
  return html
}

// Covers 1.6
test('every document, picture and drawing that a page names exists and has the type that its name says', async ({
  request,
}) => {
  const files = new Set<string>()
  for (const html of (await pagesHtml(request)).values()) {
    for (const [file] of html.matchAll(/\/content\/[^"'\s\\,<#]+/g)) files.add(decoded(file))
  }
  const wrong: string[] = []
  for (const file of files) {
    const response = await request.head(file)
    const type = response.headers()['content-type'] ?? ''
    const expected = TYPES[file.slice(file.lastIndexOf('.') + 1)]
    if (response.status() !== 200 || !expected || !type.startsWith(expected)) {
      wrong.push(`${file}: ${response.status()} ${type}`)
    }
  }
  expect(wrong).toEqual([])
})

test('every link within the site leads to a page, and to a place on it where it names one', async ({ request }) => {
  const html = await pagesHtml(request)
  const wrong: string[] = []
  const reached = new Set<string>()
  for (const [from, text] of html) {
    for (const [, raw = ''] of text.matchAll(/<a\b[^>]*?\shref="([/#][^"]*)"/g)) {
      // The banner comes with its code, so its place is not in the finished page.
      if (raw.startsWith('/content/') || raw === '#cookie-settings') continue
      const url = new URL(decoded(raw), `http://localhost${encodeURI(from)}`)
      const path = decodeURI(url.pathname).replace(/(?<=.)\/$/, '')
      const target = html.get(path)
      reached.add(path)
      if (!target) wrong.push(`${from}: ${raw} is no page`)
      else if (url.hash && !target.includes(` id="${url.hash.slice(1)}"`)) wrong.push(`${from}: ${raw} is no place`)
    }
  }
  expect(wrong).toEqual([])
  // The error page, the second spelling, results (a form leads there) and what is still to come have no links.
  const alone = ['/404', '/searchResults', '/warranty-any-policies', '/inspection-tool']
  expect(paths.filter((path) => !reached.has(path) && !alone.includes(path))).toEqual([])
})

// Covers 2.tables.2, 7.analytics.6
test('links to documents and other sites open a tab of their own that cannot reach back', async ({ request }) => {
  const wrong: string[] = []
  for (const [from, text] of await pagesHtml(request)) {
    for (const [tag] of text.matchAll(/<a\b[^>]*?\shref="(?:https?:|\/content\/documents\/)[^>]*>/g)) {
      const opens = tag.includes('target="_blank"') && tag.includes('rel="noopener"')
      // Two ways to take a document along: as a download, and as the plain way out of an embedded one.
      const stays = tag.includes(' download=') || from === '/connection-guide'
      if (!opens && !stays) wrong.push(`${from}: ${tag}`)
    }
  }
  expect(wrong).toEqual([])
})
