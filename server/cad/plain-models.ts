/**
 * Reads the GLB models of parts and converts them to plain geometry that every program can read. The stored models are
 * compressed with EXT_meshopt_compression and quantized with KHR_mesh_quantization.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MeshoptDecoder } from 'meshoptimizer/meshopt_decoder_reference.js'
import { z } from 'zod'
import { cadPath } from '#catalog/cad.ts'

const GLB_HEAD = 12
const CHUNK_HEAD = 8
const TYPES = { 5120: Int8Array, 5122: Int16Array, 5123: Uint16Array, 5125: Uint32Array } as const
/** Largest value of a normalized integer. */
const FULL = { 5120: 127, 5122: 32767 } as const

const bufferView = z.object({
  extensions: z.object({
    EXT_meshopt_compression: z.object({
      byteOffset: z.int().default(0),
      byteLength: z.int(),
      byteStride: z.int(),
      count: z.int(),
      mode: z.enum(['ATTRIBUTES', 'TRIANGLES', 'INDICES']),
      filter: z.string().optional(),
    }),
  }),
})

const triple = z.tuple([z.number(), z.number(), z.number()])

const gltf = z.object({
  accessors: z.array(
    z.object({
      bufferView: z.int(),
      byteOffset: z.int().default(0),
      componentType: z.literal([5120, 5122, 5123, 5125]),
      count: z.int(),
      min: z.array(z.number()).optional(),
      max: z.array(z.number()).optional(),
    }),
  ),
  bufferViews: z.array(bufferView),
  materials: z.array(z.record(z.string(), z.unknown())),
  meshes: z.tuple([
    z.object({
      primitives: z.array(
        z.object({ attributes: z.object({ POSITION: z.int(), NORMAL: z.int() }), indices: z.int(), material: z.int() }),
      ),
    }),
  ]),
  nodes: z.tuple([z.object({ translation: triple.default([0, 0, 0]), scale: triple.default([1, 1, 1]) })]),
})

type Gltf = z.output<typeof gltf>

/** A section of a model that uses a single material. Positions are in meters, with y up. */
export interface PlainSurface {
  readonly material: number
  readonly vertices: number
  readonly indices: number
  /** Minimum and maximum coordinates. */
  readonly min: readonly number[]
  readonly max: readonly number[]
  /** Decodes the arrays, which contain three numbers per vertex. Each call decodes them again. */
  readonly decode: () => {
    readonly positions: Float32Array
    readonly normals: () => Float32Array
    readonly indices: Uint32Array
  }
}

export interface PlainModel {
  readonly materials: readonly Readonly<Record<string, unknown>>[]
  readonly surfaces: readonly PlainSurface[]
}

/**
 * Reads the model of a part.
 * @throws Error if the file cannot be read or is not a model from the studio
 */
export async function readPlainModel(folder: string, partNumber: string): Promise<PlainModel> {
  const bytes = await readFile(join(folder, cadPath(partNumber, 'glb')))
  const jsonLength = bytes.readUInt32LE(GLB_HEAD)
  const start = GLB_HEAD + CHUNK_HEAD
  const model = gltf.parse(JSON.parse(bytes.toString('utf8', start, start + jsonLength)))
  const data = bytes.subarray(start + jsonLength + CHUNK_HEAD)
  const [{ primitives }] = model.meshes
  return { materials: model.materials, surfaces: primitives.map((primitive) => surfaceOf(model, data, primitive)) }
}

function surfaceOf(model: Gltf, data: Buffer, primitive: Gltf['meshes'][0]['primitives'][number]): PlainSurface {
  const [{ scale, translation }] = model.nodes
  const position = accessorOf(model, primitive.attributes.POSITION)
  const place = (value: number, axis: number) => value * (scale[axis] as number) + (translation[axis] as number)
  const bound = (values: readonly number[] = []) => values.map((value, axis) => Math.fround(place(value / 32767, axis)))
  return {
    material: primitive.material,
    vertices: position.count,
    indices: accessorOf(model, primitive.indices).count,
    min: bound(position.min),
    max: bound(position.max),
    decode: () => ({
      positions: floats(model, data, primitive.attributes.POSITION, place),
      normals: () => unit(floats(model, data, primitive.attributes.NORMAL, (value) => value)),
      indices: Uint32Array.from(read(model, data, primitive.indices).values),
    }),
  }
}

function accessorOf(model: Gltf, index: number) {
  const accessor = model.accessors[index]
  const view = accessor && model.bufferViews[accessor.bufferView]
  if (!accessor || !view) throw new Error(`the model has no accessor ${index}`)
  return { ...accessor, view: view.extensions.EXT_meshopt_compression }
}

/** Decompresses an accessor. The values of each element start at a multiple of `stride`. */
function read(model: Gltf, data: Buffer, index: number) {
  const { view, componentType, byteOffset, count } = accessorOf(model, index)
  const bytes = new Uint8Array(view.count * view.byteStride)
  // The decoder overwrites the last bytes of its input.
  const source = Uint8Array.from(data.subarray(view.byteOffset, view.byteOffset + view.byteLength))
  MeshoptDecoder.decodeGltfBuffer(bytes, view.count, view.byteStride, source, view.mode, view.filter)
  const Type = TYPES[componentType]
  const stride = view.byteStride / Type.BYTES_PER_ELEMENT
  return { values: new Type(bytes.buffer, byteOffset, count * stride), stride }
}

function floats(
  model: Gltf,
  data: Buffer,
  index: number,
  place: (value: number, axis: number) => number,
): Float32Array {
  const { count, componentType } = accessorOf(model, index)
  if (componentType !== 5120 && componentType !== 5122)
    throw new Error('the model has an attribute that is not quantized')
  const { values, stride } = read(model, data, index)
  const out = new Float32Array(3 * count)
  for (let vertex = 0; vertex < count; vertex++) {
    for (let axis = 0; axis < 3; axis++) {
      const value = Math.max(-1, (values[vertex * stride + axis] as number) / FULL[componentType])
      out[3 * vertex + axis] = place(value, axis)
    }
  }
  return out
}

/** Normalizes vectors in place, because quantization changes their lengths. */
function unit(vectors: Float32Array): Float32Array {
  for (let at = 0; at < vectors.length; at += 3) {
    const length = Math.hypot(vectors[at] as number, vectors[at + 1] as number, vectors[at + 2] as number) || 1
    for (let axis = 0; axis < 3; axis++) vectors[at + axis] = (vectors[at + axis] as number) / length
  }
  return vectors
}
