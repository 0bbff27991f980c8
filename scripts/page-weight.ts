import { join, posix } from 'node:path'
import { init, parse } from 'es-module-lexer'

/** What a browser loads with a page before anyone touches it, in bytes over the wire. */
export interface PageWeight {
  readonly html: number
  readonly css: number
  readonly fonts: number
  readonly script: number
}

/** Reads a file of the built site by its path in the address bar. */
export type ReadAsset = (path: string) => Promise<Buffer>

/** Bytes of a file in the form in which it is sent. */
export type WireSize = (path: string, bytes: Buffer) => Promise<number>

/**
 * Weighs a page: its HTML, its style sheets, the fonts that they and its preloads name, and every script that it
 * names, preloads or imports, with all static imports of these. What is imported later, on demand, is not counted.
 */
export async function weighPage(path: string, read: ReadAsset, size: WireSize): Promise<PageWeight> {
  await init
  const bytes = await read(path)
  const html = bytes.toString()
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => ({
    rel: attribute(tag, 'rel'),
    as: attribute(tag, 'as'),
    href: attribute(tag, 'href') ?? '',
  }))
  const styles = links.filter(({ rel }) => rel === 'stylesheet').map(({ href }) => href)
  const preloadedFonts = links.filter(({ rel, as }) => rel === 'preload' && as === 'font').map(({ href }) => href)
  const preloadedScripts = links.filter(({ rel }) => rel === 'modulepreload').map(({ href }) => href)
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
  const named = scripts.map(([, tag = '']) => attribute(tag, 'src')).filter((src) => src !== undefined)
  const imported = scripts
    .filter(([, tag = '']) => attribute(tag, 'type') === 'module')
    // The page's own module starts the entry with `import()`, so here that counts as well.
    .flatMap(([, , body = '']) => importsOf(body, path, 'all'))

  const styleFonts = await Promise.all(styles.map(async (style) => fontsOf((await read(style)).toString(), style)))
  const total = async (paths: Iterable<string>) => {
    const sizes = await Promise.all([...new Set(paths)].map(async (each) => size(each, await read(each))))
    return sizes.reduce((sum, each) => sum + each, 0)
  }
  return {
    html: await size(path, bytes),
    css: await total(styles),
    fonts: await total([...preloadedFonts, ...styleFonts.flat()]),
    script: await total(await withImports([...named, ...preloadedScripts, ...imported], read)),
  }
}

/** The given scripts and all that they import statically. */
async function withImports(scripts: readonly string[], read: ReadAsset) {
  const seen = new Set<string>()
  const waiting = [...scripts]
  for (let script = waiting.pop(); script; script = waiting.pop()) {
    if (seen.has(script)) continue
    seen.add(script)
    waiting.push(...importsOf((await read(script)).toString(), script, 'static'))
  }
  return seen
}

function importsOf(code: string, from: string, kind: 'static' | 'all') {
  const [imports] = parse(code)
  return imports
    .filter(({ type }) => type === 'static' || type === 'reexport-star' || (kind === 'all' && type === 'dynamic'))
    .flatMap((found) => ('specifier' in found && typeof found.specifier === 'string' ? [found.specifier] : []))
    .map((specifier) => posix.resolve(posix.dirname(from), specifier))
}

const fontsOf = (css: string, from: string) =>
  [...css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(([, url = '']) => posix.resolve(posix.dirname(from), url))

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

/** The file in `build/client` behind a path: a page's is the index of its folder. */
export const fileOf = (folder: string, path: string) =>
  join(folder, posix.extname(path) ? path : posix.join(path, 'index.html'))
