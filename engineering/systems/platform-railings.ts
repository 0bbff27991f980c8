/**
 * Guardrails, toe boards, and gates along the edges of a deck whose beams run lengthwise. The calculator lists the same
 * pieces that the builder places. Lengths are in inches unless noted.
 */
import { railPlaces } from '#engineering/part-models/placements.ts'
import { type Edge, type EdgeRails, edgeFt, edges, isAlong, type Sides } from './platform-edges.ts'
import { PANEL_FT, panelsOf } from './platform-layout.ts'

const PANEL_IN = 12 * PANEL_FT

/** Lengths of the guardrails, longest first. */
const GUARDRAILS_IN = [96, 72, 48] as const
const SHORTEST_IN = 48

/** Distance from the end of a guardrail to the axis of its post. */
const POST_IN = 3

type Piece = readonly [atIn: number, lengthIn: number]
type End = 'start' | 'end'

export interface Railing {
  /** Where each piece starts along the edge, and its length. */
  readonly toeBoards: readonly Piece[]
  readonly guardrails: readonly Piece[]
  /** Axes of the posts that gates hang on, and whether the gate closes toward the start of the edge. */
  readonly gates: readonly { readonly atIn: number; readonly toStart: boolean }[]
}

export interface RailedDeck extends Sides {
  readonly rails: EdgeRails
  /** Edge with a stair. */
  readonly stairEdge?: Edge | undefined
}

/** The edge that meets the start or the end of an edge. The edges follow each other: front, right, back, left. */
const NEIGHBORS: Readonly<Record<Edge, Readonly<Record<End, Edge>>>> = {
  front: { start: 'left', end: 'right' },
  right: { start: 'front', end: 'back' },
  back: { start: 'right', end: 'left' },
  left: { start: 'back', end: 'front' },
}

const otherEnd = (end: End): End => (end === 'start' ? 'end' : 'start')

/**
 * Returns the ends of an edge that are open for a stair or a gate. Stairs are at the start and gates at the end of an edge,
 * which is the other way around on the back and left edges.
 */
function openEnds({ rails, stairEdge }: RailedDeck, edge: Edge): readonly End[] {
  const ofStair: End = edge === 'front' || edge === 'right' ? 'start' : 'end'
  return [...(stairEdge === edge ? [ofStair] : []), ...(rails[edge] === 'gate' ? [otherEnd(ofStair)] : [])]
}

/** Returns true if a guardrail reaches the corner at an end of an edge. */
const isRailedAt = (deck: RailedDeck, edge: Edge, end: End): boolean =>
  deck.rails[edge] !== 'open' && !openEnds(deck, edge).includes(end)

/**
 * Two guardrails don't fit into one corner. The one across the beams stops short of it, unless that leaves no room for the
 * shortest guardrail.
 */
function stopsShortAt(deck: RailedDeck, edge: Edge, end: End): boolean {
  const neighbor = NEIGHBORS[edge][end]
  if (!isRailedAt(deck, edge, end) || !isRailedAt(deck, neighbor, otherEnd(end))) return false
  return isAlong(edge) ? !hasRoom(deck, neighbor) : hasRoom(deck, edge)
}

/** Returns true if a guardrail across the beams that stops short of both corners has room. */
function hasRoom(deck: RailedDeck, edge: Edge): boolean {
  const closed = (['start', 'end'] as const).filter((end) => isRailedAt(deck, edge, end)).length
  const openIn = PANEL_IN * openEnds(deck, edge).length
  return 12 * edgeFt(deck, edge) - openIn - closed * railPlaces.cornerIn >= SHORTEST_IN
}

/** Returns the pieces on each edge that has a railing. */
export const railingsOf = (deck: RailedDeck): readonly (readonly [edge: Edge, railing: Railing])[] =>
  edges
    .filter((edge) => deck.rails[edge] !== 'open')
    .map((edge) => {
      const open = openEnds(deck, edge)
      const lengthIn = 12 * edgeFt(deck, edge)
      const [fromIn, toIn] = [open.includes('start') ? PANEL_IN : 0, lengthIn - (open.includes('end') ? PANEL_IN : 0)]
      const cornerIn = (end: End) => (stopsShortAt(deck, edge, end) ? railPlaces.cornerIn : 0)
      return [edge, railingOf([fromIn, toIn], [fromIn + cornerIn('start'), toIn - cornerIn('end')], open)]
    })

/** Returns the railing between two places, with guardrails that stop short of corners. */
function railingOf([fromIn, toIn]: Piece, [firstIn, lastIn]: Piece, open: readonly End[]): Railing {
  const guardrails: Piece[] = []
  let at = firstIn
  for (let size = fitting(lastIn - at); size; size = fitting(lastIn - at)) {
    guardrails.push([at, size])
    at += size
  }
  const gates = [
    { end: 'start', atIn: firstIn + POST_IN, toStart: true },
    { end: 'end', atIn: at - POST_IN, toStart: false },
  ] as const
  return {
    toeBoards: panelsOf((toIn - fromIn) / 12).map(([fromFt, feet]) => [fromIn + 12 * fromFt, 12 * feet]),
    guardrails,
    gates: guardrails.length === 0 ? [] : gates.filter(({ end }) => open.includes(end)),
  }
}

const fitting = (roomIn: number) => GUARDRAILS_IN.find((each) => each <= roomIn)
