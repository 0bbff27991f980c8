import { checkHung, type HungMember } from '#engineering/beams/hung-beam.ts'
import { levelOf, percentOf } from '#engineering/checks/check.ts'
import { checkName } from '#engineering/checks/check-texts.ts'
import { TableHeads } from '../../components/table-heads/table-heads.tsx'
import { Both } from '../../components/units/both.tsx'
import { useExpanded } from '../../components/use-expanded.ts'
import { perFoot } from '../../services/quantity-texts.ts'
import type { Units } from '../../services/units.ts'
import { type BeamValues, readBeam } from './beam-query.ts'

interface SectionTableProps {
  readonly values: BeamValues
  readonly members: readonly HungMember[]
  readonly units: Units
  readonly onChoose: (section: string) => void
}

/** Utilization of every section under the same loads, from lightest to heaviest. Computed only while expanded. */
export const SectionTable = (props: SectionTableProps) => {
  const { isExpanded, details } = useExpanded()
  return (
    <details className="part" {...details}>
      <summary className="fold">Compare all sections under these loads</summary>
      {isExpanded && <Rows {...props} />}
    </details>
  )
}

const Rows = ({ values, members, units, onChoose }: SectionTableProps) => (
  <table className="table">
    <caption className="visually-hidden">Sections, lightest first</caption>
    <TableHeads of={['Section', ['Weight', 'number'], ['Utilization', 'number'], 'Governing check']} />
    <tbody>
      {members
        .toSorted((a, b) => a.selfWeightLbPerFt - b.selfWeightLbPerFt)
        .map((member) => {
          const { given, errors } = readBeam({ ...values, section: member.key }, members, units)
          const governing = given && checkHung(member, given).answer.checks[0]
          return (
            <tr key={member.key} aria-current={member.key === values.section || undefined}>
              <th scope="row">
                {member.key === values.section ? (
                  member.name
                ) : (
                  <button type="button" className="choose" onClick={() => onChoose(member.key)}>
                    {member.name}
                  </button>
                )}
              </th>
              <td data-number>
                <Both of={perFoot(member.selfWeightLbPerFt)} />
              </td>
              <td data-number data-level={governing && levelOf(governing.utilization)}>
                {governing ? percentOf(governing.utilization) : '–'}
              </td>
              <td>{governing ? checkName(governing.check) : `Not possible. ${Object.values(errors)[0] ?? ''}`}</td>
            </tr>
          )
        })}
    </tbody>
  </table>
)
