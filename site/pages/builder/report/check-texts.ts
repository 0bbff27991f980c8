/** Names and formulas for the checks, for readers who verify a calculation by hand. */
import type { CheckName } from '#builder/statics/checks.ts'

interface CheckText {
  readonly name: string
  readonly formula: string
}

/** The report explains the symbols. */
export const checkTexts: Readonly<Record<CheckName, CheckText>> = {
  strength: {
    name: 'Axial force and bending',
    formula: 'N / Na + (My / May + Mz / Maz) / (1 − Ω N / Pcr) + T / Ta ≤ 1',
  },
  chord: {
    name: 'Axial force, bending, and chord bending between nodes',
    formula: 'N / Na + (My / May + Mz / Maz) / (1 − Ω N / Pcr) + T / Ta + chord bending / allowable ≤ 1',
  },
  bending: { name: 'Bending', formula: 'M / Ma ≤ 1' },
  column: { name: 'Column', formula: 'N / Na + M / (Ma (1 − Ω N / Pcr)) ≤ 1' },
  shear: { name: 'Shear', formula: 'V / Va + T / Ta ≤ 1. The ends of a truss use the strength of the end chords' },
  node: { name: 'Force on one node', formula: 'P / Pa ≤ 1 for the posts of one node' },
  crippling: {
    name: 'Web crippling',
    formula: '((P / Pa)^1.5 + (M / Ma)^1.5)^(2/3) ≤ 1 within the span, P / Pa ≤ 1 at the ends',
  },
  deflection: { name: 'Deflection', formula: 'calculated deflection / span limit ≤ 1' },
  joint: {
    name: 'Joint',
    formula: 'largest of M / Mj, V / Vj + s M / Mj, and u V + b M / Mj, plus the N and T ratios ≤ 1',
  },
  gusset: { name: 'Gusset joint', formula: 'M / Ma + V / Va + N / Na ≤ 1' },
  hinge: { name: 'Hinge pinned on one side', formula: 'N / Na + V / Va + P / Pa + M / Ma + T / Ta ≤ 1 at the pins' },
  base: { name: 'Base plate', formula: '(M − N × lever / 2) / Ma + uplift / capacity ≤ 1' },
  bearing: { name: 'Base bearing', formula: 'R / Ra ≤ 1' },
  foot: { name: 'Leveling foot, caster, or jack', formula: '(N + M / lever) / capacity ≤ 1' },
  screw: { name: 'Foot screw', formula: 'N / Na + M / Ma ≤ 1' },
  hanger: { name: 'Joist hanger', formula: 'R / capacity ≤ 1' },
  mount: { name: 'Lifting mount on the chord', formula: 'P / capacity ≤ 1 for the lower of mount and chord' },
  lifting: { name: 'Lifting part', formula: 'P / working load limit ≤ 1' },
  deck: { name: 'Deck', formula: 'live load / (published live load × 24 in / joist spacing) ≤ 1' },
  seat: { name: 'Header seat', formula: 'M / Ma ≤ 1' },
  torsion: { name: 'Torsion', formula: 'T / Ta ≤ 1' },
  overturning: { name: 'Overturning', formula: 'overturning moment / (0.6 × resisting moment) ≤ 1' },
  tipping: { name: 'Overhang tipping', formula: 'overturning moment / (0.6 × resisting moment) ≤ 1' },
  sliding: { name: 'Sliding', formula: 'lateral force / (friction × 0.6 D) ≤ 1' },
  uplift: { name: 'Uplift', formula: 'uplift / 0.6 D ≤ 1' },
  horizontal: { name: 'Horizontal load on a hoist', formula: 'hoists resist vertical loads only' },
  buckling: { name: 'Frame buckling', formula: 'second-order analysis with P-Δ and P-δ' },
}
