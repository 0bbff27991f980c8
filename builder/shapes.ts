/** Properties that the builder derives from part numbers and holes. Lengths are in inches. */
import type { PartShape, Point } from '#catalog/part-shape.ts'

/** Returns the loaded shape of a part (`media/holes/`), or undefined if there is none. */
export type Shapes = (partNumber: string) => PartShape | undefined

export type PartKind =
  | 'truss'
  | 'extrusion'
  | 'plate'
  | 'gusset'
  | 'corner'
  | 'base'
  | 'hinge'
  | 'deck'
  | 'rail'
  | 'stair'
  | 'panel'
  | 'rigging'
  | 'mount'
  | 'hardware'
  | 'other'

/** Kinds by part number prefix. The first match applies. */
const KINDS: readonly (readonly [start: RegExp, kind: PartKind])[] = [
  [/^BS-TR(\d\d[AS]|TPA)-/, 'truss'],
  [/^BS-EX(\d{4}|-FR\d\d)-/, 'extrusion'],
  [/^BS-TR-CB/, 'corner'],
  [/^BS-(TR-GB|PL-BS|MO-(CA|LF|SJ|CJ|VW))/, 'base'],
  [/^BS-TR-(EF|BXA|RP|SP)/, 'plate'],
  [/^BS-PL-(G90|G180|BT)/, 'gusset'],
  [/^BS-PL-/, 'plate'],
  [/^BS-HG-(180|H\d|FL)/, 'hinge'],
  [/^BS-AC-(DP|LN)/, 'deck'],
  [/^BS-AC-(GR|GT|HR|TB)/, 'rail'],
  [/^BS-AC-(ST|SL|LD)/, 'stair'],
  [/^BS-AC-(EP|EG|EC)/, 'panel'],
  [/^BS-(RG-|MH-LL)/, 'rigging'],
  [/^BS-(HW|TK|EX-(SN|CAP|SC)|HG-(HP|QP)|TR-CAP|FT-MC)/, 'hardware'],
  [/^BS-(EX|JH|PA|MO|FT|MH-(FP|TR|TB|SW)|AC-(SF|PS))/, 'mount'],
]

export const partKind = (partNumber: string): PartKind =>
  KINDS.find(([start]) => start.test(partNumber))?.[1] ?? 'other'

/** Returns true for parts that are sold by the foot and carry load along their x axis. */
export const isMember = (partNumber: string): boolean => ['truss', 'extrusion'].includes(partKind(partNumber))

/** Returns the series of a part that is sold by the foot, such as 'BS-TR12A'. Other parts have no series. */
export const seriesOf = (partNumber: string): string | undefined =>
  isMember(partNumber) ? partNumber.slice(0, partNumber.lastIndexOf('-')) : undefined

/** Returns the length of a truss section or an extrusion, in. Undefined for other parts. */
export const lengthInOf = (partNumber: string): number | undefined =>
  isMember(partNumber) ? Number(partNumber.slice(partNumber.lastIndexOf('-') + 1)) * 12 : undefined

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
export const trussSizeOf = (partNumber: string): 3 | 6 | 12 | undefined => {
  const [, digits] = /^BS-TR(03|06|12)[AS]-/.exec(partNumber) ?? []
  return digits ? (Number(digits) as 3 | 6 | 12) : undefined
}
