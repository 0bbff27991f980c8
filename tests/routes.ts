import { applicationLine } from '#catalog/application-line.ts'
import { applications } from '#catalog/applications.ts'
import { drawingUrl } from '#catalog/drawing-sheet.ts'
import { familyNumber } from '#catalog/part-family.ts'
import { soldParts } from '#catalog/part-numbers.ts'
import { productLine } from '#catalog/product-line.ts'
import { products } from '#catalog/products.ts'
import { applicationUrl, productUrl } from '#catalog/urls.ts'
import { addressesOf } from '#site/page-declaration.ts'
import { pages } from '#site/pages.server.ts'

export interface PublicPage {
  readonly path: string
  readonly title: string
  readonly heading: string
  readonly status: 200 | 404
  /** URL in the canonical link of the page. It can differ from the page's own URL. */
  readonly canonical: string
}

const headed = ({ path, title, heading }: { path: string; title: string; heading: string }): PublicPage => ({
  path,
  title,
  heading,
  status: path === '/404' ? 404 : 200,
  canonical: path,
})

export const productPages: readonly PublicPage[] = productLine.map((head) => ({
  ...headed({
    path: productUrl(head),
    title: `${head.name} | BoltSpan`,
    heading: products.find(({ id }) => id === head.id)?.pageHeaderTitle ?? head.name,
  }),
}))

export const applicationPages: readonly PublicPage[] = applicationLine.map((head) => ({
  ...headed({
    path: applicationUrl(head),
    title: `${head.name} | BoltSpan`,
    heading: applications.find(({ id }) => id === head.id)?.pageHeaderTitle ?? head.name,
  }),
}))

/** Paths of the drawing sheets, one per item. */
export const drawingSheetPaths: readonly string[] = products.flatMap(({ productSections }) =>
  productSections.flatMap(({ items }) => items.map(({ partNumber }) => drawingUrl(partNumber))),
)

/** Paths of the part pages and part family pages. */
export const partPaths: readonly string[] = [
  ...new Set([...soldParts.values()].flatMap(({ partNumber, item }) => [partNumber, familyNumber(item) ?? partNumber])),
].map((number) => `/parts/${number.toLowerCase()}`)

/** All public pages except the drawing sheets and part pages. */
export const publicPages: readonly PublicPage[] = [
  ...pages.flatMap((page) => {
    const { path, head } = page
    return head ? addressesOf(page).map((address) => ({ ...headed({ path, ...head }), path: address })) : []
  }),
  ...productPages,
  ...applicationPages,
]
