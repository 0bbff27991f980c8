import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type RouteOptions } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { createEvents } from './analytics/events.ts'
import { createReports } from './analytics/reports.ts'
import { reportsRoutes } from './analytics/reports-routes.ts'
import { eventsRoutes } from './analytics/routes.ts'
import { createAttachments } from './attachments/attachments.ts'
import { attachmentRoutes, inquiryFileRoutes } from './attachments/routes.ts'
import { createBotCheck } from './bot-check/create-bot-check.ts'
import { botCheckRoutes } from './bot-check/routes.ts'
import { createCadZips } from './cad/cad-zips.ts'
import { cadRoutes } from './cad/routes.ts'
import type { Config } from './config.ts'
import { contentHost } from './content/host.ts'
import { contentRoutes } from './content/routes.ts'
import { createThumbnails } from './content/thumbnails.ts'
import { createChanges } from './database/changes.ts'
import { databaseClock } from './database/clock.ts'
import type { Database } from './database/connection.ts'
import { engineOf } from './database/engine-of.ts'
import { publicError } from './errors.ts'
import { createFiles } from './files/files.ts'
import { openStorage } from './files/open-storage.ts'
import { filesRoutes } from './files/routes.ts'
import { uploadedFiles } from './files/uploaded-files.ts'
import { clamd } from './files/virus-scanner.ts'
import { watchedStorage } from './files/watched-storage.ts'
import { healthRoutes } from './health/routes.ts'
import type { App } from './http/app-type.ts'
import { errorAnswers } from './http/error-answers.ts'
import { perAddressInGroup, rateLimitOptions } from './http/rate-limit.ts'
import { requestIds } from './http/request-id.ts'
import { RequestLog } from './http/request-log.ts'
import { validTargets } from './http/request-target.ts'
import { sameOriginWrites } from './http/same-origin.ts'
import { baseHeaders } from './http/security-headers.ts'
import { guardBodies } from './http/slow-bodies.ts'
import { guardReaders } from './http/slow-readers.ts'
import { createTurns } from './http/turns.ts'
import { createImageLibrary } from './image-library/image-library.ts'
import { imageFileRoutes, imageLibraryRoutes } from './image-library/routes.ts'
import { createInbox } from './inbox/inbox.ts'
import { inboxRoutes } from './inbox/routes.ts'
import { createInquiries } from './inquiries/inquiries.ts'
import { smtpMailer } from './inquiries/mailer.ts'
import { createOutbox } from './inquiries/outbox.ts'
import { inquiriesRoutes } from './inquiries/routes.ts'
import { insertSessionMails } from './inquiries/session-mails.ts'
import { createMetrics } from './metrics/metrics.ts'
import { metricsRoutes } from './metrics/routes.ts'
import { pagesRoutes } from './pages/routes.ts'
import type { Site } from './pages/site.ts'
import { type StaffArea, staffAreaRoutes } from './pages/staff-area.ts'
import { createLiveContent } from './publishing/live-content.ts'
import { createPublishing } from './publishing/publishing.ts'
import { createRedirects, redirectProblems } from './publishing/redirects.ts'
import { createRenderer } from './publishing/renderer.ts'
import { contentRepository } from './publishing/repository.ts'
import { publishingRoutes } from './publishing/routes.ts'
import { createSchedule } from './publishing/schedule.ts'
import { searchRoutes } from './search/routes.ts'
import { createSearch } from './search/search.ts'
import { openSecrets } from './secrets/secrets.ts'
import type { PasswordHashing } from './staff/auth.ts'
import { staffRoutes } from './staff/routes.ts'
import { createStaff } from './staff/staff.ts'
import { createStructureFiles } from './structures/files.ts'
import { structuresRoutes } from './structures/routes.ts'
import { createStructures } from './structures/structures.ts'
import { trainingRoutes } from './training/routes.ts'
import { createTraining } from './training/training.ts'

/** Maximum size of a request body, unless the route sets its own limit. Parsing a deeply nested body takes long. */
const MAX_BODY_BYTES = 64 * 1024

/**
 * Maximum number of calls to the staff API per network in ten minutes. A page of the files area or the library makes up
 * to 100 calls for thumbnails.
 */
const STAFF_LIMIT = 6000

export interface AppDeps {
  readonly config: Config
  readonly database: Database
  /** Folder that contains images and documents. */
  readonly media: string
  /**
   * The built site. Absent in development, where Vite serves the pages and this server serves only the API and content.
   */
  readonly site?: Site
  /** The built staff app. In development, Vite serves it. */
  readonly staffArea?: StaffArea
  /** Returns true once the process has received a stop signal. `/readyz` then reports that the server is not ready. */
  readonly isStopping?: () => boolean
  /** Destination for log lines. Defaults to standard output. */
  readonly logStream?: Writable
  /** Called for each route. A test compares the routes with the access policy. */
  readonly onRoute?: (route: Pick<RouteOptions, 'method' | 'url'>) => void
  /** Replaces the slow password hashing in tests. */
  readonly passwordHashing?: PasswordHashing | undefined
}

/** Creates the application. Closing it also stops its background workers and closes its database. */
export async function createApp({
  config,
  database,
  media,
  site,
  staffArea,
  isStopping = () => false,
  logStream,
  onRoute,
  passwordHashing,
}: AppDeps): Promise<App> {
  const headers = baseHeaders(config)
  const errors = errorAnswers(headers, () => site?.documents.get('/404'), engineOf(database).isFull)
  const app = Fastify({
    logger: { level: config.logLevel, ...(logStream ? { stream: logStream } : {}) },
    logController: new RequestLog({ requestIdLogLabel: 'requestId' }),
    genReqId: requestIds(config.requestIdHeader),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    // When the server stops, finish open requests and close idle keep-alive connections.
    forceCloseConnections: 'idle',
    // While the server is stopping, still answer requests that arrive on an open connection.
    return503OnClosing: false,
    bodyLimit: MAX_BODY_BYTES,
    frameworkErrors: errors.answerUnrouted,
    rewriteUrl: contentHost(config),
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  errors.register(app)
  const metrics = createMetrics({ database, searchState: () => search.state(), failedPages: () => live.failedPages() })
  app.addHook('onRequest', (request, reply, done) => {
    metrics.watch(request, reply)
    done()
  })
  if (config.tracesEndpoint) {
    // Load OpenTelemetry only when tracing is configured.
    const { traceRequests } = await import('./http/tracing.ts')
    traceRequests(app, config.tracesEndpoint)
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onRequest', validTargets)
  app.addHook('onRequest', sameOriginWrites(config))
  if (onRoute) app.addHook('onRoute', onRoute)
  guardBodies(app)
  guardReaders(app)
  const secrets = openSecrets(config)
  await app.register(rateLimit, rateLimitOptions({ secrets, database, log: app.log }))

  const { smtpUrl, ...mail } = config.mail
  const mailer = smtpUrl ? await smtpMailer({ smtpUrl, ...mail }) : undefined
  const outbox = createOutbox({ database, mailer, log: app.log })
  const botCheck = createBotCheck({ config, secrets, database })
  const hashOf = (purpose: string) => (network: string) =>
    createHmac('sha256', secrets.staff()[0].value).update(`${purpose} ${network}`).digest('base64url')
  const structures = createStructures({ database, hashOf: hashOf('structures') })
  const storage = watchedStorage(await openStorage(config), metrics.storageFailed)
  const scan = config.clamd && clamd(config.clamd)
  const attachments = createAttachments({
    database,
    storage,
    maxTotalMb: config.attachmentsMb,
    scan,
    hashOf: hashOf('attachments'),
    log: app.log,
  })
  const inbox = createInbox({ database, outbox, attachments, publicUrl: config.publicUrl, log: app.log })
  const staff = createStaff({ config, secrets, database, log: app.log, passwordHashing })
  const changes = createChanges({ config, database, log: app.log })
  const files = createFiles({ database, storage, maxUploadMb: config.maxUploadMb, scan, changes, log: app.log })
  const thumbnails = createThumbnails({
    folder: join(config.dataDir, 'thumbnails'),
    maxBytes: config.thumbnailCacheMb * 1024 ** 2,
    log: app.log,
  })
  const library = createImageLibrary({ database, storage, log: app.log })
  const uploads = () => uploadedFiles(files, config.contentOrigin)
  const renderer = site && createRenderer(site)
  const live = createLiveContent({
    pages: renderer && { site, renderer, media, uploadBytes: library.bytesOf },
    published: async () => [...(await contentRepository(database).published()), ...(await training.published())],
    clock: databaseClock(database),
    onChange: () => void search.refreshSite(),
    log: app.log,
  })
  const training = createTraining({
    database,
    changes,
    mails: { insert: insertSessionMails, wake: () => outbox.wake() },
    showSessions: live.sync,
  })
  const inquiries = createInquiries({
    secrets,
    database,
    botCheck,
    outbox,
    training,
    structures,
    publicUrl: config.publicUrl,
  })
  const wrongRedirects = redirectProblems({ config, documents: site?.documents })
  const publishing = createPublishing({
    database,
    changes,
    live,
    renderer,
    wrongFieldsOf: async (ref, body, db) => ({
      ...wrongRedirects(ref, body),
      ...(await library.wrongFieldsOf(ref, body, db)),
    }),
    onScheduled: () => void schedule.check(),
    log: app.log,
  })
  const schedule = createSchedule({ database, publishing, log: app.log })
  const search = createSearch({ config, media, storage, edits: live.edits, uploads, log: app.log })

  changes.on('files', () => void search.refresh())
  changes.on('content', () => void live.sync().catch(() => {}))

  const turns = createTurns()
  const events = createEvents({ database, canonicalPath: (path) => site?.documents.canonicalPath(path), log: app.log })
  const reports = createReports({ config, database })

  await app.register(async (scope) =>
    healthRoutes(scope, { database, isStopping, isSearchStarting: search.isStarting }),
  )
  await app.register(async (scope) => metricsRoutes(scope, { config, metrics }))
  await app.register(async (scope) => contentRoutes(scope, { config, folder: media, files, thumbnails }))
  await app.register(async (scope) => imageFileRoutes(scope, { library }))
  const createFile = createStructureFiles({ folder: media, spool: join(config.dataDir, 'exports') })
  await app.register(async (scope) => cadRoutes(scope, { zips: createCadZips({ folder: media }), createFile }))
  await app.register(async (scope) => structuresRoutes(scope, { structures, createFile }))
  await app.register(async (scope) => botCheckRoutes(scope, { botCheck, limit: config.formLimit * 3 }))
  await app.register(async (scope) => inquiriesRoutes(scope, { inquiries, limit: config.formLimit }))
  await app.register(async (scope) => attachmentRoutes(scope, { attachments }))
  await app.register(async (scope) => searchRoutes(scope, { search, turns, limit: config.searchLimit }))
  await app.register(async (scope) => staffRoutes(scope, { staff }))
  await app.register(async (scope) => {
    scope.addHook('onRequest', app.rateLimit(perAddressInGroup('staff calls', STAFF_LIMIT)))
    const { allow } = staff
    await scope.register(async (part) => filesRoutes(part, { config, files, allow, noteOn: search.noteOn }))
    await scope.register(async (part) => imageLibraryRoutes(part, { config, library, files, thumbnails, allow }))
    await scope.register(async (part) => publishingRoutes(part, { config, publishing, allow }))
    await scope.register(async (part) => trainingRoutes(part, { training, allow }))
    await scope.register(async (part) => inquiryFileRoutes(part, { attachments, allow }))
    await scope.register(async (part) => inboxRoutes(part, { inbox, allow }))
    await scope.register(async (part) => reportsRoutes(part, { reports, allow }))
  })
  if (config.analytics.kind === 'first-party') await app.register(async (scope) => eventsRoutes(scope, { events }))
  app.all('/api/*', () => {
    throw publicError('UNKNOWN_CALL')
  })
  if (staffArea)
    await app.register(async (scope) => {
      scope.addHook('onRequest', app.rateLimit(perAddressInGroup('staff pages', STAFF_LIMIT)))
      staffAreaRoutes(scope, { config, staff, area: staffArea })
    })
  if (site)
    await app.register(async (scope) =>
      pagesRoutes(scope, { config, search, turns, edits: live.edits, redirects: createRedirects(live.edits), ...site }),
    )

  // Build the index after the server starts listening, so visitors don't wait for it.
  app.addHook('onListen', async () => void search.refresh())
  const stopping = new AbortController()
  let sweep: Promise<void> | undefined
  app.addHook('onListen', async () => {
    attachments.start()
    sweep = files.sweep(stopping.signal)
  })
  app.addHook('onClose', async () => {
    stopping.abort()
    await sweep
    await schedule.stop()
    await changes.stop()
    await live.stop()
    await search.close()
    await attachments.stop()
    await outbox.stop()
    staff.stop()
    await events.write()
    await database.destroy()
  })
  await files.clearIncoming()
  await app.ready()
  await changes.start()
  await publishing.adoptReleased()
  // Load the published text before the server accepts requests. A failure is logged, and the load is retried.
  await live.sync().catch(() => {})
  schedule.start()
  await outbox.start()
  await staff.start()
  return app
}
