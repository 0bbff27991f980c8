import type { Content, ContentBody, ContentKind } from '#contract/content/content.ts'
import { anchorOf } from '#engineering/slug.ts'
import { markedText } from './application.ts'
import type { ApplicationId } from './application-line.ts'
import { applications } from './applications.ts'
import { awards } from './awards.ts'
import { applicationBriefs, productBriefs } from './briefs.ts'
import { type CatalogKind, catalogKinds, catalogVersion } from './catalog-kinds.ts'
import { founderStory } from './founder-story.ts'
import { home, valueCards } from './home.ts'
import { leaders } from './leaders.ts'
import { offices } from './offices.ts'
import { policies } from './policies.ts'
import type { ProductId } from './product-line.ts'
import { products } from './products.ts'
import { resources } from './resources.ts'
import { applicationUrl, partUrl, productUrl } from './urls.ts'

/** Content built into the catalog. Serves as revision 0 of each piece of content. */
export interface BuiltInContent<Body = ContentBody> {
  /** Name shown in the staff area. */
  readonly label: string
  /** Path of the main page that shows this content. */
  readonly path: string
  readonly body: Body
}

type ByKey<Body> = ReadonlyMap<string, BuiltInContent<Body>>

/** Key for a kind of content that has only one entry. */
export const ONLY = 'page'

const single = <Body>(label: string, path: string, body: Body): ByKey<Body> => new Map([[ONLY, { label, path, body }]])

/** Key for the introduction to a product section. */
export const sectionKey = (product: { readonly id: string }, section: { readonly title: string }) =>
  `${product.id}.${anchorOf(section.title)}`

/** Key for the gallery and the banner of an application or product. */
export const imagesKey = (folder: 'applications' | 'products', { id }: { readonly id: string }) => `${folder}.${id}`

/** Applications and products with their image keys, in the order used in the staff area. */
const pagesWithImages = [
  ...applications.map((page) => ({ page, key: imagesKey('applications', page), path: applicationUrl(page) })),
  ...products.map((page) => ({ page, key: imagesKey('products', page), path: productUrl(page) })),
]

const catalogKind = (id: CatalogKind['id']) => {
  const { title = '', description = '', action } = catalogKinds.find((each) => each.id === id) ?? {}
  return { title, description, button: action?.label ?? '' }
}

const { tagline, secondTaglineText, whyChooseHeading, featuredHeading, productLineHeading } = home

const sections = products.flatMap((product) => product.productSections.map((section) => ({ product, section })))

/** Built-in content by kind and key, in the order used in the staff area. */
export const builtInContent: { readonly [Kind in ContentKind]: ByKey<ContentBody<Kind>> } = {
  home: single('Home', '/', {
    tagline,
    secondTaglineText,
    whyChooseHeading,
    valueCards: valueCards.map((card) => ({ ...card })),
    featuredHeading,
    productLineHeading,
  }),
  about: single('About us: story', '/about', {
    heading: founderStory.heading,
    steps: founderStory.steps.map((step) => ({ ...step })),
    paragraphs: [...founderStory.paragraphs],
  }),
  leadership: single('Leadership', '/leadership', {
    leaders: leaders.map(({ id, name, title, alt, bio, email = '', linkedin = '' }) => ({
      id,
      name,
      title,
      alt,
      bio: [...bio],
      email,
      linkedin,
    })),
  }),
  awards: single('About us: awards', '/about', { awards: awards.map((award) => ({ ...award })) }),
  resources: single('Resources', '/resources', {
    cards: resources.map(({ id, title, description, url }) => ({ id, title, description, url })),
  }),
  catalog: single('Catalog', '/catalog', {
    version: catalogVersion,
    printed: catalogKind('printed'),
    digital: catalogKind('digital'),
    usb: catalogKind('usb'),
  }),
  office: new Map(
    offices.map(({ id, country, addressLines, phone, openingHours }) => [
      id,
      { label: country, path: '/contact-us', body: { addressLines: [...addressLines], phone, openingHours } },
    ]),
  ),
  policy: new Map(
    policies.map(({ id, title, summary, paragraphs }) => [
      id,
      { label: title, path: '/warranty-and-policies', body: { title, summary, paragraphs: [...paragraphs] } },
    ]),
  ),
  application: new Map(
    applications.map((application) => [
      application.id,
      {
        label: application.name,
        path: applicationUrl(application),
        body: {
          brief: applicationBriefs[application.id as ApplicationId],
          description: application.description,
          pageHeaderDescription: application.pageHeaderDescription,
          text: application.text.map(markedText),
        },
      },
    ]),
  ),
  gallery: new Map(
    pagesWithImages.map(({ page, key, path }) => [
      key,
      {
        label: `${page.name}: gallery`,
        path,
        body: { images: page.pictures.map(({ url, title, alt }) => ({ image: url, title, alt })) },
      },
    ]),
  ),
  banner: new Map(
    pagesWithImages.map(({ page, key, path }) => [
      key,
      {
        label: `${page.name}: banner`,
        path,
        body: { image: page.banner, isDecorative: page.bannerAlt === '', alt: page.bannerAlt },
      },
    ]),
  ),
  product: new Map(
    products.map((product) => [
      product.id,
      {
        label: product.name,
        path: productUrl(product),
        body: {
          brief: productBriefs[product.id as ProductId],
          description: product.description,
          pageHeaderDescription: product.pageHeaderDescription,
        },
      },
    ]),
  ),
  'product-section': new Map(
    sections.map(({ product, section }) => [
      sectionKey(product, section),
      {
        label: `${product.name}: ${section.title}`,
        path: productUrl(product),
        body: { description: section.description },
      },
    ]),
  ),
  part: new Map(
    sections.flatMap(({ section }) =>
      section.items.map(({ partNumber, name, description }) => [
        partNumber,
        { label: `${name} (${partNumber})`, path: partUrl(partNumber), body: { description } },
      ]),
    ),
  ),
  notice: new Map([
    [
      'site',
      { label: 'Notice above all pages', path: '/', body: { text: '', linkText: '', link: '', start: '', end: '' } },
    ],
  ]),
  redirects: new Map([['site', { label: 'Redirects from old URLs', path: '/', body: { redirects: [] } }]]),
  training: new Map([['sessions', { label: 'Sessions', path: '/training', body: { sessions: [] } }]]),
}

/** The built-in content, without edits. */
export const builtIn: Content = {
  of(kind, key) {
    const found = builtInContent[kind].get(key)
    if (!found) throw new Error(`No content has the name ${kind}/${key}`)
    return found.body as ContentBody<typeof kind>
  },
}
