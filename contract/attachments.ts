import { z } from 'zod'
import { ATTACHMENTS } from './attachment-limits.ts'
import { NAME_MAX_LENGTH } from './file-kinds.ts'
import { cleanLine } from './plain-text.ts'

/** 128 random bits in hex, so that visitors can't refer to the files of others. */
const attachmentId = z.string().regex(/^[0-9a-f]{32}$/, 'Remove the file and attach it again.')

/** Response to `POST /api/contact/files`. */
export const uploadedAttachment = z.object({ id: attachmentId, name: z.string(), size: z.int() })
export type UploadedAttachment = z.output<typeof uploadedAttachment>

/**
 * The files of an inquiry. A file without an ID could not be uploaded. Its name tells staff which file to ask for. An
 * inquiry is never rejected because of a file that the server doesn't have.
 */
export const attachmentReferences = z
  .array(z.object({ id: attachmentId.optional(), name: z.string().overwrite(cleanLine).max(NAME_MAX_LENGTH) }))
  .max(ATTACHMENTS.maxFiles, `Attach up to ${ATTACHMENTS.maxFiles} files.`)
export type AttachmentReference = z.output<typeof attachmentReferences>[number]

/** A file of an inquiry, as staff see it. */
export const attachment = z.object({
  id: attachmentId,
  name: z.string(),
  /** In bytes. */
  size: z.int(),
  /** False if the visitor chose the file, but the server doesn't have it. */
  isReceived: z.boolean(),
})
export type Attachment = z.output<typeof attachment>

export const attachmentParams = z.object({ id: z.string().min(1).max(64), fileId: attachmentId })
