/**
 * Vite serves the pages from their sources; what else a browser asks for (calls, pictures, documents) goes to the
 * application, which runs in the same process on a port of its own.
 */
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createServer } from 'vite'
import { createApp } from '../server/app.ts'
import { readConfig } from '../server/config.ts'
import { openDatabase } from '../server/database/connection.ts'

const config = readConfig(process.env)
const app = await createApp({
  config,
  database: await openDatabase(config.dataDir),
  media: join(import.meta.dirname, '..', 'media'),
})
await app.listen({ port: 0, host: '127.0.0.1' })
const target = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

const vite = await createServer({
  server: {
    port: config.port,
    host: config.host,
    proxy: { '^/(content|api)/': target, '^/(healthz|readyz)$': target },
  },
})
await vite.listen()
vite.printUrls()

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    Promise.all([vite.close(), app.close()]).then(() => process.exit(0))
  })
}
