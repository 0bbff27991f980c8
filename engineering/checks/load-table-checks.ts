/** Texts for the checks in the load tables. They are a separate module so that the load table pages load only these. */
import { DEFLECTION_RATIO } from '../factors.ts'

/** A formula and the clause of the standard, by material or for both materials. */
export interface CheckBasis {
  readonly formula: string
  readonly clause: string | readonly [aluminum: string, steel: string]
}

export interface CheckText extends CheckBasis {
  /** Name within a sentence, such as 'chord bending between nodes'. */
  readonly name: string
  /** What to change if the check fails, in one sentence. */
  readonly fix: string
  /** Formula and clause for tube and extrusion, if they differ from those for truss. */
  readonly plain?: CheckBasis
}

const SHORTER = 'Shorten the span, add a support, or use stronger truss.'

export const loadTableChecks = {
  bending: {
    name: 'member bending',
    formula: 'M ≤ 0.85 × 2 × chord force × chord distance',
    clause: ['D.2, E.2, E.3', 'D2, E3, E7'],
    plain: {
      formula: 'M ≤ 0.85 × least of S Fy / Ω, S Fu / Ω, and lateral-torsional buckling moment',
      clause: ['F.2, F.4', 'F7'],
    },
    fix: SHORTER,
  },
  chord: {
    name: 'chord bending between nodes',
    formula:
      'N / Na + (My / May + Mz / Maz) / (1 − Ω N / Pcr) + T / Ta + w / wa + P / Pa ≤ 1, with the chord loads w and P ' +
      'between nodes',
    clause: ['F.5, H.1', 'F10, H1'],
    fix: 'Move the load to a node, or spread it over both chords.',
  },
  node: {
    name: 'post at a node',
    formula: 'P ≤ 0.85 × 2 posts, N / Na + N e / Ma = 1 in each',
    clause: ['H.1', 'H1-1a'],
    fix: 'Spread the load over several nodes, or add a support.',
  },
  joint: {
    name: 'bolted joint in the span',
    formula:
      'largest of M / Mj, V / Vj + s M / Mj, and u V + b M / Mj, plus N / Na + T / Ta ≤ 1. Without plates: M / Ma + ' +
      'V / Va + N / Na + T / Ta ≤ 1',
    clause: ['D.3, J.3, H.1', 'D3, J3, H1'],
    fix: 'Add two splice plates to this joint, or move it away from the middle of the span.',
  },
  shear: {
    name: 'shear at a support',
    formula: 'V / Va + T / Ta ≤ 1 for the lacing and end chords',
    clause: ['F.5, H.1, H.3', 'F10, H1, H3'],
    plain: { formula: 'V ≤ 0.85 × 0.6 Fy A / Ω', clause: ['G.1, G.2', 'G4'] },
    fix: 'Move the load away from the end, or add a support.',
  },
  crippling: {
    name: 'web crippling',
    formula: '((M / Ma)^1.5 + (P / Pa)^1.5)^(2/3) ≤ 1 within the span, P / Pa ≤ 1 at the ends',
    clause: ['J.9', 'J10'],
    fix: 'Spread the force over a longer length.',
  },
  deflection: {
    name: `deflection, span/${DEFLECTION_RATIO}`,
    formula: `δ ≤ L / ${DEFLECTION_RATIO}; cantilever: 2 L / ${DEFLECTION_RATIO}`,
    clause: 'IBC table 1604.3',
    fix: 'Shorten the span, or use deeper truss.',
  },
  buckling: {
    name: 'column buckling',
    formula: 'N ≤ 0.85 × column strength',
    clause: ['E.2, E.3', 'E3, E7'],
    fix: 'Reduce the height or the load, or use stronger truss.',
  },
} as const satisfies Readonly<Record<string, CheckText>>
