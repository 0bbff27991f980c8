import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exportDatabase, importDatabase } from '../database/transfer.ts'
import { diskStorage } from '../files/disk-storage.ts'
import { temporaryDatabase } from '../testing/database.ts'
import { imageEditor, staffAddressesOf } from '../testing/images.ts'
import { imageFile } from '../testing/sample-files.ts'
import { signIn } from '../testing/staff.ts'
import { testApp } from '../testing/test-app.ts'
import { exportObjects, importObjects } from './object-transfer.ts'

test('transfers images to another server as part of an export', async () => {
  const world = await testApp()
  const { upload, crop, headers } = await imageEditor(world)
  const { id } = await upload(await imageFile('png', 800, 450))
  const [address = ''] = staffAddressesOf(await crop(id))
  const { rawPayload } = await world.app.inject({ url: address, headers })
  const folder = join(world.root, 'export')
  await exportDatabase(world.database, folder)
  expect(await exportObjects(world.database, diskStorage(join(world.root, 'data/files')), folder)).toBe(5)

  const { database, folder: there } = await temporaryDatabase()
  await importDatabase(database, folder)
  expect(await importObjects(diskStorage(join(there, 'files')), folder)).toBe(5)
  const other = await testApp({}, { dataDir: there })
  const again = await signIn(other, 'editor@boltspan.example')
  expect((await other.app.inject({ url: address, headers: again })).rawPayload.equals(rawPayload)).toBe(true)
})
