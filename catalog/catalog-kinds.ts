import { documentUrls } from './urls.ts'

/** Version label of the catalog: 'VIEW/DOWNLOAD THE CATALOG (V5)'. Also printed by the studio. @public */
export const catalogVersion = 'V5'

export interface CatalogKind {
  readonly id: 'printed' | 'digital' | 'usb'
  /** Replaces {title} in 'Redirecting to {title} request...' and 'Failed to download {title}.' */
  readonly title: string
  readonly description: string
  readonly action:
    | { readonly kind: 'request'; readonly label: string; readonly type: 'PRINTED' | 'USB' }
    | {
        readonly kind: 'download'
        readonly label: string
        /** The link shows the file size from the studio's results. */
        readonly url: string
        /** Name of the saved file. */
        readonly filename: string
      }
}

export const catalogKinds: readonly CatalogKind[] = [
  {
    id: 'printed',
    title: 'Printed Catalog',
    description:
      'The whole product line on paper, for the shop, the truck and the drawing board. Mailed to your address.',
    action: { kind: 'request', label: 'Request Printed Catalog', type: 'PRINTED' },
  },
  {
    id: 'digital',
    title: 'Digital Catalog',
    description: 'The same pages as one PDF, with bookmarks and an index of part numbers. Yours at once.',
    action: {
      kind: 'download',
      label: 'Download Digital Catalog',
      url: documentUrls.catalog,
      filename: 'boltspan-catalog-v5.pdf',
    },
  },
  {
    id: 'usb',
    title: 'USB Catalog',
    description:
      'Catalog, spec sheets and load tables on a drive, for places without a network. Mailed to your address.',
    action: { kind: 'request', label: 'Request USB Catalog', type: 'USB' },
  },
]
