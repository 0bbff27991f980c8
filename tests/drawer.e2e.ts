import type { Page } from '@playwright/test'
import { menus } from '../catalog/navigation.ts'
import { expect, further, hydrated, openPage, test } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

// Covers 2.bar.27-29
test('the drawer opens with search and the five menus, and Escape closes it and gives the focus back', async ({
  page,
}) => {
  await openPage(page, '/leadership')
  await opener(page).click()
  await expect(drawer(page)).toBeVisible()
  await expect(drawer(page).getByRole('searchbox')).toBeVisible()
  for (const { label } of menus) {
    await expect(
      drawer(page)
        .locator('summary')
        .filter({ hasText: new RegExp(`^${label}$`) }),
    ).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('its own button closes the drawer, and so does a tap beside it', further(), async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await openPage(page, '/leadership')
  await opener(page).click()
  await drawer(page).getByRole('button', { name: 'Close menu' }).click()
  await expect(drawer(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await opener(page).click()
  await expect(drawer(page)).toBeVisible()
  await page.mouse.click(100, 500)
  await expect(drawer(page)).toBeHidden()
})

// Covers 2.bar.29
test('following a link closes the drawer', async ({ page }) => {
  await openPage(page, '/leadership')
  await opener(page).click()
  await drawer(page).getByText('Products', { exact: true }).click()
  await drawer(page).getByRole('link', { name: 'Hinges', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hinges')
  await expect(drawer(page)).toBeHidden()
})

test('one menu of the drawer is open at a time', further(), async ({ page }) => {
  await openPage(page, '/leadership')
  await opener(page).click()
  await drawer(page).getByText('Products', { exact: true }).click()
  await expect(drawer(page).getByRole('link', { name: 'All Products' })).toBeVisible()
  await drawer(page).getByText('About', { exact: true }).click()
  await expect(drawer(page).getByRole('link', { name: 'About Us' })).toBeVisible()
  await expect(drawer(page).getByRole('link', { name: 'All Products' })).toBeHidden()
})

test('the keyboard stays inside the open drawer', async ({ page }) => {
  await openPage(page, '/leadership')
  await opener(page).click()
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab')
    const inside = await page.evaluate(() => {
      const { activeElement } = document
      // Between the last and the first element the focus is in the browser's own bars.
      return activeElement === document.body || Boolean(activeElement?.closest('dialog'))
    })
    expect(inside).toBe(true)
  }
})

// Covers 2.bar.28
test('searching from the drawer closes it and shows the results', async ({ page }) => {
  await openPage(page, '/leadership')
  await opener(page).click()
  await drawer(page).getByRole('searchbox').fill('hinge')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/searchResults?query=hinge')
  await expect(drawer(page)).toBeHidden()
})

test('the drawer opens before any script has arrived, and stays open when they come', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/leadership', { waitUntil: 'commit' })
  await opener(page).click()
  await expect(drawer(page)).toBeVisible()
  release()
  await page.waitForLoadState('load')
  await hydrated(page)
  await expect(drawer(page)).toBeVisible()
  await drawer(page).getByText('About', { exact: true }).click()
  await drawer(page).getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/about')
  await expect(drawer(page)).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the drawer opens, its menus unfold, its links lead on', async ({ page }) => {
    await page.goto('/leadership')
    await opener(page).click()
    await drawer(page).getByText('Applications', { exact: true }).click()
    await drawer(page).getByRole('link', { name: 'Aerospace' }).click()
    await expect(page).toHaveURL('/applications/aerospace')
    await expect(drawer(page)).toBeHidden()
  })
})
