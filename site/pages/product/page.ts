import { company } from '#catalog/company.ts'
import { editedCatalogVersion, editedProducts } from '#catalog/edited-catalog.ts'
import { productLine } from '#catalog/product-line.ts'
import type { Item, Product, ProductSection } from '#catalog/types.ts'
import { productUrl } from '#catalog/urls.ts'
import { anchorOf } from '#engineering/slug.ts'
import type { LoaderArgs, PageDeclaration, SearchTexts } from '../../page-declaration.ts'
import { Redirect } from '../../router/route.ts'
import { cardText } from '../../services/card-text.ts'
import { applicationCards, productBySlug } from '../../services/catalog.server.ts'
import { shownItem } from '../../services/item.server.ts'
import { bannerOf, galleryOf, openGraphImage, shownLinks, visualOf } from '../../services/media.server.ts'
import { absolute, breadcrumbs, pageMeta } from '../../services/page-meta.server.ts'
import { fullUrl } from '../../services/visual.ts'
import { narrowingOf } from './narrow.server.ts'
import { type TableOfParts, tableOfParts } from './table-of-parts.server.ts'

const structuredData = (product: Product) => {
  const image = fullUrl(visualOf(product.banner, ''))
  return {
    '@type': 'ProductGroup',
    name: `${company.name} ${product.name}`,
    description: product.description,
    url: absolute(encodeURI(productUrl(product))),
    brand: { '@type': 'Brand', name: company.name },
    ...(image ? { image: absolute(image) } : {}),
    hasVariant: product.productSections.flatMap(({ items }) =>
      items.map((item) => ({ '@type': 'Product', name: item.name, sku: item.partNumber })),
    ),
  }
}

/** Cards link to documents only. The part page has the whole description and the links to calculators. */
function cardItem(item: Item) {
  const shown = shownItem(item)
  return {
    ...shown,
    description: cardText(shown.description),
    links: shown.links.map((group) => ({ ...group, links: group.links.filter(({ kind }) => kind !== 'route') })),
  }
}

export type CardItem = ReturnType<typeof cardItem>

const shownSection = (section: ProductSection, { rowOf }: TableOfParts, { fitOf }: ReturnType<typeof narrowingOf>) => ({
  id: anchorOf(section.title),
  title: section.title,
  buttonText: section.buttonText,
  description: section.description,
  items: section.items.map((item) => {
    const fit = fitOf(item)
    return { ...cardItem(item), ...rowOf(item), ...(fit ? { fit } : {}) }
  }),
})

const productTexts = (product: Product): SearchTexts => ({
  path: productUrl(product),
  title: product.name,
  keys: product.abbreviation,
  product: product.id,
  thumbnail: product.thumbnail,
  texts: [product.pageHeaderDescription, product.description],
  sections: product.productSections.map(({ title, description, items }) => ({
    anchor: anchorOf(title),
    heading: title,
    texts: [description, items.map(({ name }) => `${name}.`).join(' ')],
  })),
})

const loader = ({ params, content }: LoaderArgs) => {
  const product = productBySlug(params.productName ?? '', content)
  if (!product) throw new Redirect('/404')
  const items = product.productSections.flatMap(({ items }) => items)
  const table = tableOfParts(items)
  const narrowing = narrowingOf(items)
  return {
    meta: pageMeta({
      title: `${product.name} | ${company.name}`,
      description: product.description,
      path: productUrl(product),
      image: openGraphImage(`products/${product.id}`),
      jsonLd: [structuredData(product), breadcrumbs(['Products', '/products'], [product.name, productUrl(product)])],
    }),
    name: product.name,
    abbreviation: product.abbreviation,
    color: product.color,
    title: product.pageHeaderTitle,
    intro: product.pageHeaderDescription,
    banner: bannerOf(product.banner, product.bannerAlt, product.thumbnail),
    columns: table.columns,
    filters: table.filters,
    narrow: narrowing.narrow,
    sections: product.productSections.map((section) => shownSection(section, table, narrowing)),
    pictures: galleryOf(product.pictures),
    catalogVersion: editedCatalogVersion(content),
    ...(product.documents?.length ? { documents: shownLinks(product.documents) } : {}),
    applications: applicationCards(content, product.associatedApplications),
  }
}

export const page = {
  path: '/products/:productName',
  prerendered: () => productLine.map(productUrl),
  search: (_pages, content) => editedProducts(content).map(productTexts),
  loader,
} satisfies PageDeclaration
