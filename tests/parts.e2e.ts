import { expect, hydrated, openPage, test } from './fixtures.ts'

test('collects the requested parts in the contact form', async ({ page }) => {
  await openPage(page, '/parts/bs-tr12a-10')
  await page.getByRole('link', { name: 'Request a Quote' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue('Request a Quote')
  await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue('BS-TR12A-10, quantity: ')
  await page.getByRole('textbox', { name: /^Message/ }).fill('BS-TR12A-10, quantity: 6')
  await page.goto('/contact-us?part=BS-PL-SP12')
  await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue(
    'BS-TR12A-10, quantity: 6\nBS-PL-SP12, quantity: ',
  )
})

test('drops an unchanged quote request when the contact form is opened again, but keeps typed text', async ({
  page,
}) => {
  const message = page.getByRole('textbox', { name: /^Message/ })
  await page.goto('/contact-us?part=BS-TR12A-10')
  await expect(message).toHaveValue('BS-TR12A-10, quantity: ')
  await page.getByLabel('Full Name').fill('Dana Rigger')
  await page.reload()
  await expect(message).toHaveValue('BS-TR12A-10, quantity: ')
  await page.locator('header').getByRole('link', { name: "LET'S CONNECT" }).click()
  await expect(page.getByLabel('Full Name')).toHaveValue('Dana Rigger')
  await expect(page.getByLabel('Subject')).toHaveValue('')
  await expect(message).toHaveValue('')

  await page.goto('/contact-us?part=BS-PL-SP12')
  await expect(message).toHaveValue('BS-PL-SP12, quantity: ')
  await message.fill('For Nashville.\nBS-PL-SP12, quantity: ')
  await page.goto('/contact-us?list')
  await expect(page.getByLabel('Subject')).toHaveValue('Request a Quote')
  await expect(message).toHaveValue('For Nashville.')
})

test('ignores invalid part numbers in the URL of the contact form', async ({ page }) => {
  await page.goto('/contact-us?part=Visit%20my%20shop')
  await hydrated(page)
  await expect(page.getByRole('button', { name: 'SEND' })).toBeEnabled()
  await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue('')
})

test('prints the parts on a product page in black', async ({ page }) => {
  await page.goto('/products/truss')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#site-header > header')).toBeHidden()
  await expect(page.locator('#navigation-menu')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(13, 14, 15)')
  await expect(page.locator('#bs-tr12a-10')).toBeVisible()
})

test('shows the quantity reminder only while the message contains the part number', async ({ page }) => {
  await page.goto('/contact-us?part=BS-PL-SP12')
  const note = page.getByText('BS-PL-SP12 is in your message. Tell us how many you need.')
  await expect(note).toBeVisible()
  await page.getByRole('textbox', { name: /^Message/ }).fill('BS-PL-SP12, quantity: 4')
  await expect(note).toBeVisible()
  await page.getByRole('textbox', { name: /^Message/ }).fill('Something else.')
  await expect(note).toHaveCount(0)
  await page.getByRole('textbox', { name: /^Message/ }).fill('Or 4 of BS-PL-SP12 after all.')
  await expect(note).toBeVisible()
})
