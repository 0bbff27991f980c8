import { z } from 'zod'
import { CONTACT_TYPES } from './inquiry-fields.ts'
import { QUERY_MAX_LENGTH } from './search-limits.ts'

/** Bytes of `POST /api/events`: one event, with room for a term or an address of any letters. */
export const EVENT_MAX_BYTES = 4096

const ADDRESS_MAX_LENGTH = 500

/** `POST /api/events`: one event of a visitor who has given consent. */
export const analyticsEvent = z.discriminatedUnion('name', [
  z.strictObject({
    name: z.literal('page_view'),
    /** A path of this site, or the address outside that the visitor leaves for. */
    page: z
      .string()
      .max(ADDRESS_MAX_LENGTH)
      .regex(/^(\/|https?:\/\/)/),
  }),
  z.strictObject({
    name: z.literal('search'),
    term: z.string().max(QUERY_MAX_LENGTH),
    /** Characters of the term as it was typed. */
    length: z.int().min(0).max(QUERY_MAX_LENGTH),
    /** Milliseconds since 1970, by the visitor's clock. */
    timestamp: z.int().min(0),
    results: z.int().min(0),
  }),
  z.strictObject({
    name: z.literal('pdf_click'),
    category: z.literal('User'),
    action: z.literal('Clicked on a product PDF'),
    /** The file's name. */
    label: z.string().min(1).max(ADDRESS_MAX_LENGTH),
  }),
  z.strictObject({
    name: z.literal('cad_click'),
    category: z.literal('User'),
    action: z.literal('Clicked on a CAD file'),
    /** The file's name. */
    label: z.string().min(1).max(ADDRESS_MAX_LENGTH),
  }),
  z.strictObject({
    name: z.literal('form_submit'),
    form: z.enum(CONTACT_TYPES),
    /** The outcome: accepted, rejected for invalid fields, or failed for another reason. */
    label: z.enum(['accepted', 'invalid', 'failed']),
  }),
])

export type AnalyticsEvent = z.output<typeof analyticsEvent>
