import { join } from 'node:path'
import { build } from 'vite'
import type { OfflineFiles } from '#contract/site-build.ts'
import { quietChecks } from './bundler-checks.ts'

const SOURCE = join(import.meta.dirname, '..', 'site', 'service-worker')

/**
 * Builds the service worker, and a second one that replaces it to turn offline support off. A worker controls only the
 * pages in its folder.
 */
export async function buildServiceWorkers(folder: string, files: OfflineFiles) {
  const define = {
    OFFLINE_FILES: JSON.stringify(files),
    CONTENT_ORIGIN: JSON.stringify(process.env.CONTENT_ORIGIN || '/content'),
  }
  for (const [name, source] of [
    ['service-worker', 'service-worker.ts'],
    ['service-worker-off', 'switched-off.ts'],
  ] as const) {
    await build({
      configFile: false,
      logLevel: 'warn',
      define,
      build: {
        target: 'es2024',
        outDir: folder,
        emptyOutDir: false,
        copyPublicDir: false,
        modulePreload: false,
        rolldownOptions: {
          checks: quietChecks,
          input: join(SOURCE, source),
          // Build a classic script, because not all browsers support module service workers.
          output: { format: 'iife', entryFileNames: `${name}.js` },
        },
      },
    })
  }
}
