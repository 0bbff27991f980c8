import { applicationLine } from './application-line.ts'
import { externalLinks } from './external-links.ts'
import { productLine } from './product-line.ts'
import { applicationUrl, documentUrls, productDocumentUrl, productUrl } from './urls.ts'

// Every page loads this module, so it imports only names and URLs.

export interface NavigationLink {
  readonly label: string
  /** A route ('/products'), a path on the content host ('documents/…'), or an https URL. */
  readonly url: string
  /** Badge next to the label. Only products have one. */
  readonly badge?: { readonly abbreviation: string; readonly color: `#${string}` }
}

export interface Menu {
  readonly id: string
  readonly label: string
  /** Target of the menu label. Without JavaScript, the label is a plain link. */
  readonly url: string
  readonly links: readonly NavigationLink[]
}

export interface FooterColumn {
  readonly label: string
  readonly links: readonly NavigationLink[]
}

const badgeOf = ({ abbreviation, color }: (typeof productLine)[number]) => ({ abbreviation, color })

export const menus: readonly Menu[] = [
  {
    id: 'products',
    label: 'Products',
    url: '/products',
    links: [
      { label: 'All Products', url: '/products' },
      ...productLine.map((product) => ({ label: product.name, url: productUrl(product), badge: badgeOf(product) })),
    ],
  },
  {
    id: 'applications',
    label: 'Applications',
    url: '/applications',
    links: [
      { label: 'All Applications', url: '/applications' },
      ...applicationLine.map((application) => ({ label: application.name, url: applicationUrl(application) })),
    ],
  },
  {
    id: 'resources',
    label: 'Resources',
    url: '/resources',
    links: [
      { label: 'Our Resources', url: '/resources' },
      { label: 'Catalog', url: '/catalog' },
      { label: 'Training', url: '/training' },
      { label: 'Connection Guide PDF', url: documentUrls.connectionGuide },
      { label: 'Load Tables', url: '/load-tables' },
      { label: 'Calculators', url: '/tools' },
      { label: '3D Builder', url: '/build' },
      { label: 'CAD Library', url: '/resources/cad' },
      { label: '3D Model Warehouse', url: externalLinks.modelWarehouse },
      { label: 'Warranty & Policies', url: '/warranty-and-policies' },
      { label: 'Financing', url: externalLinks.financing },
    ],
  },
  {
    id: 'about',
    label: 'About',
    url: '/about',
    links: [
      { label: 'About Us', url: '/about' },
      { label: 'Leadership', url: '/leadership' },
      { label: 'Contact Us', url: '/contact-us' },
    ],
  },
  {
    id: 'catalog',
    label: 'Catalog',
    url: '/catalog',
    links: [
      { label: 'Request Catalog', url: '/catalog/request' },
      { label: 'Full Catalog PDF', url: documentUrls.catalog },
      { label: 'Application Catalog PDF', url: documentUrls.applicationCatalog },
      ...productLine.map((product) => ({
        label: `${product.name} PDF`,
        url: productDocumentUrl(product),
        badge: badgeOf(product),
      })),
    ],
  },
]

/** Returns the menu for a path: the one whose label or, otherwise, one of whose links leads to it. */
export const menuOf = (path: string): Menu | undefined => {
  const isWithin = ({ url }: { readonly url: string }) => `${path}/`.startsWith(`${url}/`)
  return menus.find(isWithin) ?? menus.find(({ links }) => links.some(isWithin))
}

export const footerColumns: readonly FooterColumn[] = [
  {
    label: 'Socials',
    links: [
      { label: 'Video', url: externalLinks.video },
      { label: 'Facebook', url: externalLinks.facebook },
      { label: 'Instagram', url: externalLinks.instagram },
      { label: 'LinkedIn', url: externalLinks.linkedin },
    ],
  },
  {
    label: 'Resources',
    links: [
      { label: 'Our Resources', url: '/resources' },
      { label: 'Catalog', url: '/catalog' },
      { label: 'Load Tables', url: '/load-tables' },
      { label: 'Connection Guide', url: '/connection-guide' },
      { label: 'Training', url: '/training' },
      { label: 'Warranty & Policies', url: '/warranty-and-policies' },
    ],
  },
  {
    label: 'About',
    links: [
      { label: 'About Us', url: '/about' },
      { label: 'Leadership', url: '/leadership' },
      { label: 'Products', url: '/products' },
      { label: 'Applications', url: '/applications' },
      { label: 'Contact Us', url: '/contact-us' },
    ],
  },
]
