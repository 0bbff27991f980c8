import { prerenderedPaths } from './prerendered-paths.ts'
import { absolute } from './services/page-meta.server.ts'

/** Not for search engines: the second spelling of a page, the error page, one that is to come, and what is a visitor's own. */
const UNLISTED = new Set(['/404', '/warranty-any-policies', '/inspection-tool', '/quote-list', '/offline'])

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const sitemap = () => {
  const entries = prerenderedPaths()
    .filter((path) => !UNLISTED.has(path))
    .map((path) => `  <url><loc>${escaped(absolute(encodeURI(path)))}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

const robots = () =>
  `User-agent: *\nDisallow: /searchResults\nDisallow: /manage\nDisallow: /api/\n\nSitemap: ${absolute('/sitemap.xml')}\n`

/** Files beside the pages, by their paths. */
export const siteFiles = (): Readonly<Record<string, string>> => ({
  '/sitemap.xml': sitemap(),
  '/robots.txt': robots(),
})
