import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ContentReads, RenderPage, SiteBuild, SiteShell } from '#contract/site-build.ts'
import { type PolicyConfig, pagePolicy } from '../http/security-headers.ts'
import { type Documents, type DocumentsConfig, loadDocuments } from './documents.ts'

export interface Site {
  readonly documents: Documents
  readonly renderPage: RenderPage
  /** The content security policy for every page. */
  readonly policy: string
  /** The build folder. */
  readonly folder: string
  /** Base path of this build's page data. */
  readonly data: string
  /** The content that each prerendered page of the build shows. */
  readonly reads: ContentReads
  /** Settings for re-rendered documents. */
  readonly policyConfig: PolicyConfig
}

/**
 * Loads the documents and the renderer that `npm run build` created in `folder`.
 * @throws Error if the site has not been built
 */
export async function loadSite(folder: string, config: DocumentsConfig): Promise<Site> {
  // Without this setting, React would render with its development build, which takes twice as long.
  process.env.NODE_ENV ||= 'production'
  const build = (await import(pathToFileURL(resolve(folder, 'server', 'index.js')).href)) as SiteBuild
  const shell = JSON.parse(await readFile(join(folder, 'server', 'shell.json'), 'utf8')) as SiteShell
  const reads = JSON.parse(await readFile(join(folder, 'server', 'reads.json'), 'utf8')) as ContentReads
  const policyConfig = { ...config, inlineScript: build.inlineScript }
  const documents = await loadDocuments(join(folder, 'client'), policyConfig, build.fixedPaths)
  return {
    documents,
    renderPage: build.createRenderPage(shell),
    policy: pagePolicy(policyConfig),
    folder,
    data: shell.data,
    reads,
    policyConfig,
  }
}
