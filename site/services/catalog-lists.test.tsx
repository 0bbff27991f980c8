import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { applicationLine } from '#catalog/application-line.ts'
import { productLine } from '#catalog/product-line.ts'
import type { ApplicationHead, ProductHead } from '#catalog/types.ts'
import { type CatalogList, CatalogProviders, useApplications, useProducts } from './catalog-lists.tsx'

const Products = ({ read }: { read: (list: CatalogList<ProductHead>) => void }) => {
  read(useProducts())
  return null
}

const Applications = ({ read }: { read: (list: CatalogList<ApplicationHead>) => void }) => {
  read(useApplications())
  return null
}

// Covers 4.lists.5, 8.41
test.each([
  ['useProducts', <Products key="products" read={() => {}} />],
  ['useApplications', <Applications key="applications" read={() => {}} />],
])('%s throws outside the provider', (name, element) => {
  expect(() => renderToStaticMarkup(element)).toThrow(`${name} must be used within CatalogProviders.`)
})

describe('catalog list', () => {
  const lists = () => {
    let products: CatalogList<ProductHead> | undefined
    let applications: CatalogList<ApplicationHead> | undefined
    renderToStaticMarkup(
      <CatalogProviders>
        <Products
          read={(list) => {
            products = list
          }}
        />
        <Applications
          read={(list) => {
            applications = list
          }}
        />
      </CatalogProviders>,
    )
    if (!products || !applications) throw new Error('the lists were not read')
    return { products, applications }
  }

  // Covers 4.lists.1
  test('lists all thirteen products and fourteen applications on the first render', () => {
    const { products, applications } = lists()
    expect(products.all).toEqual(productLine)
    expect(applications.all).toEqual(applicationLine)
    expect(products.loading).toBe(false)
    expect(applications.loading).toBe(false)
  })

  // Covers 4.lists.3
  test('finds an entry by name or slug, case-insensitively', () => {
    const { products, applications } = lists()
    for (const name of ['Joist Hangers', 'joist hangers', 'JOIST-HANGERS', 'joist%20hangers']) {
      expect(products.byName(name)?.id).toBe('joist-hangers')
    }
    for (const name of ['Theatre & Scenic', 'theatre-&-scenic', 'Theatre-%26-Scenic']) {
      expect(applications.byName(name)?.id).toBe('theatre-and-scenic')
    }
  })

  // Covers 4.lists.4
  test('finds an entry by id', () => {
    const { products, applications } = lists()
    expect(products.byId('film-tools')?.name).toBe('Film Tools')
    expect(applications.byId('mezzanines-and-platforms')?.name).toBe('Mezzanines & Platforms')
  })

  test('returns undefined when the entry does not exist', () => {
    const { products, applications } = lists()
    expect(products.byName('Trusses')).toBeUndefined()
    expect(products.byId('Truss')).toBeUndefined()
    expect(applications.byName('')).toBeUndefined()
  })
})

describe('catalog list refetch', () => {
  /** Creates a minimal document for React and a tree that renders nothing. */
  const container = () => {
    const document = { nodeType: 9, addEventListener: () => {}, activeElement: null, defaultView: null }
    return {
      nodeType: 1,
      tagName: 'DIV',
      namespaceURI: 'http://www.w3.org/1999/xhtml',
      ownerDocument: document,
      addEventListener: () => {},
      textContent: '',
    } as unknown as Element
  }

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    vi.stubGlobal('window', { event: undefined, HTMLIFrameElement: class {} })
  })

  afterEach(() => vi.unstubAllGlobals())

  // Covers 4.lists.2
  test('sets the loading state during a refetch and then returns the same list', async () => {
    const { createRoot } = await import('react-dom/client')
    const root = createRoot(container())
    const seen: CatalogList<ProductHead>[] = []
    const read = (list: CatalogList<ProductHead>) => seen.push(list)
    await act(() =>
      root.render(
        <CatalogProviders>
          <Products read={read} />
        </CatalogProviders>,
      ),
    )
    expect(seen.at(-1)?.loading).toBe(false)
    let refetched: Promise<void> | undefined
    act(() => {
      refetched = seen.at(-1)?.refetch()
    })
    expect(seen.at(-1)?.loading).toBe(true)
    await act(() => refetched)
    expect(seen.at(-1)?.loading).toBe(false)
    expect(seen.at(-1)?.all).toEqual(productLine)
    await act(() => root.unmount())
  })
})
