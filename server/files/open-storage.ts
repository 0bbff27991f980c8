import { join } from 'node:path'
import type { Config } from '../config.ts'
import { diskStorage } from './disk-storage.ts'
import type { Storage } from './storage.ts'

/** The storage of the settings: S3, or the disk. */
export async function openStorage({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<Storage> {
  const folder = join(dataDir, 'files')
  if (!s3) return diskStorage(folder)
  // Loaded only where it is used: the SDK takes memory.
  const { s3Storage } = await import('./s3-storage.ts')
  return s3Storage(s3, folder)
}
