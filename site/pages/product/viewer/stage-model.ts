/**
 * Models in the scene. Units are inches, and y is up. The part's x axis points right, and its back faces away from the
 * camera.
 */
import { MeshoptDecoder } from 'meshoptimizer/meshopt_decoder_reference.js'
import {
  AlwaysStencilFunc,
  BackSide,
  Box3,
  type BufferGeometry,
  DecrementWrapStencilOp,
  EdgesGeometry,
  FrontSide,
  Group,
  IncrementWrapStencilOp,
  LineBasicMaterial,
  LineSegments,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  type MeshStandardMaterial,
  type Plane,
  type Side,
  type StencilOp,
  Vector3,
} from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { INK } from '#catalog/brand.ts'
import type { Mate } from '#catalog/part-shape.ts'
import { METERS_PER_INCH } from '#site/three/scene.ts'

/**
 * Faces whose normals differ by less than this angle are facets of a curved surface, because circles have at least 16
 * sides.
 */
const CREASE_DEG = 35
/** Long parts have a hundred thousand edge points. A sample is enough to fit the view. */
const OUTLINE_POINTS = 4000

const TO_SCENE = new Matrix4().set(1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1)
const TO_PART = TO_SCENE.clone().invert()

export interface Shown {
  readonly group: Group
  readonly meshes: readonly Mesh<BufferGeometry, MeshStandardMaterial>[]
  /** Edge points in the scene: x, y, z in sequence. */
  outline: Float32Array
}

const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder)

/** Builds a model with its edges and with stencil counters for the faces that `clip` exposes. */
export async function buildModel(bytes: ArrayBuffer, clip: Plane): Promise<Shown> {
  const { scene: model } = await loader.parseAsync(bytes, '')
  const group = new Group()
  const body = new Group()
  body.scale.setScalar(1 / METERS_PER_INCH)
  body.add(model)
  group.add(body)
  const meshes: Mesh<BufferGeometry, MeshStandardMaterial>[] = []
  model.traverse((each) => {
    if (each instanceof Mesh) meshes.push(each as (typeof meshes)[number])
  })
  const edges = new LineBasicMaterial({ color: INK, transparent: true, opacity: 0.62 })
  for (const mesh of meshes) {
    mesh.castShadow = true
    Object.assign(mesh.material, { polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 })
    mesh.renderOrder = 3
    const lines = new LineSegments(new EdgesGeometry(mesh.geometry, CREASE_DEG), edges)
    lines.renderOrder = 4
    mesh.add(
      lines,
      counter(mesh.geometry, BackSide, IncrementWrapStencilOp, clip),
      counter(mesh.geometry, FrontSide, DecrementWrapStencilOp, clip),
    )
  }
  return { group, meshes, outline: outlineOf(group) }
}

/** Count cut faces in the stencil buffer: back faces increment the count, and front faces decrement it. */
function counter(geometry: BufferGeometry, side: Side, operation: StencilOp, clip: Plane) {
  const material = new MeshBasicMaterial({
    side,
    depthWrite: false,
    depthTest: false,
    colorWrite: false,
    stencilWrite: true,
    stencilFunc: AlwaysStencilFunc,
    stencilFail: operation,
    stencilZFail: operation,
    stencilZPass: operation,
    clippingPlanes: [clip],
  })
  return Object.assign(new Mesh(geometry, material), { renderOrder: 1, visible: false })
}

export const isCounter = ({ material }: Mesh | LineSegments) => material instanceof MeshBasicMaterial

/** Moves an attached part into position next to the main part. */
export function place(shown: Shown, { turn: [x, y, z], origin }: Mate) {
  const turn = new Matrix4().set(...x, origin[0], ...y, origin[1], ...z, origin[2], 0, 0, 0, 1)
  // Convert from y-up to z-up, place, and convert back.
  shown.group.applyMatrix4(TO_SCENE.clone().multiply(turn).multiply(TO_PART))
  shown.outline = outlineOf(shown.group)
}

export function boxOf(shown: readonly Shown[]): Box3 {
  const box = new Box3()
  for (const { group } of shown) box.expandByObject(group)
  return box
}

function outlineOf(group: Group): Float32Array {
  group.updateMatrixWorld(true)
  const found: Vector3[] = []
  group.traverse((each) => {
    if (!(each instanceof LineSegments)) return
    const position = each.geometry.getAttribute('position')
    for (let at = 0; at < position.count; at += 1)
      found.push(new Vector3().fromBufferAttribute(position, at).applyMatrix4(each.matrixWorld))
  })
  const every = Math.ceil(found.length / OUTLINE_POINTS)
  const box = new Box3().setFromPoints(found)
  const isExtreme = ({ x, y, z }: Vector3) =>
    [x - box.min.x, box.max.x - x, y - box.min.y, box.max.y - y, z - box.min.z, box.max.z - z].some((off) => off < 0.01)
  return new Float32Array(
    found.flatMap((point, index) => (index % every === 0 || isExtreme(point) ? point.toArray() : [])),
  )
}
