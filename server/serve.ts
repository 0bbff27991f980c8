import { realpath } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './database/connection.ts'
import { loadSite } from './pages/site.ts'
import { loadStaffArea } from './pages/staff-area.ts'

/** Maximum time for open requests to finish after the server stops accepting new ones. */
const SHUTDOWN_LIMIT_MS = 10_000

/**
 * How long a server that is shutting down keeps responding behind a proxy. Meanwhile, `/readyz` reports that the server
 * is not ready, and each response closes its connection. This time must be longer than the proxy's keep-alive timeout
 * (`deploy/nginx.conf`). Otherwise, the proxy could send a request over a connection that is being closed.
 */
const DRAIN_MS = 5000

/**
 * Maximum number of connections that the operating system accepts while the server is busy. Linux may have a lower
 * limit (`net.core.somaxconn`, 4096 by default). With Node's default of 511, a browser that connects while many other
 * clients do so may have to wait for a minute.
 */
const BACKLOG = 4096

/** How often a stopping server closes idle connections. Browsers would otherwise keep them open. */
const IDLE_SWEEP_MS = 50

/**
 * Runs the server until SIGTERM or SIGINT. The server then finishes open requests and closes its database, and the
 * process ends.
 * @param root the folder that contains `build/current` (from `npm run build`) and `media/`
 * @throws ConfigError for an invalid environment variable
 */
export async function serve(env: Readonly<Record<string, string | undefined>>, root: string) {
  const config = readConfig(env)
  // A later build replaces the link, but this server keeps using its own build.
  const build = await realpath(join(root, 'build', 'current'))
  const [database, site, staffArea] = await Promise.all([
    openDatabase(config),
    loadSite(build, config),
    loadStaffArea(join(build, 'staff'), config),
  ])
  let stopping = false
  const isStopping = () => stopping
  const app = await createApp({ config, database, media: join(root, 'media'), site, staffArea, isStopping })
  app.server.prependListener('request', (_request, reply) => {
    if (stopping) reply.shouldKeepAlive = false
  })
  await app.listen({ port: config.port, host: config.host, backlog: BACKLOG })

  const stop = async (signal: NodeJS.Signals) => {
    // Ignore a second signal. With npm, Ctrl-C sends the signal twice: from the terminal and from npm.
    if (stopping) return
    stopping = true
    app.log.info({ signal }, 'stopping after open requests finish')
    if (config.trustedProxies.length > 0 && signal === 'SIGTERM') await pause(DRAIN_MS)
    setTimeout(() => {
      app.log.error({ limitMs: SHUTDOWN_LIMIT_MS }, 'aborted requests that were still open')
      process.exit(1)
    }, SHUTDOWN_LIMIT_MS).unref()
    setInterval(() => app.server.closeIdleConnections(), IDLE_SWEEP_MS).unref()
    app.close().then(
      () => app.log.info('stopped'),
      (error: unknown) => {
        app.log.error({ err: error }, 'could not close the database and workers')
        process.exitCode = 1
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  const { port } = app.server.address() as AddressInfo
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host
  // Print this as plain text instead of a log line, because the user at the terminal is waiting for it.
  process.stdout.write(`BoltSpan is ready: http://${host}:${port}\n`)
}
