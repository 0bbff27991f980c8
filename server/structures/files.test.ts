import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Structure, Turn } from '#builder/model.ts'
import { cadFiles } from '#catalog/cad-files.ts'
import type { StructureFormat } from '#contract/structures.ts'
import { structureOf, structures } from '../testing/structures.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createStructureFiles, type ExportLimits } from './files.ts'

const MEDIA = join(import.meta.dirname, '../../media')
const [goalPost, tower] = structures as [Structure, Structure]

/** Limits for a busy machine. */
const PATIENT = { wallSeconds: 300, waitMs: 300_000 }

function exportServer(limits: Partial<ExportLimits> = {}) {
  const spool = join(temporaryFolder(), 'exports')
  const create = createStructureFiles({ folder: MEDIA, spool, limits: { ...PATIENT, ...limits } })
  return {
    spool,
    create: (structure: Structure, format: StructureFormat, address = '192.0.2.1', leaving = new AbortController()) =>
      create(structure, format, { address, signal: leaving.signal }),
  }
}

const rotated = (angle: number): Turn => [
  [Math.cos(angle), -Math.sin(angle), 0],
  [Math.sin(angle), Math.cos(angle), 0],
  [0, 0, 1],
]

const many = (count: number, partNumber: string, turnOf: (index: number) => Turn) =>
  structureOf(
    'Many',
    Array.from({ length: count }, (_, index) => [partNumber, [index, 0, 0], turnOf(index)] as const),
  )

test('creates a file in a child process, and leaves nothing on the disk', async () => {
  const { create, spool } = exportServer()
  const { body, size, isPacked, type } = await create(tower, 'svg')
  expect([type, isPacked]).toEqual(['image/svg+xml', true])
  expect(size).toBeGreaterThan(1000)
  expect(await text(body.pipe(createGunzip()))).toContain("<title>Rigger's &lt;tower&gt; &amp; “caster” #1</title>")
  expect(readdirSync(spool)).toEqual([])
})

test.each([
  ['an unknown part', structureOf('X', [['BS-NONE-1', [0, 0, 0]]]), 'UNKNOWN_PART', 404],
  ['no part', structureOf('X', []), 'NO_VISIBLE_PART', 400],
  ['2,000 parts with different rotations', many(2000, 'BS-TR12A-10', (n) => rotated(n / 1000)), 'TOO_MANY_EDGES', 422],
] as const)('rejects a drawing of %s', async (_, structure, code, status) => {
  const { create } = exportServer()
  for (const format of ['svg', 'dxf'] as const)
    await expect(create(structure, format)).rejects.toMatchObject({ code, status })
})

test('draws a part once for each rotation, so that many parts with one rotation are accepted', async () => {
  const { create } = exportServer({ edges: 6000 })
  const { body } = await create(
    many(20, 'BS-TR12A-10', () => rotated(0.5)),
    'dxf',
  )
  body.destroy()
  await expect(
    create(
      many(20, 'BS-TR12A-10', (index) => rotated(index)),
      'dxf',
    ),
  ).rejects.toMatchObject({ code: 'TOO_MANY_EDGES' })
})

test('accepts a drawing of all parts in the catalog', async () => {
  const all = structureOf(
    'Catalog',
    Object.keys(cadFiles).map((partNumber, index) => [partNumber, [index, 0, 0]]),
  )
  const { body } = await exportServer().create(all, 'svg')
  body.destroy()
})

test.each([
  ['heap', { heapMb: 8 }, 'STRUCTURE_TOO_COMPLEX', 422],
  ['memory', { memoryMb: 8 }, 'STRUCTURE_TOO_COMPLEX', 422],
  ['processor time', { cpuSeconds: 1 }, 'STRUCTURE_TOO_COMPLEX', 422],
  ['time', { wallSeconds: 0.05 }, 'FILE_TOOK_TOO_LONG', 503],
] as const)('stops an export that needs more than its %s', async (_, limits, code, status) => {
  const { create, spool } = exportServer(limits)
  const structure = many(60, 'BS-TR12A-10', rotated)
  for (let attempt = 0; attempt < 2; attempt += 1)
    await expect(create(structure, 'svg')).rejects.toMatchObject({ code, status })
  expect(readdirSync(spool)).toEqual([])
})

test('stops an export when its client disconnects', async () => {
  const { create, spool } = exportServer({ places: 1 })
  const leaving = new AbortController()
  const file = create(goalPost, 'svg', '192.0.2.1', leaving)
  leaving.abort()
  await expect(file).rejects.toMatchObject({ code: 'CANCELED' })
  const { body } = await create(goalPost, 'step', '192.0.2.2')
  body.destroy()
  expect(readdirSync(spool)).toEqual([])
})

test('gives an address two places until its files are sent, and others the rest', async () => {
  const { create } = exportServer({ places: 3 })
  const [first, second] = await Promise.all([create(tower, 'glb'), create(tower, 'step')])
  await expect(create(tower, 'glb')).rejects.toMatchObject({ code: 'FILE_IN_PROGRESS', status: 429 })
  const other = await create(tower, 'glb', '2001:db8::1')
  await expect(create(tower, 'glb', '192.0.2.3')).rejects.toMatchObject({ code: 'SERVER_BUSY', status: 503 })
  const closed = [first, second, other].map(({ body }) => once(body.destroy(), 'close'))
  await Promise.all(closed)
  const { body } = await create(tower, 'glb', '192.0.2.3')
  body.destroy()
})

test('ends a download that takes too long', async () => {
  const { create } = exportServer({ sendMs: 20, placesPerAddress: 1 })
  const { body } = await create(tower, 'glb')
  await once(body, 'close')
  const next = await create(tower, 'glb')
  next.body.destroy()
})
