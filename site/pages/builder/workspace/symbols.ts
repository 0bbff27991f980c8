/** Supports and loads, as the 3D view and the report draw them. */
import type { Point, Structure } from '#builder/model.ts'
import { type Box, difference, placed, placedBox } from '#builder/turns.ts'
import type { Symbol3D } from '../stage/overlay.ts'
import type { Builder } from './builder.ts'

const ARROW_IN = 24

/** Returns the symbols of the supports and loads. `box` encloses the structure. */
export function symbolsOf(builder: Builder, structure: Structure, [min, max]: Box): Symbol3D[] {
  const byId = new Map(structure.parts.map((part) => [part.id, part]))
  const supports = structure.supports.flatMap(({ part, at, kind }): Symbol3D[] => {
    const host = byId.get(part)
    return host ? [{ at: placed(host, at), kind }] : []
  })
  const loads = structure.loads.flatMap((load): Symbol3D[] => {
    const arrow = (at: Point, force: Point): Symbol3D => ({ at, kind: 'load', toward: arrowAlong(force) })
    if (load.kind === 'point') {
      const host = byId.get(load.part)
      return host ? [arrow(placed(host, load.at), load.forceLb)] : []
    }
    if (load.kind === 'line') {
      const host = byId.get(load.part)
      if (!host) return []
      const steps = 5
      return Array.from({ length: steps }, (_, index) => {
        const x = load.fromIn + ((load.toIn - load.fromIn) * index) / (steps - 1)
        return arrow(builder.topAt(host, x), load.lbPerFt)
      })
    }
    if (load.kind === 'area') {
      return load.parts.flatMap((id) => {
        const host = byId.get(id)
        const center = host && builder.centerOf(host)
        return center ? [arrow(center, [0, 0, -load.psf])] : []
      })
    }
    const middle: Point = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, max[2] * 0.75]
    const [x, y] = load.direction
    const at: Point = [
      x > 0 ? min[0] : x < 0 ? max[0] : middle[0],
      y > 0 ? min[1] : y < 0 ? max[1] : middle[1],
      middle[2],
    ]
    return [arrow(at, load.direction)]
  })
  return [...supports, ...loads]
}

const arrowAlong = (force: Point): Point => {
  const size = Math.hypot(...force)
  return size === 0
    ? [0, 0, -ARROW_IN]
    : ([0, 1, 2].map((axis) => ((force[axis] ?? 0) / size) * ARROW_IN) as unknown as Point)
}

/** Returns the tails and tips of the arrows of all loads. */
export function loadArrows(builder: Builder, structure: Structure): (readonly [tail: Point, tip: Point])[] {
  const boxes = structure.parts.flatMap((part) => {
    const shape = builder.shapes(part.partNumber)
    return shape ? [placedBox(part, shape.box)] : []
  })
  const corner = (end: 0 | 1, of: (...values: number[]) => number): Point =>
    [0, 1, 2].map((axis) => of(...boxes.map((each) => each[end][axis] as number))) as unknown as Point
  return symbolsOf(builder, structure, [corner(0, Math.min), corner(1, Math.max)]).flatMap(({ at, toward }) =>
    toward ? [[difference(at, toward), at] as const] : [],
  )
}
