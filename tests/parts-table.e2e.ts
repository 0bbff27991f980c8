import type { Page } from '@playwright/test'
import { products } from '../catalog/products.ts'
import { productUrl } from '../catalog/urls.ts'
import { collectRequests, expect, further, openPage, scrollWidth, test } from './fixtures.ts'

const table = (page: Page) => page.getByRole('navigation', { name: / parts$/ })
const names = (page: Page) => table(page).getByRole('rowheader')
const truss = products.find(({ id }) => id === 'truss')
const items = truss?.productSections.flatMap((section) => section.items) ?? []
const allNames = items.map(({ name }) => name)

test('shows all parts in 40 px rows', async ({ page }) => {
  await openPage(page, '/products/truss')
  await expect(names(page)).toHaveText(allNames)
  const rows = await table(page)
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)))
  expect(new Set(rows)).toEqual(new Set([41]))
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'Part number',
    'Name',
    'Sizes',
    'Weight lb/ft',
    'Weight lb',
    'UDL at 10 ft lb',
    'PDF',
  ])
  const first = table(page).getByRole('row', { name: /BS-TR12A-01 to -10 Truss, 12 in, aluminum 1 to 10 ft/ })
  await expect(
    first.getByRole('link', { name: /^Load table for Truss, 12 in, aluminum \(PDF · \d+ pages/ }),
  ).toHaveAttribute('href', /\/load-tables\/truss-12-aluminum\.pdf$/)
})

test('filters parts by text and spec and clears the filters', async ({ page }) => {
  await openPage(page, '/products/truss')
  await table(page).getByLabel('Filter').fill('6 in steel')
  await expect(names(page)).toHaveText(['Truss, 6 in, steel'])
  await table(page).getByLabel('Filter').fill('')
  await table(page).getByRole('combobox', { name: 'Spec' }).selectOption('UDL at 10 ft, lb')
  await table(page).getByRole('textbox', { name: 'Min' }).fill('2,500')
  await expect(names(page)).toHaveText(['Truss, 12 in, steel', 'Truss, 6 in, steel'])
  await expect(table(page).getByRole('status').first()).toHaveText(`2 of ${items.length} parts`)
  await table(page).getByRole('textbox', { name: 'Min' }).fill('a lot')
  await expect(table(page).getByRole('textbox', { name: 'Min' })).toHaveAttribute('aria-invalid', 'true')
  await expect(table(page).getByText('Enter a number, such as 12, 1 1/2, or 2,000.')).toBeVisible()
  await table(page).getByRole('textbox', { name: 'Min' }).fill('99,000')
  await expect(table(page).getByText('No parts match.')).toBeVisible()
  await table(page).getByRole('button', { name: 'Clear' }).click()
  await expect(names(page)).toHaveText(allNames)
})

test('sorts parts by a column and reverses the order on the second click', async ({ page }) => {
  await openPage(page, '/products/truss')
  const head = table(page).getByRole('columnheader', { name: 'UDL at 10 ft' })
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await expect(names(page).first()).toHaveText('Truss, 3 in, aluminum')
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expect(names(page).first()).toHaveText('Truss, 12 in, steel')
})

test('loads the code of the part filter on the first input', further(), async ({ page }) => {
  const scripts = collectRequests(page)
  await openPage(page, '/products/truss')
  const before = scripts.filter((url) => /arrange-parts/.test(url))
  expect(before).toEqual([])
  await table(page).getByLabel('Filter').fill('nylon')
  await expect(names(page)).toHaveText(['Tube cap, 3 in truss'])
  expect(scripts.some((url) => /arrange-parts/.test(url))).toBe(true)
})

test('scrolls a part’s card below the header when its row is clicked', async ({ page }) => {
  await openPage(page, '/products/truss')
  await table(page)
    .getByRole('row', { name: /Ground base/ })
    .getByText('24 × 24')
    .click()
  await expect(page).toHaveURL(/#bs-tr-gb12$/)
  const card = page.locator('#bs-tr-gb12')
  await expect(card).toBeInViewport()
  const strip = await page.locator('#navigation-menu').boundingBox()
  expect((await card.boundingBox())?.y).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0))
})

for (const width of [360, 768, 1440]) {
  test(`fits every product page at ${width} px with all sizes expanded`, further(), async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 800 })
    for (const product of products) {
      await page.goto(productUrl(product))
      await page.locator('article details').evaluateAll((all) => {
        for (const each of all) (each as HTMLDetailsElement).open = true
      })
      expect(await scrollWidth(page), product.name).toBeLessThanOrEqual(width)
    }
  })
}

test('hides the controls of the parts table when JavaScript is off', further(), async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/products/truss')
  await expect(names(page)).toHaveText(allNames)
  await expect(table(page).getByLabel('Filter')).toBeHidden()
  await expect(table(page).getByRole('button')).toHaveCount(0)
  await context.close()
})

test('shows the image, name, and three specs of a part on a phone and expands the rest', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, '/products/truss')
  const card = page.locator('#bs-tr12a-10')
  await expect(card.getByRole('term').filter({ visible: true })).toHaveText(['Lengths', 'Weight', 'UDL at 10 ft'])
  const sheet = card.locator('a', { hasText: /^SPEC SHEET/ })
  await expect(sheet).toBeHidden()
  expect((await card.boundingBox())?.height).toBeLessThan(240)
  await card.getByText('Details for Truss').click()
  await expect(sheet).toBeVisible()
})

test("expands a part's sizes to the full width of the row", further(), async ({ page }) => {
  await openPage(page, '/products/truss')
  const cards = page.locator('#profiles article')
  const [first, last] = [await cards.first().boundingBox(), await cards.nth(3).boundingBox()]
  for (const place of [0, 1, 3]) {
    const card = cards.nth(place)
    await card.getByText('10 sizes').click()
    const panel = await card.getByRole('table').boundingBox()
    expect(panel?.x).toBeLessThan((first?.x ?? 0) + 24)
    expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeGreaterThan((last?.x ?? 0) + (last?.width ?? 0) - 24)
  }
  // Three tables are open in one row of cards. They must not overlap.
  const boxes = await page
    .locator('#profiles')
    .getByRole('table')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })))
  expect(boxes).toHaveLength(3)
  for (const [index, { top }] of boxes.slice(1).entries()) expect(top).toBeGreaterThan(boxes[index]?.bottom ?? Infinity)
})

test('copies a part number and requests a quote for it', further(), async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, '/products/truss')
  await page.locator('#bs-tr12a-10').getByText('10 sizes').click()
  const row = page.locator('#bs-tr12a-10').getByRole('row', { name: /^BS-TR12A-04 4 1\.22/ })
  await row.getByRole('button', { name: 'Copy BS-TR12A-04' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('BS-TR12A-04')
  await row.getByRole('link', { name: 'Request a Quote for BS-TR12A-04' }).click()
  await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue('BS-TR12A-04, quantity: ')
})

test('draws diagonal fractions but keeps their text plain', async ({ page }) => {
  await page.goto('/products/extrusion')
  const heading = page.locator('#bs-ex1530-10').getByRole('heading', { level: 3 })
  await expect(heading).toHaveText('Extrusion, 1 1/2 × 3 in')
  const fraction = heading.getByText('1/2', { exact: true })
  await expect(fraction).toHaveCSS('font-variant-numeric', /diagonal-fractions/)
  // The diagonal fraction must be narrower than the three plain characters.
  const [narrow, wide] = await fraction.evaluate((element: HTMLElement) => {
    const drawn = element.getBoundingClientRect().width
    element.style.fontVariantNumeric = 'normal'
    return [drawn, element.getBoundingClientRect().width]
  })
  expect(narrow).toBeLessThan(wide ?? 0)
})
