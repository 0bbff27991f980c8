import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/**
 * Gives each request an id that its answer and its log lines carry. A proxy's own `x-request-id` is kept, so that one
 * id leads through the logs of both; otherwise the id is unique to this process and counts up.
 */
export function requestIds() {
  const process = randomBytes(5).toString('hex')
  let count = 0
  return ({ headers }: Pick<IncomingMessage, 'headers'>) => {
    const given = headers['x-request-id']
    if (typeof given === 'string' && /^[\w-]{8,64}$/.test(given)) return given
    count += 1
    return `${process}-${count.toString(36)}`
  }
}
