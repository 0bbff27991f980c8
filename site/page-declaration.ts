import type { SearchCapability } from '../contract/search-capability.ts'
import type { CommonData, PageMeta } from './router/route.ts'

export interface PageHead {
  /** The document's title. */
  readonly title: string
  /** Of the document; 70 to 160 characters. */
  readonly description: string
  /** The page's first heading. */
  readonly heading: string
  /** Under the heading; absent where the page's first words say it. */
  readonly intro?: string
}

/** A calculator as the page of all calculators, the resources, and the search describe it. */
export interface CalculatorTexts {
  readonly description: string
  readonly given: string
  readonly answer: string
  /** Search terms that are not in its heading. */
  readonly keys: string
}

export interface SearchSection {
  readonly anchor: string
  readonly heading: string
  readonly texts: readonly string[]
}

/** What the search indexes of a page, besides its intro and description. */
export interface SearchTexts {
  /** By default those of the page. */
  readonly path?: string
  readonly title?: string
  readonly texts?: readonly string[]
  readonly sections?: readonly SearchSection[]
  /** Search terms that are not in the title. */
  readonly keys?: string
  readonly product?: string
  /** The key of an image. */
  readonly thumbnail?: string
}

export interface LoaderArgs {
  /** Values of the path's parameters, as they are in the address. */
  readonly params: Readonly<Record<string, string>>
  readonly url: URL
  readonly search: SearchCapability
  /** All pages: a loader that imported them would import itself. */
  readonly pages: readonly PageDeclaration[]
}

/** A page, as `page.ts` of its folder declares it. The folder's component shows it: `pages/about/about.tsx`. */
export interface PageDeclaration {
  /** '/products/:productName': a colon begins a parameter. */
  readonly path: string
  /** Further addresses of the page. Search engines get the first. */
  readonly otherPaths?: readonly string[]
  /** Absent where it depends on a parameter: then the loader returns `meta`. */
  readonly head?: PageHead
  /** What the page shows, sent as JSON, without its head. No browser gets the code. */
  readonly loader: (args: LoaderArgs) => object | Promise<object>
  /** The paths to render at build time, or false to render on request. By default the page's own. */
  readonly prerendered?: false | (() => readonly string[])
  readonly robots?: 'noindex'
  /** False leaves it out of the sitemap, as does `robots`. */
  readonly isListed?: false
  /** The service worker fetches it before a visit. */
  readonly worksOffline?: true
  /**
   * Where the browser gets its data: from the JSON file that the build writes by default. A 'document' is always loaded
   * whole. With 'browser', `browser-loader.ts` of the folder loads it.
   */
  readonly data?: 'document' | 'browser'
  readonly calculator?: CalculatorTexts
  /** By default a page with a head is found by its heading, intro, and description. */
  readonly search?: false | ((pages: readonly PageDeclaration[]) => readonly SearchTexts[])
}

/** The properties of a page's component. */
export type PageData<Declaration extends PageDeclaration> = Awaited<ReturnType<Declaration['loader']>> &
  (Declaration extends { readonly head: PageHead }
    ? CommonData & { readonly head: PageHead & { readonly path: string }; readonly meta: PageMeta }
    : CommonData)

export const addressesOf = ({ path, otherPaths = [] }: PageDeclaration): readonly string[] => [path, ...otherPaths]

/** The addresses of a page that the build renders. */
export const prerenderedPaths = (page: PageDeclaration): readonly string[] =>
  page.prerendered === undefined ? addressesOf(page) : page.prerendered ? page.prerendered() : []

/** The calculators, in the order of their paths. */
export const calculatorsOf = (pages: readonly PageDeclaration[]) =>
  pages.flatMap(({ path, head, calculator }) =>
    head && calculator ? [{ id: path.slice('/tools/'.length), title: head.heading, url: path, ...calculator }] : [],
  )
