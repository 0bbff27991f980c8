import { structureSchema } from '#builder/structure-schema.ts'
import {
  MAX_STRUCTURE_BYTES,
  storedStructure,
  structureFileParams,
  structureFileQuery,
  structureParams,
} from '#contract/structures.ts'
import { publicError } from '../errors.ts'
import type { App } from '../http/app-type.ts'
import { sendPackedFile } from '../http/packed-file.ts'
import { disposition } from '../http/ranges.ts'
import { perAddress } from '../http/rate-limit.ts'
import { lostConnection } from '../http/response-end.ts'
import { createTurns } from '../http/turns.ts'
import type { StructureFiles } from './files.ts'
import type { Structures } from './structures.ts'

/** Maximum number of structures stored per IP address in a day. */
const STORE_LIMIT = 30
const DAY_MS = 24 * 60 * 60_000

/** Maximum numbers of files created and of structures read per IP address in ten minutes. */
const FILES_LIMIT = 60
const READ_LIMIT = 300

/** Maximum number of structures that wait until they are parsed and validated, which takes about 15 ms each. */
const MAX_WAITING = 50

export interface StructuresRoutesDeps {
  readonly structures: Structures
  readonly createFile: StructureFiles
}

/**
 * Serves `POST /api/structures`, which stores a structure; `GET /api/structures/{id}`, which returns one; and
 * `POST /api/structures/files/{format}`, which creates a file.
 */
export function structuresRoutes(app: App, { structures, createFile }: StructuresRoutesDeps) {
  const bodyLimit = MAX_STRUCTURE_BYTES
  const turns = createTurns(MAX_WAITING, () => publicError('SERVER_BUSY'))
  const parseJson = app.getDefaultJsonParser('error', 'error')
  // The server validates a body right after it parses it, so both happen in the same turn.
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const parse = () => parseJson(request, String(body), done)
    turns.next().then(parse, done)
  })

  app.post(
    '/api/structures',
    {
      schema: { body: structureSchema, response: { 200: storedStructure } },
      bodyLimit,
      config: perAddress(STORE_LIMIT, DAY_MS),
    },
    async ({ body, ip }) => structures.store(body, ip),
  )

  app.get(
    '/api/structures/:id',
    { schema: { params: structureParams }, config: perAddress(READ_LIMIT) },
    async ({ params }, reply) => {
      const json = await structures.json(params.id)
      reply.headers({ 'cache-control': 'private, max-age=3600', 'x-robots-tag': 'noindex' })
      return reply.type('application/json; charset=utf-8').send(json)
    },
  )

  app.post(
    '/api/structures/files/:format',
    {
      schema: { params: structureFileParams, querystring: structureFileQuery, body: structureSchema },
      bodyLimit,
      config: perAddress(FILES_LIMIT),
    },
    async (request, reply) => {
      const { params, query, body, ip } = request
      const client = { address: ip, signal: lostConnection(reply), project: query.project }
      const file = await createFile(body, params.format, client)
      reply.headers({
        'content-disposition': disposition('attachment', `${body.name || 'structure'}.${params.format}`),
        'cache-control': 'no-store',
      })
      return sendPackedFile(file, request, reply)
    },
  )
}
