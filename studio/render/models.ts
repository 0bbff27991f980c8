/** Makes a full-length GLB model for every part number, in meters, with y up and meshopt compression. */
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Document, Logger, NodeIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS } from '@gltf-transform/extensions'
import { meshopt, weld } from '@gltf-transform/functions'
import { MeshoptDecoder, MeshoptEncoder } from 'meshoptimizer'
import { cadPath } from '../../catalog/cad.ts'
import { writeCadFacts } from '../cad/facts.ts'
import type { Part } from '../geometry/part.ts'
import { ledger } from '../ledger.ts'
import { allParts, partsOf, productIds } from '../library.ts'
import { measuredFrom } from '../measure.ts'
import { MEDIA_DIR } from '../results.ts'
import { groupsOf, shapeOf } from './mesh.ts'
import { surfaces } from './surfaces.ts'

const METERS_PER_INCH = 0.0254
/**
 * Increment this when a code change (for example, to normals, surfaces, or compression) produces a different model from
 * the same solid.
 */
const RECIPE = 2
const made = ledger('models')

const modelFile = (partNumber: string) => join(MEDIA_DIR, cadPath(partNumber, 'glb'))
const inputsOf = (part: Part) => `${shapeOf(part)}-${RECIPE}`
const productKey = (product: string) => `products/${product}`
/** Returns the hash of a product's solids, as recorded when they were measured. */
const productInputs = (product: string) => `${measuredFrom.inputs(product)}-${RECIPE}`

/** Returns the products with missing or outdated models. */
export async function dueModels(): Promise<string[]> {
  const due: string[] = []
  for (const product of productIds) {
    const isThere = Object.keys(await partsOf(product)).every((partNumber) => existsSync(modelFile(partNumber)))
    if (made.inputs(productKey(product)) !== productInputs(product) || !isThere) due.push(`models/${product}`)
  }
  return due
}

/** Writes `media/models/<part number>.glb` for every part number whose solid has changed. */
export async function models(only?: string): Promise<void> {
  await MeshoptEncoder.ready
  const io = new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.encoder': MeshoptEncoder, 'meshopt.decoder': MeshoptDecoder })
  for (const product of productIds) {
    const makers = Object.entries(await partsOf(product)).filter(
      ([partNumber]) => !only || partNumber.toLowerCase() === only.toLowerCase(),
    )
    const isKnown = made.inputs(productKey(product)) === productInputs(product)
    if (isKnown && makers.every(([partNumber]) => existsSync(modelFile(partNumber)))) continue
    for (const [partNumber, make] of makers) {
      const part = make()
      const [file, inputs] = [modelFile(partNumber), inputsOf(part)]
      if (made.inputs(partNumber) === inputs && existsSync(file)) continue
      mkdirSync(dirname(file), { recursive: true })
      const document = toDocument(partNumber, part)
      await document.transform(weld(), meshopt({ encoder: MeshoptEncoder, level: 'high' }))
      writeFileSync(file, await io.writeBinary(document))
      made.note(partNumber, inputs)
      console.log(`model ${partNumber}: ${Math.round(statSync(file).size / 1024)} KB`)
    }
    if (!only) made.note(productKey(product), productInputs(product))
  }
  if (!only) {
    const current = await allParts()
    const isCurrent = (key: string) => key.startsWith('products/') || key in current
    for (const gone of made.forget(isCurrent)) rmSync(modelFile(gone), { force: true })
  }
  await writeCadFacts()
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

function yUp(values: Float32Array, scale: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(values.length)
  for (let at = 0; at < values.length; at += 3) {
    out[at] = (values[at] as number) * scale
    out[at + 1] = (values[at + 2] as number) * scale
    out[at + 2] = -(values[at + 1] as number) * scale
  }
  return out
}
