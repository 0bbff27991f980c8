import { z } from 'zod'
import { FILE_KIND_NAMES, FOLDER_MAX_LENGTH } from './file-kinds.ts'

export const FILES_PATH = '/api/files'

/** 128 random bits: ids cannot be guessed. */
const fileId = z.string().regex(/^[0-9a-f]{32}$/, 'There is no such file.')

/** One file as the staff area lists it. */
export const storedFile = z.object({
  id: fileId,
  /** As it was named when it was uploaded; for display only. */
  name: z.string(),
  /** 'load-tables/2026', or '' for none. */
  folder: z.string(),
  kind: z.enum(FILE_KIND_NAMES),
  /** Media type, from its bytes. */
  type: z.string(),
  /** In bytes. */
  size: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** From 1; each replacement adds one. */
  revision: z.int().min(1),
  uploadedAt: z.iso.datetime(),
  /** Name of the member of the staff. */
  uploadedBy: z.string(),
  /** Public address at the content host; it stays the same when the file is replaced. */
  url: z.string(),
  /** URL of a thumbnail. */
  thumbnail: z.string().optional(),
  /** URL of the whole picture in a format that browsers support, where they do not support the file's. */
  preview: z.string().optional(),
})

export type StoredFile = z.output<typeof storedFile>

export const FILE_SORTS = ['name', 'folder', 'type', 'size', 'date', 'uploader'] as const

export type FileSort = (typeof FILE_SORTS)[number]

/** Query of `GET /api/files/list`: without any of these, the newest 50. */
export const listRequest = z.object({
  /** Words that name, folder, type or uploader contain. */
  search: z.string().trim().max(200).default(''),
  sort: z.enum(FILE_SORTS).default('date'),
  direction: z.enum(['ascending', 'descending']).default('descending'),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(1000).default(50),
})

export type ListRequest = z.input<typeof listRequest>

/** `GET /api/files/list`: one page of the files. */
export const listResponse = z.array(storedFile)

/** Header of that answer: how many files there are on all pages. */
export const TOTAL_HEADER = 'x-total-count'

/** `GET /api/files/summary`. */
export const filesSummary = z.object({
  /** Every folder that there is, in order. */
  folders: z.array(z.string()),
  /** Largest file that is taken, in bytes. */
  maxBytes: z.int().min(1),
})

export type FilesSummary = z.output<typeof filesSummary>

/**
 * Fields of `POST /api/files/upload` besides `file`. A file of the same folder and name is
 * replaced, as is the one that `replaces` names, whose folder and name then stay.
 */
export const uploadFields = z.object({
  folder: z
    .string()
    .max(FOLDER_MAX_LENGTH, `Please use no more than ${FOLDER_MAX_LENGTH} characters for the folder.`)
    .default(''),
  replaces: fileId.optional(),
})

export const fileParams = z.object({ id: fileId })

/** `GET /api/files/{id}`: the newest revision unless another one is named. */
export const downloadQuery = z.object({ revision: z.coerce.number().int().min(1).max(1_000_000).optional() })

export const fileRevision = z.object({
  revision: z.int().min(1),
  size: z.int().min(0),
  sha256: z.string(),
  uploadedAt: z.iso.datetime(),
  uploadedBy: z.string(),
})

export type FileRevision = z.output<typeof fileRevision>

/** `GET /api/files/{id}/revisions`, the newest first. */
export const revisionsResponse = z.object({ revisions: z.array(fileRevision) })
