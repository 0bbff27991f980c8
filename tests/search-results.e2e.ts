import type { Page } from '@playwright/test'
import { expect, further, hydrated, openPage, test } from './fixtures.ts'

const rows = (page: Page) => page.locator('main ol > li')
const kinds = (page: Page) => page.getByRole('navigation', { name: 'Result types' })
const productsOf = (page: Page) => page.getByRole('navigation', { name: 'Products in results' })

/** Parses the count from a label such as 'Parts 40'. */
const countOf = (text: string | null) => Number(/\d+$/.exec(text?.trim() ?? '')?.[0])

test.describe('the results list without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('filters search results by kind and product and shows correct counts', async ({ page }) => {
    await page.goto('/searchResults?query=plate&pageSize=50')
    const total = countOf(await kinds(page).getByRole('link', { name: /^All/ }).textContent())
    await expect(page.getByText(new RegExp(`^${total} results in`))).toBeVisible()
    const pictures = kinds(page).getByRole('link', { name: /^Images/ })
    const count = countOf(await pictures.textContent())
    await pictures.click()
    await expect(page).toHaveURL('/searchResults?query=plate&kind=picture&pageSize=50')
    await expect(page.getByText(new RegExp(`^${count} results in`))).toBeVisible()
    await expect(kinds(page).getByRole('link', { name: /^Images/ })).toHaveAttribute('aria-current', 'true')
    await kinds(page)
      .getByRole('link', { name: /^Parts/ })
      .click()
    const truss = productsOf(page).getByRole('link', { name: /^Truss/ })
    const ofTruss = countOf(await truss.textContent())
    await truss.click()
    await expect(page).toHaveURL('/searchResults?query=plate&kind=part&product=truss&pageSize=50')
    await expect(rows(page)).toHaveCount(ofTruss)
    await productsOf(page).getByRole('link', { name: 'All' }).click()
    await kinds(page).getByRole('link', { name: /^All/ }).click()
    await expect(page).toHaveURL('/searchResults?query=plate&pageSize=50')
  })

  test('sorts search results by part number across pages', further(), async ({ page }) => {
    await page.goto('/searchResults?query=plate&kind=part')
    await page.getByRole('navigation', { name: 'Sort results' }).getByRole('link', { name: 'Part number' }).click()
    await expect(page).toHaveURL('/searchResults?query=plate&kind=part&sort=partNumber')
    const numbers = await rows(page).locator('h2').allInnerTexts()
    const sorted = numbers.map((text) => /^BS-\S+/.exec(text)?.[0] ?? '')
    expect(sorted).toEqual([...sorted].sort())
    expect(sorted[0]).not.toBe('')
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/searchResults?query=plate&kind=part&sort=partNumber&pageNumber=2')
    await page.getByLabel('Results per page').selectOption('20')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL('/searchResults?query=plate&kind=part&sort=partNumber&pageSize=20')
  })

  test('starts the results with a numeric answer that links to its table row', async ({ page }) => {
    await page.goto('/searchResults?query=12+in+aluminum+truss+20+ft+load')
    const answer = page.getByRole('region', { name: 'Answer' })
    await expect(answer).toContainText(/\d lb/)
    await expect(answer).toContainText(/\d kN/)
    const [block, first] = await Promise.all([answer.boundingBox(), rows(page).first().boundingBox()])
    expect(block?.y).toBeLessThan(first?.y ?? 0)
    await answer.getByRole('link').click()
    await expect(page).toHaveURL('/load-tables#bs-tr12a-20-ft')
    await expect(page.locator('#bs-tr12a-20-ft')).toBeInViewport()
  })

  test('shows the corrected query and a link to the original query', further(), async ({ page }) => {
    await page.goto('/searchResults?query=gussett')
    const read = page.getByRole('list', { name: 'How we read your search' })
    await expect(read).toContainText('Showing results for gusset. Search instead for gussett.')
    await read.getByRole('link', { name: 'gussett' }).click()
    await expect(page).toHaveURL('/searchResults?query=gussett&verbatim=true')
    await expect(page.getByText('No results found')).toBeVisible()
    await expect(page.getByText('Showing results for')).toHaveCount(0)
  })

  // Covers 2.search.8, 8.24
  test('suggests searches, products, and a way to contact us when nothing is found', async ({ page }) => {
    await page.goto('/searchResults?query=zzzzqqqq')
    await expect(page.getByText('No results found', { exact: true })).toBeVisible()
    await expect(page.getByRole('list', { name: 'How we read your search' })).toContainText('zzzzqqqq')
    await expect(page.locator('main').getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us')
    await expect(page.locator('main').getByRole('link', { name: 'Joist Hangers' })).toHaveAttribute(
      'href',
      '/products/joist-hangers',
    )
    await page.getByRole('region', { name: 'Popular searches' }).getByRole('link').first().click()
    expect(await rows(page).count()).toBeGreaterThan(0)
  })
})

test('shows a part as one search result with its specs and documents', async ({ page }) => {
  await openPage(page, '/searchResults?query=BS-TR12A-10')
  const part = rows(page).first()
  await expect(part).toContainText('BS-TR12A-10')
  await expect(part.locator('dl')).toContainText(/\d lb/)
  await expect(part.getByRole('link', { name: /^Spec sheet for / })).toHaveAttribute(
    'href',
    /spec-sheets\/bs-tr12a-10\.pdf/,
  )
  await expect(part.getByRole('link', { name: /^Spec sheet for / })).toHaveAttribute('target', '_blank')
  // The link that covers the whole row must not cover the row's links to documents.
  await part.getByRole('link', { name: /^Load table for / }).click()
  await expect(page).toHaveURL('/load-tables#bs-tr12a')
})

for (const [width, highest] of [
  [360, 250],
  [1440, 80],
] as const) {
  test(`shows search results as rows of 64 to ${highest} px at ${width} px`, further(), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const query of ['warranty', 'truss', 'gusset', 'hoist']) {
      await openPage(page, `/searchResults?query=${query}`)
      const heights = await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
      expect(Math.min(...heights), query).toBeGreaterThanOrEqual(64)
      expect(Math.max(...heights), query).toBeLessThanOrEqual(highest)
    }
  })
}

test('highlights the gallery image that a search result leads to', further(), async ({ page }) => {
  await openPage(page, '/searchResults?query=turntable&kind=picture')
  await rows(page)
    .getByRole('link', { name: /turntable/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/applications\/theatre-&-scenic#turntable$/)
  const picture = page.locator('#turntable')
  await expect(picture).toBeInViewport()
  await expect(picture).not.toHaveCSS('outline-style', 'none')
  // The image must stay highlighted after a reload.
  await page.reload()
  await hydrated(page)
  await expect(picture).not.toHaveCSS('outline-style', 'none')
  await page.getByRole('link', { name: 'Back to Applications' }).click()
  await page.goBack()
  await page.goto('/applications/theatre-&-scenic')
  await expect(picture).toHaveCSS('outline-style', 'none')
})

for (const width of [360, 768, 1440]) {
  test(`fits the search results into a window of ${width} px`, further(width !== 360), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const query of ['plate', 'BS-TR12A-10', '12 in aluminum truss 20 ft load', 'zzzzqqqq', 'gussett']) {
      await page.goto(`/searchResults?${new URLSearchParams({ query })}`)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, query).toBeLessThanOrEqual(0)
    }
  })
}
