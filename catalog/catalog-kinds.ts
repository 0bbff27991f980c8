import { documentUrls } from './urls.ts'

/** Version label of the catalog, as in 'VIEW/DOWNLOAD THE CATALOG (V5)'. The studio also prints it. @public */
export const catalogVersion = 'V5'

export interface CatalogKind {
  readonly id: 'printed' | 'digital' | 'usb'
  /** Replaces {title} in the messages 'Redirecting to {title} request...' and 'Failed to download {title}.' */
  readonly title: string
  readonly description: string
  readonly action:
    | { readonly kind: 'request'; readonly label: string; readonly type: 'PRINTED' | 'USB' }
    | {
        readonly kind: 'download'
        readonly label: string
        /** URL of the file. The link also shows the file size, which the studio records. */
        readonly url: string
        /** File name for the download. */
        readonly filename: string
      }
}

export const catalogKinds: readonly CatalogKind[] = [
  {
    id: 'printed',
    title: 'Printed Catalog',
    description:
      'The whole product line in print, for the shop, the truck, and the drafting table. Mailed to your address.',
    action: { kind: 'request', label: 'Request Printed Catalog', type: 'PRINTED' },
  },
  {
    id: 'digital',
    title: 'Digital Catalog',
    description: 'The same pages in one PDF, with bookmarks and a part number index. Instant download.',
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
      'Catalog, spec sheets, and load tables on a USB drive, for sites without internet access. Mailed to your address.',
    action: { kind: 'request', label: 'Request USB Catalog', type: 'USB' },
  },
]
