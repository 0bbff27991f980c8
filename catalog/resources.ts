import { connectionGuideText } from './connection-joints.ts'
import { externalLinks } from './external-links.ts'
import { loadTables } from './load-tables.ts'
import type { Resource } from './types.ts'
import { documentUrls } from './urls.ts'

export const resources: readonly Resource[] = [
  {
    id: 'catalog-pdf',
    title: 'Catalog V5',
    description: 'Every product with its part numbers, dimensions, weights and hardware, in one document.',
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
    description: 'Hands-on sessions for riggers, designers and fabricators: build, check, take apart, build again.',
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
    description: 'What is in the SAE tool kit, and which tool each connection takes.',
    type: 'tool',
    url: documentUrls.toolKit,
  },
  {
    id: 'load-tables',
    title: 'Load Tables',
    description: 'Allowable loads of spans, cantilevers and columns, and ratings of joints, in pounds and kilograms.',
    type: 'data',
    url: '/load-tables',
    items: loadTables,
  },
  {
    id: 'cad-library',
    title: 'CAD Library',
    description: 'STEP, DXF and GLB of every part number, one by one or as a zip, by product and figure.',
    type: 'model',
    url: '/resources/cad',
  },
  {
    id: 'model-warehouse',
    title: '3D Model Warehouse',
    description: 'Models of the parts at full size, ready to place on a 3-inch grid in your own drawing.',
    type: 'model',
    url: externalLinks.modelWarehouse,
  },
  {
    id: 'warranty',
    title: 'Warranty & Policies',
    description: 'Credit and payments, product warranty, finishes and returns.',
    type: 'warranty',
    url: '/warranty-and-policies',
  },
  {
    id: 'financing',
    title: 'Financing',
    description:
      'Spread the cost of a kit over the jobs that it will do. Applications are handled by our financing partner.',
    type: 'finance',
    url: externalLinks.financing,
  },
]
