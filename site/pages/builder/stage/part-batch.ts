/**
 * All parts of a structure in one batch, so that a frame needs few draw calls. Each instance shows the simple or the
 * detailed model of its part, depending on its distance and on a triangle budget.
 */
import { BatchedMesh, Color, Matrix4, type Plane } from 'three'
import { MAX_PARTS, type PlacedPart, type Point } from '#builder/model.ts'
import { type Box, placedBox } from '#builder/turns.ts'
import { partMaterial } from './light.ts'
import type { Model, Models } from './part-models.ts'

/** Detailed models are shown while their total number of triangles is below this limit. */
const BUDGET = { fast: 1_500_000, slow: 60_000 }
/**
 * A part without a simple model shows its detailed model if the model has fewer triangles than
 * this. These parts have a separate budget.
 */
const LIGHT = 6000
const LIGHT_BUDGET = { fast: 6_000_000, slow: 120_000 }
/** Smaller structures are drawn as a whole, because frustum culling would take longer on the main thread. */
const MIN_CULLED_PARTS = 600

/** Limits the factor that lightens dark materials. */
const DARKEST = 0.002

export interface Paint {
  readonly color: Color
  readonly isTint: boolean
}

interface Instance {
  readonly id: number
  part: PlacedPart
  model: Model
  /** Bounding box in the coordinates of the structure. */
  box: Box
  /** The mesh that the pointer hits: the outline without holes if the part's simple model shows its outline. */
  solid: Model
}

const trianglesIn = (model: Model) => model.triangles.indices.length / 3

export function createPartBatch(models: Models, isSlow: boolean) {
  const material = partMaterial({ vertexColors: true, metalness: 0.55, roughness: 0.42 }, isSlow)
  Object.assign(material, { polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 })
  let capacity = { vertices: 60_000, indices: 120_000 }
  const mesh = new BatchedMesh(MAX_PARTS + 1, capacity.vertices, capacity.indices, material)
  mesh.sortObjects = false
  mesh.frustumCulled = false
  mesh.castShadow = !isSlow
  mesh.receiveShadow = !isSlow
  const geometryIds = new Map<Model, number>()
  let used = { vertices: 0, indices: 0 }
  const instances = new Map<string, Instance>()
  const matrix = new Matrix4()
  const painted = new Color()

  function geometryId(model: Model): number {
    const known = geometryIds.get(model)
    if (known !== undefined) return known
    const [vertices, indices] = [model.triangles.positions.length / 3, model.triangles.indices.length]
    used = { vertices: used.vertices + vertices, indices: used.indices + indices }
    if (used.vertices > capacity.vertices || used.indices > capacity.indices) {
      capacity = { vertices: used.vertices * 2, indices: used.indices * 2 }
      mesh.setGeometrySize(capacity.vertices, capacity.indices)
    }
    const id = mesh.addGeometry(model.geometry)
    geometryIds.set(model, id)
    return id
  }

  function placeInstance(id: number, { turn: [x, y, z], at }: PlacedPart) {
    mesh.setMatrixAt(id, matrix.set(...x, at[0], ...y, at[1], ...z, at[2], 0, 0, 0, 1))
  }

  function show(instance: Instance, model: Model) {
    if (instance.model === model) return
    instance.model = model
    if (!models.hasSimple(instance.part.partNumber)) instance.solid = model
    mesh.setGeometryIdAt(instance.id, geometryId(model))
  }

  return {
    mesh,
    instances: instances as ReadonlyMap<string, Readonly<Instance>>,
    /** Shows the given parts. Omits parts whose shapes have not loaded. */
    update(parts: readonly PlacedPart[]) {
      const current = new Set<string>()
      for (const part of parts) {
        const found = models.of(part.partNumber)
        if (!found) continue
        current.add(part.id)
        const instance = instances.get(part.id)
        if (!instance || instance.part.partNumber !== part.partNumber) {
          if (instance) mesh.deleteInstance(instance.id)
          const id = mesh.addInstance(geometryId(found.simple))
          const box = placedBox(part, found.box)
          instances.set(part.id, { id, part, box, model: found.simple, solid: found.simple })
          placeInstance(id, part)
          mesh.setVisibleAt(id, !part.isHidden)
        } else if (instance.part !== part) {
          instance.part = part
          instance.box = placedBox(part, found.box)
          placeInstance(instance.id, part)
          mesh.setVisibleAt(instance.id, !part.isHidden)
        }
      }
      for (const [id, instance] of instances)
        if (!current.has(id)) {
          mesh.deleteInstance(instance.id)
          instances.delete(id)
        }
      mesh.perObjectFrustumCulled = instances.size >= MIN_CULLED_PARTS
    },
    /** Selects simple and detailed models. The parts nearest the given point get detailed models first. */
    choose(near: Point) {
      let budget = isSlow ? BUDGET.slow : BUDGET.fast
      let lightBudget = isSlow ? LIGHT_BUDGET.slow : LIGHT_BUDGET.fast
      const byDistance = [...instances.values()]
        .filter(({ part }) => !part.isHidden)
        .map((instance) => {
          const { at } = instance.part
          return { instance, away: Math.hypot(at[0] - near[0], at[1] - near[1], at[2] - near[2]) }
        })
        .sort((a, b) => a.away - b.away)
      for (const { instance } of byDistance) {
        const { partNumber } = instance.part
        const found = models.of(partNumber)
        if (!found) continue
        const hasSimple = models.hasSimple(partNumber)
        if (!found.detailed && !(isSlow && hasSimple) && budget > 0) models.load(partNumber)
        const cost = found.detailed ? trianglesIn(found.detailed) : 0
        const isLight = cost < LIGHT && !hasSimple && lightBudget >= cost
        if (found.detailed && (isLight || budget >= cost)) {
          if (isLight) lightBudget -= cost
          else budget -= cost
          show(instance, found.detailed)
        } else show(instance, found.simple)
      }
    },
    /**
     * Colors parts. A tint multiplies the material colors. A color replaces their main color, so that results look the
     * same on dark and light parts.
     */
    color(paintOf: (part: PlacedPart) => Paint) {
      for (const { id, part, model } of instances.values()) {
        const { color, isTint } = paintOf(part)
        painted.copy(color)
        if (!isTint) {
          painted.r /= Math.max(model.base.r, DARKEST)
          painted.g /= Math.max(model.base.g, DARKEST)
          painted.b /= Math.max(model.base.b, DARKEST)
        }
        mesh.setColorAt(id, painted)
      }
    },
    clip(planes: readonly Plane[]) {
      material.clippingPlanes = [...planes]
      material.needsUpdate = true
    },
    dispose() {
      mesh.dispose()
      material.dispose()
    },
  }
}
