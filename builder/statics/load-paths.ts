/** Forces on parts, and the members that carry them. Units are inches and pounds. */
import { gaugeIn } from '#engineering/members/truss-models.ts'
import { deckSharesIn } from '#engineering/systems/deck-loads.ts'
import { deckBayIn } from '#engineering/systems/platform-layout.ts'
import type { Connection } from '../connections.ts'
import { type Hardware, type HardwareItem, hardwareOf } from '../hardware.ts'
import type { LoadCase, PlacedPart, Point, Structure } from '../model.ts'
import { pinsOf } from '../pins.ts'
import { partKind, type Shapes } from '../shapes.ts'
import { type Box, difference, dot, placedBox, scaled, sum } from '../turns.ts'
import type { StaticsData } from './data.ts'
import { isHanger, type StructureFrames } from './frame.ts'
import { alongIn, isLevel, type LineMember, onAxis } from './members.ts'

/** A force at a point on a member or a body. */
interface PointAction {
  readonly kind: 'point'
  readonly part: string
  readonly at: Point
  readonly forceLb: Point
  /**
   * True for a weight, which the calculators don't treat as a local load. They do treat a load on one chord as a local
   * load.
   */
  readonly isWeight?: true
}

/** A force distributed along a member's axis. */
interface LineAction {
  readonly kind: 'line'
  readonly part: string
  readonly fromIn: number
  readonly toIn: number
  readonly lbPerIn: Point
  /** Offset of the load from the member's axis. */
  readonly offIn?: Point
  /** True for the member's own weight, which its lacing carries at all nodes. */
  readonly isOwn?: true
}

export type Action = PointAction | LineAction

/**
 * Forces that share one factor in each combination. `self` is the weight of all parts, and `hoisted` is the weight of
 * loads that move with a hoist.
 */
export interface ActionSet {
  readonly key: string
  readonly case: LoadCase | 'self'
  readonly isHoisted: boolean
  /**
   * Direction of a load set, such as a wind direction. Load sets without a direction are combined with each direction.
   */
  readonly direction?: Point
  readonly actions: readonly Action[]
  /** Class of the spans that a live load is on. Each class can be loaded or unloaded (`patternedSets`). */
  readonly spanClass?: number
  /** Fraction of the vertical loads that acts in `direction`. It applies to the forces in the other load sets. */
  readonly fraction?: number
}

export interface LoadContext {
  readonly structure: Structure
  readonly connections: readonly Connection[]
  readonly frames: StructureFrames
  readonly shapes: Shapes
  readonly data: StaticsData
  readonly parts: ReadonlyMap<string, PlacedPart>
  readonly lines: ReadonlyMap<string, LineMember>
  readonly bodies: ReadonlySet<string>
  /** Bolts, nuts, and pins, in the same quantities as in the parts list. */
  readonly hardware: readonly HardwareItem[]
  readonly screws: Hardware['screws']
  /** Parts whose loads do not reach a member. */
  readonly lost: Set<string>
}

export function loadContextOf(
  structure: Structure,
  connections: readonly Connection[],
  frames: StructureFrames,
  shapes: Shapes,
  data: StaticsData,
): LoadContext {
  const parts = new Map(structure.parts.map((part) => [part.id, part]))
  const { items, screws } = hardwareOf(connections, (id) => parts.get(id)?.partNumber ?? '', parts.keys())
  return {
    structure,
    connections,
    frames,
    shapes,
    data,
    parts,
    hardware: [...items, ...pinsOf(structure.parts, shapes)],
    screws,
    lines: new Map(frames.frames.flatMap((frame) => [...frame.lines])),
    bodies: new Set(frames.frames.flatMap((frame) => [...frame.bodies.keys()])),
    lost: new Set(),
  }
}

export const boxOf = (part: PlacedPart, shapes: Shapes): Box => {
  const box = shapes(part.partNumber)?.box
  return box ? placedBox(part, box) : [part.at, part.at]
}

export const centerOf = ([min, max]: Box): Point => scaled(sum(min, max), 0.5)

/** Maximum length of a chain of parts that carry other parts. A longer chain indicates a cycle. */
const LONGEST_CHAIN = 4

/**
 * Returns the forces that result from a force on any part. A part that is not in a frame transfers the force to the
 * parts that support it, divided equally among its connections. A deck distributes the force over its area.
 */
export function onPart(
  context: LoadContext,
  id: string,
  at: Point,
  forceLb: Point,
  isWeight = false,
  chain = 0,
): Action[] {
  if (context.lines.has(id) || context.bodies.has(id))
    return [{ kind: 'point', part: id, at, forceLb, ...(isWeight ? { isWeight: true } : {}) }]
  const part = context.parts.get(id)
  const neighbors = context.frames.carriers.get(id) ?? []
  const direct = neighbors.filter(({ part: other }) => isCarrier(context, part, other))
  // A rail can be bolted to a toe board that a deck carries.
  const isRail = ({ part: other }: { readonly part: string }) =>
    partKind(context.parts.get(other)?.partNumber ?? '') === 'rail'
  const carriers = direct.length > 0 ? direct : neighbors.filter(isRail)
  if (!part || chain > LONGEST_CHAIN) return lose(context, id)
  if (partKind(part.partNumber) === 'deck') {
    const spread = onDeck(context, part, forceLb)
    if (spread.length > 0) return spread
  }
  if (carriers.length === 0) return lose(context, id)
  const isStair = partKind(part.partNumber) === 'stair'
  // The floor carries half of the weight of a stair.
  const halves = isStair && isWeight && boxOf(part, context.shapes)[0][2] < TOUCH_IN ? 2 : 1
  const share = scaled(forceLb, 1 / carriers.length / halves)
  // A stair transfers its loads at its bolts. As in the calculator, its weight is a load on one chord.
  if (isStair)
    return carriers.flatMap(({ part: other, points }) => {
      const boltLb = scaled(share, 1 / points.length)
      return points.flatMap((bolt) =>
        onPart(context, other, onChord(context.lines.get(other), bolt), boltLb, false, chain + 1),
      )
    })
  const single = carriers.length === 1
  return carriers.flatMap((each) => onPart(context, each.part, single ? at : each.at, share, isWeight, chain + 1))
}

/** Moves a point on a face of a truss to the hole row of the nearest chord. */
function onChord(line: LineMember | undefined, at: Point): Point {
  const truss = line?.strengths[0].truss
  if (!line || !truss) return at
  const axis = onAxis(line, alongIn(line, at))
  const rowIn = gaugeIn(truss.sizeIn) / 2
  const [y, z] = [line.axes[1], line.axes[2]].map((each) =>
    scaled(each, Math.min(rowIn, Math.max(-rowIn, dot(each, difference(at, axis))))),
  ) as [Point, Point]
  return sum(axis, sum(y, z))
}

/** Decks and stairs carry rails, and members carry decks, but not the reverse. Hardware and plates do not carry other parts. */
function isCarrier({ lines, bodies, parts }: LoadContext, part: PlacedPart | undefined, other: string): boolean {
  if (lines.has(other) || bodies.has(other)) return true
  const kind = partKind(parts.get(other)?.partNumber ?? '')
  const own = partKind(part?.partNumber ?? '')
  return (
    (kind === 'deck' && own !== 'deck') ||
    (kind === 'stair' && own === 'rail') ||
    (own === 'hardware' && kind !== 'hardware') ||
    (own === 'rigging' && kind === 'rigging')
  )
}

export function lose({ lost }: LoadContext, id: string): Action[] {
  lost.add(id)
  return []
}

/**
 * A member under a deck: its coordinate in the direction perpendicular to the members, and the range of its length that
 * is under the deck.
 */
interface UnderDeck {
  readonly line: LineMember
  readonly acrossIn: number
  readonly fromIn: number
  readonly toIn: number
}

export const TOUCH_IN = 0.4

function underDeck(context: LoadContext, deck: PlacedPart): { found: UnderDeck[]; along: 0 | 1; box: Box } {
  const box = boxOf(deck, context.shapes)
  const found: [UnderDeck[], UnderDeck[]] = [[], []]
  for (const line of context.lines.values()) {
    if (!isLevel(line)) continue
    const own = boxOf(line.part, context.shapes)
    if (Math.abs(own[1][2] - box[0][2]) > TOUCH_IN) continue
    const along = Math.abs(line.axes[0][0]) > 0.5 ? 0 : 1
    const across = 1 - along
    const center = centerOf(own)[across] as number
    const low = Math.max(own[0][along], box[0][along])
    const high = Math.min(own[1][along], box[1][along])
    const isUnder =
      (own[1][across] as number) > (box[0][across] as number) && (own[0][across] as number) < (box[1][across] as number)
    if (!isUnder || high - low < 1) continue
    const [a, b] = [low, high].map((at) => Math.abs(at - (line.start[along] as number)))
    found[along].push({
      line,
      acrossIn: center,
      fromIn: Math.min(a as number, b as number),
      toIn: Math.max(a as number, b as number),
    })
  }
  // Members that hang between beams carry the deck. If there are none, the members in the more common direction carry
  // the deck.
  const hung = found.map((list) => list.filter(({ line }) => isHung(context, line)))
  const chosen = hung.some((list) => list.length > 0) ? hung : found
  const along = (chosen[0] as UnderDeck[]).length >= (chosen[1] as UnderDeck[]).length ? 0 : 1
  return { found: chosen[along] as UnderDeck[], along, box }
}

/** Returns true for a joist: a member with hangers at both ends. */
function isHung({ frames, parts }: Pick<LoadContext, 'frames' | 'parts'>, { part, lengthIn }: LineMember): boolean {
  let ends = 0
  for (const frame of frames.frames) {
    if (!frame.lines.has(part.id)) continue
    for (const { a, aIn, b } of frame.joints)
      if (a === part.id && isHanger(parts.get(b)?.partNumber ?? '')) ends |= aIn === 0 ? 1 : aIn === lengthIn ? 2 : 0
  }
  return ends === 3
}

/**
 * Distributes a force on a deck evenly over its area. Each member carries its share of the width (`deckSharesIn`) over
 * the full length of the deck, even if the member is shorter.
 */
function onDeck(context: LoadContext, deck: PlacedPart, forceLb: Point): Action[] {
  const { found, along, box } = underDeck(context, deck)
  if (found.length === 0) return []
  const across = 1 - along
  const [from, to] = [box[0][across] as number, box[1][across] as number]
  const lines = [...new Set(found.map(({ acrossIn }) => Math.min(to, Math.max(from, acrossIn))))].sort((a, b) => a - b)
  const merged = lines.filter((at, index) => index === 0 || at - (lines[index - 1] as number) > 1)
  const joists = found.map(({ line }) => line).filter((line) => isHung(context, line))
  const [joist] = joists.length === found.length ? joists : []
  const support = joist && { flexuralLbIn2: joist.strengths[0].flexuralLbIn2, clearIn: joist.lengthIn }
  const shares = deckSharesIn(merged, from, to, support)
  return merged.flatMap((at, index) => {
    const members = found.filter(({ acrossIn }) => Math.abs(Math.min(to, Math.max(from, acrossIn)) - at) <= 1)
    const lengthIn = members.reduce((total, each) => total + each.toIn - each.fromIn, 0)
    const lbPerIn = scaled(forceLb, (shares[index] as number) / (to - from) / lengthIn)
    return members.map(
      ({ line, fromIn, toIn }): Action => ({ kind: 'line', part: line.part.id, fromIn, toIn, lbPerIn }),
    )
  })
}

/**
 * Returns a concentrated force on a deck as forces on the two members next to it, using the lever
 * rule. A force beyond the outermost member acts on that member.
 */
export function onDeckAt(context: LoadContext, deck: PlacedPart, at: Point, forceLb: Point): Action[] {
  const { found, along } = underDeck(context, deck)
  const across = 1 - along
  const atIn = at[across] as number
  const places = [...new Set(found.map(({ acrossIn }) => acrossIn))].toSorted((a, b) => a - b)
  const high = places.find((each) => each >= atIn) ?? places.at(-1)
  const low = places.findLast((each) => each <= atIn) ?? places[0]
  if (low === undefined || high === undefined) return onPart(context, deck.id, at, forceLb)
  const highShare = high > low ? (atIn - low) / (high - low) : 1
  return [[low, 1 - highShare] as const, [high, highShare] as const].flatMap(([placeIn, share]): Action[] => {
    if (share === 0) return []
    const { line, xIn } = found
      .filter(({ acrossIn }) => acrossIn === placeIn)
      .map((each) => {
        const xIn = Math.abs((at[along] as number) - (each.line.start[along] as number))
        return { line: each.line, xIn: Math.min(each.toIn, Math.max(each.fromIn, xIn)), wantedIn: xIn }
      })
      .reduce((best, each) => (Math.abs(each.xIn - each.wantedIn) < Math.abs(best.xIn - best.wantedIn) ? each : best))
    return [{ kind: 'point', part: line.part.id, at: onAxis(line, xIn), forceLb: scaled(forceLb, share) }]
  })
}

/**
 * Returns true for a part that is not connected to any other part. A deck that rests on members without being bolted to
 * them counts as connected.
 */
export const isLoose = (context: LoadContext, part: PlacedPart): boolean =>
  context.frames.loose.has(part.id) &&
  !(partKind(part.partNumber) === 'deck' && underDeck(context, part).found.length > 0)

/**
 * Returns the largest spacing of the members below a deck, or twice an overhang. Undefined if there is no member below.
 */
export function widestBayIn(context: LoadContext, deck: PlacedPart): number | undefined {
  const { found, along, box } = underDeck(context, deck)
  if (found.length === 0) return undefined
  const across = 1 - along
  const [from, to] = [box[0][across] as number, box[1][across] as number]
  const places = found.map(({ acrossIn }) => Math.min(to, Math.max(from, acrossIn))).sort((a, b) => a - b)
  return deckBayIn(places, from, to)
}

/** Returns the joists under deck panels. */
export const deckedJoists = (context: LoadContext): Set<string> =>
  new Set(
    context.structure.parts
      .filter(({ partNumber }) => partKind(partNumber) === 'deck')
      .flatMap((deck) => underDeck(context, deck).found)
      .filter(({ line }) => isHung(context, line))
      .map(({ line }) => line.part.id),
  )
