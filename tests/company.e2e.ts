import { awards } from '../catalogue/awards.ts'
import { founderStory } from '../catalogue/founder-story.ts'
import { leaders } from '../catalogue/leaders.ts'
import { offices } from '../catalogue/offices.ts'
import { resources } from '../catalogue/resources.ts'
import { expect, test } from './fixtures.ts'

// Covers 1.3, 2.routes.11, 2.about.1-2, 2.about.4-5
test('the story of the founder comes first, three leaders follow, then six awards', async ({ page }) => {
  await page.goto('/about')
  for (const paragraph of founderStory.paragraphs) await expect(page.locator('main')).toContainText(paragraph)
  const slides = page.getByRole('region', { name: 'Our leaders' }).getByRole('listitem')
  await expect(slides).toHaveCount(3)
  await expect(slides.getByRole('heading')).toHaveText(leaders.map(({ name }) => name))
  const entries = page.getByRole('region', { name: 'Awards' }).getByRole('listitem')
  await expect(entries).toHaveCount(6)
  for (const [index, { title, year, organization, description }] of awards.entries()) {
    for (const part of [title, String(year), organization, description]) {
      await expect(entries.nth(index)).toContainText(part)
    }
  }
})

// Covers 1.4, 2.routes.12, 2.leadership.1-5
test('each of the three leaders has a photo, a name, a title and a bio', async ({ page }) => {
  await page.goto('/leadership')
  const cards = page.locator('main > ul > li')
  await expect(cards).toHaveCount(3)
  for (const [index, { name, title, bio }] of leaders.entries()) {
    const card = cards.nth(index)
    await expect(card.locator('img')).toHaveAttribute('src', /\/leaders\//)
    await expect(card.getByRole('heading')).toHaveText(name)
    for (const part of [title, ...bio]) await expect(card).toContainText(part)
  }
})

// Covers 1.18, 2.routes.13, 2.contact.1-2, 3.office.2
test('two offices stand beside the contact form, each with its address', async ({ page }) => {
  await page.goto('/contact-us')
  await expect(page.locator('main form')).toBeVisible()
  const panels = page.getByRole('region', { name: 'Our Offices' }).getByRole('listitem')
  await expect(panels.getByRole('heading')).toHaveText(['USA', 'Europe'])
  for (const [index, { addressLines }] of offices.entries()) {
    for (const line of addressLines) await expect(panels.nth(index)).toContainText(line)
  }
})

// Covers 2.resources.1-10
test('nine resources lead where the specification says', async ({ page }) => {
  await page.goto('/resources')
  const rows = page.locator('main ul').first().locator('> li')
  const seen = await rows.evaluateAll((all) =>
    all.map((row) => {
      const link = row.querySelector('details') ? undefined : row.querySelector('a')
      return `${row.querySelector('h3')?.textContent}: ${link ? link.getAttribute('href') : 'unfolds'}`
    }),
  )
  expect(seen).toEqual([
    'Catalog V5: /content/documents/catalog-v5.pdf',
    'Request a Catalog: /catalog/request',
    'Register for Training: /training',
    'Connection Guide: /content/documents/connection-guide.pdf',
    'Tool Kit: /content/documents/tool-kit.pdf',
    'Load Tables: unfolds',
    'CAD Library: /resources/cad',
    '3D Model Warehouse: https://models.example/boltspan',
    'Warranty & Policies: /warranty-and-policies',
    'Financing: https://financing.example/boltspan',
  ])
})

// Covers 2.resources.15-17
test('each load table among the resources has a title, a description and View/Download', async ({ page }) => {
  await page.goto('/resources')
  await page.getByText('Learn More').click()
  const tables = resources.find(({ items }) => items)?.items ?? []
  const rows = page.locator('main details li')
  await expect(rows).toHaveCount(9)
  for (const [index, { title, description, url }] of tables.entries()) {
    await expect(rows.nth(index).getByRole('heading')).toHaveText(title)
    await expect(rows.nth(index)).toContainText(description)
    const link = rows.nth(index).getByRole('link', { name: /^View\/Download/ })
    await expect(link).toHaveAttribute('href', `/content/${url}`)
  }
})
