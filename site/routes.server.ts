import { loader as about } from './pages/about/about.loader.ts'
import { loader as application } from './pages/application/application.loader.ts'
import { loader as applications } from './pages/applications/applications.loader.ts'
import { loader as beamCalculator } from './pages/beam-calculator/beam-calculator.loader.ts'
import { loader as cadLibrary } from './pages/cad-library/cad-library.loader.ts'
import { loader as catalog } from './pages/catalog/catalog.loader.ts'
import { loader as catalogRequest } from './pages/catalog-request/catalog-request.loader.ts'
import { loader as columnCalculator } from './pages/column-calculator/column-calculator.loader.ts'
import { loader as connectionGuide } from './pages/connection-guide/connection-guide.loader.ts'
import { loader as contactUs } from './pages/contact-us/contact-us.loader.ts'
import { loader as drawing } from './pages/drawing/drawing.loader.ts'
import { loader as home } from './pages/home/home.loader.ts'
import { loader as inspectionTool } from './pages/inspection-tool/inspection-tool.loader.ts'
import { loader as leadership } from './pages/leadership/leadership.loader.ts'
import { loader as ledWallCalculator } from './pages/led-wall-calculator/led-wall-calculator.loader.ts'
import { loader as loadTables } from './pages/load-tables/load-tables.loader.ts'
import { loader as notFound } from './pages/not-found/not-found.loader.ts'
import { loader as offline } from './pages/offline/offline.loader.ts'
import { loader as platformCalculator } from './pages/platform-calculator/platform-calculator.loader.ts'
import { loader as policies } from './pages/policies/policies.loader.ts'
import { loader as product } from './pages/product/product.loader.ts'
import { loader as products } from './pages/products/products.loader.ts'
import { loader as quoteList } from './pages/quote-list/quote-list.loader.ts'
import { loader as redirect } from './pages/redirect/redirect.loader.ts'
import { loader as resources } from './pages/resources/resources.loader.ts'
import { loader as searchResults } from './pages/search-results/search-results.loader.ts'
import { loader as tools } from './pages/tools/tools.loader.ts'
import { loader as training } from './pages/training/training.loader.ts'
import type { CommonData, LoaderArgs } from './router/route.ts'
import type { routes } from './routes.ts'

export type Loader = (args: LoaderArgs) => CommonData | Promise<CommonData>

/** What each page shows, by its path in `routes.ts`. No browser gets the code of a loader. */
export const loaders: Readonly<Record<(typeof routes)[number]['path'], Loader>> = {
  '/': home,
  '/products': products,
  '/products/:productName': product,
  '/products/:productName/drawings/:partNumber': drawing,
  '/applications': applications,
  '/applications/:applicationName': application,
  '/resources': resources,
  '/resources/cad': cadLibrary,
  '/training': training,
  '/about': about,
  '/leadership': leadership,
  '/contact-us': contactUs,
  '/warranty-and-policies': policies,
  '/warranty-any-policies': policies,
  '/load-tables': loadTables,
  '/tools': tools,
  '/tools/beam': beamCalculator,
  '/tools/column': columnCalculator,
  '/tools/led-wall': ledWallCalculator,
  '/tools/platform': platformCalculator,
  '/inspection-tool': inspectionTool,
  '/404': notFound,
  '/catalog': catalog,
  '/catalog/request': catalogRequest,
  '/connection-guide': connectionGuide,
  '/quote-list': quoteList,
  '/offline': offline,
  '/searchResults': searchResults,
  '/redirect': redirect,
}
