/** Guardrails, the gate between them, and the deck panel under them, in inches. Heights are above the deck. */
import { aluminum6061T6, steelA36, steelA500 } from '../materials.ts'

export interface GuardrailModel {
  readonly partNumber: string
  readonly lengthIn: number
  /** From the left end of the module. */
  readonly postsIn: readonly number[]
  /** Feet of the base rail, those under posts included. */
  readonly feetIn: readonly number[]
}

/** A welded aluminum panel whose posts are pinned into the steel sockets of a base rail. */
export const guardrails = {
  material: aluminum6061T6,
  heightIn: 42,
  midRailIn: 21,
  /** 1 1/2 in schedule 80. */
  pipe: { outsideIn: 1.9, wallIn: 0.2 },
  base: {
    material: steelA36,
    foot: { sideIn: 4.5, thicknessIn: 0.375, boltSpreadIn: 3 },
    /** 2 in schedule 80. `pinIn`: height of the pin through socket and post. */
    socket: { outsideIn: 2.375, wallIn: 0.218, topIn: 5, pinIn: 3.5, weldIn: 0.25 },
    /** Square, from socket to socket on the feet: carries the moment of a post to the feet beside it. */
    tube: { material: steelA500, sideIn: 1.5, wallIn: 0.1875, weldIn: 0.125 },
  },
  models: [
    { partNumber: 'BS-AC-GR48', lengthIn: 48, postsIn: [3, 45], feetIn: [3, 18, 30, 45] },
    { partNumber: 'BS-AC-GR72', lengthIn: 72, postsIn: [3, 69], feetIn: [3, 18, 30, 42, 54, 69] },
    { partNumber: 'BS-AC-GR96', lengthIn: 96, postsIn: [3, 48, 93], feetIn: [3, 18, 33, 48, 63, 78, 93] },
  ] satisfies readonly GuardrailModel[],
} as const

/** From the top rail's axis down to the deck. */
export const railAxisIn = guardrails.heightIn - guardrails.pipe.outsideIn / 2

/** A loop of aluminum pipe with a middle rail, hinged on a post of a guardrail; heights are above its lower edge. */
export const gateModel = {
  material: aluminum6061T6,
  partNumber: 'BS-AC-GT36',
  pipe: { outsideIn: 1.5, wallIn: 0.125 },
  /** Axes of the loop, from the axis of the post. */
  fromIn: 2.6,
  toIn: 36,
  railsIn: [0.75, 11, 21.25],
  hingesIn: [4.5, 17.5],
  /** Flat bar, welded upright to the end of the loop. */
  latch: { heightIn: 15, longIn: 3, thicknessIn: 0.25, reachIn: 1.6 },
} as const

/** Plywood in a frame on cross tubes. */
export const deckPanel = {
  depthIn: 2,
  sheetIn: 0.125,
  plywoodIn: 0.75,
  /** Narrowest side: what a guardrail of 4 ft stands on. */
  sideIn: 48,
  joist: { material: aluminum6061T6, widthIn: 1.5, spacingIn: 16 },
  insertRowsIn: [1.5, 4.5],
  /** Pull-out of an insert nut, as the catalog publishes it: a third of the breaking force. */
  insertKip: 0.9,
  /** Farthest supports of its live load. */
  supportedIn: 24,
  /** Birch, 18 mm, class F40/30 of EN 636: characteristic bending strength across the faces' grain. */
  plywood: { thicknessIn: 0.709, bendingKsi: 4.35, elasticKsi: 1000 },
} as const
