/** Edges of all parts, drawn as instanced lines: one draw call for each distinct model. */
import {
  type BufferAttribute,
  type BufferGeometry,
  EdgesGeometry,
  Group,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  LineBasicMaterial,
  LineSegments,
  type Plane,
} from 'three'
import type { PlacedPart } from '#builder/model.ts'
import { INK } from '#catalog/brand.ts'
import type { Model } from './part-models.ts'

/** Faces whose normals differ by less than this angle are facets of a curved surface. */
const CREASE_DEG = 35
const ROWS = ['rowX', 'rowY', 'rowZ'] as const

/** Transforms a line by the three rows of an instance's matrix. */
const PLACED = `
  vec4 inPart = vec4( position, 1.0 );
  vec3 transformed = vec3( dot( rowX, inPart ), dot( rowY, inPart ), dot( rowZ, inPart ) );`

function lineMaterial() {
  const material = new LineBasicMaterial({ color: INK, transparent: true })
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = `${ROWS.map((row) => `attribute vec4 ${row};`).join('\n')}\n${shader.vertexShader.replace(
      '#include <begin_vertex>',
      PLACED,
    )}`
  }
  return material
}

interface Shown {
  readonly part: PlacedPart
  readonly model: Model
}

/**
 * Returns an attribute with room for at least the given number of instances. The attribute is reused during a drag,
 * because creating buffers is slow.
 */
function rowsOf(geometry: BufferGeometry, name: string, count: number): BufferAttribute {
  const known = geometry.getAttribute(name) as BufferAttribute | undefined
  if (known && known.count >= count) return known
  // Frees the buffers of the attributes being replaced.
  geometry.dispose()
  const made = new InstancedBufferAttribute(new Float32Array(count * 8), 4)
  geometry.setAttribute(name, made)
  return made
}

export function createEdges() {
  const material = lineMaterial()
  const group = new Group()
  const edgesOf = new Map<Model, BufferGeometry>()
  const lines = new Map<Model, LineSegments<InstancedBufferGeometry>>()

  function linesOf(model: Model) {
    const known = lines.get(model)
    if (known) return known
    const edges = edgesOf.get(model) ?? new EdgesGeometry(model.geometry, CREASE_DEG)
    edgesOf.set(model, edges)
    const geometry = new InstancedBufferGeometry()
    geometry.setAttribute('position', edges.getAttribute('position') as BufferAttribute)
    const made = new LineSegments(geometry, material)
    made.frustumCulled = false
    lines.set(model, made)
    group.add(made)
    return made
  }

  return {
    group,
    material,
    /** Draws the edges of the given parts. */
    show(parts: Iterable<Shown>) {
      const byModel = Map.groupBy(parts, ({ model }) => model)
      for (const [model, line] of lines) line.visible = byModel.has(model)
      for (const [model, shown] of byModel) {
        const { geometry } = linesOf(model)
        for (const axis of [0, 1, 2] as const) {
          const rows = rowsOf(geometry, ROWS[axis], shown.length)
          for (const [index, { part }] of shown.entries())
            rows.array.set([...part.turn[axis], part.at[axis]], index * 4)
          rows.needsUpdate = true
        }
        geometry.instanceCount = shown.length
      }
    },
    clip(planes: readonly Plane[]) {
      material.clippingPlanes = [...planes]
      material.needsUpdate = true
    },
    dispose() {
      for (const { geometry } of lines.values()) geometry.dispose()
      for (const geometry of edgesOf.values()) geometry.dispose()
      material.dispose()
    },
  }
}
