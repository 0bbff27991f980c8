/** Pictures for paper: the rendering of a part if there is one, else its drawing. */
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { MEDIA_DIR, OUT_DIR, readMedia } from '../media-data.ts'
import { type Html, html } from './html.ts'

const JPEG_QUALITY = 82
/** Anything smaller is a rough try that waits for its rendering. */
const LEAST_WIDTH_PX = 800

/**
 * A picture at most `width` px wide, as an img. JPEG, because it goes into a PDF as it is; other kinds would be
 * unpacked and stored many times as large.
 */
export async function picture(key: string, alt: string, width = 800): Promise<Html | undefined> {
  const { pictures, drawings } = await readMedia()
  const rendered = pictures[key]
  if (rendered && rendered.width >= LEAST_WIDTH_PX) {
    const source = Math.min(...rendered.widths.filter((each) => each >= width), rendered.width)
    const from = join(MEDIA_DIR, 'pictures', `${key}-${source}.${rendered.hash}.webp`)
    const to = join(OUT_DIR, 'documents/images', `${key}-${width}.${rendered.hash}.jpg`)
    if (!existsSync(to)) {
      mkdirSync(dirname(to), { recursive: true })
      await sharp(from).resize(Math.min(width, source)).jpeg({ quality: JPEG_QUALITY, mozjpeg: true }).toFile(to)
    }
    return html`<img class="rendered" src="${pathToFileURL(to).href}" alt="${alt}">`
  }
  const drawn = drawings[key]
  if (!drawn) return undefined
  const file = join(MEDIA_DIR, 'drawings', `${key}.${drawn.hash}.svg`)
  return html`<img class="drawn" src="${pathToFileURL(file).href}" alt="${alt}">`
}
