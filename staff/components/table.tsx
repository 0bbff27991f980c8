import type { ReactNode } from 'react'
import { Icon } from '#site/components/icon/icon.tsx'
import styles from './components.module.css'

export interface Column<Row> {
  /** Identifies the column and its sort order. */
  readonly key: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  readonly sortable?: boolean
  /** Numbers are right-aligned. */
  readonly align?: 'end'
}

export interface Sort {
  readonly by: string
  readonly descending: boolean
}

interface TableProps<Row> {
  /** Text for screen readers only. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly sort?: Sort
  readonly onSort?: (sort: Sort) => void
  /** Content to show if there are no rows. */
  readonly empty: ReactNode
  readonly busy?: boolean
}

/** A table. On narrow screens, each row is a block with the headers next to the cells. */
export const Table = <Row,>(props: TableProps<Row>) => {
  const { caption, columns, rows, rowKey, sort, onSort, empty, busy = false } = props
  return (
    <>
      {/* Browsers drop the implicit table roles when CSS displays the elements as blocks. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <table className={styles.table} role="table" aria-busy={busy}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <tr role="row">
            {columns.map(({ key, header, align, sortable }) => (
              <th key={key} scope="col" data-align={align} {...(sortable && { 'aria-sort': sortDirection(key, sort) })}>
                {sortable && onSort ? (
                  <button
                    type="button"
                    className={styles.sort}
                    onClick={() => onSort({ by: key, descending: sort?.by === key && !sort.descending })}
                  >
                    {header}
                    {sort?.by === key && <Icon name={sort.descending ? 'down' : 'up'} size={16} />}
                  </button>
                ) : (
                  header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            // biome-ignore lint/a11y/noRedundantRoles: see above
            <tr key={rowKey(row)} role="row">
              {columns.map(({ key, header, align, cell }) => (
                // biome-ignore lint/a11y/noRedundantRoles: see above
                <td key={key} role="cell" data-label={header} data-align={align}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && !busy && <div className={styles.empty}>{empty}</div>}
    </>
  )
}

const sortDirection = (key: string, sort: Sort | undefined) => {
  if (sort?.by !== key) return 'none'
  return sort.descending ? 'descending' : 'ascending'
}
