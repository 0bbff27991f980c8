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
import type { PlacedPart } from '../../../../builder/model.ts'
import { INK } from '../../../../catalog/brand.ts'
import type { Model } from './part-models.ts'

/** Faces that meet at a smaller angle are facets of a curve. */
const CREASE_DEG = 35
const ROWS = ['rowX', 'rowY', 'rowZ'] as const

/** Places a line by the three rows of an instance's matrix. */
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
    /** Draws the edges of these parts. */
    show(parts: Iterable<Shown>) {
      const byModel = Map.groupBy(parts, ({ model }) => model)
      for (const [model, line] of lines) line.visible = byModel.has(model)
      for (const [model, shown] of byModel) {
        const { geometry } = linesOf(model)
        const rows = ROWS.map(() => new Float32Array(shown.length * 4))
        for (const [index, { part }] of shown.entries())
          for (const axis of [0, 1, 2] as const) rows[axis]?.set([...part.turn[axis], part.at[axis]], index * 4)
        for (const [axis, name] of ROWS.entries())
          geometry.setAttribute(name, new InstancedBufferAttribute(rows[axis] as Float32Array, 4))
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
