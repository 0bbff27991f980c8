import { join } from 'node:path'
import { defineConfig } from 'vite'

/** The staff area's app, built apart from the site: one style sheet, and a script for each page. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/assets/staff/',
  publicDir: false,
  // In development the site's Vite has one of its own.
  cacheDir: join(import.meta.dirname, '../node_modules/.vite/staff'),
  build: {
    outDir: join(import.meta.dirname, '../build/staff'),
    // Files of earlier builds stay for pages that are open (`scripts/build.ts`).
    emptyOutDir: false,
    target: 'es2024',
    assetsDir: '',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Libraries, which stay the same between releases, and what has to come before all of ours: zod's setting,
            // and the sheet that sets the order of the style layers.
            {
              name: 'libraries',
              test: /node_modules\/(?!qr\/)|contract\/without-eval\.ts|site\/styles\//,
              priority: 2,
            },
            // Small parts of several pages: a file each would cost more requests than it saves.
            { name: 'components', test: /\/(contract|site|staff)\//, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
})
