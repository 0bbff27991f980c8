/** Calculates camera positions with the same framing as scene.py, for drawings and for cameras at eye level. */

import { readFileSync } from 'node:fs'
import { cross, dot } from '../../engineering/vectors.ts'
import type { Vec3 } from '../geometry/kernel.ts'
import type { Look } from '../geometry/part.ts'
import type { MeshFile } from './mesh.ts'
import type { Camera, Matrix, Scene } from './scene.ts'

const SENSOR_IN_MM = 36
const DEFAULT_LENS = 85
/** Number of points per part. It must match the number in scene.py. */
const SAMPLE = 4000

export interface MeshData {
  readonly look: Look
  readonly positions: Float32Array
  readonly indices: Uint32Array
}

const read = new Map<string, readonly MeshData[]>()

/** Returns the triangles of a mesh file, with one group per look. */
export function meshData({ hash, file, groups }: MeshFile): readonly MeshData[] {
  const known = read.get(hash)
  if (known) return known
  const bytes = readFileSync(file)
  let at = 0
  const floats = (count: number) => {
    const out = new Float32Array(bytes.buffer.slice(bytes.byteOffset + at, bytes.byteOffset + at + count * 4))
    at += count * 4
    return out
  }
  const data = groups.map(({ look, vertices, triangles }) => {
    const positions = floats(vertices * 3)
    at += vertices * 12
    const indices = new Uint32Array(floats(triangles * 3).buffer)
    return { look, positions, indices }
  })
  read.set(hash, data)
  return data
}

export const placed = (m: Matrix, x: number, y: number, z: number): Vec3 => [
  (m[0] as number) * x + (m[4] as number) * y + (m[8] as number) * z + (m[12] as number),
  (m[1] as number) * x + (m[5] as number) * y + (m[9] as number) * z + (m[13] as number),
  (m[2] as number) * x + (m[6] as number) * y + (m[10] as number) * z + (m[14] as number),
]

const unit = (a: Vec3): Vec3 => {
  const length = Math.hypot(...a)
  return [a[0] / length, a[1] / length, a[2] / length]
}

export interface Eye {
  readonly at: Vec3
  readonly right: Vec3
  readonly up: Vec3
  /** Direction from the target toward the camera. */
  readonly toward: Vec3
  /** Half the width of the image at a distance of 1 from the camera. */
  readonly half: number
}

/** Returns points on the parts that must fit in the frame. */
export function framedPoints(scene: Pick<Scene, 'meshes' | 'instances'>): Vec3[] {
  const points: Vec3[] = []
  for (const { mesh, matrix, unframed } of scene.instances) {
    if (unframed) continue
    for (const { positions } of meshData(scene.meshes[mesh] as MeshFile)) {
      const step = Math.max(1, Math.floor(positions.length / 3 / SAMPLE)) * 3
      for (let k = 0; k < positions.length; k += step)
        points.push(placed(matrix, positions[k] as number, positions[k + 1] as number, positions[k + 2] as number))
    }
  }
  return points
}

const range = (values: Float64Array): [low: number, high: number, mean: number] => {
  let [low, high, sum] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0]
  for (const value of values) {
    if (value < low) low = value
    if (value > high) high = value
    sum += value
  }
  return [low, high, sum / values.length]
}

export function eyeOf(camera: Camera, aspect: number, points: readonly Vec3[], reach?: number): Eye {
  const [azimuth, elevation] = [camera.azimuth, camera.elevation].map((each) => (each * Math.PI) / 180) as [
    number,
    number,
  ]
  const half = (SENSOR_IN_MM / 2 / (camera.lens ?? DEFAULT_LENS)) * Math.min(1, aspect)
  if (camera.position) {
    const at = camera.position
    const look = camera.lookAt ?? [0, 0, 0]
    const toward = unit([at[0] - look[0], at[1] - look[1], at[2] - look[2]])
    const right = unit(cross([0, 0, 1], toward))
    return { at, right, up: cross(toward, right), toward, half }
  }
  const toward: Vec3 = [
    -Math.sin(azimuth) * Math.cos(elevation),
    -Math.cos(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
  ]
  const right: Vec3 = [Math.cos(azimuth), -Math.sin(azimuth), 0]
  const up = cross(toward, right)
  const [within, offset] = [camera.within ?? [0.76, 0.6], camera.offset ?? [0, 0]]
  const halfHigh = half / aspect
  const seen = [right, up, toward].map((axis) => Float64Array.from(points, (point) => dot(point, axis))) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  const extent = reach ?? Math.hypot(...seen.map((each) => range(each)[1] - range(each)[0])) / 2
  const [, near, middle] = range(seen[2])
  const eye = [range(seen[0])[2], range(seen[1])[2], near + extent * 8] as [number, number, number]
  for (let turn = 0; turn < 12; turn++) {
    const depth = eye[2] - middle
    const flat = (axis: 0 | 1, by: number) =>
      range(seen[axis].map((value, k) => (value - eye[axis]) / (eye[2] - (seen[2][k] as number)) / by))
    const [u, v] = [flat(0, half), flat(1, halfHigh)]
    eye[0] += ((u[0] + u[1]) / 2 - offset[0]) * half * depth
    eye[1] += ((v[0] + v[1]) / 2 - offset[1]) * halfHigh * depth
    const fill = Math.max((u[1] - u[0]) / 2 / within[0], (v[1] - v[0]) / 2 / within[1])
    eye[2] = Math.max(middle + depth * fill, near + 0.2 * extent)
  }
  const at = [0, 1, 2].map(
    (k) => (right[k] as number) * eye[0] + (up[k] as number) * eye[1] + (toward[k] as number) * eye[2],
  ) as unknown as Vec3
  return { at, right, up, toward, half }
}

/** Returns the width of a scene's image in inches, measured in the plane through the middle of the parts. */
export function imageWidthIn(scene: Pick<Scene, 'camera' | 'width' | 'height' | 'meshes' | 'instances'>): number {
  const points = framedPoints(scene)
  const { at, toward, half } = eyeOf(scene.camera, scene.width / scene.height, points)
  const [near, far] = range(Float64Array.from(points, (point) => dot(at, toward) - dot(point, toward)))
  return Math.round(half * (near + far) * 1000) / 1000
}

/**
 * Returns the camera elevation that puts the camera at the given height above the floor (in), such as the eye level of
 * a standing person.
 */
export function elevationAt(
  height: number,
  camera: Omit<Camera, 'elevation'>,
  aspect: number,
  points: readonly Vec3[],
): number {
  let [low, high] = [-30, 30]
  // A subset of the points is enough for the rough outline that determines the elevation.
  const some = points.filter((_, index) => index % Math.ceil(points.length / 20_000) === 0)
  for (let turn = 0; turn < 9; turn++) {
    const middle = (low + high) / 2
    if (eyeOf({ ...camera, elevation: middle }, aspect, some).at[2] < height) low = middle
    else high = middle
  }
  return Math.round(low * 10) / 10
}
