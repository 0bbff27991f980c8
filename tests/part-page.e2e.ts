import { axeFindings } from './axe.ts'
import { expect, further, hydrated, openPage, scrollWidth, test } from './fixtures.ts'

test('adds a part to the quote list, copies its number, and opens its 3D viewer', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, '/parts/bs-tr12a-10')
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('BS-TR12A-10')
  await page.getByRole('button', { name: 'Add to List' }).click()
  await expect(page.getByRole('link', { name: 'Quote list, 1' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Sizes' }).getByRole('link', { name: '4 ft' }).click()
  await expect(page).toHaveURL('/parts/bs-tr12a-04')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Truss, 12 in, aluminum, 4 ft')
  await hydrated(page)
  await page.getByRole('button', { name: /^3D/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

for (const [width, path] of [
  [360, '/parts/bs-ac-gr96'],
  [1440, '/parts/bs-tr12a-10'],
] as const) {
  test(`passes axe and fits the window on a part page at ${width} px`, further(width !== 360), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, path)
    expect(await scrollWidth(page)).toBe(width)
    expect(await axeFindings(page)).toEqual([])
  })
}
