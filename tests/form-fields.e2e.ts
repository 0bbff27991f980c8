import type { Page, Request } from '@playwright/test'
import { expect, further } from './fixtures.ts'
import { closeTabs, standIn, testWithServer } from './inquiry-server.ts'

const test = testWithServer()

interface Form {
  readonly name: string
  readonly path: string
  readonly contactType: string
  readonly action: string
  readonly button: string
  readonly failure: string
  /** Label, id, type and placeholder of each field, required ones with an asterisk. */
  readonly fields: readonly string[]
}

const POSTAL = [
  'Full Name* fullName text',
  'Company Name* companyName text',
  'Address* address textarea of 3 rows “Street, city, ZIP or postal code”',
  'State/Country* stateCountry text “Tennessee, or Germany”',
  'Phone Number* phone tel “(555) 555-0100”',
  'E-mail* email email “name@company.example”',
]

const contact: Form = {
  name: 'contact',
  path: '/contact-us',
  contactType: 'Contact Form',
  action: 'submit_contact',
  button: 'SEND',
  failure: 'Failed to send message',
  fields: [
    'Full Name* fullName text',
    'Company Name* companyName text',
    'State/Country* stateCountry text “Tennessee, or Germany”',
    'Phone Number* phone tel “(555) 555-0100”',
    'Your Email* email email “name@company.example”',
    'Subject* subject text “Request a Quote”',
    'Message (optional) message textarea of 4 rows “A span, a load, a drawing number: a line is enough to begin with.”',
  ],
}
const catalog: Form = {
  name: 'catalog request',
  path: '/catalog/request',
  contactType: 'Catalog Request',
  action: 'submit_catalog_request',
  button: 'SUBMIT',
  failure: 'Failed to submit catalog request. Please try again.',
  fields: POSTAL,
}
const training: Form = {
  name: 'training',
  path: '/training',
  contactType: 'Training Registration',
  action: 'submit_training_registration',
  button: 'SUBMIT',
  failure: 'Failed to submit. Please try again.',
  fields: POSTAL,
}
const forms = [contact, catalog, training]

const PERSON = {
  fullName: 'Dana Rigger',
  companyName: 'Fly Rail Inc.',
  stateCountry: 'Tennessee',
  phone: '(555) 555-0123',
  email: 'dana@flyrail.example',
}
const ADDRESS = '1 Stage Door, Nashville'

const submit = (page: Page) => page.locator('main form button[type=submit]')
const message = (page: Page) => page.locator('main form [role=status][data-tone]')

async function open(page: Page, { path }: Form, origin = '') {
  await page.goto(origin + path)
  await expect(submit(page)).toBeEnabled()
}

async function fill(page: Page, form: Form) {
  const rest = form === contact ? { subject: 'Request a Quote', message: 'A 40 ft span.' } : { address: ADDRESS }
  for (const [id, value] of Object.entries({ ...PERSON, ...rest })) await page.fill(`#${id}`, value)
  if (form === catalog) await page.getByText('Printed Catalog', { exact: true }).click()
}

/** Red, green and blue of a text, from 0 to 255. */
const colorOf = (page: Page) =>
  message(page).evaluate((element) => (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number))

for (const form of forms) {
  test.describe(`the ${form.name} form`, () => {
    // Covers 2.routes.21, 2.request.1, 2.training.12-14, 4.contact.1, 4.request.1, 4.training.2, 5.contact.1-8
    // Covers 5.contact.14-15, 5.request.2-7, 5.training.1-6, 5.rules.4
    test('has the required fields, checked by the browser', async ({ page }) => {
      await open(page, form)
      const fields = await page.locator('main form label[for]').evaluateAll((labels) =>
        labels.map((label) => {
          const field = document.getElementById(label.getAttribute('for') ?? '') as HTMLInputElement
          const type = field instanceof HTMLTextAreaElement ? `textarea of ${field.rows} rows` : field.type
          const placeholder = field.placeholder ? ` “${field.placeholder}”` : ''
          const marked = label.textContent?.includes('*')
          return `${label.textContent} ${field.name} ${type}${placeholder}${field.required === marked ? '' : ' (!)'}`
        }),
      )
      expect(fields).toEqual(form.fields)
      await expect(page.locator('main form')).not.toHaveAttribute('novalidate')
      await expect(submit(page)).toHaveText(form.button)
      await expect(page.locator('input:checked')).toHaveCount(0)
    })

    // Covers 3.contact.1-11, 3.catalog.1, 4.request.2, 4.training.1, 5.rules.1-3, 7.contact.1-4, 7.content.2
    // Covers 7.bot.4-6
    test('does the bot check under its own action, then posts its payload as JSON', async ({ page }) => {
      const sent: Request[] = []
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.startsWith('/api/')) sent.push(request)
      })
      await page.route('**/api/contact', (route) => route.fulfill({ json: { id: 'inquiry' } }))
      await open(page, form)
      await fill(page, form)
      expect(sent).toEqual([])
      await submit(page).click()
      await expect(message(page)).toHaveText(/success/)
      const [check, post, ...others] = sent
      expect(others).toEqual([])
      expect(check?.url()).toMatch(new RegExp(`/api/bot-check\\?action=${form.action}$`))
      expect(new URL(post?.url() ?? '').pathname).toBe('/api/contact')
      expect(post?.method()).toBe('POST')
      expect(post?.headers()['content-type']).toBe('application/json')
      const { captchaToken, ...body } = (post?.postDataJSON() ?? {}) as Record<string, string>
      expect(captchaToken?.length).toBeGreaterThan(100)
      const own = {
        contact: { subject: 'Request a Quote', message: 'A 40 ft span.' },
        'catalog request': { address: ADDRESS, catalogType: 'PRINTED', subject: 'Catalog Request: Printed Catalog' },
        training: { address: ADDRESS, subject: 'Training Inquiry: 2026 Dates' },
      }[form.name]
      expect(body).toMatchObject({ contactType: form.contactType, ...PERSON, ...own })
    })

    // Covers 8.5, 8.8, 8.11
    test(
      'says that it failed where neither the server nor the error has a word for it',
      further(),
      async ({ page }) => {
        // What sends the form, as if the error had no message.
        await page.route('**/assets/submit-*.js', (route) =>
          route.fulfill({
            contentType: 'text/javascript',
            body: "export const submitInquiry = async () => ({ kind: 'failed', message: undefined })",
          }),
        )
        await open(page, form)
        await fill(page, form)
        await submit(page).click()
        await expect(message(page)).toHaveText(form.failure)
      },
    )
  })
}

test.describe('the message of the training form', () => {
  test.use({ expectedErrors: /status of 500/ })

  // Covers 4.training.4-5
  test('is green if it contains ‘success’, else red, whatever came of the request', async ({ page }) => {
    await open(page, training)
    await fill(page, training)
    for (const [text, isGreen] of [
      ['All sessions are full.', false],
      ['Your place is reserved successfully, but no mail could be sent.', true],
    ] as const) {
      await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: { message: text } }))
      await submit(page).click()
      await expect(message(page)).toHaveText(text)
      const [red = 0, green = 0] = await colorOf(page)
      expect(green > red, text).toBe(isGreen)
    }
  })
})

// Covers 2.catalog.2, 4.request.5, 9.3
test('a type that the catalog page has chosen is said for 3 seconds', async ({ page }) => {
  await page.clock.install()
  await page.goto('/catalog')
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.textContent?.includes('has been pre-selected.')) {
        Object.assign(window, { said: (window as { said?: number }).said ?? Date.now() })
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await expect(page.getByRole('button', { name: 'Download Digital Catalog' })).toBeVisible()
  await page.getByRole('link', { name: 'Request Printed Catalog' }).click()
  const notice = page.getByText('Printed Catalog has been pre-selected.')
  await expect(notice).toBeVisible()
  const said = await page.evaluate(() => (window as unknown as { said: number }).said)
  await page.clock.pauseAt(said + 2900)
  await expect(notice).toBeVisible()
  await page.clock.runFor(200)
  await expect(notice).toBeHidden()
  await expect(page.getByRole('radio', { name: 'Printed Catalog' })).toBeChecked()
})

// Covers 7.bot.1-6
test(
  'the script of a bot check by somebody else loads on all three pages with a form, each under its action',
  further(),
  async ({ page, context, serverWith }) => {
    const tokens: string[] = []
    const scripts: string[] = []
    const provider = await standIn((request, response) => {
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
    const server = await serverWith({
      BOT_CHECK: 'recaptcha',
      BOT_CHECK_ORIGIN: provider.url,
      BOT_CHECK_SITE_KEY: 'site-key',
      BOT_CHECK_SECRET_KEY: 'secret-key',
    })
    for (const form of forms) {
      await open(page, form, server.url)
      await fill(page, form)
      await submit(page).click()
      await expect(message(page)).toHaveText(/success/)
    }
    expect(scripts).toHaveLength(3)
    expect(tokens).toEqual(['submit_contact', 'submit_catalog_request', 'submit_training_registration'])
    await closeTabs(context)
    provider.close()
  },
)
