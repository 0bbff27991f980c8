import { products } from '../catalog/products.ts'
import { resources } from '../catalog/resources.ts'
import { expect, hydrated, test } from './fixtures.ts'

const group = resources.find(({ items }) => items)

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    // Covers 2.routes.9, 2.resources.7, 2.resources.11-12, 4.cards.1
    test('the load tables unfold to nine documents and fold again', async ({ page }) => {
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

test('the sizes of a part unfold to a table with a part number for each', async ({ page }) => {
  const item = products
    .flatMap(({ productSections }) => productSections)
    .flatMap(({ items }) => items)
    .find(({ sizes }) => (sizes?.length ?? 0) > 3)
  const product = products.find(({ productSections }) =>
    productSections.some(({ items }) => items.some((each) => each === item)),
  )
  await page.goto(`/products/${product?.name.toLowerCase().replaceAll(' ', '-')}`)
  await hydrated(page)
  const article = page.locator(`[id="${item?.partNumber.toLowerCase()}"]`)
  await article.getByText(`${item?.sizes?.length} sizes`).click()
  await expect(article.getByRole('rowheader')).toHaveText(item?.sizes?.map(({ partNumber }) => partNumber) ?? [])
})

// Covers 2.routes.20, 2.catalog.1, 2.catalog.5
test('the catalog comes in three kinds, and the request page is one click away', async ({ page }) => {
  await page.goto('/catalog')
  for (const name of [/printed/i, /digital/i, /usb/i])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await page.locator('main').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/contact-us')
  await page.goBack()
  await page.locator('main a[href^="/catalog/request"]').first().click()
  await expect(page).toHaveURL(/\/catalog\/request\/?$/)
})

// Covers 2.product.20
test('a product page ends with the catalog, in a tab of its own', async ({ page, context }) => {
  await page.goto('/products/tools')
  const tab = context.waitForEvent('page')
  await page.getByRole('link', { name: 'VIEW/DOWNLOAD THE CATALOG (V5)' }).click()
  await expect.poll(async () => new URL((await tab).url()).pathname).toBe('/catalog')
})
