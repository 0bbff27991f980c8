import type { SearchCapability } from './search-capability.ts'

/** The built files that every document names. */
export interface Shell {
  /** The modules that every page starts with, the entry first. */
  readonly modules: readonly string[]
  readonly styles: readonly string[]
  /** Where the pages' data lies, for going on within the document. */
  readonly data: string
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
  readonly createRenderPage: (shell: Shell) => RenderPage
}
