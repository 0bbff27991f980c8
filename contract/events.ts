import { z } from 'zod'
import { CONTACT_TYPES } from './inquiry-fields.ts'
import { QUERY_MAX_LENGTH } from './search-limits.ts'

/**
 * Maximum body size of `POST /api/events`, in bytes. This is enough for one event with a search term or URL in any
 * writing system.
 */
export const EVENT_MAX_BYTES = 4096

const ADDRESS_MAX_LENGTH = 500

/** Body of `POST /api/events`: one event from a visitor who accepted analytics. */
export const analyticsEvent = z.discriminatedUnion('name', [
  z.strictObject({
    name: z.literal('page_view'),
    /** A path on this site, or the external URL of a followed link. */
    page: z
      .string()
      .max(ADDRESS_MAX_LENGTH)
      .regex(/^(\/|https?:\/\/)/),
  }),
  z.strictObject({
    name: z.literal('search'),
    /** The term without personal data (`anonymousTerm`). */
    term: z.string().max(QUERY_MAX_LENGTH),
    /** Length of the term as typed, in characters. */
    length: z.int().min(0).max(QUERY_MAX_LENGTH),
    /** Time on the visitor's clock, in milliseconds since 1970. */
    timestamp: z.int().min(0),
    results: z.int().min(0),
  }),
  z.strictObject({
    name: z.literal('pdf_click'),
    category: z.literal('User'),
    action: z.literal('Clicked on a product PDF'),
    /** Name of the PDF file. */
    label: z.string().min(1).max(ADDRESS_MAX_LENGTH),
  }),
  z.strictObject({
    name: z.literal('cad_click'),
    category: z.literal('User'),
    action: z.literal('Clicked on a CAD file'),
    /** Name of the CAD file or ZIP file. */
    label: z.string().min(1).max(ADDRESS_MAX_LENGTH),
  }),
  z.strictObject({
    name: z.literal('form_submit'),
    form: z.enum(CONTACT_TYPES),
    /** `invalid`: rejected because of invalid fields. `failed`: any other failure. */
    label: z.enum(['accepted', 'invalid', 'failed']),
  }),
])

export type AnalyticsEvent = z.output<typeof analyticsEvent>
