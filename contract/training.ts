/** Training sessions and their registrations, in the staff area and in the database. */
import { z } from 'zod'
import { day } from './date-fields.ts'
import { daysBetween } from './dates.ts'
import { cleanLine, cleanText } from './plain-text.ts'
import { readWholeNumber } from './quantity-text.ts'

export const SESSION_STATES = ['draft', 'announced', 'canceled'] as const
export type SessionState = (typeof SESSION_STATES)[number]

/** States that staff can give a registration. */
const SET_STATES = ['registered', 'waiting', 'canceled'] as const

/** A repeated registration has an address that is already registered for the session. It takes no seat. */
export const REGISTRATION_STATES = [...SET_STATES, 'repeated'] as const
export type RegistrationState = (typeof REGISTRATION_STATES)[number]

const LOCATION_MAX_LENGTH = 120
const NOTES_MAX_LENGTH = 2000
const MAX_CAPACITY = 1000
export const TOPICS_MAX_LENGTH = 300
const MAX_PRICE_USD = 100_000

/** A longer session has a typing error in a year. */
const MAX_DAYS = 60

/** A date field can contain a year such as 0027 if only its last digits are typed. */
const sessionDay = (missing: string) =>
  day(missing).refine((text) => text >= '2000', 'Enter the year with four digits.')

const readPrice = (text: string) => (text.trim() === '' ? 0 : readWholeNumber(text.replace(/^\s*(?:US)?\$/i, '')))

/** Body of `POST /api/training`. */
export const sessionFields = z
  .object({
    startDate: sessionDay('Enter the first day.'),
    endDate: sessionDay('Enter the last day.'),
    location: z
      .string()
      .overwrite(cleanLine)
      .trim()
      .min(1, 'Enter the location.')
      .max(LOCATION_MAX_LENGTH, `Shorten the location to ${LOCATION_MAX_LENGTH} characters.`)
      // The website separates dates and location with a vertical bar.
      .refine((text) => !text.includes('|'), 'Enter the location without a vertical bar.'),
    capacity: z.preprocess(
      (value) => (typeof value === 'string' ? readWholeNumber(value) : value),
      z
        .int('Enter the number of seats.')
        .min(1, 'Enter at least 1 seat.')
        .max(MAX_CAPACITY, `Enter at most ${MAX_CAPACITY} seats.`),
    ),
    /** What participants learn. */
    topics: z
      .string()
      .overwrite(cleanLine)
      .trim()
      .max(TOPICS_MAX_LENGTH, `Shorten the content to ${TOPICS_MAX_LENGTH} characters.`)
      .default(''),
    /** Price for each person. Empty or 0 if the session is free. */
    priceUsd: z.preprocess(
      (value) => (typeof value === 'string' ? (readPrice(value) ?? Number.NaN) : value),
      z
        .int('Enter the price in whole US dollars, such as 450.')
        .min(0, 'Enter a price of at least 0.')
        .max(MAX_PRICE_USD, `Enter a price of up to ${MAX_PRICE_USD.toLocaleString('en-US')}.`)
        .default(0),
    ),
    /** For staff only. */
    notes: z
      .string()
      .overwrite(cleanText)
      .max(NOTES_MAX_LENGTH, `Shorten the notes to ${NOTES_MAX_LENGTH} characters.`),
    state: z.enum(SESSION_STATES),
  })
  .refine(({ startDate, endDate }) => startDate <= endDate, {
    path: ['endDate'],
    message: 'The last day can’t be before the first day.',
  })
  .refine(({ startDate, endDate }) => !(daysBetween(startDate, endDate) >= MAX_DAYS), {
    path: ['endDate'],
    message: `A session can have up to ${MAX_DAYS} days.`,
  })

/**
 * Body of `PUT /api/training/{id}`. `version` is the version that the change is based on. `canceledPeople` is the number
 * of people whom the member agreed to cancel. It is required to cancel a session that people have registered for.
 */
export const sessionWrite = z.intersection(
  sessionFields,
  z.object({ version: z.coerce.number().int().min(1), canceledPeople: z.coerce.number().int().min(0).default(0) }),
)
export type SessionWrite = z.output<typeof sessionWrite>

/** True if the person takes a seat, waits for one, or has registered again. */
export const isActive = ({ state }: { readonly state: RegistrationState }) => state !== 'canceled'

export type SessionFields = z.output<typeof sessionFields>

const staffSession = z.object({
  id: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  location: z.string(),
  capacity: z.number(),
  topics: z.string(),
  priceUsd: z.number(),
  notes: z.string(),
  state: z.enum(SESSION_STATES),
  /** Incremented with each change. */
  version: z.number(),
  registered: z.number(),
  waiting: z.number(),
  /** True after the last day. Visitors no longer see the session. */
  isPast: z.boolean(),
})
export type StaffSession = z.output<typeof staffSession>

export const sessionList = z.object({ sessions: z.array(staffSession) })

const registration = z.object({
  id: z.string(),
  inquiryId: z.string(),
  state: z.enum(REGISTRATION_STATES),
  registeredAt: z.string(),
  fullName: z.string(),
  companyName: z.string(),
  stateCountry: z.string(),
  phone: z.string(),
  email: z.string(),
})
export type Registration = z.output<typeof registration>

export const sessionDetail = z.object({ session: staffSession, registrations: z.array(registration) })
export type SessionDetail = z.output<typeof sessionDetail>

export const sessionParams = z.object({ id: z.string() })
export const registrationParams = z.object({ id: z.string(), registrationId: z.string() })

/** Body of `PUT /api/training/{id}/registrations/{registrationId}`. `from` is the state that the staff member saw. */
export const registrationWrite = z.object({ from: z.enum(REGISTRATION_STATES), state: z.enum(SET_STATES) })
export type RegistrationWrite = z.output<typeof registrationWrite>

/** Body of `POST /api/training/{id}/email`, which sends an email to everyone in a session or to only one group. */
export const sessionEmail = z.object({
  to: z.enum(['registered', 'waiting', 'everyone']),
  subject: z.string().overwrite(cleanLine).trim().min(1, 'Enter a subject.').max(200),
  text: z
    .string()
    .overwrite(cleanText)
    .trim()
    .min(1, 'Enter the message.')
    .max(10_000, 'Shorten the message to 10,000 characters.'),
})
export type SessionEmail = z.output<typeof sessionEmail>

/** Response to `POST /api/training/{id}/email`: the number of recipients. */
export const sentEmails = z.object({ recipients: z.number() })
