import { readFileSync } from 'node:fs'
import { connectionJoints } from '../catalogue/connection-joints.ts'
import { loadTables } from '../catalogue/load-tables.ts'
import { documents } from '../catalogue/media.generated.ts'
import { offices } from '../catalogue/offices.ts'
import { policies } from '../catalogue/policies.ts'
import { products } from '../catalogue/products.ts'
import { resources } from '../catalogue/resources.ts'
import { training, trainingSessions } from '../catalogue/training.ts'
import { expect, hydrated, test } from './fixtures.ts'

const group = resources.find(({ items }) => items)

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the load tables unfold to nine documents and fold again', async ({ page }) => {
      await page.goto('/resources')
      const card = page.locator('details', { hasText: group?.title ?? '' })
      const item = card.getByRole('heading', { level: 4 })
      await expect(item.first()).toBeHidden()
      await card.getByText('Learn More').click()
      await expect(item).toHaveCount(9)
      for (const { title } of group?.items ?? []) await expect(card.getByRole('heading', { name: title })).toBeVisible()
      await card.getByText('Learn More').click()
      await expect(item.first()).toBeHidden()
    })
  })
}

test('resources without parts are opened by View/Download, in a tab of their own', async ({ page }) => {
  await page.goto('/resources')
  for (const { title, url, items } of resources) {
    const made = !url.startsWith('documents/') || url in documents
    const link = page.getByRole('link', { name: `View/Download ${title} (opens in a new tab)`, exact: true })
    await expect(link).toHaveCount(!items && made ? 1 : 0)
    if (!items && made) await expect(link).toHaveAttribute('target', '_blank')
  }
})

test('the load tables stand in two groups, five of truss and four of extrusion', async ({ page }) => {
  await page.goto('/load-tables')
  for (const [name, type, count] of [
    ['Truss', 'truss', 5],
    ['Extrusion', 'extrusion', 4],
  ] as const) {
    const cards = page.getByRole('region', { name, exact: true }).getByRole('listitem')
    await expect(cards).toHaveCount(count)
    const made = loadTables.filter((table) => table.type === type && table.url in documents)
    await expect(cards.getByRole('link')).toHaveCount(made.length)
    await expect(cards.locator('a[target="_blank"]').getByRole('heading', { level: 3 })).toHaveCount(made.length)
  }
  await page.locator('main').getByRole('link', { name: 'Our Resources' }).click()
  await expect(page).toHaveURL('/resources')
})

test('a spec sheet is linked from a part’s picture and by its name once it is made, and not before', async ({
  page,
}) => {
  const plates = products.find(({ id }) => id === 'plates')
  await page.goto('/products/plates')
  for (const item of plates?.productSections.flatMap(({ items }) => items) ?? []) {
    const sheet = item.linksSections[0]?.links.find(({ title }) => title === 'SPEC SHEET')
    const article = page.locator(`[id="${item.partNumber.toLowerCase()}"]`)
    await expect(article.getByRole('heading', { level: 3 })).toHaveText(item.name)
    const picture = article.getByRole('link', { name: `Spec sheet of ${item.name} (opens in a new tab)` })
    await expect(picture).toHaveCount(sheet && sheet.url in documents ? 1 : 0)
  }
})

test('the sizes of a part unfold to a table with a part number for each', async ({ page }) => {
  const item = products
    .flatMap(({ productSections }) => productSections)
    .flatMap(({ items }) => items)
    .find(({ sizes }) => (sizes?.length ?? 0) > 3)
  const product = products.find(({ productSections }) =>
    productSections.some(({ items }) => items.some((each) => each === item)),
  )
  await page.goto(`/products/${product?.name.toLowerCase().replaceAll(' ', '-')}`)
  await hydrated(page)
  const article = page.locator(`[id="${item?.partNumber.toLowerCase()}"]`)
  await article.getByText(`${item?.sizes?.length} sizes`).click()
  await expect(article.getByRole('rowheader')).toHaveText(item?.sizes?.map(({ partNumber }) => partNumber) ?? [])
})

test('the catalog comes in three kinds, and the request page is one click away', async ({ page }) => {
  await page.goto('/catalog')
  for (const name of [/printed/i, /digital/i, /usb/i])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await page.locator('main').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/contact-us')
  await page.goBack()
  await page.locator('main a[href^="/catalog/request"]').first().click()
  await expect(page).toHaveURL(/\/catalog\/request\/?$/)
})

test('a product page ends with the catalog, in a tab of its own', async ({ page, context }) => {
  await page.goto('/products/tools')
  const tab = context.waitForEvent('page')
  await page.getByRole('link', { name: 'VIEW/DOWNLOAD THE CATALOG (V5)' }).click()
  await expect.poll(async () => new URL((await tab).url()).pathname).toBe('/catalog')
})

test('the contact page shows both offices with phone, e-mail and hours', async ({ page }) => {
  await page.goto('/contact-us')
  for (const { country, phone, email, openingHours } of offices) {
    const office = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: country, exact: true }) })
    await expect(office.getByRole('link', { name: phone })).toHaveAttribute('href', /^tel:\+\d+$/)
    await expect(office.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
    await expect(office).toContainText(openingHours)
  }
})

for (const path of ['/warranty-and-policies', '/warranty-any-policies']) {
  test(`${path} holds the four policies whole`, async ({ page }) => {
    await page.goto(path)
    expect(policies).toHaveLength(4)
    for (const { title, paragraphs } of policies) {
      const section = page.getByRole('region', { name: title })
      for (const paragraph of paragraphs) await expect(section).toContainText(paragraph)
    }
  })
}

test('the training page says that dates are still to come, or shows its sessions', async ({ page }) => {
  await page.goto('/training')
  await expect(page.getByRole('heading', { level: 2, name: training.heading })).toBeVisible()
  if (trainingSessions.length === 0) await expect(page.getByText('2026 training dates').first()).toBeVisible()
  else await expect(page.getByRole('heading', { level: 3 })).toHaveCount(trainingSessions.length)
})

test('the connection guide is embedded with a plain link, or says that it is being prepared', async ({ page }) => {
  await page.goto('/connection-guide', { waitUntil: 'domcontentloaded' })
  if ('documents/connection-guide.pdf' in documents) {
    await expect(page.locator('main object, main iframe')).toHaveAttribute('type', 'application/pdf')
    await expect(page.getByRole('link', { name: 'Open the PDF' })).toHaveAttribute('target', '_blank')
  } else {
    await expect(page.getByText('being prepared')).toBeVisible()
  }
})

test('each joint of the connection guide has its drawing, which leads to its page of the PDF', async ({ page }) => {
  const { pages } = JSON.parse(
    readFileSync(new URL('../media/documents/connection-guide.json', import.meta.url), 'utf8'),
  ) as { pages: string[] }
  await page.goto('/connection-guide', { waitUntil: 'domcontentloaded' })
  for (const { id, title, page: number } of connectionJoints) {
    const link = page.locator(`#${id}`).getByRole('link', { name: new RegExp(`^${title}.*Page ${number}`) })
    await expect(link).toHaveAttribute('href', new RegExp(`/connection-guide\\.pdf#page=${number}$`))
    await expect(link.locator('img')).toHaveAttribute('src', new RegExp(`/drawings/joints/${id}\\.[0-9a-f]{8}\\.svg$`))
    expect(pages[number - 1]).toMatch(new RegExp(`\\d{4} ${title} `))
  }
})
