import type { Locator, Page } from '@playwright/test'
import { soldParts } from '#catalog/part-numbers.ts'
import { inquiryReference } from '#contract/inquiry-reference.ts'
import { KG_PER_POUND } from '#engineering/units.ts'
import { unbroken } from '#server/testing/mail-server.ts'
import { axeFindings } from './axe.ts'
import {
  collectRequests,
  download,
  expect,
  fillFields,
  formMessage,
  further,
  hydrated,
  openPage,
  PERSON,
  scrollWidth,
  seedLocalStorage,
} from './fixtures.ts'
import { type InquiryServer, signIn, testWithServer, waitForSearch } from './inquiry-server.ts'

const test = testWithServer()

const count = (page: Page) => page.locator('header').getByRole('link', { name: /^Quote list/ })
const lines = (page: Page) => page.getByRole('table', { name: 'Parts on the list' })
const line = (page: Page, partNumber: string) => lines(page).getByRole('row').filter({ hasText: partNumber })
const quantity = (page: Page, partNumber: string) => page.getByLabel(`Quantity for ${partNumber}`, { exact: true })
/** Finds the message about the last change to the list. */
const outcome = (page: Page) => page.locator('.outcome')

const open = async (page: Page, server: InquiryServer, path: string) => openPage(page, server.url + path)

async function add(page: Page, partNumber: string, quantity = 1) {
  await page.getByLabel('Part number').fill(partNumber)
  await page.getByLabel('Quantity', { exact: true }).fill(String(quantity))
  await page.getByLabel('Quantity', { exact: true }).press('Enter')
}

const send = (page: Page) => page.getByRole('button', { name: 'SEND' }).click()
const expectNoAxeFindings = async (page: Page) => expect(await axeFindings(page)).toEqual([])

test('keeps the quantity and explains why when another one can’t be read', async ({ page, server }) => {
  await open(page, server, '/quote-list')
  await add(page, 'BS-TR12A-10', 4)
  const field = quantity(page, 'BS-TR12A-10')
  const message = line(page, 'BS-TR12A-10').getByRole('alert')
  // Key by key, because 1, 1., 1.0, and 1.00 are valid.
  await field.selectText()
  await field.pressSequentially('1.000')
  await expect(message).toHaveText('1.000 can be 1 or 1,000. Write it without a separator. The list has 4.')
  await field.blur()
  await expect(field).toHaveValue('1.000')
  await page.reload()
  await expect(field).toHaveValue('4')
  await field.fill('6,5')
  await expect(message).toHaveText('6,5 isn’t a whole number. The list has 4.')
  await expectNoAxeFindings(page)
  await field.fill('1 200 pcs')
  await field.blur()
  await expect(field).toHaveValue('1200')
})

test('sends a quote list with an inquiry to the inbox', async ({ page, server }) => {
  test.setTimeout(120_000)
  await test.step('adds parts on a product page and undoes the last addition', async () => {
    await open(page, server, '/products/truss')
    await expect(count(page)).toHaveAccessibleName('Quote list')
    const card = page.locator('#bs-tr12a-10')
    const addCard = card.getByRole('button', { name: 'Add to list' })
    await addCard.click()
    await expect(page.getByText('1 × BS-TR12A-10 added. My list has 1 part.')).toBeVisible()
    await expect(count(page)).toHaveAccessibleName('Quote list, 1')
    await card.getByRole('combobox', { name: 'Size: Truss, 12 in, aluminum' }).selectOption('4 ft')
    await addCard.click()
    await expect(page.getByText('1 × BS-TR12A-04 added.')).toBeVisible()
    await expect(count(page)).toHaveAccessibleName('Quote list, 2')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(count(page)).toHaveAccessibleName('Quote list, 1')
    await addCard.click()
    await expect(count(page)).toHaveAccessibleName('Quote list, 2')
  })

  await test.step('adds a part from the search results', async () => {
    const button = page.getByRole('button', { name: 'Add BS-PL-SP12 to list' })
    await waitForSearch(server)
    await open(page, server, '/searchResults?query=BS-PL-SP12')
    await button.click()
    await expect(count(page)).toHaveAccessibleName('Quote list, 3')
  })

  await test.step('keeps the list with weight, lengths, and hardware after a reload', async () => {
    await expect(page.locator('.added-to-list')).toBeVisible()
    await count(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quote List')
    await expect(page.locator('.added-to-list')).toBeHidden()
    await page.reload()
    await expect(lines(page).getByRole('row')).toHaveCount(4)
    await quantity(page, 'BS-TR12A-10').fill('6')
    await page.getByLabel('Note for BS-TR12A-10').fill('Bay 3 <b>')
    await page.getByLabel('Note for BS-TR12A-10').press('Enter')
    const lb = (number: string) => soldParts.get(number)?.weightLb ?? Number.NaN
    const pounds = (6 * lb('BS-TR12A-10') + lb('BS-TR12A-04') + lb('BS-PL-SP12')).toFixed(1)
    const summary = page.getByRole('region', { name: 'Weight and Lengths' })
    await expect(summary).toContainText(`Weight${pounds} lb`)
    await expect(summary.getByRole('row', { name: '10 ft 6' })).toBeVisible()
    await expect(summary).toContainText('Longest piece10 ft')
    await page.getByLabel('Size for BS-TR12A-04').selectOption('5 ft')
    await expect(line(page, 'BS-TR12A-05')).toBeVisible()
    await expect(page.getByLabel('Size for BS-TR12A-05')).toBeFocused()
    await page.getByRole('button', { name: /^Add 84 × BS-HW8-050-150/ }).click()
    await expect(quantity(page, 'BS-HW8-050-150')).toHaveValue('84')
    await expectNoAxeFindings(page)
  })

  const email = 'list@flyrail.example'
  await test.step('attaches the list to the contact form', async () => {
    await page.getByRole('link', { name: 'REQUEST A QUOTE' }).click()
    await expect(page.getByLabel('Subject')).toHaveValue('Request a Quote')
    await expect(page.getByRole('checkbox', { name: 'Send my list My list with this message' })).toBeChecked()
    const attached = page.locator('summary').filter({ hasText: /^Attached: 4 parts, 92 pieces, [\d,.]+ lb$/ })
    await expect(attached).toBeVisible()
    const [first, name] = await Promise.all([attached.boundingBox(), page.getByLabel('Full Name').boundingBox()])
    expect(first?.y).toBeLessThan(name?.y ?? 0)
    await expect(page.getByText('6 × BS-TR12A-10')).toBeHidden()
    await attached.click()
    await expect(page.getByText('6 × BS-TR12A-10 Truss, 12 in, aluminum, 10 ft (Bay 3 <b>)')).toBeVisible()
    await expectNoAxeFindings(page)
    await fillFields(page, { ...PERSON, email, message: 'For the spring tour.' })
    await page.getByLabel('Ship To').fill('1 Stage Door\nNashville')
    await page.getByLabel('Needed By').fill('2020-01-02')
    await send(page)
    const neededBy = 'Enter a date from today on, within ten years.'
    await expect(page.locator('#neededBy-error')).toHaveText(neededBy)
    await page.locator('summary', { hasText: 'Delivery' }).click()
    await page.getByRole('alert').getByRole('link', { name: neededBy }).click()
    await expect(page.getByLabel('Needed By')).toBeFocused()
    const nextYear = new Date().getUTCFullYear() + 1
    await page.getByLabel('Needed By').fill(`${nextYear}-03-01`)
    // What the visitor typed is restored after a reload, and the fields are open.
    await page.reload()
    await hydrated(page)
    await expect(page.getByLabel('Ship To')).toHaveValue('1 Stage Door\nNashville')
    await expect(page.getByLabel('Needed By')).toHaveValue(`${nextYear}-03-01`)
    await send(page)
    await expect(formMessage(page)).toHaveText('Message sent successfully!')
    const [{ id } = { id: '' }] = server.inquiries().filter((row) => row.email === email)
    await expect(page.getByText(`Your reference is ${inquiryReference(String(id))}.`)).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: `March 1, ${nextYear}` })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: '1 Stage Door' })).toBeVisible()
    // The confirmation repeats the lines, including those in the collapsed list.
    await expect(page.getByText('6 × BS-TR12A-10 Truss, 12 in, aluminum, 10 ft (Bay 3 <b>)').last()).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /Send my list/ })).not.toBeChecked()
    await expect(count(page)).toHaveAccessibleName('Quote list, 4')
  })

  await test.step('emails the list to the office, and the list without notes to the visitor', async () => {
    await server.received(2)
    const toOffice = server.mails.find(({ to }) => to.includes('info@boltspan.example'))
    const office = unbroken(toOffice?.raw ?? '')
    expect(office).toContain('BS-TR12A-10')
    expect(office).toContain('BS-HW8-050-150')
    const toVisitor = server.mails.find(({ to }) => to.includes(email))
    const visitor = unbroken(toVisitor?.raw ?? '')
    expect(visitor).toContain('4 lines, 92 pieces')
    expect(visitor).toContain('84 x BS-HW8-050-150')
    const [{ id } = { id: '' }] = server.inquiries().filter((row) => row.email === email)
    expect(visitor).toContain(`Your reference is ${inquiryReference(String(id))}.`)
    expect(visitor).not.toContain('Bay 3')
    expect(server.mails).toHaveLength(2)
  })

  await test.step('shows the list in the inbox', async () => {
    await signIn(page, server, 'Lena List', 'sales')
    await page.goto(`${server.url}/manage/inquiries?q=${email}`)
    await page.getByRole('link', { name: 'Dana Rigger' }).click()
    const part = page.getByRole('region', { name: 'Parts list' })
    await expect(part).toContainText('4 lines, 92 pieces')
    await expect(page.getByText(`March 1, ${new Date().getUTCFullYear() + 1}`, { exact: true })).toBeVisible()
    await expect(part.getByRole('row', { name: '6 BS-TR12A-10 Truss, 12 in, aluminum, 10 ft' })).toContainText(
      'Bay 3 <b>',
    )
    await expectNoAxeFindings(page)
    const csv = await download(page, () => part.getByRole('button', { name: 'Save as CSV' }).click())
    expect(csv.text).toContain('"84","BS-HW8-050-150"')
  })

  await page.goto(`${server.url}/quote-list`)
  const [{ id } = { id: '' }] = server.inquiries().filter((row) => row.email === email)
  await expect(page.getByText(/^Quote requested on /)).toContainText(
    `Your reference is ${inquiryReference(String(id))}. You haven’t changed the list since.`,
  )
  await expect(page.getByRole('link', { name: 'REQUEST AGAIN' })).toBeVisible()
  await quantity(page, 'BS-PL-SP12').fill('2')
  await expect(page.getByRole('link', { name: 'REQUEST A QUOTE' })).toBeVisible()
})

test('shares one quote list between two tabs', further(), async ({ page, server }) => {
  await open(page, server, '/quote-list')
  await add(page, 'tr12a-10', 4)
  const other = await page.context().newPage()
  await openPage(other, `${server.url}/quote-list`)
  await expect(quantity(other, 'BS-TR12A-10')).toHaveValue('4')
  await add(other, 'BS-PL-SP12', 8)
  await expect(quantity(page, 'BS-PL-SP12')).toHaveValue('8')
  await quantity(page, 'BS-TR12A-10').fill('5')
  await expect(quantity(other, 'BS-TR12A-10')).toHaveValue('5')
  await expect(count(other)).toHaveAccessibleName('Quote list, 2')
  await other.close()
})

test('adds a pasted list and keeps the lines that cannot be read', async ({ page, server }) => {
  await open(page, server, '/quote-list')
  await page.getByText('Paste a list or open a CSV file').click()
  const field = page.getByRole('textbox', { name: /^One part per line/ })
  await field.fill('4\tBS-TR12A-10\nspare bolts\nbs pl sp12; 8')
  await page.getByRole('button', { name: 'Add lines' }).click()
  await expect(quantity(page, 'BS-TR12A-10')).toHaveValue('4')
  await expect(quantity(page, 'BS-PL-SP12')).toHaveValue('8')
  await expect(field).toHaveValue('spare bolts')
  await expect(field).toHaveAccessibleDescription(/spare bolts: There is no part number in this line\./)
  await expect(page.getByRole('link', { name: 'Search for “spare bolts”' })).toHaveAttribute(
    'href',
    '/searchResults?query=spare%20bolts',
  )
  await expectNoAxeFindings(page)
})

test('sends the calculations for a list as links', async ({ page, server }) => {
  const email = 'project@flyrail.example'
  await open(page, server, '/tools/beam?section=BS-TR12A&span=12&joints=fewest&loads=none')
  await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled()
  await page.getByRole('button', { name: 'Add all parts to list' }).click()
  await page.getByRole('link', { name: 'View list' }).click()
  await expect(page.getByRole('link', { name: 'Beam Calculator' })).toHaveAttribute('href', /^\/tools\/beam\?.*span=12/)
  // The calculation lists all the bolts in its joint.
  await expect(page.getByRole('heading', { name: 'Hardware for These Parts' })).toHaveCount(0)
  await page.getByRole('link', { name: 'REQUEST A QUOTE' }).click()
  await fillFields(page, { ...PERSON, email, message: 'For the spring tour.' })
  await send(page)
  await expect(formMessage(page)).toHaveText('Message sent successfully!')
  const [inquiry] = server.inquiries().filter((row) => row.email === email)
  expect(inquiry?.message).toMatch(
    /^For the spring tour\.\n\nProject: My list\nBeam Calculator: http.*\/tools\/beam\?.*span=12/,
  )
})

test('edits a quote list by keyboard and restores a removed part', async ({ page, server }) => {
  await open(page, server, '/quote-list')
  await expect(page.getByRole('heading', { name: 'This list is empty' })).toBeVisible()
  await expectNoAxeFindings(page)
  await add(page, 'BS-TR12A-10', 4)
  await expect(page.getByLabel('Part number')).toBeFocused()
  await add(page, 'BS-PL-SP12', 8)
  await add(page, 'BS-NONE', 1)
  await expect(page.getByRole('alert')).toHaveText('BS-NONE isn’t a catalog part number.')
  await quantity(page, 'BS-TR12A-10').focus()
  await page.keyboard.press('ArrowUp')
  await expect(quantity(page, 'BS-TR12A-10')).toHaveValue('5')
  await page.keyboard.press('Enter')
  await expect(quantity(page, 'BS-PL-SP12')).toBeFocused()
  await quantity(page, 'BS-PL-SP12').fill('none')
  await expect(quantity(page, 'BS-PL-SP12')).toHaveAttribute('aria-invalid', 'true')
  await expect(line(page, 'BS-PL-SP12').getByRole('alert')).toHaveText('“none” isn’t a quantity. The list has 8.')
  await page.getByRole('button', { name: 'Remove BS-TR12A-10' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Remove BS-PL-SP12' })).toBeFocused()
  await expect(outcome(page)).toContainText('BS-TR12A-10 removed')
  await page.keyboard.press('Control+z')
  await expect(lines(page).getByRole('row').nth(1)).toContainText('BS-TR12A-10')
  await expect(quantity(page, 'BS-TR12A-10')).toHaveValue('5')
})

test('keeps the focused row above a new message on a phone', further(), async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, server, '/quote-list')
  await add(page, 'BS-TR12A-10', 1)
  await add(page, 'BS-TR12S-10', 1)
  const size = page.getByLabel('Size for BS-TR12S-10')
  // Put the size at the bottom of the viewport, so that the message would cover the rest of the row.
  await size.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight))
  await size.focus()
  await size.selectOption('BS-TR12S-08')
  await expect(outcome(page)).toHaveText('BS-TR12S-10 is now BS-TR12S-08')
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox()
    return box ? box.y + box.height : Number.NaN
  }
  const top = async () => (await outcome(page).boundingBox())?.y
  const isAbove = async () => (await bottomOf(line(page, 'BS-TR12S-08'))) <= ((await top()) ?? 0)
  await expect.poll(isAbove, { timeout: 3000 }).toBe(true)
})

test('keeps the button for a quote in reach on a phone', further(), async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const parts = [...soldParts.keys()].slice(0, 18)
  const list = { id: 'long', name: 'Long', lines: parts.map((partNumber) => ({ partNumber, quantity: 1 })) }
  await seedLocalStorage(page.context(), {
    'boltspan-quote-lists': JSON.stringify({ version: 1, current: list.id, lists: [list] }),
    'boltspan-quote-count': String(parts.length),
  })
  await open(page, server, '/quote-list')
  const request = page.getByRole('link', { name: 'REQUEST A QUOTE' })
  await expect(request).toBeInViewport({ ratio: 1 })
  const topOfBar = async () => (await page.locator('.dock').boundingBox())?.y ?? Number.NaN
  const before = await topOfBar()
  await page.getByRole('button', { name: `Remove ${parts[0]}` }).click()
  await expect(outcome(page)).toContainText(`${parts[0]} removed`)
  await expect(request).toBeInViewport({ ratio: 1 })
  // The message takes space from the button, so it covers no line that was visible.
  expect(before - (await topOfBar())).toBeLessThan(6)
  for (const field of await lines(page).getByPlaceholder('Note').all()) {
    await field.focus()
    const box = await field.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(await topOfBar())
  }
  await page.setViewportSize({ width: 1440, height: 740 })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(request).toBeInViewport({ ratio: 1 })
})

test('keeps several named quote lists and restores a deleted list', further(), async ({ page, server }) => {
  await open(page, server, '/quote-list')
  await add(page, 'BS-TR12A-10', 4)
  await page.getByLabel('List name').fill('Main stage')
  await page.getByLabel('List name').press('Enter')
  await page.getByRole('button', { name: 'New list' }).click()
  await expect(count(page)).toHaveAccessibleName('Quote list')
  await page.getByLabel('Your lists').selectOption({ label: 'Main stage (1)' })
  await expect(count(page)).toHaveAccessibleName('Quote list, 1')
  await page.getByRole('button', { name: 'Delete list' }).click()
  await expect(page.getByLabel('List name')).toHaveValue('New list')
  await outcome(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('List name')).toHaveValue('Main stage')
  await expect(quantity(page, 'BS-TR12A-10')).toHaveValue('4')
})

test('shows a shared quote list from a link and saves it on request', further(), async ({ page, server, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, server, '/quote-list')
  await page.getByLabel('List name').fill('<i>Stage</i>')
  await add(page, 'BS-TR12A-10', 4)
  await page.getByRole('button', { name: 'COPY LINK' }).click()
  await expect(outcome(page)).toHaveText('Link copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await expect(page.getByLabel(/^Link to this list/)).toHaveValue(link)
  expect(link).toMatch(/\/quote-list#list=[\w-]+$/)

  const other = await (await browser.newContext()).newPage()
  await openPage(other, `${server.url}/quote-list`)
  await add(other, 'BS-PL-SP12', 2)
  await expect(count(other)).toHaveAccessibleName('Quote list, 1')
  await other.goto('about:blank')
  await other.goto(link)
  await expect(other.getByRole('heading', { level: 2, name: '<i>Stage</i>' })).toBeVisible()
  await expect(line(other, 'BS-TR12A-10')).toContainText('10 ft')
  await expectNoAxeFindings(other)
  // Opening a shared list must not save it.
  await expect(count(other)).toHaveAccessibleName('Quote list, 1')
  await other.getByRole('button', { name: 'SAVE TO MY LISTS' }).click()
  await expect(other).toHaveURL(`${server.url}/quote-list`)
  await expect(quantity(other, 'BS-TR12A-10')).toHaveValue('4')
  await other.getByLabel('Your lists').selectOption({ label: 'My list (1)' })
  await expect(quantity(other, 'BS-PL-SP12')).toHaveValue('2')

  await other.goto('about:blank')
  await other.goto(`${link.slice(0, -4)}`)
  await expect(other.getByText(/We couldn’t read the list in this link/)).toBeVisible()
  await other.getByRole('button', { name: 'VIEW YOUR LISTS' }).click()
  await expect(quantity(other, 'BS-PL-SP12')).toHaveValue('2')
  await other.context().close()
})

test('offers to download unreadable quote lists as a file', further(), async ({ page, server }) => {
  await page.goto(`${server.url}/about`)
  await page.evaluate(() => localStorage.setItem('boltspan-quote-lists', '{"version":1,"lists":[{"lines":[{'))
  await open(page, server, '/quote-list')
  await expect(page.getByText(/We couldn’t read the lists saved in this browser/)).toBeVisible()
  await add(page, 'BS-TR12A-10', 4)
  await page.reload()
  const saved = await download(page, () => page.getByRole('button', { name: 'DOWNLOAD OLD DATA' }).click())
  expect(saved.text).toBe('{"version":1,"lists":[{"lines":[{')
  await page.getByRole('button', { name: 'DELETE OLD DATA' }).click()
  await expect(page.getByText(/could not be read/)).toHaveCount(0)
  await expect(quantity(page, 'BS-TR12A-10')).toHaveValue('4')
})

test(
  'keeps the quote list while the page is open even if the browser blocks storage',
  further(),
  async ({ page, server }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await open(page, server, '/quote-list')
    await add(page, 'BS-TR12A-10', 4)
    await expect(page.getByText(/Your browser blocks storage here/)).toBeVisible()
    await expect(quantity(page, 'BS-TR12A-10')).toHaveValue('4')
    await expect(count(page)).toHaveAccessibleName('Quote list, 1')
  },
)

test.describe("a quote list that can't be sent", () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|status of 400/ })

  test('keeps the quote list attached to the form and sends it once after the connection is restored', async ({
    page,
    server,
  }) => {
    const email = 'offline@flyrail.example'
    await open(page, server, '/quote-list')
    await add(page, 'BS-TR12A-10', 4)
    await page.getByRole('link', { name: 'REQUEST A QUOTE' }).click()
    await expect(page.getByRole('checkbox', { name: /Send my list/ })).toBeChecked()
    await fillFields(page, { ...PERSON, email })
    await page.context().setOffline(true)
    await send(page)
    await expect(formMessage(page)).toHaveText('Network Error')
    await expect(page.getByRole('checkbox', { name: /Send my list/ })).toBeChecked()
    await page.context().setOffline(false)
    await send(page)
    await expect(formMessage(page)).toHaveText('Message sent successfully!')
    expect(server.inquiries().filter((row) => row.email === email)).toHaveLength(1)
    await page.goto(`${server.url}/quote-list`)
    await expect(quantity(page, 'BS-TR12A-10')).toHaveValue('4')
  })

  test("shows which part on a quote list isn't in the catalog", async ({ page, server }) => {
    const lists = [{ id: 'old', name: 'Old', lines: [{ partNumber: 'BS-GONE-1', quantity: 2 }] }]
    await seedLocalStorage(page.context(), {
      'boltspan-quote-lists': JSON.stringify({ version: 1, current: 'old', lists }),
      'boltspan-quote-count': '1',
    })
    await open(page, server, '/quote-list')
    await expect(line(page, 'BS-GONE-1')).toContainText('Not in the catalog')
    await page.getByRole('link', { name: 'REQUEST A QUOTE' }).click()
    await expect(page.getByRole('checkbox', { name: /Send my list/ })).toBeChecked()
    await fillFields(page, { ...PERSON, email: 'gone@flyrail.example' })
    await send(page)
    await expect(page.getByRole('alert')).toContainText('Line 1: We don’t have part BS-GONE-1. Remove this line.')
    await page.getByRole('alert').getByRole('link').click()
    await expect(page.getByRole('checkbox', { name: /Send my list/ })).toBeFocused()
  })
})

test('shows the rows of a quote list as cards at 360 px', further(), async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, server, '/quote-list')
  await add(page, 'BS-TR12A-10', 1200)
  await add(page, 'BS-TR-CB12', 4)
  await expect(quantity(page, 'BS-TR12A-10')).toHaveValue('1200')
  expect(await scrollWidth(page)).toBe(360)
  const [first, second] = [await line(page, 'BS-TR12A-10').boundingBox(), await line(page, 'BS-TR-CB12').boundingBox()]
  expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0))
  expect(first?.height).toBeGreaterThan(100)
  await expectNoAxeFindings(page)
  const lb = 1200 * (soldParts.get('BS-TR12A-10')?.weightLb ?? Number.NaN)
  const weight = line(page, 'BS-TR12A-10').locator('.weight')
  await expect(weight).toHaveText(lb.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 }))
  await expect(weight).toHaveAttribute('data-unit', 'lb')
  await page.goto(`${server.url}/quote-list?units=metric`)
  const kg = (lb * KG_PER_POUND).toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  await expect(weight).toHaveText(kg)
  await expect(weight).toHaveAttribute('data-unit', 'kg')
})

test('prints a quote list with name, date, images, quantities, and weights', further(), async ({ page, server }) => {
  await open(page, server, '/quote-list')
  await add(page, 'BS-TR12A-10', 4)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^BoltSpan, info@boltspan.example/)).toBeVisible()
  await expect(line(page, 'BS-TR12A-10').locator('img')).toBeVisible()
  await expect(page.getByLabel('Part number')).toBeHidden()
  await expect(page.getByRole('region', { name: 'Weight and Lengths' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove BS-TR12A-10' })).toBeHidden()
})

test('keeps the quote list out of search engines and its code off other pages', further(), async ({ page, server }) => {
  const html = await (await page.request.get(`${server.url}/quote-list`)).text()
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  const scripts = collectRequests(page)
  await open(page, server, '/products/truss')
  expect(scripts.filter((url) => /stored-lists|lists-view|add-lines|attached-list/.test(url))).toEqual([])
})

test.describe('the quote list without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('links parts to a quote request and explains that the list needs JavaScript', async ({ page, server }) => {
    await page.goto(`${server.url}/parts/bs-tr12a-10`)
    await expect(page.getByRole('link', { name: /^Request a Quote/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add to List' })).toHaveCount(0)
    await page.goto(`${server.url}/quote-list`)
    await expect(page.getByText('The quote list needs JavaScript')).toBeVisible()
  })
})

test('shows the quote list count without a layout shift', further(), async ({ page, server }) => {
  await seedLocalStorage(page.context(), { 'boltspan-quote-count': '128' })
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(`${server.url}/about`)
    const place = () =>
      page
        .locator('header')
        .getByRole('button', { name: 'Open search', includeHidden: true })
        .evaluate((button) => button.getBoundingClientRect().x)
    const before = await place()
    await hydrated(page)
    await expect(count(page)).toHaveAccessibleName('Quote list, 128')
    expect(await place()).toBe(before)
    expect(await scrollWidth(page)).toBeLessThanOrEqual(width)
  }
})
