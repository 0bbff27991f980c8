import type { IncomingMessage } from 'node:http'
import type { Page } from '@playwright/test'
import { externalLinks } from '#catalog/external-links.ts'
import { expectAccessible } from './axe.ts'
import {
  download,
  expect,
  fillFields,
  formSubmit,
  further,
  openPage,
  PERSON,
  rememberConsent,
  scrollWidth,
} from './fixtures.ts'
import { closeTabs, fakeServer, type InquiryServer, signIn, testWithServer, waitForSearch } from './inquiry-server.ts'

const test = testWithServer()

test.use({ newVisitor: true })

const answer = (page: Page, choice: 'Accept' | 'Decline') => page.getByRole('button', { name: choice }).click()

const changeTo = async (page: Page, choice: 'Accept' | 'Decline') => {
  await page.locator('footer').getByRole('link', { name: 'Cookie settings' }).click()
  await answer(page, choice)
}

test.describe('analytics after consent', () => {
  // The browser logs these errors because tests have no access to the network (`playwright.config.ts`).
  test.use({ expectedErrors: /ERR_NAME_NOT_RESOLVED|ERR_FAILED/ })

  // Covers 4.consent.3, 7.analytics.2-7
  test('counts page views, PDF opens, searches, and outbound clicks on the server', async ({
    page,
    context,
    serverWith,
  }) => {
    test.slow()
    const server = await serverWith()
    await waitForSearch(server)
    const events: unknown[] = []
    context.on('request', (request) => {
      if (!request.url().endsWith('/api/events')) return
      expect(request.headers().cookie).toBeUndefined()
      events.push(request.postDataJSON())
    })
    await openPage(page, `${server.url}/load-tables`)
    await answer(page, 'Accept')
    await expect.poll(() => events.length).toBe(1)
    const link = page.locator('main a[href$=".pdf"]').first()
    const file = (await link.getAttribute('href'))?.split('/').at(-1)
    const tab = context.waitForEvent('page')
    await link.click()
    await (await tab).close()
    await page.getByRole('link', { name: 'CONTACT US', exact: true }).click()
    await expect(page).toHaveURL(/contact-us$/)
    await page.goto(`${server.url}/searchResults?query=ZZZZqqqq+dana%40zzzzqqqq.qq`)
    await expect(page.getByText('No results found')).toBeVisible()
    await expect.poll(() => events.length).toBe(5)
    await openPage(page, `${server.url}/products`)
    const outside = context.waitForEvent('page')
    await page
      .locator('main')
      .getByRole('link', { name: /SKETCHUP FILES/ })
      .click()
    await (await outside).close()
    await expect.poll(() => events.length).toBe(7)
    const counts = [
      ['outside', externalLinks.modelWarehouse, 1, 0],
      ['page', '/contact-us', 1, 0],
      ['page', '/load-tables', 1, 0],
      ['page', '/products', 1, 0],
      ['page', '/searchResults', 1, 0],
      ['pdf', file, 1, 0],
      ['search', 'zzzzqqqq', 1, 1],
    ]
    await expect.poll(() => server.counts()).toEqual(counts)
    expect(events).toContainEqual({
      name: 'pdf_click',
      category: 'User',
      action: 'Clicked on a product PDF',
      label: file,
    })
    expect(events).toContainEqual({
      name: 'search',
      term: 'zzzzqqqq',
      length: 'ZZZZqqqq dana@zzzzqqqq.qq'.length,
      timestamp: expect.any(Number),
      results: 0,
    })

    await changeTo(page, 'Decline')
    await page.getByRole('link', { name: 'CONTACT US', exact: true }).click()
    await expect(page).toHaveURL(/contact-us$/)
    await openPage(page, `${server.url}/about`)
    expect(events).toHaveLength(7)
    expect(await context.cookies()).toEqual([])
  })

  // Covers 4.consent.6, 7.analytics.1
  test('counts each form submission by outcome', further(), async ({ page, context, serverWith }) => {
    await rememberConsent(context, 'accepted')
    const server = await serverWith()
    await page.goto(`${server.url}/contact-us`)
    const submit = formSubmit(page)
    await expect(submit).toBeEnabled()
    await submit.click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await fillFields(page, { ...PERSON, email: 'dana@flyrail.example', subject: 'Request a Quote' })
    await page.route('**/api/contact', (route) => route.abort())
    await submit.click()
    await expect(page.getByText('Network Error')).toBeVisible()
    await page.unroute('**/api/contact')
    await submit.click()
    await expect(page.getByText('Message sent successfully!')).toBeVisible()
    await expect
      .poll(() => server.counts('form'))
      .toEqual([
        ['form', 'Contact Form: accepted', 1, 0],
        ['form', 'Contact Form: failed', 1, 1],
        ['form', 'Contact Form: invalid', 1, 1],
      ])
  })

  // Covers 2.404.4-5, 7.analytics.7
  test(
    'counts an outbound click and redirects to the external site',
    further(),
    async ({ page, context, serverWith }) => {
      await rememberConsent(context, 'accepted')
      await context.route(`${externalLinks.financing}**`, (route) => route.fulfill({ body: 'Financing' }))
      const server = await serverWith()
      await page.goto(`${server.url}/redirect?to=${encodeURIComponent(externalLinks.financing)}`)
      await page.waitForURL(externalLinks.financing)
      await expect.poll(() => server.counts('outside')).toEqual([['outside', externalLinks.financing, 1, 0]])
    },
  )
})

test.describe('the site with analytics off', further(), () => {
  test('shows no cookie banner and no cookie choices when analytics is off', async ({ page, serverWith }) => {
    const server = await serverWith({ ANALYTICS: 'off' })
    await openPage(page, `${server.url}/about`)
    await page.locator('footer').getByRole('link', { name: 'Cookie settings' }).click()
    const settings = page.getByRole('region', { name: 'Cookie settings' })
    await expect(settings).toContainText('nothing to choose')
    await expect(settings.getByRole('button')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(settings).toHaveCount(0)
  })
})

/** Simulates Google's script: reads the data layer, sets cookies, sends each event, and stops when disabled. */
const FAKE_SCRIPT = `{
  const { origin, searchParams } = new URL(document.currentScript.src)
  const id = searchParams.get('id')
  const send = (command) => {
    if (command[0] !== 'event' || window['ga-disable-' + id]) return
    document.cookie = '_ga=GA1.1.1; path=/'
    document.cookie = '_ga_TEST=GS1; path=/'
    fetch(origin + '/g/collect?' + new URLSearchParams({ tid: id, en: command[1], ...command[2] }), { mode: 'no-cors' })
  }
  const layer = window.dataLayer
  for (const command of layer) send(command)
  layer.push = (command) => send(command)
}`

const testWithGoogle = test.extend<{ google: { readonly server: InquiryServer; readonly hits: readonly URL[] } }>({
  google: async ({ context, serverWith }, use) => {
    const hits: URL[] = []
    const google = await fakeServer((request: IncomingMessage, response) => {
      hits.push(new URL(request.url ?? '', 'http://localhost'))
      response.setHeader('cross-origin-resource-policy', 'cross-origin')
      response.setHeader('content-type', 'text/javascript')
      response.end(request.url?.startsWith('/gtag/js') ? FAKE_SCRIPT : '')
    })
    const env = { ANALYTICS: 'ga4', GA4_MEASUREMENT_ID: 'G-1A2B3C4D5E', GA4_ORIGIN: google.url }
    await use({ server: await serverWith(env), hits })
    await closeTabs(context)
    google.close()
  },
})

// Covers 4.consent.3, 4.consent.5, 7.analytics.8
test.describe('Google Analytics', () => {
  testWithGoogle('starts with consent and stops when it is withdrawn', further(), async ({ page, context, google }) => {
    test.slow()
    const { server, hits } = google
    await openPage(page, `${server.url}/load-tables`)
    const question = page.getByRole('region', { name: 'Allow analytics?' })
    await expect(question).toContainText('Google Analytics sets cookies')
    await page.getByRole('link', { name: 'CONTACT US', exact: true }).click()
    await expect(page).toHaveURL(/contact-us$/)
    expect(hits).toEqual([])
    await answer(page, 'Decline')
    await openPage(page, `${server.url}/about`)
    expect(hits).toEqual([])
    expect(await context.cookies()).toEqual([])

    await changeTo(page, 'Accept')
    await expect.poll(() => hits.map(({ pathname }) => pathname)).toEqual(['/gtag/js', '/g/collect'])
    expect(Object.fromEntries(hits[1]?.searchParams ?? [])).toMatchObject({
      tid: 'G-1A2B3C4D5E',
      en: 'page_view',
      page_location: `${server.url}/about`,
    })
    await page.getByRole('link', { name: 'CONTACT US', exact: true }).click()
    await expect.poll(() => hits.length).toBe(3)
    expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual(['_ga', '_ga_TEST'])

    await changeTo(page, 'Decline')
    await expect.poll(() => context.cookies()).toEqual([])
    expect(await page.evaluate(() => Reflect.get(window, 'ga-disable-G-1A2B3C4D5E'))).toBe(true)
    await page.goBack()
    await expect(page).toHaveURL(/about$/)
    await openPage(page, `${server.url}/leadership`)
    expect(hits).toHaveLength(3)
  })

  testWithGoogle('removes its cookies when consent has expired', further(), async ({ page, context, google }) => {
    await rememberConsent(context, 'accepted', '2020-01-01')
    const { server, hits } = google
    await context.addCookies([{ name: '_ga', value: 'GA1.1.1', url: server.url }])
    await openPage(page, `${server.url}/about`)
    await expect(page.getByRole('region', { name: 'Allow analytics?' })).toBeVisible()
    await expect.poll(() => context.cookies()).toEqual([])
    expect(hits).toEqual([])
  })
})

test.describe('the analytics page of the staff area', () => {
  test.use({ expectedErrors: /status of 401 .*export\.csv/ })

  test('passes axe with charts, lists, and daily counts', further(), async ({ page, context, serverWith }) => {
    test.slow()
    await rememberConsent(context, 'accepted')
    const server = await serverWith()
    await openPage(page, `${server.url}/about`)
    await expect.poll(() => server.counts()).toEqual([['page', '/about', 1, 0]])

    await signIn(page, server, 'Fay Analyst', 'sales')
    await page.goto(`${server.url}/manage/analytics`)
    await expect(page.getByRole('img', { name: /^Page views by day: 1 total, maximum 1 on / })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Most frequent: Pages' })).toContainText('/about')
    await expect(page.getByRole('table', { name: /^Searches with no results/ })).toBeVisible()
    await expect(page.getByRole('table', { name: /By day/ }).getByRole('row')).toHaveCount(31)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await scrollWidth(page)).toBeLessThanOrEqual(320)
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const none of await page.getByText('None in this date range.').all()) {
      const [text, table] = await Promise.all([
        none.boundingBox(),
        none.locator('xpath=preceding-sibling::table').boundingBox(),
      ])
      expect(text?.x).toBe(table?.x)
      expect(text?.y).toBe((table?.y ?? 0) + (table?.height ?? 0))
    }
    await page.getByRole('link', { name: '7 days' }).click()
    await expect(page.getByRole('table', { name: /By day/ }).getByRole('row')).toHaveCount(8)
    const { name } = await download(page, () => page.getByRole('link', { name: 'Export CSV' }).click())
    expect(name).toMatch(/^boltspan-figures-.*\.csv$/)
    // After the session ends, the export must not save a file, and the page must ask the user to sign in.
    await page.context().clearCookies()
    let saved = 0
    page.on('download', () => {
      saved += 1
    })
    await page.getByRole('link', { name: 'Export CSV' }).click()
    await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
    expect(saved).toBe(0)
    // The server must not count visits to staff pages.
    expect(server.counts()).toEqual([['page', '/about', 1, 0]])
  })
})
