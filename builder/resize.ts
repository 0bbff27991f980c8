/** Replaces parts with other sizes. The parts that are bolted to an end follow it. Lengths are in inches. */
import type { Connection } from './connections.ts'
import { changedParts, type Refusal } from './edit.ts'
import type { Load, PlacedPart, Point, Structure } from './model.ts'
import { isMember, lengthInOf, type Shapes } from './shapes.ts'
import { difference, distance, roundedPoint, scaled, sum, turned, unplaced } from './turns.ts'

/** The distance from an end of a member within which bolts connect the end. */
const END_IN = 6
const SAME_PLACE_IN = 0.01
const UPRIGHT = 0.9

interface Resized {
  readonly structure: Structure
  /** Ids of the other parts that moved, because they are bolted to an end that moved. */
  readonly moved: readonly string[]
  /** Ids of the parts at an end that moved away, because they are also bolted to parts that stay. */
  readonly left: readonly string[]
}

type End = 'start' | 'end'

/** A part, or one end of a member whose length changes. */
interface Node {
  readonly id: string
  readonly end?: End
}

const keyOf = ({ id, end = 'start' }: Node) => `${id} ${end}`

/** Returns the end of a member that a connection is on. A connection in the middle belongs to the start. */
function endOf({ partNumber, ...placement }: PlacedPart, { points }: Connection): End {
  const lengthIn = lengthInOf(partNumber) ?? 0
  const reach = Math.min(END_IN, lengthIn / 4)
  const xs = points.map((point) => unplaced(placement, point)[0])
  return xs.some((x) => x >= lengthIn - reach) && !xs.some((x) => x <= reach) ? 'end' : 'start'
}

/**
 * Replaces parts with another part number. An upright member with a support keeps its lower end in place. Any other
 * member whose start is free keeps its end if the end is connected. Otherwise, it keeps its start. The parts that are
 * bolted to the other end move with it. If they can't, because they are also bolted to parts that stay, no part moves. If
 * the new part is shorter, line loads are cut off at its end, and point loads and supports move to its end.
 * @param connections connections of the structure
 */
export function resize(
  structure: Structure,
  shapes: Shapes,
  ids: Iterable<string>,
  partNumber: string,
  connections: readonly Connection[],
): Resized | Refusal {
  if (!shapes(partNumber)) return { reason: `${partNumber} has no 3D model.`, fix: 'Choose another part.' }
  const selected = new Set(ids)
  const lengthIn = lengthInOf(partNumber)
  const replaced = changedParts(structure, selected, (each) => ({ ...each, partNumber }))
  if (lengthIn === undefined || !isMember(partNumber)) return { structure: replaced, moved: [], left: [] }
  const graph = new Graph(structure, selected, lengthIn, connections)
  const steps = graph.steps()
  const byOf = (node: Node): Point => (steps ? steps.get(keyOf(node)) : undefined) ?? graph.ownStep(node)
  const moved = structure.parts.flatMap(({ id }) => (!selected.has(id) && isStep(byOf({ id })) ? [id] : []))
  const shifted = changedParts(replaced, [...selected, ...moved], (each) => {
    const by = byOf({ id: each.id })
    return isStep(by) ? { ...each, at: roundedPoint(sum(each.at, by)) } : each
  })
  const loaded = [...selected].reduce((each, id) => withLoadsOn(each, id, lengthIn, graph.cutIn(id)), shifted)
  return { structure: loaded, moved, left: steps ? [] : graph.partsAtMovedEnds() }
}

/** Returns the end of a member that a new length moves. */
export function movingEndOf(part: PlacedPart, structure: Structure, connections: readonly Connection[]): End {
  // The views ask for each frame, so leave out what doesn't meet the part.
  const own = connections.filter(({ a, b }) => a === part.id || b === part.id)
  const { end } = new Graph({ ...structure, parts: [part] }, new Set([part.id]), 0, own).kept(part.id)
  return end === 'end' ? 'start' : 'end'
}

const isStep = (by: Point) => distance(by, [0, 0, 0]) > SAME_PLACE_IN

/** The parts and the connections between them. The ends of members whose length changes are separate nodes. */
class Graph {
  readonly #parts: ReadonlyMap<string, PlacedPart>
  readonly #supported: ReadonlySet<string>
  readonly #selected: ReadonlySet<string>
  readonly #lengthIn: number
  readonly #edges = new Map<string, Node[]>()

  constructor(
    { parts, supports }: Structure,
    selected: ReadonlySet<string>,
    lengthIn: number,
    connections: readonly Connection[],
  ) {
    this.#parts = new Map(parts.map((part) => [part.id, part]))
    this.#supported = new Set(supports.map(({ part }) => part))
    this.#selected = selected
    this.#lengthIn = lengthIn
    for (const connection of connections) {
      const [a, b] = [connection.a, connection.b].map((id): Node => {
        const part = this.#parts.get(id)
        return part && selected.has(id) ? { id, end: endOf(part, connection) } : { id }
      }) as [Node, Node]
      this.#nodesAt(a).push(b)
      this.#nodesAt(b).push(a)
    }
  }

  #nodesAt(node: Node): Node[] {
    const key = keyOf(node)
    const found = this.#edges.get(key) ?? []
    this.#edges.set(key, found)
    return found
  }

  /** How much longer a member becomes. */
  #changeIn(id: string): number {
    return this.#lengthIn - (lengthInOf(this.#parts.get(id)?.partNumber ?? '') ?? this.#lengthIn)
  }

  /** The change of a member's length, as a vector from its start to its end. */
  #change(id: string): Point {
    const part = this.#parts.get(id)
    return part ? turned(part.turn, [this.#changeIn(id), 0, 0]) : [0, 0, 0]
  }

  /** The length that a member loses at its start. Negative if it becomes longer there. */
  cutIn(id: string): number {
    return this.kept(id).end === 'end' ? -this.#changeIn(id) : 0
  }

  /** The end that stays. */
  kept(id: string): Node {
    const up = this.#parts.get(id)?.turn[2][0] ?? 0
    if (this.#supported.has(id) && Math.abs(up) > UPRIGHT) return { id, end: up > 0 ? 'start' : 'end' }
    const isOnlyAtEnd = this.#nodesAt({ id }).length === 0 && this.#nodesAt({ id, end: 'end' }).length > 0
    return { id, end: isOnlyAtEnd ? 'end' : 'start' }
  }

  /** How far an end moves, or a part, if nothing follows the ends. */
  ownStep({ id, end = 'start' }: Node): Point {
    const isStaying = !this.#selected.has(id) || this.kept(id).end === end
    return isStaying ? [0, 0, 0] : scaled(this.#change(id), end === 'end' ? 1 : -1)
  }

  /** Returns how far each node moves, or undefined if a part would have to move by two different distances. */
  steps(): ReadonlyMap<string, Point> | undefined {
    const steps = new Map<string, Point>()
    for (const root of [...this.#selected].map((id) => this.kept(id))) {
      if (steps.has(keyOf(root))) continue
      steps.set(keyOf(root), [0, 0, 0])
      const reached = [root]
      for (const node of reached) {
        const by = steps.get(keyOf(node)) as Point
        for (const [next, step] of this.#next(node)) {
          const to = sum(by, step)
          const known = steps.get(keyOf(next))
          if (known && isStep(difference(known, to))) return undefined
          if (known) continue
          steps.set(keyOf(next), to)
          reached.push(next)
        }
      }
    }
    return steps
  }

  #next(node: Node): (readonly [Node, step: Point])[] {
    const across = this.#nodesAt(node).map((each) => [each, [0, 0, 0] as Point] as const)
    if (!this.#selected.has(node.id)) return across
    const isStart = node.end !== 'end'
    const other: Node = { id: node.id, end: isStart ? 'end' : 'start' }
    return [...across, [other, scaled(this.#change(node.id), isStart ? 1 : -1)]]
  }

  /** The parts at ends that move away from them. */
  partsAtMovedEnds(): string[] {
    const ends = [...this.#selected].flatMap((id): Node[] => [{ id }, { id, end: 'end' }])
    const moved = ends.filter((node) => isStep(this.ownStep(node)))
    return [...new Set(moved.flatMap((node) => this.#nodesAt(node).map(({ id }) => id)))]
  }
}

/** Moves the supports and cuts off the loads of a member, after its length has changed by `cutIn` at its start. */
function withLoadsOn(structure: Structure, id: string, lengthIn: number, cutIn: number): Structure {
  const within = (x: number) => Math.min(Math.max(x - cutIn, 0), lengthIn)
  const moved = ([x, y, z]: Point): Point => [within(x), y, z]
  return {
    ...structure,
    supports: structure.supports.map((each) => (each.part === id ? { ...each, at: moved(each.at) } : each)),
    loads: structure.loads.flatMap((load): Load[] => {
      if (!('part' in load) || load.part !== id) return [load]
      if (load.kind === 'point') return [{ ...load, at: moved(load.at) }]
      const [fromIn, toIn] = [within(load.fromIn), within(load.toIn)]
      return fromIn < toIn ? [{ ...load, fromIn, toIn }] : []
    }),
  }
}
