import type { ComponentType } from 'react'
import type { Notice } from '#contract/content/notice.ts'

export interface PageMeta {
  readonly title: string
  readonly description?: string
  /** Absolute canonical URL. */
  readonly url?: string
  /** Absolute URL of the Open Graph image. */
  readonly image?: string
  readonly robots?: 'noindex'
  /** Structured data for search engines (schema.org). */
  readonly jsonLd?: readonly object[]
}

/** Data that every loader returns as JSON, in addition to its page's data. */
export interface CommonData {
  readonly meta: PageMeta
  /** The notice above the page, or null if there is none. Undefined if the browser created the data. */
  readonly notice?: Notice | null
  /** HTTP status, 200 by default. */
  readonly status?: number
}

/** Thrown by the loader of a page that has moved. */
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

export type BrowserLoader = (url: URL, signal: AbortSignal) => Promise<CommonData>

export interface Route {
  /** A colon starts a parameter: '/products/:productName'. */
  readonly path: string
  readonly module: () => Promise<PageModule>
  /** On the server, the module's name in the build manifest. */
  readonly file?: string
  /**
   * Source of the page's data in the browser: a JSON file from the build by default, a full 'document' load, or a
   * loader.
   */
  readonly data?: 'document' | (() => Promise<BrowserLoader>)
}

/** Finds the route for a path (with or without a trailing slash) and the values of the route's parameters. */
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
