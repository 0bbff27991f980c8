/** The product's calls alone, without its pages: starts in a moment, for benchmarks that start it often. */
import type { AddressInfo } from 'node:net'
import { createApp } from '../server/app.ts'
import { readConfig } from '../server/config.ts'
import { openDatabase } from '../server/database/connection.ts'

const config = readConfig(process.env)
const app = await createApp({ config, database: await openDatabase(config), media: config.dataDir })
await app.listen({ port: config.port, host: '127.0.0.1' })
process.once('SIGTERM', () => app.close())
process.stdout.write(`ready: http://127.0.0.1:${(app.server.address() as AddressInfo).port}\n`)
