import { z } from 'zod'

/** Body of every API response with a status of 400 or higher. */
export const failure = z.object({
  /** Stable error code. */
  code: z.string(),
  /** Message for the visitor. */
  message: z.string(),
  requestId: z.string(),
  /** Error messages by field name. */
  fields: z.record(z.string(), z.string()).optional(),
})
export type Failure = z.output<typeof failure>

/** Error response schemas for every API route. */
export const failures = { '4xx': failure, '5xx': failure }
