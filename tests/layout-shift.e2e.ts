import { expect, hydrated, test } from './fixtures.ts'

const PAGES = ['/', '/products/truss', '/applications/aerospace', '/contact-us'] as const

for (const path of PAGES) {
  for (const width of [360, 1440]) {
    test(`${path} does not shift at ${width} px, not even when the font comes late`, async ({ page }) => {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 })
      await page.addInitScript(() => {
        const shifts: { value: number; what: string }[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const shift = entry as PerformanceEntry & {
              value: number
              hadRecentInput: boolean
              sources: { node?: Element }[]
            }
            if (shift.hadRecentInput) continue
            shifts.push({ value: shift.value, what: shift.sources.map(({ node }) => node?.className).join(' ') })
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      // The font waits until the page has been painted with its stand-in.
      let release = () => {}
      const painted = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/*.woff2', async (route) => {
        await painted
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'commit' })
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
        .toBe(1)
      release()
      await page.waitForLoadState('load')
      await page.evaluate(() => document.fonts.ready)
      await hydrated(page)
      await page.evaluate(async () => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
        for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight / 2) {
          window.scrollTo(0, y)
          await frame()
        }
        await frame()
      })
      const shifts = await page.evaluate(
        () => (window as unknown as { shifts: { value: number; what: string }[] }).shifts,
      )
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01)
    })
  }
}
