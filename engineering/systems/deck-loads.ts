/**
 * Loads of deck panels on the joists below them. A panel is a beam that is continuous over its joists, which deflect.
 * Lengths are in inches.
 */
import { reactionsOf } from '#engineering/beams/beam-statics.ts'
import { solveLinear } from '#engineering/linear.ts'

/** A 48 in width of 18 mm plywood with E = 870 ksi (EN 636, class E60), without the frame of the panel, in lb·in². */
const PANEL_LB_IN2 = (870e3 * 48 * 0.709 ** 3) / 12
const PANEL_WIDTH_IN = 48

/** A joist, which deflects as a simple span. */
export interface DeckSupport {
  readonly flexuralLbIn2: number
  readonly clearIn: number
}

/** Load on a joist that deflects it by 1 in, for the part of its length under one panel width. */
const stiffnessLbPerIn = ({ flexuralLbIn2, clearIn }: DeckSupport): number =>
  ((384 / 5) * flexuralLbIn2) / clearIn ** 3 / Math.max(1, clearIn / PANEL_WIDTH_IN)

/**
 * Returns the width of deck that each support of one panel carries. Supports are rigid, or joists. The panel can't pull up
 * on a support.
 */
export function deckSharesIn(
  placesIn: readonly number[],
  fromIn: number,
  toIn: number,
  joist?: DeckSupport,
): readonly number[] {
  const lengthIn = toIn - fromIn
  if (placesIn.length < 2) return placesIn.map(() => lengthIn)
  const supports = { kind: 'continuous', lengthIn, placesIn: placesIn.map((at) => at - fromIn) } as const
  const load = { points: [], spreads: [{ fromIn: 0, toIn: lengthIn, lbPerIn: 1 }] }
  const reactions = (forces: typeof load, displacedIn: readonly number[]) =>
    reactionsOf(supports, forces, { flexuralLbIn2: PANEL_LB_IN2, displacedIn }).map(({ lb }) => lb)
  const rigid = reactions(
    load,
    placesIn.map(() => 0),
  )
  const shares = joist
    ? sagged(rigid, stiffnessLbPerIn(joist), (sag) => reactions({ points: [], spreads: [] }, sag))
    : rigid
  const lifted = shares.findIndex((share) => share < 0)
  if (lifted < 0) return shares
  const rest = deckSharesIn(placesIn.toSpliced(lifted, 1), fromIn, toIn, joist)
  return rest.toSpliced(lifted, 0, 0)
}

/** Reactions of joists that deflect: R = R₀ + K R / k, where K has the reactions for a displacement of each support. */
function sagged(
  rigid: readonly number[],
  stiffness: number,
  reactionsOf: (displacedIn: readonly number[]) => readonly number[],
): number[] {
  const columns = rigid.map((_, index) => reactionsOf(rigid.map((_each, at) => (at === index ? 1 / stiffness : 0))))
  const matrix = rigid.map((_, row) =>
    columns.map((column, index) => (row === index ? 1 : 0) - (column[row] as number)),
  )
  return solveLinear(matrix, rigid)
}
