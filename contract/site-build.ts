import type { ContentRef, Edits } from './content/content.ts'
import type { SearchCapability } from './search-capability.ts'

/** Built files that an HTML document references. */
export interface Shell {
  /** The modules that every page loads first, starting with the entry module. */
  readonly modules: readonly string[]
  readonly styles: readonly string[]
  /** Base path of the page data for client-side navigation. */
  readonly data: string
}

/** The files that a document needs for hydration. */
export type HydratedShell = Omit<Shell, 'modules'>

/** Built files that every HTML document can reference. */
export interface SiteShell extends Shell {
  /** The style sheets of each page, by module path. */
  readonly pageStyles: Readonly<Record<string, PageStyles>>
}

/** Content of `server/shell.json` in a build. The server reads it without loading the renderer. */
export interface BuiltShell extends SiteShell {
  /** Paths of all pages that have no route parameters. */
  readonly fixedPaths: readonly string[]
  /** The public URL in the build's files. */
  readonly publicUrl: string
  /** Source of the inline script in every HTML document. The content security policy blocks any other inline script. */
  readonly inlineScript: string
}

interface PageStyles {
  readonly styles: readonly string[]
  /** A style sheet that combines `styles`. */
  readonly combined: string
}

/** Matches page data, which changes when staff publish text. The other files in the same folder never change. */
export const PAGE_DATA = /^\/assets\/pages-[^/]+\/(?!(?:search-names\.json$|fits\/|viewer\/))/

/** Paths of the files that the service worker precaches. */
export interface OfflineFiles {
  /** Build ID, which is also the base path of the page data. */
  readonly build: string
  /** Files that `/offline` needs. The service worker shows that page when the requested page is not cached. */
  readonly shell: readonly string[]
  readonly files: readonly string[]
  /** Pages that work offline without a previous visit. */
  readonly pages: readonly string[]
}

export interface RenderOptions {
  /** Called with render errors. The response never includes them. */
  readonly onError: (error: unknown) => void
  /** Runs a search for the results page. */
  readonly search: SearchCapability
  /** Published edits. */
  readonly edits: Edits
}

/** Renders a page that was not prerendered. */
export type RenderPage = (request: Request, options: RenderOptions) => Promise<Response>

/** A re-rendered page or file. */
export interface RenderedPage {
  /**
   * File contents by path: a page's document and its data for client-side navigation, or the open-data file. Empty if
   * nothing changes.
   */
  readonly files: ReadonlyMap<string, string>
  /** The content that the page or file shows. */
  readonly reads: readonly ContentRef[]
}

/**
 * Re-renders a prerendered page or an open-data file with edits.
 * @param shown the edits already shown. If the new edits result in the same data, nothing is rendered
 * @throws the error of the page's loader or component
 */
export type RenderFiles = (path: string, edits: Edits, shown?: Edits) => Promise<RenderedPage>

/** The content that each prerendered page and file shows (`server/reads.json`), by path. */
export type ContentReads = Readonly<Record<string, readonly ContentRef[]>>

/** Exports of `server/index.js`. */
export interface SiteBuild {
  readonly createRenderPage: (shell: SiteShell) => RenderPage
  readonly createRenderFiles: (shell: SiteShell) => RenderFiles
}
