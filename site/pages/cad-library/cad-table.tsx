import { useEffect, useId, useMemo, useState } from 'react'
import { CAD_KINDS, listZip } from '#catalog/cad.ts'
import { partUrl } from '#catalog/urls.ts'
import { CadLink } from '../../components/cad-link/cad-link.tsx'
import { Dimensions } from '../../components/dimensions/dimensions.tsx'
import { useHydrated } from '../../components/form/hydrated.ts'
import type { PageData } from '../../page-declaration.ts'
import { useLocation } from '../../router/router.tsx'
import { navigateTo } from '../../services/navigation.ts'
import { useReader } from '../../services/use-reader.ts'
import { arrangeParts, boundError } from '../product/arrange-parts.ts'
import { PartFilter, type SortHead, SortHeads } from '../product/part-filter.tsx'
import {
  EVERYTHING,
  FIGURES,
  type LibraryPart,
  type LibraryQuery,
  libraryAddress,
  readLibraryAddress,
} from './library-query.ts'
import type { page } from './page.ts'

type Products = PageData<typeof page>['products']

/** All columns use the same number of decimal places. */
const cell = (value: number) => ({ text: value.toFixed(2), from: value, to: value })

const partsOf = (products: Products): LibraryPart[] =>
  products.flatMap(({ slug, items }) =>
    items.flatMap(({ name, rows }) =>
      rows.map(([number, size, length, width, height, weightLb, ...kilobytes]) => ({
        partNumber: `BS-${number}`,
        group: `BS-${rows[0]?.[0]}`,
        range: `BS-${number}`,
        name,
        size,
        cells: [length, width, height, weightLb].map(cell),
        product: slug,
        bytes: kilobytes.map((each) => each * 1024),
      })),
    ),
  )

/** Pause after the last keystroke before the URL is updated. */
const QUIET_MS = 400

/** Stores the filters and sort order in the URL, so visitors can share or reopen a view. */
function useLibraryQuery(hydrated: boolean) {
  const { pathname, search } = useLocation()
  const [query, setQuery] = useState(EVERYTHING)
  const [appliedSearch, setAppliedSearch] = useState('')
  // The prerendered page is the same for every query.
  if (hydrated && appliedSearch !== search) {
    setAppliedSearch(search)
    if (search !== libraryAddress(query)) setQuery(readLibraryAddress(search))
  }
  const address = libraryAddress(query)
  useEffect(() => {
    if (!hydrated || address === search) return
    const write = () => navigateTo(pathname + address, { replace: true, scrollToTop: false })
    const timer = setTimeout(write, QUIET_MS)
    return () => clearTimeout(timer)
  }, [hydrated, pathname, address, search])
  return { query, changeQuery: (change: Partial<LibraryQuery>) => setQuery((query) => ({ ...query, ...change })) }
}

const HEADS: readonly SortHead[] = [
  { by: 'range', label: 'Part number' },
  { by: 'name', label: 'Part' },
  { by: 'size', label: 'Size' },
  ...FIGURES.map(({ label, unit }, by) => ({ by, label, unit })),
]

/** Returns a function that finds the size to show for a group, and a function that changes it. */
function useChosenSizes() {
  const { hash } = useLocation()
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  return {
    chosenOf: (sizes: readonly LibraryPart[]) => {
      const number = chosen.get(sizes[0]?.group ?? '') ?? hash.slice(1).toUpperCase()
      return sizes.find(({ partNumber }) => partNumber === number) ?? sizes[0]
    },
    choose: (group: string, partNumber: string) => setChosen((chosen) => new Map(chosen).set(group, partNumber)),
  }
}

/**
 * Lists all parts with their specs, files, and a menu of sizes. Without JavaScript, it is a plain table of all sizes.
 */
export const CadTable = ({ products }: { products: Products }) => {
  const hydrated = useHydrated()
  const { query, changeQuery } = useLibraryQuery(hydrated)
  const parts = useMemo(() => partsOf(products), [products])
  const unit = FIGURES[query.column]?.unit
  const reader = useReader(query.least + query.most !== '')
  const errorOf = (bound: string) => reader && boundError(bound, reader, unit)
  const shown = useMemo(() => {
    const found = arrangeParts(parts, query, reader, unit)
    return query.product ? found.filter(({ product }) => product === query.product) : found
  }, [parts, query, reader, unit])
  const groups = useMemo(() => [...Map.groupBy(shown, ({ group }) => group).values()], [shown])
  const { chosenOf, choose } = useChosenSizes()
  const id = useId()
  const { sort, ...filter } = query
  const isFiltered = libraryAddress(filter) !== ''
  return (
    <>
      <PartFilter
        className="filter"
        query={query}
        changeQuery={changeQuery}
        columns={FIGURES}
        errorOf={errorOf}
        onClear={isFiltered ? () => changeQuery({ ...EVERYTHING, ...(sort ? { sort } : {}) }) : undefined}
        first={
          <div>
            <label htmlFor={id}>Product</label>
            <select id={id} value={query.product} onChange={({ target }) => changeQuery({ product: target.value })}>
              <option value="">All products</option>
              {products.map(({ name, slug }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        }
      />
      <ul className="products" aria-label="Families" data-all={!isFiltered || undefined}>
        {products.map(({ name, slug, items }) => (
          <li key={slug}>
            <button
              type="button"
              aria-pressed={query.product === slug}
              disabled={!hydrated}
              onClick={() => changeQuery({ product: query.product === slug ? '' : slug })}
            >
              {`${name} `}
              <small>{items.length}</small>
            </button>
          </li>
        ))}
      </ul>
      <div className="found">
        <p role="status">
          {errorOf(query.least) ??
            errorOf(query.most) ??
            `${groups.length} parts, ${isFiltered ? `${shown.length} of ${parts.length}` : parts.length} part numbers`}
        </p>
        {shown.length > 0 && (
          // Reserve the space before hydration to avoid a layout shift.
          <p className="zips" hidden={!hydrated}>
            {shown.length === parts.length ? 'All' : 'These'} as a ZIP:{' '}
            {CAD_KINDS.map((kind) => (
              <a
                key={kind}
                href={
                  hydrated
                    ? listZip(
                        shown.map(({ partNumber }) => partNumber),
                        [kind],
                      )
                    : undefined
                }
                download
              >
                {kind.toUpperCase()}
              </a>
            ))}
          </p>
        )}
      </div>
      <table className="files sortable">
        <caption className="visually-hidden">CAD files by part number</caption>
        <thead>
          <tr>
            <SortHeads heads={HEADS} sort={sort} onSort={(next) => changeQuery({ sort: next })} />
            {CAD_KINDS.map((kind) => (
              <th key={kind} scope="col" data-number>
                {kind.toUpperCase()}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((sizes) => (
          <tbody key={sizes[0]?.group}>
            {(hydrated ? [chosenOf(sizes)] : sizes).map(
              (part, place) =>
                part && (
                  <Row
                    key={part.partNumber}
                    part={part}
                    sizes={hydrated ? sizes : [part]}
                    hasMenu={place === 0 && sizes.length > 1}
                    choose={choose}
                  />
                ),
            )}
          </tbody>
        ))}
        {groups.length === 0 && (
          <tbody>
            <tr>
              <td colSpan={HEADS.length + CAD_KINDS.length}>No parts match.</td>
            </tr>
          </tbody>
        )}
      </table>
    </>
  )
}

interface RowProps {
  readonly part: LibraryPart
  /** Sizes in the menu. Before hydration, only the displayed one. */
  readonly sizes: readonly LibraryPart[]
  /** Whether the size is a menu. Otherwise, it is text. */
  readonly hasMenu: boolean
  readonly choose: (group: string, partNumber: string) => void
}

const Row = ({ part: { partNumber, group, name, size, cells, bytes }, sizes, hasMenu, choose }: RowProps) => (
  <tr id={partNumber.toLowerCase()}>
    <th scope="row">{partNumber}</th>
    <td>
      <a href={partUrl(partNumber)}>
        <Dimensions>{name}</Dimensions>
      </a>
    </td>
    <td>
      {hasMenu ? (
        <>
          {/* CSS hides the text next to the menu. */}
          <span>
            <Dimensions>{size}</Dimensions>
          </span>
          <select
            aria-label={`Size, ${group}`}
            value={partNumber}
            onChange={({ target }) => choose(group, target.value)}
          >
            {sizes.map((each) => (
              <option key={each.partNumber} value={each.partNumber}>
                {each.size}
              </option>
            ))}
          </select>
        </>
      ) : (
        <Dimensions>{size}</Dimensions>
      )}
    </td>
    {/* On phones, the sides are on one line, and only the last one has a unit. */}
    {cells.map((figure, place) => (
      <td key={FIGURES[place]?.key} data-number="" data-unit={place < 2 ? undefined : FIGURES[place]?.unit}>
        {figure?.text}
      </td>
    ))}
    {CAD_KINDS.map((kind, place) => (
      <td key={kind} data-file={kind}>
        <CadLink partNumber={partNumber} kind={kind} bytes={bytes[place] || undefined} />
      </td>
    ))}
  </tr>
)
