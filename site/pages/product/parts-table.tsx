import { type ChangeEvent, type ComponentType, type MouseEvent, useEffect, useState } from 'react'
import { partUrl } from '#catalog/urls.ts'
import { Dimensions } from '../../components/dimensions/dimensions.tsx'
import { newTab } from '../../components/new-tab/new-tab.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { TakeTable } from '../../components/take-table/take-table.tsx'
import { retryOffline } from '../../router/connection.ts'
import { Link } from '../../router/link.tsx'
import { useLocation } from '../../router/router.tsx'
import { navigateTo } from '../../services/navigation.ts'
import { useReader } from '../../services/use-reader.ts'
import type { CompareProps } from './compare.tsx'
import { Fits } from './fits.tsx'
import { partAction } from './part-actions.ts'
import { PartFilter, type SortHead, SortHeads } from './part-filter.tsx'
import type { Part, PartsQuery } from './parts-query.ts'
import styles from './parts-table.module.css'
import { showParts } from './parts-view.ts'
import type { NumberColumn } from './table-of-parts.server.ts'

interface PartsTableProps {
  /** Name of the product: 'Truss'. */
  readonly name: string
  readonly columns: readonly NumberColumn[]
  /** Specs that have a filter but no column. */
  readonly filters: readonly NumberColumn[]
  readonly parts: readonly Part[]
}

type Tools = typeof import('./arrange-parts.ts')

/** Filters and sorts parts. The code loads when a filter or sort order is first used. */
function useArranged(parts: readonly Part[], columns: readonly NumberColumn[], none: PartsQuery) {
  const [query, setQuery] = useState(none)
  const [tools, setTools] = useState<Tools>()
  const changeQuery = (change: Partial<PartsQuery>) => {
    setQuery((query) => ({ ...query, ...change }))
    if (!tools) void retryOffline(() => import('./arrange-parts.ts')).then(setTools)
  }
  const unit = columns[query.column]?.unit
  const reader = useReader(query.least + query.most !== '')
  const shown = tools ? tools.arrangeParts(parts, query, reader, unit) : parts
  const errorOf = tools && reader && ((bound: string) => tools.boundError(bound, reader, unit))
  return { query, changeQuery, shown, errorOf }
}

const MAX_COMPARED = 4

/**
 * Stores the compared parts in the URL (`?compare=bs-tr12a-10,bs-tr06a-10`). The code loads when the first part is
 * added.
 */
function useCompared(parts: readonly Part[]) {
  const { pathname, search } = useLocation()
  // A part may have been removed from the catalog since the URL was shared.
  const compared = (new URLSearchParams(search).get('compare') ?? '')
    .toLowerCase()
    .split(',')
    .filter((id) => parts.some(({ partNumber }) => partNumber.toLowerCase() === id))
    .slice(0, MAX_COMPARED)
  const [Compare, setCompare] = useState<ComponentType<CompareProps>>()
  const some = compared.length > 0
  useEffect(() => {
    if (!some) return
    showParts('table')
    void retryOffline(() => import('./compare.tsx')).then((module) => setCompare(() => module.Compare))
  }, [some])
  const compare = (ids: readonly string[]) =>
    navigateTo(ids.length > 0 ? `${pathname}?compare=${ids}` : pathname, { replace: true, scrollToTop: false })
  return { compared, compare, Compare: some && Compare }
}

/**
 * Table of a product's parts. Each row links to its part page. The table can be filtered and sorted. Without
 * JavaScript, it is a plain table.
 */
export const PartsTable = ({ name, columns, filters, parts }: PartsTableProps) => {
  // The last column is the most relevant: the load, or the weight if there is no load.
  const none: PartsQuery = { text: '', column: columns.length - 1, least: '', most: '' }
  const limits = [...columns, ...filters]
  const { query, changeQuery, shown, errorOf } = useArranged(parts, limits, none)
  const { compared, compare, Compare } = useCompared(parts)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) =>
    compare(target.checked ? [...compared, target.value] : compared.filter((each) => each !== target.value))
  /** Returns a label such as 'Hinge parts' for the product 'Hinges'. */
  const title = `${name.replace(/([^s])s$/, '$1')} parts`
  const isFiltered = query.text + query.least + query.most !== ''
  const hasSizes = parts.some(({ size }) => size)
  const heads: readonly SortHead[] = [
    { by: 'range', label: 'Part number' },
    { by: 'name', label: 'Name' },
    ...(hasSizes ? [{ by: 'size', label: 'Sizes' } as const] : []),
    ...columns.map((column, place) => ({ by: place, ...column })),
  ]
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: clicks bubble from buttons
    <nav className={`wrap ${styles.parts}`} aria-label={title} onClick={(event) => partAction(event)}>
      <PartFilter
        query={query}
        changeQuery={changeQuery}
        columns={limits}
        errorOf={errorOf}
        onClear={isFiltered ? () => changeQuery(none) : undefined}
        last={
          <p role="status">
            {errorOf?.(query.least) ??
              errorOf?.(query.most) ??
              (isFiltered ? `${shown.length} of ${parts.length} parts` : `${parts.length} parts`)}
          </p>
        }
      />
      <TakeTable name={title.toLowerCase()} />
      <table className={`sortable ${styles.table}`}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <td />
            <SortHeads heads={heads} sort={query.sort} onSort={(sort) => changeQuery({ sort })} />
            <th scope="col" data-no-export>
              PDF
            </th>
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: extends the click area of each row's link */}
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
              <td colSpan={heads.length + 2}>No parts match.</td>
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
  const { partNumber, range, name, visual, size, cells, fit } = part
  const onPhone = shownOnPhone(cells, columns)
  const anchor = partNumber.toLowerCase()
  const isCompared = compared.includes(anchor)
  return (
    <tr data-fit={fit}>
      <td className={styles.picture}>
        <input
          type="checkbox"
          value={anchor}
          checked={isCompared}
          disabled={!isCompared && compared.length >= MAX_COMPARED}
          onChange={onCompare}
          aria-label={`Compare ${name}`}
        />
        <Picture visual={{ ...visual, alt: '' }} sizes="48px" />
      </td>
      <td className={styles.number}>{range}</td>
      <th scope="row">
        <Link to={partUrl(partNumber)} prefetch="none">
          <Dimensions>{name}</Dimensions>
        </Link>
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
            <a key={link.href} href={link.href} title={link.facts} {...newTab}>
              {sentence(link.title)}
              <span className="visually-hidden">
                {' '}
                for {name} ({link.facts}, opens in a new tab)
              </span>
            </a>
          ))}
      </td>
    </tr>
  )
}

/**
 * Returns the indexes of the two columns shown on phones: the weight (per foot if available) and the last column with a
 * value.
 */
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
