import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import {
  collectRequests,
  expect,
  further,
  holdRequests,
  nextFrames,
  openPage,
  test,
  violations,
  watchPolicy,
} from './fixtures.ts'

// Allow more time, because a browser without a GPU renders each frame on the CPU.
test.slow()

const GUSSET = { path: '/products/plates', partNumber: 'BS-PL-G90-03' }
const TRUSS = { path: '/products/truss', partNumber: 'BS-TR12A-10' }
const SLOW = { timeout: 100_000 }

const viewer = (page: Page) => page.getByRole('dialog')
const model = (page: Page) => viewer(page).getByRole('application')
const tool = (page: Page, name: string) => viewer(page).getByRole('button', { name, exact: true })
const measurement = (page: Page) => viewer(page).locator('.measured')
const stage = (page: Page) => viewer(page).locator('.stage')

async function click3D(page: Page, { path, partNumber }: typeof GUSSET) {
  await openPage(page, path)
  await page.locator(`[data-view="${partNumber}"]`).click()
}

async function openViewer(page: Page, part: typeof GUSSET) {
  await click3D(page, part)
  await expect(stage(page)).toHaveAttribute('data-state', 'ready', SLOW)
}

/** Returns a screenshot of the model. The screenshot differs after each visible change. */
const pixels = async (page: Page) => (await model(page).screenshot()).toString('base64')

test('loads the viewer only on request and shows the image until the model is drawn', further(), async ({ page }) => {
  const fetched = collectRequests(page)
  await openPage(page, GUSSET.path)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.locator(`[data-view="${GUSSET.partNumber}"]`).hover()
  expect(fetched.filter((path) => /stage-|viewer|\.glb$|\/holes\//.test(path))).toEqual([])

  const release = await holdRequests(page, '**/*.glb')
  await page.locator(`[data-view="${GUSSET.partNumber}"]`).click()
  await expect(viewer(page).getByRole('img')).toBeVisible()
  await expect(viewer(page).getByText('Loading the 3D model')).toBeVisible()
  await expect(model(page)).toBeHidden()
  release()
  await expect(model(page)).toBeVisible(SLOW)
  await expect(viewer(page).getByRole('img')).toBeHidden()
  expect(fetched.filter((path) => /\.glb$|\/holes\//.test(path))).toEqual(
    expect.arrayContaining(['/content/models/bs-pl-g90-03.glb', '/content/holes/bs-pl-g90-03.json']),
  )
  await expect(viewer(page).getByText('5 holes, 9/16 in diameter, on a 3 in grid')).toBeVisible()
})

test('shows standard views and a section, and rotates and zooms by keyboard', further(), async ({ page }) => {
  await openViewer(page, GUSSET)
  const seen = new Set([await pixels(page)])
  const changes = async (what: string) => {
    await expect
      .poll(async () => {
        const now = await pixels(page)
        const isNew = !seen.has(now)
        seen.add(now)
        return isNew
      }, what)
      .toBe(true)
  }
  for (const name of ['Front', 'Top', 'Right', 'Isometric'] as const) {
    await tool(page, name).click()
    if (name !== 'Isometric') await changes(name)
  }
  await tool(page, 'Section').click()
  await changes('section across the length')
  await viewer(page).getByRole('slider').fill('300')
  await expect(viewer(page).getByRole('slider')).toHaveAttribute('aria-valuetext', '2.7 in')
  await changes('section elsewhere')
  await viewer(page).getByLabel('Width').check()
  await changes('section across the width')
  await viewer(page).getByLabel('Show other half').check()
  await changes('the other half')
  await tool(page, 'Section').click()
  await model(page).focus()
  for (const key of ['ArrowLeft', 'ArrowUp', 'Shift+ArrowRight', '+']) {
    await page.keyboard.press(key)
    await changes(key)
  }
})

test('measures the distance between two holes by keyboard in inches and millimeters', further(), async ({ page }) => {
  await openPage(page, GUSSET.path)
  await page.locator(`[data-view="${GUSSET.partNumber}"]`).focus()
  await page.keyboard.press('Enter')
  await expect(stage(page)).toHaveAttribute('data-state', 'ready', SLOW)
  await model(page).focus()
  await page.keyboard.press('2')
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowRight')
  await expect(measurement(page)).toHaveText(
    /^Hole 9\/16 in, 1 1\/2 in from the left, 4 1\/2 in from the front, 3\/16 in up\.$/,
  )
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(measurement(page)).toHaveText(/ 3 in from the first point/)
  await page.keyboard.press('Enter')
  await expect(measurement(page)).toHaveText('Distance 3 in.')
  await expect(viewer(page).locator('.dimension')).toHaveText('3 in')
  await viewer(page).getByText('kg, m').click()
  await expect(measurement(page)).toHaveText('Distance 76.2 mm.')
  await expect(page).toHaveURL(/units=metric/)
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expect(page.locator(`[data-view="${GUSSET.partNumber}"]`)).toBeFocused()
})

test('measures the distance between two clicked points and snaps to hole centers', further(), async ({ page }) => {
  await openViewer(page, GUSSET)
  await tool(page, 'Top').click()
  await tool(page, 'Measure').click()
  const box = await model(page).boundingBox()
  if (!box) throw new Error("The model isn't visible")
  // The height of the view is 9 in plus a margin. The holes are 3 in apart.
  const inch = box.height / 1.12 / 9
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.click(x - 2.95 * inch, y + 3.05 * inch)
  await page.mouse.click(x + 0.05 * inch, y + 2.95 * inch)
  await expect(measurement(page)).toHaveText('Distance 3 in.')
})

test('shows the selected size of a truss and attaches a gusset at matching holes', further(), async ({ page }) => {
  await openViewer(page, TRUSS)
  await viewer(page).getByLabel('Size').selectOption('2 ft')
  await expect(viewer(page).getByText('24 in (2 ft) long')).toBeVisible(SLOW)
  await expect(viewer(page).getByRole('heading', { level: 2 })).toContainText('BS-TR12A-02')
  await expect(stage(page)).toHaveAttribute('data-state', 'ready', SLOW)
  const before = await pixels(page)
  await viewer(page).getByLabel('Attach a part').selectOption('Gusset plate 90, 12 in')
  await expect(viewer(page).getByText('Gusset plate 90, 12 in attached. 3 holes line up.')).toBeAttached(SLOW)
  expect(await pixels(page)).not.toBe(before)
})

test('passes axe when all viewer tools are open', further(), async ({ page }) => {
  await openViewer(page, GUSSET)
  await tool(page, 'Section').click()
  await tool(page, 'Measure').click()
  expect(await axeFindings(page, 'dialog')).toEqual([])
  for (const each of await viewer(page).getByRole('button').all()) {
    const size = await each.boundingBox()
    expect(Math.min(size?.width ?? 0, size?.height ?? 0), await each.innerText()).toBeGreaterThanOrEqual(43.9)
  }
})

test(
  'draws no frames while the model is still and frees GPU memory when the viewer closes',
  further(),
  async ({ page }) => {
    await page.addInitScript(() => {
      const contexts: WebGL2RenderingContext[] = []
      let draws = 0
      Object.assign(window, { contexts, draws: () => draws })
      const original = HTMLCanvasElement.prototype.getContext
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: [string, object?]) {
        const context = original.apply(this, args as never)
        if (context instanceof WebGL2RenderingContext && !contexts.includes(context)) contexts.push(context)
        return context
      } as never
      const draw = WebGL2RenderingContext.prototype.drawElements
      WebGL2RenderingContext.prototype.drawElements = function (...args) {
        draws += 1
        return draw.apply(this, args)
      }
    })
    await openViewer(page, GUSSET)
    const draws = () => page.evaluate(() => (window as unknown as { draws(): number }).draws())
    await nextFrames(page, 20)
    const before = await draws()
    await nextFrames(page, 20)
    expect(await draws()).toBe(before)
    await tool(page, 'Close').click()
    await expect(viewer(page)).toHaveCount(0)
    const activeContexts = () =>
      page.evaluate(
        () =>
          (window as unknown as { contexts: WebGL2RenderingContext[] }).contexts.filter((each) => !each.isContextLost())
            .length,
      )
    await expect.poll(activeContexts).toBe(0)
  },
)

test('rotates the model with one finger and pans and zooms it with two', further(), async ({ page }) => {
  await openViewer(page, GUSSET)
  const box = await model(page).boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  const client = await page.context().newCDPSession(page)
  type Fingers = readonly (readonly [x: number, y: number])[]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Fingers) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(([dx, dy], id) => ({ x: x + dx, y: y + dy, id })),
    })
  const drag = async (from: Fingers, to: Fingers) => {
    const before = await pixels(page)
    await touch('touchStart', from)
    await touch('touchMove', to)
    await touch('touchEnd', [])
    await expect.poll(() => pixels(page)).not.toBe(before)
  }
  await drag([[0, 0]], [[90, 40]])
  await drag(
    [
      [-40, 0],
      [40, 0],
    ],
    [
      [-120, 0],
      [120, 0],
    ],
  )
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
})

test.describe('the viewer with a GPU', further(), () => {
  // The viewport is small, because each frame is still rendered on the CPU.
  test.use({ viewport: { width: 360, height: 420 } })

  for (const [motion, isShort] of [
    ['no-preference', false],
    ['reduce', true],
  ] as const)
    test(`${isShort ? 'stops' : 'keeps spinning'} the model after a drag when reduced motion is ${motion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: motion })
      await page.addInitScript(() => {
        const { prototype } = WebGL2RenderingContext
        const parameter = prototype.getParameter
        prototype.getParameter = function (name) {
          const value = parameter.call(this, name)
          return typeof value === 'string' ? value.replace(/swiftshader|llvmpipe/gi, 'Graphics Card') : value
        }
        const frames = new Set<number>()
        Object.assign(window, { frames })
        const draw = prototype.drawElements
        prototype.drawElements = function (...args) {
          frames.add(Number(document.timeline.currentTime))
          return draw.apply(this, args)
        }
      })
      await openViewer(page, GUSSET)
      const frames = () => page.evaluate(() => (window as unknown as { frames: Set<number> }).frames.size)
      const box = await model(page).boundingBox()
      const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + 60, y + 20)
      await page.mouse.up()
      const before = await frames()
      if (isShort) {
        await nextFrames(page, 60)
        expect((await frames()) - before).toBeLessThanOrEqual(2)
      } else await expect.poll(async () => (await frames()) - before).toBeGreaterThan(4)
    })
})

test('prints the image and the description of the part in the viewer', further(), async ({ page }) => {
  await openViewer(page, GUSSET)
  await page.emulateMedia({ media: 'print' })
  await expect(viewer(page).locator('.picture img')).toBeVisible()
  await expect(viewer(page).getByText('5 holes, 9/16 in diameter')).toBeVisible()
  for (const onScreen of ['.model', '.tools', '.close']) await expect(viewer(page).locator(onScreen)).toBeHidden()
})

test('shows the image and the drawing of a part when the browser has no WebGL', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  const fetched = collectRequests(page)
  await click3D(page, GUSSET)
  await expect(viewer(page).getByRole('alert')).toContainText('This browser can’t display 3D')
  await expect(viewer(page).getByRole('img', { name: /^Drawing of/ })).toBeVisible()
  await expect(viewer(page).getByRole('link', { name: /SPEC SHEET/ })).toHaveAttribute('href', /bs-pl-g90-03\.pdf$/)
  await expect(viewer(page).locator('.picture img')).toBeVisible()
  await expect(viewer(page).getByText('5 holes, 9/16 in diameter')).toBeVisible()
  expect(fetched.filter((path) => /stage-|\.glb$/.test(path))).toEqual([])
})

test.describe('the viewer after a failed download', further(), () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  for (const [what, pattern] of [
    ['the model', '**/*.glb'],
    ['three.js', '**/stage-*.js'],
  ] as const)
    test(`keeps the part image and offers a retry when ${what} can't be loaded`, async ({ page }) => {
      await page.route(pattern, (route) => route.abort())
      await click3D(page, GUSSET)
      await expect(viewer(page).getByRole('alert')).toContainText('We couldn’t load the 3D model.')
      await expect(viewer(page).locator('.picture img')).toBeVisible()
      await page.unroute(pattern)
      await tool(page, 'TRY AGAIN').click()
      await expect(stage(page)).toHaveAttribute('data-state', 'ready', SLOW)
    })
})

test('does not violate the content security policy when the viewer is open', further(), async ({ page }) => {
  await watchPolicy(page)
  await openViewer(page, GUSSET)
  await tool(page, 'Measure').click()
  expect(await violations(page)).toEqual([])
  expect(await page.locator('style').count()).toBe(0)
})
