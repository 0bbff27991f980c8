/** Builds structures part by part from an empty project, once with only the keyboard and once with only the mouse. */
import type { Page } from '@playwright/test'
import { partsListOf } from '#builder/parts-list.ts'
import { initialValues, templateOf, type Values } from '#builder/templates/templates.ts'
import { shapes } from '#builder/testing.ts'
import { computedStatics } from '#catalog/computed-statics.ts'
import { expect, further, openPage, test } from './fixtures.ts'

// Allow more time, because a browser without a GPU renders each frame on the CPU, and each of hundreds of keys then takes
// up to half a second.
test.describe.configure({ timeout: 180_000 })
// A smaller drawing takes less time per frame.
test.use({ viewport: { width: 1100, height: 520 } })

/**
 * A part and where to bolt it. Hole and option numbers start at 1. If a number is absent, the initial value is kept.
 */
interface Place {
  readonly part: string
  /** Start of the label of the part to bolt to. Omitted if it is the part that was placed last. */
  readonly to?: string
  readonly pattern?: string
  readonly hole?: number
  readonly option?: number
  /** Location on the floor instead of a hole. */
  readonly at?: readonly [x: number, y: number]
  /** Total number of parts to place one after the other, each where the builder suggests. */
  readonly total?: number
}

interface Copies {
  /** Total number of copies, including the selection. */
  readonly total: number
  readonly along: 'x' | 'y'
  /** Distance between copies, in. */
  readonly step: number
}

type Step =
  | Place
  | Copies
  /** Selects everything, or adds and removes parts by their position from the end of the outline, starting at 1. */
  | { readonly select: 'all' | readonly number[] }
  /** Duplicates the selection and moves the copy by this distance, in. */
  | { readonly duplicateAlong: 'y'; readonly by: number }
  /** Moves the selection left by this number of 3 in steps. */
  | { readonly left: number }

/** Ways to use the controls on the page. */
interface Hand {
  press(name: string): Promise<void>
  choose(label: string, option: string): Promise<void>
  fill(label: string, value: number): Promise<void>
  search(part: string): Promise<void>
  selectAll(): Promise<void>
  toggleRows(fromEnd: readonly number[]): Promise<void>
  moveLeft(steps: number): Promise<void>
  openArrayForm(): Promise<void>
  openTab(name: string): Promise<void>
}

const said = (page: Page) => page.locator('.builder .said')
const field = (page: Page, label: string) =>
  page
    .locator('.builder .field')
    .filter({ has: page.locator('label', { hasText: new RegExp(`^${label}`) }) })
    .locator('input, select')
    .first()
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

const startOf = (text: string) => new RegExp(`^${text.replaceAll(/[()]/g, '\\$&')}`)

/** Presses Tab, or Shift + Tab if that is shorter, until the control with this name has focus. */
async function tabTo(page: Page, name: string) {
  const distance = () =>
    page.evaluate((expected) => {
      const nameOf = (element: Element) =>
        element.getAttribute('aria-label') ??
        (element as HTMLInputElement).labels?.[0]?.textContent ??
        element.textContent ??
        ''
      const stops = [
        ...document.querySelectorAll<HTMLElement>('.builder :is(a, button, input, select, summary, [tabindex])'),
      ].filter((each) => each.tabIndex >= 0 && each.checkVisibility() && !(each as HTMLButtonElement).disabled)
      const from = stops.indexOf(document.activeElement as HTMLElement)
      const isExact = stops.some((each) => nameOf(each).trim() === expected)
      const matches = (name: string) => (isExact ? name === expected : name.startsWith(expected))
      const steps = stops.flatMap((each, index) => (matches(nameOf(each).trim()) ? [index - from] : []))
      return steps.sort((a, b) => Math.abs(a) - Math.abs(b))[0]
    }, name)
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const steps = await distance()
    if (steps === undefined) throw new Error(`No control named '${name}' takes the focus.`)
    if (steps === 0) return
    for (let press = 0; press < Math.abs(steps); press += 1) await page.keyboard.press(steps > 0 ? 'Tab' : 'Shift+Tab')
  }
  throw new Error(`'${name}' does not take the focus.`)
}

const keyboardOf = (page: Page): Hand => ({
  async press(name) {
    await tabTo(page, name)
    await page.keyboard.press('Enter')
  },
  async choose(label, option) {
    await tabTo(page, label)
    // Type all the letters without a pause, because the list's type-ahead resets after a second, and each letter can
    // change the placement.
    await Promise.all([...option].map((letter) => page.keyboard.press(letter)))
    await expect.poll(() => field(page, label).locator('option:checked').textContent()).toMatch(startOf(option))
  },
  async fill(label, value) {
    await tabTo(page, label)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(String(value))
    await page.keyboard.press('Tab')
  },
  async search(part) {
    if (!(await page.locator('[data-part-search]').evaluateAll(([field]) => field === document.activeElement)))
      await page.keyboard.press('/')
    await expect(page.locator('[data-part-search]')).toBeFocused()
    await page.keyboard.type(part)
    await expect(page.locator('.part-buttons button').first()).toContainText(part)
    await page.keyboard.press('Enter')
  },
  async selectAll() {
    await page.keyboard.press('Escape')
    await page.keyboard.press('ControlOrMeta+a')
  },
  async toggleRows(fromEnd) {
    await this.openTab('Outline')
    await tabTo(page, 'Select BS')
    await page.keyboard.press('End')
    let at = 1
    for (const each of fromEnd) {
      for (; at < each; at += 1) await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Space')
    }
  },
  async moveLeft(steps) {
    await page.keyboard.press('Escape')
    for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowLeft')
  },
  openArrayForm: () => keyboardOf(page).press('Array'),
  async openTab(name) {
    if ((await tab(page, name).getAttribute('aria-selected')) === 'true') return
    const list = page.getByRole('tablist').filter({ has: tab(page, name) })
    await tabTo(page, (await list.locator('[aria-selected=true]').textContent()) ?? '')
    while ((await tab(page, name).getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowRight')
  },
})

const mouseOf = (page: Page): Hand => ({
  press: (name) => page.locator('.builder').getByRole('button', { name, exact: true }).first().click(),
  async choose(label, option) {
    const select = field(page, label)
    const value = await select.evaluate(
      (element, text) => [...(element as HTMLSelectElement).options].find((each) => each.text.startsWith(text))?.value,
      option,
    )
    await select.selectOption(value ?? null)
  },
  async fill(label, value) {
    await field(page, label).click({ clickCount: 3 })
    await page.keyboard.type(String(value))
    await page.keyboard.press('Tab')
  },
  async search(part) {
    await this.openTab('Parts')
    await page.locator('[data-part-search]').click({ clickCount: 3 })
    await page.keyboard.type(part)
    await page.locator('.part-buttons button').filter({ hasText: part }).first().click()
  },
  async selectAll() {
    await this.openTab('Outline')
    await this.press('Select all')
  },
  async toggleRows(fromEnd) {
    await this.openTab('Outline')
    const boxes = page.getByRole('checkbox', { name: /^Select BS/ })
    for (const each of fromEnd) await boxes.nth(-each).click()
  },
  async moveLeft(steps) {
    for (let step = 0; step < steps; step += 1) await this.press('Move 3 in along minus x')
  },
  openArrayForm: () => page.locator('.builder summary', { hasText: 'Array' }).click(),
  openTab: (name) => tab(page, name).click(),
})

async function place(page: Page, hand: Hand, { part, to, pattern, hole, option, at, total = 1 }: Place) {
  const submit = page.locator('.placing [type=submit]')
  await hand.search(part)
  await expect(submit).toBeEnabled()
  if (at) {
    if (await field(page, 'Bolt to').isVisible()) await hand.choose('Bolt to', 'Nothing')
    await hand.fill('x', at[0])
    await hand.fill('y', at[1])
  }
  if (to) await hand.choose('Bolt to', to)
  if (pattern) await hand.choose('Hole pattern', pattern)
  if (hole) await hand.fill('Hole, 1 to', hole)
  if (option) await hand.choose('Placement', `${option}:`)
  for (let each = 1; each < total; each += 1) {
    await hand.press('PLACE AND REPEAT')
    await expect(said(page)).toContainText(`${part} placed`)
    await expect(submit).toBeEnabled()
  }
  await hand.press('PLACE')
  await expect(submit).toBeHidden()
  await expect(said(page)).toContainText(`${part} placed`)
}

async function take(page: Page, hand: Hand, step: Step) {
  if ('part' in step) await place(page, hand, step)
  else if ('select' in step) await (step.select === 'all' ? hand.selectAll() : hand.toggleRows(step.select))
  else if ('left' in step) await hand.moveLeft(step.left)
  else if ('by' in step) {
    await hand.press('Duplicate')
    await expect(said(page)).toContainText('duplicated')
    await hand.fill(step.duplicateAlong, step.by)
    await expect(said(page)).toContainText('moved')
  } else {
    await hand.openTab('Edit')
    if (!(await field(page, 'Total').isVisible())) await hand.openArrayForm()
    await hand.fill('Total', step.total)
    await hand.choose('Along', step.along)
    await hand.fill('Step', step.step)
    await hand.press('CREATE ARRAY')
    await expect(said(page)).toContainText('added')
  }
}

interface Built {
  readonly steps: readonly Step[]
  /** Lines of the parts list. */
  readonly parts: readonly string[]
}

const structures: Readonly<Record<string, Built>> = {
  'a portal': {
    steps: [
      { part: 'BS-PL-BS12' },
      { part: 'BS-TR12A-10', pattern: 'Top' },
      { part: 'BS-TR-CB12', pattern: 'Top' },
      { part: 'BS-TR12A-10', pattern: 'Right' },
      { part: 'BS-TR-CB12', pattern: 'Right' },
      { part: 'BS-TR12A-10', pattern: 'Bottom' },
      { part: 'BS-PL-BS12', pattern: 'Bottom' },
    ],
    parts: ['2 × BS-PL-BS12', '2 × BS-TR-CB12', '3 × BS-TR12A-10', '64 × BS-HW8-050-150'],
  },
  'an LED wall': {
    steps: [
      { part: 'BS-TR-GB12', at: [18, 0] },
      { part: 'BS-TR12A-10' },
      { part: 'BS-TR12A-04' },
      { part: 'BS-PL-SP12', total: 2 },
      { part: 'BS-TR12A-04', to: 'BS-TR12A-10', pattern: 'Back', hole: 1 },
      { part: 'BS-TR-GB12' },
      { part: 'BS-PL-G90-12', total: 2 },
      { select: 'all' },
      { total: 2, along: 'x', step: 204 },
      { part: 'BS-TR12A-10', to: 'BS-TR12A-04 (1 ', pattern: 'Top', option: 2 },
      { left: 4 },
      { part: 'BS-TR12A-10' },
      { part: 'BS-PL-SP12', total: 2 },
      { part: 'BS-PL-G180-12', to: 'BS-TR12A-04 (1 ', total: 2 },
      { total: 2, along: 'x', step: 204 },
    ],
    parts: templateParts('led-frame', { width: 20, height: 14, outrigger: 4, towers: 2 }),
  },
  'a platform': {
    steps: [
      { part: 'BS-MO-LF12', at: [6, 6] },
      { part: 'BS-PL-SC12-050', total: 2 },
      { part: 'BS-TR-CB12' },
      { part: 'BS-TR12A-01' },
      { select: 'all' },
      { total: 3, along: 'x', step: 90 },
      { part: 'BS-TR12A-08', to: 'BS-TR12A-01 (1 ', pattern: 'Top', option: 2 },
      { part: 'BS-TR12A-08' },
      { part: 'BS-PL-G90-12', to: 'BS-TR12A-01 (1 ', total: 2 },
      { total: 2, along: 'x', step: 90 },
      { part: 'BS-PL-G90-12', to: 'BS-TR12A-01 (3 ', total: 2 },
      { total: 2, along: 'x', step: -90 },
      { select: 'all' },
      { duplicateAlong: 'y', by: 72 },
      { part: 'BS-TR12A-06', to: 'BS-TR-CB12 (1 ', pattern: 'Back' },
      { total: 3, along: 'x', step: 90 },
      { part: 'BS-JH-TR03', to: 'BS-TR12A-08 (1 ', pattern: 'Back', hole: 8 },
      { part: 'BS-TR03A-06' },
      { part: 'BS-JH-TR03', to: 'BS-TR12A-08 (3 ', pattern: 'Front', hole: 8 },
      // Each joist and its two hangers: five in a span, and two spans.
      { select: [2, 3] },
      { total: 5, along: 'x', step: 18 },
      { total: 2, along: 'x', step: 96 },
      { part: 'BS-AC-DP96', to: 'BS-TR12A-08 (1 ', pattern: 'Top' },
      { total: 2, along: 'x', step: 96 },
      { total: 2, along: 'y', step: 48 },
    ],
    parts: templateParts('platform', { length: 16, width: 8, height: 4, load: '40', lateral: '2', rails: 'none' }),
  },
}

/** Parts list for a template, including hardware. */
function templateParts(id: string, values: Values): readonly string[] {
  const template = templateOf(id)
  if (!template) throw new Error(`The template ${id} is missing.`)
  const { lines } = partsListOf(template.make({ ...initialValues(template), ...values }, computedStatics()), shapes)
  return lines.map(({ partNumber, quantity }) => `${quantity} × ${partNumber}`)
}

const shownParts = (page: Page) =>
  page
    .locator('.take-away tbody tr')
    .evaluateAll((rows) =>
      rows
        .map(({ children: [quantity, part] }) => `${quantity?.textContent} × ${part?.firstChild?.textContent}`)
        .sort(),
    )

for (const [device, handOf] of [
  ['keyboard', keyboardOf],
  ['mouse', mouseOf],
] as const)
  for (const [name, { steps, parts }] of Object.entries(structures))
    test(`builds ${name} with the ${device}`, further(), async ({ page }) => {
      await openPage(page, '/build#new')
      await expect(page.locator('.builder .stage')).toHaveAttribute('data-state', 'ready', { timeout: 60_000 })
      const hand = handOf(page)
      for (const step of steps) await take(page, hand, step)
      await hand.openTab('Take away')
      await expect.poll(() => shownParts(page)).toEqual([...parts].sort())
      await expect(page.locator('.builder .totals')).not.toContainText('problem')
      await hand.openTab('Loads')
      await hand.press('Stand on the floor')
      await hand.openTab('Checks')
      await expect(page.locator('.checks .summary')).toContainText('%')
    })
