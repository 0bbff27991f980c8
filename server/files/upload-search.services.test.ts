import { expect, test, vi } from 'vitest'
import { pdfFile } from '../testing/sample-files.ts'
import { testApp } from '../testing/test-app.ts'
import { fileEditor } from '../testing/uploads.ts'

const PATIENCE = { timeout: 90_000, interval: 100 }

test('finds text in an uploaded PDF until the PDF is replaced or deleted', async () => {
  const world = await testApp()
  const { upload, remove, found } = await fileEditor(world)
  const uploadText = (text: string) => upload('Torque.pdf', pdfFile(text))

  const { id, url } = await uploadText('Torque of the wombat joint')
  await vi.waitFor(async () => expect(await found('wombat')).toEqual([[url, 1]]), PATIENCE)
  await uploadText('Torque of the marmot joint')
  await vi.waitFor(async () => expect(await found('marmot')).toEqual([[url, 1]]), PATIENCE)
  await vi.waitFor(async () => expect(await found('wombat')).toEqual([]), PATIENCE)
  await remove(id)
  await vi.waitFor(async () => expect(await found('marmot')).toEqual([]), PATIENCE)
}, 450_000)
