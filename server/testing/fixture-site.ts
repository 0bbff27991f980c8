import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { temporaryFolder } from './temporary-folder.ts'

/** This text is long enough that compression makes it smaller. */
const FILLER = '<p>Trusses, extrusions and plates on a 3-inch grid.</p>'.repeat(20)

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg"><path d="${'M1 2l3 4'.repeat(50)}"/></svg>`

/** The public URL in the built files. The server replaces it. */
const BUILT_URL = 'http://built.example'

const page = (title: string) =>
  `<!DOCTYPE html><html><head><title>${title}</title><meta property="og:site" content="${BUILT_URL}/"/><script src="/assets/entry-abc.js" type="module"></script>` +
  `<script type="application/ld+json">{"@type":"Organization"}</script></head>` +
  `<body>${FILLER}<script type="application/json">{}</script></body></html>`

/** A small built site with images. */
const FILES: Readonly<Record<string, string | Buffer>> = {
  'build/current/client/index.html': page('Home'),
  'build/current/client/products/index.html': page('Products'),
  'build/current/client/products/joist-hangers/index.html': page('Joist Hangers'),
  'build/current/client/assets/pages-abc/products/joist-hangers.json': '{"name":"Joist Hangers"}'.padEnd(300),
  'build/current/client/applications/theatre-&-scenic/index.html': page('Theatre & Scenic'),
  'build/current/client/applications/aerospace/index.html': page('Aerospace'),
  'build/current/client/assets/pages-abc/applications/aerospace.json': '{"name":"Aerospace"}',
  'build/current/client/assets/pages-old/applications/aerospace.json': '{"name":"Aerospace"}',
  'build/current/client/training/index.html': page('Training Sessions'),
  'build/current/client/assets/pages-abc/training.json': '{"sessions":[]}',
  'build/current/client/catalog/request/index.html': page('Request a Catalog'),
  'build/current/client/404/index.html': page('Page not found!'),
  'build/current/client/assets/entry-abc.js': 'export const answer = 42;'.repeat(20),
  'build/current/client/assets/archivo-abc.woff2': 'wOF2',
  'build/current/client/service-worker.js': 'keep()',
  'build/current/client/service-worker-off.js': 'leave()',
  'build/current/client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'build/current/client/robots.txt': `User-agent: *\nAllow: /\nSitemap: ${BUILT_URL}/sitemap.xml\n`,
  'build/current/client/sitemap.xml': '<?xml version="1.0"?><urlset/>',
  'build/current/staff/index.html':
    '<!doctype html><html><head><title>$title</title><script type="module" src="/assets/staff/index-abc.js"></script>' +
    '</head><body><script type="application/json" id="member">"$member"</script></body></html>',
  'build/current/staff/index-abc.js': 'export const staff = 42;'.repeat(20),
  'build/current/server/shell.json': JSON.stringify({
    data: '/assets/pages-abc',
    fixedPaths: ['/searchResults', '/slow', '/endless', '/broken', '/address'],
    inlineScript: 'start()',
    publicUrl: BUILT_URL,
  }),
  'build/current/server/reads.json':
    '{"/applications/aerospace":["application/aerospace","gallery/applications.aerospace","notice/site"],"/training":["training/sessions"]}',
  // Handwritten code that replaces the exports of the build.
  'build/current/server/index.js': `
    const redirect = (to) => new Response(null, { status: 302, headers: { location: to } })
    const html = (text, status = 200) => new Response(text, { status, headers: { 'content-type': 'text/html' } })
    const pages = {
      '/searchResults': () => html('<p>Results</p><a href="${BUILT_URL}/"></a>'),
      '/slow': async () => {
        await new Promise((done) => setTimeout(done, 400))
        return new Response('finished')
      },
      '/endless': ({ signal }) => new Promise((done) => signal.addEventListener('abort', () => done(new Response('')))),
      '/broken': () => { throw new Error('the secret cause') },
      '/address': ({ url }) => new Response(url),
    }
    export const createRenderFiles = ({ data: base }) => async (path, edits) => {
      if (path === '/training') {
        const data = JSON.stringify(edits.get('training/sessions') ?? { sessions: [] })
        return { files: new Map([['/training/index.html', data], [base + '/training.json', data]]), reads: ['training/sessions'] }
      }
      const { description = 'built in' } = edits.get('application/aerospace') ?? {}
      const { images = [] } = edits.get('gallery/applications.aerospace') ?? {}
      const shown = images.map(({ image, title, alt }) => [image, title, alt].join(' ')).join(' ')
      if (description.includes('cannot be rendered')) throw new Error('The text is too wide.')
      if (description.includes('ends the renderer')) process.exit(1)
      const { text = '' } = edits.get('notice/site') ?? {}
      const files = [[path + '/index.html', '<p>' + text + '</p><p>' + description + '</p>' + shown + '${BUILT_URL}/'], [base + path + '.json', JSON.stringify({ description, images })]]
      return { files: new Map(files), reads: ['application/aerospace', 'gallery/applications.aerospace', 'notice/site'] }
    }
    export const createRenderPage = () => async (request, { onError }) => {
      const { pathname } = new URL(request.url)
      try {
        const page = pages[pathname] ?? (() => redirect(/^.products.[^/]+$/.test(pathname) ? '/404' : '/'))
        const answer = await page(request)
        return request.method === 'HEAD' ? new Response(null, answer) : answer
      } catch (error) {
        onError(error)
        return new Response('', { status: 500 })
      }
    }
  `,
  'media/pictures/truss-400.0a1b2c3d.webp': 'RIFF....WEBP',
  'media/drawings/truss.0a1b2c3d.svg': DRAWING,
  'media/documents/catalog.pdf': '%PDF-1.7 0123456789',
  'media/cad/bs-tr12a-10.step.gz': gzipSync(`ISO-10303-21;${'#1=POINT;'.repeat(50)}`),
  'media/cad/bs-tr12a-10.dxf': '0\nSECTION\n'.repeat(50),
  'media/models/bs-tr12a-10.glb': 'glTF....',
  'media/holes/bs-tr12a-10.json': '{}',
  'media/.hidden/secret.txt': 'secret',
  'secret.txt': 'secret',
}

/** Writes the fixture to a new folder. Call `remove()` to delete it. */
export function fixtureSite() {
  const root = temporaryFolder()
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), content)
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}
