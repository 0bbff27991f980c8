/** Models of every item as GLB: meters, y up, as viewers expect; meshopt-compressed. */
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Document, Logger, NodeIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS } from '@gltf-transform/extensions'
import { meshopt, weld } from '@gltf-transform/functions'
import { MeshoptDecoder, MeshoptEncoder } from 'meshoptimizer'
import type { Item } from '../../catalogue/types.ts'
import type { Look, Part } from '../geometry/part.ts'
import { catalogueItems, pictured } from '../items.ts'
import { ledger } from '../ledger.ts'
import { MEDIA_DIR } from '../media-data.ts'
import { groupsOf, shapeOf } from './mesh.ts'

const METERS_PER_INCH = 0.0254
/** Goes up when the same solid becomes another model: normals, surfaces, compression. */
const RECIPE = 2
const made = ledger(new URL('./models.json', import.meta.url))

/** Base color, metallic and roughness for real-time viewers; the renderer has its own, richer ones. */
const surfaces: Readonly<
  Record<Look, readonly [color: readonly [number, number, number], metallic: number, roughness: number]>
> = {
  brushed: [[0.7, 0.7, 0.71], 1, 0.36],
  anodized: [[0.66, 0.67, 0.68], 1, 0.38],
  'anodized-black': [[0.03, 0.03, 0.03], 0.6, 0.4],
  mill: [[0.66, 0.67, 0.67], 1, 0.42],
  steel: [[0.38, 0.39, 0.4], 1, 0.45],
  stainless: [[0.6, 0.59, 0.58], 1, 0.3],
  zinc: [[0.6, 0.63, 0.65], 1, 0.32],
  'zinc-yellow': [[0.66, 0.52, 0.26], 1, 0.32],
  'black-oxide': [[0.04, 0.04, 0.04], 1, 0.34],
  'painted-yellow': [[0.93, 0.77, 0.01], 0, 0.38],
  'painted-black': [[0.02, 0.02, 0.025], 0, 0.46],
  'painted-grey': [[0.3, 0.31, 0.32], 0, 0.43],
  'painted-blue': [[0.01, 0.11, 0.36], 0, 0.4],
  'painted-red': [[0.46, 0.03, 0.02], 0, 0.4],
  'painted-white': [[0.76, 0.76, 0.77], 0, 0.43],
  rubber: [[0.02, 0.02, 0.02], 0, 0.7],
  polyurethane: [[0.2, 0.03, 0.02], 0, 0.4],
  nylon: [[0.7, 0.68, 0.6], 0, 0.46],
  'plastic-black': [[0.02, 0.02, 0.02], 0, 0.46],
  plywood: [[0.5, 0.33, 0.17], 0, 0.6],
  foam: [[0.03, 0.03, 0.03], 0, 0.85],
  brass: [[0.74, 0.52, 0.2], 1, 0.3],
  glass: [[0.6, 0.65, 0.67], 0, 0.05],
  screen: [[0.05, 0.05, 0.06], 0, 0.4],
  fabric: [[0.03, 0.03, 0.03], 0, 0.9],
  figure: [[0.1, 0.1, 0.11], 0, 0.8],
  aircraft: [[0.62, 0.63, 0.65], 0, 0.3],
  concrete: [[0.34, 0.34, 0.34], 0, 0.8],
  clear: [[0.7, 0.75, 0.77], 0, 0.05],
  beam: [[1, 1, 1], 0, 1],
}

const modelName = ({ partNumber }: Item) => partNumber.toLowerCase()
const modelFile = (name: string) => join(MEDIA_DIR, 'models', `${name}.glb`)
const inputsOf = (part: Part) => `${shapeOf(part)}-${RECIPE}`

/** Models that are missing or made from other solids than today's. */
export async function dueModels(): Promise<string[]> {
  const due: string[] = []
  for (const { item } of await catalogueItems()) {
    const name = modelName(item)
    if (made.inputs(name) !== inputsOf((await pictured(item)).part) || !existsSync(modelFile(name)))
      due.push(`models/${name}`)
  }
  return due
}

/** Writes `media/models/<part number>.glb` for every item whose solid changed. */
export async function models(only?: string): Promise<void> {
  await MeshoptEncoder.ready
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS).registerDependencies({
    'meshopt.encoder': MeshoptEncoder,
    'meshopt.decoder': MeshoptDecoder,
  })
  for (const { item } of await catalogueItems()) {
    if (only && item.partNumber.toLowerCase() !== only.toLowerCase()) continue
    const { part } = await pictured(item)
    const name = modelName(item)
    const file = modelFile(name)
    const inputs = inputsOf(part)
    if (made.inputs(name) === inputs && existsSync(file)) continue
    mkdirSync(dirname(file), { recursive: true })
    const document = toDocument(item.partNumber, part)
    await document.transform(weld(), meshopt({ encoder: MeshoptEncoder, level: 'high' }))
    writeFileSync(file, await io.writeBinary(document))
    made.note(name, inputs)
    console.log(`model ${name}: ${Math.round(statSync(file).size / 1024)} KB`)
  }
  if (!only) {
    const current = new Set((await catalogueItems()).map(({ item }) => item.partNumber.toLowerCase()))
    for (const name of made.forget((each) => current.has(each))) rmSync(modelFile(name), { force: true })
  }
}

function toDocument(name: string, part: Part): Document {
  const document = new Document()
  document.setLogger(new Logger(Logger.Verbosity.WARN))
  const buffer = document.createBuffer()
  const mesh = document.createMesh(name)
  for (const { look, positions, normals, indices } of groupsOf(part)) {
    const [color, metallic, roughness] = surfaces[look]
    const material = document
      .createMaterial(look)
      .setBaseColorFactor([...color, 1])
      .setMetallicFactor(metallic)
      .setRoughnessFactor(roughness)
    mesh.addPrimitive(
      document
        .createPrimitive()
        .setMaterial(material)
        .setAttribute('POSITION', accessor(yUp(positions, METERS_PER_INCH)))
        .setAttribute('NORMAL', accessor(yUp(normals, 1)))
        .setIndices(document.createAccessor().setType('SCALAR').setArray(indices).setBuffer(buffer)),
    )
  }
  function accessor(array: Float32Array<ArrayBuffer>) {
    return document.createAccessor().setType('VEC3').setArray(array).setBuffer(buffer)
  }
  const node = document.createNode(name).setMesh(mesh)
  document.createScene(name).addChild(node)
  return document
}

/** z up to y up. */
function yUp(values: Float32Array, scale: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(values.length)
  for (let at = 0; at < values.length; at += 3) {
    out[at] = (values[at] as number) * scale
    out[at + 1] = (values[at + 2] as number) * scale
    out[at + 2] = -(values[at + 1] as number) * scale
  }
  return out
}
