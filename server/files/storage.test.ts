import { readdirSync } from 'node:fs'
import { type StoragePlace, testStorage } from '../testing/storage-tests.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { diskStorage } from './disk-storage.ts'

async function onDisk(): Promise<StoragePlace> {
  const folder = temporaryFolder()
  const keys = async () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.parentPath.includes('objects'))
      .map(({ name }) => name)
  return { storage: diskStorage(folder), folder, keys }
}

testStorage('the disk', onDisk)
