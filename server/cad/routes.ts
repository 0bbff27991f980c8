import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { UNTURNED } from '#builder/model.ts'
import { CAD_KINDS, CAD_ZIPS, type CadKind, cadFileName, LIST_ZIP, type PlainKind } from '#catalog/cad.ts'
import { soldParts } from '#catalog/part-numbers.ts'
import { MAX_LINES } from '#contract/quote-list-limits.ts'
import { publicError } from '../errors.ts'
import type { App } from '../http/app-type.ts'
import { sendPackedFile } from '../http/packed-file.ts'
import { disposition, sendStoredBytes } from '../http/ranges.ts'
import { perAddress } from '../http/rate-limit.ts'
import { lostConnection } from '../http/response-end.ts'
import type { StructureFiles } from '../structures/files.ts'
import type { CadZip, CadZips } from './cad-zips.ts'

/** Maximum number of zips per IP address in ten minutes. A zip for a whole parts list is about 20 MB. */
const ZIPS_LIMIT = 120

const listQuery = z.object({ parts: z.string().default(''), formats: z.string().default(CAD_KINDS.join()) })

/**
 * Returns the response headers for a zip, which is cached for as long as the CAD files are
 * (`content/media-headers.ts`).
 */
const headersOf = ({ name }: CadZip) => ({
  'content-type': 'application/zip',
  'content-disposition': disposition('attachment', name),
  'cache-control': 'public, max-age=300',
})

export interface CadRoutesDeps {
  readonly zips: CadZips
  readonly createFile: StructureFiles
}

/**
 * Serves `GET /cad/list.zip?parts=…&formats=…` and `GET /cad/{part number}-all-sizes.zip`, streamed from the files, and
 * `GET /cad/{part number}-plain.glb` and `-plain.dxf`, which are created from a part's model.
 */
export function cadRoutes(app: App, { zips, createFile }: CadRoutesDeps) {
  const config = { ...perAddress(ZIPS_LIMIT), quiet: true }

  app.get(`${CAD_ZIPS}/${LIST_ZIP}`, { schema: { querystring: listQuery }, config }, async (request, reply) => {
    const zip = await zips.ofParts(partsOf(request.query.parts), kindsOf(request.query.formats))
    return sendStoredBytes(zip, request, reply.headers(headersOf(zip)))
  })

  app.get(
    `${CAD_ZIPS}/:file`,
    { schema: { params: z.object({ file: z.string() }) }, config },
    async (request, reply) => {
      const { file } = request.params
      const [, plain = '', kind] = /^(bs-[a-z0-9-]{2,24})-plain\.(glb|dxf)$/.exec(file) ?? []
      if (kind) return sendPlain(createFile, plain.toUpperCase(), kind as PlainKind, request, reply)
      const [, partNumber] = /^(bs-[a-z0-9-]{2,24})-all-sizes\.zip$/.exec(file) ?? []
      if (!partNumber) throw publicError('UNKNOWN_ADDRESS')
      const zip = await zips.ofAllSizes(partNumber)
      return sendStoredBytes(zip, request, reply.headers(headersOf(zip)))
    },
  )
}

/** Sends a file that contains a single part at the origin. */
async function sendPlain(
  createFile: StructureFiles,
  partNumber: string,
  kind: PlainKind,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (!soldParts.has(partNumber)) throw publicError('UNKNOWN_ADDRESS')
  const part = { id: 'part', partNumber, at: [0, 0, 0] as const, turn: UNTURNED }
  const structure = { name: partNumber, revision: '', parts: [part], supports: [], loads: [] }
  const file = await createFile(structure, kind, { address: request.ip, signal: lostConnection(reply) })
  reply.headers({
    'content-disposition': disposition('attachment', cadFileName(partNumber, kind)),
    'cache-control': 'public, max-age=300',
  })
  return sendPackedFile(file, request, reply)
}

/**
 * Splits a comma-separated list of part numbers.
 * @throws PublicError if the list is empty or too long
 */
function partsOf(text: string) {
  const parts = text.split(',').filter(Boolean)
  if (parts.length === 0 || parts.length > MAX_LINES) throw publicError('UNREADABLE_PARTS', MAX_LINES)
  return parts
}

const isKind = (text: string): text is CadKind => (CAD_KINDS as readonly string[]).includes(text)

/**
 * Splits a comma-separated list of file formats.
 * @throws PublicError if the list is empty or contains an unknown format
 */
function kindsOf(text: string): readonly CadKind[] {
  const kinds = text.split(',').filter(Boolean)
  if (kinds.length === 0 || !kinds.every(isKind)) throw publicError('UNREADABLE_PARTS', MAX_LINES)
  return kinds
}
