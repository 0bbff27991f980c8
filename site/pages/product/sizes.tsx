import { Dimensions } from '../../components/dimensions/dimensions.tsx'
import { TakeTable } from '../../components/take-table/take-table.tsx'
import { PartButton } from './part-button.tsx'
import styles from './sizes.module.css'
import type { ShownSizes } from './sizes.server.ts'

interface SizesProps {
  readonly of: string
  readonly sizes: ShownSizes
  readonly className: string | undefined
  readonly panelClassName: string | undefined
}

/**
 * Lists all sizes of a part with weights and loads. Each size has buttons to copy its number, add it to the list, and
 * request a quote. The list is collapsed by default.
 */
export const Sizes = ({ of, sizes: { columns, rows }, className, panelClassName }: SizesProps) => {
  const cellColumns = columns.flatMap(({ label, units }): { readonly key: string; readonly unit?: string }[] =>
    units ? units.map((unit) => ({ key: label + unit, unit })) : [{ key: label }],
  )
  const hasLoads = columns.some(({ label }) => label.startsWith('UDL'))
  return (
    <details className={className}>
      <summary className={`fold ${styles.summary}`}>
        {rows.length} sizes<span className="visually-hidden"> for {of}</span>
      </summary>
      <div className={panelClassName}>
        <TakeTable name={`sizes for ${of}`} />
        <table className={styles.table}>
          <caption>
            <Dimensions>{of}</Dimensions>
            {hasLoads && <small>UDL: total uniform load on a simple span of this length</small>}
          </caption>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                Part number
              </th>
              {columns.map(({ label, units }) => (
                <th
                  key={label}
                  scope={units ? 'colgroup' : 'col'}
                  colSpan={units?.length}
                  rowSpan={units ? undefined : 2}
                  data-number={units ? true : undefined}
                >
                  {label}
                </th>
              ))}
              <td rowSpan={2} colSpan={3} />
            </tr>
            <tr>
              {columns.flatMap(({ label, units = [] }) =>
                units.map((unit) => (
                  <th key={label + unit} scope="col" data-number>
                    {unit}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ partNumber, cells }) => (
              <tr key={partNumber}>
                <th scope="row">{partNumber}</th>
                {cellColumns.map(({ key, unit }, place) => (
                  <td key={key} data-number={unit && true} data-unit={cells[place] === '–' ? undefined : unit}>
                    <Dimensions>{cells[place] ?? ''}</Dimensions>
                  </td>
                ))}
                <td className={styles.action}>
                  <PartButton partNumber={partNumber} does="copy" />
                </td>
                <td className={styles.action}>
                  <PartButton partNumber={partNumber} does="add" />
                </td>
                <td className={styles.action}>
                  <a href={`/contact-us?part=${partNumber}`}>
                    <span className="visually-hidden">Request a </span>Quote
                    <span className="visually-hidden"> for {partNumber}</span>
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
