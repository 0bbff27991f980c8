import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { documents } from './catalogue/media.generated.ts'

/** Where pictures and documents are served; baked into the finished pages, so a change needs a new build. */
const contentOrigin = process.env.CONTENT_ORIGIN || '/content'
/** The address that canonical links and the sitemap name. */
const publicUrl = (process.env.PUBLIC_URL || 'http://localhost:3000').replace(/\/$/, '')

/** Header and footer: finished HTML on every page, whose code loads when the visitor first does something. */
const HEADER_AND_FOOTER =
  /\/(site\/components\/(site-header|menu|drawer|search-bar\/search-bar|site-footer|site-link|logo)\b.*\.tsx|catalogue\/navigation\.ts)$/

/** What every page needs. Other libraries come with what needs them, on demand. */
const LIBRARIES = /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\/|rolldown\/runtime/

/** What most pages are made of, and what these import. */
const FRAME =
  /\/(site\/(root\.|entry\.client|services\/(?!enquiries\/|search-api|result-link)|components\/(?!(form|snippet|gallery|carousel|film|notice|rich-text)\/|(site-header|menu|drawer|search-bar|site-footer|site-link|logo)\/.*\.tsx))|catalogue\/(product-line|application-line|company|external-links)\.ts|engineering\/(slug|color)\.ts)/

/**
 * `Form.displayName = 'Form'` keeps a component in the bundle that no page uses, and what it imports with it. The
 * names are for developer tools only.
 */
const withoutDisplayNames = (): Plugin => ({
  name: 'without-display-names',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\// },
    handler: (code) => code.replaceAll(/^\w+\.displayName = "\w+";$/gm, ''),
  },
})

export default defineConfig({
  plugins: [reactRouter(), withoutDisplayNames()],
  define: {
    CONTENT_ORIGIN: JSON.stringify(contentOrigin),
    PUBLIC_URL: JSON.stringify(publicUrl),
    // Menus stand on every page, so they learn only which of their documents exist, not the whole media data.
    MENU_DOCUMENTS: JSON.stringify(Object.keys(documents).filter((path) => !path.includes('/spec-sheets/'))),
  },
  build: {
    target: 'es2024',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    // 1.3 KB of each page smaller, in brotli, than what Vite minifies with by itself.
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      compress: { passes: 3, pure_getters: true, unsafe_arrows: true, unsafe_methods: true },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // React Router's warnings are for developers.
          treeshake: { manualPureFunctions: ['warning', 'warnOnce'] },
          output: {
            // Compression works within a file, and each file costs a request: what every page needs comes in two, the
            // libraries (which stay the same between releases) and the site's own frame.
            codeSplitting: {
              groups: [
                { name: 'libraries', test: LIBRARIES, priority: 3 },
                { name: 'header-and-footer', test: HEADER_AND_FOOTER, priority: 1 },
                { name: 'frame', test: FRAME, priority: 2 },
              ],
            },
          },
        },
      },
    },
  },
})
