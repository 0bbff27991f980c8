/** Line drawings of templates for the start page, in the isometric view of the builder. */
import type { PlacedPart, Point, Structure } from '#builder/model.ts'
import { axisOf, partKind, trussSizeOf } from '#builder/shapes.ts'
import { placed } from '#builder/turns.ts'
import { measuredParts } from '#catalog/studio-results.server.ts'

export interface TemplateDrawing {
  readonly width: number
  readonly height: number
  /** SVG path data. */
  readonly path: string
}

const WIDTH = 320
const HEIGHT = 200
const PANEL_IN = 12
/** Parts that are too small to see at this scale. */
const LEFT_OUT = ['plate', 'gusset', 'mount', 'hardware', 'rigging', 'hinge']

type Flat = readonly [x: number, y: number]
type Line = readonly [from: Point, to: Point]

const flat = ([x, y, z]: Point): Flat => [(x - y) / Math.SQRT2, -(x + y + 2 * z) / Math.sqrt(6)]

export function drawingOf({ parts }: Structure): TemplateDrawing {
  const lines = parts.flatMap(linesOf).map(([from, to]) => [flat(from), flat(to)] as const)
  const all = lines.flat()
  const low = [0, 1].map((axis) => Math.min(...all.map((point) => point[axis] as number)))
  const high = [0, 1].map((axis) => Math.max(...all.map((point) => point[axis] as number)))
  const size = [0, 1].map((axis) => (high[axis] ?? 0) - (low[axis] ?? 0)) as unknown as Flat
  const scale = Math.min(WIDTH / size[0], HEIGHT / size[1])
  const point = ([x, y]: Flat) =>
    [Math.round((x - (low[0] ?? 0)) * scale), Math.round((y - (low[1] ?? 0)) * scale)] as const
  const drawn = new Set<string>()
  let path = ''
  for (const [from, to] of lines) {
    const [[ax, ay], [bx, by]] = [point(from), point(to)]
    const key = `M${ax} ${ay}l${bx - ax} ${by - ay}`
    if ((ax === bx && ay === by) || drawn.has(key)) continue
    drawn.add(key)
    path += key
  }
  return { width: Math.ceil(size[0] * scale), height: Math.ceil(size[1] * scale), path }
}

/** A part's box, based on its size: members and railings start at x = 0, and all other parts are centered on z = 0. */
function boxOf(partNumber: string): readonly [Point, Point] | undefined {
  const [x, y, z] = measuredParts[partNumber]?.sizeIn ?? []
  if (x === undefined || y === undefined || z === undefined) return undefined
  const isMember = axisOf(partNumber) !== undefined
  const from = isMember || partKind(partNumber) === 'rail' ? 0 : -x / 2
  return [
    [from, -y / 2, isMember ? -z / 2 : 0],
    [from + x, y / 2, isMember ? z / 2 : z],
  ]
}

function linesOf(part: PlacedPart): Line[] {
  const box = boxOf(part.partNumber)
  if (!box || LEFT_OUT.includes(partKind(part.partNumber))) return []
  const axis = axisOf(part.partNumber)
  const own = axis && (trussSizeOf(part.partNumber) ?? 0) > 3 ? trussLines(axis[1][0], box) : edgesOf(box)
  return own.map(([from, to]) => [placed(part, from), placed(part, to)])
}

/** Chords, end frames, and the diagonals on two faces. */
function trussLines(length: number, [min, max]: readonly [Point, Point]): Line[] {
  const lacing: Line[] = []
  for (let x = 0; x < length - 1; x += PANEL_IN) {
    const isUp = (x / PANEL_IN) % 2 === 0
    const end = Math.min(length, x + PANEL_IN)
    const [a, b] = isUp ? [min, max] : [max, min]
    lacing.push(
      [
        [x, min[1], a[2]],
        [end, min[1], b[2]],
      ],
      [
        [x, a[1], max[2]],
        [end, b[1], max[2]],
      ],
    )
  }
  return [...edgesOf([min, max]), ...lacing]
}

function edgesOf([min, max]: readonly [Point, Point]): Line[] {
  const corner = (index: number): Point => [
    index & 1 ? max[0] : min[0],
    index & 2 ? max[1] : min[1],
    index & 4 ? max[2] : min[2],
  ]
  return [1, 2, 4].flatMap((bit) =>
    [0, 1, 2, 3, 4, 5, 6, 7].flatMap((index): Line[] => (index & bit ? [] : [[corner(index), corner(index | bit)]])),
  )
}
