import { statSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, further, test } from './fixtures.ts'
import { fakeServer } from './inquiry-server.ts'

const SIZE = 100 * 1024 * 1024
const CHUNK = Buffer.alloc(1024 * 1024, '%PDF-1.7')
const FILE = '**/documents/catalog-v5.pdf'
const FAILED = 'Failed to download Digital Catalog. Failed to fetch file: '

const download = (page: Page) => page.getByRole('button', { name: 'Download Digital Catalog' })
const failure = (page: Page) => page.getByRole('status').getByText(/^Failed to download Digital Catalog\./)

// Covers 2.catalog.2, 2.catalog.4, 2.request.2, 2.navigation.5, 4.request.3-5, 4.download.8, 9.3
test('preselects the catalog type on the request form and shows a notice for 3 seconds', async ({ page }) => {
  await page.clock.install()
  await page.goto('/catalog')
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.textContent?.includes('has been pre-selected.')) {
        Object.assign(window, { said: (window as { said?: number }).said ?? Date.now() })
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await expect(download(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Request Printed Catalog' })).toBeVisible()
  await page.getByRole('link', { name: 'Request USB Catalog' }).click()
  await expect(page.getByText('Redirecting to USB Catalog request...')).toBeVisible()
  const notice = page.getByText('USB Catalog has been pre-selected.')
  await expect(notice).toBeVisible()
  await expect(page).toHaveURL(/\/catalog\/request$/)
  const said = await page.evaluate(() => (window as unknown as { said: number }).said)
  await page.clock.pauseAt(said + 2900)
  await expect(notice).toBeVisible()
  await page.clock.runFor(200)
  await expect(notice).toBeHidden()
  await expect(page.getByRole('radio', { name: 'USB Catalog' })).toBeChecked()
  await page.clock.resume()
  await page.getByRole('radio', { name: 'Printed Catalog' }).check()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Printed Catalog' })).toBeChecked()
})

test('forgets a preselected catalog type that the visitor did not choose', async ({ page }) => {
  await page.goto('/catalog')
  await expect(download(page)).toBeVisible()
  await page.getByRole('link', { name: 'Request USB Catalog' }).click()
  await expect(page.getByRole('radio', { name: 'USB Catalog' })).toBeChecked()
  await page.getByLabel('Full Name').fill('Dana Field')
  await page.goto('/about')
  await page.goto('/catalog/request')
  await expect(page.getByLabel('Full Name')).toHaveValue('Dana Field')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
})

/** Serves a 100 MB file as the catalog. Drops the connection after `upTo` bytes. */
const largeFile = (upTo = SIZE) =>
  fakeServer(async (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': SIZE })
    for (let sent = 0; sent < upTo; sent += CHUNK.length) {
      if (!response.write(CHUNK)) await new Promise((resolve) => response.once('drain', resolve))
    }
    if (upTo < SIZE) response.destroy()
    else response.end()
  })

async function openWith(page: Page, file: { readonly url: string }) {
  await page.goto('/catalog')
  await page.route(FILE, (route) => route.continue({ url: `${file.url}/catalog.pdf` }))
}

/** Records the card's messages and progress bar values, in order. */
async function watchCard(page: Page) {
  await page.evaluate(() => {
    const seen = { texts: [] as string[], values: [] as number[] }
    Object.assign(window, { seen })
    const card = [...document.querySelectorAll('main li')].find((each) => each.textContent?.includes('Digital Catalog'))
    const note = () => {
      for (const { textContent } of card?.querySelectorAll('[role=status] p') ?? [])
        if (textContent && !seen.texts.includes(textContent)) seen.texts.push(textContent)
      const value = card?.querySelector('progress')?.value
      if (value) seen.values.push(value)
    }
    const changes = { childList: true, subtree: true, characterData: true, attributes: true }
    new MutationObserver(note).observe(card as Node, changes)
  })
  return () => page.evaluate(() => (window as unknown as { seen: { texts: string[]; values: number[] } }).seen)
}

// Covers 1.8, 2.catalog.3, 3.catalog.2, 4.download.1-7, 7.content.1, 8.20, 9.34
test('shows progress while a 100 MB catalog downloads', further(), async ({ page }) => {
  const file = await largeFile()
  await openWith(page, file)
  await expect(download(page)).toBeEnabled()
  const seen = await watchCard(page)
  const downloading = page.waitForEvent('download')
  await download(page).click()
  await expect(download(page)).toBeDisabled()
  const saved = await downloading
  expect(saved.suggestedFilename()).toBe('boltspan-catalog-v5.pdf')
  expect(statSync(await saved.path()).size).toBe(SIZE)
  await expect(page.getByText('Digital Catalog download completed successfully!')).toBeVisible()
  await expect(download(page)).toBeDisabled()
  const { texts, values } = await seen()
  expect(texts).toEqual([
    'Preparing download...',
    'Downloading file...',
    'Processing file...',
    'Download complete!',
    'Digital Catalog download completed successfully!',
  ])
  // A fast machine shows fewer values, because the progress is updated only a few times per second.
  expect(new Set(values).size).toBeGreaterThan(2)
  await expect(page.getByText('Download complete!')).toBeHidden({ timeout: 7000 })
  await expect(page.getByText('completed successfully!')).toBeHidden()
  await expect(download(page)).toBeEnabled()
  file.close()
})

test('restarts a canceled catalog download', further(), async ({ page }) => {
  const file = await fakeServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': SIZE })
    response.write(CHUNK)
  })
  await openWith(page, file)
  await download(page).click()
  await expect(page.getByText('1.0 of 100 MB · 1%')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Download canceled.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden()
  await expect(page.getByRole('progressbar')).toBeHidden()
  await expect(download(page)).toBeFocused()
  await download(page).click()
  await expect(page.getByText('Downloading file...')).toBeVisible()
  file.close()
})

test.describe('a catalog download that fails', () => {
  test.use({ expectedErrors: /ERR_|status of 4/ })

  // Covers 8.18-19
  test('shows why the catalog download failed and enables the button again', async ({ page }) => {
    const cut = await largeFile(SIZE / 2)
    const gone = await fakeServer((_request, response) => response.writeHead(404, 'Not Found').end())
    await page.goto('/catalog')
    for (const [file, reason] of [
      [cut.url, /^the connection was interrupted after \d+ of 100 MB$/],
      [gone.url, /^404 Not Found$/],
      [undefined, /^Network Error$/],
      [
        { status: 200, contentType: 'text/html', body: '<!DOCTYPE html><title>Guest Wi-Fi</title>' },
        /^200 OK, but the response isn't a PDF\. If your network asks you to sign in, do that first and try again\.$/,
      ],
    ] as const) {
      await page.route(FILE, (route) => {
        if (!file) return route.abort()
        return typeof file === 'string' ? route.continue({ url: `${file}/catalog.pdf` }) : route.fulfill(file)
      })
      await download(page).click()
      const reasonShown = async () => (await failure(page).textContent())?.replace(FAILED, '')
      await expect.poll(reasonShown).toMatch(reason)
      await expect(page.getByText('Download complete!')).toHaveCount(0)
      await expect(download(page)).toBeEnabled()
      await page.unroute(FILE)
    }
    cut.close()
    gone.close()
  })

  // Covers 4.download.6, 8.36, 9.1, 9.4
  test('times out a catalog download after 60 s and keeps the reason on the card', further(), async ({ page }) => {
    const reason = 'Failed to fetch file: timeout of 60000ms exceeded'
    await page.clock.install()
    await page.goto('/catalog')
    await page.route(FILE, () => {})
    await download(page).click()
    await expect(page.getByText('Preparing download...')).toBeVisible()
    await page.clock.fastForward(59_000)
    await expect(download(page)).toBeDisabled()
    await page.clock.fastForward(1000)
    await expect(failure(page)).toHaveText(`Failed to download Digital Catalog. ${reason}`)
    await expect(download(page)).toBeEnabled()
    await page.clock.fastForward(5000)
    await expect(failure(page)).toBeHidden()
    await expect(page.getByText(`Download failed. ${reason}`)).toBeVisible()
  })
})
