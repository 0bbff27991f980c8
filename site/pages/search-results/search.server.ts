import { applications } from '../../../catalogue/applications.ts'
import { documents } from '../../../catalogue/media.generated.ts'
import { pageHeads } from '../../../catalogue/page-heads.ts'
import { products } from '../../../catalogue/products.ts'
import { applicationUrl, productUrl } from '../../../catalogue/urls.ts'

export interface Hit {
  readonly kind: 'page' | 'part' | 'document'
  readonly title: string
  readonly href: string
  readonly place: string
  readonly text: string
}

interface Entry extends Hit {
  /** What a query is held against: lower case, hyphens of part numbers kept and left out. */
  readonly words: string
}

const plain = (text: string) => text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '')

const entry = (hit: Hit, more = ''): Entry => ({
  ...hit,
  words: plain(
    `${hit.title} ${hit.title.replaceAll('-', '')} ${hit.place} ${hit.text} ${more} ${more.replaceAll('-', '')}`,
  ),
})

const entries: readonly Entry[] = [
  ...products.flatMap((product) => [
    entry({
      kind: 'page',
      title: product.name,
      href: productUrl(product),
      place: 'Products',
      text: product.description,
    }),
    ...product.productSections.flatMap(({ title, items }) =>
      items.map((item) =>
        entry(
          {
            kind: 'part',
            title: item.name,
            href: `${productUrl(product)}#${item.partNumber.toLowerCase()}`,
            place: `Products › ${product.name} › ${title}`,
            text: `${item.partNumber}. ${item.description}`,
          },
          [item.partNumber, ...(item.sizes ?? []).map(({ partNumber }) => partNumber)].join(' '),
        ),
      ),
    ),
  ]),
  ...applications.map((application) =>
    entry(
      {
        kind: 'page',
        title: application.name,
        href: applicationUrl(application),
        place: 'Applications',
        text: application.description,
      },
      application.text.map(({ description }) => description).join(' '),
    ),
  ),
  ...Object.values(pageHeads)
    .filter(({ path }) => path !== '/404' && path !== '/searchResults')
    .map(({ heading, path, description }) =>
      entry({ kind: 'page', title: heading, href: path, place: 'Pages', text: description }),
    ),
  ...Object.entries(documents).map(([path, { title, number }]) =>
    entry({ kind: 'document', title, href: `${CONTENT_ORIGIN}/${path}`, place: 'Documents', text: number }),
  ),
]

/** Entries that contain every word of the query; those with more of them in the title first. */
export const search = (query: string): Hit[] => {
  const words = plain(query).split(/\s+/).filter(Boolean)
  const weight = ({ title }: Entry) => words.filter((word) => plain(title).includes(word)).length
  return entries
    .filter(({ words: text }) => words.every((word) => text.includes(word)))
    .sort((a, b) => weight(b) - weight(a))
    .map(({ kind, title, href, place, text }) => ({ kind, title, href, place, text }))
}
