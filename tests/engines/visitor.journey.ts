/** Tests the main visitor tasks in each browser engine. */
import { waitForSearch } from '../inquiry-server.ts'
import { expect, test } from './journey.ts'
import type { Target } from './tab.ts'
import type { Visitor } from './visitor.ts'

const heading = (name: string | RegExp): Target => ({ css: 'h1', name })
const button = (name: string | RegExp, within = ''): Target => ({ css: `${within} button`, name })
const link = (name: string | RegExp, within = ''): Target => ({ css: `${within} a[href]`, name })

/** Marks the document, so that a test can tell whether a later page loaded a new document. */
const markDocument = (visitor: Visitor) =>
  visitor.tab.evaluate(() => {
    document.documentElement.dataset.marked = ''
  })
const expectSameDocument = async (visitor: Visitor) =>
  expect(await visitor.tab.evaluate(() => 'marked' in document.documentElement.dataset)).toBe(true)

/**
 * Responds to the cookie banner with the keyboard, because the pointer would cross the header and open a menu over the
 * banner.
 */
async function answerQuestion(visitor: Visitor, answer: 'accepted' | 'declined') {
  await visitor.tab.evaluate((which) => document.querySelector<HTMLElement>(`[data-answer=${which}]`)?.focus(), answer)
  await visitor.press('Enter')
}

const seeNoQuestion = (visitor: Visitor) =>
  visitor.waitFor(
    () => document.querySelector('[aria-labelledby=analytics-question]')?.getClientRects().length === 0,
    'the question about analytics is not visible',
  )

/** Declines analytics. When the banner closes, the content moves up. */
async function decline(visitor: Visitor) {
  // Move the pointer below the header, so that later movements don't open its menus.
  await visitor.tab.movePointer(2, 700)
  await answerQuestion(visitor, 'declined')
  await seeNoQuestion(visitor)
}

test('opens a menu on hover, closes it with Escape, and follows a link in another menu', async ({ visitor }) => {
  await visitor.open('/leadership')
  await decline(visitor)
  await visitor.point(button('Products', 'header'))
  await visitor.see(link(/Truss/, '#menu-products'))
  await visitor.press('Escape')
  await visitor.seeNo(link(/Truss/, '#menu-products'))
  await visitor.click(button('About', 'header'))
  await markDocument(visitor)
  await visitor.click(link('About Us', '#menu-about'))
  await visitor.seePath('/about')
  await expectSameDocument(visitor)
})

test('opens the drawer on a phone, closes it with Escape, and opens it again to follow a link', async ({ phone }) => {
  await phone.open('/leadership')
  await decline(phone)
  await phone.click(button('Open menu'))
  await phone.see({ css: 'dialog[open] summary', name: 'Products' })
  await phone.press('Escape')
  await phone.seeNo({ css: 'dialog[open] summary' })
  await phone.click(button('Open menu'))
  await phone.click({ css: 'dialog[open] summary', name: 'Products' })
  await phone.click(link(/Truss/, 'dialog[open]'))
  await phone.see(heading(/^Truss/))
  await phone.seeNo({ css: 'dialog[open] summary' })
})

test('prefetches a page on hover and opens it without loading a new document', async ({ visitor }) => {
  await visitor.open('/products')
  await decline(visitor)
  await markDocument(visitor)
  await visitor.point(link(/Rigging/, 'main'))
  await visitor.waitFor(
    () => performance.getEntriesByType('resource').some(({ name }) => /\/products\/rigging\.json$/.test(name)),
    'the page data has loaded',
  )
  await visitor.tab.clickPointer()
  await visitor.see(heading(/^Rigging/))
  await visitor.waitFor(() => document.title === 'Rigging | BoltSpan', 'the title has changed')
  await visitor.waitFor(() => window.scrollY === 0, 'the page starts at its top')
  await expectSameDocument(visitor)
  await visitor.tab.evaluate(() => history.back())
  await visitor.waitFor(() => document.title === 'Our Products | BoltSpan', 'the previous page is back')
  await expectSameDocument(visitor)
})

test('suggests results while the visitor types, and opens one by keyboard', async ({ visitor, server }) => {
  await waitForSearch(server)
  await visitor.open('/about')
  await decline(visitor)
  await visitor.fill({ css: 'input[type=search]' }, 'gusset plate')
  await visitor.press('Enter')
  await visitor.see({ css: 'main li a', name: /gusset/i })
  await visitor.fill({ css: 'input[type=search]' }, 'gusset')
  await visitor.see({ css: '[role=option]' })
  await visitor.press('ArrowDown')
  await visitor.press('Enter')
  await visitor.waitFor(() => location.pathname !== '/searchResults', 'the suggestion has opened a page')
})

test('opens an image in the lightbox, shows the next image, and closes the lightbox with Escape', async ({
  visitor,
}) => {
  await visitor.open('/products/truss')
  await decline(visitor)
  await visitor.click({ css: 'main a[aria-haspopup=dialog]' })
  await visitor.see({ css: 'dialog[open] img' })
  await visitor.waitFor(() => location.hash.startsWith('#picture-'), 'the image has an address')
  await visitor.click(button('Next image', 'dialog[open]'))
  await visitor.waitFor(() => location.hash === '#picture-2', 'the next image is shown')
  await visitor.press('Escape')
  await visitor.seeNo({ css: 'dialog[open]' })
  await visitor.waitFor(() => location.hash === '', 'the address has no fragment')
})

test('shows the next slide of the carousel when the visitor clicks Next', async ({ visitor }) => {
  await visitor.open('/about')
  await decline(visitor)
  const slide = () => {
    const list = document.querySelector('[aria-roledescription=carousel] ul')
    return list ? Math.round(list.scrollLeft / list.clientWidth) : -1
  }
  await visitor.click(button('Next', '[aria-roledescription=carousel]'))
  await expect.poll(() => visitor.tab.evaluate(slide)).toBeGreaterThan(0)
})

test('plays the video muted and pauses it on request', async ({ visitor }) => {
  await visitor.open('/')
  await decline(visitor)
  await visitor.click(button('Pause film'))
  await visitor.see(button('Play film'))
  expect(await visitor.tab.evaluate(() => document.querySelector('video')?.paused)).toBe(true)
  await visitor.click(button('Play film'))
  await visitor.waitFor(() => document.querySelector('video')?.paused === false, 'the film plays')
  expect(await visitor.tab.evaluate(() => document.querySelector('video')?.muted)).toBe(true)
})

const person = [
  ['#fullName', 'Dana Rigger'],
  ['#companyName', 'Fly Rail Inc.'],
  ['#stateCountry', 'Tennessee'],
  ['#phone', '(555) 555-0123'],
] as const

for (const { path, fields, choice, success, type } of [
  {
    path: '/contact-us',
    fields: [
      ['#subject', 'Become a Reseller'],
      ['#message', 'A 40 ft span.'],
    ],
    choice: undefined,
    success: 'Message sent successfully!',
    type: 'Contact Form',
  },
  {
    path: '/catalog/request',
    fields: [['#address', '1 Stage Door, Nashville']],
    choice: /USB Catalog/,
    success: 'Catalog request submitted successfully!',
    type: 'Catalog Request',
  },
  {
    path: '/training',
    fields: [['#address', '1 Stage Door, Nashville']],
    choice: undefined,
    success: "Your inquiry has been submitted successfully! We'll notify you when dates are announced.",
    type: 'Training Registration',
  },
] as const) {
  test(`lists missing fields at ${path}, passes the bot check, and stores the inquiry`, async ({
    visitor,
    server,
    engineName,
  }) => {
    const email = `${engineName}${path.replaceAll('/', '-')}@flyrail.example`
    await visitor.open(path)
    await decline(visitor)
    await visitor.click({ css: 'main form button[type=submit]' })
    await visitor.see({ css: 'main form [role=alert] a', name: 'Enter your full name.' })
    if (choice) await visitor.click({ css: 'main form label', name: choice })
    for (const [css, text] of [...person, ['#email', email] as const, ...fields]) await visitor.fill({ css }, text)
    await visitor.click({ css: 'main form button[type=submit]' })
    await visitor.see({ css: 'main form [role=status]', name: success })
    expect(server.inquiries().filter((row) => row.email === email)).toMatchObject([{ contact_type: type }])
  })
}

test('stores nothing before the visitor accepts analytics, then remembers the choice', async ({ visitor }) => {
  await visitor.open('/about')
  expect(await visitor.tab.evaluate(() => ({ ...localStorage }))).toEqual({})
  await answerQuestion(visitor, 'accepted')
  await seeNoQuestion(visitor)
  expect(await visitor.tab.evaluate(() => localStorage.getItem('boltspan-consent'))).toBe('accepted')
  await visitor.open('/products')
  await visitor.see(heading('Our Products'))
  await seeNoQuestion(visitor)
})
