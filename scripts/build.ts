/**
 * Builds the site into a new folder in `build/`: browser files, the server renderer, prerendered pages with their data,
 * the staff area, compressed copies of these files, and `NOTICE` with all licenses. `build/current` then links to the
 * folder, so servers that run on an earlier build keep its files. Also converts the server's modules to JavaScript. `--best` compresses files as much as possible.
 */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { build, createBuilder, type Manifest } from 'vite'
import { KEEP_PLAN, keepPlan } from '#contract/keep-plan.ts'
import type { SiteShell } from '#contract/site-build.ts'
import { BROTLI_ENDING, compress, isCompressible } from '#server/http/compression.ts'
import { createBuildFolder, keepOldAssets, linkBuild, listFiles, removeOldBuilds } from './build-folders.ts'
import { type Lock, noticeOf } from './notice.ts'
import { offlineFiles, productAssets } from './offline-files.ts'
import { filesWithImports, pageModules, stylesWithImports } from './page-weight.ts'
import { buildServiceWorkers } from './service-worker.ts'

type Prerender = typeof import('#site/prerender.ts')

const ROOT = join(import.meta.dirname, '..')
const BUILDS = join(ROOT, 'build')

/** Modules that the server renders but that browsers load after the page itself has loaded. */
const RENDERED_LATER = /(?:-form|load-finder)\.tsx$/

const { values: options } = parseArgs({ options: { best: { type: 'boolean', default: false } } })
const folder = await createBuildFolder(BUILDS)
const CLIENT = join(folder, 'client')
const SERVER = join(folder, 'server')
const STAFF = join(folder, 'staff')
try {
  await Promise.all([buildSite(), buildStaffArea(), writeNotice(), convertModules()])
  await compressFiles()
} catch (error) {
  await rm(folder, { recursive: true })
  throw error
}
await keepOldAssets(BUILDS, folder)
await linkBuild(BUILDS, folder)
await removeOldBuilds(BUILDS)

async function buildSite() {
  const outputs = { client: { build: { outDir: CLIENT } }, ssr: { build: { outDir: SERVER } } }
  const builder = await createBuilder({ logLevel: 'warn', environments: outputs })
  for (const name of ['client', 'ssr']) {
    const environment = builder.environments[name]
    if (environment) await builder.build(environment)
  }
  await writePages()
}

async function buildStaffArea() {
  const configFile = join(ROOT, 'staff', 'vite.config.ts')
  await build({ configFile, logLevel: 'warn', build: { outDir: STAFF, emptyOutDir: false } })
}

async function convertModules() {
  const options = ['--disable-warning=ExperimentalWarning', 'server/plain-modules.js']
  await promisify(execFile)(process.execPath, options, { cwd: ROOT })
}

async function writePages() {
  const { prerender } = (await import(pathToFileURL(join(SERVER, 'prerender.js')).href)) as Prerender
  const manifest = JSON.parse(await readFile(join(CLIENT, '.vite', 'manifest.json'), 'utf8')) as Manifest
  const { shell, files, paths, reads, offline } = await prerender(await builtFiles(manifest))
  for (const [path, text] of files) await write(join(CLIENT, path), text)
  await write(join(SERVER, 'shell.json'), JSON.stringify(shell))
  await write(join(SERVER, 'reads.json'), JSON.stringify(reads))
  await buildServiceWorkers(CLIENT, offlineFiles({ manifest, shell, files }, offline))
  const assets = await productAssets(manifest, CLIENT)
  for (const path of paths.filter((each) => each.startsWith('/products/'))) {
    const html = Buffer.from(files.get(`${path}/index.html`) ?? '')
    const json = files.get(`${shell.data}${path}.json`) ?? ''
    const plan = await keepPlan(
      { path, html, json, assets },
      async (name) => (await stat(join(ROOT, 'media', name))).size,
    )
    await write(join(CLIENT, `${shell.data}${path}/${KEEP_PLAN}`), JSON.stringify(plan))
  }
}

/** Returns the scripts and style sheets that HTML documents link to. */
async function builtFiles(manifest: Manifest) {
  const modules = filesWithImports(manifest, ['site/start.ts', 'site/hydrate.tsx']).map((file) => `/${file}`)
  const stylesOf = (...modules: string[]) => stylesWithImports(manifest, modules).map((file) => `/${file}`)
  const styles = [...stylesOf('site/start.ts'), ...stylesOf('site/hydrate.tsx')]
  const pageStyles: SiteShell['pageStyles'] = Object.fromEntries(
    await Promise.all(
      pageModules(manifest).map(async (page) => {
        const later = manifest[page]?.dynamicImports?.filter((name) => RENDERED_LATER.test(name)) ?? []
        const all = [...new Set([...styles, ...stylesOf(page, ...later)])]
        return [page, { styles: all, combined: await combined(all) }] as const
      }),
    ),
  )
  return { modules, styles, pageStyles }
}

/** Writes a style sheet that combines others, because each additional file on a page delays its first paint. */
async function combined(styles: readonly string[]) {
  const text = (await Promise.all(styles.map((style) => readFile(join(CLIENT, style), 'utf8')))).join('')
  const path = `/assets/combined-${createHash('sha256').update(text).digest('base64url').slice(0, 7)}.css`
  await write(join(CLIENT, path), text)
  return path
}

/** Writes a Brotli copy of each file, so the server doesn't have to compress files when it starts. */
async function compressFiles() {
  const waiting = [...(await listFiles(CLIENT)), ...(await listFiles(STAFF))].filter(isCompressible)
  const effort = options.best ? 'smallest' : 'quick'
  const worker = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      await writeFile(file + BROTLI_ENDING, await compress.br(await readFile(file), effort))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
}

async function writeNotice() {
  const lock = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as { readonly packages: Lock }
  await write(join(folder, 'NOTICE'), noticeOf(ROOT, lock.packages))
}

async function write(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
