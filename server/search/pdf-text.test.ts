import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pdfBomb, pdfFile, pdfWithContent } from '../testing/sample-files.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { plainPages } from './pdf-pages.ts'
import { pdfTexts } from './pdf-text.ts'

const DAY_MS = 24 * 3_600_000

function fileOf(bytes: Buffer) {
  const file = join(temporaryFolder(), 'file.pdf')
  writeFileSync(file, bytes)
  return file
}

const never = new AbortController().signal

test('stops reading a PDF of 2 KB that decompresses to 1 GB, explains why, and does not read it again', async () => {
  const folder = temporaryFolder()
  const bytes = await pdfBomb()
  expect(bytes.length).toBeLessThan(4000)
  const file = fileOf(bytes)
  await expect(pdfTexts(folder).read('bomb', file, never)).rejects.toMatchObject({ name: 'UnreadablePdf' })
  expect(readdirSync(folder)).toEqual(['bomb.v2.problem'])
  const restarted = pdfTexts(folder, () => Date.now() + 2 * DAY_MS)
  expect(restarted.explain('bomb')).toMatch(/memory/)
  // The file is gone, so reading it would report a damaged PDF.
  await expect(restarted.read('bomb', '/nowhere', never)).rejects.toThrow('memory')
}, 120_000)

test('skips a PDF during which the server ended for a day, and then reads it', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'plan.v2.reading'), '')
  const file = fileOf(pdfFile('Torque of the wombat joint'))
  const restarted = pdfTexts(folder)
  expect(restarted.explain('plan')).toMatch(/The server ended while it read the PDF/)
  await expect(restarted.read('plan', file, never)).rejects.toMatchObject({ name: 'UnreadablePdf' })
  const nextDay = pdfTexts(folder, () => Date.now() + 1.1 * DAY_MS)
  expect(await nextDay.read('plan', file, never)).toEqual(['Torque of the wombat joint'])
  expect([nextDay.explain('plan'), nextDay.cached('plan')]).toEqual([undefined, ['Torque of the wombat joint']])
})

test('records a PDF as being read before it reads it, and forgets this when the server stops normally', async () => {
  const folder = temporaryFolder()
  const controller = new AbortController()
  const reading = pdfTexts(folder).read('plan', fileOf(pdfFile('wombat')), controller.signal)
  expect(existsSync(join(folder, 'plan.v2.reading'))).toBe(true)
  controller.abort()
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
  expect(readdirSync(folder)).toEqual([])
})

test.each([
  [{ pages: 2, characters: 100 }, ['wombat', 'wombat']],
  [{ pages: 100, characters: 15 }, ['wombat', 'wombat', 'wom']],
])('reads only a part of a long PDF: %j', async (atMost, pages) => {
  const texts = pdfTexts(temporaryFolder(), Date.now, atMost)
  const file = fileOf(pdfWithContent('BT /F1 12 Tf 72 720 Td (wombat) Tj ET', '', 4))
  expect(await texts.read('long', file, never)).toEqual(pages)
})

test('explains that a PDF is damaged', async () => {
  const texts = pdfTexts(temporaryFolder())
  await expect(texts.read('a', fileOf(Buffer.from('not a PDF')), never)).rejects.toMatchObject({
    name: 'UnreadablePdf',
  })
  expect(texts.explain('a')).toMatch(/damaged or has a password/)
})

test('removes the text of deleted PDFs and of earlier versions', async () => {
  const folder = temporaryFolder()
  for (const name of ['a.json', 'a.v2.json', 'b.v2.json', 'b.v2.problem', 'a.v1.json']) {
    writeFileSync(join(folder, name), '[]')
  }
  pdfTexts(folder).keepOnly(new Set(['a']))
  expect(readdirSync(folder)).toEqual(['a.v2.json'])
})

test('keeps words together that are divided at the end of a line', async () => {
  const content = 'BT /F1 12 Tf 14 TL 72 720 Td (porcu-) Tj T* (pine and alba\xadtross, 12-) Tj T* (in truss) Tj ET'
  const texts = pdfTexts(temporaryFolder())
  expect(await texts.read('a', fileOf(pdfWithContent(content)), never)).toEqual([
    'porcu-pine and alba-tross, 12-in truss',
  ])
})

test.each([
  ['galva-\nnized', 'galva-nized'],
  ['galva\u2010 \n  nized', 'galva-nized'],
  ['galva\u00ad\nnized', 'galva-nized'],
  ['gal\u00advan\u200bized', 'galvanized'],
  ['12-\nin', '12-in'],
  ['range -\nnext', 'range - next'],
  ['end.\nNext', 'end. Next'],
])('reads %j as %j', (text, plain) => {
  expect(plainPages([text])).toEqual([plain])
})

test('completes a word that continues on the next page', () => {
  expect(plainPages(['a galva-', 'nized plate'])).toEqual(['a galva-nized', 'nized plate'])
  expect(plainPages(['Part A-', 'Torque'])).toEqual(['Part A-', 'Torque'])
})
