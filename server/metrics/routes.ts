import { createHash, timingSafeEqual } from 'node:crypto'
import { BlockList } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { publicError } from '../errors.ts'
import type { App } from '../http/app-type.ts'
import type { Metrics } from './metrics.ts'

export interface MetricsRoutesDeps {
  readonly config: Pick<Config, 'metricsToken'>
  readonly metrics: Metrics
}

/** Serves `/metrics` to Prometheus. Everyone else gets 404. */
export function metricsRoutes(app: App, { config, metrics }: MetricsRoutesDeps) {
  app.get('/metrics', { config: { quiet: true } }, async (request, reply) => {
    if (!hasToken(request, config.metricsToken) && !isFromThisMachine(request)) throw publicError('UNKNOWN_ADDRESS')
    reply.header('cache-control', 'no-store').type(metrics.contentType)
    return metrics.text()
  })
}

function hasToken({ headers }: FastifyRequest, token: string | undefined) {
  const [, given] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? []
  if (token === undefined || given === undefined) return false
  // Compare hashes, because `timingSafeEqual` requires equal lengths.
  return timingSafeEqual(sha256(given), sha256(token))
}

const sha256 = (text: string) => createHash('sha256').update(text).digest()

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

/**
 * Returns true for a connection from loopback to a host name of this machine. A visitor's request through a proxy on
 * this machine also comes from loopback, but it contains the proxy's headers or the site's host name.
 */
function isFromThisMachine({ raw, headers }: FastifyRequest) {
  const address = raw.socket.remoteAddress ?? ''
  if (!loopback.check(address, address.includes(':') ? 'ipv6' : 'ipv4')) return false
  const name = (headers.host ?? '').replace(/:\d+$/, '')
  return (
    ['localhost', '127.0.0.1', '[::1]'].includes(name) && PROXY_HEADERS.every((each) => headers[each] === undefined)
  )
}
