/**
 * Limit states of every kind of member, the checks that contain them, and the reasons why one may not apply to a member.
 * docs/engineering.md prints this table (`limit-states.test.ts`).
 */
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import type { Check } from './check.ts'
import type { CheckId } from './check-texts.ts'

/** Why a limit state doesn't apply to a member. */
export const absences = {
  noPosts: 'this truss has no posts',
  noNodeForce: 'no force acts at a node between the ends',
  noChordForce: 'no force acts on a chord between nodes',
  noPress: 'no concentrated force of 1 lb or more acts on the member',
  steelTube: 'bending and shear always govern steel tube',
  noAxialForce: 'no axial force acts on the member',
  notLevel: 'the member is not level',
  short: 'all its spans are shorter than 1 ft',
  onlyWeight: 'only its own weight and lateral loads act',
} as const

export type Absence = keyof typeof absences

export interface LimitState {
  readonly name: string
  /** Checks that contain the limit state: those of beams and columns in the calculators, and that of the builder. */
  readonly checks: readonly CheckId[]
  readonly absences: readonly Absence[]
}

const always = (name: string, ...checks: readonly CheckId[]): LimitState => ({ name, checks, absences: [] })
const BENDING = ['bending', 'column', 'strength'] as const
const buckling: LimitState = {
  name: 'column buckling',
  checks: ['column', 'strength', 'combined', 'swayMoment'],
  absences: ['noAxialForce'],
}
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
    buckling,
    always('lacing, its welds, and the chords at the ends', 'shear'),
    always('torsion', 'torsion', 'shear', 'strength'),
    { name: 'chord between nodes', checks: ['chord', 'column'], absences: ['noChordForce'] },
    { name: 'post at a node', checks: ['node'], absences: ['noPosts', 'noNodeForce'] },
    deflection,
  ],
  'tube or extrusion': [
    always('yielding and rupture', ...BENDING),
    always('local buckling (tube)', ...BENDING),
    always('lateral-torsional buckling (extrusions)', ...BENDING),
    buckling,
    always('shear', 'shear'),
    { name: 'web crippling', checks: ['crippling'], absences: ['steelTube', 'noPress'] },
    deflection,
  ],
  'diagonal brace': [always('axial force and bending', 'strength'), always('plates, bolts, and welds', 'brace')],
}

export interface NotApplicable {
  readonly part: string
  readonly limitState: string
  readonly reason: Absence
}

/** Returns the limit states of a member that none of its checks contains, with the first reason that is the case. */
export const absentStates = (
  part: string,
  kind: MemberKind,
  hasCheck: (check: CheckId) => boolean,
  isCase: (reason: Absence) => boolean,
): NotApplicable[] =>
  limitStates[kind].flatMap(({ name, checks, absences }) => {
    const reason = checks.some(hasCheck) ? undefined : absences.find(isCase)
    return reason ? [{ part, limitState: name, reason }] : []
  })

export const kindOfMember = ({ truss }: Pick<MemberStrength, 'truss'>): MemberKind =>
  truss ? 'box truss' : 'tube or extrusion'

/** Returns the limit states that don't apply to a member in a calculator, with the reasons that are the case. */
export function absentFrom(
  member: MemberStrength,
  part: string,
  checks: readonly Pick<Check, 'part' | 'check'>[],
  reasons: readonly Absence[],
): NotApplicable[] {
  const { truss, crippling } = member
  const found = new Set(checks.flatMap((each) => (each.part === part ? each.check : [])))
  const isCase = (reason: Absence) =>
    reasons.includes(reason) || (reason === 'noPosts' && !truss?.nodeLb) || (reason === 'steelTube' && !crippling)
  return absentStates(part, kindOfMember(member), (check) => found.has(check), isCase)
}
