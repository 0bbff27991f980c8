/** Parts list, weight, and center of gravity of a structure. Weights are in pounds, and lengths are in inches. */
import { combineLines, type PartLine } from '#engineering/systems/parts-list.ts'
import { type Connection, connectionsOf } from './connections.ts'
import { type Hardware, hardwareLines, hardwareOf } from './hardware.ts'
import type { Point, Structure } from './model.ts'
import { pinsOf } from './pins.ts'
import { lengthInOf, partKind, type Shapes, seriesOf } from './shapes.ts'
import { placed, roundedPoint, scaled, sum } from './turns.ts'

export interface ListedPart extends PartLine {
  /** Weight of one part. Undefined if the part's shape is not loaded. */
  readonly weightLb?: number
  readonly isHardware: boolean
}

/** Total length of one series, and the quantity of each length, for stock and shipping. */
export interface Packing {
  readonly series: string
  readonly totalFt: number
  /** Quantity of each length, longest first. */
  readonly lengths: readonly { readonly lengthFt: number; readonly quantity: number }[]
}

export interface StructureParts {
  /** The parts in the structure, followed by the hardware for its connections. */
  readonly lines: readonly ListedPart[]
  /** Weight of the parts, including hardware whose shapes are loaded. */
  readonly weightLb: number
  /** Part numbers of the parts whose weight is unknown because their shapes are not loaded. */
  readonly withoutWeight: readonly string[]
  /** Center of gravity of the parts, without hardware. Undefined for an empty structure. */
  readonly centerOfGravity?: Point
  readonly packing: readonly Packing[]
  /** Connections for which the catalog has no bolt. */
  readonly unfastened: Hardware['unfastened']
}

/** @param connections Connections in the structure, if known. */
export function partsListOf(
  structure: Structure,
  shapes: Shapes,
  connections: readonly Connection[] = connectionsOf(structure, shapes),
): StructureParts {
  const numbers = new Map(structure.parts.map(({ id, partNumber }) => [id, partNumber]))
  const { items, unfastened, screws } = hardwareOf(connections, (id) => numbers.get(id) ?? '', numbers.keys())
  const placedLines = combineLines(
    structure.parts.flatMap(({ id, partNumber }) => {
      if (screws.has(id)) return []
      const lengthIn = lengthInOf(partNumber)
      return { partNumber, quantity: 1, ...(lengthIn === undefined ? {} : { lengthFt: lengthIn / 12 }) }
    }),
  )
  const lines = combineLines([
    ...placedLines,
    ...hardwareLines({ items: [...items, ...pinsOf(structure.parts, shapes)] }),
  ]).map((line): ListedPart => {
    const weightLb = shapes(line.partNumber)?.weightLb
    return {
      ...line,
      ...(weightLb === undefined ? {} : { weightLb }),
      isHardware: partKind(line.partNumber) === 'hardware',
    }
  })
  const centerOfGravity = centerOf(structure, shapes)
  return {
    lines,
    weightLb: lines.reduce((total, { quantity, weightLb = 0 }) => total + quantity * weightLb, 0),
    withoutWeight: lines.flatMap(({ partNumber, weightLb }) => (weightLb === undefined ? [partNumber] : [])),
    ...(centerOfGravity ? { centerOfGravity } : {}),
    packing: packingOf(placedLines),
    unfastened,
  }
}

function centerOf(structure: Structure, shapes: Shapes): Point | undefined {
  let weight = 0
  let moment: Point = [0, 0, 0]
  for (const part of structure.parts) {
    const shape = shapes(part.partNumber)
    if (!shape) continue
    weight += shape.weightLb
    moment = sum(moment, scaled(placed(part, shape.center), shape.weightLb))
  }
  return weight > 0 ? roundedPoint(scaled(moment, 1 / weight)) : undefined
}

function packingOf(lines: readonly PartLine[]): Packing[] {
  const bySeries = new Map<string, { readonly lengthFt: number; readonly quantity: number }[]>()
  for (const { partNumber, quantity, lengthFt } of lines) {
    const series = seriesOf(partNumber)
    if (series === undefined || lengthFt === undefined) continue
    bySeries.set(series, [...(bySeries.get(series) ?? []), { lengthFt, quantity }])
  }
  return [...bySeries].map(([series, lengths]) => ({
    series,
    totalFt: lengths.reduce((total, { lengthFt, quantity }) => total + lengthFt * quantity, 0),
    lengths: lengths.toSorted((a, b) => b.lengthFt - a.lengthFt),
  }))
}

/** Quantities that a visitor owns, by part number. */
export type Inventory = Readonly<Record<string, number>>

/** Returns the lines of a parts list that an inventory does not cover, with the missing quantities. */
export const shortageOf = (lines: readonly PartLine[], inventory: Inventory): PartLine[] =>
  lines.flatMap((line) => {
    const quantity = line.quantity - (inventory[line.partNumber] ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
