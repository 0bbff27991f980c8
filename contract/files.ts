import { z } from 'zod'
import { FILE_KIND_NAMES, FOLDER_MAX_LENGTH } from './file-kinds.ts'

export const FILES_PATH = '/api/files'

/** 128 random bits in hex, so an ID can't be guessed. */
const fileId = z.string().regex(/^[0-9a-f]{32}$/, 'File not found.')

/** An uploaded file in the staff area. */
export const storedFile = z.object({
  id: fileId,
  /** The original file name, for display only. */
  name: z.string(),
  /** Folder path, such as 'load-tables/2026', or '' for a file without a folder. */
  folder: z.string(),
  kind: z.enum(FILE_KIND_NAMES),
  /** Media type, detected from the bytes. */
  type: z.string(),
  /** Size in bytes. */
  size: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Revision number. It starts at 1 and increases with each replacement. */
  revision: z.int().min(1),
  uploadedAt: z.iso.datetime(),
  /** Name of the staff member who uploaded the file. */
  uploadedBy: z.string(),
  /** Public URL on the content host. A replacement file keeps the URL. */
  url: z.string(),
  thumbnail: z.string().optional(),
  /** URL of a WebP copy. Absent if browsers can display the original image. */
  preview: z.string().optional(),
  /** What staff should know about the file, such as why search can't find its text. */
  note: z.string().optional(),
})

export type StoredFile = z.output<typeof storedFile>

export const FILE_SORTS = ['name', 'folder', 'type', 'size', 'date', 'uploader'] as const

export type FileSort = (typeof FILE_SORTS)[number]

/** Query parameters for `GET /api/files/list`. Defaults to the newest 50 files. */
export const listRequest = z.object({
  /** Words to find in the name, folder, type, or uploader's name. */
  search: z.string().trim().max(200).default(''),
  sort: z.enum(FILE_SORTS).default('date'),
  direction: z.enum(['ascending', 'descending']).default('descending'),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(1000).default(50),
})

export type ListRequest = z.input<typeof listRequest>

/** Response to `GET /api/files/list`: one page of files. */
export const listResponse = z.array(storedFile)

/** Response header that contains the total number of files on all pages. */
export const TOTAL_HEADER = 'x-total-count'

/** Response to `GET /api/files/summary`. */
export const filesSummary = z.object({
  /** All folders, sorted by name. */
  folders: z.array(z.string()),
  /** Maximum file size, in bytes. */
  maxBytes: z.int().min(1),
})

export type FilesSummary = z.output<typeof filesSummary>

/**
 * Fields of `POST /api/files/upload` besides `file`. If `replaces` is set, the upload replaces the file with that ID,
 * and the file keeps its folder and name. Otherwise, `existing` says what happens to a file with the same folder and
 * name. With `keep`, the upload is rejected with the code FILE_EXISTS.
 */
export const uploadFields = z.object({
  folder: z
    .string()
    .max(FOLDER_MAX_LENGTH, `Please use no more than ${FOLDER_MAX_LENGTH} characters for the folder.`)
    .default(''),
  replaces: fileId.optional(),
  existing: z.enum(['replace', 'keep']).default('replace'),
})

/** Error code of an upload that would replace a file. */
export const FILE_EXISTS = 'FILE_EXISTS'

export const fileParams = z.object({ id: fileId })

/** Query parameters for `GET /api/files/{id}`. Defaults to the newest revision. */
export const downloadQuery = z.object({ revision: z.coerce.number().int().min(1).max(1_000_000).optional() })

export const fileRevision = z.object({
  revision: z.int().min(1),
  size: z.int().min(0),
  sha256: z.string(),
  uploadedAt: z.iso.datetime(),
  uploadedBy: z.string(),
})

export type FileRevision = z.output<typeof fileRevision>

/** Response to `GET /api/files/{id}/revisions`, newest first. */
export const revisionsResponse = z.object({ revisions: z.array(fileRevision) })
