import type { Content } from '#contract/content/content.ts'
import type { SearchCapability } from '#contract/search-capability.ts'
import type { CommonData, PageMeta } from './router/route.ts'

export interface PageHead {
  readonly title: string
  /** The meta description, 70 to 160 characters. */
  readonly description: string
  /** The page's h1. */
  readonly heading: string
  /** Text below the heading. Omit it if the content starts with the same words. */
  readonly intro?: string
}

/** Text about a calculator for the tools page, the resources page, and search. */
export interface CalculatorTexts {
  readonly description: string
  readonly given: string
  readonly answer: string
  /** Search terms that are not in the heading. */
  readonly keys: string
}

export interface SearchSection {
  readonly anchor: string
  readonly heading: string
  readonly texts: readonly string[]
}

/** Search content for a page, in addition to its intro and description. */
export interface SearchTexts {
  /** Defaults to the page's path. */
  readonly path?: string
  readonly title?: string
  readonly texts?: readonly string[]
  readonly sections?: readonly SearchSection[]
  readonly keys?: string
  readonly product?: string
  /** Image key. */
  readonly thumbnail?: string
}

export interface LoaderArgs {
  /** Path parameters, percent-encoded as in the URL. */
  readonly params: Readonly<Record<string, string>>
  readonly url: URL
  readonly search: SearchCapability
  /** Text that staff can edit. Loaders read it here instead of importing it, so that pages show published edits. */
  readonly content: Content
  /** All pages. They are passed in, because importing them would create a cycle. */
  readonly pages: readonly PageDeclaration[]
}

/** A page, declared in `page.ts` in the page's folder. Its component is in the same folder: `pages/about/about.tsx`. */
export interface PageDeclaration {
  /** A colon starts a parameter: '/products/:productName'. */
  readonly path: string
  /** Alternative paths. Search engines see only `path` as the canonical path. */
  readonly otherPaths?: readonly string[]
  /** Omit the head if it depends on a parameter. The loader then returns `meta`. */
  readonly head?: PageHead
  /** Returns the page's data as JSON, without its head. Runs on the server only. */
  readonly loader: (args: LoaderArgs) => object | Promise<object>
  /** Paths to render at build time, or false to render on request. Defaults to the page's path. */
  readonly prerendered?: false | (() => readonly string[])
  readonly robots?: 'noindex'
  /** False excludes the page from the sitemap. Setting `robots` also excludes it. */
  readonly isListed?: false
  /** The service worker caches the page before it is visited. */
  readonly worksOffline?: true
  /**
   * Source of the page's data in the browser: a JSON file from the build by default, a full 'document' load, or
   * `browser-loader.ts` in the page's folder.
   */
  readonly data?: 'document' | 'browser'
  readonly calculator?: CalculatorTexts
  /** Search entries. By default, a page with a head is indexed with its heading, intro, and description. */
  readonly search?: false | ((pages: readonly PageDeclaration[], content: Content) => readonly SearchTexts[])
}

export type PageData<Declaration extends PageDeclaration> = Awaited<ReturnType<Declaration['loader']>> &
  (Declaration extends { readonly head: PageHead }
    ? CommonData & { readonly head: PageHead & { readonly path: string }; readonly meta: PageMeta }
    : CommonData)

export const addressesOf = ({ path, otherPaths = [] }: PageDeclaration): readonly string[] => [path, ...otherPaths]

/** Returns the paths that the build renders for a page. */
export const prerenderedPaths = (page: PageDeclaration): readonly string[] =>
  page.prerendered === undefined ? addressesOf(page) : page.prerendered ? page.prerendered() : []

/** Returns the calculators, sorted by path. */
export const calculatorsOf = (pages: readonly PageDeclaration[]) =>
  pages.flatMap(({ path, head, calculator }) =>
    head && calculator ? [{ id: path.slice('/tools/'.length), title: head.heading, url: path, ...calculator }] : [],
  )
