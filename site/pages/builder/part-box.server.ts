import type { Point } from '#builder/model.ts'
import { axisOf, partKind } from '#builder/shapes.ts'
import { measuredParts } from '#catalog/studio-results.server.ts'

/** A part's box, based on its size: members and railings start at x = 0, and all other parts are centered on z = 0. */
export function boxOf(partNumber: string): readonly [Point, Point] | undefined {
  const [x, y, z] = measuredParts[partNumber]?.sizeIn ?? []
  if (x === undefined || y === undefined || z === undefined) return undefined
  const isMember = axisOf(partNumber) !== undefined
  const from = isMember || partKind(partNumber) === 'rail' ? 0 : -x / 2
  return [
    [from, -y / 2, isMember ? -z / 2 : 0],
    [from + x, y / 2, isMember ? z / 2 : z],
  ]
}
