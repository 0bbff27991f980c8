import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { expect, fillFields, formMessage, formSubmit, hydrated, PERSON, scrollWidth } from './fixtures.ts'
import { type InquiryServer, signIn, testWithServer } from './inquiry-server.ts'

const test = testWithServer()

/** The server rejects a change that is based on an earlier version. */
test.use({ expectedErrors: /status of 40[09]/ })

const toast = (page: Page, text: string | RegExp) => expect(page.getByText(text).last()).toBeVisible()

async function addSession(page: Page, server: InquiryServer, fields: Readonly<Record<string, string>>) {
  await page.goto(`${server.url}/manage/training`)
  await page.getByRole('button', { name: 'Add session' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a session' })
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value)
  await dialog.getByLabel('Status').selectOption('announced')
  await dialog.getByRole('button', { name: 'Add session' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(fields.Location ?? '', { timeout: 60_000 })
}

/** `name` is the person who is registered, if any. */
async function cancelSession(page: Page, server: InquiryServer, dates: string, name?: string) {
  await page.goto(`${server.url}/manage/training`)
  await page.getByRole('link', { name: dates }).click()
  await page.getByLabel('Status').selectOption('canceled')
  await page.getByRole('button', { name: 'Save session' }).click()
  if (name) {
    const dialog = page.getByRole('dialog', { name: 'Cancel this session?' })
    await expect(dialog.getByRole('listitem')).toHaveText([new RegExp(name)])
    expect(await axeFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Cancel session' }).click()
  }
  await toast(page, `Session saved: ${dates}`)
}

async function register(page: Page, server: InquiryServer, name: string, dates: string) {
  await page.goto(`${server.url}/training`)
  await hydrated(page)
  await page.getByText(dates).click()
  const email = `${name.toLowerCase()}@flyrail.example`
  await fillFields(page, { ...PERSON, fullName: name, address: '1 Stage Door', email })
  await formSubmit(page).click()
  await expect(formMessage(page)).toBeVisible()
  return formMessage(page).textContent()
}

test('announces two dates, fills one, keeps a waiting list, and returns to Coming Soon', async ({
  page,
  server,
  browser,
}) => {
  test.slow()
  const visitor = await browser.newPage()
  await visitor.goto(`${server.url}/training`)
  await expect(visitor.getByText('Coming Soon')).toBeVisible()
  await signIn(page, server, 'Training Editor', 'editor')

  await test.step('shows errors next to the fields', async () => {
    await page.goto(`${server.url}/manage/training`)
    await page.getByRole('button', { name: 'Add session' }).click()
    const dialog = page.getByRole('dialog')
    for (const [label, value] of [
      ['First day', '2090-03-05'],
      ['Last day', '2090-03-03'],
      ['Location', 'Sampleville, TN'],
      ['Seats', 'many'],
    ] as const) {
      await dialog.getByLabel(label).fill(value)
    }
    await dialog.getByRole('button', { name: 'Add session' }).click()
    await expect(dialog.getByText('Enter the number of seats.')).toBeVisible()
    await expect(dialog.getByLabel('Last day')).toHaveValue('2090-03-03')
    expect(await axeFindings(page)).toEqual([])
  })

  await test.step('announces two dates', async () => {
    const seats = { Seats: '1' }
    const first = { 'First day': '2090-03-03', 'Last day': '2090-03-05', Location: 'Sampleville, TN' }
    const second = { 'First day': '2090-06-09', 'Last day': '2090-06-11', Location: 'Musterstadt, Germany' }
    await addSession(page, server, { ...first, ...seats })
    await addSession(page, server, { ...second, ...seats })
    await visitor.goto(`${server.url}/training`)
    await expect(visitor.getByRole('radio')).toHaveCount(2)
    await expect(visitor.getByText('Coming Soon')).toHaveCount(0)
    await expect(visitor.locator('meta[name=description]')).toHaveAttribute('content', /2090 dates are announced/)
    const graphs = await visitor.locator('script[type="application/ld+json"]').allTextContents()
    expect(graphs.filter((graph) => graph.includes('EducationEvent'))).toHaveLength(2)
  })

  await test.step('fills one date, then puts additional visitors on its waiting list', async () => {
    expect(await register(visitor, server, 'Ann', 'March 3-5, 2090')).toBe('Registration submitted successfully!')
    await expect
      .poll(async () => (await fetch(`${server.url}/training`)).text())
      .toContain('Full. Register to join the waiting list.')
    expect(await register(visitor, server, 'Ben', 'March 3-5, 2090')).toContain('on the waiting list')
    expect(await axeFindings(visitor)).toEqual([])
    await expect
      .poll(() => server.mails.map(({ to, raw }) => to[0]?.startsWith('ben') && raw.includes('on the waiting list')))
      .toContain(true)
  })

  await test.step('frees a seat and gives it to the next person on the waiting list', async () => {
    await page.goto(`${server.url}/manage/training`)
    await expect(page.getByRole('row', { name: /March 3-5/ })).toContainText('1 of 1')
    await page.getByRole('link', { name: 'March 3-5, 2090' }).click()
    await expect(page.getByRole('button', { name: 'Give seat to Ben' })).toBeDisabled()
    await page.getByRole('button', { name: 'Cancel Ann' }).click()
    await page.getByRole('button', { name: 'Cancel registration' }).click()
    await page.getByRole('button', { name: 'Give seat to Ben' }).click()
    await toast(page, 'Ben has a seat')
    expect(await axeFindings(page)).toEqual([])
    await expect.poll(() => server.mails.some(({ raw }) => raw.includes('You have a seat in the training'))).toBe(true)
  })

  await test.step('emails everyone in the session', async () => {
    await page.getByRole('button', { name: 'Write email' }).click()
    await page.getByRole('textbox', { name: 'Message' }).fill('Bring boots.')
    await page.getByRole('button', { name: 'Send' }).click()
    await toast(page, 'We’re sending 1 email')
    await expect.poll(() => server.mails.some(({ raw }) => raw.includes('Bring boots.'))).toBe(true)
  })

  await test.step('returns to Coming Soon when both sessions are canceled', async () => {
    await cancelSession(page, server, 'March 3-5, 2090', 'Ben')
    await expect
      .poll(() => server.mails.some(({ raw }) => raw.includes('Your training session is canceled')))
      .toBe(true)
    await cancelSession(page, server, 'June 9-11, 2090')
    await visitor.goto(`${server.url}/training`)
    await expect(visitor.getByText('Coming Soon')).toBeVisible()
    await expect(visitor.getByRole('radio')).toHaveCount(0)
  })
  await visitor.close()
})

test('compares the entries with the current session when another member saves first', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, server, 'First Trainer', 'editor')
  await addSession(page, server, {
    'First day': '2091-03-03',
    'Last day': '2091-03-05',
    Location: 'Sampleville, TN',
    Seats: '9',
  })
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByLabel('Seats').fill('12')
  await other.getByRole('button', { name: 'Save session' }).click()
  await toast(other, 'Session saved')
  await other.close()

  // The entries and their version survive a reload.
  await page.getByLabel('Location').fill('Sampleville, AL')
  await page.reload()
  await expect(page.getByLabel('Location')).toHaveValue('Sampleville, AL')
  await page.getByRole('button', { name: 'Save session' }).press('Enter')
  const conflict = page.getByRole('region', { name: 'Another member changed this session' })
  await expect(conflict).toContainText('Current: 12')
  await expect(conflict).toContainText('Your entry: Sampleville, AL')
  await expect(page.getByLabel('Location')).toHaveValue('Sampleville, AL')
  expect(await scrollWidth(page)).toBe(360)
  expect(await axeFindings(page)).toEqual([])
  await conflict.getByRole('button', { name: 'Continue with my entries' }).press('Enter')
  await page.getByRole('button', { name: 'Save session' }).press('Enter')
  await toast(page, 'Session saved')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sampleville, AL')
})

test('publishes a redirect, and a notice at the top of every page', async ({ page, server }) => {
  await signIn(page, server, 'Notice Editor', 'editor')
  await page.goto(`${server.url}/manage/content/notice/site`)
  await page.getByLabel('Text', { exact: true }).fill('We are closed on Friday.')
  await page.getByLabel('Link text').fill('See the hours')
  await page.getByLabel('Link address').fill('/contact-us')
  await page.getByLabel(/^Start/).fill('2020-01-01T08:00')
  await expect(page.getByRole('button', { name: 'Schedule' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Enter an end.')).toBeVisible()
  await page.getByLabel(/^End/).fill('2099-01-01T08:00')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  // Publishing renders all pages.
  await expect(page.getByText('Published: Notice above all pages')).toBeVisible({ timeout: 60_000 })

  await page.goto(`${server.url}/manage/content/redirects/site`)
  await page.getByRole('button', { name: 'Add redirect' }).press('Enter')
  await page.getByLabel('Old path').fill('/spring-sale')
  await page.getByLabel('New address').fill('/spring-sale')
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('This redirects back to the old path.')).toBeVisible()
  await page.getByLabel('New address').fill('/about')
  await page.getByRole('button', { name: 'Publish now' }).click()
  await toast(page, 'Published: Redirects from old URLs')

  await page.goto(`${server.url}/spring-sale`)
  await expect(page).toHaveURL(`${server.url}/about`)
  await hydrated(page)
  const notice = page.getByRole('region', { name: 'Notice' })
  await expect(notice).toContainText('We are closed on Friday.')
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('truss')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/searchResults/)
  await expect(notice).toBeVisible()
  await notice.getByRole('link', { name: 'See the hours' }).click()
  await expect(page).toHaveURL(`${server.url}/contact-us`)
  await expect(notice).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect((await notice.boundingBox())?.height).toBeLessThan(64)
  await notice.getByRole('button', { name: 'Dismiss notice' }).click()
  await expect(notice).toBeHidden()
  // It is hidden before the scripts start.
  await page.goto(server.url, { waitUntil: 'commit' })
  await expect(page.locator('[data-notice]')).toBeHidden()
})
