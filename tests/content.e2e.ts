import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { expect, scrollWidth } from './fixtures.ts'
import { type InquiryServer, STAFF_PASSWORD, signIn, testWithServer, waitForSearch } from './inquiry-server.ts'

const test = testWithServer()

/**
 * The server rejects writes that are based on an earlier revision, as well as requests made after the session has
 * ended. The accessibility check tries to run scripts in the preview.
 */
test.use({ expectedErrors: /status of 40[019]|Blocked script execution in .*preview/, timezoneId: 'America/Chicago' })

const EDITOR = '/manage/content/application/aircraft-shoring'
const PAGE = '/applications/aircraft-shoring'

/** Time allowed for a busy machine to render the pages, in ms. */
const RENDERED = { timeout: 30_000 }

const openEditor = async (page: Page, server: InquiryServer, path = EDITOR) => {
  await page.goto(server.url + path)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Edit content')
}

const intro = (page: Page) => page.getByLabel('Introduction')

const publish = async (page: Page, text: string) => {
  await intro(page).fill(text)
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Published: Aircraft Shoring').last()).toBeVisible(RENDERED)
}

const searchResults = async ({ url }: InquiryServer, query: string): Promise<string[]> => {
  const body = JSON.stringify({ query, verbatim: true })
  const headers = { 'content-type': 'application/json' }
  const answer = await (await fetch(`${url}/api/search`, { method: 'POST', headers, body })).json()
  return answer.results.map(({ useableLink }: { readonly useableLink: string }) => useableLink)
}

test('edits, previews, publishes, and restores the text of an application', async ({ page, server }) => {
  await waitForSearch(server)
  await signIn(page, server, 'Eve Editor', 'editor')
  await page.goto(`${server.url}/manage/content`)
  await page.getByLabel('Group').selectOption('Applications')
  await page.getByLabel('Search by name').fill('shoring')
  await expect(page.getByRole('table', { name: 'Content' })).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByRole('row')).toHaveCount(2)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Aircraft Shoring' }).click()

  await test.step('shows the draft in the preview only', async () => {
    await intro(page).fill('Dirigible cradles for the night shift.')
    await page.getByRole('textbox', { name: 'Text', exact: true }).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('## Cradles\n**Bold words.**\n')
    await page.keyboard.type('Plain words.')
    await page.getByRole('button', { name: 'Show preview' }).click()
    const frame = page.frameLocator('[title="Preview at 360 px"]')
    await expect(frame.getByText('Dirigible cradles')).toBeVisible()
    await expect(frame.getByRole('heading', { name: 'Cradles' })).toBeVisible()
    expect(await (await fetch(server.url + PAGE)).text()).not.toContain('Dirigible')
    expect(await axeFindings(page)).toEqual([])
  })

  await test.step('keeps the draft after a reload', async () => {
    await page.reload()
    await expect(intro(page)).toHaveValue('Dirigible cradles for the night shift.')
  })

  await test.step('shows the published text on the page and in search', async () => {
    await page.getByRole('button', { name: 'Publish now' }).click()
    await expect(page.getByText('Published: Aircraft Shoring')).toBeVisible(RENDERED)
    expect(await (await fetch(server.url + PAGE)).text()).toContain('Dirigible cradles')
    await expect.poll(() => searchResults(server, 'dirigible'), { timeout: 30_000 }).toContain(PAGE)
  })

  await test.step('shows the changes and restores the built-in text', async () => {
    await page.getByRole('button', { name: 'Show changes in revision 1' }).click()
    await expect(page.locator('ins', { hasText: 'Dirigible cradles' })).toBeVisible()
    await page.getByRole('button', { name: 'Restore the built-in version' }).click()
    await expect(intro(page)).not.toHaveValue(/Dirigible/)
    await page.getByRole('button', { name: 'Publish now' }).click()
    await expect(page.getByText('Revision 2 published')).toBeVisible(RENDERED)
    expect(await (await fetch(server.url + PAGE)).text()).not.toContain('Dirigible')
  })
})

test('compares both versions when another editor publishes first', async ({ page, server, browser }) => {
  await signIn(page, server, 'First Editor', 'editor')
  const other = await browser.newPage()
  await signIn(other, server, 'Second Editor', 'editor')
  await openEditor(page, server)
  await openEditor(other, server)
  await publish(other, 'The text of the second editor.')

  await intro(page).fill('The text of the first editor.')
  await page.getByRole('button', { name: 'Publish now' }).click()
  const conflict = page.getByRole('region', { name: 'This content has a newer revision' })
  await expect(conflict.getByText('The text of the second editor.')).toBeVisible()
  await expect(conflict.getByText('The text of the first editor.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeDisabled()
  expect(await axeFindings(page)).toEqual([])

  await conflict.getByRole('button', { name: 'Continue with my version' }).click()
  await page.getByRole('button', { name: 'Schedule' }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule' })
  await dialog.getByLabel(/Date and time/).fill('2020-01-01T08:00')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog.getByText('Choose a time in the future.')).toBeVisible()
  await dialog.getByLabel(/Date and time/).fill('2099-01-01T08:00')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  // The server stores the time in UTC, and the page shows it in the editor's time zone.
  await expect(page.getByText('scheduled for Jan 1, 2099, 8:00 AM (America/Chicago).')).toBeVisible()
  const { scheduledFor } = await (
    await page.request.get(`${server.url}/api/content/application/aircraft-shoring`)
  ).json()
  expect(scheduledFor).toBe('2099-01-01T14:00:00.000Z')

  // The scheduled revision is newer than the text that the second editor sees.
  await intro(other).fill('Again the second editor.')
  await other.getByRole('button', { name: 'Publish now' }).click()
  await expect(other.getByRole('region', { name: 'This content has a newer revision' })).toBeVisible()
  await other.close()
})

test('keeps the text when the session ends', async ({ page, server }) => {
  const email = await signIn(page, server, 'Late Editor', 'editor')
  await openEditor(page, server)
  await page.context().clearCookies()
  await intro(page).fill('Typed after the session ended.')
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByLabel('Password').fill(STAFF_PASSWORD)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog).toBeHidden()
  await expect(intro(page)).toHaveValue('Typed after the session ended.')
  await page.context().clearCookies()
  await intro(page).fill('Typed after the session ended again.')
  await page.reload()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(STAFF_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(intro(page)).toHaveValue('Typed after the session ended again.')
})

test('supports the keyboard on a phone', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, server, 'Phone Editor', 'editor')
  await openEditor(page, server)
  expect(await scrollWidth(page)).toBe(360)
  await intro(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Typed by keyboard.')
  await page.getByRole('button', { name: 'Publish now' }).press('Enter')
  await expect(page.getByText('Published: Aircraft Shoring')).toBeVisible(RENDERED)
})

test('shows newly published text to a visitor whose page was already open', async ({ page, server, browser }) => {
  await signIn(page, server, 'Quick Editor', 'editor')
  await openEditor(page, server)
  const visitor = await browser.newPage()
  await visitor.goto(`${server.url}/applications`)
  await expect(visitor.locator('html')).toHaveAttribute('data-hydrated')
  await publish(page, 'Published a moment ago.')
  // Loaded data is reused for 30 s. Advance the clock so that the test doesn't have to wait.
  await visitor.clock.install()
  await visitor.clock.fastForward(31_000)
  await visitor.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await visitor.getByRole('link', { name: 'Aircraft Shoring' }).first().click()
  await expect(visitor.getByText('Published a moment ago.')).toBeVisible()
  expect(await visitor.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await expect(visitor).toHaveURL(server.url + PAGE)
  await visitor.close()
})
