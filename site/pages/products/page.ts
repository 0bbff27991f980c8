import { editedCatalogVersion } from '#catalog/edited-catalog.ts'
import { products } from '#catalog/products.ts'
import type { LoaderArgs, PageDeclaration } from '../../page-declaration.ts'
import { flagshipProducts } from '../../services/catalog.server.ts'
import { defaultBanner } from '../../services/media.server.ts'

export const page = {
  path: '/products',
  head: {
    title: 'Our Products | BoltSpan',
    description:
      'Thirteen product families on one 3-inch grid: truss, extrusion, plates, hinges, motion, rigging, access, and hardware, each with spec sheets.',
    heading: 'Our Products',
    intro: 'Thirteen families of parts on one 3-inch grid.',
  },
  search: () => [{ texts: [products.map(({ name }) => `${name}.`).join(' ')] }],
  loader: ({ content }: LoaderArgs) => ({
    banner: defaultBanner(),
    products: flagshipProducts(content),
    catalogVersion: editedCatalogVersion(content),
  }),
} satisfies PageDeclaration
