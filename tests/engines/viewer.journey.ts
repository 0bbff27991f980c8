/** Tests the 3D viewer in each browser engine. */
import { expect, test } from './journey.ts'
import type { Visitor } from './visitor.ts'

// Engines without a GPU render on the CPU, and some of them log a warning.
test.use({ expectedErrors: /WebGL warning|GPU stall/ })

const PART = 'BS-PL-G90-03'

async function seeModel(visitor: Visitor) {
  await visitor.open('/products/plates')
  expect(
    await visitor.tab.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /stage-/.test(name))),
  ).toBe(false)
  await visitor.click({ css: `[data-view="${PART}"]` })
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const state = await visitor.tab.evaluate(async () => {
      for (let wait = 0; wait < 150; wait += 1) {
        const state = document.querySelector<HTMLElement>('.viewer .stage')?.dataset.state
        if (state !== undefined && state !== 'loading') return state
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      return 'loading'
    })
    if (state !== 'loading') return state
  }
  return 'loading'
}

for (const who of ['visitor', 'phone'] as const)
  test(`shows a part in 3D, measures a distance, and cuts a section (${who})`, async ({ visitor, phone }) => {
    const person = who === 'visitor' ? visitor : phone
    expect(await seeModel(person)).toBe('ready')
    await person.see({ css: '.viewer .model' })
    await person.see({ css: '.viewer .words p', name: /5 holes, 9\/16 in diameter, on a 3 in grid/ })
    await person.click({ css: '.viewer button', name: 'Top' })
    await person.click({ css: '.viewer button', name: 'Measure' })
    await person.tab.evaluate(() => document.querySelector<HTMLElement>('.viewer .model')?.focus())
    for (const key of ['ArrowRight', 'Enter', 'ArrowDown', 'Enter'] as const) await person.press(key)
    await person.waitFor(
      () => document.querySelector('.viewer .measured')?.textContent === 'Distance 3 in.',
      'the distance is 3 in',
    )
    await person.click({ css: '.viewer button', name: 'Section' })
    await person.see({ css: '.viewer input[type=range]' })
    await person.click({ css: '.viewer button', name: 'Close' })
    await person.seeNo({ css: '.viewer' })
  })
