/**
 * Models of parts by part number. A simple model made of bars is available immediately, and the detailed model is
 * available after its file has loaded.
 */
import { MeshoptDecoder } from 'meshoptimizer/meshopt_decoder_reference.js'
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  Matrix3,
  Matrix4,
  Mesh,
  type MeshStandardMaterial,
  type Object3D,
  Triangle,
  Vector3,
} from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import type { PartShape } from '#catalog/part-shape.ts'
import { partTraits } from '#catalog/part-traits.ts'
import { modelOf } from '#site/three/part-files.ts'
import { METERS_PER_INCH } from '#site/three/scene.ts'
import { barsOf, hasSimpleModel, type Triangles, trianglesOf } from './bars.ts'
import { blocksOf } from './ray.ts'

/** A model whose vertices have the colors of the part's materials. */
export interface Model {
  readonly triangles: Triangles
  readonly geometry: BufferGeometry
  /** The color that covers most of the surface. */
  readonly base: Color
}

export interface PartModels {
  readonly box: PartShape['box']
  readonly simple: Model
  detailed?: Model
}

/** Converts meters with y up to inches with z up. */
const TO_PART = new Matrix4().set(1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, 0, 0, 0, 1).scale(inverted(METERS_PER_INCH))
const ALUMINUM = new Color(0.7, 0.7, 0.71)
const STEEL = new Color(0.38, 0.39, 0.4)
const PLYWOOD = new Color(0.5, 0.33, 0.17)

function inverted(scale: number) {
  return new Vector3(1, 1, 1).divideScalar(scale)
}

const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder)

const colorOf = (partNumber: string) => {
  const traits = partTraits.get(partNumber)
  if (traits?.member?.material === 'steel') return STEEL
  return traits?.form === 'deck panel' ? PLYWOOD : ALUMINUM
}

function modelFrom(triangles: Triangles, colors: Uint8Array<ArrayBuffer>): Model {
  const position = new BufferAttribute(triangles.positions, 3)
  const color = new BufferAttribute(colors, 3, true)
  const geometry = new BufferGeometry()
    .setAttribute('position', position)
    .setAttribute('normal', new BufferAttribute(triangles.normals, 3))
    .setAttribute('color', color)
    .setIndex(new BufferAttribute(triangles.indices, 1))
  geometry.computeBoundingBox()
  geometry.computeBoundingSphere()
  // Compute the blocks now, so that the first click doesn't have to wait for them.
  blocksOf(triangles)
  return { triangles, geometry, base: mainColorOf(position, color, triangles.indices) }
}

/** Returns the color with the largest area, such as the plywood of a deck with a metal frame and many screws. */
function mainColorOf(position: BufferAttribute, color: BufferAttribute, indices: Uint32Array): Color {
  const triangle = new Triangle()
  const found = new Color()
  const areas = new Map<number, number>()
  let most = 0
  for (let at = 0; at < indices.length; at += 3) {
    const [a = 0, b = 0, c = 0] = indices.subarray(at, at + 3)
    triangle.setFromAttributeAndIndices(position, a, b, c)
    const key = (color.getX(a) * 256 + color.getY(a)) * 256 + color.getZ(a)
    const area = (areas.get(key) ?? 0) + triangle.getArea()
    areas.set(key, area)
    if (area < most) continue
    most = area
    found.fromBufferAttribute(color, a)
  }
  return found
}

function simpleModel(partNumber: string, shape: PartShape): Model {
  const triangles = trianglesOf(barsOf(partNumber, shape))
  const colors = new Uint8Array(triangles.positions.length)
  fillColor(colors, 0, colors.length, colorOf(partNumber))
  return modelFrom(triangles, colors)
}

function fillColor(colors: Uint8Array, from: number, to: number, { r, g, b }: Color) {
  for (let at = from; at < to; at += 3) colors.set([r * 255, g * 255, b * 255], at)
}

/** Merges the meshes in a model file into one geometry, in the coordinates of the part's solid. */
async function detailedModel(bytes: ArrayBuffer): Promise<Model> {
  const { scene } = await loader.parseAsync(bytes, '')
  scene.updateMatrixWorld(true)
  const meshes: Mesh<BufferGeometry, MeshStandardMaterial>[] = []
  scene.traverse((each: Object3D) => {
    if (each instanceof Mesh) meshes.push(each as (typeof meshes)[number])
  })
  const count = (of: 'position' | 'index') =>
    meshes.reduce(
      (sum, { geometry }) => sum + ((of === 'index' ? geometry.index : geometry.getAttribute('position'))?.count ?? 0),
      0,
    )
  const vertices = count('position')
  const positions = new Float32Array(vertices * 3)
  const normals = new Float32Array(vertices * 3)
  const colors = new Uint8Array(vertices * 3)
  const indices = new Uint32Array(count('index'))
  let [vertex, index] = [0, 0]
  const point = new Vector3()
  for (const { geometry, matrixWorld, material } of meshes) {
    const matrix = TO_PART.clone().multiply(matrixWorld)
    const turn = new Matrix3().getNormalMatrix(matrix)
    const position = geometry.getAttribute('position')
    const normal = geometry.getAttribute('normal')
    for (let at = 0; at < position.count; at += 1) {
      point
        .fromBufferAttribute(position, at)
        .applyMatrix4(matrix)
        .toArray(positions, (vertex + at) * 3)
      point
        .fromBufferAttribute(normal, at)
        .applyMatrix3(turn)
        .normalize()
        .toArray(normals, (vertex + at) * 3)
    }
    fillColor(colors, vertex * 3, (vertex + position.count) * 3, material.color)
    for (let at = 0; at < (geometry.index?.count ?? 0); at += 1) {
      indices[index] = vertex + (geometry.index?.getX(at) ?? 0)
      index += 1
    }
    vertex += position.count
    geometry.dispose()
    material.dispose()
  }
  return modelFrom({ positions, normals, indices }, colors)
}

/**
 * Creates the model store.
 * @param onLoaded called when the detailed model of a part has loaded
 */
export function createModels(shapes: (partNumber: string) => PartShape | undefined, onLoaded: () => void) {
  const models = new Map<string, PartModels>()
  const requested = new Set<string>()
  const ending = new AbortController()

  return {
    /** Returns the models for a part, or undefined if its shape has not loaded. */
    of(partNumber: string): PartModels | undefined {
      const found = models.get(partNumber)
      if (found) return found
      const shape = shapes(partNumber)
      if (!shape) return undefined
      const made = { box: shape.box, simple: simpleModel(partNumber, shape) }
      models.set(partNumber, made)
      return made
    },
    /** Starts loading the detailed model. If loading fails, the simple model stays. */
    load(partNumber: string) {
      if (requested.has(partNumber)) return
      requested.add(partNumber)
      modelOf(partNumber, ending.signal)
        .then(detailedModel)
        .then((detailed) => {
          const found = models.get(partNumber)
          if (!found || ending.signal.aborted) return detailed.geometry.dispose()
          found.detailed = detailed
          onLoaded()
        })
        .catch((error) => {
          if (!ending.signal.aborted) console.warn(error)
        })
    },
    hasSimple: hasSimpleModel,
    dispose() {
      ending.abort()
      for (const { simple, detailed } of models.values()) {
        simple.geometry.dispose()
        detailed?.geometry.dispose()
      }
    },
  }
}

export type Models = ReturnType<typeof createModels>
