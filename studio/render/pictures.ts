/** Converts renderings to AVIF and WebP in the widths that pages use. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import sharp from 'sharp'
import { forgetResults, MEDIA_DIR, noteResult, readResults } from '../results.ts'

const WIDTHS = [400, 800, 1600, 1920]
const AVIF_QUALITY = 58
const WEBP_QUALITY = 80

/**
 * Writes `media/pictures/<key>-<width>.<hash>.<avif|webp>` from a full-size rendering, records the files, and deletes
 * older ones.
 */
export async function publish(key: string, master: string): Promise<void> {
  const hash = createHash('sha256').update(readFileSync(master)).digest('hex').slice(0, 8)
  const { width = 0, height = 0 } = await sharp(master).metadata()
  const widths = WIDTHS.filter((each) => each <= width)
  const base = join(MEDIA_DIR, 'pictures', key)
  mkdirSync(dirname(base), { recursive: true })
  const mine = new RegExp(`^${basename(key).replace(/[.+]/g, '\\$&')}-\\d+\\.[0-9a-f]{8}\\.(avif|webp)$`)
  for (const old of readdirSync(dirname(base))) if (mine.test(old)) rmSync(join(dirname(base), old))
  for (const each of widths) {
    const resized = sharp(master).resize(each, undefined, { kernel: 'lanczos3' })
    await resized.clone().avif({ quality: AVIF_QUALITY, effort: 5 }).toFile(`${base}-${each}.${hash}.avif`)
    await resized
      .clone()
      .webp({ quality: WEBP_QUALITY, effort: 5, smartSubsample: true })
      .toFile(`${base}-${each}.${hash}.webp`)
  }
  const largest = widths.at(-1) as number
  const average = await averageOf(master)
  const size = { width: largest, height: Math.round((height * largest) / width) }
  noteResult('pictures', key, { ...size, widths, hash, average })
}

async function averageOf(master: string): Promise<`#${string}`> {
  const { data } = await sharp(master)
    .removeAlpha()
    .toColourspace('srgb')
    .resize(1, 1, { kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return `#${[...data.subarray(0, 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Deletes images that no page uses. */
export function prune(used: ReadonlySet<string>): void {
  const { pictures } = readResults()
  const stale = Object.keys(pictures).filter((key) => !used.has(key))
  if (stale.length === 0) return
  for (const key of stale)
    for (const width of pictures[key]?.widths ?? [])
      for (const type of ['avif', 'webp'])
        rmSync(join(MEDIA_DIR, 'pictures', `${key}-${width}.${pictures[key]?.hash}.${type}`), { force: true })
  forgetResults('pictures', (key) => used.has(key))
  console.log(`removed: ${stale.join(', ')}`)
}
