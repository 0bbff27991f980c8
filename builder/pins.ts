/** Hinge halves that are pinned together on site. Lengths are in inches. */
import type { HardwareItem } from './hardware.ts'
import type { PlacedPart, Point } from './model.ts'
import type { Shapes } from './shapes.ts'
import { difference, distance, dot, placed, scaled, turned } from './turns.ts'

/** Number of pins along one edge of a hinge half. */
const PINS: Readonly<Record<string, number>> = { 'BS-HG-H12': 2, 'BS-HG-H06': 1, 'BS-HG-H03': 1 }
/** Pin holes are larger than bolt holes. */
const MIN_PIN_IN = 0.6
const COAXIAL_IN = 0.2
const PARALLEL = 0.999

/** The pin axis along one edge of a hinge half. */
interface Edge {
  readonly part: PlacedPart
  readonly at: Point
  readonly along: Point
}

function edgesOf(part: PlacedPart, shapes: Shapes): Edge[] {
  const holes = shapes(part.partNumber)?.holes.filter(({ diameter }) => diameter > MIN_PIN_IN) ?? []
  return holes.flatMap(({ at, axis }) => {
    const centers = at.map((point) => difference(point, scaled(axis, dot(point, axis))))
    return centers
      .filter((center, index) => centers.findIndex((each) => distance(each, center) < COAXIAL_IN) === index)
      .map((center) => ({ part, at: placed(part, center), along: turned(part.turn, axis) }))
  })
}

function isJoined(a: Edge, b: Edge): boolean {
  if (a.part === b.part || Math.abs(dot(a.along, b.along)) < PARALLEL) return false
  const off = difference(b.at, a.at)
  const along = dot(off, a.along)
  return distance(off, scaled(a.along, along)) < COAXIAL_IN && Math.abs(along) < 1.5
}

/** Two hinge halves and the pin lines that join them: two lines if the hinge is closed, one if it is open. */
export interface PinnedHinge {
  readonly halves: readonly [PlacedPart, PlacedPart]
  readonly lines: readonly { readonly at: Point; readonly along: Point }[]
}

/** Returns the hinges that have both halves. */
export function pinnedHinges(parts: readonly PlacedPart[], shapes: Shapes): PinnedHinge[] {
  const edges = parts.filter(({ partNumber }) => partNumber in PINS).flatMap((part) => edgesOf(part, shapes))
  const hinges = new Map<string, PinnedHinge>()
  for (const [index, edge] of edges.entries()) {
    const other = edges.slice(index + 1).find((each) => isJoined(edge, each))
    if (!other) continue
    const key = `${edge.part.id} ${other.part.id}`
    hinges.set(key, {
      halves: [edge.part, other.part],
      lines: [...(hinges.get(key)?.lines ?? []), { at: edge.at, along: edge.along }],
    })
  }
  return [...hinges.values()]
}

/** Returns the pins in each hinge. Two halves that touch along two edges have pins along both edges. */
export const pinsOf = (parts: readonly PlacedPart[], shapes: Shapes): HardwareItem[] =>
  pinnedHinges(parts, shapes).map(({ halves: [half], lines }) => ({
    line: { partNumber: 'BS-HG-HP-063', quantity: lines.length * (PINS[half.partNumber] ?? 0), note: 'hinges' },
    of: half.id,
  }))
