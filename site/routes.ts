import type { Route } from './router/route.ts'

/** Every page of the site. `routes.server.ts` has their loaders. */
export const routes = [
  { path: '/', module: () => import('./pages/home/home.tsx') },
  { path: '/products', module: () => import('./pages/products/products.tsx') },
  { path: '/products/:productName', module: () => import('./pages/product/product.tsx') },
  { path: '/products/:productName/drawings/:partNumber', module: () => import('./pages/drawing/drawing.tsx') },
  { path: '/applications', module: () => import('./pages/applications/applications.tsx') },
  { path: '/applications/:applicationName', module: () => import('./pages/application/application.tsx') },
  { path: '/resources', module: () => import('./pages/resources/resources.tsx') },
  { path: '/resources/cad', module: () => import('./pages/cad-library/cad-library.tsx') },
  { path: '/training', module: () => import('./pages/training/training.tsx') },
  { path: '/about', module: () => import('./pages/about/about.tsx') },
  { path: '/leadership', module: () => import('./pages/leadership/leadership.tsx') },
  { path: '/contact-us', module: () => import('./pages/contact-us/contact-us.tsx') },
  { path: '/warranty-and-policies', module: () => import('./pages/policies/policies.tsx') },
  // Both spellings are public addresses (2.routes.14-15 in docs/acceptance.md).
  { path: '/warranty-any-policies', module: () => import('./pages/policies/policies.tsx') },
  { path: '/load-tables', module: () => import('./pages/load-tables/load-tables.tsx') },
  { path: '/tools', module: () => import('./pages/tools/tools.tsx') },
  { path: '/tools/beam', module: () => import('./pages/beam-calculator/beam-calculator.tsx') },
  { path: '/tools/column', module: () => import('./pages/column-calculator/column-calculator.tsx') },
  { path: '/tools/led-wall', module: () => import('./pages/led-wall-calculator/led-wall-calculator.tsx') },
  { path: '/tools/platform', module: () => import('./pages/platform-calculator/platform-calculator.tsx') },
  { path: '/inspection-tool', module: () => import('./pages/inspection-tool/inspection-tool.tsx') },
  { path: '/404', module: () => import('./pages/not-found/not-found.tsx') },
  { path: '/catalog', module: () => import('./pages/catalog/catalog.tsx') },
  { path: '/catalog/request', module: () => import('./pages/catalog-request/catalog-request.tsx') },
  { path: '/connection-guide', module: () => import('./pages/connection-guide/connection-guide.tsx') },
  { path: '/quote-list', module: () => import('./pages/quote-list/quote-list.tsx') },
  { path: '/offline', module: () => import('./pages/offline/offline.tsx') },
  {
    path: '/searchResults',
    module: () => import('./pages/search-results/search-results.tsx'),
    data: async () => (await import('./pages/search-results/search-in-browser.ts')).searchInBrowser,
  },
  { path: '/redirect', module: () => import('./pages/redirect/redirect.tsx'), data: 'document' },
] as const satisfies readonly Route[]
