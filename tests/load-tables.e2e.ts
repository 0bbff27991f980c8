import type { Page } from '@playwright/test'
import { computedLoadTable } from '#catalog/computed-load-tables.ts'
import { loadTables } from '#catalog/load-tables.ts'
import { axeFindings } from './axe.ts'
import { expect, further, openPage, scrollWidth, test } from './fixtures.ts'

/** Opens a page and waits for the load finder. Its code loads when the page is idle or on the first input. */
const open = async (page: Page, address = '/load-tables') => {
  await openPage(page, address)
  await expect(page.getByLabel('Section')).toBeEnabled()
}

const ask = async (page: Page, section: string, span: string) => {
  await page.getByLabel('Section').selectOption(section)
  await page.getByLabel('Span (ft)').fill(span)
  await page.getByLabel('Span (ft)').press('Enter')
}

const row = (page: Page, name: RegExp) =>
  page.getByRole('table', { name: 'Allowable loads', exact: true }).getByRole('row', { name })

test('finds the loads for a truss at a given span and keeps the query in the URL', async ({ page, context }) => {
  await open(page)
  await ask(page, 'BS-TR12A', '20')
  await expect(page).toHaveURL('/load-tables?section=BS-TR12A&span=20')
  await expect(page.getByRole('heading', { name: '12 in Truss, Aluminum over 20 ft (6.10 m)' })).toBeVisible()
  const uniform = 'Uniform load total 2,630 11.6 chord bending between nodes'
  await expect(row(page, /^Uniform/)).toHaveAccessibleName(uniform)
  await expect(row(page, /^Center/)).toHaveAccessibleName('Center point one load 1,310 5.82 bolted joint in the span')
  await expect(page.getByRole('status').filter({ hasText: '2,630 pounds' })).toHaveCount(1)

  const other = await context.newPage()
  await open(other, page.url())
  await expect(other.getByLabel('Section')).toHaveValue('BS-TR12A')
  await expect(other.getByLabel('Span (ft)')).toHaveValue('20')
  await expect(row(other, /^Uniform/)).toHaveAccessibleName(uniform)
  await expect(row(other, /^Uniform/)).toBeInViewport()
})

test('shows an error and keeps the input when a span is outside the range of the load table', async ({ page }) => {
  await open(page)
  await ask(page, 'BS-EX3060', '22')
  const field = page.getByLabel('Span (ft)')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(
    'Extrusion 3 × 6 in, on edge is listed from 4 to 10 ft, not at 22 ft.',
  )
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('22')
  await expect(row(page, /^Uniform/)).toHaveCount(0)
  await ask(page, 'BS-EX3060', '10')
  await expect(field).not.toHaveAttribute('aria-invalid')
  await expect(row(page, /^Uniform/)).toHaveCount(1)
})

test('keeps the span when the visitor selects another section in the load finder', further(), async ({ page }) => {
  await open(page, '/load-tables?section=BS-EX1530&span=10')
  await expect(row(page, /^Uniform/)).toHaveAccessibleName(/523 2\.32/)
  await page.getByLabel('Section').selectOption('Extrusion 1.5 × 3 in, flat (BS-EX1530)')
  await expect(row(page, /^Uniform/)).toHaveAccessibleName(/146 0\.64/)
  await expect(page).toHaveURL('/load-tables?section=BS-EX1530-FLAT&span=10')
})

test('links to the full load table and fits it to the window', further(), async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/load-tables?section=BS-TR12A&span=20')
  const table = page.getByRole('table', { name: 'Loads by span: 12 in Truss, Aluminum' })
  await expect(table).toBeHidden()
  await page.getByRole('link', { name: 'See the full table' }).click()
  await expect(table).toBeVisible()
  await expect(table).toBeInViewport()
  // The table must fit the viewport in both unit systems.
  const details = page.locator('details', { has: table })
  for (const [choice, row] of [
    ['lb', /^20 2,630 1,310 /],
    ['kN', /^20 6\.10 11\.6 5\.82 /],
    ['Governed by', /^20 [A-Z] [A-Z] [A-Z] [A-Z] [A-Z]$/],
    ['Deflection', /^20 0\.\d\d 0\.\d\d 0\.\d\d 0\.\d\d 0\.\d\d 0\.\d\d$/],
  ] as const) {
    await details.getByRole('radio', { name: choice, exact: true }).check()
    await expect(table.getByRole('row', { name: row }), choice).toHaveCount(1)
    expect(
      await details.evaluate(
        (element) =>
          [...element.querySelectorAll('*')].filter((each) => /auto|scroll/.test(getComputedStyle(each).overflow))
            .length,
      ),
      choice,
    ).toBe(0)
    expect(await scrollWidth(page)).toBe(360)
  }
})

test('opens the PDF of a load table in a new tab and expands the table on the page', async ({ page, context }) => {
  await open(page)
  const section = page.locator('#truss-12-aluminum')
  const link = section.getByRole('link', { name: /^12 in Truss, Aluminum load table, PDF/ })
  await expect(link).toHaveAttribute('href', /\/documents\/load-tables\/truss-12-aluminum\.pdf$/)
  const table = section.getByRole('table').first()
  for (const act of [() => link.press('Enter'), () => section.locator('.row').click()]) {
    const tab = context.waitForEvent('page')
    await act()
    await (await tab).close()
    await expect(table).toBeHidden()
  }
  const button = section.locator('summary')
  await button.press('Enter')
  await expect(table).toBeVisible()
  await expect(button).toHaveText(/Hide table for 12 in Truss, Aluminum$/)
  await button.click()
  await expect(table).toBeHidden()
  expect(context.pages()).toHaveLength(1)
})

for (const width of [360, 1440]) {
  test(`shows each load table as one 48 px row at ${width} px`, further(), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page)
    for (const { id, title } of loadTables) {
      const section = page.locator(`#${id}`)
      const { selfWeightLbPerFt, positions } = computedLoadTable(id)
      const row = section.locator('.row')
      await expect(row).toContainText(title)
      await expect(row).toContainText(`${selfWeightLbPerFt.toFixed(1)} lb/ft`)
      for (const spanFt of [10, 20]) {
        const load = positions[0]?.rows.find((each) => each.spanFt === spanFt)?.uniform.lb
        await expect(row).toContainText(
          load === undefined ? `${spanFt} ft not listed` : new RegExp(`${spanFt} ft ${load.toLocaleString('en-US')}`),
        )
      }
      await expect(section.getByRole('link', { name: new RegExp(`^${title} load table, PDF`) })).toBeVisible()
      expect((await row.boundingBox())?.height, title).toBe(48)
      expect((await section.locator('summary').boundingBox())?.height, title).toBe(48)
    }
  })
}

test('links a part to its load table and expands the table', async ({ page }) => {
  await openPage(page, '/parts/bs-tr06s-10')
  await page.getByRole('link', { name: 'LOADS BY SPAN' }).click()
  await expect(page).toHaveURL('/load-tables#bs-tr06s')
  const table = page.getByRole('table', { name: 'Loads by span: 6 in Truss, Steel' })
  await expect(table).toBeInViewport()
  await expect(table.getByRole('row', { name: /^10 3\.05 / })).toHaveCount(1)
})

for (const width of [360, 1440]) {
  test(`passes axe with all load tables open at ${width} px`, further(), async ({ page }) => {
    // Allow more time, because the tables have about 6,000 cells for axe to check.
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/load-tables?section=BS-TR12A&span=20.5')
    for (const { id } of loadTables) await page.locator(`#${id} summary`).click()
    await page.getByText('Joint and part ratings').first().click()
    await expect(page.getByRole('table', { name: /^Loads by span/ })).toHaveCount(11)
    expect(await axeFindings(page, '#main')).toEqual([])
    expect(await scrollWidth(page)).toBeLessThanOrEqual(width)
  })
}

test('prints every load table', further(), async ({ page }) => {
  await open(page)
  await page.emulateMedia({ media: 'print' })
  for (const { id } of loadTables) {
    const { series } = computedLoadTable(id)
    await expect(page.locator(`#${series.toLowerCase()} table`).first()).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'Find a Load' })).toBeHidden()
})

test.describe('a load table without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('expands a load table when a link leads to it and JavaScript is off', further(), async ({ page }) => {
    await page.goto('/load-tables#bs-tr12a')
    await expect(page.getByText('Show Loads')).toBeHidden()
    await expect(page.locator('#bs-tr12a table').first()).toBeVisible()
    await expect(page.locator('#bs-tr12s table').first()).toBeHidden()
    await page.locator('#truss-12-steel summary').click()
    await expect(page.locator('#bs-tr12s table').first()).toBeVisible()
  })
})

test('defaults to 12 in aluminum truss at 10 ft without changing the URL', async ({ page }) => {
  await open(page)
  await expect(page.getByLabel('Section')).toHaveValue('BS-TR12A')
  await expect(page.getByLabel('Span (ft)')).toHaveValue('10')
  await expect(row(page, /^Uniform/)).toHaveAccessibleName('Uniform load total 4,640 20.6 chord bending between nodes')
  await expect(page).toHaveURL('/load-tables')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
