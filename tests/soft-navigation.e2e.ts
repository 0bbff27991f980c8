import { externalLinks } from '../catalogue/external-links.ts'
import { expect, openAwake, test } from './fixtures.ts'

test('a page whose data takes long shows that it is loading, and then itself', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.data*', async (route) => {
    await held
    await route.continue()
  })
  await openAwake(page, '/about')
  await page.locator('main').getByRole('link', { name: 'More About Our Leadership' }).click()
  const loading = page.getByRole('status').filter({ hasText: 'Loading' })
  await expect(loading).toHaveCount(1)
  await expect(loading.locator('div').first()).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leadership')
  await expect(loading).toHaveCount(0)
})

test('going through the site loads no document twice and keeps title and description up to date', async ({ page }) => {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url())
  })
  await openAwake(page, '/products')
  await page.locator('main').getByRole('link', { name: /Truss/ }).first().click()
  await expect(page).toHaveTitle('Truss | BoltSpan')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/products\/truss$/)
  await page.getByRole('link', { name: 'CONTACT US', exact: true }).click()
  await expect(page).toHaveTitle('Contact Us | BoltSpan')
  await page.goBack()
  await expect(page).toHaveTitle('Truss | BoltSpan')
  expect(documents).toHaveLength(1)
})

test('a page that one goes to is read out, and what is reached next is its content', async ({ page }) => {
  await openAwake(page, '/products')
  const said = page.locator('[role=status]').filter({ hasText: ' | BoltSpan' })
  await expect(said).toHaveCount(0)
  await page.locator('main').getByRole('link', { name: /Truss/ }).first().focus()
  await page.keyboard.press('Enter')
  await expect(said).toHaveText('Truss | BoltSpan')
  await expect(page.locator('#main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Profiles', exact: true })).toBeFocused()
  // From the drawer, which gives the focus back when it closes.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: "LET'S CONNECT" }).click()
  await expect(said).toHaveText('Contact Us | BoltSpan')
  await expect(page.locator('#main')).toBeFocused()
})

test.describe('another site', () => {
  // No test reaches the network (`playwright.config.ts`).
  test.use({ expectedErrors: [/ERR_NAME_NOT_RESOLVED|ERR_FAILED/] })

  test('opens in a tab of its own and leaves the page where it is', async ({ page, context }) => {
    await openAwake(page, '/products')
    const tab = context.waitForEvent('page')
    const request = context.waitForEvent('request', (request) => request.url().startsWith(externalLinks.modelWarehouse))
    await page
      .locator('main')
      .getByRole('link', { name: /SKETCHUP FILES/ })
      .click()
    await request
    await tab
    await expect(page).toHaveURL('/products')
  })
})
