import { connectionGuideText } from './connection-joints.ts'
import { externalLinks } from './external-links.ts'
import { loadTables } from './load-tables.ts'
import type { Resource } from './types.ts'
import { documentUrls } from './urls.ts'

export const resources: readonly Resource[] = [
  {
    id: 'catalog-pdf',
    title: 'Catalog V5',
    description: 'Every product with its part numbers, dimensions, weights, and hardware, in one document.',
    type: 'doc',
    url: documentUrls.catalog,
  },
  {
    id: 'request-catalog',
    title: 'Request a Catalog',
    description: 'Have the catalog sent to you in print or on a USB drive.',
    type: 'contact',
    url: '/catalog/request',
  },
  {
    id: 'register-for-training',
    title: 'Register for Training',
    description:
      'Hands-on sessions for riggers, designers, and fabricators: build, check, take apart, and build again.',
    type: 'contact',
    url: '/training',
  },
  {
    id: 'connection-guide',
    title: 'Connection Guide',
    description: connectionGuideText,
    type: 'doc',
    url: documentUrls.connectionGuide,
  },
  {
    id: 'tool-kit',
    title: 'Tool Kit',
    description: 'Contents of the SAE tool kit, and the tools for each connection.',
    type: 'tool',
    url: documentUrls.toolKit,
  },
  {
    id: 'load-tables',
    title: 'Load Tables',
    description: 'Allowable loads for spans, cantilevers, and columns, plus joint ratings, in pounds and kilonewtons.',
    type: 'data',
    url: '/load-tables',
    items: loadTables,
  },
  {
    id: 'cad-library',
    title: 'CAD Library',
    description: 'STEP, DXF, and GLB files for every part number, individually or as a ZIP, by product and spec.',
    type: 'model',
    url: '/resources/cad',
  },
  {
    id: 'model-warehouse',
    title: '3D Model Warehouse',
    description: 'Full-size models of the parts, ready to place on a 3-inch grid in your own drawing.',
    type: 'model',
    url: externalLinks.modelWarehouse,
  },
  {
    id: 'warranty',
    title: 'Warranty & Policies',
    description: 'Credit and payments, product warranty, finishes, and returns.',
    type: 'warranty',
    url: '/warranty-and-policies',
  },
  {
    id: 'financing',
    title: 'Financing',
    description: 'Spread the cost of a kit over the jobs it will do. Our financing partner handles applications.',
    type: 'finance',
    url: externalLinks.financing,
  },
]
