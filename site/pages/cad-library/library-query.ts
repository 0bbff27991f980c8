import type { ArrangedPart, PartsQuery, Sort } from '../product/parts-query.ts'

/** Spec columns and their names in the URL. */
export const FIGURES = [
  { key: 'length', label: 'Length', unit: 'in' },
  { key: 'width', label: 'Width', unit: 'in' },
  { key: 'height', label: 'Height', unit: 'in' },
  { key: 'weight', label: 'Weight', unit: 'lb' },
] as const

export interface LibraryPart extends ArrangedPart {
  /** Part number of the item's first size. */
  readonly group: string
  readonly product: string
  /** Sizes of the STEP, DXF, and GLB files. 0 if a file does not exist. */
  readonly bytes: readonly number[]
}

export interface LibraryQuery extends PartsQuery {
  /** Product slug, or empty for all. */
  readonly product: string
}

export const EVERYTHING: LibraryQuery = { product: '', text: '', column: 0, least: '', most: '' }

const TEXTS = ['range', 'name', 'size'] as const

const nameOf = ({ by }: Sort) => (typeof by === 'number' ? FIGURES[by]?.key : by) ?? ''

const sortOf = (name: string): Sort | undefined => {
  const [, descending, by = ''] = /^(-?)(\w+)$/.exec(name) ?? []
  const text = TEXTS.find((each) => each === by)
  const place = FIGURES.findIndex(({ key }) => key === by)
  if (!text && place < 0) return undefined
  return { by: text ?? place, descending: descending === '-' }
}

/** Writes a query: '?product=truss&figure=length&least=24&sort=-weight'. Omits defaults. */
export function libraryAddress(query: LibraryQuery): string {
  const { product, text, column, least, most, sort } = query
  const parameters = new URLSearchParams()
  const add = (name: string, value: string) => value.trim() && parameters.set(name, value.trim())
  add('product', product)
  add('text', text)
  if (least.trim() || most.trim() || column !== EVERYTHING.column) add('figure', FIGURES[column]?.key ?? '')
  add('least', least)
  add('most', most)
  if (sort) add('sort', `${sort.descending ? '-' : ''}${nameOf(sort)}`)
  return parameters.size > 0 ? `?${parameters}` : ''
}

/** Reads a query from a URL. Replaces missing and invalid values with the values in `EVERYTHING`. */
export function readLibraryAddress(search: string): LibraryQuery {
  const parameters = new URLSearchParams(search)
  const text = (name: string) => (parameters.get(name) ?? '').slice(0, 60)
  const column = Math.max(
    FIGURES.findIndex(({ key }) => key === text('figure')),
    0,
  )
  const number = (name: string) => (/[\d½¼¾]/.test(text(name)) ? text(name) : '')
  const sort = sortOf(text('sort'))
  return {
    product: text('product'),
    text: text('text'),
    column,
    least: number('least'),
    most: number('most'),
    ...(sort ? { sort } : {}),
  }
}
