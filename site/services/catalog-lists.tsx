import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import { applicationLine } from '#catalog/application-line.ts'
import { productLine } from '#catalog/product-line.ts'
import type { ApplicationHead, ProductHead } from '#catalog/types.ts'
import { nameMatchesSlug } from '#engineering/slug.ts'

/** A catalog list for components. It is built in, so it is available on the first render. */
export interface CatalogList<Head> {
  readonly all: readonly Head[]
  readonly loading: boolean
  /** Reloads the same data, because the lists are built in. */
  readonly refetch: () => Promise<void>
  /** Finds an entry by name or slug, case-insensitively. */
  readonly byName: (name: string) => Head | undefined
  readonly byId: (id: string) => Head | undefined
}

const useList = <Head extends { id: string; name: string }>(builtIn: readonly Head[]): CatalogList<Head> => {
  const [all, setAll] = useState(builtIn)
  const [loading, setLoading] = useState(false)
  const refetch = useCallback(async () => {
    setLoading(true)
    setAll(await Promise.resolve([...builtIn]))
    setLoading(false)
  }, [builtIn])
  return useMemo(
    () => ({
      all,
      loading,
      refetch,
      byName: (name) => all.find((head) => nameMatchesSlug(head.name, name.replaceAll(' ', '-'))),
      byId: (id) => all.find((head) => head.id === id),
    }),
    [all, loading, refetch],
  )
}

const ProductsContext = createContext<CatalogList<ProductHead> | null>(null)
const ApplicationsContext = createContext<CatalogList<ApplicationHead> | null>(null)

export const CatalogProviders = ({ children }: { children: ReactNode }) => {
  const products = useList<ProductHead>(productLine)
  const applications = useList<ApplicationHead>(applicationLine)
  return (
    <ProductsContext value={products}>
      <ApplicationsContext value={applications}>{children}</ApplicationsContext>
    </ProductsContext>
  )
}

/**
 * The products.
 * @throws outside `CatalogProviders`, which is a programming error
 */
export const useProducts = () => {
  const products = use(ProductsContext)
  if (!products) throw new Error('useProducts must be used within CatalogProviders.')
  return products
}

/**
 * The applications.
 * @throws outside `CatalogProviders`, which is a programming error
 */
export const useApplications = () => {
  const applications = use(ApplicationsContext)
  if (!applications) throw new Error('useApplications must be used within CatalogProviders.')
  return applications
}
