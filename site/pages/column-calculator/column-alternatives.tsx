/** What carries the loads of a column or tower that is overloaded. */
import { isOver, percentOf } from '#engineering/checks/check.ts'
import { largestPassing } from '#engineering/checks/largest-passing.ts'
import { tallestFt } from '#engineering/members/columns.ts'
import type { MemberStrength } from '#engineering/members/member-strength.ts'
import { checkTower } from '#engineering/systems/tower.ts'
import type { TowerCase } from '#engineering/systems/tower-case.ts'
import { Both } from '../../components/units/both.tsx'
import { forceDown } from '../../services/quantity-texts.ts'

export interface ColumnOption {
  readonly member: MemberStrength
  /** Absent if the section has no base of the chosen kind, or if another input is missing. */
  readonly given: TowerCase | undefined
}

/** Returns the lightest section that carries the same loads, and its utilization. */
export function lightestSection(options: readonly ColumnOption[]) {
  for (const { member, given } of options.toSorted((a, b) => a.member.selfWeightLbPerFt - b.member.selfWeightLbPerFt)) {
    if (!given || given.heightIn > tallestFt(member, given.ends) * 12) continue
    const [governing] = checkTower(member, given).checks
    if (governing && !isOver(governing)) return { member, utilization: governing.utilization }
  }
  return undefined
}

/** Returns the largest load at the same eccentricity, in lb, that the section carries with the same lateral forces. */
export const largestLoadLb = (member: MemberStrength, given: TowerCase): number =>
  largestPassing((axialLb) => checkTower(member, { ...given, axialLb }).checks[0]?.utilization ?? 0, given.axialLb)

interface ColumnAlternativesProps {
  readonly member: MemberStrength
  readonly given: TowerCase
  readonly options: readonly ColumnOption[]
  readonly onChoose: (section: string) => void
}

export const ColumnAlternatives = ({ member, given, options, onChoose }: ColumnAlternativesProps) => {
  const section = lightestSection(options)
  const loadLb = largestLoadLb(member, given)
  return (
    <section className="part">
      <h3>What carries these loads</h3>
      <ul>
        {section ? (
          <li>
            <button type="button" className="choose" onClick={() => onChoose(section.member.key)}>
              {section.member.name}
            </button>
            : utilization {percentOf(section.utilization)}.
          </li>
        ) : (
          <li>No section carries these loads at this height. Reduce the loads, the eccentricity, or the height.</li>
        )}
        {loadLb > 0 && (
          <li>
            The {member.name} carries up to <Both of={forceDown(loadLb)} /> at the same eccentricity.
          </li>
        )}
      </ul>
    </section>
  )
}
