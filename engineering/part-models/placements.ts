/** How parts are placed on each other in the templates of the builder and in the scenes of the studio, in inches. */

/** Height of a truss on a BS-MO-CA8 caster. */
export const heavyCasterIn = 10.5

/** Height of a truss on a BS-MO-LF12 foot, and of each spacer between them. Two spacers make decks level with stairs. */
export const levelFoot = { heightIn: 9, spacerIn: 0.5 } as const

/** Guardrails along the edge of a deck. */
export const railPlaces = {
  /** Distance from the posts to the edge. The posts are on the flange of the toe board, at the second row of inserts. */
  insetIn: 3,
  toeFlangeIn: 0.125,
  /** Gap at a corner where the post belongs to the adjacent side. OSHA limits openings in guardrails to 19 in. */
  cornerIn: 12,
  /** Height of a gate above the foot of the guardrail that carries it, so that its rails meet those of the guardrail. */
  gateUpIn: 18.5,
} as const
