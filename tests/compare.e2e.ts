import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { collectRequests, expect, further, openPage, scrollWidth, test } from './fixtures.ts'

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Compare ${name}`, exact: true })
const bar = (page: Page) => page.getByRole('region', { name: 'Parts to compare' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Compare' })

const accessible = async (page: Page, part: string) => expect(await axeFindings(page, part)).toEqual([])

test(
  'compares up to four parts, highlights differences, and keeps the parts in the URL',
  further(),
  async ({ page }) => {
    await openPage(page, '/products/truss')
    await page.getByText('Table and filters').click()
    await box(page, 'Truss, 12 in, aluminum').check()
    await expect(bar(page)).toContainText('Select another part')
    await expect(bar(page).getByRole('button', { name: /^COMPARE/ })).toBeDisabled()
    await box(page, 'Truss, 12 in, steel').check()
    await expect(page).toHaveURL(/\?compare=bs-tr12a-10,bs-tr12s-10$/)
    await page.getByRole('searchbox', { name: 'Filter' }).fill('nylon')
    await page.getByRole('searchbox', { name: 'Filter' }).fill('')
    await expect(box(page, 'Truss, 12 in, steel')).toBeChecked()
    await bar(page).getByRole('button', { name: 'COMPARE 2' }).click()
    await expect(dialog(page).getByRole('row', { name: /^Hole pitch 3 in/ })).toBeVisible()
    await expect(dialog(page).getByRole('row', { name: /^Material \(differs\) Aluminum, brushed Steel/ })).toBeVisible()
    await dialog(page).getByLabel('Show differences only').check()
    await expect(dialog(page).getByRole('row', { name: /^Hole pitch/ })).toHaveCount(0)
    await accessible(page, 'dialog.compare')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()

    await box(page, 'Truss, 6 in, aluminum').check()
    await box(page, 'Truss, 6 in, steel').check()
    await expect(box(page, 'Truss, 3 in, steel')).toBeDisabled()
    await page.goto('about:blank')
    await openPage(page, '/products/truss?compare=bs-tr12a-10,bs-tr06a-10,bs-tr03a-10')
    await expect(dialog(page).getByRole('columnheader')).toHaveCount(3)
    await page.keyboard.press('Escape')
    await expect(box(page, 'Truss, 3 in, aluminum')).toBeChecked()
    await bar(page).getByRole('button', { name: 'Remove Truss, 3 in, aluminum from comparison' }).click()
    await expect(box(page, 'Truss, 3 in, aluminum')).not.toBeChecked()
    await bar(page).getByRole('button', { name: 'Clear' }).click()
    await expect(bar(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/products\/truss$/)
  },
)

test('ignores unknown part numbers in a comparison URL', further(), async ({ page }) => {
  await openPage(page, '/products/truss?compare=BS-TR12A-10%2Cbs-gone-1,bs-tr06a-10')
  await expect(dialog(page).getByRole('columnheader')).toHaveCount(2)
  await openPage(page, '/products/truss?compare=bs-gone-1')
  await page.getByText('Table and filters').click()
  await expect(box(page, 'Truss, 12 in, aluminum')).toBeEnabled()
  await expect(bar(page)).toHaveCount(0)
})

test('shows which parts fit together and the hardware that connects them', further(), async ({ page }) => {
  await openPage(page, '/products/plates')
  await page.getByText('Table and filters').click()
  await page.getByText('Fits with', { exact: true }).click()
  const table = page.getByRole('region', { name: 'Parts that fit Plates' })
  const row = table.getByRole('row', { name: /^Truss, 12 in, aluminum/ })
  await expect(row.getByText('8 × 1/2 × 1 1/4').first()).toBeVisible()
  await accessible(page, '.fits')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByLabel('Part', { exact: true }).selectOption('Splice plate, 12 in')
  await expect(row.getByRole('cell').filter({ visible: true })).toHaveText('8 × 1/2 × 1 1/4')
  expect(await scrollWidth(page)).toBeLessThanOrEqual(360)
})

test('loads the comparison code when the first part is selected', further(), async ({ page }) => {
  const scripts = collectRequests(page)
  await openPage(page, '/products/truss')
  expect(scripts.filter((url) => /compare|fits/.test(url))).toEqual([])
})
