/**
 * Development server. Vite serves the pages and the staff app from source, and forwards all other requests (API,
 * images, documents, and the HTML of the staff area) to the site's server, which runs in the same process on a separate
 * port.
 */
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createServer } from 'vite'
import type { SearchResponse } from '#contract/search.ts'
import type { SearchCapability } from '#contract/search-capability.ts'
import { SEARCH_PATH } from '#contract/search-limits.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/database/connection.ts'
import { devPages } from './dev-pages.ts'

const ROOT = join(import.meta.dirname, '..')

const LOCAL = '127.0.0.1'

const config = readConfig(process.env)

const staffVite = await createServer({
  configFile: join(ROOT, 'staff/vite.config.ts'),
  server: { port: 0, host: LOCAL },
})
await staffVite.listen()

const app = await createApp({
  config,
  database: await openDatabase(config),
  media: join(ROOT, 'media'),
  staffArea: {
    template: async () =>
      staffVite.transformIndexHtml('/index.html', await readFile(join(ROOT, 'staff/index.html'), 'utf8')),
    assets: new Map(),
  },
})
await app.listen({ port: 0, host: LOCAL })

const urlOf = (address: unknown) => `http://${LOCAL}:${(address as AddressInfo).port}`

const target = urlOf(app.server.address())

/** Forwards searches to the site's server. */
const search: SearchCapability = async (request) => {
  const response = await fetch(`${target}${SEARCH_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  })
  if (!response.ok) throw Object.assign(new Error(await response.text()), { status: response.status })
  return (await response.json()) as SearchResponse
}

const vite = await createServer({
  plugins: [devPages(search)],
  server: {
    port: config.port,
    host: config.host,
    proxy: {
      '^/(api|cad|content)/': target,
      '^/(healthz|readyz)$': target,
      '^/assets/staff/': { target: urlOf(staffVite.httpServer?.address()), ws: true },
      '^/manage(?=[/?]|$)': {
        target,
        // Remove the content security policy, which blocks the style elements that Vite inserts.
        configure: (proxy) =>
          proxy.on('proxyRes', ({ headers }) => {
            delete headers['content-security-policy']
          }),
      },
    },
  },
})
await vite.listen()
vite.printUrls()

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    Promise.all([vite.close(), staffVite.close(), app.close()]).then(() => process.exit(0))
  })
}
