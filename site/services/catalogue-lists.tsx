import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import { applicationLine } from '../../catalogue/application-line.ts'
import { productLine } from '../../catalogue/product-line.ts'
import type { ApplicationHead, ProductHead } from '../../catalogue/types.ts'
import { nameMatchesSlug } from '../../engineering/slug.ts'

/** A list of the catalogue as components use it. It is built in, so it is there from the first render. */
export interface CatalogueList<Head> {
  readonly all: readonly Head[]
  readonly loading: boolean
  /** Loads the same built-in data again. */
  readonly refetch: () => Promise<void>
  /** By name or by its slug, in any case. */
  readonly byName: (name: string) => Head | undefined
  readonly byId: (id: string) => Head | undefined
}

const useList = <Head extends { id: string; name: string }>(
  initial: readonly Head[],
  load: () => Promise<readonly Head[]>,
): CatalogueList<Head> => {
  const [all, setAll] = useState(initial)
  const [loading, setLoading] = useState(false)
  const refetch = useCallback(async () => {
    setLoading(true)
    try {
      setAll(await load())
    } finally {
      setLoading(false)
    }
  }, [load])
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

const ProductsContext = createContext<CatalogueList<ProductHead> | null>(null)
const ApplicationsContext = createContext<CatalogueList<ApplicationHead> | null>(null)

const loadProducts = async () => (await import('../../catalogue/product-line.ts')).productLine
const loadApplications = async () => (await import('../../catalogue/application-line.ts')).applicationLine

export const CatalogueProviders = ({ children }: { children: ReactNode }) => {
  const products = useList<ProductHead>(productLine, loadProducts)
  const applications = useList<ApplicationHead>(applicationLine, loadApplications)
  return (
    <ProductsContext value={products}>
      <ApplicationsContext value={applications}>{children}</ApplicationsContext>
    </ProductsContext>
  )
}

/** The products. Throws outside of `CatalogueProviders`: that is a mistake of the developer. */
export const useProducts = () => {
  const products = use(ProductsContext)
  if (!products) throw new Error('useProducts must be used within CatalogueProviders.')
  return products
}

/** The applications. Throws outside of `CatalogueProviders`: that is a mistake of the developer. */
export const useApplications = () => {
  const applications = use(ApplicationsContext)
  if (!applications) throw new Error('useApplications must be used within CatalogueProviders.')
  return applications
}
