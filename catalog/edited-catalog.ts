/** The catalog with the text that staff have published. Pages and search get editable text only from this module. */
import type { Content } from '#contract/content/content.ts'
import { textBlocks } from './application.ts'
import { applications } from './applications.ts'
import { imagesKey, ONLY, sectionKey } from './built-in-content.ts'
import { type CatalogKind, catalogKinds } from './catalog-kinds.ts'
import { leaders } from './leaders.ts'
import { offices } from './offices.ts'
import { type Policy, policies } from './policies.ts'
import { products } from './products.ts'
import { resources } from './resources.ts'
import type { Application, Award, Item, Leader, Office, Picture, Product, Resource } from './types.ts'

/** An application or product with its short text for small cards. */
export type WithBrief<Entry> = Entry & { readonly brief: string }

export function editedApplication(application: Application, content: Content): WithBrief<Application> {
  const { text, ...texts } = content.of('application', application.id)
  const pictures = picturesOf(imagesKey('applications', application), content)
  const thumbnail = pictures[0]?.url ?? application.thumbnail
  return { ...application, ...texts, text: textBlocks(text), pictures, thumbnail }
}

const picturesOf = (key: string, content: Content): readonly Picture[] =>
  content.of('gallery', key).images.map(({ image, title, alt }) => ({ url: image, title, alt }))

/** Returns an application or product with its banner. Pages that show only the card don't need the banner. */
export function withBanner<Page extends Application | Product>(page: Page, content: Content): Page {
  const folder = 'productSections' in page ? 'products' : 'applications'
  const { image, isDecorative, alt } = content.of('banner', imagesKey(folder, page))
  return { ...page, banner: image, bannerAlt: isDecorative ? '' : alt }
}

export const editedApplications = (content: Content): readonly WithBrief<Application>[] =>
  applications.map((application) => editedApplication(application, content))

/** Returns the product's own text, excluding its sections and parts. */
export const editedIntroduction = (product: Product, content: Content): WithBrief<Product> => ({
  ...product,
  ...content.of('product', product.id),
})

/** Returns the item with its edited text. Documents that staff link follow those of the catalog. */
export function editedItem(item: Item, content: Content): Item {
  const { documents = [], ...texts } = content.of('part', item.partNumber)
  const linksSections = documents.length > 0 ? [...item.linksSections, { links: documents }] : item.linksSections
  return { ...item, ...texts, linksSections }
}

export const editedProduct = (product: Product, content: Content): WithBrief<Product> => ({
  ...editedIntroduction(product, content),
  pictures: picturesOf(imagesKey('products', product), content),
  productSections: product.productSections.map((section) => ({
    ...section,
    ...content.of('product-section', sectionKey(product, section)),
    items: section.items.map((item) => editedItem(item, content)),
  })),
})

export const editedProducts = (content: Content): readonly Product[] =>
  products.map((product) => editedProduct(product, content))

export const editedHome = (content: Content) => content.of('home', ONLY)

export const editedStory = (content: Content) => content.of('about', ONLY)

export const editedAwards = (content: Content): readonly Award[] => content.of('awards', ONLY).awards

/** Staff don't edit leader images, so a leader added by staff has no image. */
export const editedLeaders = (content: Content): readonly Leader[] =>
  content
    .of('leadership', ONLY)
    .leaders.map(({ email, linkedin, ...leader }) => ({
      ...leader,
      image: leaders.find(({ id }) => id === leader.id)?.image ?? '',
      ...(email && { email }),
      ...(linkedin && { linkedin }),
    }))

export const editedOffices = (content: Content): readonly Office[] =>
  offices.map((office) => ({ ...office, ...content.of('office', office.id) }))

export const editedPolicies = (content: Content): readonly Policy[] =>
  policies.map((policy) => ({ ...policy, ...content.of('policy', policy.id) }))

/** Returns the cards for the resources page. Only the built-in load tables card lists documents. */
export const editedResources = (content: Content): readonly Omit<Resource, 'type'>[] =>
  content.of('resources', ONLY).cards.map((card) => {
    const items = resources.find(({ id }) => id === card.id)?.items
    return { ...card, ...(items && { items }) }
  })

/** Version label of the catalog, such as 'V5'. */
export const editedCatalogVersion = (content: Content): string => content.of('catalog', ONLY).version

export const editedCatalogKinds = (content: Content): readonly CatalogKind[] =>
  catalogKinds.map((kind) => {
    const { button, ...texts } = content.of('catalog', ONLY)[kind.id]
    return { ...kind, ...texts, action: { ...kind.action, label: button } }
  })
