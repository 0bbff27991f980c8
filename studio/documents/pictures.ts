/** Images for documents. If a part has no rendering, its drawing is used. */
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { MEDIA_DIR, OUT_DIR, readResults } from '../results.ts'
import { type Html, html } from './html.ts'

const JPEG_QUALITY = 82
/** Minimum width of a rendering that a document uses. Narrower renderings are rough previews. */
const LEAST_WIDTH_PX = 800

interface Image {
  readonly from: string
  readonly to: string
  readonly width: number
}

/** Images by URL. */
const images = new Map<string, Image>()

/** Makes the image files that a document uses. */
export async function makeImages(content: string): Promise<void> {
  for (const [url, { from, to, width }] of images) {
    if (!content.includes(url) || existsSync(to)) continue
    mkdirSync(dirname(to), { recursive: true })
    await sharp(from).resize(width).jpeg({ quality: JPEG_QUALITY, mozjpeg: true }).toFile(to)
  }
}

/**
 * Returns an img element that is at most `width` px wide. The image is a JPEG, because PDFs store JPEGs unchanged.
 * Other formats are decompressed and take up much more space.
 */
export async function picture(key: string, alt: string, width = 800): Promise<Html | undefined> {
  const { pictures, drawings } = readResults()
  const rendered = pictures[key]
  if (rendered && rendered.width >= LEAST_WIDTH_PX) {
    const source = Math.min(...rendered.widths.filter((each) => each >= width), rendered.width)
    const from = join(MEDIA_DIR, 'pictures', `${key}-${source}.${rendered.hash}.webp`)
    const to = join(OUT_DIR, 'documents/images', `${key}-${width}.${rendered.hash}.jpg`)
    const url = pathToFileURL(to).href
    images.set(url, { from, to, width: Math.min(width, source) })
    return html`<img class="rendered" src="${url}" alt="${alt}">`
  }
  const drawn = drawings[key]
  if (!drawn) return undefined
  const file = join(MEDIA_DIR, 'drawings', `${key}.${drawn.hash}.svg`)
  return html`<img class="drawn" src="${pathToFileURL(file).href}" alt="${alt}">`
}
