import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createContext, createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { nonceContext } from '../../contract/csp-nonce.ts'
import type { Config } from '../config.ts'
import { loadDocuments } from './documents.ts'
import type { RenderPage } from './routes.ts'

const errorContext = createContext<(error: unknown) => void>()

/**
 * Loads what `npm run build` left in `folder`: the finished documents and the renderer for the rest.
 * @throws if the site has not been built
 */
export async function loadSite(folder: string, config: Pick<Config, 'publicUrl' | 'contentOrigin'>) {
  const documents = await loadDocuments(join(folder, 'client'), config)
  const module = pathToFileURL(resolve(folder, 'server', 'index.js')).href
  const handle = createRequestHandler(reportingErrors((await import(module)) as ServerBuild), 'production')
  const renderPage: RenderPage = (request, { nonce, onError }) => {
    const context = new RouterContextProvider()
    context.set(nonceContext, nonce)
    context.set(errorContext, onError)
    return handle(request, context)
  }
  return { documents, renderPage }
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
