/** Contents of an image: parts with their positions, a studio, and a camera. `Stage` builds scenes. */
import { createHash } from 'node:crypto'
import type { Vec3 } from '../geometry/kernel.ts'
import type { Part } from '../geometry/part.ts'
import { partOf } from '../library.ts'
import { type MeshFile, meshFile } from './mesh.ts'

/** A 4 × 4 matrix in column-major order. */
export type Matrix = readonly number[]

export interface Camera {
  /** Degrees from -y (the front) toward -x. */
  readonly azimuth: number
  /** Angle above the horizon, degrees. */
  readonly elevation: number
  /** Focal length on a 36 mm frame. */
  readonly lens?: number
  /** Fraction of the frame's width and height that the parts fill. This fraction determines the camera distance. */
  readonly within?: readonly [number, number]
  /**
   * Offset of the parts from the center of the frame, as a fraction of half the frame size. For example, [0.2, 0] moves
   * the parts to the right.
   */
  readonly offset?: readonly [number, number]
  /** Fixed position of the camera (in), looking at `lookAt`. It overrides the automatic framing. */
  readonly position?: Vec3
  readonly lookAt?: Vec3
  readonly fStop?: number
  /** Point in focus, in. Defaults to the center of all parts. */
  readonly focus?: Vec3
}

export interface Light {
  /** Position relative to the target, in multiples of the reach. */
  readonly at: Vec3
  readonly to: Vec3
  readonly size: readonly [number, number]
  readonly power: number
  readonly color?: Vec3
}

export interface Placed {
  readonly part: Part
  readonly matrix: Matrix
  readonly unframed: boolean
  readonly held?: string
  readonly crosses?: string
}

/** A deck edge that has no rail, with the positions of its ends (in) and the reason. */
export interface OpenEdge {
  readonly from: Vec3
  readonly to: Vec3
  readonly reason: string
}

/** The parts in an image, without the camera, for checks and parts lists. */
export interface Build {
  readonly placed: readonly Placed[]
  readonly openEdges: readonly OpenEdge[]
}

export interface Scene {
  readonly build: Build
  readonly studio: 'tile' | 'light' | 'dark' | 'film'
  readonly width: number
  readonly height: number
  readonly camera: Camera
  readonly meshes: Readonly<Record<string, MeshFile>>
  readonly instances: readonly { readonly mesh: string; readonly matrix: Matrix; readonly unframed?: boolean }[]
  /** Point that the studio lights aim at, in. */
  readonly target?: Vec3
  /** Half the size of the lit area, in. The distances and sizes of the lights are multiples of this reach. */
  readonly reach?: number
  readonly floor?: number
  readonly exposure?: number
  readonly lights?: readonly Light[]
  /** Samples per pixel. The default depends on the studio. */
  readonly samples?: number
  /** True to render edges without their small radius, for cameras that are far away. */
  readonly sharp?: boolean
}

export interface Place {
  /** Position of the part's origin, in. */
  readonly at?: Vec3
  /** Rotation about x, then y, then z, in degrees. */
  readonly turn?: Vec3
  readonly scale?: number
  /**
   * True to leave the part out of the framing. Examples: the ground, a backdrop, or a part that extends past the image.
   */
  readonly unframed?: boolean
  /** Reason that the part has no visible support. Example: 'on its own landing gear, out of the image'. */
  readonly held?: string
  /** Reason that the part intersects other parts. Example: 'edges beveled to the bend'. */
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
  // Remove negative zeros and rounding noise, because the matrix is part of the image's hash.
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

/** Collects the parts of one scene. */
export class Stage {
  readonly #placed: Placed[] = []
  readonly #openEdges: OpenEdge[] = []

  /** Adds a catalog part or a prop. Applies `places` in order, starting in the part's own coordinates. */
  async add(what: string | Part, ...places: readonly Place[]): Promise<this> {
    const part = typeof what === 'string' ? await partOf(what) : what
    this.#placed.push(moved({ part, matrix: matrixOf({}), unframed: false }, places))
    return this
  }

  /** Adds all parts of another stage and moves them as a unit, for assemblies that are used several times. */
  addAll(other: Stage, ...places: readonly Place[]): this {
    for (const each of other.#placed) this.#placed.push(moved(each, places))
    return this
  }

  /** Leaves a deck edge without a rail. The report includes the reason. */
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

/** Hash of a scene's parts, bolt grips, and reasons. Excludes the camera and lights. */
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

const tileCamera: Camera = { azimuth: 36, elevation: 30, lens: 100, within: [0.84, 0.76] }

export const tileOf = async (it: Part): Promise<Scene> =>
  (await new Stage().add(it)).scene({ studio: 'tile', width: 1600, height: 1200, camera: tileCamera })
