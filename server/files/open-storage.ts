import { join } from 'node:path'
import type { Config } from '../config.ts'
import { diskStorage } from './disk-storage.ts'
import type { Storage } from './storage.ts'

export async function openStorage({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<Storage> {
  const folder = join(dataDir, 'files')
  if (!s3) return diskStorage(folder)
  // Load the SDK only when S3 is configured, because it uses a lot of memory.
  const { s3Storage } = await import('./s3-storage.ts')
  return s3Storage(s3, folder)
}
