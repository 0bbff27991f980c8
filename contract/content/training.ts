import { z } from 'zod'
import { contentKind } from './content-kind.ts'

/** Training sessions that are open for registration. The server derives them from the sessions in the database. */
export const trainingContent = contentKind({
  label: 'Training',
  isDerived: true,
  schema: z.object({
    sessions: z.array(z.object({ dates: z.string(), location: z.string(), isFull: z.boolean().optional() })),
  }),
})
