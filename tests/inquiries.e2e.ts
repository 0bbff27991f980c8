import { readFileSync, statSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { header } from '../server/testing/mail-server.ts'
import { axeFindings } from './axe.ts'
import { expect, further, openPage } from './fixtures.ts'
import { closeTabs, type InquiryServer, standIn, testWithServer } from './inquiry-server.ts'

const test = testWithServer()

const person = {
  fullName: 'Dana Rigger',
  companyName: 'Fly Rail Inc.',
  stateCountry: 'Tennessee',
  phone: '(555) 555-0123',
}
const address = '1 Stage Door\nNashville, TN 00000'

interface Form {
  readonly name: string
  readonly path: string
  readonly type: string
  readonly busy: string
  readonly success: string
  readonly failure: string
  readonly fields: Readonly<Record<string, string>>
}

const forms: readonly Form[] = [
  {
    name: 'contact',
    path: '/contact-us',
    type: 'Contact Form',
    busy: 'SENDING...',
    success: 'Message sent successfully!',
    failure: 'Failed to send message',
    fields: { ...person, subject: 'Become a Reseller', message: 'A 40 ft span,\nand <b>bold</b> plans.' },
  },
  {
    name: 'catalog request',
    path: '/catalog/request',
    type: 'Catalog Request',
    busy: 'SUBMITTING...',
    success: 'Catalog request submitted successfully!',
    failure: 'Failed to submit catalog request. Please try again.',
    fields: { ...person, address },
  },
  {
    name: 'training',
    path: '/training',
    type: 'Training Registration',
    busy: 'SUBMITTING...',
    success: "Your inquiry has been submitted successfully! We'll notify you when dates are announced.",
    failure: 'Failed to submit. Please try again.',
    fields: { ...person, address },
  },
]
const [contact, request] = forms as [Form, Form, Form]

const formOf = (page: Page) => page.locator('main form')
const submitOf = (page: Page) => formOf(page).locator('button[type=submit]')
const messageOf = (page: Page) => formOf(page).locator('[role=status][data-tone]')

/** Fills a form; the mail address tells one test's inquiry from another's. */
async function fill(page: Page, form: Form, email: string) {
  for (const [id, value] of Object.entries({ ...form.fields, email })) await page.fill(`#${id}`, value)
  if (form === request) await page.getByRole('radio', { name: 'USB Catalog' }).check()
}

const open = async (page: Page, server: InquiryServer, path: string) => {
  await page.goto(server.url + path)
  await expect(submitOf(page)).toBeEnabled()
}

const mailsTo = (server: InquiryServer, email: string) =>
  server.mails.filter(({ raw, to }) => to.includes(email) || header(raw, 'Reply-To')?.includes(email))

const rowsOf = (server: InquiryServer, email: string) => server.inquiries().filter((row) => row.email === email)

for (const form of forms) {
  test.describe(`the ${form.name} form`, () => {
    test('names everything that is missing or wrong at once, in the order of its fields, and keeps what is typed', async ({
      page,
      server,
    }) => {
      await open(page, server, form.path)
      await page.fill('#phone', '12')
      await page.fill('#email', 'dana@flyrail')
      await page.fill('#companyName', 'Fly Rail Inc.')
      await submitOf(page).click()
      const summary = page.getByRole('alert')
      await expect(summary).toBeFocused()
      await expect(summary.getByRole('link')).toHaveText([
        ...(form === request ? ['Please select a catalog type.'] : []),
        'Enter your full name.',
        ...(form === contact ? [] : ['Enter the address to send it to.']),
        'Enter your state or country.',
        'Enter a phone number with at least 7 digits, such as (555) 555-0100.',
        'Enter an e-mail address such as name@example.com.',
        ...(form === contact ? ['Enter a subject.'] : []),
      ])
      for (const [id, value] of [
        ['phone', '12'],
        ['email', 'dana@flyrail'],
        ['companyName', 'Fly Rail Inc.'],
      ] as const)
        await expect(page.locator(`#${id}`)).toHaveValue(value)
    })

    // Covers 1.7, 1.9-10, 2.routes.10, 2.training.15, 3.catalog.1, 4.contact.2-4, 4.request.6-8, 4.training.3
    // Covers 7.contact.6, 8.12-13, 8.16
    test('is sent with the real bot check, stored, and mailed to the office and the visitor', async ({
      page,
      server,
    }) => {
      const email = `sent-${form.path.replaceAll('/', '')}@flyrail.example`
      await open(page, server, form.path)
      await fill(page, form, email)
      const requests: string[] = []
      page.on('request', (each) => requests.push(new URL(each.url()).origin))
      const { promise: mayProceed, resolve: proceed } = Promise.withResolvers<void>()
      await page.route('**/api/contact', async (route) => {
        await mayProceed
        await route.continue()
      })
      await submitOf(page).click()
      await expect(submitOf(page)).toHaveText(form.busy)
      await expect(submitOf(page)).toBeDisabled()
      proceed()
      await expect(messageOf(page)).toHaveText(form.success)
      await expect(messageOf(page)).toHaveAttribute('data-tone', 'success')
      for (const id of Object.keys(form.fields)) await expect(page.locator(`#${id}`)).toHaveValue('')
      await expect(page.locator('input:checked')).toHaveCount(0)
      expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('form')))).toEqual([])
      expect(new Set(requests)).toEqual(new Set([server.url]))

      const [row, ...others] = rowsOf(server, email)
      expect(others).toEqual([])
      expect(row).toMatchObject({
        contact_type: form.type,
        full_name: 'Dana Rigger',
        state_country: 'Tennessee',
        address: form.fields.address ?? null,
        message: form.fields.message ?? '',
        catalog_type: form === request ? 'USB' : null,
        office: 'usa',
      })
      await expect.poll(() => mailsTo(server, email).length).toBe(2)
      const [office] = mailsTo(server, email).filter(({ to }) => to.includes('info@boltspan.example'))
      expect(header(office?.raw ?? '', 'Reply-To')).toBe(`Dana Rigger <${email}>`)
      if (form === contact) expect(office?.raw).toContain('&lt;b&gt;bold&lt;/b&gt;')
    })

    test.describe('when it is not accepted', () => {
      test.use({ expectedErrors: /Failed to load resource/ })

      // Covers 4.contact.5, 7.contact.8, 8.3, 8.6, 8.9
      test('says what the server says when it refuses, and keeps everything', async ({ page, server }) => {
        await open(page, server, form.path)
        await fill(page, form, 'refused@flyrail.example')
        await page.route('**/api/contact', (route) => refuse(route, 500, { message: 'Our own words.', code: 'X' }))
        await submitOf(page).click()
        await expect(messageOf(page)).toHaveText('Our own words.')
        await expect(messageOf(page)).toHaveAttribute('data-tone', 'error')
        for (const [id, value] of Object.entries(form.fields)) await expect(page.locator(`#${id}`)).toHaveValue(value)
        if (form === request) await expect(page.getByRole('radio', { name: 'USB Catalog' })).toBeChecked()
      })

      // Covers 8.4, 8.7, 8.10, 8.35, 8.39
      test('says what went wrong where the server says nothing', async ({ page, server }) => {
        await open(page, server, form.path)
        await fill(page, form, 'unreached@flyrail.example')
        await page.route('**/api/contact', (route) => refuse(route, 502, {}))
        await submitOf(page).click()
        await expect(messageOf(page)).toHaveText('Request failed with status code 502')
        await page.unroute('**/api/contact')
        await page.route('**/api/contact', (route) => route.abort())
        await submitOf(page).click()
        await expect(messageOf(page)).toHaveText('Network Error')
        await expect(page.locator('#fullName')).toHaveValue('Dana Rigger')
      })
    })

    test('keeps what was typed when the tab is reloaded', further(), async ({ page, server }) => {
      await open(page, server, form.path)
      await fill(page, form, 'reloaded@flyrail.example')
      await page.reload()
      await expect(page.locator('#email')).toHaveValue('reloaded@flyrail.example')
      for (const [id, value] of Object.entries(form.fields)) await expect(page.locator(`#${id}`)).toHaveValue(value)
      if (form === request) await expect(page.getByRole('radio', { name: 'USB Catalog' })).toBeChecked()
    })

    // Covers 5.contact.1-6, 5.request.1-8, 5.training.1-6, 8.14
    test(
      'names what is missing beside each field and in a summary that takes the focus',
      further(form.name !== 'contact'),
      async ({ page, server }) => {
        await open(page, server, form.path)
        const labels = formOf(page).locator('[required]')
        const required = new Set(await labels.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).name)))
        await submitOf(page).click()
        const summary = page.getByRole('alert')
        await expect(summary).toBeFocused()
        await expect(summary.getByRole('link')).toHaveCount(required.size)
        await expect(page.locator('#fullName-error')).toHaveText('Enter your full name.')
        await expect(page.locator('#fullName')).toHaveAttribute('aria-describedby', 'fullName-error')
        expect(await axeFindings(page)).toEqual([])
        if (form === request)
          await expect(page.locator('#catalogType-error')).toHaveText('Please select a catalog type.')
        await summary.getByRole('link', { name: 'Enter your phone number.' }).click()
        await expect(page.locator('#phone')).toBeFocused()
        await page.keyboard.type('12')
        await expect(page.locator('#phone-error')).toBeHidden()
      },
    )
  })
}

test(
  'what the browser lets pass and the schema does not is said in the same places',
  further(),
  async ({ page, server }) => {
    await open(page, server, contact.path)
    await fill(page, { ...contact, fields: { ...contact.fields, phone: '12', companyName: '   ' } }, 'a@b.example')
    await submitOf(page).click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Enter the name of your company.',
      'Enter a phone number with at least 7 digits, such as (555) 555-0100.',
    ])
    await expect(page.locator('#phone')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('#fullName')).toHaveValue('Dana Rigger')
  },
)

test.describe('a refusal by the server itself', further(), () => {
  test.use({ expectedErrors: /status of 4/ })

  test('is shown: the bot check, and too many requests', async ({ page, server }) => {
    await open(page, server, contact.path)
    await fill(page, contact, 'robot@flyrail.example')
    await page.route('**/api/contact', (route) =>
      route.continue({ postData: { ...route.request().postDataJSON(), captchaToken: 'bm8=' } }),
    )
    await submitOf(page).click()
    await expect(messageOf(page)).toHaveText(
      'We could not tell that you are not a robot. Please submit the form again.',
    )
    await page.unroute('**/api/contact')
    await submitOf(page).click()
    await expect(messageOf(page)).toHaveText(contact.success)
    expect(rowsOf(server, 'robot@flyrail.example')).toHaveLength(1)
  })
})

test.describe('an answer that is not our server\u2019s', () => {
  test.use({ expectedErrors: /status of 4/ })

  const portal = '<!DOCTYPE html><html><title>Hotel Wi-Fi</title><body>Please sign in</body></html>'

  test('to the bot check is said in our words, without any of a library', async ({ page, server }) => {
    await open(page, server, contact.path)
    await fill(page, contact, 'hotel@flyrail.example')
    for (const answer of [
      { contentType: 'text/html', body: portal },
      { contentType: 'application/json', body: '{"provider":"nobody"}' },
    ]) {
      await page.route('**/api/bot-check?*', (route) => route.fulfill({ status: 200, ...answer }))
      await submitOf(page).click()
      await expect(messageOf(page)).toHaveText(
        'The service that checks for robots does not answer. Please try again in a moment.',
      )
      await page.unroute('**/api/bot-check?*')
    }
    expect(rowsOf(server, 'hotel@flyrail.example')).toEqual([])
  })

  // Covers 7.contact.7
  test('to the form is no success: neither a page nor a status other than 200', async ({ page, server }) => {
    await open(page, server, contact.path)
    await fill(page, contact, 'lobby@flyrail.example')
    for (const [answer, said] of [
      [{ status: 200, contentType: 'text/html', body: portal }, contact.failure],
      [{ status: 202, contentType: 'application/json', body: '{}' }, 'Request failed with status code 202'],
      [{ status: 204 }, 'Request failed with status code 204'],
    ] as const) {
      await page.route('**/api/contact', (route) => route.fulfill(answer))
      await submitOf(page).click()
      await expect(messageOf(page)).toHaveText(said)
      await expect(messageOf(page)).toHaveAttribute('data-tone', 'error')
      await page.unroute('**/api/contact')
    }
    await expect(page.locator('#email')).toHaveValue('lobby@flyrail.example')
  })

  // Covers 7.contact.8
  test('that names fields and says something of the whole is shown with both', further(), async ({ page, server }) => {
    await open(page, server, contact.path)
    await fill(page, contact, 'both@flyrail.example')
    await page.route('**/api/contact', (route) =>
      refuse(route, 400, { message: 'We cannot call this number.', fields: { phone: 'This line is not in service.' } }),
    )
    await submitOf(page).click()
    await expect(messageOf(page)).toHaveText('We cannot call this number.')
    await expect(messageOf(page)).toHaveAttribute('data-tone', 'error')
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['This line is not in service.'])
    await expect(page.locator('#phone')).toHaveAttribute('aria-invalid', 'true')
  })
})

test.describe('an answer that is lost on the way', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('shows a network error, not an offline notice, when the bot check fails while online', async ({
    page,
    server,
  }) => {
    let checks = 0
    await open(page, server, contact.path)
    await fill(page, contact, 'online@flyrail.example')
    await page.route('**/api/bot-check?*', (route) => {
      checks += 1
      return route.abort()
    })
    await submitOf(page).click()
    await expect(messageOf(page)).toHaveText('Network Error')
    await expect(messageOf(page)).toHaveAttribute('data-tone', 'error')
    await expect(page.locator('#email')).toHaveValue('online@flyrail.example')
    await expect(page.getByRole('complementary', { name: 'Connection' })).toHaveCount(0)
    expect(checks).toBe(1)
  })

  test('does not make two inquiries of one', async ({ page, server }) => {
    const email = 'twice@flyrail.example'
    await open(page, server, contact.path)
    await fill(page, contact, email)
    await page.route('**/api/contact', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await submitOf(page).click()
    await expect(messageOf(page)).toHaveText('Network Error')
    await page.unroute('**/api/contact')
    await page.reload()
    await expect(page.locator('#email')).toHaveValue(email)
    await submitOf(page).click()
    await expect(messageOf(page)).toHaveText(contact.success)
    expect(rowsOf(server, email)).toHaveLength(1)
    await expect.poll(() => mailsTo(server, email).length).toBe(2)
  })
})

// Covers 5.contact.9-13
test('the subject is free, with four suggestions', async ({ page, server }) => {
  await open(page, server, contact.path)
  const list = await page.locator('#subject').getAttribute('list')
  expect(
    await page.locator(`#${list} option`).evaluateAll((all) => all.map((each) => each.getAttribute('value'))),
  ).toEqual(['Request a Quote', 'Become a Reseller', 'Connect with a Reseller', 'General Information'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, name } of forms) {
    test(`the ${name} form says how to reach us instead`, async ({ page, server }) => {
      await page.goto(server.url + path)
      await expect(formOf(page).getByText('This form needs JavaScript')).toBeVisible()
      await expect(formOf(page).getByRole('link', { name: 'info@boltspan.example' })).toBeVisible()
      await expect(submitOf(page)).toBeHidden()
    })
  }
})

test.describe('the catalog page', () => {
  // Covers 2.catalog.4, 2.request.2, 2.navigation.5, 4.request.3-4, 4.download.8
  test(
    'leads to the request form with the type chosen, and says so for three seconds',
    further(),
    async ({ page, server }) => {
      await page.goto(`${server.url}/catalog`)
      await expect(page.getByRole('button', { name: 'Download Digital Catalog' })).toBeVisible()
      await page.getByRole('link', { name: 'Request USB Catalog' }).click()
      await expect(page.getByText('Redirecting to USB Catalog request...')).toBeVisible()
      await expect(page).toHaveURL(/\/catalog\/request$/)
      const notice = page.getByText('USB Catalog has been pre-selected.')
      await expect(notice).toBeVisible()
      await expect(page.getByRole('radio', { name: 'USB Catalog' })).toBeChecked()
      await expect(notice).toBeHidden()
      // A visitor who chooses the other one keeps it.
      await page.getByRole('radio', { name: 'Printed Catalog' }).check()
      await page.reload()
      await expect(page.getByRole('radio', { name: 'Printed Catalog' })).toBeChecked()
    },
  )

  const SIZE = 100 * 1024 * 1024
  const CHUNK = Buffer.alloc(1024 * 1024, '%PDF-1.7')

  /** Serves a file of 100 MB in place of the catalog, and cuts the connection after `upTo` bytes. */
  const largeFile = (upTo = SIZE) =>
    standIn(async (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': SIZE })
      for (let sent = 0; sent < upTo; sent += CHUNK.length) {
        if (!response.write(CHUNK)) await new Promise((resolve) => response.once('drain', resolve))
      }
      if (upTo < SIZE) response.destroy()
      else response.end()
    })

  const redirectTo = (page: Page, url: string) =>
    page.route('**/documents/catalog-v5.pdf', (route) => route.continue({ url }))

  /** Every text that the card's messages show, in order. */
  async function watchMessages(page: Page) {
    await page.evaluate(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const card = [...document.querySelectorAll('main li')].find((each) =>
        each.textContent?.includes('Digital Catalog'),
      )
      const note = () => {
        for (const message of card?.querySelectorAll('[role=status] p') ?? []) {
          const text = message.textContent ?? ''
          if (!seen.includes(text)) seen.push(text)
        }
        const value = card?.querySelector('progress')?.value
        if (value) Object.assign(window, { values: [...((window as { values?: number[] }).values ?? []), value] })
      }
      new MutationObserver(note).observe(card as Node, {
        childList: true,
        subtree: true,
        characterData: true,
        attributes: true,
      })
    })
    return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  }

  // Covers 1.8, 2.catalog.3, 3.catalog.2, 4.download.1-7, 7.content.1, 8.20, 9.34
  test('downloads 100 MB and tells how far it is', further(), async ({ page, server }) => {
    const file = await largeFile()
    await page.goto(`${server.url}/catalog`)
    await redirectTo(page, `${file.url}/catalog.pdf`)
    const button = page.getByRole('button', { name: 'Download Digital Catalog' })
    await expect(button).toBeEnabled()
    const messages = await watchMessages(page)
    const downloading = page.waitForEvent('download')
    await button.click()
    await expect(button).toBeDisabled()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('boltspan-catalog-v5.pdf')
    const path = await download.path()
    expect(statSync(path).size).toBe(SIZE)
    expect(readFileSync(path).subarray(0, 8).toString()).toBe('%PDF-1.7')
    await expect(page.getByText('Digital Catalog download completed successfully!')).toBeVisible()
    await expect(button).toBeEnabled()
    expect(await messages()).toEqual([
      'Preparing download...',
      'Downloading file...',
      'Processing file...',
      'Download complete!',
      'Digital Catalog download completed successfully!',
    ])
    const values = await page.evaluate(() => (window as unknown as { values: number[] }).values)
    expect(new Set(values).size).toBeGreaterThan(5)
    await expect(page.getByText('Download complete!')).toBeHidden({ timeout: 7000 })
    await expect(page.getByText('completed successfully!')).toBeHidden()
    file.close()
  })

  test('can be canceled on the way, and begun again', further(), async ({ page, server }) => {
    const file = await standIn((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': SIZE })
      response.write(CHUNK)
    })
    await page.goto(`${server.url}/catalog`)
    await redirectTo(page, `${file.url}/catalog.pdf`)
    const button = page.getByRole('button', { name: 'Download Digital Catalog' })
    await button.click()
    await expect(page.getByText('1.0 of 100 MB · 1 %')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Download canceled.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden()
    await expect(page.getByRole('progressbar')).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await expect(page.getByText('Downloading file...')).toBeVisible()
    file.close()
  })

  test.describe('when it fails', () => {
    test.use({ expectedErrors: /ERR_|status of 4/ })

    // Covers 8.18
    test('says that the connection was cut, and can try again', async ({ page, server }) => {
      const cut = await largeFile(SIZE / 2)
      await page.goto(`${server.url}/catalog`)
      await redirectTo(page, `${cut.url}/catalog.pdf`)
      const button = page.getByRole('button', { name: 'Download Digital Catalog' })
      await button.click()
      await expect(page.getByText(/^Failed to download Digital Catalog\./)).toHaveText(
        /^Failed to download Digital Catalog\. Failed to fetch file: the connection was cut after \d+ of 100 MB$/,
      )
      await expect(button).toBeEnabled()
      cut.close()
    })

    // Covers 4.download.6, 8.36, 9.1, 9.4
    test(
      'gives up after 60 s of silence; the message goes after 5 s, and the card keeps the reason',
      further(),
      async ({ page, server }) => {
        await page.clock.install()
        await page.goto(`${server.url}/catalog`)
        await page.route('**/documents/catalog-v5.pdf', () => {})
        const button = page.getByRole('button', { name: 'Download Digital Catalog' })
        await button.click()
        await expect(page.getByText('Preparing download...')).toBeVisible()
        await page.clock.fastForward(59_000)
        await expect(button).toBeDisabled()
        await page.clock.fastForward(1000)
        const message = page.getByRole('status').getByText(/^Failed to download Digital Catalog\./)
        await expect(message).toHaveText(
          'Failed to download Digital Catalog. Failed to fetch file: timeout of 60000ms exceeded',
        )
        await expect(button).toBeEnabled()
        await page.clock.fastForward(5000)
        await expect(message).toBeHidden()
        await expect(page.getByText('Not downloaded. Failed to fetch file: timeout of 60000ms exceeded')).toBeVisible()
      },
    )

    // Covers 8.18
    test('names a lost connection once', further(), async ({ page, server }) => {
      await page.goto(`${server.url}/catalog`)
      await page.route('**/documents/catalog-v5.pdf', (route) => route.abort())
      await page.getByRole('button', { name: 'Download Digital Catalog' }).click()
      await expect(
        page.getByText('Failed to download Digital Catalog. Failed to fetch file: Network Error', { exact: true }),
      ).toBeVisible()
    })

    // Covers 8.18
    test('rejects the sign-in page of a network', async ({ page, server }) => {
      await page.goto(`${server.url}/catalog`)
      await page.route('**/documents/catalog-v5.pdf', (route) =>
        route.fulfill({ status: 200, contentType: 'text/html', body: '<!DOCTYPE html><title>Guest Wi-Fi</title>' }),
      )
      await page.getByRole('button', { name: 'Download Digital Catalog' }).click()
      await expect(
        page.getByText(
          "Failed to download Digital Catalog. Failed to fetch file: 200 OK, but the answer isn't a PDF. If your network asks you to sign in, do that first and try again.",
          { exact: true },
        ),
      ).toBeVisible()
      await expect(page.getByText('Download complete!')).toHaveCount(0)
    })

    // Covers 8.18-19
    test('says the status and its text', async ({ page, server }) => {
      const gone = await standIn((_request, response) => response.writeHead(404, 'Not Found').end())
      await page.goto(`${server.url}/catalog`)
      await redirectTo(page, `${gone.url}/catalog.pdf`)
      await page.getByRole('button', { name: 'Download Digital Catalog' }).click()
      await expect(
        page.getByText('Failed to download Digital Catalog. Failed to fetch file: 404 Not Found'),
      ).toBeVisible()
      gone.close()
    })
  })
})

test.describe('training with announced sessions', () => {
  const announced = [
    { dates: 'March 3-5, 2026', location: 'Sampleville, TN' },
    { dates: 'June 9-11, 2026', location: 'Musterstadt, Germany' },
    { dates: 'October 6-8, 2026', location: 'Sampleville, TN' },
    { dates: 'December 1-3, 2026', location: 'Musterstadt, Germany' },
  ]

  /** The page's data as if the catalog had announced these. */
  const announce = (page: Page, count: number) =>
    page.route('**/training.json', async (route) => {
      const answer = await route.fetch()
      const data = (await answer.json()) as object
      await route.fulfill({ response: answer, json: { ...data, sessions: announced.slice(0, count) } })
    })

  async function openTraining(page: Page, server: InquiryServer, count: number) {
    await announce(page, count)
    await openPage(page, `${server.url}/catalog`)
    await page
      .locator('footer a[href="/training"], header a[href="/training"]')
      .first()
      .evaluate((link) => (link as HTMLElement).click())
    await expect(page.getByRole('radio')).toHaveCount(count)
  }

  for (const [count, columns] of [
    [2, 2],
    [3, 3],
    [4, 2],
  ] as const) {
    // Covers 2.training.8-9, 9.36-37
    test(`shows ${count} of them in ${columns} columns`, further(count !== 2), async ({ page, server }) => {
      await openTraining(page, server, count)
      const cards = page.locator('label:has(input[type=radio])')
      const tops = await cards.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
      expect(tops.filter((top) => top === tops[0])).toHaveLength(columns)
      await expect(page.getByText('Coming Soon')).toHaveCount(0)
    })
  }

  // Covers 2.training.10-11, 5.training.7, 8.15, 8.17
  test('asks for one, and sends the one that was chosen', async ({ page, server }) => {
    const email = 'session@flyrail.example'
    await openTraining(page, server, 3)
    for (const [id, value] of Object.entries({ ...person, address, email })) await page.fill(`#${id}`, value)
    await submitOf(page).click()
    await expect(page.getByRole('alert')).toHaveText(/Please select a session for registration\./)
    await page.getByText('June 9-11, 2026').click()
    await expect(page.locator('input[type=hidden][name=session]')).toHaveValue('June 9-11, 2026 | Musterstadt, Germany')
    await submitOf(page).click()
    await expect(messageOf(page)).toHaveText('Registration submitted successfully!')
    await expect(page.locator('input[type=hidden][name=session]')).toHaveValue('')
    expect(rowsOf(server, email)).toEqual([
      expect.objectContaining({
        session: 'June 9-11, 2026 | Musterstadt, Germany',
        contact_type: 'Training Registration',
      }),
    ])
  })
})

test.describe('a bot check by somebody else', further(), () => {
  const keys = { BOT_CHECK_SITE_KEY: 'site-key', BOT_CHECK_SECRET_KEY: 'secret-key' }

  // Covers 7.bot.1
  test('loads its script on the form alone, and its token is verified', async ({ page, context, serverWith }) => {
    const requested: string[] = []
    const provider = await standIn((request, response) => {
      requested.push(request.url ?? '')
      if (request.url?.includes('siteverify')) {
        response.setHeader('content-type', 'application/json')
        return response.end(JSON.stringify({ success: true, score: 0.9, action: 'submit_contact' }))
      }
      response.setHeader('content-type', 'text/javascript')
      response.setHeader('cross-origin-resource-policy', 'cross-origin')
      return response.end('window.grecaptcha={ready:f=>f(),execute:async(k,{action})=>k+":"+action}')
    })
    const server = await serverWith({ BOT_CHECK: 'recaptcha', BOT_CHECK_ORIGIN: provider.url, ...keys })
    await page.goto(`${server.url}/about`)
    await open(page, server, contact.path)
    expect(requested).toEqual([])
    await fill(page, contact, 'scored@flyrail.example')
    await submitOf(page).click()
    await expect(messageOf(page)).toHaveText(contact.success)
    expect(requested).toEqual(['/recaptcha/api.js?render=site-key', '/recaptcha/api/siteverify'])
    expect(rowsOf(server, 'scored@flyrail.example')).toHaveLength(1)
    await closeTabs(context)
    provider.close()
  })

  test.describe('that does not answer', () => {
    test.use({ expectedErrors: /ERR_/ })

    test('is said by the form, and nothing is lost', async ({ page, serverWith }) => {
      const gone = await standIn(() => {})
      gone.close()
      const server = await serverWith({ BOT_CHECK: 'turnstile', BOT_CHECK_ORIGIN: gone.url, ...keys })
      await open(page, server, contact.path)
      await fill(page, contact, 'patient@flyrail.example')
      await submitOf(page).click()
      await expect(messageOf(page)).toHaveText(
        'The service that checks for robots does not answer. Please try again in a moment.',
      )
      for (const [id, value] of Object.entries(contact.fields)) await expect(page.locator(`#${id}`)).toHaveValue(value)
    })
  })
})

function refuse(route: Route, status: number, body: object) {
  return route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })
}
