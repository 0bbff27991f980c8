import { z } from 'zod'
import { builtIn } from '#catalog/built-in-content.ts'
import { partFile, partListFile } from '#contract/part-record.ts'
import { prerenderedPaths } from './page-declaration.ts'
import { pages } from './pages.server.ts'
import { absolute } from './services/page-meta.server.ts'
import { partsCsv } from './services/part-records.server.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const sitemap = () => {
  const entries = pages
    .filter(({ robots, isListed = true }) => isListed && !robots)
    .flatMap((page) => prerenderedPaths({ ...page, otherPaths: [] }))
    .map((path) => `  <url><loc>${escaped(absolute(encodeURI(path)))}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

const robots = () =>
  `User-agent: *\nDisallow: /searchResults\nDisallow: /manage\nDisallow: /api/\n\nSitemap: ${absolute('/sitemap.xml')}\n`

/** Returns the files without editable content, by path. */
export const siteFiles = (): Readonly<Record<string, string>> => ({
  '/sitemap.xml': sitemap(),
  '/robots.txt': robots(),
  '/parts.schema.json': JSON.stringify(z.toJSONSchema(z.union([partListFile, partFile])), undefined, 2),
  '/parts.csv': partsCsv(builtIn),
})
