import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name })

/** Returns the number of cards in the first row. */
const columns = (cards: Locator) =>
  cards.evaluateAll((all) => {
    const tops = all.map((each) => Math.round(each.getBoundingClientRect().top))
    return tops.filter((top) => top === tops[0]).length
  })

// Covers 9.25-31
test('shows products in 2 to 5 columns of square tiles and featured applications in 2 or 4 columns', async ({
  page,
}) => {
  await page.goto('/')
  const products = region(page, 'Our Product Line').getByRole('listitem')
  const featured = region(page, 'Featured Applications').getByRole('listitem')
  const seen: string[] = []
  for (const width of [360, 800, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    seen.push(`${width} px: ${await columns(products)} and ${await columns(featured)}`)
    const tile = await products.first().locator('img').boundingBox()
    expect(tile?.height, `square tiles at ${width} px`).toBeCloseTo(tile?.width ?? 0, 0)
  }
  expect(seen).toEqual(['360 px: 2 and 2', '800 px: 3 and 2', '1100 px: 4 and 4', '1440 px: 5 and 4'])
})

test('shows products and applications as 96 px rows on phones', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const [path, name] of [
    ['/products', 'Our Flagship Products'],
    ['/applications', 'Common Applications Include'],
  ] as const) {
    await page.goto(path)
    for (const row of await region(page, name).getByRole('listitem').all()) {
      expect(Math.round((await row.boundingBox())?.height ?? 0), await row.innerText()).toBeLessThanOrEqual(97)
      const [picture, heading] = [await row.locator('img').boundingBox(), await row.getByRole('heading').boundingBox()]
      expect(picture?.height).toBe(96)
      expect(heading?.x).toBeGreaterThanOrEqual((picture?.x ?? 0) + (picture?.width ?? 0))
    }
  }
})

// Covers 2.products.2, 2.product.15, 2.applications.2, 2.gallery.1
test('shows products, applications, parts, and images in the right number of columns', async ({ page }) => {
  const several = async (path: string, cards: Locator) => {
    await page.goto(path)
    expect(await columns(cards), path).toBeGreaterThan(1)
  }
  await several('/products', region(page, 'Our Flagship Products').getByRole('listitem'))
  // Each part is a row of the grid, with its image, text, and specs in columns.
  await several('/products/plates', page.locator('#bs-pl-g90-12 > *'))
  await several('/applications', region(page, 'Common Applications Include').getByRole('listitem'))
  // In a gallery with an odd number of images, the first image spans the row.
  await several('/applications/aerospace', region(page, 'Gallery').locator('li:nth-child(n + 2)'))
})
