/**
 * Limit states of every kind of member, the checks that contain them, and the reasons why one may not apply to a member.
 * docs/engineering.md prints this table (`limit-states.test.ts`).
 */
import type { CheckId } from './check-texts.ts'

/** Why a limit state doesn't apply to a member. */
export const absences = {
  noPosts: 'this truss has no posts',
  noNodeForce: 'no force acts at a node between the ends',
  noChordForce: 'no force acts on a chord between nodes',
  noPress: 'no concentrated force of 1 lb or more acts on the member',
  notLevel: 'the member is not level',
  short: 'all its spans are shorter than 1 ft',
  onlyWeight: 'only its own weight and lateral loads act',
} as const

export type Absence = keyof typeof absences

export interface LimitState {
  readonly name: string
  /** Checks that contain the limit state: that of the calculators, and that of the builder if it has another one. */
  readonly checks: readonly CheckId[]
  readonly absences: readonly Absence[]
}

const always = (name: string, ...checks: readonly CheckId[]): LimitState => ({ name, checks, absences: [] })
const BENDING = ['bending', 'strength'] as const
const COLUMN = ['column', 'strength'] as const
const deflection: LimitState = {
  name: 'deflection',
  checks: ['deflection'],
  absences: ['notLevel', 'short', 'onlyWeight'],
}

export type MemberKind = 'box truss' | 'tube or extrusion' | 'diagonal brace'

export const limitStates: Readonly<Record<MemberKind, readonly LimitState[]>> = {
  'box truss': [
    always('chord tension', ...BENDING),
    always('chord compression and twisting', ...BENDING),
    always('column buckling', ...COLUMN),
    always('lacing, its welds, and the chords at the ends', 'shear'),
    always('torsion', 'torsion', 'strength'),
    { name: 'chord between nodes', checks: ['chord'], absences: ['noChordForce'] },
    { name: 'post at a node', checks: ['node'], absences: ['noPosts', 'noNodeForce'] },
    deflection,
  ],
  'tube or extrusion': [
    always('yielding and rupture', ...BENDING),
    always('local buckling (tube)', ...BENDING),
    always('lateral-torsional buckling (extrusions)', ...BENDING),
    always('column buckling', ...COLUMN),
    always('shear', 'shear'),
    { name: 'web crippling', checks: ['crippling'], absences: ['noPress'] },
    deflection,
  ],
  'diagonal brace': [always('axial force and bending', 'strength'), always('plates, bolts, and welds', 'brace')],
}
