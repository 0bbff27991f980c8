/** Edges of a platform and their protection. */

/**
 * Edges in plan. The front and back edges are as long as the platform's length, and the left and right edges are as
 * long as its width.
 */
export const edges = ['front', 'back', 'left', 'right'] as const

export type Edge = (typeof edges)[number]

/** Sides of the deck. */
export interface Sides {
  readonly lengthFt: number
  readonly widthFt: number
}

/**
 * Edge protection: a guardrail only where the rule for the use requires it, a guardrail in all cases, a guardrail with a gate, or none.
 */
export type RailChoice = 'required' | 'rail' | 'gate' | 'open'

/** The protection of each edge. */
export type EdgeRails = Readonly<Record<Edge, Exclude<RailChoice, 'required'>>>

/** Returns true for the edges that run along the platform's length. */
export const isAlong = (edge: Edge): boolean => edge === 'front' || edge === 'back'

/** Returns the length of an edge. */
export const edgeFt = ({ lengthFt, widthFt }: Sides, edge: Edge): number => (isAlong(edge) ? lengthFt : widthFt)

/** Exchanges the sides. */
export const turned = <Each extends Sides>(sides: Each): Each => ({
  ...sides,
  lengthFt: sides.widthFt,
  widthFt: sides.lengthFt,
})

/** Edges of a platform whose beams run lengthwise. If they run across, it is the mirror image. */
const EDGES_ACROSS = { front: 'left', back: 'right', left: 'front', right: 'back' } as const

/** Returns an edge in the model whose beams run lengthwise. */
export const edgeInModel = (edge: Edge, isLengthwise: boolean): Edge => (isLengthwise ? edge : EDGES_ACROSS[edge])
