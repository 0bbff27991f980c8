import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/**
 * Generates request IDs for responses and log lines. An ID is a counter with a prefix that is unique to this process.
 * If a proxy sends an ID in `header` (lowercase), that ID is used instead, so you can match the proxy's log with the
 * server's log.
 */
export function requestIds(header?: string) {
  const process = randomBytes(5).toString('hex')
  let count = 0
  return ({ headers }: Pick<IncomingMessage, 'headers'>) => {
    const given = header && headers[header]
    if (typeof given === 'string' && /^[\w-]{8,64}$/.test(given)) return given
    count += 1
    return `${process}-${count.toString(36)}`
  }
}
