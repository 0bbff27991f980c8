/** Builds structures part by part from an empty project, once with only the keyboard and once with only the mouse. */
import type { Page } from '@playwright/test'
import { expect, further, openPage, test } from './fixtures.ts'

// Allow more time, because a browser without a GPU renders each frame on the CPU.
test.slow()

/** A part and where to bolt it. Hole and option numbers start at 1. If either is absent, the initial value is kept. */
interface Place {
  readonly part: string
  /** Label of the part to bolt to. Omitted if it is the last part. */
  readonly to?: string
  readonly pattern?: string
  readonly hole?: number
  readonly option?: number
  /** Location on the floor instead of a hole. */
  readonly at?: readonly [x: number, y: number]
}
/** Ways to use the controls on the page. */
interface Hand {
  press(name: string): Promise<void>
  choose(label: string, option: string): Promise<void>
  fill(label: string, value: number): Promise<void>
  search(part: string): Promise<void>
}

const isShown = (page: Page, label: string) => page.locator('.placing').getByLabel(label).first().isVisible()
const said = (page: Page) => page.locator('.builder .said')

/** Presses Tab until the control with this name has focus. */
async function tabTo(page: Page, name: string) {
  const matches = () =>
    page.evaluate((expected) => {
      const element = document.activeElement
      const labels = (element as HTMLInputElement | null)?.labels
      const text = labels?.[0]?.textContent ?? element?.getAttribute('aria-label') ?? element?.textContent ?? ''
      return text.trim().startsWith(expected)
    }, name)
  for (let press = 0; press < 400; press += 1) {
    if (await matches()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`No control named '${name}' takes the focus.`)
}

const keyboardOf = (page: Page): Hand => ({
  async press(name) {
    await tabTo(page, name)
    await page.keyboard.press('Enter')
  },
  async choose(label, option) {
    await tabTo(page, label)
    await page.keyboard.type(option)
  },
  async fill(label, value) {
    await tabTo(page, label)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(String(value))
    await page.keyboard.press('Tab')
  },
  async search(part) {
    if (!(await page.locator('[data-part-search]').evaluate((field) => field === document.activeElement)))
      await page.keyboard.press('/')
    await expect(page.locator('[data-part-search]')).toBeFocused()
    await page.keyboard.type(part)
    await expect(page.locator('.part-buttons button').first()).toContainText(part)
    await page.keyboard.press('Enter')
  },
})

const mouseOf = (page: Page): Hand => ({
  press: (name) => page.locator('.builder').getByRole('button', { name, exact: true }).first().click(),
  async choose(label, option) {
    const select = page.locator('.builder').getByLabel(label).first()
    const value = await select.evaluate(
      (element, text) => [...(element as HTMLSelectElement).options].find((each) => each.text.startsWith(text))?.value,
      option,
    )
    await select.selectOption(value ?? null)
  },
  async fill(label, value) {
    await page.locator('.builder').getByLabel(label).first().click({ clickCount: 3 })
    await page.keyboard.type(String(value))
    await page.keyboard.press('Tab')
  },
  async search(part) {
    await page.locator('[data-part-search]').click({ clickCount: 3 })
    await page.keyboard.type(part)
    await page.locator('.part-buttons button').filter({ hasText: part }).first().click()
  },
})

async function place(page: Page, hand: Hand, { part, to, pattern, hole, option, at }: Place) {
  await hand.search(part)
  await expect(page.locator('.placing [type=submit]')).toBeEnabled()
  if (at) {
    if (await isShown(page, 'Bolt to')) await hand.choose('Bolt to', 'Nothing')
    await hand.fill('x', at[0])
    await hand.fill('y', at[1])
  }
  if (to) await hand.choose('Bolt to', to)
  if (pattern) await hand.choose('Hole pattern', pattern)
  if (hole) await hand.fill('Hole, 1 to', hole)
  if (option) await hand.choose('Placement', `${option}:`)
  await hand.press('PLACE')
  await expect(said(page)).toContainText(`${part} placed`)
}

const structures: Readonly<Record<string, { readonly steps: readonly Place[]; readonly totals: string }>> = {
  portal: {
    steps: [
      { part: 'BS-PL-BS12' },
      { part: 'BS-TR12A-10', pattern: 'Top' },
      { part: 'BS-TR-CB12', pattern: 'Top' },
      { part: 'BS-TR12A-10', pattern: 'Right' },
      { part: 'BS-TR-CB12', pattern: 'Right' },
      { part: 'BS-TR12A-10', pattern: 'Bottom' },
      { part: 'BS-PL-BS12', pattern: 'Bottom' },
    ],
    totals: '7 parts · 6 connections',
  },
}

for (const [device, handOf] of [
  ['keyboard', keyboardOf],
  ['mouse', mouseOf],
] as const)
  for (const [name, { steps, totals }] of Object.entries(structures))
    test(`builds a ${name} with the ${device}`, further(), async ({ page }) => {
      await openPage(page, '/build#new')
      await expect(page.locator('.builder .stage')).toHaveAttribute('data-state', 'ready', { timeout: 60_000 })
      const hand = handOf(page)
      for (const step of steps) await place(page, hand, step)
      await expect(page.locator('.builder .totals')).toContainText(totals)
      await expect(page.locator('.builder .totals')).not.toContainText('problem')
      await page.getByRole('tab', { name: 'Loads' }).click()
      await hand.press('Stand on the floor')
      await page.getByRole('tab', { name: 'Checks' }).click()
      await expect(page.locator('.checks .summary')).toContainText('%')
    })
