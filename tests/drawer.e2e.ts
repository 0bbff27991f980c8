import type { Page } from '@playwright/test'
import { menus } from '#catalog/navigation.ts'
import { expect, further, holdRequests, hydrated, openPage, test } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

// Covers 2.bar.27-29
test('opens the drawer with search and five menus, and restores focus when Escape closes it', async ({ page }) => {
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

test(
  'closes the drawer when the visitor taps the drawer’s button or taps outside the drawer',
  further(),
  async ({ page }) => {
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
  },
)

// Covers 2.bar.29
test('closes the drawer when the visitor follows a link', async ({ page }) => {
  await openPage(page, '/leadership')
  await opener(page).click()
  await drawer(page).getByText('Products', { exact: true }).click()
  await drawer(page).getByRole('link', { name: 'Hinges', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hinges')
  await expect(drawer(page)).toBeHidden()
})

test('expands only one menu in the drawer at a time', further(), async ({ page }) => {
  await openPage(page, '/leadership')
  await opener(page).click()
  await drawer(page).getByText('Products', { exact: true }).click()
  await expect(drawer(page).getByRole('link', { name: 'All Products' })).toBeVisible()
  await drawer(page).getByText('About', { exact: true }).click()
  await expect(drawer(page).getByRole('link', { name: 'About Us' })).toBeVisible()
  await expect(drawer(page).getByRole('link', { name: 'All Products' })).toBeHidden()
})

test('keeps keyboard focus inside the drawer', async ({ page }) => {
  await openPage(page, '/leadership')
  await opener(page).click()
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab')
    const inside = await page.evaluate(() => {
      const { activeElement } = document
      // Past either end of the drawer, focus moves to the browser's toolbar.
      return activeElement === document.body || Boolean(activeElement?.closest('dialog'))
    })
    expect(inside).toBe(true)
  }
})

// Covers 2.bar.28
test('closes the drawer and shows the results when the visitor searches in it', async ({ page }) => {
  await openPage(page, '/leadership')
  await opener(page).click()
  await drawer(page).getByRole('searchbox').fill('hinge')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/searchResults?query=hinge')
  await expect(drawer(page)).toBeHidden()
})

test('opens the drawer before scripts load and keeps it open after they load', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js')
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

test.describe('the drawer without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('opens the drawer, expands its menus, and follows links when JavaScript is off', async ({ page }) => {
    await page.goto('/leadership')
    await opener(page).click()
    await drawer(page).getByText('Applications', { exact: true }).click()
    await drawer(page).getByRole('link', { name: 'Aerospace' }).click()
    await expect(page).toHaveURL('/applications/aerospace')
    await expect(drawer(page)).toBeHidden()
  })
})
