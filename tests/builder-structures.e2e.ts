/** Builds structures part by part from an empty project, with the keyboard alone, with the mouse alone, and by touch. */
import type { Page } from '@playwright/test'
import { buildings, createMaker, type Hands, keyboard, type PageReader } from './building.ts'
import { expect, further, openPage, test } from './fixtures.ts'

// Allow more time, because a browser without a GPU renders each frame on the CPU.
test.slow()

function readerOf(page: Page): PageReader {
  const check: PageReader['check'] = (run, ...args) => page.evaluate(`(${run})(...${JSON.stringify(args)})`)
  return { check, waitFor: (run, message, ...args) => expect.poll(() => check(run, ...args), message).toBe(true) }
}

const keyboardOf = (page: Page): Hands =>
  keyboard({ press: (key) => page.keyboard.press(key), type: (text) => page.keyboard.type(text) }, readerOf(page))

/** Uses the builder with the mouse, and types only part numbers and numbers. */
const mouseOf = (page: Page, how: 'click' | 'tap' = 'click'): Hands => {
  const area = (css: string) => page.locator('.builder').locator(css)
  return {
    page: readerOf(page),
    async search(partNumber) {
      await page.locator('[data-part-search]')[how]()
      await page.keyboard.type(partNumber)
      await page.locator('.part-buttons button').filter({ hasText: partNumber }).first()[how]()
    },
    press: (css, text) => area(css).locator('button, summary').getByText(text, { exact: true }).first()[how](),
    async choose(css, label, option) {
      const select = area(css).getByLabel(label).first()
      const value = await select.evaluate(
        (element, text) =>
          [...(element as HTMLSelectElement).options].find((each) => each.text.startsWith(text))?.value,
        option,
      )
      await select.selectOption(value ?? null)
    },
    async fill(css, label, value) {
      const field = area(css).getByLabel(label).first()
      await field[how]()
      await field.selectText()
      await page.keyboard.type(String(value))
      await page.keyboard.press('Enter')
    },
    panel: (name) => page.getByRole('tab', { name, exact: true })[how](),
    async select(label, how) {
      await this.panel('Outline')
      const row = area('.outline li[data-part]').filter({ hasText: label }).first()
      await row.locator(how ? '.check' : 'button:not(.eye)').click()
    },
  }
}

const partsOf = async (page: Page) => {
  await page.getByRole('tab', { name: 'Take away' }).click()
  await expect(page.locator('.take-away tbody tr').first()).toBeVisible()
  return (await page.locator('.take-away tbody tr').allInnerTexts()).sort()
}

/** Governing utilization, with all checks done. */
const utilizationOf = async (page: Page) => {
  await page.getByRole('tab', { name: 'Checks' }).click()
  const summary = page.locator('.checks .summary strong')
  await expect(summary).toHaveText(/^\d+%$/)
  return summary.innerText()
}

for (const [device, handsOf] of [
  ['keyboard', keyboardOf],
  ['mouse', mouseOf],
] as const)
  for (const [name, building] of Object.entries(buildings))
    test(`builds a ${name} with the ${device}`, further(), async ({ page }) => {
      test.setTimeout(600_000)
      await openPage(page, '/build#new')
      await expect(page.locator('.builder .stage')).toHaveAttribute('data-state', 'ready', { timeout: 60_000 })
      const maker = createMaker(handsOf(page))
      await building.build(maker)
      if ('load' in building) await building.load(maker)
      await maker.stand()
      await expect(page.locator('.builder .totals')).toContainText(building.totals)
      await expect(page.locator('.builder .totals')).not.toContainText('problem')
      await utilizationOf(page)
      await expect(page.locator('.checks')).toContainText('All checks pass')
      if (!('template' in building)) return
      const built = await partsOf(page)
      await page.goto(`/build#template=${building.template}`)
      await page.reload()
      expect(await partsOf(page)).toEqual(built)
    })
