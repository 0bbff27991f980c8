import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { Structure } from '#builder/model.ts'
import type { StructureFormat } from '#contract/structures.ts'
import { readPlainModel } from '../cad/plain-models.ts'
import { readZip } from '../testing/read-zip.ts'
import { structureOf, structures, UPRIGHT } from '../testing/structures.ts'
import { exportOf } from './exports.ts'
import { feetAndInches } from './sheet.ts'

const MEDIA = join(import.meta.dirname, '../../media')
const fileOf = (structure: Structure, format: StructureFormat, project?: string) =>
  exportOf({ structure, format, project, folder: MEDIA })
const [goalPost, tower] = structures as [(typeof structures)[number], (typeof structures)[number]]

interface Gltf {
  readonly extensionsRequired?: readonly string[]
  readonly nodes: readonly { readonly mesh: number; readonly matrix?: readonly number[] }[]
  readonly meshes: readonly { readonly name: string; readonly primitives: readonly { readonly indices: number }[] }[]
  readonly accessors: readonly { readonly count: number; readonly bufferView: number }[]
  readonly bufferViews: readonly { readonly byteOffset: number; readonly byteLength: number }[]
}

function readGlb(bytes: Buffer) {
  expect(bytes.readUInt32LE(8)).toBe(bytes.length)
  const jsonLength = bytes.readUInt32LE(12)
  return {
    gltf: JSON.parse(bytes.toString('utf8', 20, 20 + jsonLength)) as Gltf,
    data: bytes.subarray(28 + jsonLength),
  }
}

test('writes a GLB without extensions, with one mesh per distinct part and one node per placement', async () => {
  const bytes = await buffer(await fileOf(goalPost, 'glb'))
  const { gltf, data } = readGlb(bytes)
  expect(gltf.extensionsRequired).toBeUndefined()
  expect(gltf.nodes.map(({ mesh }) => gltf.meshes[mesh]?.name).sort()).toEqual(
    goalPost.parts.map(({ partNumber }) => partNumber).sort(),
  )
  for (const { count, bufferView } of gltf.accessors) {
    const view = gltf.bufferViews[bufferView]
    expect(count).toBeGreaterThan(0)
    expect((view?.byteOffset ?? Infinity) + (view?.byteLength ?? 0)).toBeLessThanOrEqual(data.length)
  }
})

test('places an upright part in meters with the y axis up', async () => {
  const structure = structureOf('Column', [['BS-TR12A-10', [24, 12, 0.5], UPRIGHT]])
  const { gltf } = readGlb(await buffer(await fileOf(structure, 'glb')))
  // The part's x axis points up, and its 12 in side extends toward the back (−z).
  expect(gltf.nodes[0]?.matrix?.slice(0, 3)).toEqual([0, 1, 0])
  expect(gltf.nodes[0]?.matrix?.slice(12, 15)).toEqual(
    [24, 0.5, -12].map((inches) => expect.closeTo(inches * 0.0254, 9)),
  )
})

test('decodes the outline of a part to within the quantization error of its model', async () => {
  const { surfaces } = await readPlainModel(MEDIA, 'BS-TR12A-10')
  const extent = surfaces.flatMap((surface) => [...surface.decode().positions])
  const along = extent.filter((_, index) => index % 3 === 0)
  expect(Math.min(...surfaces.flatMap(({ min }) => min[0] as number))).toBeCloseTo(0, 4)
  expect(along.reduce((most, value) => Math.max(most, value), 0)).toBeCloseTo(120 * 0.0254, 4)
})

test('writes an MVR file whose scene refers to a model for each part', async () => {
  const files = readZip(await buffer(await fileOf(tower, 'mvr')))
  expect([...files.keys()]).toEqual([
    'GeneralSceneDescription.xml',
    'BS-MO-CA6.glb',
    'BS-TR06S-04.glb',
    'BS-HW8-050-150.glb',
  ])
  const scene = String(files.get('GeneralSceneDescription.xml'))
  expect(scene).toContain('verMajor="1" verMinor="6"')
  expect(scene).toContain('name="Rigger\'s &lt;tower&gt; &amp; “caster” #1"')
  // The axes of the upright truss, and its origin 8 in above the floor, in mm.
  expect(scene).toContain('<Matrix>{0,0,1}{0,1,0}{-1,0,0}{0,0,203.2}</Matrix>')
  const ids = [...scene.matchAll(/uuid="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, file] of scene.matchAll(/fileName="([^"]+)"/g)) expect(files.has(file as string)).toBe(true)
})

/** UUIDs in the MVR file of a structure. */
async function uuidsOf(structure: Structure, project?: string) {
  const files = readZip(await buffer(await fileOf(structure, 'mvr', project)))
  return [...String(files.get('GeneralSceneDescription.xml')).matchAll(/uuid="([^"]+)"/g)].map(([, id]) => id)
}

test('gives the objects of two untitled structures different UUIDs, which a new name does not change', async () => {
  const left = structureOf('Untitled', [['BS-TR12A-10', [0, 0, 0]]])
  const right = structureOf('Untitled', [['BS-TR12A-10', [240, 0, 0]]])
  const [ofLeft, ofRight] = [await uuidsOf(left), await uuidsOf(right)]
  expect(new Set([...ofLeft, ...ofRight]).size).toBe(4)
  expect(await uuidsOf({ ...left, name: 'Left tower' })).toEqual(ofLeft)
})

test('keeps the UUID of a part that moves within its project', async () => {
  const structure = structureOf('Untitled', [['BS-TR12A-10', [0, 0, 0]]])
  const moved = structureOf('Moved', [['BS-TR12A-10', [12, 0, 0]]])
  expect(await uuidsOf(moved, '1a2b3c4d')).toEqual(await uuidsOf(structure, '1a2b3c4d'))
  expect(await uuidsOf(structure, '1a2b3c4e')).not.toEqual(await uuidsOf(structure, '1a2b3c4d'))
})

test('draws a sheet at the largest scale that fits, with dimensions, the parts list, and the notice', async () => {
  const sheet = await text(await fileOf(goalPost, 'svg'))
  expect(sheet).toContain('Scale 1:24 on ANSI B')
  expect(sheet).toContain('>12\'-6"<')
  expect(sheet).toContain('>11\'-0 1/2"<')
  expect(sheet).toContain('Sample data from a fictional manufacturer. Not for engineering use.')
  expect(sheet.match(/>BS-TR12A-10</g)).toHaveLength(1)
})

test.each([
  [0, '0"'],
  [11.95, '11 15/16"'],
  [11.99, '1\'-0"'],
  [150.5, '12\'-6 1/2"'],
  [132.03, '11\'-0"'],
])('formats %f in as %s', (lengthIn, formatted) => {
  expect(feetAndInches(lengthIn)).toBe(formatted)
})
