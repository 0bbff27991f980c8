/** Builds a structure in each browser engine. */
import { expect, test } from './journey.ts'
import type { Visitor } from './visitor.ts'

// Engines without a GPU render on the CPU, and some of them log a warning.
test.use({ expectedErrors: /WebGL warning|GPU stall/ })
// Allow more time, because a browser without a GPU renders each frame on the CPU.
test.slow()

/** Parts of a portal, each with a hole pattern on the preceding part. */
const PORTAL = [
  ['BS-PL-BS12', undefined],
  ['BS-TR12A-10', 'Top'],
  ['BS-TR-CB12', 'Top'],
  ['BS-TR12A-10', 'Right'],
  ['BS-TR-CB12', 'Right'],
  ['BS-TR12A-10', 'Bottom'],
  ['BS-PL-BS12', 'Bottom'],
] as const

const stageState = () => document.querySelector<HTMLElement>('.builder .stage')?.dataset.state ?? 'loading'

async function seeStage(visitor: Visitor) {
  await visitor.waitFor(
    () => (document.querySelector<HTMLElement>('.builder .stage')?.dataset.state ?? 'loading') !== 'loading',
    'the 3D view has started',
  )
  expect(await visitor.tab.evaluate(stageState), 'state of the 3D view').toBe('ready')
}

const seeText = (visitor: Visitor, css: string, text: string) =>
  visitor.waitFor(
    (selector, expected) => document.querySelector(selector)?.textContent?.includes(expected) ?? false,
    `${css} contains “${text}”`,
    css,
    text,
  )

/** Moves focus to the control with this label or text. */
const focus = (visitor: Visitor, css: string, name: string) =>
  visitor.waitFor(
    (selector, expected) => {
      const found = [...document.querySelectorAll<HTMLElement>(selector)].find((each) =>
        ((each as HTMLSelectElement).labels?.[0] ?? each).textContent?.startsWith(expected),
      )
      found?.focus()
      return found !== undefined && document.activeElement === found
    },
    `“${name}” has the focus`,
    css,
    name,
  )

/** Maximum number of options that start with the same letter. */
const MAX_PRESSES = 6

/** Places a part using only the keyboard. */
async function place(visitor: Visitor, partNumber: string, pattern: string | undefined, count: number) {
  // After the first part is added, focus returns to the search field.
  if (count === 1) await visitor.tab.type('/')
  await visitor.waitFor(
    () => document.activeElement?.matches('[data-part-search]') ?? false,
    'the search has the focus',
  )
  await visitor.tab.type(partNumber)
  await seeText(visitor, '.part-buttons button', partNumber)
  await visitor.press('Enter')
  await visitor.waitFor(
    () => document.querySelector('.placing [type=submit]:not(:disabled)') !== null,
    'the part can be placed',
  )
  if (pattern) {
    await focus(visitor, '.placing select', 'Hole pattern')
    // The first letter selects each option that starts with it in turn. An engine that renders slowly treats a second
    // letter as a new search.
    const isChosen = (expected: string) => {
      const { activeElement } = document
      return (
        activeElement instanceof HTMLSelectElement &&
        activeElement.selectedOptions[0]?.text.startsWith(expected) === true
      )
    }
    for (let press = 0; press < MAX_PRESSES && !(await visitor.tab.evaluate(isChosen, pattern)); press += 1)
      await visitor.tab.type(pattern.slice(0, 1))
    await visitor.waitFor(isChosen, `the pattern is ${pattern}`, pattern)
  }
  await focus(visitor, '.placing [type=submit]', 'PLACE')
  await visitor.press('Enter')
  await seeText(visitor, '.builder .totals', `${count} part`)
}

async function pressButton(visitor: Visitor, css: string, name: string) {
  await focus(visitor, css, name)
  await visitor.press('Enter')
}

test('builds a portal by keyboard, checks it, and opens its link', async ({ visitor }) => {
  await visitor.open('/build#new')
  await seeStage(visitor)
  for (const [index, [partNumber, pattern]] of PORTAL.entries()) await place(visitor, partNumber, pattern, index + 1)
  await seeText(visitor, '.builder .totals', '7 parts · 6 connections')

  await pressButton(visitor, '.history button', 'Undo')
  await seeText(visitor, '.builder .totals', '6 parts · 5 connections')
  await pressButton(visitor, '.history button', 'Redo')
  await seeText(visitor, '.builder .totals', '7 parts · 6 connections')

  await pressButton(visitor, '[role=tab]', 'Loads')
  await pressButton(visitor, '.loads button', 'Anchor to the floor')
  await seeText(visitor, '.loads h2', '2 supports')
  await pressButton(visitor, '[role=tab]', 'Checks')
  await seeText(visitor, '.checks .summary', '%')

  await pressButton(visitor, '[role=tab]', 'Take away')
  await visitor.tab.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      document.documentElement.dataset.copied = text
    }
  })
  await pressButton(visitor, '.take-away button', 'Copy link')
  await visitor.waitFor(() => document.documentElement.dataset.copied !== undefined, 'the link is copied')
  const link = await visitor.tab.evaluate(() => document.documentElement.dataset.copied ?? '')
  expect(link).toContain('/build#m=1.')
  await visitor.open('/build')
  await visitor.tab.evaluate((address) => location.assign(address), link)
  await seeStage(visitor)
  await seeText(visitor, '.builder .totals', '7 parts · 6 connections')
})

for (const who of ['visitor', 'phone'] as const)
  test(`opens a template and shows its checks (${who})`, async ({ visitor, phone }) => {
    const person = who === 'visitor' ? visitor : phone
    await person.open('/build')
    await person.click({ css: 'form button', name: 'Open Goal post' })
    await seeStage(person)
    await person.click({ css: '[role=tab]', name: 'Checks' })
    await seeText(person, '.checks .summary', '%')
  })
