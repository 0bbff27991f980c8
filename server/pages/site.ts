import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createContext, createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { nonceContext } from '../../contract/csp-nonce.ts'
import { searchContext } from '../../contract/search-context.ts'
import { staffContext } from '../../contract/staff-context.ts'
import type { PolicyConfig } from '../security-headers.ts'
import { type Documents, isPage, loadDocuments } from './documents.ts'
import type { RenderPage } from './routes.ts'

const errorContext = createContext<(error: unknown) => void>()

/** The built site: what is finished, and what renders the rest. */
export interface Site {
  readonly documents: Documents
  readonly renderPage: RenderPage
  /** Where the finished documents lie. */
  readonly folder: string
}

/**
 * Loads what `npm run build` left in `folder`: the finished documents and the renderer for the rest.
 * @throws if the site has not been built
 */
export async function loadSite(folder: string, config: PolicyConfig): Promise<Site> {
  const build = (await import(pathToFileURL(resolve(folder, 'server', 'index.js')).href)) as ServerBuild
  const documents = await loadDocuments(join(folder, 'client'), config, fixedPaths(build))
  const handle = createRequestHandler(reportingErrors(build), 'production')
  const renderPage: RenderPage = (request, { nonce, onError, search, staff }) => {
    const context = new RouterContextProvider()
    context.set(nonceContext, nonce)
    context.set(searchContext, search)
    context.set(staffContext, staff)
    context.set(errorContext, onError)
    return handle(request, context)
  }
  return { documents, renderPage, folder: join(folder, 'client') }
}

/** The same build, its errors handed to whoever asked for the page, so that they reach the log with the request's id. */
const reportingErrors = (build: ServerBuild): ServerBuild => ({
  ...build,
  entry: {
    ...build.entry,
    module: {
      ...build.entry.module,
      handleError: (error, { request, context }) => {
        // A visitor who has left is no error.
        if (!request.signal.aborted) context.get(errorContext)(error)
      },
    },
  },
})

/** The paths of all routes that have no parameter in theirs, as the route table spells them. */
function fixedPaths({ routes }: ServerBuild) {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id]
    return route ? `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ''}` : ''
  }
  return Object.keys(routes)
    .map(pathOf)
    .filter((path) => path !== '' && !/[:*?]/.test(path) && isPage(path))
}
