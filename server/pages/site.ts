import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BuiltShell, ContentReads, RenderPage, SiteBuild } from '#contract/site-build.ts'
import { type PolicyConfig, pagePolicy } from '../http/security-headers.ts'
import { type Documents, type DocumentsConfig, loadDocuments } from './documents.ts'
import type { PageSettings } from './page-settings.ts'

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
  readonly policyConfig: PolicyConfig & PageSettings
}

/**
 * Loads the documents that `npm run build` created in `folder`. The renderer is loaded when a page is first rendered on
 * request, because it contains the whole catalog and needs about 50 MB.
 * @throws Error if the site has not been built
 */
export async function loadSite(folder: string, config: DocumentsConfig): Promise<Site> {
  // Without this setting, React would render with its development build, which takes twice as long. Child processes
  // inherit the setting.
  process.env.NODE_ENV ||= 'production'
  const shell = JSON.parse(await readFile(join(folder, 'server', 'shell.json'), 'utf8')) as BuiltShell
  const reads = JSON.parse(await readFile(join(folder, 'server', 'reads.json'), 'utf8')) as ContentReads
  const policyConfig = { ...config, inlineScript: shell.inlineScript, builtUrl: shell.publicUrl }
  const documents = await loadDocuments(join(folder, 'client'), policyConfig, shell.fixedPaths)
  return {
    documents,
    renderPage: renderOnRequest(folder, shell),
    policy: pagePolicy(policyConfig),
    folder,
    data: shell.data,
    reads,
    policyConfig,
  }
}

function renderOnRequest(folder: string, shell: BuiltShell): RenderPage {
  let loaded: Promise<RenderPage> | undefined
  const load = async () => {
    const build = (await import(pathToFileURL(resolve(folder, 'server', 'index.js')).href)) as SiteBuild
    return build.createRenderPage(shell)
  }
  return async (request, options) => {
    loaded ??= load()
    return (await loaded)(request, options)
  }
}
