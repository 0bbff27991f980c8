/** A training session as visitors see it. This is plain data, so a page doesn't load the schema library. */

import { daysBetween } from './dates.ts'

export interface TrainingSession {
  readonly id: string
  /** First and last days, in the format '2026-03-03'. */
  readonly startDate: string
  readonly endDate: string
  /** Dates such as 'March 3-5, 2026'. */
  readonly dates: string
  readonly location: string
  /** What participants learn. Empty if staff haven't entered it. */
  readonly topics: string
  /** Price for each person. 0 if the session is free. */
  readonly priceUsd: number
  /**
   * Seats for new registrations, up to one more than `FEW_SEATS`. If it is 0, they are added to the waiting list. Pages
   * are updated only when this number changes.
   */
  readonly seatsLeft: number
}

/** Pages show the exact number of seats only if few are left. */
export const FEW_SEATS = 5

/** Returns the session's name in an inquiry, such as 'March 3-5, 2026 | Sampleville, TN'. */
export const sessionName = ({ dates, location }: Pick<TrainingSession, 'dates' | 'location'>) =>
  `${dates} | ${location}`

/** Returns the duration of a session: '3 days'. */
export function durationOf({ startDate, endDate }: Pick<TrainingSession, 'startDate' | 'endDate'>): string {
  const days = daysBetween(startDate, endDate) + 1
  return days === 1 ? '1 day' : `${days} days`
}

/** Returns the price of a session: 'Free' or '$1,200 per person'. */
export const priceOf = ({ priceUsd }: Pick<TrainingSession, 'priceUsd'>) =>
  priceUsd === 0 ? 'Free' : `$${priceUsd.toLocaleString('en-US')} per person`

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** Formats the first and last days of a session, given as '2026-03-03'. */
export function sessionDates(startDate: string, endDate: string): string {
  const [start, end] = [parsed(startDate), parsed(endDate)]
  if (start.year !== end.year) return `${start.text}, ${start.year} - ${end.text}, ${end.year}`
  if (start.month !== end.month) return `${start.text} - ${end.text}, ${end.year}`
  return `${start.text}${start.day === end.day ? '' : `-${end.day}`}, ${end.year}`
}

/** Formats a date given as '2026-03-03': 'March 3, 2026'. */
export const calendarDate = (date: string) => sessionDates(date, date)

function parsed(date: string) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month, day, text: `${MONTHS[month - 1]} ${day}` }
}
