import { applications } from '#catalog/applications.ts'
import { applicationUrl } from '#catalog/urls.ts'
import { expect, hydrated, openPage, test } from './fixtures.ts'

const aerospace = applications.find(({ id }) => id === 'aerospace')

// Covers 1.2, 2.applications.2, 2.applications.4, 2.application.1, 2.application.4
test('links each application card to its page and each page back to the list', async ({ page }) => {
  await openPage(page, '/applications')
  const cards = page.getByRole('region', { name: 'Common Applications Include' }).getByRole('listitem')
  const seen = await cards.evaluateAll((all) =>
    all.map((card) => `${card.querySelector('h3')?.textContent} ${decodeURI(card.querySelector('a')?.pathname ?? '')}`),
  )
  expect(seen).toEqual(applications.map((each) => `${each.name} ${applicationUrl(each)}`))
  await cards.filter({ hasText: 'Theatre & Scenic' }).getByRole('link').click()
  await expect(page).toHaveURL('/applications/theatre-&-scenic')
  await page.getByRole('link', { name: 'Back to Applications' }).click()
  await expect(page).toHaveURL('/applications')
})

// Covers 1.2, 2.application.3, 2.application.5-6
test('shows headings, paragraphs, and a gallery on an application page', async ({ page }) => {
  await page.goto('/applications/aerospace')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(aerospace?.pageHeaderTitle ?? '')
  await expect(page.locator('main > header img')).toHaveAttribute('src', /\/banners\/aerospace-/)
  for (const { type, description } of aerospace?.text ?? []) {
    const block = page.locator(type === 'header' ? 'main h2' : 'main p').filter({ hasText: description })
    await expect(block).toHaveCount(1)
  }
  await expect(page.getByRole('region', { name: 'Gallery' }).getByRole('link')).toHaveCount(
    aerospace?.pictures.length ?? 0,
  )
})

test('lists the parts shown in an image and links to them', async ({ page }) => {
  await page.goto('/applications/theatre-&-scenic')
  const gallery = page.getByRole('region', { name: 'Gallery' })
  await gallery
    .getByText(/[\d,]+ parts$/)
    .first()
    .click()
  const row = gallery.getByRole('row').filter({ hasText: 'BS-AC-DP96' }).first()
  await expect(row.getByRole('cell').first()).toHaveText(/^\d+$/)
  await row.getByRole('link').click()
  await expect(page).toHaveURL('/parts/bs-ac-dp96')
})

// Covers 2.gallery.2, 2.gallery.4, 2.gallery.9
test('shows the title of a gallery image on hover and opens the full-screen lightbox on click', async ({ page }) => {
  await page.goto('/applications/aerospace')
  await hydrated(page)
  const title = aerospace?.pictures[0]?.title ?? ''
  const thumbnail = page.getByRole('region', { name: 'Gallery' }).getByRole('link', { name: title })
  await thumbnail.scrollIntoViewIfNeeded()
  await page.mouse.move(3, 450)
  const words = thumbnail.getByText(title, { exact: true })
  await expect(words).not.toBeInViewport()
  await thumbnail.hover()
  await expect(words).toBeInViewport()
  await thumbnail.click()
  const lightbox = page.getByRole('dialog')
  await expect(lightbox.getByText(title)).toBeVisible()
  expect(await lightbox.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
})
