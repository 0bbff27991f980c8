import type { Page } from '@playwright/test'
import { products } from '#catalog/products.ts'
import { productUrl } from '#catalog/urls.ts'
import { collectRequests, expect, further, hydrated, openPage, scrollWidth, test } from './fixtures.ts'

async function openTable(page: Page, path: string) {
  await openPage(page, path)
  await page.getByText('Table and filters').click()
}

const table = (page: Page) => page.getByRole('navigation', { name: / parts$/ })
const names = (page: Page) => table(page).getByRole('rowheader')
const truss = products.find(({ id }) => id === 'truss')
const items = truss?.productSections.flatMap((section) => section.items) ?? []
const allNames = items.map(({ name }) => name)

test('shows all parts in 40 px rows', async ({ page }) => {
  await openTable(page, '/products/truss')
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
  await openTable(page, '/products/truss')
  await table(page).getByLabel('Filter', { exact: true }).fill('6 in steel')
  await expect(names(page)).toHaveText(['Truss, 6 in, steel'])
  await table(page).getByLabel('Filter', { exact: true }).fill('')
  await table(page).getByRole('combobox', { name: 'Spec' }).selectOption('UDL at 10 ft, lb')
  await table(page).getByRole('textbox', { name: 'Min' }).fill('4,000')
  await expect(names(page)).toHaveText(['Truss, 12 in, aluminum', 'Truss, 12 in, steel'])
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
  await openTable(page, '/products/truss')
  const head = table(page).getByRole('columnheader', { name: 'UDL at 10 ft' })
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await expect(names(page).first()).toHaveText('Truss, 3 in, aluminum')
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expect(names(page).first()).toHaveText('Truss, 12 in, steel')
})

test('loads the part filter code when the visitor first types in the filter', further(), async ({ page }) => {
  const scripts = collectRequests(page)
  await openTable(page, '/products/truss')
  const before = scripts.filter((url) => /arrange-parts/.test(url))
  expect(before).toEqual([])
  await table(page).getByLabel('Filter', { exact: true }).fill('nylon')
  await expect(names(page)).toHaveText(['Tube cap, 3 in truss'])
  expect(scripts.some((url) => /arrange-parts/.test(url))).toBe(true)
})

test('opens the part page when a row is clicked', async ({ page }) => {
  await openTable(page, '/products/truss')
  await table(page)
    .getByRole('row', { name: /Ground base/ })
    .getByText('24 × 24')
    .click()
  await expect(page).toHaveURL('/parts/bs-tr-gb12')
})

test('keeps the table after a reload, and shows the cards when a section button is clicked', async ({ page }) => {
  await openTable(page, '/products/truss')
  const card = page.locator('#bs-tr12a-10')
  await expect(card).toBeHidden()
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(table(page)).toBeVisible()
  await expect(card).toBeHidden()
  await hydrated(page)
  await page.locator('#navigation-menu').getByRole('link', { name: 'Gallery' }).click()
  await expect(table(page)).toBeVisible()
  await page.locator('#navigation-menu').getByRole('link', { name: 'Profiles' }).click()
  await expect(card).toBeInViewport()
  await expect(table(page)).toBeHidden()
})

test('shows the cards when a link from another page leads to a section', async ({ page }) => {
  await openTable(page, '/products/truss')
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/products/hinges#halves' })
    document.querySelector('main')?.append(link)
    link.click()
  })
  await expect(page.locator('#halves')).toBeInViewport()
  await page.goto('/products/truss')
  await expect(table(page)).toBeVisible()
})

for (const width of [360, 768, 1440]) {
  test(`fits every product page at ${width} px with the cards and with the table`, further(), async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 800 })
    for (const product of products) {
      await page.goto(productUrl(product))
      expect(await scrollWidth(page), product.name).toBeLessThanOrEqual(width)
      await page.evaluate(() => {
        document.documentElement.dataset.parts = 'table'
      })
      expect(await scrollWidth(page), `${product.name}, table`).toBeLessThanOrEqual(width)
    }
  })
}

test('hides the parts table’s controls when JavaScript is off', further(), async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/products/truss')
  await expect(names(page)).toHaveText(allNames)
  await expect(table(page).getByLabel('Filter', { exact: true })).toBeHidden()
  await expect(table(page).getByRole('button')).toHaveCount(0)
  await context.close()
})

for (const width of [360, 768, 1440]) {
  // Covers 2.product.16-18
  test(`shows the whole image, description, and documents of each part at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openPage(page, '/products/truss')
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(allNames.length)
    const hidden = await cards.evaluateAll((all) =>
      all.flatMap((card) =>
        ['img', 'p:has(+ div a)', 'a[href$=".pdf"]:not(:has(img))'].filter((selector) => {
          const shown = card.querySelector<HTMLElement>(selector)
          return !shown?.checkVisibility() || shown.scrollHeight > shown.clientHeight + 1
        }),
      ),
    )
    expect(hidden).toEqual([])
  })
}

test('shows fractions with a diagonal bar but copies them as plain text', async ({ page }) => {
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

for (const [product, width, goalPx] of [
  ['truss', 360, 8300],
  ['truss', 1440, 5700],
  ['plates', 360, 10_500],
  ['plates', 1440, 8500],
  ['motion', 1440, 7500],
] as const) {
  test(`keeps the ${product} page no longer than ${goalPx} px at ${width} px`, further(), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, `/products/${product}`)
    await page.evaluate(() => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += 500) window.scrollTo(0, y)
    })
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(goalPx)
  })
}

test('filters cards and table rows by series and material', async ({ page }) => {
  await openPage(page, '/products/truss')
  const cards = page.getByRole('article')
  await page.getByText('6 in', { exact: true }).first().click()
  await page.getByText('Steel', { exact: true }).click()
  const headings = cards.filter({ visible: true }).getByRole('heading')
  await expect(headings.filter({ hasText: /^Truss/ })).toHaveText(['Truss, 6 in, steel'])
  await page.getByText('Table and filters').click()
  await expect(names(page).filter({ visible: true, hasText: /^Truss/ })).toHaveText(['Truss, 6 in, steel'])
})

test('collapses the filters on a phone', further(), async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openTable(page, '/products/truss')
  const filter = table(page).getByLabel('Filter', { exact: true })
  await expect(filter).toBeHidden()
  await table(page).getByText('Filter').first().click()
  await filter.fill('6 in steel')
  await expect(names(page)).toHaveText(['Truss, 6 in, steel'])
})
