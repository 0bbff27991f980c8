import type { Page } from '@playwright/test'
import { encodeStructure } from '#builder/link.ts'
import { initialValues, templateOf } from '#builder/templates/templates.ts'
import { computedStatics } from '#catalog/computed-statics.ts'
import { axeFindings } from './axe.ts'
import { expect, further, openPage, scrollWidth, test } from './fixtures.ts'

// Allow more time, because a browser without a GPU renders each frame on the CPU.
test.slow()

const READY = { timeout: 60_000 }

async function openBuilder(page: Page, address: string) {
  await openPage(page, address)
  await expect(page.locator('.builder .stage')).toHaveAttribute('data-state', 'ready', READY)
}

const said = (page: Page) => page.locator('.builder .said')
const totals = (page: Page) => page.locator('.builder .totals')
const panel = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()

/** Presses Tab until the element with this name has focus. */
async function tabTo(page: Page, name: string) {
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab')
    const isFocused = await page.evaluate((expected) => {
      const element = document.activeElement
      const label = element instanceof HTMLSelectElement ? element.labels[0]?.textContent : element?.textContent
      return label?.startsWith(expected) ?? false
    }, name)
    if (isFocused) return
  }
  throw new Error(`No element named '${name}' takes the focus.`)
}

/** Finds a part with the search field, which has focus, and starts placing it. */
async function choosePart(page: Page, partNumber: string) {
  await expect(page.locator('[data-part-search]')).toBeFocused()
  await page.keyboard.type(partNumber)
  await expect(page.locator('.part-buttons button').first()).toContainText(partNumber)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'PLACE', exact: true })).toBeEnabled()
}

/** Selects the pattern with the arrow keys and places the part. */
async function placeOn(page: Page, pattern: string) {
  await tabTo(page, 'Hole pattern')
  const list = page.getByLabel('Hole pattern')
  const labels = await list.locator('option').allTextContents()
  await page.keyboard.press('Home')
  for (let at = labels.findIndex((label) => label.startsWith(pattern)); at > 0; at -= 1)
    await page.keyboard.press('ArrowDown')
  await expect(list.locator('option:checked')).toContainText(pattern)
  await expect(page.getByRole('button', { name: 'PLACE', exact: true })).toBeEnabled()
  await tabTo(page, 'PLACE')
  await page.keyboard.press('Enter')
  await expect(said(page)).toContainText('placed')
}

test('builds a portal by keyboard, checks it, and restores it after a reload', async ({ page }) => {
  await openBuilder(page, '/build#new')
  await page.keyboard.press('/')
  await choosePart(page, 'BS-PL-BS12')
  await tabTo(page, 'PLACE')
  await page.keyboard.press('Enter')
  await expect(totals(page)).toContainText('1 part · 0 connections')

  for (const [partNumber, pattern] of [
    ['BS-TR12A-10', 'Top'],
    ['BS-TR-CB12', 'Top'],
    ['BS-TR12A-10', 'Right'],
    ['BS-TR-CB12', 'Right'],
    ['BS-TR12A-10', 'Bottom'],
    ['BS-PL-BS12', 'Bottom'],
  ] as const) {
    await choosePart(page, partNumber)
    await placeOn(page, pattern)
  }
  await expect(totals(page)).toContainText('7 parts · 6 connections')
  await expect(totals(page)).not.toContainText('problem')

  await page.keyboard.press('Control+z')
  await expect(totals(page)).toContainText('6 parts · 5 connections')
  await page.keyboard.press('Control+Shift+z')
  await expect(totals(page)).toContainText('7 parts · 6 connections')

  await panel(page, 'Outline')
  await page.keyboard.press('/')
  await expect(page.locator('[data-part-search]')).toBeFocused()

  await panel(page, 'Loads')
  await page.getByRole('button', { name: 'Anchor to the floor' }).press('Enter')
  await expect(page.getByRole('heading', { name: '2 supports' })).toBeVisible()
  await panel(page, 'Checks')
  await expect(page.locator('.checks .summary')).toContainText('%')
  await expect(page.locator('.checks')).toContainText('Not for engineering use.')

  await expect(page.locator('.builder .saved')).toHaveAttribute('data-state', 'saved')
  await page.reload()
  await expect(totals(page)).toContainText('7 parts · 6 connections', READY)
})

test('adds the ballast that keeps a structure from tipping over', async ({ page }) => {
  const template = templateOf('goal-post')
  if (!template) throw new Error('The template is missing.')
  const anchored = template.make(initialValues(template), computedStatics())
  const structure = { ...anchored, supports: anchored.supports.map((each) => ({ ...each, kind: 'floor' as const })) }
  const wind = { id: 'w', kind: 'wind', case: 'wind', psf: 8, direction: [0, 1, 0] } as const
  const link = await encodeStructure({ ...structure, loads: [...structure.loads, wind] })
  await openBuilder(page, `/build#m=${link}`)
  await panel(page, 'Checks')
  const rows = page.locator('.check-rows > li', { hasText: /Overturning|Sliding/ })
  await expect(rows.first()).toBeVisible()
  await page.getByRole('button', { name: /^ADD [\d,]+ lb OF BALLAST$/ }).click()
  await expect(page.getByRole('heading', { name: 'Ballast' })).toBeHidden()
  await expect(page.getByText('No equilibrium')).toHaveCount(0)
  await panel(page, 'Loads')
  await expect(page.getByRole('heading', { name: '3 loads' })).toBeVisible()
})

/** Clicks the point where a button is before the press. Pressing takes the focus from a field. */
async function pressWhereItIs(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true })
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (!box) throw new Error(`The button '${name}' is not visible.`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 4)
  await page.mouse.down()
  // A pressed button moves by 1 px.
  expect(Math.abs(((await button.boundingBox())?.y ?? 0) - box.y)).toBeLessThanOrEqual(1)
  await page.mouse.up()
}

test('adds a load with a click right after typing its numbers', async ({ page }) => {
  await openBuilder(page, '/build#new')
  await page.keyboard.press('/')
  await choosePart(page, 'BS-TR12A-10')
  await page.getByRole('button', { name: 'PLACE', exact: true }).click()
  await expect(totals(page)).toContainText('1 part')
  await panel(page, 'Loads')
  const loads = (count: string) => expect(page.getByRole('heading', { name: count, exact: true })).toBeVisible()
  const note = page.locator('.load-form [role="status"]')

  await page.getByLabel('Type', { exact: true }).selectOption('wind')
  await page.getByLabel('Pressure or gust speed').fill('60 mph')
  await expect(note).toContainText('60 mph → 9.22 lb/ft²')
  await pressWhereItIs(page, 'ADD LOAD')
  await loads('1 load')
  await expect(page.locator('.loads .rows li')).toContainText('9.216')
  await expect(note).toContainText('60 mph → 9.22 lb/ft²')

  await page.getByLabel('Type', { exact: true }).selectOption('point')
  await page.getByLabel('Distance from the left end').fill('72')
  await pressWhereItIs(page, 'ADD LOAD')
  await loads('2 loads')
  await page.getByLabel('Distance from the left end').fill('3 ft')
  await pressWhereItIs(page, 'ADD LOAD')
  await loads('3 loads')

  await page.getByLabel('Force').fill('heavy')
  await pressWhereItIs(page, 'ADD LOAD')
  await expect(page.locator('.load-form .error')).toContainText('Enter a number')
  await expect(page.getByLabel('Force')).toBeFocused()
  await loads('3 loads')
})

test('changes the size of a placed part under Edit, in the 3D view, and with the keyboard', async ({ page }) => {
  await openBuilder(page, '/build#new')
  await page.keyboard.press('/')
  await choosePart(page, 'BS-TR12A-10')
  await page.getByRole('button', { name: 'PLACE', exact: true }).click()
  await panel(page, 'Edit')
  await page.getByLabel('Size', { exact: true }).selectOption({ label: '8 ft (BS-TR12A-08)' })
  await expect(said(page)).toHaveText('BS-TR12A-10 replaced by BS-TR12A-08.')
  await expect(page.locator('.edit h2').first()).toContainText('8 ft')
  await page.getByLabel('Size in the 3D view').selectOption({ label: '6 ft (BS-TR12A-06)' })
  await expect(page.locator('.edit h2').first()).toContainText('6 ft')
  await page.locator('.builder .model').press('.')
  await expect(page.locator('.edit h2').first()).toContainText('7 ft')
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`fits below a site notice at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openBuilder(page, '/build#new')
    await page.evaluate(() => {
      const notice = document.createElement('section')
      notice.style.blockSize = '60px'
      document.querySelector('#site-header')?.before(notice)
    })
    const boxOf = (selector: string) => page.locator(selector).boundingBox()
    expect(await boxOf('.builder')).toEqual({ x: 0, y: 60, width, height: height - 60 })
    const status = await boxOf('.builder .status')
    expect(status && status.y + status.height).toBe(height)
    expect(status?.height).toBeGreaterThan(10)
  })
}

test('asks which version to keep when two tabs change the same project', async ({ page, context }) => {
  const rename = async (tab: Page, name: string) => {
    await tab.getByLabel('Project name').fill(name)
    await tab.keyboard.press('Enter')
  }
  const saved = (tab: Page) => tab.locator('.builder .saved')
  const question = page.getByRole('dialog', { name: 'Project Changed in Another Tab' })
  await openBuilder(page, '/build#new')
  await rename(page, 'Left')
  await expect(saved(page)).toHaveAttribute('data-state', 'saved')
  const other = await context.newPage()
  await openBuilder(other, page.url())
  await expect(other.getByLabel('Project name')).toHaveValue('Left')

  await rename(other, 'Right')
  await expect(saved(other)).toHaveAttribute('data-state', 'saved')
  await question.getByRole('button', { name: 'Keep Both' }).click()
  await expect(page.getByLabel('Project name')).toHaveValue('Left (copy)', READY)
  await rename(page, 'Left again')
  await expect(saved(page)).toHaveAttribute('data-state', 'saved')
  await openPage(page, '/build')
  await expect(page.getByRole('link', { name: /Left again/ })).toBeVisible()
  await page.getByRole('link', { name: /Right/ }).click()
  await expect(page.getByLabel('Project name')).toHaveValue('Right', READY)

  await rename(other, 'Right again')
  await question.getByRole('button', { name: 'Use the Other Tab’s Version' }).click()
  await expect(page.getByLabel('Project name')).toHaveValue('Right again', READY)
})

test('places, moves, and deletes parts with the mouse', async ({ page }) => {
  await openBuilder(page, '/build#new')
  const stage = page.locator('.builder .model')
  const box = await stage.boundingBox()
  if (!box) throw new Error('The 3D view is not visible.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page
    .getByRole('button', { name: /^Truss, 12 in, aluminum, 5 ft/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'PLACE', exact: true })).toBeEnabled()
  await page.mouse.move(x, y)
  await page.mouse.click(x, y)
  await expect(totals(page)).toContainText('1 part')
  await expect(said(page)).toContainText('BS-TR12A-05 placed.')

  // Dragging the selected part is a single undo step.
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 60, y + 30, { steps: 4 })
  await page.mouse.move(x + 90, y + 45, { steps: 4 })
  await page.mouse.up()
  await expect(said(page)).toContainText(/moved .* in/)
  await page.keyboard.press('Control+z')
  await expect(said(page)).toHaveText('Undone.')
  await expect(totals(page)).toContainText('1 part')

  await page
    .getByRole('button', { name: /^Truss, 12 in, aluminum, 10 ft/ })
    .first()
    .click()
  await expect(page.getByLabel('Hole pattern')).toBeVisible()
  await page.getByRole('button', { name: 'PLACE', exact: true }).click()
  await expect(totals(page)).toContainText('2 parts · 1 connection')
  await page.keyboard.press('ControlOrMeta+c')
  await page.keyboard.press('Delete')
  await expect(totals(page)).toContainText('1 part · 0 connections')
  await page.keyboard.press('ControlOrMeta+v')
  await expect(totals(page)).toContainText('2 parts · 1 connection')
})

test('opens a template with its dimensions, passes axe, and shows an error for a corrupt link', async ({ page }) => {
  await openPage(page, '/build')
  const card = page.getByRole('form', { name: 'Goal post' })
  await card.getByText('Dimensions').click()
  await card.getByRole('textbox').first().fill('30,0')
  await expect(card.getByRole('status')).toHaveText('30,0 → 30 ft')
  await card.getByRole('button', { name: 'Open Goal post' }).click()
  await expect(page.locator('.builder .stage')).toHaveAttribute('data-state', 'ready', READY)
  await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue(/30/)
  await expect(page.locator('.checks .summary')).toContainText('%')
  expect(await axeFindings(page)).toEqual([])

  await page.goto('/build#m=1.damaged')
  await expect(page.getByRole('alert')).toContainText('This link is damaged.')
})

test('returns to the dimensions when a template rejects the values in a link', async ({ page }) => {
  await openPage(page, '/build#template=platform&length=40&width=40&height=12&load=150')
  const card = page.getByRole('form', { name: 'Platform' })
  const reason = card.getByRole('alert')
  await expect(reason).toContainText('opens up to 2,000')
  await expect(reason).toBeFocused()
  await expect(card.getByLabel('Length')).toHaveValue('40')
  await expect(card.getByLabel('Live load')).toHaveValue('150')

  const open = card.getByRole('button', { name: 'Open Platform' })
  await open.click()
  await expect(reason).toBeFocused()
  await card.getByLabel('Width').fill('8')
  await open.click()
  await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue('Platform, 40 × 8 ft', READY)
})

test('fits in a 360 px window', further(), async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openBuilder(page, '/build#template=goal-post')
  for (const name of ['Parts', 'Outline', 'Edit', 'Loads', 'Checks', 'Take away']) {
    await panel(page, name)
    expect(await scrollWidth(page), name).toBeLessThanOrEqual(360)
  }
  const name = page.getByRole('textbox', { name: 'Project name' })
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
})

test.describe('on a touchscreen', further(), () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('places, selects, and moves a part with one finger, and moves the camera with two', async ({ page }) => {
    await openBuilder(page, '/build#new')
    const stage = page.locator('.builder .model')
    const box = await stage.boundingBox()
    if (!box) throw new Error('The 3D view is not visible.')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const client = await page.context().newCDPSession(page)
    type Fingers = readonly (readonly [dx: number, dy: number])[]
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Fingers) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: fingers.map(([dx, dy], id) => ({ x: x + dx, y: y + dy, id })),
      })
    const view = async () => (await stage.screenshot()).toString('base64')
    async function drag(...path: readonly Fingers[]) {
      const before = await view()
      for (const [index, fingers] of path.entries()) {
        const last = path[index - 1]?.length ?? 0
        await touch(fingers.length > last ? 'touchStart' : 'touchMove', fingers)
      }
      await touch('touchEnd', [])
      await expect.poll(view).not.toBe(before)
    }

    await page
      .getByRole('button', { name: /^Truss, 12 in, aluminum, 10 ft/ })
      .first()
      .tap()
    await expect(page.getByRole('button', { name: 'PLACE', exact: true })).toBeEnabled()
    await page.touchscreen.tap(x, y)
    await page.getByRole('button', { name: 'PLACE', exact: true }).tap()
    await expect(totals(page)).toContainText('1 part')
    await stage.press('Escape')
    await page.touchscreen.tap(x, y)
    await expect(said(page)).toHaveText('BS-TR12A-10 selected.')

    await drag([[0, 0]], [[30, 10]], [[60, 20]])
    await expect(said(page)).toContainText(/moved .* in/)
    await panel(page, 'Edit')
    const position = () =>
      page
        .getByRole('textbox', { name: /^[xy] / })
        .evaluateAll((fields) => fields.map((each) => (each as HTMLInputElement).value))
    const before = await position()
    // The first finger is on the selected part, but the second finger starts a camera gesture.
    await page.getByRole('button', { name: 'Fit' }).tap()
    await drag(
      [[0, 0]],
      [
        [0, 0],
        [40, 0],
      ],
      [
        [-40, 0],
        [80, 0],
      ],
    )
    await drag(
      [[0, 0]],
      [
        [0, 0],
        [60, 0],
      ],
      [
        [0, 0],
        [40, 40],
      ],
      [
        [0, 0],
        [0, 60],
      ],
    )
    expect(await position()).toEqual(before)
    await expect(page.locator('.edit h2').first()).toContainText('Truss, 12 in')
    await expect(page.evaluate(() => window.visualViewport?.scale)).resolves.toBe(1)
  })
})
