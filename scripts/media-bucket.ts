import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { PutObjectCommand, paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3'
import { isPacked, mediaCacheControl, mediaType, savedName, servedPath } from '../server/content/media-headers.ts'
import { disposition } from '../server/http/ranges.ts'

/** Where the media folder lies in the bucket. */
export const MEDIA_PREFIX = 'media/'

/** Uploads at the same time. */
const AT_A_TIME = 8

export interface PublishResult {
  readonly uploaded: readonly string[]
  readonly unchanged: number
  /** In the bucket, and no longer in the folder. They stay: pages of earlier builds show them. */
  readonly old: number
}

/**
 * Uploads the files of the media folder that the bucket does not have as they are, with the type and the caching that
 * the server itself would send. A file is compared by its MD5, which is the ETag of an object that was stored in one
 * piece.
 * @param everything uploads unchanged files too, after a change of their headers
 * @throws if the bucket cannot be reached; what was uploaded before stays, and another run does the rest
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
  const paths = await pathsBelow(folder)
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
    Array.from({ length: AT_A_TIME }, async () => {
      for (const path of waiting) await publish(path)
    }),
  )
  const present = new Set(paths.map(servedPath))
  const old = [...published.keys()].filter((path) => !present.has(path)).length
  return { uploaded: uploaded.sort(), unchanged: paths.length - uploaded.length, old }
}

/** All files but hidden ones, which the server does not serve either; with slashes. */
async function pathsBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .filter((path) => !/(?:^|\/)\./.test(path))
    .sort()
}
