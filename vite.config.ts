import { globSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, minifySync, type Plugin, type Rolldown } from 'vite'
import { documents } from './catalog/studio-results.server.ts'
import { quietChecks } from './scripts/bundler-checks.ts'
import { partDocuments } from './scripts/part-documents.ts'
import { addressesOf, type PageDeclaration } from './site/page-declaration.ts'

/** Base URL of images and documents. The build writes it into the pages, so a change requires a new build. */
const contentOrigin = process.env.CONTENT_ORIGIN || '/content'
/** Base URL in canonical links and the sitemap. A server with another address replaces it (`server/pages/page-settings.ts`). */
const publicUrl = (process.env.PUBLIC_URL || 'http://localhost:3000').replace(/\/$/, '')

type Bundle = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Returns a module and all its static imports. */
function withImports(file: string, bundle: Bundle) {
  const found = new Set<string>()
  const waiting = [join(import.meta.dirname, file)]
  for (let id = waiting.pop(); id; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(bundle.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

let frame: ReadonlySet<string> | undefined

/** Includes small style sheets and modules, because each additional file on a page delays its first paint. */
const PARTS_OF_MOST_PAGES =
  /\/site\/(?:components\/form\/hydrated|components\/(?:dimensions|document-link|page-header|picture|plate|section-head|take-table)\/|services\/visual|.*\/(?:switch|section-navigation)\.module\.css)/

/**
 * Only the server renders the analytics consent prompt. Browsers load the text of the prompt on demand with the cookie
 * settings.
 */
const NOT_IN_FRAME = /\/site\/components\/consent\/analytics-(?:question|text)\.ts$/

/**
 * Puts the code that all or most pages need in one file, because one file compresses better than several and requires
 * only one request. Excludes the code that starts the page and loads this file.
 */
const frameFile = (id: string, bundle: Bundle) => {
  if (!frame) {
    const start = withImports('site/start.ts', bundle)
    frame = new Set(
      [...withImports('site/hydrate.tsx', bundle)].filter((each) => !start.has(each) && !NOT_IN_FRAME.test(each)),
    )
  }
  return frame.has(id) || PARTS_OF_MOST_PAGES.test(id) ? 'frame' : null
}

/**
 * Files whose dynamic imports load only after a visitor does something, or when a link attaches a list or a structure to
 * the form. They don't list the files to preload, because a list makes every page larger for code that few visits need.
 */
const LOADS_AFTER_ACTION = /\/(?:frame|inquiry-form|contact-us)-/

const ROUTES = '\0virtual:routes'

/** Gives browsers only the routes from the page declarations (`page.ts`). */
const routeTable = (): Plugin => ({
  name: 'route-table',
  resolveId: { filter: { id: /^virtual:routes$/ }, handler: () => ROUTES },
  load: {
    filter: { id: /^\0virtual:routes$/ },
    async handler() {
      const files = globSync(join(import.meta.dirname, 'site/pages/*/page.ts')).sort()
      for (const file of files) this.addWatchFile(file)
      const isServer = this.environment.name === 'ssr'
      const tables = await Promise.all(files.map((file) => routesOf(file, isServer)))
      return `export const routes = [${tables.flat().join(',\n')}]`
    },
  },
})

async function routesOf(declaration: string, isServer: boolean) {
  // Append the modification time, so the development server reloads a declaration after its path changes.
  const declared = await import(`${pathToFileURL(declaration)}?${statSync(declaration).mtimeMs}`)
  const page: PageDeclaration = declared.page
  const folder = `/site/pages/${basename(dirname(declaration))}`
  const load = `async () => (await import('${folder}/browser-loader.ts')).load`
  const data = page.data ? `, data: ${page.data === 'browser' ? load : `'${page.data}'`}` : ''
  const file = `${folder}/${basename(folder)}.tsx`
  const name = isServer ? `, file: '${file.slice(1)}'` : ''
  return addressesOf(page).map((path) => `{ path: '${path}', module: () => import('${file}')${name}${data} }`)
}

/** Fails the build if browser code imports a loader. Pages may import only a loader's types. */
const serverOnly = (): Plugin => ({
  name: 'server-only',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /(\.server|\/page)\.ts$/ },
    handler(id) {
      this.error(`Browser code must not import ${id}`)
    },
  },
})

/** Minifies the inline script in every page. */
const inlineScript = (): Plugin => ({
  name: 'inline-script',
  enforce: 'pre',
  load: {
    filter: { id: /start-when-shown\.js\?raw$/ },
    handler(id) {
      const file = id.replace('?raw', '')
      this.addWatchFile(file)
      return `export default ${JSON.stringify(minifySync(file, readFileSync(file, 'utf8'), { module: false }).code)}`
    },
  },
})

/** Matches the files that every document links to (`scripts/build.ts`), so imports don't load them again. */
const isEverywhere = (file: string) => /\/(?:rolldown-runtime|react|frame|routes)-/.test(file)

/** Every page lists the names of most files, so short hashes make all pages smaller. 42 bits is enough. */
const names = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

export default defineConfig({
  plugins: [react(), routeTable(), serverOnly(), inlineScript()],
  appType: 'custom',
  // Name classes after their file. These names compress better than Vite's default names with hashes and line numbers.
  css: { modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}_${name}` } },
  define: {
    CONTENT_ORIGIN: JSON.stringify(contentOrigin),
    PUBLIC_URL: JSON.stringify(publicUrl),
    // Menus are on every page, so they get only the list of existing documents instead of all media data.
    MENU_DOCUMENTS: JSON.stringify(Object.keys(documents).filter((path) => !path.includes('/spec-sheets/'))),
    PART_DOCUMENTS: JSON.stringify(await partDocuments(join(import.meta.dirname, 'media'))),
  },
  build: {
    target: 'es2024',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostId }) =>
        files.filter((file) => !isEverywhere(file) && !(file.endsWith('.js') && LOADS_AFTER_ACTION.test(hostId))),
    },
    rolldownOptions: { checks: quietChecks },
  },
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          input: 'site/start.ts',
          output: {
            ...names,
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                // React has its own file, which stays cached between releases because React rarely changes.
                { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
                { name: frameFile, debugName: 'frame' },
                // The server renders the switches and the table, and browsers load the code for them later. One style
                // sheet is faster than three.
                { name: 'product-styles', test: /\/pages\/product\/[^/]+\.module\.css$/ },
                // Inquiry pages load these modules together, and one file is smaller than several.
                {
                  name: 'inquiry-form',
                  test: /\/components\/form\/(?:(?:inquiry-form|draft|field|field-definitions|form-errors|error-summary|next-steps)\.tsx?|next-steps\.module\.css)$/,
                },
                // The load tables page and its finder, which loads later, share these modules.
                {
                  name: 'load-rows',
                  test: /\/(?:engineering\/load-tables\/load-rows|pages\/load-tables\/load-query)\.ts$/,
                },
                // The start script needs these modules before it loads the frame.
                {
                  name: 'routes',
                  test: /\/(?:site\/router\/(?:route|connection)|contract\/backoff)\.ts$|virtual:routes|preload-helper/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        // Style sheets must have the same hash as in the client build.
        cssMinify: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: { index: 'site/render.tsx', prerender: 'site/prerender.ts' },
          output: { assetFileNames: names.assetFileNames },
        },
      },
    },
  },
})
