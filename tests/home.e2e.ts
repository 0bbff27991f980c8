import type { Page } from '@playwright/test'
import { featuredApplicationIds, home, valueCards } from '../catalog/home.ts'
import { films } from '../catalog/media.generated.ts'
import { productLine } from '../catalog/product-line.ts'
import { expect, further, hydrated, test } from './fixtures.ts'

/** The film and its poster are made in the studio; until they are, a test says what stands in their place. */
const hasFilm = 'home' in films

const video = (page: Page) => page.locator('main video')
const control = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

// Covers 2.home.15, 2.home.20
test('the home page says what it is about: values, four featured applications, every product', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.tagline)
  for (const { title, result } of valueCards) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
    await expect(page.getByText(result, { exact: true })).toBeVisible()
  }
  const section = (name: string) => page.getByRole('region', { name })
  await expect(section(home.featuredHeading).getByRole('listitem')).toHaveCount(featuredApplicationIds.length)
  await expect(section(home.productLineHeading).getByRole('listitem')).toHaveCount(productLine.length)
  await page.getByRole('link', { name: 'EXPLORE MORE APPLICATIONS' }).click()
  await expect(page).toHaveURL('/applications')
  await page.goBack()
  await page.getByRole('link', { name: 'LEARN MORE ABOUT OUR PRODUCTS' }).click()
  await expect(page).toHaveURL('/products')
})

// Covers 2.home.4-6
test('the film plays muted and can be paused and played; without a film there is nothing to press', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  if (!hasFilm) {
    await expect(video(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /film/ })).toHaveCount(0)
    return
  }
  await control(page, 'Pause film').click()
  await expect(control(page, 'Play film')).toBeVisible()
  expect(await video(page).evaluate((element: HTMLVideoElement) => element.paused && element.muted)).toBe(true)
  await control(page, 'Play film').click()
  await expect(control(page, 'Pause film')).toBeVisible()
  expect(await video(page).evaluate((element: HTMLVideoElement) => element.loop && !element.paused)).toBe(true)
})

async function neverPlaysUnasked(page: Page) {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'media') requested.push(request.url())
  })
  await page.goto('/', { waitUntil: 'load' })
  await hydrated(page)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expect(video(page)).toHaveCount(0)
  expect(requested).toEqual([])
  if (hasFilm) {
    await control(page, 'Play film').click()
    await expect(video(page)).toHaveCount(1)
  }
}

test.describe('where motion is unwanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('no film is loaded before a visitor starts it', ({ page }) => neverPlaysUnasked(page))
})

for (const connection of [{ saveData: true }, { effectiveType: '3g' }]) {
  test(
    `no film is loaded before a visitor starts it where the browser says ${JSON.stringify(connection)}`,
    further(),
    async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => value })
      }, connection)
      await neverPlaysUnasked(page)
    },
  )
}

test.describe('on a first visit', () => {
  test.use({ newVisitor: true })

  // Covers 2.home.3
  test('the film fills a window of 360 to 1920 px, and the tagline is in it or the next thing below', async ({
    page,
  }) => {
    await page.goto('/')
    const question = page.locator('#cookie-settings')
    await expect(question).toBeVisible()
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [768, 1024],
      [844, 390],
      [1024, 768],
      [1280, 720],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      const { film, line, asked } = await page.evaluate(() => {
        const text = document.createRange()
        text.selectNodeContents(document.querySelector('h1') as Element)
        const place = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() as DOMRect
        return {
          film: place('main div:has(> picture)').toJSON() as DOMRect,
          line: text.getClientRects()[0]?.toJSON() as DOMRect,
          asked: place('#cookie-settings').toJSON() as DOMRect,
        }
      })
      const size = `${width} x ${height} px`
      expect([film.left, film.right, film.top, film.bottom], size).toEqual([0, width, 0, height])
      expect(line.bottom, size).toBeLessThanOrEqual(height)
      // The banner with the tagline lies over the film.
      expect(await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.tagName, line), size).toBe('H1')
      expect(line.bottom <= asked.top || line.right <= asked.left, size).toBe(true)
    }
  })
})

test.describe('on a phone with a sharp screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })

  test('the poster comes in a size that its height needs, not its width', async ({ page }) => {
    await page.goto('/')
    const poster = page.locator('main picture img').first()
    await expect
      .poll(() => poster.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain('hero-upright-800')
  })
})
