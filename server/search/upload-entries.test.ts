import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pdfFile } from '../testing/sample-files.ts'
import type { KnownTexts } from './pdf-text.ts'
import { type UploadedFile, type UploadStorage, uploadEntries } from './upload-entries.ts'

const uploaded = (): UploadedFile => {
  const folder = mkdtempSync(join(tmpdir(), 'boltspan-documents-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, '1')
  writeFileSync(file, pdfFile('Torque of the numbat joint'))
  return { id: '1', name: 'Torque.pdf', type: 'application/pdf', size: 800, sha256: 'a1', object: file, link: '/1' }
}

/** Objects are files; the key is the path. */
const storage: UploadStorage = { withLocalCopy: (key, use) => use(key) }

test('a PDF that was not read in time is not remembered as an empty one', async () => {
  const texts = new Map<string, readonly string[]>()
  const unread: string[] = []
  const known: KnownTexts = {
    get: (hash) => texts.get(hash),
    keep: (hash, pages) => texts.set(hash, pages),
    unread: (name, reason) => unread.push(`${name}: ${reason}`),
    unreachable: (name) => expect.unreachable(name),
  }
  const file = uploaded()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const late = uploadEntries(file, storage, known)
  vi.advanceTimersByTime(60_000)
  const [named] = await late
  vi.useRealTimers()
  expect(named).toMatchObject({ title: 'Torque.pdf', body: '' })
  expect(unread).toEqual(['Torque.pdf: Error: not read within 60000 ms'])
  expect(texts.size).toBe(0)

  const [read] = await uploadEntries(file, storage, known)
  expect(read?.body).toContain('numbat')
  expect([...texts.keys()]).toEqual(['a1'])
})
