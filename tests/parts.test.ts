/** Checks the part pages and the open-data files against the catalog. */
import { expect, test } from 'vitest'
import { computedLoadTable } from '#catalog/computed-load-tables.ts'
import { loadRatingOf } from '#catalog/load-rating.ts'
import { soldParts } from '#catalog/part-numbers.ts'
import { drawingSheets } from '#catalog/studio-results.server.ts'
import { partFile, partListFile } from '#contract/part-record.ts'
import { loadTableIds } from '#engineering/load-tables/load-table-ids.ts'
import { formatNumber, formatQuantity } from '#engineering/units.ts'
import { all, fetchPage, request, sectionOf, textOf } from './page.ts'

const parts = [...soldParts.values()]
const pathOf = (partNumber: string) => `/parts/${partNumber.toLowerCase()}`

test('shows the name, number, weight, CAD files, and ratings of every part', async () => {
  const wrong: string[] = []
  for (const { partNumber, name, weightLb, item } of parts) {
    const { document, response } = await fetchPage(pathOf(partNumber))
    const main = textOf(document.querySelector('main'))
    const isRight =
      response.status === 200 &&
      textOf(document.querySelector('h1')) === name &&
      main.includes(partNumber) &&
      main.includes(formatQuantity(weightLb, 'lb').us) &&
      document.querySelector(`a[href$="/${partNumber.toLowerCase()}.step"]`) !== null &&
      (loadRatingOf(item).ratings.length === 0 || all(sectionOf(document, 'Loads'), 'tbody tr').length > 0)
    if (!isRight) wrong.push(partNumber)
  }
  expect(wrong).toEqual([])
})

test('names the size in the image when it differs from the size of the part', async () => {
  const captionOf = async (path: string) =>
    textOf((await fetchPage(path)).document.querySelector('main figure figcaption > span'))
  for (const { partNumber, item } of parts) {
    const drawn = drawingSheets[item.partNumber]?.drawn ?? partNumber
    const expected = drawn === partNumber ? '' : `Shown: ${soldParts.get(drawn)?.size?.label}`
    expect(await captionOf(pathOf(partNumber)), partNumber).toBe(expected.replace(/\s/g, ' '))
  }
  expect(await captionOf('/parts/bs-tr12a-10')).toBe('Shown: 4 ft')
  expect(await captionOf('/parts/bs-tr12a-04')).toBe('')
  expect(await captionOf('/parts/bs-tr12a')).toBe('')
})

test('shows loads that match the load table for every section', async () => {
  let rows = 0
  for (const id of loadTableIds) {
    const { series, positions } = computedLoadTable(id)
    const part = parts.find(({ partNumber }) => partNumber.startsWith(`${series}-`))
    const [position] = positions
    if (!part || !position) continue
    const { document } = await fetchPage(pathOf(part.partNumber))
    const [table] = all(sectionOf(document, 'Loads'), 'table')
    for (const row of all(table, 'tbody tr')) {
      const [span = '', uniform = '', center = ''] = all(row, 'th, td').map(textOf)
      const listed = position.rows.find(({ spanFt }) => span === `${spanFt} ft`)
      if (!listed) continue
      rows += 1
      expect(uniform.startsWith(`${formatNumber(listed.uniform.lb)} lb`), `${series} ${span}`).toBe(true)
      expect(center.startsWith(`${formatNumber(listed.center.lb)} lb`), `${series} ${span}`).toBe(true)
    }
  }
  expect(rows).toBeGreaterThan(50)
})

test('shows every size with its weight, load, and CAD files on the family page', async () => {
  const { document, response } = await fetchPage('/parts/bs-tr12a')
  expect(response.status).toBe(200)
  const sizes = parts.filter(({ partNumber }) => partNumber.startsWith('BS-TR12A-'))
  const rows = all(sectionOf(document, 'Sizes'), 'tbody tr')
  expect(rows).toHaveLength(sizes.length)
  const [position] = computedLoadTable('truss-12-aluminum').positions
  for (const [index, { partNumber, weightLb, size }] of sizes.entries()) {
    const row = textOf(rows[index])
    const load = position?.rows.find(({ spanFt }) => size?.label === `${spanFt} ft`)
    expect(row).toContain(`${size?.label}${partNumber}`.replace(/\s/g, ' '))
    expect(row).toContain(formatQuantity(weightLb, 'lb').us)
    if (load) expect(row).toContain(`${formatNumber(load.uniform.lb)} lb`)
    expect(rows[index]?.querySelector(`a[href$="/${partNumber.toLowerCase()}.step"]`)).not.toBeNull()
  }
  const data = all(document, 'script[type="application/ld+json"]').map(({ textContent }) => textContent)
  expect(data.join()).toContain('"productGroupID":"BS-TR12A"')
  const quote = document.querySelector('form[action="/contact-us"]')
  expect(textOf(quote?.querySelector('button[type="submit"]'))).toBe('Request a Quote')
  expect(all(quote as Element, 'select[name="part"] option').map((each) => each.getAttribute('value'))).toEqual(
    sizes.map(({ partNumber }) => partNumber),
  )
})

test('redirects an unknown part number to /404', async () => {
  for (const path of ['/parts/bs-tr12a-20', '/parts/bs', '/parts/bs-ac']) {
    const response = await request(path)
    expect([response.status, response.headers.get('location')]).toEqual([302, '/404'])
  }
})

test('publishes every part as JSON that matches the schema, and lets other sites read it', async () => {
  const list = await request('/parts.json')
  expect(list.headers.get('access-control-allow-origin')).toBe('*')
  const { parts: listed } = partListFile.parse(await list.json())
  expect(listed.map(({ partNumber }) => partNumber)).toEqual(parts.map(({ partNumber }) => partNumber))
  for (const { partNumber, weightLb } of parts) {
    const { part } = partFile.parse(await (await request(`${pathOf(partNumber)}.json`)).json())
    expect(part).toMatchObject({ partNumber, weightLb })
  }
  expect((await request('/parts.csv')).headers.get('content-encoding')).not.toBeNull()
  const csv = await (await request('/parts.csv')).text()
  const [heads = '', ...lines] = csv.trim().split('\r\n')
  expect(lines).toHaveLength(parts.length)
  expect(heads).toContain('"Specs","Ratings"')
  const line = lines.find((each) => each.startsWith('"BS-TR12A-10"'))
  expect(line).toContain('Section: 12 × 12 in')
  expect(line).toMatch(/Moment, end frames only, no splice plates: \d+ ft·lb/)
  expect(await (await request('/parts.schema.json')).json()).toHaveProperty('anyOf')
})
