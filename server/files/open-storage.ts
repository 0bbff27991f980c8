import { join } from 'node:path'
import type { Config } from '../config.ts'
import { diskStorage } from './disk-storage.ts'
import type { Storage } from './storage.ts'

/** Everything that `openStorage` needs. Plain data: it is sent to the process that builds the search index. */
export type StorageSettings = Pick<Config, 'dataDir' | 's3'>

/** The storage of the settings: S3, or the disk. */
export async function openStorage({ dataDir, s3 }: StorageSettings): Promise<Storage> {
  const folder = join(dataDir, 'files')
  if (!s3) return diskStorage(folder)
  // Loaded only where it is used: the SDK takes memory.
  const { s3Storage } = await import('./s3-storage.ts')
  return s3Storage(s3, folder)
}
