import { describe, expect, test } from 'vitest'
import { pageModules, weighDocument, weighScripts } from './page-weight.ts'

const FILES: Readonly<Record<string, string>> = {
  '/products/truss':
    '<link rel="stylesheet" href="/assets/site.css"/><link rel="stylesheet" href="/assets/part.css" disabled=""/>' +
    '<link rel="preload" as="font" href="/assets/a.woff2"/>' +
    '<script type="module" src="/assets/start.js"></script>',
  '/assets/site.css': '@font-face{src:url(/assets/a.woff2)}@font-face{src:url("./b.woff2")}',
}

const ONE_EACH = async () => 1

test('counts a style sheet or font once when several elements use it, and ignores disabled style sheets', async () => {
  const read = async (path: string) => Buffer.from(FILES[path] ?? '')
  expect(await weighDocument('/products/truss', read, ONE_EACH)).toEqual({ html: 1, css: 1, fonts: 2 })
})

describe('page scripts', () => {
  const product = 'site/pages/product/product.tsx'
  const manifest = {
    'site/start.ts': { file: 'assets/start.js', imports: ['_routes.js'], dynamicImports: ['site/hydrate.tsx'] },
    'site/hydrate.tsx': { file: 'assets/frame.js', imports: ['_routes.js', '_react.js'] },
    [product]: { file: 'assets/product.js', imports: ['_react.js', '_tile.js'], dynamicImports: ['lightbox.tsx'] },
    '_routes.js': { file: 'assets/routes.js', dynamicImports: [product, 'site/pages/search/in-browser.ts'] },
    '_react.js': { file: 'assets/react.js' },
    '_tile.js': { file: 'assets/tile.js' },
    'lightbox.tsx': { file: 'assets/lightbox.js' },
  }

  test('counts a script once when several modules import it, and ignores dynamic imports', async () => {
    const read: string[] = []
    const weight = await weighScripts(
      manifest,
      product,
      async (path) => {
        read.push(path)
        return Buffer.from('')
      },
      ONE_EACH,
    )
    // Includes the start, frame, product, routes, react, and tile chunks, but not the lightbox.
    expect(weight).toBe(6)
    expect(read).not.toContain('/assets/lightbox.js')
  })

  test('finds the module for each page', () => {
    expect(pageModules(manifest)).toEqual([product])
  })
})
