import type { Page } from '@playwright/test'
import { products } from '../catalogue/products.ts'
import { expect, hydrated, openPage, test } from './fixtures.ts'

const toTop = (page: Page) => page.getByRole('button', { name: 'Scroll to top' })

/** Down, and back up to where the way to the top is offered. */
const scrollUpTo = async (page: Page, y: number) => {
  for (const each of [y + 100, y]) {
    await page.evaluate((y) => window.scrollTo(0, y), each)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  }
}

// Covers 2.bar.30, 9.6
test('the way back to the top appears on the way up, down to 50 px, and leads there', async ({ page }) => {
  await page.goto('/products')
  await hydrated(page)
  await page.evaluate(() => window.scrollTo(0, 1500))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500)
  await expect(toTop(page)).toBeHidden()
  await scrollUpTo(page, 1400)
  await expect(toTop(page)).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 1600))
  await expect(toTop(page)).toBeHidden()
  await scrollUpTo(page, 51)
  await expect(toTop(page)).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 50))
  await expect(toTop(page)).toBeHidden()
  await scrollUpTo(page, 1500)
  await toTop(page).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(toTop(page)).toBeHidden()
})

const strip = (page: Page) => page.locator('#navigation-menu')

const plates = products.find(({ id }) => id === 'plates')
const [, , third] = plates?.productSections ?? []

for (const [width, offset] of [
  [360, 64],
  [800, 80],
  [1440, 96],
] as const) {
  // Covers 2.product.11, 2.navigation.8-11, 9.38-40
  test(`at ${width} px a section comes to rest ${offset} px and the strip’s height below the top`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/products/plates')
    await hydrated(page)
    const link = strip(page).getByRole('link', { name: third?.buttonText ?? '', exact: true })
    const id = ((await link.getAttribute('href')) ?? '').slice(1)
    await link.click()
    const gap = () =>
      page.evaluate((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN
        return top - (document.getElementById('navigation-menu')?.getBoundingClientRect().height ?? Number.NaN)
      }, id)
    await expect.poll(async () => Math.abs((await gap()) - offset)).toBeLessThanOrEqual(1)
    await expect(link).toHaveAttribute('aria-current', 'location')
    await expect(strip(page).locator('[aria-current]')).toHaveCount(1)
    // The strip stands right under the header, and the section's head is not covered by it.
    const [head, bar] = await Promise.all([
      page.locator(`[id="${id}"] h2`).first().boundingBox(),
      strip(page).boundingBox(),
    ])
    expect(head?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  })
}

test('the strip marks the section in view while the page is scrolled', async ({ page }) => {
  await page.goto('/products/plates')
  await hydrated(page)
  await expect(strip(page).locator('[aria-current]')).toHaveCount(0)
  for (const { buttonText } of plates?.productSections.slice(0, 3) ?? []) {
    const link = strip(page).getByRole('link', { name: buttonText, exact: true })
    const id = ((await link.getAttribute('href')) ?? '').slice(1)
    await page.evaluate((id) => document.getElementById(id)?.scrollIntoView({ block: 'start' }), id)
    await expect(link).toHaveAttribute('aria-current', 'location')
  }
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(strip(page).getByRole('link').last()).toHaveAttribute('aria-current', 'location')
})

test('a link to a part of a product scrolls to it, clear of header and strip', async ({ page }) => {
  const item = plates?.productSections[2]?.items[0]?.partNumber.toLowerCase() ?? ''
  await page.goto(`/products/plates#${item}`)
  await hydrated(page)
  const top = () =>
    page.evaluate((id) => {
      const bar = document.getElementById('navigation-menu')?.getBoundingClientRect().bottom ?? 0
      return (document.getElementById(id)?.getBoundingClientRect().top ?? -1) - bar
    }, item)
  await expect.poll(top).toBeGreaterThanOrEqual(0)
  await expect.poll(top).toBeLessThan(200)
})

// Covers 2.navigation.6
test('going to another page starts at its top, and going back returns to where one was', async ({ page }) => {
  await openPage(page, '/products')
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
  const link = page.locator('main').getByRole('link', { name: /Motion/ })
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Motion')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Products')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
})

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const) {
  for (const path of ['/resources', '/load-tables#bs-tr12a'])
    test(`at ${width} px the way to the top of ${path} lies over no table, and over nothing that can be clicked`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await openPage(page, path)
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await scrollUpTo(page, await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - 100))
      await expect(toTop(page)).toBeVisible()
      const covered = await page.evaluate(async () => {
        const found = new Set<string>()
        const own = document.querySelector('[aria-label="Scroll to top"]') as Element
        for (let y = window.scrollY - 24; y > 60; y -= 24) {
          window.scrollTo(0, y)
          await new Promise((resolve) => requestAnimationFrame(resolve))
          const box = own.getBoundingClientRect()
          for (const each of document.querySelectorAll('main :is(a, button, summary, input, table), footer a')) {
            const other = each.getBoundingClientRect()
            const apart =
              other.right <= box.left || other.left >= box.right || other.bottom <= box.top || other.top >= box.bottom
            // What has passed under the bar is covered by that.
            if (!apart && !own.closest('header')?.contains(document.elementFromPoint(other.left + 1, other.top + 1)))
              if (getComputedStyle(own).position === 'fixed') found.add(each.textContent ?? '')
          }
        }
        return [...found]
      })
      expect(covered).toEqual([])
      const bar = await page.locator('#site-header > header').boundingBox()
      const box = await toTop(page).boundingBox()
      // In the bar, or in the margin beside the content.
      if (width < 1024)
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
    })
}
