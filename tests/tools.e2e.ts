import type { Page } from '@playwright/test'
import { calculatorsOf } from '#site/page-declaration.ts'
import { pages } from '#site/pages.server.ts'
import { axeFindings } from './axe.ts'
import { download, expect, further, hydrated, openPage, scrollWidth, test } from './fixtures.ts'

/** Opens a calculator and waits until its code has loaded. */
const open = async (page: Page, address: string) => {
  await openPage(page, address)
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled()
}

const summary = (page: Page) => page.locator('.summary')
const check = (page: Page, name: string) =>
  page.getByRole('table', { name: /^Checks/ }).getByRole('row', { name: new RegExp(`^${name}`) })

for (const { title, url } of calculatorsOf(pages)) {
  test(
    `shows the result of the ${title} with and without JavaScript and passes axe`,
    further(url !== '/tools/beam'),
    async ({ page, browser, baseURL }) => {
      const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
      const unscripted = await plain.newPage()
      await unscripted.goto(url)
      const finished = await summary(unscripted).innerText()
      expect(finished).not.toBe('')
      await expect(unscripted.getByText('Not for engineering use.').first()).toBeVisible()
      await plain.close()

      await open(page, url)
      expect((await summary(page).innerText()).replaceAll(/\s+/g, ' ')).toBe(finished.replaceAll(/\s+/g, ' '))
      expect(await axeFindings(page, '#main')).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await scrollWidth(page)).toBeLessThanOrEqual(320)
      await expect(summary(page)).toBeInViewport()
    },
  )
}

test('updates the result of a calculator and keeps the input in the URL', async ({ page, context }) => {
  await open(page, '/tools/beam?section=BS-TR12A&supports=simple&span=20&joints=anywhere&point=1310@10')
  // The load table lists a center load of 1,310 lb for a 20 ft span. The bolted joint governs.
  await expect(summary(page)).toContainText('100%')
  await expect(summary(page)).toContainText('Bolted joint in the span governs')
  await page.getByRole('textbox', { name: 'Load (lb)' }).fill('655')
  await expect(summary(page)).not.toContainText('100%')
  await expect(page).toHaveURL(/point=655%4010/)
  const result = await summary(page).innerText()
  const other = await context.newPage()
  await open(other, page.url())
  await expect(other.getByRole('textbox', { name: 'Load (lb)' })).toHaveValue('655')
  expect(await summary(other).innerText()).toBe(result)
})

test('shows an error at an invalid calculator field and keeps the input', async ({ page }) => {
  await open(page, '/tools/beam?section=BS-TR12A&span=41')
  const span = page.getByLabel('Span (ft)')
  await expect(span).toHaveAccessibleDescription('Span: 2 to 40 ft, not 41.')
  await expect(span).toHaveAttribute('aria-invalid', 'true')
  await span.fill('twenty')
  await expect(span).toHaveAccessibleDescription(/“twenty” is not a number/)
  await page.getByLabel('Section').selectOption('BS-TR12S')
  await expect(span).toHaveValue('twenty')
  await span.fill('20')
  await expect(summary(page)).toContainText('governs')
  await page.goto('/tools/beam?section=BS-TR99')
  await expect(page.getByLabel('Section')).toHaveAccessibleDescription(/“BS-TR99” is not available/)
})

test('adds and removes loads in a calculator by keyboard', async ({ page }) => {
  await open(page, '/tools/beam?section=BS-EX3060&span=8&loads=none')
  await page.getByRole('button', { name: 'Add Point Load' }).press('Enter')
  await expect(page.getByRole('group', { name: 'Load 1, point' })).toBeVisible()
  await expect(check(page, 'Deflection')).toBeVisible()
  await page.getByRole('button', { name: 'Remove load 1, point' }).press('Enter')
  await expect(page.getByRole('group', { name: /^Load 1/ })).toHaveCount(0)
})

test('checks a beam that has overhangs and hangs from picks, and keeps its supports in the URL', async ({ page }) => {
  await open(page, '/tools/beam?section=BS-TR12A&supports=any&span=30&support=5&support=25&held=picks&point=100@0')
  // 100 lb × 1.5 at the end of a 5 ft overhang.
  await expect(check(page, 'Tipping off the picks')).toContainText('750 ft·lb')
  await expect(check(page, 'Lifting mount and chord')).toContainText('850 lb')
  await page.getByRole('button', { name: 'Add Support' }).click()
  await expect(page).toHaveURL(/support=5&support=25&support=15/)
  await expect(page.getByLabel('Uneven picks')).toHaveValue('0.5')
  await expect(page.getByRole('table', { name: 'Parts list' }).getByRole('row', { name: /BS-RG-LM12/ })).toContainText(
    '3',
  )
  expect(await axeFindings(page, '#main')).toEqual([])
})

test('draws the plan of a platform and describes its edges', async ({ page }) => {
  await open(
    page,
    '/tools/platform?section=BS-TR12S&length=16&width=24&height=45&beams=short&stair=back&front=gate&back=rail',
  )
  await expect(
    page.getByRole('img', { name: /^Plan, 16 × 24 ft: \d beam lines .* stair at the back edge$/ }),
  ).toBeVisible()
  await expect(page.getByText('custom stair with 6 equal risers of 7 1/2 in')).toBeVisible()
  await expect(page.getByRole('row', { name: /BS-AC-GT36/ })).toBeVisible()
  expect(await axeFindings(page, '#main')).toEqual([])
})

test('updates the result of a calculator synchronously on a keystroke', async ({ page }) => {
  await open(page, '/tools/beam')
  const answers = await page
    .getByRole('textbox', { name: 'Load (lb)' })
    .first()
    .evaluate(async (field: HTMLInputElement) => {
      const shown: (string | null | undefined)[] = []
      for (const text of ['160', '320']) {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
        field.dispatchEvent(new Event('input', { bubbles: true }))
        await Promise.resolve()
        shown.push(document.querySelector('.summary')?.textContent)
      }
      return shown
    })
  expect(answers[0]).not.toBe(answers[1])
})

test('reads the units from the device or the URL and converts the input', further(), async ({ page }) => {
  await open(page, '/tools/beam?section=BS-TR12A&span=20&joints=anywhere&point=1310@10')
  await page.getByRole('radio', { name: 'kg, m' }).check({ force: true })
  await expect(page).toHaveURL(/units=metric/)
  await expect(page.getByLabel('Span (m)')).toHaveValue('6.096')
  await expect(page.getByRole('textbox', { name: 'Load (kN)' })).toHaveValue('5.827')
  await expect(summary(page)).toContainText('100%')
  await expect(page.getByText('3.26 kN', { exact: true }).first()).toBeVisible()
  // Other pages on this device must use the same units.
  await page.goto('/load-tables')
  await expect(page.locator('html')).toHaveAttribute('data-units', 'metric')
  await hydrated(page)
  await expect(page.getByRole('radio', { name: 'kg, m' })).toBeChecked()
  await page.getByRole('radio', { name: 'lb, ft' }).check({ force: true })
  await expect(page).toHaveURL('/load-tables')
  await expect(page.locator('html')).toHaveAttribute('data-units', 'us')
})

test.describe('a browser in German', () => {
  test.use({ locale: 'de-DE' })

  test('uses metric units and asks about a number with two meanings', async ({ page }) => {
    await open(page, '/tools/beam')
    await expect(page.getByRole('radio', { name: 'kg, m' })).toBeChecked()
    await expect(page.getByLabel('Span (m)')).toHaveValue('6')
    const load = page.getByRole('textbox', { name: 'Load (kN/m)' }).first()
    await load.fill('1.250')
    await expect(summary(page)).toContainText('“1.250” can be 1.25 kN/m or 1250 kN/m.')
    await page.getByRole('button', { name: '1.25 kN/m' }).click()
    await expect(load).toHaveValue('1.25')
    await expect(load).toBeFocused()
    await load.fill('20 kg/m')
    await expect(page.getByText('20 kg/m → 0.19613 kN/m')).toBeVisible()
    await expect(summary(page)).toContainText('%')
  })
})

test('shows metric units when a link requests them', further(), async ({ page }) => {
  await open(
    page,
    '/tools/column?section=BS-TR06A&ends=held&height=3&load=500&eccentricity=0&force=0&at=1&units=metric',
  )
  await expect(page.getByLabel('Height (m)')).toHaveValue('3')
  // In links from before loads were in kN, loads are in kg.
  await expect(page.getByLabel('Load (kN)')).toHaveValue('500 kg')
  await expect(
    page
      .getByText('4.97 kN')
      .or(page.getByText(/^5\.\d\d kN$/))
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
})

test(
  'offers the parts list as a table, as tab-separated text, and as a CSV file',
  further(),
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, '/tools/beam')
    const parts = page.getByRole('table', { name: 'Parts list' })
    await expect(parts.getByRole('row', { name: /BS-TR12A-10/ })).toBeVisible()
    await page.getByRole('button', { name: 'Copy parts list' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^Part number\tQuantity\t.*\nBS-TR12A-10\t2\t/,
    )
    const { name, text } = await download(page, () =>
      page.getByRole('button', { name: 'Save parts list as CSV' }).click(),
    )
    expect(name).toBe('beam-parts.csv')
    expect(text).toContain('"BS-PL-SP12",2,"Splice plate, 12 in"')
  },
)

test('exports tables of parts, loads, and ratings as CSV files', further(), async ({ page }) => {
  await openPage(page, '/products/truss')
  await page.getByText('Table and filters').click()
  const save = async (name: string) => {
    const button = page.getByRole('button', { name: `Save ${name} as CSV`, exact: true })
    return (await download(page, () => button.click())).text.split('\r\n')
  }
  const parts = await save('truss parts')
  expect(parts[0]).toBe('\uFEFF"Part number","Name","Sizes","Weight (lb/ft)","Weight (lb)","UDL at 10 ft (lb)"')
  expect(parts[1]).toBe('"BS-TR12A-01 to -10","Truss, 12 in, aluminum","1 to 10 ft",7.7,"10.8–76.9",4640')

  await openPage(page, '/load-tables')
  await page.locator('#truss-12-aluminum summary').click()
  const loads = await save('loads by span, 12 in Truss, Aluminum')
  expect(loads.some((line) => line.startsWith('20,6.1,2630,11.6,"C",'))).toBe(true)
  await page.getByText('Joint and part ratings', { exact: true }).first().click()
  const ratings = await save('joint and part ratings')
  expect(ratings[0]).toBe('\uFEFF"Part","On","Rating","US","Metric","Governed by","Design factor"')
  expect(ratings.length).toBeGreaterThan(50)
})

test('links parts and pages to the calculators', async ({ page }) => {
  await page.goto('/resources')
  await page.getByRole('link', { name: 'Open LED Wall Calculator' }).click()
  await expect(page).toHaveURL('/tools/led-wall')
  await expect(page.getByRole('heading', { level: 1, name: 'LED Wall Calculator' })).toBeVisible()
  await page.goto('/parts/bs-tr06a-10')
  const link = page.getByRole('link', { name: 'BEAM CALCULATOR' })
  await expect(link).toHaveAttribute('href', '/tools/beam?section=BS-TR06A')
})

test('compares all sections under the same loads and selects one', async ({ page }) => {
  await page.goto('/tools/beam?span=18%276%22')
  // This click may happen before hydration.
  await page.getByText('Compare all sections under these loads').click()
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })
  await expect(row('3 in aluminum truss')).toContainText('Span: 2 to 10 ft')
  await expect(page.getByLabel('Span (ft)')).toHaveValue('18\'6"')
  const utilization = await row('12 in steel truss').getByRole('cell').nth(1).textContent()
  await row('12 in steel truss').getByRole('button').click()
  await expect(page).toHaveURL(/section=BS-TR12S/)
  await expect(page.getByRole('status').filter({ hasText: 'utilization' })).toContainText(utilization ?? '')
})
