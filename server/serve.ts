import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './database/connection.ts'
import { loadSite } from './pages/site.ts'
import { loadStaffArea } from './pages/staff-area.ts'

/** Requests that are still open this long after the server takes no new ones are cut off. */
const SHUTDOWN_LIMIT_MS = 10_000

/**
 * Behind a proxy a stopping server goes on for this long: `/readyz` says that it is not ready, and each answer that
 * its connection ends. Longer than the proxy keeps an idle connection (`deploy/nginx.conf`), so that no request meets
 * one that is just being closed.
 */
const DRAIN_MS = 5000

/** How often a stopping server closes connections whose last request is done: browsers keep them alive. */
const IDLE_SWEEP_MS = 50

/**
 * Runs the server until SIGTERM or SIGINT; then it finishes the open requests, closes its stores and the process ends.
 * @param root the folder that holds `build/` (from `npm run build`) and `media/`
 * @throws ConfigError for a wrong environment variable
 */
export async function serve(env: Readonly<Record<string, string | undefined>>, root: string) {
  const config = readConfig(env)
  const [database, site, staffArea] = await Promise.all([
    openDatabase(config),
    loadSite(join(root, 'build'), config),
    loadStaffArea(join(root, 'build', 'staff'), config),
  ])
  let stopping = false
  const isStopping = () => stopping
  const app = await createApp({ config, database, media: join(root, 'media'), site, staffArea, isStopping })
  app.server.prependListener('request', (_request, reply) => {
    if (stopping) reply.shouldKeepAlive = false
  })
  await app.listen({ port: config.port, host: config.host })

  const stop = async (signal: NodeJS.Signals) => {
    // Ctrl-C under npm arrives twice: from the terminal, and passed on by npm.
    if (stopping) return
    stopping = true
    app.log.info({ signal }, 'stopping: finishing open requests')
    if (config.trustedProxies.length > 0 && signal === 'SIGTERM') await pause(DRAIN_MS)
    setTimeout(() => {
      app.log.error({ limitMs: SHUTDOWN_LIMIT_MS }, 'requests were still open: cut off')
      process.exit(1)
    }, SHUTDOWN_LIMIT_MS).unref()
    setInterval(() => app.server.closeIdleConnections(), IDLE_SWEEP_MS).unref()
    app.close().then(
      () => app.log.info('stopped'),
      (error: unknown) => {
        app.log.error({ err: error }, 'stores did not close')
        process.exitCode = 1
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  const { port } = app.server.address() as AddressInfo
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host
  // Not a structured log line: the person at the terminal waits for it.
  process.stdout.write(`BoltSpan is ready: http://${host}:${port}\n`)
}
