import { z } from 'zod'
import type { TrainingSession } from '../training-session.ts'
import { contentKind } from './content-kind.ts'

const session: z.ZodType<TrainingSession> = z.object({
  id: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  dates: z.string(),
  location: z.string(),
  topics: z.string(),
  priceUsd: z.number(),
  seatsLeft: z.number(),
})

/** Training sessions that are open for registration. The server derives them from the sessions in the database. */
export const trainingContent = contentKind({
  label: 'Training',
  isDerived: true,
  schema: z.object({ sessions: z.array(session) }),
})
