import { join } from 'node:path'
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
const LIBRARIES =
  /site\/services\/insist\.ts|node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\/|rolldown\/runtime/

/**
 * What most pages are made of, and what these import. Not the entry: it runs when it is loaded, which may only be when
 * the modules of the page's routes are named.
 */
const FRAME =
  /\/(site\/(root\.|services\/(?!enquiries\/|search-api|result-link|analytics|consent|ga4)|components\/(?!(form(?!\/hydrated)|snippet|gallery|carousel|film|notice|rich-text|consent)\/|tile\/tile\.|(site-header|menu|drawer|search-bar|site-footer|site-link|logo)\/.*\.tsx))|catalogue\/(product-line|application-line|company|external-links)\.ts|engineering\/(slug|color)\.ts)/

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

const INSIST = JSON.stringify(join(import.meta.dirname, 'site/services/insist.ts'))

/** Where React Router loads a page's code and data: file, its words, ours. */
const LOADS = [
  [
    'routeModules.js',
    /await (import\([^)]*route\.module\s*\));/,
    'await insist(() => $1, pendingAddress);',
    // Its own answer to code that does not come, even for lack of a connection, is to load the page anew.
    /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/,
    'throw error;',
  ],
  [
    'single-fetch.js',
    /let res = await fetch\(url, await createRequestInit\(request\)\);/,
    'let init = await createRequestInit(request); let res = await insist(() => fetch(url, init), pendingAddress, request.signal);',
  ],
] as const

/** A click survives a lost connection and a new deployment (`site/services/insist.ts`). */
const insistentLoads = (): Plugin => ({
  name: 'insistent-loads',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\/dom\/ssr\/(routeModules|single-fetch)\.js$/ },
    handler(code, id) {
      const [, ...replacements] = LOADS.find(([file]) => id.endsWith(file)) ?? []
      let patched = code
      for (let index = 0; index < replacements.length; index += 2) {
        const [pattern, words] = [replacements[index] as RegExp, replacements[index + 1] as string]
        if (!pattern.test(patched)) this.error(`React Router loads its pages in another way now: ${pattern}`)
        patched = patched.replace(pattern, words)
      }
      return `import { insist, pendingAddress } from ${INSIST};\n${patched}`
    },
  },
})

/**
 * Sonner puts its styles into the page by script, which the content security policy refuses and reports. They come as
 * the sheet that the staff area links instead.
 */
const withoutInjectedStyles = (): Plugin => ({
  name: 'without-injected-styles',
  transform: {
    filter: { id: /sonner\/dist\/index\.mjs$/ },
    handler: (code) => code.replace(/^__insertCSS\(".*"\);$/m, ''),
  },
})

export default defineConfig({
  plugins: [reactRouter(), withoutDisplayNames(), withoutInjectedStyles(), insistentLoads()],
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
      // Vite's own flag. Imports on demand need not fetch style sheets first: the one sheet is on every page already.
      define: { __VITE_IS_MODERN__: 'false' },
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
