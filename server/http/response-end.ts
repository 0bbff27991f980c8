import type { FastifyReply } from 'fastify'

/**
 * Calls `listener` once the answer has left, or its connection has broken before. Fastify's own hook is not called for
 * the latter, and `finished` of `node:stream` costs twice as much as these two listeners.
 */
export function onResponseEnd({ raw }: FastifyReply, listener: (isComplete: boolean) => void) {
  let isComplete = false
  raw.once('finish', () => {
    isComplete = true
  })
  raw.once('close', () => listener(isComplete))
}
