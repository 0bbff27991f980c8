import type { Page } from '@playwright/test'
import { collectRequests, expect, further, hydrated, nextFrames, openPage, test } from './fixtures.ts'

const video = (page: Page) => page.locator('main video')
const control = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

// Covers 2.home.7-8
test('shows the tagline in a black banner over the bottom edge of the video', async ({ page }) => {
  await page.goto('/')
  const banner = page.getByRole('heading', { level: 1 }).locator('..')
  const [film, below] = await Promise.all([page.locator('main img').first().boundingBox(), banner.boundingBox()])
  if (!film || !below) throw new Error('The home page has no video or no banner')
  expect(below.y).toBeGreaterThan(film.y + film.height / 2)
  expect(below.y + below.height).toBeGreaterThanOrEqual(film.y + film.height)
  await expect(banner).toHaveCSS('background-color', /^rgb\((\d|1\d|2\d), (\d|1\d|2\d), (\d|1\d|2\d)\)$/)
})

// Covers 2.home.4-6
test('plays the video muted in a loop and lets the visitor pause and resume it', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await control(page, 'Pause film').click()
  await expect(control(page, 'Play film')).toBeVisible()
  expect(await video(page).evaluate((element: HTMLVideoElement) => element.paused && element.muted)).toBe(true)
  await control(page, 'Play film').click()
  await expect(control(page, 'Pause film')).toBeVisible()
  expect(await video(page).evaluate((element: HTMLVideoElement) => element.loop && !element.paused)).toBe(true)
})

async function expectNoAutoplay(page: Page) {
  const requested = collectRequests(page, (request) => (request.resourceType() === 'media' ? request.url() : undefined))
  await page.goto('/', { waitUntil: 'load' })
  await hydrated(page)
  await nextFrames(page)
  await expect(video(page)).toHaveCount(0)
  expect(requested).toEqual([])
  await control(page, 'Play film').click()
  await expect(video(page)).toHaveCount(1)
}

test.describe('the home page with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('loads a video only on request when reduced motion is on', ({ page }) => expectNoAutoplay(page))
})

for (const connection of [{ saveData: true }, { effectiveType: '3g' }]) {
  test(
    `loads a video only on request when the connection has ${JSON.stringify(connection)}`,
    further(),
    async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => value })
      }, connection)
      await expectNoAutoplay(page)
    },
  )
}

for (const newVisitor of [false, true]) {
  test.describe(newVisitor ? 'the home page on a first visit' : 'the home page on a later visit', () => {
    test.use({ newVisitor })

    // Covers 2.home.3
    test('fills windows from 360 to 1920 px wide with the video and the tagline', async ({ page }) => {
      await page.goto('/')
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
        const { film, line, question, above } = await page.evaluate(() => {
          const text = document.createRange()
          text.selectNodeContents(document.querySelector('h1') as Element)
          const place = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() as DOMRect
          return {
            film: place('main div:has(> picture)').toJSON() as DOMRect,
            line: text.getClientRects()[0]?.toJSON() as DOMRect,
            question: place('main form input').bottom,
            above: place('[aria-labelledby="analytics-question"]').bottom,
          }
        })
        const size = `${width} x ${height} px`
        expect([film.left, film.right, film.top], size).toEqual([0, width, newVisitor ? above : 0])
        expect(Math.abs(film.bottom - height), size).toBeLessThanOrEqual(newVisitor ? 48 : 0)
        // A viewport less than 400 px high has no room for both the cookie banner and the tagline.
        if (!newVisitor || height > 400) expect(Math.max(question, line.bottom), size).toBeLessThanOrEqual(height)
        expect(await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.tagName, line), size).toBe('H1')
      }
    })
  })
}

test.describe('the home page on a phone with a high-resolution screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })

  test("loads the poster image that matches the screen's height", async ({ page }) => {
    await page.goto('/')
    const poster = page.locator('main picture img').first()
    await expect
      .poll(() => poster.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain('hero-upright-800')
  })
})

test('suggests a section for a load and a span, and opens the section’s row in the load table', async ({ page }) => {
  await openPage(page, '/')
  const question = page.getByLabel('What must it carry, over what span?')
  await question.fill('1,000 lb over 20 ft')
  await expect(page.getByText(/^Carries a static 1,000 lb/)).toBeVisible()
  await page.getByRole('link', { name: /^Load Tables, / }).click()
  await expect(page).toHaveURL(/\/load-tables#bs-\w+-20-ft$/)
})
