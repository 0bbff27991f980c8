import { z } from 'zod'
import { utcTime } from '../date-fields.ts'
import { cleanLine } from '../plain-text.ts'

/**
 * States of a revision. A draft is saved but not public. A replaced revision was public until a later one was
 * published.
 */
export const REVISION_STATES = ['draft', 'scheduled', 'published', 'replaced'] as const

export type RevisionState = (typeof REVISION_STATES)[number]

/** Maximum size of a piece of content as JSON, in characters. */
const BODY_MAX = 200_000

export const NOTE_MAX = 300

/** The fields of a piece of content. Drafts may be incomplete, so only publishing validates them. */
const body = z
  .record(z.string(), z.json())
  .refine((value) => JSON.stringify(value).length <= BODY_MAX, 'This text is too long. Shorten it.')

export const contentParams = z.object({ kind: z.string().max(64), key: z.string().max(128) })

export const revisionParams = contentParams.extend({ revision: z.coerce.number().int().min(0) })

/** The latest revision that the editor has seen. The server rejects a write based on an older revision. */
const base = z.int().min(0)

/** Body of `PUT /api/content/{kind}/{key}/draft`. */
export const draftWrite = z.object({ base, body })
export type DraftWrite = z.output<typeof draftWrite>

const note = z.string().overwrite(cleanLine).trim().max(NOTE_MAX, `Shorten this to ${NOTE_MAX} characters.`).default('')

/** Body of `POST /api/content/{kind}/{key}/revisions`. */
export const revisionWrite = z.discriminatedUnion('action', [
  z.object({ action: z.literal('save'), base, body, note }),
  z.object({ action: z.literal('publish'), base, body, note }),
  z.object({ action: z.literal('schedule'), base, body, note, publishAt: utcTime('Choose a date and time.') }),
])
export type RevisionWrite = z.output<typeof revisionWrite>

/** Body of `POST /api/content/{kind}/{key}/unschedule`. */
export const unscheduleWrite = z.object({ base })

export const previewQuery = z.object({
  /** Path of the page. */
  page: z.string().max(500),
  /** A revision number, or the staff member's draft. */
  revision: z.union([z.literal('draft'), z.coerce.number().int().min(0)]),
})

const listed = z.object({
  kind: z.string(),
  /** Name of the kind's group, such as 'Applications'. */
  group: z.string(),
  key: z.string(),
  label: z.string(),
  /** Number of the latest revision, or 0 for built-in data. */
  revision: z.int(),
  state: z.enum(REVISION_STATES).nullable(),
  /** Number of the published revision, or 0 for built-in data. */
  published: z.int(),
  scheduledFor: z.iso.datetime().nullable(),
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.string().nullable(),
  /** Reasons why pages don't show the published revision. */
  problems: z.array(z.string()),
})
export type ListedContent = z.output<typeof listed>

export const contentList = z.object({ content: z.array(listed) })

const revision = z.object({
  revision: z.int(),
  state: z.enum(REVISION_STATES),
  note: z.string(),
  author: z.string(),
  createdAt: z.iso.datetime(),
  publishAt: z.iso.datetime().nullable(),
  publishedAt: z.iso.datetime().nullable(),
})
export type ContentRevision = z.output<typeof revision>

const anyBody = z.record(z.string(), z.json())
export type AnyBody = z.output<typeof anyBody>

export const contentDetail = listed.extend({
  /** JSON schema of the body. The schema determines the form. */
  schema: z.record(z.string(), z.json()),
  /** The latest revision, or the built-in data. */
  body: anyBody,
  draft: z.object({ base: z.int(), body: anyBody, savedAt: z.iso.datetime() }).nullable(),
  /** Newest first. */
  revisions: z.array(revision),
  /** Paths of the pages that show the content, starting with the main page. */
  pages: z.array(z.string()),
  /** True if pages show the content only from its start to its end, so that it can't also be scheduled. */
  hasPeriod: z.boolean(),
  /** True if a release has changed the built-in data since the latest revision. */
  builtInChanged: z.boolean(),
})
export type ContentDetail = z.output<typeof contentDetail>

export const revisionBody = z.object({ body: anyBody })

export const savedDraft = z.object({ savedAt: z.iso.datetime() })
