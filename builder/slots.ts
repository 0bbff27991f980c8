/** Slots in extrusions. A slot nut and a bolt attach a part at any point along the slot. */
import type { PartShape } from '#catalog/part-shape.ts'
import { type ProfileSeries, profileModels, profileSeries } from '#engineering/sections/profile-models.ts'
import { allFacesOf, type Bolt } from './faces.ts'
import type { Point } from './model.ts'
import { lengthInOf, seriesOf } from './shapes.ts'
import { distance, dot, inverted, type Placement, placed, scaled, turned } from './turns.ts'

/** Maximum distance from a hole to the centerline of a slot, and maximum gap between the faces, in. */
const ALIGNED_IN = 0.03
/** Minimum distance from a bolt to the end of the extrusion, in inches. */
const END_IN = 0.5

export interface Slot {
  readonly normal: Point
  /** Starting point of the slot's centerline, on the face at the start of the extrusion. */
  readonly start: Point
  readonly lengthIn: number
}

const NORMALS: readonly Point[] = [
  [0, 0, 1],
  [0, -1, 0],
  [0, 0, -1],
  [0, 1, 0],
]

const isProfile = (series: string | undefined): series is ProfileSeries =>
  series !== undefined && series in profileSeries

/** Returns the slots of an extrusion in the coordinates of its solid. Other parts have no slots. */
export function slotsOf(partNumber: string): Slot[] {
  const [series, lengthIn] = [seriesOf(partNumber), lengthInOf(partNumber)]
  if (!isProfile(series) || lengthIn === undefined) return []
  return profileModels[profileSeries[series]].slots.map(([y, z, quarters]) => ({
    normal: NORMALS[quarters] as Point,
    start: [0, y, z],
    lengthIn,
  }))
}

export interface SlotConnection {
  readonly normal: Point
  readonly bolts: readonly Bolt[]
}

type Named = readonly [partNumber: string, shape: PartShape]

/** Finds the holes in one part that line up with a slot in the other. Results are in the coordinates of part `a`. */
export function slotConnections([a, shapeA]: Named, [b, shapeB]: Named, toA: Placement): SlotConnection[] {
  const toB = inverted(toA)
  return [
    ...slotsOf(a).flatMap((slot) => onSlot(slot, shapeB, toA, 'a')),
    ...slotsOf(b).flatMap((slot) =>
      onSlot(slot, shapeA, toB, 'b').map(({ normal, bolts }) => ({
        normal: scaled(turned(toA.turn, normal), -1),
        bolts: bolts.map((bolt) => ({ ...bolt, at: placed(toA, bolt.at) })),
      })),
    ),
  ]
}

function onSlot(slot: Slot, shape: PartShape, toSlot: Placement, slotted: 'a' | 'b'): SlotConnection[] {
  return allFacesOf(shape).flatMap((face) => {
    if (dot(turned(toSlot.turn, face.normal), slot.normal) > -0.9999) return []
    const bolts = new Map<number, Bolt>()
    for (const [index, point] of face.points.entries()) {
      const at = placed(toSlot, point)
      const hole = face.holes[index]
      const isOnSlot =
        distance([0, at[1], at[2]], slot.start) < ALIGNED_IN && at[0] > END_IN && at[0] < slot.lengthIn - END_IN
      if (!isOnSlot || !hole || hole.isThreaded || bolts.has(hole.bolt)) continue
      const isA = slotted === 'a'
      bolts.set(hole.bolt, {
        inA: isA ? -1 : hole.bolt,
        inB: isA ? hole.bolt : -1,
        at,
        layersIn: isA ? [0, hole.depthIn] : [hole.depthIn, 0],
        isThreaded: [isA, !isA],
      })
    }
    return bolts.size > 0 ? [{ normal: slot.normal, bolts: [...bolts.values()] }] : []
  })
}
