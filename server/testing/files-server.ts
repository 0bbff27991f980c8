import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Permission, StaffMember } from '#contract/staff.ts'
import { readConfig } from '../config.ts'
import { contentHost } from '../content/host.ts'
import { contentRoutes } from '../content/routes.ts'
import { createThumbnails } from '../content/thumbnails.ts'
import { openDatabase } from '../database/connection.ts'
import { createFiles } from '../files/files.ts'
import { openStorage } from '../files/open-storage.ts'
import { filesRoutes } from '../files/routes.ts'
import { clamd } from '../files/virus-scanner.ts'
import type { App } from '../http/app-type.ts'
import { errorAnswers } from '../http/error-answers.ts'
import { baseHeaders } from '../http/security-headers.ts'
import { type BodyLimits, guardBodies } from '../http/slow-bodies.ts'

const EDITOR: StaffMember = { id: 'editor-1', name: 'Erin Editor', email: 'erin@boltspan.example', role: 'editor' }

export interface FilesServerOptions {
  readonly env?: Record<string, string>
  readonly settings?: (dataDir: string) => Promise<Record<string, string>>
  /** An existing data folder. If undefined, a new folder is created and removed on close. */
  readonly dataDir?: string
  readonly media?: string
  readonly bodyLimits?: BodyLimits
}

/** Starts a server that serves files and content, but no pages, search, or sign-in. All calls are allowed. */
export async function filesServer({ env = {}, settings, dataDir, media, bodyLimits }: FilesServerOptions = {}) {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'boltspan-files-'))
  const config = readConfig({ LOG_LEVEL: 'silent', ...(await settings?.(folder)), ...env, DATA_DIR: folder })
  const database = await openDatabase(config)
  const errors = errorAnswers(baseHeaders(config))
  const app: App = Fastify({
    logger: { level: config.logLevel },
    frameworkErrors: errors.answerUnrouted,
    rewriteUrl: contentHost(config),
    forceCloseConnections: true,
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  errors.register(app)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(baseHeaders(config))
  })
  guardBodies(app, bodyLimits)
  let changes = 0
  const files = createFiles({
    database,
    storage: await openStorage(config),
    maxUploadMb: config.maxUploadMb,
    scan: config.clamd && clamd(config.clamd),
    changes: {
      announce: async () => {},
      check: async () => {
        changes += 1
      },
    },
    log: app.log,
  })
  const thumbnails = createThumbnails({
    folder: join(folder, 'thumbnails'),
    maxBytes: config.thumbnailCacheMb * 1024 ** 2,
    log: app.log,
  })
  const allow = (_permission: Permission) => async (request: { staff?: StaffMember }) => {
    request.staff = EDITOR
  }
  await app.register(async (scope) =>
    contentRoutes(scope, { config, folder: media ?? join(folder, 'media'), files, thumbnails }),
  )
  await app.register(async (scope) => filesRoutes(scope, { config, files, allow }))
  await files.clearIncoming()
  await files.sweep(new AbortController().signal)
  return {
    app,
    config,
    database,
    files,
    folder,
    changes: () => changes,
    /**
     * Starts listening, so requests use a real connection.
     * @returns the server's URL
     */
    async listen() {
      await app.listen({ port: 0, host: '127.0.0.1' })
      return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
    },
    async close() {
      await app.close()
      await database.destroy()
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}
