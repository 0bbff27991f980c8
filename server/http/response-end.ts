import type { FastifyReply } from 'fastify'

/**
 * Calls `listener` when the response has been sent or its connection has been lost. Fastify's hook does not cover lost
 * connections, and `finished` from `node:stream` takes twice as long as these two listeners.
 */
export function onResponseEnd({ raw }: FastifyReply, listener: (isComplete: boolean) => void) {
  let isComplete = false
  raw.once('finish', () => {
    isComplete = true
  })
  raw.once('close', () => listener(isComplete))
}

/** Returns a signal that is aborted when the connection is lost before the response has been sent. */
export function lostConnection(reply: FastifyReply): AbortSignal {
  const lost = new AbortController()
  onResponseEnd(reply, (isComplete) => isComplete || lost.abort())
  return lost.signal
}
