import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { download, expect, further, scrollWidth } from './fixtures.ts'
import { sendContactForm, signIn, testWithServer } from './inquiry-server.ts'

const test = testWithServer()

const accessible = async (page: Page) => expect(await axeFindings(page)).toEqual([])

test('handles an inquiry from submission to deletion on request', async ({ page, server }) => {
  const email = 'dana@flyrail.example'
  await sendContactForm(page, server, {
    email,
    phone: '(555) 555-0123 x12',
    subject: '=Quote',
    message: 'A 40 ft span,\nand <b>bold</b> plans.',
  })
  await sendContactForm(page, server, {
    email: 'robin@grid.example',
    fullName: 'Robin Grid',
    companyName: 'Grid & Sons',
  })
  await server.received(4)
  await signIn(page, server, 'Sam Sales', 'sales')

  await test.step('finds the inquiry by search and keeps the search in the URL', async () => {
    await page.goto(`${server.url}/manage/inquiries`)
    await expect(page).toHaveTitle('Inquiries | BoltSpan staff')
    await expect(page.getByRole('link', { name: 'Inquiries 2 new' })).toBeVisible()
    const rows = page.getByRole('table', { name: 'Inquiries' }).getByRole('row')
    await expect(rows).toHaveCount(3)
    await accessible(page)
    await page.getByLabel('Search inquiries').fill('flyrail bold')
    await expect(rows).toHaveCount(2)
    await expect(page).toHaveURL(/\?q=flyrail\+bold$/)
    await page.getByLabel('Status').selectOption('Done')
    await expect(page.getByText('No inquiries match these filters.')).toBeVisible()
    await page.goBack()
    await expect(rows).toHaveCount(2)
    await expect(page.getByLabel('Status')).toHaveValue('')
  })

  await test.step('shows the inquiry and its emails', async () => {
    await page.getByRole('link', { name: 'Dana Rigger' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dana Rigger, Fly Rail Inc.')
    await expect(page.getByText('and <b>bold</b> plans.').first()).toBeVisible()
    await expect(page.getByRole('link', { name: email })).toHaveAttribute(
      'href',
      `mailto:${email}?subject=Re%3A%20%3DQuote`,
    )
    await expect(page.getByRole('link', { name: '(555) 555-0123 x12' })).toHaveAttribute(
      'href',
      'tel:5555550123;ext=12',
    )
    const mails = page.getByRole('region', { name: 'Emails' })
    await expect(mails.getByText('To the office: Sent')).toBeVisible()
    await expect(mails.getByText('Confirmation to the visitor: Sent')).toBeVisible()
    await mails.getByText('Read email').first().click()
    await expect(mails.getByText(/Contact Form from the website/)).toBeVisible()
    await accessible(page)
  })

  await test.step('resends an email about the inquiry', async () => {
    await page.getByRole('button', { name: 'Send again to the office' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send this email again?' })
    await expect(dialog).toContainText('info@boltspan.example')
    await dialog.getByRole('button', { name: 'Send again' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('To the office (resent):')).toBeVisible()
    await server.received(5)
  })

  await test.step('assigns the inquiry, adds a note, and marks it done', async () => {
    await page.getByRole('button', { name: 'Assign to me' }).click()
    await expect(page.getByLabel('Assigned to')).toHaveValue(/./)
    await expect(page.getByRole('button', { name: 'In progress' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByText('Enter a note.')).toBeVisible()
    await page.getByLabel('Add a note').fill('Called, wants 12 in truss.')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByRole('region', { name: 'Notes' }).getByText('Called, wants 12 in truss.')).toBeVisible()
    await expect(page.getByLabel('Add a note')).toHaveValue('')
    await page.getByLabel('Email to dana').fill('It is in stock.')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(page.getByText('Reply to the visitor:')).toBeVisible()
    await server.received(6)
    await page.getByRole('button', { name: 'Done' }).click()
    const history = page.getByRole('region', { name: 'History' })
    await expect(history).toContainText('Assigned to Sam Sales')
    await expect(history).toContainText('Replied by email')
    await expect(history).toContainText('In progress to Done')
    await page.getByRole('link', { name: 'All inquiries' }).click()
    await expect(page).toHaveURL(/\?q=flyrail\+bold$/)
    await expect(page.getByRole('cell', { name: 'Done' })).toBeVisible()
  })

  await test.step('exports the filtered list of inquiries', async () => {
    const { name, text } = await download(page, () => page.getByRole('link', { name: 'Export CSV' }).click())
    expect(name).toMatch(/^inquiries-[\d-]+\.csv$/)
    expect(text).toContain(`"'=Quote"`)
    expect(text).not.toContain('Robin')
  })

  await test.step('deletes all of the sender’s personal data', async () => {
    await page.getByRole('link', { name: 'Dana Rigger' }).click()
    await page.getByRole('link', { name: 'Export or delete this person’s data' }).click()
    await expect(page.getByLabel('Email address')).toHaveValue(email)
    await page.getByRole('button', { name: 'Look up' }).click()
    await expect(page.getByText('Stored: 1 inquiry, 4 emails, and 1 note.')).toBeVisible()
    await accessible(page)
    const { text } = await download(page, () => page.getByRole('button', { name: 'Export as JSON' }).click())
    expect(JSON.parse(text)).toMatchObject({
      email,
      inquiries: [{ subject: '=Quote', notes: [{ text: 'Called, wants 12 in truss.' }] }],
    })
    await page.getByRole('button', { name: 'Delete…' }).click()
    const dialog = page.getByRole('dialog', { name: `Delete all data for ${email}?` })
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Delete 1 inquiry' }).click()
    await expect(page.getByText('No data is stored for this address.')).toBeVisible()
    expect(server.inquiries().map((row) => row.email)).toEqual(['robin@grid.example'])
    await page.getByRole('link', { name: 'All inquiries' }).click()
    await expect(page.getByRole('link', { name: 'Robin Grid' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Dana Rigger' })).toHaveCount(0)
  })
})

test.describe('an inquiry that two people edit at the same time', () => {
  test.use({ expectedErrors: /status of 409/ })

  test('shows another person’s change and keeps the draft', further(), async ({ page, server, browser }) => {
    await sendContactForm(page, server, { email: 'two@hands.example', fullName: 'Two Hands' })
    await signIn(page, server, 'Kim Sales', 'sales')
    await page.goto(`${server.url}/manage/inquiries?q=two@hands.example`)
    await page.getByRole('link', { name: 'Two Hands' }).click()
    await page.getByLabel('Add a note').fill('Half a sentence')
    await expect(page.getByRole('button', { name: 'Assign to me' })).toBeVisible()

    const other = await browser.newPage()
    await signIn(other, server, 'Jo Sales', 'sales')
    await other.goto(page.url())
    await other.getByRole('button', { name: 'Assign to me' }).click()
    await expect(other.getByRole('button', { name: 'In progress' })).toHaveAttribute('aria-pressed', 'true')
    await other.close()

    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText(/Another member just changed this inquiry/)).toBeVisible()
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Assigned to Jo Sales')
    await expect(page.getByRole('button', { name: 'In progress' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByLabel('Add a note')).toHaveValue('Half a sentence')
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'true')
  })
})

test.describe('the inbox on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('fits the inbox on a phone and supports the keyboard', further(), async ({ page, server }) => {
    await sendContactForm(page, server, {
      email: 'small@screen.example',
      message: `https://long.example/${'x'.repeat(200)}`,
    })
    await signIn(page, server, 'Lee Sales', 'sales')
    await page.goto(`${server.url}/manage/inquiries?q=small@screen.example`)
    await expect(page.getByRole('link', { name: 'Dana Rigger' })).toBeVisible()
    expect(await scrollWidth(page)).toBe(360)
    await page.getByRole('link', { name: 'Dana Rigger' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dana Rigger, Fly Rail Inc.')
    expect(await scrollWidth(page)).toBe(360)
    await page.getByRole('button', { name: 'Assign to me' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'In progress' })).toHaveAttribute('aria-pressed', 'true')
  })
})
