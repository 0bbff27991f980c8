/** Makes 1200 × 630 px social images: a dark panel with the title, next to the page's banner. */

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { applicationLine } from '../../catalog/application-line.ts'
import { INK, SIGNAL } from '../../catalog/brand.ts'
import { productLine } from '../../catalog/product-line.ts'
import { textColorOn } from '../../engineering/color.ts'
import { MEDIA_DIR, noteResult, readResults } from '../results.ts'

const [WIDTH, HEIGHT] = [1200, 630]
const JPEG_QUALITY = 84
const FONT = fileURLToPath(new URL('../documents/fonts/archivo-variable.woff2', import.meta.url))

interface Card {
  /** Media key: the path of the page without its leading slash. */
  readonly key: string
  readonly title: string
  readonly picture: string
  readonly badge?: { readonly text: string; readonly color: string }
}

interface SitePage {
  readonly path: string
  readonly head?: { readonly title: string; readonly heading: string }
}

// The path is a variable so that the studio's type check excludes the site's types, which need the site's packages.
const PAGES: string = '../../site/pages.server.ts'
const { pages }: { readonly pages: readonly SitePage[] } = await import(PAGES)

function cards(): Card[] {
  return [
    ...productLine.map(({ id, name, abbreviation, color }) => ({
      key: `products/${id}`,
      title: name,
      picture: `banners/${id}`,
      badge: { text: abbreviation, color },
    })),
    ...applicationLine.map(({ id, name }) => ({ key: `applications/${id}`, title: name, picture: `banners/${id}` })),
    ...pages.flatMap(({ path, head }): Card[] => {
      if (!head || path === '/404') return []
      if (path === '/') return [{ key: 'home', title: head.title.split(' | ')[0] as string, picture: 'home/hero' }]
      return [{ key: path.slice(1), title: head.heading, picture: 'banners/truss' }]
    }),
  ]
}

interface PendingCard {
  readonly card: Card
  readonly html: string
  readonly path: string
}

/**
 * Returns the cards that are missing or have an outdated title, banner, or font. Excludes cards whose banners haven't
 * been rendered yet.
 */
function pendingCards(): PendingCard[] {
  const { pictures, openGraph: known } = readResults()
  const font = readFileSync(FONT).toString('base64')
  return cards().flatMap((card) => {
    const picture = pictures[card.picture]
    if (!picture) return []
    const file = join(MEDIA_DIR, 'pictures', `${card.picture}-${picture.widths.at(-1)}.${picture.hash}.webp`)
    const html = page(card, readFileSync(file).toString('base64'), font)
    const hash = createHash('sha256').update(html).digest('hex').slice(0, 8)
    const path = `og/${card.key}.${hash}.jpg`
    return known[card.key] === path && existsSync(join(MEDIA_DIR, path)) ? [] : [{ card, html, path }]
  })
}

export const dueCards = async (): Promise<string[]> => pendingCards().map(({ card }) => `og/${card.key}`)

export async function openGraph(only?: string): Promise<void> {
  const pending = pendingCards().filter(({ card }) => !only || only === card.key)
  if (pending.length === 0) return
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    const tab = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
    for (const { card, html, path } of pending) {
      await tab.setContent(html, { waitUntil: 'load' })
      await tab.evaluate('document.fonts.ready')
      const file = join(MEDIA_DIR, path)
      mkdirSync(dirname(file), { recursive: true })
      const mine = new RegExp(`^${basename(card.key)}\\.[0-9a-f]{8}\\.jpg$`)
      for (const old of readdirSync(dirname(file))) if (mine.test(old)) rmSync(join(dirname(file), old))
      writeFileSync(file, await tab.screenshot({ type: 'jpeg', quality: JPEG_QUALITY }))
      noteResult('openGraph', card.key, path)
      console.log(`social image ${card.key}`)
    }
  } finally {
    await browser.close()
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function page({ title, badge }: Card, picture: string, font: string): string {
  const size = title.length > 44 ? 40 : title.length > 22 ? 48 : 60
  const mark = badge
    ? `<b class="badge" style="background:${badge.color};color:${textColorOn(badge.color)};${badge.color === '#000000' ? 'outline:2px solid #3b4044' : ''}">${badge.text}</b>`
    : ''
  return `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Archivo; src: url(data:font/woff2;base64,${font}) format('woff2'); font-weight: 400 800; font-stretch: 100% 125%; }
* { margin: 0; box-sizing: border-box; }
body { width: ${WIDTH}px; height: ${HEIGHT}px; display: grid; grid-template-columns: 516px 1fr; background: ${INK}; color: #fff; font-family: Archivo; }
div { padding: 54px 42px 54px 60px; display: flex; flex-direction: column; justify-content: space-between; }
.logo { font-size: 34px; font-stretch: 118%; font-weight: 400; letter-spacing: -0.015em; }
.logo b { font-weight: 800; }
h1 { font-size: ${size}px; font-stretch: 118%; font-weight: 750; line-height: 1.05; letter-spacing: -0.015em; text-wrap: balance; overflow-wrap: break-word; }
.badge { display: inline-grid; place-items: center; width: 72px; height: 72px; margin-bottom: 24px; font-size: 30px; font-stretch: 118%; font-weight: 750; }
.line { width: 72px; height: 6px; background: ${SIGNAL}; }
figure { position: relative; }
img { width: 100%; height: 100%; object-fit: cover; object-position: 82% 50%; display: block; }
i { position: absolute; width: 16px; height: 16px; border-radius: 50%; background: #fff; }
</style><div><span class="logo">Bolt<b>Span</b></span><section>${mark}<h1>${escaped(title)}</h1></section><span class="line"></span></div>
<figure><img src="data:image/webp;base64,${picture}" alt=""><i style="left:24px;top:24px"></i><i style="right:24px;top:24px"></i><i style="left:24px;bottom:24px"></i><i style="right:24px;bottom:24px"></i></figure>`
}
