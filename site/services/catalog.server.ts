import { applications } from '#catalog/applications.ts'
import {
  editedApplication,
  editedIntroduction,
  editedProduct,
  type WithBrief,
  withBanner,
} from '#catalog/edited-catalog.ts'
import { products } from '#catalog/products.ts'
import type { Application, Product } from '#catalog/types.ts'
import { applicationUrl, productUrl } from '#catalog/urls.ts'
import type { Content } from '#contract/content/content.ts'
import { nameMatchesSlug } from '#engineering/slug.ts'
import type { CardData } from '../components/tile/flagship-card.tsx'
import type { ProductTileData } from '../components/tile/tile.tsx'
import { visualOf } from './media.server.ts'

/** Finds an entry by slug, case-insensitively. The slug may be percent-encoded. */
export function productBySlug(slug: string, content: Content): Product | undefined {
  const product = products.find(({ name }) => nameMatchesSlug(name, slug))
  return product && withBanner(editedProduct(product, content), content)
}

export function applicationBySlug(slug: string, content: Content): Application | undefined {
  const application = applications.find(({ name }) => nameMatchesSlug(name, slug))
  return application && withBanner(editedApplication(application, content), content)
}

export const productTiles = (): ProductTileData[] =>
  products.map((product) => ({
    id: product.id,
    name: product.name,
    abbreviation: product.abbreviation,
    color: product.color,
    url: productUrl(product),
    visual: visualOf(product.thumbnail, ''),
  }))

export const flagshipProducts = (content: Content): CardData[] =>
  products.map((builtIn) => {
    const product = editedIntroduction(builtIn, content)
    const items = product.productSections.flatMap(({ items }) => items)
    const numbers = items.reduce((sum, { sizes }) => sum + (sizes?.length ?? 1), 0)
    return {
      name: product.name,
      url: productUrl(product),
      description: product.description,
      brief: product.brief,
      visual: visualOf(product.thumbnail, ''),
      abbreviation: product.abbreviation,
      color: product.color,
      facts:
        numbers > items.length ? `${count(items.length, 'part')} in ${numbers} sizes` : count(items.length, 'part'),
    }
  })

/** Cards for the applications with the given ids, or for all applications. */
export const applicationCards = (
  content: Content,
  ids: readonly string[] = applications.map(({ id }) => id),
): CardData[] =>
  ids.flatMap((id) => {
    const application = applications.find((each) => each.id === id)
    return application ? [cardOf(editedApplication(application, content))] : []
  })

const cardOf = (application: WithBrief<Application>): CardData => ({
  name: application.name,
  url: applicationUrl(application),
  description: application.description,
  brief: application.brief,
  visual: visualOf(application.thumbnail, ''),
})

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
