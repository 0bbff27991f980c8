import { slugOf } from '#engineering/slug.ts'

export const productUrl = (product: { readonly name: string }) => `/products/${slugOf(product.name)}`

export const partUrl = (partNumber: string) => `/parts/${partNumber.toLowerCase()}`

export const applicationUrl = (application: { readonly name: string }) => `/applications/${slugOf(application.name)}`

export const productDocumentUrl = (product: { readonly id: string }) => `documents/products/${product.id}.pdf`

/** Folder for part PDFs that the studio does not produce. */
export const PART_DOCUMENTS_FOLDER = 'documents/parts/'

/** Anchor of a gallery image: the last segment of its key, or the id of an uploaded image. */
export const pictureAnchor = (key: string) => key.slice(key.lastIndexOf('/') + 1).replace(/\..*$/, '')

export const documentUrls = {
  catalog: 'documents/catalog-v5.pdf',
  applicationCatalog: 'documents/application-catalog.pdf',
  connectionGuide: 'documents/connection-guide.pdf',
  toolKit: 'documents/tool-kit.pdf',
} as const
