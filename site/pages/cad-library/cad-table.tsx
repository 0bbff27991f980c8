import { type ComponentProps, type FormEvent, memo, useEffect, useId, useMemo, useState } from 'react'
import { CAD_KINDS, listZip } from '../../../catalog/cad.ts'
import { CadLink } from '../../components/cad-link/cad-link.tsx'
import { Dimensions } from '../../components/dimensions/dimensions.tsx'
import { useHydrated } from '../../components/form/hydrated.ts'
import type { PageData } from '../../router/route.ts'
import { useLocation } from '../../router/router.tsx'
import { navigateTo } from '../../services/navigation.ts'
import { arrangeParts, boundError } from '../product/arrange-parts.ts'
import type { Sort } from '../product/parts-query.ts'
import type { loader } from './cad-library.loader.ts'
import {
  EVERYTHING,
  FIGURES,
  type LibraryPart,
  type LibraryQuery,
  libraryAddress,
  readLibraryAddress,
} from './library-query.ts'

type Products = PageData<typeof loader>['products']

const cell = (value: number) => ({ text: value.toLocaleString('en-US'), from: value, to: value })

const partsOf = (products: Products): LibraryPart[] =>
  products.flatMap(({ slug, items }) =>
    items.flatMap(({ name, partNumber, rows }) =>
      rows.map(([number, size, sides, weightLb, kilobytes]) => ({
        partNumber: `BS-${number}`,
        range: `BS-${number}`,
        name,
        size,
        cells: [...sides, weightLb].map(cell),
        product: slug,
        address: `/products/${slug}#${partNumber.toLowerCase()}`,
        bytes: kilobytes.map((each) => each * 1024),
      })),
    ),
  )

/** How long typing must pause before the address has it. */
const QUIET_MS = 400

/** What is asked of the table, kept in the address: to be sent, and to come back to. */
function useLibraryQuery() {
  const hydrated = useHydrated()
  const { pathname, search } = useLocation()
  const [query, setQuery] = useState(EVERYTHING)
  const [taken, setTaken] = useState('')
  // The finished page is the same for all addresses.
  if (hydrated && taken !== search) {
    setTaken(search)
    if (search !== libraryAddress(query)) setQuery(readLibraryAddress(search))
  }
  const address = libraryAddress(query)
  useEffect(() => {
    if (!hydrated || address === search) return
    const write = () => navigateTo(pathname + address, { replace: true, scrollToTop: false })
    const timer = setTimeout(write, QUIET_MS)
    return () => clearTimeout(timer)
  }, [hydrated, pathname, address, search])
  return { hydrated, query, ask: (change: Partial<LibraryQuery>) => setQuery((query) => ({ ...query, ...change })) }
}

const HEADS: readonly { readonly by: Sort['by']; readonly label: string; readonly unit?: string }[] = [
  { by: 'range', label: 'Part number' },
  { by: 'name', label: 'Part' },
  { by: 'size', label: 'Size' },
  ...FIGURES.map(({ label, unit }, by) => ({ by, label, unit })),
]

/** Every part number with its figures and files. A plain table without JavaScript. */
export const CadTable = ({ products }: { products: Products }) => {
  const { hydrated, query, ask } = useLibraryQuery()
  const parts = useMemo(() => partsOf(products), [products])
  const shown = useMemo(() => {
    const found = arrangeParts(parts, query)
    return query.product ? found.filter(({ product }) => product === query.product) : found
  }, [parts, query])
  const id = useId()
  const { sort } = query
  const { sort: _, ...filter } = query
  const isFiltered = libraryAddress(filter) !== ''
  const field = (key: 'text' | 'least' | 'most'): ComponentProps<'input'> => ({
    id: id + key,
    value: query[key],
    autoComplete: 'off',
    onChange: ({ target }) => ask({ [key]: target.value }),
    ...(key === 'text'
      ? { type: 'search' }
      : { inputMode: 'decimal', 'aria-invalid': boundError(query[key]) ? true : undefined }),
  })
  return (
    <>
      <form className="part-filter filter" onSubmit={(event: FormEvent) => event.preventDefault()}>
        <fieldset disabled={!hydrated}>
          <div>
            <label htmlFor={`${id}product`}>Product</label>
            <select id={`${id}product`} value={query.product} onChange={({ target }) => ask({ product: target.value })}>
              <option value="">All products</option>
              {products.map(({ name, slug }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          </div>
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
              {FIGURES.map(({ key, label, unit }, place) => (
                <option key={key} value={place}>
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
          <button
            type="button"
            disabled={!isFiltered}
            onClick={() => ask({ ...EVERYTHING, ...(sort ? { sort } : {}) })}
          >
            Clear
          </button>
        </fieldset>
      </form>
      <div className="found">
        <p role="status">
          {boundError(query.least) ??
            boundError(query.most) ??
            (isFiltered ? `${shown.length} of ${parts.length} part numbers` : `${parts.length} part numbers`)}
        </p>
        {shown.length > 0 && (
          // In its place from the start, so that nothing moves when the addresses are there.
          <p className="zips" hidden={!hydrated}>
            {shown.length === parts.length ? 'All' : 'These'} as a zip:{' '}
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
            {HEADS.map(({ by, label, unit }) => {
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
            {CAD_KINDS.map((kind) => (
              <th key={kind} scope="col" data-number>
                {kind.toUpperCase()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((part) => (
            <Row key={part.partNumber} part={part} />
          ))}
          {shown.length === 0 && (
            <tr>
              <td colSpan={HEADS.length + CAD_KINDS.length}>No part is like this.</td>
            </tr>
          )}
        </tbody>
      </table>
    </>
  )
}

const Row = memo(({ part: { partNumber, name, address, size, cells, bytes } }: { part: LibraryPart }) => (
  <tr id={partNumber.toLowerCase()}>
    <th scope="row">{partNumber}</th>
    <td>
      <a href={address}>
        <Dimensions>{name}</Dimensions>
      </a>
    </td>
    <td>
      <Dimensions>{size}</Dimensions>
    </td>
    {cells.map((figure, place) => (
      <td key={FIGURES[place]?.key} data-number data-unit={FIGURES[place]?.unit}>
        {figure?.text}
      </td>
    ))}
    {CAD_KINDS.map((kind, place) => (
      <td key={kind} data-number data-file={kind}>
        <CadLink partNumber={partNumber} kind={kind} bytes={bytes[place] || undefined} />
      </td>
    ))}
  </tr>
))
