import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Writable } from 'node:stream'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type RawServerDefault } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { createBotCheck } from './bot-check/bot-check.ts'
import { botCheckRoutes } from './bot-check/routes.ts'
import type { Config } from './config.ts'
import { contentRoutes } from './content/routes.ts'
import type { Database } from './database/connection.ts'
import { createEnquiries } from './enquiries/enquiries.ts'
import { smtpMailer } from './enquiries/mailer.ts'
import { createOutbox } from './enquiries/outbox.ts'
import { rateLimitOptions } from './enquiries/rate-limit.ts'
import { enquiriesRoutes } from './enquiries/routes.ts'
import { errorAnswers } from './error-answers.ts'
import { unknownCall } from './errors.ts'
import { healthRoutes } from './health/routes.ts'
import { pagesRoutes } from './pages/routes.ts'
import type { Site } from './pages/site.ts'
import { requestIds } from './request-id.ts'
import { RequestLog } from './request-log.ts'
import { searchRoutes } from './search/routes.ts'
import { createSearch } from './search/search.ts'
import { baseHeaders } from './security-headers.ts'

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>

export interface AppDeps {
  readonly config: Config
  readonly database: Database
  /** Folder of pictures and documents. */
  readonly media: string
  /** The built site; without it (in development, where Vite serves the pages) only calls and content answer. */
  readonly site?: Site
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
  await app.register(rateLimit, rateLimitOptions)

  // Domain
  const { smtpUrl, from } = config.mail
  const mailer = smtpUrl ? smtpMailer({ smtpUrl, from }) : undefined
  const outbox = createOutbox({ database, mailer, log: app.log })
  const botCheck = createBotCheck(config)
  const enquiries = createEnquiries({ database, botCheck, outbox })
  const search = createSearch({ config, pages: site?.folder, media, log: app.log })

  // Routes
  await app.register(async (scope) => healthRoutes(scope, { database }))
  await app.register(async (scope) => contentRoutes(scope, { config, folder: media }))
  await app.register(async (scope) => botCheckRoutes(scope, { botCheck, limit: config.formLimit * 3 }))
  await app.register(async (scope) => enquiriesRoutes(scope, { enquiries, limit: config.formLimit }))
  await app.register(async (scope) => searchRoutes(scope, { search }))
  app.all('/api/*', () => {
    throw unknownCall()
  })
  if (site) await app.register(async (scope) => pagesRoutes(scope, { config, search, ...site }))

  // The index is brought up to date once visitors can come: they do not wait for it.
  app.addHook('onListen', async () => search.start())
  app.addHook('onClose', async () => {
    await search.close()
    await outbox.stop()
    await database.destroy()
  })
  await app.ready()
  await outbox.start()
  return app
}
