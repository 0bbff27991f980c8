/**
 * Draws the plan and two elevations of a structure as a DXF file (AC1021) in inches at full scale, in third-angle
 * projection. Each view shows all edges of the parts, hidden ones too, and the holes that point toward the viewer.
 */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Colors, type DxfBlock, DxfWriter, point3d, Units } from '@tarikjabiri/dxf'
import { BufferAttribute, BufferGeometry, EdgesGeometry } from 'three'
import type { PlacedPart, Point, Structure } from '../../builder/model.ts'
import type { PartShape } from '../../catalog/part-shape.ts'
import type { PlainModel } from '../cad/plain-models.ts'
import { visibleParts } from './models.ts'

type Flat = readonly [x: number, y: number]

interface View {
  readonly name: string
  readonly x: Point
  readonly y: Point
}

const VIEWS: readonly View[] = [
  { name: 'FRONT', x: [1, 0, 0], y: [0, 0, 1] },
  { name: 'PLAN', x: [1, 0, 0], y: [0, 1, 0] },
  { name: 'RIGHT', x: [0, 1, 0], y: [0, 0, 1] },
]

const INCHES_PER_METER = 1 / 0.0254
/** Faces that meet at a smaller angle are facets of a curve. */
const CREASE_DEG = 35
/** Shorter edges are the facets of small fillets and threads. */
const SHORTEST_EDGE_IN = 0.05
/** Longest facet of a hole. */
const LONGEST_FACET_IN = 0.2
const SAME_POINT_IN = 0.01
const BETWEEN_VIEWS_IN = 24
const TEXT_IN = 3

export interface DrawnPart {
  readonly model: PlainModel
  readonly shape: PartShape
}

type Edge = readonly [Point, Point]

/** Corners of a drawing. */
interface Extent {
  low: Flat
  high: Flat
}

interface Drawing {
  readonly view: View
  readonly inserts: { readonly block: string; readonly at: Flat }[]
  readonly extent: Extent
}

/**
 * Returns the text of the DXF file.
 * @param load reads the model and the holes of a part
 */
export async function dxfOf(
  structure: Structure,
  notice: string,
  load: (partNumber: string) => Promise<DrawnPart>,
): Promise<string> {
  const dxf = new DxfWriter()
  dxf.setUnits(Units.Inches)
  // $MEASUREMENT selects inches.
  dxf.setVariable('$MEASUREMENT', { 70: 0 })
  for (const { name } of VIEWS) {
    dxf.addLayer(name, Colors.White, 'CONTINUOUS')
    dxf.addLayer(holeLayer(name), Colors.Red, 'CONTINUOUS')
  }
  dxf.addLayer('TEXT', Colors.White, 'CONTINUOUS')
  const drawings = VIEWS.map((view): Drawing => ({ view, inserts: [], extent: emptyExtent() }))
  for (const [partNumber, parts] of visibleParts(structure)) {
    const { model, shape } = await load(partNumber)
    const edges = edgesOf(model, shape)
    for (const drawing of drawings) drawPart(dxf, drawing, partNumber, parts, edges, shape)
    await nextTurn()
  }
  placeViews(dxf, structure, notice, drawings)
  return dxf.stringify()
}

const holeLayer = (view: string) => `${view}_HOLES`

/** Draws each orientation of a part once as a block, and inserts the block at each placement. */
function drawPart(
  dxf: DxfWriter,
  { view, inserts, extent }: Drawing,
  partNumber: string,
  parts: readonly PlacedPart[],
  edges: readonly Edge[],
  shape: PartShape,
) {
  const blocks = new Map<string, { readonly name: string; readonly extent: Extent }>()
  for (const { turn, at } of parts) {
    const key = JSON.stringify(turn)
    let block = blocks.get(key)
    if (!block) {
      const name = `${partNumber}_${view.name}_${blocks.size + 1}`
      block = { name, extent: drawBlock(dxf.addBlock(name), view, turn, edges, shape) }
      blocks.set(key, block)
    }
    const place = flat(view, at)
    inserts.push({ block: block.name, at: place })
    for (const corner of [block.extent.low, block.extent.high]) extend(extent, sum(corner, place))
  }
}

function drawBlock(
  block: DxfBlock,
  view: View,
  turn: PlacedPart['turn'],
  edges: readonly Edge[],
  shape: PartShape,
): Extent {
  const extent = emptyExtent()
  const project = (point: Point) => flat(view, turned(turn, point))
  const drawn = new Set<string>()
  for (const [from, to] of edges) {
    const [start, end] = [project(from), project(to)]
    extend(extent, start)
    extend(extent, end)
    const places = [start, end].map(placeKey).sort()
    const key = places.join()
    if (places[0] === places[1] || drawn.has(key)) continue
    drawn.add(key)
    block.addLine(point3d(...start), point3d(...end), { layerName: view.name })
  }
  for (const { axis, diameter, at } of shape.holes) {
    const [x, y] = flat(view, turned(turn, axis))
    if (Math.hypot(x, y) > SAME_POINT_IN) continue
    for (const center of at) {
      const middle = project(center)
      const key = `${placeKey(middle)} ${diameter}`
      if (drawn.has(key)) continue
      drawn.add(key)
      block.addCircle(point3d(...middle), diameter / 2, { layerName: holeLayer(view.name) })
    }
  }
  return extent
}

/** Places the plan above the front view, and the right view beside it. */
function placeViews(dxf: DxfWriter, { name, revision }: Structure, notice: string, drawings: readonly Drawing[]) {
  const front = drawings[0]?.extent ?? emptyExtent()
  const whole = emptyExtent()
  for (const { view, inserts, extent } of drawings) {
    if (inserts.length === 0) continue
    const corner: Flat = [
      view.name === 'RIGHT' ? front.high[0] - front.low[0] + BETWEEN_VIEWS_IN : 0,
      view.name === 'PLAN' ? front.high[1] - front.low[1] + BETWEEN_VIEWS_IN : 0,
    ]
    const shift: Flat = [corner[0] - extent.low[0], corner[1] - extent.low[1]]
    for (const { block, at } of inserts) dxf.addInsert(block, point3d(...sum(at, shift)), { layerName: view.name })
    const label = point3d(corner[0], corner[1] - 2 * TEXT_IN)
    dxf.addText(label, TEXT_IN, `${view.name} 1:1 in`, { layerName: 'TEXT' })
    for (const each of [extent.low, extent.high]) extend(whole, sum(each, shift))
  }
  for (const [line, text] of [name, `Data revision ${revision}`, notice].entries())
    dxf.addText(point3d(0, -(2 * line + 5) * TEXT_IN), TEXT_IN, plain(text), { layerName: 'TEXT' })
  if (!Number.isFinite(whole.low[0])) return
  dxf.setVariable('$EXTMIN', { 10: whole.low[0], 20: -9 * TEXT_IN, 30: 0 })
  dxf.setVariable('$EXTMAX', { 10: whole.high[0], 20: whole.high[1], 30: 0 })
}

/** Returns the edges between faces that meet at an angle, without holes and the shortest edges, in the coordinates of the part's solid, in inches. */
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

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

function distanceToLine(point: Point, on: Point, axis: Point) {
  const along = dot([point[0] - on[0], point[1] - on[1], point[2] - on[2]], axis)
  return distance(point, [on[0] + along * axis[0], on[1] + along * axis[1], on[2] + along * axis[2]])
}

const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const turned = ([x, y, z]: PlacedPart['turn'], point: Point): Point => [dot(x, point), dot(y, point), dot(z, point)]
const flat = ({ x, y }: View, point: Point): Flat => [dot(x, point), dot(y, point)]
const sum = (a: Flat, b: Flat): Flat => [a[0] + b[0], a[1] + b[1]]
const placeKey = (point: Flat) => point.map((value) => Math.round(value / SAME_POINT_IN)).join(' ')
const emptyExtent = (): Extent => ({ low: [Infinity, Infinity], high: [-Infinity, -Infinity] })

function extend(extent: Extent, [x, y]: Flat) {
  extent.low = [Math.min(extent.low[0], x), Math.min(extent.low[1], y)]
  extent.high = [Math.max(extent.high[0], x), Math.max(extent.high[1], y)]
}

/** Replaces characters that DXF interprets: a line break would start a new group, and % starts a control code. */
const plain = (text: string) => text.replaceAll(/\p{Cc}/gu, ' ').replaceAll('%%', '% %')
