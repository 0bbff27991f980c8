/** Calendar dates such as '2027-03-01'. This module doesn't load the schema library. */

export const DAY_MS = 24 * 60 * 60_000

/** Returns the date of a time, in UTC. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 'yyyy-mm-dd'.length)

/** Returns the date some days after a date. Returns undefined for other text. */
export function dayAfter(day: string, days: number): string | undefined {
  const midnight = new Date(`${day}T00:00Z`)
  midnight.setUTCDate(midnight.getUTCDate() + days)
  return Number.isNaN(midnight.getTime()) ? undefined : dayOf(midnight)
}

/** Returns true for a date that exists. */
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && dayAfter(text, 0) === text

/** Returns the number of days from one date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
