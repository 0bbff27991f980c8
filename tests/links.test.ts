/** Checks that every link on the prerendered pages leads to an existing file, page, or anchor. */
import { beforeAll, expect, test } from 'vitest'
import { all, fetchPage, request } from './page.ts'
import { drawingSheetPaths, partPaths, publicPages } from './routes.ts'

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

const paths = [...publicPages.map(({ path }) => path), ...drawingSheetPaths, ...partPaths]
const pages = new Map<string, Awaited<ReturnType<typeof fetchPage>>>()

beforeAll(async () => {
  for (const path of paths) pages.set(path, await fetchPage(path))
})

// Covers 1.6
test('serves every linked document, image, and drawing with the content type that matches its extension', async () => {
  const files = new Set<string>()
  for (const { html } of pages.values()) {
    for (const [file] of html.matchAll(/\/content\/[^"'\s\\,<#]+/g)) files.add(file.replaceAll('&amp;', '&'))
  }
  const wrong: string[] = []
  for (const file of files) {
    const { status, headers } = await request(file, { method: 'HEAD' })
    const type = headers.get('content-type') ?? ''
    const expected = TYPES[file.slice(file.lastIndexOf('.') + 1)]
    if (status !== 200 || !expected || !type.startsWith(expected)) wrong.push(`${file}: ${status} ${type}`)
  }
  expect(files.size).toBeGreaterThan(1000)
  expect(wrong).toEqual([])
})

test('links only to existing pages and anchors', () => {
  const wrong: string[] = []
  const reached = new Set<string>()
  for (const [from, { document }] of pages) {
    for (const link of all(document, 'a[href^="/"], a[href^="#"]')) {
      const href = link.getAttribute('href') ?? ''
      // Skip the link to the cookie settings, because scripts add its target to the page.
      if (href.startsWith('/content/') || href === '#cookie-settings') continue
      // Skip files that are not pages. `parts.test.ts` and the tests in `server/cad` check them.
      if (/\.(?:json|csv|zip|glb|dxf)$/.test(href)) continue
      const url = new URL(href, `http://localhost${encodeURI(from)}`)
      const path = decodeURI(url.pathname).replace(/(?<=.)\/$/, '')
      const target = pages.get(path)
      reached.add(path)
      if (!target) wrong.push(`${from}: ${href} is not a page`)
      // The builder interprets its URL fragments as commands.
      else if (url.hash && path !== '/build' && !target.document.getElementById(url.hash.slice(1)))
        wrong.push(`${from}: ${href} is not a place on its page`)
    }
  }
  expect(wrong).toEqual([])
  // Visitors reach the search results through a form. The other three pages are unlinked on purpose.
  const unlinked = ['/404', '/searchResults', '/warranty-any-policies', '/inspection-tool']
  expect(paths.filter((path) => !reached.has(path) && !unlinked.includes(path))).toEqual([])
})

test('opens documents and external sites in a new tab with rel=noopener', () => {
  const wrong: string[] = []
  for (const [from, { document }] of pages) {
    for (const link of all(document, 'a[href^="http"], a[href^="/content/documents/"]')) {
      const isSafe = link.getAttribute('target') === '_blank' && link.getAttribute('rel')?.includes('noopener')
      // Downloads don't need a new tab, and links in the connection guide open in the same tab.
      const stays = link.hasAttribute('download') || from === '/connection-guide'
      if (!isSafe && !stays) wrong.push(`${from}: ${link.outerHTML}`)
    }
  }
  expect(wrong).toEqual([])
})

test('uses each id once per page', () => {
  const repeated = [...pages].flatMap(([path, { document }]) => {
    const ids = all(document, '[id]').map(({ id }) => id)
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}#${id}`)
  })
  expect(repeated).toEqual([])
})
