import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { axeFindings } from './axe.ts'
import { expect, scrollWidth } from './fixtures.ts'
import { signIn, testWithServer } from './inquiry-server.ts'

const test = testWithServer()

/** The server rejects files that are not images. The accessibility check tries to run scripts in the preview. */
test.use({ expectedErrors: /status of 4(?:00|09|15|22)|Blocked script execution in .*preview/ })

const EDITOR = '/manage/content/gallery/applications.aircraft-shoring'
const PAGE = '/applications/aircraft-shoring'

/** Time allowed for a busy machine to convert an image or render the pages, in ms. */
const PATIENCE = { timeout: 60_000 }

const photo = (name: string, width = 1700, height = 1300) =>
  sharp({ create: { width, height, channels: 3, background: '#5588aa' } })
    .composite([
      { input: Buffer.from('<svg width="200" height="200"><circle cx="100" cy="100" r="90" fill="#ee4"/></svg>') },
    ])
    .jpeg()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/jpeg', buffer }))

const captions = (page: Page) => page.getByLabel('Caption')

const publish = async (page: Page, revision: number) => {
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText(`Revision ${revision} published`)).toBeVisible(PATIENCE)
}

/** Returns the gallery captions as visitors see them. */
const shownCaptions = async (url: string) => {
  const html = await (await fetch(url)).text()
  return [...html.matchAll(/<\/span><span class="[^"]*">([^<]+)<\/span><\/a>/g)].map(([, text]) => text)
}

const press = async (button: Locator) => {
  await button.focus()
  await button.press('Enter')
}

test('adds an uploaded image to a gallery by keyboard, publishes it, and restores the gallery', async ({
  page,
  server,
}) => {
  test.slow()
  await signIn(page, server, 'Image Editor', 'editor')
  await page.goto(server.url + EDITOR)
  await expect(captions(page)).toHaveCount(4)
  const before = await shownCaptions(server.url + PAGE)
  const dialog = page.getByRole('dialog')

  await test.step('shows an error for a file that is not an image or is too small', async () => {
    await press(page.getByRole('button', { name: 'Add image' }))
    await expect(dialog).toHaveAccessibleName('Add an image')
    const picker = dialog.getByLabel('Image file')
    await picker.setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
    await expect(dialog.getByRole('alert')).toContainText('its content is different')
    await picker.setInputFiles(await photo('small.jpg', 400, 300))
    await expect(dialog.getByRole('alert')).toContainText('at least 800 × 450', PATIENCE)
    expect(await axeFindings(page)).toEqual([])
  })

  await test.step('asks for the focal point and alt text', async () => {
    await dialog.getByLabel('Image file').setInputFiles(await photo('IMG_0412.jpg'))
    const vertical = dialog.getByLabel(/From the top/)
    await expect(vertical).toBeVisible(PATIENCE)
    await vertical.focus()
    await page.keyboard.press('Home')
    await expect(dialog.getByText('From the top: 0%')).toBeVisible()
    await press(dialog.getByRole('button', { name: 'Use image' }))
    await expect(dialog.getByText('Enter alt text.')).toBeVisible()
    await expect(dialog.getByLabel('Alt text')).toBeFocused()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.type('Yellow dot on a blue wall')
    await press(dialog.getByRole('button', { name: 'Use image' }))
    await expect(dialog).toHaveCount(0, PATIENCE)
    await expect(captions(page)).toHaveCount(5)
    await expect(page.getByLabel('Alt text').last()).toHaveValue('Yellow dot on a blue wall')
  })

  await test.step('moves the image to the start by keyboard, and keeps it after a reload', async () => {
    await captions(page).last().fill('Yellow dot')
    await page.getByRole('button', { name: 'Up image 5' }).focus()
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Enter')
    await expect(captions(page).first()).toHaveValue('Yellow dot')
    await expect(page.getByRole('button', { name: 'Down image 1' })).toBeFocused()
    await page.reload()
    await expect(captions(page).first()).toHaveValue('Yellow dot')
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await scrollWidth(page)).toBe(360)
    expect(await axeFindings(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('shows the image in the preview only', async () => {
    await page.getByRole('button', { name: 'Show preview' }).click()
    const image = page.frameLocator('[title="Preview at 1440 px"]').getByAltText('Yellow dot on a blue wall')
    await expect(image).toBeVisible(PATIENCE)
    expect((await page.request.get(server.url + (await image.getAttribute('src')))).status()).toBe(200)
    expect(await shownCaptions(server.url + PAGE)).toEqual(before)
  })

  await test.step('shows the image on the page and on cards after it is published', async () => {
    await publish(page, 1)
    expect(await shownCaptions(server.url + PAGE)).toEqual(['Yellow dot', ...before])
    const visitor = await page.context().newPage()
    await visitor.goto(server.url + PAGE)
    await expect(visitor.locator('html')).toHaveAttribute('data-hydrated')
    const image = visitor.getByAltText('Yellow dot on a blue wall')
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0)
    expect(await image.evaluate((each: HTMLImageElement) => each.currentSrc)).toMatch(
      /\/content\/pictures\/uploads\/.*\.avif$/,
    )
    await visitor.getByRole('link', { name: 'Yellow dot' }).click()
    await expect(visitor.getByRole('dialog', { name: 'Yellow dot' })).toBeVisible()
    await visitor.close()
    expect(await (await fetch(`${server.url}/applications`)).text()).toContain('/pictures/uploads/')
  })

  await test.step('restores the built-in gallery, and keeps the image of the earlier revision', async () => {
    await page.getByRole('button', { name: 'Restore the built-in version' }).click()
    await expect(captions(page)).toHaveCount(4)
    await publish(page, 2)
    expect(await shownCaptions(server.url + PAGE)).toEqual(before)
    await page.goto(`${server.url}/manage/images`)
    await expect(page.getByRole('link', { name: 'Aircraft Shoring: gallery' })).toBeVisible()
    await expect(page.getByRole('cell', { name: 'In use' })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })
})

test('reorders a gallery by dragging, and adds a removed built-in image again', async ({ page, server }) => {
  await signIn(page, server, 'Drag Editor', 'editor')
  await page.goto(server.url + EDITOR)
  await expect(captions(page)).toHaveCount(4)
  const names = () => captions(page).evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  const [first = '', second = '', ...rest] = await names()
  // A drag doesn't start if the page scrolls between the mouse press and the mouse movement, so both handles must be
  // visible.
  await page.setViewportSize({ width: 1440, height: 2000 })
  const handles = page.getByTitle('Drag to move')
  await handles.nth(0).dragTo(handles.nth(1))
  await expect.poll(names).toEqual([second, first, ...rest])
  await page.getByRole('button', { name: 'Remove image 1' }).click()
  await page.getByRole('button', { name: 'Add image' }).click()
  await page.getByRole('dialog').getByRole('button', { name: second }).click()
  await expect.poll(names).toEqual([first, ...rest, second])
})
