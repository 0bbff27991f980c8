/** Shares a large structure through the server, and sends it to the sales staff, who open it in 3D. */
import type { Page } from '@playwright/test'
import { encodeStructure } from '#builder/link.ts'
import { structureOf } from '#server/testing/structures.ts'
import { expect, fillFields, formMessage, formSubmit, further, PERSON } from './fixtures.ts'
import { closeTabs, signIn, testWithServer } from './inquiry-server.ts'

const test = testWithServer()

// Allow more time, because a browser without a GPU renders each frame on the CPU.
test.slow()

async function totalsOf(page: Page) {
  await expect(page.locator('.builder .stage')).toHaveAttribute('data-state', 'ready', { timeout: 60_000 })
  const totals = page.locator('.builder .totals')
  await expect(totals).toContainText('connections')
  return (await totals.textContent()) ?? ''
}

/** Regular structures fit in a link. This structure has no pattern, so it does not compress well. */
const scattered = structureOf(
  'Scattered',
  Array.from({ length: 1000 }, (_, index) => {
    const [x, y] = [137.31 * (index % 32), 141.77 * Math.floor(index / 32)]
    return [
      'BS-PL-G90-06',
      [x + ((index * 7919) % 1009) / 10, y + ((index * 6007) % 997) / 10, (index * 31) % 89],
    ] as const
  }),
)

test(
  'stores a structure that is too large for a link, and lets staff open it from the inquiry',
  further(),
  async ({ page, context, server }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url })
    await page.goto(`${server.url}/build#m=${await encodeStructure(scattered)}`)
    const totals = await totalsOf(page)
    await page.getByRole('tab', { name: 'Take away' }).click()

    await test.step('opens the copied link in another tab', async () => {
      await page.getByRole('button', { name: 'Copy link' }).click()
      await expect(page.getByText('Link copied.')).toBeVisible()
      const link = await page.evaluate(() => navigator.clipboard.readText())
      expect(link).toMatch(/\/build\?structure=[\w-]{22}$/)
      const tab = await context.newPage()
      await tab.goto(link)
      expect(await totalsOf(tab)).toBe(totals)
      await tab.close()
    })

    await test.step('sends the structure with a quote request', async () => {
      await page.getByRole('button', { name: 'Request a quote' }).click()
      await expect(formSubmit(page)).toBeEnabled()
      await fillFields(page, {
        ...PERSON,
        email: 'dana@flyrail.example',
        subject: 'Request a Quote',
        message: 'Quote this.',
      })
      await formSubmit(page).click()
      await expect(formMessage(page)).toHaveText('Message sent successfully!')
    })

    await signIn(page, server, 'Sam Sales', 'sales')
    await page.goto(`${server.url}/manage/inquiries`)
    await page.getByRole('link', { name: 'Dana Rigger' }).click()
    await page.getByRole('link', { name: 'Open in the builder' }).click()
    expect(await totalsOf(page)).toBe(totals)
    await closeTabs(context)
  },
)

test('stores one copy when the link of a report is shortened with two clicks', further(), async ({ page, server }) => {
  const requests: string[] = []
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/structures', async (route) => {
    requests.push(route.request().url())
    await answer.promise
    await route.continue()
  })
  const structure = structureOf('Beam', [['BS-TR12A-10', [0, 0, 6]]])
  await page.goto(`${server.url}/build#m=${await encodeStructure(structure)}`)
  await page.getByRole('tab', { name: 'Take away' }).click()
  await page.getByRole('button', { name: 'Calculation report' }).click()
  const report = page.getByRole('article', { name: 'Calculation report' })
  const shorten = report.getByRole('button', { name: 'SHORTEN THE LINK' })
  // Both clicks happen before the server answers.
  await shorten.dblclick()
  await expect(shorten).toBeDisabled()
  answer.resolve()
  await expect(report).toContainText(/\/build\?structure=[\w-]{22}/)
  expect(requests).toHaveLength(1)
})
