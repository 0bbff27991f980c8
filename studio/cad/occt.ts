/**
 * Loads OpenCASCADE (WebAssembly, LGPL-2.1) to get exact planes, cylinders, cones, and tori. It never frees memory, so
 * each process makes only a few parts (`renew.ts`).
 */
import initialize, {
  type gp_Pnt,
  type gp_Trsf,
  type TopAbs_ShapeEnum,
  type TopoDS_Face,
  type TopoDS_Shape,
  type TopoDS_Wire,
} from 'replicad-opencascadejs'
import { cross, difference, unit } from '../../engineering/vectors.ts'
import type { Outline, Vec2, Vec3 } from '../geometry/kernel.ts'
import { type Arc, anglesOf, type Loop, regionsOf } from './arcs.ts'
import { IDENTITY, type Matrix } from './vectors.ts'

export type { TopoDS_Face, TopoDS_Shape, TopoDS_Wire } from 'replicad-opencascadejs'

export const oc = await initialize({ print: () => undefined })

export const point = (at: Vec3): gp_Pnt => new oc.gp_Pnt(...at)
export const direction = (along: Vec3) => new oc.gp_Dir(...along)
export const progress = () => new oc.Message_ProgressRange()

/** Maps the points of an outline to 3D space. */
export type Plane = (at: Vec2) => Vec3
export const level =
  (z: number): Plane =>
  ([x, y]) => [x, y, z]
/** Plane for `revolve`: x is the radius and y is the height. */
export const upright: Plane = ([x, y]) => [x, 0, y]

export function* each(shape: TopoDS_Shape, kind: TopAbs_ShapeEnum): Generator<TopoDS_Shape> {
  for (const found = new oc.TopExp_Explorer(shape, kind, 'TopAbs_SHAPE'); found.More(); found.Next())
    yield found.Current()
}

export const solidsIn = (shape: TopoDS_Shape): TopoDS_Shape[] => [...each(shape, 'TopAbs_SOLID')]

/** Returns the volume, in³. */
export function volumeOf(shape: TopoDS_Shape): number {
  const found = new oc.GProp_GProps()
  oc.BRepGProp.VolumeProperties(shape, found, false, false, false)
  return found.Mass()
}

export const isValid = (shape: TopoDS_Shape): boolean => new oc.BRepCheck_Analyzer(shape, true, false, false).IsValid()

export function trsfOf(matrix: Matrix): gp_Trsf {
  const made = new oc.gp_Trsf()
  made.SetValues(...matrix)
  return made
}

/** Returns a copy of the shape with transformed geometry. */
export function moved(shape: TopoDS_Shape, matrix: Matrix): TopoDS_Shape {
  if (matrix.every((value, index) => Math.abs(value - (IDENTITY[index] as number)) < 1e-14)) return shape
  return new oc.BRepBuilderAPI_Transform(shape, trsfOf(matrix), true).Shape()
}

/** Returns the same shape at a different location, without copying its geometry. */
export const located = (shape: TopoDS_Shape, matrix: Matrix): TopoDS_Shape =>
  shape.Moved(new oc.TopLoc_Location(trsfOf(matrix)), false)

/** @throws if the kernel fails */
export function boolean(
  kind: 'Cut' | 'Fuse' | 'Common',
  first: readonly TopoDS_Shape[],
  tools: readonly TopoDS_Shape[],
): TopoDS_Shape[] {
  const operation = new oc[`BRepAlgoAPI_${kind}`]()
  operation.SetArguments(listOf(first))
  operation.SetTools(listOf(tools))
  operation.SetRunParallel(false)
  operation.SetUseOBB(true)
  operation.SetNonDestructive(true)
  operation.SetToFillHistory(false)
  operation.Build(progress())
  if (operation.HasErrors()) throw new Error(`${kind} of ${first.length} and ${tools.length} solids failed`)
  return solidsIn(operation.Shape()).map(withoutLocation)
}

/**
 * Applies the location of a shape to its geometry. Operations may return an unchanged shape that still has a separate
 * location.
 */
function withoutLocation(shape: TopoDS_Shape): TopoDS_Shape {
  const location = shape.Location()
  if (location.IsIdentity()) return shape
  const base = shape.Located(new oc.TopLoc_Location(), false)
  return new oc.BRepBuilderAPI_Transform(base, location.Transformation(), true).Shape()
}

function listOf(shapes: readonly TopoDS_Shape[]) {
  const list = new oc.NCollection_List_TopoDS_Shape()
  for (const shape of shapes) list.Append(shape)
  return list
}

/** Merges adjacent faces on the same surface and adjacent edges on the same curve. */
export function unified(shape: TopoDS_Shape): TopoDS_Shape {
  const unifier = new oc.ShapeUpgrade_UnifySameDomain(shape, true, true, false)
  unifier.AllowInternalEdges(false)
  unifier.Build()
  return unifier.Shape()
}

/**
 * Returns the solid that the faces enclose.
 * @throws if they leave a gap
 */
export function sewn(faces: readonly TopoDS_Shape[], tolerance: number): TopoDS_Shape {
  const sewing = new oc.BRepBuilderAPI_Sewing(tolerance)
  for (const face of faces) sewing.Add(face)
  sewing.Perform(progress())
  const [shell] = each(sewing.SewedShape(), 'TopAbs_SHELL')
  if (!shell || sewing.NbFreeEdges() > 0) throw new Error(`Sewing left ${sewing.NbFreeEdges()} free edges`)
  return fixed(new oc.BRepBuilderAPI_MakeSolid(oc.TopoDS.Shell(shell)).Solid())
}

/** Corrects the orientation and edges of a solid, for example if the solid is inside out. */
export function fixed(solid: TopoDS_Shape): TopoDS_Shape {
  const fix = new oc.ShapeFix_Solid(oc.TopoDS.Solid(solid))
  fix.Perform(progress())
  const [only] = solidsIn(fix.Solid())
  return only ?? solid
}

/** Makes a flat face with these corners. */
export function polygonFace(points: readonly Vec3[]): TopoDS_Face {
  const wire = new oc.BRepBuilderAPI_MakeWire()
  for (const [index, from] of points.entries()) wire.Add(lineEdge(from, points[(index + 1) % points.length] as Vec3))
  return new oc.BRepBuilderAPI_MakeFace(wire.Wire(), true).Face()
}

export const lineEdge = (from: Vec3, to: Vec3) => new oc.BRepBuilderAPI_MakeEdge(point(from), point(to)).Edge()

export function arcEdge(arc: Arc, plane: Plane) {
  const [from, to] = anglesOf(arc)
  const middle: Vec2 = [
    arc.center[0] + arc.radius * Math.cos((from + to) / 2),
    arc.center[1] + arc.radius * Math.sin((from + to) / 2),
  ]
  const made = new oc.GC_MakeArcOfCircle(point(plane(arc.from)), point(plane(middle)), point(plane(arc.to)))
  return new oc.BRepBuilderAPI_MakeEdge(made.Value()).Edge()
}

export function wireOf(loop: Loop, plane: Plane): TopoDS_Wire {
  const maker = new oc.BRepBuilderAPI_MakeWire()
  if (loop.kind === 'circle') {
    const { center, radius, left } = loop
    const origin = plane([0, 0])
    const [u, v] = [difference(plane([1, 0]), origin), difference(plane([0, 1]), origin)]
    const normal = unit(left ? cross(u, v) : cross(v, u))
    const axes = new oc.gp_Ax2(point(plane(center)), direction(normal), direction(u))
    maker.Add(new oc.BRepBuilderAPI_MakeEdge(new oc.gp_Circ(axes, radius)).Edge())
  } else
    for (const edge of loop.edges)
      maker.Add(edge.kind === 'arc' ? arcEdge(edge, plane) : lineEdge(plane(edge.from), plane(edge.to)))
  return maker.Wire()
}

/** Makes one face per region of an outline. */
export const facesOf = (outline: Outline, plane: Plane): TopoDS_Face[] =>
  regionsOf(outline).map(({ outer, holes }) => {
    const maker = new oc.BRepBuilderAPI_MakeFace(wireOf(outer, plane), true)
    for (const hole of holes) maker.Add(wireOf(hole, plane))
    return maker.Face()
  })
