import type { Locator, Page } from '@playwright/test'
import { menus } from '../catalog/navigation.ts'
import { expect, further, openPage, test } from './fixtures.ts'

const label = (page: Page, name: string) =>
  page.locator('#site-header > header').getByRole('button', { name, exact: true })
const panel = (page: Page, id: string) => page.locator(`#menu-${id}`)

/** Moves the pointer to the middle of a label, as a hand does: in steps. */
async function pointAt(page: Page, name: string) {
  const box = await label(page, name).boundingBox()
  if (!box) throw new Error(`${name} is not shown`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
}

/** A page whose time only moves when a test says so. */
async function openStopped(page: Page) {
  await page.clock.install()
  await openPage(page, '/leadership')
  await page.clock.pauseAt(Date.now() + 60_000)
}

for (const menu of menus) {
  // Covers 2.bar.3, 2.bar.5-6, 2.bar.15-17, 2.bar.22
  test(
    `pointing at ${menu.label} opens its menu with all that it leads to`,
    further(menu.id !== 'products'),
    async ({ page }) => {
      await openPage(page, '/leadership')
      await pointAt(page, menu.label)
      await expect(panel(page, menu.id)).toBeVisible()
      for (const { label, url } of menu.links.filter(({ url }) => url.startsWith('/'))) {
        const link = panel(page, menu.id).getByRole('link', { name: label, exact: true })
        await expect(link).toBeVisible()
        expect(decodeURI((await link.getAttribute('href')) ?? '').replace(/(?<=.)\/$/, '')).toBe(url)
      }
    },
  )
}

// Covers 2.bar.23, 9.5
test('a menu closes 150 ms after the pointer has left it, and not before', async ({ page }) => {
  await openStopped(page)
  await pointAt(page, 'Products')
  await expect(panel(page, 'products')).toBeVisible()
  await page.mouse.move(700, 890)
  await page.clock.runFor(149)
  await expect(panel(page, 'products')).toBeVisible()
  await page.clock.runFor(1)
  await expect(panel(page, 'products')).toBeHidden()
})

test('a menu stays when the pointer comes back within 150 ms', further(), async ({ page }) => {
  await openStopped(page)
  await pointAt(page, 'Products')
  await page.mouse.move(700, 890)
  await page.clock.runFor(100)
  await pointAt(page, 'Products')
  await page.clock.runFor(1000)
  await expect(panel(page, 'products')).toBeVisible()
})

test(
  'crossing another label on the way into a menu does not switch, resting on it does',
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

test('a click on a label that hovering has opened keeps the menu open; the next one closes it', async ({ page }) => {
  await openPage(page, '/leadership')
  await pointAt(page, 'Resources')
  await expect(panel(page, 'resources')).toBeVisible()
  await label(page, 'Resources').click()
  await expect(panel(page, 'resources')).toBeVisible()
  await label(page, 'Resources').click()
  await expect(panel(page, 'resources')).toBeHidden()
})

test('a menu works by keyboard: Enter opens, Tab walks, Escape closes and gives the focus back', async ({ page }) => {
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

test(
  'the down arrow opens a menu and goes to its first link; leaving it with Tab closes it',
  further(),
  async ({ page }) => {
    await openPage(page, '/leadership')
    await label(page, 'About').focus()
    await page.keyboard.press('ArrowDown')
    await expect(panel(page, 'about').getByRole('link', { name: 'About Us' })).toBeFocused()
    for (const _ of menus.find(({ id }) => id === 'about')?.links ?? []) await page.keyboard.press('Tab')
    await expect(panel(page, 'about')).toBeHidden()
    await expect(label(page, 'Catalog')).toBeFocused()
  },
)

test('choosing a product closes the menu and shows the product from its top', async ({ page }) => {
  await openPage(page, '/leadership')
  await page.mouse.wheel(0, 400)
  await pointAt(page, 'Products')
  await panel(page, 'products').getByRole('link', { name: 'Joist Hangers' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Joist Hangers')
  await expect(page).toHaveURL('/products/joist-hangers')
  await expect(panel(page, 'products')).toBeHidden()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('a click on a label works before any script has arrived, and the menu stays when they come', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/leadership', { waitUntil: 'commit' })
  await label(page, 'Products').click()
  await expect(panel(page, 'products')).toBeVisible()
  release()
  await page.waitForLoadState('load')
  await panel(page, 'products').getByRole('link', { name: 'Plates', exact: true }).click()
  await expect(page).toHaveURL('/products/plates')
})

test("fits menu titles and LET'S CONNECT on one line, without a gap in the bar", async ({ page }) => {
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
test("LET'S CONNECT and the logo lead to the contact page and home", async ({ page }) => {
  await page.goto('/leadership')
  await page.locator('#site-header > header').getByRole('link', { name: "LET'S CONNECT" }).click()
  await expect(page).toHaveURL('/contact-us')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  await page.locator('#site-header > header').getByRole('link', { name: 'BoltSpan, home' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const menu of menus) {
    test(`a click opens ${menu.label}, and its links lead on`, further(menu.id !== 'products'), async ({ page }) => {
      await page.goto('/leadership')
      await label(page, menu.label).click()
      await expect(panel(page, menu.id)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(panel(page, menu.id)).toBeHidden()
      await label(page, menu.label).click()
      const first = panel(page, menu.id).getByRole('link').first()
      const href = await first.getAttribute('href')
      await first.click()
      await expect(page).toHaveURL(href ?? '')
    })
  }
})

// Covers 2.bar.24
test('the way to the contact form is written with a straight apostrophe', async ({ request }) => {
  const html = await (await request.get('/about')).text()
  expect(html.match(/LET.{1,8}S CONNECT/g)).toEqual(['LET&#x27;S CONNECT', 'LET&#x27;S CONNECT'])
})
