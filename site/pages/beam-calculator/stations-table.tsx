import type { SolvedBeam } from '#engineering/beams/beam-statics.ts'
import { KN_PER_POUND, METERS_PER_FOOT, MM_PER_INCH } from '#engineering/units.ts'
import { TableActions } from '../../components/calculator/table-actions.tsx'
import { TableHeads } from '../../components/table-heads/table-heads.tsx'
import { Both } from '../../components/units/both.tsx'
import { feet, force, inches, moment } from '../../services/quantity-texts.ts'

const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals))

/** Places closer than this are one place, with the loads at both of them. */
const SAME_IN = 0.01

interface StationsTableProps {
  readonly solved: SolvedBeam
  readonly deflectionAt: (xIn: number) => number
  readonly jointsIn: readonly number[]
  readonly lengthIn: number
}

/** Lists the values in the diagrams at supports, loads, joints, moment maxima, and every tenth of the beam's length. */
export const StationsTable = ({ solved, deflectionAt, jointsIn, lengthIn }: StationsTableProps) => {
  const tenths = Array.from({ length: 11 }, (_, index) => (index * lengthIn) / 10)
  const places = [...tenths, ...solved.momentPeaks, ...jointsIn]
    .toSorted((a, b) => a - b)
    .filter((xIn, index, all) => index === 0 || xIn - (all[index - 1] as number) > SAME_IN)
  const rows = places.map((xIn) => ({
    xIn,
    shear: [
      xIn === 0 ? 0 : solved.shearAt(xIn - SAME_IN / 2, 'left'),
      xIn >= lengthIn ? 0 : solved.shearAt(xIn + SAME_IN / 2, 'right'),
    ] as const,
    momentInLb: solved.momentAt(xIn),
    deflectionIn: deflectionAt(xIn),
  }))
  return (
    <section className="part" aria-labelledby="values">
      <div className="head">
        <h2 id="values">Values Along the Beam</h2>
        <TableActions
          name="values along the beam"
          file="beam-values"
          rows={() => [
            [
              'Location, ft',
              'Shear left, lb',
              'Shear right, lb',
              'Moment, ft·lb',
              'Deflection, in',
              'Location, m',
              'Shear left, kN',
              'Shear right, kN',
              'Moment, kN·m',
              'Deflection, mm',
            ],
            ...rows.map(({ xIn, shear: [left, right], momentInLb, deflectionIn }) => [
              rounded(xIn / 12, 2),
              rounded(left, 0),
              rounded(right, 0),
              rounded(momentInLb / 12, 0),
              rounded(deflectionIn, 2),
              rounded((xIn / 12) * METERS_PER_FOOT, 2),
              rounded(left * KN_PER_POUND, 2),
              rounded(right * KN_PER_POUND, 2),
              rounded((momentInLb / 12) * KN_PER_POUND * METERS_PER_FOOT, 2),
              rounded(deflectionIn * MM_PER_INCH, 1),
            ]),
          ]}
        />
      </div>
      <table className="table">
        <caption className="visually-hidden">Shear, moment, and deflection along the beam</caption>
        <TableHeads of={['Location', 'Shear', 'Moment', 'Deflection']} />
        <tbody>
          {rows.map(({ xIn, shear: [left, right], momentInLb, deflectionIn }) => (
            <tr key={xIn}>
              <th scope="row">
                <Both of={feet(xIn)} />
              </th>
              <td>
                <Both of={force(left)} />
                {Math.abs(left - right) > 0.5 && (
                  <>
                    {' | '}
                    <Both of={force(right)} />
                  </>
                )}
              </td>
              <td>
                <Both of={moment(momentInLb)} />
              </td>
              <td>
                <Both of={inches(deflectionIn)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
