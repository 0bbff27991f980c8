import type { Page } from '@playwright/test'
import { pdfFile } from '#server/testing/sample-files.ts'
import { axeFindings } from './axe.ts'
import { expect, fillFields, formMessage, formSubmit, PERSON } from './fixtures.ts'
import { type InquiryServer, signIn, testWithServer } from './inquiry-server.ts'

const test = testWithServer()

const SKETCH = { name: 'sketch.pdf', mimeType: 'application/pdf', buffer: pdfFile('A gate') }
const UPLOAD = '**/api/contact/files'

const picker = (page: Page) => page.getByLabel('Sketch or Drawing')
const fileItem = (page: Page, name: string) => page.locator('main form li', { hasText: name })

async function open(page: Page, { url }: InquiryServer) {
  await page.goto(`${url}/contact-us`)
  await expect(formSubmit(page)).toBeEnabled()
  await fillFields(page, { ...PERSON, email: 'dana@flyrail.example', subject: 'Request a Quote' })
}

// Browsers log each upload that fails.
test.use({ expectedErrors: /\/api\/contact\/files/ })

test('uploads a sketch, keeps it after a reload, and gives it to staff', async ({ page, server }) => {
  await open(page, server)
  await picker(page).setInputFiles(SKETCH)
  await expect(page.getByText('sketch.pdf is attached.')).toBeAttached()
  expect(await axeFindings(page)).toEqual([])
  await page.reload()
  await expect(fileItem(page, 'sketch.pdf')).toBeVisible()
  await formSubmit(page).click()
  await expect(formMessage(page)).toHaveText('Message sent successfully!')
  await expect(fileItem(page, 'sketch.pdf')).toHaveCount(0)

  const id = String(server.inquiries().at(-1)?.id)
  await signIn(page, server, 'Sam Sales', 'sales')
  await page.goto(`${server.url}/manage/inquiries/${id}`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'sketch.pdf' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('sketch.pdf')
})

test('sends the message without a file that could not be uploaded, and names it', async ({ page, server }) => {
  await open(page, server)
  await page.route(UPLOAD, (route) => route.abort())
  await picker(page).setInputFiles(SKETCH)
  await expect(fileItem(page, 'sketch.pdf')).toContainText('Not attached. The upload stopped.')
  await formSubmit(page).click()
  await expect(formMessage(page)).toHaveText('Message sent successfully!')
  await expect(page.getByText('We didn’t receive sketch.pdf.')).toBeVisible()
})

test('waits for an upload, which the visitor can cancel or retry', async ({ page, server }) => {
  await open(page, server)
  await page.route(UPLOAD, () => {})
  await picker(page).setInputFiles(SKETCH)
  await expect(page.getByRole('progressbar', { name: 'Uploading sketch.pdf' })).toBeVisible()
  await expect(formSubmit(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Remove sketch.pdf' }).click()
  await expect(formSubmit(page)).toBeEnabled()
  await expect(picker(page)).toBeFocused()

  await picker(page).setInputFiles({ ...SKETCH, name: 'sketch.exe', mimeType: 'application/octet-stream' })
  await expect(fileItem(page, 'sketch.exe')).toContainText('Choose a file of these types')
  await expect(fileItem(page, 'sketch.exe').getByRole('button')).toHaveText(['Remove sketch.exe'])

  await page.unroute(UPLOAD)
  await page.route(UPLOAD, (route) => route.abort(), { times: 1 })
  await picker(page).setInputFiles(SKETCH)
  await page.getByRole('button', { name: 'Try again to attach sketch.pdf' }).click()
  await expect(page.getByText('sketch.pdf is attached.')).toBeAttached()
})

test('names the reason next to a file that is not accepted, and accepts three files', async ({ page, server }) => {
  await open(page, server)
  await picker(page).setInputFiles([
    { ...SKETCH, name: 'plan.docx' },
    { ...SKETCH, name: 'photo.png' },
    SKETCH,
    { ...SKETCH, name: 'fourth.pdf' },
  ])
  await expect(fileItem(page, 'plan.docx')).toContainText('Choose a file of these types')
  await expect(fileItem(page, 'photo.png')).toContainText('its content is PDF')
  await expect(page.getByText('sketch.pdf is attached.')).toBeAttached()
  await expect(fileItem(page, 'fourth.pdf')).toHaveCount(0)
})
