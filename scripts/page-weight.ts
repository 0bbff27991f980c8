import { join, posix } from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'

/** Transfer sizes of a page, in bytes. */
export interface DocumentWeight {
  readonly html: number
  readonly css: number
  readonly fonts: number
}

/** Reads a built file by its URL path. */
export type ReadAsset = (path: string) => Promise<Buffer>

/** Returns the transfer size of a file, in bytes. */
export type WireSize = (path: string, bytes: Buffer) => Promise<number>

/** Measures a page's HTML, its style sheets, the fonts that they use, and preloaded fonts. */
export async function weighDocument(path: string, read: ReadAsset, size: WireSize): Promise<DocumentWeight> {
  const bytes = await read(path)
  const links = [...bytes.toString().matchAll(/<link\b[^>]*>/g)]
    .filter(([tag]) => attribute(tag, 'disabled') === undefined)
    .map(([tag]) => ({ rel: attribute(tag, 'rel'), as: attribute(tag, 'as'), href: attribute(tag, 'href') ?? '' }))
  const styles = links.filter(({ rel }) => rel === 'stylesheet').map(({ href }) => href)
  const preloadedFonts = links.filter(({ rel, as }) => rel === 'preload' && as === 'font').map(({ href }) => href)
  const styleFonts = await Promise.all(styles.map(async (style) => fontsOf((await read(style)).toString(), style)))
  return {
    html: await size(path, bytes),
    css: await total(styles, read, size),
    fonts: await total([...preloadedFonts, ...styleFonts.flat()], read, size),
  }
}

const START = 'site/start.ts'
const FRAME = 'site/hydrate.tsx'
const PAGE = /^site\/pages\/[^/]+\/[^/]+\.tsx$/

/** Returns the names of all page modules. The start script imports them dynamically. */
export const pageModules = (manifest: Manifest): string[] =>
  withImports(manifest, [START])
    .flatMap(({ dynamicImports = [] }) => dynamicImports)
    .filter((name) => PAGE.test(name))
    .sort()

/**
 * Returns the total transfer size of the scripts that load with a page, in bytes: the start script, the frame, the page
 * module, and their static imports. Excludes dynamic imports.
 */
export const weighScripts = (manifest: Manifest, page: string, read: ReadAsset, size: WireSize): Promise<number> =>
  total(
    filesWithImports(manifest, [START, FRAME, page]).map((file) => `/${file}`),
    read,
    size,
  )

/** Returns the files of the given modules and of their static imports. */
export const filesWithImports = (manifest: Manifest, names: readonly string[]): string[] =>
  withImports(manifest, names).map(({ file }) => file)

/** Returns the style sheets of the given modules and of their static imports. The imports' style sheets come first. */
export const stylesWithImports = (manifest: Manifest, names: readonly string[]): string[] =>
  withImports(manifest, names)
    .reverse()
    .flatMap(({ css = [] }) => css)

/** Returns the chunks with the given names and their static imports. */
function withImports(manifest: Manifest, names: readonly string[]) {
  const found = new Map<string, ManifestChunk>()
  const waiting = [...names]
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    if (found.has(name)) continue
    const chunk = manifest[name]
    if (!chunk) throw new Error(`${name} is not in the build manifest`)
    found.set(name, chunk)
    waiting.push(...(chunk.imports ?? []))
  }
  return [...found.values()]
}

async function total(paths: Iterable<string>, read: ReadAsset, size: WireSize) {
  const sizes = await Promise.all([...new Set(paths)].map(async (each) => size(each, await read(each))))
  return sizes.reduce((sum, each) => sum + each, 0)
}

const fontsOf = (css: string, from: string) =>
  [...css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(([, url = '']) => posix.resolve(posix.dirname(from), url))

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

/** Returns the file for a URL path. For a page, this is the index file in its folder. */
export const fileOf = (folder: string, path: string) =>
  join(folder, posix.extname(path) ? path : posix.join(path, 'index.html'))
