import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { diskStorage } from '../files/disk-storage.ts'
import { createFiles } from '../files/files.ts'
import { isPostgres } from '../testing/database.ts'
import { forms, formTestEnv, solvedToken } from '../testing/inquiry-forms.ts'
import { pdfFile } from '../testing/sample-files.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { backUp } from './backup.ts'
import { createChanges } from './changes.ts'
import { openDatabase } from './connection.ts'

function filesOf({ app, database, root }: TestApp) {
  const files = createFiles({
    database,
    storage: diskStorage(join(root, 'data', 'files')),
    maxUploadMb: 1,
    changes: createChanges({ config: { databaseUrl: undefined }, database, log: app.log }),
    log: app.log,
  })
  const upload = async (name: string, text: string) =>
    files.store(await files.receive(name, Readable.from([pdfFile(text)])), { folder: '' }, { name: 'Erin Editor' })
  return { files, upload }
}

// The backup command is only for the embedded database. PostgreSQL has its own backup tools.
describe.skipIf(isPostgres)('a backup of the embedded database', () => {
  test('contains every inquiry acknowledged before the backup started', async () => {
    const server = await testApp(formTestEnv)
    const { files, upload } = filesOf(server)
    await upload('Truss.pdf', 'A truss')
    await upload('Truss.pdf', 'A longer truss')
    let sent = 0
    const submit = async () => {
      const captchaToken = await solvedToken(server.app, 'submit_contact')
      // Each mailbox gets only a few confirmations per day.
      sent += 1
      const payload = { ...forms.contact, email: `visitor${sent}@example.com`, captchaToken }
      const answer = await server.app.inject({ method: 'POST', url: '/api/contact', payload })
      expect(answer.statusCode).toBe(200)
      return answer.json().id as string
    }
    const before = [await submit(), await submit()]
    const during: string[] = []
    let done = false
    const writing = (async () => {
      while (!done) during.push(await submit())
    })()
    const target = join(temporaryFolder(), 'backup')
    const program = join(import.meta.dirname, '..', '..', 'scripts', 'data.ts')
    const env = { DATA_DIR: join(server.root, 'data') }
    const { stdout } = await promisify(execFile)(process.execPath, [program, 'backup', target], { env })
    expect(stdout).toMatch(/: \d+ inquiries, 2 uploaded files/)
    done = true
    await writing
    expect(during.length).toBeGreaterThan(0)

    const restored = await openDatabase({ dataDir: target, databaseUrl: undefined })
    onTestFinished(() => restored.destroy())
    const inquiries = await restored.selectFrom('inquiry').select('id').execute()
    const ids = inquiries.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(before))
    // The backup may also contain inquiries that were written while it ran. Each must have both of its emails.
    for (const id of ids) expect([...before, ...during]).toContain(id)
    const mails = await restored.selectFrom('outgoing_mail').select('id').execute()
    expect(mails).toHaveLength(2 * ids.length)
    for (const file of await files.all()) {
      for (const { object } of await files.revisions(file.id)) {
        const path = join('files', 'objects', object.slice(0, 2), object)
        expect(readFileSync(join(target, path))).toEqual(readFileSync(join(server.root, 'data', path)))
      }
    }
    expect(readFileSync(join(target, 'staff.secret'))).toEqual(readFileSync(join(server.root, 'data', 'staff.secret')))
  }, 60_000)

  test('omits a file that is deleted while the backup runs', async () => {
    const server = await testApp()
    const { files, upload } = filesOf(server)
    const storage = diskStorage(join(server.root, 'data', 'files'))
    const kept = await upload('Kept.pdf', 'kept')
    const deleted = await upload('Deleted.pdf', 'deleted')
    const target = join(temporaryFolder(), 'backup')
    let reads = 0
    const deleting = {
      async read(key: string) {
        reads += 1
        if (reads > 1) return storage.read(key)
        return Readable.from(
          (async function* () {
            await files.remove(deleted.id)
            yield* await storage.read(key)
          })(),
        )
      },
    }
    expect(await backUp(join(server.root, 'data'), deleting, target)).toMatchObject({ objects: 1 })
    const restored = await openDatabase({ dataDir: target, databaseUrl: undefined })
    onTestFinished(() => restored.destroy())
    expect(await restored.selectFrom('file').select('id').execute()).toEqual([{ id: kept.id }])
  })

  test('does not overwrite an existing backup and leaves no incomplete backup', async () => {
    const server = await testApp()
    const dataDir = join(server.root, 'data')
    const { upload } = filesOf(server)
    const { object } = await upload('Truss.pdf', 'A truss')
    const storage = diskStorage(join(dataDir, 'files'))
    const target = join(temporaryFolder(), 'backup')
    await expect(backUp(join(server.root, 'media'), storage, target)).rejects.toThrow('There is no database')
    await rm(join(dataDir, 'files', 'objects', object.slice(0, 2), object))
    await expect(backUp(dataDir, storage, target)).rejects.toThrow('ENOENT')
    expect(existsSync(target)).toBe(false)
    await upload('Truss.pdf', 'A truss again')
    await server.database.deleteFrom('file_revision').where('object', '=', object).execute()
    await backUp(dataDir, storage, target)
    await expect(backUp(dataDir, storage, target)).rejects.toThrow('exists')
  })
})
