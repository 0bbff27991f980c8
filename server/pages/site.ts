import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderPage, SiteBuild, SiteShell } from '../../contract/site-build.ts'
import { pagePolicy } from '../http/security-headers.ts'
import { type Documents, type DocumentsConfig, loadDocuments } from './documents.ts'

export interface Site {
  readonly documents: Documents
  readonly renderPage: RenderPage
  /** The content security policy of every page. */
  readonly policy: string
  readonly folder: string
}

/**
 * Loads the documents and the renderer that `npm run build` created in `folder`.
 * @throws Error if the site has not been built
 */
export async function loadSite(folder: string, config: DocumentsConfig): Promise<Site> {
  const build = (await import(pathToFileURL(resolve(folder, 'server', 'index.js')).href)) as SiteBuild
  const shell = JSON.parse(await readFile(join(folder, 'server', 'shell.json'), 'utf8')) as SiteShell
  const policyConfig = { ...config, inlineScript: build.inlineScript }
  const documents = await loadDocuments(join(folder, 'client'), policyConfig, build.fixedPaths)
  return {
    documents,
    renderPage: build.createRenderPage(shell),
    policy: pagePolicy(policyConfig),
    folder: join(folder, 'client'),
  }
}
