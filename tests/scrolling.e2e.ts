import type { Page } from '@playwright/test'
import { products } from '#catalog/products.ts'
import { expect, further, openPage, scrollTo, test } from './fixtures.ts'

const toTop = (page: Page) => page.getByRole('button', { name: 'Scroll to top' })

// Covers 2.bar.30, 9.6
test('shows the scroll-to-top button when the page is scrolled past 50 px, and scrolls to the top on click', async ({
  page,
}) => {
  await openPage(page, '/products')
  await scrollTo(page, 50)
  await expect(toTop(page)).toBeHidden()
  await scrollTo(page, 51)
  await expect(toTop(page)).toBeVisible()
  await scrollTo(page, 1500)
  await expect(toTop(page)).toBeVisible()
  await scrollTo(page, 1400)
  await expect(toTop(page)).toBeVisible()
  await scrollTo(page, 50)
  await expect(toTop(page)).toBeHidden()
  await scrollTo(page, 1500)
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
  test(`scrolls a section to ${offset} px below the section buttons at ${width} px`, further(), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, '/products/plates')
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
    // The section buttons must not cover the heading.
    const [head, bar] = await Promise.all([
      page.locator(`[id="${id}"] h2`).first().boundingBox(),
      strip(page).boundingBox(),
    ])
    expect(head?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  })
}

test('highlights the button of the visible section', further(), async ({ page }) => {
  await openPage(page, '/products/plates')
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

test('scrolls to a part without hiding it under the header or section buttons', async ({ page }) => {
  const item = plates?.productSections[2]?.items[0]?.partNumber.toLowerCase() ?? ''
  await openPage(page, `/products/plates#${item}`)
  const top = () =>
    page.evaluate((id) => {
      const bar = document.getElementById('navigation-menu')?.getBoundingClientRect().bottom ?? 0
      return (document.getElementById(id)?.getBoundingClientRect().top ?? -1) - bar
    }, item)
  await expect.poll(top).toBeGreaterThanOrEqual(0)
  await expect.poll(top).toBeLessThan(200)
})

// Covers 2.navigation.6
test('opens a new page at the top and restores the scroll position on Back', async ({ page }) => {
  await openPage(page, '/products')
  await scrollTo(page, 900)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
  const link = page.locator('main').getByRole('link', { name: /Motion/ })
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Motion')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Products')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
})

test('keeps the scroll-to-top button off tables, controls, and the footer', further(), async ({ page }) => {
  await page.addInitScript(() => localStorage.clear())
  for (const path of ['/load-tables#bs-tr12a', '/contact-us']) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openPage(page, path)
    await expect(page.getByRole('region', { name: 'Allow analytics?' })).toBeVisible()
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
      [1024, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await scrollTo(page, 400)
      await expect(toTop(page)).toBeVisible()
      const covered = await toTop(page).evaluate((button) => {
        const box = button.getBoundingClientRect()
        const bar = button.closest('header')?.getBoundingClientRect()
        // If the button is in the header, only other header controls can overlap it.
        const others =
          bar && box.bottom <= bar.bottom
            ? '#site-header > header > :not([aria-label="Scroll to top"])'
            : 'main :is(a, button, summary, input, table), footer a'
        return [...document.querySelectorAll(others)]
          .filter((other) => {
            const { left, right, width } = other.getBoundingClientRect()
            return width > 0 && right > box.left && left < box.right
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 120))
      })
      expect(covered, `${path} at ${width} px`).toEqual([])
    }
  }
})
