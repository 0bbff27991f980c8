/** Properties of parts by part number, from their traits in the catalog. Lengths are in inches. */
import type { PartShape, Point } from '#catalog/part-shape.ts'
import { type PartForm, type PartKind, type PartRole, type PartTraits, partTraits } from '#catalog/part-traits.ts'
import type { TrussSize } from '#engineering/members/truss-models.ts'

/** Returns the loaded shape of a part (`media/holes/`), or undefined if there is none. */
export type Shapes = (partNumber: string) => PartShape | undefined

export const partKind = (partNumber: string): PartKind => partTraits.get(partNumber)?.kind ?? 'other'

export const partForm = (partNumber: string): PartForm | undefined => partTraits.get(partNumber)?.form

export const partRole = (partNumber: string): PartRole | undefined => partTraits.get(partNumber)?.role

/** Returns how a part that rolls on the floor can be kept from rolling. Undefined for other parts. */
export const partWheel = (partNumber: string): PartTraits['wheel'] => partTraits.get(partNumber)?.wheel

/** Returns true for parts that are sold by the foot and carry load along their x axis. */
export const isMember = (partNumber: string): boolean => partTraits.get(partNumber)?.member !== undefined

/** Returns the series of a part that is sold by the foot, such as 'BS-TR12A'. Other parts have no series. */
export const seriesOf = (partNumber: string): string | undefined => partTraits.get(partNumber)?.member?.series

/** Returns the length of a truss section or an extrusion, in. Undefined for other parts. */
export const lengthInOf = (partNumber: string): number | undefined => {
  const { member, lengthFt } = partTraits.get(partNumber) ?? {}
  return member && lengthFt && 12 * lengthFt
}

/** Returns the ends of a member's axis in the coordinates of its solid. Undefined for parts without an axis. */
export function axisOf(partNumber: string): readonly [from: Point, to: Point] | undefined {
  const lengthIn = lengthInOf(partNumber)
  return lengthIn === undefined
    ? undefined
    : [
        [0, 0, 0],
        [lengthIn, 0, 0],
      ]
}

/** Truss depth in inches: 3, 6, or 12. Undefined for anything other than truss of constant depth. */
export const trussSizeOf = (partNumber: string): TrussSize | undefined => {
  const { kind, trussSizes = [] } = partTraits.get(partNumber) ?? {}
  return kind === 'truss' && trussSizes.length === 1 ? trussSizes[0] : undefined
}
