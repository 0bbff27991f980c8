import { prerenderedPaths } from '../prerendered-paths.ts'
import { absolute } from '../services/page-meta.server.ts'

/** Pages that a search engine should not list: the second spelling of one, the error page, and what is no page. */
const UNLISTED = new Set(['/404', '/warranty-any-policies', '/inspection-tool', '/sitemap.xml', '/robots.txt'])

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export const loader = () => {
  const entries = prerenderedPaths()
    .filter((path) => !UNLISTED.has(path))
    .map((path) => `  <url><loc>${escaped(absolute(encodeURI(path)))}</loc></url>`)
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
    { headers: { 'content-type': 'application/xml; charset=utf-8' } },
  )
}
