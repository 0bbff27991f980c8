import type { Page } from '@playwright/test'
import { WORD_BLOCKS, WORD_HTML } from '#staff/content/word-paste.fixture.ts'
import { axeFindings } from './axe.ts'
import { expect, scrollWidth, violations, watchPolicy } from './fixtures.ts'
import { type InquiryServer, STAFF_PASSWORD, signIn, testWithServer } from './inquiry-server.ts'

const test = testWithServer()

/** The server rejects invalid text, as well as requests made after the session has ended. */
test.use({ expectedErrors: /status of 40[01]/ })

const CONTENT = 'content/application/museums-and-exhibits'

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
const tool = (page: Page, name: string) => page.getByRole('toolbar', { name: /^Text/ }).getByRole('button', { name })

async function openEditor(page: Page, server: InquiryServer, name: string) {
  const email = await signIn(page, server, name, 'editor')
  await page.goto(`${server.url}/manage/${CONTENT}`)
  await expect(text(page)).toBeVisible()
  return email
}

const blocksIn = async (page: Page, { url }: InquiryServer): Promise<readonly string[]> => {
  const { draft, body } = await (await page.request.get(`${url}/api/${CONTENT}`)).json()
  return (draft?.body ?? body).text
}

/** Waits until the server has a draft with these blocks. */
const expectBlocks = (page: Page, server: InquiryServer, blocks: readonly string[]) =>
  expect.poll(() => blocksIn(page, server), { timeout: 20_000 }).toEqual(blocks)

const paste = (page: Page, type: string, data: string) =>
  text(page).evaluate(
    (field, [type, data]) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData(type, data)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [type, data] as const,
  )

async function clear(page: Page) {
  await text(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Backspace')
}

test('styles blocks by keyboard and with the toolbar, and undoes changes', async ({ page, server }) => {
  await watchPolicy(page)
  await openEditor(page, server, 'Key Editor')
  await clear(page)
  await page.keyboard.type('## Docks')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Bold words.')
  await page.keyboard.press('ControlOrMeta+b')
  await expect(text(page).locator('strong')).toHaveText('Bold words.')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.press('ControlOrMeta+i')
  await page.keyboard.type('Italic words.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Plain words.')
  await expectBlocks(page, server, ['## Docks', '**Bold words.**', '_Italic words._', 'Plain words.'])

  // The toolbar is a single tab stop, just before the text.
  await page.keyboard.press('Shift+Tab')
  await expect(tool(page, 'Heading')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tool(page, 'Bold')).toBeFocused()
  await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Enter')
  await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'true')
  await expect(text(page).locator('strong')).toHaveCount(2)
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(text(page).locator('strong')).toHaveCount(1)
  await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(text(page).locator('strong')).toHaveCount(2)
  await expect(tool(page, 'Redo')).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Tab')
  await expect(text(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(text(page).locator('strong')).toHaveCount(1)
  expect(await axeFindings(page)).toEqual([])
  expect(await violations(page)).toEqual([])
})

test('pastes text from Word without styles or policy violations', async ({ page, server }) => {
  await watchPolicy(page)
  await openEditor(page, server, 'Word Editor')
  await clear(page)
  await paste(page, 'text/html', WORD_HTML)
  await expectBlocks(page, server, WORD_BLOCKS)
  await expect(page.getByText(/^Pasted without list formatting/)).toBeVisible()
  expect(await text(page).innerHTML()).not.toMatch(/style=|mso|<o:p/i)
  expect(await violations(page)).toEqual([])
  await clear(page)
  await paste(page, 'text/plain', '## Heading\r\nOne line.\r\n\r\n_Another line._')
  await expectBlocks(page, server, ['## Heading', 'One line.', '_Another line._'])
})

test('describes the field with its help text and its error message', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openEditor(page, server, 'Phone Writer')
  expect(await scrollWidth(page)).toBe(360)
  await expect(text(page)).toHaveAccessibleDescription(/^Press Enter to start a new block/)
  await clear(page)
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(text(page)).toHaveAccessibleDescription(/Enter text\.$/)
  await expect(text(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(text(page)).toBeFocused()
  await page.keyboard.type(`Short.\n${'long '.repeat(2)}`)
  await paste(page, 'text/plain', 'long '.repeat(500))
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Block 2: Shorten this block to 2,000 characters.')).toBeVisible()
  expect(await scrollWidth(page)).toBe(360)
  expect(await axeFindings(page)).toEqual([])
})

test('keeps typed text after a reload and after the session ends', async ({ page, server }) => {
  const email = await openEditor(page, server, 'Tired Editor')
  await clear(page)
  await page.keyboard.type('## Typed before a reload')
  await page.reload()
  await expect(text(page)).toHaveText('Typed before a reload')
  await page.context().clearCookies()
  await text(page).focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' and later')
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByLabel('Password').fill(STAFF_PASSWORD)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(text(page).getByRole('heading')).toHaveText('Typed before a reload and later')
  await page.context().clearCookies()
  await page.reload()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(STAFF_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(text(page).getByRole('heading')).toHaveText('Typed before a reload and later')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(text(page)).not.toContainText('Typed before')
  await expect(page.getByRole('button', { name: 'Discard changes' })).toBeDisabled()
})

test('loads the editor only when the first form with rich text opens', async ({ page, server }) => {
  const sizes: number[] = []
  page.on('response', (response) => {
    if (/rich-text-editor-/.test(response.url())) sizes.push(Number(response.headers()['content-length']))
  })
  await signIn(page, server, 'Slim Editor', 'editor')
  await page.goto(`${server.url}/manage/content/policy/product-warranty`)
  await expect(page.getByLabel('Title')).toBeVisible()
  expect(sizes).toEqual([])
  await page.goto(`${server.url}/manage/${CONTENT}`)
  await expect(text(page)).toBeVisible()
  expect(sizes).toHaveLength(1)
  expect(sizes[0]).toBeLessThan(64 * 1024)
})
