/**
 * DXF drawings (AC1021, the R2007 format) of flat outer faces: hole patterns in plates and frames, and sections of
 * profiles. They are drawn in inches at full scale. Outlines, holes, and text are on separate layers, and circles
 * remain circles.
 */
import { Colors, DxfWriter, LWPolylineFlags, point2d, point3d, Units } from '@tarikjabiri/dxf'
import { dot } from '../../engineering/vectors.ts'
import type { Vec2, Vec3 } from '../geometry/kernel.ts'
import type { CadHead } from './heads.ts'
import { each, oc, type TopoDS_Face, type TopoDS_Shape, type TopoDS_Wire } from './occt.ts'
import { cross2, distance2, sub2 } from './vectors.ts'

interface View {
  readonly name: string
  /** Unit vector toward the viewer. */
  readonly normal: Vec3
  readonly x: Vec3
  readonly y: Vec3
}

/** Pairs of opposite views. The second view is omitted if it looks the same as the first. */
const VIEWS: readonly (readonly [View, View])[] = [
  [
    { name: 'TOP', normal: [0, 0, 1], x: [1, 0, 0], y: [0, 1, 0] },
    { name: 'BOTTOM', normal: [0, 0, -1], x: [1, 0, 0], y: [0, -1, 0] },
  ],
  [
    { name: 'FRONT', normal: [0, -1, 0], x: [1, 0, 0], y: [0, 0, 1] },
    { name: 'BACK', normal: [0, 1, 0], x: [-1, 0, 0], y: [0, 0, 1] },
  ],
  [
    { name: 'RIGHT', normal: [1, 0, 0], x: [0, 1, 0], y: [0, 0, 1] },
    { name: 'LEFT', normal: [-1, 0, 0], x: [0, -1, 0], y: [0, 0, 1] },
  ],
]

/** Maximum distance between faces that count as coplanar, and between points that count as coincident, in. */
const SAME_IN = 1e-5
/**
 * Faces smaller than this fraction of the largest face are edges or bolt heads. They are not drawn unless they fill the
 * view, as the end of a bar does.
 */
const FACE = { small: 0.02, filling: 0.1 }
/** Faces that span less than this fraction of the part's width or height don't define its outline. */
const NARROW = 0.45
const BETWEEN_VIEWS_IN = 2
const TEXT_IN = 0.25
/** Number of points on a curve that is neither a line nor an arc, such as the edge of a hole that crosses a bend. */
const CURVE_POINTS = 24

type Curve =
  | { readonly kind: 'circle'; readonly center: Vec2; readonly radius: number }
  | { readonly kind: 'edge'; readonly from: Vec2; readonly to: Vec2; readonly bulge: number }

/** A closed loop: a circle, or a polyline with bulges. */
type Drawn =
  | { readonly kind: 'circle'; readonly center: Vec2; readonly radius: number }
  | { readonly kind: 'polyline'; readonly points: readonly { readonly at: Vec2; readonly bulge: number }[] }

interface Drawing {
  readonly view: View
  readonly outlines: readonly Drawn[]
  readonly holes: readonly Drawn[]
}

interface PlaneFace {
  readonly face: TopoDS_Face
  readonly normal: Vec3
  /** Distance from the origin to the plane of the face, in. */
  readonly at: number
  readonly area: number
}

/** Returns the DXF drawing of a part, or undefined if none of its faces has a hole. */
export function dxfOf(head: CadHead, shape: TopoDS_Shape): string | undefined {
  const faces = planeFacesOf(shape)
  const size = sizeOf(shape)
  const drawings = VIEWS.flatMap(([view, opposite]) => {
    const [front, back] = [drawingOf(view, faces, size), drawingOf(opposite, faces, size)]
    return front && back && signatureOf(front) === signatureOf(back)
      ? [front]
      : [front, back].filter((each) => each !== undefined)
  })
  if (drawings.every(({ holes }) => holes.length === 0)) return undefined
  return dxfText(head, drawings)
}

function planeFacesOf(shape: TopoDS_Shape): PlaneFace[] {
  return [...each(shape, 'TopAbs_FACE')].flatMap((found) => {
    const face = oc.TopoDS.Face(found)
    const surface = new oc.BRepAdaptor_Surface(face, true)
    if (surface.GetType() !== 'GeomAbs_Plane') return []
    const axis = surface.Plane().Axis()
    const sign = face.Orientation() === 'TopAbs_REVERSED' ? -1 : 1
    const [along, origin] = [axis.Direction(), axis.Location()]
    const normal: Vec3 = [along.X() * sign, along.Y() * sign, along.Z() * sign]
    const properties = new oc.GProp_GProps()
    oc.BRepGProp.SurfaceProperties(face, properties, false, false)
    return [{ face, normal, at: dot(normal, [origin.X(), origin.Y(), origin.Z()]), area: properties.Mass() }]
  })
}

function sizeOf(shape: TopoDS_Shape): Vec3 {
  const box = new oc.Bnd_Box()
  oc.BRepBndLib.AddOptimal(shape, box, false, false)
  const [low, high] = [box.CornerMin(), box.CornerMax()]
  return [high.X() - low.X(), high.Y() - low.Y(), high.Z() - low.Z()]
}

/**
 * Draws the outermost faces that point in the direction of the view. Returns undefined if the faces are small relative
 * to the part.
 */
function drawingOf(view: View, faces: readonly PlaneFace[], size: Vec3): Drawing | undefined {
  const whole = Math.abs(dot(size, view.x) * dot(size, view.y))
  const least = Math.min(FACE.small * Math.max(...faces.map(({ area }) => area)), FACE.filling * whole)
  const facing = faces.filter(({ normal }) => dot(normal, view.normal) > 1 - 1e-9)
  const outermost = Math.max(...facing.filter(({ area }) => area > least).map(({ at }) => at))
  const outlines: Drawn[] = []
  const holes: Drawn[] = []
  for (const { face, at } of facing) {
    if (Math.abs(at - outermost) > SAME_IN) continue
    const outer = oc.BRepTools.OuterWire(face)
    for (const wire of each(face, 'TopAbs_WIRE'))
      (wire.IsSame(outer) ? outlines : holes).push(drawn(curvesOf(oc.TopoDS.Wire(wire), view)))
  }
  if (outlines.length === 0) return undefined
  const [low, high] = extentOf(outlines)
  const isWide = [view.x, view.y].every(
    (axis, each) => (high[each] as number) - (low[each] as number) > NARROW * Math.abs(dot(size, axis)),
  )
  return isWide && (holes.length > 0 || !outlines.every(isPlain)) ? { view, outlines, holes } : undefined
}

/** Returns true for plate edges and bolt heads, which drawings omit. */
const isPlain = (loop: Drawn): boolean =>
  loop.kind === 'circle' || (loop.points.length <= 4 && loop.points.every(({ bulge }) => bulge === 0))

function curvesOf(wire: TopoDS_Wire, { x, y }: View): Curve[] {
  const flat = (at: { X(): number; Y(): number; Z(): number }): Vec2 => {
    const point: Vec3 = [at.X(), at.Y(), at.Z()]
    return [dot(point, x), dot(point, y)]
  }
  return [...each(wire, 'TopAbs_EDGE')].flatMap((found): Curve[] => {
    const curve = new oc.BRepAdaptor_Curve(oc.TopoDS.Edge(found))
    const [first, last] = [curve.FirstParameter(), curve.LastParameter()]
    const at = (parameter: number) => flat(curve.EvalD0(parameter))
    const type = curve.GetType()
    if (type === 'GeomAbs_Line') return [{ kind: 'edge', from: at(first), to: at(last), bulge: 0 }]
    if (type === 'GeomAbs_Circle') {
      const circle = curve.Circle()
      if (last - first > 2 * Math.PI - 1e-6)
        return [{ kind: 'circle', center: flat(circle.Location()), radius: circle.Radius() }]
      const [from, middle, to] = [at(first), at((first + last) / 2), at(last)]
      const turn = cross2(sub2(to, from), sub2(middle, from)) < 0 ? 1 : -1
      return [{ kind: 'edge', from, to, bulge: turn * Math.tan((last - first) / 4) }]
    }
    const points = Array.from({ length: CURVE_POINTS + 1 }, (_, index) =>
      at(first + ((last - first) * index) / CURVE_POINTS),
    )
    return points.slice(1).map((to, index) => ({ kind: 'edge', from: points[index] as Vec2, to, bulge: 0 }))
  })
}

/**
 * Connects the curves into a loop.
 * @throws if they leave a gap
 */
function drawn(curves: readonly Curve[]): Drawn {
  const [first, ...left] = curves
  if (!first) throw new Error('The wire has no edges')
  if (first.kind === 'circle') return first
  const points = [{ at: first.from, bulge: first.bulge }]
  let end = first.to
  while (left.length > 0) {
    const index = left.findIndex(
      (curve) => curve.kind === 'edge' && [curve.from, curve.to].some((each) => distance2(each, end) < SAME_IN),
    )
    const [next] = left.splice(index, 1)
    if (index < 0 || next?.kind !== 'edge') throw new Error('The wire has a gap')
    const isForward = distance2(next.from, end) < SAME_IN
    points.push({ at: isForward ? next.from : next.to, bulge: isForward ? next.bulge : -next.bulge })
    end = isForward ? next.to : next.from
  }
  return { kind: 'polyline', points }
}

function extentOf(loops: readonly Drawn[]): readonly [Vec2, Vec2] {
  const points = loops.flatMap((loop): Vec2[] =>
    loop.kind === 'polyline'
      ? loop.points.map(({ at }) => at)
      : [-1, 1].map((side): Vec2 => [loop.center[0] + side * loop.radius, loop.center[1] + side * loop.radius]),
  )
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ]
}

/** Returns the same key for both sides of a plate if their sizes, circles, and polylines match. */
function signatureOf({ outlines, holes }: Drawing): string {
  const [low, high] = extentOf(outlines)
  const loops = [...outlines, ...holes].map((loop) =>
    loop.kind === 'circle' ? `circle ${loop.radius.toFixed(4)}` : `polyline ${loop.points.length}`,
  )
  return [...sub2(high, low).map((each) => each.toFixed(3)), ...loops.sort()].join()
}

function dxfText(head: CadHead, drawings: readonly Drawing[]): string {
  const dxf = new DxfWriter()
  dxf.setUnits(Units.Inches)
  // $MEASUREMENT selects inches. The extents let programs zoom to the whole drawing.
  dxf.setVariable('$MEASUREMENT', { 70: 0 })
  dxf.addLayer('TEXT', Colors.White, 'CONTINUOUS')
  let right = 0
  let height = 0
  for (const { view, outlines, holes } of drawings) {
    const [low, high] = extentOf(outlines)
    const put = ([x, y]: Vec2): Vec2 => [x - low[0] + right, y - low[1]]
    for (const [what, loops, color] of [
      ['OUTLINE', outlines, Colors.White],
      ['HOLES', holes, Colors.Red],
    ] as const) {
      const layerName = `${view.name}_${what}`
      if (loops.length > 0) dxf.addLayer(layerName, color, 'CONTINUOUS')
      for (const loop of loops) {
        if (loop.kind === 'circle') dxf.addCircle(point3d(...put(loop.center)), loop.radius, { layerName })
        else
          dxf.addLWPolyline(
            loop.points.map(({ at, bulge }) => ({ point: point2d(...put(at)), bulge })),
            { flags: LWPolylineFlags.Closed, layerName },
          )
      }
    }
    dxf.addText(point3d(right, -2 * TEXT_IN), TEXT_IN, `${head.partNumber} ${view.name} 1:1 in`, { layerName: 'TEXT' })
    right += high[0] - low[0] + BETWEEN_VIEWS_IN
    height = Math.max(height, high[1] - low[1])
  }
  const { name, number, revision, date, notice } = head
  for (const [line, text] of [name, `${number} Rev ${revision}, ${date}`, notice].entries())
    dxf.addText(point3d(0, -(2 * line + 5) * TEXT_IN), TEXT_IN, text, { layerName: 'TEXT' })
  dxf.setVariable('$EXTMIN', { 10: 0, 20: -9 * TEXT_IN, 30: 0 })
  dxf.setVariable('$EXTMAX', { 10: right - BETWEEN_VIEWS_IN, 20: height, 30: 0 })
  return dxf.stringify()
}
