/**
 * Commands that change a structure. Each command returns a new structure or the reason it was rejected. Lengths are in
 * inches.
 */
import type { PartShape } from '#catalog/part-shape.ts'
import {
  type Load,
  MAX_LOADS,
  MAX_PARTS,
  type PlacedPart,
  type Point,
  type Structure,
  type Support,
  type Turn,
} from './model.ts'
import type { Shapes } from './shapes.ts'
import { FARTHEST_IN } from './structure-schema.ts'
import {
  type Axis,
  type Box,
  composed,
  difference,
  distance,
  dot,
  placedBox,
  quarterTurn,
  roundedPoint,
  scaled,
  sum,
  TURNS,
  turned,
} from './turns.ts'

export interface Refusal {
  /** What is wrong, such as 'Only 2 of 8 holes line up.' */
  readonly reason: string
  /** What to do, such as 'Rotate it 90° or use BS-PL-G90-12.' */
  readonly fix: string
}

export type Edited = Structure | Refusal

export const isRefusal = (edited: object): edited is Refusal => 'reason' in edited

/** One step on the hole grid. */
export const GRID_IN = 3
const HALF_GRID_IN = GRID_IN / 2

/** Returns an unused id, such as 'p12'. */
export function nextId(items: readonly { readonly id: string }[], letter: 'p' | 's' | 'l'): string {
  const used = items.flatMap(({ id }) =>
    id.startsWith(letter) && /^\d{1,9}$/.test(id.slice(1)) ? [Number(id.slice(1))] : [],
  )
  return `${letter}${used.reduce((most, each) => Math.max(most, each), 0) + 1}`
}

export type NewPart = Pick<PlacedPart, 'partNumber' | 'turn' | 'at'> & Partial<Pick<PlacedPart, 'group'>>

/** Adds parts. Their ids continue from the highest id in the structure. */
export function place(structure: Structure, shapes: Shapes, parts: readonly NewPart[]): Edited {
  const unknown = parts.find(({ partNumber }) => !shapes(partNumber))
  if (unknown) return { reason: `${unknown.partNumber} has no 3D model.`, fix: 'Choose another part.' }
  const first = Number(nextId(structure.parts, 'p').slice(1))
  const added = parts.map(
    (part, index): PlacedPart => ({ ...part, id: `p${first + index}`, at: roundedPoint(part.at) }),
  )
  return checked({ ...structure, parts: [...structure.parts, ...added] })
}

const TOO_MANY: Refusal = {
  reason: `A structure can have up to ${MAX_PARTS.toLocaleString('en-US')} parts.`,
  fix: 'Remove parts, or split the structure into two projects.',
}

const TOO_MANY_LOADS: Refusal = {
  reason: `A structure can have up to ${MAX_LOADS} loads.`,
  fix: 'Remove loads, or combine them.',
}

function checked(structure: Structure): Edited {
  if (structure.parts.length > MAX_PARTS) return TOO_MANY
  const isFar = ({ at }: PlacedPart) => at.some((value) => Math.abs(value) > FARTHEST_IN)
  if (structure.parts.some(isFar))
    return {
      reason: `Parts can be up to ${FARTHEST_IN / 12} ft from the origin.`,
      fix: 'Move the structure closer to the origin.',
    }
  return structure
}

export const changedParts = (
  structure: Structure,
  ids: Iterable<string>,
  change: (part: PlacedPart) => PlacedPart,
): Structure => {
  const selected = new Set(ids)
  return { ...structure, parts: structure.parts.map((part) => (selected.has(part.id) ? change(part) : part)) }
}

const selectedOf = (structure: Structure, ids: Iterable<string>): PlacedPart[] => {
  const selected = new Set(ids)
  return structure.parts.filter(({ id }) => selected.has(id))
}

/** Moves parts by the given distance along each axis. */
export const move = (structure: Structure, ids: Iterable<string>, by: Point): Edited =>
  checked(changedParts(structure, ids, (part) => ({ ...part, at: roundedPoint(sum(part.at, by)) })))

/** Bounding box of the parts. A part without a shape counts as a point. */
export function boundsOf(parts: readonly PlacedPart[], shapes: Shapes): Box | undefined {
  const boxes = parts.map((part): Box => {
    const shape = shapes(part.partNumber)
    return shape ? placedBox(part, shape.box) : [part.at, part.at]
  })
  const [first] = boxes
  return first && boxes.reduce(enclosing, first)
}

const enclosing = (a: Box, b: Box): Box => [
  [Math.min(a[0][0], b[0][0]), Math.min(a[0][1], b[0][1]), Math.min(a[0][2], b[0][2])],
  [Math.max(a[1][0], b[1][0]), Math.max(a[1][1], b[1][1]), Math.max(a[1][2], b[1][2])],
]

/**
 * Returns the point that parts rotate about: the center of their bounding box, moved by less than half a step so that
 * holes stay on the grid of the first part.
 */
function pivotOf(parts: readonly PlacedPart[], shapes: Shapes): Point {
  const box = boundsOf(parts, shapes)
  const [first] = parts
  if (!box || !first) return [0, 0, 0]
  const center = scaled(sum(...box), 0.5)
  const onGrid = (value: number) => Math.round(value / HALF_GRID_IN) * HALF_GRID_IN
  return sum(first.at, difference(center, first.at).map(onGrid) as unknown as Point)
}

/** Rotates parts as a unit by quarter turns about an axis through their center. */
export function rotate(structure: Structure, shapes: Shapes, ids: Iterable<string>, axis: Axis, quarters = 1): Edited {
  const parts = selectedOf(structure, ids)
  const pivot = pivotOf(parts, shapes)
  const by = quarterTurn(axis, quarters)
  return checked(
    changedParts(
      structure,
      parts.map(({ id }) => id),
      (part) => ({
        ...part,
        turn: composed(by, part.turn),
        at: roundedPoint(sum(turned(by, difference(part.at, pivot)), pivot)),
      }),
    ),
  )
}

/** Adds copies of parts at a regular spacing. `count` is the number of copies. Each copy of a group is a new group. */
export const array = (structure: Structure, shapes: Shapes, ids: Iterable<string>, count: number, by: Point): Edited =>
  addCopies(
    structure,
    shapes,
    selectedOf(structure, ids),
    Array.from({ length: count }, (_, index) => scaled(by, index + 1)),
  )

function addCopies(structure: Structure, shapes: Shapes, parts: readonly NewPart[], steps: readonly Point[]): Edited {
  if (structure.parts.length + parts.length * steps.length > MAX_PARTS) return TOO_MANY
  const groups = new Set(structure.parts.flatMap(({ group }) => group ?? []))
  const copies = steps.map((by) => {
    const names = new Map<string, string>()
    return parts.map(({ partNumber, turn, at, group }): NewPart => {
      const placed = { partNumber, turn, at: sum(at, by) }
      if (group === undefined) return placed
      const name = names.get(group) ?? (groups.has(group) ? unusedName(group, groups) : group)
      names.set(group, name)
      groups.add(name)
      return { ...placed, group: name }
    })
  })
  return place(structure, shapes, copies.flat())
}

/** Distance between a part and its copy, along y. */
export const COPY_STEP_IN = 4 * GRID_IN

/** Parts with the supports and loads on them. */
export type Copied = Pick<Structure, 'parts' | 'supports' | 'loads'>

/** Returns some parts of a structure with the supports and loads on them. Wind and lateral loads act on no single part. */
export function copied({ parts, supports, loads }: Structure, ids: ReadonlySet<string>): Copied {
  return {
    parts: parts.filter(({ id }) => ids.has(id)),
    supports: supports.filter(({ part }) => ids.has(part)),
    loads: loads.flatMap((load) => movedTo(load, (id) => (ids.has(id) ? id : undefined))),
  }
}

/** Returns the load on other parts, or nothing if none of its parts has another. */
function movedTo(load: Load, other: (id: string) => string | undefined): Load[] {
  if ('part' in load) {
    const part = other(load.part)
    return part === load.part ? [load] : part ? [{ ...load, part }] : []
  }
  if (load.kind !== 'area') return []
  const parts = load.parts.flatMap((id) => other(id) ?? [])
  return parts.join() === load.parts.join() ? [load] : parts.length > 0 ? [{ ...load, parts }] : []
}

/**
 * Adds copies of parts with their supports and loads, which can come from another structure. They move back until none is
 * exactly in another part.
 */
export function paste(structure: Structure, shapes: Shapes, { parts, supports, loads }: Copied): Edited {
  const keyOf = ({ partNumber, at }: NewPart, y: number) => `${partNumber} ${roundedPoint([at[0], at[1] + y, at[2]])}`
  const taken = new Set(structure.parts.map((part) => keyOf(part, 0)))
  let by = 0
  while (parts.some((part) => taken.has(keyOf(part, by)))) by += COPY_STEP_IN
  if (structure.loads.length + loads.length > MAX_LOADS) return TOO_MANY_LOADS
  const added = addCopies(structure, shapes, parts, [[0, by, 0]])
  if (isRefusal(added)) return added
  const copies = added.parts.slice(structure.parts.length)
  const copyOf = new Map(parts.map(({ id }, index) => [id, copies[index]?.id]))
  const numbered = <Item extends { readonly id: string }>(
    items: readonly Item[],
    more: readonly Item[],
    letter: 's' | 'l',
  ) => {
    const first = Number(nextId(items, letter).slice(1))
    return [...items, ...more.map((each, index) => ({ ...each, id: `${letter}${first + index}` }))]
  }
  return {
    ...added,
    supports: numbered(
      structure.supports,
      supports.map((each) => ({ ...each, part: copyOf.get(each.part) ?? each.part })),
      's',
    ),
    loads: numbered(
      structure.loads,
      loads.flatMap((load) => movedTo(load, (id) => copyOf.get(id))),
      'l',
    ),
  }
}

function unusedName(name: string, used: ReadonlySet<string>): string {
  const base = name.replace(/ \d+$/, '')
  for (let number = 2; ; number++) if (!used.has(`${base} ${number}`)) return `${base} ${number}`
}

/**
 * Adds mirrored copies of parts.
 * @param axis Axis perpendicular to the mirror plane.
 * @param at Location of the plane along the axis. Defaults to the far side of the parts.
 */
export function mirror(structure: Structure, shapes: Shapes, ids: Iterable<string>, axis: Axis, at?: number): Edited {
  const parts = selectedOf(structure, ids)
  const index = 'xyz'.indexOf(axis) as 0 | 1 | 2
  const plane = at ?? boundsOf(parts, shapes)?.[1][index] ?? 0
  const copies: NewPart[] = []
  for (const part of parts) {
    const copy = mirrored(part, shapes(part.partNumber), index, plane)
    if (!copy)
      return {
        reason: `No mirrored version of ${part.partNumber} exists.`,
        fix: 'Select parts without it, or copy and rotate it.',
      }
    copies.push(copy)
  }
  return place(structure, shapes, copies)
}

/** Mirrors a part that is its own mirror image. No catalog part comes in left-hand and right-hand versions. */
function mirrored(part: PlacedPart, shape: PartShape | undefined, axis: 0 | 1 | 2, plane: number): NewPart | undefined {
  const own = shape && FLIPS.find((each) => mapsToItself(shape, each))
  if (!own) return undefined
  // The mirror image is the same part, flipped within its own bounding box.
  const middle = scaled(sum(...shape.box), 0.5)
  const at = sum(turned(part.turn, difference(middle, turned(own, middle))), part.at)
  return {
    partNumber: part.partNumber,
    turn: composed(part.turn, own).map((row, index) => (index === axis ? negated(row) : row)) as unknown as Turn,
    at: at.map((value, index) => (index === axis ? 2 * plane - value : value)) as unknown as Point,
    ...(part.group === undefined ? {} : { group: part.group }),
  }
}

const negated = ([x, y, z]: Point): Point => [0 - x, 0 - y, 0 - z]

/**
 * Reflections along each axis of a part, then reflections across diagonal planes and reflections combined with
 * rotations.
 */
const FLIPS = [...(['x', 'y', 'z'] as const).map((axis) => quarterTurn(axis, 2)), ...TURNS].map(
  (turn) => turn.map(negated) as unknown as Turn,
)

const SYMMETRIC_IN = 0.01

/** Returns true if a flip leaves the box, the holes, and the center of gravity of a part in place. */
function mapsToItself({ box, holes, center }: PartShape, flip: Turn): boolean {
  const middle = scaled(sum(...box), 0.5)
  const half = difference(box[1], middle)
  const image = (point: Point) => sum(turned(flip, difference(point, middle)), middle)
  const isNear = (a: Point, b: Point) => distance(a, b) < 2 * SYMMETRIC_IN
  if (!isNear(turned(flip, half).map(Math.abs) as unknown as Point, half) || !isNear(image(center), center))
    return false
  return holes.every(({ diameter, depth, axis, at }) => {
    const direction = turned(flip, axis)
    const same = holes.filter(
      (each) =>
        each.diameter === diameter &&
        Math.abs(each.depth - depth) < SYMMETRIC_IN &&
        Math.abs(dot(each.axis, direction)) > 1 - SYMMETRIC_IN,
    )
    return at.every((point) => {
      const found = image(point)
      return same.some((each) => each.at.some((other) => distance(other, found) < SYMMETRIC_IN))
    })
  })
}

/** Puts parts into a group, or removes them from their groups if the name is undefined. */
export const group = (structure: Structure, ids: Iterable<string>, name: string | undefined): Edited =>
  changedParts(structure, ids, ({ group: _, ...part }) => (name === undefined ? part : { ...part, group: name }))

export const setHidden = (structure: Structure, ids: Iterable<string>, isHidden: boolean): Edited =>
  changedParts(structure, ids, ({ isHidden: _, ...part }) => (isHidden ? { ...part, isHidden } : part))

/** Removes parts along with their supports and loads. */
export function remove(structure: Structure, ids: Iterable<string>): Edited {
  const removed = new Set(ids)
  return {
    ...structure,
    parts: structure.parts.filter(({ id }) => !removed.has(id)),
    supports: structure.supports.filter(({ part }) => !removed.has(part)),
    loads: structure.loads.flatMap((load) =>
      load.kind === 'wind' || load.kind === 'notional'
        ? [load]
        : movedTo(load, (id) => (removed.has(id) ? undefined : id)),
    ),
  }
}

const hasPart = (structure: Structure, id: string) => structure.parts.some((part) => part.id === id)
const MISSING_PART: Refusal = { reason: 'The part does not exist.', fix: 'Select a part of the structure.' }

const withItem = <Item extends { readonly id: string }>(items: readonly Item[], item: Item): Item[] =>
  items.some(({ id }) => id === item.id) ? items.map((each) => (each.id === item.id ? item : each)) : [...items, item]

/** Adds a support, or replaces the support with the same id. */
export const setSupport = (structure: Structure, support: Support): Edited =>
  hasPart(structure, support.part)
    ? { ...structure, supports: withItem(structure.supports, { ...support, at: roundedPoint(support.at) }) }
    : MISSING_PART

export const removeSupport = (structure: Structure, id: string): Edited => ({
  ...structure,
  supports: structure.supports.filter((support) => support.id !== id),
})

/** Adds a load, or replaces the load with the same id. */
export function setLoad(structure: Structure, load: Load): Edited {
  const parts = 'part' in load ? [load.part] : 'parts' in load ? load.parts : undefined
  if (parts && (parts.length === 0 || !parts.every((id) => hasPart(structure, id)))) return MISSING_PART
  const loads = withItem(structure.loads, load)
  return loads.length > MAX_LOADS ? TOO_MANY_LOADS : { ...structure, loads }
}

export const removeLoad = (structure: Structure, id: string): Edited => ({
  ...structure,
  loads: structure.loads.filter((load) => load.id !== id),
})

export const rename = (structure: Structure, name: string): Edited => ({ ...structure, name })
