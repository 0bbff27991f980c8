/** Dimensions of the guardrails, gate, and deck panel, in inches. Heights are measured from the deck. */
import { aluminum6061T6, steelA36, steelA500 } from '../materials.ts'

export interface GuardrailModel {
  readonly partNumber: string
  readonly lengthIn: number
  /** Post locations, measured from the left end of the guardrail section. */
  readonly postsIn: readonly number[]
  /**
   * Locations of all feet on the base rail, including the feet under the posts, measured from the left end of the rail.
   */
  readonly feetIn: readonly number[]
}

/** A welded aluminum panel with posts that are pinned into steel sockets on a base rail. */
export const guardrails = {
  material: aluminum6061T6,
  heightIn: 42,
  midRailIn: 21,
  /** 1 1/2 in schedule 80 pipe for rails and posts. */
  pipe: { outsideIn: 1.9, wallIn: 0.2 },
  base: {
    material: steelA36,
    foot: { sideIn: 4.5, thicknessIn: 0.375, boltSpreadIn: 3 },
    /** 2 in schedule 80 pipe. `pinIn` is the height of the pin that passes through the socket and the post. */
    socket: { outsideIn: 2.375, wallIn: 0.218, topIn: 5, pinIn: 3.5, weldIn: 0.25 },
    /** Square tube between the sockets. It transfers the moment from a post to the adjacent feet. */
    tube: { material: steelA500, sideIn: 1.5, wallIn: 0.1875, weldIn: 0.125 },
  },
  models: [
    { partNumber: 'BS-AC-GR48', lengthIn: 48, postsIn: [3, 45], feetIn: [3, 18, 30, 45] },
    { partNumber: 'BS-AC-GR72', lengthIn: 72, postsIn: [3, 69], feetIn: [3, 18, 30, 42, 54, 69] },
    { partNumber: 'BS-AC-GR96', lengthIn: 96, postsIn: [3, 48, 93], feetIn: [3, 18, 33, 48, 63, 78, 93] },
  ] satisfies readonly GuardrailModel[],
} as const

export const railAxisIn = guardrails.heightIn - guardrails.pipe.outsideIn / 2

/**
 * A loop of aluminum pipe with a middle rail, hinged on a guardrail post. Heights are measured from the bottom of the
 * gate.
 */
export const gateModel = {
  material: aluminum6061T6,
  partNumber: 'BS-AC-GT36',
  pipe: { outsideIn: 1.5, wallIn: 0.125 },
  /** Distances from the axis of the post to the axes of the loop's vertical pipes. */
  fromIn: 2.6,
  toIn: 36,
  railsIn: [0.75, 11, 21.25],
  hingesIn: [4.5, 17.5],
  /** Flat bar that is welded vertically to the end of the loop. */
  latch: { heightIn: 15, longIn: 3, thicknessIn: 0.25, reachIn: 1.6 },
} as const

/** A plywood deck in a frame with cross tubes. */
export const deckPanel = {
  depthIn: 2,
  sheetIn: 0.125,
  plywoodIn: 0.75,
  /** Length of the shortest side, which carries a 4 ft guardrail. */
  sideIn: 48,
  joist: { material: aluminum6061T6, widthIn: 1.5, spacingIn: 16 },
  insertRowsIn: [1.5, 4.5],
  /** Published pull-out rating of an insert nut, which is one-third of the failure load. */
  insertKip: 0.9,
  /** Maximum spacing of the supports for the rated live load. */
  supportedIn: 24,
  /**
   * Birch plywood, 18 mm, class F40/30 per EN 636. The bending strength is the characteristic value perpendicular to
   * the face grain.
   */
  plywood: { thicknessIn: 0.709, bendingKsi: 4.35, elasticKsi: 1000 },
} as const
