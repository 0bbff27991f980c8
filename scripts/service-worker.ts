/** Builds the service worker, and the one that takes its place where it is switched off. */
import { join } from 'node:path'
import { build } from 'vite'
import type { OfflineFiles } from '../contract/site-build.ts'

const SOURCE = join(import.meta.dirname, '..', 'site', 'service-worker')

/** Writes both beside the pages in `folder`: a service worker governs what lies below it. */
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
          input: join(SOURCE, source),
          // One classic script: not every browser takes a module.
          output: { format: 'iife', entryFileNames: `${name}.js` },
        },
      },
    })
  }
}
