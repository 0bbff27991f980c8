import { applicationLine } from '../catalogue/application-line.ts'
import { productLine } from '../catalogue/product-line.ts'
import { slugOf } from '../engineering/slug.ts'

/** Every page that is finished at build time. Search results read their query, so they are rendered on request. */
export const prerenderedPaths = (): string[] => [
  '/',
  '/products',
  ...productLine.map(({ name }) => `/products/${slugOf(name)}`),
  '/applications',
  ...applicationLine.map(({ name }) => `/applications/${slugOf(name)}`),
  '/resources',
  '/training',
  '/about',
  '/leadership',
  '/contact-us',
  '/warranty-and-policies',
  '/warranty-any-policies',
  '/load-tables',
  '/inspection-tool',
  '/404',
  '/catalog',
  '/catalog/request',
  '/connection-guide',
]
