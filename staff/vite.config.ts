import { join } from 'node:path'
import { defineConfig } from 'vite'
import { quietChecks } from '#scripts/bundler-checks.ts'

/** Libraries that load with the module that imports them: the QR code, and ProseMirror with its dependencies. */
const ON_DEMAND = 'qr|prosemirror-\\w+|orderedmap|rope-sequence|w3c-keyname'

/** Builds the staff area separately from the site, with one style sheet and a script for each page. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/assets/staff/',
  publicDir: false,
  // Use a separate cache, because the site's Vite also runs in development.
  cacheDir: join(import.meta.dirname, '../node_modules/.vite/staff'),
  build: {
    target: 'es2024',
    assetsDir: '',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: quietChecks,
      output: {
        codeSplitting: {
          groups: [
            // Libraries go in a separate file, because they rarely change between releases. The zod configuration and
            // the style sheet with the layer order must load before all other modules.
            {
              name: 'libraries',
              test: new RegExp(`node_modules/(?!(?:${ON_DEMAND})/)|contract/without-eval\\.ts|site/styles/`),
              priority: 2,
            },
            // Combine small shared modules, because separate files would increase the number of requests.
            { name: 'components', test: /\/(contract|site|staff)\//, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
})
