import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { PutObjectCommand, paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3'
import { isPacked, mediaCacheControl, mediaType, savedName, servedPath } from '#server/content/media-headers.ts'
import { disposition } from '#server/http/ranges.ts'

export const MEDIA_PREFIX = 'media/'

const MAX_CONCURRENT = 8

export interface PublishResult {
  readonly uploaded: readonly string[]
  readonly unchanged: number
  /**
   * Number of files that are in the bucket but no longer in the folder. They are not deleted, because pages from
   * earlier builds use them.
   */
  readonly old: number
}

/**
 * Uploads new and changed media files to the bucket with the same headers that the server would send. Compares the MD5
 * of each file with the ETag of its object, which is the MD5 for single-part uploads.
 * @param everything true to upload unchanged files too, for example after their headers have changed
 * @throws if the bucket is unreachable. Call this function again to upload the remaining files.
 */
export async function publishMedia(
  client: S3Client,
  bucket: string,
  folder: string,
  { everything = false } = {},
): Promise<PublishResult> {
  const published = new Map<string, string | undefined>()
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: MEDIA_PREFIX })) {
    for (const { Key = '', ETag } of Contents) published.set(Key.slice(MEDIA_PREFIX.length), ETag)
  }
  const paths = await pathsIn(folder)
  const uploaded: string[] = []

  async function publish(file: string) {
    const bytes = await readFile(join(folder, file))
    const path = servedPath(file)
    const name = savedName(path)
    const md5 = createHash('md5').update(bytes).digest()
    if (!everything && published.get(path) === `"${md5.toString('hex')}"`) return
    await client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: MEDIA_PREFIX + path,
        Body: bytes,
        ContentMD5: md5.toString('base64'),
        ContentType: mediaType(path),
        CacheControl: mediaCacheControl(path),
        ...(isPacked(file) ? { ContentEncoding: 'gzip' } : {}),
        ...(name ? { ContentDisposition: disposition('attachment', name) } : {}),
      }),
    )
    uploaded.push(path)
  }

  const waiting = paths.values()
  await Promise.all(
    Array.from({ length: MAX_CONCURRENT }, async () => {
      for (const path of waiting) await publish(path)
    }),
  )
  const present = new Set(paths.map(servedPath))
  const old = [...published.keys()].filter((path) => !present.has(path)).length
  return { uploaded: uploaded.sort(), unchanged: paths.length - uploaded.length, old }
}

/** Lists all files except hidden ones, which the server doesn't serve. Paths use forward slashes. */
async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .filter((path) => !/(?:^|\/)\./.test(path))
    .sort()
}
