import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  allSizesZip,
  CAD_KINDS,
  type CadKind,
  cadFileName,
  cadPath,
  listZip,
  plainCadUrl,
  zipBytes,
} from '#catalog/cad.ts'
import { cadFiles } from '#catalog/cad-files.ts'
import { soldParts } from '#catalog/part-numbers.ts'
import { errorAnswers } from '../http/error-answers.ts'
import { createStructureFiles } from '../structures/files.ts'
import { readZip } from '../testing/read-zip.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createCadZips } from './cad-zips.ts'
import { cadRoutes } from './routes.ts'
import { deflatedBuffer, zipOf } from './zip.ts'

const MEDIA = join(import.meta.dirname, '../../media')

const numbers = [...soldParts.keys()]
const truss = soldParts.get('BS-TR12A-10')?.item.sizes?.map(({ partNumber }) => partNumber) ?? []

function fileOf(partNumber: string, kind: CadKind) {
  const path = join(MEDIA, cadPath(partNumber, kind))
  return kind === 'step' ? gunzipSync(readFileSync(`${path}.gz`)) : readFileSync(path)
}

/** Returns the expected file names in a zip file for the given parts, in order. */
const namesOf = (partNumbers: readonly string[], kinds: readonly CadKind[] = CAD_KINDS) =>
  partNumbers.flatMap((each) => kinds.flatMap((kind) => (cadFiles[each]?.[kind] ? [cadFileName(each, kind)] : [])))

function expectFiles(zip: Buffer, names: readonly string[]) {
  const members = readZip(zip)
  expect([...members.keys()]).toEqual(names)
  for (const [name, bytes] of members) {
    const [, partNumber = '', kind] = /^(.+)\.(\w+)$/.exec(name) ?? []
    expect(bytes.equals(fileOf(partNumber, kind as CadKind)), name).toBe(true)
  }
}

async function serve() {
  const app = Fastify({ forceCloseConnections: true }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  errorAnswers({}).register(app)
  cadRoutes(app, {
    zips: createCadZips({ folder: MEDIA }),
    createFile: createStructureFiles({ folder: MEDIA, spool: join(temporaryFolder(), 'exports') }),
  })
  onTestFinished(() => app.close())
  return app
}

describe('plain files for a part', () => {
  test('contain a GLB that requires no glTF extension and contains the whole part, in meters', async () => {
    const app = await serve()
    const { statusCode, headers, rawPayload } = await app.inject(plainCadUrl('BS-TR12A-10', 'glb'))
    expect(statusCode).toBe(200)
    expect(headers['content-disposition']).toContain('filename="BS-TR12A-10.glb"')
    expect(rawPayload.toString('ascii', 0, 4)).toBe('glTF')
    expect(rawPayload.readUInt32LE(8)).toBe(rawPayload.length)
    const jsonLength = rawPayload.readUInt32LE(12)
    const gltf = JSON.parse(rawPayload.toString('utf8', 20, 20 + jsonLength))
    expect([gltf.extensionsRequired, gltf.extensionsUsed]).toEqual([undefined, undefined])
    const [{ attributes }] = gltf.meshes[0].primitives
    const { bufferView, count, componentType, byteOffset = 0 } = gltf.accessors[attributes.POSITION]
    // Component type 5126 is a 32-bit float. The part is 120 in long.
    expect(componentType).toBe(5126)
    const view = gltf.bufferViews[bufferView]
    const start = 28 + jsonLength + (view.byteOffset ?? 0) + byteOffset
    const xs = Array.from({ length: count }, (_, index) =>
      rawPayload.readFloatLE(start + index * (view.byteStride ?? 12)),
    )
    expect(Math.max(...xs) - Math.min(...xs)).toBeLessThanOrEqual(120 * 0.0254 + 1e-3)
    expect(gltf.accessors.every((each: { count: number }) => each.count > 0)).toBe(true)
  })

  test('contain a DXF with the lacing of a truss', async () => {
    const app = await serve()
    const { statusCode, body } = await app.inject(plainCadUrl('BS-TR12A-02', 'dxf'))
    expect(statusCode).toBe(200)
    const lines = body.split(/\r?\n/)
    const numbersAfter = (code: string, at: number) => Number(lines[lines.indexOf(code, at) + 1])
    const sloped = lines.flatMap((line, at) => {
      if (line !== 'LINE') return []
      const [x1, y1, x2, y2] = ['10', '20', '11', '21'].map((code) => numbersAfter(code, at)) as [
        number,
        number,
        number,
        number,
      ]
      return Math.abs(x2 - x1) > 1 && Math.abs(y2 - y1) > 1 ? [at] : []
    })
    // Only lacing diagonals are long and sloped.
    expect(sloped.length).toBeGreaterThan(4)
  })

  test('exist only for parts in the catalog', async () => {
    const app = await serve()
    expect((await app.inject('/cad/bs-none-plain.glb')).statusCode).toBe(404)
    expect((await app.inject('/cad/bs-tr12a-10-plain.exe')).statusCode).toBe(404)
  })
})

describe('CAD zips', () => {
  test('adds the exact STEP, DXF, and GLB files for every size of a part', async () => {
    const app = await serve()
    const { statusCode, headers, rawPayload } = await app.inject(allSizesZip('BS-TR12A-10'))
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('application/zip')
    expect(headers['content-disposition']).toContain('filename="BS-TR12A-01 to -10.zip"')
    expect(Number(headers['content-length'])).toBe(rawPayload.length)
    expect(truss).toHaveLength(10)
    expectFiles(rawPayload, namesOf(truss))
  })

  test('creates a zip whose size matches the size that the page shows', async () => {
    const zips = createCadZips({ folder: MEDIA })
    for (const kinds of [CAD_KINDS, ['step'], ['dxf'], ['step', 'dxf']] as const) {
      const { size } = await zips.ofParts(numbers, kinds)
      expect(zipBytes(numbers, kinds, cadFiles)).toBe(size)
    }
  })

  test('adds each listed part once, in the requested formats', async () => {
    const app = await serve()
    const { headers, rawPayload } = await app.inject(
      listZip([...numbers.slice(0, 20), ...numbers.slice(5, 9)], ['dxf', 'step']),
    )
    expect(headers['content-disposition']).toContain('filename="boltspan-cad-20-parts.zip"')
    expectFiles(rawPayload, namesOf(numbers.slice(0, 20), ['step', 'dxf']))
  })

  test('streams the whole catalog in chunks whose total size matches the stated length', async () => {
    const app = await serve()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const chunks: number[] = []
    let all = 0
    const answer = await fetch(`http://127.0.0.1:${port}${listZip(numbers, CAD_KINDS)}`)
    for await (const chunk of answer.body ?? []) {
      chunks.push(chunk.length)
      all += chunk.length
    }
    expect(all).toBe(Number(answer.headers.get('content-length')))
    expect(all).toBeGreaterThan(20_000_000)
    expect(Math.max(...chunks)).toBeLessThan(1_000_000)
  })

  test('creates identical zips every time, supports conditional requests, and resumes an interrupted download', async () => {
    const app = await serve()
    const url = allSizesZip('BS-TR12A-10')
    const whole = await app.inject(url)
    const etag = String(whole.headers.etag)
    expect((await app.inject({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(304)
    const { length } = whole.rawPayload
    for (const [start, end] of [
      [0, 9],
      [20, 400_000],
      [length - 30, length - 1],
      [Math.floor(length / 2), length - 1],
    ] as const) {
      const part = await app.inject({ url, headers: { range: `bytes=${start}-${end}`, 'if-range': etag } })
      expect(part.statusCode).toBe(206)
      expect(part.rawPayload.equals(whole.rawPayload.subarray(start, end + 1))).toBe(true)
    }
    const head = await app.inject({ method: 'HEAD', url })
    expect(head.headers['content-length']).toBe(String(length))
    expect(head.rawPayload).toHaveLength(0)
  })

  test('stops reading and closes the open file when the client disconnects', async () => {
    const app = await serve()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    await new Promise<void>((resolve) => {
      const request = get({ port, host: '127.0.0.1', path: listZip(numbers, ['step']) }, (answer) => {
        answer.once('data', () => {
          answer.pause()
          request.destroy()
          resolve()
        })
      })
      request.on('error', () => {})
    })
    await vi.waitFor(() => expect(openCadFiles()).toEqual([]), { timeout: 5000 })
  })

  test('keeps one file open at a time and does not read ahead of the client', async () => {
    const before = openCadFiles().length
    const { open, size } = await createCadZips({ folder: MEDIA }).ofParts(numbers, ['step'])
    const stream = await open()
    let maxOpen = 0
    let read = 0
    for await (const chunk of stream) {
      read += chunk.length
      maxOpen = Math.max(maxOpen, openCadFiles().length - before)
    }
    expect(read).toBe(size)
    expect(maxOpen).toBeLessThanOrEqual(2)
  })
})

describe('invalid zip requests', () => {
  test.each([
    ['/cad/list.zip', 400, /^Enter 1 to 500 part numbers/],
    ['/cad/list.zip?parts=,,', 400, /^Enter 1 to 500/],
    [`/cad/list.zip?parts=${Array(501).fill('BS-TR12A-10')}`, 400, /^Enter 1 to 500/],
    ['/cad/list.zip?parts=BS-TR12A-10&formats=dwg', 400, /^Enter 1 to 500/],
    ['/cad/list.zip?parts=BS-TR12A-10&parts=BS-TR12A-09', 400, /^Please check/],
    ['/cad/list.zip?parts=BS-TR12A-10,BS-NONE-1', 404, /^We don’t have part BS-NONE-1/],
    ['/cad/list.zip?parts=%3Cscript%3E', 404, /^We don’t have a part with this number/],
    ['/cad/list.zip?parts=BS-AC-EG04&formats=dxf', 404, /^None of these parts has a file in this format/],
    ['/cad/bs-none-1-all-sizes.zip', 404, /^We don’t have part BS-NONE-1/],
    ['/cad/..%2f..%2fpackage.json', 404, /^Not found/],
    ['/cad/constructor', 404, /^Not found/],
  ])('responds to %s with status %i and a message', async (url, status, text) => {
    const { statusCode, headers, body } = await (await serve()).inject(url)
    expect(statusCode).toBe(status)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(headers['content-disposition']).toBeUndefined()
    expect(body).toMatch(text)
  })
})

test('creates a valid zip from an empty list and from an empty file', async () => {
  expect(readZip(await buffer(zipOf([]).open())).size).toBe(0)
  const empty = { name: 'empty.txt', date: '2026-11-22', ...deflatedBuffer(gzipSync('')) }
  expect(readZip(await buffer(zipOf([empty]).open())).get('empty.txt')).toEqual(Buffer.alloc(0))
})

/** Returns the files in the media folder that this process has open. */
const openCadFiles = () =>
  readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      const path = readlinkSync(`/proc/self/fd/${fd}`)
      return path.startsWith(join(MEDIA, 'cad')) ? [path] : []
    } catch {
      return []
    }
  })
