/** What a picture shows: parts and where they stand, a studio, a camera. Scenes are built with `Stage`. */
import { createHash } from 'node:crypto'
import type { Vec3 } from '../geometry/kernel.ts'
import type { Part } from '../geometry/part.ts'
import { partOf } from '../library.ts'
import { type MeshFile, meshFile } from './mesh.ts'

/** Column by column, as every graphics library has it. */
export type Matrix = readonly number[]

export interface Camera {
  /** Degrees from -y (the front) towards -x. */
  readonly azimuth: number
  /** Degrees above the horizon. */
  readonly elevation: number
  /** Focal length on a 36 mm frame. */
  readonly lens?: number
  /** Share of the frame's width and height that the parts fill; the distance follows from it. */
  readonly within?: readonly [number, number]
  /** Middle of the parts off the middle of the frame, in half frames: [0.2, 0] is to the right. */
  readonly offset?: readonly [number, number]
  /** A fixed place (in) instead, looking at `lookAt`. */
  readonly position?: Vec3
  readonly lookAt?: Vec3
  readonly fStop?: number
  /** In focus, in; the middle of everything by default. */
  readonly focus?: Vec3
}

export interface Light {
  /** In units of the scene's reach, from its target. */
  readonly at: Vec3
  readonly to: Vec3
  readonly size: readonly [number, number]
  readonly power: number
  readonly color?: Vec3
}

/** A part of a scene. */
export interface Placed {
  readonly part: Part
  readonly matrix: Matrix
  readonly unframed: boolean
  readonly held?: string
  readonly crosses?: string
}

/** Edge of a deck that is left without a rail, and why. Ends in the scene's inches. */
export interface OpenEdge {
  readonly from: Vec3
  readonly to: Vec3
  readonly reason: string
}

/** What stands in a picture, independent of the camera: what is checked and counted. */
export interface Build {
  readonly placed: readonly Placed[]
  readonly openEdges: readonly OpenEdge[]
}

export interface Scene {
  readonly build: Build
  readonly studio: 'tile' | 'light' | 'dark'
  readonly width: number
  readonly height: number
  readonly camera: Camera
  readonly meshes: Readonly<Record<string, MeshFile>>
  readonly instances: readonly { readonly mesh: string; readonly matrix: Matrix; readonly unframed?: boolean }[]
  /** What the studio's lights are aimed at, in. */
  readonly target?: Vec3
  /** Half the size of what is lit, in: lights stand a few reaches away. */
  readonly reach?: number
  readonly floor?: number
  readonly exposure?: number
  readonly lights?: readonly Light[]
  /** Light per pixel; default by studio. */
  readonly samples?: number
}

export interface Place {
  /** Where the part's origin goes, in. */
  readonly at?: Vec3
  /** Degrees about x, then y, then z. */
  readonly turn?: Vec3
  readonly scale?: number
  /** Not counted when the camera is framed: ground, backdrops, what runs out of the picture. */
  readonly unframed?: boolean
  /** Why it neither stands nor hangs on anything in the picture: 'on its own landing gear, out of the picture'. */
  readonly held?: string
  /** Why it may cut through others: 'the strap lies around the load'. */
  readonly crosses?: string
}

export function matrixOf({ at = [0, 0, 0], turn = [0, 0, 0], scale = 1 }: Place): Matrix {
  const [x, y, z] = turn.map((degrees) => (degrees * Math.PI) / 180) as [number, number, number]
  const [cx, sx, cy, sy, cz, sz] = [Math.cos(x), Math.sin(x), Math.cos(y), Math.sin(y), Math.cos(z), Math.sin(z)]
  const columns: Vec3[] = [
    [cz * cy, sz * cy, -sy],
    [cz * sy * sx - sz * cx, sz * sy * sx + cz * cx, cy * sx],
    [cz * sy * cx + sz * sx, sz * sy * cx - cz * sx, cy * cx],
  ]
  // No minus zeros and no noise in the last digits: the matrix is part of the picture's hash.
  const round = (value: number) => Math.round(value * 1e6) / 1e6 + 0
  return [...columns.flatMap((column) => [...column.map((value) => round(value * scale)), 0]), ...at.map(round), 1]
}

export const times = (a: Matrix, b: Matrix): Matrix =>
  Array.from({ length: 16 }, (_, index) => {
    const [row, column] = [index % 4, Math.floor(index / 4)]
    let sum = 0
    for (let k = 0; k < 4; k++) sum += (a[k * 4 + row] as number) * (b[column * 4 + k] as number)
    return sum
  })

/** Parts being put together: the kit of one scene. */
export class Stage {
  readonly #placed: Placed[] = []
  readonly #openEdges: OpenEdge[] = []

  /** A part of the catalog, or a prop, at a place. Chain of places: the first is nearest to the part. */
  async add(what: string | Part, ...places: readonly Place[]): Promise<this> {
    const part = typeof what === 'string' ? await partOf(what) : what
    this.#placed.push(moved({ part, matrix: matrixOf({}), unframed: false }, places))
    return this
  }

  /** Everything of another stage, moved as one: an assembly that occurs several times. */
  addAll(other: Stage, ...places: readonly Place[]): this {
    for (const each of other.#placed) this.#placed.push(moved(each, places))
    return this
  }

  /** Leaves an edge of a deck without a rail: the reason goes into the report. */
  leaveOpen(from: Vec3, to: Vec3, reason: string): this {
    this.#openEdges.push({ from, to, reason })
    return this
  }

  get count(): number {
    return this.#placed.length
  }

  scene(settings: Omit<Scene, 'meshes' | 'instances' | 'build'>): Scene {
    const meshes: Record<string, MeshFile> = {}
    const instances = this.#placed.map(({ part, matrix, unframed }) => {
      const mesh = meshFile(part)
      meshes[mesh.hash] = mesh
      return { mesh: mesh.hash, matrix: rounded(matrix), ...(unframed && { unframed }) }
    })
    return { ...settings, meshes, instances, build: { placed: [...this.#placed], openEdges: [...this.#openEdges] } }
  }
}

const rounded = (matrix: Matrix): Matrix => matrix.map((value) => Math.round(value * 1e5) / 1e5 + 0)

function moved(it: Placed, places: readonly Place[]): Placed {
  const [held, crosses] = (['held', 'crosses'] as const).map(
    (why) => places.find((place) => place[why])?.[why] ?? it[why],
  )
  return {
    part: it.part,
    matrix: places.map(matrixOf).reduce((inner, outer) => times(outer, inner), it.matrix),
    unframed: it.unframed || places.some((place) => place.unframed),
    ...(held && { held }),
    ...(crosses && { crosses }),
  }
}

/** Hash of what stands in a scene, of each bolt's grip and of each reason. Neither camera nor light is part of it. */
export function hashOfBuild({ placed, openEdges }: Build): string {
  const parts = placed.map(({ part, matrix, held, crosses }) => [
    meshFile(part).hash,
    rounded(matrix),
    part.numbers,
    part.gripIn,
    part.walkable,
    held,
    crosses,
  ])
  return createHash('sha256')
    .update(JSON.stringify([parts, openEdges]))
    .digest('hex')
    .slice(0, 12)
}

/** The camera that every tile has. */
export const tileCamera: Camera = { azimuth: 36, elevation: 30, lens: 100, within: [0.84, 0.76] }

/** A part alone in the tile studio. */
export const tileOf = async (it: Part): Promise<Scene> =>
  (await new Stage().add(it)).scene({ studio: 'tile', width: 1000, height: 750, camera: tileCamera })
