/** Data files that browsers load after a page is shown. */
import { computedStatics } from '#catalog/computed-statics.ts'
import { products } from '#catalog/products.ts'
import { slugOf } from '#engineering/slug.ts'
import { SEARCH_NAMES_FILE } from './components/search-bar/names.ts'
import { BUILDER_PARTS_FILE, BUILDER_STATICS_FILE } from './pages/builder/builder-files.ts'
import { builderParts } from './pages/builder/builder-parts.server.ts'
import { viewerDataOf } from './pages/product/viewer/viewer-data.server.ts'
import { viewerFile } from './pages/product/viewer/viewer-data.ts'
import { fitsOf } from './services/fits.server.ts'
import { fitsFile } from './services/fits.ts'
import { hotspotFiles } from './services/hotspots.server.ts'
import { searchNames } from './services/search-names.server.ts'

/** Returns the files as JSON, keyed by their paths in the data folder. */
export function dataFiles(): ReadonlyMap<string, string> {
  const items = products.flatMap(({ productSections }) => productSections.flatMap((section) => section.items))
  return new Map([
    [SEARCH_NAMES_FILE, JSON.stringify(searchNames())],
    [BUILDER_PARTS_FILE, JSON.stringify(builderParts())],
    [BUILDER_STATICS_FILE, JSON.stringify(computedStatics())],
    ...products.map((product) => [fitsFile(slugOf(product.name)), JSON.stringify(fitsOf(product))] as const),
    ...items.flatMap((item) => {
      const data = viewerDataOf(item)
      return data ? [[viewerFile(item.partNumber), JSON.stringify(data)] as const] : []
    }),
    ...hotspotFiles(),
  ])
}
