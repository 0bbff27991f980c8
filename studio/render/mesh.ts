/** Solids as triangles with normals, for renderings and models. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { union } from '../geometry/kernel.ts'
import type { Look, Part } from '../geometry/part.ts'
import { OUT_DIR } from '../media-data.ts'

/** Faces that meet at less than this are shaded as one curved surface. */
const SMOOTH_BELOW_DEG = 34

export interface MeshGroup {
  readonly look: Look
  readonly positions: Float32Array
  readonly normals: Float32Array
  readonly indices: Uint32Array<ArrayBuffer>
}

/** One group of triangles for each look. Inches, z up. */
export function groupsOf(it: Part): MeshGroup[] {
  const looks = [...new Set(it.bodies.map((each) => each.look))]
  return looks.map((look) => {
    const solids = it.bodies.filter((each) => each.look === look).map((each) => each.solid)
    const solid = solids.length === 1 ? (solids[0] as (typeof solids)[number]) : union(solids)
    const { vertProperties, triVerts, numProp } = solid.calculateNormals(0, SMOOTH_BELOW_DEG).getMesh()
    const count = vertProperties.length / numProp
    const positions = new Float32Array(count * 3)
    const normals = new Float32Array(count * 3)
    for (let vertex = 0; vertex < count; vertex++) {
      for (let axis = 0; axis < 3; axis++) {
        positions[vertex * 3 + axis] = vertProperties[vertex * numProp + axis] as number
        normals[vertex * 3 + axis] = vertProperties[vertex * numProp + 3 + axis] as number
      }
    }
    return { look, positions, normals, indices: new Uint32Array(triVerts) }
  })
}

export interface MeshFile {
  readonly file: string
  readonly hash: string
  readonly groups: readonly { readonly look: Look; readonly vertices: number; readonly triangles: number }[]
}

const written = new WeakMap<Part, MeshFile>()

/** The part's triangles as a file for the renderer: for each group positions, normals (float32) and indices (uint32). */
export function meshFile(it: Part): MeshFile {
  const known = written.get(it)
  if (known) return known
  const groups = groupsOf(it)
  const digest = createHash('sha256')
  const chunks: Uint8Array[] = []
  for (const { look, positions, normals, indices } of groups) {
    digest.update(look)
    for (const array of [positions, normals, indices]) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
      digest.update(bytes)
      chunks.push(bytes)
    }
  }
  const hash = digest.digest('hex').slice(0, 16)
  const folder = join(OUT_DIR, 'meshes')
  const file = join(folder, `${hash}.bin`)
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, Buffer.concat(chunks))
  }
  const made: MeshFile = {
    file,
    hash,
    groups: groups.map(({ look, positions, indices }) => ({
      look,
      vertices: positions.length / 3,
      triangles: indices.length / 3,
    })),
  }
  written.set(it, made)
  return made
}
