import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { SearchRequest, SearchResponse, SearchResult } from '#contract/search.ts'
import { axeFindings } from './axe.ts'
import { expect, further, hydrated, openPage, test } from './fixtures.ts'

const ask = async (page: Page, request: SearchRequest) => {
  const answer = await page.request.post('/api/search', { data: request })
  expect(answer.status()).toBe(200)
  return (await answer.json()) as SearchResponse
}

// Covers 1.11
test('finds a load table by its truss size, and a part by any spelling of its part number', async ({ page }) => {
  const { results } = await ask(page, { query: '12 in truss load table' })
  expect(results[0]).toMatchObject({ useableLink: '/load-tables#bs-tr12a', source: 'Load table' })
  const pdf = results[0]?.links?.find(({ kind }) => kind === 'loadTablePdf')
  expect(pdf?.address).toMatch(/\/load-tables\/truss-12-aluminum\.pdf/)
  for (const query of ['BS-TR12A-10', 'bstr12a10']) {
    expect((await ask(page, { query })).results[0]?.useableLink).toBe('/parts/bs-tr12a-10')
  }
})

const pagesOf = (document: string): readonly string[] =>
  JSON.parse(readFileSync(new URL(`../media/documents/${document}.json`, import.meta.url), 'utf8')).pages

// Covers 1.11
test('finds the document page that contains a phrase', async ({ page }) => {
  const sentence = 'a competent person who knows how the structure is used'
  const index = pagesOf('connection-guide').findIndex((text) => text.includes(sentence))
  expect(index).toBeGreaterThan(0)
  const phrase = await ask(page, { query: sentence })
  expect(phrase.results[0]).toMatchObject({
    useableLink: '/content/documents/connection-guide.pdf',
    pageNumber: index + 1,
  })
  // A load table row must link to its section of the web page and its page in the PDF.
  const found = pagesOf('load-tables/truss-6-steel').map(
    (text) => /\b(5 \d\.\d\d \d,\d{3} [\d.]+ \w \d\.\d\d \d,\d{3} [\d.]+)/.exec(text)?.[1],
  )
  const rowIndex = found.findIndex((each) => each !== undefined)
  const { results } = await ask(page, { query: found[rowIndex] ?? '' })
  expect(results[0]?.useableLink).toMatch(/^\/load-tables#bs-tr06s/)
  expect(results[0]?.links?.find(({ kind }) => kind === 'loadTablePdf')?.address).toBe(
    `/content/documents/load-tables/truss-6-steel.pdf#page=${rowIndex + 1}`,
  )
})

test.describe('the results page without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // Covers 2.routes.24-25, 2.search.2, 2.search.6-7, 2.search.22, 2.search.27
  test('shows the count, time, results, and page links for a shared search link', async ({ page }) => {
    await page.goto('/searchResults?query=plate&pageSize=5&pageNumber=2')
    await expect(page.getByText(/^\d+ results in \d+ ms$/)).toBeVisible()
    await expect(page.locator('main ol > li')).toHaveCount(5)
    await expect(page.getByText(/^Showing 6 to 10 of \d+ results$/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page')
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/searchResults?query=plate&pageSize=5&pageNumber=3')
    await expect(page.getByText(/^Showing 11 to 15 of/)).toBeVisible()
  })

  // Covers 2.search.5
  test('changes the number of results per page and accepts a new query', further(), async ({ page }) => {
    await page.goto('/searchResults?query=plate')
    await page.getByLabel('Results per page').selectOption('20')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.locator('main ol > li')).toHaveCount(20)
    await page.locator('main').getByRole('searchbox').fill('caster')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/searchResults?query=caster')
  })

  // Covers 5.rules.9
  test('redirects a page number past the end to the last page', async ({ page }) => {
    await page.goto('/searchResults?query=plate&pageNumber=9999')
    await expect(page).toHaveURL(/pageNumber=\d{1,2}$/)
    await expect(page.getByText(/^Showing \d+ to (\d+) of \1 results$/)).toBeVisible()
  })
})

test.describe('the results page', () => {
  // Covers 2.search.14, 2.search.20-21
  test('opens PDFs in a new tab at the matching page and web pages in the same tab', async ({ page }) => {
    await page.goto('/searchResults?query=connection+guide')
    const pdf = page.locator('main ol > li').filter({ hasText: 'connection-guide.pdf' }).first()
    await expect(pdf.getByRole('link')).toHaveAttribute('href', /\.pdf#page=\d+$/)
    await expect(pdf.getByRole('link')).toHaveAttribute('target', '_blank')
    await expect(pdf).toContainText('View Resource')
    await expect(pdf).toContainText(/localhost:\d+\/content\/documents\/connection-guide\.pdf/)
    await page.goto('/searchResults?query=picture+of+a+gusset+plate&pageSize=50')
    const picture = page.locator('main ol > li').filter({ hasText: 'View Image' }).first()
    await expect(picture.locator('img')).toBeVisible()
    await page.goto('/searchResults?query=BS-TR12A-10')
    await page.getByRole('link', { name: 'Truss, 12 in, aluminum', exact: true }).first().click()
    await expect(page).toHaveURL('/parts/bs-tr12a-10')
  })

  // Covers 3.search.4, 3.search.20
  test(
    'shows results that have only the required fields, and previews an image that has no thumbnail',
    further(),
    async ({ page }) => {
      const specified = {
        id: '7',
        readableTitle: 'Crane by night',
        useableLink: '/favicon.svg',
        isPdf: false,
        isImage: true,
        pageNumber: null,
        snippet: 'No preview available',
        source: 'Picture',
        displayLocation: null,
      }
      const part = {
        ...specified,
        id: '8',
        readableTitle: 'Crane bolt',
        useableLink: '/products/hardware',
        isImage: false,
        snippet: 'Four cranes, one bolt',
        source: 'Part',
      }
      const sent: { imageUrls: string[] }[] = []
      await page.route('/api/search', (route) => {
        sent.push(route.request().postDataJSON())
        const json = {
          results: [specified, part],
          totalResults: 2,
          searchTime: 1,
          currentPage: 1,
          pageSize: 10,
          totalPages: 1,
        }
        return route.fulfill({ json })
      })
      await openPage(page, '/products/plates')
      await page.getByRole('searchbox').first().pressSequentially('crane')
      await expect(page.getByRole('option', { name: /Crane bolt/ })).toContainText('Four cranes, one bolt')
      await page.keyboard.press('Enter')
      const cards = page.locator('main ol > li')
      await expect(cards).toHaveCount(2)
      await expect(cards.first().locator('img')).toHaveAttribute('src', '/favicon.svg')
      await expect(cards.first()).toContainText('View Image')
      await expect(cards.last()).toContainText('Four cranes, one bolt')
      // The request must include the URLs of the images on the page where the search started.
      expect(sent[0]?.imageUrls.length).toBeGreaterThan(0)
      for (const url of sent[0]?.imageUrls ?? []) expect(url).toMatch(/^\/content\/.*\.webp$/)
    },
  )

  // Covers 2.search.15
  test('hides the preview of an image result that fails to load', further(), async ({ page }) => {
    await page.route(/\/content\/(pictures|drawings)\//, (route) => route.fulfill({ status: 200, body: '' }))
    await page.goto('/searchResults?query=picture+of+a+gusset+plate&pageSize=50')
    await hydrated(page)
    const picture = page.locator('main ol > li').filter({ hasText: 'View Image' }).first()
    await picture.scrollIntoViewIfNeeded()
    await expect(picture.locator('img')).toHaveCount(0)
  })

  // Covers 2.search.5
  test('keeps the query, page, and page size in the URL and supports Back and Forward', async ({ page }) => {
    await page.goto('/searchResults?query=plate')
    await hydrated(page)
    await page.getByLabel('Results per page').selectOption('5')
    await expect(page).toHaveURL('/searchResults?query=plate&pageSize=5')
    await expect(page.locator('main ol > li')).toHaveCount(5)
    await page.getByRole('link', { name: 'Page 3', exact: true }).click()
    await expect(page.getByText(/^Showing 11 to 15 of/)).toBeVisible()
    await page.goBack()
    await expect(page.getByText(/^Showing 1 to 5 of/)).toBeVisible()
    await page.goBack()
    await expect(page.getByText(/^Showing 1 to 10 of/)).toBeVisible()
    await page.goForward()
    await page.goForward()
    await expect(page.getByText(/^Showing 11 to 15 of/)).toBeVisible()
  })

  // Covers 2.search.28, 2.search.30, 5.rules.8-9
  test('opens the results page whose number the visitor types, and resets an invalid number', async ({ page }) => {
    await page.goto('/searchResults?query=plate&pageSize=5')
    await hydrated(page)
    const number = page.getByLabel('Go to page')
    for (const wrong of ['0', '9999', '', '1.5', '1e0', '-1']) {
      await number.fill(wrong)
      await page.getByRole('button', { name: 'Go', exact: true }).click()
      await expect(number).toHaveValue('1')
    }
    await number.fill('4')
    await page.getByRole('button', { name: 'Go', exact: true }).click()
    await expect(page).toHaveURL('/searchResults?query=plate&pageSize=5&pageNumber=4')
    await expect(number).toHaveValue('4')
  })

  // Covers 2.search.24-25, 2.search.29, 9.7, 9.12-14
  test(
    'truncates snippets and shows three page numbers below 640 px and five at 640 px or wider',
    further(),
    async ({ page }) => {
      await page.goto('/searchResults?query=plate&pageSize=5&pageNumber=6')
      await hydrated(page)
      const pages = page.getByRole('navigation', { name: 'Result pages' }).getByRole('link', { name: /^Page/ })
      const snippet = page.locator('main ol > li p:has(mark)').first()
      const read = async () => (await snippet.innerText()).length
      await expect(pages).toHaveCount(5 + 2)
      expect(await read()).toBeLessThanOrEqual(150)
      await page.setViewportSize({ width: 768, height: 900 })
      expect(await read()).toBeLessThanOrEqual(120)
      await page.setViewportSize({ width: 640, height: 900 })
      await expect(pages).toHaveCount(5 + 2)
      await page.setViewportSize({ width: 639, height: 900 })
      await expect(pages).toHaveCount(3 + 2)
      await page.setViewportSize({ width: 360, height: 800 })
      expect(await read()).toBeLessThanOrEqual(100)
      await expect(page.getByLabel('Go to page')).toBeHidden()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    },
  )
})

test('keeps the search box and the old results usable during a slow search', async ({ page }) => {
  await page.goto('/searchResults?query=plate')
  await hydrated(page)
  const first = page.locator('main ol > li').first()
  const before = await first.textContent()
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  await page.route('/api/search', async (route) => {
    await mayAnswer
    await route.continue()
  })
  const box = page.getByRole('search', { name: 'Search again' })
  await box.getByRole('searchbox').fill('caster')
  const places = () =>
    box
      .locator('form')
      .evaluate((form) => [...form.children].map((each) => JSON.stringify(each.getBoundingClientRect())))
  const idle = await places()
  await page.keyboard.press('Enter')
  await expect(box.getByRole('button', { name: 'Searching…' })).toBeVisible()
  await expect(box.locator('form')).toHaveAttribute('aria-busy', 'true')
  expect(await places()).toEqual(idle)
  const line = page.getByRole('status').filter({ hasText: 'Loading' }).locator('div').first()
  await expect(line).toBeVisible()
  expect((await line.boundingBox())?.height).toBeLessThanOrEqual(4)
  await expect(first).toHaveText(before ?? '')
  await expect(page.getByRole('search', { name: 'Search again' }).locator('input')).toHaveValue('caster')
  // The old results must stay clickable.
  await first.getByRole('link').click({ trial: true })
  answer()
  await expect(page).toHaveURL('/searchResults?query=caster')
  await expect(first).not.toHaveText(before ?? '')
  await expect(line).toHaveCount(0)
  await expect(box.getByRole('button', { name: 'Search', exact: true })).toBeVisible()
})

test.describe('a search that fails in the browser', further(), () => {
  test.use({ expectedErrors: /status of 50[03]|ERR_FAILED/ })

  const searchAgain = async (page: Page) => {
    await page.goto('/searchResults?query=plate')
    await hydrated(page)
    await page.getByRole('link', { name: 'Next' }).click()
  }

  for (const [what, answer, text] of [
    ['a server error', { status: 500, json: {} }, 'Failed to fetch search results'],
    ["a server that isn't ready", { status: 503, json: {} }, 'Failed to fetch search results'],
    ['a response without results', { json: { results: 'many' } }, 'Invalid response format from search API'],
    [
      'a web page instead of JSON',
      { contentType: 'text/html', body: '<p>Sign in' },
      'Invalid response format from search API',
    ],
    ['an empty response', { status: 200, body: '' }, 'No data available'],
  ] as const) {
    // Covers 2.search.9, 8.22-23, 8.25
    test(`shows “${text}” after ${what}`, async ({ page }) => {
      await page.route('/api/search', (route) => route.fulfill(answer))
      await searchAgain(page)
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    })
  }

  // Covers 8.26
  test('shows neither suggestions nor an error when the search fails', async ({ page }) => {
    await page.route('/api/search', (route) => route.abort())
    await openPage(page, '/about')
    const searching = page.waitForRequest('/api/search')
    await page.getByRole('searchbox').first().pressSequentially('truss')
    await searching
    await expect(page.getByRole('option')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/searchResults?query=truss')
  })
})

for (const width of [360, 1440]) {
  test(
    `passes axe with results, without results, and with open suggestions at ${width} px`,
    further(),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const query of ['plate', 'zzzzqqqq', 'picture of a gusset plate']) {
        await page.goto(`/searchResults?query=${query}`)
        await hydrated(page)
        expect(await axeFindings(page)).toEqual([])
      }
      await page.locator('main').getByRole('searchbox').fill('hinge')
      const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
      await expect(options.last()).toHaveText(/^See all \d+ results$/)
      await page.keyboard.press('ArrowDown')
      expect(await axeFindings(page)).toEqual([])
    },
  )
}

const result = (title: string): SearchResult => ({
  id: title,
  readableTitle: title,
  useableLink: '/products/truss',
  isPdf: false,
  isImage: false,
  pageNumber: null,
  snippet: 'Four angle chords',
  matches: [],
  source: 'Part',
})

test.describe('the suggestion list', () => {
  const box = (page: Page) => page.getByRole('combobox', { name: 'Search parts and pages' })
  const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  /** Waits for the last row, which appears with the results from the server. */
  const areComplete = (page: Page) => expect(options(page).last()).toHaveText(/^See all \d+ results$/)
  const type = async (page: Page, text: string) => {
    await page.getByRole('searchbox').or(box(page)).first().click()
    await page.keyboard.type(text)
  }

  // Covers 2.bar.26, 4.autocomplete.1-2, 5.rules.6, 9.9
  test('shows grouped suggestions after two characters, with up to three results', async ({ page }) => {
    let requests = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/search')) requests += 1
    })
    await openPage(page, '/about')
    const answered = page.waitForResponse('/api/search')
    await type(page, '12 in truss')
    const { totalResults } = (await (await answered).json()) as SearchResponse
    await expect(options(page).last()).toHaveText(`See all ${totalResults} results`)
    const found = page.getByRole('listbox').getByRole('group', { name: /^(Parts|Pages|Documents|Images)$/ })
    expect(await found.count()).toBeGreaterThan(0)
    expect(await found.getByRole('option').count()).toBeLessThanOrEqual(3)
    for (const text of await page.locator('[role=option] mark').locator('..').allInnerTexts()) {
      expect(text.length).toBeLessThanOrEqual(80)
    }
    expect(requests).toBeLessThanOrEqual(3)
    await box(page).fill('t')
    await expect(options(page)).toHaveCount(0)
  })

  test('keeps focus, caret position, and text in the search box when its code loads', further(), async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('searchbox').first().click()
    await page.keyboard.type('gusset plate', { delay: 5 })
    await expect(box(page)).toHaveValue('gusset plate')
    await expect(box(page)).toBeFocused()
    await areComplete(page)
  })

  // Covers 4.autocomplete.6
  test('selects suggestions by keyboard and opens all results on Enter', async ({ page }) => {
    await openPage(page, '/about')
    await type(page, 'BS-TR12A-10')
    await areComplete(page)
    await page.keyboard.press('ArrowDown')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    const active = await box(page).getAttribute('aria-activedescendant')
    expect(active).toBe(await options(page).first().getAttribute('id'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/parts/bs-tr12a-10')
    await hydrated(page)
    await type(page, 'hinge')
    await areComplete(page)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/searchResults?query=hinge')
    await expect(options(page)).toHaveCount(0)
  })

  // Covers 4.autocomplete.3-4
  test('closes suggestions on Escape or an outside click and keeps the text', further(), async ({ page }) => {
    await openPage(page, '/about')
    await type(page, 'hinge')
    await areComplete(page)
    await page.keyboard.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await expect(box(page)).toHaveValue('hinge')
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.type('s')
    await areComplete(page)
    await page.mouse.click(5, 800)
    await expect(options(page)).toHaveCount(0)
  })

  test('closes suggestions when Tab moves focus out of the search box', further(), async ({ page }) => {
    await openPage(page, '/about')
    await type(page, 'hinge')
    await areComplete(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await expect(options(page)).toHaveCount(0)
    await expect(page).toHaveURL('/about')
  })

  test('never replaces newer suggestions with older ones', further(), async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    await page.route('/api/search', async (route) => {
      const { query } = route.request().postDataJSON() as SearchRequest
      if (query === 'old') await held
      const json: SearchResponse = {
        results: [result(`About ${query}`)],
        totalResults: 1,
        searchTime: 1,
        currentPage: 1,
        pageSize: 3,
        totalPages: 1,
      }
      await route.fulfill({ json }).catch(() => {})
    })
    await openPage(page, '/about')
    const first = page.waitForRequest('/api/search')
    await type(page, 'old')
    await first
    await box(page).fill('new')
    await expect(options(page).first()).toContainText('About new')
    release()
    await page.waitForLoadState('networkidle')
    await expect(options(page).first()).toContainText('About new')
  })

  // Covers 2.bar.28
  test('closes only the suggestions, not the drawer, on the first Escape', further(), async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/about')
    await hydrated(page)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByRole('searchbox').click()
    await page.keyboard.type('hinge')
    await areComplete(page)
    await page.keyboard.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await expect(drawer).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/searchResults?query=hinge')
    await expect(drawer).toBeHidden()
  })
})
