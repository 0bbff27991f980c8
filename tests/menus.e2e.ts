import type { Locator, Page } from '@playwright/test'
import { menus } from '#catalog/navigation.ts'
import { expect, further, holdRequests, openPage, test } from './fixtures.ts'

const label = (page: Page, name: string) =>
  page.locator('#site-header > header').getByRole('button', { name, exact: true })
const panel = (page: Page, id: string) => page.locator(`#menu-${id}`)

/** Moves the pointer to the center of a label in small steps, as a person does. */
async function pointAt(page: Page, name: string) {
  const box = await label(page, name).boundingBox()
  if (!box) throw new Error(`${name} is not visible`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
}

/** Opens a page with the clock stopped. */
async function openStopped(page: Page) {
  await page.clock.install()
  await openPage(page, '/leadership')
  await page.clock.pauseAt(Date.now() + 60_000)
}

// Covers 2.bar.22
test('opens each menu when the pointer is over its label', async ({ page }) => {
  await openPage(page, '/leadership')
  for (const { id, label } of menus) {
    await pointAt(page, label)
    await expect(panel(page, id)).toBeVisible()
    await expect(panel(page, id).getByRole('link').first()).toBeVisible()
  }
})

// Covers 2.bar.23, 9.5
test('closes a menu 150 ms after the pointer leaves it', async ({ page }) => {
  await openStopped(page)
  await pointAt(page, 'Products')
  await expect(panel(page, 'products')).toBeVisible()
  await page.mouse.move(700, 890)
  await page.clock.runFor(149)
  await expect(panel(page, 'products')).toBeVisible()
  await page.clock.runFor(1)
  await expect(panel(page, 'products')).toBeHidden()
})

test('keeps a menu open when the pointer returns within 150 ms', further(), async ({ page }) => {
  await openStopped(page)
  await pointAt(page, 'Products')
  await page.mouse.move(700, 890)
  await page.clock.runFor(100)
  await pointAt(page, 'Products')
  await page.clock.runFor(1000)
  await expect(panel(page, 'products')).toBeVisible()
})

test(
  'switches menus when the pointer rests on another label but not when it only crosses the label',
  further(),
  async ({ page }) => {
    await openStopped(page)
    await pointAt(page, 'Products')
    await expect(panel(page, 'products')).toBeVisible()
    await pointAt(page, 'Applications')
    await page.clock.runFor(50)
    await page.mouse.move(700, 200, { steps: 4 })
    await page.clock.runFor(1000)
    await expect(panel(page, 'products')).toBeVisible()
    await expect(panel(page, 'applications')).toBeHidden()

    await pointAt(page, 'Applications')
    await page.clock.runFor(150)
    await expect(panel(page, 'applications')).toBeVisible()
    await expect(panel(page, 'products')).toBeHidden()
  },
)

test('keeps a hovered menu open on the first click and closes it on the second', async ({ page }) => {
  await openPage(page, '/leadership')
  await pointAt(page, 'Resources')
  await expect(panel(page, 'resources')).toBeVisible()
  await label(page, 'Resources').click()
  await expect(panel(page, 'resources')).toBeVisible()
  await label(page, 'Resources').click()
  await expect(panel(page, 'resources')).toBeHidden()
})

test('opens a menu with Enter, moves through it with Tab, and restores focus on Escape', async ({ page }) => {
  await openPage(page, '/leadership')
  await label(page, 'About').focus()
  await page.keyboard.press('Enter')
  await expect(panel(page, 'about')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(panel(page, 'about').getByRole('link', { name: 'About Us' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panel(page, 'about').getByRole('link', { name: 'Leadership' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page, 'about')).toBeHidden()
  await expect(label(page, 'About')).toBeFocused()
})

test('opens a menu with the down arrow key and closes it when Tab moves focus out', further(), async ({ page }) => {
  await openPage(page, '/leadership')
  await label(page, 'About').focus()
  await page.keyboard.press('ArrowDown')
  await expect(panel(page, 'about').getByRole('link', { name: 'About Us' })).toBeFocused()
  for (const _ of menus.find(({ id }) => id === 'about')?.links ?? []) await page.keyboard.press('Tab')
  await expect(panel(page, 'about')).toBeHidden()
  await expect(label(page, 'Catalog')).toBeFocused()
})

test('closes the menu and shows the top of the page when the visitor opens a product', async ({ page }) => {
  await openPage(page, '/leadership')
  await page.mouse.wheel(0, 400)
  await pointAt(page, 'Products')
  await panel(page, 'products').getByRole('link', { name: 'Joist Hangers' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Joist Hangers')
  await expect(page).toHaveURL('/products/joist-hangers')
  await expect(panel(page, 'products')).toBeHidden()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('opens a menu before scripts load and keeps it open after they load', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto('/leadership', { waitUntil: 'commit' })
  await label(page, 'Products').click()
  await expect(panel(page, 'products')).toBeVisible()
  release()
  await page.waitForLoadState('load')
  await panel(page, 'products').getByRole('link', { name: 'Plates', exact: true }).click()
  await expect(page).toHaveURL('/products/plates')
})

test("fits the menu titles and LET'S CONNECT on one line of the header", async ({ page }) => {
  await openPage(page, '/leadership')
  const connect = page.locator('#site-header > header').getByRole('link', { name: "LET'S CONNECT" })
  const lines = (of: Locator) =>
    of.evaluate((element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      return new Set([...text.getClientRects()].map(({ top }) => top)).size
    })
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await lines(connect), `LET'S CONNECT at ${width} px`).toBe(1)
    for (const menu of menus) {
      await label(page, menu.label).click()
      expect(await lines(panel(page, menu.id).locator('> p')), `${menu.label} at ${width} px`).toBe(1)
    }
  }
  await page.setViewportSize({ width: 768, height: 800 })
  expect(await lines(connect)).toBe(1)
  const [button, search] = await Promise.all([
    connect.boundingBox(),
    page.getByRole('button', { name: 'Open search' }).boundingBox(),
  ])
  expect((search?.x ?? 0) - (button?.x ?? 0) - (button?.width ?? 0)).toBeLessThanOrEqual(24)
})

// Covers 2.bar.2, 2.bar.24
test("links LET'S CONNECT to the contact page and the logo to the home page", async ({ page }) => {
  await page.goto('/leadership')
  await page.locator('#site-header > header').getByRole('link', { name: "LET'S CONNECT" }).click()
  await expect(page).toHaveURL('/contact-us')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  await page.locator('#site-header > header').getByRole('link', { name: 'BoltSpan, home' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('a menu without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('opens a menu and follows its links when JavaScript is off', async ({ page }) => {
    await page.goto('/leadership')
    for (const menu of menus) {
      await label(page, menu.label).click()
      await expect(panel(page, menu.id)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(panel(page, menu.id)).toBeHidden()
    }
    await label(page, 'Products').click()
    await panel(page, 'products').getByRole('link').first().click()
    await expect(page).toHaveURL('/products')
  })
})
