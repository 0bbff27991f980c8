import { type ComponentProps, type ReactNode, useId } from 'react'
import { useHydrated } from '../../components/form/hydrated.ts'
import type { PartsQuery, Sort } from './parts-query.ts'

interface PartFilterProps {
  readonly query: PartsQuery
  readonly changeQuery: (change: Partial<PartsQuery>) => void
  /** Columns that have Min and Max filters. */
  readonly columns: readonly { readonly label: string; readonly unit: string }[]
  /** Returns the error message for a bound. Undefined until the code has loaded. */
  readonly errorOf: ((bound: string) => string | undefined) | undefined
  /** Undefined if no filter is set. */
  readonly onClear: (() => void) | undefined
  readonly className?: string
  /** An extra field before the other fields, and content after the last field. */
  readonly first?: ReactNode
  readonly last?: ReactNode
}

/** Filter fields above a parts table (`styles/layout.css`). On phones, they are behind a button. */
export const PartFilter = (props: PartFilterProps) => {
  const { query, changeQuery, columns, errorOf, onClear, className = '', first, last } = props
  const hydrated = useHydrated()
  const id = useId()
  const field = (key: 'text' | 'least' | 'most', label: string, attributes: ComponentProps<'input'>) => (
    <>
      <label htmlFor={id + key}>{label}</label>
      <input
        id={id + key}
        value={query[key]}
        autoComplete="off"
        onChange={({ target }) => changeQuery({ [key]: target.value })}
        {...attributes}
      />
    </>
  )
  const bound = (key: 'least' | 'most', label: string) => (
    <div>{field(key, label, { inputMode: 'decimal', 'aria-invalid': errorOf?.(query[key]) ? true : undefined })}</div>
  )
  return (
    <details className="part-filter">
      <summary className="fold">Filter</summary>
      <form className={className} onSubmit={(event) => event.preventDefault()}>
        <fieldset disabled={!hydrated}>
          {first}
          <div className="wide">{field('text', 'Filter', { type: 'search', maxLength: 60 })}</div>
          <div>
            <label htmlFor={`${id}column`}>Spec</label>
            <select
              id={`${id}column`}
              value={query.column}
              onChange={({ target }) => changeQuery({ column: Number(target.value) })}
            >
              {columns.map(({ label, unit }, place) => (
                <option key={label + unit} value={place}>
                  {label}, {unit}
                </option>
              ))}
            </select>
          </div>
          {bound('least', 'Min')}
          {bound('most', 'Max')}
          <button type="button" disabled={!onClear} onClick={onClear}>
            Clear
          </button>
          {last}
        </fieldset>
      </form>
    </details>
  )
}

export interface SortHead {
  readonly by: Sort['by']
  readonly label: string
  readonly unit?: string
}

interface SortHeadsProps {
  readonly heads: readonly SortHead[]
  readonly sort: Sort | undefined
  readonly onSort: (sort: Sort) => void
}

/** Column headings that sort a `sortable` table. Selecting the same heading again reverses the order. */
export const SortHeads = ({ heads, sort, onSort }: SortHeadsProps) => {
  const hydrated = useHydrated()
  return heads.map(({ by, label, unit }) => {
    const isSorted = sort?.by === by
    const descending = isSorted && !sort.descending
    const head = (
      <>
        {label} {unit && <small>{unit}</small>}
      </>
    )
    return (
      <th
        key={by}
        scope="col"
        data-number={typeof by === 'number' || undefined}
        aria-sort={isSorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
      >
        {hydrated ? (
          <button type="button" onClick={() => onSort({ by, descending })}>
            {head}
          </button>
        ) : (
          head
        )}
      </th>
    )
  })
}
