/** Dates and times that staff enter, in the time zone of the browser. */

const UTC = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** Formats a time in UTC: 'Nov 25, 2026, 2:05 PM UTC'. */
export const utcText = (time: Date) => `${UTC.format(time)} UTC`

/** Formats a time for a `datetime-local` input, in the user's time zone: '2026-11-25T14:05'. */
export const localTime = (time: Date) =>
  new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

/** The user's time zone: 'America/Chicago'. */
export const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?$/

/**
 * Reads a `datetime-local` or `date` value, such as '2026-11-25T14:05', in the user's time zone. A date is its midnight.
 * Returns undefined for other text.
 */
export function readLocalTime(text: string): Date | undefined {
  if (!DATE.test(text)) return undefined
  const time = new Date(text.includes('T') ? text : `${text}T00:00`)
  return Number.isNaN(time.getTime()) ? undefined : time
}
