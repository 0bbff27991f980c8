import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

for (const path of ['/', '/about', '/inspection-tool', '/catalog', '/products/truss']) {
  test(`${path} has no button that does nothing`, async ({ page }) => {
    await page.goto(path)
    const buttons = await page.locator('button:visible').evaluateAll((found) =>
      found
        // These work without scripts: they open a menu, the drawer, or send a form.
        .filter((button) => !button.matches('[popovertarget], [command], [type=submit]'))
        .map((button) => button.outerHTML),
    )
    expect(buttons).toEqual([])
  })
}

test('the leaders scroll by keyboard', async ({ page }) => {
  await page.goto('/about')
  const track = page.getByRole('region', { name: 'Our leaders' }).getByRole('list')
  await track.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => track.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0)
})
