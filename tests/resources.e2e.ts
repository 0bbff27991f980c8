import { resources } from '#catalog/resources.ts'
import { expect, test } from './fixtures.ts'

const group = resources.find(({ items }) => items)

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    // Covers 2.routes.9, 2.resources.7, 2.resources.11-12, 4.cards.1
    test('expands and collapses the nine load tables', async ({ page }) => {
      await page.goto('/resources')
      const card = page.locator('details', { hasText: group?.title ?? '' })
      const item = card.getByRole('heading', { level: 4 })
      await expect(item.first()).toBeHidden()
      await card.getByText('Learn More').click()
      await expect(item).toHaveCount(9)
      for (const { title } of group?.items ?? []) await expect(card.getByRole('heading', { name: title })).toBeVisible()
      await card.getByText('Learn More').click()
      await expect(item.first()).toBeHidden()
    })
  })
}

// Covers 2.product.20
test('opens the catalog in a new tab from the bottom of a product page', async ({ page, context }) => {
  await page.goto('/products/tools')
  const tab = context.waitForEvent('page')
  await page.getByRole('link', { name: 'VIEW/DOWNLOAD THE CATALOG (V5)' }).click()
  await expect.poll(async () => new URL((await tab).url()).pathname).toBe('/catalog')
})
