/** Guardrails, gates, and the stair of a platform. Lengths are in inches unless noted. */
import type { BoxSeries } from '#engineering/members/truss-models.ts'
import { railPlaces } from '#engineering/part-models/placements.ts'
import { DECK_IN, handrailsAtIn, type StairUnit, stairModel } from '#engineering/part-models/stairs.ts'
import type { Edge, PlatformAnswer } from '#engineering/systems/platform-answer.ts'
import { GUSSET_REACH_IN, legPlacesIn, PANEL_FT, panelsOf, TRUSS_IN } from '#engineering/systems/platform-layout.ts'
import type { Point } from '../model.ts'
import { scaled, sum } from '../turns.ts'
import { type Assembly, FT, minus, turnTo, X, Y } from './assembly.ts'

export type EdgeRails = PlatformAnswer['rails']

export interface PlatformLayout {
  readonly series: BoxSeries
  readonly lengthFt: number
  readonly widthFt: number
  /**
   * Length of the legs. The deck is up to 24 in higher because of the foot with its spacers, the beam, and the deck
   * itself.
   */
  readonly legFt: number
  /** Number of spacers on each foot. With two, decks are level with stairs. */
  readonly spacers: number
  /** Distance between beams. */
  readonly bayFt: number
  /** Number of spans in each beam. */
  readonly spans: number
  /** Maximum deck width carried by one joist (`joistPlacesIn`). */
  readonly stripIn: number
  readonly rails: EdgeRails
  /** A stair, if there is one, at the start of an edge along the beams. */
  readonly stair?: { readonly edge: 'front' | 'back'; readonly unit: StairUnit }
  /**
   * Location of the beams. `flush` beams are inside the edges of the deck, so the decks bolt to them. `centered` beams
   * are centered on the edges and on the bay lines, as in the platform calculator, and the decks only rest on them.
   */
  readonly beams: 'flush' | 'centered'
}

/** Height of a gate. */
const GATE_IN = 22

/** Distance from the end of a guardrail to the axis of its post. */
const POST_IN = 3

/** An edge of the deck: its start, its directions along and inward, its length, and the clearance at its corners. */
interface EdgeLine {
  readonly edge: Edge
  readonly start: Point
  readonly along: Point
  readonly inward: Point
  readonly lengthIn: number
  readonly insetIn: number
}

const edgeLines = ({ lengthFt, widthFt }: PlatformLayout, z: number): EdgeLine[] => {
  const [w, d] = [lengthFt * FT, widthFt * FT]
  const long = { lengthIn: w, insetIn: 0 }
  // Guardrails on the short sides stop short of the corners.
  const short = { lengthIn: d, insetIn: railPlaces.cornerIn }
  return [
    { edge: 'front', start: [0, 0, z], along: X, inward: Y, ...long },
    { edge: 'right', start: [w, 0, z], along: Y, inward: minus(X), ...short },
    { edge: 'back', start: [w, d, z], along: minus(X), inward: minus(Y), ...long },
    { edge: 'left', start: [0, d, z], along: minus(Y), inward: X, ...short },
  ]
}

/** Ranges of an edge that are open for a stair or a gate, measured along the edge. */
function openingsOf({ edge, lengthIn }: EdgeLine, { rails, stair }: PlatformLayout): (readonly [number, number])[] {
  // Stairs are at the start and gates at the end of an edge, which is the other way around on the back and left edges.
  const at = (isStart: boolean): readonly [number, number] =>
    isStart === (edge === 'front' || edge === 'right') ? [0, PANEL_FT * FT] : [lengthIn - PANEL_FT * FT, lengthIn]
  return [...(stair?.edge === edge ? [at(true)] : []), ...(rails[edge] === 'gate' ? [at(false)] : [])]
}

/** Adds guardrails and toe boards on the edges that have them, and a gate in each opening. */
export function guardrails(it: Assembly, layout: PlatformLayout, z: number): void {
  for (const line of edgeLines(layout, z)) {
    if (layout.rails[line.edge] === 'open') continue
    const { start, along, inward, lengthIn, insetIn } = line
    const turn = turnTo(along, inward)
    const at = (distanceIn: number, inwardIn: number, up: number): Point =>
      sum(sum(start, scaled(along, distanceIn)), sum(scaled(inward, inwardIn), [0, 0, up]))
    const openings = openingsOf(line, layout)
    const from = openings.some(([low]) => low === 0) ? PANEL_FT * FT : 0
    const to = openings.some(([, high]) => high === lengthIn) ? lengthIn - PANEL_FT * FT : lengthIn
    for (const [x, feet] of panelsOf((to - from) / FT))
      it.add(`BS-AC-TB${feet * FT}`, at(from + x * FT, 0, 0), turn, 'Guardrails')
    const [first, last] = [Math.max(from, insetIn), Math.min(to, lengthIn - insetIn)]
    let x = first
    while (last - x >= 48) {
      const size = [96, 72, 48].find((each) => each <= last - x) ?? 48
      it.add(`BS-AC-GR${size}`, at(x, railPlaces.insetIn, railPlaces.toeFlangeIn), turn, 'Guardrails')
      x += size
    }
    // A gate hangs on the last post next to its opening. Upside down, it closes the other way.
    if (from > 0 && x > first)
      it.add(
        'BS-AC-GT36',
        at(first + POST_IN, railPlaces.insetIn, railPlaces.toeFlangeIn + railPlaces.gateUpIn + GATE_IN),
        turnTo(minus(along), inward),
        'Guardrails',
      )
    if (to < lengthIn && x > first)
      it.add(
        'BS-AC-GT36',
        at(x - POST_IN, railPlaces.insetIn, railPlaces.toeFlangeIn + railPlaces.gateUpIn),
        turn,
        'Guardrails',
      )
  }
}

/** Distance from the corner of the deck to the middle of the stair. */
const STAIR_AT_IN = (PANEL_FT * FT) / 2

/**
 * Returns true if the gussets at the second leg leave room for a stair at the start of the beam. The stringers of a stair
 * with a head end above the gussets.
 */
export const hasRoomForStair = ({ hasHead }: StairUnit, { spanFt, spans }: PlatformAnswer): boolean =>
  hasHead ||
  (legPlacesIn(spanFt, spans)[1] ?? 0) - TRUSS_IN / 2 - GUSSET_REACH_IN >
    STAIR_AT_IN + handrailsAtIn.right + stairModel.railFootIn

/** Adds a stair with its rails to the outer face of an edge beam, whose top is at height `z`. */
export function stair(
  it: Assembly,
  { widthFt, beams }: PlatformLayout,
  { edge, unit }: NonNullable<PlatformLayout['stair']>,
  z: number,
): void {
  const out = beams === 'centered' ? TRUSS_IN / 2 : 0
  const isBack = edge === 'back'
  const faceIn = isBack ? widthFt * FT + out : -out
  // The stair climbs along its y axis, toward the deck.
  const climb = isBack ? minus(Y) : Y
  const turn = turnTo(isBack ? minus(X) : X, climb)
  const runIn = (unit.risers - 1) * stairModel.runIn
  const foot: Point = [STAIR_AT_IN, faceIn - climb[1] * runIn, z - (unit.deckIn - DECK_IN)]
  it.add(unit.stair, foot, turn, 'Stair')
  for (const x of Object.values(handrailsAtIn))
    it.add(unit.rail, sum(foot, scaled(isBack ? minus(X) : X, x)), turn, 'Stair')
}
