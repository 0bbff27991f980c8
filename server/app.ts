import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Writable } from 'node:stream'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type RawServerDefault } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Config } from './config.ts'
import { contentRoutes } from './content/routes.ts'
import type { Database } from './database/connection.ts'
import { errorAnswers } from './error-answers.ts'
import { unknownCall } from './errors.ts'
import { healthRoutes } from './health/routes.ts'
import type { Documents } from './pages/documents.ts'
import { pagesRoutes, type RenderPage } from './pages/routes.ts'
import { requestIds } from './request-id.ts'
import { RequestLog } from './request-log.ts'
import { baseHeaders } from './security-headers.ts'

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>

export interface AppDeps {
  readonly config: Config
  readonly database: Database
  /** Folder of pictures and documents. */
  readonly media: string
  /** The built site; without it (in development, where Vite serves the pages) only calls and content answer. */
  readonly site?: { readonly documents: Documents; readonly renderPage: RenderPage }
  /** Where log lines go; standard output if absent. */
  readonly logStream?: Writable
}

/** The application in its boot order; closing it closes its stores. */
export async function createApp({ config, database, media, site, logStream }: AppDeps): Promise<App> {
  // Infrastructure
  const headers = baseHeaders(config)
  const errors = errorAnswers(headers)
  const app = Fastify({
    logger: { level: config.logLevel, ...(logStream ? { stream: logStream } : {}) },
    logController: new RequestLog({ requestIdLogLabel: 'requestId' }),
    genReqId: requestIds(),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    // Open requests are finished when the server stops; connections that only wait for another one are not.
    forceCloseConnections: 'idle',
    frameworkErrors: errors.answerUnrouted,
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  errors.register(app)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
    done()
  })

  // Routes
  await app.register(async (scope) => healthRoutes(scope, { database }))
  await app.register(async (scope) => contentRoutes(scope, { config, folder: media }))
  app.all('/api/*', () => {
    throw unknownCall()
  })
  if (site) await app.register(async (scope) => pagesRoutes(scope, { config, ...site }))

  app.addHook('onClose', () => database.destroy())
  await app.ready()
  return app
}
