import type { Page } from '@playwright/test'
import { pdfFile } from '#server/testing/sample-files.ts'
import { freshTotp } from '#server/testing/totp.ts'
import { axeFindings } from './axe.ts'
import { expect, further, scrollWidth } from './fixtures.ts'
import { STAFF_PASSWORD as PASSWORD, sendContactForm, signIn, testWithServer } from './inquiry-server.ts'

const test = testWithServer()

/** The browser logs an error for each error status that a test causes on purpose. */
test.use({ expectedErrors: /status of 40[01349]/ })

const messages = (page: Page) => page.getByRole('status', { name: 'Messages' })

/** Runs axe at desktop and phone sizes and checks that no content is clipped at 320 px. */
async function expectAccessible(page: Page) {
  // Wait until loading has ended and messages are gone, because content is faded or covered until then.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(messages(page).locator('[data-tone]')).toHaveCount(0)
  // Move the pointer away from buttons, because a button under the pointer has a different color.
  await page.mouse.move(0, 0)
  for (const [width, height] of [
    [1440, 900],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    // Scroll-driven animations don't finish by themselves.
    await page.evaluate(() =>
      Promise.all(
        document.getAnimations().flatMap(({ timeline, finished }) => (timeline === document.timeline ? finished : [])),
      ),
    )
    expect(await axeFindings(page), `at ${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await scrollWidth(page)).toBeLessThanOrEqual(320)
  await page.setViewportSize({ width: 1440, height: 900 })
}

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

test.describe('the staff area', further(), () => {
  test.slow()

  test('passes axe when a staff member sets a password or enters a wrong one', async ({ page, server }) => {
    const email = 'door@boltspan.example'
    await page.goto(server.url + (await server.addStaff(email, 'sales', 'Alex Member')))
    await expect(page.getByLabel('Repeat new password')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('New password').first().fill(PASSWORD)
    await page.getByLabel('Repeat new password').fill('another one of its kind')
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByText('The passwords don’t match.')).toBeVisible()
    await expectAccessible(page)
    await page.goto(`${server.url}/manage/set-password#`)
    await page.reload()
    await expect(page.getByText('This link is incomplete.')).toBeVisible()
    await expectAccessible(page)

    await page.goto(`${server.url}/manage`)
    await heading(page, 'Sign in')
    // If the CSS layers were in the wrong order, the reset styles would override the button's black background.
    await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCSS('background-color', 'rgb(13, 14, 15)')
    await expectAccessible(page)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill('not the password')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Wrong email address or password' })).toBeVisible()
    await expectAccessible(page)
  })

  test('passes axe when a staff member sets up an authenticator app and enters a code', async ({ page, server }) => {
    const email = await signIn(page, server, 'Code Member', 'sales')
    await page.goto(`${server.url}/manage/account`)
    await heading(page, 'Your account')
    await expect(page.getByRole('cell', { name: 'This session' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Set up an app' }).click()
    await page.getByLabel('Your password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Continue' }).click()
    const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
    await expectAccessible(page)
    await page.getByRole('textbox', { name: 'Code' }).fill(await freshTotp(secret))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('These are your backup codes.')).toBeVisible()
    const backupCode =
      (await page.getByRole('region', { name: 'Authenticator app' }).getByRole('listitem').first().textContent()) ?? ''
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('textbox', { name: 'Code' }).fill(backupCode)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await heading(page, /^Inquiries/)
  })

  test('passes axe on the inbox, an inquiry, and the personal data page', async ({ page, server }) => {
    await sendContactForm(page, server, { email: 'dana@flyrail.example' })
    await server.received(2)

    await signIn(page, server, 'Inbox Member', 'admin')
    await page.goto(`${server.url}/manage/inquiries`)
    await expect(page.getByRole('link', { name: 'Dana Rigger' })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Status').selectOption('Done')
    await expect(page.getByText('No inquiries match these filters.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByRole('link', { name: 'Dana Rigger' }).click()
    await heading(page, 'Dana Rigger, Fly Rail Inc.')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByText('Enter a note.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send again to the office' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Export or delete this person’s data' }).click()
    await page.getByRole('button', { name: 'Look up' }).click()
    await expect(page.getByText('Stored: 1 inquiry, 2 emails, and 0 notes.')).toBeVisible()
    await expectAccessible(page)
  })

  test('passes axe on the files page with uploads, messages, and revisions', async ({ page, server }) => {
    await signIn(page, server, 'Files Member', 'admin')
    await page.goto(`${server.url}/manage/files`)
    await expect(page.getByText('No files yet.')).toBeVisible()
    await expectAccessible(page)
    const picker = page.getByLabel('Files to upload')
    const pdf = (text: string) => ({ name: 'Torque.pdf', mimeType: 'application/pdf', buffer: pdfFile(text) })
    await picker.setInputFiles([pdf('first')])
    await expect(page.getByText('File uploaded successfully')).toBeVisible()
    await picker.setInputFiles([
      pdf('second'),
      { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') },
    ])
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Replace file named Torque.pdf' }).click()
    await expect(page.getByText('Failed to upload files')).toBeVisible()
    expect(await axeFindings(page, '[aria-label=Messages]')).toEqual([])
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Name', exact: true }).click()
    await page.getByRole('button', { name: /^Revision 2/ }).click()
    await expect(page.getByRole('dialog', { name: 'Revisions of “Torque.pdf”' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByRole('button', { name: 'Delete Torque.pdf' }).click()
    await expect(page.getByRole('dialog', { name: 'Delete “Torque.pdf”?' })).toBeVisible()
    await expectAccessible(page)
  })

  test('passes axe on the analytics and accounts pages and after a session has ended', async ({ page, server }) => {
    await signIn(page, server, 'Alex Member', 'admin')
    await page.goto(`${server.url}/manage/analytics`)
    await expect(page.getByRole('table', { name: /By day/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Accounts' }).click()
    await heading(page, 'Accounts')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Add account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add an account' })
    await expectAccessible(page)
    await dialog.getByLabel('Name').fill('Kim New')
    await dialog.getByLabel('Email').fill('kim@boltspan.example')
    await dialog.getByRole('button', { name: 'Add account' }).click()
    await expect(page.getByRole('dialog', { name: 'Link for Kim New' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Done' }).click()

    await page.context().clearCookies()
    await page.getByRole('link', { name: 'Analytics' }).click()
    await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('table', { name: /By day/ })).toBeVisible()
  })

  test('passes axe and keeps the input when a change requires a new sign-in', async ({ page, server }) => {
    await signIn(page, server, 'Recent Member', 'admin')
    await page.goto(`${server.url}/manage/accounts`)
    server.ageSignIns(11)
    await page.getByRole('button', { name: 'Add account' }).click()
    const adding = page.getByRole('dialog', { name: 'Add an account' })
    await adding.getByLabel('Name').fill('Kit New')
    await adding.getByLabel('Email').fill('kit@boltspan.example')
    await adding.getByRole('button', { name: 'Add account' }).click()
    const again = page.getByRole('dialog', { name: 'Sign in again' })
    await expect(again.getByText('This change requires a sign-in within the last 10 minutes.')).toBeVisible()
    await expectAccessible(page)
    await again.getByLabel('Password').fill(PASSWORD)
    await again.getByRole('button', { name: 'Sign in' }).click()
    await expect(again).toHaveCount(0)
    await expect(adding.getByLabel('Name')).toHaveValue('Kit New')
    await adding.getByRole('button', { name: 'Add account' }).click()
    await expect(page.getByRole('dialog', { name: 'Link for Kit New' })).toBeVisible()
  })

  test('passes axe on forbidden and missing staff pages', async ({ page, server }) => {
    await signIn(page, server, 'Small Member', 'sales')
    await page.goto(`${server.url}/manage/accounts`)
    await heading(page, 'You don’t have access to this page')
    await expectAccessible(page)
    await page.goto(`${server.url}/manage/no-such-page`)
    await heading(page, 'Page not found!')
    await expect(page).toHaveTitle('Page not found! | BoltSpan staff')
    await expectAccessible(page)
  })
})

test.describe('the staff area without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('explains that the staff area needs JavaScript', async ({ page, server }) => {
    await page.goto(`${server.url}/manage`)
    const notice = page.locator('noscript p')
    await expect(notice).toBeVisible()
    expect(await notice.textContent()).toBe('The staff area requires JavaScript, which is turned off in your browser.')
  })
})
