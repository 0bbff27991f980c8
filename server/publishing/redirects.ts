import { isSiteAddress } from '#contract/content/address.ts'
import type { ContentBody, ContentRef, Edits } from '#contract/content/content.ts'
import { type RedirectEntry, redirectKey } from '#contract/content/redirects.ts'
import type { Config } from '../config.ts'
import { type Documents, decoded, isFileAddress } from '../pages/documents.ts'

const REDIRECTS: ContentRef = 'redirects/site'

const entriesOf = (body: ContentBody | undefined): readonly RedirectEntry[] =>
  body && 'redirects' in body ? body.redirects : []

const keyOf = (path: string) => redirectKey(decoded(path))

/** Returns a path or an https URL with percent-encoding, because headers are ASCII. */
function headerValueOf(address: string) {
  if (!isSiteAddress(address)) return new URL(address).href
  const { pathname, search, hash } = new URL(address, 'https://site.invalid')
  return pathname + search + hash
}

export type Redirects = ReturnType<typeof createRedirects>

/** Looks up the published redirects of old paths in memory. */
export function createRedirects(edits: () => Edits) {
  let shown: ContentBody | undefined
  let targets: ReadonlyMap<string, string> = new Map()
  return {
    /**
     * Returns the new URL, or undefined. The new URL keeps the request's query unless it has its own.
     * @param query the request's query with its question mark, or an empty string
     */
    targetOf(path: string, query: string): string | undefined {
      const body = edits().get(REDIRECTS)
      if (body !== shown) {
        shown = body
        targets = new Map(entriesOf(body).map(({ from, to }) => [keyOf(from), headerValueOf(to)]))
      }
      const target = targets.get(keyOf(path))
      return target && query && !/[?#]/.test(target) ? target + query : target
    },
  }
}

interface ProblemsDeps {
  readonly config: Pick<Config, 'publicUrl' | 'contentOrigin'>
  /** Absent in development. */
  readonly documents: Pick<Documents, 'canonicalPath'> | undefined
}

/** Checks redirects against the site's pages. Returns a message for each invalid field, such as `redirects.0.from`. */
export const redirectProblems =
  ({ config, documents }: ProblemsDeps) =>
  (ref: ContentRef, body: ContentBody): Readonly<Record<string, string>> => {
    if (ref !== REDIRECTS) return {}
    const siteOrigin = new URL(config.publicUrl).origin
    const origins = new Set(
      [config.publicUrl, config.contentOrigin].filter((url) => URL.canParse(url)).map((url) => new URL(url).origin),
    )
    const problemOfTarget = (to: string) => {
      const url = isSiteAddress(to) ? undefined : new URL(to)
      if (url && (url.username || !origins.has(url.origin))) return 'Enter a URL on our site.'
      if (url && url.origin !== siteOrigin) return undefined
      // Check the full URL of a page like a path, because a redirect from that page would lead back here.
      const path = (url?.pathname ?? to).replace(/[?#].*$/s, '')
      if (!isSiteAddress(path)) return 'Enter a URL on our site.'
      const page = documents?.canonicalPath(path)
      if (isFileAddress(path) || !documents || page === path) return undefined
      return page ? `Enter the path of the page: ${page}` : 'No page has this path.'
    }
    const problems: Record<string, string> = {}
    for (const [index, { from, to }] of entriesOf(body).entries()) {
      if (documents?.canonicalPath(from)) problems[`redirects.${index}.from`] = 'A page has this path.'
      const problem = problemOfTarget(to)
      if (problem) problems[`redirects.${index}.to`] = problem
    }
    return problems
  }
