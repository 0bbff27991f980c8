import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

for (const path of ['/', '/about', '/inspection-tool', '/catalog', '/products/truss']) {
  test(`shows no buttons that need scripts on ${path} when JavaScript is off`, async ({ page }) => {
    await page.goto(path)
    const buttons = await page.locator('button:visible').evaluateAll((found) =>
      found
        // These buttons work without scripts, because they submit a form or open a menu or the drawer.
        .filter((button) => !button.matches('[popovertarget], [command], [type=submit]'))
        .map((button) => button.outerHTML),
    )
    expect(buttons).toEqual([])
  })
}

test('scrolls the list of leaders by keyboard when JavaScript is off', async ({ page }) => {
  await page.goto('/about')
  const track = page.getByRole('region', { name: 'Our leaders' }).getByRole('list')
  await track.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => track.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0)
})
