/** Guardrails, gates, and the stair of a platform. Lengths are in inches unless noted. */
import type { BoxSeries } from '#engineering/members/truss-models.ts'
import { railPlaces } from '#engineering/part-models/placements.ts'
import { DECK_IN, handrailsAtIn, type StairUnit, stairModel } from '#engineering/part-models/stairs.ts'
import type { Edge, EdgeRails } from '#engineering/systems/platform-edges.ts'
import { TRUSS_IN } from '#engineering/systems/platform-layout.ts'
import { railingsOf } from '#engineering/systems/platform-railings.ts'
import type { Point } from '../model.ts'
import { scaled, sum } from '../turns.ts'
import { type Assembly, FT, minus, turnTo, X, Y } from './assembly.ts'

export interface PlatformLayout {
  readonly series: BoxSeries
  readonly lengthFt: number
  readonly widthFt: number
  /**
   * Length of the legs. The deck is up to 24 in higher because of the foot with its spacers, the beam, and the deck
   * itself.
   */
  readonly legFt: number
  /** Number of spacers on each foot, which stand for its screw. */
  readonly spacers: number
  /** Distance between beams. */
  readonly bayFt: number
  /** Spans of each beam line, from its start. */
  readonly spansFt: readonly number[]
  /** Maximum deck width carried by one joist (`joistPlacesIn`). */
  readonly stripIn: number
  /** Truss of the joists. */
  readonly joistSeries: string
  readonly rails: EdgeRails
  /** A stair at the start of an edge along the beams. Without a unit, there is only its opening. */
  readonly stair?: { readonly edge: Edge; readonly unit?: PlacedStair }
  /**
   * Location of the beams. `flush` beams are inside the edges of the deck, so the decks bolt to them. `centered` beams
   * are centered on the edges and on the bay lines, as in the platform calculator, and the decks only rest on them.
   */
  readonly beams: 'flush' | 'centered'
}

/** A stair and the location of its middle along its edge. */
export interface PlacedStair extends StairUnit {
  readonly atIn: number
}

/** Height of a gate. */
const GATE_IN = 22

/** An edge of the deck: its start, and its directions along and inward. */
interface EdgeLine {
  readonly start: Point
  readonly along: Point
  readonly inward: Point
}

function edgeLines({ lengthFt, widthFt }: PlatformLayout, z: number): Readonly<Record<Edge, EdgeLine>> {
  const [w, d] = [lengthFt * FT, widthFt * FT]
  return {
    front: { start: [0, 0, z], along: X, inward: Y },
    right: { start: [w, 0, z], along: Y, inward: minus(X) },
    back: { start: [w, d, z], along: minus(X), inward: minus(Y) },
    left: { start: [0, d, z], along: minus(Y), inward: X },
  }
}

/** Adds guardrails and toe boards on the edges that have them, and a gate in each opening. */
export function guardrails(it: Assembly, layout: PlatformLayout, z: number): void {
  const lines = edgeLines(layout, z)
  for (const [edge, railing] of railingsOf({ ...layout, stairEdge: layout.stair?.edge })) {
    const { start, along, inward } = lines[edge]
    const turn = turnTo(along, inward)
    const at = (distanceIn: number, inwardIn: number, up: number): Point =>
      sum(sum(start, scaled(along, distanceIn)), sum(scaled(inward, inwardIn), [0, 0, up]))
    for (const [atIn, lengthIn] of railing.toeBoards) it.add(`BS-AC-TB${lengthIn}`, at(atIn, 0, 0), turn, 'Guardrails')
    for (const [atIn, lengthIn] of railing.guardrails)
      it.add(`BS-AC-GR${lengthIn}`, at(atIn, railPlaces.insetIn, railPlaces.toeFlangeIn), turn, 'Guardrails')
    // A gate hangs on the last post next to its opening. Upside down, it closes the other way.
    for (const { atIn, toStart } of railing.gates)
      it.add(
        'BS-AC-GT36',
        at(atIn, railPlaces.insetIn, railPlaces.toeFlangeIn + railPlaces.gateUpIn + (toStart ? GATE_IN : 0)),
        toStart ? turnTo(minus(along), inward) : turn,
        'Guardrails',
      )
  }
}

/** Adds a stair with its rails to the outer face of an edge beam, whose top is at height `z`. */
export function stair(
  it: Assembly,
  { widthFt, beams }: PlatformLayout,
  edge: Edge,
  unit: PlacedStair,
  z: number,
): void {
  const out = beams === 'centered' ? TRUSS_IN / 2 : 0
  const isBack = edge === 'back'
  const faceIn = isBack ? widthFt * FT + out : -out
  // The stair climbs along its y axis, toward the deck.
  const climb = isBack ? minus(Y) : Y
  const turn = turnTo(isBack ? minus(X) : X, climb)
  const runIn = (unit.risers - 1) * stairModel.runIn
  const foot: Point = [unit.atIn, faceIn - climb[1] * runIn, z - (unit.deckIn - DECK_IN)]
  it.add(unit.stair, foot, turn, 'Stair')
  for (const x of Object.values(handrailsAtIn))
    it.add(unit.rail, sum(foot, scaled(isBack ? minus(X) : X, x)), turn, 'Stair')
}
