import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * If true, requests are logged only at `debug`. Set this for pages, files, and probes, which get thousands of
     * requests per minute.
     */
    quiet?: boolean
    /** If false, the query is not logged. Set this if the query may contain personal data. */
    logQuery?: boolean
  }
}

/** Logs one line per completed request. Errors are logged where they are handled. */
export class RequestLog extends LogController {
  override incomingRequest() {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const level = error ? 'error' : request.routeOptions.config.quiet ? 'debug' : 'info'
    if (request.log.level === 'silent' || !isEnabled(request, level)) return
    const { method, ip } = request
    const url = request.routeOptions.config.logQuery === false ? request.url.split('?', 1)[0] : request.url
    const line = { method, url, ip, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 }
    request.log[level](error ? { ...line, err: error } : line, 'request')
  }
}

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal']

const isEnabled = (request: FastifyRequest, level: string) => LEVELS.indexOf(request.log.level) <= LEVELS.indexOf(level)
