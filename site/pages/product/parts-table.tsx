import {
  type ChangeEvent,
  type ComponentProps,
  type ComponentType,
  type FormEvent,
  type MouseEvent,
  useEffect,
  useId,
  useState,
} from 'react'
import { Dimensions } from '../../components/dimensions/dimensions.tsx'
import { documentFacts } from '../../components/document-link/document-link.tsx'
import { useHydrated } from '../../components/form/hydrated.ts'
import { newTab } from '../../components/new-tab/new-tab.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { TakeTable } from '../../components/take-table/take-table.tsx'
import { retryOffline } from '../../router/connection.ts'
import { useLocation } from '../../router/router.tsx'
import { navigateTo } from '../../services/navigation.ts'
import type { CompareProps } from './compare.tsx'
import { Fits } from './fits.tsx'
import { partAction } from './part-actions.ts'
import type { Part, PartsQuery, Sort } from './parts-query.ts'
import styles from './parts-table.module.css'
import type { NumberColumn } from './table-of-parts.server.ts'

interface PartsTableProps {
  /** Of the product: 'Truss'. */
  readonly name: string
  readonly columns: readonly NumberColumn[]
  /** Figures to filter by that have no column. */
  readonly filters: readonly NumberColumn[]
  readonly parts: readonly Part[]
}

type Tools = typeof import('./arrange-parts.ts')

/** Filters and order of the parts; their code comes with the first thing that is asked. */
function useArranged(parts: readonly Part[], none: PartsQuery) {
  const [query, setQuery] = useState(none)
  const [tools, setTools] = useState<Tools>()
  const ask = (change: Partial<PartsQuery>) => {
    setQuery((query) => ({ ...query, ...change }))
    if (!tools) void retryOffline(() => import('./arrange-parts.ts')).then(setTools)
  }
  return { query, ask, shown: tools ? tools.arrangeParts(parts, query) : parts, errorOf: tools?.boundError }
}

/** So many parts can be compared. */
const MOST = 4

/** The parts that are compared stand in the address (`?compare=bs-tr12a-10,bs-tr06a-10`); the code for it comes with the first. */
function useCompared(parts: readonly Part[]) {
  const { pathname, search } = useLocation()
  // A part may have gone since the address was sent.
  const compared = (new URLSearchParams(search).get('compare') ?? '')
    .toLowerCase()
    .split(',')
    .filter((id) => parts.some(({ partNumber }) => partNumber.toLowerCase() === id))
    .slice(0, MOST)
  const [Compare, setCompare] = useState<ComponentType<CompareProps>>()
  const some = compared.length > 0
  useEffect(() => {
    if (some) void retryOffline(() => import('./compare.tsx')).then((module) => setCompare(() => module.Compare))
  }, [some])
  const compare = (ids: readonly string[]) =>
    navigateTo(ids.length > 0 ? `${pathname}?compare=${ids}` : pathname, { replace: true, scrollToTop: false })
  return { compared, compare, Compare: some && Compare }
}

/**
 * The parts of a product side by side, each row leading to its card. A plain table without JavaScript; with it, it can be
 * filtered and put into the order of any column.
 */
export const PartsTable = ({ name, columns, filters, parts }: PartsTableProps) => {
  const hydrated = useHydrated()
  // What is asked for most: the load, or else what is heavy.
  const none: PartsQuery = { text: '', column: columns.length - 1, least: '', most: '' }
  const { query, ask, shown, errorOf } = useArranged(parts, none)
  const { compared, compare, Compare } = useCompared(parts)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) =>
    compare(target.checked ? [...compared, target.value] : compared.filter((each) => each !== target.value))
  const id = useId()
  const { sort, ...filter } = query
  const filtered = filter.text + filter.least + filter.most !== ''
  const hasSizes = parts.some(({ size }) => size)
  const heads: readonly { readonly by: Sort['by']; readonly label: string; readonly unit?: string }[] = [
    { by: 'range', label: 'Part number' },
    { by: 'name', label: 'Name' },
    ...(hasSizes ? [{ by: 'size', label: 'Sizes' } as const] : []),
    ...columns.map((column, place) => ({ by: place, ...column })),
  ]
  const field = (key: 'text' | 'least' | 'most'): ComponentProps<'input'> => ({
    id: id + key,
    value: query[key],
    autoComplete: 'off',
    onChange: ({ target }) => ask({ [key]: target.value }),
    ...(key === 'text'
      ? { type: 'search' }
      : { inputMode: 'decimal', 'aria-invalid': errorOf?.(query[key]) ? true : undefined }),
  })
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what is clicked are its buttons
    <nav className={`wrap ${styles.parts}`} aria-label={`Parts of ${name}`} onClick={(event) => partAction(event)}>
      <form className="part-filter" onSubmit={(event: FormEvent) => event.preventDefault()}>
        <fieldset disabled={!hydrated}>
          <div className="wide">
            <label htmlFor={`${id}text`}>Filter</label>
            <input {...field('text')} maxLength={60} />
          </div>
          <div>
            <label htmlFor={`${id}column`}>Figure</label>
            <select
              id={`${id}column`}
              value={query.column}
              onChange={({ target }) => ask({ column: Number(target.value) })}
            >
              {[...columns, ...filters].map(({ label, unit }, place) => (
                <option key={label + unit} value={place}>
                  {label}, {unit}
                </option>
              ))}
            </select>
          </div>
          <div>
            <label htmlFor={`${id}least`}>At least</label>
            <input {...field('least')} maxLength={12} />
          </div>
          <div>
            <label htmlFor={`${id}most`}>At most</label>
            <input {...field('most')} maxLength={12} />
          </div>
          <button type="button" disabled={!filtered} onClick={() => ask(none)}>
            Clear
          </button>
          <p role="status">
            {errorOf?.(query.least) ??
              errorOf?.(query.most) ??
              (filtered ? `${shown.length} of ${parts.length} parts` : `${parts.length} parts`)}
          </p>
        </fieldset>
      </form>
      <TakeTable name={`parts of ${name}`} />
      <table className={`sortable ${styles.table}`}>
        <caption className="visually-hidden">Parts of {name}</caption>
        <thead>
          <tr>
            <td />
            {heads.map(({ by, label, unit }) => {
              const isSorted = sort?.by === by
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
                    <button
                      type="button"
                      onClick={() => ask({ sort: { by, descending: isSorted && !sort.descending } })}
                    >
                      {head}
                    </button>
                  ) : (
                    head
                  )}
                </th>
              )
            })}
            <th scope="col" data-not-taken>
              PDF
            </th>
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a larger target for the link of each row */}
        <tbody onClick={followRow}>
          {shown.map((part) => (
            <Row
              key={part.partNumber}
              part={part}
              columns={columns}
              hasSizes={hasSizes}
              compared={compared}
              onCompare={choose}
            />
          ))}
          {shown.length === 0 && (
            <tr>
              <td colSpan={heads.length + 2}>No part of {name} is like this.</td>
            </tr>
          )}
        </tbody>
      </table>
      <Fits name={name} />
      {Compare && <Compare parts={parts} compared={compared} onCompare={compare} />}
    </nav>
  )
}

interface RowProps extends Pick<PartsTableProps, 'columns'> {
  readonly part: Part
  readonly hasSizes: boolean
  readonly compared: readonly string[]
  readonly onCompare: (event: ChangeEvent<HTMLInputElement>) => void
}

const Row = ({ part, columns, hasSizes, compared, onCompare }: RowProps) => {
  const { partNumber, range, name, visual, size, cells } = part
  const onPhone = shownOnPhone(cells, columns)
  const anchor = partNumber.toLowerCase()
  const isCompared = compared.includes(anchor)
  return (
    <tr>
      <td className={styles.picture}>
        <input
          type="checkbox"
          value={anchor}
          checked={isCompared}
          disabled={!isCompared && compared.length >= MOST}
          onChange={onCompare}
          aria-label={`Compare ${name}`}
        />
        <Picture visual={{ ...visual, alt: '' }} sizes="48px" />
      </td>
      <td className={styles.number}>{range}</td>
      <th scope="row">
        <a href={`#${anchor}`}>
          <Dimensions>{name}</Dimensions>
        </a>
      </th>
      {hasSizes && (
        <td className={styles.size}>
          <Dimensions>{size || '–'}</Dimensions>
        </td>
      )}
      {columns.map(({ label, unit, short }, place) => (
        <td
          key={label + unit}
          data-number
          data-phone={onPhone.indexOf(place) + 1 || undefined}
          data-short={short}
          data-unit={unit}
        >
          <Dimensions>{cells[place]?.text ?? '–'}</Dimensions>
        </td>
      ))}
      <td className={styles.documents}>
        {part.links
          .flatMap(({ links }) => links)
          .filter(({ kind }) => kind === 'document')
          .map((link) => (
            <a key={link.href} href={link.href} title={documentFacts(link)} {...newTab}>
              {sentence(link.title)}
              <span className="visually-hidden">
                {' '}
                of {name} ({documentFacts(link)}, opens in a new tab)
              </span>
            </a>
          ))}
      </td>
    </tr>
  )
}

/** Places of the two numbers that a phone has room for: the weight, per foot where there is one, and the last of the row. */
function shownOnPhone(cells: Part['cells'], columns: readonly NumberColumn[]): number[] {
  const places = columns.flatMap((_, place) => (cells[place] ? [place] : []))
  const weight = places.find((place) => columns[place]?.label === 'Weight')
  const last = places.findLast((place) => columns[place]?.label !== 'Weight')
  return [weight, last].filter((place) => place !== undefined)
}

function followRow({ target }: MouseEvent) {
  if (!(target instanceof Element) || target.closest('a, input') || getSelection()?.toString()) return
  target.closest('tr')?.querySelector<HTMLElement>('th a')?.click()
}

const sentence = (capitals: string) => capitals.charAt(0) + capitals.slice(1).toLowerCase().replace('pdf', 'PDF')
