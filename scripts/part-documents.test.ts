import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PART_DOCUMENTS_FOLDER } from '#catalog/urls.ts'
import { pdfFile } from '#server/testing/sample-files.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { partDocuments } from './part-documents.ts'

test('lists the page count and file size of each PDF in the folder', async () => {
  const media = temporaryFolder()
  expect(await partDocuments(media)).toEqual({})
  const pdf = pdfFile('Assemble on a flat floor')
  mkdirSync(join(media, PART_DOCUMENTS_FOLDER), { recursive: true })
  writeFileSync(join(media, PART_DOCUMENTS_FOLDER, 'bs-tk-kit1.pdf'), pdf)
  expect(await partDocuments(media)).toEqual({ 'documents/parts/bs-tk-kit1.pdf': { pages: 1, bytes: pdf.length } })
})
