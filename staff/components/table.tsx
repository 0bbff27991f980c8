import type { ReactNode } from 'react'
import { Icon } from '../../site/components/icon/icon.tsx'
import styles from './components.module.css'

export interface Column<Row> {
  /** Names it, and the order by it. */
  readonly key: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  readonly sortable?: boolean
  /** Figures stand at the end. */
  readonly align?: 'end'
}

export interface Sort {
  readonly by: string
  readonly descending: boolean
}

interface TableProps<Row> {
  /** Read out by screen readers, not shown. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly sort?: Sort
  readonly onSort?: (sort: Sort) => void
  /** In place of rows. */
  readonly empty: ReactNode
  readonly busy?: boolean
}

/** A table; on a narrow screen each row is a block of its own, with the headers beside the cells. */
export const Table = <Row,>(props: TableProps<Row>) => {
  const { caption, columns, rows, rowKey, sort, onSort, empty, busy = false } = props
  return (
    <>
      {/* The roles are what a table has anyway; as blocks its elements would lose them. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <table className={styles.table} role="table" aria-busy={busy}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <tr role="row">
            {columns.map(({ key, header, align, sortable }) => (
              <th key={key} scope="col" data-align={align} {...(sortable && { 'aria-sort': orderOf(key, sort) })}>
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

const orderOf = (key: string, sort: Sort | undefined) => {
  if (sort?.by !== key) return 'none'
  return sort.descending ? 'descending' : 'ascending'
}
