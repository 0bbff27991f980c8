import { absolute } from '../services/page-meta.server.ts'

export const loader = () =>
  new Response(
    `User-agent: *\nDisallow: /searchResults\nDisallow: /manage\nDisallow: /api/\n\nSitemap: ${absolute('/sitemap.xml')}\n`,
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  )
