/** `npm run publish-media`: uploads new and changed files in `media/` to the bucket in the `S3_…` settings. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigError } from '#server/config.ts'
import { s3Client } from '#server/files/s3-storage.ts'
import { runCommand } from './command.ts'
import { MEDIA_PREFIX, publishMedia } from './media-bucket.ts'

await runCommand([], async ({ s3 }) => {
  const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } })
  if (!s3) throw new ConfigError('No bucket is configured. Set S3_ENDPOINT and the other S3 settings.')
  const start = performance.now()
  const folder = join(import.meta.dirname, '../media')
  const { uploaded, unchanged, old } = await publishMedia(s3Client(s3), s3.bucket, folder, { everything: values.all })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(
    `${s3.bucket}/${MEDIA_PREFIX}: ${uploaded.length} uploaded, ${unchanged} unchanged, ${old} not in the folder, ${seconds} s`,
  )
})
