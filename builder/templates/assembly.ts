/** Adds truss runs, joints, and supports to a structure. Lengths are in inches unless noted. */
import { type BoxSeries, type BoxSize, boxSeries } from '#engineering/members/truss-models.ts'
import { gussets, splicePlates } from '#engineering/part-models/plates.ts'
import { lengthNumber } from '#engineering/systems/parts-list.ts'
import { beamLengths } from '#engineering/systems/platform-layout.ts'
import { currentRevision } from '../link.ts'
import type { Load, PlacedPart, Point, Structure, Support, SupportKind, Turn } from '../model.ts'
import { EMPTY_STRUCTURE, UNTURNED } from '../model.ts'
import { cross, dot, roundedPoint, scaled, sum, unplaced } from '../turns.ts'

export const FT = 12

export const sizeOf = (series: BoxSeries): BoxSize => boxSeries[series].size

export const X: Point = [1, 0, 0]
export const Y: Point = [0, 1, 0]
export const Z: Point = [0, 0, 1]
export const minus = (axis: Point): Point => scaled(axis, -1)

/** Returns the rotation that maps a part's x and y axes to two perpendicular directions. */
export function turnTo(x: Point, y: Point): Turn {
  const z = cross(x, y)
  return [
    [x[0], y[0], z[0]],
    [x[1], y[1], z[1]],
    [x[2], y[2], z[2]],
  ]
}

/** Rotations for members along each axis. Vertical members start at the bottom. */
export const ALONG = { x: UNTURNED, y: turnTo(Y, minus(X)), z: turnTo(Z, Y) } as const
const DIRECTIONS = { x: X, y: Y, z: Z } as const
export type Along = keyof typeof ALONG

/** Thickness of a gusset plate, and half the length of a splice plate. */
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

  /**
   * Adds a support at a location in a run along x, on the part at that location. At a joint, this is the part on the
   * left.
   */
  supportRun(parts: readonly PlacedPart[], kind: SupportKind, at: Point): void {
    const part = parts.findLast((each, index) => index === 0 || each.at[0] < at[0] - 1e-6)
    if (part) this.support(kind, part, at)
  }

  load(load: NewLoad): void {
    this.#loads.push({ ...load, id: `l${this.#loads.length + 1}` })
  }

  /** Adds truss along an axis, with two splice plates at each joint. `start` is on the centerline. */
  run(series: BoxSeries, start: Point, along: Along, feet: number, group?: string): PlacedPart[] {
    let at = start
    return beamLengths(feet).map((lengthFt, index) => {
      if (index > 0) this.splice(series, at, along, group)
      const part = this.add(lengthNumber(series, lengthFt), at, ALONG[along], group)
      at = sum(at, scaled(DIRECTIONS[along], lengthFt * FT))
      return part
    })
  }

  /**
   * Adds splice plates on two opposite faces of a joint: the vertical faces of a horizontal run, or the y faces of a
   * vertical run.
   */
  splice(series: BoxSeries, at: Point, along: Along, group?: string): void {
    const half = sizeOf(series) / 2
    for (const out of along === 'y' ? [X, minus(X)] : [Y, minus(Y)]) {
      const direction = DIRECTIONS[along]
      this.add(
        splicePlates[sizeOf(series)].partNumber,
        sum(at, scaled(out, half)),
        turnTo(direction, cross(out, direction)),
        group,
      )
    }
  }

  /**
   * Adds a 90° gusset plate in the corner between two members.
   * @param corner Inside corner, on the face where the plate goes.
   * @param out Outward direction of the face.
   * @param one Direction of one member away from the corner. `other` is the direction of the second member.
   */
  gusset(series: BoxSeries, corner: Point, out: Point, one: Point, other: Point, group?: string): void {
    const isOut = dot(cross(one, other), out) > 0
    const at = isOut ? corner : sum(corner, scaled(out, GUSSET_IN))
    this.add(gussets.partNumbers[90][sizeOf(series)], at, turnTo(one, other), group)
  }

  /** Adds gussets on both faces of a corner in a vertical plane. */
  gussets(series: BoxSeries, corner: Point, across: Point, one: Point, other: Point, group?: string): void {
    const half = sizeOf(series) / 2
    for (const out of [across, minus(across)])
      this.gusset(series, sum(corner, scaled(out, half)), out, one, other, group)
  }

  /**
   * Adds 180° gusset plates on both faces of a tee.
   * @param edge Middle of the joint, where the centerline of the stem meets the edge of the through member.
   * @param along Direction of the through member. `stem` is the direction of the stem, away from the through member.
   */
  tee(series: BoxSeries, edge: Point, across: Point, along: Point, stem: Point, group?: string): void {
    const half = sizeOf(series) / 2
    for (const out of [across, minus(across)]) {
      const one = dot(cross(along, stem), out) > 0 ? along : minus(along)
      this.add(gussets.partNumbers[180][sizeOf(series)], sum(edge, scaled(out, half)), turnTo(one, stem), group)
    }
  }

  /** @param levelIn Difference in level between hoists, if it is not the default. */
  structure(name: string, levelIn?: number): Structure {
    const level = levelIn === undefined ? {} : { levelIn }
    return {
      ...level,
      name,
      revision: currentRevision(),
      parts: this.#parts,
      supports: this.#supports,
      loads: this.#loads,
    }
  }
}
