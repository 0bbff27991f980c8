/**
 * Projects a structure onto a plan and two elevations, in inches. Each view shows all edges of the parts, including
 * hidden edges, and the holes that face the viewer.
 */

import { BufferAttribute, BufferGeometry, EdgesGeometry } from 'three'
import type { PlacedPart, Point, Structure } from '#builder/model.ts'
import type { PartShape } from '#catalog/part-shape.ts'
import { difference, distance, dot } from '#engineering/vectors.ts'
import type { PlainModel } from '../cad/plain-models.ts'
import { visibleParts } from './models.ts'

export type Flat = readonly [x: number, y: number]

interface View {
  readonly name: 'FRONT' | 'PLAN' | 'RIGHT'
  readonly x: Point
  readonly y: Point
}

const VIEWS: readonly View[] = [
  { name: 'FRONT', x: [1, 0, 0], y: [0, 0, 1] },
  { name: 'PLAN', x: [1, 0, 0], y: [0, 1, 0] },
  { name: 'RIGHT', x: [0, 1, 0], y: [0, 0, 1] },
]

const INCHES_PER_METER = 1 / 0.0254
/** Faces that meet at a smaller angle are facets of a curved surface. */
const CREASE_DEG = 35
/** Shorter edges are the facets of small fillets and threads. */
const SHORTEST_EDGE_IN = 0.05
/** Maximum facet length on a hole's rim. */
const LONGEST_FACET_IN = 0.2
const SAME_POINT_IN = 0.01

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
  readonly lines: readonly (readonly [Flat, Flat])[]
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
    for (const [index, view] of VIEWS.entries())
      projectPart(views[index] as ProjectedView, view, partNumber, parts, edges, shape)
  }
  return views
}

function projectPart(
  { blocks, inserts, extent }: ProjectedView,
  view: View,
  partNumber: string,
  parts: readonly PlacedPart[],
  edges: readonly Edge[],
  shape: PartShape,
) {
  const byTurn = new Map<string, Block>()
  for (const { turn, at } of parts) {
    const key = JSON.stringify(turn)
    let block = byTurn.get(key)
    if (!block) {
      block = { name: `${partNumber}_${view.name}_${byTurn.size + 1}`, ...project(view, turn, edges, shape) }
      byTurn.set(key, block)
      blocks.push(block)
    }
    const place = flat(view, at)
    inserts.push({ block, at: place })
    for (const corner of [block.extent.low, block.extent.high]) extend(extent, sum(corner, place))
  }
}

type Edge = readonly [Point, Point]

/** Projects a part. Lines and circles that coincide in the view are drawn once. */
function project(view: View, turn: PlacedPart['turn'], edges: readonly Edge[], shape: PartShape): Omit<Block, 'name'> {
  const extent = emptyExtent()
  const projected = (point: Point) => flat(view, turned(turn, point))
  const lines = new Map<string, readonly [Flat, Flat]>()
  for (const [from, to] of edges) {
    const [start, end] = [projected(from), projected(to)]
    extend(extent, start)
    extend(extent, end)
    const places = [start, end].map(placeKey).sort()
    if (places[0] !== places[1]) lines.set(places.join(), [start, end])
  }
  const circles = new Map<string, Block['circles'][number]>()
  for (const { axis, diameter, at } of shape.holes) {
    const [x, y] = flat(view, turned(turn, axis))
    if (Math.hypot(x, y) > SAME_POINT_IN) continue
    for (const middle of at) {
      const center = projected(middle)
      circles.set(`${placeKey(center)} ${diameter}`, { center, radius: diameter / 2 })
    }
  }
  return { lines: [...lines.values()], circles: [...circles.values()], extent }
}

/**
 * Returns the edges between faces that meet at an angle, excluding holes and the shortest edges, in the coordinates of
 * the part's solid, in inches.
 */
function edgesOf({ surfaces }: PlainModel, shape: PartShape): Edge[] {
  return surfaces.flatMap((surface) => {
    const { positions, indices } = surface.decode()
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new BufferAttribute(positions, 3))
    geometry.setIndex(new BufferAttribute(indices, 1))
    const found = new EdgesGeometry(geometry, CREASE_DEG).getAttribute('position')
    const point = (index: number): Point => [
      found.getX(index) * INCHES_PER_METER,
      -found.getZ(index) * INCHES_PER_METER,
      found.getY(index) * INCHES_PER_METER,
    ]
    return Array.from({ length: found.count / 2 }, (_, edge): Edge => [point(2 * edge), point(2 * edge + 1)]).filter(
      ([from, to]) => {
        const lengthIn = distance(from, to)
        return lengthIn >= LONGEST_FACET_IN || (lengthIn >= SHORTEST_EDGE_IN && !isOnHole(from, to, shape))
      },
    )
  })
}

/** Returns true if both points are on the rim of a hole, which is drawn as a circle. */
const isOnHole = (from: Point, to: Point, { holes }: PartShape) =>
  holes.some(({ axis, diameter, at }) =>
    at.some((center) =>
      [from, to].every((point) => Math.abs(distanceToLine(point, center, axis) - diameter / 2) < SAME_POINT_IN),
    ),
  )

function distanceToLine(point: Point, on: Point, axis: Point) {
  const along = dot(difference(point, on), axis)
  return distance(point, [on[0] + along * axis[0], on[1] + along * axis[1], on[2] + along * axis[2]])
}

const turned = ([x, y, z]: PlacedPart['turn'], point: Point): Point => [dot(x, point), dot(y, point), dot(z, point)]
const flat = ({ x, y }: View, point: Point): Flat => [dot(x, point), dot(y, point)]
const placeKey = (point: Flat) => point.map((value) => Math.round(value / SAME_POINT_IN)).join(' ')

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
