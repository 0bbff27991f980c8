import { type Governing, REPETITIVE_USE_FACTOR } from '#engineering/beams.ts'
import type { MemberStrength } from '#engineering/member-strength.ts'
import { formatNumber, KN_PER_POUND, MM_PER_INCH, NEWTON_METERS_PER_FOOT_POUND } from '#engineering/units.ts'
import type { Pair } from '../units/both.tsx'
import { inches, perFoot } from './quantities.ts'

type Strength = Omit<MemberStrength, 'column'>

const down = (value: number, digits = 0): string =>
  formatNumber(Math.floor(value * 10 ** digits) / 10 ** digits, digits)

/** Formats strengths that include the repetitive-use factor, rounded down. */
const pounds = (lb: number): Pair => {
  const usable = REPETITIVE_USE_FACTOR * lb
  return [`${down(usable)} lb`, `${down(usable * KN_PER_POUND, 2)} kN`]
}
const footPounds = (inLb: number): Pair => {
  const usable = (REPETITIVE_USE_FACTOR * inLb) / 12
  return [`${down(usable)} ft·lb`, `${down((usable * NEWTON_METERS_PER_FOOT_POUND) / 1000, 2)} kN·m`]
}

const M2_PER_SQUARE_INCH = (MM_PER_INCH / 1000) ** 2

/** A member's capacities (including the repetitive-use factor), stiffness, and weight, for the printed report. */
export function capacitiesOf(member: Strength): (readonly [label: string, value: string | Pair])[] {
  const { momentInLb, shearLb, flexuralLbIn2, selfWeightLbPerFt, crippling, truss } = member
  return [
    ['Moment Ma', footPounds(momentInLb)],
    ['Shear Va', pounds(shearLb)],
    ...(crippling
      ? ([
          ['Web crippling over a support', pounds(crippling.endLb)],
          ['Web crippling within the span', pounds(crippling.withinLb)],
        ] as const)
      : []),
    ...(truss
      ? ([
          ['End shear', pounds(truss.endShearLb)],
          ['Joint moment Mj', footPounds(truss.joint.momentInLb)],
          ['Joint shear Vj', pounds(truss.joint.shearLb)],
          [
            'Joint coefficients s, b',
            `${formatNumber(truss.joint.momentShare, 3)}, ${formatNumber(truss.joint.compressionShare, 3)}`,
          ],
          [
            'Joint coefficient u',
            [
              `${formatNumber((1000 * truss.joint.shearUsePerLb) / REPETITIVE_USE_FACTOR, 3)} per kip`,
              `${formatNumber(truss.joint.shearUsePerLb / KN_PER_POUND / REPETITIVE_USE_FACTOR, 4)} per kN`,
            ],
          ],
          ...(truss.nodeLb ? ([['Node load', pounds(truss.nodeLb)]] as const) : []),
          ['Load on one chord between nodes Pa', pounds(truss.chordPointLb)],
          ['Torque Ta', footPounds(truss.torqueInLb)],
          ['Distance between chords a', inches(truss.armIn)],
          [
            'Shear stiffness of the lacing',
            [
              `${formatNumber(Math.round(truss.webLb / 1000))} kips`,
              `${formatNumber(Math.round(truss.webLb * KN_PER_POUND))} kN`,
            ],
          ],
        ] as const)
      : []),
    [
      'E I',
      [
        `${formatNumber(Math.round(flexuralLbIn2 / 1000))} kip·in²`,
        `${formatNumber(Math.round(flexuralLbIn2 * KN_PER_POUND * M2_PER_SQUARE_INCH))} kN·m²`,
      ],
    ],
    ['Self-weight', perFoot(selfWeightLbPerFt)],
  ]
}

export interface CheckBasis {
  readonly formula: string
  readonly clause: string
}

type Basis = readonly [formula: string, adm: string, aisc: string]

const trussBasis: Readonly<Partial<Record<Governing, Basis>>> = {
  bending: ['M ≤ 0.85 × 2 × chord force × chord distance', 'D.2, E.2, E.3', 'D2, E3, E7'],
  chord: ['M / Ma + w / wa + P / Pa ≤ 1, with the chord loads w and P between nodes', 'F.5, H.1', 'F10, H1'],
  node: ['P ≤ 0.85 × 2 posts, N / Na + N e / Ma = 1 in each', 'H.1', 'H1-1a'],
  joint: ['largest of M / Mj, V / Vj + s M / Mj, and u V + b M / Mj, plus T / Ta ≤ 1', 'D.3, J.3, H.1', 'D3, J3, H1'],
  shear: ['V / Va + T / Ta ≤ 1 for the lacing and end chords', 'F.5, H.1, H.3', 'F10, H1, H3'],
}

const plainBasis: Readonly<Partial<Record<Governing, Basis>>> = {
  bending: ['M ≤ 0.85 × least of S Fy / 1.65, S Fu / 1.95, and lateral-torsional buckling moment', 'F.2, F.4', 'F'],
  shear: ['V ≤ 0.85 × 0.6 Fy A / 1.65', 'G.1, G.2', 'G4'],
  crippling: ['(M / Ma)^1.5 + (P / Pa)^1.5 ≤ 1', 'J.9', 'J10'],
}

const clauseFor = ({ name }: Pick<MemberStrength, 'name'>, adm: string, aisc: string): string =>
  name.includes('steel') ? `AISC 360-22 ${aisc}` : `ADM 2020 ${adm}`

/** @throws if the check does not apply to the member */
export function beamBasis(check: Governing, member: Pick<MemberStrength, 'name' | 'truss'>): CheckBasis {
  if (check === 'deflection') return { formula: 'δ ≤ L / 180; cantilever: 2 L / 180', clause: 'IBC table 1604.3' }
  const basis = (member.truss ? trussBasis : plainBasis)[check]
  if (!basis) throw new Error(`${member.name} has no ${check} check`)
  const [formula, adm, aisc] = basis
  return { formula, clause: clauseFor(member, adm, aisc) }
}

/** The clause for a check against a part rating, with the formula for the demand. */
export const ratingOf = (demand: string): CheckBasis => ({
  formula: `${demand} ≤ rating`,
  clause: 'Part and chord ratings',
})

/** The formula and clause for a check of combined loads in several directions. */
export const interactionBasis: CheckBasis = {
  formula: 'Sum of utilizations ≤ 1',
  clause: 'ADM 2020 H.1, H.3; AISC 360-22 H1, H3',
}

/** The formula and clause for torsion of a truss. */
export const torsionBasis: CheckBasis = {
  formula: 'T ≤ 0.85 × end shear × distance between chords',
  clause: 'ADM 2020 F.5; AISC 360-22 F10',
}

/** The formula and clause for combined compression and bending. */
export const columnBasis = (member: Pick<MemberStrength, 'name'>): CheckBasis => ({
  formula: 'N / Na + M / Ma ≤ 1, M multiplied by 1 / (1 − Ω N / Pcr)',
  clause: clauseFor(member, 'E.2, H.1', 'E3, H1'),
})
