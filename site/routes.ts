import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every route of the site, in the order of the specification. */
export default [
  index('pages/home/home.tsx'),
  route('products', 'pages/products/products.tsx'),
  route('products/:productName', 'pages/product/product.tsx'),
  route('applications', 'pages/applications/applications.tsx'),
  route('applications/:applicationName', 'pages/application/application.tsx'),
  route('resources', 'pages/resources/resources.tsx'),
  route('training', 'pages/training/training.tsx'),
  route('about', 'pages/about/about.tsx'),
  route('leadership', 'pages/leadership/leadership.tsx'),
  route('contact-us', 'pages/contact-us/contact-us.tsx'),
  route('warranty-and-policies', 'pages/policies/policies.tsx'),
  // The specification's routes can be read both ways, so both spellings are given.
  route('warranty-any-policies', 'pages/policies/policies.tsx', { id: 'warranty-any-policies' }),
  route('load-tables', 'pages/load-tables/load-tables.tsx'),
  route('inspection-tool', 'pages/inspection-tool/inspection-tool.tsx'),
  route('404', 'pages/not-found/not-found.tsx'),
  route('catalog', 'pages/catalog/catalog.tsx'),
  route('catalog/request', 'pages/catalog-request/catalog-request.tsx'),
  route('connection-guide', 'pages/connection-guide/connection-guide.tsx'),
  route('searchResults', 'pages/search-results/search-results.tsx'),
  route('redirect', 'pages/redirect/redirect.tsx'),
  route('manage/*', 'pages/manage/manage.tsx'),
  route('sitemap.xml', 'pages/sitemap.ts'),
  route('robots.txt', 'pages/robots.ts'),
  route('*', 'pages/unknown.ts'),
] satisfies RouteConfig
