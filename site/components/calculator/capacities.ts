import { REPETITIVE_USE_FACTOR, usable } from '#engineering/factors.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import { formatNumber, KN_PER_POUND, MM_PER_INCH } from '#engineering/units.ts'
import { forceDown, inches, momentDown, perFoot } from '../../services/quantity-texts.ts'
import type { Pair } from '../units/both.tsx'

type Strength = Omit<MemberStrength, 'column'>

/** Formats strengths that include the repetitive-use factor, rounded down. */
const pounds = (lb: number): Pair => forceDown(usable(lb))
const footPounds = (inLb: number): Pair => momentDown(usable(inLb))

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
              `${formatNumber((1000 * truss.joint.shearUtilizationPerLb) / REPETITIVE_USE_FACTOR, 3)} per kip`,
              `${formatNumber(truss.joint.shearUtilizationPerLb / KN_PER_POUND / REPETITIVE_USE_FACTOR, 4)} per kN`,
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
