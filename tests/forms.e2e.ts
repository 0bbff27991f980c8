import type { Page } from '@playwright/test'
import { inquiryReference } from '#contract/inquiry-reference.ts'
import { header } from '#server/testing/mail-server.ts'
import { axeFindings } from './axe.ts'
import {
  collectRequests,
  expect,
  fillFields,
  further,
  holdRequests,
  formMessage as message,
  openPage,
  PERSON,
  formSubmit as submit,
} from './fixtures.ts'
import { closeTabs, fakeServer, type InquiryServer, testWithServer } from './inquiry-server.ts'

const test = testWithServer()

interface Form {
  readonly name: string
  readonly path: string
  readonly type: string
  readonly action: string
  readonly button: string
  readonly busy: string
  readonly success: string
  /** Shown when neither the response nor the error contains a message. */
  readonly failure: string
  /** Label, ID, type, and placeholder of each field. Labels of required fields end with an asterisk. */
  readonly shown: readonly string[]
  readonly fields: Readonly<Record<string, string>>
  /** Values that the form sends in addition to its fields. */
  readonly derived: Readonly<Record<string, string>>
}

const POSTAL = {
  button: 'SUBMIT',
  busy: 'SUBMITTING...',
  shown: [
    'Full Name* fullName text',
    'Company Name* companyName text',
    'Address* address textarea of 3 rows “Street, city, ZIP or postal code”',
    'State/Country* stateCountry text “Tennessee, or Germany”',
    'Phone Number* phone tel “(555) 555-0100”',
    'E-mail* email email “name@company.example”',
  ],
  fields: { ...PERSON, address: '1 Stage Door\nNashville, TN 00000' },
}

const contact: Form = {
  name: 'contact',
  path: '/contact-us',
  type: 'Contact Form',
  action: 'submit_contact',
  button: 'SEND',
  busy: 'SENDING...',
  success: 'Message sent successfully!',
  failure: 'Failed to send message',
  shown: [
    'Full Name* fullName text',
    'Company Name* companyName text',
    'State/Country* stateCountry text “Tennessee, or Germany”',
    'Phone Number* phone tel “(555) 555-0100”',
    'Your Email* email email “name@company.example”',
    'Subject* subject text “Request a Quote”',
    'Message (optional) message textarea of 4 rows “A span, a load, or a drawing number is enough to get started.”',
    'Sketch or Drawing (optional)  file',
    'Needed By (optional) neededBy date',
    'Ship To (optional) shipTo textarea of 3 rows “Street, city, ZIP or postal code”',
  ],
  fields: { ...PERSON, subject: 'Become a Reseller', message: 'A 40 ft span,\nand <b>bold</b> plans.' },
  derived: {},
}
const request: Form = {
  ...POSTAL,
  name: 'catalog request',
  path: '/catalog/request',
  type: 'Catalog Request',
  action: 'submit_catalog_request',
  success: 'Catalog request submitted successfully!',
  failure: 'Failed to submit catalog request. Please try again.',
  derived: { catalogType: 'USB', subject: 'Catalog Request: USB Catalog' },
}
const training: Form = {
  ...POSTAL,
  name: 'training',
  path: '/training',
  type: 'Training Registration',
  action: 'submit_training_registration',
  success: "Your inquiry has been submitted successfully! We'll notify you when dates are announced.",
  failure: 'Failed to submit. Please try again.',
  derived: { subject: 'Training Inquiry: 2027 Dates' },
}
const forms = [contact, request, training]

/** Fills in a form. Each test uses its own email address to find its inquiry. */
async function fill(page: Page, form: Form, email: string) {
  await fillFields(page, { ...form.fields, email })
  if (form === request) await page.getByRole('radio', { name: 'USB Catalog' }).check()
}

const open = async (page: Page, server: InquiryServer, { path }: Form) => {
  await page.goto(server.url + path)
  await expect(submit(page)).toBeEnabled()
}

async function openFilled(page: Page, server: InquiryServer, form: Form, email: string) {
  await open(page, server, form)
  await fill(page, form, email)
}

async function expectFilled(page: Page, form: Form, email: string) {
  for (const [id, value] of Object.entries({ ...form.fields, email }))
    await expect(page.locator(`#${id}`)).toHaveValue(value)
  if (form === request) await expect(page.getByRole('radio', { name: 'USB Catalog' })).toBeChecked()
}

const mailsTo = (server: InquiryServer, email: string) =>
  server.mails.filter(({ raw, to }) => to.includes(email) || header(raw, 'Reply-To')?.includes(email))

const rowsOf = (server: InquiryServer, email: string) => server.inquiries().filter((row) => row.email === email)

const PORTAL = {
  status: 200,
  contentType: 'text/html',
  body: '<!DOCTYPE html><html><title>Hotel Wi-Fi</title><body>Please sign in</body></html>',
}

const NO_BOT_CHECK = 'We can’t reach the spam-check service. Please try again in a moment.'

for (const form of forms) {
  test.describe(`the ${form.name} form`, () => {
    // Covers 2.routes.21, 2.request.1, 2.training.12-14, 4.contact.1, 4.request.1, 4.training.2, 5.contact.1-8
    // Covers 5.contact.14-15, 5.request.2-7, 5.training.1-6, 5.rules.4
    test('shows all fields of the form and lets the browser validate them', async ({ page, server }) => {
      await open(page, server, form)
      // This field loads after the others.
      if (form === contact) await expect(page.getByLabel('Sketch or Drawing')).toBeVisible()
      const fields = await page.locator('main form label[for]').evaluateAll((labels) =>
        labels.map((label) => {
          const field = document.getElementById(label.getAttribute('for') ?? '') as HTMLInputElement
          const type = field instanceof HTMLTextAreaElement ? `textarea of ${field.rows} rows` : field.type
          const placeholder = field.placeholder ? ` “${field.placeholder}”` : ''
          const marked = label.textContent?.includes('*')
          return `${label.textContent} ${field.name} ${type}${placeholder}${field.required === marked ? '' : ' (!)'}`
        }),
      )
      expect(fields).toEqual(form.shown)
      await expect(page.locator('main form')).not.toHaveAttribute('novalidate')
      await expect(submit(page)).toHaveText(form.button)
      await expect(page.locator('input:checked')).toHaveCount(0)
    })

    // Covers 5.contact.1-6, 5.request.1-8, 5.training.1-6, 8.14
    test('reports missing and invalid values at each field and in a focused summary', async ({ page, server }) => {
      await open(page, server, form)
      const typed = { phone: '12', email: 'dana@flyrail', companyName: 'Fly Rail Inc.' }
      await fillFields(page, typed)
      await submit(page).click()
      const summary = page.getByRole('alert')
      await expect(summary).toBeFocused()
      const phone = 'Enter a phone number with at least 7 digits, such as (555) 555-0100.'
      await expect(summary.getByRole('link')).toHaveText([
        ...(form === request ? ['Please select a catalog type.'] : []),
        'Enter your full name.',
        ...(form === contact ? [] : ['Enter your address.']),
        'Enter your state or country.',
        phone,
        'Enter an email address such as name@example.com.',
        ...(form === contact ? ['Enter a subject.'] : []),
      ])
      await expect(page.locator('#fullName-error')).toHaveText('Enter your full name.')
      await expect(page.locator('#fullName')).toHaveAttribute('aria-describedby', 'fullName-error')
      if (form === request) await expect(page.locator('#catalogType-error')).toHaveText('Please select a catalog type.')
      for (const [id, value] of Object.entries(typed)) await expect(page.locator(`#${id}`)).toHaveValue(value)
      expect(await axeFindings(page)).toEqual([])
      await summary.getByRole('link', { name: phone }).click()
      await expect(page.locator('#phone')).toBeFocused()
      await page.keyboard.type('34567')
      await expect(page.locator('#phone-error')).toBeHidden()
    })

    // Covers 1.7, 1.9-10, 2.routes.10, 2.training.15, 3.catalog.1, 3.contact.1-11, 4.contact.2-4, 4.request.2
    // Covers 4.request.6-8, 4.training.1, 4.training.3, 5.rules.1-3, 7.bot.4-6, 7.contact.1-4, 7.contact.6
    // Covers 7.content.2, 8.12-13, 8.16
    test('posts JSON after the bot check, stores the inquiry, and sends two emails', async ({ page, server }) => {
      const email = `sent-${form.path.replaceAll('/', '')}@flyrail.example`
      await open(page, server, form)
      const sent = collectRequests(page, (each) => each)
      await fill(page, form, email)
      expect(sent.filter((each) => each.url().includes('/api/'))).toEqual([])
      const proceed = await holdRequests(page, '**/api/contact')
      await submit(page).click()
      await expect(submit(page)).toHaveText(form.busy)
      await expect(submit(page)).toBeDisabled()
      proceed()
      await expect(message(page)).toHaveText(form.success)
      await expect(message(page)).toHaveAttribute('data-tone', 'success')
      for (const id of Object.keys(form.fields)) await expect(page.locator(`#${id}`)).toHaveValue('')
      await expect(page.locator('input:checked')).toHaveCount(0)
      expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('form')))).toEqual([])

      expect(new Set(sent.map((each) => new URL(each.url()).origin))).toEqual(new Set([server.url]))
      const [check, post, ...others] = sent.filter((each) => each.url().includes('/api/'))
      expect(others).toEqual([])
      expect(check?.url()).toBe(`${server.url}/api/bot-check?action=${form.action}`)
      expect(post?.url()).toBe(`${server.url}/api/contact`)
      expect(post?.method()).toBe('POST')
      expect(post?.headers()['content-type']).toBe('application/json')
      const { captchaToken, ...body } = (post?.postDataJSON() ?? {}) as Record<string, string>
      expect(captchaToken?.length).toBeGreaterThan(100)
      expect(body).toMatchObject({ contactType: form.type, ...form.fields, email, ...form.derived })

      const [row, ...further] = rowsOf(server, email)
      expect(further).toEqual([])
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

    test.describe('a failed submission', () => {
      test.use({ expectedErrors: /Failed to load resource/ })

      // Covers 4.contact.5, 7.contact.7-8, 8.3-11, 8.35, 8.39
      test('shows the best available error message and keeps the input', async ({ page, server }) => {
        const email = `rejected-${form.path.replaceAll('/', '')}@flyrail.example`
        await openFilled(page, server, form, email)
        for (const [answer, text] of [
          [{ status: 500, json: { message: 'Our own words.', code: 'X' } }, 'Our own words.'],
          [{ status: 502, json: {} }, 'Request failed with status code 502'],
          [{ status: 202, json: {} }, 'Request failed with status code 202'],
          [{ status: 204 }, 'Request failed with status code 204'],
          // A captive portal responds to the request, so neither the response nor an error contains a message.
          [PORTAL, form.failure],
          [undefined, 'Network Error'],
        ] as const) {
          await page.route('**/api/contact', (route) => (answer ? route.fulfill(answer) : route.abort()))
          await submit(page).click()
          await expect(message(page)).toHaveText(text)
          await expect(message(page)).toHaveAttribute('data-tone', 'error')
          await page.unroute('**/api/contact')
        }
        await expectFilled(page, form, email)
        expect(rowsOf(server, email)).toEqual([])
      })
    })

    test('keeps the form input after a reload', further(), async ({ page, server }) => {
      await openFilled(page, server, form, 'reloaded@flyrail.example')
      await page.reload()
      await expectFilled(page, form, 'reloaded@flyrail.example')
    })

    test.describe('a form without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('shows how to contact us when JavaScript is off', async ({ page, server }) => {
        await page.goto(server.url + form.path)
        await expect(page.locator('main form').getByText('This form needs JavaScript')).toBeVisible()
        await expect(page.locator('main form').getByRole('link', { name: 'info@boltspan.example' })).toBeVisible()
        await expect(submit(page)).toBeHidden()
      })
    })
  })
}

test.describe('the contact form', () => {
  test.use({ expectedErrors: /status of 4|ERR_FAILED/ })

  // Covers 5.contact.9-13
  test('suggests four subjects on the contact form', async ({ page, server }) => {
    await open(page, server, contact)
    const list = await page.locator('#subject').getAttribute('list')
    expect(
      await page.locator(`#${list} option`).evaluateAll((all) => all.map((each) => each.getAttribute('value'))),
    ).toEqual(['Request a Quote', 'Become a Reseller', 'Connect with a Reseller', 'General Information'])
  })

  test(
    'shows an error when the server rejects a bot check, and succeeds on the next attempt',
    further(),
    async ({ page, server }) => {
      await openFilled(page, server, contact, 'robot@flyrail.example')
      await page.route('**/api/contact', (route) =>
        route.continue({ postData: { ...route.request().postDataJSON(), captchaToken: 'bm8=' } }),
      )
      await submit(page).click()
      await expect(message(page)).toHaveText(
        'We couldn’t verify that you’re not a robot. Please submit the form again.',
      )
      await page.unroute('**/api/contact')
      await submit(page).click()
      await expect(message(page)).toHaveText(contact.success)
      expect(rowsOf(server, 'robot@flyrail.example')).toHaveLength(1)
    },
  )

  test('shows an error when the bot check returns an invalid response or no response', async ({ page, server }) => {
    const email = 'hotel@flyrail.example'
    let checks = 0
    await openFilled(page, server, contact, email)
    for (const [answer, text] of [
      [PORTAL, NO_BOT_CHECK],
      [{ status: 200, contentType: 'application/json', body: '{"provider":"nobody"}' }, NO_BOT_CHECK],
      [undefined, 'Network Error'],
    ] as const) {
      await page.route('**/api/bot-check?*', (route) => {
        checks += 1
        return answer ? route.fulfill(answer) : route.abort()
      })
      await submit(page).click()
      await expect(message(page)).toHaveText(text)
      await expect(message(page)).toHaveAttribute('data-tone', 'error')
      await page.unroute('**/api/bot-check?*')
    }
    // The form must not save an inquiry for later while the visitor is online.
    await expect(page.getByRole('complementary', { name: 'Connection' })).toHaveCount(0)
    await expectFilled(page, contact, email)
    expect(checks).toBe(3)
    expect(rowsOf(server, email)).toEqual([])
  })

  // Covers 7.contact.8
  test('shows both the message and the field errors from a response', further(), async ({ page, server }) => {
    await openFilled(page, server, contact, 'both@flyrail.example')
    const answer = { message: 'We cannot call this number.', fields: { phone: 'This line is not in service.' } }
    await page.route('**/api/contact', (route) => route.fulfill({ status: 400, json: answer }))
    await submit(page).click()
    await expect(message(page)).toHaveText(answer.message)
    await expect(message(page)).toHaveAttribute('data-tone', 'error')
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([answer.fields.phone])
    await expect(page.locator('#phone')).toHaveAttribute('aria-invalid', 'true')
  })

  test(
    'rejects a company name that contains only spaces, even though the browser accepts it',
    further(),
    async ({ page, server }) => {
      await openFilled(page, server, contact, 'a@b.example')
      await page.fill('#companyName', '   ')
      await submit(page).click()
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Enter your company name.'])
      await expect(page.locator('#companyName')).toHaveAttribute('aria-invalid', 'true')
    },
  )

  test('stores one inquiry when the first response is lost', async ({ page, server }) => {
    const email = 'twice@flyrail.example'
    await openFilled(page, server, contact, email)
    await page.route('**/api/contact', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await submit(page).click()
    await expect(message(page)).toHaveText('Network Error')
    await page.unroute('**/api/contact')
    await page.reload()
    await expect(page.locator('#email')).toHaveValue(email)
    await submit(page).click()
    await expect(message(page)).toHaveText(contact.success)
    expect(rowsOf(server, email)).toHaveLength(1)
    await expect.poll(() => mailsTo(server, email).length).toBe(2)
  })
})

for (const width of [390, 1440]) {
  test(`moves focus to the confirmation and its reference number when Enter submits the form at ${width} px`, async ({
    page,
    server,
  }) => {
    const email = `enter-${width}@flyrail.example`
    await page.setViewportSize({ width, height: 844 })
    await openFilled(page, server, contact, email)
    await page.locator('#fullName').press('Enter')
    await expect(message(page)).toHaveText(contact.success)
    await expect(message(page)).toBeFocused()
    await expect(message(page)).toBeInViewport()
    const [{ id } = { id: '' }] = rowsOf(server, email)
    await expect(message(page)).toHaveAccessibleDescription(`Your reference is ${inquiryReference(String(id))}.`)
    await expect(page.getByText(`Your reference is ${inquiryReference(String(id))}.`)).toBeInViewport()
  })
}

test.describe('the training form', () => {
  test.use({ expectedErrors: /status of 500/ })

  // Covers 4.training.4-5
  test('shows a training message in green if it contains “success” and in red otherwise', async ({ page, server }) => {
    await openFilled(page, server, training, 'green@flyrail.example')
    for (const [text, isGreen] of [
      ['All sessions are full.', false],
      ['Your place is reserved successfully, but no mail could be sent.', true],
    ] as const) {
      await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: { message: text } }))
      await submit(page).click()
      await expect(message(page)).toHaveText(text)
      const [red = 0, green = 0] = await message(page).evaluate((element) =>
        (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number),
      )
      expect(green > red, text).toBe(isGreen)
    }
  })

  const announced = [
    { dates: 'March 3-5, 2026', location: 'Sampleville, TN' },
    { dates: 'June 9-11, 2026', location: 'Musterstadt, Germany' },
    { dates: 'October 6-8, 2026', location: 'Sampleville, TN' },
    { dates: 'December 1-3, 2026', location: 'Musterstadt, Germany' },
  ]

  /** Opens the training page with the given number of sessions. */
  async function openTraining(page: Page, server: InquiryServer, count: number) {
    await page.route('**/training.json', async (route) => {
      const answer = await route.fetch()
      const data = (await answer.json()) as object
      await route.fulfill({ response: answer, json: { ...data, sessions: announced.slice(0, count) } })
    })
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
    test(`shows ${count} training sessions in ${columns} columns`, further(count !== 2), async ({ page, server }) => {
      await openTraining(page, server, count)
      const cards = page.locator('label:has(input[type=radio])')
      const tops = await cards.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
      expect(tops.filter((top) => top === tops[0])).toHaveLength(columns)
      await expect(page.getByText('Coming Soon')).toHaveCount(0)
    })
  }

  // Covers 2.training.10-11, 5.training.7, 8.15, 8.17
  test('requires a training session and sends the selected session', async ({ page, server }) => {
    const email = 'session@flyrail.example'
    const session = 'June 9-11, 2026 | Musterstadt, Germany'
    await openTraining(page, server, 3)
    await fillFields(page, { ...training.fields, email })
    await submit(page).click()
    await expect(page.getByRole('alert')).toHaveText(/Please select a session for registration\./)
    await page.getByText('June 9-11, 2026').click()
    await expect(page.locator('input[type=hidden][name=session]')).toHaveValue(session)
    await submit(page).click()
    await expect(message(page)).toHaveText('Registration submitted successfully!')
    await expect(page.locator('input[type=hidden][name=session]')).toHaveValue('')
    expect(rowsOf(server, email)).toEqual([expect.objectContaining({ session, contact_type: 'Training Registration' })])
  })
})

test.describe('a bot-check provider', further(), () => {
  const KEYS = { BOT_CHECK_SITE_KEY: 'site-key', BOT_CHECK_SECRET_KEY: 'secret-key' }

  // Covers 7.bot.1-6
  test('loads the bot-check script only on pages with forms, and sends the provider’s token', async ({
    page,
    context,
    serverWith,
  }) => {
    const scripts: string[] = []
    const tokens: string[] = []
    const provider = await fakeServer((request, response) => {
      if (request.method === 'POST') {
        request.on('data', (body: Buffer) => tokens.push(new URLSearchParams(body.toString()).get('response') ?? ''))
        request.on('end', () =>
          response
            .setHeader('content-type', 'application/json')
            .end(JSON.stringify({ success: true, score: 0.9, action: tokens.at(-1) })),
        )
        return
      }
      scripts.push(request.url ?? '')
      response.setHeader('content-type', 'text/javascript')
      response.setHeader('cross-origin-resource-policy', 'cross-origin')
      response.end('window.grecaptcha={ready:f=>f(),execute:async(k,{action})=>action}')
    })
    const server = await serverWith({ BOT_CHECK: 'recaptcha', BOT_CHECK_ORIGIN: provider.url, ...KEYS })
    await page.goto(`${server.url}/about`)
    await open(page, server, contact)
    expect(scripts).toEqual([])
    for (const form of forms) {
      await openFilled(page, server, form, 'scored@flyrail.example')
      await submit(page).click()
      await expect(message(page)).toHaveText(form.success)
    }
    expect(scripts).toEqual(Array.from(forms, () => '/recaptcha/api.js?render=site-key'))
    expect(tokens).toEqual(forms.map(({ action }) => action))
    expect(rowsOf(server, 'scored@flyrail.example')).toHaveLength(3)
    await closeTabs(context)
    provider.close()
  })

  test.describe('a bot-check provider that is down', () => {
    test.use({ expectedErrors: /ERR_/ })

    test('shows an error and keeps the input when the bot-check provider is down', async ({ page, serverWith }) => {
      const gone = await fakeServer(() => {})
      gone.close()
      const server = await serverWith({ BOT_CHECK: 'recaptcha', BOT_CHECK_ORIGIN: gone.url, ...KEYS })
      await openFilled(page, server, contact, 'patient@flyrail.example')
      await submit(page).click()
      await expect(message(page)).toHaveText(NO_BOT_CHECK)
      await expectFilled(page, contact, 'patient@flyrail.example')
    })
  })
})
