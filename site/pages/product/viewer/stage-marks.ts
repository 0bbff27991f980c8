import {
  BufferAttribute,
  BufferGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Points,
  PointsMaterial,
  type Vector3,
} from 'three'
import { INK, SIGNAL } from '#catalog/brand.ts'

const MAX_MARKS = 3

/** The measured points and the line between them, drawn on top of everything. */
export function createMarks() {
  const over = { depthTest: false, transparent: true, toneMapped: false }
  const ratio = Math.min(devicePixelRatio, 2)
  const positions = new BufferAttribute(new Float32Array(MAX_MARKS * 3), 3)
  const geometry = new BufferGeometry().setAttribute('position', positions)
  const between = new BufferGeometry().setAttribute('position', positions)
  const point = (size: number, color: string) =>
    new Points(geometry, new PointsMaterial({ ...over, sizeAttenuation: false, size: size * ratio, color }))
  const line = new LineSegments(between, new LineBasicMaterial({ ...over, color: INK }))
  const layers = [line, point(14, INK), point(9, SIGNAL)]
  for (const [index, each] of layers.entries()) Object.assign(each, { renderOrder: 10 + index, frustumCulled: false })
  return {
    group: new Group().add(...layers),
    set(picks: readonly Vector3[], aimed: Vector3 | undefined) {
      const points = aimed ? [...picks, aimed] : picks
      for (const [index, { x, y, z }] of points.entries()) positions.setXYZ(index, x, y, z)
      positions.needsUpdate = true
      geometry.setDrawRange(0, points.length)
      between.setDrawRange(0, picks.length > 0 && points.length > 1 ? 2 : 0)
    },
  }
}
