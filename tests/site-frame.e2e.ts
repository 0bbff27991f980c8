import type { Page } from '@playwright/test'
import { expect, openPage, test } from './fixtures.ts'

const footer = (page: Page) => page.locator('footer')

// Covers 2.bar.25
test('shows the search box under the menus or in the drawer', async ({ page }) => {
  await page.goto('/about')
  const box = page.locator('#site-header').getByRole('searchbox').first()
  const [bar, search] = await Promise.all([page.locator('#site-header > header').boundingBox(), box.boundingBox()])
  expect(search?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('searchbox')).toBeVisible()
})

// Covers 2.bar.27
test('slides the menu drawer in from the side', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/about')
  const moved = page.locator('#drawer').evaluate(async (drawer) => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const note = (event: Event) => resolve((event as TransitionEvent).propertyName)
    drawer.addEventListener('transitionrun', note, { once: true })
    return promise
  })
  await page.getByRole('button', { name: 'Open menu' }).click()
  expect(await moved).toBe('translate')
  await expect.poll(() => page.getByRole('dialog', { name: 'Menu' }).boundingBox()).toMatchObject({ x: 0, width: 360 })
})

// Covers 2.footer.10
test('shows the current year in the copyright line', async ({ page }) => {
  await page.clock.setFixedTime('2031-06-15T12:00:00Z')
  await openPage(page, '/about')
  await footer(page).scrollIntoViewIfNeeded()
  await expect(footer(page)).toContainText('© 2031 BoltSpan')
})

for (const [width, height] of [
  [360, 121],
  [1440, 120],
] as const) {
  test(`shows a banner with a drawing on reference and form pages at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const [path, drawing] of [
      ['/load-tables', 'beam'],
      ['/connection-guide', 'joint'],
      ['/resources', 'kit'],
      ['/warranty-and-policies', 'ends'],
      ['/inspection-tool', 'beam'],
      ['/training', 'joint'],
      ['/contact-us', 'sections'],
    ] as const) {
      await page.goto(path)
      const strip = page.locator('main header').first()
      await expect(strip.locator('img'), path).toHaveAttribute('src', new RegExp(`/strips/${drawing}\\.`))
      // Phones have no room for the drawing next to the title.
      await expect(strip.locator('img'), path).toBeVisible({ visible: width >= 640 })
      expect((await strip.boundingBox())?.height, path).toBeLessThanOrEqual(height)
    }
  })
}

test('keeps the title clear of the bright part of a banner on phones', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/products', '/applications', '/products/hinges']) {
    await page.goto(path)
    const [picture, title] = await Promise.all(
      ['img', 'h1'].map((each) => page.locator(`main > header ${each}`).first().boundingBox()),
    )
    expect(picture?.height, path).toBeGreaterThan(190)
    expect((title?.y ?? 0) - (picture?.y ?? 0), path).toBeGreaterThan(150)
  }
})
