import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { filesServer } from '../testing/files-server.ts'
import { pdfFile, zipFile } from '../testing/sample-files.ts'
import { EICAR, virusScanner } from '../testing/virus-scanner.ts'

let scanner: Awaited<ReturnType<typeof virusScanner>>
beforeAll(async () => {
  scanner = await virusScanner({ maxMb: 2, streamMaxMb: 2 })
}, 120_000)
afterAll(() => scanner.close())

async function start(clamd = scanner.socket) {
  const server = await filesServer({ env: { CLAMD: clamd } })
  onTestFinished(() => server.close())
  const address = await server.listen()
  return {
    async upload(name: string, bytes: Buffer) {
      const form = new FormData()
      form.set('file', new Blob([new Uint8Array(bytes)]), name)
      const answer = await fetch(`${address}/api/files/upload`, { method: 'POST', body: form })
      const { code, message } = (await answer.json()) as { code?: string; message?: string }
      return { status: answer.status, code, message }
    },
    /** Returns the number of files in storage, including incomplete uploads. */
    stored: () => {
      const folder = join(server.folder, 'files')
      if (!existsSync(folder)) return 0
      return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length
    },
  }
}

const notScanned = {
  status: 503,
  code: 'NOT_SCANNED',
  message: 'We couldn’t scan this file for viruses, so we didn’t save it. Please try again in a few minutes.',
}

describe('uploads with a virus scanner', () => {
  test('stores a clean file', async () => {
    const { upload, stored } = await start()
    expect(await upload('clean.pdf', pdfFile('Torque'))).toMatchObject({ status: 201 })
    expect(stored()).toBe(1)
  })

  test('rejects an infected file, names the virus, and stores nothing', async () => {
    const { upload, stored } = await start()
    const refused = {
      status: 422,
      code: 'VIRUS_FOUND',
      message: 'We found the virus Eicar-Test-Signature.UNOFFICIAL in this file, so we didn’t save it.',
    }
    expect(await upload('virus.pdf', pdfFile(EICAR))).toEqual(refused)
    expect(await upload('virus.zip', zipFile('virus.com', EICAR))).toEqual(refused)
    expect(stored()).toBe(0)
  })

  test("rejects a file that exceeds the scanner's stream limit", async () => {
    const { upload, stored } = await start()
    const large = pdfFile('x'.repeat(3 * 1024 ** 2))
    expect(await upload('large.pdf', large)).toEqual(notScanned)
    expect(stored()).toBe(0)
  })

  test('rejects a file that the scanner accepts without scanning all of it', async () => {
    const lenient = await virusScanner({ maxMb: 1, streamMaxMb: 10 })
    onTestFinished(() => lenient.close())
    const { upload, stored } = await start(lenient.socket)
    expect(await upload('large.pdf', pdfFile('x'.repeat(3 * 1024 ** 2) + EICAR))).toEqual(notScanned)
    expect(stored()).toBe(0)
  })

  test('rejects an upload when no scanner is running or the scanner disconnects', async () => {
    const nowhere = await start('/nowhere/clamd.ctl')
    expect(await nowhere.upload('clean.pdf', pdfFile('Torque'))).toEqual(notScanned)
    expect(nowhere.stored()).toBe(0)

    const closing = createServer((socket) => socket.once('data', () => socket.destroy()))
    await new Promise<void>((done) => closing.listen(0, '127.0.0.1', done))
    onTestFinished(() => void closing.close())
    const { port } = closing.address() as { port: number }
    const cut = await start(`tcp://127.0.0.1:${port}`)
    expect(await cut.upload('clean.pdf', pdfFile('Torque'))).toEqual(notScanned)
    expect(cut.stored()).toBe(0)
  })
})
