/** Adds parts to a new structure: runs of truss, joints, and supports. Lengths are in inches unless noted. */
import { lengthNumber } from '../../engineering/parts-list.ts'
import { beamLengths } from '../../engineering/platform-layout.ts'
import { currentRevision } from '../link.ts'
import type { Load, PlacedPart, Point, Structure, Support, SupportKind, Turn } from '../model.ts'
import { EMPTY_STRUCTURE, UNTURNED } from '../model.ts'
import { cross, dot, roundedPoint, scaled, sum, unplaced } from '../turns.ts'

export type BoxSeries = 'BS-TR12A' | 'BS-TR12S' | 'BS-TR06A' | 'BS-TR06S'
export const FT = 12

export const sizeOf = (series: BoxSeries): 6 | 12 => Number(series.slice(5, 7)) as 6 | 12
/** Two digits of a truss size in part numbers, such as '06'. */
export const digitsOf = (series: BoxSeries): string => series.slice(5, 7)

export const X: Point = [1, 0, 0]
export const Y: Point = [0, 1, 0]
export const Z: Point = [0, 0, 1]
export const minus = (axis: Point): Point => scaled(axis, -1)

/** Returns the rotation that maps x and y of a part to two perpendicular directions. */
export function turnTo(x: Point, y: Point): Turn {
  const z = cross(x, y)
  return [
    [x[0], y[0], z[0]],
    [x[1], y[1], z[1]],
    [x[2], y[2], z[2]],
  ]
}

/** Rotations of members along each axis. Vertical members start at the bottom. */
const ALONG = { x: UNTURNED, y: turnTo(Y, minus(X)), z: turnTo(Z, Y) } as const
const DIRECTIONS = { x: X, y: Y, z: Z } as const
export type Along = keyof typeof ALONG

/** Thickness of a gusset plate, and half of a splice plate's length. */
const GUSSET_IN = 0.1875
type Without<Each, Key extends PropertyKey> = Each extends unknown ? Omit<Each, Key> : never
export type NewLoad = Without<Load, 'id'>

export class Assembly {
  readonly #parts: PlacedPart[]
  readonly #supports: Support[]
  readonly #loads: Load[]

  /** @param from Existing structure to add to. */
  constructor(from: Pick<Structure, 'parts' | 'supports' | 'loads'> = EMPTY_STRUCTURE) {
    this.#parts = [...from.parts]
    this.#supports = [...from.supports]
    this.#loads = [...from.loads]
  }

  add(partNumber: string, at: Point, turn: Turn = UNTURNED, group?: string): PlacedPart {
    const part = {
      id: `p${this.#parts.length + 1}`,
      partNumber,
      turn,
      at: roundedPoint(at),
      ...(group ? { group } : {}),
    }
    this.#parts.push(part)
    return part
  }

  support(kind: SupportKind, part: PlacedPart, at: Point): void {
    const id = `s${this.#supports.length + 1}`
    this.#supports.push({ id, kind, part: part.id, at: roundedPoint(unplaced(part, at)) })
  }

  /** Adds a support to the part of a run along x that contains a location. At a joint, this is the left part. */
  supportRun(parts: readonly PlacedPart[], kind: SupportKind, at: Point): void {
    const part = parts.findLast((each, index) => index === 0 || each.at[0] < at[0] - 1e-6)
    if (part) this.support(kind, part, at)
  }

  load(load: NewLoad): void {
    this.#loads.push({ ...load, id: `l${this.#loads.length + 1}` })
  }

  /** Adds truss along an axis from `start`, which is on its centerline, with two splice plates at each joint. */
  run(series: BoxSeries, start: Point, along: Along, feet: number, group?: string): PlacedPart[] {
    let at = start
    return beamLengths(feet).map((lengthFt, index) => {
      if (index > 0) this.splice(series, at, along, group)
      const part = this.add(lengthNumber(series, lengthFt), at, ALONG[along], group)
      at = sum(at, scaled(DIRECTIONS[along], lengthFt * FT))
      return part
    })
  }

  /** Adds splice plates on two opposite faces of a joint: the vertical faces, or the y faces of a vertical run. */
  splice(series: BoxSeries, at: Point, along: Along, group?: string): void {
    const half = sizeOf(series) / 2
    for (const out of along === 'y' ? [X, minus(X)] : [Y, minus(Y)]) {
      const direction = DIRECTIONS[along]
      this.add(
        `BS-PL-SP${digitsOf(series)}`,
        sum(at, scaled(out, half)),
        turnTo(direction, cross(out, direction)),
        group,
      )
    }
  }

  /**
   * Adds a 90° gusset plate in the corner of two members.
   * @param corner Inner corner, on the face where the plate is.
   * @param out Direction in which the face points.
   * @param one Direction of one member away from the corner. `other` is that of the other member.
   */
  gusset(series: BoxSeries, corner: Point, out: Point, one: Point, other: Point, group?: string): void {
    const isOut = dot(cross(one, other), out) > 0
    const at = isOut ? corner : sum(corner, scaled(out, GUSSET_IN))
    this.add(`BS-PL-G90-${digitsOf(series)}`, at, turnTo(one, other), group)
  }

  /** Adds gussets on both faces of a corner in a vertical plane. */
  gussets(series: BoxSeries, corner: Point, across: Point, one: Point, other: Point, group?: string): void {
    const half = sizeOf(series) / 2
    for (const out of [across, minus(across)])
      this.gusset(series, sum(corner, scaled(out, half)), out, one, other, group)
  }

  /**
   * Adds a 180° gusset plate on both faces of a tee.
   * @param edge Middle of the joint: where the centerline of the stem meets the edge of the through member.
   * @param along Direction of the through member. `stem` points from it along the stem.
   */
  tee(series: BoxSeries, edge: Point, across: Point, along: Point, stem: Point, group?: string): void {
    const half = sizeOf(series) / 2
    for (const out of [across, minus(across)]) {
      const one = dot(cross(along, stem), out) > 0 ? along : minus(along)
      this.add(`BS-PL-G180-${digitsOf(series)}`, sum(edge, scaled(out, half)), turnTo(one, stem), group)
    }
  }

  structure(name: string): Structure {
    return { name, revision: currentRevision(), parts: this.#parts, supports: this.#supports, loads: this.#loads }
  }
}
