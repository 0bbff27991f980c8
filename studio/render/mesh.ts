/** Triangles with normals, for renderings and 3D models. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { union } from '../geometry/kernel.ts'
import type { Look, Part } from '../geometry/part.ts'
import { OUT_DIR } from '../results.ts'

/**
 * Faces that meet at a smaller angle than this are shaded as one curved surface. A circle has at least 16 sides, and
 * the sides of a 16-sided circle meet at 22.5°. The slivers at the corners of a hexagon, where its chamfer starts, meet
 * the flats at 26°.
 */
const SMOOTH_BELOW_DEG = 24

export interface MeshGroup {
  readonly look: Look
  readonly positions: Float32Array
  readonly normals: Float32Array
  readonly indices: Uint32Array<ArrayBuffer>
}

/** Returns one group of triangles per look, in inches with z up. */
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
  /** Hash of the shape. It does not depend on how flat faces are triangulated. */
  readonly hash: string
  readonly groups: readonly { readonly look: Look; readonly vertices: number; readonly triangles: number }[]
}

const meshFiles = new WeakMap<Part, MeshFile>()

/** Writes a mesh file for the renderer. Each group has positions and normals (float32) and indices (uint32). */
export function meshFile(it: Part): MeshFile {
  const cached = meshFiles.get(it)
  if (cached) return cached
  const groups = groupsOf(it)
  const bytes = Buffer.concat(
    groups.flatMap(({ positions, normals, indices }) =>
      [positions, normals, indices].map(({ buffer, byteOffset, byteLength }) =>
        Buffer.from(buffer, byteOffset, byteLength),
      ),
    ),
  )
  const folder = join(OUT_DIR, 'meshes')
  const file = join(folder, `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.bin`)
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, bytes)
  }
  const made: MeshFile = {
    file,
    hash: hashOfShape(groups),
    groups: groups.map(({ look, positions, indices }) => ({
      look,
      vertices: positions.length / 3,
      triangles: indices.length / 3,
    })),
  }
  meshFiles.set(it, made)
  return made
}

const shapes = new WeakMap<Part, string>()

/** Hash of a part's shape and looks. It is the same on every machine. */
export function shapeOf(it: Part): string {
  const hash = shapes.get(it) ?? hashOfShape(groupsOf(it))
  shapes.set(it, hash)
  return hash
}

/**
 * Hash of the sorted vertices and the number of triangles at each vertex. It excludes triangles and normals, because
 * the triangulation of flat faces depends on what the kernel made earlier.
 */
function hashOfShape(groups: readonly MeshGroup[]): string {
  const digest = createHash('sha256')
  for (const { look, positions, indices } of groups) {
    const corners = new Set<string>()
    for (let at = 0; at < positions.length; at += 3)
      corners.add(`${positions[at]} ${positions[at + 1]} ${positions[at + 2]}`)
    digest.update(`${look} ${indices.length / 3}\n`).update([...corners].sort().join('\n'))
  }
  return digest.digest('hex').slice(0, 16)
}
