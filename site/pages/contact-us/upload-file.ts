import '#contract/without-eval.ts'

import { isAxiosError } from 'axios'
import { ATTACHMENTS } from '#contract/attachment-limits.ts'
import { uploadedAttachment } from '#contract/attachments.ts'
import { failure } from '#contract/failure.ts'
import { type FileKindName, kindOfName, refusalOfName } from '#contract/file-kinds.ts'
import { api } from '../../services/inquiries/api.ts'

/** The server's limit for one upload. */
const TIMEOUT_MS = 10 * 60_000

export interface UploadResult {
  readonly id?: string
  readonly problem?: string
  /** Forgets the file, because another try can't help. */
  readonly file?: undefined
}

const PARTS_LIST = /\.(?:csv|tsv|txt|xlsx?|ods)$/i
const PARTS_LIST_REFUSAL =
  'For a parts list, open your quote list and paste the lines, or choose a CSV file there. The message then includes it.'

/** Returns why the server would refuse a file, or undefined. The server checks the content, too. */
function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const kind = kindOfName(name)
  const kinds: readonly FileKindName[] = ATTACHMENTS.kinds
  if (PARTS_LIST.test(name)) return PARTS_LIST_REFUSAL
  if (kind === undefined || !kinds.includes(kind))
    return refusalOfName(name) ?? `Choose a file of these types: ${ATTACHMENTS.label}.`
  if (size > ATTACHMENTS.maxMb * 1024 ** 2) return `The file is larger than ${ATTACHMENTS.maxMb} MB.`
  return size === 0 ? 'The file is empty.' : undefined
}

/**
 * Uploads a file. A refusal is a result, because the inquiry can be sent without the file.
 * @param onProgress receives the share of the bytes that have been sent, from 0 to 1
 * @throws an error from axios if the server sent no message
 */
export async function uploadFile(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<UploadResult> {
  const refusal = refusalOf(file)
  if (refusal) return { problem: refusal, file: undefined }
  const form = new FormData()
  form.set('file', file)
  try {
    const { data } = await api.post(ATTACHMENTS.path, form, {
      signal,
      timeout: TIMEOUT_MS,
      onUploadProgress: ({ loaded, total }) => total && onProgress(Math.min(loaded / total, 1)),
    })
    return { id: uploadedAttachment.parse(data).id }
  } catch (error) {
    const answer = isAxiosError(error) ? failure.partial().safeParse(error.response?.data).data : undefined
    if (answer?.message) return { problem: answer.message }
    throw error
  }
}
