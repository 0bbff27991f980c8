/** File name of a product's `KeepPlan`, relative to its page data. */
export const KEEP_PLAN = 'offline.json'

/** The files that "Save for offline" downloads for a product. */
export interface KeepPlan {
  readonly title: string
  /** Paths and sizes, starting with the page itself. */
  readonly files: readonly (readonly [address: string, bytes: number])[]
  /** Number of spec sheets in `files`. */
  readonly specSheets: number
  /** Number of load tables in `files`. */
  readonly loadTables: number
}

/** A product page and the files that don't depend on its content. */
interface KeptPage {
  readonly path: string
  readonly html: Pick<Uint8Array, 'byteLength'>
  readonly json: string
  /** The page's scripts, styles, and fonts. */
  readonly assets: KeepPlan['files']
}

/**
 * Returns the files to save for a product: its page, scripts, images, and linked documents.
 * @param bytesOf returns the size of a media file
 */
export async function keepPlan(
  { path, html, json, assets }: KeptPage,
  bytesOf: (name: string) => Promise<number>,
): Promise<KeepPlan> {
  const data = JSON.parse(json) as { readonly name: string }
  const content = [...contentIn(data)]
  const sizes = await Promise.all(content.map(async (name) => [`/content/${name}`, await bytesOf(name)] as const))
  const count = (folder: string) => content.filter((name) => name.startsWith(`documents/${folder}/`)).length
  return {
    title: data.name,
    files: [[path, html.byteLength], ...assets, ...sizes],
    specSheets: count('spec-sheets'),
    loadTables: count('load-tables'),
  }
}

/** Returns the assets from an earlier plan of the same build. */
export const assetsOf = ({ files }: KeepPlan): KeepPlan['files'] =>
  files.filter(([address]) => address.startsWith('/assets/'))

/**
 * Width in px of the images to cache, chosen to suit both phones and desktops. Offline, the service worker returns this
 * width when another width is requested.
 */
const OFFLINE_WIDTH_PX = 800

/** Collects the media paths of all images, drawings, and documents in a page's data. */
function contentIn(data: unknown, found = new Set<string>()) {
  if (typeof data !== 'object' || data === null) return found
  const { kind, key, hash, widths, href } = data as Readonly<Record<string, unknown>>
  if (kind === 'drawing') found.add(`drawings/${key}.${hash}.svg`)
  if (kind === 'picture') found.add(`pictures/${key}-${nearest(widths as readonly number[])}.${hash}.avif`)
  if (kind === 'document') found.add(String(href).replace(/^.*?\/(?=documents\/)/, ''))
  for (const each of Object.values(data)) contentIn(each, found)
  return found
}

const nearest = (widths: readonly number[]) =>
  widths.reduce((best, width) =>
    Math.abs(width - OFFLINE_WIDTH_PX) < Math.abs(best - OFFLINE_WIDTH_PX) ? width : best,
  )
