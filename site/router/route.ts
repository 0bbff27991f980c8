import type { ComponentType } from 'react'

/** What stands in a page's head. */
export interface PageMeta {
  readonly title: string
  readonly description?: string
  /** The canonical address, whole. */
  readonly url?: string
  /** The Open Graph picture, whole. */
  readonly image?: string
  readonly robots?: 'noindex'
  /** Structured data for search engines (schema.org). */
  readonly jsonLd?: readonly object[]
}

/** What every loader returns beside what its page shows. It is sent as JSON. */
export interface CommonData {
  readonly meta: PageMeta
  /** Of the answer; 200 unless said otherwise. */
  readonly status?: number
}

/** Thrown by a loader whose page is elsewhere. */
export class Redirect extends Error {
  readonly to: string

  constructor(to: string) {
    super(`Redirect to ${to}`)
    this.to = to
  }
}

export interface PageModule {
  readonly Page: ComponentType<never>
}

/** Loads a page's data in the browser. */
export type BrowserLoader = (url: URL, signal: AbortSignal) => Promise<CommonData>

export interface Route {
  /** '/products/:productName': a colon begins a parameter. */
  readonly path: string
  readonly module: () => Promise<PageModule>
  /** On the server, the name of the module in the build's manifest. */
  readonly file?: string
  /**
   * Where the browser gets the page's data from: the JSON file that the build has written unless said otherwise.
   * A 'document' is always loaded whole.
   */
  readonly data?: 'document' | (() => Promise<BrowserLoader>)
}

/** The route of a path, with or without a slash at its end, and the values of its parameters. */
export function matchRoute<Each extends Pick<Route, 'path'>>(routes: readonly Each[], pathname: string) {
  const segments = pathname.replace(/(?<=.)\/$/, '').split('/')
  for (const route of routes) {
    const pattern = route.path.split('/')
    const params: Record<string, string> = {}
    const matches = (part: string, index: number) => {
      const segment = segments[index] ?? ''
      if (!part.startsWith(':')) return part === segment
      params[part.slice(1)] = segment
      return segment !== ''
    }
    if (pattern.length === segments.length && pattern.every(matches)) return { route, params }
  }
  return undefined
}
