import { join, posix } from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'

/** What a browser loads with a document, in bytes over the wire. */
export interface DocumentWeight {
  readonly html: number
  readonly css: number
  readonly fonts: number
}

/** Reads a file of the built site by its path in the address bar. */
export type ReadAsset = (path: string) => Promise<Buffer>

/** Bytes of a file in the form in which it is sent. */
export type WireSize = (path: string, bytes: Buffer) => Promise<number>

/** Weighs a page: its HTML, its style sheets, and the fonts that they and its preloads name. */
export async function weighDocument(path: string, read: ReadAsset, size: WireSize): Promise<DocumentWeight> {
  const bytes = await read(path)
  const links = [...bytes.toString().matchAll(/<link\b[^>]*>/g)].map(([tag]) => ({
    rel: attribute(tag, 'rel'),
    as: attribute(tag, 'as'),
    href: attribute(tag, 'href') ?? '',
  }))
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

/** Names of the modules of pages in the build's manifest: what the start can load. */
export const pageModules = (manifest: Manifest): string[] =>
  withImports(manifest, [START])
    .flatMap(({ dynamicImports = [] }) => dynamicImports)
    .filter((name) => PAGE.test(name))
    .sort()

/**
 * Bytes of all scripts that load with a page, however they are reached: what starts it, what every page needs, the
 * page's own module, and what these import. What is imported later, on demand, is not counted.
 */
export const weighScripts = (manifest: Manifest, page: string, read: ReadAsset, size: WireSize): Promise<number> =>
  total(
    filesWithImports(manifest, [START, FRAME, page]).map((file) => `/${file}`),
    read,
    size,
  )

/** The files of these modules and of all that they import statically. */
export const filesWithImports = (manifest: Manifest, names: readonly string[]): string[] =>
  withImports(manifest, names).map(({ file }) => file)

/** The style sheets of these modules and of all that they import statically, those of imports first. */
export const stylesWithImports = (manifest: Manifest, names: readonly string[]): string[] =>
  withImports(manifest, names)
    .reverse()
    .flatMap(({ css = [] }) => css)

/** The chunks of these names and all that they import statically. */
function withImports(manifest: Manifest, names: readonly string[]) {
  const found = new Map<string, ManifestChunk>()
  const waiting = [...names]
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    if (found.has(name)) continue
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build's manifest has no ${name}`)
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

/** The file in `build/client` behind a path: a page's is the index of its folder. */
export const fileOf = (folder: string, path: string) =>
  join(folder, posix.extname(path) ? path : posix.join(path, 'index.html'))
