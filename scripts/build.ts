/**
 * Builds into `build/`: the site's files for the browser, the server's renderer, every page that can be finished now
 * with its data beside, the staff area's app, the compressed forms of all of these, and `NOTICE` with the licenses.
 */
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, createBuilder, type Manifest } from 'vite'
import { KEEP_PLAN } from '../contract/site-build.ts'
import { CODINGS, compress, isCompressible } from '../server/http/compression.ts'
import { clearClientFolder, filesBelow, removeOldFiles } from './client-folder.ts'
import { type Lock, noticeOf } from './notice.ts'
import { keepPlan, offlineFiles } from './offline-files.ts'
import { filesWithImports, pageModules, stylesWithImports } from './page-weight.ts'
import { buildServiceWorkers } from './service-worker.ts'

type Prerender = typeof import('../site/prerender.ts')

const ROOT = join(import.meta.dirname, '..')
const CLIENT = join(ROOT, 'build', 'client')
const SERVER = join(ROOT, 'build', 'server')
const STAFF = join(ROOT, 'build', 'staff')

/** Modules that browsers import after the page, although the server has rendered them. */
const RENDERED_LATER = /(?:-form|load-finder|units-switch)\.tsx$/

await clearClientFolder(CLIENT)
await removeOldFiles(STAFF)
await rm(SERVER, { recursive: true, force: true })
const builder = await createBuilder({ logLevel: 'warn' })
for (const name of ['client', 'ssr']) {
  const environment = builder.environments[name]
  if (environment) await builder.build(environment)
}
await writePages()
await build({ configFile: join(ROOT, 'staff', 'vite.config.ts'), logLevel: 'warn' })
await compressFiles()
await writeNotice()

async function writePages() {
  const { prerender } = (await import(pathToFileURL(join(SERVER, 'prerender.js')).href)) as Prerender
  const manifest = JSON.parse(await readFile(join(CLIENT, '.vite', 'manifest.json'), 'utf8')) as Manifest
  const { shell, files, paths, offline } = await prerender(builtFiles(manifest))
  for (const [path, text] of files) await write(join(CLIENT, path), text)
  await write(join(SERVER, 'shell.json'), JSON.stringify(shell))
  await buildServiceWorkers(CLIENT, offlineFiles({ manifest, shell, files }, offline))
  for (const path of paths.filter((each) => each.startsWith('/products/'))) {
    const plan = await keepPlan({ manifest, shell, files }, path, CLIENT, join(ROOT, 'media'))
    await write(join(CLIENT, `${shell.data}${path}/${KEEP_PLAN}`), JSON.stringify(plan))
  }
}

/** The modules and style sheets that documents name. */
function builtFiles(manifest: Manifest) {
  const modules = filesWithImports(manifest, ['site/start.ts', 'site/hydrate.tsx']).map((file) => `/${file}`)
  const stylesOf = (...modules: string[]) => stylesWithImports(manifest, modules).map((file) => `/${file}`)
  const styles = [...stylesOf('site/start.ts'), ...stylesOf('site/hydrate.tsx')]
  const pageStyles = Object.fromEntries(
    pageModules(manifest).map((page) => {
      const later = manifest[page]?.dynamicImports?.filter((name) => RENDERED_LATER.test(name)) ?? []
      return [page, stylesOf(page, ...later).filter((style) => !styles.includes(style))]
    }),
  )
  return { modules, styles, pageStyles }
}

/**
 * Writes the brotli and gzip form of each file beside it, so that the server starts without having to compress them.
 */
async function compressFiles() {
  const waiting = [...(await filesBelow(CLIENT)), ...(await filesBelow(STAFF))].filter(isCompressible)
  const worker = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const bytes = await readFile(file)
      for (const { name, ending } of CODINGS) {
        if (!(await isNewer(file + ending, file)))
          await writeFile(file + ending, await compress[name](bytes, 'smallest'))
      }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
}

/** Whether a file of an earlier build has its compressed form already. */
async function isNewer(form: string, file: string) {
  const [made, from] = await Promise.all([stat(form).catch(() => undefined), stat(file)])
  return made !== undefined && made.mtimeMs >= from.mtimeMs
}

async function writeNotice() {
  const lock = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as { readonly packages: Lock }
  await write(join(ROOT, 'build', 'NOTICE'), noticeOf(ROOT, lock.packages))
}

async function write(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
