/**
 * Child process that reads or converts one image. Its arguments are the name of a job and the job's arguments as JSON.
 * Prints the result or the problem as JSON. Bytes are in base64.
 */
import { PublicError } from '../errors.ts'
import { checkHeader, checkImage, makeMaster, makePreview, makeRendition, makeThumbnail } from './conversions.ts'

const base64 = (bytes: Buffer) => bytes.toString('base64')

const jobs = {
  check: checkImage,
  header: checkHeader,
  thumbnail: async (file: string) => base64(await makeThumbnail(file)),
  preview: async (file: string) => base64(await makePreview(file)),
  master: async (...args: Parameters<typeof makeMaster>) => {
    const { bytes, ...size } = await makeMaster(...args)
    return { ...size, bytes: base64(bytes) }
  },
  rendition: async (...args: Parameters<typeof makeRendition>) => {
    const { files, ...rest } = await makeRendition(...args)
    return { ...rest, files: files.map((file) => ({ ...file, bytes: base64(file.bytes) })) }
  },
}

export type ImageJobs = typeof jobs

async function answerTo(name: keyof ImageJobs, args: string) {
  const job = jobs[name] as (...args: readonly unknown[]) => Promise<unknown>
  try {
    return { result: await job(...JSON.parse(args)) }
  } catch (error) {
    if (!(error instanceof PublicError)) throw error
    const { code, status, message, cause } = error
    return { problem: { code, status, message, details: String(cause ?? '') } }
  }
}

const [, , name = '', args = ''] = process.argv
process.stdout.write(JSON.stringify(await answerTo(name as keyof ImageJobs, args)))
