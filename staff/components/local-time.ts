/** Dates and times that staff enter, in the time zone of the browser. */

import { isDay } from '#contract/dates.ts'

const UTC = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** Formats a time in UTC: 'Nov 25, 2026, 2:05 PM UTC'. */
export const utcText = (time: Date) => `${UTC.format(time)} UTC`

/** Formats a time for a `datetime-local` input, in the user's time zone: '2026-11-25T14:05'. */
export const localTime = (time: Date) =>
  new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

/** The user's time zone: 'America/Chicago'. */
export const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Differences between the two times that clocks show when they are set back, in minutes: Lord Howe, most, and Troll. */
const SET_BACK_MINUTES = [30, 60, 120]

/**
 * Explains how `readLocalTime` reads a time that clocks skip or show twice when daylight saving time starts or ends.
 * Returns undefined for other times.
 */
export function clockChange(text: string): string | undefined {
  const time = readLocalTime(text)
  if (!time || !text.includes('T')) return undefined
  const shown = localTime(time)
  if (shown !== text.slice(0, shown.length))
    return `Clocks skip this time on that day. It is read as ${shown.slice(-'hh:mm'.length)}.`
  const isRepeated = SET_BACK_MINUTES.some(
    (minutes) => localTime(new Date(time.getTime() + minutes * 60_000)) === shown,
  )
  return isRepeated ? 'Clocks show this time twice on that day. The first one is used.' : undefined
}

const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?$/

/**
 * Reads a `datetime-local` or `date` value, such as '2026-11-25T14:05', in the user's time zone. A date is its midnight.
 * A time that clocks skip is read as one hour later, and of two times that look the same, the first one is used
 * (`clockChange`). Returns undefined for other text and for days that don't exist.
 */
export function readLocalTime(text: string): Date | undefined {
  const day = text.slice(0, 'yyyy-mm-dd'.length)
  if (!DATE.test(text) || !isDay(day)) return undefined
  const time = new Date(text.includes('T') ? text : `${text}T00:00`)
  return Number.isNaN(time.getTime()) ? undefined : time
}
