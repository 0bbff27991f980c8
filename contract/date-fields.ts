/** Schemas for dates and times. */
import { z } from 'zod'
import { isDay } from './dates.ts'

/** A date such as '2027-03-01'. */
export const day = (message: string) => z.string(message).refine(isDay, { error: message, abort: true })

/** A time in UTC, such as '2027-03-01T14:05:00Z'. */
export const utcTime = (message: string) => z.iso.datetime(message)
