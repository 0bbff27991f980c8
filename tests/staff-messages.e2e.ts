import type { Page } from '@playwright/test'
import { pdfFile } from '#server/testing/sample-files.ts'
import { expect, further, holdRequests } from './fixtures.ts'
import { signIn, testWithServer } from './inquiry-server.ts'

const test = testWithServer()

const messages = (page: Page) => page.getByRole('status', { name: 'Messages' })

const toasts = (page: Page, text = '') => messages(page).locator('[data-tone]').filter({ hasText: text })

test.use({ expectedErrors: /ERR_FAILED/ })

// Covers 4.files.1-2, 7.files.6, 7.files.8, 8.29-32, 8.34, 9.17
test('shows the outcome of each file operation in up to three messages', further(), async ({ page, server }) => {
  await signIn(page, server, 'Molly Messages', 'editor')

  let release = await holdRequests(page, '**/api/files/list*')
  await page.goto(`${server.url}/manage/files`)
  const table = page.getByRole('table', { name: 'Files' })
  await test.step('shows that the file list is loading', async () => {
    await expect(page.getByText('Loading…')).toBeVisible()
    release()
    await expect(page.getByText('No files yet.', { exact: false })).toBeVisible()
    await expect(table).toHaveAttribute('aria-busy', 'false')
    await page.unrouteAll()
    release = await holdRequests(page, '**/api/files/list*')
    await table.getByRole('button', { name: 'Size' }).click()
    await expect(table).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(table).toHaveAttribute('aria-busy', 'false')
  })

  const picker = page.getByLabel('Files to upload')
  const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdfFile(name) })
  await test.step('reports failed uploads', async () => {
    await page.route('**/api/files/upload', (route) => route.abort())
    await picker.setInputFiles([pdf('one.pdf'), pdf('two.pdf')])
    await expect(toasts(page, 'Failed to upload files')).toBeVisible()
    await page.unroute('**/api/files/upload')
  })

  await picker.setInputFiles([pdf('torque.pdf')])
  await expect(toasts(page, 'File uploaded successfully')).toBeVisible()
  const row = table.getByRole('row').filter({ hasText: 'torque.pdf' })
  await expect(row).toHaveCount(1)
  await page.route(/\/api\/files\/[0-9a-f]{32}/, (route) => route.abort())

  await test.step('reports a failed deletion', async () => {
    // Use the keyboard, because the rows move under the pointer when the list reloads.
    await page.getByRole('button', { name: 'Delete torque.pdf' }).press('Enter')
    await page.getByRole('button', { name: 'Delete file' }).click()
    await expect(toasts(page, 'Failed to delete file')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(row).toHaveCount(1)
  })

  await test.step('reports four failed downloads', async () => {
    await expect(toasts(page)).toHaveCount(0)
    const download = page.getByRole('button', { name: 'Download torque.pdf' })
    for (let count = 1; count <= 4; count += 1) {
      await download.click()
      await expect(download).toBeEnabled()
    }
    // Messages stay open while the pointer is over them. A fourth message appears after the user closes one of the
    // three open messages.
    await messages(page).hover()
    await expect(toasts(page, 'Failed to download file').first()).toBeVisible()
    await expect(toasts(page)).toHaveCount(3)
    await messages(page).getByRole('button', { name: 'Close message' }).first().click()
    await expect(toasts(page)).toHaveCount(3)
    await page.mouse.move(5, 5)
    await expect(toasts(page)).toHaveCount(0)
  })

  await test.step('reports a successful deletion', async () => {
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Delete torque.pdf' }).press('Enter')
    await page.getByRole('button', { name: 'Delete file' }).click()
    await expect(toasts(page, 'File deleted successfully')).toBeVisible()
    await expect(row).toHaveCount(0)
  })
})
