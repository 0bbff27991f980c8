import type { ApplicationId } from '../../catalog/application-line.ts'
import { applications } from '../../catalog/applications.ts'
import { applicationBriefs, productBriefs } from '../../catalog/briefs.ts'
import type { ProductId } from '../../catalog/product-line.ts'
import { products } from '../../catalog/products.ts'
import type { Application, Product } from '../../catalog/types.ts'
import { applicationUrl, productUrl } from '../../catalog/urls.ts'
import { nameMatchesSlug } from '../../engineering/slug.ts'
import type { CardData } from '../components/tile/flagship-card.tsx'
import type { ProductTileData } from '../components/tile/tile.tsx'
import { visualOf } from './media.server.ts'

/** Finds an entry by slug, case-insensitively. The slug may be percent-encoded. */
export const productBySlug = (slug: string): Product | undefined =>
  products.find(({ name }) => nameMatchesSlug(name, slug))

export const applicationBySlug = (slug: string): Application | undefined =>
  applications.find(({ name }) => nameMatchesSlug(name, slug))

export const findApplication = (id: string): Application | undefined =>
  applications.find((application) => application.id === id)

export const productTiles = (): ProductTileData[] =>
  products.map((product) => ({
    id: product.id,
    name: product.name,
    abbreviation: product.abbreviation,
    color: product.color,
    url: productUrl(product),
    visual: visualOf(product.thumbnail, ''),
  }))

export const flagshipProducts = (): CardData[] =>
  products.map((product) => {
    const items = product.productSections.flatMap(({ items }) => items)
    const numbers = items.reduce((sum, { sizes }) => sum + (sizes?.length ?? 1), 0)
    return {
      name: product.name,
      url: productUrl(product),
      description: product.description,
      brief: productBriefs[product.id as ProductId],
      visual: visualOf(product.thumbnail, ''),
      abbreviation: product.abbreviation,
      color: product.color,
      facts:
        numbers > items.length ? `${count(items.length, 'part')} in ${numbers} sizes` : count(items.length, 'part'),
    }
  })

export const applicationCards = (): CardData[] => applications.map(applicationCard)

export const applicationCard = (application: Application): CardData => ({
  name: application.name,
  url: applicationUrl(application),
  description: application.description,
  brief: applicationBriefs[application.id as ApplicationId],
  visual: visualOf(application.thumbnail, ''),
})

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
