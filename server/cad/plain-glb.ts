/**
 * Writes GLB files (glTF 2.0 without extensions) of parts and structures. Each distinct part is written once. The size
 * is known before any geometry is decoded, and surfaces are decoded one at a time.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PlainModel, PlainSurface } from './plain-models.ts'

/** Column-major 4 x 4 matrix. */
export type Matrix = readonly number[]

export interface GlbPart {
  readonly name: string
  readonly model: PlainModel
  readonly nodes: readonly { readonly name: string; readonly matrix?: Matrix }[]
}

export interface Glb {
  readonly size: number
  readonly open: () => AsyncGenerator<Buffer>
}

const FLOAT = 5126
const UNSIGNED_INT = 5125
const VERTEX_BYTES = 12
const INDEX_BYTES = 4

/** Returns the GLB file for a scene. `generator` and `copyright` describe the file (glTF 2.0, section 3.2). */
export function glbOf(scene: string, parts: readonly GlbPart[], about: { generator: string; copyright: string }): Glb {
  const surfaces = parts.flatMap(({ model }) => model.surfaces)
  const dataBytes = surfaces.reduce((sum, surface) => sum + bytesOf(surface), 0)
  const text = Buffer.from(JSON.stringify(documentOf(scene, parts, dataBytes, about)))
  // Pad the chunk to a multiple of four bytes (glTF 2.0, section 4.4.3).
  const json = Buffer.concat([text, Buffer.alloc(-text.length & 3, ' ')])
  const size = 12 + 8 + json.length + 8 + dataBytes
  return {
    size,
    async *open() {
      yield Buffer.concat([
        words(0x46546c67, 2, size),
        words(json.length, 0x4e4f534a),
        json,
        words(dataBytes, 0x004e4942),
      ])
      for (const surface of surfaces) {
        const { positions, normals, indices } = surface.decode()
        for (const { buffer, byteOffset, byteLength } of [positions, normals(), indices])
          yield Buffer.from(buffer, byteOffset, byteLength)
        // Let other requests run between surfaces.
        await nextTurn()
      }
    },
  }
}

function words(...values: number[]) {
  const bytes = Buffer.alloc(4 * values.length)
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, 4 * index)
  return bytes
}

const bytesOf = ({ vertices, indices }: PlainSurface) => 2 * vertices * VERTEX_BYTES + indices * INDEX_BYTES

function documentOf(
  scene: string,
  parts: readonly GlbPart[],
  dataBytes: number,
  { generator, copyright }: { generator: string; copyright: string },
) {
  const accessors: object[] = []
  const bufferViews: object[] = []
  const materials: object[] = []
  let offset = 0
  const accessor = (count: number, bytes: number, more: object) => {
    bufferViews.push({ buffer: 0, byteOffset: offset, byteLength: count * bytes })
    offset += count * bytes
    accessors.push({ bufferView: bufferViews.length - 1, count, ...more })
    return accessors.length - 1
  }
  const meshes = parts.map(({ name, model }) => {
    const first = materials.length
    materials.push(...model.materials)
    return {
      name,
      primitives: model.surfaces.map(({ vertices, indices, min, max, material }) => ({
        attributes: {
          POSITION: accessor(vertices, VERTEX_BYTES, { componentType: FLOAT, type: 'VEC3', min, max }),
          NORMAL: accessor(vertices, VERTEX_BYTES, { componentType: FLOAT, type: 'VEC3' }),
        },
        indices: accessor(indices, INDEX_BYTES, { componentType: UNSIGNED_INT, type: 'SCALAR' }),
        material: first + material,
      })),
    }
  })
  const nodes = parts.flatMap((part, mesh) => part.nodes.map((node) => ({ mesh, ...node })))
  return {
    asset: { version: '2.0', generator, copyright },
    scene: 0,
    scenes: [{ name: scene, nodes: nodes.map((_, index) => index) }],
    nodes,
    meshes,
    materials,
    accessors,
    bufferViews,
    buffers: [{ byteLength: dataBytes }],
  }
}
