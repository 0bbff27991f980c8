import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { documents } from './catalog/studio-results.server.ts'
import { partDocuments } from './scripts/part-documents.ts'

/** Base URL of images and documents. The build writes it into the pages, so a change requires a new build. */
const contentOrigin = process.env.CONTENT_ORIGIN || '/content'
/** Base URL in canonical links and the sitemap. */
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

/**
 * Puts all code that every page needs into one file, because one file compresses better and needs fewer requests. The
 * start script, which loads this file, stays separate.
 */
const frameFile = (id: string, bundle: Bundle) => {
  if (!frame) {
    const start = withImports('site/start.ts', bundle)
    frame = new Set([...withImports('site/hydrate.tsx', bundle)].filter((each) => !start.has(each)))
  }
  return frame.has(id) ? 'frame' : null
}

/** Fails the build if browser code imports a loader. Pages may import only its types. */
const serverOnly = (): Plugin => ({
  name: 'server-only',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /\.(loader|server)\.ts$/ },
    handler(id) {
      this.error(`Browser code must not import ${id}`)
    },
  },
})

const PARTS_OF_MOST_PAGES =
  /\/site\/(?:components\/(?:dimensions|page-header|picture|plate|section-head)\/|services\/visual)/

/** Matches files that every document loads (`scripts/build.ts`), so dynamic imports don't have to preload them. */
const isEverywhere = (file: string) => /\/(?:rolldown-runtime|react|frame|routes)-/.test(file)

export default defineConfig({
  plugins: [react(), serverOnly()],
  appType: 'custom',
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
    cssCodeSplit: false,
    modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => !isEverywhere(file)) },
  },
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        // Pages that are still open need files of earlier builds (`scripts/build.ts`).
        emptyOutDir: false,
        rolldownOptions: {
          input: 'site/start.ts',
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                // React rarely changes between releases.
                { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
                { name: frameFile, debugName: 'frame' },
                // Code that the start script needs before the frame. Small files are not worth a separate request.
                {
                  name: 'routes',
                  test: /\/(?:site\/(?:routes|router\/(?:route|connection))|contract\/backoff)\.ts$|preload-helper/,
                },
                { name: 'parts', test: PARTS_OF_MOST_PAGES },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'build/server',
        // Style sheets must have the same hash as in the client build.
        cssMinify: true,
        copyPublicDir: false,
        rolldownOptions: { input: { index: 'site/render.tsx', prerender: 'site/prerender.ts' } },
      },
    },
  },
})
