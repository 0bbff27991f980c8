import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export const INLINE_SCRIPT = 'window.__data = { "a": "<b>" };'

/** Long enough that a coding makes it smaller. */
const FILLER = '<p>Trusses, extrusions and plates on a 3-inch grid.</p>'.repeat(20)

const page = (title: string) =>
  `<!DOCTYPE html><html><head><title>${title}</title><script src="/assets/entry-abc.js" type="module"></script>` +
  `<script type="application/ld+json">{"@type":"Organization"}</script></head>` +
  `<body>${FILLER}<script>${INLINE_SCRIPT}</script></body></html>`

/** A built site as the router's build leaves it, small, with pictures beside it. */
const FILES: Readonly<Record<string, string>> = {
  'build/client/index.html': page('Home'),
  'build/client/_.data': '[{"home":1}]'.repeat(30),
  'build/client/products/index.html': page('Products'),
  'build/client/products/joist-hangers/index.html': page('Joist Hangers'),
  'build/client/products/joist-hangers.data': '[{"product":1}]'.repeat(30),
  'build/client/applications/theatre-&-scenic/index.html': page('Theatre & Scenic'),
  'build/client/catalog/request/index.html': page('Request a Catalog'),
  'build/client/404/index.html': page('Page not found!'),
  'build/client/assets/entry-abc.js': 'export const answer = 42;'.repeat(20),
  'build/client/assets/archivo-abc.woff2': 'wOF2',
  'build/client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'build/client/robots.txt': 'User-agent: *\nAllow: /\n',
  'build/client/sitemap.xml': '<?xml version="1.0"?><urlset/>',
  // What the router's build exports, by hand: resource routes only, which answer with what their loader returns.
  'build/server/index.js': `
    const route = (id, path, loader) => ({ [id]: { id, parentId: 'root', path, module: { loader } } })
    const redirect = (to) => () => new Response(null, { status: 302, headers: { location: to } })
    export const routes = {
      root: { id: 'root', path: '', module: { default: () => null } },
      ...route('search', 'searchResults', ({ context }) => {
        const [nonce] = [...Object.getOwnPropertySymbols(globalThis)]
          .filter((symbol) => symbol.description === 'boltspan.csp-nonce')
          .map((symbol) => context.get(globalThis[symbol]))
        return new Response('<script nonce="' + nonce + '"></script>', { headers: { 'content-type': 'text/html' } })
      }),
      ...route('slow', 'slow', async () => {
        await new Promise((done) => setTimeout(done, 400))
        return new Response('finished')
      }),
      ...route('broken', 'broken', () => { throw new Error('the secret cause') }),
      ...route('address', 'address', ({ request }) => new Response(request.url)),
      ...route('product', 'products/:productName', redirect('/404')),
      ...route('unknown', '*', redirect('/')),
    }
    export const entry = { module: { default: () => new Response() } }
    export const assets = { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' }
    export const routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' }
    export const publicPath = '/'
    export const basename = '/'
    export const assetsBuildDirectory = 'build/client'
    export const future = {}
    export const prerender = []
    export const ssr = true
    export const isSpaMode = false
  `,
  'media/pictures/truss-400.0a1b2c3d.webp': 'RIFF....WEBP',
  'media/drawings/truss.0a1b2c3d.svg': `<svg xmlns="http://www.w3.org/2000/svg"><path d="${'M1 2l3 4'.repeat(50)}"/></svg>`,
  'media/documents/catalog.pdf': '%PDF-1.7 0123456789',
  'media/.hidden/secret.txt': 'secret',
  'secret.txt': 'secret',
}

/** Writes the fixture into a new folder; `remove()` deletes it. */
export function fixtureSite() {
  const root = mkdtempSync(join(tmpdir(), 'boltspan-'))
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), content)
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}
