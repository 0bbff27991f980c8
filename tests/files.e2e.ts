import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { pdfFile, zipFile } from '#server/testing/sample-files.ts'
import { axeFindings } from './axe.ts'
import { expect, further, scrollWidth } from './fixtures.ts'
import { type InquiryServer, STAFF_PASSWORD as PASSWORD, signIn, testWithServer } from './inquiry-server.ts'

const test = testWithServer()

/** Maximum time for search to find a new file. Indexing takes up to 10 s, or longer on a busy machine. */
const INDEX_TIMEOUT_MS = 30_000

/** Creates a PNG that is large enough for its upload progress to be visible. */
const noisePng = (edge: number) =>
  sharp(randomBytes(edge * edge * 3), { raw: { width: edge, height: edge, channels: 3 } })
    .png()
    .toBuffer()

/** Sets a password with the link printed in the terminal, then signs in. */
async function setPasswordAndSignIn(page: Page, server: InquiryServer, email: string) {
  await page.goto(server.url + (await server.addStaff(email, 'editor')))
  await page.getByLabel('New password', { exact: false }).first().fill(PASSWORD)
  await page.getByLabel('Repeat new password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Files', level: 1 })).toBeVisible()
}

async function openFiles(page: Page, server: InquiryServer, name: string) {
  await signIn(page, server, name, 'editor')
  await page.goto(`${server.url}/manage/files`)
  await expect(page.getByRole('table', { name: 'Files' })).toHaveAttribute('aria-busy', 'false')
}

const rows = (page: Page) => page.getByRole('table', { name: 'Files' }).locator('tbody').getByRole('row')

/**
 * Returns a function that limits the upload rate in bytes per second. Pass -1 to remove the limit.
 */
async function throttleUploads(page: Page) {
  const network = await page.context().newCDPSession(page)
  return (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
}

/** The browser logs an error for each failed request that a test causes on purpose. */
test.use({ expectedErrors: /status of 40[19]|ERR_FAILED/ })

// Covers 1.27, 3.file.1, 4.files.2-3, 6.2, 7.files.4-5, 7.files.9-10, 8.33-34
test('uploads, finds, replaces, and deletes files', async ({ page, server }) => {
  test.slow()
  await setPasswordAndSignIn(page, server, 'erin@boltspan.example')
  await expect(page.getByText('No files yet. Drop one above.')).toBeVisible()

  const line = await throttleUploads(page)
  await line(150_000)
  await page.getByLabel('Folder').fill('load-tables/2026')
  await page.getByLabel('Files to upload').setInputFiles([
    { name: 'Torque.pdf', mimeType: 'application/pdf', buffer: pdfFile('Torque of the wombat joint') },
    { name: 'Stage left.png', mimeType: 'image/png', buffer: await noisePng(250) },
    { name: 'Stage right.png', mimeType: 'image/png', buffer: await noisePng(250) },
    { name: 'Grid.png', mimeType: 'image/png', buffer: await noisePng(250) },
    { name: 'Models.zip', mimeType: 'application/zip', buffer: Buffer.concat([zipFile(), randomBytes(200_000)]) },
  ])
  const bars = page.getByRole('progressbar')
  await expect(bars).toHaveCount(5)
  const parts = () =>
    bars.evaluateAll((all) =>
      all.map((each) => (each as HTMLProgressElement).position).filter((part) => part > 0 && part < 1),
    )
  await expect.poll(async () => (await parts()).length, { timeout: 30_000 }).toBeGreaterThan(1)
  await expect(page.getByText('All files uploaded successfully')).toBeVisible({ timeout: 60_000 })
  await line(-1)
  await expect(rows(page)).toHaveCount(5)
  const picture = rows(page).filter({ hasText: 'Grid.png' }).locator('img')
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(400)

  // Search must find the text of the PDF and link to the matching page.
  const found = async () => {
    // Search without the staff cookies, as a visitor does.
    const answer = await fetch(`${server.url}/api/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'wombat' }),
    })
    return ((await answer.json()) as { results: { readableTitle: string }[] }).results.map((each) => each.readableTitle)
  }
  await expect.poll(found, { timeout: INDEX_TIMEOUT_MS }).toEqual(['Torque.pdf'])
  const visitor = await page.context().newPage()
  await visitor.goto(`${server.url}/searchResults?query=wombat`)
  const hit = visitor.getByRole('link', { name: /Torque\.pdf/ }).first()
  const address = (await hit.getAttribute('href')) ?? ''
  expect(address).toMatch(/^\/content\/files\/[0-9a-f]{32}\/Torque\.pdf#page=1$/)
  await visitor.close()
  const content = async () =>
    (await (await page.request.get(server.url + address.replace(/#.*/, ''))).body()).toString()
  expect(await content()).toContain('wombat joint')

  // A replaced file must keep its URL and its earlier revision.
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Replace Torque.pdf' }).click()
  await (await chooser).setFiles({
    name: 'scan 12.pdf',
    mimeType: 'application/pdf',
    buffer: pdfFile('Torque of the marmot joint'),
  })
  await expect(page.getByText('File uploaded successfully')).toBeVisible()
  await page.getByRole('button', { name: /^Revision 2/ }).click()
  const revisions = page.getByRole('dialog', { name: 'Revisions of “Torque.pdf”' })
  await expect(revisions.getByRole('listitem')).toHaveCount(2)
  const saved = page.waitForEvent('download')
  await revisions.getByRole('button', { name: 'Download revision 1' }).click()
  expect((await saved).suggestedFilename()).toBe('Torque.pdf')
  await revisions.getByRole('button', { name: 'Close' }).click()
  expect(await content()).toContain('marmot joint')

  // A file with the name of another file must not replace it without a decision.
  const copy = { name: 'Torque.pdf', mimeType: 'application/pdf', buffer: pdfFile('Torque of the quokka joint') }
  await page.getByLabel('Files to upload').setInputFiles([copy])
  await page.getByRole('button', { name: 'Keep both' }).click()
  await expect(rows(page)).toHaveCount(6)
  await expect(rows(page).filter({ hasText: 'Torque (2).pdf' })).toHaveCount(1)
  expect(await content()).toContain('marmot joint')
  await page.getByRole('button', { name: 'Delete Torque (2).pdf' }).click()
  await page.getByRole('button', { name: 'Delete file' }).click()
  await expect(rows(page)).toHaveCount(5)

  await page.getByLabel('Search files').fill('stage')
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Name' }).click()
  await expect(rows(page).first()).toContainText('Stage left.png')
  await page.getByLabel('Search files').fill('')
  await expect(rows(page)).toHaveCount(5)

  await page.getByRole('button', { name: 'Delete Torque.pdf' }).click()
  const question = page.getByRole('dialog', { name: 'Delete “Torque.pdf”?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Delete Torque.pdf' }).click()
  await question.getByRole('button', { name: 'Delete file' }).click()
  await expect(page.getByText('File deleted successfully')).toBeVisible()
  await expect(rows(page)).toHaveCount(4)
  expect((await page.request.get(server.url + address.replace(/#.*/, ''))).status()).toBe(404)
  await expect.poll(found, { timeout: INDEX_TIMEOUT_MS }).toEqual([])

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect((await page.request.get(`${server.url}/api/files/list`)).status()).toBe(401)
  await page.goto(`${server.url}/manage/files`)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

// Covers 7.files.3, 8.28, 8.32
test('explains why an upload failed and restarts a canceled upload', further(), async ({ page, server }) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 780 })
  await openFiles(page, server, 'Eddie Editor')
  const line = await throttleUploads(page)

  const picker = page.getByLabel('Files to upload')
  await picker.setInputFiles([{ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<!DOCTYPE html>') }])
  await expect(page.getByText('Failed to upload file', { exact: true })).toBeVisible()
  await expect(page.getByText(/^This file type isn’t supported/)).toBeVisible()

  await line(20_000)
  await picker.setInputFiles([{ name: 'Slow.png', mimeType: 'image/png', buffer: await noisePng(400) }])
  await page.getByRole('button', { name: 'Cancel Slow.png' }).click()
  await expect(page.getByText('Canceled')).toBeVisible()
  await line(-1)
  await page.getByRole('button', { name: 'Try again with Slow.png' }).click()
  await expect(page.getByText('File uploaded successfully')).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Slow.png' })).toHaveCount(1)

  // Wait until the messages disappear, because they cover other content.
  await expect(page.getByRole('status', { name: 'Messages' }).locator('[data-tone]')).toHaveCount(0)
  expect(await scrollWidth(page)).toBe(360)
  expect(await axeFindings(page)).toEqual([])
})

// Covers 7.files.1, 8.27
test(
  "shows an error when the file list can't be loaded, and retries when the user clicks Try again",
  further(),
  async ({ page, server }) => {
    await openFiles(page, server, 'Ellen Editor')
    await page.route('**/api/files/list*', (route) => route.abort())
    await page.getByRole('button', { name: 'Size' }).click()
    await expect(page.getByText('Failed to load files')).toBeVisible()
    await page.unroute('**/api/files/list*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toBeHidden()
  },
)

test(
  'asks the user to sign in when a download fails because the session ended',
  further(),
  async ({ page, server }) => {
    await openFiles(page, server, 'Edna Editor')
    await page
      .getByLabel('Files to upload')
      .setInputFiles([{ name: 'Grid.pdf', mimeType: 'application/pdf', buffer: pdfFile('A grid') }])
    await expect(rows(page)).toContainText(['Grid.pdf'])
    await page.context().clearCookies()
    let saved = 0
    page.on('download', () => {
      saved += 1
    })
    await page.getByRole('button', { name: 'Download Grid.pdf' }).click()
    await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
    await expect(page.getByText('Failed to download file')).toHaveCount(0)
    expect(saved).toBe(0)
  },
)

test('shows several messages without overlap', further(), async ({ page, context, server }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openFiles(page, server, 'Emil Editor')
  for (const name of ['One.pdf', 'Two.pdf', 'Three.pdf']) {
    await page
      .getByLabel('Files to upload')
      .setInputFiles([{ name, mimeType: 'application/pdf', buffer: pdfFile(name) }])
    await expect(rows(page).filter({ hasText: name })).toHaveCount(1)
  }
  for (const name of ['One.pdf', 'Two.pdf', 'Three.pdf'])
    await page.getByRole('button', { name: `Copy link ${name}` }).click()
  const toasts = page.getByRole('status', { name: 'Messages' }).locator('[data-tone]')
  await expect(toasts).toHaveCount(3)
  const overlaps = () =>
    toasts.evaluateAll((all) => {
      const boxes = all.map((each) => each.getBoundingClientRect()).toSorted((a, b) => a.top - b.top)
      return boxes.slice(1).filter((box, index) => box.top < (boxes[index]?.bottom ?? 0)).length
    })
  await expect.poll(overlaps).toBe(0)
})

test('adds a resource card for an uploaded file from the list of files', further(), async ({ page, server }) => {
  test.slow()
  await openFiles(page, server, 'Casey Card')
  await page
    .getByLabel('Files to upload')
    .setInputFiles([{ name: 'Rigging manual.pdf', mimeType: 'application/pdf', buffer: pdfFile('How to rig') }])
  await page.getByRole('button', { name: 'Link from a page Rigging manual.pdf' }).click()
  await page.getByLabel('Where should the link appear?').selectOption('Pages: Resources')
  await page.getByRole('button', { name: 'Open form' }).click()
  await expect(page.getByRole('heading', { name: 'Resources', level: 1 })).toBeVisible()
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Remove card/ }) })
    .last()
  await expect(card.getByLabel('Title')).toHaveValue('Rigging manual')
  await expect(card.getByLabel('Link')).toHaveValue(/\/content\/.+\.pdf$/)
  const url = await card.getByLabel('Link').inputValue()
  await card.getByLabel('Description').fill('How to rig a truss.')
  // The draft is saved. A reload shows it without adding another card.
  await expect(page.getByText(/^Draft saved /)).toBeVisible()
  const cards = await page.getByRole('button', { name: /^Remove card/ }).count()
  await page.reload()
  await expect(card.getByLabel('Description')).toHaveValue('How to rig a truss.')
  await expect(page.getByRole('button', { name: /^Remove card/ })).toHaveCount(cards)
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeEnabled()
  await page.goto(`${server.url}/resources`)
  await expect(page.locator(`a[href="${url}"]`).first()).toBeVisible()
})
