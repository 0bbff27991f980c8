import { z } from 'zod'

/** Body of every answer of the API with a status of 400 or more. */
export const failure = z.object({
  /** Stable name of the error. */
  code: z.string(),
  /** For the visitor. */
  message: z.string(),
  requestId: z.string(),
  /** By field name, what is wrong with it. */
  fields: z.record(z.string(), z.string()).optional(),
})
export type Failure = z.output<typeof failure>

/** Schemas of a call's failures, next to that of its success. */
export const failures = { '4xx': failure, '5xx': failure }
