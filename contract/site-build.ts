import type { SearchCapability } from './search-capability.ts'

/** The built files that a document names. */
export interface Shell {
  /** The modules that every page starts with, the entry first. */
  readonly modules: readonly string[]
  readonly styles: readonly string[]
  /** Where the pages' data lies, for going on within the document. */
  readonly data: string
}

/** The files of every document. */
export interface SiteShell extends Shell {
  /** The further styles of each page, by its module. */
  readonly pageStyles: Readonly<Record<string, readonly string[]>>
}

/** What the service worker fetches by itself, by addresses. */
export interface OfflineFiles {
  /** Names the build: where its pages' data lies. */
  readonly build: string
  /** What the page needs that is shown in place of one that is not on the device. */
  readonly shell: readonly string[]
  readonly files: readonly string[]
  /** The pages that work offline without having been visited. */
  readonly pages: readonly string[]
}

/** The name of the file with a product's `KeepPlan`, below the address of its page's data. */
export const KEEP_PLAN = 'offline.json'

/** What a visitor keeps of a product for offline, in the file that its page asks for. */
export interface KeepPlan {
  readonly title: string
  /** Addresses with what each takes on the device, bytes; the page itself comes first. */
  readonly files: readonly (readonly [address: string, bytes: number])[]
  /** How many of them are spec sheets, and load tables. */
  readonly specSheets: number
  readonly loadTables: number
}

export interface RenderOptions {
  /** Called with what went wrong while the page was rendered; the answer shows a visitor none of it. */
  readonly onError: (error: unknown) => void
  /** What the results page asks. */
  readonly search: SearchCapability
}

/** Renders a page that is not finished at build time. */
export type RenderPage = (request: Request, options: RenderOptions) => Promise<Response>

/** What `build/server/index.js` exports for the server. */
export interface SiteBuild {
  /** The paths of all pages that have no parameter in theirs. */
  readonly fixedPaths: readonly string[]
  /** The text of the script that stands in every document; nothing else may run inline. */
  readonly inlineScript: string
  readonly createRenderPage: (shell: SiteShell) => RenderPage
}
