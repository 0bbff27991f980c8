/**
 * Builds the site into `build/`: browser files, the server renderer, prerendered pages with their data, the staff area,
 * compressed copies of these files, and `NOTICE` with all licenses.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, createBuilder, type Manifest } from 'vite'
import { KEEP_PLAN, keepPlan } from '#contract/keep-plan.ts'
import type { SiteShell } from '#contract/site-build.ts'
import { BROTLI_ENDING, compress, isCompressible } from '#server/http/compression.ts'
import { clearClientFolder, listFiles, removeOldFiles } from './client-folder.ts'
import { type Lock, noticeOf } from './notice.ts'
import { offlineFiles, productAssets } from './offline-files.ts'
import { filesWithImports, pageModules, stylesWithImports } from './page-weight.ts'
import { buildServiceWorkers } from './service-worker.ts'

type Prerender = typeof import('#site/prerender.ts')

const ROOT = join(import.meta.dirname, '..')
const CLIENT = join(ROOT, 'build', 'client')
const SERVER = join(ROOT, 'build', 'server')
const STAFF = join(ROOT, 'build', 'staff')

/** Modules that the server renders but that browsers load after the page itself has loaded. */
const RENDERED_LATER = /(?:-form|load-finder)\.tsx$/

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
  const worker = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const copy = file + BROTLI_ENDING
      if (!(await isUpToDate(copy, file))) await writeFile(copy, await compress.br(await readFile(file), 'smallest'))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
}

async function isUpToDate(compressed: string, file: string) {
  const [result, source] = await Promise.all([stat(compressed).catch(() => undefined), stat(file)])
  return result !== undefined && result.mtimeMs >= source.mtimeMs
}

async function writeNotice() {
  const lock = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as { readonly packages: Lock }
  await write(join(ROOT, 'build', 'NOTICE'), noticeOf(ROOT, lock.packages))
}

async function write(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
