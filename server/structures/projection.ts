/**
 * Projects a structure onto a plan and two elevations, in inches. Each view shows all edges of the parts, including
 * hidden edges, and the holes that face the viewer. A part that occurs several times with the same rotation is
 * projected once.
 */

import type { PlacedPart, Point, Structure } from '#builder/model.ts'
import { turned } from '#builder/turns.ts'
import type { PartShape } from '#catalog/part-shape.ts'
import type { PlainModel } from '../cad/plain-models.ts'
import { type Edges, edgesOf } from './edges.ts'
import { byTurn, visibleParts } from './visible-parts.ts'

export type Flat = readonly [x: number, y: number]

interface View {
  readonly name: 'FRONT' | 'PLAN' | 'RIGHT'
  /** Axes of the structure that point right and up in the view. */
  readonly x: 0 | 1
  readonly y: 1 | 2
}

const VIEWS: readonly View[] = [
  { name: 'FRONT', x: 0, y: 2 },
  { name: 'PLAN', x: 0, y: 1 },
  { name: 'RIGHT', x: 1, y: 2 },
]

const SAME_POINT_IN = 0.01
/** Range of coordinates in a view in units of `SAME_POINT_IN`. Parts are shorter than a tenth of it. */
const GRID = 2 ** 21

export interface PartGeometry {
  readonly model: PlainModel
  readonly shape: PartShape
}

/** Lower left and upper right corners of a drawing. */
export interface Extent {
  low: Flat
  high: Flat
}

/** A part in one orientation, as seen in one view. */
export interface Block {
  readonly name: string
  /** The ends of each line, as x1, y1, x2, y2. */
  readonly lines: Float64Array
  readonly circles: readonly { readonly center: Flat; readonly radius: number }[]
  readonly extent: Extent
}

/** A view with a block for each orientation of each part, and the location of each part. */
export interface ProjectedView {
  readonly name: View['name']
  readonly blocks: Block[]
  readonly inserts: { readonly block: Block; readonly at: Flat }[]
  readonly extent: Extent
}

/**
 * Projects the visible parts of a structure.
 * @param load reads the model and the holes of a part
 */
export async function projectionsOf(
  structure: Structure,
  load: (partNumber: string) => Promise<PartGeometry>,
): Promise<ProjectedView[]> {
  const views = VIEWS.map(({ name }): ProjectedView => ({ name, blocks: [], inserts: [], extent: emptyExtent() }))
  for (const [partNumber, parts] of visibleParts(structure)) {
    const { model, shape } = await load(partNumber)
    const edges = edgesOf(model, shape)
    const groups = byTurn(parts).values()
    for (const [index, group] of [...groups].entries()) {
      const [{ turn }] = group as [PlacedPart]
      const rotated = rotatedEdges(edges, turn)
      for (const [place, view] of VIEWS.entries()) {
        const { blocks, inserts, extent } = views[place] as ProjectedView
        const block = { name: `${partNumber}_${view.name}_${index + 1}`, ...project(view, turn, rotated, shape) }
        blocks.push(block)
        for (const { at } of group) {
          const corner = flat(view, at)
          inserts.push({ block, at: corner })
          for (const each of [block.extent.low, block.extent.high]) extend(extent, sum(corner, each))
        }
      }
    }
  }
  return views
}

function rotatedEdges(edges: Edges, turn: PlacedPart['turn']): Edges {
  const rotated = new Float64Array(edges.length)
  for (let at = 0; at < edges.length; at += 3) {
    const [x, y, z] = [edges[at] as number, edges[at + 1] as number, edges[at + 2] as number]
    for (const axis of [0, 1, 2] as const) {
      const row = turn[axis]
      rotated[at + axis] = row[0] * x + row[1] * y + row[2] * z
    }
  }
  return rotated
}

/** Projects a rotated part. Lines and circles that coincide in the view are drawn once. */
function project(view: View, turn: PlacedPart['turn'], edges: Edges, shape: PartShape): Omit<Block, 'name'> {
  const lines: number[] = []
  const points = new Map<number, number>()
  const drawn = new Set<number>()
  const pointNumber = (x: number, y: number) => {
    const key = (Math.round(x / SAME_POINT_IN) + GRID / 2) * GRID + Math.round(y / SAME_POINT_IN) + GRID / 2
    const number = points.get(key) ?? points.size
    points.set(key, number)
    return number
  }
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let at = 0; at < edges.length; at += 6) {
    const [x1, y1] = [edges[at + view.x] as number, edges[at + view.y] as number]
    const [x2, y2] = [edges[at + 3 + view.x] as number, edges[at + 3 + view.y] as number]
    left = Math.min(left, x1, x2)
    right = Math.max(right, x1, x2)
    bottom = Math.min(bottom, y1, y2)
    top = Math.max(top, y1, y2)
    const [from, to] = [pointNumber(x1, y1), pointNumber(x2, y2)]
    const key = Math.min(from, to) * GRID + Math.max(from, to)
    if (from === to || drawn.has(key)) continue
    drawn.add(key)
    lines.push(x1, y1, x2, y2)
  }
  return {
    lines: Float64Array.from(lines),
    circles: circlesOf(view, turn, shape),
    extent: { low: [left, bottom], high: [right, top] },
  }
}

/** Returns the holes whose axes point toward the viewer. */
function circlesOf(view: View, turn: PlacedPart['turn'], { holes }: PartShape): Block['circles'] {
  const circles = new Map<string, Block['circles'][number]>()
  for (const { axis, diameter, at } of holes) {
    if (Math.hypot(...flat(view, turned(turn, axis))) > SAME_POINT_IN) continue
    for (const middle of at) {
      const center = flat(view, turned(turn, middle))
      const place = center.map((value) => Math.round(value / SAME_POINT_IN)).join(' ')
      circles.set(`${place} ${diameter}`, { center, radius: diameter / 2 })
    }
  }
  return [...circles.values()]
}

const flat = ({ x, y }: View, point: Point): Flat => [point[x], point[y]]

export const sum = (a: Flat, b: Flat): Flat => [a[0] + b[0], a[1] + b[1]]

export const emptyExtent = (): Extent => ({ low: [Infinity, Infinity], high: [-Infinity, -Infinity] })

export function extend(extent: Extent, [x, y]: Flat) {
  extent.low = [Math.min(extent.low[0], x), Math.min(extent.low[1], y)]
  extent.high = [Math.max(extent.high[0], x), Math.max(extent.high[1], y)]
}

/**
 * Returns the lower left corner of each view in third-angle projection: the plan is above the front view, and the
 * right-side view is to the right of the front view.
 */
export function placedViews(views: readonly ProjectedView[], betweenIn: number): Flat[] {
  const front = views.find(({ name }) => name === 'FRONT')?.extent ?? emptyExtent()
  const [width, height] = [front.high[0] - front.low[0], front.high[1] - front.low[1]]
  return views.map(({ name }) => [name === 'RIGHT' ? width + betweenIn : 0, name === 'PLAN' ? height + betweenIn : 0])
}
