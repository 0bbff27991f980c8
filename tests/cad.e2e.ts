import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { CAD_KINDS, type CadKind, cadFileName, cadPath } from '#catalog/cad.ts'
import { cadFiles } from '#catalog/cad-files.ts'
import { soldParts } from '#catalog/part-numbers.ts'
import { drawingSheets, measuredParts } from '#catalog/studio-results.server.ts'
import { readZip } from '#server/testing/read-zip.ts'
import { expectAccessible } from './axe.ts'
import { collectRequests, download, expect, further, openPage, rememberConsent } from './fixtures.ts'
import { testWithServer } from './inquiry-server.ts'

const test = testWithServer()

const MEDIA = new URL('../media/', import.meta.url)

const numbers = [...soldParts.keys()]

/** Reads the original file from `media/`. */
function fileOf(partNumber: string, kind: CadKind) {
  const path = cadPath(partNumber, kind)
  return kind === 'step' ? gunzipSync(readFileSync(new URL(`${path}.gz`, MEDIA))) : readFileSync(new URL(path, MEDIA))
}

function expectMembers(zip: Buffer, partNumbers: readonly string[], kinds: readonly CadKind[]) {
  const members = readZip(zip)
  const names = partNumbers.flatMap((each) =>
    kinds.filter((kind) => cadFiles[each]?.[kind]).map((kind) => [each, kind] as const),
  )
  expect([...members.keys()]).toEqual(names.map(([each, kind]) => cadFileName(each, kind)))
  for (const [each, kind] of names) {
    expect(members.get(cadFileName(each, kind))?.equals(fileOf(each, kind)), `${each} ${kind}`).toBe(true)
  }
}

const files = (page: Page) => page.getByRole('region', { name: 'CAD and Documents' })

test.describe('a part with CAD files', () => {
  test('downloads each CAD file unchanged and names it after the part number', async ({ page }) => {
    await openPage(page, '/parts/bs-tr12a-03')
    for (const kind of CAD_KINDS) {
      const link = files(page).getByRole('link', {
        name: new RegExp(`^${kind.toUpperCase()} for BS-TR12A-03, [\\d.]+ [KM]B$`),
      })
      const { name, bytes } = await download(page, () => link.click())
      expect(name).toBe(`BS-TR12A-03.${kind}`)
      expect(bytes.equals(fileOf('BS-TR12A-03', kind))).toBe(true)
    }
  })

  test(
    'downloads the CAD files for all lengths of a part as one zip with the stated file size',
    further(),
    async ({ page }) => {
      await openPage(page, '/parts/bs-tr12a-03')
      const link = files(page).getByRole('link', { name: /^All sizes and formats/ })
      const { name, bytes } = await download(page, () => link.click())
      expect(name).toBe('BS-TR12A-01 to -10.zip')
      await expect(link).toContainText(`${(bytes.length / 1024 ** 2).toFixed(1)} MB`)
      const sizes = soldParts.get('BS-TR12A-10')?.item.sizes?.map(({ partNumber }) => partNumber) ?? []
      expectMembers(bytes, sizes, CAD_KINDS)
    },
  )
})

test('counts clicks on CAD files only after consent', further(), async ({ page, context, serverWith }) => {
  test.slow()
  const server = await serverWith()
  const events = collectRequests(page, (request) =>
    request.url().endsWith('/api/events') ? (request.postDataJSON() as unknown) : undefined,
  )
  const take = async (tab: Page) => {
    await openPage(tab, `${server.url}/parts/bs-tr12a-01`)
    for (const name of [/^DXF for BS-TR12A-01/, /^All sizes and formats/])
      await download(tab, () => files(tab).getByRole('link', { name }).click())
  }
  await take(page)
  expect(events).toEqual([])
  const consenting = await context.browser()?.newContext()
  if (!consenting) throw new Error('This page has no browser.')
  await rememberConsent(consenting, 'accepted')
  await take(await consenting.newPage())
  await expect
    .poll(() => server.counts('cad'))
    .toEqual([
      ['cad', 'bs-tr12a-01.dxf', 1, 0],
      ['cad', 'bs-tr12a-10-all-sizes.zip', 1, 0],
    ])
  await consenting.close()
})

test('downloads the CAD files for a 20-part quote list as one zip', further(), async ({ page }) => {
  test.slow()
  const parts = numbers.filter((_, index) => index % 16 === 3).slice(0, 20)
  expect(parts).toHaveLength(20)
  const lines = [...parts, 'BS-NONE-1'].map((partNumber) => ({ partNumber, quantity: 2 }))
  await page.goto('/about')
  await page.evaluate((lines) => {
    const list = { id: 'stage', name: 'Stage', lines }
    localStorage.setItem('boltspan-quote-lists', JSON.stringify({ version: 1, current: 'stage', lists: [list] }))
  }, lines)
  await openPage(page, '/quote-list')
  const section = page.getByRole('region', { name: 'CAD Files' })
  const link = section.getByRole('link', { name: /^Download All CAD Files/ })
  const { name, bytes } = await download(page, () => link.click())
  expect(name).toBe('boltspan-cad-20-parts.zip')
  expectMembers(bytes, parts, ['step', 'dxf'])
  await expect(link).toContainText(`${(bytes.length / 1024 ** 2).toFixed(1)} MB`)
  // The page must name the parts that have no DXF file.
  const withoutDxf = parts.filter((each) => !cadFiles[each]?.dxf)
  if (withoutDxf.length > 0) await expect(section).toContainText(`Not available as DXF: ${withoutDxf.join(', ')}.`)
  await expect(section).toContainText('Not available as CAD: BS-NONE-1.')
  await section.getByLabel(/^STEP/).uncheck()
  const drawings = await download(page, () => link.click())
  expectMembers(drawings.bytes, parts, ['dxf'])
  await section.getByLabel(/^DXF/).uncheck()
  await expect(section.getByRole('button', { name: /^Download All CAD Files/ })).toBeDisabled()
  await expectAccessible(page)
})

test.describe('a search for CAD files', () => {
  for (const [query, card] of [
    ['BS-TR12A-10 step', '/parts/bs-tr12a-10'],
    ['12 in truss cad', '/parts/bs-tr12a-10'],
    ['dxf gusset', '/parts/bs-pl-g90-'],
  ] as const) {
    test(`finds the part for “${query}” and links to its CAD files`, further(), async ({ page }) => {
      await page.goto(`/searchResults?query=${encodeURIComponent(query)}`)
      const first = page.locator('.card-card').first()
      await expect(first.getByRole('heading').getByRole('link')).toHaveAttribute('href', new RegExp(`^${card}`))
      await expect(first.getByRole('link', { name: /^CAD files/ })).toHaveAttribute('href', /^\/resources\/cad#bs-/)
    })
  }
})

test.describe('the CAD library', () => {
  const rows = (page: Page) => page.getByRole('table', { name: 'CAD files by part number' }).locator('tbody tr')
  const itemCount = new Set([...soldParts.values()].map(({ item }) => item)).size
  /** The part numbers of all sizes in the list. */
  const numbersIn = (page: Page) =>
    rows(page).evaluateAll((all) =>
      all.flatMap((row) => {
        const sizes = [...row.querySelectorAll('option')].map(({ value }) => value)
        return sizes.length > 0 ? sizes : [row.querySelector('th')?.textContent ?? '']
      }),
    )

  test('lists every part in the CAD library with a menu of its sizes, and shows the size that the URL names', async ({
    page,
  }) => {
    await openPage(page, '/resources/cad#bs-tr12a-04')
    await expect(rows(page)).toHaveCount(itemCount)
    expect((await numbersIn(page)).toSorted()).toEqual(numbers.toSorted())
    const size = page.getByLabel('Size, BS-TR12A-01')
    await expect(size).toHaveValue('BS-TR12A-04')
    await size.selectOption('10 ft')
    const row = page.locator('#bs-tr12a-10')
    await expect(row).toContainText('120')
    const { bytes, name } = await download(page, () => row.getByRole('link', { name: /^STEP/ }).click())
    expect(name).toBe('BS-TR12A-10.step')
    expect(bytes.equals(fileOf('BS-TR12A-10', 'step'))).toBe(true)
  })

  test(
    'filters CAD files by product and spec and keeps the filters in the URL',
    further(),
    async ({ page, context }) => {
      await openPage(page, '/resources/cad')
      await page.getByLabel('Product').selectOption('Truss')
      await page.getByRole('textbox', { name: 'Min' }).fill('100')
      await page.getByRole('button', { name: 'Weight lb' }).click()
      const long = numbers.filter(
        (each) =>
          soldParts.get(each)?.address.startsWith('/products/truss#') &&
          Math.max(...(measuredParts[each]?.sizeIn ?? [])) >= 100,
      )
      await expect(page).toHaveURL(/\?product=truss&figure=length&least=100&sort=weight$/)
      const shown = await numbersIn(page)
      expect(shown.toSorted()).toEqual(long.toSorted())

      const other = await context.newPage()
      await other.goto(page.url())
      await expect(rows(other)).toHaveCount(await rows(page).count())
      expect(await numbersIn(other)).toEqual(shown)
      const { bytes } = await download(other, () =>
        other.getByText('These as a zip').getByRole('link', { name: 'DXF' }).click(),
      )
      const inZip = [...readZip(bytes).keys()].map((file) => file.replace('.dxf', ''))
      expect(inZip.toSorted()).toEqual(long.filter((each) => cadFiles[each]?.dxf).toSorted())
      await other.getByRole('button', { name: 'Clear' }).click()
      await expect(rows(other)).toHaveCount(itemCount)
      await expect(other).toHaveURL(/\/resources\/cad\?sort=weight$/)
    },
  )

  test('shows only the product families when the CAD library opens on a phone', further(), async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openPage(page, '/resources/cad')
    await expect(rows(page).first()).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2200)
    const hinges = page.getByRole('button', { name: /^Hinges/ })
    await hinges.click()
    await expect(page).toHaveURL(/\?product=hinges$/)
    await expect(rows(page).first()).toBeVisible()
    await hinges.click()
    await expect(rows(page).first()).toBeHidden()
  })

  test('passes axe and fits on a phone screen when the CAD library is open', further(), async ({ page }) => {
    await openPage(page, '/resources/cad?product=hinges')
    await expectAccessible(page)
  })
})

test.describe('a drawing sheet', () => {
  const [tallest = ''] =
    Object.entries(drawingSheets)
      .toSorted(([, a], [, b]) => b.height - a.height)
      .at(0) ?? []
  const SHEETS = [
    '/parts/bs-tr12a-10/drawing',
    '/parts/bs-pl-g90-03/drawing',
    `/parts/${tallest.toLowerCase()}/drawing`,
  ]

  test('shows a drawing sheet with catalog dimensions for every part', async ({ page, request }) => {
    const parts = [...new Set([...soldParts.values()].map(({ item }) => item.partNumber as string))]
    expect(Object.keys(drawingSheets).toSorted()).toEqual(parts.toSorted())
    await openPage(page, '/products/truss/drawings/bs-tr12a-10')
    await expect(page).toHaveURL('/parts/bs-tr12a-10/drawing')
    const image = page.getByRole('img', { name: /^Dimensioned drawing of BS-TR12A-04, 4 ft/ })
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(600)
    const svg = await (await request.get((await image.getAttribute('src')) ?? '')).text()
    const [length = 0] = measuredParts['BS-TR12A-04']?.sizeIn ?? []
    expect(svg).toContain(`>${length} in<`)
    const block = page.locator('dl[aria-label="Title block"]')
    await expect(block).toContainText(`${length} × 12 × 12 in`)
    await expect(block).toContainText(`${measuredParts['BS-TR12A-04']?.weightLb.toFixed(1)} lb`)
    await expect(block).toContainText(cadFiles['BS-TR12A-04']?.date ?? '-')
  })

  test('zooms a drawing sheet with buttons, keys, and pinch gestures', further(), async ({ page }) => {
    await openPage(page, SHEETS[0] ?? '')
    const frame = page.getByRole('region', { name: /^Drawing\. Zoom/ })
    const width = () => frame.getByRole('img').evaluate((img) => img.getBoundingClientRect().width)
    const fit = await width()
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(width).toBeCloseTo(fit * 1.5, -1)
    await frame.focus()
    await page.keyboard.press('+')
    await expect.poll(width).toBeCloseTo(fit * 2, -1)
    await expect(page.getByText('200%')).toBeVisible()
    await page.keyboard.press('0')
    await expect.poll(width).toBeCloseTo(fit, -1)
    await frame.hover({ position: { x: 10, y: 10 } })
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -60)
    await page.keyboard.up('Control')
    await expect.poll(width).toBeCloseTo(fit * 1.5, -1)
    expect(await frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeLessThan(30)
  })

  for (const path of SHEETS) {
    test(`prints ${path} on one letter-size page`, further(), async ({ page }) => {
      await openPage(page, path)
      await page.getByRole('button', { name: 'Zoom in' }).click()
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
      expect(pdf).toMatch(/\/MediaBox\s*\[0 0 792 612\]/)
    })
  }

  test('passes axe and fits on a phone screen when a drawing sheet is open', further(), async ({ page }) => {
    await openPage(page, SHEETS[1] ?? '')
    await expectAccessible(page)
  })
})

test.describe('a CAD page without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('links a part to its CAD files and its drawing when JavaScript is off', further(), async ({ page }) => {
    await page.goto('/parts/bs-tr12a-10')
    await expect(page.getByRole('link', { name: /^Drawing of Truss/ })).toBeVisible()
    await page.goto('/resources/cad#bs-tr12a-10')
    await expect(page.locator('tbody tr:visible')).toHaveCount(numbers.length)
    const row = page.locator('#bs-tr12a-10')
    await expect(row).toBeInViewport()
    const { bytes } = await download(page, () => row.getByRole('link', { name: /^DXF/ }).click())
    expect(bytes.equals(fileOf('BS-TR12A-10', 'dxf'))).toBe(true)
  })

  test('hides the zoom buttons of a drawing sheet when JavaScript is off', further(), async ({ page }) => {
    await page.goto('/parts/bs-pl-g90-03/drawing')
    await expect(page.getByRole('img', { name: /^Dimensioned drawing of BS-PL-G90-03/ })).toBeVisible()
    await expect(page.locator('main button:visible')).toHaveCount(0)
  })
})
