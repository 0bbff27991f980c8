/** Finds where each catalog part is in an image, from the scene and its camera, without rendering the image. */
import { numberOf } from '../scenes/placements.ts'
import { type Eye, eyeOf, framedPoints, meshData, placed } from './framing.ts'
import type { MeshFile } from './mesh.ts'
import type { Scene } from './scene.ts'

/** Width of the depth buffer, px. */
const WIDTH = 320
/** A part has a location only if at least this many of its pixels are visible. */
const LEAST_PX = 6

export type Hotspot = readonly [x: number, y: number]

/**
 * Returns the location of the most visible instance of each part number, as fractions of the width and height from the
 * upper-left corner. Part numbers that are not visible are omitted.
 */
export function hotspotsOf(scene: Scene): Record<string, Hotspot> {
  const aspect = scene.width / scene.height
  const size = { width: WIDTH, height: Math.round(WIDTH / aspect) }
  const eye = eyeOf(scene.camera, aspect, framedPoints(scene))
  const owners = ownersOf(scene, eye, size)
  const seen = new Map<number, number[]>()
  for (const [pixel, owner] of owners.entries())
    if (owner >= 0) {
      const pixels = seen.get(owner)
      if (pixels) pixels.push(pixel)
      else seen.set(owner, [pixel])
    }
  const best = new Map<string, number[]>()
  for (const [owner, pixels] of seen) {
    const partNumber = numberOf(scene.build.placed[owner] as Scene['build']['placed'][number])
    if (partNumber === undefined || pixels.length < LEAST_PX) continue
    if (pixels.length > (best.get(partNumber)?.length ?? 0)) best.set(partNumber, pixels)
  }
  return Object.fromEntries(
    [...best].sort(([a], [b]) => (a < b ? -1 : 1)).map(([partNumber, pixels]) => [partNumber, middleOf(pixels, size)]),
  )
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Returns the visible pixel that is nearest to the center of all visible pixels of a part. */
function middleOf(pixels: readonly number[], { width, height }: Size): Hotspot {
  const xs = pixels.map((pixel) => pixel % width)
  const ys = pixels.map((pixel) => Math.floor(pixel / width))
  const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length
  const [x, y] = [mean(xs), mean(ys)]
  const distances = pixels.map((_, index) => Math.hypot((xs[index] as number) - x, (ys[index] as number) - y))
  const nearest = distances.indexOf(Math.min(...distances))
  const fraction = (value: number, of: number) => Math.round(((value + 0.5) / of) * 1000) / 1000
  return [fraction(xs[nearest] as number, width), fraction(ys[nearest] as number, height)]
}

/** Returns the index of the part that is visible at each pixel, or -1. */
function ownersOf(scene: Scene, eye: Eye, size: Size): Int32Array {
  const owners = new Int32Array(size.width * size.height).fill(-1)
  const depths = new Float64Array(size.width * size.height).fill(Number.POSITIVE_INFINITY)
  for (const [owner, { mesh, matrix }] of scene.instances.entries())
    for (const { positions, indices } of meshData(scene.meshes[mesh] as MeshFile)) {
      const points = new Float64Array(positions.length)
      for (let at = 0; at < positions.length; at += 3) {
        const point = placed(matrix, positions[at] as number, positions[at + 1] as number, positions[at + 2] as number)
        points.set(projected(eye, size, point), at)
      }
      for (let at = 0; at < indices.length; at += 3)
        fill(
          points,
          [indices[at] as number, indices[at + 1] as number, indices[at + 2] as number],
          size,
          (pixel, depth) => {
            if (depth >= (depths[pixel] as number)) return
            depths[pixel] = depth
            owners[pixel] = owner
          },
        )
    }
  return owners
}

/** Returns the location of a point in px, and its distance in front of the camera. */
function projected(
  eye: Eye,
  { width, height }: Size,
  point: readonly [number, number, number],
): [number, number, number] {
  const off = [point[0] - eye.at[0], point[1] - eye.at[1], point[2] - eye.at[2]] as const
  const along = (axis: readonly [number, number, number]) => off[0] * axis[0] + off[1] * axis[1] + off[2] * axis[2]
  const depth = -along(eye.toward)
  const scale = width / 2 / eye.half / depth
  return [width / 2 + along(eye.right) * scale, height / 2 - along(eye.up) * scale, depth]
}

/** Calls `draw` for each pixel center in a triangle. Triangles that are behind the camera are skipped. */
function fill(
  points: Float64Array,
  corners: readonly [number, number, number],
  { width, height }: Size,
  draw: (pixel: number, depth: number) => void,
): void {
  const [ax, ay, az, bx, by, bz, cx, cy, cz] = corners.flatMap((corner) => [
    points[3 * corner],
    points[3 * corner + 1],
    points[3 * corner + 2],
  ]) as [number, number, number, number, number, number, number, number, number]
  if (az <= 0 || bz <= 0 || cz <= 0) return
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  if (area === 0) return
  const [x0, x1] = [Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5)), Math.min(width - 1, Math.max(ax, bx, cx) - 0.5)]
  const [y0, y1] = [
    Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5)),
    Math.min(height - 1, Math.max(ay, by, cy) - 0.5),
  ]
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) {
      const [px, py] = [x + 0.5, y + 0.5]
      const u = ((bx - px) * (cy - py) - (by - py) * (cx - px)) / area
      const v = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) / area
      const w = 1 - u - v
      // The inverse of the depth varies linearly across the screen.
      if (u >= 0 && v >= 0 && w >= 0) draw(y * width + x, 1 / (u / az + v / bz + w / cz))
    }
}
