import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { documents } from './catalogue/media.generated.ts'

/** Where pictures and documents are served; baked into the finished pages, so a change needs a new build. */
const contentOrigin = process.env.CONTENT_ORIGIN || '/content'
/** The address that canonical links and the sitemap name. */
const publicUrl = (process.env.PUBLIC_URL || 'http://localhost:3000').replace(/\/$/, '')

export default defineConfig({
  plugins: [reactRouter()],
  define: {
    CONTENT_ORIGIN: JSON.stringify(contentOrigin),
    PUBLIC_URL: JSON.stringify(publicUrl),
    // Menus stand on every page, so they learn only which of their documents exist, not the whole media data.
    MENU_DOCUMENTS: JSON.stringify(Object.keys(documents).filter((path) => !path.includes('/spec-sheets/'))),
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    cssMinify: true,
  },
  server: { port: 3000 },
})
