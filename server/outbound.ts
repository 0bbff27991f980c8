import { subscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import type { Config } from './config.ts'

const DEFAULT_PORTS: Readonly<Record<string, string>> = {
  'http:': '80',
  'https:': '443',
  'postgres:': '5432',
  'postgresql:': '5432',
  'smtp:': '587',
  'smtps:': '465',
}

/** As `host:port`, the services of other machines, or of this one over TCP, that the settings name. */
export function outboundTargets({
  databaseUrl,
  mail,
  s3,
  clamd,
  tracesEndpoint,
  botCheck,
}: Partial<Pick<Config, 'databaseUrl' | 'mail' | 's3' | 'clamd' | 'tracesEndpoint' | 'botCheck'>>): string[] {
  const urls = [
    databaseUrl,
    mail?.smtpUrl,
    s3?.endpoint,
    tracesEndpoint,
    botCheck && 'origin' in botCheck ? botCheck.origin : undefined,
  ]
  const targets = urls
    .filter((url) => url !== undefined)
    .map((url) => new URL(url))
    // A database on a socket of this machine has no host.
    .filter(({ hostname }) => hostname !== '')
    .map(({ protocol, hostname, port }) => `${hostname.replace(/^\[|\]$/g, '')}:${port || DEFAULT_PORTS[protocol]}`)
  const withBucket = s3 && !s3.pathStyle ? targets.map((target) => `${s3.bucket}.${target}`) : []
  const scanner = clamd && 'host' in clamd ? [`${clamd.host}:${clamd.port}`] : []
  return [...targets, ...withBucket, ...scanner]
}

/**
 * From now on this process connects to `targets` alone over TCP, whichever library does it; every other connection fails, and
 * a warning names its target. A name is checked before its address is used; a connection to an address without a name ends
 * before a byte is sent. Sockets of this machine without a port are not limited.
 */
export function limitOutbound(targets: readonly string[]) {
  const allowed = new Set(targets)
  const hosts = new Set(targets.map((target) => target.slice(0, target.lastIndexOf(':'))))

  // Published for each connection that any module of the process opens.
  subscribe('net.client.socket', (message) => {
    const { socket } = message as { readonly socket: Socket }
    let name: string | undefined
    const refuse = (target: string) => {
      process.emitWarning(`connection to ${target} refused: no setting names it`, 'OutboundWarning')
      socket.destroy(new Error(`Connections to ${target} are not allowed`))
    }
    socket.on('lookup', (_error, _address, _family, host) => {
      name = host
      if (!hosts.has(host)) refuse(host)
    })
    socket.on('connectionAttempt', (address: string, port: number | undefined) => {
      const target = `${name ?? address}:${port}`
      if (port === undefined || allowed.has(target)) return
      // Not within the event: Node still uses the socket after it.
      process.nextTick(refuse, target)
    })
  })
}
